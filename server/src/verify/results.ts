/**
 * What verification gives back: a verdict per method and the diagnostics of each file (docs/theory.md#verdicts).
 * Neighbours: made by `pipeline.ts`; read by workspace, cli and lsp.
 */
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';

/**
 * `verified`: proved. `failed`: a counterexample. `unknown`: the prover gave up. `unsupported`: not translated. `skipped`: does not parse.
 */
export type Verdict = 'verified' | 'failed' | 'unknown' | 'unsupported' | 'skipped';

export interface MethodResult {
  /** As the user would say it: `Job.run`, `Vector.lastIndexOf(Object)` where overloaded, `Vector.<init>(int)`. */
  readonly name: string;
  /** From the first specification of the method to its closing brace. */
  readonly span: Span;
  /** The span of the method's name, for hovers. */
  readonly nameSpan: Span;
  readonly verdict: Verdict;
  readonly milliseconds: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The derived environment assumption (docs/theory.md#environment), one conjunct per line, as the user would write it. */
  readonly environment: readonly string[];
  /** What the verdict rests on besides `nowarns`: axioms, assumes, trusted library specifications, unsupported callees. */
  readonly restsOn: readonly string[];
  /**
   * The `nowarn`s that took a diagnostic away, each with the line that it stands on; absent where none did. As places, since edits
   * elsewhere move the line.
   */
  readonly nowarns?: readonly UsedNowarn[];
  /** What each step of a method with `performs` is, in source order; absent for others. */
  readonly movers?: readonly MoverInfo[];
  /** Why the result proves nothing: "loops unrolled 3 times"; absent where it was found soundly. */
  readonly unsound?: string;
}

export interface UsedNowarn {
  readonly codes: readonly string[];
  readonly span: Span;
}

/**
 * All that a verdict rests on, in words; `lineOf` says on which line (from 1) a span begins. Of a skipped method nothing is claimed, so
 * only what was suppressed is named.
 */
export function groundsOf({ verdict, restsOn, nowarns = [] }: MethodResult, lineOf: (span: Span) => number): readonly string[] {
  return [
    ...(verdict === 'skipped' ? [] : restsOn),
    ...nowarns.map(({ codes, span }) => `\`nowarn ${codes.join(', ')}\` in line ${lineOf(span)}`),
  ];
}

/** `B`: commutes with the steps of other threads in both directions; `R`: to the right; `L`: to the left; `N`: with none of them. */
export interface MoverInfo {
  readonly span: Span;
  readonly mover: 'B' | 'R' | 'L' | 'N';
  /** Why, in words. */
  readonly reason: string;
}

/** Hover text of a field: its declaration and its discipline in words. */
/** What the declaration alone says about accesses of other threads. */
export type FieldKind = 'final' | 'volatile' | 'ghost' | 'plain';

export interface FieldInfo {
  readonly name: string;
  readonly nameSpan: Span;
  readonly discipline: readonly string[];
  readonly kind: FieldKind;
}

export interface FileResult {
  readonly path: string;
  /** Diagnostics of the file that belong to no method (syntax, names, declarations) and those of its methods, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly methods: readonly MethodResult[];
  readonly fields: readonly FieldInfo[];
  /** Whether the file was checked at all (it carries a specification, or `--all`). */
  readonly annotated: boolean;
}
