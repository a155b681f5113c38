/**
 * Whether two programs end in the same stores with the same results, call by call: arguments that are left open are tried one by one, since
 * otherwise what one program does for one argument could be what the other does for another.
 * Why only calls: a client's own steps (`$prepare`) leave open what they write.
 * Neighbours: `compare.ts` asks, after both were explored; `server/src/oracle` explores.
 */
import { explore, type Bounds } from '#server/oracle/explore';
import type { ClientCall, ClientValue, Scenario } from '#server/oracle/scenario';
import type { Program } from '#server/plato/ir';

export type Sameness = 'same' | 'other' | 'unknown';

const INTEGERS: readonly (readonly number[])[] = [[0, 1, 2, -1], [0, 1, 2], [1, 2], [1]];
/** Of one scenario. */
const MOST_CHOICES = 27;
const MOST_SCENARIOS = 10;
const MOST_STATES = 12_000;

/** `unknown`: not explored to the end, or nothing that could be compared. */
export function sameStores(left: Program, right: Program, all: readonly Scenario[], limits: Omit<Bounds, 'ints'>): Sameness {
  const plain = all.filter((one) => one.threads.flat().every(({ procedure }) => !procedure.startsWith('$'))).slice(0, MOST_SCENARIOS);
  let [states, compared] = [0, 0];
  for (const scenario of plain) {
    const choices = INTEGERS.map((ints) => choicesOf(right, scenario, ints)).find((found) => found !== undefined);
    for (const choice of choices ?? []) {
      if (states > MOST_STATES) return compared > 0 ? 'same' : 'unknown';
      const [first, second] = [explore(left, choice, { ...limits, ints: [0, 1] }), explore(right, choice, { ...limits, ints: [0, 1] })];
      if (first.kind !== 'fine' || second.kind !== 'fine' || !first.complete || !second.complete) continue;
      states += first.states + second.states;
      if (first.finals.join('\n') !== second.finals.join('\n')) return 'other';
      compared++;
    }
  }
  return compared > 0 ? 'same' : 'unknown';
}

/** The scenario with every combination of arguments; undefined where there are too many, or where it is not known what could be passed. */
function choicesOf(program: Program, scenario: Scenario, ints: readonly number[]): readonly Scenario[] | undefined {
  let lists: readonly (readonly (readonly ClientCall[])[])[] = [[]];
  for (const thread of scenario.threads) {
    let calls: readonly (readonly ClientCall[])[] = [[]];
    for (const call of thread) {
      const ways = waysOf(program, scenario, call, ints);
      if (!ways) return undefined;
      calls = calls.flatMap((before) => ways.map((way) => [...before, way]));
      if (calls.length > MOST_CHOICES) return undefined;
    }
    lists = lists.flatMap((before) => calls.map((one) => [...before, one]));
    if (lists.length > MOST_CHOICES) return undefined;
  }
  return lists.map((threads) => ({ setup: scenario.setup, threads }));
}

function waysOf(program: Program, scenario: Scenario, call: ClientCall, ints: readonly number[]): readonly ClientCall[] | undefined {
  const procedure = program.procedures.find(({ id }) => id === call.procedure);
  if (!procedure) return undefined;
  const params = procedure.params.slice(procedure.params.length - call.args.length);
  let ways: readonly (readonly ClientValue[])[] = [[]];
  for (const [index, arg] of call.args.entries()) {
    const values = arg === 'any' ? valuesOf(program, scenario, params[index]!.type, ints) : [arg];
    if (!values) return undefined;
    ways = ways.flatMap((before) => values.map((value) => [...before, value]));
    if (ways.length > MOST_CHOICES) return undefined;
  }
  return ways.map((args) => ({ ...call, args }));
}

function valuesOf(
  program: Program,
  { setup }: Scenario,
  type: Program['procedures'][number]['params'][number]['type'],
  ints: readonly number[],
): readonly ClientValue[] | undefined {
  if (type.kind === 'int') return ints;
  if (type.kind === 'bool') return [false, true];
  if (type.kind !== 'ref') return undefined;
  const { className } = type;
  const objects = setup.flatMap(({ procedure }, object) =>
    program.procedures.find(({ id }) => id === procedure)?.owner === className ? [{ object }] : [],
  );
  return objects.length > 0 ? [null, ...objects] : undefined;
}
