/**
 * A question about the environment relation, from its sequential program to the answer of the prover.
 * Neighbours: `environment.ts` and `grants.ts` ask.
 */
import { TooMuchWork, withEffort } from '../base/effort';
import { namedTerms } from '../explain/explain';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import type { SequentialProgram } from '../sequential/logic/ir';
import { MOST_STEPS } from '../solver/budget';
import { checkCondition, type CheckResult } from '../solver/check';
import type { Prover } from '../solver/prover';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';

/** Rejects only with ProverFailure. */
export async function askLaw(
  make: () => SequentialProgram,
  hierarchy: Hierarchy,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const made = conditionOf(() => {
    const condition = passify(make());
    return { condition, smt: smtOf(condition, hierarchy) };
  });
  // Nothing is known of any of them, as of what the prover cannot read.
  if (typeof made === 'string') return { failed: [], unknown: [], vacuous: [], off: new Set(), rejected: made };
  const session = await prover.open(signal);
  try {
    return await checkCondition(
      session,
      made.condition,
      made.smt,
      namedTerms(NO_PARAMETERS).map((one) => one.term),
    );
  } finally {
    session.close();
  }
}

function conditionOf<Made>(make: () => Made): Made | string {
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
