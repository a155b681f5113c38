/**
 * What the prover is asked, made only where nobody knows the answer. A question is a sequential program; its condition is a function of the
 * program and of the classes, and so is what comes of it with a given budget. What has been found out is therefore remembered under a
 * digest of all of that (`sequential/logic/digest.ts`): how long the condition is and how much work it was, so that it is taken for too
 * large exactly where it was, and that nothing of it failed. Whatever failed, or was not decided, is made and asked again, since the
 * explanation needs the condition itself.
 * Soundness: docs/soundness/prover.md#questions-are-known-by-their-programs.
 * Neighbours: `conditions.ts`, `movers.ts` and `law-question.ts` ask; `solver/remembered.ts` keeps it.
 */
import { onceFor } from '../base/once-for';
import { measured, spend } from '../base/effort';
import type { ClassDecl, Program } from '../plato/ir';
import { digestOf, digestOfValue } from '../sequential/logic/digest';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import type { SequentialProgram } from '../sequential/logic/ir';
import { MOST_STEPS, type Budget } from '../solver/budget';
import type { CheckResult } from '../solver/check';
import type { Remembered } from '../solver/prover';
import type { Condition } from '../vc/condition';
import { passify } from '../vc/passify';
import { smtInParts, smtOf, type SmtCondition } from '../vc/smt';

export interface Question {
  /** What it is remembered by; undefined: not at all. */
  readonly key: string | undefined;
  /** How long its text is. */
  readonly characters: number;
  /** It is so long that it is asked by parts only. */
  readonly isInParts?: true;
  /** Made when it is asked for. */
  readonly made: () => MadeQuestion;
}

export interface MadeQuestion {
  readonly condition: Condition;
  readonly smt: SmtCondition;
}

/** The classes of what the question is about, and who is below whom. */
export interface Classes {
  readonly program: Program;
  readonly hierarchy: Hierarchy;
}

/** Asked in parts, since it is too long as a whole. */
export function questionInParts(sequential: SequentialProgram, classes: Classes, remembered: Remembered | undefined): Question {
  const digest = remembered && digestOf(sequential);
  const condition = passify(sequential);
  const smt = smtInParts(condition, classes.hierarchy, MOST_STEPS);
  const key = digest === undefined ? undefined : `in parts ${digest} ${digestOfClasses(classes.program)}`;
  return { key, characters: LENGTH_IN_PARTS, isInParts: true, made: () => ({ condition, smt }) };
}

/** What such a condition counts as, where budgets follow its length. */
const LENGTH_IN_PARTS = 5_000_000;

/** Costs the same steps whether it is known or not; throws TooMuchWork where they are not left. */
export function questionOf(sequential: SequentialProgram, classes: Classes, remembered: Remembered | undefined): Question {
  const make = (): MadeQuestion => {
    const condition = passify(sequential);
    return { condition, smt: smtOf(condition, classes.hierarchy) };
  };
  const digest = remembered && digestOf(sequential);
  if (!remembered || digest === undefined) {
    const made = make();
    return { key: undefined, characters: made.smt.text.length, made: () => made };
  }
  const key = `${digest} ${digestOfClasses(classes.program)}`;
  const known = remembered.get(`size ${key}`);
  if (isSize(known)) {
    spend(known.steps);
    let later: MadeQuestion | undefined;
    return { key, characters: known.characters, made: () => (later ??= make()) };
  }
  const { result: made, steps } = measured(make);
  const characters = made.smt.text.length;
  remembered.set(`size ${key}`, { steps, characters });
  return { key, characters, made: () => made };
}

const digestOfClassList = onceFor((classes: readonly ClassDecl[]): string => digestOfValue(classes));

function digestOfClasses({ classes }: Program): string {
  return digestOfClassList(classes);
}

/** The result where it is known that nothing fails; undefined: it has to be asked. */
export function knownResult({ key }: Question, budget: Budget, remembered: Remembered | undefined): CheckResult | undefined {
  const known = key === undefined ? undefined : remembered?.get(resultKey(key, budget));
  return isTexts(known) ? { failed: [], unknown: [], vacuous: [], off: new Set(known), rejected: undefined } : undefined;
}

/** Remembers a result in which nothing fails. */
export function rememberResult({ key }: Question, budget: Budget, result: CheckResult, remembered: Remembered | undefined): void {
  const isClean = result.failed.length + result.unknown.length + result.vacuous.length === 0 && result.rejected === undefined;
  if (isClean && key !== undefined) remembered?.set(resultKey(key, budget), [...result.off]);
}

function resultKey(key: string, budget: Budget): string {
  return `nothing fails ${key} ${JSON.stringify(budget)}`;
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isSize(value: unknown): value is { readonly steps: number; readonly characters: number } {
  const { steps, characters } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof steps === 'number' && typeof characters === 'number';
}
