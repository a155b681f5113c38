/**
 * Faults of proofs by shrinking the program: each rule of QED's Figures 8 to 11 with a side condition forgotten.
 * Neighbours: `server/test/qed-rules.test.ts` notices them; `list.ts` puts them together.
 */
import type { Fault } from './fault';

const RULES = 'server/test/qed-rules.test.ts';

export const QED_FAULTS: readonly Fault[] = [
  {
    id: 'simulation-forgets-gates', pass: 'qed', file: 'qed/simulation.ts',
    find: "  const own = left.gates.filter((gate) => lhs[gate.part]!.gate === 'asserted');", replace: "  const own = left.gates.filter((gate) => lhs[gate.part]!.gate === 'asserted' && gate.part > left.gates.length);",
    forgotten: 'The new action need not go wrong where the old one does: assertions get lost.',
    caughtBy: [`${RULES} # no assertion is lost`],
  },
  {
    id: 'simulation-forgets-frames', pass: 'qed', file: 'qed/simulation.ts',
    find: 'const stores = new Set([...end.stores.keys(), ...reached.stores.keys()]);', replace: 'const stores = new Set(reached.stores.keys());',
    forgotten: 'What only the old action writes is not compared: the new one may leave it alone.',
    caughtBy: [`${RULES} # what is not named is left alone`],
  },
  {
    id: 'simulation-forgets-guards', pass: 'qed', file: 'qed/simulation.ts',
    find: 'const body = and(guardOf(reached.guard), ...same);', replace: 'const body = and(...same);',
    forgotten: 'The new action may be asked to do what its guard forbids.',
    caughtBy: [`${RULES} # every value that is written stays possible`],
  },
  {
    id: 'new-actions-break-invariants', pass: 'qed', file: 'qed/rules.ts',
    find: '  await preserves(context, asker, { proc: { ...proc, variables }, atom: proposal.atom }, context.invariants, context.invariants);\n', replace: '',
    forgotten: 'SIMULATE does not ask that the new action preserves the invariant.',
    caughtBy: [`${RULES} # the invariant is kept`],
  },
  {
    id: 'one-side-of-a-conflict', pass: 'qed', file: 'qed/movers.ts',
    find: ' || meet(alpha.reads, beta.writes)) return false;', replace: ') return false;',
    forgotten: 'Who reads commutes with who writes: an action that reads what others write is a mover.',
    caughtBy: [`${RULES} # stay apart`],
  },
  {
    id: 'invariants-hold-from-nowhere', pass: 'qed', file: 'qed/tactics.ts',
    find: '      await established(context, asker, invariant);\n', replace: '',
    forgotten: 'No constructor is asked for the invariant.',
    caughtBy: [`${RULES} # constructors establish it`],
  },
  {
    id: 'invariants-of-this-alone', pass: 'qed', file: 'qed/preserve.ts',
    find: '  for (const placed of atomsOf(context)) await preserves(', replace: '  for (const placed of atomsOf(context).slice(1)) await preserves(',
    forgotten: 'INVARIANT does not ask every action.',
    caughtBy: [`${RULES} # actions keep it`],
  },
  {
    id: 'loops-need-no-zero', pass: 'qed', file: 'qed/loops.ts',
    find: "  if (reflexive.kind !== 'holds') throw", replace: "  if (reflexive.kind === 'unknown') throw",
    forgotten: 'REDUCE-LOOP does not ask that the action allows zero iterations.',
    caughtBy: [`${RULES} # zero iterations are allowed`],
  },
  {
    id: 'loops-need-no-more', pass: 'qed', file: 'qed/loops.ts',
    find: "  if (inductive.kind === 'holds') return;", replace: "  if (inductive.kind !== 'unknown') return;",
    forgotten: 'REDUCE-LOOP does not ask that one more iteration is simulated.',
    caughtBy: [`${RULES} # one more iteration is simulated`],
  },
  {
    id: 'loops-need-no-movers', pass: 'qed', file: 'qed/loops.ts',
    find: '  await requireMover(hoisted.context, movers, now, alpha, loop);\n', replace: '',
    forgotten: 'REDUCE-LOOP does not ask that the body is a mover.',
    caughtBy: [`${RULES} # the body is a mover`],
  },
  {
    id: 'checks-believe-what-comes-later', pass: 'qed', file: 'qed/checking.ts',
    find: 'gates.slice(0, first < 0 ? 0 : first)', replace: 'gates.filter((_, index) => index !== first)',
    forgotten: 'RELAX proves an assertion by later ones, which may rest on it.',
    caughtBy: [`${RULES} # no assertion rests on a later one`],
  },
  {
    id: 'any-variable-is-auxiliary', pass: 'qed', file: 'qed/auxiliary.ts',
    find: ' || !context.auxiliary.has(target.field)) throw', replace: ') throw',
    forgotten: 'AUX-ANNOTATE lets a script write the program\'s own variables.',
    caughtBy: [`${RULES} # only new variables are set`],
  },
  {
    id: 'policies-need-no-invariant', pass: 'qed', file: 'qed/mutex.ts',
    find: '    if (changed.length === 0) return guarded;', replace: '    if (changed.length >= 0) return guarded;',
    forgotten: 'The ghost field of `mutex` is not kept up to date; the invariant must then fail.',
    caughtBy: [`${RULES} # who makes it false must be who made it true`],
  },
];
