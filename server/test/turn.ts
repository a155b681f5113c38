/**
 * What of the long tests has its turn in this run: `npm test` takes another part with every commit, so that all of it is tried in a few,
 * and `npm run test:all` takes everything.
 * Neighbours: `scripts/test.mjs` says which run it is; `fixtures/turns.ts` deals out the fixtures.
 */

/** The number of this run; undefined: everything has its turn. */
export const TURN: number | undefined = process.env['CALVIN_TURN'] === undefined ? undefined : Number(process.env['CALVIN_TURN']);

/** How many runs `scripts/test.mjs` takes for the files of long tests. */
const RUNS_OF_FILES = 7;

/** Whether the part with this number is tried, if all of them have had their turn in `runs` runs of the file that asks. */
export function hasTurn(part: number, runs: number): boolean {
  if (runs % RUNS_OF_FILES === 0)
    throw new Error(`In ${runs} runs a file that comes with every seventh would try the same part each time.`);
  return TURN === undefined || part % runs === TURN % runs;
}
