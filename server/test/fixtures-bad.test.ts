/**
 * The fixtures under `test-fixtures/bad`: programs that must fail, as they say themselves.
 * Neighbours: `fixtures.test.ts` has the others, and all where some are chosen by their name.
 */
import { listFixtures } from './fixtures/fixture-files';
import { CHOSEN_TEXT, testFixtures } from './fixtures/run';

testFixtures('fixtures that fail', listFixtures().filter(({ name }) => CHOSEN_TEXT === undefined && name.startsWith('bad/')));
