/**
 * One more target of a call in code of the library that runs what it is given (`updateAndGet`): the method of the interface itself, which
 * nobody can put in the place of the call. It stands for the functions of the workspace that have no class here.
 * Soundness: docs/soundness/java.md#functions-without-a-class.
 * Neighbours: `dispatch.ts` makes the calls; `program/unseen-functions.ts` says of the method why no call of it is translated.
 */
import type { Call } from '../../plato/ir';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import type { Builder } from '../steps/builder';

/** The target for a function that is not known, in a method of the library; the interface's method must have no specification. */
export function unseenTarget(
  method: MethodSymbol,
  receiverClass: ClassSymbol,
  mode: Call['mode'],
  { owner }: Builder,
): Call['targets'][number] | undefined {
  return owner.isLibrary && mode === 'call' && method.owner.isLibrary && method.isAbstract && method.specs.length === 0
    ? { procedure: method.id, classes: [receiverClass.name] }
    : undefined;
}
