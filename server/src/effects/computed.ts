/**
 * The specification of a method that can be read off the bodies that it runs: it may change what they write, of whatever object, promises
 * nothing, and other threads step in between. It asks of its callers what the method asks: who checks the method alone takes that for
 * granted.
 * Neighbours: `lower/program/recursion.ts` calls methods so that cannot be inlined; `verify/cuts.ts` those that would make a condition too
 * large.
 * Why it may: docs/soundness/opaque.md#computed-specifications.
 */
import { onceFor } from '../base/once-for';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, RESULT_VARIABLE, THROWABLE_CLASS, ref } from '../plato/ir';
import type { FieldDecl, FrameItem, Procedure, Program } from '../plato/ir';
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
  return {
    ...procedure,
    id: computedId(procedure.id),
    entry: undefined,
    ensures: [],
    exsures: [],
    modifies: framesIn(program.fields)(everything ? EVERYTHING : stores)(balance === undefined ? 'plain' : 'balanced'),
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

const EVERYTHING: ReadonlySet<string> = new Set();

/** For all that write the same: hundreds of methods may lead to all that code without source writes. */
const framesIn = onceFor((fields: readonly FieldDecl[]) =>
  onceFor((stores: ReadonlySet<string>) => {
    const frameOf = (kept: ReadonlySet<string>): readonly FrameItem[] => {
      const written =
        stores === EVERYTHING ? [...fields.filter((field) => !field.isFinal).map((field) => field.id), ...ELEMENT_STORES] : [...stores];
      return anywhere(
        { fields },
        written.filter((store) => !kept.has(store)),
      );
    };
    const found = new Map<'plain' | 'balanced', readonly FrameItem[]>();
    return (kind: 'plain' | 'balanced'): readonly FrameItem[] => {
      const known = found.get(kind) ?? frameOf(new Set([HOLDER_FIELD, ...(kind === 'balanced' ? locksOf({ fields }) : [])]));
      found.set(kind, known);
      return known;
    };
  }),
);
