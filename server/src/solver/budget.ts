/**
 * How much of the prover's work one method may take, in its own resource units: never time, so the same input gets the same verdict.
 * Neighbours: `check.ts` spends it; `verify/keys.ts` makes it part of what a verdict depends on.
 */
import type { ProverSession } from './prover';

export interface Budget {
  /** For one question about all assertions together. */
  readonly together: number;
  /** For one question about a single assertion or about candidates. */
  readonly alone: number;
  /** For all questions of the method that were not decided; half of it may go into candidates. */
  readonly total: number;
  /** How long the condition's text may be, in characters. */
  readonly characters: number;
  /** How many failing assertions are wanted at most. Absent: all. */
  readonly failures?: number;
  /** Whether it is asked if the assumptions contradict each other. Absent: it is. No verdict gets better without. */
  readonly asksForContradictions?: boolean;
}

/**
 * How many steps (`base/effort.ts`) making one method's conditions may take: twice what the largest method of the fixtures takes, and a few
 * seconds, in which an editor waits.
 */
export const MOST_STEPS = 6_500_000;

/** For methods that carry, or could break, a specification. */
export const DEFAULT_BUDGET: Budget = { together: 30_000_000, alone: 15_000_000, total: 300_000_000, characters: 25_000_000 };

/**
 * For long methods that nobody specified, which are asked by parts: there are many questions, of which the prover answers most at once, and
 * the others it would seldom answer with more patience.
 */
export const LONG_BUDGET: Budget = { together: 8_000_000, alone: 4_000_000, total: 60_000_000, characters: 25_000_000 };

/**
 * For methods that are checked only because all are: nobody waits for one of them, and thousands of them come along. Where it does not
 * suffice the method is `unknown`; a specification gives it the whole budget.
 */
export const QUICK_BUDGET: Budget = { together: 1_200_000, alone: 300_000, total: 8_000_000, characters: 4_000_000 };

/** Reading the condition alone takes about a unit for each character: the longer it is, the more a question may take. */
export function quickBudget(characters: number): Budget {
  const { together, alone, total } = QUICK_BUDGET;
  return { ...QUICK_BUDGET, together: Math.min(total, together + 3 * characters), alone: Math.min(total, alone + 2 * characters) };
}

/** A session with what its questions may still cost. Only what ends undecided is charged: the rest is little. */
export interface PaidSession extends ProverSession {
  readonly allowance: Allowance;
}

export class Allowance {
  constructor(public left: number) {}

  charge(units: number): void {
    this.left = Math.max(0, this.left - units);
  }
}

export function paid(session: ProverSession, budget: Budget): PaidSession {
  return { allowance: new Allowance(budget.total), evaluate: (commands) => session.evaluate(commands), close: () => session.close() };
}
