/**
 * From a method to what the prover is asked: the sequential program of each check, passified and printed (docs/theory.md#verdicts).
 * Neighbours: `checkable.ts` comes before; `method.ts` asks the prover; `cuts.ts` says which calls are cut off where a condition would be
 * too large.
 */
import { TooMuchWork, withEffort } from '../base/effort';
import { diagnostic } from '../diagnostics/diagnostic';
import { countOperations } from '../inline/callee';
import type { Inlined } from '../inline/inline';
import { unrollLoops } from '../inline/unroll';
import type { Procedure } from '../plato/ir';
import { validateProcedure } from '../plato/validate';
import type { SequentialProgram } from '../sequential/logic/ir';
import { threadModularCheck, type CheckInput } from '../sequential/modular/thread-modular';
import { reductionCheck, unbrokenCheck } from '../sequential/reduction/reduction';
import { MOST_STEPS } from '../solver/budget';
import type { Remembered } from '../solver/prover';
import { checkable, unsupported, type Checkable, type Decided } from './checkable';
import { cutsFor, withComputed, type Cut } from './cuts';
import type { Environment } from './environment';
import { withOwedFrame } from './obliged';
import { questionInParts, questionOf, type Question } from './questions';
import type { Shared } from './shared';

export type Prepared =
  /** One program for each check: the thread-modular one, and with `performs` the abstraction check. */
  | {
      readonly kind: 'check';
      readonly programs: readonly SequentialProgram[];
      readonly inlined: Inlined;
      readonly input: CheckInput;
      /** The abstraction check is asked with the claim that sequences go on; what fails of it has to be asked without. */
      readonly isUnbroken: boolean;
    }
  | Decided;

/**
 * Everything before the prover; a verdict where it is not needed. `made`: with calls inlined already. `isFirst`: it may be asked with
 * claims that need not hold (`reduction/unbroken.ts`), if there are any.
 */
export function prepare(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  made: Checkable = checkable(shared, procedure),
  isFirst = false,
): Prepared {
  if (made.kind === 'verdict') return made;
  const { inlined } = made;
  const { table, effects } = withComputed(shared, inlined);
  // A procedure that is not well formed after all would be checked for something else than what was written.
  const violations = validateProcedure(
    inlined.cutProcedures.length === 0 ? shared.program : { ...shared.program, procedures: [...table.values()] },
    procedure,
    inlined.body,
    inlined.locals,
  );
  if (violations.length > 0) throw new Error(violations[0]);
  const body = shared.unroll === 0 ? inlined.body : unrollLoops(inlined.body, shared.unroll);
  if (body === undefined) {
    const reason = `loops that become too long when they are unrolled ${shared.unroll} times`;
    return { kind: 'verdict', verdict: 'unsupported', diagnostics: [unsupported({ reason, span: procedure.nameSpan })] };
  }
  const input: CheckInput = {
    program: shared.program,
    procedure: withOwedFrame(shared.program, procedure),
    body,
    locals: inlined.locals,
    stores: shared.stores,
    hierarchy: shared.hierarchy,
    conjuncts: environment.conjuncts,
    grants: environment.grants,
    table,
    effects,
  };
  const unbroken = isFirst && procedure.performs ? unbrokenCheck({ ...input, procedure }) : undefined;
  const abstraction = unbroken ? [unbroken] : procedure.performs ? [reductionCheck({ ...input, procedure })] : [];
  return { kind: 'check', programs: [threadModularCheck(input), ...abstraction], inlined, input, isUnbroken: unbroken !== undefined };
}

export type Made =
  | {
      readonly kind: 'condition';
      readonly conditions: readonly Question[];
      readonly inlined: Inlined;
      readonly input: CheckInput;
      readonly isUnbroken: boolean;
    }
  | Decided;

/**
 * The conditions, whole if they fit, else with the calls cut off that make them too large. A defect of ours in one method must not take the
 * others with it: the method is then `unsupported`, never `verified`.
 */
export function conditionOf(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  remembered?: Remembered,
  isFirst = false,
): Made {
  let cause: unknown;
  const tried = new Map<string, number>();
  for (const cut of cutsFor(procedure)) {
    try {
      const made = withEffort(MOST_STEPS, () => checkable(shared, procedure, cut));
      const length = made.kind === 'inlined' ? countOperations(made.inlined.body) : 0;
      // What is hardly shorter is hardly less work.
      const bounds = `${cut.part} ${cut.characters ?? ''} ${cut.isInParts ?? ''}`;
      if ((cut.size < Infinity && length > 0.8 * (tried.get(bounds) ?? Infinity)) || length > (cut.operations ?? Infinity)) continue;
      tried.set(bounds, length);
      return withEffort(cut.part * MOST_STEPS, () => madeWith(shared, environment, procedure, made, { remembered, cut, isFirst }));
    } catch (error) {
      cause = error;
      if (!(error instanceof TooMuchWork)) break;
    }
  }
  const reason =
    cause instanceof TooMuchWork
      ? 'its condition would be too large; a specification for the methods that it calls, or smaller methods, would help'
      : cause instanceof RangeError
        ? 'the method is too long or nests too deeply for the checker'
        : `the checker has a defect here (${cause instanceof Error ? cause.message : String(cause)})`;
  return {
    kind: 'verdict',
    verdict: 'unsupported',
    diagnostics: [diagnostic('unsupported', procedure.nameSpan, `not checked: ${reason}`)],
  };
}

/** Throws TooMuchWork where the steps that are left, or so many characters, do not suffice. */
function madeWith(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  made: Checkable,
  { remembered, cut, isFirst }: { readonly remembered: Remembered | undefined; readonly cut: Cut; readonly isFirst: boolean },
): Made {
  const { characters = Infinity, isInParts } = cut;
  const prepared = prepare(shared, environment, procedure, made, isFirst);
  if (prepared.kind === 'verdict') return prepared;
  const conditions = prepared.programs.map((program) => {
    if (isInParts) return questionInParts(program, shared, remembered);
    const question = questionOf(program, shared, remembered);
    if (question.characters > characters) throw new TooMuchWork();
    return question;
  });
  const { inlined, input, isUnbroken } = prepared;
  return { kind: 'condition', conditions, inlined, input, isUnbroken };
}
