/**
 * A proof that a person steps through: a script that changes, the steps of it that were run, and how far the person has gone.
 *
 * Going back forgets nothing: steps are run once, until the text before them or their own changes. Only one of `run` and `movers` may be
 * under way at a time; `edit` may come at any moment.
 * Neighbours: `steps.ts` runs and keeps steps; the language server asks, by way of `workspace/checker.ts`.
 */
import type { Prover } from '../solver/prover';
import { complaintsAbout } from './complaints';
import type { ProofContext } from './context';
import { errorIn, subjectOf, type Analysed, type Text } from './of-file';
import { actionLines, viewOf, type ProgramView } from './program-view';
import { obstacleText, type NamedPlace } from './refused';
import { conclusion, noClass, type ProofResult } from './session';
import { parseScript, readable, type ParsedScript } from './script-parse';
import { Steps, type StepResult, type Subject } from './steps';
import type { JavaLabel } from './targets';

export type Conclusion = Pick<ProofResult, 'verdict' | 'left' | 'assumptions'>;

/** `B`: right and left mover; `N`: neither; with the reasons for what it is not. */
export interface ShownAction {
  readonly line: number;
  readonly mover: 'B' | 'L' | 'R' | 'N';
  readonly reasons: readonly string[];
}

export class OpenProof {
  private readonly subject: Subject;
  private readonly steps: Steps;
  private readonly error: NamedPlace | undefined;
  private script: Text;
  private parsed: ParsedScript;
  private count = 0;
  private concluded: Conclusion | undefined;

  /** Parsers must have been started. */
  constructor(
    analysed: Analysed,
    private readonly java: Text,
    script: Text,
    prover: Prover,
  ) {
    this.script = script;
    this.subject = subjectOf(analysed, java, (path) => [java, this.script].find((one) => one.path === path)?.text);
    this.error = errorIn(analysed, java);
    this.steps = new Steps(this.subject, prover);
    this.parsed = parseScript(script.path, script.text);
    this.steps.take(this.parsed.script);
  }

  /** Another text of the script. Steps from the first changed one on are forgotten. */
  edit(script: Text): void {
    if (script.text === this.script.text) return;
    this.script = script;
    this.parsed = parseScript(script.path, script.text);
    this.count = Math.min(this.count, this.steps.take(this.parsed.script));
    this.concluded = undefined;
  }

  get total(): number {
    return this.parsed.script.steps.length;
  }

  /** How many tactics the person has gone through. */
  get at(): number {
    return this.count;
  }

  /** How many tactics stand before an offset, or around it. */
  stepsUntil(offset: number): number {
    return this.parsed.script.steps.filter((one) => one.span.start <= offset).length;
  }

  /** What is wrong with the script as far as that is known without running it. */
  get complaints(): readonly NamedPlace[] {
    const { script, errors } = this.parsed;
    const outside = this.error ?? (this.steps.owner === undefined ? noClass(script) : undefined);
    return outside ? [outside, ...errors] : [...errors, ...complaintsAbout(script, this.steps.beginning, this.subject.labels)];
  }

  /** The results of the tactics that the person has gone through, and of the next one if it was refused. */
  get results(): readonly StepResult[] {
    const { results } = this.steps;
    return results.filter((one, index) => index < this.count || (index === this.count && one.verdict !== 'ok'));
  }

  /** Once all tactics were run. */
  get conclusion(): Conclusion | undefined {
    return this.count === this.total && this.parsed.errors.length === 0 ? this.concluded : undefined;
  }

  get program(): ProgramView {
    const before = this.count > 0 ? this.steps.after(this.count - 1) : undefined;
    return viewOf(this.context, before);
  }

  /** What completion may offer of a tactic at an offset: the program before it, as far as it is known. */
  sightAt(offset: number): { readonly context: ProofContext; readonly labels: readonly JavaLabel[]; readonly owner: string | undefined } {
    const before = this.parsed.script.steps.filter((one) => one.span.end < offset).length;
    let context = this.steps.beginning;
    for (let count = 0; count <= before; count++) context = this.steps.after(count) ?? context;
    return { context, labels: this.subject.labels, owner: this.steps.owner };
  }

  /**
   * Goes to the place after so many tactics, forward or back, as far as they can be read and are not refused.
   * `reported` is called after each tactic. Rejects only with ProverFailure, and then stands after what was run.
   */
  async goTo(count: number, signal?: AbortSignal, reported?: () => void): Promise<void> {
    if (this.error || this.steps.owner === undefined) return;
    const { parsed } = this;
    const wanted = Math.max(0, Math.min(count, readable(parsed)));
    this.count = Math.min(this.count, wanted);
    const advance = (): void => {
      if (this.parsed !== parsed) return;
      while (this.count < wanted && this.steps.after(this.count + 1)) this.count++;
    };
    try {
      await this.steps.run(wanted, signal, () => {
        advance();
        reported?.();
      });
    } finally {
      advance();
    }
    if (this.parsed !== parsed || this.count < this.total || parsed.errors.length > 0) return;
    const concluded =
      this.concluded ?? (await conclusion(this.steps, { script: parsed.script, privateMethods: this.subject.privateMethods }));
    if (this.parsed === parsed) this.concluded = concluded;
  }

  /** The types of the actions of the program as it stands, by their lines. Rejects only with ProverFailure. */
  async movers(signal?: AbortSignal): Promise<readonly ShownAction[]> {
    const { context } = this;
    const found: ShownAction[] = [];
    for (const { placed, line } of actionLines(context)) {
      const [right, left] = [
        await this.steps.obstacle(context, placed, 'right', signal),
        await this.steps.obstacle(context, placed, 'left', signal),
      ];
      found.push({
        line,
        mover: right ? (left ? 'N' : 'L') : left ? 'R' : 'B',
        reasons: [right, left].flatMap((one) => (one ? [obstacleText(context, one)] : [])),
      });
    }
    return found;
  }

  /**
   * Tactics that bring the proof on from where the person has come, and the offset at which they belong; undefined: none is found, or
   * nothing is left to be proved. Rejects only with ProverFailure.
   */
  async suggest(signal?: AbortSignal): Promise<{ readonly tactics: readonly string[]; readonly offset: number } | undefined> {
    const { parsed, count } = this;
    if (this.error || this.steps.owner === undefined || this.conclusion?.verdict === 'proved') return undefined;
    const found = await this.steps.suggest(count, signal);
    return found && { tactics: found.tactics, offset: parsed.script.steps[count - 1]?.after ?? parsed.begin };
  }

  private get context(): ProofContext {
    return this.steps.after(this.count) ?? this.steps.beginning;
  }

  get javaFile(): Text {
    return this.java;
  }
}
