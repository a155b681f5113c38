/**
 * Calls by computed specifications (`effects/computed.ts`) in the place of bodies, where a condition would be too large: a method then costs what it is, whatever it calls.
 * Only methods that are checked alone anyway are called so: what their steps owe is owed there, and nothing more has to be proved of them. The others, helpers that rely on their callers above all, stay in the place of their calls.
 * The coarser a cut, the less is known behind the calls; so the finest that fits is taken, and none where the whole fits.
 * Neighbours: `method.ts` tries; `inline` puts the calls in; `lower/recursion.ts` does the same where inlining does not end.
 * Why it may: docs/soundness/opaque.md#computed-specifications.
 */
import { computedId, computedSpecification } from '../effects/computed';
import { ALL_EFFECTS, type Effects } from '../effects/effects';
import type { Inlined } from '../inline/inline';
import type { Procedure, Program } from '../plato/ir';
import { visitSteps } from '../plato/statements';
import type { ProcedureTable } from '../sequential/modular/calls';

/** Methods with at least so many operations, with those of all that they call, are cut off; tried in this order. */
export const CUT_SIZES: readonly number[] = [400, 100, 25, 6];

interface Sizes {
  /** Of the methods that may be called by a computed specification, how many operations they are with all that they call. */
  readonly computable: ReadonlyMap<string, number>;
}

const SIZES = new WeakMap<Program, Sizes>();

/** The methods that may be called so. */
export function computableIn(program: Program, table: ProcedureTable): ReadonlySet<string> {
  return new Set(sizesOf(program, table).computable.keys());
}

/** Those that are, at a size. */
export function cutsAt(program: Program, table: ProcedureTable, size: number): ReadonlySet<string> {
  return new Set([...sizesOf(program, table).computable].filter(([, found]) => found >= size).map(([id]) => id));
}

function sizesOf(program: Program, table: ProcedureTable): Sizes {
  const known = SIZES.get(program);
  if (known) return known;
  const sizes = new Map<string, number>();
  const sizeOf = (id: string): number => {
    const found = sizes.get(id);
    if (found !== undefined) return found;
    // A call that comes back counts as one.
    sizes.set(id, 1);
    const one = table.get(id);
    if (one?.body === undefined || one.isAbstract) return 1;
    let size = 0;
    visitSteps(one.body, () => { size++; }, (call) => {
      for (const { procedure } of call.mode === 'call' ? call.targets : []) size += sizeOf(procedure);
    });
    sizes.set(id, size);
    return size;
  };
  const made: Sizes = { computable: new Map(program.procedures.filter(isComputable).map(({ id }) => [id, sizeOf(id)])) };
  SIZES.set(program, made);
  return made;
}

/** It is checked alone, and for whoever calls it. */
function isComputable(one: Procedure): boolean {
  return one.kind === 'method' && one.isChecked && !one.isTrusted && !one.isAbstract && one.performs === undefined && one.body !== undefined && one.entry === undefined && one.beginsThread !== true
    && one.unsupported.length === 0 && !one.hasSpecErrors && !one.hasSyntaxErrors;
}

/** What is known of procedures, with the computed specifications that an inlined body calls. */
export function withComputed<Known extends { readonly program: Program; readonly table: ProcedureTable; readonly effects: ReadonlyMap<string, Effects> }>(shared: Known, { cutProcedures }: Inlined): Pick<Known, 'table' | 'effects'> {
  if (cutProcedures.length === 0) return shared;
  const made = cutProcedures.map((id): Procedure => computedSpecification(shared.program, shared.table.get(id)!, shared.effects.get(id) ?? ALL_EFFECTS));
  const effectsOf = (id: string): Effects => ({ ...(shared.effects.get(id) ?? ALL_EFFECTS), escapes: true, allocates: true });
  return {
    table: new Map([...shared.table, ...made.map((one) => [one.id, one] as const)]),
    effects: new Map([...shared.effects, ...cutProcedures.map((id) => [computedId(id), effectsOf(id)] as const)]),
  };
}
