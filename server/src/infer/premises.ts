/**
 * The five premises of REACHENV (horn-environment-inference, Fig. 5), asked of the prover one by one with a fresh context, whoever found
 * the proof and however. Nothing of the search is used: not its answers, not its abstraction.
 * Neighbours: `proof.ts` has what is checked; `infer.ts` believes no proof without it.
 */
import type { Prover, ProverSession } from '../solver/prover';
import { complaintIn } from '../solver/s-expression';
import { at, valueAfter, declarations, placeName } from './abstraction';
import { renamedAtom, substituteAtom, type Atom, type Linear } from './linear';
import type { Proof } from './proof';
import { atomText, conjunction, cubeText, disjunction } from './smt';
import { primed, type System, type Transition } from './system';

/** Resource units for one premise. */
const UNITS = 10_000_000;
/** Combinations of what several threads reach, for the last premise. */
const MOST_COMBINATIONS = 20_000;

export interface Checked {
  readonly holds: boolean;
  /** Which premise does not, or could not be decided; empty: all do. */
  readonly failing: readonly string[];
  readonly questions: number;
}

export async function checkPremises(prover: Prover, system: System, proof: Proof, signal?: AbortSignal): Promise<Checked> {
  const session = await prover.open(signal);
  try {
    const checker = new Checker(system, proof, session);
    await checker.evaluate(`(set-option :smt.arith.solver 2)\n(set-option :rlimit ${UNITS})\n${declarations(system)}`);
    await checker.run();
    return { holds: checker.failing.length === 0, failing: checker.failing, questions: checker.questions };
  } finally {
    session.close();
  }
}

class Checker {
  readonly failing: string[] = [];
  questions = 0;
  private lines: string[] = [];
  private names: string[] = [];

  constructor(
    private readonly system: System,
    private readonly proof: Proof,
    private readonly session: ProverSession,
  ) {}

  async evaluate(commands: string): Promise<string> {
    const output = await this.session.evaluate(commands);
    const complaint = complaintIn(output);
    if (complaint) throw new Error(`the prover rejected a premise: ${complaint.message}`);
    return output;
  }

  async run(): Promise<void> {
    const { threads } = this.system;
    for (let thread = 0; thread < threads.length; thread++) {
      this.ask(
        `CS1 of ${threads[thread]!.name}`,
        [...this.system.initial.map(atomText), ...threads.map((_, index) => atomText(at(index, 0)))],
        this.reached(thread, 0),
      );
      for (const transition of threads[thread]!.transitions) {
        const before = this.reached(thread, transition.from);
        if (before === 'false') continue;
        this.ask(
          `CS2 of ${threads[thread]!.name}`,
          this.step(thread, transition),
          this.reachedAfter(thread, transition.to, thread, transition),
        );
        for (let other = 0; other < threads.length; other++) if (other !== thread) this.tellsOf(thread, other, transition);
      }
      await this.survives(thread);
    }
    await this.noneWrong();
    await this.flush();
  }

  /** The thread at a place, as the proof says. */
  private reached(thread: number, place: number): string {
    return disjunction(this.proof.reached[thread]![place]!.map(cubeText));
  }

  private step(thread: number, transition: Transition): readonly string[] {
    return [atomText(at(thread, transition.from)), this.reached(thread, transition.from), cubeText(transition.guard)];
  }

  private reachedAfter(thread: number, place: number, actor: number, transition: Transition): string {
    const put = (name: string): Linear | undefined =>
      name === placeName(actor) || transition.updates.has(name) ? valueAfter(actor, transition, name) : undefined;
    return disjunction(this.proof.reached[thread]![place]!.map((cube) => cubeText(cube.map((atom) => substituteAtom(atom, put)))));
  }

  /**
   * CS4: what a thread does belongs to the environment of another one. Where the environment is the strongest one, that is so by
   * definition, and CS3 is asked of the step itself.
   */
  private tellsOf(thread: number, other: number, transition: Transition): void {
    const environment = this.proof.environment[other]!;
    const { threads } = this.system;
    if (environment.kind === 'strongest') {
      threads[other]!.places.forEach((_, place) => {
        const here = this.reached(other, place);
        if (here === 'false') return;
        this.ask(
          `CS3 of ${threads[other]!.name}`,
          [...this.step(thread, transition), atomText(at(other, place)), here],
          this.reachedAfter(other, place, thread, transition),
        );
      });
      return;
    }
    const put = (name: string): Linear | undefined => (name.endsWith("'") ? valueAfter(thread, transition, name.slice(0, -1)) : undefined);
    this.ask(
      `CS4 of ${threads[other]!.name}`,
      this.step(thread, transition),
      disjunction(environment.cubes.map((cube) => cubeText(cube.map((atom) => substituteAtom(atom, put))))),
    );
  }

  /** CS3 for an environment that is given. */
  private async survives(thread: number): Promise<void> {
    const environment = this.proof.environment[thread]!;
    if (environment.kind === 'strongest') return;
    const own = new Set([placeName(thread), ...this.system.threads[thread]!.locals.map(({ name }) => name)]);
    const stays = (atom: Atom): Atom => renamedAtom(atom, (name) => (own.has(name) ? name : primed(name)));
    const reported = (atom: Atom): Atom =>
      renamedAtom(atom, (name) => (name.endsWith("'") && own.has(name.slice(0, -1)) ? name.slice(0, -1) : name));
    for (let place = 0; place < this.system.threads[thread]!.places.length; place++) {
      const here = this.reached(thread, place);
      if (here === 'false') continue;
      const next = disjunction(this.proof.reached[thread]![place]!.map((cube) => cubeText(cube.map(stays))));
      for (const cube of environment.cubes)
        this.ask(`CS3 of ${this.system.threads[thread]!.name}`, [atomText(at(thread, place)), here, cubeText(cube.map(reported))], next);
      await this.flush();
    }
  }

  /** CS5: no state that all threads reach goes wrong. */
  private async noneWrong(): Promise<void> {
    const { threads } = this.system;
    const whole = (thread: number): string =>
      disjunction(
        threads[thread]!.places.flatMap((_, place) => {
          const here = this.reached(thread, place);
          return here === 'false' ? [] : [conjunction([atomText(at(thread, place)), here])];
        }),
      );
    const all = threads.map((_, index) => whole(index));
    if (all.reduce((size, text) => size + text.length, 0) > MOST_COMBINATIONS * 400) {
      this.failing.push('CS5, which is too large to be asked');
      return;
    }
    for (let thread = 0; thread < threads.length; thread++) {
      for (const wrong of threads[thread]!.wrongs) {
        this.ask('CS5', [atomText(at(thread, wrong.at)), cubeText(wrong.guard), ...all], 'false');
      }
      await this.flush();
    }
  }

  private ask(name: string, assumptions: readonly string[], goal: string): void {
    if (goal === 'true') return;
    this.questions++;
    this.names.push(name);
    this.lines.push('(push)', ...assumptions.map((one) => `(assert ${one})`), `(assert (not ${goal}))`, '(check-sat)', '(pop)');
  }

  private async flush(): Promise<void> {
    if (this.names.length === 0) return;
    const answers = (await this.evaluate(this.lines.join('\n'))).split(/\s+/).filter((one) => one !== '');
    this.names.forEach((name, index) => {
      if (answers[index] !== 'unsat' && !this.failing.includes(name)) this.failing.push(name);
    });
    this.lines = [];
    this.names = [];
  }
}
