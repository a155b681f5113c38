/**
 * Which candidates of a condition hold (Houdini): those that can fail are turned off until none can.
 * Neighbours: `check.ts` proves with what is left; `verify/movers.ts` wants nothing else.
 */
import type { CandidateGoal, Condition } from '../vc/condition';
import { quote, type SmtCondition } from '../vc/smt';
import { Rejected, OPTIONS, askProver, evaluate, questioned, values, type Questioned } from './asking';
import { DEFAULT_BUDGET, type Budget } from './budget';
import type { ProverSession } from './prover';

/** What another condition with the same candidates has shown of them. */
export interface KnownPruned {
  /** The switches of those that can fail. */
  readonly off: ReadonlySet<string>;
  /** Whether the others hold here, too. Else they are only likely to. */
  readonly areProved: boolean;
}

/**
 * The switches of the candidates that always hold; nothing else is asked. Undefined where the prover rejected the condition. Rejects only
 * with ProverFailure.
 */
export async function believedCandidates(
  session: ProverSession,
  condition: Condition,
  smt: SmtCondition,
  known: KnownPruned = { off: new Set(), areProved: false },
  budget: Budget = DEFAULT_BUDGET,
): Promise<ReadonlySet<string> | undefined> {
  try {
    await evaluate(session, `${OPTIONS}${smt.text}`);
    const { off } = await pruneCandidates(questioned(session, smt, budget), condition, budget, known);
    return new Set(condition.candidates.map((candidate) => candidate.switch.name).filter((name) => !off.has(name)));
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
}

export interface Pruned {
  /** The switches, each turned on or off. */
  readonly assertions: string;
  readonly off: ReadonlySet<string>;
  /** There was no time to decide them; all are off. */
  readonly isExhausted: boolean;
}

/**
 * How many questions the candidates of one method may take, and how many of them may stay undecided; what is then not yet known to be
 * inductive is given up.
 */
const MAX_GUESS_QUESTIONS = 400;
const MAX_UNDECIDED = 40;

/**
 * Turns off every candidate that can fail while the others are on, until none can (Houdini). A question that the prover cannot decide is
 * halved, down to the candidate that it cannot decide, which is turned off too. The rest is what was proved in the end under exactly its
 * own switches: the last question was about all that are on, or the last round over them turned none of them off. Where a switch goes off
 * that steers the program, all others begin anew: what failed, failed in another program.
 */
export async function pruneCandidates(session: Questioned, condition: Condition, budget: Budget, known?: KnownPruned): Promise<Pruned> {
  const all = [...new Set([...condition.candidates.map((candidate) => candidate.switch.name), ...condition.hopeless])];
  const off = new Set<string>([...condition.hopeless, ...all.filter((name) => known?.off.has(name))]);
  const candidates = known?.areProved ? condition.candidates.filter((candidate) => candidate.isQuestion) : condition.candidates;
  const isOn = (candidate: CandidateGoal): boolean => !off.has(candidate.switch.name);
  const assertions = (): string => all.map((name) => `(assert ${off.has(name) ? `(not ${quote(name)})` : quote(name)})`).join('\n');
  const giveUp = (): void => {
    for (const name of all) off.add(name);
  };
  const steering = new Set(condition.candidates.filter((candidate) => candidate.steers).map((candidate) => candidate.switch.name));
  let isSettled = true;
  const turnOff = (failing: readonly string[]): void => {
    const steers = failing.filter((name) => steering.has(name));
    isSettled = false;
    for (const name of [...off]) if (steers.length > 0 && !steering.has(name) && !condition.hopeless.has(name)) off.delete(name);
    for (const name of steers.length > 0 ? steers : failing) off.add(name);
  };
  let questions = 0;
  let undecided = 0;
  let isExhausted = false;

  const decide = async (wanted: readonly CandidateGoal[]): Promise<void> => {
    const open = wanted.filter(isOn);
    if (open.length === 0) return;
    if (++questions > MAX_GUESS_QUESTIONS || undecided > MAX_UNDECIDED || session.allowance.left < budget.total / 2) {
      isExhausted = true;
      return giveUp();
    }
    // What was too hard together is halved with less patience.
    const limit = undecided === 0 ? budget.alone : Math.ceil(budget.alone / 5);
    const answer = await askProver(
      session,
      `${assertions()}\n(assert (or ${open.map((candidate) => quote(candidate.atom.name)).join(' ')}))`,
      limit,
      // (Of a quantified candidate the model may know only that the prover chose it.)
      () =>
        values(
          session,
          open.flatMap((candidate) => [candidate.fails, candidate.atom]),
        ),
    );
    if (answer.kind === 'sat') {
      // One model refutes every candidate that fails in it, not only the one that the prover chose.
      const failing = answer.model;
      const refuted = open.filter((_, index) =>
        failing.slice(2 * index, 2 * index + 2).some((value) => value.kind === 'boolean' && value.value),
      );
      // A model that does not say which candidate fails teaches nothing: give them all up.
      if (refuted.length === 0) giveUp();
      else turnOff(refuted.map((candidate) => candidate.switch.name));
    }
    await evaluate(session, '(pop)');
    if (answer.kind === 'unsat') {
      if (open.length === candidates.filter(isOn).length) isSettled = true;
      return;
    }
    if (answer.kind === 'sat') return decide(open);
    undecided++;
    if (open.length === 1) {
      turnOff([open[0]!.switch.name]);
      return;
    }
    const middle = Math.ceil(open.length / 2);
    await decide(open.slice(0, middle));
    await decide(open.slice(middle));
  };

  do {
    isSettled = true;
    await decide(candidates);
  } while (!isSettled);
  return { assertions: assertions(), off, isExhausted };
}
