/** Which locals are another local by another name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expr, Location, Operation, Stmt } from '../../src/plato/ir';
import { copiesIn } from '../../src/sequential/logic/copies';

const OBJECT = { kind: 'ref', className: 'java.lang.Object' } as const;
const local = (name: string): Location => ({ kind: 'local', name, type: OBJECT });
const value = (name: string): Expr => ({ kind: 'var', name, type: OBJECT });

/** `target := value`; without a value any. */
function write(target: string, from?: string): Stmt {
  const nowhere = { file: 'T.java', start: 0, end: 1 };
  const op: Operation = {
    role: 'local',
    span: nowhere,
    within: [],
    description: '',
    asserts: [],
    assigns: from === undefined ? [] : [{ target: local(target), value: value(from) }],
    havocs: from === undefined ? [local(target)] : [],
  } as unknown as Operation;
  return { kind: 'op', op };
}

const of = (...stmts: readonly Stmt[]): readonly (readonly [string, string])[] => [...copiesIn({ kind: 'seq', stmts })];

test('a local that only gets the value of another one is its copy; so is a copy of a copy', () => {
  assert.deepEqual(of(write('a', 'p'), write('b', 'a'), write('a', 'p')), [['a', 'p']]);
  assert.deepEqual(of(write('a', 'p'), write('b', 'a')), [
    ['a', 'p'],
    ['b', 'p'],
  ]);
});

test('not of one that is written again, nor where it gets other values as well', () => {
  assert.deepEqual(of(write('p'), write('a', 'p'), write('p')), []);
  assert.deepEqual(of(write('a', 'p'), write('a', 'q')), []);
  assert.deepEqual(of(write('a', 'p'), write('a')), []);
});

test('locals that get each other are no copies', () => {
  assert.deepEqual(of(write('a', 'a')), []);
});
