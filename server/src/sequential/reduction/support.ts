/**
 * What this version of the check does not do, found before it starts: a method that needs it is `unsupported`, at the place, and never
 * `verified`.
 * Neighbours: `thread-modular.ts` asks first.
 */
import { exhausted } from '../../base/exhausted';
import { storesOfExpr } from '../../plato/footprint';
import { ALL_EFFECTS, writtenStores } from '../../effects/effects';
import type { Expr, Stmt, Unsupported } from '../../plato/ir';
import { someExpr } from '../../plato/substitute';
import { withinOf } from '../../plato/within';

export function unsupportedIn(body: Stmt): readonly Unsupported[] {
  const found: Unsupported[] = [];
  const visit = (stmt: Stmt, labels: ReadonlySet<string>, inAtomic: boolean): void => {
    switch (stmt.kind) {
      case 'op': {
        const { op } = stmt;
        if (
          op.within.length > 0 &&
          [...op.asserts.map((one) => one.expr), ...(op.guard ? [op.guard] : []), ...op.assigns.map((one) => one.value)].some(speaksOfEntry)
        ) {
          found.push({
            reason: '`\\old` or `\\fresh` of something that only a local names, in an inlined method',
            span: op.within[0]!.span,
          });
        }
        return;
      }
      case 'seq':
        for (const one of stmt.stmts) visit(one, labels, inAtomic);
        return;
      case 'choice':
        for (const one of stmt.branches) visit(one, labels, inAtomic);
        return;
      case 'block':
        // Only of what is within an atomic block it matters where its exits lead.
        return visit(stmt.body, inAtomic ? new Set([...labels, stmt.label]) : labels, inAtomic);
      case 'loop': {
        const within = withinOf(stmt.body);
        if (within.length > 0 && stmt.invariants.some((one) => speaksOfEntry(one.expr))) {
          found.push({ reason: '`\\old` or `\\fresh` of something that only a local names, in an inlined method', span: within[0]!.span });
        }
        return visit(stmt.body, labels, inAtomic);
      }
      case 'atomic':
        if (writtenStores(stmt.body, () => ALL_EFFECTS).waits) found.push({ reason: 'waiting in an atomic block', span: stmt.span });
        return visit(stmt.body, inAtomic ? labels : new Set(), true);
      case 'exit':
        if (inAtomic && !labels.has(stmt.label))
          found.push({ reason: 'leaving an atomic block by return, break, continue or an exception', span: atomicSpan(body, stmt) });
        return;
      case 'call':
        if (inAtomic) found.push({ reason: 'a call of a specified method in an atomic block', span: stmt.span });
        return;
      default:
        exhausted(stmt);
    }
  };
  visit(body, new Set(), false);
  return found;
}

/** It means the entry of the method that it stands in, which is not the one under check. */
function speaksOfEntry(expr: Expr): boolean {
  return storesOfExpr(expr, 'pre').size > 0 || someExpr(expr, (part) => part.kind === 'fresh');
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
