/**
 * What this version of the check does not do, found before it starts: a method that needs it is `unsupported`, at the place, and never `verified`.
 * Neighbours: `thread-modular.ts` asks first.
 */
import { ALL_EFFECTS, footprintOf, storeOf, storesOfExpr, writtenStores } from '../plato/effects';
import type { Program, Stmt, Unsupported } from '../plato/ir';
import type { Stores } from './stores';

/** Stores whose elements or entries carry a discipline with an index; it is not checked yet. */
function indexedStores(program: Program, stores: Stores): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const field of program.fields) {
    if (!field.disciplines.some((discipline) => discipline.indices.length > 0)) continue;
    if (field.type.kind === 'map') found.set(field.id, field.name);
    else for (const store of stores.all) if (store.startsWith('elem:')) found.set(store, field.name);
  }
  return found;
}

export function unsupportedIn(program: Program, stores: Stores, body: Stmt): readonly Unsupported[] {
  const indexed = indexedStores(program, stores);
  const found: Unsupported[] = [];
  const visit = (stmt: Stmt, labels: ReadonlySet<string>, inAtomic: boolean): void => {
    switch (stmt.kind) {
      case 'op': {
        const { op } = stmt;
        const footprint = footprintOf(op);
        for (const location of [...footprint.reads, ...footprint.writes]) {
          const field = indexed.get(storeOf(location)!);
          if (field !== undefined) found.push({ reason: `an access to elements while the discipline of the elements of \`${field}\` is not checked yet`, span: op.span });
        }
        if (op.within.length > 0 && op.asserts.some((assertion) => storesOfExpr(assertion.expr, 'pre').size > 0)) {
          found.push({ reason: '`\\old` in an assertion of an inlined method', span: op.within[0]!.span });
        }
        return;
      }
      case 'seq': for (const one of stmt.stmts) visit(one, labels, inAtomic); return;
      case 'choice': for (const one of stmt.branches) visit(one, labels, inAtomic); return;
      case 'block': return visit(stmt.body, new Set([...labels, stmt.label]), inAtomic);
      case 'loop': return visit(stmt.body, labels, inAtomic);
      case 'atomic':
        if (writtenStores(stmt.body, () => ALL_EFFECTS).waits) found.push({ reason: 'waiting in an atomic block', span: stmt.span });
        return visit(stmt.body, inAtomic ? labels : new Set(), true);
      case 'exit':
        if (inAtomic && !labels.has(stmt.label)) found.push({ reason: 'leaving an atomic block by return, break, continue or an exception', span: atomicSpan(body, stmt) });
        return;
      case 'call':
        if (inAtomic) found.push({ reason: 'a call of a specified method in an atomic block', span: stmt.span });
        return;
    }
  };
  visit(body, new Set(), false);
  return found;
}

/** The atomic block around a statement. */
function atomicSpan(body: Stmt, wanted: Stmt): Unsupported['span'] {
  let span = { file: '', start: 0, end: 0 };
  const visit = (stmt: Stmt, inside: Unsupported['span']): void => {
    if (stmt === wanted) span = inside;
    if (stmt.kind === 'seq') for (const one of stmt.stmts) visit(one, inside);
    else if (stmt.kind === 'choice') for (const one of stmt.branches) visit(one, inside);
    else if (stmt.kind === 'atomic') visit(stmt.body, stmt.span);
    else if (stmt.kind === 'loop' || stmt.kind === 'block') visit(stmt.body, inside);
  };
  visit(body, span);
  return span;
}
