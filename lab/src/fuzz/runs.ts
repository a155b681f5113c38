/**
 * Session after session until enough has been done or the time is up. Each has a seed of its own, so that a failure is had again by its
 * seed.
 * Neighbours: `edit-session.ts`, `workspace-session.ts`, `message-session.ts` and `reader-session.ts` are what is run; `state.ts` keeps the
 * counts.
 */
import * as path from 'node:path';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { corpus, ROOT } from './corpus';
import { editSession } from './edit-session';
import { fakeProver, missingProver } from './fake-prover';
import { messageSession } from './message-session';
import { readerSession } from './reader-session';
import type { Count, State } from './state';
import { escaped } from './wire';
import { workspaceSession } from './workspace-session';

export interface Goal {
  readonly kind: 'edits' | 'proved-edits' | 'messages' | 'inputs' | 'sequences';
  readonly target: number;
  readonly seed: number;
  /** `performance.now()` at which to stop. */
  readonly deadline: number;
  readonly edits?: number;
  /** The first failure ends it. */
  readonly isFirstOnly: boolean;
}

interface Done {
  readonly done: number;
  readonly failure: string | undefined;
  readonly slowestAnswer: number;
  readonly slowestAnalysis: number;
}

/** Goes on from the state's count until the target is reached; `tell` hears of every session that failed, `save` is called after each. */
export async function run(goal: Goal, state: State, save: () => void, tell: (sentence: string) => void): Promise<void> {
  const count: Count = (state.counts[goal.kind] ??= { done: 0, sessions: 0, nextSeed: goal.seed, slowestAnswer: 0, slowestAnalysis: 0 });
  const session = sessionOf(goal);
  while (count.done < goal.target && performance.now() < goal.deadline) {
    const seed = count.nextSeed;
    const outcome = await session(seed, goal.target - count.done);
    count.done += outcome.done;
    count.sessions++;
    count.nextSeed = seed + 1;
    count.slowestAnswer = Math.max(count.slowestAnswer, Math.round(outcome.slowestAnswer));
    count.slowestAnalysis = Math.max(count.slowestAnalysis, Math.round(outcome.slowestAnalysis));
    if (outcome.failure !== undefined) {
      state.failures.push({ kind: goal.kind, seed, message: outcome.failure });
      tell(`${goal.kind}, seed ${seed}: ${outcome.failure}`);
      escaped.length = 0;
    }
    save();
    if (goal.isFirstOnly && outcome.failure !== undefined) return;
  }
}

function sessionOf({ kind, edits = 6000 }: Goal): (seed: number, left: number) => Promise<Done> {
  if (kind === 'messages') {
    return async (seed, left) => {
      const { messages, ...rest } = await messageSession(seed, Math.min(left, 1000), fakeProver());
      return { done: messages, slowestAnalysis: 0, ...rest };
    };
  }
  if (kind === 'inputs') {
    return async (seed, left) => {
      await initParsers();
      return {
        ...(await readerSession(seed, Math.max(1, Math.min(40, Math.floor(left / 5))), path.join(ROOT, 'lab', 'findings'))),
        slowestAnswer: 0,
        slowestAnalysis: 0,
      };
    };
  }
  if (kind === 'sequences') {
    const texts = corpus(700);
    return async (seed) => ({ done: 1, slowestAnswer: 0, ...(await workspaceSession(seed, texts)) });
  }
  const texts = corpus(2_500);
  return async (seed, left) => {
    const prover = kind === 'proved-edits' ? createWasmProver({ workers: 1 }) : seed % 3 === 0 ? fakeProver() : missingProver();
    const { edits: done, ...rest } = await editSession({
      seed,
      edits: Math.min(left, kind === 'proved-edits' ? 60 : edits),
      texts,
      prover,
      compares: true,
    });
    return { done, ...rest };
  };
}
