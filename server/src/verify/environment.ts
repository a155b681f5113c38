/**
 * Which conjuncts of the environment may be believed: the prover is asked whether they are reflexive and transitive, those that are not are
 * dropped, and the rest is asked again (docs/theory.md#environment). Once per program, since every method uses the same relation.
 * Soundness: docs/soundness/environment.md#one-environment-step.
 * Neighbours: `sequential/environment/environment-check.ts` makes the questions; `method.ts` uses the answer.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { environmentLaw, type Law } from '../sequential/environment/environment-check';
import { environmentParts } from '../sequential/slices/parts';
import { conjunctsOf, lastingForm, storesOfConjunct, type Conjunct } from '../sequential/environment/environment';
import { NO_GRANTS, type Grants } from '../sequential/environment/grants';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import type { Stores } from '../sequential/logic/stores';
import type { CheckResult } from '../solver/check';
import type { Prover } from '../solver/prover';
import { explainLawFailure } from '../explain/environment-witness';
import { namedTerms } from '../explain/explain';
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
export async function checkEnvironment(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  prover: Prover,
  signal?: AbortSignal,
  verdictOnly = false,
): Promise<Environment> {
  const all = conjunctsOf(program);
  const parts = environmentParts(program, all, stores);
  const constants = constantsOf(all, stores);
  const kept = new Map<string, Conjunct>();
  const dropped = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const asking: Asking = { program, stores, hierarchy, prover, signal, verdictOnly, constants };
  for (const [index, checked] of (await inLanes(parts, (part) => checkPart(asking, part))).entries()) {
    const part = parts[index]!;
    for (const conjunct of checked.conjuncts) kept.set(conjunct.id, weaker(kept.get(conjunct.id), conjunct));
    for (const { id } of part) if (!checked.conjuncts.some((one) => one.id === id)) dropped.add(id);
    diagnostics.push(...checked.diagnostics);
  }
  const conjuncts = all.flatMap(({ id }) => (dropped.has(id) ? [] : (kept.get(id) ?? [])));
  // Only reduction asks what makes a step a mover.
  const needsGrants =
    program.procedures.some((procedure) => procedure.isChecked && procedure.performs !== undefined) &&
    !(verdictOnly && diagnostics.length > 0);
  return {
    conjuncts,
    diagnostics,
    grants: needsGrants ? await provedGrants(program, stores, hierarchy, conjuncts, prover, signal) : NO_GRANTS,
  };
}

/** So many parts at once: while one waits for the prover, the question about the next is made. */
const LANES = 3;

/** What comes of each, in their order. Rejects as soon as one does; the others take no further one then. */
async function inLanes<Item, Found>(items: readonly Item[], work: (item: Item) => Promise<Found>): Promise<readonly Found[]> {
  const found: Found[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const [index, item] of waiting) {
        if (hasFailed) return;
        try {
          found[index] = await work(item);
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      }
    }),
  );
  return found;
}

/** Of the library's clauses, which several parts ask about: what all of them have shown. */
function weaker(known: Conjunct | undefined, found: Conjunct): Conjunct {
  if (!known) return found;
  return { ...(known.isLasting ? known : found), leansOn: new Set([...known.leansOn, ...found.leansOn]) };
}

/** What is the same for all parts. */
interface Asking {
  readonly program: Program;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  readonly prover: Prover;
  readonly signal: AbortSignal | undefined;
  readonly verdictOnly: boolean;
  /** By store: the invariants of what never changes alone (`lock != null`). They belong to no part and hold for all that lean on them. */
  readonly constants: ReadonlyMap<string, readonly Conjunct[]>;
}

function constantsOf(all: readonly Conjunct[], stores: Stores): Asking['constants'] {
  const found = new Map<string, Conjunct[]>();
  for (const conjunct of all) {
    if (conjunct.kind !== 'invariant' || [...conjunct.changes].some((store) => stores.isMutable(store))) continue;
    for (const store of conjunct.changes) found.set(store, [...(found.get(store) ?? []), conjunct]);
  }
  return found;
}

/** The constant invariants about what the conjuncts speak of. */
function constants({ constants }: Asking, part: readonly Conjunct[]): readonly Conjunct[] {
  const found = new Set(part.flatMap((conjunct) => [...storesOfConjunct(conjunct)].flatMap((store) => constants.get(store) ?? [])));
  return [...found].filter((conjunct) => !part.includes(conjunct));
}

async function checkPart(asking: Asking, part: readonly Conjunct[]): Promise<Omit<Environment, 'grants'>> {
  const { verdictOnly } = asking;
  // The library's own clauses are trusted like its models; a test shows that they are reflexive and transitive.
  if (part.every((conjunct) => conjunct.isTrusted)) return { conjuncts: part, diagnostics: [] };
  let conjuncts = part;
  const diagnostics: Diagnostic[] = [];
  for (const law of ['reflexive', 'transitive'] as const) {
    for (;;) {
      if (!conjuncts.some((conjunct) => conjunct.kind !== 'invariant')) return { conjuncts, diagnostics };
      const leaning = law === 'transitive' ? await leaningOnInvariants(asking, conjuncts) : NONE;
      conjuncts = leaning.conjuncts ?? conjuncts;
      if (leaning.isProved) break;
      const asked = [...conjuncts, ...constants(asking, conjuncts)];
      const result = await solve(asking, asked, law, false);
      const failing = new Set([
        ...result.failed.map((one) => one.goal.obligation.group),
        ...result.unknown.map((one) => one.goal.obligation.group),
      ]);
      if (result.rejected !== undefined) for (const conjunct of conjuncts) if (conjunct.kind !== 'invariant') failing.add(conjunct.id);
      if (failing.size === 0) break;
      const replaced = new Set(
        conjuncts.filter((conjunct) => failing.has(conjunct.id) && lastingForm(conjunct) !== undefined).map((conjunct) => conjunct.id),
      );
      const reported = withoutGoals(result, replaced);
      const small = reported.failed.length > 0 && !verdictOnly ? await solve(asking, asked, law, true) : reported;
      diagnostics.push(
        ...explainLaw(
          reported,
          small,
          law,
          conjuncts.filter((conjunct) => !replaced.has(conjunct.id)),
        ),
      );
      conjuncts = conjuncts.flatMap((conjunct) => (!failing.has(conjunct.id) ? [conjunct] : (lastingForm(conjunct) ?? [])));
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
 * Which conjuncts are not shown transitive unless the invariants hold in between. Where this thread writes among the steps of others, the
 * store that the proof puts between two of theirs is mixed from several real ones (`survival.ts`), and an invariant over both parts need
 * not hold of it.
 */
async function leaningOnInvariants(asking: Asking, conjuncts: readonly Conjunct[]): Promise<Leaning> {
  const mentioned = new Set(
    conjuncts
      .filter((conjunct) => conjunct.kind === 'invariant')
      .flatMap((conjunct) => [...conjunct.changes].filter((store) => asking.stores.isMutable(store))),
  );
  if (mentioned.size === 0) return NONE;
  const without = conjuncts.filter((conjunct) => conjunct.kind !== 'invariant');
  const result = await solve(asking, [...without, ...constants(asking, conjuncts)], 'transitive', false);
  const failing = new Set([...result.failed, ...result.unknown].map((one) => one.goal.obligation.group));
  const leans = (conjunct: Conjunct): boolean =>
    conjunct.kind !== 'invariant' && (result.rejected !== undefined || failing.has(conjunct.id));
  return {
    isProved: result.rejected === undefined && failing.size === 0,
    conjuncts: conjuncts.map((conjunct) => ({ ...conjunct, leansOn: leans(conjunct) ? mentioned : NO_STORES })),
  };
}

const NO_STORES: ReadonlySet<string> = new Set();

/** The result without what is said of these conjuncts, which are asked about again in another form. */
function withoutGoals(result: CheckResult, ids: ReadonlySet<string>): CheckResult {
  return {
    ...result,
    failed: result.failed.filter((one) => !ids.has(one.goal.obligation.group)),
    unknown: result.unknown.filter((one) => !ids.has(one.goal.obligation.group)),
  };
}

function solve(
  { program, stores, hierarchy, prover, signal }: Asking,
  conjuncts: readonly Conjunct[],
  law: Law,
  small: boolean,
): Promise<CheckResult> {
  return askLaw(() => environmentLaw(program, stores, hierarchy, conjuncts, law, small), { program, hierarchy }, prover, signal);
}

/** `small` are the same failures with small numbers, where there are any. */
function explainLaw(result: CheckResult, small: CheckResult, law: Law, conjuncts: readonly Conjunct[]): readonly Diagnostic[] {
  const refuted = result.failed.map((one) =>
    explainLawFailure(
      small.failed.find((other) => other.goal.obligation.group === one.goal.obligation.group) ?? one,
      law,
      namedTerms(NO_PARAMETERS),
    ),
  );
  const undecided = result.unknown.map(({ goal }) =>
    diagnostic(goal.obligation.code, goal.obligation.span, `${goal.obligation.message} (the prover could not show that it is ${law})`),
  );
  const rejected =
    result.rejected === undefined
      ? []
      : conjuncts
          .filter((conjunct) => conjunct.kind !== 'invariant')
          .map((conjunct) =>
            diagnostic(
              law === 'reflexive' ? 'env-not-reflexive' : 'env-not-transitive',
              conjunct.clause.span,
              `this clause could not be checked, so it is neither assumed nor asserted: ${result.rejected}`,
            ),
          );
  return [...refuted, ...undecided, ...rejected];
}
