/** The command line around the engine: what goes where, and with which code it ends. */
import assert from 'node:assert/strict';
import * as path from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from '../../src/cli/arguments';
import type { Engine } from '../../src/cli/engine';
import { run } from '../../src/cli/main';
import { temporaryFolder } from './temporary';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

async function calvin(engine: Partial<Engine>, ...given: string[]): Promise<Outcome> {
  let out = '';
  let error = '';
  const unused = (): never => assert.fail('the engine is not needed here');
  const output = { out: (text: string) => void (out += text), error: (text: string) => void (error += text) };
  const code = await run(given, output, () => ({
    check: unused,
    dump: unused,
    run: unused,
    infer: unused,
    showInferred: unused,
    replay: unused,
    prove: unused,
    ...engine,
  }));
  return { code, out, error };
}

test('help documents every option, command and exit code', async () => {
  const { code, out, error } = await calvin({}, '--help');
  assert.equal(code, 0);
  assert.equal(error, '');
  for (const word of [
    'check',
    '--all',
    '--unroll',
    '--format text|json',
    '--dump',
    'plato',
    'sequential',
    'smt',
    '#',
    '--help',
    '--version',
    'Exit code',
    'unsupported',
    'skipped',
  ]) {
    assert.ok(out.includes(word), word);
  }
  for (const { names, options } of COMMANDS)
    for (const word of [names[0]!, ...options.map((one) => one.name)]) assert.ok(out.includes(word), word);
  assert.ok(out.split('\n').every((line) => line.length <= 120));
});

test('version', async () => {
  const { code, out } = await calvin({}, '--version');
  assert.equal(code, 0);
  assert.match(out, /^calvin \d+\.\d+\.\d+\n$/);
});

test('what cannot run says one sentence on the error output and exits with 2', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': '' });
  const problems: readonly (readonly [Partial<Engine>, readonly string[]])[] = [
    [{}, []],
    [{}, ['check']],
    [{}, ['check', '--nonsense', folder]],
    [{}, ['check', path.join(folder, 'B.java')]],
    [{}, ['check', path.join(folder, 'A.java#m')]],
    [{ check: async () => ({ kind: 'problem', sentence: 'There is no prover to check with: it did not start.' }) }, ['check', folder]],
    [{ check: () => Promise.reject(new Error('something broke\nat length')) }, ['check', folder]],
    [{ dump: async () => undefined }, ['check', '--dump', 'plato', path.join(folder, 'A.java#nothing')]],
  ];
  for (const [engine, given] of problems) {
    const { code, out, error } = await calvin(engine, ...given);
    assert.equal(code, 2, given.join(' '));
    assert.equal(out, '');
    assert.match(error, /^calvin: [^\n]+\n$/, given.join(' '));
  }
});

test('check gives the files to the engine and reports what it finds', async (context) => {
  const folder = temporaryFolder(context, { 'b/B.java': 'class B {}', 'A.java': 'class A {}' });
  const seen: unknown[] = [];
  const engine: Partial<Engine> = {
    check: async (files, options) => {
      seen.push(
        files.map((file) => path.relative(folder, file.path)),
        options,
      );
      return {
        kind: 'results',
        files: files.map((file) => ({ path: file.path, diagnostics: [], methods: [], fields: [], annotated: false })),
      };
    },
  };
  const text = await calvin(engine, 'check', '--all', folder);
  assert.deepEqual(seen, [['A.java', path.join('b', 'B.java')], { checkAll: true, javaChecks: 'auto' }]);
  assert.equal(text.code, 0);
  assert.equal(text.out.split('\n').length, 2, 'one line');
  const json: unknown = JSON.parse((await calvin(engine, 'check', '--format', 'json', folder)).out);
  assert.ok(typeof json === 'object' && json !== null && 'files' in json && 'summary' in json);
});

test('dump prints what it is given, of the methods asked for', async (context) => {
  const folder = temporaryFolder(context, { 'A.java': 'class A {}', 'B#C.java': 'class B {}' });
  const asked: unknown[] = [];
  const engine: Partial<Engine> = {
    dump: async (files, _options, form, method) => {
      asked.push([files.map((file) => path.basename(file.path)), form, method]);
      return `${form} of ${method}\n`;
    },
  };
  const both = await calvin(engine, 'check', '--dump', 'smt', `${folder}/A.java#m`, `${folder}/A.java#Job.run(int)`);
  assert.equal(both.out, 'smt of m\nsmt of Job.run(int)\n');
  assert.equal(both.code, 0);
  await calvin(engine, 'check', '--dump', 'plato', folder);
  await calvin(engine, 'check', '--dump', 'plato', `${folder}/B#C.java`);
  assert.deepEqual(asked, [
    [['A.java'], 'smt', 'm'],
    [['A.java'], 'smt', 'Job.run(int)'],
    [['A.java', 'B#C.java'], 'plato', undefined],
    [['B#C.java'], 'plato', undefined],
  ]);
});
