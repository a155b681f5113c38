/**
 * The steps of a script that have been run, kept: the program after each of them, so that a script that was changed goes on from its first
 * changed tactic.
 *
 * A step is the same as before if its text stands where it stood, and so do all before it: messages and assertions name places of the
 * script. What the prover has answered is kept too, by what it was asked.
 * Neighbours: `tactics.ts` applies one tactic; `session.ts` runs a script from its beginning to its verdict, `open-proof.ts` step by step.
 * docs/soundness/qed.md#kept-steps
 */
import type { Span } from '../base/span';
import type { Program } from '../plato/ir';
import type { Prover } from '../solver/prover';
import type { PlacedAtom, ProofContext } from './context';
import { Movers, type Direction, type Obstacle } from './movers';
import { prepare, type Hindrance } from './prepare';
import { Asker } from './query';
import { Refused, type NamedPlace } from './refused';
import type { Script, Step } from './script';
import { suggest, suggestAll, type Situation, type Suggestion } from './strategy';
import { apply, type Workshop } from './tactics';
import type { JavaLabel } from './targets';

export type StepVerdict = 'ok' | 'failed' | 'unknown' | 'not run';

export interface StepResult {
  readonly step: Step;
  readonly verdict: StepVerdict;
  readonly message: string;
  readonly places: readonly NamedPlace[];
}

/** What a script is about. */
export interface Subject {
  readonly program: Program;
  readonly labels: readonly JavaLabel[];
  /** Where the names of private methods stand. */
  readonly privateMethods: readonly Span[];
  readonly lineOf: (span: Span) => number;
  /** For people, on one line. */
  readonly textOf: (span: Span) => string;
  /** To the letter. */
  readonly sourceOf: (span: Span) => string;
}

interface Kept {
  /** The text of the step and where it stands. */
  readonly key: string;
  readonly result: StepResult;
  /** Of the contexts that are not undone, the latest last; after the step. */
  readonly history: readonly ProofContext[];
}

export class Steps {
  readonly beginning: ProofContext;
  readonly hindrances: readonly Hindrance[];
  readonly asker: Asker;
  private movers: Movers;
  private signal: AbortSignal | undefined;
  private kept: Kept[] = [];
  private isRunning = false;
  private script: Script | undefined;
  private class: string | undefined;

  constructor(
    private readonly subject: Subject,
    prover: Prover,
  ) {
    const { context, hindrances } = prepare(subject.program, subject.lineOf);
    this.beginning = context;
    this.hindrances = hindrances;
    // What is kept outlives the run in which it was asked, and each run is cancelled by itself.
    this.asker = new Asker({ identity: prover.identity, open: () => prover.open(this.signal), dispose: () => prover.dispose() });
    this.movers = new Movers(this.asker);
  }

  /** From now on the steps are those of this script. Gives how many of them need not be run again. */
  take(script: Script): number {
    const owner = ownerOf(this.subject.program, script, this.beginning);
    if (owner !== this.class) {
      this.kept = [];
      this.movers = new Movers(this.asker);
    }
    this.class = owner;
    this.script = script;
    const changed = this.kept.findIndex(({ key }, index) => {
      const step = script.steps[index];
      return !step || key !== this.keyOf(step);
    });
    if (changed >= 0) this.kept.length = changed;
    // What it knows of pairs, also from a step that is being run, names places of the script as it was.
    if (changed >= 0 || this.isRunning) this.movers = new Movers(this.asker);
    // Places are the same; the tactics are those of this script.
    this.kept = this.kept.map((one, index) => ({ ...one, result: { ...one.result, step: script.steps[index]! } }));
    return this.kept.length;
  }

  /** The class of the proof; undefined: there is none of this name. */
  get owner(): string | undefined {
    return this.class;
  }

  /** The results of the steps that were run, in order; all but the last are `ok`. */
  get results(): readonly StepResult[] {
    return this.kept.map(({ result }) => result);
  }

  /** The program after so many steps; undefined if they were not run, or the last of them was refused. */
  after(count: number): ProofContext | undefined {
    if (count === 0) return this.beginning;
    const kept = this.kept[count - 1];
    return kept?.result.verdict === 'ok' ? kept.history.at(-1) : undefined;
  }

  /**
   * Runs the steps of the script as far as the given number, from the first that was not run; the first that is refused ends it.
   * `reported` is called after each. Rejects only with ProverFailure; what was run before that is kept.
   */
  async run(until: number, signal?: AbortSignal, reported: () => void = () => undefined): Promise<void> {
    const { script, class: owner } = this;
    if (!script || owner === undefined) return;
    this.signal = signal;
    const workshop: Workshop = { asker: this.asker, movers: this.movers, labels: this.subject.labels, owner, textOf: this.subject.textOf };
    this.isRunning = true;
    try {
      while (this.kept.length < Math.min(until, script.steps.length) && (this.kept.at(-1)?.result.verdict ?? 'ok') === 'ok') {
        const step = script.steps[this.kept.length]!;
        const key = this.keyOf(step);
        const made = await stepped(step, this.kept.at(-1)?.history ?? [this.beginning], workshop);
        // Meanwhile the script may be another one.
        if (this.script !== script) return;
        this.kept.push({ key, ...made });
        reported();
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** Why an action of a program that these steps have made is no mover. Rejects only with ProverFailure. */
  obstacle(context: ProofContext, placed: PlacedAtom, direction: Direction, signal?: AbortSignal): Promise<Obstacle | undefined> {
    this.signal = signal;
    return this.movers.obstacle(context, placed, direction);
  }

  /** Tactics that bring the proof on from after so many steps; undefined: none is found. Rejects only with ProverFailure. */
  async suggest(count: number, signal?: AbortSignal): Promise<Suggestion | undefined> {
    const situation = this.situation(count);
    this.signal = signal;
    return situation && suggest(situation);
  }

  /** All that can be found, one after the other. Rejects only with ProverFailure. */
  async suggestAll(count: number, signal?: AbortSignal): Promise<readonly string[]> {
    const situation = this.situation(count);
    this.signal = signal;
    return situation ? suggestAll(situation) : [];
  }

  private situation(count: number): Situation | undefined {
    const context = this.after(count);
    const { class: owner, asker } = this;
    return context && owner !== undefined ? { context, owner, asker, labels: this.subject.labels } : undefined;
  }

  private keyOf({ span }: Step): string {
    return `${span.start}-${span.end} ${this.subject.lineOf(span)} ${this.subject.sourceOf(span)}`;
  }
}

async function stepped(step: Step, history: readonly ProofContext[], workshop: Workshop): Promise<Omit<Kept, 'key'>> {
  try {
    if (step.tactic.kind === 'undo') {
      if (history.length < 2) throw new Refused('there is nothing to undo');
      return { result: { step, verdict: 'ok', message: 'the program is as it was before', places: [] }, history: history.slice(0, -1) };
    }
    const { context, message, places } = await apply(step.tactic, history.at(-1)!, workshop);
    return { result: { step, verdict: 'ok', message, places }, history: [...history, context] };
  } catch (error) {
    if (error instanceof Refused)
      return { result: { step, verdict: error.verdict, message: error.message, places: error.places }, history };
    throw error;
  }
}

function ownerOf(program: Program, script: Script, context: ProofContext): string | undefined {
  const classes = program.classes.filter((one) => !one.isLibrary);
  if (script.owner) return classes.find((one) => one.name === script.owner!.name || one.display === script.owner!.name)?.name;
  return (classes.find((one) => context.procs.some((proc) => proc.procedure.owner === one.name)) ?? classes[0])?.name;
}
