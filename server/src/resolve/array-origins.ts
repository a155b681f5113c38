/**
 * Arrays that come to be seen under another class than their own without a conversion in any body: those that a generic method of variable
 * arity is called with are of the class of its arguments, an override may give a more specific array than what it overrides, and so may
 * whoever sets a field of a generic class from outside (Java Language Specification 10.5, 8.4.8.3, 15.12.4.2).
 * Soundness: docs/soundness/java.md#stores-into-arrays.
 * Neighbours: `conversions.ts` notes the conversions in bodies; `resolve.ts` asks once they have all been elaborated.
 */
import type { ClassTable } from './class-table';
import { seenAsAny } from './conversions';
import type { WorkspaceFacts } from './body-context';
import type { MethodSymbol } from './symbols';
import { erasure, qualifiedName, sameErasure, type JavaType } from './types';

export function noteArrayOrigins(table: ClassTable, { covariantArrays }: WorkspaceFacts): void {
  for (const owner of table.classes.filter((one) => !one.isLibrary)) {
    for (const { type, isPrivate } of owner.fields) if (!isPrivate && isOfVariable(type)) seenAsAny(type, covariantArrays);
    for (const method of owner.methods) {
      const last = method.params.at(-1)?.type;
      if (method.isVarArgs && last !== undefined && isOfVariable(last)) seenAsAny(last, covariantArrays);
      // Code that is not seen hands over arrays of its own.
      if (owner.place === 'lambda' || table.unknownSuperOf(owner) !== undefined || above(method, table).some((one) => one.owner.isLibrary))
        for (const { type } of method.params) if (type.kind === 'array') seenAsAny(type, covariantArrays);
      if (method.returnType.kind !== 'array') continue;
      for (const { returnType } of above(method, table))
        if (returnType.kind === 'array' && !sameErasure(returnType, method.returnType))
          seenAsAny(returnType, covariantArrays).add(qualifiedName(erasure(method.returnType)));
    }
  }
}

/** What it may override: of that name, with as many parameters. */
function above({ owner, name, params, isStatic, isConstructor }: MethodSymbol, table: ClassTable): readonly MethodSymbol[] {
  if (isStatic || isConstructor) return [];
  return table
    .lineage(owner)
    .filter((one) => one !== owner)
    .flatMap((one) => one.methods.filter((other) => other.name === name && other.params.length === params.length));
}

/** An array, or arrays of arrays, of a type variable. */
function isOfVariable(type: JavaType): boolean {
  return type.kind === 'array' && (type.element.kind === 'typeVariable' || isOfVariable(type.element));
}
