/**
 * Which scenarios a mutant is run in: those that may come to what is changed, small ones first, of each size some, and near callers before
 * far ones.
 * Neighbours: `compare.ts` explores them; `concern.ts` says what is changed.
 */
import { isOwnStep, type Scenario } from '#server/oracle/scenario';
import { scenarios, usable } from '#server/oracle/scenarios';
import type { Program } from '#server/plato/ir';
import { isConcerned, type Concern } from './concern';

/** Made, of all methods and for each of the nearest that come to the change; taken in all, and of one size. */
const MADE = 60;
const MADE_FOR_ONE = 40;
const NEAREST = 6;
const TAKEN = 40;
const OF_ONE_SIZE = 14;

export function chosen(program: Program, concern: Concern): readonly Scenario[] {
  const found = new Map<string, Scenario>();
  const add = (list: readonly Scenario[]): void => {
    for (const one of list) if (isConcerned(concern, one)) found.set(JSON.stringify(one), one);
  };
  add(scenarios(program, { most: MADE }));
  if (!concern.everybody) {
    const callable = program.procedures.filter(
      (one) => concern.distance.has(one.id) && one.isChecked && !one.isTrusted && one.body !== undefined && usable(one),
    );
    const nearest = callable.sort((left, right) => concern.distance.get(left.id)! - concern.distance.get(right.id)!).slice(0, NEAREST);
    for (const one of nearest) add(scenarios(program, { most: MADE_FOR_ONE, method: one.id }));
  }
  const sizes = new Map<number, number>();
  const ordered = [...found.values()].map((scenario, at) => ({ scenario, at, size: sizeOf(scenario), far: distanceOf(concern, scenario) }));
  ordered.sort((left, right) => left.size - right.size || left.far - right.far || left.at - right.at);
  return ordered
    .filter(({ size }) => {
      const count = sizes.get(size) ?? 0;
      sizes.set(size, count + 1);
      return count < OF_ONE_SIZE;
    })
    .slice(0, TAKEN)
    .map(({ scenario }) => scenario);
}

/** Calls, and steps of the client's own, which leave more open than most calls. */
function sizeOf({ threads }: Scenario): number {
  return threads.flat().reduce((sum, call) => sum + (isOwnStep(call) ? 2 : 1), 0);
}

function distanceOf({ distance }: Concern, { setup, threads }: Scenario): number {
  return Math.min(...[...setup, ...threads.flat()].map(({ procedure }) => distance.get(procedure) ?? Number.MAX_SAFE_INTEGER));
}
