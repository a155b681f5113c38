/**
 * The fixtures under `test-fixtures/ok`, which verify, and their mutants under `test-fixtures/bad`, which must fail as they say themselves.
 * One process has both: what a mutant shares with its original is asked of the prover once.
 * Neighbours: `fixtures.test.ts` has the others, and all where some are chosen by their name.
 */
import { listFixtures } from './fixtures/fixture-files';
import { CHOSEN_TEXT, testFixtures } from './fixtures/run';

testFixtures(
  'fixtures in pairs',
  listFixtures().filter(({ name }) => CHOSEN_TEXT === undefined && /^(?:ok|bad)\//.test(name)),
);
