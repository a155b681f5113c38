/** The passive form: guards, joins, and that only what is read later is joined. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Obligation, Sequential } from '../../src/sequential/logic/ir';
import { TRUE, apply, arbitrary, equal, number, symbol, type Term } from '../../src/sequential/logic/terms';
import { passify } from '../../src/vc/passify';

const x = symbol('x', 'Int');
const y = symbol('y', 'Int');
const nowhere = { file: 'T.java', start: 0, end: 1 };

function obligation(message: string): Obligation {
  return { code: 'assertion', message, span: nowhere, related: [], within: [], group: '', isObservation: false, watch: [] };
}

function check(condition: Term, message = 'm'): Sequential {
  return { kind: 'assert', condition, obligation: obligation(message) };
}

function conditionOf(body: Sequential): ReturnType<typeof passify> {
  return passify({ name: 'test', background: [], parameters: new Set(), body });
}

function text(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'symbol':
      return term.name;
    case 'apply':
      return term.args.length === 0 ? term.op : `(${term.op} ${term.args.map(text).join(' ')})`;
    case 'quantifier':
      return 'quantifier';
  }
}

function texts(condition: ReturnType<typeof passify>): string[] {
  return condition.constraints.map((constraint) => text(constraint.term));
}

test('assigning a constant makes no new name', () => {
  const condition = conditionOf({ kind: 'seq', parts: [{ kind: 'assign', variable: x, value: number(1) }, check(equal(x, y))] });
  assert.deepEqual(texts(condition), ['(=> fails 1 (not (= 1 y)))']);
});

test('what is shown of an arbitrary object is looked at as a goal is', () => {
  const any = arbitrary('any C', 'Ref', 'C');
  const shown = (of: Term): readonly boolean[] => {
    const condition = conditionOf({ kind: 'seq', parts: [check(equal(of, x)), check(equal(x, y))] });
    return condition.constraints.filter(({ under }) => under?.name.startsWith('at')).map(({ isGoal }) => isGoal);
  };
  assert.deepEqual(shown(apply('f', [any], 'Int')), [false, true]);
  assert.deepEqual(shown(apply('f', [symbol('c', 'Ref', 'C')], 'Int')), [false]);
});

test('a havoc gives a new name, so nothing known before holds after', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      { kind: 'assume', fact: { kind: 'term', term: equal(x, number(1)) } },
      { kind: 'havoc', variables: [x] },
      check(equal(x, number(1))),
    ],
  });
  assert.deepEqual(texts(condition), ['(=> at 1 (= x 1))', '(=> fails 1 (and at 1 (not (= x@1 1))))']);
});

test('where branches meet, a variable that is read later gets one name for both', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      {
        kind: 'choice',
        branches: [
          { kind: 'assign', variable: x, value: number(1) },
          { kind: 'assign', variable: x, value: number(2) },
        ],
      },
      check(equal(x, y)),
    ],
  });
  assert.deepEqual(texts(condition), [
    '(=> at 1 (= x@1 1))',
    '(=> at 2 (= x@1 2))',
    '(=> at 3 (or at 1 at 2))',
    '(=> fails 1 (and at 3 (not (= x@1 y))))',
  ]);
});

test('a variable that nobody reads later is not joined', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      {
        kind: 'choice',
        branches: [
          { kind: 'assign', variable: x, value: number(1) },
          { kind: 'assign', variable: x, value: number(2) },
        ],
      },
      check(equal(y, number(0))),
    ],
  });
  assert.ok(condition.constraints.every((constraint) => !text(constraint.term).includes('x@')));
});

test('what follows an exit is not reached, what follows its block is', () => {
  const condition = conditionOf({
    kind: 'block',
    label: 'L',
    body: { kind: 'seq', parts: [{ kind: 'exit', label: 'L' }, check(equal(x, number(1)), 'dead')] },
  });
  assert.equal(condition.goals.length, 0);
  const after = conditionOf({
    kind: 'seq',
    parts: [{ kind: 'block', label: 'L', body: { kind: 'exit', label: 'L' } }, check(equal(x, number(1)), 'alive')],
  });
  assert.equal(after.goals.length, 1);
});

test('values at an exit are those of the exit, whatever happens on the other paths', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      { kind: 'assign', variable: x, value: number(1) },
      {
        kind: 'block',
        label: 'L',
        body: {
          kind: 'seq',
          parts: [
            {
              kind: 'choice',
              branches: [
                { kind: 'exit', label: 'L' },
                { kind: 'seq', parts: [] },
              ],
            },
            { kind: 'assign', variable: x, value: number(2) },
          ],
        },
      },
      check(equal(x, number(1))),
    ],
  });
  const joined = texts(condition).filter((one) => one.includes('x@'));
  assert.ok(joined.some((one) => one.includes('(= x@1 1)')) && joined.some((one) => one.includes('(= x@1 2)')), joined.join('\n'));
});

test('an assertion is assumed after itself, so only the first failure of an execution counts', () => {
  const goal = apply('p', [], 'Bool');
  const condition = conditionOf({ kind: 'seq', parts: [check(goal, 'first'), check(goal, 'second')] });
  assert.deepEqual(texts(condition), ['(=> fails 1 (not p))', '(=> at 1 p)', '(=> fails 2 (and at 1 (not p)))']);
});

test('a trivially true assertion makes no goal', () => {
  assert.equal(conditionOf(check(TRUE)).goals.length, 0);
});

test('the path of a goal leads back to the entry', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      {
        kind: 'choice',
        branches: [
          { kind: 'assume', fact: { kind: 'term', term: equal(x, number(1)) } },
          { kind: 'assume', fact: { kind: 'term', term: equal(x, number(2)) } },
        ],
      },
      check(equal(y, number(0))),
    ],
  });
  const node = condition.goals[0]!.node;
  assert.equal(node.parents.length, 2);
  assert.ok(node.parents.every((parent) => parent.parents.length === 1 && parent.parents[0]!.atom === undefined));
});

test('what only a guess speaks of is joined too: it is a guess about the value of either way', () => {
  const condition = conditionOf({
    kind: 'seq',
    parts: [
      {
        kind: 'choice',
        branches: [
          { kind: 'assign', variable: x, value: number(1) },
          { kind: 'assign', variable: x, value: number(2) },
        ],
      },
      { kind: 'candidate', condition: equal(x, number(2)), switch: symbol('s', 'Bool') },
    ],
  });
  assert.deepEqual(
    texts(condition).filter((one) => one.includes('x')),
    ['(=> at 1 (= x@1 1))', '(=> at 2 (= x@1 2))', '(=> candidate 1 (and at 3 s (not (= x@1 2))))'],
  );
});
