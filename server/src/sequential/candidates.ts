/**
 * Loop invariants that nobody had to write (design: checks, section 5): simple candidates are proposed at each loop head, and the prover
 * throws out those that are not inductive, until the rest is. A candidate is assumed only under a switch that the prover's answer
 * turned on; so a bad guess costs time, never soundness.
 * Neighbours: `loops.ts` places them; `solver/check.ts` prunes them.
 */
import type { Effects } from '../plato/effects';
import { mayBeOurs, type CheckContext } from './context';
import { assign, assume, type Sequential } from './ir';
import type { LoopContext } from './loops';
import { NULL, apply, equal, implies, not, number, select, symbol, type Symbol, type Term } from './logic';
import { LOCAL, VISIBLE, isOurs } from './stores';
import { lengthOf } from './translate';

/** How many candidates one loop may have. */
const MAX_CANDIDATES = 40;

export interface Candidate {
  /** True where the candidate is believed. */
  readonly switch: Symbol;
  readonly formula: Term;
}

export interface Candidates {
  /** To be placed before the loop: the values that variables have on arrival. */
  readonly before: readonly Sequential[];
  readonly list: readonly Candidate[];
}

/** Bounds of the integers that the loop changes (against their value on arrival, lengths of arrays and unchanged integers), non-nullness, which
 * objects are still local, and what the translation `proposed` itself.
 */
export function candidatesOf(context: CheckContext, loops: LoopContext, effects: Effects, proposed: readonly Term[]): Candidates {
  const before: Sequential[] = [];
  const formulas: Term[] = [...proposed];
  const name = context.fresh('loop');
  const users = [...loops.localTypes].filter(([, local]) => !local.isTemporary);
  const changed = users.filter(([local]) => effects.locals.has(local)).map(([, local]) => local.symbol);
  const kept = users.filter(([local]) => !effects.locals.has(local)).map(([, local]) => local);
  const compare = (op: '<=' | '>=', left: Term, right: Term): void => { formulas.push(apply(op, [left, right], 'Bool')); };
  for (const variable of changed) {
    if (variable.sort === 'Int') {
      const arrival = symbol(`${name} on arrival ${variable.name}`, 'Int');
      before.push(assign(arrival, variable));
      compare('>=', variable, arrival);
      compare('<=', variable, arrival);
      compare('>=', variable, number(0));
      for (const other of kept) {
        if (other.symbol.sort === 'Int') compare('<=', variable, other.symbol);
        else if (other.className?.endsWith('[]')) compare('<=', variable, lengthOf(other.symbol));
      }
    } else if (variable.sort === 'Ref') formulas.push(not(equal(variable, NULL)));
  }
  if (context.hasLocalObjects) {
    // What the loop does not let escape is still this method's alone.
    for (const [name, one] of loops.localTypes) {
      if (effects.locals.has(name) || one.className === undefined || !mayBeOurs(context, one.className)) continue;
      formulas.push(equal(select(VISIBLE, one.symbol), LOCAL), isOurs(select(VISIBLE, one.symbol)));
    }
  }
  return { before, list: formulas.slice(0, MAX_CANDIDATES).map((formula, index) => ({ switch: symbol(`${name} candidate ${index + 1}`, 'Bool'), formula })) };
}

/** The candidates, each under its switch, as assumptions at the loop head. */
export function assumeCandidates(candidates: Candidates): Sequential[] {
  return candidates.list.map((candidate) => assume(implies(candidate.switch, candidate.formula)));
}

/** The candidates as assertions that decide about their switches and are never reported. */
export function proveCandidates(candidates: Candidates): Sequential[] {
  return candidates.list.map((candidate) => ({ kind: 'candidate', condition: candidate.formula, switch: candidate.switch }));
}
