/**
 * The fixtures outside of `test-fixtures/ok` and `test-fixtures/bad`, and the set of all fixtures. Those of `ok` and `bad` are another test
 * file, so that two processes share the work; where `FIXTURES` chooses some, all of them are here.
 * Neighbours: `fixtures/run.ts` does it; `fixtures-bad.test.ts`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test } from 'node:test';
import { pageWithIndex } from './fixtures/code-index';
import { readExpectations } from './fixtures/expectations';
import { FIXTURES_FOLDER, isMutant, listFixtures, readFixture, stemOf, type Fixture } from './fixtures/fixture-files';
import { CHOSEN_TEXT, testFixtures } from './fixtures/run';

const ALL = listFixtures();

// With a choice everything is run here.
testFixtures(
  'fixtures',
  ALL.filter(({ name }) => CHOSEN_TEXT !== undefined || !/^(?:ok|bad)\//.test(name)),
);

describe('the set of fixtures', () => {
  const named = (folder: string): readonly Fixture[] => ALL.filter((fixture) => fixture.name.startsWith(folder));
  const location = (fixture: Fixture): string => `${path.posix.dirname(fixture.name)}/${stemOf(fixture)}`;

  test('everything that verifies has a mutant that fails', () => {
    const verifying = [...named('ok/'), ...named('papers/').filter((fixture) => !isMutant(fixture))];
    const mutated = new Set([...named('bad/'), ...named('papers/')].filter(isMutant).map(location));
    const missing = verifying.filter((fixture) => !mutated.has(location(fixture).replace(/^ok\//, 'bad/')));
    assert.deepEqual(
      missing.map((fixture) => fixture.name),
      [],
    );
  });

  test('every mutant has its original', () => {
    const originals = new Set([...named('ok/'), ...named('papers/')].filter((fixture) => !isMutant(fixture)).map(location));
    const missing = [...named('bad/'), ...named('papers/')].filter(
      (fixture) => isMutant(fixture) && !originals.has(location(fixture).replace(/^bad\//, 'ok/')),
    );
    assert.deepEqual(
      missing.map((fixture) => fixture.name),
      [],
    );
  });

  test('what is under ok/ says verified, what is under bad/ says something else', () => {
    for (const fixture of ALL) {
      const verdicts = readFixture(fixture).map((file) => readExpectations(file.text).verdict);
      const good = fixture.name.startsWith('ok/') || (fixture.name.startsWith('papers/') && !isMutant(fixture));
      if (good) assert.ok(verdicts.every((one) => one === 'verified' || one === 'none') && verdicts.includes('verified'), fixture.name);
      else
        assert.ok(
          verdicts.some((one) => one !== undefined && one !== 'verified' && one !== 'none'),
          fixture.name,
        );
    }
  });

  test('the index from codes to fixtures is as `node scripts/fixture-index.mjs` writes it, and every folder is described', () => {
    const page = fs.readFileSync(path.join(FIXTURES_FOLDER, 'README.md'), 'utf8');
    assert.ok(page === pageWithIndex(), 'test-fixtures/README.md: run `node scripts/fixture-index.mjs`');
    const folders = [
      ...fs
        .readdirSync(FIXTURES_FOLDER, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `\`${entry.name}/\``),
      ...new Set(ALL.filter(({ name }) => /^(?:ok|bad)\//.test(name)).map(({ name }) => `\`${name.split('/')[1]!}\``)),
    ];
    assert.deepEqual(
      folders.filter((folder) => !page.includes(folder)),
      [],
    );
  });

  test('a fixture that verifies has no diagnostics but information and hints', () => {
    for (const fixture of ALL) {
      for (const file of readFixture(fixture)) {
        const { verdict, markers } = readExpectations(file.text);
        if (verdict !== 'verified') continue;
        const loud = markers.filter(
          (marker) => marker.kind === 'diagnostic' && (marker.severity === 'error' || marker.severity === 'warning'),
        );
        assert.deepEqual(loud, [], file.path);
      }
    }
  });
});
