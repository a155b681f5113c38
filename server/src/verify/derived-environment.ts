/**
 * The derived environment assumption of a method (calvin-tcs 4: the conjunction over all methods it transitively calls;
 * docs/theory.md#environment), in words for a hover: what it may take for granted of all other threads while it runs.
 * Neighbours: `method.ts`.
 */
import { onceFor } from '../base/once-for';
import { inOrderOf } from '../base/order';
import { footprintOf, storeOf } from '../plato/footprint';
import type { Discipline, FieldDecl, Procedure, Stmt } from '../plato/ir';
import type { Inlined } from '../inline/inline';
import { DISCIPLINES } from '../diagnostics/disciplines';
import { isChosen, type Conjunct } from '../sequential/environment/environment';
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

const byClass = onceFor((conjuncts: readonly Conjunct[]): ReadonlyMap<string, readonly Conjunct[]> => {
  const found = new Map<string, Conjunct[]>();
  for (const conjunct of conjuncts) found.set(conjunct.declaredIn, [...(found.get(conjunct.declaredIn) ?? []), conjunct]);
  return found;
});

function lineOf(shared: Shared, conjunct: Conjunct): string {
  const owner = shared.hierarchy.declaration(conjunct.declaredIn)?.display ?? conjunct.declaredIn;
  switch (conjunct.kind) {
    case 'frame':
      return frameLine(owner, conjunct.field!, conjunct.discipline!, conjunct.isLasting);
    case 'assumption':
      return `${owner}: env_assumption ${conjunct.clause.text}`;
    case 'invariant':
      return `${owner}: global_invariant ${conjunct.clause.text}`;
  }
}

/** What a discipline of another's steps comes to: the field stays, or who may change it (calvin-tcs 3.2). */
function frameLine(owner: string, field: FieldDecl, discipline: Discipline, isLasting: boolean): string {
  const { keyword, indices, clause } = discipline;
  const cells = indices.map((index) => (isChosen(index) ? '[*]' : `[${index.name}]`)).join('');
  const what = `${field.contentsOf === undefined ? '' : 'the contents of '}${owner}.${field.name}${cells}`;
  if (DISCIPLINES[keyword].direction === 'exclusive') return `${what}: unchanged while ${clause.text}`;
  return isLasting
    ? `${what}: unchanged while ${clause.text}, for this thread and for no other`
    : `${what}: changed only by threads for which ${clause.text}`;
}

function collect(stmt: Stmt, touched: Set<string>): void {
  for (const op of operationsOf(stmt)) {
    const footprint = footprintOf(op);
    for (const location of [...footprint.reads, ...footprint.writes]) touched.add(storeOf(location)!);
  }
}
