/**
 * Whether an action can always step where its gate holds: `I and gate ==> exists post. transition`.
 *
 * Why: putting `alpha ; beta` together because beta is a left mover takes away the executions that end between the two. While beta waits
 * for ever, others see what alpha has done: postconditions of their methods, and invariants, speak of that. A thread that can always step
 * may be thought of as having stepped.
 * Neighbours: `movers.ts` asks; `simulation.ts` compares actions, `witnesses.ts` has values to try for what the action chooses.
 * docs/soundness/qed.md#left-movers-never-wait
 */
import { and, equal, implies, isFalse, not, or, quantified, substitute, symbol, type Term } from '../sequential/logic/terms';
import { NotAnAction, execute, guardOf, type Execution, type Part, type Point, type World } from './execute';
import { factsFor, type Invariant } from './facts';
import type { Answer, Asker } from './query';
import { freshObjects, type Verdict } from './simulation';
import { instancesOf, type Rows } from './witnesses';

/** `known`: facts about the thread. Rejects only with ProverFailure. */
export async function alwaysSteps(
  world: World,
  asker: Asker,
  invariants: readonly Invariant[],
  known: readonly Term[],
  part: Part,
): Promise<Verdict> {
  try {
    const run = execute(world, [part], "'");
    const objects = madeIn(execute(world, [part], ''));
    const first = await decide(world, asker, invariants, known, run, objects, false);
    if (first.kind === 'holds' || !run.ends.some((end) => end.choices.length > 0)) return verdictOf(first);
    const second = await decide(world, asker, invariants, known, run, objects, true);
    return second.kind === 'holds' ? { kind: 'holds' } : verdictOf(first);
  } catch (error) {
    if (error instanceof NotAnAction) return { kind: 'unknown', broken: undefined, reason: error.message };
    throw error;
  }
}

function verdictOf(answer: Answer<undefined>): Verdict {
  if (answer.kind === 'holds') return answer;
  return { kind: answer.kind, broken: undefined, reason: answer.kind === 'unknown' ? answer.reason : '' };
}

/** Of what the action chooses, the new objects alone: there is always another one. */
function madeIn(run: Execution): Execution {
  const only = <With extends Pick<Point, 'choices'>>(one: With): With => ({
    ...one,
    choices: one.choices.filter((choice) => choice.fresh),
  });
  return { ...run, ends: run.ends.map(only), gates: run.gates.map(only) };
}

async function decide(
  world: World,
  asker: Asker,
  invariants: readonly Invariant[],
  known: readonly Term[],
  run: Execution,
  objects: Execution,
  quantify: boolean,
): Promise<Answer<undefined>> {
  const rows: Rows = new Map();
  const gates = run.gates.flatMap((gate) => [
    ...instancesOf(gate.choices, gate.guard, objects, undefined, rows).map((instance) =>
      implies(substitute(guardOf(gate.guard), instance), substitute(gate.claim, instance)),
    ),
    ...(quantify && gate.choices.length > 0
      ? [
          quantified(
            'forall',
            gate.choices.map((one) => one.symbol),
            implies(guardOf(gate.guard), gate.claim),
          ),
        ]
      : []),
  ]);
  const steps = run.ends
    .filter((end) => !isFalse(guardOf(end.guard)))
    .flatMap((end) => [
      ...instancesOf(end.choices, end.guard, objects, undefined, rows).map((instance) => substitute(guardOf(end.guard), instance)),
      ...(quantify && end.choices.length > 0
        ? [
            quantified(
              'exists',
              end.choices.map((one) => one.symbol),
              guardOf(end.guard),
            ),
          ]
        : []),
    ]);
  const assumed = [...freshObjects(objects), ...differentObjects(objects), ...[...rows.values()].map((one) => one.described), ...gates];
  const claim = or(...steps);
  const facts = factsFor(world, invariants, known, [...assumed, claim]);
  return asker.ask(world, { facts, cases: [{ assumed, claims: [{ claim, meaning: undefined }] }] });
}

/** Several new objects are none of each other. */
function differentObjects(objects: Execution): readonly Term[] {
  const made = [...objects.ends, ...objects.gates].flatMap((one) => one.choices.map((choice) => choice.symbol));
  const names = [...new Map(made.map((one) => [one.name, one])).values()].map((one) => symbol(one.name, one.sort, one.className));
  return names.map((one, index) => and(...names.slice(index + 1).map((other) => not(equal(one, other)))));
}
