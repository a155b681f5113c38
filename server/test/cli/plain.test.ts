/**
 * Ordinary Java without any specification: one line says so; with `--all` every method gets a verdict, and one that is not
 * verified a reason at its place.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import type { JsonDiagnostic } from '../../src/cli/json-report';
import type { Range } from '../../src/base/span';
import { hasTurn } from '../turn';
import { calvin, report, ROOT } from './calvin';

const FOLDER = 'test-fixtures/plain';

test('there are twenty files', () => {
  assert.equal(fs.readdirSync(path.join(ROOT, FOLDER)).filter((name) => name.endsWith('.java')).length, 20);
});

test('one line says that nothing is annotated', async () => {
  // No thread shares anything there.
  const file = `${FOLDER}/Calculator.java`;
  const text = await calvin(['check', file]);
  assert.deepEqual(text, {
    code: 0,
    error: '',
    out: `Nothing in \`${file}\` is annotated (1 Java file); \`--all\` checks every class all the same.\n`,
  });
  const json = await report([file]);
  assert.equal(json.code, 0);
  assert.deepEqual(
    json.files.flatMap((file) => [...file.methods, ...file.diagnostics]),
    [],
  );
});

function inside(inner: Range, outer: Range): boolean {
  const after = inner.start.line > outer.start.line || (inner.start.line === outer.start.line && inner.start.column >= outer.start.column);
  return after && (inner.start.line < outer.end.line || (inner.start.line === outer.end.line && inner.start.column <= outer.end.column));
}

/**
 * What may be found in Java without specifications: races of classes that threads share, its own assertions, what the library requires, and
 * what is not translated.
 */
const POSSIBLE = new Set([
  'null-dereference',
  'index-out-of-bounds',
  'negative-array-size',
  'array-store',
  'class-cast',
  'division-by-zero',
  'monitor-state',
  'unsupported',
  'prover-unknown',
  'recursion-needs-spec',
  'unguarded-field',
  'precondition',
  'race',
  'assertion',
  'write-discipline',
]);

const REASONS: Readonly<Record<string, (one: JsonDiagnostic) => boolean>> = {
  failed: (one) => one.severity === 'error' || one.severity === 'warning',
  unknown: (one) => one.code === 'prover-unknown',
  unsupported: (one) => one.code === 'unsupported' && one.message.length > 20,
  skipped: (one) => one.code === 'java-syntax',
};

test('with --all every method has a verdict, and every verdict but `verified` its reason, of the files that have their turn', async () => {
  const files = fs
    .readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.java'))
    .sort()
    .filter((_, index) => hasTurn(index, 12));
  const json = await report(['--all', ...files.map((name) => `${FOLDER}/${name}`)]);
  const isAllVerified = json.files.every((file) => file.methods.every((method) => method.verdict === 'verified'));
  assert.ok(isAllVerified ? json.code === 0 : json.code === 1 || json.code === 3, `code ${json.code}`);
  assert.equal(json.files.length, files.length);
  assert.equal(json.summary.skipped, 0, 'all of it is Java');
  for (const file of json.files) {
    assert.ok(file.methods.length > 0, file.path);
    for (const one of file.diagnostics)
      assert.ok(POSSIBLE.has(one.code), `${file.path}:${one.range.start.line}: ${one.code}: ${one.message}`);
    for (const method of file.methods) {
      const reason = REASONS[method.verdict];
      if (!reason) continue;
      // Initializers stand all over the class; everything else is inside the method, at a call where need be.
      const isInitializer = /<(cl)?init>/.test(method.name);
      // A race that no lock prevents is told once, where its field is declared.
      assert.ok(
        file.diagnostics.some((one) => reason(one) && (isInitializer || one.code === 'race' || inside(one.range, method.range))),
        `${file.path}: ${method.name} is ${method.verdict}, and nothing says why`,
      );
    }
  }
});

test('every method that is written has a verdict', async () => {
  const json = await report(['--all', `${FOLDER}/Sorting.java`, `${FOLDER}/Weekday.java`, `${FOLDER}/Bank.java`]);
  const names = json.files.map((file) => file.methods.map((method) => method.name.replace(/\(.*$/, '').split('.').pop()));
  for (const name of ['insertion', 'quick', 'isSorted', 'search']) assert.ok(names[0]!.includes(name), name);
  for (const name of ['shortName', 'isFree', 'greeting', 'next', 'hours', 'weeklyHours']) assert.ok(names[1]!.includes(name), name);
  for (const name of ['open', 'transfer', 'balance', 'transfers', 'run']) assert.ok(names[2]!.includes(name), name);
});
