/**
 * What is known of a workspace before any prover runs, and how its methods are asked about.
 * Neighbours: `pipeline.ts` makes and uses it; workspace, cli and the rest keep it.
 */
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import type { Integers } from '../resolve/types';
import type { Prover } from '../solver/prover';
import type { JavaChecks } from '../diagnostics/java-checks';
import type { NowarnLine } from './nowarn';
import type { FieldInfo } from './results';
import type { Unroll } from './unrolling';

export interface SourceFile {
  /** As the user gave it; the same string stands in every span of the file. */
  readonly path: string;
  readonly text: string;
}

export interface AnalysisOptions {
  /** `--all`: check every class; else only annotated classes and what touches annotated fields. */
  readonly checkAll: boolean;
  /** `--unroll`: look for errors in so many rounds of each loop instead of proving anything; 0 or absent: prove. */
  readonly unroll?: Unroll;
  /** `--integers`: absent: mathematical. */
  readonly integers?: Integers;
  /** `--java-checks`: which failures of Java's own checks are reported; absent: all. */
  readonly javaChecks?: JavaChecks;
  /** Only what is written protects a field: locks that nobody wrote down are not looked for (`sharing`). Absent: they are. */
  readonly isAsWritten?: boolean;
}

/** A method that will get a verdict. */
export interface MethodSummary {
  /** No other method of the analysis has it, also where Java would refuse two declarations of one name. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly span: Span;
  readonly nameSpan: Span;
  /** What the verdict depends on; see `keys.ts`. */
  readonly key: string;
}

/** What is known of a workspace before any prover runs: cheap, synchronous, pure. */
export interface Analysis {
  readonly files: readonly SourceFile[];
  readonly options: AnalysisOptions;
  readonly program: Program;
  /** Per file, in the order given: diagnostics that need no prover. */
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly methods: readonly MethodSummary[];
  readonly fields: ReadonlyMap<string, readonly FieldInfo[]>;
  readonly annotatedFiles: ReadonlySet<string>;
  readonly nowarns: readonly NowarnLine[];
  readonly unroll: Unroll;
  /** Methods that are checked only because all are: the prover gives up on them sooner. */
  readonly plain: ReadonlySet<string>;
  /** Of the methods that an annotation generates that annotation, by their ids. */
  readonly generators: ReadonlyMap<string, string>;
}

export interface VerifyOptions {
  readonly prover: Prover;
  readonly signal?: AbortSignal;
  /** The same verdicts, but of failures only the first, and nothing that is only reported beside them. Absent: everything. */
  readonly verdictOnly?: boolean;
  /**
   * Only what fails of the claims: whether assumptions contradict each other is not asked, so that a method may be `verified` that would
   * fail for that. Absent: everything.
   */
  readonly claimsOnly?: boolean;
  /** Whether it is found out of each step of a method with `performs` which mover it is, which is shown only. Absent: it is. */
  readonly findsMovers?: boolean;
}
