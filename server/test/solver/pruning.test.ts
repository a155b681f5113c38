/** Guesses for which the budget does not suffice: none of them is believed, and what fails without them is not refuted. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Obligation, Sequential } from '../../src/sequential/logic/ir';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import { apply, equal, implies, number, symbol, type Term } from '../../src/sequential/logic/terms';
import { checkCondition, type CheckResult } from '../../src/solver/check';
import { DEFAULT_BUDGET, type Budget } from '../../src/solver/budget';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { passify } from '../../src/vc/passify';
import { smtOf } from '../../src/vc/smt';

const prover = createWasmProver({ workers: 1 });
after(() => prover.dispose());

const hierarchy = hierarchyOf({ classes: [], fields: [], procedures: [], envAssumptions: [], invariants: [], axioms: [] });
const x = symbol('x', 'Int');
const obligation: Obligation = {
  code: 'assertion',
  message: 'm',
  span: { file: 'T.java', start: 0, end: 1 },
  related: [],
  within: [],
  group: '',
  isObservation: false,
  watch: [],
};

function cube(of: Term): Term {
  return apply('*', [of, apply('*', [of, of], 'Int')], 'Int');
}

/** Nobody knows three cubes for `sum`, and the prover does not find out that there are none. */
function hard(sum: number, name: string): Term {
  const [a, b, c] = ['a', 'b', 'c'].map((one) => symbol(`${name} ${one}`, 'Int'));
  return apply('not', [equal(apply('+', [cube(a!), apply('+', [cube(b!), cube(c!)], 'Int')], 'Int'), number(sum))], 'Bool');
}

/** Two guesses, each assumed to say that `x` is 1 where it is believed; and `x` is 1. */
async function checked(pruned: readonly Term[], budget: Budget): Promise<CheckResult> {
  const switches = pruned.map((_, index) => symbol(`candidate ${index + 1} holds`, 'Bool'));
  const parts: Sequential[] = [
    ...pruned.map((condition, index): Sequential => ({ kind: 'candidate', condition, switch: switches[index]! })),
    ...switches.map((one): Sequential => ({ kind: 'assume', fact: { kind: 'term', term: implies(one, equal(x, number(1))) } })),
    { kind: 'assert', condition: equal(x, number(1)), obligation },
  ];
  const condition = passify({ name: 'test', background: [], parameters: new Set(), body: { kind: 'seq', parts } });
  const session = await prover.open();
  try {
    return await checkCondition(session, condition, smtOf(condition, hierarchy), [], budget);
  } finally {
    session.close();
  }
}

test('a guess that is proved is believed', async () => {
  const result = await checked([apply('>=', [cube(apply('*', [x, x], 'Int')), number(0)], 'Bool'), equal(x, x)], DEFAULT_BUDGET);
  assert.deepEqual([result.failed.length, result.unknown.length, result.rejected], [0, 0, undefined]);
});

test('guesses that use the budget up are given up', async () => {
  // The first question takes more than half of it.
  const result = await checked([hard(114, 'first'), hard(390, 'second')], { ...DEFAULT_BUDGET, alone: 20_000, total: 30_000 });
  assert.equal(result.failed.length, 0);
  assert.deepEqual(
    result.unknown.map((one) => one.goal.obligation.message),
    ['m'],
  );
  assert.match(result.unknown[0]!.reason, /takes more than the budget/);
});
