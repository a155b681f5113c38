/**
 * The type of a conditional and of the values of a switch expression, where the values have different types (Java Language Specification 15.25, 15.28.1).
 * The type decides which object is made where the value is boxed, and which overload takes it. Where Java's answer hangs on what is not known here, there is none.
 * Neighbours: `elaborate-operators.ts`, `elaborate-switch.ts`; `conversions.ts` converts the values.
 */
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { commonReference } from './conversions';
import type { TypedExpr } from './typed';
import type { JavaType, PrimitiveName } from './types';
import { INT, isOpen, primitive, promoted, sameType, unboxed } from './types';

export type CommonType = JavaType | { readonly reason: string };

/** Values of these are made of constants of type int as well. */
const SMALL: readonly PrimitiveName[] = ['byte', 'short', 'char'];
const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = { byte: [-128n, 127n], short: [-32768n, 32767n], char: [0n, 65535n] };

/** The type of `c ? then : otherwise`. */
export function conditionalType(then: TypedExpr, otherwise: TypedExpr, context: BodyContext): CommonType {
  const [left, right] = [then.type, otherwise.type];
  if (sameType(left, right)) return left;
  const [a, b] = [inside(left), inside(right)];
  if (isOpen(left) && b !== undefined || isOpen(right) && a !== undefined) return { reason: 'a conditional of a number and of a value whose type Java infers and that is not known here' };
  if (a === undefined || b === undefined || (a === 'boolean') !== (b === 'boolean')) return commonReference(left, right, context);
  // Such a call is no numeric expression, whatever it returns.
  if (a !== b && (isOfGenericMethod(then) || isOfGenericMethod(otherwise))) return { reason: 'a conditional of a call of a generic method and of another number' };
  if (a === b) return primitive(a);
  if (SMALL.includes(a) && b === 'int') return withConstant(a, otherwise);
  if (SMALL.includes(b) && a === 'int') return withConstant(b, then);
  if ((a === 'byte' && b === 'short') || (a === 'short' && b === 'byte')) return primitive('short');
  return primitive(promoted(primitive(a), primitive(b)));
}

/** The type of a switch expression of which nothing is wanted, from those of its values. */
export function switchType(types: readonly JavaType[], context: BodyContext): CommonType {
  const [first, ...others] = types;
  if (first === undefined) return { reason: 'a switch expression without a value' };
  if (others.every((one) => sameType(one, first))) return first;
  const primitives = types.map(inside);
  const isNumeric = primitives.every((one) => one !== undefined && one !== 'boolean');
  // A switch expression may also take the type that its place wants of each value, and constants count by their size.
  const isClear = isNumeric && types.every((one) => one.kind === 'primitive') && !primitives.some((one) => SMALL.includes(one!));
  if (isClear) return types.reduce<JavaType>((left, right) => primitive(promoted(left, right)), INT);
  if (primitives.some((one) => one !== undefined) && (isNumeric || types.some(isOpen))) return { reason: 'a switch expression whose values are numbers of different types' };
  return types.reduce((left, right) => (sameType(left, right) ? left : commonReference(left, right, context)));
}

function inside(type: JavaType): PrimitiveName | undefined {
  if (type.kind === 'primitive') return type.name;
  return unboxed(type) ?? (type.kind === 'typeVariable' ? unboxed(type.bound) : undefined);
}

/** A small type and an int: the small type where the int is a constant that fits, int where it is none. */
function withConstant(small: PrimitiveName, other: TypedExpr): CommonType {
  if (other.type.kind !== 'primitive' || !mayBeConstant(other)) return primitive('int');
  if (other.kind !== 'constant' || other.constant.kind !== 'int' || !isWritten(other.source)) return { reason: `a conditional of a value of type \`${small}\` and of what may be a constant` };
  const [least, most] = RANGES[small]!;
  return primitive(other.constant.value >= least && other.constant.value <= most ? small : 'int');
}

/** Whether Java may know the value: it is made of literals, and of variables that are set once to such. */
function mayBeConstant(expr: TypedExpr): boolean {
  switch (expr.kind) {
    case 'constant': return true;
    case 'local': return expr.variable.initializedTo !== undefined;
    case 'unary': case 'convert': return mayBeConstant(expr.operand);
    case 'arithmetic': return mayBeConstant(expr.left) && mayBeConstant(expr.right);
    case 'conditional': return mayBeConstant(expr.then) && mayBeConstant(expr.else);
    default: return false;
  }
}

/** Whether it is made of literals alone, so that it is a constant for certain: a variable may not be final. */
function isWritten(source: Expr | undefined): boolean {
  switch (source?.kind) {
    case 'intLit': case 'charLit': return true;
    case 'unary': return isWritten(source.operand);
    case 'binary': return isWritten(source.left) && isWritten(source.right);
    case 'cast': return isWritten(source.operand);
    default: return false;
  }
}

function isOfGenericMethod(expr: TypedExpr): boolean {
  if (expr.kind === 'retype') return isOfGenericMethod(expr.operand);
  return expr.kind === 'call' && expr.method.returnType.kind === 'typeVariable' && expr.method.typeParams.length > 0;
}
