/**
 * A counterexample as a diagnostic: what went wrong in one sentence, the violated declaration, and the steps of this thread and of the
 * others that lead there (docs/theory.md#counterexamples).
 * Neighbours: `solver/check.ts` reads the model, `values.ts` names what is in it; verify publishes the result.
 */
import type { Span } from '../base/span';
import type { Diagnostic, Fix, TraceStep } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import type { Procedure } from '../plato/ir';
import { OTHER, TID } from '../sequential/logic/threads';
import { MAIN, NULL } from '../sequential/logic/terms';
import { WAY_OUT, type Obligation, type Watch } from '../sequential/logic/ir';
import { localSymbol } from '../sequential/logic/stores';
import type { CheckResult, Counterexample, WatchedValue } from '../solver/check';
import { sameValue } from '../solver/values';
import { ObjectNames, type NamedTerm } from './values';

/** The terms whose values give objects their names, most telling first. */
export function namedTerms(procedure: Pick<Procedure, 'params'>): readonly NamedTerm[] {
  const parameters = procedure.params
    .filter((parameter) => parameter.type.kind === 'ref')
    .map((parameter): NamedTerm => ({ term: localSymbol(parameter.name, parameter.type), name: parameter.name, isThread: false }));
  return [
    { term: NULL, name: 'null', isThread: false },
    ...parameters,
    { term: TID, name: 'this thread', isThread: true },
    { term: OTHER, name: 'another thread', isThread: true },
    { term: MAIN, name: 'the main thread', isThread: true },
  ];
}

/** What is known of a failure beside its counterexample: a sentence for the end of its message, and what mends it. */
export interface Note {
  readonly message: string;
  readonly fix: Fix;
}

/**
 * Failures and give-ups of a check as diagnostics. What follows from another one is left out: a race where a discipline already speaks of
 * the same access. Only what the user will see may stand for another: `isSuppressed` tells what will be dropped by a `nowarn`.
 */
export function explain(
  result: CheckResult,
  named: readonly NamedTerm[],
  isSuppressed: (one: Pick<Diagnostic, 'code' | 'span'>) => boolean,
  noteOf: (obligation: Obligation) => Note | undefined = () => undefined,
): readonly Diagnostic[] {
  const reported = result.failed.map((one) => one.goal.obligation).filter((obligation) => !isSuppressed(obligation));
  const brokenAccesses = new Set(reported.filter(({ code }) => code !== 'race').map(({ group }) => group));
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  const causes = new Map<string, number>();
  const add = (one: Diagnostic): boolean => {
    // Once per call: what fails inside an inlined body is reported at the call.
    const key = `${one.code} ${one.span.file} ${one.span.start} ${one.span.end} ${one.related.map((related) => `${related.span.start}-${related.span.end}`).join(' ')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    found.push(one);
    return true;
  };
  const isMisplaced = reported.some(({ code }) => code === 'simulation');
  const isNotAtomic = reported.some(({ code }) => code === 'not-atomic');
  for (const counterexample of result.failed) {
    const { obligation } = counterexample.goal;
    if (isNotAtomic && obligation.group === WAY_OUT) continue;
    // Where a step fails to be the action, the action is of course missing at the end.
    if (obligation.code === 'witness-missing' && isMisplaced) continue;
    if (obligation.code === 'race' && obligation.group !== '' && brokenAccesses.has(obligation.group)) continue;
    const first = obligation.cause === undefined ? undefined : causes.get(obligation.cause);
    if (first !== undefined) {
      found[first] = alsoAt(found[first]!, obligation.span);
      continue;
    }
    const origin = {
      place: obligation.place ?? obligation.span,
      calls: obligation.within.map((site) => site.span),
      ...(obligation.cause !== undefined && { cause: obligation.cause }),
    };
    const note = noteOf(obligation);
    const message = note ? `${obligation.message.replace(/\.$/, '')}. ${note.message}.` : obligation.message;
    if (
      add({
        ...diagnostic(
          obligation.code,
          obligation.span,
          message,
          obligation.related,
          obligation.isToldByPlaces || obligation.isReadOff ? [] : traceOf(counterexample, named),
        ),
        ...(obligation.isToldByPlaces && { isToldByPlaces: true as const }),
        ...(obligation.isReadOff && { isReadOff: true as const }),
        origin,
        ...(note && { fix: note.fix }),
      }) &&
      obligation.cause !== undefined &&
      !isSuppressed(obligation)
    )
      causes.set(obligation.cause, found.length - 1);
  }
  const distinct = found.filter((one) => !found.some((other) => other !== one && repeats(one, other) && !isSuppressed(other)));
  found.length = 0;
  found.push(...distinct);
  // A `nowarn` speaks of its own place: what it does not forgive keeps a message of its own.
  const isForgiven = ({ goal }: (typeof result.unknown)[number]): boolean =>
    isSuppressed({ code: 'prover-unknown', span: goal.obligation.span });
  const [forgiven, open] = [result.unknown.filter(isForgiven), result.unknown.filter((one) => !isForgiven(one))];
  const isMany = open.length > MOST_UNDECIDED;
  for (const { goal, reason } of [...forgiven, ...(isMany ? open.slice(0, 1) : open)]) {
    const isFirst = isMany && goal === open[0]!.goal;
    const more = isFirst ? `; nor could it with ${open.length - 1} other things that have to hold in this method` : '';
    add(
      diagnostic(
        'prover-unknown',
        goal.obligation.span,
        `the prover could not decide whether this is right: ${goal.obligation.message} (${plainReason(reason)})${more}`,
        goal.obligation.related,
      ),
    );
  }
  return found;
}

/** Where more is undecided, the method is too much for the prover, and the places say nothing. */
const MOST_UNDECIDED = 5;

/** One cause is reported once; its other places are named. */
function alsoAt(one: Diagnostic, span: Span): Diagnostic {
  const isKnown =
    [one.span, ...one.related.map((related) => related.span)].some((other) => other.file === span.file && other.start === span.start) ||
    (one.span.file === span.file && span.start <= one.span.start && one.span.end <= span.end);
  return isKnown ? one : { ...one, related: [...one.related, { message: 'and here', span }] };
}

/** `n = n + 1` without the right to `n` is reported once, at the read: the write around it breaks the same clause in the same way. */
function repeats(outer: Diagnostic, inner: Diagnostic): boolean {
  const [clause, same] = [outer.related[0]?.span, inner.related[0]?.span];
  return (
    outer.code === inner.code &&
    clause !== undefined &&
    same !== undefined &&
    clause.start === same.start &&
    clause.file === same.file &&
    (outer.code === 'access-discipline' || outer.code === 'race') &&
    outer.span.file === inner.span.file &&
    outer.span.start <= inner.span.start &&
    inner.span.end <= outer.span.end &&
    outer.span.end - outer.span.start > inner.span.end - inner.span.start
  );
}

function plainReason(reason: string): string {
  if (/resource|canceled|timeout/.test(reason)) return 'its budget was used up';
  if (/memory/.test(reason)) return 'it ran out of memory';
  if (/quantifier|incomplete/.test(reason)) return 'the quantified formulas are beyond it';
  return 'it gave up';
}

function traceOf(counterexample: Counterexample, named: readonly NamedTerm[]): readonly TraceStep[] {
  const names = new ObjectNames(
    named.map((one, index) => ({ name: one.name, isThread: one.isThread, value: counterexample.named[index]!.value })),
  );
  const steps: TraceStep[] = [];
  for (const { mark, values } of counterexample.steps) {
    if (mark.thread === 'this') {
      const others = values.filter(({ watch }) => !watch.isCommit && !watch.isReentry);
      const isTrue = (wanted: (watch: Watch) => boolean): boolean =>
        values.some(({ watch, after }) => wanted(watch) && after.kind === 'boolean' && after.value);
      const again = isTrue((watch) => watch.isReentry === true) ? ', which it holds already' : '';
      const commit = isTrue((watch) => watch.isCommit === true) ? '; from here on others may see what the sequence has done' : '';
      steps.push({ thread: 'this thread', action: `${mark.action}${again}${commit}`, span: mark.span, values: shown(others, names) });
      continue;
    }
    const changed = values.filter((one) => one.before !== undefined && !sameValue(one.before, one.after));
    if (changed.length === 0) continue;
    const labels = [...new Set(changed.map((one) => `\`${one.watch.label}\``))];
    const stores = [...new Set(changed.flatMap(({ watch }) => watch.store ?? []))];
    steps.push({
      thread: 'another thread',
      action: `changes ${labels.join(' and ')}`,
      span: mark.span,
      values: shown(changed, names),
      changed: stores,
    });
  }
  const { obligation } = counterexample.goal;
  const failing = failingPart(counterexample.watched);
  const whole = counterexample.watched.filter(({ watch }) => watch.part === undefined);
  // What is shown with its change is not shown again.
  const values = shown([...whole, ...failing.sides.filter(({ watch }) => !whole.some((one) => one.watch.label === watch.label))], names);
  steps.push(
    obligation.code === 'not-atomic'
      ? {
          thread: 'another thread',
          action: 'may run here, and see what was changed since the sequence began',
          span: obligation.span,
          values,
        }
      : {
          thread: 'this thread',
          action: `goes wrong here${failing.text}${obligation.code === 'performs' ? ', with these changes since the sequence began' : ''}`,
          span: obligation.span,
          values,
        },
  );
  return steps;
}

/**
 * The first conjunct that is false, as the end of a sentence, and the values of its sides; nothing of the former where there is one
 * conjunct only.
 */
function failingPart(watched: readonly WatchedValue[]): { readonly text: string; readonly sides: readonly WatchedValue[] } {
  const first = watched.find(
    ({ watch: { part }, after }) => part !== undefined && part.isSide !== true && after.kind === 'boolean' && !after.value,
  );
  if (first?.watch.part === undefined) return { text: '', sides: [] };
  const { index, of } = first.watch.part;
  const sides = watched.filter(({ watch: { part } }) => part?.index === index && part.isSide === true);
  return { text: of > 1 ? `: \`${first.watch.label}\` does not hold` : '', sides };
}

function shown(values: readonly WatchedValue[], names: ObjectNames): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const { watch, before, after } of values) {
    const now = names.show(after, watch.after);
    const old = before && watch.before ? names.show(before, watch.before) : undefined;
    if (now === '...') continue;
    found.set(watch.label, old === undefined || old === now ? now : `${old} -> ${now}`);
  }
  return Object.fromEntries(found);
}
