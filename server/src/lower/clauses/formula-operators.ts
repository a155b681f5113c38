/**
 * Operators, quantifiers and type tests in specifications, with the checks of their operands' types.
 * Neighbours: `formula.ts`; the arithmetic is `values/arithmetic.ts`, the same as in bodies.
 */
import type { ArithmeticOp, ComparisonOp } from '../../resolve/typed';
import { findClass, resolveType } from '../../resolve/type-names';
import type { JavaType, PrimitiveName } from '../../resolve/types';
import {
  BOOLEAN,
  INT,
  displayType,
  erasure,
  isBoolean,
  isFloating,
  isIntegral,
  isNumeric,
  isReference,
  primitive,
  promoted,
  sameErasure,
  unboxed,
} from '../../resolve/types';
import { printSpecExpr, printTypeRef } from '../../syntax/print-spec';
import type { TypeRef } from '../../syntax/ast';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Expr } from '../../plato/ir';
import { arithmetic, comparison, computedIn, conversion, negation } from '../values/arithmetic';
import { unboxedValue } from '../values/boxes';
import type { FormulaContext, FormulaVariable, TypedFormula } from './formula-context';
import { ALREADY_WRONG, isWrong, reportWrong } from './formula-context';
import { comparedAsJava } from '../values/lambda-identity';
import { classNameOf, platoType } from '../values/plato-types';
import { and, binary, equal, isInstance, ite, not, variable } from '../values/terms';
import { wrapped } from '../values/widths';

type Of<K extends SpecExpr['kind']> = SpecExpr & { readonly kind: K };

/** The expression, which must be a boolean. */
export function boolean(expr: SpecExpr, context: FormulaContext): Expr {
  const value = primitiveIn(context.typed(expr, context));
  if (isWrong(value.type) || isBoolean(value.type)) return value.expr;
  const hint =
    isReference(value.type) && value.type.kind !== 'null'
      ? ` To say that its monitor is held, write \`${printSpecExpr(expr)}.holder == tid\`.`
      : '';
  return reportWrong(`A condition is needed here; ${describe(expr, value.type)}.${hint}`, expr.span, context).expr;
}

/**
 * What a wrapper object holds, where a clause needs a number or a boolean, as in Java (JLS 5.1.8). Of `null`, where Java would throw, it is
 * some value of which nothing is known, like a field of `null`.
 */
function primitiveIn(value: TypedFormula): TypedFormula {
  const inside = unboxed(value.type);
  if (inside === undefined) return value;
  const type = primitive(inside);
  return { expr: unboxedValue(inside, value.expr), type };
}

/** The same of two values of which at least one is primitive already: two wrapper objects are compared as objects. */
function primitivesIn(left: TypedFormula, right: TypedFormula): readonly [TypedFormula, TypedFormula] {
  return isReference(left.type) && isReference(right.type) ? [left, right] : [primitiveIn(left), primitiveIn(right)];
}

function describe(expr: SpecExpr, type: JavaType): string {
  return `\`${printSpecExpr(expr)}\` is of type \`${displayType(type)}\``;
}

export function unaryFormula(expr: Of<'unary'>, context: FormulaContext): TypedFormula {
  if (expr.op === '!') return { expr: not(boolean(expr.operand, context)), type: BOOLEAN };
  const operand = primitiveIn(context.typed(expr.operand, context));
  if (isWrong(operand.type)) return ALREADY_WRONG;
  if (!isNumeric(operand.type) || (expr.op === '~' && !isIntegral(operand.type)) || operand.type.kind !== 'primitive') {
    return reportWrong(`\`${expr.op}\` needs a number; ${describe(expr.operand, operand.type)}.`, expr.operand.span, context);
  }
  const at = promoted(operand.type, INT);
  const value = conversion(operand.type.name, at, operand.expr, 'mathematical');
  return { expr: expr.op === '+' ? value : negation(expr.op, at, value, 'mathematical'), type: primitive(at) };
}

export function binaryFormula(expr: Of<'binary'>, context: FormulaContext): TypedFormula {
  const { op } = expr;
  if (op === '&&' || op === '||' || op === '==>' || op === '<==>') {
    const left = boolean(expr.left, context);
    return { expr: binary(op, left, boolean(expr.right, context)), type: BOOLEAN };
  }
  if (op === '<:') return subtypeFormula(expr, context);
  if (op === '==' || op === '!=') {
    const types = typeComparison(expr, context);
    if (types !== undefined) return types;
  }
  const left = context.typed(expr.left, context);
  const right = context.typed(expr.right, context);
  if (isWrong(left.type) || isWrong(right.type)) return ALREADY_WRONG;
  if (op === '==' || op === '!=') return equality(expr, op, ...primitivesIn(left, right), context);
  const numbers = [primitiveIn(left), primitiveIn(right)] as const;
  if (op === '<' || op === '<=' || op === '>' || op === '>=') return ordered(expr, op, ...numbers, context);
  return computed(expr, op, ...numbers, context);
}

function equality(expr: Of<'binary'>, op: '==' | '!=', left: TypedFormula, right: TypedFormula, context: FormulaContext): TypedFormula {
  if (isNumeric(left.type) && isNumeric(right.type)) return ordered(expr, op, left, right, context);
  const { table } = context.resolved;
  const [a, b] = [erasure(left.type), erasure(right.type)];
  const areComparable =
    (isBoolean(a) && isBoolean(b)) ||
    (a.kind === 'map' && b.kind === 'map' && sameErasure(a, b)) ||
    (isReference(left.type) &&
      isReference(right.type) &&
      (table.isSubtype(a, b) || table.isSubtype(b, a) || isOpenInterface(a, context) || isOpenInterface(b, context)));
  if (!areComparable)
    return reportWrong(
      `These can never be compared: ${describe(expr.left, left.type)}, and ${describe(expr.right, right.type)}.`,
      expr.span,
      context,
    );
  const same = isReference(left.type)
    ? comparedAsJava(equal(left.expr, right.expr), 'object', left, right, context.resolved)
    : equal(left.expr, right.expr);
  return { expr: op === '==' ? same : not(same), type: BOOLEAN };
}

/** An interface may be implemented by a subclass of a class that does not. */
function isOpenInterface(type: JavaType, context: FormulaContext): boolean {
  return type.kind === 'class' && context.resolved.table.get(type.name)?.kind === 'interface';
}

function ordered(expr: Of<'binary'>, op: ComparisonOp, left: TypedFormula, right: TypedFormula, context: FormulaContext): TypedFormula {
  const numbers = promote(expr, left, right, context);
  return numbers === undefined ? ALREADY_WRONG : { expr: comparison(op, numbers.at, numbers.left, numbers.right), type: BOOLEAN };
}

function computed(expr: Of<'binary'>, op: ArithmeticOp, left: TypedFormula, right: TypedFormula, context: FormulaContext): TypedFormula {
  if (isBoolean(left.type) && isBoolean(right.type) && (op === '&' || op === '|' || op === '^')) {
    return { expr: arithmetic(op, 'boolean', left.expr, right.expr, 'mathematical'), type: BOOLEAN };
  }
  const numbers = promote(expr, left, right, context);
  if (numbers === undefined) return ALREADY_WRONG;
  const needsIntegers = op !== '+' && op !== '-' && op !== '*' && op !== '/' && op !== '%';
  if (needsIntegers && (isFloating(left.type) || isFloating(right.type)))
    return reportWrong(`\`${op}\` needs integers.`, expr.span, context);
  const isShift = op === '<<' || op === '>>' || op === '>>>';
  const at = isShift ? promoted(left.type, INT) : numbers.at;
  // Sums and products in specifications are mathematical whatever the setting says: that is what a bound on them is about.
  const integers = needsIntegers ? context.resolved.integers : 'mathematical';
  return { expr: arithmetic(op, at, numbers.left, numbers.right, integers), type: primitive(at) };
}

function promote(
  expr: Of<'binary'>,
  left: TypedFormula,
  right: TypedFormula,
  context: FormulaContext,
): { at: ReturnType<typeof promoted>; left: Expr; right: Expr } | undefined {
  for (const [part, { type }] of [
    [expr.left, left],
    [expr.right, right],
  ] as const) {
    if (isNumeric(type)) continue;
    reportWrong(`\`${expr.op}\` needs numbers; ${describe(part, type)}.`, part.span, context);
    return undefined;
  }
  if (left.type.kind !== 'primitive' || right.type.kind !== 'primitive') return undefined;
  const at = promoted(left.type, right.type);
  return {
    at,
    left: conversion(left.type.name, at, left.expr, 'mathematical'),
    right: conversion(right.type.name, at, right.expr, 'mathematical'),
  };
}

/** A dynamic type in a comparison: `\typeof(e)`, or a type named by `\type(T)` or plainly. */
type TypeOperand = { readonly of: Expr } | { readonly named: JavaType };

function typeOperand(expr: SpecExpr, isNamePossible: boolean, context: FormulaContext): TypeOperand | undefined {
  if (expr.kind === 'typeof') {
    const value = context.typed(expr.operand, context);
    if (!isWrong(value.type) && !isReference(value.type))
      reportWrong(`\`\\typeof\` needs an object; ${describe(expr.operand, value.type)}.`, expr.operand.span, context);
    return { of: value.expr };
  }
  if (expr.kind === 'typeLit') return { named: namedType(expr.type, context) };
  if (isNamePossible && (expr.kind === 'name' || expr.kind === 'field')) {
    const symbol = findClass(printSpecExpr(expr), context.typeContext);
    if (symbol !== undefined) return { named: { kind: 'class', name: symbol.name, args: [] } };
  }
  return undefined;
}

/** A type named in a specification, which must be known. */
export function namedType(written: TypeRef, context: FormulaContext): JavaType {
  const type = resolveType(written, context.typeContext);
  let innermost = type;
  while (innermost.kind === 'array') innermost = innermost.element;
  if (innermost.kind === 'unknown') reportWrong(`There is no class \`${printTypeRef(written)}\` here.`, written.span, context);
  return type;
}

/** `\typeof(a) == \type(T)`, `\typeof(a) == \typeof(b)`; undefined where neither side is a type. */
function typeComparison(expr: Of<'binary'>, context: FormulaContext): TypedFormula | undefined {
  const isType = (one: SpecExpr): boolean => one.kind === 'typeof' || one.kind === 'typeLit';
  if (!isType(expr.left) && !isType(expr.right)) return undefined;
  const left = typeOperand(expr.left, true, context);
  const right = typeOperand(expr.right, true, context);
  if (left === undefined || right === undefined) return reportWrong('A type can only be compared with a type.', expr.span, context);
  const same: Expr =
    'of' in left
      ? 'of' in right
        ? { kind: 'sameType', left: left.of, right: right.of }
        : { kind: 'exactType', operand: left.of, className: classNameOf(right.named) }
      : 'of' in right
        ? { kind: 'exactType', operand: right.of, className: classNameOf(left.named) }
        : { kind: 'bool', value: sameErasure(left.named, right.named) };
  return { expr: expr.op === '==' ? same : not(same), type: BOOLEAN };
}

function subtypeFormula(expr: Of<'binary'>, context: FormulaContext): TypedFormula {
  const left = typeOperand(expr.left, true, context);
  const right = typeOperand(expr.right, true, context);
  if (left === undefined || right === undefined)
    return reportWrong('`<:` stands between types: `\\typeof(e) <: \\type(T)`.', expr.span, context);
  if ('of' in right) return reportWrong('On the right of `<:` the type must be named: `\\type(T)`.', expr.right.span, context);
  if ('of' in left) return { expr: isInstance(left.of, classNameOf(right.named)), type: BOOLEAN };
  return { expr: { kind: 'bool', value: context.resolved.table.isSubtype(erasure(left.named), erasure(right.named)) }, type: BOOLEAN };
}

export function conditionalFormula(expr: Of<'conditional'>, context: FormulaContext): TypedFormula {
  const cond = boolean(expr.cond, context);
  const [then, otherwise] = primitivesIn(context.typed(expr.then, context), context.typed(expr.else, context));
  if (isWrong(then.type) || isWrong(otherwise.type)) return ALREADY_WRONG;
  if (isNumeric(then.type) && isNumeric(otherwise.type) && then.type.kind === 'primitive' && otherwise.type.kind === 'primitive') {
    const at = promoted(then.type, otherwise.type);
    return {
      expr: ite(
        cond,
        conversion(then.type.name, at, then.expr, 'mathematical'),
        conversion(otherwise.type.name, at, otherwise.expr, 'mathematical'),
      ),
      type: primitive(at),
    };
  }
  const { table } = context.resolved;
  if (isReference(then.type) && isReference(otherwise.type)) {
    const type = table.isSubtype(erasure(then.type), erasure(otherwise.type)) ? otherwise.type : then.type;
    return { expr: ite(cond, then.expr, otherwise.expr), type };
  }
  if (sameErasure(then.type, otherwise.type)) return { expr: ite(cond, then.expr, otherwise.expr), type: then.type };
  return reportWrong(
    `The two sides of \`?:\` do not agree: ${describe(expr.then, then.type)}, and ${describe(expr.else, otherwise.type)}.`,
    expr.span,
    context,
  );
}

export function maxFormula(expr: Of<'max'>, context: FormulaContext): TypedFormula {
  const left = primitiveIn(context.typed(expr.left, context));
  const right = primitiveIn(context.typed(expr.right, context));
  if (isWrong(left.type) || isWrong(right.type)) return ALREADY_WRONG;
  for (const [part, { type }] of [
    [expr.left, left],
    [expr.right, right],
  ] as const) {
    if (!isIntegral(type)) return reportWrong(`\`\\max\` needs integers; ${describe(part, type)}.`, part.span, context);
  }
  return { expr: ite(binary('<', left.expr, right.expr), right.expr, left.expr), type: primitive(promoted(left.type, right.type)) };
}

export function instanceofFormula(expr: Of<'instanceof'>, context: FormulaContext): TypedFormula {
  const operand = context.typed(expr.operand, context);
  const tested = namedType(expr.type, context);
  if (isWrong(operand.type)) return ALREADY_WRONG;
  if (!isReference(operand.type))
    return reportWrong(`\`instanceof\` needs an object; ${describe(expr.operand, operand.type)}.`, expr.operand.span, context);
  if (!isReference(tested))
    return reportWrong(`\`instanceof\` needs a class; \`${displayType(tested)}\` is none.`, expr.type.span, context);
  return { expr: isInstance(operand.expr, classNameOf(tested)), type: BOOLEAN };
}

/** Where integers are Java's, a cast is how a specification wraps a mathematical sum around. */
function castNumber(value: Expr, from: PrimitiveName, to: PrimitiveName, { resolved, restsOn }: FormulaContext): Expr {
  return computedIn(
    resolved.integers,
    (integers) => (from === to && isIntegral(primitive(to)) ? wrapped(value, to, integers) : conversion(from, to, value, integers)),
    restsOn,
  );
}

/** In a specification a cast changes the static type only: a value of another class keeps its fields' stores. */
export function castFormula(expr: Of<'cast'>, context: FormulaContext): TypedFormula {
  const type = namedType(expr.type, context);
  const written = context.typed(expr.operand, context);
  const operand = type.kind === 'primitive' ? primitiveIn(written) : written;
  if (isWrong(operand.type)) return ALREADY_WRONG;
  if (type.kind === 'primitive' && operand.type.kind === 'primitive' && isNumeric(type) === isNumeric(operand.type)) {
    return { expr: isNumeric(type) ? castNumber(operand.expr, operand.type.name, type.name, context) : operand.expr, type };
  }
  const { table } = context.resolved;
  const [from, to] = [erasure(operand.type), erasure(type)];
  const areRelated =
    table.isSubtype(from, to) || table.isSubtype(to, from) || isOpenInterface(from, context) || isOpenInterface(to, context);
  if (isReference(type) && isReference(operand.type) && areRelated) return { expr: operand.expr, type };
  return reportWrong(
    `${describe(expr.operand, operand.type)}, which cannot be cast to \`${displayType(type)}\`.`.replace(/^./, (first) =>
      first.toUpperCase(),
    ),
    expr.span,
    context,
  );
}

export function quantifierFormula(expr: Of<'quantifier'>, context: FormulaContext): TypedFormula {
  const bound: FormulaVariable[] = expr.variables.map((one) => {
    const type = namedType(one.type, context);
    return { name: one.name.name, type, expr: variable(one.name.name, platoType(type)) };
  });
  const names = new Set(bound.map((one) => one.name));
  if (names.size < bound.length) return reportWrong('A quantifier binds the same name twice.', expr.span, context);
  if (context.isOld === true && bound.some((one) => isReference(one.type)))
    return reportWrong(
      'A quantifier over objects has no meaning inside of `\\old`: which objects there were is not kept. Put `\\old` inside of the quantifier, around what is compared.',
      expr.span,
      context,
    );
  const inside: FormulaContext = { ...context, variables: [...bound, ...context.variables] };
  const range = expr.range === undefined ? undefined : boolean(expr.range, inside);
  const body = boolean(expr.body, inside);
  const whole = range === undefined ? body : expr.which === 'forall' ? binary('==>', range, body) : and(range, body);
  const variables = bound.map((one) => ({ name: one.name, type: platoType(one.type) }));
  return { expr: { kind: 'quantifier', which: expr.which, variables, body: whole }, type: BOOLEAN };
}
