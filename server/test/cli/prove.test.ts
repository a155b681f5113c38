/** `calvin prove` around the engine: which scripts are found, what is printed, and the exit codes. */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import type { Engine, Proof } from '../../src/cli/engine';
import { run } from '../../src/cli/main';
import type { FoundScript } from '../../src/cli/script-files';
import { parseScript } from '../../src/qed/script-parse';
import type { ProofResult } from '../../src/qed/session';
import { temporaryFolder } from './temporary';

const JAVA = 'class A {\n    /*@ proof\n      check; */\n    void m() { }\n}\n';

async function prove(
  verdict: ProofResult['verdict'],
  ...given: string[]
): Promise<{ readonly code: number; readonly out: string; readonly error: string; readonly scripts: readonly FoundScript[] }> {
  let out = '';
  let error = '';
  let found: readonly FoundScript[] = [];
  const unused = (): never => assert.fail('not needed here');
  const engine: Engine = {
    check: unused,
    run: unused,
    replay: unused,
    infer: unused,
    showInferred: unused,
    dump: unused,
    async prove(scripts, _options, _clock, _z3, how) {
      found = scripts;
      return {
        kind: 'proofs',
        proofs: scripts.map((script): Proof => {
          const parsed = parseScript(script.file.path, script.file.text, script.start, script.end).script;
          const steps = parsed.steps.map((step) => ({
            step,
            verdict: verdict === 'proved' ? ('ok' as const) : verdict,
            message: 'so',
            places: [],
          }));
          const suggested = how?.suggest ? { suggested: verdict === 'proved' ? ['reduce;', 'check;'] : [] } : {};
          return {
            script,
            milliseconds: 5,
            ...suggested,
            result: { verdict, steps, left: [], assumptions: ['memory'], contexts: [], questions: 0 },
          };
        }),
      };
    },
  };
  const code = await run(['prove', ...given], { out: (text) => void (out += text), error: (text) => void (error += text) }, () => engine);
  return { code, out, error, scripts: found };
}

test('scripts stand beside their class, and in it', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': JAVA, 'A.qed': 'reduce;', 'A.other.qed': 'check;', 'B.java': 'class B { }' });
  const { scripts, code } = await prove('proved', folder);
  assert.equal(code, 0);
  assert.deepEqual(
    scripts.map((one) => path.basename(one.file.path)),
    ['A.java', 'A.other.qed', 'A.qed'],
  );
  assert.ok(scripts.every((one) => path.basename(one.java.path) === 'A.java'));
  const alone = await prove('proved', path.join(folder, 'A.other.qed'));
  assert.deepEqual(
    alone.scripts.map((one) => path.basename(one.file.path)),
    ['A.other.qed'],
  );
});

test('JSON as documented, with lines of the file', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': JAVA });
  const { out } = await prove('proved', '--format', 'json', folder);
  assert.deepEqual(JSON.parse(out), {
    scripts: [
      {
        path: path.join(folder, 'A.java'),
        verdict: 'proved',
        steps: [{ line: 3, tactic: 'check', verdict: 'ok', message: 'so', places: [] }],
        left: [],
        assumptions: ['memory'],
        milliseconds: 5,
      },
    ],
  });
});

test('exit codes are those of check', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': JAVA, 'empty/B.java': 'class B { }' });
  assert.equal((await prove('failed', folder)).code, 1);
  assert.equal((await prove('unknown', folder)).code, 3);
  for (const given of [[path.join(folder, 'empty')], [path.join(folder, 'C.qed')], [], ['--show', 'x', folder]]) {
    const { code, error } = await prove('proved', ...given);
    assert.equal(code, 2, given.join(' '));
    assert.match(error, /^calvin: .+[.?]\n$/);
  }
});

test('files whose names are not UTF-8 are left out by name', {
  skip: process.platform !== 'linux' ? 'file names are bytes on Linux' : false,
}, async (context) => {
  const folder = temporaryFolder(context, { 'A.java': JAVA });
  const bytes = (name: string, end: string): Buffer =>
    Buffer.concat([Buffer.from(`${folder}/${name}`), Buffer.from([0xff]), Buffer.from(end)]);
  fs.writeFileSync(bytes('B', '.java'), JAVA);
  fs.writeFileSync(bytes('A.', '.qed'), 'check;');
  const { code, out } = await prove('proved', folder);
  assert.equal(code, 3);
  for (const name of ['B\\xff.java', 'A.\\xff.qed'])
    assert.ok(out.includes(`Not read, so not checked: \`${path.join(folder, name)}\``), out);
  assert.deepEqual(
    JSON.parse((await prove('proved', '--format', 'json', folder)).out).notRead.map((one: { readonly path: string }) =>
      path.basename(one.path),
    ),
    ['B\\xff.java', 'A.\\xff.qed'],
  );
  fs.rmSync(path.join(folder, 'A.java'));
  assert.equal((await prove('proved', folder)).code, 3);
});

test('with --suggest a Java file without a script begins with an empty one, and what is found is printed', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': 'class A { }', 'B.java': 'class B { }', 'B.qed': 'reduce;' });
  const { scripts, out, code } = await prove('proved', '--suggest', folder);
  assert.equal(code, 0);
  assert.deepEqual(
    scripts.map(({ file }) => [path.basename(file.path), file.text]),
    [
      ['A.qed', ''],
      ['B.qed', 'reduce;'],
    ],
  );
  assert.match(
    out,
    /A\.qed: proved with the tactics that are suggested in 5 ms\n\nWith these tactics at its end:\n\n {4}reduce;\n {4}check;\n/,
  );
  assert.match((await prove('unknown', '--suggest', folder)).out, /A\.qed: unknown in 5 ms\n\nNo tactic is found/);
  const json = JSON.parse((await prove('proved', '--suggest', '--format', 'json', folder)).out) as { scripts: { suggested: unknown }[] };
  assert.deepEqual(json.scripts[0]!.suggested, ['reduce;', 'check;']);
  assert.equal((await prove('proved', path.join(folder, 'A.java'))).code, 2);
});
