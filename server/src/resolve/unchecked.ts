/**
 * Unchecked conversions (Java Language Specification 5.1.9, 5.5): from raw types, and casts to types whose arguments no test at run time
 * sees. After one, an object of a generic class may hold what its type arguments forbid, and reads from it are translated as if it could
 * not: so the place itself is not translated.
 * Soundness: docs/soundness/java.md#type-arguments.
 * Neighbours: asked by `conversions.ts`, `elaborate-calls.ts` and `elaborate-operators.ts`; type arguments come from `type-names.ts` and
 * `class-table.ts`.
 */
import type { BodyContext } from './body-context';
import type { ClassTable } from './class-table';
import type { MethodSymbol } from './symbols';
import type { Target, TypedExpr } from './typed';
import type { JavaType } from './types';
import { ENUM_NAME, OBJECT_NAME, classType, erasure, sameType } from './types';

export const UNCHECKED = 'an unchecked conversion: from here on the type arguments cannot be relied on';
export const UNCHECKED_USE = 'an unchecked use of a raw type: from here on the type arguments cannot be relied on';

/** Whether an object of the type is known as `name` without type arguments, by a raw type or by a class that extends or implements one. */
export function isRawAs(table: ClassTable, type: JavaType, name: string): boolean {
  if (type.kind === 'typeVariable') {
    if (type.hasRawBound === true) return true;
    const above = type.bound.kind === 'class' ? table.get(type.bound.name) : undefined;
    return above === undefined
      ? isRawAs(table, type.bound, name)
      : isRawAs(table, classType(above.name, above.typeParams.map(erasure)), name);
  }
  if (type.kind !== 'class') return false;
  const symbol = table.get(type.name);
  if (symbol === undefined || !table.isSubclass(type.name, name)) return false;
  if (type.args.length === 0 && symbol.typeParams.length > 0) return true;
  // An enum extends `Enum` of itself, which nobody writes.
  return (
    type.name !== name &&
    table.supertypesOf(symbol).some((parent) => !(parent.kind === 'class' && parent.name === ENUM_NAME) && isRawAs(table, parent, name))
  );
}

/** Whether a cast can test all that the type says: no type variable, no type arguments but unbounded wildcards. */
function isReifiable(type: JavaType): boolean {
  if (type.kind === 'array') return isReifiable(type.element);
  if (type.kind === 'typeVariable') return false;
  return type.kind !== 'class' || type.args.every(isUnbounded);
}

function isUnbounded(arg: JavaType): boolean {
  return arg.kind === 'class' && arg.isWildcard === true && arg.name === OBJECT_NAME;
}

/** An array that is made right here and holds nothing yet: it may be seen as one of any type arguments. */
function isFreshArray(expr: TypedExpr): boolean {
  return expr.kind === 'newArray';
}

/** Whether Java converts the value, in an assignment, an argument or a result, without knowing the type arguments that the place wants. */
export function isUncheckedConversion(expr: TypedExpr, type: JavaType, { table, owner }: BodyContext): boolean {
  if (owner.isLibrary || isFreshArray(expr)) return false;
  let [from, to] = [expr.type, type];
  let isArray = false;
  while (from.kind === 'array' && to.kind === 'array') {
    [from, to] = [from.element, to.element];
    isArray = true;
  }
  // An array of a generic type that is seen as another one takes any object of the class: the test of array stores does not see type
  // arguments.
  if (isArray && !isReifiable(from)) return !sameType(from, to) && !isVariable(to);
  return to.kind === 'class' && to.args.length > 0 && !isReifiable(to) && isRawAs(table, from, to.name);
}

/** A type variable of a method that is called may stand where its argument could not be inferred. */
function isVariable(type: JavaType): boolean {
  return type.kind === 'typeVariable';
}

/** Whether a cast promises type arguments that neither the type of the value nor the test at run time shows. */
export function isUncheckedCast(expr: TypedExpr, type: JavaType, context: BodyContext): boolean {
  const from = expr.type;
  if (context.owner.isLibrary || isFreshArray(expr) || from.kind === 'null' || isReifiable(type) || sameWildcards(from, type)) return false;
  if (type.kind === 'typeVariable') return !isBoundedBy(from, type);
  if (type.kind !== 'class' || from.kind !== 'class') return true;
  const args = (one: JavaType | undefined): readonly JavaType[] => (one?.kind === 'class' ? one.args : []);
  if (isRawAs(context.table, from, type.name)) return true;
  const up = context.table.asSuper(from, type.name);
  if (up !== undefined) return !sameWildcards(up, type);
  // Down to a class whose arguments all stand in the type that the value has.
  const symbol = context.table.get(type.name);
  const generic = symbol && context.table.asSuper({ kind: 'class', name: type.name, args: symbol.typeParams }, from.name);
  const down = context.table.asSuper(type, from.name);
  if (symbol === undefined || down === undefined || !sameWildcards(down, from)) return true;
  return !symbol.typeParams.every((param) => args(generic).some((arg) => sameType(arg, param)));
}

/** The same type, with wildcards at no place of it. */
function sameWildcards(left: JavaType, right: JavaType): boolean {
  return sameType(left, right) && !hasWildcard(left) && !hasWildcard(right);
}

function hasWildcard(type: JavaType): boolean {
  if (type.kind === 'array') return hasWildcard(type.element);
  if (type.kind === 'typeVariable') return type.isWildcard === true || type.lower !== undefined;
  return type.kind === 'class' && (type.isWildcard === true || type.args.some(hasWildcard));
}

function isBoundedBy(from: JavaType, type: JavaType): boolean {
  for (let one = from; one.kind === 'typeVariable'; one = one.bound) if (one.isWildcard !== true && sameType(one, type)) return true;
  return false;
}

/** Whether a method is called through a raw type that takes a type argument's object. */
export function isUncheckedCall(method: MethodSymbol, object: JavaType, { table, owner }: BodyContext): boolean {
  return (
    !owner.isLibrary &&
    !method.isStatic &&
    method.params.some((param) => mentions(param.type, method.owner.name)) &&
    isRawAs(table, object, method.owner.name)
  );
}

/** Whether the workspace has code that a call of the method may run: its own, or an override of what the library declares. */
export function mayNarrow(method: MethodSymbol, { table }: BodyContext): boolean {
  if (!method.owner.isLibrary) return true;
  return table
    .below(method.owner.name)
    .some(
      (one) =>
        !one.isLibrary &&
        (one.place === 'lambda' || one.methods.some((other) => other.name === method.name && other.params.length === method.params.length)),
    );
}

/** Whether a field of a type argument's type is written through a raw type. */
export function isUncheckedTarget(target: Target, { table, owner }: BodyContext): boolean {
  return (
    target.kind === 'field' &&
    !owner.isLibrary &&
    mentions(target.field.type, target.field.owner.name) &&
    isRawAs(table, target.object.type, target.field.owner.name)
  );
}

function mentions(type: JavaType, owner: string): boolean {
  if (type.kind === 'array') return mentions(type.element, owner);
  if (type.kind === 'typeVariable') return type.owner === owner || (type.lower !== undefined && mentions(type.lower, owner));
  return type.kind === 'class' && type.args.some((arg) => mentions(arg, owner));
}
