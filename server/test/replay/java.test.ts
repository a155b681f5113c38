/**
 * Programs of `calvin run --java` and of `calvin infer --java` compiled by javac and run by a plain JVM: they fail as predicted. Where
 * there is no JDK the test says that it was skipped.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../architecture/imports';
import { calvin } from '../cli/calvin';
import { temporaryFolder } from '../cli/temporary';
import { hasTurn } from '../turn';

const HAS_JDK = spawnSync('javac', ['-version']).status === 0 && spawnSync('java', ['-version']).status === 0;

/** Failures of different kinds, and what their programs print last. */
const SHOWN: readonly (readonly [file: string, method: string | undefined, line: RegExp])[] = [
  [
    'bad/discipline/Counter.no-lock.java',
    undefined,
    /^calvin: confirmed: assertion at Counter\.no-lock\.java:22: `seen == n` may not hold here\.$/,
  ],
  [
    'bad/locks/DataDependent.check-field.java',
    undefined,
    /^calvin: confirmed: null-dereference at DataDependent\.check-field\.java:18: .*java\.lang\.NullPointerException/,
  ],
  [
    'bad/invariants/Range.no-check.java',
    undefined,
    /^calvin: confirmed: global-invariant at Range\.no-check\.java:14: the invariant `low <= high` does not hold/,
  ],
  [
    'bad/discipline/Guarded.no-lock.java',
    undefined,
    /^calvin: confirmed: race at Guarded\.no-lock\.java:9: .* it is only protected while `holder == tid`/,
  ],
  ['bad/invariants/TwoBlocks.java', undefined, /^calvin: confirmed: global-invariant at TwoBlocks\.java:\d+: the invariant/],
  ['bad/discipline/HeldToTheEnd.java', undefined, /^calvin: confirmed: race at HeldToTheEnd\.java:\d+:/],
  [
    'papers/AtomicCounter.two-sections.java',
    undefined,
    /^calvin: confirmed: performs at AtomicCounter\.two-sections\.java:22: .*\(AtomicCounter#1\.count = 1\)$/,
  ],
];

/** Writes, compiles and runs; the last line and the exit code. */
async function shown(
  file: string,
  folder: string,
  method: string | undefined,
  change?: (text: string) => string,
): Promise<{ readonly line: string; readonly code: number | null }> {
  return forced(['run', ...(method === undefined ? [] : ['--method', method]), file], folder, change);
}

/** The same for any command that writes such programs. */
async function forced(
  [command = '', ...given]: readonly string[],
  folder: string,
  change?: (text: string) => string,
): Promise<{ readonly line: string; readonly code: number | null }> {
  const written = await calvin([command, '--format', 'json', '--java', folder, ...given]);
  assert.equal(written.error, '');
  const { java } = JSON.parse(written.out) as { java: { main: string; files: readonly string[] } };
  const out = path.join(folder, 'out');
  if (change) {
    const first = path.join(folder, java.files[0]!);
    const text = fs.readFileSync(first, 'utf8');
    assert.notEqual(change(text), text);
    fs.writeFileSync(first, change(text));
  }
  const compiled = spawnSync(
    'javac',
    ['-J-XX:TieredStopAtLevel=1', '-nowarn', '-encoding', 'UTF-8', '-d', out, ...java.files.map((one) => path.join(folder, one))],
    { encoding: 'utf8', timeout: 60_000 },
  );
  assert.equal(compiled.status, 0, compiled.stderr);
  const ran = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-cp', out, java.main], { encoding: 'utf8', timeout: 60_000 });
  assert.equal(ran.stderr, '');
  return { line: ran.stdout.trim().split('\n').at(-1)!, code: ran.status };
}

/** What `calvin infer` finds not to be safe goes wrong under a plain JVM, too. */
const INFER = path.join(ROOT, 'test-fixtures', 'infer');
const UNSAFE = fs
  .readdirSync(INFER)
  .filter((name) => name.endsWith('.java') && /^\/\/- infer: unsafe$/m.test(fs.readFileSync(path.join(INFER, name), 'utf8')))
  .sort();

for (const [index, name] of UNSAFE.entries()) {
  const isNow = hasTurn(index, 12) || process.env['INFER'] === 'all';
  test(`infer/${name} fails under a plain JVM`, { skip: HAS_JDK && isNow ? false : 'not its turn, or no JDK' }, async (context) => {
    const folder = temporaryFolder(context, {});
    const found = await forced(['infer', path.join(INFER, name)], path.join(folder, 'java'));
    assert.match(found.line, /^calvin: confirmed: assertion at .* \(java\.lang\.AssertionError\)$/);
    assert.equal(found.code, 1);
  });
}

for (const [index, [file, method, line]] of SHOWN.entries()) {
  const isNow = hasTurn(index, 2);
  test(`${file} fails under a plain JVM`, { skip: HAS_JDK && isNow ? false : 'not its turn, or no JDK' }, async (context) => {
    const folder = temporaryFolder(context, {});
    const found = await shown(path.join(ROOT, 'test-fixtures', file), path.join(folder, 'java'), method);
    assert.match(found.line, line);
    assert.equal(found.code, 1);
  });
}

test('what does not fail when it runs is not claimed', { skip: HAS_JDK ? false : 'there is no JDK here' }, async (context) => {
  const folder = temporaryFolder(context, {});
  // The same schedule in a class that keeps its invariant.
  const found = await shown(
    path.join(ROOT, 'test-fixtures/bad/invariants/Range.no-check.java'),
    path.join(folder, 'java'),
    undefined,
    (text) => text.replace('+ (by)', '+ (by < 0 ? 0 : by)'),
  );
  assert.deepEqual(found, { line: 'calvin: not reproduced', code: 0 });
});

test('a folder with other files is left alone, and what Java cannot show is refused with the reason', async (context) => {
  const folder = temporaryFolder(context, {
    'A.java':
      'class A {\n    private int n;\n    /*@ ghost int g; */\n    /*@ global_invariant n == g */\n    void set() { n = n + 1; }\n}\n',
  });
  const file = path.join(folder, 'A.java');
  const before = fs.readFileSync(file, 'utf8');
  const taken = await calvin(['run', '--java', folder, file]);
  assert.equal(taken.code, 2);
  assert.match(taken.error, /holds other files/);
  assert.equal(fs.readFileSync(file, 'utf8'), before);
  const refused = await calvin(['run', '--java', path.join(folder, 'java'), file]);
  assert.equal(refused.code, 1);
  assert.match(refused.out, /This cannot be shown in Java: the clause speaks of `g`, which is ghost\./);
  assert.equal(fs.existsSync(path.join(folder, 'java')), false);
});
