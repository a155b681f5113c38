/**
 * Faults about arrays as a whole and about rows at their places.
 * Neighbours: `list.ts` puts all faults together, `fault.ts` says what one is.
 */
import type { Fault } from './fault';

export const ROW_FAULTS: readonly Fault[] = [
  {
    id: 'whole-arrays-by-one-lock',
    pass: 'reduction',
    file: 'sequential/reduction/movers.ts',
    find: 'if (isWhole && path.indices.length === discipline.indices.length) return [];',
    replace: 'if (isWhole && path.indices.length < discipline.indices.length && index === named) return [];',
    forgotten: 'Who may use one element of an array is taken to have them all.',
    caughtBy: ['bad/performs/OneOfManyLocks.java'],
  },
  {
    id: 'whole-arrays-need-nothing',
    pass: 'reduction',
    file: 'sequential/reduction/specified-calls.ts',
    find: 'withRows(placed(context, footprint, parts, entries), [], placedRows(context, rows, parts))',
    replace: 'withRows(placed(context, footprint, parts, entries), [], placedRows(context, rows, parts).slice(0, 0))',
    forgotten: 'A call that may change all elements of an array is one step also where others may access them.',
    caughtBy: ['bad/performs/OneOfManyLocks.java'],
  },
  {
    id: 'rows-stand-anywhere',
    pass: 'plato',
    file: 'effects/owned-rows.ts',
    find: 'arePlaced: this.fillings.puts.has(op),',
    replace: 'arePlaced: true,',
    forgotten: 'One row at two indices is taken for two rows.',
    caughtBy: ['bad/elements/RowLocks.one-row-in-a-loop.java'],
  },
  {
    id: 'rows-are-there-at-once',
    pass: 'plato',
    file: 'effects/owned-rows.ts',
    find: 'if (!this.fillings.filled.has(op)) made.makesGaps = true;',
    replace: 'if (!this.fillings.filled.has(op) && op.havocs.length > 0) made.makesGaps = true;',
    forgotten: 'An array of rows is taken to have all of them, however it was filled.',
    caughtBy: ['bad/elements/RowLocks.gaps.java'],
  },
  {
    id: 'rows-are-as-long-as-the-first',
    pass: 'plato',
    file: 'effects/owned-rows.ts',
    find: 'length: lengths.size === 1 ? made[0]!.length : undefined,',
    replace: 'length: lengths.size >= 1 ? made[0]!.length : undefined,',
    forgotten: 'All rows are taken to be as long as the first that is made.',
    caughtBy: ['bad/elements/RowLocks.lengths.java'],
  },
  {
    id: 'rows-lent-to-keepers',
    pass: 'plato',
    file: 'effects/owned-rows.ts',
    find: 'borrows(program, callee, index) && callsOf(callee.body)',
    replace: 'callsOf(callee.body)',
    forgotten: 'A helper that keeps the row that it is given is taken to give it back.',
    caughtBy: ['bad/elements/RowLocks.kept-by-helper.java'],
  },
  {
    id: 'whole-arrays-move-by-one-lock',
    pass: 'reduction',
    file: 'sequential/reduction/movers.ts',
    find: "if (location.kind === 'elem' && location.isWhole)",
    replace: "if (location.kind === 'elem' && location.isWhole && store === '')",
    forgotten: "An action that may change all elements of an array is a mover where its first element is the thread's.",
    caughtBy: ['bad/performs/OneOfManyActions.java'],
  },
  {
    id: 'whole-arrays-fit-in-one-element',
    pass: 'sequential',
    file: 'sequential/environment/frames.ts',
    find: '(location.isWhole ? undefined : location.index)',
    replace: '(location.isWhole && op.description.length === 0 ? undefined : location.index)',
    forgotten: 'A frame that names one element allows a call that may change all.',
    caughtBy: ['bad/performs/WholeActionInFrame.java'],
  },
];
