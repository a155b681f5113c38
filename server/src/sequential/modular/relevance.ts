/**
 * Which stores a check must speak of: those the procedure touches or its specifications mention, and, through the conjuncts of the
 * environment, those that these lean on. Everything else is left out of the condition; leaving out a store that nothing relevant
 * mentions cannot change a verdict.
 * Neighbours: `thread-modular.ts`.
 */
import { footprintOf, storeOf, storesOfExpr } from '../../plato/footprint';
import { effectsOfCall, type Effects } from '../../effects/effects';
import { frameStores } from '../../effects/frame-stores';
import type { Call, Clause, Operation, Procedure, Program, Stmt } from '../../plato/ir';
import { storesAsked } from '../logic/elements';
import { nonNullConjuncts, storesOfConjunct, type Conjunct } from '../environment/environment';
import type { ProcedureTable } from './calls';
import type { Hierarchy } from '../logic/hierarchy';
import type { Stores } from '../logic/stores';
import { hasReferenceQuantifier } from '../logic/translate';

/**
 * The invariants that an object of this method's own making must satisfy when it escapes: those of the classes that it allocates (a constructor: of
 * any class that its object may have), and those that speak of all objects by a quantifier. Of the same classes, that fields declared `non_null` have been set.
 */
export function owedOnEscape(program: Program, hierarchy: Hierarchy, procedure: Procedure, operations: readonly Operation[], conjuncts: readonly Conjunct[]): ReadonlySet<Conjunct> {
  const made = new Set(operations.flatMap((op) => (op.allocates ? [op.allocates.className] : [])));
  if (made.size === 0 && procedure.kind !== 'constructor') return new Set();
  const isOwed = (conjunct: Conjunct): boolean => {
    if (conjunct.kind !== 'invariant') return false;
    // The library's own objects are believed to satisfy its invariants.
    if (conjunct.isTrusted && !(conjunct.earnedBy ?? []).some((name) => [...made].some((one) => hierarchy.isSubtype(one, name)) || (procedure.kind === 'constructor' && hierarchy.mayShare(procedure.owner, name)))) return false;
    if (hasReferenceQuantifier(conjunct.clause.expr)) return true;
    const { owner } = conjunct;
    if (owner === undefined) return false;
    return [...made].some((name) => hierarchy.isSubtype(name, owner)) || (procedure.kind === 'constructor' && hierarchy.mayShare(procedure.owner, owner));
  };
  return new Set([...conjuncts, ...nonNullConjuncts(program)].filter(isOwed));
}

export function relevantStores(
  program: Program, procedure: Procedure, body: Stmt, conjuncts: readonly Conjunct[], table: ProcedureTable, effects: ReadonlyMap<string, Effects>, stores: Stores,
  owedOnEscape: ReadonlySet<Conjunct>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const addClauses = (clauses: readonly Clause[]): void => {
    for (const clause of clauses) for (const store of storesOfExpr(clause.expr)) found.add(store);
  };
  const addProcedure = (one: Procedure): void => {
    addClauses([...one.requires, ...one.ensures, ...one.exsures.map((exsures) => exsures.clause)]);
    const actions = [...one.performs?.actions ?? [], ...one.actions ?? []];
    addClauses(actions.map((action) => action.condition));
    if (one.entry) for (const store of storesOfExpr(one.entry)) found.add(store);
    for (const item of [...one.modifies ?? [], ...actions.flatMap((action) => action.frame)]) {
      const base = item.kind === 'allElements' ? item.array : item.kind === 'allFields' ? item.object : undefined;
      if (base) for (const store of storesOfExpr(base)) found.add(store);
      else if (item.kind === 'location' && item.location.kind === 'field') for (const store of storesOfExpr(item.location.object)) found.add(store);
      else if (item.kind === 'location' && item.location.kind === 'elem') for (const store of storesOfExpr(item.location.array)) found.add(store);
    }
  };
  const visitCall = (one: Call): void => {
    for (const argument of one.args) for (const store of storesOfExpr(argument)) found.add(store);
    for (const target of one.targets) {
      const callee = table.get(target.procedure);
      if (callee) addProcedure(callee);
      if (callee && one.mode === 'call') for (const store of (callee.modifies && frameStores(program, [...callee.modifies, ...(callee.actions ?? []).flatMap((action) => action.frame)])) ?? []) found.add(store);
    }
    if (one.mode === 'call') for (const store of effectsOfCall(one, effects).stores) found.add(store);
  };
  const visit = (stmt: Stmt): void => {
    switch (stmt.kind) {
      case 'op': {
        const footprint = footprintOf(stmt.op);
        for (const location of [...footprint.reads, ...footprint.writes]) found.add(storeOf(location)!);
        for (const store of footprint.elsewhere) found.add(store);
        for (const assertion of stmt.op.asserts) for (const store of storesOfExpr(assertion.expr)) found.add(store);
        if (stmt.op.post) for (const store of storesOfExpr(stmt.op.post)) found.add(store);
        return;
      }
      case 'seq': return stmt.stmts.forEach(visit);
      case 'choice': return stmt.branches.forEach(visit);
      case 'loop': addClauses([...stmt.invariants, ...stmt.decreases]); return visit(stmt.body);
      case 'block': case 'atomic': return visit(stmt.body);
      case 'call': return visitCall(stmt);
      case 'exit': return;
    }
  };
  addProcedure(procedure);
  visit(body);
  for (const axiom of program.axioms) addClauses([axiom.clause]);
  for (const conjunct of owedOnEscape) for (const store of storesOfConjunct(conjunct)) found.add(store);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const store of [...found]) {
      for (const one of storesAsked(program).get(store) ?? []) found.add(one);
    }
    for (const conjunct of conjuncts) {
      const mentioned = [...storesOfConjunct(conjunct)];
      const matters = conjunct.kind === 'frame' ? mentioned.some((store) => conjunct.changes.has(store) && found.has(store)) : mentioned.some((store) => found.has(store));
      if (matters) for (const store of mentioned) found.add(store);
    }
  }
  return new Set(stores.all.filter((store) => found.has(store)));
}
