/** Which fields hold references that are only compared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstance } from '../../src/sequential/logic/operators';
import { TRUE, apply, equal, select, symbol, versionOf, type Symbol, type Term } from '../../src/sequential/logic/terms';
import { THREAD_CLASS } from '../../src/plato/ir';
import { VISIBLE } from '../../src/sequential/logic/stores';
import { onlyCompared } from '../../src/vc/compared';
import type { Condition } from '../../src/vc/condition';

function storeOfRefs(name: string): Symbol {
  return { ...symbol(name, { key: 'Ref', value: 'Ref' }), role: { kind: 'store', store: name } };
}

const [owner, name] = [storeOfRefs('Lock.owner'), storeOfRefs('Thread.name')];
const [lock, tid, object] = [symbol('lock', 'Ref', 'Lock'), symbol('tid', 'Ref'), symbol('object', 'Ref', 'Lock')];
const ownerOf = (map: Term, at: Term = lock): Term => select(map, at, THREAD_CLASS);
const [before, after] = [ownerOf(owner), ownerOf(versionOf(owner, 1))];

function isCompared(constraint: Term, body: Term = TRUE): boolean {
  const condition: Condition = {
    name: 'test',
    constraints: [{ term: constraint, isGoal: false }],
    facts: [{ guard: undefined, node: undefined, position: 0, fact: { kind: 'objects', className: 'Lock', variable: object, body } }],
    goals: [],
    candidates: [],
    guessed: 0,
    hopeless: new Set(),
    reaches: [],
  };
  return onlyCompared(condition)(before);
}

test('who holds a lock is compared, and seen, and of a class', () => {
  assert.ok(isCompared(equal(before, tid)));
  assert.ok(isCompared(apply('and', [equal(after, before), equal(select(VISIBLE, after), apply('3', [], 'Int'))], 'Bool')));
  assert.ok(isCompared(isInstance(after, 'Thread')));
});

test('what the program or a fact reads from is more than that, in any version', () => {
  assert.ok(!isCompared(equal(select(name, after), tid)));
  assert.ok(!isCompared(TRUE, equal(select(name, ownerOf(owner, object)), tid)));
  assert.ok(!isCompared(equal(apply('store', [name, after, tid], { key: 'Ref', value: 'Ref' }), name)));
  assert.ok(!isCompared(apply('f', [after], 'Bool')));
});

test('what is no field of an object, or no thread, is not among them', () => {
  assert.ok(onlyCompared(EMPTY)(before));
  assert.ok(!onlyCompared(EMPTY)(lock));
  assert.ok(!onlyCompared(EMPTY)(select(owner, lock, 'Node')));
});

const EMPTY: Condition = {
  name: 'test',
  constraints: [],
  facts: [],
  goals: [],
  candidates: [],
  guessed: 0,
  hopeless: new Set(),
  reaches: [],
};
