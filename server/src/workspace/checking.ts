/**
 * When what is checked, and what may be seen. Every change of the texts makes a new version: the analysis runs almost at once,
 * proofs when the typing pauses; methods whose verdict is remembered are not proved again.
 *
 * **Invariant**: nothing of an older version is published once there is a newer one; between taking a snapshot and publishing
 * its analysis nothing is awaited, and a verdict that comes late goes to the newest round by its key, never by its place.
 * Neighbours: `round.ts` is one state, `proving.ts` runs the proofs, `publish-gate.ts` lets results out; `workspace.ts` feeds it.
 */
import { hashText } from '../base/hash';
import type { MemoStore } from '../incremental/store';
import { modeOf, type Mode } from '../verify/mode';
import type { AnalysisOptions } from '../verify/analysis';
import type { Verdict } from '../verify/results';
import { unsoundness } from '../verify/unrolling';
import type { Checker } from './checker';
import { Confirming } from './confirming';
import { detail } from './failed-proof';
import { Proving } from './proving';
import { PublishGate, type Publication } from './publish-gate';
import { Places } from './relocate';
import { memoKey, ResultMemo } from './result-memo';
import { carryKey, carryOver, Round, type MethodState } from './round';
import { asOfNow, LastGood } from './standing';
import type { Snapshot } from './texts';

/** In milliseconds. */
export interface Delays {
  /** From the last edit to the first proof. The analysis waits a fraction of it, more where it is slow. */
  readonly proof: number;
}

export interface Progress {
  readonly phase: 'analysing' | 'proving' | 'done' | 'prover-missing' | 'error';
  readonly version: number;
  readonly total: number;
  readonly done: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly mode: Mode;
  readonly message?: string;
}

export interface CheckingEvents {
  publish(publication: Publication): void;
  progress(progress: Progress): void;
  /** Something that the user must know beside the diagnostics; one plain sentence. */
  tellUser(severity: 'error' | 'warning', sentence: string): void;
  /** For the output channel only. */
  log(text: string): void;
}

const SHORTEST_ANALYSIS_DELAY = 20;

const NO_VERDICTS: Readonly<Record<Verdict, number>> = { verified: 0, failed: 0, unknown: 0, unsupported: 0, skipped: 0 };

export class Checking {
  private version = 0;
  private round: Round | undefined;
  private edited: string | undefined;
  private checkAll = false;
  private unroll = 0;
  private integers: AnalysisOptions['integers'];
  private javaChecks: NonNullable<AnalysisOptions['javaChecks']> = 'all';
  private analysisTimer: NodeJS.Timeout | undefined;
  private proofTimer: NodeJS.Timeout | undefined;
  private lastAnalysisTook = 0;
  private missingProver: string | undefined;
  private reportedSentence: string | undefined;
  private disposed = false;
  private readonly memo: ResultMemo;
  private readonly gate: PublishGate;
  private readonly proving: Proving;
  private readonly confirming: Confirming;
  private readonly lastGood: LastGood;

  constructor(
    private readonly checker: Checker,
    store: MemoStore,
    private readonly delays: Delays,
    private readonly takeSnapshot: () => Snapshot | undefined,
    private readonly events: CheckingEvents,
  ) {
    this.memo = new ResultMemo(store);
    this.lastGood = new LastGood((file) => checker.syntaxErrors?.(file) ?? []);
    this.gate = new PublishGate((publication) => events.publish(publication));
    this.confirming = new Confirming({
      isCurrent: (round) => !this.disposed && round.version === this.version,
      found: (round) => this.learned(round),
      log: (text) => events.log(text),
    });
    this.proving = new Proving(checker.parallelism, this.memo, {
      mayProve: () => !this.disposed && this.round?.version === this.version && this.proofTimer === undefined,
      learned: (round) => this.learned(round),
      proverMissing: (sentence) => this.proverMissing(sentence),
      log: (text) => events.log(text),
    });
  }

  /** Texts changed; `edited` is the document that the user is writing in, if it is known. */
  textsChanged(edited?: string): void {
    if (this.disposed) return;
    this.version++;
    if (edited !== undefined) this.edited = edited;
    this.missingProver = undefined;
    this.report('analysing');
    const delay = Math.min(this.delays.proof, Math.max(SHORTEST_ANALYSIS_DELAY, 2 * this.lastAnalysisTook));
    this.analysisTimer ??= setTimeout(() => this.analyseNow(), delay);
    clearTimeout(this.proofTimer);
    this.proofTimer = setTimeout(() => {
      this.proofTimer = undefined;
      this.proving.next();
    }, this.delays.proof);
  }

  /** Whether every class is checked or only what is annotated; whether loops are unrolled; what integers are. */
  setOptions({ checkAll, unroll = 0, integers = 'mathematical', javaChecks = 'all' }: AnalysisOptions): void {
    if (
      this.checkAll === checkAll &&
      this.javaChecks === javaChecks &&
      this.unroll === unroll &&
      (this.integers ?? 'mathematical') === integers
    )
      return;
    this.checkAll = checkAll;
    this.unroll = unroll;
    this.javaChecks = javaChecks;
    this.integers = integers === 'mathematical' ? undefined : integers;
    this.textsChanged();
  }

  /** Checks every class, and everything anew. */
  checkEverythingAnew(): void {
    this.checkAll = true;
    this.memo.startAnew();
    this.lastGood.forget();
    this.reportedSentence = undefined;
    this.textsChanged();
  }

  /** The editor may have forgotten what it was told of this file. */
  publishAgain(path: string): void {
    this.gate.forget(path);
  }

  /** The round of the texts as they are now; the analysis is run at once if it is still due. Undefined while folders are being read. */
  currentRound(): Round | undefined {
    if (this.round?.version !== this.version) this.analyseNow();
    return this.round?.version === this.version ? this.round : undefined;
  }

  /** The last round that there was, of these or of earlier texts. */
  get latestRound(): Round | undefined {
    return this.round;
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.analysisTimer);
    clearTimeout(this.proofTimer);
    this.proving.setRound(undefined, undefined);
  }

  private analyseNow(): void {
    clearTimeout(this.analysisTimer);
    this.analysisTimer = undefined;
    const snapshot = this.disposed ? undefined : this.takeSnapshot();
    // Without a snapshot the folders are still being read, and their end is a change of its own.
    if (!snapshot) return;
    const started = performance.now();
    try {
      this.round = this.makeRound(snapshot);
    } catch (error) {
      this.round = undefined;
      this.fault(error, snapshot);
    }
    this.lastAnalysisTook = performance.now() - started;
    this.proving.setRound(this.round, this.edited);
    if (!this.round) return;
    this.publish(this.round);
    this.reportRound(this.round);
    this.proving.next();
  }

  /** What is asked of the checker now. */
  get options(): AnalysisOptions {
    return {
      checkAll: this.checkAll,
      ...(this.unroll === 0 ? {} : { unroll: this.unroll }),
      ...(this.integers === undefined ? {} : { integers: this.integers }),
      ...(this.javaChecks === 'all' ? {} : { javaChecks: this.javaChecks }),
    };
  }

  private makeRound(snapshot: Snapshot): Round {
    const standing = this.lastGood.of(snapshot.files);
    const analysis = asOfNow(this.checker.analyse(standing.files, this.options), snapshot.files, standing);
    const { identity } = this.checker;
    const places = new Places(analysis);
    const carried = carryOver(this.round, snapshot);
    const states = analysis.methods.map((summary): MethodState => {
      const key = memoKey(identity, summary, places);
      const stands = standing.changes.has(summary.path);
      const result = stands ? undefined : this.memo.recall(key, summary, places);
      const outdated = result ? undefined : carried.methods.get(carryKey(summary));
      return { summary, memoKey: key, result, outdated, ...(stands && { stands }) };
    });
    const environmentKey = hashText(identity, JSON.stringify(this.options), ...standing.files.flatMap(({ path, text }) => [path, text]));
    const environment = {
      key: environmentKey,
      result: states.length === 0 ? [] : this.memo.recallEnvironment(environmentKey),
      outdated: carried.environment,
    };
    return new Round(this.version, snapshot, analysis, states, environment, places, standing.changes);
  }

  private learned(round: Round): void {
    if (round.version !== this.version) return;
    this.publish(round);
    this.reportRound(round);
  }

  private proverMissing(sentence: string): void {
    this.missingProver = sentence;
    this.tellOnce(`Calvin cannot prove anything, because no prover could be started: ${sentence}`);
    this.report('prover-missing', sentence);
  }

  private publish(round: Round): void {
    const shown = round.shown();
    const textOf = (path: string): string | undefined => round.places.text(path);
    const visible = new Set(this.gate.shownPaths);
    for (const [path, diagnostics] of shown) {
      const documentVersion = round.snapshot.openVersions.get(path);
      // Most files of a large workspace have nothing to show, at every verdict anew.
      if (diagnostics.length === 0 && documentVersion === undefined && !visible.has(path)) continue;
      this.gate.offer({ path, version: round.version, documentVersion, diagnostics, textOf, namesOf: (file) => round.namesOf(file) });
    }
    this.clear(round.version, (path) => !shown.has(path));
  }

  private clear(version: number, which: (path: string) => boolean): void {
    for (const path of this.gate.shownPaths.filter(which)) {
      this.gate.offer({ path, version, documentVersion: undefined, diagnostics: [], textOf: () => undefined, namesOf: () => undefined });
    }
  }

  /** The analysis should never throw; if it does, nothing that was known may pass for an answer about the new texts. */
  private fault(error: unknown, snapshot: Snapshot): void {
    this.events.log(`The analysis of ${snapshot.files.length} files failed inside Calvin: ${detail(error)}`);
    this.tellOnce('Calvin itself failed on these files and cannot check them; its output channel says how.');
    this.clear(this.version, () => true);
    this.report('error', 'Calvin itself failed on these files; its output channel says how.');
  }

  private tellOnce(sentence: string): void {
    if (this.reportedSentence === sentence) return;
    this.reportedSentence = sentence;
    this.events.tellUser('error', sentence);
  }

  private reportRound(round: Round): void {
    if (this.missingProver !== undefined) this.report('prover-missing', this.missingProver);
    else {
      if (round.isDone) this.confirming.begin(round);
      this.report(round.executions ? 'done' : 'proving', unsoundness(this.unroll));
    }
  }

  private report(phase: Progress['phase'], message?: string): void {
    const { round } = this;
    const progress = {
      phase,
      version: this.version,
      total: round?.states.length ?? 0,
      done: round?.done ?? 0,
      verdicts: round?.verdicts ?? NO_VERDICTS,
      mode: modeOf(this.options),
    };
    this.events.progress(message === undefined ? progress : { ...progress, message });
  }
}
