/**
 * All statements and expressions of a body, in the order of the text, each with the loops and the branches around it.
 * Neighbours: `typed-children.ts` for expressions; `sharing/tasks.ts` and `sharing/uses.ts`, among others, look for constructs.
 */
import { exhausted } from '../base/exhausted';
import { onceFor } from '../base/once-for';
import type { TypedExpr, TypedStmt, TypedSwitch } from './typed';
import { childrenOf } from './typed-children';

export type Visited =
  | { readonly isStmt: true; readonly node: TypedStmt; readonly loops: readonly TypedStmt[]; readonly branches: readonly Branch[] }
  | { readonly isStmt: false; readonly node: TypedExpr; readonly loops: readonly TypedStmt[]; readonly branches: readonly Branch[] };

/** A part that only some ways come to: a branch of an `if`, with what it asks, a case of a `switch`, a handler. */
export interface Branch {
  readonly body: object;
  readonly cond?: TypedExpr;
  readonly outcome?: boolean;
}

/** Whether the expression stands in the statement. */
export function isWithin(expr: TypedExpr, stmt: TypedStmt): boolean {
  return visitedIn([stmt]).some(({ node }) => node === expr);
}

/** Once for each body: a dozen passes ask for it. */
export const expressionsOf = onceFor(visitedIn);

function visitedIn(stmts: readonly TypedStmt[]): readonly Visited[] {
  const found: Visited[] = [];
  const expr = (node: TypedExpr | undefined, loops: readonly TypedStmt[], branches: readonly Branch[]): void => {
    if (node === undefined) return;
    found.push({ isStmt: false, node, loops, branches });
    if (node.kind === 'switch') return cases(node.switch, loops, branches);
    for (const child of childrenOf(node)) expr(child, loops, branches);
  };
  const cases = ({ subject, cases: all }: TypedSwitch, loops: readonly TypedStmt[], branches: readonly Branch[]): void => {
    expr(subject, loops, branches);
    for (const one of all) {
      expr(one.guard, loops, branches);
      for (const inner of one.body) stmt(inner, loops, [...branches, { body: one }]);
    }
  };
  const stmt = (node: TypedStmt, loops: readonly TypedStmt[], branches: readonly Branch[]): void => {
    found.push({ isStmt: true, node, loops, branches });
    const inside = node.kind === 'loop' || node.kind === 'forEachArray' ? [...loops, node] : loops;
    switch (node.kind) {
      case 'block':
        for (const one of node.stmts) stmt(one, loops, branches);
        return;
      case 'local':
        return expr(node.init, loops, branches);
      case 'expr':
        return expr(node.expr, loops, branches);
      case 'if':
        expr(node.cond, loops, branches);
        stmt(node.then, loops, [...branches, { body: node.then, cond: node.cond, outcome: true }]);
        if (node.else) stmt(node.else, loops, [...branches, { body: node.else, cond: node.cond, outcome: false }]);
        return;
      case 'loop':
        expr(node.cond, inside, branches);
        stmt(node.body, inside, branches);
        for (const one of node.update) expr(one, inside, branches);
        return;
      case 'forEachArray':
        expr(node.arrayInit, loops, branches);
        stmt(node.element, inside, branches);
        stmt(node.body, inside, branches);
        return;
      case 'labeled':
      case 'atomic':
        return stmt(node.body, loops, branches);
      case 'return':
      case 'throw':
      case 'yield':
        return expr(node.value, loops, branches);
      case 'synchronized':
        expr(node.lock, loops, branches);
        stmt(node.body, loops, branches);
        return;
      case 'try':
        stmt(node.body, loops, branches);
        for (const one of node.catches) stmt(one.body, loops, [...branches, { body: one }]);
        if (node.finally) stmt(node.finally, loops, branches);
        return;
      case 'switch':
        return cases(node.switch, loops, branches);
      case 'assert':
        return expr(node.cond, loops, branches);
      case 'constructorCall':
        for (const one of [...node.args, ...(node.captured ?? [])]) expr(one, loops, branches);
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
  for (const one of stmts) stmt(one, [], []);
  return found;
}
