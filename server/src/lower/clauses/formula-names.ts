/**
 * Names in specifications (docs/specifications.md#expressions): variables, then fields of the class and its supers (ghost ones too), then
 * `tid`, `main`, and classes before a dot. A name that means nothing is a `spec-type` error that suggests a near one.
 * Neighbours: `formula.ts`; the same lookups as Java's own names, in resolve.
 */
import { isSpecialWord } from '../../syntax/spec-words';
import { findField, hiddenField } from '../../resolve/members';
import type { ClassSymbol, FieldSymbol } from '../../resolve/symbols';
import { isSameVariable } from '../../resolve/captures';
import { lookUpLocal, typeOfThis } from '../../resolve/symbols';
import { findClass } from '../../resolve/type-names';
import type { JavaType } from '../../resolve/types';
import { unseenField } from '../../resolve/unseen';
import { INT, THREAD, displayType, erasure, isIntegral, isReference } from '../../resolve/types';
import { printSpecExpr } from '../../syntax/print-spec';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Span } from '../../base/span';
import { constantValue } from '../values/arithmetic';
import type { FormulaContext, TypedFormula } from './formula-context';
import { ALREADY_WRONG, isWrong, reportWrong } from './formula-context';
import { platoType } from '../values/plato-types';
import { nearestName } from '../../base/nearest';
import { TID, variable } from '../values/terms';

type Of<K extends SpecExpr['kind']> = SpecExpr & { readonly kind: K };

type Qualifier =
  | { readonly kind: 'value'; readonly value: TypedFormula }
  | { readonly kind: 'class'; readonly symbol: ClassSymbol }
  | { readonly kind: 'nothing'; readonly name: string };

export function nameFormula(expr: Of<'name'>, context: FormulaContext): TypedFormula {
  return (
    lookUp(expr.name, expr.span, context) ??
    reportWrong(`There is no variable or field \`${expr.name}\` here.${suggestion(expr.name, namesInScope(context))}`, expr.span, context)
  );
}

export function thisFormula(span: Span, context: FormulaContext): TypedFormula {
  const level = levelsOf(context).find(({ owner }) => owner.place !== 'lambda');
  return (
    level?.object ??
    reportWrong(
      level?.owner === context.owner
        ? 'There is no `this` here: what the specification belongs to is static.'
        : 'There is no `this` here, or the enclosing code has not captured it.',
      span,
      context,
    )
  );
}

/** `Outer.this`. */
function enclosingObject(symbol: ClassSymbol, span: Span, context: FormulaContext): TypedFormula {
  return (
    levelsOf(context).find(({ owner }) => owner === symbol)?.object ??
    reportWrong(`There is no object of \`${symbol.display}\` around this, or the code here has not captured it.`, span, context)
  );
}

interface Level {
  readonly owner: ClassSymbol;
  /** Undefined where there is none, or where the objects between have not taken it along. */
  readonly object: TypedFormula | undefined;
}

/** The classes around, from the inside out, with their objects: the same hidden fields that the code uses. */
function levelsOf(context: FormulaContext): readonly Level[] {
  const levels: Level[] = [];
  const type = typeOfThis(context.owner);
  let object: TypedFormula | undefined = context.hasThis ? { expr: variable('this', platoType(type)), type } : undefined;
  for (let owner: ClassSymbol | undefined = context.owner; owner !== undefined; owner = owner.outer) {
    levels.push({ owner, object });
    const outer: FieldSymbol | undefined = owner.captures.find((one) => one.variable === undefined)?.field;
    object = object === undefined || outer === undefined ? undefined : fieldOf(object, outer, context);
  }
  return levels;
}

/** A local of a body around, as the object there has taken it along. */
function capturedFormula({ owner, object }: Level, name: string, span: Span, context: FormulaContext): TypedFormula | undefined {
  const local = lookUpLocal(owner.surroundings?.scope, name);
  if (local === undefined) return undefined;
  if (local.initializedTo !== undefined) return { expr: constantValue(local.initializedTo), type: local.type };
  const field = owner.captures.find((one) => one.variable !== undefined && isSameVariable(one.variable, local))?.field;
  if (field !== undefined && object !== undefined) return fieldOf(object, field, context);
  return reportWrong(
    `\`${name}\` is a local variable of the enclosing code, which this code does not use itself; so its value is not captured.`,
    span,
    context,
  );
}

function lookUp(name: string, span: Span, context: FormulaContext): TypedFormula | undefined {
  const found = context.variables.find((one) => one.name === name);
  if (found !== undefined) return { expr: found.expr, type: found.type };
  for (const level of levelsOf(context)) {
    const { owner, object } = level;
    const field = owner.place === 'lambda' ? undefined : findField(context.resolved.table, owner, name, true);
    if (field?.isStatic) return staticField(field, context);
    if (field !== undefined) {
      if (object !== undefined) return fieldOf(object, field, context);
      if (owner === context.owner)
        return reportWrong(
          `\`${name}\` belongs to an object, but there is no \`this\` here: what the specification belongs to is static.`,
          span,
          context,
        );
      // A static place may be inside of an object's class: what the name means is further out, or nothing.
      if (owner.isStatic || context.owner.place === 'member') continue;
      return reportWrong(
        `\`${name}\` belongs to the enclosing object, which this code does not use itself; so it is not captured.`,
        span,
        context,
      );
    }
    const unseen = owner.place === 'lambda' || owner.isLibrary ? undefined : unseenField(context.resolved.table, owner, name);
    if (unseen?.isCertain)
      return reportWrong(
        `\`${name}\` means here what the class inherits from \`${unseen.from}\` in Java, of which nothing is known.`,
        span,
        context,
      );
    const captured = capturedFormula(level, name, span, context);
    if (captured !== undefined) return captured;
  }
  for (const { owner, object } of levelsOf(context)) {
    const hidden = owner.place === 'lambda' ? undefined : hiddenField(context.resolved.table, owner, name);
    if (hidden?.isStatic) return staticField(hidden, context);
    if (hidden !== undefined && object !== undefined) return fieldOf(object, hidden, context);
  }
  if (name === 'tid') return { expr: TID, type: THREAD };
  if (name === 'main') return { expr: { kind: 'main' }, type: THREAD };
  return undefined;
}

function staticField(field: FieldSymbol, context: FormulaContext): TypedFormula {
  const constant = context.resolved.constantOf(field);
  if (constant !== undefined) return { expr: constantValue(constant), type: field.type };
  return { expr: { kind: 'static', field: field.id, when: context.when, type: platoType(field.type) }, type: field.type };
}

function fieldOf(object: TypedFormula, field: FieldSymbol, context: FormulaContext): TypedFormula {
  const type = context.resolved.table.memberType(object.type, field.owner, field.type);
  const constant = context.resolved.constantOf(field);
  if (constant !== undefined) return { expr: constantValue(constant), type };
  return { expr: { kind: 'field', object: object.expr, field: field.id, when: context.when, type: platoType(field.type) }, type };
}

export function fieldFormula(expr: Of<'field'>, context: FormulaContext): TypedFormula {
  const found = classify(expr, context);
  if (found.kind === 'value') return found.value;
  if (found.kind === 'class') return reportWrong(`\`${printSpecExpr(expr)}\` is a class; a value is needed here.`, expr.span, context);
  return reportWrong(`There is no variable, field or class \`${found.name}\` here.`, expr.span, context);
}

function classify(expr: SpecExpr, context: FormulaContext): Qualifier {
  if (expr.kind === 'name') {
    const value = lookUp(expr.name, expr.span, context);
    if (value !== undefined) return { kind: 'value', value };
    const symbol = findClass(expr.name, context.typeContext);
    return symbol === undefined ? { kind: 'nothing', name: expr.name } : { kind: 'class', symbol };
  }
  if (expr.kind !== 'field') return { kind: 'value', value: context.typed(expr, context) };
  const before = classify(expr.object, context);
  const name = expr.name.name;
  if (before.kind === 'value') return { kind: 'value', value: member(before.value, expr, context) };
  const prefix = before.kind === 'class' ? before.symbol.name : before.name;
  if (before.kind === 'class') {
    if (name === 'this') return { kind: 'value', value: enclosingObject(before.symbol, expr.span, context) };
    const field = findField(context.resolved.table, before.symbol, name, true) ?? hiddenField(context.resolved.table, before.symbol, name);
    if (field?.isStatic) return { kind: 'value', value: staticField(field, context) };
    const nested = findClass(`${prefix}.${name}`, context.typeContext);
    if (nested !== undefined) return { kind: 'class', symbol: nested };
    if (field !== undefined)
      return {
        kind: 'value',
        value: reportWrong(
          `\`${name}\` belongs to an object of \`${before.symbol.display}\`; name the object instead of the class.`,
          expr.name.span,
          context,
        ),
      };
    return { kind: 'value', value: noField(before.symbol, name, expr.name.span, context) };
  }
  const symbol = findClass(`${prefix}.${name}`, context.typeContext);
  if (symbol !== undefined) return { kind: 'class', symbol };
  // `coutner.f`: the mistake is in the first name, not in the whole.
  if (expr.object.kind === 'name' && !looksLikePackage(expr.object.name))
    return { kind: 'value', value: nameFormula(expr.object, context) };
  return { kind: 'nothing', name: `${prefix}.${name}` };
}

/** The id of a field of the objects of a class that is named through the class; undefined for all else. */
export function fieldOfClass(expr: Of<'field'>, context: FormulaContext): string | undefined {
  const before = classify(expr.object, { ...context, diagnostics: [] });
  const { table } = context.resolved;
  const field =
    before.kind === 'class'
      ? (findField(table, before.symbol, expr.name.name, true) ?? hiddenField(table, before.symbol, expr.name.name))
      : undefined;
  return field === undefined || field.isStatic || context.resolved.constantOf(field) !== undefined ? undefined : field.id;
}

function looksLikePackage(name: string): boolean {
  return name === 'java' || name === 'javax' || name === 'org' || name === 'com';
}

function member(object: TypedFormula, expr: Of<'field'>, context: FormulaContext): TypedFormula {
  if (isWrong(object.type)) return ALREADY_WRONG;
  const name = expr.name.name;
  if (erasure(object.type).kind === 'array' && name === 'length') return { expr: { kind: 'length', array: object.expr }, type: INT };
  if (
    erasure(object.type).kind === 'array' &&
    findField(context.resolved.table, context.resolved.table.classOf(object.type)!, name, true) === undefined
  )
    return reportWrong(`An array has no field \`${name}\` but \`length\`.${suggestion(name, ['length'])}`, expr.name.span, context);
  if (!isReference(object.type)) {
    return reportWrong(
      `\`${printSpecExpr(expr.object)}\` is of type \`${displayType(object.type)}\`, which has no fields.`,
      expr.name.span,
      context,
    );
  }
  const symbol = object.type.kind === 'unknown' ? undefined : context.resolved.table.classOf(object.type);
  if (symbol === undefined)
    return reportWrong(
      `The class \`${displayType(object.type)}\` is not known here, so neither is its field \`${name}\`.`,
      expr.name.span,
      context,
    );
  const field = findField(context.resolved.table, symbol, name, true) ?? hiddenField(context.resolved.table, symbol, name);
  if (field === undefined) return noField(symbol, name, expr.name.span, context);
  return field.isStatic ? staticField(field, context) : fieldOf(object, field, context);
}

function noField(symbol: ClassSymbol, name: string, span: Span, context: FormulaContext): TypedFormula {
  const names = fieldNames(symbol, context);
  return reportWrong(`\`${symbol.display}\` has no field \`${name}\`.${suggestion(name, names)}`, span, context);
}

function fieldNames(symbol: ClassSymbol, context: FormulaContext): string[] {
  return context.resolved.table.lineage(symbol).flatMap((one) => one.fields.map((field) => field.name));
}

function namesInScope(context: FormulaContext): string[] {
  return [...context.variables.map((one) => one.name), ...fieldNames(context.owner, context), 'tid', 'main'];
}

function suggestion(name: string, known: readonly string[]): string {
  const near = isSpecialWord(name) ? `\\${name}` : nearestName(name, known);
  return near === undefined ? '' : ` Did you mean \`${near}\`?`;
}

/** `a[i]` of an array, `m[k]` of a ghost map. */
export function indexFormula(expr: Of<'index'>, context: FormulaContext): TypedFormula {
  const array = context.typed(expr.array, context);
  const index = context.typed(expr.index, context);
  if (isWrong(array.type) || isWrong(index.type)) return ALREADY_WRONG;
  const type: JavaType = erasure(array.type).kind === 'array' && array.type.kind === 'typeVariable' ? erasure(array.type) : array.type;
  if (type.kind === 'map') {
    if (!fitsKey(index.type, type.key, context)) {
      return reportWrong(
        `\`${printSpecExpr(expr.array)}\` is a map from \`${displayType(type.key)}\`; \`${printSpecExpr(expr.index)}\` is of type \`${displayType(index.type)}\`.`,
        expr.index.span,
        context,
      );
    }
    return { expr: { kind: 'mapGet', map: array.expr, key: index.expr, type: platoType(type.value) }, type: type.value };
  }
  if (type.kind !== 'array')
    return reportWrong(
      `\`${printSpecExpr(expr.array)}\` is of type \`${displayType(type)}\`, which is neither an array nor a map.`,
      expr.array.span,
      context,
    );
  if (!isIntegral(index.type))
    return reportWrong(
      `An index must be an integer; \`${printSpecExpr(expr.index)}\` is of type \`${displayType(index.type)}\`.`,
      expr.index.span,
      context,
    );
  return {
    expr: { kind: 'elem', array: array.expr, index: index.expr, when: context.when, type: platoType(type.element) },
    type: type.element,
  };
}

function fitsKey(actual: JavaType, key: JavaType, context: FormulaContext): boolean {
  if (isIntegral(key)) return isIntegral(actual);
  if (isReference(key))
    return (
      isReference(actual) &&
      (context.resolved.table.isSubtype(erasure(actual), erasure(key)) || context.resolved.table.isSubtype(erasure(key), erasure(actual)))
    );
  return displayType(actual) === displayType(key);
}
