/**
 * The conjuncts that have to do with each other: whether one is reflexive and transitive, and with the help of which others, is asked of
 * each part alone. Clauses of two classes that speak of the same store of the library (`AtomicInteger.value`), but never of the same
 * object, are in different parts; the library's own clauses about such an object are in each of them. Assuming fewer conjuncts than there
 * are could only make more of them fail.
 * Neighbours: `regions.ts` says what overlaps; `verify/environment.ts` has each part proved.
 */
import { HOLDER_FIELD, type Program } from '../../plato/ir';
import { relationTable } from './clause-regions';
import type { Conjunct } from '../environment/environment';
import { Closure } from './closure';
import type { Stores } from '../logic/stores';

/** In the order of their first members; monitors, whose law is always assumed, and what never changes connect nothing. */
export function environmentParts(program: Program, conjuncts: readonly Conjunct[], stores: Stores): readonly (readonly Conjunct[])[] {
  const table = relationTable(program, conjuncts);
  const partOf = new Map<Conjunct, Set<Conjunct>>();
  const covered = new Set<Conjunct>();
  for (const conjunct of conjuncts) {
    if (conjunct.isTrusted || partOf.has(conjunct)) continue;
    const closure = new Closure(table, (store) => store === HOLDER_FIELD || !stores.isMutable(store), true);
    closure.bringConjunct(conjunct);
    closure.close();
    const part = new Set(closure.conjuncts);
    // Whom one leads to need not lead back.
    for (const known of new Set([...part].flatMap((one) => (one.isTrusted ? [] : (partOf.get(one) ?? [])))))
      for (const one of known) part.add(one);
    for (const one of part) {
      covered.add(one);
      if (!one.isTrusted) partOf.set(one, part);
    }
  }
  const rest = conjuncts.filter((one) => !covered.has(one)).map((one) => [one]);
  const order = new Map(conjuncts.map((one, index) => [one, index]));
  const sorted = [...new Set(partOf.values())].map((part) => [...part].sort((left, right) => order.get(left)! - order.get(right)!));
  return [...sorted, ...rest].sort(([left], [right]) => order.get(left!)! - order.get(right!)!);
}
