/**
 * The proofs that are running and what is to be proved next. The check of the environment assumptions comes first, since every
 * verdict rests on it; then the methods of the edited document, of open ones, of the rest; last what the prover gave up on before.
 * A running proof goes on if its method is the same in the next round, and is cancelled if it is not.
 * Neighbours: `checking.ts` says when; `round.ts` holds the results; `failed-proof.ts` is for proofs that come to no end.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MethodResult } from '../verify/results';
import { CheckFailure } from './checker';
import { detail, failedProof, reasonOf } from './failed-proof';
import { anchorResult, placeResult } from './relocate';
import type { ResultMemo } from './result-memo';
import type { MethodState, Round } from './round';

export interface ProvingEvents {
  /** Whether proofs may be started now: not while the user is typing. */
  mayProve(): boolean;
  /** Something is known of the round that was not before. */
  learned(round: Round): void;
  /** No proof can be had until the next round. */
  proverMissing(sentence: string): void;
  /** For the output channel only. */
  log(text: string): void;
}

interface Running {
  readonly controller: AbortController;
}

/** How often a proof is started again that was cancelled by something else than its own end; then it is `unknown`. */
const MOST_INTERRUPTIONS = 3;

export class Proving {
  private round: Round | undefined;
  private edited: string | undefined;
  private readonly running = new Map<string, Running>();
  private readonly interruptions = new Map<string, number>();
  private isProverMissing = false;

  constructor(
    private readonly parallelism: number,
    private readonly memo: ResultMemo,
    private readonly events: ProvingEvents,
  ) {}

  /** From now on this round is to be proved; `edited` is the document that the user writes in. Without a round everything is cancelled. */
  setRound(round: Round | undefined, edited: string | undefined): void {
    this.round = round;
    this.edited = edited;
    this.isProverMissing = false;
    this.interruptions.clear();
    for (const [key, { controller }] of [...this.running]) {
      if (round && (round.state(key) || round.environment.key === key)) continue;
      controller.abort();
      this.running.delete(key);
    }
  }

  /** Starts as many proofs as may run. */
  next(): void {
    const { round } = this;
    if (!round || this.isProverMissing || !this.events.mayProve()) return;
    const { environment } = round;
    if (environment.result === undefined) {
      if (!this.running.has(environment.key)) {
        void this.run(environment.key, (signal) => round.analysis.verifyEnvironment(signal), {
          done: (diagnostics) => this.environmentDone(diagnostics, environment.key),
          failed: (error) => this.environmentFailed(error, environment.key),
        });
      }
      return;
    }
    while (this.running.size < this.parallelism) {
      const state = this.nextMethod(round);
      if (!state) return;
      void this.run(state.memoKey, (signal) => round.analysis.verify(state.summary.id, signal), {
        done: (result) => {
          // Of what was moved to texts that do not parse some may be lost.
          if (round.standing.size === 0) this.memo.remember(state.memoKey, result, state.summary, round.places);
          this.deliver(result, state, round);
        },
        failed: (error) => this.methodFailed(error, state, round),
      });
    }
  }

  private nextMethod(round: Round): MethodState | undefined {
    let best: MethodState | undefined;
    let bestRank = Infinity;
    for (const state of round.states) {
      if (state.result || state.stands || this.running.has(state.memoKey)) continue;
      const { path } = state.summary;
      const nearness = path === this.edited ? 0 : round.snapshot.openVersions.has(path) ? 1 : 2;
      // What takes long waits for all that is open, and the rest of the workspace for that.
      const place = !round.analysis.isLong?.(state.summary.id) ? nearness : nearness < 2 ? 1.5 : 3;
      const rank = place + (state.outdated?.verdict === 'unknown' ? 10 : 0);
      if (rank < bestRank) {
        best = state;
        bestRank = rank;
      }
    }
    return best;
  }

  private async run<Result>(
    key: string,
    prove: (signal: AbortSignal) => Promise<Result>,
    then: { done(result: Result): void; failed(error: unknown): void },
  ): Promise<void> {
    const controller = new AbortController();
    const running = { controller };
    this.running.set(key, running);
    let settle: () => void;
    try {
      // Edits that are waiting come first: proofs that need no prover would otherwise follow each other without a pause.
      await new Promise((resolve) => setImmediate(resolve));
      if (controller.signal.aborted) return;
      const result = await prove(controller.signal);
      settle = () => then.done(result);
    } catch (error) {
      settle = () => then.failed(error);
    }
    if (this.running.get(key) !== running) return;
    this.running.delete(key);
    settle();
    this.next();
  }

  /** A verdict goes to the newest round, which may be younger than the one that asked for it. */
  private deliver(result: MethodResult, asked: MethodState, askedIn: Round): void {
    const { round } = this;
    const state = round?.state(asked.memoKey);
    if (!round || !state || (round !== askedIn && askedIn.standing.size > 0)) return;
    if (round === askedIn) {
      state.result = result;
    } else {
      const anchored = anchorResult(result, asked.summary, askedIn.places);
      state.result = anchored && placeResult(anchored, state.summary, round.places);
    }
    if (!state.result) return;
    state.outdated = undefined;
    this.events.learned(round);
  }

  private methodFailed(error: unknown, state: MethodState, round: Round): void {
    if (this.isToBeTriedAgain(error, state.memoKey) || this.isForWantOfProver(error)) return;
    if (!(error instanceof CheckFailure))
      this.events.log(`Proving ${state.summary.name} in ${state.summary.path} failed inside Calvin: ${detail(error)}`);
    this.deliver(failedProof(state.summary, reasonOf(error)), state, round);
  }

  private environmentDone(diagnostics: readonly Diagnostic[], key: string): void {
    const { round } = this;
    if (round?.environment.key !== key) return;
    round.environment.result = diagnostics;
    this.memo.rememberEnvironment(key, diagnostics);
    this.events.learned(round);
  }

  /** Without the environment assumptions nothing can be proved in this round: better said at once than found out method by method. */
  private environmentFailed(error: unknown, key: string): void {
    const { round } = this;
    if (round?.environment.key !== key || this.isToBeTriedAgain(error, key) || this.isForWantOfProver(error)) return;
    this.events.log(`Checking the environment assumptions failed: ${detail(error)}`);
    round.environment.result = [];
    const reason = `the environment assumptions could not be checked: ${reasonOf(error)}`;
    for (const state of round.states) {
      if (!state.result && !state.stands) state.result = failedProof(state.summary, reason);
      state.outdated = undefined;
    }
    this.events.learned(round);
  }

  /** A proof may share work with one that was cancelled, and fall with it. */
  private isToBeTriedAgain(error: unknown, key: string): boolean {
    if (!(error instanceof CheckFailure) || error.kind !== 'cancelled') return false;
    const times = (this.interruptions.get(key) ?? 0) + 1;
    this.interruptions.set(key, times);
    return times < MOST_INTERRUPTIONS;
  }

  private isForWantOfProver(error: unknown): boolean {
    if (!(error instanceof CheckFailure) || error.kind !== 'unavailable') return false;
    this.isProverMissing = true;
    this.events.proverMissing(error.message);
    return true;
  }
}
