/**
 * Which conjuncts of the environment may be believed: the prover is asked whether they are reflexive and transitive, those that
 * are not are dropped, and the rest is asked again (design: checks, section 2). Once per program, since every method uses the same relation.
 * Neighbours: `sequential/environment-check.ts` makes the questions; `method.ts` uses the answer.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { environmentLaw, type Law } from '../sequential/environment-check';
import { conjunctsOf, type Conjunct } from '../sequential/environment';
import type { Hierarchy } from '../sequential/hierarchy';
import type { Stores } from '../sequential/stores';
import { checkCondition, type CheckResult } from '../solver/check';
import type { Prover } from '../solver/prover';
import { explain, namedTerms } from '../explain/explain';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';

export interface Environment {
  /** Reflexive and transitive together: assumed of others and asserted of ourselves. */
  readonly conjuncts: readonly Conjunct[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Rejects only with ProverFailure. */
export async function checkEnvironment(program: Program, stores: Stores, hierarchy: Hierarchy, prover: Prover, signal?: AbortSignal): Promise<Environment> {
  let conjuncts = conjunctsOf(program);
  const diagnostics: Diagnostic[] = [];
  for (const law of ['reflexive', 'transitive'] as const) {
    for (;;) {
      if (!conjuncts.some((conjunct) => conjunct.kind !== 'invariant')) return { conjuncts, diagnostics };
      const result = await solve(program, stores, hierarchy, conjuncts, law, prover, signal);
      const failing = new Set([...result.failed.map((one) => one.goal.obligation.group), ...result.unknown.map((one) => one.goal.obligation.group)]);
      if (result.rejected !== undefined) for (const conjunct of conjuncts) if (conjunct.kind !== 'invariant') failing.add(conjunct.id);
      if (failing.size === 0) break;
      diagnostics.push(...explainLaw(result, law, conjuncts));
      conjuncts = conjuncts.filter((conjunct) => !failing.has(conjunct.id));
    }
  }
  return { conjuncts, diagnostics };
}

async function solve(
  program: Program, stores: Stores, hierarchy: Hierarchy, conjuncts: readonly Conjunct[], law: Law, prover: Prover, signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const condition = passify(environmentLaw(program, stores, hierarchy, conjuncts, law));
  const session = await prover.open(signal);
  try {
    return await checkCondition(session, condition, smtOf(condition, hierarchy), namedTerms(NO_PARAMETERS).map((one) => one.term));
  } finally {
    session.close();
  }
}

const NO_PARAMETERS = { params: [] } as const;

function explainLaw(result: CheckResult, law: Law, conjuncts: readonly Conjunct[]): readonly Diagnostic[] {
  const refuted = explain({ ...result, unknown: [], vacuous: [] }, namedTerms(NO_PARAMETERS));
  const undecided = result.unknown.map(({ goal }) => diagnostic(goal.obligation.code, goal.obligation.span,
    `${goal.obligation.message} (the prover could not show that it is ${law})`));
  const rejected = result.rejected === undefined ? [] : conjuncts.filter((conjunct) => conjunct.kind !== 'invariant').map((conjunct) => diagnostic(
    law === 'reflexive' ? 'env-not-reflexive' : 'env-not-transitive', conjunct.clause.span, `the prover could not read this clause, so it is neither assumed nor checked: ${result.rejected}`));
  return [...refuted, ...undecided, ...rejected];
}
