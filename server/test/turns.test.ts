/**
 * What has its turn when (`turn.ts`, `fixtures/turns.ts`, `scripts/test-lists.mjs`): nothing waits forever, lists name what there is, and
 * what is said of it is true.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT, sourcesIn } from './architecture/imports';
import { isMutant, listFixtures } from './fixtures/fixture-files';
import { isScrambledNow, SCRAMBLED, TURNS, waiting } from './fixtures/turns';

test('each fixture has its turn, and in one of its turns it is checked with other words', () => {
  const fixtures = listFixtures();
  const mutant = fixtures.findIndex(isMutant);
  for (const fixture of [fixtures[0]!, fixtures[mutant]!, fixtures.at(-1)!]) {
    const runs = Array.from({ length: TURNS.mutant * SCRAMBLED }, (_, turn) => turn);
    const own = runs.filter((turn) => isScrambledNow(fixture, turn)).filter((turn) => !waiting(fixtures, turn).has(fixture.name));
    assert.notEqual(own.length, 0, fixture.name);
  }
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  assert.deepEqual(
    Object.entries(TURNS).filter(([, runs]) => divisor(runs, SCRAMBLED) !== 1),
    [],
  );
});

test('test-fixtures/README.md says which part of the fixtures is run', () => {
  const page = fs.readFileSync(path.join(ROOT, 'test-fixtures', 'README.md'), 'utf8');
  const { mutant, bad, good, large } = TURNS;
  const said = [
    `one of ${mutant} mutants, one of ${bad} of the other programs that must fail, one of ${good} of those that verify, and one of ${large} of the few`,
    `Of those that run, one of ${SCRAMBLED} (`,
  ];
  assert.deepEqual(
    said.filter((one) => !page.includes(one)),
    [],
  );
});

test('README.md says of `npm test` that it does not run everything', () => {
  const lines = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8').split('\n');
  const said = lines.filter((line) => /\bnpm test +#/.test(line));
  assert.equal(said.length, 2);
  assert.deepEqual(
    said.filter((line) => !/\ba part\b/.test(line)),
    [],
  );
});

interface Lists {
  readonly FOLDERS: readonly (readonly [string, string])[];
  readonly LONG: readonly string[];
  readonly ALONE: readonly string[];
  readonly IN_TURNS: readonly (readonly string[])[];
  readonly QUICK: readonly string[];
  readonly NOT_QUICK: readonly string[];
}

test('every name in the lists of `npm test` is that of a test file', async () => {
  const lists = (await import(pathToFileURL(path.join(ROOT, 'scripts', 'test-lists.mjs')).href)) as Lists;
  const files = lists.FOLDERS.flatMap(([folder]) => sourcesIn(folder, ['.test.ts']).map((one) => one.path));
  const unknown = (names: readonly string[], among = files): readonly string[] =>
    names.filter((name) => !among.some((file) => file.includes(name)));
  const turns = lists.IN_TURNS.flat().map((name) => `test/${name}.test.`);
  assert.deepEqual(unknown([...lists.LONG, ...lists.ALONE, ...lists.QUICK, ...turns]), []);
  assert.deepEqual(
    turns.filter((name, index) => turns.indexOf(name) !== index),
    [],
    'they have more than one turn',
  );
  const quick = files.filter((file) => lists.QUICK.some((name) => file.includes(name)));
  assert.deepEqual(unknown(lists.NOT_QUICK, quick), [], 'no quick run has these anyway');
});
