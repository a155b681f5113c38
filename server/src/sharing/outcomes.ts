/**
 * Which conditions have had which outcome before an expression is evaluated, on every way there: `if (ready) use()`, `if (!ready) return;
 * use()`, `while (!ready) {} use()`. That they still have it is not said.
 * Neighbours: `told-by-flag.ts` asks whether a flag has been looked at.
 */
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { childrenOf, stripped } from '../resolve/typed-children';
import { expressionsOf, isWithin } from '../resolve/typed-statements';

export interface Outcome {
  readonly cond: TypedExpr;
  readonly isTrue: boolean;
}

/** Conjunctions, disjunctions and negations are taken apart. */
export function outcomesBefore(stmts: readonly TypedStmt[], at: TypedExpr): readonly Outcome[] {
  return within(stmts, at).flatMap(partsOf);
}

function partsOf({ cond, isTrue }: Outcome): readonly Outcome[] {
  const inner = stripped(cond);
  if (inner.kind === 'unary' && inner.op === '!') return partsOf({ cond: inner.operand, isTrue: !isTrue });
  if (inner.kind === (isTrue ? 'and' : 'or')) return [...partsOf({ cond: inner.left, isTrue }), ...partsOf({ cond: inner.right, isTrue })];
  return [{ cond: inner, isTrue }];
}

function within(stmts: readonly TypedStmt[], at: TypedExpr): readonly Outcome[] {
  const found: Outcome[] = [];
  for (const one of stmts) {
    if (isWithin(at, one)) return [...found, ...inside(one, at)];
    found.push(...after(one));
  }
  return found;
}

function inside(stmt: TypedStmt, at: TypedExpr): readonly Outcome[] {
  switch (stmt.kind) {
    case 'block':
      return within(stmt.stmts, at);
    case 'local':
      return stmt.init === undefined ? [] : insideExpr(stmt.init, at);
    case 'expr':
      return insideExpr(stmt.expr, at);
    case 'return':
    case 'throw':
    case 'yield':
      return stmt.value === undefined ? [] : insideExpr(stmt.value, at);
    case 'if':
      if (isWithin(at, stmt.then)) return [{ cond: stmt.cond, isTrue: true }, ...inside(stmt.then, at)];
      if (stmt.else !== undefined && isWithin(at, stmt.else)) return [{ cond: stmt.cond, isTrue: false }, ...inside(stmt.else, at)];
      return insideExpr(stmt.cond, at);
    case 'loop': {
      const tested = stmt.cond !== undefined && stmt.testsFirst ? [{ cond: stmt.cond, isTrue: true }] : [];
      if (isWithin(at, stmt.body)) return [...tested, ...inside(stmt.body, at)];
      return stmt.cond === undefined ? [] : insideExpr(stmt.cond, at);
    }
    case 'forEachArray':
    case 'synchronized':
    case 'labeled':
    case 'atomic':
      return isWithin(at, stmt.body) ? inside(stmt.body, at) : [];
    case 'try':
      return isWithin(at, stmt.body) ? inside(stmt.body, at) : [];
    default:
      return [];
  }
}

function insideExpr(expr: TypedExpr, at: TypedExpr): readonly Outcome[] {
  if (expr === at) return [];
  const next = childrenOf(expr).find((one) => containsExpr(one, at));
  if (next === undefined) return [];
  const further = insideExpr(next, at);
  if ((expr.kind === 'and' || expr.kind === 'or') && next === expr.right)
    return [{ cond: expr.left, isTrue: expr.kind === 'and' }, ...further];
  if (expr.kind === 'conditional' && next !== expr.cond) return [{ cond: expr.cond, isTrue: next === expr.then }, ...further];
  return further;
}

/** What is known where the next statement begins. */
function after(stmt: TypedStmt): readonly Outcome[] {
  switch (stmt.kind) {
    case 'block':
      return stmt.stmts.flatMap(after);
    case 'if': {
      if (isLeft(stmt.then)) return [{ cond: stmt.cond, isTrue: false }];
      return stmt.else !== undefined && isLeft(stmt.else) ? [{ cond: stmt.cond, isTrue: true }] : [];
    }
    case 'loop':
      return stmt.cond === undefined || expressionsOf([stmt.body]).some(({ node, isStmt }) => isStmt && node.kind === 'break')
        ? []
        : [{ cond: stmt.cond, isTrue: false }];
    case 'synchronized':
      return after(stmt.body);
    case 'try':
      return stmt.catches.length === 0 ? after(stmt.body) : [];
    default:
      return [];
  }
}

/** Whether nothing that comes next in the text is reached by it. */
function isLeft(stmt: TypedStmt): boolean {
  if (stmt.kind === 'block') return stmt.stmts.length > 0 && isLeft(stmt.stmts[stmt.stmts.length - 1]!);
  return ['return', 'throw', 'break', 'continue'].includes(stmt.kind);
}

function containsExpr(expr: TypedExpr, at: TypedExpr): boolean {
  return isWithin(at, { kind: 'expr', expr, span: expr.span });
}
