/**
 * The goals of a long condition, a few at a time, each time with the part of it that they need (`vc/focus.ts`): the prover's work grows
 * faster than a condition, and most goals need little of it. What is proved so is proved; of the rest nothing is known.
 * Soundness: docs/soundness/prover.md#goals-by-parts.
 * Neighbours: `check.ts` calls it, and asks one goal after the other.
 */
import { TooMuchWork, measured, withEffort } from '../base/effort';
import type { Condition, Goal, ReachGoal } from '../vc/condition';
import type { Term } from '../sequential/logic/terms';
import type { Aim } from '../vc/focus';
import { quote, type SmtCondition } from '../vc/smt';
import { NOTHING, OPTIONS, QUANTIFIER_OPTIONS, UNLIMITED, askProver, evaluate, questioned, values, type Questioned } from './asking';
import type { Budget } from './budget';
import type { CheckResult, Counterexample } from './check';
import { pruneCandidates, type Pruned } from './pruning';
import type { ProverSession } from './prover';
import type { ModelValue } from './values';

/** So many goals at a time; more where that would be too many parts, since each of them has the way to its goals again. */
const TOGETHER = 12;
const MOST_PARTS = 100;

/** After so many points that are not known to be dead no more are asked about. */
const MOST_REACHED = 12;

/** How many steps making all parts of a condition may take. */
const MOST_STEPS = 20_000_000;

/** Asks of a session which of some goals fail, and which are given up on. */
type Decide = (
  session: Questioned,
  goals: readonly Goal[],
  named: readonly Term[],
  budget: Budget,
  failed: Counterexample[],
  unknown: { goal: Goal; reason: string }[],
) => Promise<void>;

/** Why a goal is not decided whose part is too long as well. */
export const TOO_LONG =
  'even what is needed of its method here is too long; smaller methods, or specifications for those that it calls, would help';
/** And why a failure is none. */
const WITHOUT_CANDIDATES = 'its method is too long to find out all that its loops preserve; a `loop_invariant` would help';

export interface ByParts {
  readonly result: CheckResult;
  /** The goals that are not proved. */
  readonly left: readonly Goal[];
  /** Nothing would be gained from the whole. */
  readonly isFinal: boolean;
  /** The points after the entry that nothing reaches, for a method of which nothing fails and whose whole is too long to be asked. */
  readonly dead: () => Promise<readonly ReachGoal[]>;
}

/**
 * What comes of the goals by parts. Of the whole has to be asked what was not decided of the candidates, and whether points after the
 * entry can be reached. The session is left as it was. Rejects with ProverFailure, or with Rejected.
 */
export async function solvedByParts(
  session: ProverSession,
  condition: Condition,
  smt: SmtCondition,
  named: readonly Term[],
  budget: Budget,
  decide: Decide,
): Promise<ByParts> {
  const parts = new Parts(session, smt, budget);
  // Most goals need no candidate, and most of the others none that speaks of far objects.
  let pruned = noneOf(condition);
  let open = await parts.unprovedNear(condition.goals, pruned.assertions);
  for (const which of condition.candidates.length > 0 ? (['near', 'all'] as const) : []) {
    if (open.length === 0) break;
    pruned = await parts.pruned(condition, which);
    if (which === 'near') open = await parts.unprovedNear(open, pruned.assertions);
  }
  const { failed, unknown } = await parts.decided(open, pruned.assertions, named, decide);
  // Which of several the prover happens to find first must not decide which of them is reported.
  const order = new Map(condition.goals.map((goal, index) => [goal, index]));
  for (const found of [failed, unknown]) found.sort((one, other) => order.get(one.goal)! - order.get(other.goal)!);
  const left = [...failed, ...unknown].map(({ goal }) => goal);
  if (pruned.isExhausted) unknown.push(...failed.splice(0).map(({ goal }) => ({ goal, reason: WITHOUT_CANDIDATES })));
  const reaches = (budget.asksForContradictions ?? true) ? condition.reaches.filter(({ point }) => point.message !== '') : [];
  const vacuous: ReachGoal[] = [];
  for (const reach of reaches)
    if (reach.point.precededBy === undefined && (await parts.isUnreachable([reach], pruned.assertions))) vacuous.push(reach);
  const isClean = left.length + vacuous.length === 0;
  return {
    result: { failed, unknown, vacuous, off: pruned.off, rejected: undefined },
    left,
    dead: async () => (isClean ? parts.dead(condition.reaches, pruned.assertions) : []),
    isFinal: !(pruned.isExhausted && left.length > 0) && !(isClean && reaches.some(({ point }) => point.precededBy !== undefined)),
  };
}

class Parts {
  private steps = MOST_STEPS;
  private readonly paid: Questioned;

  constructor(
    session: ProverSession,
    private readonly smt: SmtCondition,
    private readonly budget: Budget,
  ) {
    this.paid = questioned(session, smt, budget);
  }

  async pruned(condition: Condition, which: 'near' | 'all'): Promise<Pruned> {
    const found = await this.scoped(condition.candidates, which, (session) => pruneCandidates(session, condition, this.budget));
    return found ?? { ...noneOf(condition), isExhausted: true };
  }

  /** The goals that are not proved with facts about the objects that they speak of. */
  async unprovedNear(goals: readonly Goal[], switches: string): Promise<readonly Goal[]> {
    const left: Goal[] = [];
    for (const some of inGroups(goals))
      left.push(...((await this.scoped(some, 'near', (session) => this.failing(session, some, switches))) ?? some));
    return left;
  }

  async decided(
    goals: readonly Goal[],
    switches: string,
    named: readonly Term[],
    decide: Decide,
  ): Promise<{ readonly failed: Counterexample[]; readonly unknown: { goal: Goal; reason: string }[] }> {
    const failed: Counterexample[] = [];
    const unknown: { goal: Goal; reason: string }[] = [];
    for (const some of inGroups(goals)) {
      const isMade = await this.scoped(some, 'all', async (session) => {
        await evaluate(session, switches);
        await decide(session, some, named, this.budget, failed, unknown);
        return true;
      });
      if (!isMade) unknown.push(...some.map((goal) => ({ goal, reason: TOO_LONG })));
    }
    return { failed, unknown };
  }

  /** Those of the goals that are not proved in the part that the session has been given. */
  private async failing(session: Questioned, goals: readonly Goal[], switches: string): Promise<readonly Goal[]> {
    await evaluate(session, switches);
    const left: Goal[] = [];
    for (let open = goals; open.length > 0; ) {
      const asked = open;
      const answer = await askProver(
        session,
        `(assert (or false ${asked.map(({ atom }) => quote(atom.name)).join(' ')}))`,
        this.limit(),
        () =>
          values(
            session,
            asked.map(({ atom }) => atom),
          ),
      );
      await evaluate(session, '(pop)');
      if (answer.kind === 'unsat') break;
      const failing = answer.kind === 'sat' ? asked.filter((_, at) => isTrue(answer.model[at]!)) : [];
      // What the prover cannot say of all together is asked of the whole.
      if (failing.length === 0) return [...left, ...open];
      left.push(...failing);
      open = open.filter((one) => !failing.includes(one));
    }
    return left;
  }

  /**
   * What no way comes to although one comes to the point before; the last points first, since what comes after a dead one is dead. Only
   * the first of them is told.
   */
  async dead(all: readonly ReachGoal[], switches: string): Promise<readonly ReachGoal[]> {
    const groups = new Map<string, ReachGoal[]>();
    for (const reach of all) groups.set(reach.point.group, [...(groups.get(reach.point.group) ?? []), reach]);
    const found: ReachGoal[] = [];
    let reached = 0;
    for (const members of [...groups.values()].reverse()) {
      const [first] = members;
      if (first?.point.precededBy === undefined || reached >= MOST_REACHED) continue;
      if (await this.isUnreachable(members, switches)) found.unshift(first);
      else reached++;
    }
    for (const one of found) {
      const standing = all.filter(({ point }) => point.group === one.point.precededBy);
      if (one.point.precededBy === 'entry' || !(await this.isUnreachable(standing, switches))) return [one];
    }
    return [];
  }

  async isUnreachable(reaches: readonly ReachGoal[], switches: string): Promise<boolean> {
    const found = await this.scoped(reaches, 'all', async (session) => {
      await evaluate(session, switches);
      const question = `(assert (or false ${reaches.map(({ atom }) => quote(atom.name)).join(' ')}))`;
      const { kind } = await askProver(session, question, this.budget.alone, NOTHING);
      await evaluate(session, '(pop)');
      return kind === 'unsat';
    });
    return found === true;
  }

  private limit(): number {
    return Math.ceil(this.budget.alone / 2);
  }

  /** Undefined where the part cannot be made with the steps that are left. */
  private async scoped<Result>(
    aims: readonly Aim[],
    which: 'near' | 'all',
    use: (session: Questioned) => Promise<Result>,
  ): Promise<Result | undefined> {
    const part = this.made(aims, which);
    if (!part || part.text.length > this.budget.characters) return undefined;
    await evaluate(this.paid, `${UNLIMITED}(push)\n${OPTIONS}${part.hasQuantifiers ? QUANTIFIER_OPTIONS : ''}${part.text}`);
    const result = await use({ ...this.paid, isQuantified: part.hasQuantifiers, print: part.print });
    await evaluate(this.paid, '(pop)');
    return result;
  }

  private made(aims: readonly Aim[], which: 'near' | 'all'): SmtCondition | undefined {
    const given = this.steps;
    let made: SmtCondition | undefined;
    try {
      const { result, steps } = withEffort(given, () => measured(() => this.smt.part(aims, which)));
      made = result;
      this.steps = given - steps;
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      this.steps = 0;
    }
    return made;
  }
}

function noneOf({ candidates, hopeless }: Condition): Pruned {
  const off = new Set([...candidates.map((one) => one.switch.name), ...hopeless]);
  return { assertions: [...off].map((name) => `(assert (not ${quote(name)}))`).join('\n'), off, isExhausted: false };
}

function inGroups(goals: readonly Goal[]): readonly (readonly Goal[])[] {
  const groups: (readonly Goal[])[] = [];
  const together = Math.max(TOGETHER, Math.ceil(goals.length / MOST_PARTS));
  for (let index = 0; index < goals.length; index += together) groups.push(goals.slice(index, index + together));
  return groups;
}

function isTrue(value: ModelValue): boolean {
  return value.kind === 'boolean' && value.value;
}
