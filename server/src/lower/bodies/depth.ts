/**
 * How deeply a body nests, found out level by level: every pass after lowering walks statements and expressions recursively, so a body that
 * nests deeper than they can go must be known before the first of them sees it (a `switch` of thousands of cases nests as many blocks).
 * Neighbours: `body.ts` refuses what is too deep; `plato/ir.ts`.
 */
import type { Expr, Location, Operation, Stmt } from '../../plato/ir';
import { children } from '../../plato/substitute';
import { partsOf } from '../../plato/statements';

/** What all passes can walk on Node's ordinary stack, with room for what inlining adds. */
const MAX_DEPTH = 1500;

/** Whether statements and expressions nest deeper than the passes can follow. */
export function nestsTooDeeply(body: Stmt): boolean {
  let stmts: readonly Stmt[] = [body];
  let exprs: readonly Expr[] = [];
  for (let depth = 1; stmts.length + exprs.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    exprs = [...exprs.flatMap(children), ...stmts.flatMap(exprsOf)];
    stmts = stmts.flatMap(partsOf);
  }
  return false;
}

function exprsOf(stmt: Stmt): readonly Expr[] {
  switch (stmt.kind) {
    case 'op':
      return exprsOfOperation(stmt.op);
    case 'call':
      return stmt.args;
    case 'loop':
      return [...stmt.invariants, ...stmt.decreases].map((clause) => clause.expr);
    case 'seq':
    case 'choice':
    case 'block':
    case 'atomic':
    case 'exit':
      return [];
  }
}

function exprsOfOperation(op: Operation): readonly Expr[] {
  const inside = (location: Location): readonly Expr[] =>
    location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [];
  return [
    ...op.asserts.map((one) => one.expr),
    ...op.assigns.flatMap(({ target, value }) => [value, ...inside(target)]),
    ...op.havocs.flatMap(inside),
    ...[op.guard, op.post, op.allocates?.length].filter((one) => one !== undefined),
    ...(op.publishes ?? []),
  ];
}
