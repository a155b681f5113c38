/**
 * "Why is this safe?", asked of files: they are read and lowered, each entry is inferred, and Check 1 judges the annotations that come of
 * it. What was found is kept, under a key that says all that it depends on.
 * Why apart: command line and editor ask the same, and `infer/` knows of Java and of verdicts no more than their results.
 * Neighbours: `infer/infer.ts` infers; `verify/pipeline.ts` reads and judges.
 */
import { hashText } from '../base/hash';
import { judged, withAnnotations, type Judge } from '../infer/annotate';
import { entriesOf, type Entry } from '../infer/entries';
import type { PredicateBudget } from '../infer/engine-predicates';
import { infer, type Engine, type Inferred } from '../infer/infer';
import type { Answers } from '../solver/remembered';
import type { Prover } from '../solver/prover';
import type { Integers } from '../resolve/types';
import type { Analysis, AnalysisOptions, SourceFile, VerifyOptions } from '../verify/analysis';
import { analyse } from '../verify/pipeline';
import { firstFailure, verifyAll } from '../verify/whole';
import { VERSION } from '../verify/version';
import { filesAround } from './scope';

export interface Question {
  readonly files: readonly SourceFile[];
  readonly integers: Integers;
  /** Of one class; absent: of all that have something to infer. */
  readonly entry?: string;
  /** One engine only. */
  readonly engine?: Engine;
  readonly isBiased?: boolean;
  /** How far predicates are refined; absent: as far as is sensible for one program. */
  readonly budget?: PredicateBudget;
}

export interface Asked {
  readonly prover: Prover;
  /** Where results are kept; absent: nowhere. */
  readonly kept?: Answers;
  readonly reported?: (line: string) => void;
  readonly found: (one: Inferred) => void;
  readonly signal?: AbortSignal;
}

/**
 * Tells each result as soon as it is there; gives back what could not be understood. The parsers have to be loaded. Rejects only with
 * `ProverFailure`.
 */
export async function why(question: Question, { prover, kept, reported, found, signal }: Asked): Promise<readonly string[]> {
  const { files, integers } = question;
  const options: AnalysisOptions = { checkAll: true, integers, isAsWritten: true };
  const analysis = analyse(files, options);
  const isCancelled = (): boolean => signal?.aborted === true;
  for (const entry of entriesOf(analysis.program, question.entry)) {
    if (isCancelled()) break;
    // What other classes of the workspace state, or fail to keep, is not asked here.
    const own = filesAround(analysis.program, files, entry.path);
    const { program } = own.length === files.length ? analysis : analyse(own, options);
    const key = keyOf({ ...question, files: own }, entry, prover);
    const known = read(await kept?.get(key));
    if (known) {
      found(known);
      continue;
    }
    const [one] = await infer(program, {
      prover,
      entry: entry.className,
      isBiased: question.isBiased ?? true,
      ...(reported && { reported }),
      ...(signal && { signal }),
      ...(question.engine && { engines: [question.engine] }),
      ...(question.budget && { budget: question.budget }),
      judge: judgeOf(own, options, { prover, ...(signal && { signal }) }),
    });
    if (!one || isCancelled()) break;
    // What is not known today may be known another time.
    if (one.verdict !== 'unknown') kept?.set(key, one);
    found(one);
  }
  return unreadOf(analysis);
}

/** Where only the verdict counts, the method that failed last is asked first: it is the one that needs what may be missing. */
function judgeOf(files: readonly SourceFile[], options: AnalysisOptions, how: VerifyOptions): Judge {
  let first: readonly string[] = [];
  return async (annotations, isShort) => {
    if (!isShort) return judged(files, annotations, (changed) => verifyAll(analyse(changed, options), how));
    const failed = await firstFailure(analyse(withAnnotations(files, annotations), options), how, first);
    if (failed !== undefined) first = [failed, ...first.filter((one) => one !== failed)];
    return { verifies: failed === undefined, refuted: [], isVacuous: false };
  };
}

function keyOf({ files, integers, engine, isBiased, budget }: Question, entry: Entry, prover: Prover): string {
  return hashText(
    'why',
    VERSION,
    prover.identity,
    integers,
    engine ?? '',
    String(isBiased ?? true),
    JSON.stringify(budget ?? {}),
    entry.className,
    JSON.stringify(files.map(({ path, text }) => [path, text])),
  );
}

/** What is not of the form that it should be is as if it were not there. */
function read(stored: unknown): Inferred | undefined {
  return typeof stored === 'object' &&
    stored !== null &&
    'verdict' in stored &&
    'annotations' in stored &&
    Array.isArray(stored.annotations)
    ? ({ reason: undefined, span: undefined, engine: undefined, summary: undefined, ...stored } as Inferred)
    : undefined;
}

/** Files with errors, of which nothing can be said. */
export function unreadOf(analysis: Analysis): readonly string[] {
  return [...analysis.diagnostics]
    .filter(([, list]) => list.some((one) => one.code === 'java-syntax' || one.code === 'spec-syntax' || one.code === 'spec-type'))
    .map(([path]) => `what has errors in \`${path}\` (\`calvin check\` shows them)`);
}
