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
    id: 'reads-are-movers', pass: 'reduction', file: 'sequential/movers.ts',
    find: "...footprint.reads.map((location) => exclusive(context, location, 'write', owners)),", replace: '',
    forgotten: 'A read commutes with everything, though another thread may write the same location.',
    caughtBy: ['bad/performs/Maximum.looks-again.java'],
  },
  {
    id: 'no-others-between-sequences', pass: 'reduction', file: 'sequential/reduction.ts',
    find: "placed: everything(context), conjuncts: context.conjuncts, overwritten: new Set(), mayEscape: false, span: place.span, within: place.within, action: 'another thread runs',", replace: "placed: new Set(), conjuncts: context.conjuncts, overwritten: new Set(), mayEscape: false, span: place.span, within: place.within, action: 'another thread runs',",
    forgotten: 'Between two sequences of a method nobody else runs.',
    caughtBy: ['bad/performs/TicketLock.two-steps.java'],
  },
  {
    id: 'boundary-performs-anything', pass: 'reduction', file: 'sequential/performed.ts',
    find: "...this.performedWell(place, 'up to here'),", replace: "...this.performedWell(place, 'up to here').slice(0, 0),",
    forgotten: 'A sequence that ends in the middle of a method may have performed an action that it did not do.',
    caughtBy: ['bad/performs/Steps.wrong-order.java'],
  },
  {
    id: 'action-condition-not-asked', pass: 'reduction', file: 'sequential/performed.ts',
    find: '...assertion(implies(isThis, condition), \'performs\',', replace: '...assertion(implies(and(isThis, equal(LAST, PC)), condition), \'performs\',',
    forgotten: 'An action is held against its `ensures` only where the same action was performed before.',
    caughtBy: ['bad/performs/CompareAndSet.by-two.java'],
  },
  {
    id: 'actions-in-any-order', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'assertion(implies(PERFORMED, follows),', replace: 'assertion(implies(and(PERFORMED, equal(LAST, PC)), follows),',
    forgotten: 'Actions may come in any order.',
    caughtBy: ['bad/performs/Steps.wrong-order.java'],
  },
  {
    id: 'loops-end-by-themselves', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: "boundary(ends, place, 'the next round of this loop, which may run forever'), ...rest(),", replace: '...rest(),',
    forgotten: 'A loop behind a commit need not come to an end, so a call may commit and never return.',
    caughtBy: ['bad/performs/SpinAfterCommit.java'],
  },
];
