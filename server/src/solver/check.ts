/**
 * Solves a verification condition: every assertion is proved, refuted with a model of its own, or given up on.
 *
 * One question asks whether any assertion can fail; each answer "yes" names one, which is then taken as holding while the
 * others are asked again. Where the prover gives up on all together, each is asked alone, so that the one it cannot decide is known.
 * Budgets are resource units of Z3, never time: the same input gives the same verdict.
 * Neighbours: vc makes the condition; `asking.ts` asks one question, `pruning.ts` those about candidates, `parts.ts` those about parts of a
 * long condition; explain reads the models.
 */
import type { Condition, Goal, PathNode, ReachGoal } from '../vc/condition';
import { quote, type SmtCondition } from '../vc/smt';
import type { Term } from '../sequential/logic/terms';
import type { Mark, Watch } from '../sequential/logic/ir';
import {
  NOTHING,
  OPTIONS,
  PERSISTENT,
  QUANTIFIER_OPTIONS,
  Rejected,
  askProver,
  evaluate,
  questioned,
  withCondition,
  values,
  type Questioned,
} from './asking';
import { DEFAULT_BUDGET, type Budget, type PaidSession } from './budget';
import { pruneCandidates } from './pruning';
import { TOO_LONG, solvedByParts } from './parts';
import type { ProverSession } from './prover';
import { complaintIn } from './s-expression';
import type { ModelValue } from './values';

/** A watched term with its values in a counterexample. */
export interface WatchedValue {
  readonly watch: Watch;
  readonly before: ModelValue | undefined;
  readonly after: ModelValue;
}

export interface ModelStep {
  readonly mark: Mark;
  readonly values: readonly WatchedValue[];
}

/** A path to a failing assertion. `named` are the values of terms that give objects their names. */
export interface Counterexample {
  readonly goal: Goal;
  readonly steps: readonly ModelStep[];
  readonly watched: readonly WatchedValue[];
  readonly named: readonly { readonly term: Term; readonly value: ModelValue }[];
}

export interface CheckResult {
  readonly failed: readonly Counterexample[];
  readonly unknown: readonly { readonly goal: Goal; readonly reason: string }[];
  /** Points that nothing can reach: the assumptions before them contradict each other. */
  readonly vacuous: readonly ReachGoal[];
  /** The switches of the candidates that are not believed. */
  readonly off: ReadonlySet<string>;
  /** The prover rejected the condition: nothing is known. A defect of the checker. */
  readonly rejected: string | undefined;
}

/** Rejects only with ProverFailure. */
export async function checkCondition(
  session: ProverSession,
  condition: Condition,
  smt: SmtCondition,
  named: readonly Term[],
  budget: Budget = DEFAULT_BUDGET,
): Promise<CheckResult> {
  try {
    if (smt.text.length > budget.characters)
      return {
        failed: [],
        unknown: condition.goals.slice(0, 1).map((goal) => ({ goal, reason: 'the condition is too large' })),
        vacuous: [],
        off: new Set(),
        rejected: undefined,
      };
    return await solve(questioned(session, smt, budget), condition, smt, named, budget);
  } catch (error) {
    if (error instanceof Rejected) return { failed: [], unknown: [], vacuous: [], off: new Set(), rejected: error.message };
    throw error;
  }
}

/** Why a counterexample of a method whose candidates were given up is none. */
const EXHAUSTED = 'finding what its loops preserve takes more than the budget; a `loop_invariant` would help';

/** In characters. */
const SMALL_CONDITION = 1_000_000;

async function solve(
  session: Questioned,
  condition: Condition,
  smt: SmtCondition,
  named: readonly Term[],
  budget: Budget,
): Promise<CheckResult> {
  // Where a switch is off that steers, the program is another one, and what is proved of the two is proved of neither.
  const isSimple = !condition.candidates.some(({ steers, isQuestion }) => steers || isQuestion);
  if (!isSimple && smt.whole) {
    const whole = smt.whole();
    if (!whole || whole.text.length > budget.characters) return undecided(condition);
    return solveWhole(questioned(session, whole, budget), condition, whole, named, budget);
  }
  if (!smt.whole && (smt.text.length < SMALL_CONDITION || !isSimple)) return solveWhole(session, condition, smt, named, budget);
  const byParts = await solvedByParts(session, condition, smt, named, budget, decide);
  const whole = byParts.isFinal ? undefined : smt.whole ? smt.whole() : smt;
  if (!whole || whole.text.length > budget.characters) {
    const isAsked = !byParts.isFinal && (budget.asksForContradictions ?? true);
    return isAsked ? { ...byParts.result, vacuous: [...byParts.result.vacuous, ...(await byParts.dead())] } : byParts.result;
  }
  return solveWhole(questioned(session, whole, budget), { ...condition, goals: byParts.left }, whole, named, budget);
}

/** Nothing is proved of a condition that only the whole would decide, and that is too long. */
function undecided({ goals, candidates }: Condition): CheckResult {
  const unknown = goals.map((goal) => ({ goal, reason: TOO_LONG }));
  return { failed: [], unknown, vacuous: [], off: new Set(candidates.map((one) => one.switch.name)), rejected: undefined };
}

async function solveWhole(
  session: Questioned,
  condition: Condition,
  smt: SmtCondition,
  named: readonly Term[],
  budget: Budget,
): Promise<CheckResult> {
  const failed: Counterexample[] = [];
  const unknown: { goal: Goal; reason: string }[] = [];
  const vacuous: ReachGoal[] = [];

  // What comes after the candidates helps to decide them where it is small, and is in the way where it is not.
  const isSmall = smt.text.length < SMALL_CONDITION;
  const asksForContradictions = budget.asksForContradictions ?? true;
  await evaluate(session, `${OPTIONS}${smt.hasQuantifiers ? QUANTIFIER_OPTIONS : ''}${isSmall ? smt.text : smt.parts[0]}`);
  const pruned = await pruneCandidates(session, condition, budget);
  await evaluate(session, `${isSmall ? '' : smt.parts[1]}${pruned.assertions}`);

  const entry = condition.reaches.filter(
    (reach) => asksForContradictions && reach.point.precededBy === undefined && reach.point.message !== '',
  );
  for (const reach of entry) if (await isUnreachable(session, [reach], budget.alone)) vacuous.push(reach);

  await decide(session, condition.goals, named, budget, failed, unknown);
  // Which of several the prover happens to find first must not decide which of them is reported.
  const order = new Map(condition.goals.map((goal, index) => [goal, index]));
  failed.sort((left, right) => order.get(left.goal)! - order.get(right.goal)!);
  // Without the candidates that nobody had the time to decide, a counterexample shows nothing.
  if (pruned.isExhausted) unknown.push(...failed.splice(0).map(({ goal }) => ({ goal, reason: EXHAUSTED })));
  if (asksForContradictions && failed.length + unknown.length + vacuous.length === 0)
    vacuous.push(...(await unreachable(session, condition, smt.hasQuantifiers ? budget.alone / 50 : budget.alone / 15)));
  return { failed, unknown, vacuous, off: pruned.off, rejected: undefined };
}

/** Which of the goals fail, and which are given up on. */
async function decide(
  session: Questioned,
  goals: readonly Goal[],
  named: readonly Term[],
  budget: Budget,
  failed: Counterexample[],
  unknown: { goal: Goal; reason: string }[],
): Promise<void> {
  let open = goals;
  while (open.length > 0 && failed.length < (budget.failures ?? Infinity)) {
    const answer = await askProver(
      session,
      `(assert (or ${open.map((goal) => quote(goal.atom.name)).join(' ')}))`,
      budget.together,
      () => readCounterexample(session, open, named),
      PERSISTENT,
    );
    if (answer.kind !== 'sat') await evaluate(session, '(pop)');
    if (answer.kind === 'unsat') break;
    if (answer.kind === 'unknown') {
      await checkEach(session, open, named, budget, failed, unknown);
      break;
    }
    await evaluate(session, '(pop)');
    failed.push(answer.model);
    open = open.filter((goal) => goal !== answer.model.goal);
  }
}

/**
 * Whether the points of a group can be reached, in another version of the same condition; undefined: the prover cannot say. Rejects only
 * with ProverFailure.
 */
export async function canReach(
  session: ProverSession,
  condition: Condition,
  smt: SmtCondition,
  group: string,
  budget: Budget = DEFAULT_BUDGET,
): Promise<boolean | undefined> {
  const output = await session.evaluate(`${OPTIONS}${smt.text}`);
  const switches = [...new Set([...condition.candidates.map((candidate) => candidate.switch.name), ...condition.hopeless])];
  const points = condition.reaches.filter((reach) => reach.point.group === group);
  if (complaintIn(output) || points.length === 0) return undefined;
  // Candidates play no part in it.
  await session.evaluate(switches.map((name) => `(assert (not ${quote(name)}))`).join('\n'));
  const answer = (
    await session.evaluate(
      `(set-option :rlimit ${Math.ceil(budget.alone / 5)})\n(assert (or ${points.map((one) => quote(one.atom.name)).join(' ')}))\n(check-sat)`,
    )
  ).trim();
  return answer === 'sat' ? true : answer === 'unsat' ? false : undefined;
}

/**
 * Whether some goal fails; not so where the prover cannot say. `off`: the candidates that are not believed; undefined: to be found out.
 * Rejects only with ProverFailure.
 */
export async function canFail(
  session: ProverSession,
  condition: Condition,
  smt: SmtCondition,
  off: ReadonlySet<string> | undefined,
  budget: Budget,
): Promise<boolean> {
  try {
    await evaluate(session, `${OPTIONS}${smt.text}`);
    const guessed = { ...condition, candidates: off ? [] : condition.candidates };
    const known = condition.candidates.map(({ switch: { name } }) => `(assert ${off?.has(name) ? `(not ${quote(name)})` : quote(name)})`);
    const asked = questioned(session, smt, budget);
    const pruned = await pruneCandidates(asked, guessed, budget);
    if (pruned.isExhausted) return false;
    await evaluate(session, `${off ? known.join('\n') : ''}${pruned.assertions}`);
    return (
      (
        await askProver(
          asked,
          `(assert (or false ${condition.goals.map((goal) => quote(goal.atom.name)).join(' ')}))`,
          budget.together,
          NOTHING,
        )
      ).kind === 'sat'
    );
  } catch (error) {
    if (error instanceof Rejected) return false;
    throw error;
  }
}

/** How many questions about what can be reached one method may take. */
const MAX_REACH_QUESTIONS = 12;

/**
 * The groups of points that nothing reaches although what they stand after is reached. Asked only of methods in which nothing fails: a
 * failure is assumed not to happen after itself. Where the prover would have to find a model of quantified formulas it gets little time:
 * what it cannot decide is not reported. The last points first, since whoever comes there has come by others.
 */
async function unreachable(session: Questioned, condition: Condition, patience: number): Promise<readonly ReachGoal[]> {
  const limit = Math.ceil(patience);
  const groups = new Map<string, ReachGoal[]>();
  for (const reach of condition.reaches) groups.set(reach.point.group, [...(groups.get(reach.point.group) ?? []), reach]);
  const reached = new Set<string>();
  const dead: string[] = [];
  const asked = [...groups].filter(([, members]) => members[0]!.point.precededBy !== undefined).reverse();
  let questions = 0;
  for (const [group, members] of asked) {
    if (reached.has(group) || questions >= MAX_REACH_QUESTIONS) continue;
    const answer = await askProver(session, `(assert (or ${members.map((one) => quote(one.atom.name)).join(' ')}))`, limit, () =>
      values(
        session,
        condition.reaches.map((one) => one.atom),
      ),
    );
    const truth = answer.kind === 'sat' ? answer.model : [];
    await evaluate(session, '(pop)');
    truth.forEach((value, index) => {
      if (value.kind === 'boolean' && value.value) reached.add(condition.reaches[index]!.point.group);
    });
    // The dead are not counted: the one to tell of may stand before any number of others.
    if (answer.kind === 'unsat') dead.push(group);
    else questions++;
  }
  const found: ReachGoal[] = [];
  for (const group of dead) {
    const [first] = groups.get(group)!;
    const standing = groups.get(first!.point.precededBy!) ?? [];
    // The entry was asked about before; where the point before is dead too, that is the one to tell. Where the prover cannot say, as in
    // long methods, it is likely that it is not.
    if (first!.point.precededBy === 'entry' || reached.has(first!.point.precededBy!) || !(await isUnreachable(session, standing, limit)))
      found.push(first!);
  }
  return found;
}

async function isUnreachable(session: Questioned, points: readonly ReachGoal[], limit: number): Promise<boolean> {
  const answer = await askProver(session, `(assert (or false ${points.map((one) => quote(one.atom.name)).join(' ')}))`, limit, NOTHING);
  await evaluate(session, '(pop)');
  return answer.kind === 'unsat';
}

/**
 * Whether some of the goals of a condition hold, asked as often as one likes; every question costs the allowance of the session what it
 * takes undecided. A session in which the condition was not understood answers no. Rejects only with ProverFailure.
 */
export async function goalsOf(
  session: PaidSession,
  condition: Condition,
  smt: SmtCondition,
  budget: Budget,
): Promise<(goals: readonly Goal[]) => Promise<boolean>> {
  const guarded = async (work: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Rejected) return false;
      throw error;
    }
  };
  const isReady =
    smt.text.length <= budget.characters &&
    (await guarded(async () => {
      await evaluate(session, `${OPTIONS}${smt.hasQuantifiers ? QUANTIFIER_OPTIONS : ''}${smt.text}`);
      await evaluate(session, (await pruneCandidates(withCondition(session, smt), condition, budget)).assertions);
      return true;
    }));
  return (goals) =>
    guarded(async () => {
      if (!isReady) return false;
      const answer = await askProver(
        withCondition(session, smt),
        `(assert (or false ${goals.map((goal) => quote(goal.atom.name)).join(' ')}))`,
        budget.together,
        NOTHING,
      );
      await evaluate(session, '(pop)');
      return answer.kind === 'unsat';
    });
}

async function checkEach(
  session: Questioned,
  goals: readonly Goal[],
  named: readonly Term[],
  budget: Budget,
  failed: Counterexample[],
  unknown: { goal: Goal; reason: string }[],
): Promise<void> {
  for (const goal of goals) {
    const answer = await askProver(
      session,
      `(assert ${quote(goal.atom.name)})`,
      budget.alone,
      () => readCounterexample(session, [goal], named),
      PERSISTENT,
    );
    if (answer.kind === 'sat') failed.push(answer.model);
    else if (answer.kind === 'unknown') unknown.push({ goal, reason: answer.message });
    await evaluate(session, '(pop)');
  }
}

async function readCounterexample(session: Questioned, goals: readonly Goal[], named: readonly Term[]): Promise<Counterexample | string> {
  const atoms = await values(
    session,
    goals.map((goal) => goal.atom),
  );
  if (typeof atoms === 'string') return atoms;
  const goal = goals[atoms.findIndex((value) => value.kind === 'boolean' && value.value)];
  if (!goal) return 'the prover found a failing assertion but its model does not say which';
  const nodes = ancestors(goal.node).filter((node) => node.atom !== undefined);
  const truth = await values(
    session,
    nodes.map((node) => node.atom!),
  );
  if (typeof truth === 'string') return truth;
  const onPath = new Set(
    nodes.filter((_, index) => {
      const value = truth[index]!;
      return value.kind === 'boolean' && value.value;
    }),
  );
  const path: PathNode[] = [];
  for (let node: PathNode | undefined = goal.node; node; ) {
    path.unshift(node);
    const parents: readonly PathNode[] = node.parents;
    node = parents.find((parent) => parent.atom === undefined || onPath.has(parent)) ?? undefined;
  }
  const steps = path.flatMap((node) => node.marks);
  const watches = [...steps.flatMap((mark) => mark.watch), ...goal.obligation.watch];
  const terms = watches.flatMap((watch) => (watch.before ? [watch.before, watch.after] : [watch.after]));
  const read = await values(session, [...terms, ...named]);
  if (typeof read === 'string') return read;
  let next = 0;
  const take = (watch: Watch): WatchedValue => {
    const before = watch.before ? read[next++] : undefined;
    return { watch, before, after: read[next++]! };
  };
  const modelSteps = steps.map((mark) => ({ mark, values: mark.watch.map(take) }));
  const watched = goal.obligation.watch.map(take);
  return { goal, steps: modelSteps, watched, named: named.map((term, index) => ({ term, value: read[terms.length + index]! })) };
}

function ancestors(node: PathNode): readonly PathNode[] {
  const seen = new Set<PathNode>();
  const stack = [node];
  while (stack.length > 0) {
    const one = stack.pop()!;
    if (seen.has(one)) continue;
    seen.add(one);
    stack.push(...one.parents);
  }
  return [...seen];
}
