/**
 * A method reference as the lambda that it stands for (Java Language Specification 15.13.3): `C::m` is `(x) -> C.m(x)` or `(x) -> x.m()`,
 * `C::new` is `(x) -> new C(x)`, and `e::m` evaluates `e` once, where the reference stands, and keeps it.
 * Neighbours: `elaborate-functions.ts` makes the class; the names of what is made up here cannot be written in Java.
 */
import type { Expr, MethodRef, TypeRef } from '../syntax/ast';
import { isAccessible } from './access';
import type { BodyContext } from './body-context';
import { classify } from './elaborate-names';
import type { FunctionType } from './functional';
import { chooseMethod, methodsNamed } from './members';
import type { ClassSymbol, LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { TypedExpr } from './typed';
import { classType, isReference } from './types';

type Lambda = Expr & { readonly kind: 'lambda' };

/** The lambda, and what it keeps from where it stands. */
export interface Desugared {
  readonly lambda: Lambda;
  readonly receiver: { readonly variable: LocalVariable; readonly value: TypedExpr } | undefined;
}

export function asLambda(expr: MethodRef, fn: FunctionType, context: BodyContext): Desugared | { readonly reason: string } {
  const { span } = expr;
  const params = fn.params.map((_, index) => ({ name: `argument ${index + 1}`, span }));
  const args = params.map((param): Expr => ({ kind: 'name', name: param.name, span }));
  const lambda = (body: Expr): Lambda => ({ kind: 'lambda', params, paramTypes: params.map(() => undefined), body, span });
  const call = (object: Expr | undefined, isSuper: boolean, given: readonly Expr[]): Expr => ({
    kind: 'call',
    object,
    isSuper,
    name: expr.method,
    args: given,
    span,
  });
  if (expr.isSuper) return { lambda: lambda(call(expr.object, true, args)), receiver: undefined };
  const named = expr.object === undefined ? undefined : classify(expr.object, context);
  if (named?.kind === 'value') {
    if (named.expr.kind === 'unsupported') return { reason: named.expr.reason };
    if (expr.object!.kind === 'this') return { lambda: lambda(call(expr.object, false, args)), receiver: undefined };
    if (!isReference(named.expr.type)) return { reason: 'a method reference' };
    const variable: LocalVariable = { name: 'the receiver', type: named.expr.type, isParameter: false, isNonNull: true, span };
    return { lambda: lambda(call({ kind: 'name', name: variable.name, span }, false, args)), receiver: { variable, value: named.expr } };
  }
  const type = typeOf(expr, context);
  if (expr.method.name === 'new') {
    if (type.kind === 'array')
      return {
        lambda: lambda({ kind: 'newArray', element: type.element, dims: args, extraDims: 0, init: undefined, span }),
        receiver: undefined,
      };
    return {
      lambda: lambda({
        kind: 'new',
        outer: undefined,
        type: type.kind === 'named' && type.args.length === 0 ? { ...type, isDiamond: true } : type,
        args,
        body: undefined,
        span,
      }),
      receiver: undefined,
    };
  }
  const resolved = resolveType(type, context.typeContext);
  const symbol = resolved.kind === 'class' ? context.table.get(resolved.name) : undefined;
  if (symbol === undefined)
    return { reason: `the method reference \`${expr.text}\`, whose class has neither source nor a trusted specification here` };
  const isStatic = kindOf(expr, symbol, fn, context);
  if (isStatic === undefined) return { reason: `the method reference \`${expr.text}\`: which method it names is not clear` };
  const object = expr.object ?? (type.kind === 'named' ? nameExpr(type) : undefined);
  const body = isStatic ? call(object, false, args) : call(args[0], false, args.slice(1));
  return { lambda: lambda(body), receiver: undefined };
}

function typeOf(expr: MethodRef, context: BodyContext): TypeRef {
  if (expr.type !== undefined) return expr.type;
  const named = classify(expr.object!, context);
  const name = named.kind === 'class' && named.symbol.place === 'member' ? named.symbol.name : written(expr.object!);
  return { kind: 'named', name, args: [], span: expr.span };
}

function written(expr: Expr): string {
  return expr.kind === 'field' ? `${written(expr.object)}.${expr.name.name}` : expr.kind === 'name' ? expr.name : '';
}

function nameExpr(type: TypeRef & { readonly kind: 'named' }): Expr | undefined {
  const { span } = type;
  return type.name
    .split('.')
    .reduce<Expr | undefined>(
      (object, name) => (object === undefined ? { kind: 'name', name, span } : { kind: 'field', object, name: { name, span }, span }),
      undefined,
    );
}

/**
 * Whether `C::m` names a static method, which takes all arguments, or an instance method of the first; undefined where both or neither fit.
 */
function kindOf(expr: MethodRef, symbol: ClassSymbol, fn: FunctionType, context: BodyContext): boolean | undefined {
  const { table } = context;
  const type = classType(symbol.name);
  const candidates = methodsNamed(table, symbol, expr.method.name).filter((one) =>
    isAccessible(table, one, context.owner, { type, isOwn: false }),
  );
  const fits = (isStatic: boolean): boolean => {
    const args = isStatic ? fn.params : fn.params.slice(1);
    if (!isStatic && fn.params.length === 0) return false;
    const chosen = chooseMethod(table, candidates, type, args);
    return !('reason' in chosen) && chosen.method.isStatic === isStatic;
  };
  const [asStatic, asInstance] = [fits(true), fits(false)];
  if (asStatic === asInstance) return undefined;
  return asStatic;
}
