/**
 * Which conjuncts of the environment may be believed: the prover is asked whether they are reflexive and transitive, those that
 * are not are dropped, and the rest is asked again (design: checks, section 2). Once per program, since every method uses the same relation.
 * Neighbours: `sequential/environment/environment-check.ts` makes the questions; `method.ts` uses the answer.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { environmentLaw, type Law } from '../sequential/environment/environment-check';
import { HOLDER_FIELD } from '../plato/ir';
import { conjunctsOf, lastingForm, storesOfConjunct, type Conjunct } from '../sequential/environment/environment';
import { NO_GRANTS, type Grants } from '../sequential/environment/grants';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import type { Stores } from '../sequential/logic/stores';
import type { CheckResult } from '../solver/check';
import type { Prover } from '../solver/prover';
import { explainLawFailure } from '../explain/environment-witness';
import { namedTerms } from '../explain/explain';
import { connected } from './connected';
import { provedGrants } from './grants';
import { NO_PARAMETERS, askLaw } from './law-question';

export interface Environment {
  /** Reflexive and transitive together: assumed of others and asserted of ourselves. */
  readonly conjuncts: readonly Conjunct[];
  /** The exclusive access that was shown to last. */
  readonly grants: Grants;
  readonly diagnostics: readonly Diagnostic[];
}

/** `verdictOnly`: no examples with small numbers, and after an error nothing that cannot mend it. Rejects only with ProverFailure. */
export async function checkEnvironment(program: Program, stores: Stores, hierarchy: Hierarchy, prover: Prover, signal?: AbortSignal, verdictOnly = false): Promise<Environment> {
  const all = conjunctsOf(program);
  const kept = new Set<Conjunct>();
  const diagnostics: Diagnostic[] = [];
  for (const component of components(all, stores)) {
    const checked = await checkComponent(program, stores, hierarchy, component, all, prover, signal, verdictOnly);
    for (const conjunct of checked.conjuncts) kept.add(conjunct);
    diagnostics.push(...checked.diagnostics);
  }
  const order = new Map(all.map((conjunct, index) => [conjunct.id, index]));
  const conjuncts = [...kept].sort((left, right) => order.get(left.id)! - order.get(right.id)!);
  // Only reduction asks what makes a step a mover.
  const needsGrants = program.procedures.some((procedure) => procedure.isChecked && procedure.performs !== undefined) && !(verdictOnly && diagnostics.length > 0);
  return { conjuncts, diagnostics, grants: needsGrants ? await provedGrants(program, stores, hierarchy, conjuncts, prover, signal) : NO_GRANTS };
}

/**
 * Conjuncts that share no store that others may change (monitors apart, whose law is always assumed) have nothing to do with each other: each
 * component is asked about alone. Assuming fewer conjuncts than there are could only make more of them fail.
 */
function components(conjuncts: readonly Conjunct[], stores: Stores): readonly (readonly Conjunct[])[] {
  return connected(conjuncts, (conjunct) => [...storesOfConjunct(conjunct)].filter((store) => store !== HOLDER_FIELD && stores.isMutable(store)));
}

/** Invariants of what never changes alone (`lock != null`) belong to no component and hold for all that lean on it. */
function constants(all: readonly Conjunct[], component: readonly Conjunct[], stores: Stores): readonly Conjunct[] {
  const mentioned = new Set(component.flatMap((conjunct) => [...storesOfConjunct(conjunct)]));
  return all.filter((conjunct) => conjunct.kind === 'invariant' && !component.includes(conjunct)
    && [...conjunct.changes].every((store) => !stores.isMutable(store)) && [...conjunct.changes].some((store) => mentioned.has(store)));
}

async function checkComponent(
  program: Program, stores: Stores, hierarchy: Hierarchy, component: readonly Conjunct[], all: readonly Conjunct[], prover: Prover, signal: AbortSignal | undefined,
  verdictOnly: boolean,
): Promise<Omit<Environment, 'grants'>> {
  // The library's own clauses are trusted like its models; a test shows that they are reflexive and transitive.
  if (component.every((conjunct) => conjunct.isTrusted)) return { conjuncts: component, diagnostics: [] };
  let conjuncts = component;
  const diagnostics: Diagnostic[] = [];
  for (const law of ['reflexive', 'transitive'] as const) {
    for (;;) {
      if (!conjuncts.some((conjunct) => conjunct.kind !== 'invariant')) return { conjuncts, diagnostics };
      const leaning = law === 'transitive' ? await leaningOnInvariants(conjuncts, all, stores, (without) => solve(program, stores, hierarchy, without, law, prover, signal, false)) : NONE;
      conjuncts = leaning.conjuncts ?? conjuncts;
      if (leaning.isProved) break;
      const asked = [...conjuncts, ...constants(all, conjuncts, stores)];
      const result = await solve(program, stores, hierarchy, asked, law, prover, signal, false);
      const failing = new Set([...result.failed.map((one) => one.goal.obligation.group), ...result.unknown.map((one) => one.goal.obligation.group)]);
      if (result.rejected !== undefined) for (const conjunct of conjuncts) if (conjunct.kind !== 'invariant') failing.add(conjunct.id);
      if (failing.size === 0) break;
      const replaced = new Set(conjuncts.filter((conjunct) => failing.has(conjunct.id) && lastingForm(conjunct) !== undefined).map((conjunct) => conjunct.id));
      const told = withoutGoals(result, replaced);
      const small = told.failed.length > 0 && !verdictOnly ? await solve(program, stores, hierarchy, asked, law, prover, signal, true) : told;
      diagnostics.push(...explainLaw(told, small, law, conjuncts.filter((conjunct) => !replaced.has(conjunct.id))));
      conjuncts = conjuncts.flatMap((conjunct) => (!failing.has(conjunct.id) ? [conjunct] : lastingForm(conjunct) ?? []));
    }
  }
  return { conjuncts, diagnostics };
}

interface Leaning {
  /** All are transitive without any invariant of what may change. */
  readonly isProved: boolean;
  /** Each with what it leans on; undefined where nothing is known of that. */
  readonly conjuncts: readonly Conjunct[] | undefined;
}

const NONE: Leaning = { isProved: false, conjuncts: undefined };

/**
 * Which conjuncts are not shown transitive unless the invariants hold in between. Where this thread writes among the steps of others, the store that the proof puts between
 * two of theirs is mixed from several real ones (`survival.ts`), and an invariant over both parts need not hold of it.
 */
async function leaningOnInvariants(
  conjuncts: readonly Conjunct[], all: readonly Conjunct[], stores: Stores, ask: (conjuncts: readonly Conjunct[]) => Promise<CheckResult>,
): Promise<Leaning> {
  const mentioned = new Set(conjuncts.filter((conjunct) => conjunct.kind === 'invariant').flatMap((conjunct) => [...conjunct.changes].filter((store) => stores.isMutable(store))));
  if (mentioned.size === 0) return NONE;
  const without = conjuncts.filter((conjunct) => conjunct.kind !== 'invariant');
  const result = await ask([...without, ...constants(all, conjuncts, stores)]);
  const failing = new Set([...result.failed, ...result.unknown].map((one) => one.goal.obligation.group));
  const leans = (conjunct: Conjunct): boolean => conjunct.kind !== 'invariant' && (result.rejected !== undefined || failing.has(conjunct.id));
  return { isProved: result.rejected === undefined && failing.size === 0, conjuncts: conjuncts.map((conjunct) => ({ ...conjunct, leansOn: leans(conjunct) ? mentioned : NO_STORES })) };
}

const NO_STORES: ReadonlySet<string> = new Set();

/** The result without what is said of these conjuncts, which are asked about again in another form. */
function withoutGoals(result: CheckResult, ids: ReadonlySet<string>): CheckResult {
  return {
    ...result, failed: result.failed.filter((one) => !ids.has(one.goal.obligation.group)), unknown: result.unknown.filter((one) => !ids.has(one.goal.obligation.group)),
  };
}

function solve(
  program: Program, stores: Stores, hierarchy: Hierarchy, conjuncts: readonly Conjunct[], law: Law, prover: Prover, signal: AbortSignal | undefined, small: boolean,
): Promise<CheckResult> {
  return askLaw(() => environmentLaw(program, stores, hierarchy, conjuncts, law, small), hierarchy, prover, signal);
}

/** `small` are the same failures with small numbers, where there are any. */
function explainLaw(result: CheckResult, small: CheckResult, law: Law, conjuncts: readonly Conjunct[]): readonly Diagnostic[] {
  const refuted = result.failed.map((one) => explainLawFailure(small.failed.find((other) => other.goal.obligation.group === one.goal.obligation.group) ?? one, law, namedTerms(NO_PARAMETERS)));
  const undecided = result.unknown.map(({ goal }) => diagnostic(goal.obligation.code, goal.obligation.span,
    `${goal.obligation.message} (the prover could not show that it is ${law})`));
  const rejected = result.rejected === undefined ? [] : conjuncts.filter((conjunct) => conjunct.kind !== 'invariant').map((conjunct) => diagnostic(
    law === 'reflexive' ? 'env-not-reflexive' : 'env-not-transitive', conjunct.clause.span, `this clause could not be checked, so it is neither assumed nor asserted: ${result.rejected}`));
  return [...refuted, ...undecided, ...rejected];
}
