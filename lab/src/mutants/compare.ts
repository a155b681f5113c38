/**
 * What runs say of a mutant that is verified, next to the program that it was made from: the same scenarios, all interleavings.
 * Neighbours: `run.ts`; `server/src/oracle` explores, and knows nothing of the proof.
 */
import { explore, type Bounds } from '#server/oracle/explore';
import { scenarios } from '#server/oracle/scenarios';
import { usefulInts } from '#server/oracle/survey';
import { printProgram } from '#server/plato/print';
import type { Program } from '#server/plato/ir';
import { analyse } from '#server/verify/pipeline';
import type { Mutant } from './mutants';
import type { Original } from './originals';
import { sameStores } from './same-stores';

export type Comparison =
  /** Verified, and goes wrong: a bug of the checker (or of the oracle). */
  | { readonly kind: 'wrong'; readonly why: string }
  /** The same program for the checker, or explored to the end with the same final stores. */
  | { readonly kind: 'equivalent'; readonly why: string }
  /** The same Java, with less said of it; what is left is proved, and no run breaks it. */
  | { readonly kind: 'harmless'; readonly why: string }
  /** Explored to the end, breaks nothing, and is another program or another specification than the original. */
  | { readonly kind: 'allowed'; readonly why: string }
  /** The same, but for runs that need more threads, objects, steps or nested calls than the bound. */
  | { readonly kind: 'bounded'; readonly why: string }
  /** Not run, or not to the end; nothing wrong up to there. */
  | { readonly kind: 'left'; readonly why: string };

const LIMITS = { maxSteps: 300, maxObjects: 40, maxDepth: 12 };
const SCENARIOS = 40;
/** So many are enough where the others would take too long. */
const ENOUGH = 8;

interface Scope {
  /** Integers that are left open; absent: all that the programs speak of. */
  readonly ints?: readonly number[];
  /** Of one scenario, and of all together. */
  readonly states: number;
  readonly allStates: number;
}

/** Many values first, since that is where something wrong would be seen; then fewer and further, so that something is explored to the end. */
const SCOPES: readonly Scope[] = [{ states: 2_500, allStates: 5_000 }, { ints: [0, 1], states: 8_000, allStates: 12_000 }, { ints: [1], states: 16_000, allStates: 24_000 }];
/** Cuts that say how large the runs are that were not followed, not that it took too long. */
const SIZES: readonly string[] = ['more threads than the bound', 'more objects than the bound', 'more steps of a thread than the bound', 'calls nested deeper than the bound'];

interface Explored {
  readonly wrong: Comparison | undefined;
  readonly cut: readonly string[];
  readonly run: number;
  readonly told: string;
}

/** One scope after the other, until all that is begun is explored to the end. */
export function compare(original: Original, mutant: Mutant, program: Program): Comparison {
  const first = analyse(original.files, original.options).program;
  if (withoutSpans(first) === withoutSpans(program)) return { kind: 'equivalent', why: 'the same program behind the translation' };
  const all = [...new Set([...usefulInts(first), ...usefulInts(program)])];
  let best: Explored | undefined;
  for (const scope of mutant.subject === 'clause-dropped' ? SCOPES.slice(0, 1) : SCOPES) {
    const explored = exploredIn(scope, scope.ints ?? all, first, program);
    if (explored.wrong) return explored.wrong;
    const isBetter = best === undefined || explored.cut.every((one) => SIZES.includes(one));
    if (isBetter) best = explored;
    if (isBetter && explored.cut.every((one) => SIZES.includes(one)) || explored.run === 0) break;
  }
  return concluded(mutant, first, program, best!);
}

function concluded(mutant: Mutant, first: Program, program: Program, { cut, run, told }: Explored): Comparison {
  if (mutant.subject === 'clause-dropped') return { kind: 'harmless', why: `the same Java, proved without the clause; nothing wrong in ${told}` };
  const reasons = cut.join('; ');
  if (run === 0) return { kind: 'left', why: reasons === '' ? 'there is nothing to run' : `not run: ${reasons}` };
  const sameness = mutant.subject === 'program' ? sameStores(first, program, scenarios(program, { most: SCENARIOS }), { ...LIMITS, maxStates: 3_000 }) : 'unknown';
  const stores = { same: 'the same final stores and results for the same calls', other: 'other final stores', unknown: 'final stores not compared' }[sameness];
  const what = mutant.subject === 'specification' ? 'what is said now is true as well' : `${stores}, and nothing that is said is broken`;
  if (cut.some((one) => !SIZES.includes(one))) return { kind: 'left', why: `${what}, as far as explored: ${told}; cut: ${reasons}` };
  if (cut.length > 0) return { kind: 'bounded', why: `${what}, in all runs up to a size: ${told}; cut: ${reasons}` };
  return { kind: sameness === 'same' ? 'equivalent' : 'allowed', why: `${what}, in all runs: ${told}` };
}

function exploredIn(scope: Scope, ints: readonly number[], first: Program, program: Program): Explored {
  const bounds: Bounds = { ...LIMITS, ints, maxStates: scope.states };
  const all = scenarios(program, { most: SCENARIOS });
  let [states, run] = [0, 0];
  const cut = new Set<string>();
  let wrong: Comparison | undefined;
  for (const scenario of all) {
    if (states >= scope.allStates) {
      if (run < ENOUGH) cut.add('more states in all than the bound');
      break;
    }
    const outcome = explore(program, scenario, bounds);
    if (outcome.kind === 'unsupported') {
      cut.add(outcome.reason);
      continue;
    }
    run++;
    states += outcome.states;
    if (outcome.kind === 'wrong') {
      const why = `${outcome.violation.code}: ${outcome.violation.message}\n${JSON.stringify(scenario)}\n${outcome.trace.map((step) => `  ${step.thread}: ${step.action}`).join('\n')}`;
      // What the oracle holds against the original as well is no news about the mutant.
      const isNews = !outcome.leansOnLibrary && explore(first, scenario, bounds).kind !== 'wrong';
      wrong = isNews ? { kind: 'wrong', why } : { kind: 'left', why: `the runs blame the library, or the original as well: ${why}` };
      break;
    }
    for (const reason of outcome.cut) cut.add(reason);
    // There is no end to be reached any more.
    if (scope.ints !== undefined && outcome.cut.some((one) => !SIZES.includes(one))) break;
  }
  return { wrong, cut: [...cut].sort(), run, told: `${run} of ${all.length} scenarios, ${states} states, integers ${ints.join()}` };
}

/** `atomic`, ghost code and names of locals count; where something stands does not. */
function withoutSpans(program: Program): string {
  const known = TEXTS.get(program) ?? printProgram(program).replace(/ ?@(?:-|(?:\d+:)?\d+-\d+)/g, '');
  TEXTS.set(program, known);
  return known;
}

const TEXTS = new WeakMap<Program, string>();
