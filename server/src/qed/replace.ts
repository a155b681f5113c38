/**
 * The tactic `replace`: SIMULATE with an action that the script writes down: gate, what it changes, and a relation of the stores before and
 * after. An action that leaves its block on some ways cannot be written so.
 * Neighbours: `loops.ts` makes actions of specifications for loops in the same way.
 */
import type { PlacedAtom, ProofContext } from './context';
import { specified, type LoopSpecification } from './loops';
import { leavesOf } from './prune';
import { Refused, describe } from './refused';
import type { Proposal } from './rules';

/** Throws Refused. */
export function replacement(context: ProofContext, placed: PlacedAtom, specification: LoopSpecification): Proposal {
  if (leavesOf(placed.atom).size > 0) throw new Refused(`${describe(context, placed)} may leave the statement around it`);
  const { atom, locals } = specified(context, placed.proc, placed.atom, { ...specification, modifies: specification.modifies ?? [] });
  return { atom, locals, hints: new Map() };
}
