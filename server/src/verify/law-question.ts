/**
 * A question about the environment relation, from its sequential program to the answer of the prover.
 * Neighbours: `environment.ts` and `grants.ts` ask.
 */
import { TooMuchWork, withEffort } from '../base/effort';
import { namedTerms } from '../explain/explain';
import type { SequentialProgram } from '../sequential/logic/ir';
import { DEFAULT_BUDGET, MOST_STEPS } from '../solver/budget';
import { checkCondition, type CheckResult } from '../solver/check';
import type { Prover } from '../solver/prover';
import { knownResult, questionOf, rememberResult, type Classes } from './questions';

/** Rejects only with ProverFailure. */
export async function askLaw(
  make: () => SequentialProgram,
  classes: Classes,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const question = orWhyNot(() => questionOf(make(), classes, prover.remembered));
  // Nothing is known of any of them, as of what the prover cannot read.
  if (typeof question === 'string') return { failed: [], unknown: [], vacuous: [], off: new Set(), rejected: question };
  const known = knownResult(question, DEFAULT_BUDGET, prover.remembered);
  if (known) return known;
  const { condition, smt } = question.made();
  const session = await prover.open(signal);
  try {
    const result = await checkCondition(
      session,
      condition,
      smt,
      namedTerms(NO_PARAMETERS).map((one) => one.term),
    );
    rememberResult(question, DEFAULT_BUDGET, result, prover.remembered);
    return result;
  } finally {
    session.close();
  }
}

function orWhyNot<Made>(make: () => Made): Made | string {
  try {
    return withEffort(MOST_STEPS, make);
  } catch (error) {
    if (error instanceof TooMuchWork || error instanceof RangeError)
      return 'all clauses about the same fields together are too much for the checker';
    throw error;
  }
}

/** No procedure is under check. */
export const NO_PARAMETERS = { params: [] } as const;
