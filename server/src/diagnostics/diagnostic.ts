/**
 * What the checker says to a person: our own diagnostic, independent of the protocol and of the command line's formats.
 * Why our own: passes produce them as plain values; lsp and cli convert at the very end.
 * Neighbours: `codes.ts`; produced by every pass, read by cli and lsp.
 */
import type { Span } from '../base/span';
import { compareSpans } from '../base/span';
import type { Code, Severity } from './codes';
import { severityOf } from './codes';

/** A second place that belongs to a diagnostic: the violated declaration, the inner place of an inlined call, ... */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/**
 * One step of a counterexample, in order of execution (docs/theory.md#counterexamples). `thread` is "this thread" or names
 * the other one; `action` is a plain sentence; `values` maps what changed or matters, as the user writes it, to its value.
 */
export interface TraceStep {
  readonly thread: string;
  readonly action: string;
  readonly span: Span;
  readonly values: Readonly<Record<string, string>>;
  /** Of a step of another thread in a counterexample: the ids of the fields that it changes. Absent: not known. */
  readonly changed?: readonly string[];
}

/**
 * A change of the text that mends what the diagnostic complains of. Nothing is replaced: texts are inserted where the (empty) spans are.
 */
export interface Fix {
  /** For a menu: what it does, in the imperative. */
  readonly title: string;
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
}

/**
 * What came of looking for a real run that shows the failure, from the program's initial store, within bounds. `possible`: a run shows it
 * in which a method of the library does one of the things that its specification allows. `together`: a run shows it or another failure of
 * the same method, and which of them it does not tell. `not-found` says why the counterexample may be none; `related` are the clauses that
 * let its bad step in.
 */
export type Execution =
  | { readonly kind: 'confirmed' | 'possible' | 'together'; readonly steps: readonly TraceStep[] }
  | { readonly kind: 'not-found'; readonly message: string; readonly related: readonly Related[] };

/**
 * Where exactly a failure is: the place in the body that stands there, and the calls by which the method that fails comes to it, outermost
 * first.
 */
export interface Origin {
  readonly place: Span;
  readonly calls: readonly Span[];
  /** Of several failures with one cause, what that is. Absent: it is its own. */
  readonly cause?: string;
}

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  readonly related: readonly Related[];
  readonly trace: readonly TraceStep[];
  /** The related places say all, so that it has no steps. */
  readonly isToldByPlaces?: true;
  /** It was read off the text: a run shows no more than that its place is reached, so none is looked for. */
  readonly isReadOff?: true;
  readonly fix?: Fix;
  /** Of what the prover refuted; two failures that are reported at one call are distinguished by it. */
  readonly origin?: Origin;
  /** Absent: nobody has looked. */
  readonly execution?: Execution;
}

/** A diagnostic with the severity of its code, without related places or steps unless given. */
export function diagnostic(
  code: Code,
  span: Span,
  message: string,
  related: readonly Related[] = [],
  trace: readonly TraceStep[] = [],
): Diagnostic {
  return { code, severity: severityOf(code), message, span, related, trace };
}

/** The order in which diagnostics are published: by place, then code, then message. */
export function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return compareSpans(left.span, right.span) || compareText(left.code, right.code) || compareText(left.message, right.message);
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Each once: several methods may report the same place, and who calls a method what that reports itself. `among`: what is reported of all
 * files, where `all` is of one: what stands in another file is shown there, and at the method that comes to it only if it is not.
 */
export function withoutRepeats<T extends Diagnostic>(all: readonly T[], among: readonly Diagnostic[] = all): readonly T[] {
  const keyOf = ({ code, message }: Diagnostic, { file, start, end }: Span): string => JSON.stringify([code, message, file, start, end]);
  const isElsewhere = ({ origin, span }: Diagnostic): boolean =>
    origin !== undefined && (origin.calls.length > 0 || origin.place.file !== span.file);
  const own = new Set(among.filter((one) => !isElsewhere(one)).map((one) => keyOf(one, one.span)));
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one, one.span);
    const isRepeated = one.origin?.cause !== undefined && isElsewhere(one) && own.has(keyOf(one, one.origin.place));
    if (isRepeated || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
