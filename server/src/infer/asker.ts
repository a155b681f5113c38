/**
 * Small questions about linear arithmetic to the prover, many at once and none twice.
 * Neighbours: `abstraction.ts` and `farkas.ts` ask; `smt.ts` prints.
 */
import type { Prover, ProverSession } from '../solver/prover';
import { complaintIn } from '../solver/s-expression';
import { Differences } from './differences';
import { atMost, ONE, variable, ZERO, type Atom, type Cube } from './linear';
import { atomText, cubeText } from './smt';
import type { Sort, Variable } from './system';

/** The counted budget of an engine is used up. */
export class OutOfBudget extends Error {
  constructor(readonly what: string) {
    super(what);
    this.name = 'OutOfBudget';
  }
}

/** The prover rejected a command, so that nothing it says counts: a defect of this room. */
export class Refused extends Error {}

/** Resource units of the prover for one small question. */
const UNITS = 2_000_000;

export class Asker {
  asked = 0;
  private readonly known = new Map<string, boolean>();

  private constructor(
    private readonly session: ProverSession,
    private readonly most: number,
    private readonly ranges: ReadonlyMap<string, (name: string) => readonly Atom[]>,
  ) {}

  /** `declarations` are sent once; `most` questions may be asked. */
  static async open(
    prover: Prover,
    declarations: string,
    variables: readonly Variable[],
    most: number,
    signal?: AbortSignal,
  ): Promise<Asker> {
    const session = await prover.open(signal);
    try {
      const asker = new Asker(
        session,
        most,
        new Map(
          variables.flatMap((one) =>
            one.sort === 'int' ? [] : [[one.name, (name: string): readonly Atom[] => rangeOf(name, one.sort)] as const],
          ),
        ),
      );
      await asker.evaluate(`(set-option :smt.arith.solver 2)\n(set-option :rlimit ${UNITS})\n${declarations}`);
      return asker;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  close(): void {
    this.session.close();
  }

  private async evaluate(commands: string): Promise<string> {
    const output = await this.session.evaluate(commands);
    const complaint = complaintIn(output);
    if (complaint) throw new Refused(complaint.message);
    return output;
  }

  /**
   * Whether the assumption has a model, and which goals follow from it. What the prover gives up on counts as having a model, and as not
   * following: both only make abstractions coarser.
   */
  async follows(assumption: Cube, goals: readonly Atom[]): Promise<{ readonly isPossible: boolean; readonly holds: readonly boolean[] }> {
    const full = [...assumption, ...this.rangesOf([...assumption, ...goals])];
    const differences = Differences.of(full);
    this.asked += 1;
    if (this.asked > this.most) throw new OutOfBudget(`more than ${this.most} questions about abstract states`);
    if (!differences) return this.prove(cubeText(full), goals.map(atomText));
    if (!differences.isPossible) return { isPossible: false, holds: goals.map(() => true) };
    const holds = goals.map((goal) => differences.follows(goal));
    const open = goals.filter((_, index) => holds[index] === undefined);
    if (open.length === 0) return { isPossible: true, holds: holds.map((one) => one === true) };
    const proved = await this.prove(cubeText(full), open.map(atomText));
    let next = 0;
    return { isPossible: true, holds: holds.map((one) => one ?? proved.holds[next++]!) };
  }

  /** What is known of variables by their sorts. */
  private rangesOf(atoms: readonly Atom[]): readonly Atom[] {
    const found = new Map<string, readonly Atom[]>();
    for (const atom of atoms) {
      for (const [name] of atom.linear.terms) {
        if (!found.has(name)) found.set(name, this.rangeOfName(name));
      }
    }
    return [...found.values()].flat();
  }

  private readonly rangesByName = new Map<string, readonly Atom[]>();

  private rangeOfName(name: string): readonly Atom[] {
    let known = this.rangesByName.get(name);
    if (!known) this.rangesByName.set(name, (known = this.ranges.get(name.replace(/'$/, ''))?.(name) ?? []));
    return known;
  }

  private async prove(
    assumption: string,
    goals: readonly string[],
  ): Promise<{ readonly isPossible: boolean; readonly holds: readonly boolean[] }> {
    const keys = goals.map((goal) => `${assumption}\n${goal}`);
    const open = [...new Set(goals.filter((_, index) => !this.known.has(keys[index]!)))];
    if (open.length > 0 || !this.known.has(assumption)) {
      this.asked += 10 * (open.length + 1);
      const lines = ['(push)', `(assert ${assumption})`, '(check-sat)'];
      for (const goal of open) lines.push('(push)', `(assert (not ${goal}))`, '(check-sat)', '(pop)');
      lines.push('(pop)');
      const answers = (await this.evaluate(lines.join('\n'))).split(/\s+/).filter((one) => one !== '');
      this.known.set(assumption, answers[0] !== 'unsat');
      open.forEach((goal, index) => this.known.set(`${assumption}\n${goal}`, answers[index + 1] === 'unsat'));
    }
    return { isPossible: this.known.get(assumption)!, holds: keys.map((key) => this.known.get(key)!) };
  }

  async isPossible(assumption: Cube): Promise<boolean> {
    return (await this.follows(assumption, [])).isPossible;
  }
}

/** The values of a sort, said of a variable. */
export function rangeOf(name: string, sort: Sort): readonly Atom[] {
  if (sort === 'int') return [];
  const least = atMost(ZERO, variable(name));
  return sort === 'bool' ? [least, atMost(variable(name), ONE)] : [least];
}
