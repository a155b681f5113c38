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
  /** What the verdict rests on besides `nowarns` and `trusted`: races that are not looked for, axioms, assumes, unsupported callees. */
  readonly restsOn: readonly string[];
  /** Methods of others whose word is taken, in the order in which they were met; absent where there are none. */
  readonly trusted?: readonly Trusted[];
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

/** Whose word is taken: a method of the library, for its specification or for its model. */
export interface Trusted {
  readonly kind: (typeof TRUSTED)[number];
  /** As the user would say it: `Queue.poll`. */
  readonly name: string;
}

export const TRUSTED = ['specification', 'model'] as const;

/**
 * All that a verdict rests on, in words; `lineOf` says on which line (from 1) a span begins. Of a skipped method nothing is claimed, so
 * only what was suppressed is named.
 */
export function groundsOf(method: MethodResult, lineOf: (span: Span) => number): readonly string[] {
  return [...factsOf(method, lineOf), ...(method.verdict === 'skipped' ? [] : trustedText(method.trusted ?? []))];
}

/** The same without the methods whose word is taken. */
export function factsOf({ verdict, restsOn, nowarns = [] }: MethodResult, lineOf: (span: Span) => number): readonly string[] {
  return [
    ...(verdict === 'skipped' ? [] : restsOn),
    ...nowarns.map(({ codes, span }) => `\`nowarn ${codes.join(', ')}\` in line ${lineOf(span)}`),
  ];
}

/** One line for each kind of trust, however many methods it names. */
export function trustedText(trusted: readonly Trusted[]): readonly string[] {
  return TRUSTED.flatMap((kind) => {
    const names = [...new Set(trusted.filter((one) => one.kind === kind).map((one) => `\`${one.name}\``))];
    return names.length === 0 ? [] : [WORDS[kind](names.join(', '), names.length === 1)];
  });
}

const WORDS: Readonly<Record<Trusted['kind'], (names: string, isOne: boolean) => string>> = {
  specification: (names, isOne) => `the trusted ${isOne ? 'specification' : 'specifications'} of ${names}`,
  model: (names, isOne) => `the trusted ${isOne ? 'model' : 'models'} of ${names}`,
};

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
