/**
 * Faults of which it is not known yet what notices them: the fixtures that were tried do not. Each is a hole in the test suite, or changes
 * nothing after all; who finds out moves it to the list of its subject, with the fixture or with the reason. `npm run faults -- --open
 * --search` looks further.
 * Neighbours: `list.ts` has those that are known.
 */
import type { Fault } from './fault';

export const OPEN_FAULTS: readonly Fault[] = [
  {
    id: 'no-step-before-handing-over',
    pass: 'sequential',
    file: 'sequential/modular/operations.ts',
    find: 'op.allocates !== undefined || publishes || mayBeNew || asksOfAll)) {',
    replace: 'op.allocates !== undefined || mayBeNew || asksOfAll)) {',
    forgotten:
      'What is known of others is not brought up to date where an object is handed to the library, so that the invariants that it owes then are asked of another store.',
    caughtBy: [],
  },
];
