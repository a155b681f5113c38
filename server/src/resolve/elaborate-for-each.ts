/**
 * Elaborates `for (T x : e)` (Java Language Specification 14.14.2): over an array by its index, over an iterable by calls of `iterator`,
 * `hasNext` and `next`.
 * Neighbours: entered from `elaborate-stmt.ts`.
 */
import type { Stmt } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { declareLocal, inScope } from './body-context';
import { asCondition, convertTo } from './conversions';
import { callOn } from './elaborate-calls';
import { declaredNeverNull } from './never-null';
import type { LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { ScopedClause, TypedExpr, TypedStmt } from './typed';
import type { JavaType } from './types';
import { followsOpaque, isOfUnknownType, opaqueValue } from './opaque';
import { INT, displayType, erasure, unknownType } from './types';

type ForEach = Stmt & { readonly kind: 'forEach' };

export function elaborateForEach(
  stmt: ForEach,
  labels: readonly string[],
  specs: readonly ScopedClause[],
  context: BodyContext,
): TypedStmt {
  return inScope(context, () => {
    const made = context.expr(stmt.iterable, context);
    // Of what nobody knows, an array included, the elements are what comes next.
    const iterable =
      isOfUnknownType(made) && followsOpaque(context)
        ? opaqueValue([made], { kind: 'class', name: 'java.lang.Iterable', args: [unknownType('an element')] }, made.span, made.source)
        : made;
    if (iterable.kind === 'unsupported') return { kind: 'unsupported', reason: iterable.reason, span: iterable.span };
    if (iterable.type.kind === 'array') return overArray(stmt, iterable, iterable.type.element, labels, specs, context);
    return overIterable(stmt, iterable, labels, specs, context);
  });
}

function hidden(name: string, type: JavaType, stmt: ForEach, isNonNull = false): LocalVariable {
  return { name, type, isParameter: false, isNonNull, span: stmt.iterable.span };
}

function asExpr(variable: LocalVariable, stmt: ForEach, source: TypedExpr['source'] = undefined): TypedExpr {
  return { kind: 'local', variable, type: variable.type, span: stmt.iterable.span, source };
}

/** The declared variable, which is in scope from here on, given the next value. */
function next(stmt: ForEach, value: TypedExpr, context: BodyContext): TypedStmt & { readonly kind: 'local' } {
  const type = stmt.variable.type.kind === 'var' ? value.type : resolveType(stmt.variable.type, context.typeContext);
  const neverNull = declaredNeverNull({ specs: stmt.variable.specs, annotations: stmt.variable.modifiers.annotations });
  const variable: LocalVariable = {
    name: stmt.variable.name.name,
    type,
    isParameter: false,
    isNonNull: neverNull !== undefined,
    neverNull,
    span: stmt.variable.name.span,
  };
  const init = convertTo(value, type, context);
  declareLocal(context, variable);
  return {
    kind: 'local',
    variable,
    init,
    specs: stmt.variable.specs.map((clause) => ({ clause, scope: context.scope })),
    span: stmt.variable.span,
  };
}

function overArray(
  stmt: ForEach,
  iterable: TypedExpr,
  elementType: JavaType,
  labels: readonly string[],
  specs: readonly ScopedClause[],
  context: BodyContext,
): TypedStmt {
  const array = hidden('#array', iterable.type, stmt);
  const index = hidden('#index', INT, stmt);
  const value: TypedExpr = {
    kind: 'element',
    type: elementType,
    span: stmt.iterable.span,
    source: undefined,
    array: asExpr(array, stmt, stmt.iterable),
    index: asExpr(index, stmt),
  };
  const element = next(stmt, value, context);
  context.assigned.add(index);
  const body = context.stmt(stmt.body, context);
  return { kind: 'forEachArray', array, arrayInit: iterable, index, element, body, specs, labels, span: stmt.span };
}

function overIterable(
  stmt: ForEach,
  iterable: TypedExpr,
  labels: readonly string[],
  specs: readonly ScopedClause[],
  context: BodyContext,
): TypedStmt {
  const { span } = stmt.iterable;
  const erased = erasure(iterable.type);
  if (erased.kind !== 'class' || !context.table.isSubclass(erased.name, 'java.lang.Iterable')) {
    return { kind: 'unsupported', reason: `a \`for\` loop over a value of type \`${displayType(iterable.type)}\``, span };
  }
  const call = (receiver: TypedExpr, name: string): TypedExpr => callOn(receiver, name, [], span, stmt.iterable, context);
  const first = call(iterable, 'iterator');
  if (first.kind === 'unsupported') return { kind: 'unsupported', reason: first.reason, span };
  const iterator = hidden('#iterator', first.type, stmt);
  const more = asCondition(call(asExpr(iterator, stmt), 'hasNext'));
  const element = next(stmt, call(asExpr(iterator, stmt), 'next'), context);
  const body = context.stmt(stmt.body, context);
  const loop: TypedStmt = {
    kind: 'loop',
    cond: more,
    testsFirst: true,
    update: [],
    body: { kind: 'block', stmts: [element, body], span: stmt.body.span },
    specs,
    labels,
    span: stmt.span,
  };
  return { kind: 'block', stmts: [{ kind: 'local', variable: iterator, init: first, span }, loop], span: stmt.span };
}
