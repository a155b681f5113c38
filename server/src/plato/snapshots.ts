/**
 * `\old(e)` in a body that is put in the place of a call means `e` when the callee was entered, not when the method under check was: what
 * it reads is kept in locals at the call.
 * Only accesses that are named by parameters can be kept so; others stay, and whoever checks the method says that they are not translated.
 * Neighbours: `inline.ts`; sequential's `support.ts` refuses what is left.
 */
import type { Expr, Operation, Procedure, Stmt, Variable } from './ir';
import { children, exprEquals, freeVars, mapChildren } from './substitute';
import { typeOf } from './type-of';
import { mapParts } from './statements';

/** The procedure with its snapshots as further locals, and the body that takes them first; the same ones where there is nothing to keep. */
export function withSnapshots(procedure: Procedure, body: Stmt): { readonly procedure: Procedure; readonly body: Stmt } {
  const kept: { readonly variable: Variable; readonly expr: Expr }[] = [];
  const parameters = new Set(procedure.params.map((one) => one.name));
  const variableOf = (expr: Expr): Expr => {
    let known = kept.find((one) => exprEquals(one.expr, expr));
    if (!known) {
      known = { variable: { name: `$old#${kept.length + 1}`, type: typeOf(expr) }, expr };
      kept.push(known);
    }
    return { kind: 'var', name: known.variable.name, type: known.variable.type };
  };
  const isKept = (expr: Expr): boolean =>
    isAccess(expr) && isOfEntry(expr) && [...freeVars(expr).keys()].every((name) => parameters.has(name));
  const inExpr = (expr: Expr): Expr => (isKept(expr) ? variableOf(expr) : mapChildren(expr, inExpr));
  const rewritten = inStmt(body, inExpr);
  if (kept.length === 0) return { procedure, body };
  const snapshot: Operation = {
    asserts: [],
    guard: undefined,
    assigns: kept.map(({ variable, expr }) => ({ target: { kind: 'local', ...variable }, value: now(expr) })),
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'ghost',
    description: '',
    span: procedure.nameSpan,
    within: [],
  };
  return {
    procedure: { ...procedure, locals: [...procedure.locals, ...kept.map((one) => one.variable)] },
    body: { kind: 'seq', stmts: [{ kind: 'op', op: snapshot }, rewritten] },
  };
}

function isAccess(expr: Expr): expr is Expr & { readonly kind: 'field' | 'static' | 'elem' } {
  return expr.kind === 'field' || expr.kind === 'static' || expr.kind === 'elem';
}

/** Every access in it is about entry. */
function isOfEntry(expr: Expr): boolean {
  return (!isAccess(expr) || expr.when === 'pre') && children(expr).every(isOfEntry);
}

function now(expr: Expr): Expr {
  const inner = mapChildren(expr, now);
  return isAccess(inner) ? { ...inner, when: 'post' } : inner;
}

/**
 * What speaks of the store now and of entry: assertions, guards, values and invariants. (A `post` speaks of the operation's own two
 * stores.)
 */
function inStmt(stmt: Stmt, f: (expr: Expr) => Expr): Stmt {
  if (stmt.kind === 'op')
    return {
      kind: 'op',
      op: {
        ...stmt.op,
        asserts: stmt.op.asserts.map((one) => ({ ...one, expr: f(one.expr) })),
        guard: stmt.op.guard && f(stmt.op.guard),
        assigns: stmt.op.assigns.map(({ target, value }) => ({ target, value: f(value) })),
      },
    };
  const inner = mapParts(stmt, (part) => inStmt(part, f));
  return inner.kind === 'loop' ? { ...inner, invariants: inner.invariants.map((one) => ({ ...one, expr: f(one.expr) })) } : inner;
}
