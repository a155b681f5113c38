/** The command line as a process: what issue and paper ask of it, on the programs of the paper. */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from './temporary';
import { calvin, report, ROOT } from './calvin';

const PAPERS = 'test-fixtures/papers';

test('the Apprentice is verified', async () => {
  const text = await calvin(['check', `${PAPERS}/Apprentice.java`]);
  assert.equal(text.code, 0, text.out + text.error);
  assert.match(
    text.out,
    /^test-fixtures\/papers\/Apprentice\.java: \d+ methods verified\n  Job\.run \(verified\) rests on: `int` and `long` as mathematical integers[^\n]*\n$/,
  );
  const wrapping = await calvin(['check', '--integers', 'java', `${PAPERS}/Apprentice.java`]);
  assert.doesNotMatch(wrapping.out, /mathematical/);
  assert.equal(text.error, '');
  const json = await report([`${PAPERS}/Apprentice.java`]);
  assert.equal(json.code, 0);
  assert.deepEqual(
    json.files.flatMap((file) => file.diagnostics),
    [],
  );
  const run = json.files[0]!.methods.find((method) => method.name === 'Job.run');
  const lines = fs.readFileSync(path.join(ROOT, PAPERS, 'Apprentice.java'), 'utf8').split('\n');
  assert.match(
    lines[run!.range.start.line - 1]!.slice(run!.range.start.column - 1),
    /^(\/\/@ )?requires/,
    'a method begins with its first specification',
  );
  assert.equal(lines[run!.range.end.line - 1]!.slice(0, run!.range.end.column - 1).trim(), '}');
});

test('the bogus line is the one error, with the discipline related to it', async () => {
  const json = await report([`${PAPERS}/Apprentice.bogus.java`]);
  assert.equal(json.code, 1);
  const all = json.files.flatMap((file) => file.diagnostics);
  assert.equal(all.length, 1);
  const lines = fs.readFileSync(path.join(ROOT, PAPERS, 'Apprentice.bogus.java'), 'utf8').split('\n');
  const [error] = all;
  assert.equal(error!.code, 'write-discipline');
  assert.match(lines[error!.range.start.line - 1]!, /job\.objref = bogus;/);
  assert.ok(error!.related.some((one) => /unwritable_by_env_if tid == main/.test(lines[one.range.start.line - 1]!)));
  assert.ok(error!.trace.length > 0, 'it says how it comes about');

  const text = await calvin(['check', `${PAPERS}/Apprentice.bogus.java`]);
  assert.equal(text.code, 1);
  assert.match(
    text.out,
    /^test-fixtures\/papers\/Apprentice\.bogus\.java:\d+:\d+: error\[write-discipline\]: .+\n *\d+ \| .*job\.objref = bogus;\n +\| +\^+\n/,
  );
  assert.match(text.out, /\n    1\. line \d+, /);
  assert.match(text.out, /: \d+ methods? verified, 1 failed\n  Job\.run \(verified\) rests on: [^\n]+\n$/);
});

test('intermediate forms are printed for a whole file and for one method', async () => {
  const file = `${PAPERS}/Apprentice.java`;
  for (const form of ['plato', 'sequential', 'smt']) {
    const one = await calvin(['check', '--dump', form, `${file}#run`]);
    assert.equal(one.code, 0, one.error);
    assert.ok(one.out.length > 100, form);
    const all = await calvin(['check', '--dump', form, file]);
    assert.equal(all.code, 0, all.error);
    assert.ok(all.out.length > one.out.length, form);
    const again = await calvin(['check', '--dump', form, file]);
    assert.equal(again.out, all.out, 'the same text every time');
  }
  const missing = await calvin(['check', '--dump', 'plato', `${file}#walk`]);
  assert.deepEqual([missing.code, missing.out], [2, '']);
  assert.match(missing.error, /^calvin: There is no method `walk`[^\n]*\n$/);
});

test('several files are one program', async (context) => {
  const folder = temporaryFolder(context, {
    'a/Counter.java': 'public class Counter {\n    /*@ unwritable_by_env_if holder == tid */\n    int n;\n}\n',
    'b/Use.java': 'class Use {\n    //@ requires c != null\n    void m(Counter c) {\n        c.n = 1;\n    }\n}\n',
  });
  const json = await report([folder]);
  assert.equal(json.code, 1);
  assert.deepEqual(
    json.files.map((file) => path.relative(folder, file.path)),
    [path.join('a', 'Counter.java'), path.join('b', 'Use.java')],
  );
  const [error] = json.files[1]!.diagnostics;
  assert.equal(error!.code, 'write-discipline');
  assert.ok(error!.related.some((one) => one.path === json.files[0]!.path));
  const relative = await calvin(['check', 'a', 'b'], folder);
  assert.match(relative.out, /^b\/Use\.java:4:9: error/);
});

test('unsupported and skipped methods end with 3, and the others are still checked', async (context) => {
  const unsupported = await report(['test-fixtures/bad/unsupported/NoImplementation.java']);
  assert.equal(unsupported.code, 3);
  assert.equal(unsupported.summary.unsupported, 1);
  const skipped = await report(['test-fixtures/bad/java-syntax/HalfMethod.java']);
  assert.equal(skipped.code, 3);
  assert.equal(skipped.summary.skipped, 1);
  assert.ok(skipped.summary.verified > 0);
  const folder = temporaryFolder(context, { 'A.java': 'class A {\n    /*@ env_assumption */\n    void m() {\n    }\n}\n' });
  assert.equal((await report([folder])).code, 1, 'a faulty specification has failed');
});

test('errors of usage and of reading are one sentence', async (context) => {
  const folder = temporaryFolder(context, { 'notes.txt': '' });
  for (const given of [
    [],
    ['check'],
    ['check', '--nonsense'],
    ['check', 'missing.java'],
    ['check', folder],
    ['check', '--format', 'xml', folder],
  ]) {
    const { code, out, error } = await calvin(given, folder);
    assert.equal(code, 2, given.join(' '));
    assert.equal(out, '');
    assert.match(error, /^calvin: [^\n]+\n$/);
    assert.doesNotMatch(error, /\n\s+at /);
  }
});

test('not built: one sentence', (context) => {
  const folder = temporaryFolder(context, {
    'server/bin/calvin.js': fs.readFileSync(path.join(ROOT, 'server', 'bin', 'calvin.js'), 'utf8'),
  });
  return calvinOf(path.join(folder, 'server', 'bin', 'calvin.js')).then(({ code, out, error }) => {
    assert.deepEqual([code, out], [2, '']);
    assert.match(error, /^calvin: Calvin is not built yet: [^\n]+\n$/);
  });
});

async function calvinOf(program: string): Promise<{ readonly code: number | null; readonly out: string; readonly error: string }> {
  const { spawnSync } = await import('node:child_process');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'check', '.'], { encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}
