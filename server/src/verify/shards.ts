/**
 * One of several parts of an analysis, so that a project too large for one machine is checked by many: `--shard I/N`. Together the parts
 * are all methods, each in one of them; which one depends on the program alone, so every machine deals them out in the same way.
 * Why by cost: a part ends when its slowest method does. Predicted is the number of operations of a method with those that are inlined
 * into it, which a condition grows with.
 * Neighbours: `whole.ts` checks a part; the command line reads the option; `schedule.ts` orders by the same costs.
 */
import { countOperations } from '../inline/callee';
import type { Procedure } from '../plato/ir';
import { callsOf } from '../plato/statements';
import type { Analysis } from './analysis';
import { sessionOf } from './session';

export interface Shard {
  /** From 1. */
  readonly part: number;
  readonly of: number;
}

/** Calls are followed so deep, and a method counts for so many operations at most: the rest is cut off anyway. */
const DEEPEST = 4;
const MOST = 20_000;

/** The ids of the methods of a part. */
export function methodsOf(analysis: Analysis, { part, of }: Shard): ReadonlySet<string> {
  const costs = costsOf(analysis);
  const costed = analysis.methods.map(({ id }) => ({ id, cost: costs(id) }));
  costed.sort((left, right) => right.cost - left.cost || (left.id < right.id ? -1 : 1));
  const loads = Array.from({ length: of }, () => 0);
  const mine = new Set<string>();
  // The next largest goes to whoever has least so far, the first of those.
  for (const { id, cost } of costed) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least]! += cost;
    if (least === part - 1) mine.add(id);
  }
  return mine;
}

/** What a method is predicted to cost, by its id. */
export function costsOf(analysis: Analysis): (id: string) => number {
  const { table } = sessionOf(analysis).shared;
  const sizes = new Map<string, number>();
  return (id) => costOf(table, id, DEEPEST, sizes);
}

/** `sizes`: what is known already, by depth and id. */
function costOf(table: ReadonlyMap<string, Procedure>, id: string, depth: number, sizes: Map<string, number>): number {
  const key = `${depth} ${id}`;
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const body = table.get(id)?.body;
  let cost = body === undefined ? 1 : 1 + countOperations(body);
  if (body !== undefined && depth > 0)
    for (const call of callsOf(body)) for (const target of call.targets) cost += costOf(table, target.procedure, depth - 1, sizes);
  cost = Math.min(cost, MOST);
  sizes.set(key, cost);
  return cost;
}
