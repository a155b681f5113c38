/**
 * Translates expressions of specifications to Plato, checking names and types: an error is a `spec-type` diagnostic at its own place, and
 * the clause is dropped. Which store an access reads depends on where the clause stands (`FormulaMode`).
 * Neighbours: `formula-names.ts`, `formula-operators.ts`; used for declarations, method specifications and statements.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import { findClass, type TypeVariable } from '../../resolve/type-names';
import type { JavaType } from '../../resolve/types';
import { BOOLEAN, CHAR, INT, NULL, OBJECT, STRING, THREAD, displayType, isReference } from '../../resolve/types';
import { printSpecExpr } from '../../syntax/print-spec';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Clause, Expr } from '../../plato/ir';
import { RESULT_VARIABLE } from '../../plato/ir';
import type { FormulaContext, FormulaMode, FormulaVariable, TypedFormula } from './formula-context';
import { clauseParts } from './clause-parts';
import { ALREADY_WRONG, isWrong, reportWrong } from './formula-context';
import { callFormula } from './formula-calls';
import { fieldFormula, fieldOfClass, indexFormula, nameFormula, thisFormula } from './formula-names';
import {
  binaryFormula,
  boolean,
  castFormula,
  conditionalFormula,
  instanceofFormula,
  maxFormula,
  quantifierFormula,
  unaryFormula,
} from './formula-operators';
import { platoType } from '../values/plato-types';
import { TID, TRUE, int, variable } from '../values/terms';

/** What a clause of a given place may speak of. */
export interface FormulaPlace {
  readonly resolved: Resolved;
  readonly owner: ClassSymbol;
  readonly mode: FormulaMode;
  readonly hasThis: boolean;
  readonly variables?: readonly FormulaVariable[];
  readonly typeVariables?: readonly TypeVariable[];
  readonly resultType?: JavaType;
  /** Of a clause before a constructor. */
  readonly ofConstructor?: boolean;
  /** Of a `modifies`, which may speak of the result. */
  readonly ofFrame?: true;
  /** Gets the settings without which the clause could mean something else. */
  readonly restsOn?: string[];
}

export function newFormulaContext(place: FormulaPlace, usesPrimes = false): FormulaContext {
  const { resolved, owner } = place;
  return {
    resolved,
    owner,
    mode: place.mode,
    hasThis: place.hasThis,
    variables: place.variables ?? [],
    resultType: place.resultType,
    ofConstructor: place.ofConstructor === true,
    ...(place.ofFrame && { ofFrame: true as const }),
    usesPrimes,
    when: usesPrimes ? 'pre' : 'post',
    diagnostics: [],
    restsOn: place.restsOn ?? [],
    typed: formula,
    typeContext: { table: resolved.table, unit: owner.unit, owner, typeVariables: place.typeVariables ?? [] },
  };
}

/** A condition with its text, or what is wrong with it. */
export function clauseOf(
  expr: SpecExpr,
  place: FormulaPlace,
): { readonly clause: Clause | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const context = newFormulaContext(place, place.mode === 'action' && containsPrime(expr));
  const value = boolean(expr, context);
  if (context.diagnostics.length > 0) return { clause: undefined, diagnostics: context.diagnostics };
  const parts = clauseParts(expr);
  return { clause: { expr: value, text: printSpecExpr(expr), ...(parts && { parts }), span: expr.span }, diagnostics: [] };
}

/** A value with its type, or what is wrong with it. */
export function valueOf(
  expr: SpecExpr,
  place: FormulaPlace,
): { readonly value: TypedFormula | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const context = newFormulaContext(place);
  const value = formula(expr, context);
  return { value: context.diagnostics.length > 0 ? undefined : value, diagnostics: context.diagnostics };
}

/** The id of the field that `C.f` names where `f` belongs to the objects of class `C`: in a frame, the field of all of them. */
export function fieldOfAll(expr: SpecExpr, place: FormulaPlace): string | undefined {
  return expr.kind === 'field' ? fieldOfClass(expr, newFormulaContext(place)) : undefined;
}

function formula(expr: SpecExpr, context: FormulaContext): TypedFormula {
  switch (expr.kind) {
    case 'intLit':
      return { expr: int(BigInt(expr.value)), type: INT };
    case 'boolLit':
      return { expr: { kind: 'bool', value: expr.value }, type: BOOLEAN };
    case 'charLit':
      return { expr: int(expr.value), type: CHAR };
    case 'stringLit':
      return { expr: { kind: 'string', value: expr.value }, type: STRING };
    case 'nullLit':
      return { expr: { kind: 'null' }, type: NULL };
    case 'name':
      return nameFormula(expr, context);
    case 'this':
      return thisFormula(expr.span, context);
    case 'special':
      return specialFormula(expr, context);
    case 'field':
      return fieldFormula(expr, context);
    case 'index':
      return indexFormula(expr, context);
    case 'call':
      return callFormula(expr, context);
    case 'primed':
      return primedFormula(expr, context);
    case 'old':
      return oldFormula(expr, context);
    case 'fresh':
      return freshFormula(expr, context);
    case 'typeof':
    case 'typeLit':
      return reportWrong('A type can only be compared: `\\typeof(e) == \\type(T)`, `\\typeof(e) <: \\type(T)`.', expr.span, context);
    case 'classLit':
      return classFormula(expr, context);
    case 'max':
      return maxFormula(expr, context);
    case 'unary':
      return unaryFormula(expr, context);
    case 'binary':
      return binaryFormula(expr, context);
    case 'conditional':
      return conditionalFormula(expr, context);
    case 'instanceof':
      return instanceofFormula(expr, context);
    case 'cast':
      return castFormula(expr, context);
    case 'quantifier':
      return quantifierFormula(expr, context);
    // Reported where it was parsed; nothing that contains it may be used.
    case 'error':
      return reportWrong('This part of the specification does not parse.', expr.span, context);
  }
}

/** The object that stands for a class, whose monitor static synchronized methods hold. */
function classFormula({ named, span }: SpecExpr & { readonly kind: 'classLit' }, context: FormulaContext): TypedFormula {
  const path = printSpecExpr(named);
  const symbol = named.kind === 'name' || named.kind === 'field' ? findClass(path, context.typeContext) : undefined;
  if (symbol === undefined) return reportWrong(`There is no class \`${path}\` here.`, span, context);
  return { expr: { kind: 'classObject', className: symbol.name }, type: OBJECT };
}

function specialFormula(expr: SpecExpr & { readonly kind: 'special' }, context: FormulaContext): TypedFormula {
  if (expr.name === 'tid') return { expr: TID, type: THREAD };
  if (expr.name === 'main') return { expr: { kind: 'main' }, type: THREAD };
  if (context.mode !== 'ensures' && context.ofFrame !== true && !(context.mode === 'action' && context.resultType !== undefined))
    return reportWrong('`\\result` has a meaning only in `ensures`, `modifies` and actions.', expr.span, context);
  if (context.resultType === undefined) return reportWrong('This method returns nothing, so there is no `\\result`.', expr.span, context);
  return { expr: variable(RESULT_VARIABLE, platoType(context.resultType)), type: context.resultType };
}

function oldFormula(expr: SpecExpr & { readonly kind: 'old' }, context: FormulaContext): TypedFormula {
  if (context.mode === 'state') return reportWrong('`\\old` has no meaning here: this speaks of one moment only.', expr.span, context);
  if (context.usesPrimes) return reportWrong('An action is written either with `\\old` or with primes, not with both.', expr.span, context);
  if (context.when === 'pre') return reportWrong('`\\old` inside of `\\old` has no meaning.', expr.span, context);
  return context.typed(expr.operand, { ...context, when: 'pre', isOld: true });
}

function primedFormula(expr: SpecExpr & { readonly kind: 'primed' }, context: FormulaContext): TypedFormula {
  if (context.mode !== 'action') return reportWrong('A prime has a meaning only in actions.', expr.span, context);
  if (context.when === 'post') return reportWrong('A prime inside of a prime has no meaning.', expr.span, context);
  return primedAccess(expr.operand, context);
}

/** `o.f'` is the field of the object that `o` is before: the prime is about the location, not about how one gets there. */
function primedAccess(expr: SpecExpr, context: FormulaContext): TypedFormula {
  const value = context.typed(expr, context);
  if (isWrong(value.type)) return ALREADY_WRONG;
  const { expr: access } = value;
  switch (access.kind) {
    case 'field':
    case 'static':
    case 'elem':
      return { ...value, expr: { ...access, when: 'post' } };
    case 'mapGet':
      return { ...value, expr: mapAfter(access) };
    default:
      return reportWrong(`Only what is stored can change: \`${printSpecExpr(expr)}\` cannot have a prime.`, expr.span, context);
  }
}

function mapAfter(access: Expr & { readonly kind: 'mapGet' }): Expr {
  const { map } = access;
  const after: Expr =
    map.kind === 'field' || map.kind === 'static' || map.kind === 'elem'
      ? { ...map, when: 'post' }
      : map.kind === 'mapGet'
        ? mapAfter(map)
        : map;
  return { ...access, map: after };
}

function freshFormula(expr: SpecExpr & { readonly kind: 'fresh' }, context: FormulaContext): TypedFormula {
  if (context.mode !== 'ensures') return reportWrong('`\\fresh` has a meaning only in `ensures`.', expr.span, context);
  const operand = context.typed(expr.operand, context);
  if (isWrong(operand.type)) return ALREADY_WRONG;
  if (!isReference(operand.type))
    return reportWrong(
      `\`\\fresh\` needs an object; \`${printSpecExpr(expr.operand)}\` is of type \`${displayType(operand.type)}\`.`,
      expr.operand.span,
      context,
    );
  // Its caller has made it right before the call (docs/soundness/calls.md#constructors-make-new-objects).
  if (context.ofConstructor && expr.operand.kind === 'this') return { expr: TRUE, type: BOOLEAN };
  return { expr: { kind: 'fresh', operand: operand.expr }, type: BOOLEAN };
}

/** Whether the expression has a prime anywhere. */
function containsPrime(expr: SpecExpr): boolean {
  switch (expr.kind) {
    case 'primed':
      return true;
    case 'field':
      return containsPrime(expr.object);
    case 'index':
      return containsPrime(expr.array) || containsPrime(expr.index);
    case 'call':
      return (expr.object !== undefined && containsPrime(expr.object)) || expr.args.some(containsPrime);
    case 'old':
    case 'fresh':
    case 'typeof':
    case 'unary':
    case 'instanceof':
    case 'cast':
      return containsPrime(expr.operand);
    case 'max':
    case 'binary':
      return containsPrime(expr.left) || containsPrime(expr.right);
    case 'conditional':
      return containsPrime(expr.cond) || containsPrime(expr.then) || containsPrime(expr.else);
    case 'quantifier':
      return (expr.range !== undefined && containsPrime(expr.range)) || containsPrime(expr.body);
    case 'intLit':
    case 'boolLit':
    case 'charLit':
    case 'stringLit':
    case 'nullLit':
    case 'name':
    case 'this':
    case 'special':
    case 'typeLit':
    case 'classLit':
    case 'error':
      return false;
  }
}
