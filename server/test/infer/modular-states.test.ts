/**
 * A modular proof out of states where single threads never come to an end: two threads take one off a counter, each once, and for each the
 * other one may do so again and again.
 * Neighbours: `engine-states.ts`; `fixtures.test.ts` has `Qrcu.java`, which is why.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { mayHold, modularProof, partsOf, rangeOf } from '../../src/infer/engine-states';
import { atMost, constant, equation, minus, plus, times, variable, ONE, type Linear } from '../../src/infer/linear';
import { checkPremises } from '../../src/infer/premises';
import { isDetermined, type Concrete } from '../../src/infer/states';
import type { System, ThreadSystem } from '../../src/infer/system';
import { createWasmProver } from '../../src/solver/z3-wasm';

const SPAN = { file: 'counter', start: 0, end: 0 };
const count = variable('count');
const prover = createWasmProver();
after(() => prover.dispose());

/** Both take one off; at its end the first goes wrong where `bad` is at most 0. */
function counter(bad: Linear): System {
  const thread = (name: string, tid: number, wrongs: ThreadSystem['wrongs']): ThreadSystem => ({
    name,
    tid,
    locals: [],
    places: [0, 1].map(() => ({ live: [], span: SPAN, words: '' })),
    transitions: [{ from: 0, to: 1, guard: [], updates: new Map([['count', minus(count, ONE)]]), inputs: [], steps: [] }],
    wrongs,
  });
  const wrong = { at: 1, guard: [atMost(bad, constant(0))], inputs: [], steps: [], code: 'assertion', message: '', span: SPAN } as const;
  return {
    globals: [{ name: 'count', sort: 'int', words: 'count' }],
    initial: [equation(count, constant(2))],
    objects: [],
    threads: [thread('thread 1', 1, [wrong]), thread('thread 2', 2, [])],
  };
}

const STATES: readonly Concrete[] = [
  { places: [0, 0], values: new Map([['count', 2]]) },
  { places: [1, 0], values: new Map([['count', 1]]) },
  { places: [0, 1], values: new Map([['count', 1]]) },
  { places: [1, 1], values: new Map([['count', 0]]) },
];

test('what falls without end is one state, and the proof holds', async () => {
  const system = counter(minus(constant(2), count));
  const { proof } = modularProof(system, STATES);
  assert.ok(proof);
  assert.equal((await checkPremises(prover, system, proof)).holds, true);
});

test('there is no modular proof that the counter stays above', () => {
  assert.deepEqual(modularProof(counter(plus(count, ONE)), STATES), { isImpossible: true });
});

test('ranges', () => {
  const from = new Map([
    ['count', { low: -Infinity, high: -1 }],
    ['other', { low: 3, high: 3 }],
  ]);
  const other = variable('other');
  assert.deepEqual(rangeOf(plus(count, other), from), { low: -Infinity, high: 2 });
  assert.deepEqual(rangeOf(minus(other, count), from), { low: 4, high: Infinity });
  assert.equal(mayHold([equation(count, constant(-7))], from), true);
  assert.equal(mayHold([equation(count, constant(0))], from), false);
  assert.equal(mayHold([atMost(other, constant(2))], from), false);
  assert.deepEqual(partsOf({ low: -Infinity, high: 1 }, { low: 0, high: 2 }), [
    { low: -Infinity, high: -1 },
    { low: 0, high: 0 },
    { low: 1, high: 1 },
  ]);
  assert.deepEqual(partsOf({ low: 5, high: 5 }, { low: 0, high: 2 }), [{ low: 3, high: Infinity }]);
});

test('a quotient has one value, where its rest is between bounds', () => {
  const [x, q] = [variable('x'), variable('q')];
  const rest = minus(x, times(q, 4));
  const guard = [atMost(constant(0), rest), atMost(rest, constant(3))];
  assert.equal(isDetermined('q', { guard, inputs: ['q'] }), true);
  assert.equal(isDetermined('q', { guard: [guard[0]!, atMost(rest, constant(4))], inputs: ['q'] }), false);
  assert.equal(isDetermined('q', { guard: guard.slice(1), inputs: ['q'] }), false);
  assert.equal(isDetermined('q', { guard, inputs: ['q', 'x'] }), false);
});
