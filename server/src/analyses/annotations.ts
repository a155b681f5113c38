/**
 * Java annotations by the last part of their names: the usual libraries declare the same ones in different packages.
 * Neighbours: `guarded-by.ts`, `thread-safe.ts`, `collection-types.ts`, `declarations.ts`.
 */
import { lastPart } from '../base/dotted-name';
import type { ClassSymbol } from '../resolve/symbols';
import type { JavaAnnotation } from '../syntax/ast';

export function isNamed(name: string): (annotation: JavaAnnotation) => boolean {
  return (annotation) => lastPart(annotation.name) === name;
}

/** Whether a class of the stubs is none of Java's, but stands for classes of the library that have no name here. */
export function isModel(symbol: ClassSymbol): boolean {
  return symbol.isLibrary && symbol.annotations.some(isNamed('Stands'));
}
