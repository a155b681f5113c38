/**
 * Every fixture under `test-fixtures/{ok,bad,papers}` is checked and held against the expectations in its own text, strictly and both
 * ways. `UPDATE_EXPECT=1` rewrites the expectations instead, for a person to read in the diff; with `CI=true` it is refused.
 * `FIXTURES=text` runs only the fixtures with that text in their name.
 * Neighbours: `fixtures/`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { differences, type FileOutcome } from './fixtures/compare';
import { startChecker, type TestChecker } from './fixtures/checker';
import { readExpectations } from './fixtures/expectations';
import { FIXTURES_FOLDER, isMutant, listFixtures, readFixture, stemOf, type Fixture } from './fixtures/fixture-files';
import { updatedTexts } from './fixtures/update';

const UPDATE = process.env['UPDATE_EXPECT'] === '1';
const ALL = listFixtures();
const CHOSEN = ALL.filter((fixture) => fixture.name.includes(process.env['FIXTURES'] ?? ''));

async function outcomesOf(fixture: Fixture, checker: TestChecker): Promise<readonly FileOutcome[]> {
  const files = readFixture(fixture);
  const expectations = files.map((file) => readExpectations(file.text));
  const results = await checker.check(files, {
    checkAll: expectations.some((one) => one.checkAll), unroll: Math.max(...expectations.map((one) => one.unroll)),
    integers: expectations.some((one) => one.integers === 'java') ? 'java' : 'mathematical',
  });
  return files.map((file, index) => {
    const result = results.find((one) => one.path === file.path);
    assert.ok(result, `there is no result for ${file.path}`);
    return { file, expectations: expectations[index]!, result };
  });
}

// Two fixtures at a time keep both provers of a small machine busy while the next condition is being built.
describe('fixtures', { concurrency: 4 }, () => {
  let checker: TestChecker;
  before(async () => {
    assert.ok(!UPDATE || process.env['CI'] !== 'true', 'UPDATE_EXPECT=1 is refused in CI: expectations are written by people');
    checker = await startChecker();
  });
  after(() => checker?.dispose());

  for (const fixture of CHOSEN) {
    test(fixture.name, { timeout: 300_000 }, async () => {
      const outcomes = await outcomesOf(fixture, checker);
      const found = differences(outcomes);
      const gap = outcomes.map((outcome) => outcome.expectations.knownGap).find((why) => why !== undefined);
      if (gap !== undefined) {
        assert.ok(found.length > 0, `all is as it should be; remove the line \`//- known-gap: ${gap}\``);
        return;
      }
      if (UPDATE) {
        for (const [name, text] of updatedTexts(outcomes)) fs.writeFileSync(path.join(FIXTURES_FOLDER, name), text);
        return;
      }
      assert.ok(found.length === 0, `\n${found.join('\n')}\n`);
    });
  }
});

describe('the set of fixtures', () => {
  const named = (folder: string): readonly Fixture[] => ALL.filter((fixture) => fixture.name.startsWith(folder));
  const location = (fixture: Fixture): string => `${path.posix.dirname(fixture.name)}/${stemOf(fixture)}`;

  test('everything that verifies has a mutant that fails', () => {
    const verifying = [...named('ok/'), ...named('papers/').filter((fixture) => !isMutant(fixture))];
    const mutated = new Set([...named('bad/'), ...named('papers/')].filter(isMutant).map(location));
    const missing = verifying.filter((fixture) => !mutated.has(location(fixture).replace(/^ok\//, 'bad/')));
    assert.deepEqual(missing.map((fixture) => fixture.name), []);
  });

  test('every mutant has its original', () => {
    const originals = new Set([...named('ok/'), ...named('papers/')].filter((fixture) => !isMutant(fixture)).map(location));
    const missing = [...named('bad/'), ...named('papers/')].filter((fixture) => isMutant(fixture) && !originals.has(location(fixture).replace(/^bad\//, 'ok/')));
    assert.deepEqual(missing.map((fixture) => fixture.name), []);
  });

  test('what is under ok/ says verified, what is under bad/ says something else', () => {
    for (const fixture of ALL) {
      const verdicts = readFixture(fixture).map((file) => readExpectations(file.text).verdict);
      const good = fixture.name.startsWith('ok/') || (fixture.name.startsWith('papers/') && !isMutant(fixture));
      if (good) assert.ok(verdicts.every((one) => one === 'verified' || one === 'none') && verdicts.includes('verified'), fixture.name);
      else assert.ok(verdicts.some((one) => one !== undefined && one !== 'verified' && one !== 'none'), fixture.name);
    }
  });

  test('a fixture that verifies has no diagnostics but information and hints', () => {
    for (const fixture of ALL) {
      for (const file of readFixture(fixture)) {
        const { verdict, markers } = readExpectations(file.text);
        if (verdict !== 'verified') continue;
        const loud = markers.filter((marker) => marker.kind === 'diagnostic' && (marker.severity === 'error' || marker.severity === 'warning'));
        assert.deepEqual(loud, [], file.path);
      }
    }
  });
});
