/**
 * Calls by computed specifications (`effects/computed.ts`) in the place of bodies, where a condition would be too large: a method then
 * costs what it is, whatever it calls. Only methods that are checked alone anyway are called so: what their steps owe is owed there, and
 * nothing more has to be proved of them. The others, helpers that rely on their callers above all, stay in the place of their calls. The
 * coarser a cut, the less is known after the calls; so the finest that fits is taken.
 * Neighbours: `method.ts` tries; `inline` puts the calls in; `lower/program/recursion.ts` does the same where inlining does not end.
 * Why it may: docs/soundness/opaque.md#computed-specifications.
 */
import { assertsIn } from '../effects/speaking-files';
import { onceFor, onceForWith } from '../base/once-for';
import { balancedLocks, type Balance } from '../effects/balanced-locks';
import { computedSpecification } from '../effects/computed';
import { ALL_EFFECTS, effectsOfSpecification, locksOf, type Effects } from '../effects/effects';
import type { Inlined, InlineOptions } from '../inline/inline';
import type { Procedure, Program } from '../plato/ir';
import { storeOf, writesOf } from '../plato/footprint';
import { callsOf, operationsOf, visitSteps } from '../plato/statements';
import type { ProcedureTable } from '../sequential/modular/calls';

/** What is known of all procedures. */
interface Known {
  readonly program: Program;
  readonly table: ProcedureTable;
  readonly effects: ReadonlyMap<string, Effects>;
}

/** A way to make the condition of a method. */
export interface Cut {
  /** Methods with at least so many operations, with those of all that they call, are cut off. */
  readonly size: number;
  /**
   * Also those that await conditions of java.util.concurrent, or may not give back a lock that they take, wherever they are called: after
   * such a call nothing is known of the locks that its caller holds. Else only where no caller takes one.
   */
  readonly ofLocks: boolean;
  /** With more operations it is not tried. Absent: however many. */
  readonly operations?: number;
  /** How many steps making it may take, as a part of the most that one method may. */
  readonly part: number;
  /** How long it may be, in characters. Absent: any length. */
  readonly characters?: number;
  /** The condition is not made as a whole, but for what its parts do not decide. */
  readonly isInParts?: true;
}

/** In characters. What is longer takes the prover many seconds as a whole. */
const LONG = 3_000_000;

/** Conditions of bodies with more operations have been longer than that, or than can be made at all, in every project that was tried. */
const MANY = 160;

const WHOLE: Cut = { size: Infinity, ofLocks: false, part: 1 };
const SIZES: readonly number[] = [400, 100, 25, 6];
const FINE = SIZES.map((size): Cut => ({ size, ofLocks: false, part: 0.5 }));
const COARSE = SIZES.map((size): Cut => ({ size, ofLocks: true, part: 0.5 }));
/** Of a method of which nothing is stated: thousands of them come along, and nobody waits for one. */
const short = (cut: Cut, part: number): Cut => ({ ...cut, part, characters: LONG, operations: MANY });
const SHORT = [...[WHOLE, ...FINE].map((cut) => short(cut, 0.3)), ...COARSE.map((cut) => short(cut, 0.3))];
/** However long it is, each of its goals needs a part. */
const IN_PARTS: Cut = { ...COARSE.at(-1)!, part: 1, isInParts: true };

/**
 * In this order, until one fits. Of a method of which nothing is stated a long condition is cut before it is taken whole: what is asked of
 * it seldom depends on what its calls compute.
 */
export function cutsFor(procedure: Procedure): readonly Cut[] {
  if (!mayCutIn(procedure)) return [WHOLE];
  const { requires, ensures, exsures, actions, asserts, body } = procedure;
  const isStated =
    requires.length + ensures.length + exsures.length > 0 ||
    actions !== undefined ||
    asserts === true ||
    (body !== undefined && assertsIn(body));
  return [...(isStated ? [WHOLE, ...FINE, ...COARSE] : SHORT), IN_PARTS];
}

/**
 * Reduction and the initialization of classes look into what is called, and the object of a constructor is its own while methods are called
 * on it.
 */
export function mayCutIn({ performs, kind }: Procedure): boolean {
  return performs === undefined && kind === 'method';
}

/** The methods that may be called by a computed specification. */
export const computableIn = onceForWith(
  (program: Program, table: ProcedureTable): ReadonlySet<string> => new Set(sizesOf(program, table).keys()),
);

/** Those that are, by where. */
export function cutOff(known: Known, { size, ofLocks }: Cut): NonNullable<InlineOptions['cuts']> {
  const { program, table } = known;
  const sizes = sizesOf(program, table);
  if (size === Infinity) return () => false;
  return (callee, callers) =>
    (sizes.get(callee) ?? 0) >= size && (ofLocks || !changesLocks(known, callee) || !callers.some((caller) => takesLocks(known, caller)));
}

/** Whether of the locks of java.util.concurrent that its caller holds less is known after a call than before. */
function changesLocks({ program, effects }: Known, callee: string): boolean {
  const { everything, stores, givenUp } = effects.get(callee) ?? ALL_EFFECTS;
  const balance = balancedOf(program, effects).get(callee);
  return everything || givenUp.size > 0 || (balance ? balance.awaits : [...stores].some((store) => locksIn(program).has(store)));
}

/** Whether a body itself may hold one of them at some call: it takes one, or calls what does not give back all that it takes. */
function takesLocks({ program, effects }: Known, { body }: Procedure): boolean {
  if (body === undefined) return false;
  const locks = locksIn(program);
  const balanced = balancedOf(program, effects);
  return (
    operationsOf(body).some((op) => writesOf(op).some((location) => locks.has(storeOf(location) ?? ''))) ||
    callsOf(body).some((call) =>
      call.targets.some(({ procedure }) => {
        const { everything, stores } = effects.get(procedure) ?? ALL_EFFECTS;
        return !balanced.has(procedure) && (everything || [...stores].some((store) => locks.has(store)));
      }),
    )
  );
}

const locksIn = onceFor((program: Program): ReadonlySet<string> => new Set(locksOf(program)));

/** What stays the same while a program does. */
const balancedOf = onceForWith(
  (program: Program, effects: ReadonlyMap<string, Effects>): ReadonlyMap<string, Balance> => balancedLocks(program, effects),
);

/** Of the methods that may be called by a computed specification, how many operations they are with all that they call. */
const sizesOf = onceForWith((program: Program, table: ProcedureTable): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>();
  const sizeOf = (id: string): number => {
    const found = sizes.get(id);
    if (found !== undefined) return found;
    // A call that comes back counts as one.
    sizes.set(id, 1);
    const one = table.get(id);
    if (one?.body === undefined || one.isAbstract) return 1;
    let size = 0;
    visitSteps(
      one.body,
      () => {
        size++;
      },
      (call) => {
        for (const { procedure } of call.mode === 'call' ? call.targets : []) size += sizeOf(procedure);
      },
    );
    sizes.set(id, size);
    return size;
  };
  return new Map(program.procedures.filter(isComputable).map(({ id }) => [id, sizeOf(id)]));
});

/** It is checked alone, and for whoever calls it. */
function isComputable(one: Procedure): boolean {
  return (
    one.kind === 'method' &&
    one.isChecked &&
    !one.isTrusted &&
    !one.isAbstract &&
    one.performs === undefined &&
    one.body !== undefined &&
    one.entry === undefined &&
    one.beginsThread !== true &&
    one.unsupported.length === 0 &&
    !one.hasSpecErrors &&
    !one.hasSyntaxErrors
  );
}

/** What is known of procedures, with the computed specifications that an inlined body calls. */
export function withComputed(shared: Known, { cutProcedures }: Inlined): Pick<Known, 'table' | 'effects'> {
  if (cutProcedures.length === 0) return shared;
  const made = cutProcedures.map(
    (id): Procedure =>
      computedSpecification(
        shared.program,
        shared.table.get(id)!,
        shared.effects.get(id) ?? ALL_EFFECTS,
        balancedOf(shared.program, shared.effects).get(id),
      ),
  );
  return {
    table: new Map([...shared.table, ...made.map((one) => [one.id, one] as const)]),
    effects: new Map([...shared.effects, ...made.map((one) => [one.id, effectsOfSpecification(shared.program, one)] as const)]),
  };
}
