/**
 * Faults of `performs` (movers, reduction, what sequences must do) and of `action` (simulation).
 * Neighbours: `sequential.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const REDUCTION_FAULTS: readonly Fault[] = [
  {
    id: 'sequences-never-end', pass: 'reduction', file: 'sequential/reduction.ts',
    find: 'const ends = or(and(not(PHASE), not(left)), beginsAnew ? PERFORMED : FALSE);', replace: 'const ends = beginsAnew ? PERFORMED : FALSE;',
    forgotten: 'A step that is no left mover does not end a committed sequence, so any method is atomic.',
    caughtBy: ['bad/performs/TicketLock.two-steps.java'],
  },
  {
    id: 'nothing-commits', pass: 'reduction', file: 'sequential/reduction.ts',
    find: 'assign(PHASE, and(PHASE, right.term))];', replace: 'assign(PHASE, PHASE)];',
    forgotten: 'A step that is no right mover does not commit the sequence.',
    caughtBy: ['bad/performs/TicketLock.two-steps.java'],
  },
  {
    id: 'release-is-right-mover', pass: 'reduction', file: 'sequential/movers.ts',
    find: 'if (store === HOLDER_FIELD) return { facts: [], term: or(ours, equal(select(context.stores.symbol(store), object!), TID)) };', replace: 'if (store === HOLDER_FIELD) return { facts: [], term: TRUE };',
    forgotten: 'Giving back a monitor is taken to commute to the right, and taking one to the left: both are both-movers.',
    caughtBy: ['bad/performs/TwoSections.java'],
  },
  {
    id: 'reads-are-movers', pass: 'reduction', file: 'sequential/movers.ts',
    find: "...footprint.reads.map((location) => exclusive(context, location, 'write', owners)),", replace: '',
    forgotten: 'A read commutes with everything, though another thread may write the same location.',
    caughtBy: ['bad/performs/Maximum.looks-again.java'],
  },
  {
    id: 'writes-against-readers', pass: 'reduction', file: 'sequential/movers.ts',
    find: "[exclusive(context, location, 'write', owners), exclusive(context, location, 'read', owners)]),", replace: "[exclusive(context, location, 'write', owners)]),",
    forgotten: 'A write commutes where others may not write the location, though they may read it.',
    caughtBy: ['bad/performs/ReadersBetween.java'],
  },
  {
    id: 'no-others-between-sequences', pass: 'reduction', file: 'sequential/reduction.ts',
    find: "placed: everything(context), conjuncts: context.conjuncts, overwritten: new Set(), mayEscape: false, span: place.span, within: place.within, action: 'another thread runs',", replace: "placed: new Set(), conjuncts: context.conjuncts, overwritten: new Set(), mayEscape: false, span: place.span, within: place.within, action: 'another thread runs',",
    forgotten: 'Between two sequences of a method nobody else runs.',
    caughtBy: ['bad/performs/TicketLock.two-steps.java'],
  },
  {
    id: 'exception-performs-anything', pass: 'reduction', file: 'sequential/reduction.ts',
    find: "...(procedure.mayThrow && !questions ? specification.atExit('exception') : []),", replace: '',
    forgotten: 'A method with `performs` that leaves by an exception may have done anything.',
    caughtBy: ['bad/performs/ThrowsAfterChange.java'],
  },
  {
    id: 'boundary-performs-anything', pass: 'reduction', file: 'sequential/performed.ts',
    find: "...this.performedWell(place, 'up to here'),", replace: "...this.performedWell(place, 'up to here').slice(0, 0),",
    forgotten: 'A sequence that ends in the middle of a method may have performed an action that it did not do.',
    caughtBy: ['bad/performs/Steps.wrong-order.java'],
  },
  {
    id: 'skip-may-change', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'const same = this.onlyChanges([], FALSE);', replace: "const same = code === 'not-atomic' ? TRUE : this.onlyChanges([], FALSE);",
    forgotten: 'A sequence that performs no action and ends in the middle of the method may change what others see.',
    caughtBy: ['bad/performs/TwiceByLoop.java'],
  },
  {
    id: 'rest-may-change', pass: 'reduction', file: 'sequential/performed.ts',
    find: "...(isImplicit ? [] : this.unchanged(place, 'performs',", replace: "...(isImplicit || kind === 'exception' ? [] : this.unchanged(place, 'performs',",
    forgotten: 'Before an exception leaves, a sequence may change what others see without being an action.',
    caughtBy: ['bad/performs/ThrowsAfterChange.java'],
  },
  {
    id: 'action-condition-not-asked', pass: 'reduction', file: 'sequential/performed.ts',
    find: '...assertion(implies(isThis, condition), \'performs\',', replace: '...assertion(implies(and(isThis, equal(LAST, PC)), condition), \'performs\',',
    forgotten: 'An action is held against its `ensures` only where the same action was performed before.',
    caughtBy: ['bad/performs/CompareAndSet.by-two.java'],
  },
  {
    id: 'action-changes-anything', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'implies(isThis, this.onlyChanges(action.frame, TRUE))', replace: 'implies(isThis, action.frame.length > 0 ? TRUE : this.onlyChanges(action.frame, TRUE))',
    forgotten: 'An action that names something may change everything.',
    caughtBy: ['bad/performs/ChangesMore.java'],
  },
  {
    id: 'actions-in-any-order', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'assertion(implies(PERFORMED, follows),', replace: 'assertion(implies(and(PERFORMED, equal(LAST, PC)), follows),',
    forgotten: 'Actions may come in any order.',
    caughtBy: ['bad/performs/Steps.wrong-order.java'],
  },
  {
    id: 'returns-before-it-performs', pass: 'reduction', file: 'sequential/performed.ts',
    find: "const mayEnd = or(...ends.map((one) => equal(PC, number(one))),", replace: "const mayEnd = or(...[0, ...ends].map((one) => equal(PC, number(one))),",
    forgotten: 'A method may return without having performed anything.',
    caughtBy: ['bad/performs/ReturnsEarly.java'],
  },
  {
    id: 'loops-end-by-themselves', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: "boundary(ends, place, 'the next round of this loop, which may run forever'), ...rest(),", replace: '...rest(),',
    forgotten: 'A loop behind a commit need not come to an end, so a call may commit and never return.',
    caughtBy: ['bad/performs/SpinAfterCommit.java'],
  },
  {
    id: 'measure-goes-below-zero', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: "const formula = and(apply('>=', [held, number(0)], 'Bool'), apply('<', [term, held], 'Bool'));", replace: "const formula = apply('<', [term, held], 'Bool');",
    forgotten: 'A number that goes down for ever is taken for a measure.',
    caughtBy: ['bad/performs/EndlessAfterCommit.java'],
  },
  {
    id: 'measure-may-stay', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: "apply('<', [term, held], 'Bool'));", replace: "apply('<=', [term, held], 'Bool'));",
    forgotten: 'A number that stays the same is taken for a measure.',
    caughtBy: ['bad/performs/EndlessAfterCommit.java'],
  },
  {
    id: 'phase-kept-in-loops', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: 'variables: [...locals.map((local) => local.symbol), PHASE, PC,', replace: 'variables: [...locals.map((local) => local.symbol), PC,',
    forgotten: 'At the head of a loop the sequence is as far as on arrival, though a round may have committed it.',
    caughtBy: ['bad/performs/TwiceByLoop.java'],
  },
  {
    id: 'two-actions-of-one', pass: 'simulation', file: 'sequential/simulation.ts',
    find: 'parts.push(...assertion(implies(done, stutters),', replace: 'parts.push(...assertion(implies(and(done, not(done)), stutters),',
    forgotten: 'Behind its last action a method may go on changing what others see.',
    caughtBy: ['papers/SimpleLockActions.release-twice.java'],
  },
  {
    id: 'action-frame-not-asked', pass: 'simulation', file: 'sequential/simulation.ts',
    find: "parts.push(...assertion(implies(due, within[index]!), 'simulation',", replace: "parts.push(...assertion(implies(and(due, conditions[index]!), within[index]!), 'simulation',",
    forgotten: 'A step is held against the frame of the action only where its `ensures` holds, and against `ensures` only where the frame holds.',
    caughtBy: ['bad/abstractions/NeitherNor.java'],
  },
  {
    id: 'action-missing-at-end', pass: 'simulation', file: 'sequential/simulation.ts',
    find: 'implies(atMost(index + 1), holdsOf(', replace: 'implies(atMost(index), holdsOf(',
    forgotten: 'The action that is due may be missing at the return.',
    caughtBy: ['bad/abstractions/NeverPerformed.java'],
  },
  {
    id: 'witness-in-any-order', pass: 'simulation', file: 'sequential/simulation.ts',
    find: "...assertion(not(atMost(index)), 'simulation',", replace: "...assertion(atMost(actions.length + 1), 'simulation',",
    forgotten: '`witness B` may stand before `A` has been performed.',
    caughtBy: ['bad/abstractions/WitnessOrder.java'],
  },
  {
    id: 'acquire-never-waits', pass: 'reduction', file: 'sequential/reduction.ts',
    find: "return equal(select(context.stores.symbol(HOLDER_FIELD), translate(taken.object, currentScope(context, 'assume'))), TID);", replace: 'return TRUE;',
    forgotten: 'Taking a monitor may wait, and so ends a committed sequence; only a monitor that one holds does not.',
    caughtBy: [],
    equivalent: 'Taking a monitor is a left mover only where `exclusive` finds it held by this thread, which is the same condition.',
  },
  {
    id: 'blocking-is-left-mover', pass: 'reduction', file: 'sequential/reduction.ts',
    find: "if (op.role !== 'acquire') return FALSE;", replace: "if (op.role !== 'acquire') return TRUE;",
    forgotten: 'A step that waits for a condition may follow a commit as if it could not block.',
    caughtBy: ['bad/performs/EndsOfSequences.java'],
  },
  {
    id: 'unnamed-places-are-movers', pass: 'reduction', file: 'sequential/movers.ts',
    find: 'if (footprint.isUnbounded) return { facts: [], term: FALSE };', replace: '',
    forgotten: 'An operation that reads at places that cannot be named commutes as if it did not read them.',
    caughtBy: ['bad/performs/ReadsTwice.java'],
  },
  {
    id: 'readers-clause-makes-writers', pass: 'reduction', file: 'sequential/movers.ts',
    find: '(field?.disciplines ?? []).filter((discipline) => discipline.indices.length === 0 && governs(discipline, access) &&', replace: '(field?.disciplines ?? []).filter((discipline) => discipline.indices.length === 0 &&',
    forgotten: 'A clause about reads keeps writers away, and the other way round.',
    caughtBy: ['bad/performs/ReadsTwice.java'],
  },
  {
    id: 'sequence-frame-now', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'store: (store) => this.old(store), visible: oldVisible() };', replace: 'store: (store) => this.context.stores.symbol(store), visible: oldVisible() };',
    forgotten: 'What an action\'s frame names is looked up behind the action, so it may move what it names first.',
    caughtBy: ['bad/performs/EndsOfSequences.java'],
  },
  {
    id: 'locks-kept-by-performs', pass: 'reduction', file: 'sequential/performed.ts',
    find: '...this.locksGivenBack(place),\n      ...assertion', replace: '...assertion',
    forgotten: 'A method with `performs` and `modifies` may end with a lock taken.',
    caughtBy: ['bad/performs/EndsOfSequences.java'],
  },
  {
    id: 'starts-in-reduction', pass: 'reduction', file: 'sequential/reduction-support.ts',
    find: 'const isPure = callees.every((callee) => callee?.isTrusted === true && callee.modifies?.length === 0);', replace: 'const isPure = callees.every((callee) => callee?.isTrusted === true);',
    forgotten: 'Library methods that write are taken for local computations in a method with `performs`.',
    caughtBy: ['bad/performs/EndsOfSequences.java'],
  },
];
