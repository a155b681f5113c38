/**
 * Of which class the array is that Java packs the last arguments of a call into: of the parameter's as the call has it, after erasure. With
 * `<T> f(T... all)` that is an array of whatever Java infers for `T` (Java Language Specification 15.12.4.2).
 * Soundness: docs/soundness/java.md#stores-into-arrays.
 * Neighbours: `arguments.ts` packs; `members.ts` has what is inferred; `lower/facts/inferred-arrays.ts` asks who could tell the difference.
 */
import type { ClassTable } from './class-table';
import type { ChosenMethod } from './members';
import { arrayOf, boxed, erasure, isOpen, sameErasure, type JavaType } from './types';

/** The array's class, and whether it is certain: else it may be that of any type between those of the elements and the declared one. */
export interface PackedClass {
  readonly type: JavaType;
  readonly isCertain: boolean;
}

type Variable = JavaType & { readonly kind: 'typeVariable' };

/** `given`: the types of the arguments; undefined of one that waits for its parameter. */
export function packedClass(chosen: ChosenMethod, given: readonly (JavaType | undefined)[], table: ClassTable): PackedClass {
  const fixed = chosen.params.length - 1;
  const formal = chosen.method.params[fixed]!.type;
  const declared = erasure(formal);
  const called = chosen.params[fixed]!;
  const variable = innermost(formal);
  const as = (type: JavaType): JavaType => (type.kind === 'array' ? type : arrayOf(type));
  // What the library is given it keeps as one of its own.
  if (variable === undefined || chosen.method.owner.isLibrary) return { type: as(declared), isCertain: true };
  const isOwn = chosen.method.typeParams.some((one) => one.name === variable.name && one.owner === variable.owner);
  const inferred = innermostType(called);
  const isKnown = inferred.kind !== 'unknown' && !isOpen(inferred);
  if (!isOwn || chosen.isWritten === true)
    return isKnown ? { type: as(erasure(called)), isCertain: true } : { type: as(declared), isCertain: false };
  const found = chosen.inferred.get(variable.name);
  if (found === undefined) return { type: as(declared), isCertain: given.every((one) => one?.kind === 'null') };
  // What the call is wanted for, and arguments whose own type arguments must be the same, may ask for another type.
  const mayAsk = (type: JavaType): boolean => isWithin(variable, type) && innermost(type) === undefined;
  const isElse = [chosen.method.returnType, ...chosen.method.params.map((one) => one.type)].some(mayAsk);
  const types = given.map((one) => (one?.kind === 'primitive' ? boxed(one.name) : one));
  const isBelow = (type: JavaType | undefined): boolean =>
    type !== undefined && type.kind !== 'unknown' && !isOpen(type) && (type.kind === 'null' || table.isSubtype(innermostType(type), found));
  const isOneOfThem = types.some((one) => one !== undefined && sameErasure(innermostType(one), found));
  const isCertain = isKnown && !isElse && isOneOfThem && types.slice(fixed).every(isBelow);
  return { type: as(isCertain ? erasure(called) : declared), isCertain };
}

/** The type variable of which it is an array, or an array of arrays, or that it is. */
function innermost(type: JavaType): Variable | undefined {
  const inner = innermostType(type);
  return inner.kind === 'typeVariable' ? inner : undefined;
}

function innermostType(type: JavaType): JavaType {
  return type.kind === 'array' ? innermostType(type.element) : type;
}

/** Whether the variable stands in the type, the bounds of other variables apart. */
function isWithin(variable: Variable, type: JavaType): boolean {
  if (type.kind === 'typeVariable') return type.name === variable.name && type.owner === variable.owner;
  if (type.kind === 'array') return isWithin(variable, type.element);
  return type.kind === 'class' && type.args.some((one) => isWithin(variable, one));
}
