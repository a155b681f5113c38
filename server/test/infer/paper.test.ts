/**
 * LockBit, LockId and LockBitCnt of horn-environment-inference (Fig. 1, 3 and 12), as their transition systems stand there: which
 * predicates are found, and whether the proof is modular. Their error speaks of where both threads stand, which no Java assertion can.
 * Neighbours: `fixtures.test.ts` has the same programs as Java.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { placeName } from '../../src/infer/abstraction';
import { byPredicates } from '../../src/infer/engine-predicates';
import { atMost, constant, equation, plus, variable, ONE, ZERO, type Cube, type Linear } from '../../src/infer/linear';
import { checkPremises } from '../../src/infer/premises';
import { isModular, type Proof } from '../../src/infer/proof';
import { wordsOf } from '../../src/infer/refine';
import type { Place, System, ThreadSystem, Transition } from '../../src/infer/system';
import { createWasmProver } from '../../src/solver/z3-wasm';

const SPAN = { file: 'paper', start: 0, end: 0 };
const prover = createWasmProver();
after(() => prover.dispose());

const lock = variable('lock');
const place = (live: readonly string[] = []): Place => ({ live, span: SPAN, words: '' });
const step = (from: number, to: number, guard: Cube, updates: readonly (readonly [string, Linear])[]): Transition => ({
  from,
  to,
  guard,
  updates: new Map(updates),
  inputs: [],
  steps: [],
});
const take = (from: number, value: number): Transition => step(from, from + 1, [equation(lock, ZERO)], [['lock', constant(value)]]);

function system(
  first: Partial<ThreadSystem>,
  second: Partial<ThreadSystem>,
  error: { readonly at: number; readonly other: number },
): System {
  const thread = (name: string, tid: number, given: Partial<ThreadSystem>): ThreadSystem => ({
    name,
    tid,
    locals: [],
    places: [place(), place()],
    transitions: [],
    wrongs: [],
    ...given,
  });
  const wrong = {
    at: error.at,
    guard: [equation(variable(placeName(1)), constant(error.other))],
    inputs: [],
    steps: [],
    code: 'assertion',
    message: 'both',
    span: SPAN,
  } as const;
  return {
    globals: [{ name: 'lock', sort: 'int', words: 'lock' }],
    initial: [equation(lock, ZERO)],
    objects: [],
    threads: [thread('thread 1', 1, { ...first, wrongs: [wrong] }), thread('thread 2', 2, second)],
  };
}

async function proved(
  given: System,
  isBiased: boolean,
): Promise<{ readonly proof: Proof; readonly states: readonly string[]; readonly steps: readonly string[] }> {
  const outcome = await byPredicates(prover, given, { isBiased });
  assert.equal(outcome.kind, 'safe');
  assert.deepEqual(await checkPremises(prover, given, outcome.proof).then(({ holds, failing }) => ({ holds, failing })), {
    holds: true,
    failing: [],
  });
  const words = (atoms: Iterable<Parameters<typeof wordsOf>[0]>): readonly string[] => [...new Set([...atoms].map(wordsOf))].sort();
  return { proof: outcome.proof, states: words(outcome.predicates.states.flat()), steps: words(outcome.predicates.steps.flat(2)) };
}

const bit = system({ transitions: [take(0, 1)] }, { transitions: [take(0, 1)] }, { at: 1, other: 1 });
const byId = system({ transitions: [take(0, 1)] }, { transitions: [take(0, 2)] }, { at: 1, other: 1 });

test('LockBit: no modular proof; where the other thread stands, and lock = 1 where it is taken', async () => {
  const { proof, states, steps } = await proved(bit, true);
  assert.equal(isModular(bit, proof), false);
  // The paper's solution tells each thread where the other one stands; that one of them knows is enough, and a solution, too.
  assert.ok(states.includes('pc.1 == 0') || states.includes('pc.2 == 0'), states.join(', '));
  assert.ok(states.includes('1 <= lock'), states.join(', '));
  for (const wanted of ['lock <= 0', "1 <= lock'"]) assert.ok(steps.includes(wanted), `${wanted} among ${steps.join(', ')}`);
});

test('LockId: with bias a modular proof, from lock = 1 and lock = 2 and steps from lock = 0', async () => {
  const { proof, states, steps } = await proved(byId, true);
  assert.equal(isModular(byId, proof), true);
  assert.ok(
    states.every((one) => !one.includes('pc.')),
    states.join(', '),
  );
  assert.ok(states.includes('lock <= 1') && states.includes('2 <= lock'), states.join(', '));
  assert.ok(steps.includes('lock <= 0'), steps.join(', '));
});

test('LockId: without bias, too, since the data alone contradict one another and are asked first', async () => {
  const { states } = await proved(byId, false);
  assert.ok(states.includes('2 <= lock') && states.every((one) => !one.includes('pc.')), states.join(', '));
});

test('LockBitCnt: with bias nothing is told of the counter that one thread keeps for itself', async () => {
  const count = variable('cnt');
  const counted = { live: ['cnt'], span: SPAN, words: '' };
  const given = system(
    {
      locals: [{ name: 'cnt', sort: 'int', words: 'cnt' }],
      places: [counted, counted, counted],
      transitions: [
        step(0, 1, [atMost(ONE, plus(count, ONE))], [['cnt', plus(count, ONE)]]),
        step(
          1,
          2,
          [equation(lock, ZERO)],
          [
            ['lock', ONE],
            ['cnt', count],
          ],
        ),
      ],
    },
    { transitions: [take(0, 1)] },
    { at: 2, other: 1 },
  );
  const zero = { ...given, initial: [...given.initial, equation(count, ZERO)] };
  const { steps } = await proved(zero, true);
  assert.ok(
    steps.every((one) => !one.includes('cnt')),
    steps.join(', '),
  );
});

test('a proof with a hole is refused, at the premise that it breaks', async () => {
  const { proof } = await proved(byId, true);
  const weakened: Proof = { ...proof, reached: proof.reached.map((places, thread) => (thread === 0 ? places.map(() => [[]]) : places)) };
  assert.ok((await checkPremises(prover, byId, weakened)).failing.some((one) => one.startsWith('CS')));
  const blind: Proof = { ...proof, environment: proof.environment.map(() => ({ kind: 'cubes', cubes: [] })) };
  assert.ok((await checkPremises(prover, byId, blind)).failing.some((one) => one.startsWith('CS4')));
  const unstarted: Proof = { ...proof, reached: proof.reached.map((places) => places.map((cubes, at) => (at === 0 ? [] : cubes))) };
  assert.ok((await checkPremises(prover, byId, unstarted)).failing.some((one) => one.startsWith('CS1')));
});
