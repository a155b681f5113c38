/**
 * Faults of which it is not known yet what notices them: the fixtures that were tried do not. Each is a hole in the test suite, or changes nothing after all; who finds out moves it to
 * the list of its pass, with the fixture or with the reason. `npm run faults -- --open --search` looks further.
 * Neighbours: `list.ts` has those that are known.
 */
import type { Fault } from './fault';

export const OPEN_FAULTS: readonly Fault[] = [
  {
    id: 'lambda-as-receiver', pass: 'lower', file: 'plato/lower/dispatch.ts',
    find: 'return abstracts.length <= 1;', replace: 'return false;',
    forgotten: 'An interface that an unplaced lambda may implement is called as if the known classes were all.',
    caughtBy: [],
  },
  {
    id: 'star-of-actions-once', pass: 'plato', file: 'plato/perform.ts',
    find: "return { kind: 'block', label, body: { kind: 'loop', invariants: [], decreases: [], body, span: this.call.span } };", replace: "return { kind: 'block', label, body };",
    forgotten: 'An action that a callee may perform any number of times is performed once at most.',
    caughtBy: [],
  },
  {
    id: 'two-lengths-of-a-final-array', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'length: before && before.length !== length ? undefined : length,', replace: 'length,',
    forgotten: 'A final array that has one length in one constructor and another in another counts as of the last one\'s.',
    caughtBy: [],
  },
  {
    id: 'action-not-owed-by-caller', pass: 'sequential', file: 'sequential/deferred.ts',
    find: 'if (!procedure.actions || procedure.entry || isCalledByLibrary(program, hierarchy, procedure)) return new Set();', replace: 'if (!procedure.actions || isCalledByLibrary(program, hierarchy, procedure)) return new Set();',
    forgotten: 'A thread\'s `run` with actions leaves clauses of other classes to its callers, and it has none.',
    caughtBy: [],
  },
  {
    id: 'guess-of-store-without-others', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'return atomic ? [] : caughtUp(context, candidates.stores, span, within);', replace: 'return [];',
    forgotten: 'Guesses about the shared store are shown of a store in which others have not had their turn.',
    caughtBy: [],
  },
  {
    id: 'escape-and-change-in-one', pass: 'simulation', file: 'sequential/simulation.ts',
    find: 'const own = publishes ? not(OWN) : TRUE;', replace: 'const own: Term = TRUE;',
    forgotten: 'An atomic block that changes an own object and lets it escape counts as one action.',
    caughtBy: [],
  },
  {
    id: 'dead-values-kept', pass: 'vc', file: 'vc/liveness.ts',
    find: "    case 'havoc':\n      for (const variable of stmt.variables) live.delete(variable.name);\n      return;\n    case 'candidate':\n      live.add(stmt.switch.name);\n      return use(stmt.condition, live);", replace: "    case 'havoc':\n      for (const variable of stmt.variables) live.delete(variable.name);\n      return;\n    case 'candidate':\n      live.add(stmt.switch.name);\n      return;",
    forgotten: 'What only a guess speaks of is not carried over the place where ways meet.',
    caughtBy: [],
  },
  {
    id: 'guesses-in-one-round', pass: 'solver', file: 'solver/check.ts',
    find: "if (answer.kind === 'sat') return decide(open);", replace: "if (answer.kind === 'sat') return;",
    forgotten: 'Guesses are tried once; those that fail without the ones that were turned off stay on.',
    caughtBy: [],
  },
];
