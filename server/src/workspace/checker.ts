/**
 * What the workspace needs of the checker, as an interface: the passes of `verify/pipeline.ts` with their prover.
 * Why an interface: scheduling is tested with a checker that counts, delays and fails on command; and the workspace
 * then knows nothing of provers and parsers.
 * Neighbours: `lsp/real-checker.ts` implements it over the pipeline; `checking.ts` is its only caller.
 */
import type { Span } from '../base/span';
import type { Diagnostic, Execution, TraceStep } from '../diagnostics/diagnostic';
import type { OpenProof } from '../qed/open-proof';
import type { Analysis, AnalysisOptions, SourceFile } from '../verify/analysis';
import type { MethodResult } from '../verify/results';

/** A class of which it can be asked why it is safe. */
export interface Askable {
  /** Unique. */
  readonly className: string;
  /** As the user says it. */
  readonly name: string;
  readonly span: Span;
}

/** Why it is safe, or how it is not (`calvin infer`). */
export interface Reason {
  readonly verdict: 'safe' | 'unsafe' | 'unknown' | 'unsupported';
  readonly modular: boolean;
  /** What is to be written in front of declarations, as it stands in a Java file. */
  readonly annotations: readonly { readonly text: string; readonly span: Span }[];
  /** The run that goes wrong. */
  readonly trace: readonly TraceStep[];
  /** What goes wrong, why it is not known, or what is not modelled. */
  readonly reason: string | undefined;
  readonly span: Span | undefined;
  /** The proof in words. */
  readonly proof: readonly string[];
}

/** What is known before any proof, with the way to the proofs. */
export interface WorkspaceAnalysis extends Pick<Analysis, 'files' | 'diagnostics' | 'methods' | 'fields' | 'annotatedFiles'> {
  /** The verdict of one method of this analysis. Rejects only with `CheckFailure`; any other rejection is a fault of the checker. */
  verify(id: string, signal: AbortSignal): Promise<MethodResult>;
  /** What is wrong with the environment assumptions themselves; every proof needs it, so it comes first. Rejects as `verify` does. */
  verifyEnvironment(signal: AbortSignal): Promise<readonly Diagnostic[]>;
  /** Whether a method is to wait for the others that are as near, since it takes long. Absent: none is. */
  isLong?(id: string): boolean;
  /** Looks for runs that show what failed, in short steps; the map has every diagnostic that a run could show. Absent: nothing looks. */
  confirm?(results: readonly MethodResult[]): Generator<void, ReadonlyMap<Diagnostic, Execution>>;
  /** Where what is used at an offset of a file is declared, with the text of that file. */
  definition?(path: string, offset: number): { readonly span: Span; readonly text: string } | undefined;
  /** Of which classes of a file it can be asked why they are safe. Absent: of none. */
  askable?(path: string): readonly Askable[];
  /** Why one of them is safe; undefined where it was cancelled. `reported` is called with what is being tried. Rejects as `verify` does. */
  why?(className: string, path: string, reported: (line: string) => void, signal: AbortSignal): Promise<Reason | undefined>;
}

export interface Checker {
  /** Tool, prover and options that a verdict depends on besides the texts; part of every cache key. */
  readonly identity: string;
  /** How many methods may be given to `verify` at the same time. */
  readonly parallelism: number;
  /** Why a text does not parse; nothing where it does. Absent: it is never asked, and every text is analysed as it is. */
  syntaxErrors?(file: SourceFile): readonly Diagnostic[];
  /** Cheap, synchronous, pure. */
  analyse(files: readonly SourceFile[], options: AnalysisOptions): WorkspaceAnalysis;
  /** Begins to step through a proof script about a Java file; what it is asked rejects as `verify` does. Absent: no scripts are run. */
  openProof?(java: SourceFile, script: SourceFile, options: AnalysisOptions): OpenProof;
  /** Ends the provers. */
  dispose(): Promise<void>;
}

export type CheckFailureKind = 'cancelled' | 'hung' | 'died' | 'unavailable' | 'memory';

/** Why there is no verdict, where the reason is the prover and not the program. */
export class CheckFailure extends Error {
  constructor(
    readonly kind: CheckFailureKind,
    message: string,
  ) {
    super(message);
    this.name = 'CheckFailure';
  }
}
