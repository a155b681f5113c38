/**
 * For whom a target of a virtual call runs: objects of exactly its classes, and of a class that stands for others of the library also of
 * what may be below it.
 * Soundness: docs/soundness/library.md#classes-that-stand-for-others.
 * Neighbours: `lower/calls/dispatch.ts` makes the targets, `inline/inline.ts` puts bodies in their places.
 */
import type { Expr } from './ir';

/** `isModel`: whether the class stands for others. No classes: false. */
export function isOneOf(object: Expr, classes: readonly string[], isModel: (className: string) => boolean): Expr {
  const tests = classes.map((className): Expr => ({ kind: isModel(className) ? 'instanceof' : 'exactType', operand: object, className }));
  return tests.length === 0 ? { kind: 'bool', value: false } : tests.reduce((left, right) => ({ kind: 'binary', op: '||', left, right }));
}
