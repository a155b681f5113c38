/**
 * The objects and locals around a body: `Outer.this`, fields and methods of enclosing objects, locals that a class in a body takes along
 * (Java Language Specification 8.1.3, 15.8.4). What is not this object's own is reached through the hidden fields of `captures.ts`, one
 * class after the other; a lambda's class is passed through unseen.
 * Neighbours: `elaborate-names.ts` and `elaborate-calls.ts` look names up with it; lower's formulas follow the same fields.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { outerField, variableField } from './captures';
import type { ClassSymbol, FieldSymbol, LocalVariable } from './symbols';
import { lookUpLocal, typeOfThis } from './symbols';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';

/** One class around a body, the body's own first. */
export interface Level {
  readonly owner: ClassSymbol;
  /**
   * Its object as the body reaches it; undefined where a static place lies between. Asking for it makes the classes between take it along.
   */
  readonly object: (span: Span, source?: Expr) => TypedExpr | undefined;
}

/** The classes around a body from the inside out; also those of lambdas, whose own members nobody can name. */
export function levelsOf(context: BodyContext): readonly Level[] {
  const levels: Level[] = [];
  const between: ClassSymbol[] = [];
  let isReachable = !context.isStatic;
  for (let owner: ClassSymbol | undefined = context.owner; owner !== undefined; owner = owner.outer) {
    const at = owner;
    const passed = isReachable ? [...between] : undefined;
    levels.push({ owner: at, object: (span, source) => (passed === undefined ? undefined : through(passed, at, context, span, source)) });
    if (at.isStatic || at.surroundings?.isStatic === true) isReachable = false;
    between.push(at);
  }
  return levels;
}

function through(
  passed: readonly ClassSymbol[],
  owner: ClassSymbol,
  context: BodyContext,
  span: Span,
  source: Expr | undefined,
): TypedExpr | undefined {
  let object: TypedExpr = { kind: 'this', type: typeOfThis(context.owner), span, source: undefined };
  for (const one of passed) {
    const field = outerField(one, context.nested.isComplete(one));
    if (field === undefined) return undefined;
    object = { kind: 'field', object, field, type: field.type, span, source: thisText(one.outer ?? owner, span) };
  }
  return passed.length === 0 || source === undefined ? object : { ...object, source };
}

/** How messages name an enclosing object. */
function thisText(owner: ClassSymbol, span: Span): Expr {
  return { kind: 'this', qualifier: owner.place === 'member' || owner.place === 'local' ? owner.simpleName : undefined, span };
}

/** The class that `this` means in a body, with that object; undefined where there is none. */
export function thisLevel(context: BodyContext): Level | undefined {
  return levelsOf(context).find((level) => level.owner.place !== 'lambda');
}

/** The object of an enclosing class that `fits`, as the body reaches it. */
export function enclosingObject(context: BodyContext, span: Span, fits: (owner: ClassSymbol) => boolean): TypedExpr | undefined {
  return levelsOf(context)
    .find((level) => fits(level.owner))
    ?.object(span);
}

/**
 * A local of a body around the class whose `level` it is: `val$x` of that object. A known value is not taken along at all, though the name
 * is a constant expression only if the local is declared `final`.
 */
export function capturedLocal(
  level: Level,
  local: LocalVariable,
  context: BodyContext,
  span: Span,
  source: Expr | undefined,
): TypedExpr | undefined {
  if (local.initializedTo !== undefined) {
    const value: TypedExpr = { kind: 'constant', constant: local.initializedTo, type: local.type, span, source };
    return local.isConstant === true ? value : { kind: 'retype', operand: value, isTrusted: false, type: local.type, span, source };
  }
  const object = level.object(span);
  const field = object && variableField(level.owner, local, context.nested.isComplete(level.owner));
  return object === undefined || field === undefined ? undefined : { kind: 'field', object, field, type: field.type, span, source };
}

/** The local of that name in a body around a class. */
export function localAround(owner: ClassSymbol, name: string): LocalVariable | undefined {
  return lookUpLocal(owner.surroundings?.scope, name);
}

/**
 * What the creation of an object hands to the hidden parameters of its constructor, in the order of `captures`. While the class is still
 * being elaborated (its own bodies make objects of it) the list fills later. `isOfSuperclass`: a constructor hands it to that of its
 * superclass, for which its own object is no enclosing one. Undefined: there is no such object here.
 */
export function capturedValues(
  symbol: ClassSymbol,
  context: BodyContext,
  span: Span,
  given: ReadonlyMap<LocalVariable, TypedExpr> = new Map(),
  isOfSuperclass = false,
): readonly TypedExpr[] | undefined {
  if (context.nested.isComplete(symbol)) return valuesOf(symbol, context, span, given, isOfSuperclass);
  // Here, inside the class itself, its own object has everything.
  const self = enclosingObject(context, span, (owner) => owner === symbol);
  if (self === undefined) return undefined;
  const values: TypedExpr[] = [];
  context.nested.whenComplete(symbol, () => {
    values.push(...symbol.captures.map((one): TypedExpr => fieldOf(self, one.field, one.field.type, span)));
  });
  return values;
}

function fieldOf(object: TypedExpr, field: FieldSymbol, type: JavaType, span: Span): TypedExpr {
  return { kind: 'field', object, field, type, span, source: undefined };
}

function valuesOf(
  symbol: ClassSymbol,
  context: BodyContext,
  span: Span,
  given: ReadonlyMap<LocalVariable, TypedExpr>,
  isOfSuperclass: boolean,
): readonly TypedExpr[] | undefined {
  const values: TypedExpr[] = [];
  for (const { variable } of symbol.captures) {
    const value =
      variable === undefined ? outerOf(symbol, context, span, isOfSuperclass) : (given.get(variable) ?? valueOf(variable, context, span));
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/**
 * The object that encloses a new one: for a member class the innermost one that has the class as a member, else exactly the one around its
 * declaration.
 */
function outerOf(symbol: ClassSymbol, context: BodyContext, span: Span, isOfSuperclass: boolean): TypedExpr | undefined {
  const { outer } = symbol;
  if (outer === undefined) return undefined;
  return enclosingObject(
    context,
    span,
    (owner) =>
      !(isOfSuperclass && owner === context.owner) &&
      (owner === outer || (symbol.place === 'member' && owner.place !== 'lambda' && context.table.isSubclass(owner.name, outer.name))),
  );
}

function valueOf(variable: LocalVariable, context: BodyContext, span: Span): TypedExpr | undefined {
  const isMeant = (local: LocalVariable): boolean =>
    local.name === variable.name && local.span.start === variable.span.start && local.span.file === variable.span.file;
  for (let scope = context.scope; scope !== undefined; scope = scope.next) {
    if (isMeant(scope.variable)) return { kind: 'local', variable: scope.variable, type: scope.variable.type, span, source: undefined };
  }
  for (const level of levelsOf(context)) {
    for (let scope = level.owner.surroundings?.scope; scope !== undefined; scope = scope.next) {
      if (isMeant(scope.variable)) return capturedLocal(level, scope.variable, context, span, undefined);
    }
  }
  return undefined;
}
