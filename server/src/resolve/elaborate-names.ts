/**
 * Elaborates names: locals, fields with an implicit `this`, static fields through classes and imports, qualified names whose head may be
 * a variable, a class or a package (Java Language Specification 6.5), array elements and lengths.
 * Neighbours: dispatched to by `elaborate-expr.ts`; `elaborate-calls.ts` uses the classification of what stands before a dot.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { BodyContext } from './body-context';
import { firstUnsupported, unsupportedExpr } from './body-context';
import { constantExpr, convertTo, retyped, unboxExpr } from './conversions';
import { exprText } from './display';
import { capturedLocal, levelsOf, localAround, thisLevel } from './enclosing';
import { findField, hasOthersBelow } from './members';
import { followsOpaque, isOfUnknownType, opaqueRead, opaqueValue } from './opaque';
import type { ClassSymbol, FieldSymbol } from './symbols';
import { lookUpLocal } from './symbols';
import { findClass, resolveType } from './type-names';
import { isImported } from './access';
import type { TypedExpr } from './typed';
import type { Unseen } from './unseen';
import { unseenField, unseenReason } from './unseen';
import type { JavaType } from './types';
import { namesInSpec } from '../syntax/walk';
import { INT, boxed, displayType, erasure, isOpen, qualifiedName, unknownIn } from './types';

type Of<K extends Expr['kind']> = Expr & { readonly kind: K };

/** What stands before a dot: a value, a class, or a name that is neither (a package, or a class not known here). */
export type Qualifier =
  | { readonly kind: 'value'; readonly expr: TypedExpr }
  | { readonly kind: 'class'; readonly symbol: ClassSymbol }
  | { readonly kind: 'name'; readonly name: string };

export const NEITHER = 'which has neither source nor a trusted specification here';

export function classify(expr: Expr, context: BodyContext): Qualifier {
  if (expr.kind === 'name') {
    const value = findVariable(expr.name, expr.span, expr, context);
    if (value !== undefined) return { kind: 'value', expr: value };
    const symbol = findClass(expr.name, context.typeContext);
    // A variable hides a class of its name (Java Language Specification 6.4.2).
    const isHidden = symbol !== undefined && levelsOf(context).some(({ owner }) => unseenIn(owner, expr.name, context)?.isCertain === true);
    return symbol === undefined || isHidden ? { kind: 'name', name: expr.name } : { kind: 'class', symbol };
  }
  if (expr.kind === 'field') {
    const before = classify(expr.object, context);
    if (before.kind === 'value') return { kind: 'value', expr: fieldOf(before.expr, expr.name.name, expr.span, expr, context) };
    if (before.kind === 'class') {
      const field = findField(context.table, before.symbol, expr.name.name, seesGhosts(context));
      const unseen = unseenIn(before.symbol, expr.name.name, context);
      if (unseen?.isCertain)
        return {
          kind: 'value',
          expr: opaqueRead(
            `the name \`${exprText(expr)}\`, ${unseenReason(unseen)}`,
            exprText(expr),
            expr.name.name,
            [],
            expr.span,
            expr,
            context,
          ),
        };
      if (field !== undefined && field.isStatic)
        return { kind: 'value', expr: constantOr(staticField(field, undefined, expr.span, expr), context) };
    }
    const prefix = before.kind === 'class' ? before.symbol.name : before.name;
    const symbol = findClass(`${prefix}.${expr.name.name}`, context.typeContext);
    return symbol === undefined ? { kind: 'name', name: `${prefix}.${expr.name.name}` } : { kind: 'class', symbol };
  }
  return { kind: 'value', expr: context.expr(expr, context) };
}

export function elaborateName(expr: Of<'name'>, context: BodyContext): TypedExpr {
  return findVariable(expr.name, expr.span, expr, context) ?? unsupportedExpr(notFound(expr.name, context), expr.span, expr);
}

function notFound(name: string, context: BodyContext): string {
  const unknown = context.table.unknownSuperOf(context.owner);
  return unknown === undefined
    ? `the name \`${name}\`, which is not found`
    : `the name \`${name}\`, which is not found; it may be inherited from \`${unknown}\`, ${NEITHER}`;
}

/** The models of the trusted library are written in Java over ghost fields; to all other Java these do not exist. */
function seesGhosts(context: BodyContext): boolean {
  return context.owner.isLibrary;
}

/** The field of a name of which a class may have one that is not known here. The library's own models know what they speak of. */
function unseenIn(owner: ClassSymbol, name: string, context: BodyContext): Unseen | undefined {
  return context.owner.isLibrary || owner.place === 'lambda' ? undefined : unseenField(context.table, owner, name);
}

/** A local, a field of this class or of an enclosing one, or a statically imported one; undefined if there is none. */
function findVariable(name: string, span: Span, source: Expr, context: BodyContext): TypedExpr | undefined {
  const local = lookUpLocal(context.scope, name);
  if (local !== undefined)
    return local.isConstant === true && local.initializedTo !== undefined
      ? constantExpr(local.initializedTo, local.type, span, source)
      : { kind: 'local', variable: local, type: local.type, span, source };
  // A supertype that is not known may have a field of the name; if nothing else has, the name may still be that of a class.
  let doubt: Unseen | undefined;
  for (const level of levelsOf(context)) {
    const { owner } = level;
    const field = owner.place === 'lambda' ? undefined : findField(context.table, owner, name, seesGhosts(context));
    if (field !== undefined && doubt !== undefined) return nameUnseen(name, doubt, span, source, context);
    if (field?.isStatic) return constantOr(staticField(field, undefined, span, source), context);
    if (field !== undefined) {
      const object = level.object(span);
      if (object === undefined) return unsupportedExpr(`the instance field \`${name}\` where there is no \`this\``, span, source);
      return constantOr(instanceField(object, field, span, source, context), context);
    }
    const unseen = unseenIn(owner, name, context);
    if (unseen?.isCertain) return nameUnseen(name, unseen, span, source, context);
    // Results say that a variable around the class is taken to be what is meant (`takenOfUnknownSupers`); constants are what is inherited.
    if (!followsOpaque(context) || !/\p{Ll}/u.test(name)) doubt ??= unseen;
    const around = localAround(owner, name);
    if (around === undefined) continue;
    if (doubt !== undefined) return nameUnseen(name, doubt, span, source, context);
    return (
      capturedLocal(level, around, context, span, source) ??
      unsupportedExpr(`the local variable \`${name}\` of the enclosing body, which no object here has captured`, span, source)
    );
  }
  for (const { className, onDemand } of staticImportsOf(name, context)) {
    const symbol = context.table.find(className, context.owner.unit);
    // What is imported by name may be a field of which nothing is known here; then it hides what is imported on demand.
    if (!onDemand && symbol === undefined) doubt ??= { from: className, isCertain: false };
    doubt ??= symbol && unseenIn(symbol, name, context);
    const field = symbol && findField(context.table, symbol, name, false);
    if (field === undefined || !isImported(field, context.owner.unit)) continue;
    if (doubt !== undefined) return nameUnseen(name, doubt, span, source, context);
    return constantOr(staticField(field, undefined, span, source), context);
  }
  return undefined;
}

function nameUnseen(name: string, unseen: Unseen, span: Span, source: Expr, context: BodyContext): TypedExpr {
  return opaqueRead(`the name \`${name}\`, ${unseenReason(unseen)}`, name, name.split('.').pop()!, [], span, source, context);
}

/** The classes from which static members of this name may be imported: first those that name it. */
export function staticImportsOf(name: string, context: BodyContext): readonly { readonly className: string; readonly onDemand: boolean }[] {
  const all = context.owner.unit.imports
    .filter((one) => one.isStatic)
    .map((one) => ({ ...one, className: one.onDemand ? one.name : one.name.slice(0, one.name.lastIndexOf('.')) }));
  return [...all.filter((one) => !one.onDemand && one.name === `${one.className}.${name}`), ...all.filter((one) => one.onDemand)];
}

/** What a specification speaks of is taken along like what the code uses: looking its names up sees to that. */
export function captureNames(clause: SpecClause, context: BodyContext): void {
  if (context.owner.place === 'member' && context.owner.outer === undefined) return;
  const names = namesInSpec(clause);
  for (const name of names) findVariable(name, clause.span, { kind: 'name', name, span: clause.span }, context);
  if (names.has('this') || names.has('holder')) thisLevel(context)?.object(clause.span);
}

/**
 * What a simple name or `TypeName.name` means: the constant, where the field is a constant variable. Written otherwise (`this.s`,
 * `super.s`, `Outer.this.s`, `o.s`) its value is as well known, but the expression is no constant expression (Java Language Specification
 * 15.29).
 */
function constantOr(place: TypedExpr, context: BodyContext): TypedExpr {
  const constant = place.kind === 'field' || place.kind === 'static' ? context.constantOf(place.field) : undefined;
  return constant === undefined ? place : constantExpr(constant, place.type, place.span, place.source);
}

function staticField(field: FieldSymbol, object: TypedExpr | undefined, span: Span, source: Expr): TypedExpr {
  return { kind: 'static', field, object, type: field.type, span, source };
}

function instanceField(object: TypedExpr, field: FieldSymbol, span: Span, source: Expr, context: BodyContext): TypedExpr {
  const place: TypedExpr = { kind: 'field', object, field, type: field.type, span, source };
  return retyped(place, context.table.memberType(object.type, field.owner, field.type), context);
}

export function elaborateField(expr: Of<'field'>, context: BodyContext): TypedExpr {
  const found = classify(expr, context);
  if (found.kind === 'value') return found.expr;
  return opaqueRead(`the name \`${exprText(expr)}\`, ${NEITHER}`, exprText(expr), expr.name.name, [], expr.span, expr, context);
}

function fieldOf(object: TypedExpr, name: string, span: Span, source: Expr, context: BodyContext): TypedExpr {
  if (object.kind === 'unsupported') return object;
  if (erasure(object.type).kind === 'array' && name === 'length') return { kind: 'length', array: object, type: INT, span, source };
  if (object.type.kind === 'unknown')
    return opaqueRead(`the field \`${displayType(object.type)}.${name}\`, ${NEITHER}`, name, name, [object], span, source, context);
  const symbol = context.table.classOf(object.type);
  const field = symbol && findField(context.table, symbol, name, seesGhosts(context));
  const unseen = symbol && unseenIn(symbol, name, context);
  if (unseen !== undefined)
    return unsupportedExpr(`the field \`${displayType(object.type)}.${name}\`, ${unseenReason(unseen)}`, span, source);
  if (symbol === undefined || field === undefined) {
    return unsupportedExpr(`the field \`${displayType(object.type)}.${name}\`, which is not found`, span, source);
  }
  if (isOpen(object.type) && hasOthersBelow(context.table, symbol, name, [field]))
    return unsupportedExpr(`the field \`${name}\` of an object whose type Java infers and that is not known here`, span, source);
  return field.isStatic ? staticField(field, object, span, source) : instanceField(object, field, span, source, context);
}

export function elaborateSuperField(expr: Of<'superField'>, context: BodyContext): TypedExpr {
  const level = thisLevel(context);
  const above = level && context.table.superclassOf(level.owner);
  const field = above && findField(context.table, above, expr.name.name, false);
  const unseen = above && unseenIn(above, expr.name.name, context);
  if (unseen !== undefined) return nameUnseen(`super.${expr.name.name}`, unseen, expr.span, expr, context);
  if (field === undefined) return unsupportedExpr(notFound(`super.${expr.name.name}`, context), expr.span, expr);
  if (field.isStatic) return staticField(field, undefined, expr.span, expr);
  const object = level?.object(expr.span);
  if (object === undefined) return unsupportedExpr('`super` where there is no `this`', expr.span, expr);
  return instanceField(object, field, expr.span, expr, context);
}

export function elaborateThis(expr: Of<'this'>, context: BodyContext): TypedExpr {
  const named = expr.qualifier === undefined ? undefined : findClass(expr.qualifier, context.typeContext);
  const level = expr.qualifier === undefined ? thisLevel(context) : levelsOf(context).find((one) => one.owner === named);
  const object = level?.object(expr.span, expr);
  if (object !== undefined) return object.kind === 'this' ? { ...object, source: expr } : object;
  return unsupportedExpr(
    expr.qualifier === undefined ? '`this` where there is none' : `the enclosing object \`${expr.qualifier}.this\` where there is none`,
    expr.span,
    expr,
  );
}

export function elaborateIndex(expr: Of<'index'>, context: BodyContext): TypedExpr {
  const array = context.expr(expr.array, context);
  const written = context.expr(expr.index, context);
  const index = isOfUnknownType(written) ? convertTo(written, INT, context) : unboxExpr(written);
  const failed = firstUnsupported(array, index);
  if (failed !== undefined) return failed;
  const type = array.type.kind === 'typeVariable' ? array.type.bound : array.type;
  if (type.kind !== 'array') return unsupportedExpr(`an element of a value of type \`${displayType(array.type)}\``, expr.span, expr);
  const at = convertTo(index, INT, context);
  if (at.kind === 'unsupported') return at;
  return { kind: 'element', array, index: at, type: type.element, span: expr.span, source: expr };
}

export function elaborateClassLiteral(expr: Of<'classLit'>, context: BodyContext): TypedExpr {
  const type = resolveType(expr.type, context.typeContext);
  const literal: JavaType = { kind: 'class', name: 'java.lang.Class', args: [type.kind === 'primitive' ? boxed(type.name) : type] };
  const unknown = unknownIn(type);
  // Naming a class runs nothing of it.
  if (unknown !== undefined)
    return followsOpaque(context)
      ? opaqueValue([], literal, expr.span, expr)
      : unsupportedExpr(`the class \`${unknown}\`, ${NEITHER}`, expr.span, expr);
  return { kind: 'classObject', className: qualifiedName(type), type: literal, span: expr.span, source: expr };
}
