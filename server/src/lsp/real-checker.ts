/**
 * The checker of the product: the passes of `verify/pipeline.ts` with the prover that ships.
 * Why here: the workspace knows checkers only as an interface, and somebody must know both sides.
 * Neighbours: `workspace/checker.ts` is the interface; `main.ts` asks for it.
 */
import { availableParallelism } from 'node:os';
import { doubtfulOf, failuresOf } from '../confirm/attach';
import { executions, SMALL_EFFORT } from '../confirm/confirm';
import { hashText } from '../base/hash';
import { OpenProof } from '../qed/open-proof';
import { ProverFailure, type Prover } from '../solver/prover';
import { withAnswers, type Answers } from '../solver/remembered';
import { chosenProver, type ProverChoice } from '../solver/chosen-prover';
import { initParsers } from '../syntax/parsers';
import type { Analysis, AnalysisOptions, SourceFile } from '../verify/analysis';
import { buildIdentity } from '../verify/build-identity';
import { findDefinition } from '../verify/definition';
import { analyse, verifyEnvironment, verifyMethod } from '../verify/pipeline';
import { wordsOf } from '../verify/nowarn';
import { isSameProgram } from '../verify/moved';
import { parsed } from '../verify/parsed';
import { isLongIn } from '../verify/schedule';
import { Recent, type State } from '../verify/recent';
import { VERSION } from '../verify/version';
import { asWritten } from '../infer/annotate';
import { createMemoStore } from '../incremental/store';
import { askableIn, filesFor } from '../why/scope';
import { shownProof } from '../why/shown';
import { why, type Asked } from '../why/why';
import { CheckFailure, type Checker, type Reason, type WorkspaceAnalysis } from '../workspace/checker';
import { shiftStretched, textChange } from '../workspace/text-change';
import { movedAnalysis } from './moved-analysis';

const PROVERS = Math.min(2, availableParallelism());

/**
 * Loads the parsers; the prover is started by the first proof. Rejects with one plain sentence if the installation is incomplete, or if
 * what was chosen is no prover. The fuzzers of the laboratory bring one of their own. `answers`: what is remembered of earlier ones.
 */
export async function createRealChecker(chosen: ProverChoice | Prover, answers?: Answers): Promise<Checker> {
  await initParsers();
  const bare = typeof chosen === 'object' ? chosen : await chosenProver(chosen, { workers: PROVERS });
  const prover = answers ? withAnswers(bare, answers, VERSION) : bare;
  // One more than there are provers, so that the next condition is made while they all work.
  const parallelism = PROVERS + 1;
  // Why something is safe is remembered as long as this process lives; on the disk lie answers of the prover and verdicts.
  const reasons = createMemoStore();
  const whole = (files: readonly SourceFile[], options: AnalysisOptions): WorkspaceAnalysis => {
    const analysis = analyse(files, options);
    const { diagnostics, fields, annotatedFiles } = analysis;
    const suppressions = suppressionsIn(analysis);
    const methods =
      suppressions === '' ? analysis.methods : analysis.methods.map((method) => ({ ...method, key: hashText(method.key, suppressions) }));
    let isLong: ((id: string) => boolean) | undefined;
    return {
      files,
      diagnostics,
      methods,
      fields,
      annotatedFiles,
      isLong: (id) => (isLong ??= isLongIn(analysis))(id),
      verify: (id, signal) => verifyMethod(analysis, id, { prover, signal }).catch(asCheckFailure),
      confirm: (results) =>
        executions(analysis.program, failuresOf(analysis, results), SMALL_EFFORT, doubtfulOf(analysis, results), options.checkAll),
      definition: (path, offset) => findDefinition(analysis, path, offset),
      askable: (path) => askableIn(analysis.program, path),
      why: (className, path, reported, signal) =>
        reasonOf(analysis, className, path, { prover, reported, signal, kept: reasons }).catch(asCheckFailure),
      verifyEnvironment: (signal) => verifyEnvironment(analysis, { prover, signal }).catch(asCheckFailure),
    };
  };
  const recent = new Recent<WorkspaceAnalysis>(
    (files, options, before) => (before && moved(before, files, () => whole(files, options))) ?? whole(files, options),
  );
  return {
    identity: hashText(prover.identity, buildIdentity()),
    parallelism,
    syntaxErrors: (file) => parsed(recent.known(file)).diagnostics.filter(({ code }) => code === 'java-syntax' || code === 'spec-syntax'),
    analyse: (files, options) => recent.of(files, options),
    openProof: (java, script, options) => new CheckedProof(analyse([java], { ...options, checkAll: true }), java, script, prover),
    dispose: () => prover.dispose(),
  };
}

/** What goes wrong with the prover is said as the workspace says it. */
class CheckedProof extends OpenProof {
  override goTo(...asked: Parameters<OpenProof['goTo']>): Promise<void> {
    return super.goTo(...asked).catch(asCheckFailure);
  }

  override suggest(...asked: Parameters<OpenProof['suggest']>): ReturnType<OpenProof['suggest']> {
    return super.suggest(...asked).catch(asCheckFailure);
  }

  override movers(...asked: Parameters<OpenProof['movers']>): ReturnType<OpenProof['movers']> {
    return super.movers(...asked).catch(asCheckFailure);
  }
}

/** How many edits of comments an analysis is moved by before there is a new one. */
const MOST_MOVES = 30;

const MOVES = new WeakMap<WorkspaceAnalysis, number>();

/** The last analysis, moved, where these texts differ from its own by comments and white space of one file. */
function moved(
  last: State<WorkspaceAnalysis>,
  files: readonly SourceFile[],
  whole: () => WorkspaceAnalysis,
): WorkspaceAnalysis | undefined {
  const moves = MOVES.get(last.made) ?? 0;
  if (moves >= MOST_MOVES || last.files.length !== files.length) return undefined;
  const others = files.flatMap((file, index) => (file === last.files[index] ? [] : [[last.files[index]!, file] as const]));
  const [[before, after] = []] = others;
  if (others.length !== 1 || !before || !after || before.path !== after.path) return undefined;
  const change = textChange(before.text, after.text);
  if (!change || !isSameProgram(last.files, files, { old: before, now: after }, (span) => shiftStretched(span, change))) return undefined;
  let made: WorkspaceAnalysis | undefined;
  const found = movedAnalysis(last.made, files, after.path, change, () => (made ??= whole()));
  if (found) MOVES.set(found, moves + 1);
  return found;
}

/** Of the file and what it needs: a workspace may be large, and whatever else stands there is checked with the annotations afterwards. */
async function reasonOf(analysis: Analysis, className: string, path: string, asked: Omit<Asked, 'found'>): Promise<Reason | undefined> {
  let reason: Reason | undefined;
  const files = filesFor(analysis.program, analysis.files, path);
  const question = { files, integers: analysis.options.integers ?? 'mathematical', entry: className } as const;
  const found: Asked['found'] = (one) => {
    reason = { ...one, annotations: one.annotations.map(({ text, span }) => ({ text: asWritten(text), span })), proof: shownProof(one) };
  };
  await why(question, { ...asked, found });
  return reason;
}

/**
 * All lines with a `nowarn`, wherever they stand now: a diagnostic of one method may lie on a line of another, so every
 * verdict depends on all of them. Without line numbers, which any edit above would change.
 */
function suppressionsIn({ files, nowarns }: Analysis): string {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return nowarns
    .map((one) => `${one.file}: ${wordsOf(one, texts.get(one.file) ?? '')}`)
    .sort()
    .join('\n');
}

function asCheckFailure(error: unknown): never {
  throw error instanceof ProverFailure ? new CheckFailure(error.kind, error.message) : error;
}
