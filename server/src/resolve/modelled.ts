/**
 * Which methods of the trusted library are *modelled*: written in Java with ghost fields and atomic blocks, and put in the place of their
 * calls like a method of the workspace. All others are known by their clauses alone (`native`), or not at all.
 * Soundness: docs/soundness/library.md#models-of-the-library.
 * Neighbours: `resolve.ts` elaborates the bodies of these only; lower asks before it takes a stub for a specification.
 */
import type { ClassSymbol, MethodSymbol } from './symbols';

/** Whether a method of the library has a body that says what it does. An empty constructor says nothing. */
export function isModelled(method: MethodSymbol): boolean {
  if (!method.owner.isLibrary || method.isNative) return false;
  const body = method.decl?.body;
  if (body === undefined) return false;
  return !method.isConstructor || body.stmts.length > 0 || initializes(method.owner);
}

function initializes(owner: ClassSymbol): boolean {
  return owner.fields.some((field) => !field.isStatic && (field.init !== undefined || field.ghost?.init !== undefined));
}
