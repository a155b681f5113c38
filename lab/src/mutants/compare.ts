/**
 * What runs say of a mutant that is verified, next to the program that it was made from: the same scenarios, all interleavings.
 *
 * Only scenarios that may come to what is changed are explored, the others run as before. First all of them a little, with many integers,
 * since that is where something wrong would be seen; then small ones to the end, with fewer integers where that is needed. To be called
 * equivalent or allowed, enough of them (or all) are explored to the end in which a run really comes to the change.
 * Neighbours: `run.ts`; `concern.ts`, `choice.ts`; `server/src/oracle` explores, and knows nothing of the proof.
 */
import { explore } from '#server/oracle/explore';
import { isOwnStep, type Scenario } from '#server/oracle/scenario';
import { usefulInts } from '#server/oracle/survey';
import type { Program } from '#server/plato/ir';
import { analyse } from '#server/verify/pipeline';
import { chosen } from './choice';
import { concernOf, MARK, marked, type Concern } from './concern';
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
/**
 * So many scenarios that are explored to the end (or half of all) are enough where the others would take too long, and so many of them with
 * two threads that call something.
 */
const ENOUGH = 8;
const ENOUGH_PAIRS = 3;
/** So many scenarios in a row that no scope explores to the end, and the larger ones are not tried. */
const HOPELESS = 4;

interface Scope {
  readonly ints: readonly number[];
  readonly states: number;
}

/** Of one scenario and of all together: a first look with all integers that the programs speak of, then fewer integers and more states. */
const LOOK = { states: 2_000, allStates: 5_000 };
const SCOPES: readonly Scope[] = [
  { ints: [0, 1, 2], states: 6_000 },
  { ints: [0, 1], states: 10_000 },
  { ints: [1], states: 24_000 },
];
const ALL_STATES = 80_000;
/** Cuts that say how large the runs are that were not followed, not that it took too long. */
const SIZES: readonly string[] = [
  'more threads than the bound',
  'more objects than the bound',
  'more steps of a thread than the bound',
  'calls nested deeper than the bound',
];
/** Cuts that there may be none of with fewer integers, or more states. */
const COSTS = /more states than the bound|more steps than the bound|too many|very many|beyond 2 to the 53|many fields/;

/** A scenario as far as it is explored. */
interface Explored {
  readonly scenario: Scenario;
  readonly ints: readonly number[];
  readonly cut: readonly string[];
  readonly isComplete: boolean;
}

class Comparing {
  readonly scenarios: readonly Scenario[];
  private readonly explored = new Map<Scenario, Explored>();
  private readonly reached = new Map<Scenario, boolean>();
  /** Marked where it differs, and where the bodies begin that differ; undefined where every run comes to the change. */
  private readonly mark: Program | undefined;
  private readonly entry: Program | undefined;
  private states = 0;

  constructor(
    private readonly first: Program,
    private readonly program: Program,
    concern: Concern,
    private readonly ints: readonly number[],
  ) {
    this.scenarios = chosen(program, concern);
    this.mark = concern.everybody ? undefined : marked(first, program, concern, 'difference');
    this.entry = concern.everybody ? undefined : marked(first, program, concern, 'entry');
  }

  /** Explores; what goes wrong ends it. */
  look(): Comparison | undefined {
    for (const scenario of this.scenarios) {
      if (this.states >= LOOK.allStates) return undefined;
      const wrong = this.explore(scenario, { ints: this.ints, states: LOOK.states });
      if (wrong) return wrong;
    }
    return undefined;
  }

  goOn(): Comparison | undefined {
    let failures = 0;
    for (const scenario of this.scenarios) {
      if (this.isEnough || this.states >= ALL_STATES || failures >= HOPELESS) return undefined;
      const before = this.explored.get(scenario);
      if (before && !before.cut.some((one) => COSTS.test(one))) continue;
      for (const scope of SCOPES) {
        const wrong = this.explore(scenario, scope);
        if (wrong) return wrong;
        if (!this.explored.get(scenario)!.cut.some((one) => COSTS.test(one))) break;
      }
      failures = isEnded(this.explored.get(scenario)!) ? 0 : failures + 1;
    }
    return undefined;
  }

  private explore(scenario: Scenario, { ints, states }: Scope): Comparison | undefined {
    const bounds = { ...LIMITS, ints, maxStates: states };
    const outcome = explore(this.program, scenario, bounds);
    if (outcome.kind === 'unsupported') {
      this.explored.set(scenario, { scenario, ints, cut: [outcome.reason], isComplete: false });
      return undefined;
    }
    this.states += outcome.states;
    if (outcome.kind === 'wrong') {
      const why = `${outcome.violation.code}: ${outcome.violation.message}\n${JSON.stringify(scenario)}\n${outcome.trace.map((step) => `  ${step.thread}: ${step.action}`).join('\n')}`;
      // What the oracle holds against the original as well is no news about the mutant.
      const isNews = !outcome.leansOnLibrary && explore(this.first, scenario, bounds).kind !== 'wrong';
      return isNews ? { kind: 'wrong', why } : { kind: 'left', why: `the runs blame the library, or the original as well: ${why}` };
    }
    this.explored.set(scenario, { scenario, ints, cut: outcome.cut, isComplete: outcome.complete });
    return undefined;
  }

  /** Whether some run of the scenario comes to what is changed. */
  private comesToIt(one: Explored): boolean {
    const known = this.reached.get(one.scenario) ?? comesTo(this.mark, one);
    this.reached.set(one.scenario, known);
    return known;
  }

  /** All is explored, what is changed is entered, and no run comes to where it is changed. */
  get isDead(): boolean {
    return (
      this.isAll && this.cuts.length === 0 && this.ended.length === 0 && [...this.explored.values()].some((one) => comesTo(this.entry, one))
    );
  }

  /** Explored to the end, up to a size. */
  get ended(): readonly Explored[] {
    return [...this.explored.values()].filter((one) => isEnded(one) && this.comesToIt(one));
  }

  /** Those of them that have no end, up to a size, where runs of the original have one. */
  get outgrown(): readonly Explored[] {
    return this.ended.filter(({ scenario, ints, cut }) => {
      if (cut.length === 0) return false;
      const original = explore(this.first, scenario, { ...LIMITS, ints, maxStates: SCOPES[0]!.states });
      return original.kind !== 'fine' || !cut.every((one) => original.cut.includes(one));
    });
  }

  get isAll(): boolean {
    return this.scenarios.every((one) => isEnded(this.explored.get(one)));
  }

  get isEnough(): boolean {
    return this.areEnough(this.ended);
  }

  areEnough(ended: readonly Explored[]): boolean {
    const half = (list: readonly Scenario[]): number => Math.ceil(list.length / 2);
    const pairs = Math.min(ENOUGH_PAIRS, half(this.scenarios.filter(isPair)));
    return ended.length >= Math.min(ENOUGH, half(this.scenarios)) && ended.filter(({ scenario }) => isPair(scenario)).length >= pairs;
  }

  /** Whatever kept scenarios from being explored to the end. */
  get cuts(): readonly string[] {
    return [...new Set([...this.explored.values()].flatMap(({ cut }) => cut))].sort();
  }

  get reported(): string {
    const { ended } = this;
    const ints = [...new Set(ended.map((one) => one.ints.join()))];
    return `${ended.length} of ${this.scenarios.length} scenarios that may come to it, ${this.states} states, integers ${ints.join(' or ')}`;
  }
}

function comesTo(mark: Program | undefined, { scenario, ints }: Explored): boolean {
  const outcome = mark && explore(mark, scenario, { ...LIMITS, ints, maxStates: LOOK.states });
  return outcome === undefined || (outcome.kind === 'wrong' && outcome.violation.message === MARK);
}

function isEnded(one: Explored | undefined): boolean {
  return one !== undefined && (one.isComplete || one.cut.every((cut) => SIZES.includes(cut)));
}

/** Two threads call something. */
function isPair({ threads }: Scenario): boolean {
  return threads.filter((calls) => calls.some((call) => !isOwnStep(call))).length > 1;
}

/** The last one: mutants of a fixture come in a row. */
let known: { readonly original: Original; readonly program: Program } | undefined;

function programOf(original: Original): Program {
  if (known?.original !== original) known = { original, program: analyse(original.files, original.options).program };
  return known.program;
}

export function compare(original: Original, mutant: Mutant, program: Program): Comparison {
  const first = programOf(original);
  const concern = concernOf(first, program);
  if (!concern) return { kind: 'equivalent', why: 'the same program after the translation' };
  const comparing = new Comparing(first, program, concern, [...new Set([...usefulInts(first), ...usefulInts(program)])]);
  const wrong = comparing.look();
  if (wrong) return wrong;
  if (mutant.subject === 'clause-dropped')
    return { kind: 'harmless', why: `the same Java, proved without the clause; nothing wrong in ${comparing.reported}` };
  return comparing.goOn() ?? concluded(mutant, first, program, comparing);
}

function concluded(mutant: Mutant, first: Program, program: Program, comparing: Comparing): Comparison {
  const { ended, reported } = comparing;
  const reasons = comparing.cuts.join('; ');
  if (comparing.isDead) return { kind: 'equivalent', why: `the changed method is entered, and no run comes to the change: ${reported}` };
  if (ended.length === 0)
    return { kind: 'left', why: comparing.isAll ? `no run comes to it: ${reported}` : `not run to the end: ${reported}; cut: ${reasons}` };
  const sameness =
    mutant.subject === 'program'
      ? sameStores(
          first,
          program,
          ended.map(({ scenario }) => scenario),
          { ...LIMITS, maxStates: 3_000 },
        )
      : 'unknown';
  const stores = {
    same: 'the same final stores and results for the same calls',
    other: 'other final stores',
    unknown: 'final stores not compared',
  }[sameness];
  const what = mutant.subject === 'specification' ? 'what is said now is true as well' : `${stores}, and nothing that is said is broken`;
  if (!comparing.isEnough && !comparing.isAll) return { kind: 'left', why: `${what}, as far as explored: ${reported}; cut: ${reasons}` };
  const sizes = [...new Set(ended.flatMap(({ cut }) => cut))].sort();
  const complete = ended.filter(({ isComplete }) => isComplete);
  if (sizes.length > 0 && !(comparing.areEnough(complete) && comparing.outgrown.length === 0))
    return { kind: 'bounded', why: `${what}, in all runs up to a size: ${reported}; cut: ${sizes.join('; ')}` };
  const others =
    sizes.length > 0 ? `; in ${ended.length - complete.length} of them up to a size, as those of the original: ${sizes.join('; ')}` : '';
  return { kind: sameness === 'same' ? 'equivalent' : 'allowed', why: `${what}, in all runs: ${reported}${others}` };
}
