/**
 * The derived environment assumption of a method (calvin-tcs 4: the conjunction over all methods it transitively calls;
 * docs/theory.md#environment), as a hover prints it: what it may take for granted of all other threads while it runs.
 * Neighbours: `method.ts`.
 */
import { inOrderOf } from '../base/order';
import { footprintOf, storeOf } from '../plato/footprint';
import type { Procedure, Stmt } from '../plato/ir';
import type { Inlined } from '../inline/inline';
import { keywordText, type Conjunct } from '../sequential/environment/environment';
import type { Shared } from './shared';
import { operationsOf } from '../plato/statements';

/** One line a conjunct, in declaration order. */
export function derivedEnvironment(
  shared: Shared,
  conjuncts: readonly Conjunct[],
  procedure: Procedure,
  inlined: Inlined | undefined,
): readonly string[] {
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
  const declared = byClass(conjuncts);
  return inOrderOf(
    conjuncts,
    [...classes].flatMap((name) => declared.get(name) ?? []),
  ).map((conjunct) => lineOf(shared, conjunct));
}

const BY_CLASS = new WeakMap<readonly Conjunct[], ReadonlyMap<string, readonly Conjunct[]>>();

function byClass(conjuncts: readonly Conjunct[]): ReadonlyMap<string, readonly Conjunct[]> {
  const known = BY_CLASS.get(conjuncts);
  if (known) return known;
  const found = new Map<string, Conjunct[]>();
  for (const conjunct of conjuncts) found.set(conjunct.declaredIn, [...(found.get(conjunct.declaredIn) ?? []), conjunct]);
  BY_CLASS.set(conjuncts, found);
  return found;
}

function lineOf(shared: Shared, conjunct: Conjunct): string {
  const owner = shared.hierarchy.declaration(conjunct.declaredIn)?.display ?? conjunct.declaredIn;
  switch (conjunct.kind) {
    case 'frame':
      return `${conjunct.field!.contentsOf === undefined ? '' : 'the contents of '}${owner}.${conjunct.field!.name}: ${keywordText(conjunct.discipline!)} ${conjunct.clause.text}`;
    case 'assumption':
      return `${owner}: env_assumption ${conjunct.clause.text}`;
    case 'invariant':
      return `${owner}: global_invariant ${conjunct.clause.text}`;
  }
}

function collect(stmt: Stmt, touched: Set<string>): void {
  for (const op of operationsOf(stmt)) {
    const footprint = footprintOf(op);
    for (const location of [...footprint.reads, ...footprint.writes]) touched.add(storeOf(location)!);
  }
}
