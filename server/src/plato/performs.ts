/**
 * `performs` programs (calvin-r section 3): what a method does as a program of atomic actions, and the flow graph that says which action
 * may follow which (`FOLLOWS`, docs/theory.md#check-2-reduction).
 *
 * Actions are numbered from 1; 0 is the beginning. `skip` is no action: stuttering is allowed everywhere.
 * Neighbours: made by `lower/clauses/performs.ts`; calls of the method become the program by `perform.ts`;
 * `sequential/reduction/reduction.ts` checks the body against it.
 */
import type { PerformsTree } from './ir';

/** Which actions may come first, last, and after each; actions by number (from 1). */
export interface FlowGraph {
  readonly first: ReadonlySet<number>;
  readonly last: ReadonlySet<number>;
  /** No action at all is a run of the program. */
  readonly canBeEmpty: boolean;
  /** By number; what is not in it has no successor. */
  readonly after: ReadonlyMap<number, ReadonlySet<number>>;
}

/** The flow graph of a program: the positions of a regular expression and who follows whom. */
export function flowGraph(tree: PerformsTree): FlowGraph {
  const after = new Map<number, Set<number>>();
  const connect = (from: ReadonlySet<number>, to: ReadonlySet<number>): void => {
    for (const one of from) after.set(one, new Set([...(after.get(one) ?? []), ...to]));
  };
  const visit = (part: PerformsTree): Omit<FlowGraph, 'after'> => {
    switch (part.kind) {
      case 'action':
        return { first: new Set([part.index + 1]), last: new Set([part.index + 1]), canBeEmpty: false };
      case 'skip':
        return { first: new Set(), last: new Set(), canBeEmpty: true };
      case 'star': {
        const body = visit(part.body);
        connect(body.last, body.first);
        return { ...body, canBeEmpty: true };
      }
      case 'choice': {
        const parts = part.parts.map(visit);
        return {
          first: new Set(parts.flatMap((one) => [...one.first])),
          last: new Set(parts.flatMap((one) => [...one.last])),
          canBeEmpty: parts.some((one) => one.canBeEmpty),
        };
      }
      case 'seq':
        return part.parts.map(visit).reduce(
          (left, right) => {
            connect(left.last, right.first);
            return {
              first: new Set([...left.first, ...(left.canBeEmpty ? right.first : [])]),
              last: new Set([...right.last, ...(right.canBeEmpty ? left.last : [])]),
              canBeEmpty: left.canBeEmpty && right.canBeEmpty,
            };
          },
          { first: new Set<number>(), last: new Set<number>(), canBeEmpty: true },
        );
    }
  };
  return { ...visit(tree), after };
}

/** The numbers that may follow `number` (0: the beginning). */
export function successors(graph: FlowGraph, number: number): ReadonlySet<number> {
  return number === 0 ? graph.first : (graph.after.get(number) ?? new Set());
}

/** Whether the program may end after the action (0: without any). */
export function mayEndAfter(graph: FlowGraph, number: number): boolean {
  return number === 0 ? graph.canBeEmpty : graph.last.has(number);
}
