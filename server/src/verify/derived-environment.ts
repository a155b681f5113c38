/**
 * The derived environment assumption of a method (calvin-tcs 4: the conjunction over all methods it transitively calls; design: checks,
 * section 2), as a hover prints it: what it may take for granted of all other threads while it runs.
 * Neighbours: `method.ts`.
 */
import { footprintOf, storeOf } from '../plato/footprint';
import type { Procedure, Stmt } from '../plato/ir';
import type { Inlined } from '../inline/inline';
import { keywordText, storesOfConjunct, type Conjunct } from '../sequential/environment/environment';
import type { Shared } from './method';
import { operationsOf } from '../plato/statements';

/** One line a conjunct, in declaration order. */
export function derivedEnvironment(shared: Shared, conjuncts: readonly Conjunct[], procedure: Procedure, inlined: Inlined | undefined): readonly string[] {
  const classes = new Set(shared.hierarchy.supers(procedure.owner));
  for (const id of [...(inlined?.inlinedProcedures ?? []), ...(inlined?.abstractProcedures ?? [])]) {
    const callee = shared.table.get(id);
    if (callee) for (const name of shared.hierarchy.supers(callee.owner)) classes.add(name);
  }
  const touched = new Set<string>();
  if (inlined) collect(inlined.body, touched);
  for (const store of touched) {
    const owner = shared.stores.field(store)?.owner;
    if (owner) classes.add(owner);
  }
  return conjuncts
    .filter((conjunct) => classes.has(conjunct.declaredIn) || [...storesOfConjunct(conjunct)].some((store) => touched.has(store) && shared.stores.field(store)?.owner === conjunct.declaredIn))
    .map((conjunct) => lineOf(shared, conjunct));
}

function lineOf(shared: Shared, conjunct: Conjunct): string {
  const owner = shared.hierarchy.declaration(conjunct.declaredIn)?.display ?? conjunct.declaredIn;
  switch (conjunct.kind) {
    case 'frame': return `${conjunct.field!.contentsOf === undefined ? '' : 'the contents of '}${owner}.${conjunct.field!.name}: ${keywordText(conjunct.discipline!)} ${conjunct.clause.text}`;
    case 'assumption': return `${owner}: env_assumption ${conjunct.clause.text}`;
    case 'invariant': return `${owner}: global_invariant ${conjunct.clause.text}`;
  }
}

function collect(stmt: Stmt, touched: Set<string>): void {
  for (const op of operationsOf(stmt)) {
    const footprint = footprintOf(op);
    for (const location of [...footprint.reads, ...footprint.writes]) touched.add(storeOf(location)!);
  }
}
