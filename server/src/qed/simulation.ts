/**
 * Simulation of gated actions (QED, section 4.3): `I |- lhs <= rhs`, for compositions of actions of one or two threads.
 *
 *   1. I and the gate of rhs imply the gate of lhs;
 *   2. I and the gate of rhs and the transition of lhs imply the transition of rhs.
 *
 * The choices of rhs are existential in its transition and universal in its gate. Both are first instantiated: with the choice that lhs
 * makes at the same operation, with the value that the place has in the end of lhs, with its value before, and with null. Fewer instances
 * of the gate are assumed, and each instance of the transition is one, so what is proved holds. Only if that fails are they quantified.
 * Neighbours: `execute.ts` makes executions; `movers.ts` and `rules.ts` ask.
 */
import type { Assertion } from '../plato/ir';
import {
  TRUE,
  and,
  apply,
  equal,
  implies,
  isFalse,
  number,
  or,
  quantified,
  sameTerm,
  substitute,
  symbol,
  type Term,
} from '../sequential/logic/terms';
import { lengthOf } from '../sequential/logic/translate';
import { NotAnAction, execute, guardOf, type Choice, type Execution, type GateClaim, type Part, type Point, type World } from './execute';
import { instancesOf, type Rows } from './witnesses';
import { factsFor, type Between, type Invariant } from './facts';
import type { Answer, Asker, Case, Claim } from './query';

/** Which side condition failed. */
export type Broken =
  /** Where rhs does not go wrong, lhs may: at this assertion. */
  | { readonly kind: 'gate'; readonly assertion: Assertion; readonly part: number }
  /** Where rhs does not go wrong, lhs may come to a state to which rhs does not come. */
  | { readonly kind: 'transition' };

export type Verdict =
  | { readonly kind: 'holds' }
  | { readonly kind: 'fails' | 'unknown'; readonly broken: Broken | undefined; readonly reason: string };

/** `known`: facts about the threads. Rejects only with ProverFailure. */
export async function simulates(
  world: World,
  asker: Asker,
  invariants: readonly Invariant[],
  known: readonly Term[],
  lhs: readonly Part[],
  rhs: readonly Part[],
): Promise<Verdict> {
  try {
    const [left, right] = [execute(world, lhs, ''), execute(world, rhs, "'")];
    const between = [...statesBetween(left, undefined), ...statesBetween(right, left)];
    const first = await decide(world, asker, invariants, known, cases(world, lhs, rhs, left, right, false), between);
    if (first.kind === 'holds' || !right.ends.some((end) => end.choices.length > 0)) return verdictOf(first);
    const second = await decide(world, asker, invariants, known, cases(world, lhs, rhs, left, right, true), between);
    return second.kind === 'holds' ? { kind: 'holds' } : verdictOf(first);
  } catch (error) {
    if (error instanceof NotAnAction) return { kind: 'unknown', broken: undefined, reason: error.message };
    throw error;
  }
}

function verdictOf(answer: Answer<Broken>): Verdict {
  if (answer.kind === 'holds') return answer;
  if (answer.kind === 'fails') return { kind: 'fails', broken: answer.meaning, reason: '' };
  return { kind: 'unknown', broken: answer.meaning, reason: answer.reason };
}

async function decide(
  world: World,
  asker: Asker,
  invariants: readonly Invariant[],
  known: readonly Term[],
  made: readonly Case<Broken>[],
  between: readonly Between[],
): Promise<Answer<Broken>> {
  const terms = made.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
  return asker.ask(world, { facts: factsFor(world, invariants, known, terms, between), cases: made });
}

/**
 * The states between two parts. Every action keeps the invariant unless it goes wrong, so it holds there if the gates before do. For rhs
 * (`left` given) they are looked at where it chooses as lhs does; that its gates hold is assumed anyway.
 */
function statesBetween(run: Execution, left: Execution | undefined): readonly Between[] {
  return run.between.flatMap(({ part, point }): Between[] => {
    const gates = left ? [] : run.gates.filter((gate) => gate.part <= part).map((gate) => implies(guardOf(gate.guard), gate.claim));
    const condition = and(guardOf(point.guard), ...gates);
    if (isFalse(condition)) return [];
    if (!left) return [{ condition, point }];
    const [same] = instancesOf(point.choices, point.guard, left, undefined, new Map());
    const stores = new Map([...point.stores].map(([name, term]) => [name, substitute(term, same!)]));
    return [{ condition: substitute(condition, same!), point: { ...point, stores } }];
  });
}

/** One case that asks for the gate, and one for every end of lhs. */
function cases(
  world: World,
  lhs: readonly Part[],
  rhs: readonly Part[],
  left: Execution,
  right: Execution,
  quantify: boolean,
): readonly Case<Broken>[] {
  const rows: Rows = new Map();
  const assumedGates = [
    ...freshObjects(left),
    ...left.gates
      .filter((gate) => lhs[gate.part]!.gate === 'assumed' && gate.part === 0)
      .map((gate) => implies(guardOf(gate.guard), gate.claim)),
  ];
  const gates = right.gates.filter((gate) => rhs[gate.part]!.gate === 'asserted');
  const whole = quantify
    ? gates
        .filter((gate) => gate.choices.length > 0)
        .map((gate) =>
          quantified(
            'forall',
            gate.choices.map((one) => one.symbol),
            implies(guardOf(gate.guard), gate.claim),
          ),
        )
    : [];
  const instances = (end: Point | undefined): readonly Term[] => [
    ...whole,
    ...gates.flatMap((gate) =>
      instancesOf(gate.choices, gate.guard, left, end, rows).map((instance) =>
        implies(substitute(guardOf(gate.guard), instance), substitute(gate.claim, instance)),
      ),
    ),
  ];
  const own = left.gates.filter((gate) => lhs[gate.part]!.gate === 'asserted');
  const claims = own.map(
    (gate): Claim<Broken> => ({
      claim: implies(guardOf(gate.guard), gate.claim),
      meaning: { kind: 'gate', assertion: gate.assertion, part: gate.part },
    }),
  );
  const made: readonly Case<Broken>[] = [
    { assumed: [...assumedGates, ...instances(undefined)], claims },
    ...left.ends.flatMap((end): Case<Broken>[] => {
      const guard = guardOf(end.guard);
      if (isFalse(guard)) return [];
      const reached = right.ends
        .filter((one) => sameOutcomes(lhs, rhs, end, one))
        .flatMap((one) => transition(world, rhs, right, left, end, one, quantify, rows));
      // What lhs claims on its way has been asked in the first case.
      const passed = own.map((gate) => implies(guardOf(gate.guard), gate.claim));
      return [
        {
          assumed: [...assumedGates, ...instances(end), ...passed, guard],
          claims: [{ claim: or(...reached), meaning: { kind: 'transition' } }],
        },
      ];
    }),
  ];
  return made.map((one) => ({ ...one, assumed: [...[...rows.values()].map(({ described }) => described), ...one.assumed] }));
}

/** New objects of lhs were not there at first; making one never waits, so whether lhs comes to making it or not, there is one such. */
export function freshObjects(left: Execution): readonly Term[] {
  const found = new Map<string, Choice[]>();
  for (const choice of [...left.ends, ...left.gates].flatMap((one) => one.choices))
    if (choice.fresh) found.set(choice.symbol.name, [...(found.get(choice.symbol.name) ?? []), choice]);
  return [...found.values()].map(([first, ...others]) => {
    const { at, length } = first!.fresh!;
    const isOneLength =
      length !== undefined && others.every((one) => one.fresh!.length !== undefined && sameTerm(one.fresh!.length, length));
    return and(at, isOneLength ? implies(apply('<=', [number(0), length], 'Bool'), equal(lengthOf(first!.symbol), length)) : TRUE);
  });
}

/** Each thread leaves to the same place in both. */
function sameOutcomes(lhs: readonly Part[], rhs: readonly Part[], left: Point, right: Point): boolean {
  const last = (parts: readonly Part[], point: Point, thread: string): string | undefined =>
    parts.reduce<string | undefined>(
      (found, part, index) => (part.thread === thread ? (point.outcomes[index] ?? found) : found),
      undefined,
    );
  return ['t', 'u'].every((thread) => last(lhs, left, thread) === last(rhs, right, thread));
}

/** The disjuncts that say: the end of lhs is this end of rhs. */
function transition(
  world: World,
  rhs: readonly Part[],
  right: Execution,
  left: Execution,
  end: Point,
  reached: Point,
  quantify: boolean,
  rows: Rows,
): readonly Term[] {
  const stores = new Set([...end.stores.keys(), ...reached.stores.keys()]);
  const live = new Set(rhs.flatMap(({ thread, live: names }) => [...names].map((name) => `${thread} ${name}`)));
  const initial = (name: string): Term => (name === '$visible' ? symbol(name, { key: 'Ref', value: 'Int' }) : world.stores.symbol(name));
  const same = [
    ...[...stores].map((name) => equal(end.stores.get(name) ?? initial(name), reached.stores.get(name) ?? initial(name))),
    ...[...end.locals.keys()].filter((name) => live.has(name)).map((name) => equal(end.locals.get(name)!, reached.locals.get(name)!)),
  ];
  const body = and(guardOf(reached.guard), ...same);
  const gates = gatesOfAssumed(rhs, right, reached);
  const place = `${left.ends.indexOf(end)} ${right.ends.indexOf(reached)}`;
  const found = instancesOf(reached.choices, reached.guard, left, end, rows).map((instance, index) =>
    substitute(and(body, ...wholeGate(gates, `${place} ${index}`)), instance),
  );
  if (quantify && reached.choices.length > 0)
    found.push(
      quantified(
        'exists',
        reached.choices.map((one) => one.symbol),
        and(body, ...wholeGate(gates, undefined)),
      ),
    );
  return found;
}

/** The gates of the last part, if that is looked at as `true . (gate and transition)`, where this end of rhs began it. */
function gatesOfAssumed(rhs: readonly Part[], right: Execution, reached: Point): readonly GateClaim[] {
  const index = rhs.findIndex((part) => part.gate === 'assumed');
  if (index < 0) return [];
  if (index !== rhs.length - 1) throw new NotAnAction('a part whose gate is assumed stands in the middle');
  return right.gates.filter((gate) => gate.part === index && gate.start.id === reached.start.id);
}

/**
 * A part that is looked at as `true . (gate and transition)` steps only where its whole gate holds: on all of its paths, for all of its
 * choices. Here that is to be shown: `name` undefined, it is quantified; else its choices are new constants, others in each disjunct.
 */
function wholeGate(gates: readonly GateClaim[], name: string | undefined): readonly Term[] {
  return gates.map((gate) => {
    const own = gate.choices.slice(gate.start.choices).map((one) => one.symbol);
    const claim = implies(guardOf(gate.guard.slice(gate.start.guard)), gate.claim);
    const bound = own.map((one) => symbol(`${one.name} ${name ?? 'any'}`, one.sort, one.className));
    const renamed = substitute(claim, new Map(own.map((one, index) => [one.name, bound[index]!])));
    return name === undefined ? quantified('forall', bound, renamed) : renamed;
  });
}
