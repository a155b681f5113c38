/**
 * Goals asked by parts of a condition: what is proved of a part is proved, what fails in it is asked with more, and what fails with all of
 * it fails.
 * Neighbours: `solver/parts.ts`, `vc/focus.ts`.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Obligation, Sequential } from '../../src/sequential/logic/ir';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import { NULL, and, apply, equal, implies, not, number, or, select, symbol, type Term } from '../../src/sequential/logic/terms';
import { DEFAULT_BUDGET } from '../../src/solver/budget';
import { checkCondition, type CheckResult } from '../../src/solver/check';
import type { ProverSession } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { partOf } from '../../src/vc/focus';
import { passify } from '../../src/vc/passify';
import { smtInParts, smtOf } from '../../src/vc/smt';

const prover = createWasmProver({ workers: 1 });
after(() => prover.dispose());

const OBJECT = 'java.lang.Object';
const hierarchy = hierarchyOf({ classes: [], fields: [], procedures: [], envAssumptions: [], invariants: [], axioms: [] });
const [x, y] = [symbol('x', 'Ref', OBJECT), symbol('y', 'Ref', OBJECT)];
const object = symbol('object', 'Ref', OBJECT);
const store = (name: string) => ({ ...symbol(name, { key: 'Ref', value: 'Int' }), role: { kind: 'store', store: name } }) as const;
const [f, g] = [store('T.f'), store('T.g')];
const n = symbol('n', 'Int');
const at = (of: Term, where: Term): Term => select(of, where);

const positive = (term: Term): Term => apply('>=', [term, number(1)], 'Bool');
const assume = (term: Term): Sequential => ({ kind: 'assume', fact: { kind: 'term', term } });
const everywhere = (body: Term): Sequential => ({
  kind: 'assume',
  fact: { kind: 'objects', className: OBJECT, variable: object, body },
});
const asserted = (condition: Term, message: string): Sequential => ({ kind: 'assert', condition, obligation: obligation(message) });
const reach: Sequential = {
  kind: 'reach',
  point: { group: 'entry', precededBy: undefined, message: 'nothing comes here', span: { file: 'T.java', start: 0, end: 1 }, related: [] },
};

function obligation(message: string): Obligation {
  return {
    code: 'assertion',
    message,
    span: { file: 'T.java', start: 0, end: 1 },
    related: [],
    within: [],
    group: '',
    isObservation: false,
    watch: [],
  };
}

/** The objects are met before anything is said of all. */
const met = assume(and(not(equal(x, NULL)), not(equal(y, NULL))));

const programOf = (parts: readonly Sequential[]) =>
  passify({ name: 'test', background: [], parameters: new Set(['x', 'y', 'n']), body: { kind: 'seq', parts: [met, ...parts] } });

/** Asked by parts, without a whole. */
async function checked(...parts: readonly Sequential[]): Promise<{ readonly result: CheckResult; readonly questions: readonly string[] }> {
  const condition = programOf(parts);
  const session = await prover.open();
  const questions: string[] = [];
  const listening: ProverSession = {
    close: () => session.close(),
    evaluate: async (commands) => {
      const answer = await session.evaluate(commands);
      if (commands.includes('(check-sat)')) questions.push(answer.trim());
      return answer;
    },
  };
  try {
    const smt = { ...smtInParts(condition, hierarchy, 1), whole: () => undefined };
    return { result: await checkCondition(listening, condition, smt, [], DEFAULT_BUDGET), questions };
  } finally {
    session.close();
  }
}

const messages = ({ failed }: CheckResult): readonly string[] => failed.map(({ goal }) => goal.obligation.message);

test('a goal is proved by what is known of its own objects, and one question is enough', async () => {
  const { result, questions } = await checked(everywhere(positive(at(f, object))), asserted(positive(at(f, x)), 'near'));
  assert.deepEqual([messages(result), result.unknown, result.rejected], [[], [], undefined]);
  assert.deepEqual(questions, ['unsat']);
});

test('what needs another object is proved by all of the part', async () => {
  const { result, questions } = await checked(
    assume(equal(at(g, y), number(1))),
    everywhere(implies(equal(at(g, object), number(1)), equal(n, number(7)))),
    asserted(equal(n, number(7)), 'far'),
  );
  assert.deepEqual([messages(result), result.unknown], [[], []]);
  assert.deepEqual(questions, ['sat', 'unsat']);
});

test('what fails is found, with its counterexample, and the others are proved all the same', async () => {
  const { result } = await checked(
    everywhere(positive(at(f, object))),
    asserted(positive(at(f, x)), 'holds'),
    asserted(positive(at(g, x)), 'fails'),
    asserted(positive(at(f, y)), 'holds, too'),
  );
  assert.deepEqual(messages(result), ['fails']);
  assert.deepEqual(result.unknown, []);
});

test('candidates are believed where they are proved, and their help is asked for where it is needed', async () => {
  const [good, bad] = [symbol('good holds', 'Bool'), symbol('bad holds', 'Bool')];
  const guessed = (goal: Term) =>
    checked(
      everywhere(positive(at(f, object))),
      { kind: 'candidate', condition: positive(at(f, x)), switch: good },
      { kind: 'candidate', condition: equal(at(f, x), number(5)), switch: bad },
      { kind: 'havoc', variables: [f] },
      assume(implies(good, positive(at(f, x)))),
      assume(implies(bad, equal(at(f, x), number(5)))),
      asserted(goal, 'goal'),
    );
  const helped = await guessed(positive(at(f, x)));
  assert.deepEqual([messages(helped.result), [...helped.result.off]], [[], [bad.name]]);
  assert.deepEqual(messages((await guessed(equal(at(f, x), number(5)))).result), ['goal']);
});

test('what is proved of two programs is proved of neither: where a candidate steers, only the whole decides', async () => {
  const way = symbol('which way', 'Bool');
  const wrong = equal(at(f, x), number(5));
  const { result } = await checked(
    everywhere(positive(at(f, object))),
    { kind: 'candidate', condition: positive(at(f, x)), switch: way, steers: true },
    asserted(or(way, wrong), 'with the switch'),
    asserted(implies(way, wrong), 'without it'),
  );
  assert.deepEqual(
    result.unknown.map(({ goal }) => goal.obligation.message),
    ['with the switch', 'without it'],
  );
});

test('assumptions that contradict each other are told', async () => {
  const start = [assume(positive(at(f, x))), assume(apply('<', [at(f, x), number(0)], 'Bool')), reach];
  assert.equal((await checked(...start, asserted(positive(at(g, x)), 'goal'))).result.vacuous.length, 1);
  assert.equal((await checked(start[0]!, reach, asserted(positive(at(f, x)), 'goal'))).result.vacuous.length, 0);
});

test('a part has the ways to its goals and nothing of others', () => {
  const condition = programOf([
    {
      kind: 'choice',
      branches: [
        { kind: 'seq', parts: [assume(positive(at(f, y))), everywhere(positive(at(g, object))), asserted(positive(at(g, y)), 'one')] },
        { kind: 'seq', parts: [assume(positive(at(f, x))), asserted(positive(at(f, x)), 'other')] },
      ],
    },
    asserted(positive(at(g, x)), 'behind'),
  ]);
  const [one, other, behind] = condition.goals.map((goal) => partOf(condition, [goal]));
  assert.deepEqual(
    [one, other, behind].map((part) => part!.condition.facts.length),
    [1, 0, 1],
  );
  const texts = [one, other, behind].map((part) => smtOf(part!.condition, hierarchy).text);
  assert.deepEqual(
    texts.map((text) => [
      /\(>= \(select \|T\.f\| \|y\|\)|\(>= \(\|T\.f\| \|y\|\)/.test(text),
      /\(>= \(select \|T\.f\| \|x\|\)|\(>= \(\|T\.f\| \|x\|\)/.test(text),
    ]),
    [
      [true, false],
      [false, true],
      [true, true],
    ],
  );
});

test('what is too hard for the prover is not proved', async () => {
  const cube = (of: Term): Term => apply('*', [of, apply('*', [of, of], 'Int')], 'Int');
  const [a, b, c] = ['a', 'b', 'c'].map((name) => symbol(name, 'Int'));
  const { result } = await checked(
    asserted(not(equal(apply('+', [cube(a!), apply('+', [cube(b!), cube(c!)], 'Int')], 'Int'), number(114))), 'hard'),
  );
  assert.deepEqual(
    [...result.failed, ...result.unknown].map(({ goal }) => goal.obligation.message),
    ['hard'],
  );
});
