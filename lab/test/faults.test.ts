/**
 * The list of seeded faults is in order: each has its place in the sources of today, and a test that exists. That the test notices it, `npm
 * run faults` shows.
 * Neighbours: `../src/faults/list.ts`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { FAULTS } from '../src/faults/list';
import { FOUND } from '../src/faults/found';
import { OPEN_FAULTS } from '../src/faults/open';
import { GENERATED } from '../src/faults/suite';
import { ROOT, faultyCode, occurrences } from '../src/faults/scratch';

const ALL = [...FAULTS, ...OPEN_FAULTS];

test('there are enough, and no two have one name', () => {
  assert.ok(FAULTS.length >= 75, `${FAULTS.length}`);
  assert.equal(new Set(ALL.map((fault) => fault.id)).size, ALL.length);
  assert.deepEqual(
    ALL.filter((fault) => !/^[a-z]+(-[a-z]+)*$/.test(fault.id)).map((fault) => fault.id),
    [],
  );
});

test('what a generator is to find is in the list, once', () => {
  const named = FOUND.flatMap((row) => row.faults);
  const known = new Set(FAULTS.map((fault) => fault.id));
  assert.deepEqual(
    named.filter((id, index) => !known.has(id) || named.indexOf(id) !== index),
    [],
  );
});

test('the text that a fault replaces is in its file exactly once', () => {
  assert.deepEqual(
    ALL.filter((fault) => occurrences(fault) !== 1).map((fault) => `${fault.id}: ${occurrences(fault)} times in ${fault.file}`),
    [],
  );
});

test('a fault changes the file, and what it makes is TypeScript', () => {
  for (const fault of ALL) {
    assert.notEqual(fault.find, fault.replace, fault.id);
    assert.doesNotThrow(() => faultyCode(fault), fault.id);
  }
});

test('every fault says what is forgotten and what notices it, or why nothing can', () => {
  for (const fault of FAULTS) {
    assert.ok(fault.forgotten.length > 20, fault.id);
    assert.ok(fault.caughtBy.length > 0 !== (fault.equivalent !== undefined), fault.id);
  }
});

test('what notices a fault exists', () => {
  const exists = (catcher: string): boolean =>
    GENERATED.test(catcher) ||
    fs.existsSync(path.join(ROOT, catcher.startsWith('server/') ? catcher.split(' # ')[0]! : path.join('test-fixtures', catcher)));
  assert.deepEqual(
    FAULTS.flatMap((fault) => fault.caughtBy).filter((catcher) => !exists(catcher)),
    [],
  );
});

test('every pass has faults', () => {
  const passes = new Set(FAULTS.map((fault) => fault.pass));
  for (const pass of [
    'syntax',
    'resolve',
    'lower',
    'plato',
    'sequential',
    'reduction',
    'simulation',
    'vc',
    'solver',
    'verify',
    'explain',
    'incremental',
    'workspace',
  ] as const)
    assert.ok(passes.has(pass), pass);
});
