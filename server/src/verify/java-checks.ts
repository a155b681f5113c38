/**
 * What Java itself checks (null, bounds, casts, division, sizes, and what methods of its library require of their arguments), by the
 * kinds of failure: by interference, which is always reported; by this thread alone in code with specifications of values, or in a `try`
 * of a method that asserts something, which is reported; and by this thread alone elsewhere, which is taken not to happen, and counted in
 * what the result rests on. Someone who wrote no `non_null` does not want a report for every null that a caller could pass. A failure is
 * one by interference if it goes away where the other threads stand still: the same condition is asked once more without their steps. It is
 * no news either if it goes away where they leave ordinary memory alone that nothing protects: whether several threads use that at all is
 * another question, which `sharing` asks and answers with a `race`. Nothing is asked where nothing fails.
 * Neighbours: `method.ts` asks; `sequential/environment/environment-step.ts` leaves the others' steps out.
 * Why it may: docs/soundness/sharing.md#javas-own-checks.
 */
import type { Code } from '../diagnostics/codes';
import { onceFor } from '../base/once-for';
import type { Span } from '../base/span';
import type { FieldDecl, Procedure, Program, Type } from '../plato/ir';
import { assertingIn, speaksOfValues } from '../effects/speaking-files';
import { ELEMENT_STORES, elementStore, footprintOf, storeOf } from '../plato/footprint';
import { isCheckOfJava, type JavaChecks } from '../diagnostics/java-checks';
import { operationsOf } from '../plato/statements';
import { elementType } from '../plato/type-of';
import type { Obligation } from '../sequential/logic/ir';
import { threadModularCheck, type CheckInput } from '../sequential/modular/thread-modular';
import { MOST_STEPS, type Budget } from '../solver/budget';
import { checkCondition, type CheckResult } from '../solver/check';
import { ProverFailure, type Prover } from '../solver/prover';
import { keyOf } from './suppositions';
import { passify } from '../vc/passify';
import { smtWithin } from '../vc/smt';

export const JAVA_CHECKS: readonly JavaChecks[] = ['auto', 'all', 'interference'];

/** What each check is taken for, of one and of several. */
const TAKEN: Partial<Record<Code, readonly [string, string]>> = {
  'null-dereference': ['value is taken not to be null', 'values are taken not to be null'],
  'index-out-of-bounds': ['index is taken to be within its bounds', 'indices are taken to be within their bounds'],
  'negative-array-size': ['size of an array is taken not to be negative', 'sizes of arrays are taken not to be negative'],
  'array-store': ['store into an array is taken to fit', 'stores into arrays are taken to fit'],
  'class-cast': ['cast is taken to succeed', 'casts are taken to succeed'],
  'division-by-zero': ['divisor is taken not to be zero', 'divisors are taken not to be zero'],
  precondition: [
    'requirement of a method of the library is taken to be kept',
    'requirements of methods of the library are taken to be kept',
  ],
};

/** Whether it is Java, or its library, that checks it: what a method of the library requires of its arguments it checks itself. */
function isOfJava({ code, isOfArguments }: Obligation): boolean {
  return code === 'precondition' ? isOfArguments === true : isCheckOfJava(code);
}

/** The result without the failures that are taken not to happen, and the lines that say so. */
export interface Sifted {
  readonly result: CheckResult;
  readonly restsOn: readonly string[];
}

/** Rejects only with ProverFailure. */
export async function siftJavaChecks(
  mode: JavaChecks,
  input: CheckInput,
  result: CheckResult,
  budget: Budget,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<Sifted> {
  const open = [...result.failed, ...result.unknown].map((one) => one.goal.obligation).filter(isOfJava);
  if (open.length === 0 || mode === 'all' || (mode === 'auto' && speaksOfValues(input.program, input.procedure)))
    return { result, restsOn: [] };
  const keys = new Set(open.map(keyOf));
  const alone = (await failingWhere(input, new Set(input.stores.all), keys, budget, prover, signal)) ?? new Set();
  const byOthers = new Set([...keys].filter((key) => !alone.has(key)));
  const despite =
    byOthers.size === 0 ? byOthers : ((await failingWhere(input, ordinaryMemory(input), byOthers, budget, prover, signal)) ?? byOthers);
  const isCaught = caughtIn(input);
  const isTaken = (one: Obligation): boolean => isOfJava(one) && !despite.has(keyOf(one)) && (mode !== 'auto' || !isCaught(one));
  const taken = open.filter(isTaken);
  const restsOn = [
    ...counted(
      taken.filter((one) => alone.has(keyOf(one))),
      '',
    ),
    ...counted(
      taken.filter((one) => !alone.has(keyOf(one))),
      ', whatever other threads do to plain fields and elements of arrays that nothing protects',
    ),
  ];
  const isLeft = ({ goal }: { readonly goal: { readonly obligation: Obligation } }): boolean => !isTaken(goal.obligation);
  return { result: { ...result, failed: result.failed.filter(isLeft), unknown: result.unknown.filter(isLeft) }, restsOn };
}

/**
 * Where something is asserted: whether what fails stands in a `try` whose handler may go on, so that runs come to an assertion after
 * all. No way leads there in the condition.
 */
function caughtIn({ program, procedure }: CheckInput): (one: Obligation) => boolean {
  if (!assertingIn(program).has(procedure.id)) return () => false;
  const tries = triesIn(program);
  const isTried = (at: Span): boolean => tries.get(at.file)?.some((one) => one.start <= at.start && at.end <= one.end) === true;
  return ({ span, place, within }) => [span, ...(place ? [place] : []), ...within.map((site) => site.span)].some(isTried);
}

/**
 * Whether it stands in such a `try` of another procedure, as the method of a lambda may: nothing of its own tells. Part of the key of its
 * verdict (`keys.ts`).
 */
export function isWithinTry(program: Program, { span }: Procedure): boolean {
  return (
    triesIn(program)
      .get(span.file)
      ?.some((one) => one.start < span.start && span.end <= one.end) === true
  );
}

const triesIn = onceFor((program: Program): ReadonlyMap<string, readonly Span[]> => {
  const found = new Map<string, Span[]>();
  const asserting = assertingIn(program);
  for (const { span, passesOn, calls } of program.procedures.flatMap(({ tries = [] }) => tries)) {
    if (passesOn === true && !calls.some((callee) => asserting.has(callee))) continue;
    const known = found.get(span.file);
    if (known) known.push(span);
    else found.set(span.file, [span]);
  }
  return found;
});

/** A line for each code. `where`: what ends it. */
function counted(taken: readonly Obligation[], where: string): readonly string[] {
  const counts = new Map<Code, number>();
  for (const code of new Map(taken.map((one) => [keyOf(one), one.code])).values()) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} ${TAKEN[code]![count === 1 ? 0 : 1]}${where}`);
}

/**
 * The stores of plain fields of which nothing is said or found, and of elements of arrays, if the method comes to no array that threads are
 * meant to share.
 */
function ordinaryMemory({ program: { fields, classes }, body }: CheckInput): ReadonlySet<string> {
  const library = new Set(classes.filter((one) => one.isLibrary).map((one) => one.name));
  const isOrdinary = (field: FieldDecl): boolean =>
    !field.isVolatile &&
    !field.isGhost &&
    field.contentsOf === undefined &&
    !library.has(field.owner) &&
    field.disciplines.every(({ found }) => found?.kind === 'none');
  const touched = new Set(operationsOf(body).flatMap((op) => [...footprintOf(op).reads, ...footprintOf(op).writes].map(storeOf)));
  const shared = new Set(
    fields.filter((field) => touched.has(field.id) && !field.isFinal && !isOrdinary(field)).flatMap(({ type }) => elementStores(type)),
  );
  return new Set([...fields.filter(isOrdinary).map((field) => field.id), ...[...ELEMENT_STORES].filter((store) => !shared.has(store))]);
}

/** The stores of what an array holds, and of what the arrays in it hold. */
function elementStores(type: Type): readonly string[] {
  const element = type.kind === 'ref' ? elementType(type.className) : undefined;
  return element === undefined ? [] : [elementStore(element), ...elementStores(element)];
}

/**
 * Of these obligations those that fail, or cannot be decided, though the others leave these stores alone; undefined where that cannot be
 * asked. Rejects only with ProverFailure.
 */
async function failingWhere(
  input: CheckInput,
  standsStill: ReadonlySet<string>,
  keys: ReadonlySet<string>,
  budget: Budget,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const whole = passify(threadModularCheck({ ...input, standsStill }));
  const condition = { ...whole, goals: whole.goals.filter(({ obligation }) => keys.has(keyOf(obligation))) };
  const session = await prover.open(signal);
  try {
    const { failed, unknown, rejected } = await checkCondition(session, condition, smtWithin(condition, input.hierarchy, MOST_STEPS), [], {
      ...budget,
      asksForContradictions: false,
    });
    return rejected === undefined ? new Set([...failed, ...unknown].map(({ goal }) => keyOf(goal.obligation))) : undefined;
  } catch (error) {
    if (error instanceof ProverFailure && (error.kind === 'cancelled' || error.kind === 'unavailable')) throw error;
    return undefined;
  } finally {
    session.close();
  }
}
