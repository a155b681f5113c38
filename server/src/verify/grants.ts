/**
 * Which exclusive access lasts, so that steps under it are movers (docs/soundness/trust.md). Asked once per program, after the environment
 * relation, and only where some method says what it `performs`.
 * Neighbours: `sequential/environment/stability.ts` says what is asked, `sequential/reduction/movers.ts` uses the answer; `environment.ts`
 * calls this.
 */
import { HOLDER_FIELD, type Program } from '../plato/ir';
import { stabilityLaw } from '../sequential/environment/environment-check';
import { storesOfConjunct, type Conjunct } from '../sequential/environment/environment';
import type { Grants } from '../sequential/environment/grants';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { byDiscipline, claimsOf, storesOfClaim, type Claim } from '../sequential/environment/stability';
import type { Stores } from '../sequential/logic/stores';
import type { Prover } from '../solver/prover';
import { connected } from './connected';
import { askLaw } from './law-question';

/** So many claims that have nothing to do with each other are one question. */
const MOST_TOGETHER = 24;

/**
 * `conjuncts` are those that were kept. Those of the library are trusted like its models; a test shows that they last. Rejects only with
 * ProverFailure.
 */
export async function provedGrants(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  conjuncts: readonly Conjunct[],
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<Grants> {
  const claims = claimsOf(program, conjuncts);
  const library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  const proved = new Set(claims.filter(({ field }) => library.has(field.owner)));
  const own = claims.filter((claim) => !proved.has(claim));
  const ownStores = (mentioned: ReadonlySet<string>): readonly string[] =>
    [...mentioned].filter((store) => store !== HOLDER_FIELD && stores.isMutable(store));
  const groups = connected(
    [...own.map((claim) => ({ claim, conjunct: undefined })), ...conjuncts.map((conjunct) => ({ claim: undefined, conjunct }))],
    (one) => ownStores(one.claim ? storesOfClaim(one.claim) : storesOfConjunct(one.conjunct)),
  );
  const asked = groups
    .map((group) => ({ claims: group.flatMap((one) => one.claim ?? []), conjuncts: group.flatMap((one) => one.conjunct ?? []) }))
    .filter((group) => group.claims.length > 0);
  // Where only monitors and final fields decide, no clause says more of what others do.
  const settled = asked.filter((group) => group.claims.every((claim) => ownStores(storesOfClaim(claim)).length === 0));
  const alone = settled.flatMap((group) => group.claims);
  const together = Array.from({ length: Math.ceil(alone.length / MOST_TOGETHER) }, (_, index) => ({
    claims: alone.slice(index * MOST_TOGETHER, (index + 1) * MOST_TOGETHER),
    conjuncts: [],
  }));
  const isSettled = new Set(settled);
  const questions = [...asked.filter((group) => !isSettled.has(group)), ...together];
  for (const question of questions)
    for (const claim of await lasting(program, stores, hierarchy, question, conjuncts, prover, signal)) proved.add(claim);
  return byDiscipline(claims.filter((claim) => proved.has(claim)));
}

async function lasting(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  question: { readonly claims: readonly Claim[]; readonly conjuncts: readonly Conjunct[] },
  all: readonly Conjunct[],
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<readonly Claim[]> {
  const mentioned = new Set([
    ...question.claims.flatMap((claim) => [...storesOfClaim(claim)]),
    ...question.conjuncts.flatMap((conjunct) => [...storesOfConjunct(conjunct)]),
  ]);
  const constants = all.filter(
    (conjunct) =>
      conjunct.kind === 'invariant' &&
      !question.conjuncts.includes(conjunct) &&
      [...conjunct.changes].every((store) => !stores.isMutable(store)) &&
      [...conjunct.changes].some((store) => mentioned.has(store)),
  );
  const { failed, unknown, rejected } = await askLaw(
    () => stabilityLaw(program, stores, hierarchy, [...question.conjuncts, ...constants], question.claims),
    { program, hierarchy },
    prover,
    signal,
  );
  if (rejected !== undefined) return [];
  const failing = new Set([...failed, ...unknown].map((one) => one.goal.obligation.group));
  return question.claims.filter((claim) => !failing.has(claim.id));
}
