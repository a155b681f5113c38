/**
 * Whether what a run breaks is what a diagnostic complains of. The two come from different logics, so they are held together by their kind
 * and by their place: the statement, and the clause that is broken there.
 * Neighbours: `confirm.ts` asks; the explorer finds violations, verify makes diagnostics.
 */
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Activation } from '../oracle/explore';
import { ALL_THREADS } from '../oracle/performs';
import type { Violation } from '../oracle/violation';

/** Codes that tell the same fault, depending on what is looked at first. */
const FAMILIES: readonly (readonly Code[])[] = [
  ['race', 'access-discipline', 'write-discipline', 'read-discipline'],
  ['not-atomic', 'performs', 'performs-end', 'simulation'],
  ['exception', 'postcondition'],
];

/** What a run can show: the rest is about the text of the specification, or says that nothing was decided. */
const SHOWN_BY_RUNS: readonly Code[] = [
  ...FAMILIES.flat(),
  'env-assumption',
  'global-invariant',
  'precondition',
  'postcondition',
  'modifies',
  'assertion',
  'loop-invariant',
  'null-dereference',
  'exception',
  'index-out-of-bounds',
  'negative-array-size',
  'array-store',
  'class-cast',
  'division-by-zero',
  'monitor-state',
  'unreachable',
];

/** What breaks a declaration: the same one must be broken, and at the same place; another statement may well keep it. */
const NAMES_A_CLAUSE: readonly Code[] = [...FAMILIES[0]!, 'global-invariant', 'env-assumption', 'postcondition', 'precondition'];

/** What is asserted at one place of a body: the run must go wrong at that place, and come to it by the same calls. */
const STANDS_AT_A_PLACE: readonly Code[] = [
  'assertion',
  'unreachable',
  'null-dereference',
  'index-out-of-bounds',
  'negative-array-size',
  'array-store',
  'class-cast',
  'division-by-zero',
  'monitor-state',
];

/** What a step breaks: the run must break it by that step, and come to it by the same calls. */
const BROKEN_BY_A_STEP: readonly Code[] = [...FAMILIES[0]!, 'global-invariant', 'env-assumption'];

/** Whether a run could show this at all. */
export function isShownByRuns(one: Diagnostic): boolean {
  return SHOWN_BY_RUNS.includes(one.code) && one.isReadOff !== true;
}

/**
 * `running` is what is under way in the thread that goes wrong; `method` is the procedure that the diagnostic is about; `suspects` are the
 * others that failed: a whole run that no run of the actions is may be the fault of each that was called. `mayBeOfAnybody`: what is
 * reported at a declaration may go wrong in this client, too; where the program has a `main`, only that says what its threads do.
 */
export function isShownBy(
  one: Diagnostic,
  violation: Violation,
  running: readonly Activation[],
  method: string,
  suspects: ReadonlySet<string>,
  hasRival: () => boolean,
  mayBeOfAnybody = true,
): boolean {
  if (!running.some((each) => each.procedure.id === method) || !areOneFault(one.code, violation.code)) return false;
  if (violation.thread === ALL_THREADS) return !running.some((each) => suspects.has(each.procedure.id));
  // That a lock was not held is no race yet: another thread must be able to access the same right then.
  if ((one.code === 'race' || violation.code === 'race') && !hasRival()) return false;
  if (one.origin !== undefined && STANDS_AT_A_PLACE.includes(one.code))
    return isSame(one.origin.place, violation.span) && comesBy(one.origin.calls, running, method);
  const broken = violation.related.map((related) => related.span);
  // What nothing protects is reported where it is declared, with the places where it is used.
  if (one.origin !== undefined && one.code === 'race' && broken.some((span) => isSame(span, one.origin!.place)))
    return (
      mayBeOfAnybody && running.at(-1)?.procedure.id === method && one.related.some((related) => overlap(related.span, violation.span))
    );
  if (
    one.origin !== undefined &&
    BROKEN_BY_A_STEP.includes(one.code) &&
    !(overlap(one.origin.place, violation.span) && comesBy(one.origin.calls, running, method))
  )
    return false;
  const reported = [one.span, ...one.related.map((related) => related.span)];
  if (NAMES_A_CLAUSE.includes(violation.code) && one.related.length > 0 && broken.length > 0) {
    if (!reported.some((span) => broken.some((other) => overlap(span, other)))) return false;
    // It is reported where the method ends, which is not one place.
    if (violation.code === 'postcondition' || violation.maker !== undefined) return running.at(-1)?.procedure.id === method;
  }
  const places = [violation.span, ...running.flatMap((each) => each.call ?? [])];
  return reported.some((span) => places.some((place) => overlap(span, place)));
}

/** Whether what is under way came by these calls from the method that fails. */
function comesBy(calls: readonly Span[], running: readonly Activation[], method: string): boolean {
  return running.some(
    ({ procedure }, index) =>
      procedure.id === method &&
      running.length === index + calls.length + 1 &&
      calls.every((span, depth) => running[index + depth]!.call !== undefined && isSame(running[index + depth]!.call!, span)),
  );
}

function isSame(left: Span, right: Span): boolean {
  return left.file === right.file && left.start === right.start && left.end === right.end;
}

function areOneFault(left: Code, right: Code): boolean {
  return left === right || FAMILIES.some((family) => family.includes(left) && family.includes(right));
}

function overlap(left: Span, right: Span): boolean {
  return left.file === right.file && left.start < right.end && right.start < left.end;
}
