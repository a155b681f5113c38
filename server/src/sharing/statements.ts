/**
 * All statements and expressions of a body, in the order of the text, each with the loops around it. Neighbours: `children.ts` for
 * expressions; `tasks.ts` and `uses.ts` look for constructs.
 */
import { exhausted } from '../base/exhausted';
import { onceFor } from '../base/once-for';
import type { TypedExpr, TypedStmt, TypedSwitch } from '../resolve/typed';
import { childrenOf } from './children';

export type Visited =
  | { readonly isStmt: true; readonly node: TypedStmt; readonly loops: readonly TypedStmt[] }
  | { readonly isStmt: false; readonly node: TypedExpr; readonly loops: readonly TypedStmt[] };

/** Whether the expression stands in the statement. */
export function isWithin(expr: TypedExpr, stmt: TypedStmt): boolean {
  return visitedIn([stmt]).some(({ node }) => node === expr);
}

/** Once for each body: a dozen passes ask for it. */
export const expressionsOf = onceFor(visitedIn);

function visitedIn(stmts: readonly TypedStmt[]): readonly Visited[] {
  const found: Visited[] = [];
  const expr = (node: TypedExpr | undefined, loops: readonly TypedStmt[]): void => {
    if (node === undefined) return;
    found.push({ isStmt: false, node, loops });
    if (node.kind === 'switch') return cases(node.switch, loops);
    for (const child of childrenOf(node)) expr(child, loops);
  };
  const cases = ({ subject, cases: all }: TypedSwitch, loops: readonly TypedStmt[]): void => {
    expr(subject, loops);
    for (const one of all) {
      expr(one.guard, loops);
      for (const inner of one.body) stmt(inner, loops);
    }
  };
  const stmt = (node: TypedStmt, loops: readonly TypedStmt[]): void => {
    found.push({ isStmt: true, node, loops });
    const inside = node.kind === 'loop' || node.kind === 'forEachArray' ? [...loops, node] : loops;
    switch (node.kind) {
      case 'block':
        for (const one of node.stmts) stmt(one, loops);
        return;
      case 'local':
        return expr(node.init, loops);
      case 'expr':
        return expr(node.expr, loops);
      case 'if':
        expr(node.cond, loops);
        stmt(node.then, loops);
        if (node.else) stmt(node.else, loops);
        return;
      case 'loop':
        expr(node.cond, inside);
        stmt(node.body, inside);
        for (const one of node.update) expr(one, inside);
        return;
      case 'forEachArray':
        expr(node.arrayInit, loops);
        stmt(node.element, inside);
        stmt(node.body, inside);
        return;
      case 'labeled':
      case 'atomic':
        return stmt(node.body, loops);
      case 'return':
      case 'throw':
      case 'yield':
        return expr(node.value, loops);
      case 'synchronized':
        expr(node.lock, loops);
        stmt(node.body, loops);
        return;
      case 'try':
        stmt(node.body, loops);
        for (const one of node.catches) stmt(one.body, loops);
        if (node.finally) stmt(node.finally, loops);
        return;
      case 'switch':
        return cases(node.switch, loops);
      case 'assert':
        return expr(node.cond, loops);
      case 'constructorCall':
        for (const one of [...node.args, ...(node.captured ?? [])]) expr(one, loops);
        return;
      case 'break':
      case 'continue':
      case 'spec':
      case 'unsupported':
        return;
      default:
        exhausted(node);
    }
  };
  for (const one of stmts) stmt(one, []);
  return found;
}
