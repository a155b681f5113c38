/**
 * What of the long tests has its turn in this run: `npm test` takes another part with every commit, so that all of it is tried in a few,
 * and `npm run test:all` takes everything.
 * Neighbours: `scripts/test.mjs` says which run it is; `fixtures/turns.ts` deals out the fixtures.
 */

/** The number of this run; undefined: everything has its turn. */
export const TURN: number | undefined = process.env['CALVIN_TURN'] === undefined ? undefined : Number(process.env['CALVIN_TURN']);

/** Whether the part with this number is tried, if all of them have had their turn in `runs` runs. */
export function hasTurn(part: number, runs: number): boolean {
  return TURN === undefined || part % runs === TURN % runs;
}
