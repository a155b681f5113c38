/**
 * The type of a conditional and of the values of a switch expression, where the values have different types (Java Language Specification
 * 15.25, 15.28.1). The type decides which object is made where the value is boxed, and which overload takes it. Where Java's answer depends
 * on what is not known here, there is none.
 * Neighbours: `elaborate-operators.ts`, `elaborate-switch.ts`; `conversions.ts` converts the values.
 */
import type { BodyContext } from './body-context';
import { isConstantExpr } from './constant-expressions';
import { fitsIn } from './constants';
import { commonReference } from './conversions';
import type { TypedExpr } from './typed';
import type { JavaType, PrimitiveName } from './types';
import { INT, isOpen, primitive, promoted, sameType, unboxed } from './types';

export type CommonType = JavaType | { readonly reason: string };

/** Values of these are made of constants of type int as well. */
const SMALL: readonly PrimitiveName[] = ['byte', 'short', 'char'];

/** The type of `c ? then : otherwise` by itself, whatever the place wants. */
export function conditionalType(then: TypedExpr, otherwise: TypedExpr, context: BodyContext): CommonType {
  const [left, right] = [then.type, otherwise.type];
  if (sameType(left, right)) return left;
  const [a, b] = [inside(left), inside(right)];
  if ((isOpen(left) && b !== undefined) || (isOpen(right) && a !== undefined))
    return { reason: 'a conditional of a number and of a value whose type Java infers and that is not known here' };
  if (a === undefined || b === undefined || (a === 'boolean') !== (b === 'boolean')) return commonReference(left, right, context);
  // Such a call is no numeric expression, whatever it returns.
  if (a !== b && (isOfGenericMethod(then) || isOfGenericMethod(otherwise)))
    return { reason: 'a conditional of a call of a generic method and of another number' };
  return numericType([then, otherwise], 'a conditional', context);
}

/** The type of a switch expression by itself, from its values. */
export function switchType(values: readonly TypedExpr[], context: BodyContext): CommonType {
  const [first, ...others] = values;
  if (first === undefined) return { reason: 'a switch expression without a value' };
  if (others.every((one) => sameType(one.type, first.type))) return first.type;
  const primitives = values.map((one) => inside(one.type));
  const isNumeric = primitives.every((one) => one !== undefined) && new Set(primitives.map((one) => one === 'boolean')).size === 1;
  if (isNumeric) return numericType(values, 'a switch expression', context);
  if (primitives.some((one) => one !== undefined) && values.some((one) => isOpen(one.type)))
    return { reason: 'a switch expression of a number and of a value whose type Java infers and that is not known here' };
  return values.map((one) => one.type).reduce((left, right) => (sameType(left, right) ? left : commonReference(left, right, context)));
}

function inside(type: JavaType): PrimitiveName | undefined {
  if (type.kind === 'primitive') return type.name;
  return unboxed(type) ?? (type.kind === 'typeVariable' ? unboxed(type.bound) : undefined);
}

/**
 * Of values that are all numbers, or all truth values. A small type stays where all others are constants of type int that fit into it; else
 * they are promoted.
 */
function numericType(values: readonly TypedExpr[], what: string, context: BodyContext): CommonType {
  const kinds = [...new Set(values.map((one) => inside(one.type)!))];
  if (kinds.length === 1) return primitive(kinds[0]!);
  const small = kinds.filter((one) => SMALL.includes(one));
  const wide = kinds.filter((one) => !SMALL.includes(one) && one !== 'int');
  if (wide.length > 0) return primitive(kinds.reduce((left, right) => promoted(primitive(left), primitive(right))));
  const ints = values.filter((one) => inside(one.type) === 'int');
  if (ints.length === 0) return primitive(small.includes('char') ? 'int' : 'short');
  // One that is surely no constant, or does not fit anywhere, makes it an int.
  if (ints.some((one) => one.type.kind !== 'primitive' || !isConstantExpr(one, context))) return INT;
  if (ints.some((one) => one.kind !== 'constant' || one.constant.kind !== 'int'))
    return { reason: `${what} with a constant whose value is not worked out here` };
  const doesFit = (type: PrimitiveName): boolean =>
    ints.every((one) => one.kind === 'constant' && one.constant.kind === 'int' && fitsIn(one.constant.value, type));
  if (!small.some(doesFit)) return INT;
  // What compilers do with these is not what the language says.
  const smallConstants = values.filter((one) => SMALL.includes(inside(one.type)!) && one.kind === 'constant').length;
  if (small.length > 1 || smallConstants > 1)
    return { reason: `${what} whose values are of several small types, with constants among them` };
  return primitive(small[0]!);
}

/** A call whose type Java infers, also from the place. */
export function isOfGenericMethod(expr: TypedExpr): boolean {
  if (expr.kind === 'retype') return isOfGenericMethod(expr.operand);
  return expr.kind === 'call' && expr.method.returnType.kind === 'typeVariable' && expr.method.typeParams.length > 0;
}
