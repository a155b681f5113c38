/**
 * What the prover could not decide: one message where it is much, and one of its own for each place that a `nowarn` forgives, so that
 * nothing else is forgiven with it.
 * Neighbours: `explain/explain.ts`, `verify/nowarn.ts`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '../../src/explain/explain';
import type { Sequential } from '../../src/sequential/logic/ir';
import { equal, number, symbol } from '../../src/sequential/logic/terms';
import type { CheckResult } from '../../src/solver/check';
import { passify } from '../../src/vc/passify';

const n = symbol('n', 'Int');

const asserted = (at: number): Sequential => ({
  kind: 'assert',
  condition: equal(n, number(at)),
  obligation: {
    code: 'assertion',
    message: `claim ${at}`,
    span: { file: 'T.java', start: 10 * at, end: 10 * at + 1 },
    related: [],
    within: [],
    group: '',
    isObservation: false,
    watch: [],
  },
});

function undecided(count: number): CheckResult {
  const parts = Array.from({ length: count }, (_, index) => asserted(index));
  const { goals } = passify({ name: 'test', background: [], parameters: new Set(['n']), body: { kind: 'seq', parts } });
  return { failed: [], unknown: goals.map((goal) => ({ goal, reason: '' })), vacuous: [], off: new Set(), rejected: undefined };
}

const starts = (result: CheckResult, isForgiven: (start: number) => boolean): readonly number[] =>
  explain(result, [], ({ span }) => isForgiven(span.start)).map((one) => one.span.start);

test('little is told place by place, much at the first place only', () => {
  assert.deepEqual(
    starts(undecided(3), () => false),
    [0, 10, 20],
  );
  assert.deepEqual(
    starts(undecided(8), () => false),
    [0],
  );
  assert.match(explain(undecided(8), [], () => false)[0]!.message, /7 other things that have to hold/);
});

test('what is forgiven stands for nothing else', () => {
  assert.deepEqual(
    starts(undecided(8), (start) => start === 0),
    [0, 10],
  );
  assert.match(explain(undecided(8), [], ({ span }) => span.start === 0)[1]!.message, /6 other things/);
});
