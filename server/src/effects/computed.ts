/**
 * The specification of a method that can be read off the bodies that it runs: it may change what they write, of whatever object, promises
 * nothing, and other threads step in between. It asks of its callers what the method asks: who checks the method alone takes that for
 * granted.
 * Neighbours: `lower/recursion.ts` calls methods so that cannot be inlined; `verify/cuts.ts` those that would make a condition too large.
 * Why it may: docs/soundness/opaque.md#computed-specifications.
 */
import { EXCEPTION_VARIABLE, HOLDER_FIELD, RESULT_VARIABLE, THROWABLE_CLASS, ref } from '../plato/ir';
import type { Procedure, Program } from '../plato/ir';
import { ELEMENT_STORES } from '../plato/footprint';
import { locksOf, type Effects } from './effects';
import type { Balance } from './balanced-locks';
import { anywhere } from './frame-stores';

/** The name of what stands for calls of that procedure. */
export function computedId(id: string): string {
  // No name of Java's.
  return `calvin.<computed>.${id}`;
}

/** `effects`: of the procedure, with all that it calls. `balance`: if it gives back all the locks that it takes. */
export function computedSpecification(
  program: Program,
  procedure: Procedure,
  { stores, everything, waits, givenUp }: Effects,
  balance: Balance | undefined,
): Procedure {
  const kept = new Set([HOLDER_FIELD, ...(balance ? locksOf(program) : [])]);
  const written = everything
    ? [...program.fields.filter((field) => !field.isFinal).map((field) => field.id), ...ELEMENT_STORES]
    : [...stores];
  return {
    ...procedure,
    id: computedId(procedure.id),
    entry: undefined,
    ensures: [],
    exsures: [],
    modifies: anywhere(
      program,
      written.filter((store) => !kept.has(store)),
    ),
    isAbstract: true,
    isHelper: false,
    isChecked: false,
    isTrusted: true,
    isOpaque: true,
    isComputed: true,
    mayWait: true,
    ...(waits && { givesUpMonitors: true as const }),
    ...((givenUp.size > 0 || balance?.awaits === true) && { givesUpLocks: true as const }),
    ...(balance && { takesLocks: true as const }),
    locals: [
      ...(procedure.result === undefined ? [] : [{ name: RESULT_VARIABLE, type: procedure.result }]),
      { name: EXCEPTION_VARIABLE, type: ref(THROWABLE_CLASS) },
    ],
    body: undefined,
  };
}
