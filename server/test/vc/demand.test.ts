/** Which instances of laws that carry something can matter later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import type { ObjectFact } from '../../src/sequential/logic/ir';
import { apply, equal, not, select, symbol, versionOf, type Symbol, type Term } from '../../src/sequential/logic/terms';
import type { Condition } from '../../src/vc/condition';
import { Demand } from '../../src/vc/demand';

const hierarchy = hierarchyOf({ classes: [], fields: [], procedures: [], envAssumptions: [], invariants: [], axioms: [] });

function storeOfRefs(name: string): Symbol {
  return { ...symbol(name, { key: 'Ref', value: 'Int' }), role: { kind: 'store', store: name } };
}

const [held, seen] = [storeOfRefs('C.held'), storeOfRefs('seen')];
const [x, alias, other] = [symbol('x', 'Ref', 'C[]'), symbol('alias', 'Ref', 'C[]'), symbol('other', 'Ref', 'int[]')];
const unknown = symbol('unknown', 'Ref', 'java.lang.Object');
const object = symbol('object', 'Ref', 'C');

const read = (store: Symbol, at: Term): Term => equal(select(store, at), select(versionOf(store, 1), at));

function demandOf(constraints: readonly Term[], facts: readonly Partial<ObjectFact>[] = [], uses: readonly [Term, string][] = []): Demand {
  const condition: Condition = {
    name: 'test',
    constraints: constraints.map((term) => ({ term, isGoal: false })),
    facts: facts.map((fact) => ({
      guard: undefined,
      node: undefined,
      position: 0,
      fact: { kind: 'objects', className: 'C', variable: object, body: apply('true', [], 'Bool'), ...fact },
    })),
    goals: [],
    candidates: [],
    guessed: 0,
    hopeless: new Set(),
    reaches: [],
  };
  return new Demand(condition, new Map(uses.map(([term, name]) => [`'${(term as Symbol).name}'`, new Set([name])])), hierarchy);
}

test('what is read later is carried up to there, and no further', () => {
  const demand = demandOf([not(read(seen, other)), not(read(held, x))]);
  assert.ok(demand.isRead('C.held', x, 0));
  assert.ok(demand.isRead('C.held', x, 1));
  assert.ok(!demand.isRead('C.held', x, 2));
  assert.ok(!demand.isRead('seen', x, 0));
});

test('another term of the class may be the same object, one of another class not', () => {
  const demand = demandOf([read(held, alias)]);
  assert.ok(demand.isRead('C.held', x, 0));
  assert.ok(!demand.isRead('C.held', other, 0));
});

test('what is known as any object is what it is used as', () => {
  assert.ok(!demandOf([read(held, unknown)]).isRead('C.held', x, 0));
  assert.ok(demandOf([read(held, unknown)], [], [[unknown, 'C[]']]).isRead('C.held', x, 0));
  assert.ok(demandOf([read(held, unknown)]).isRead('C.held', unknown, 0));
});

test('what a carrier asks for is needed as long as what it carries', () => {
  const demand = demandOf([read(held, x)], [{ carries: 'C.held', body: read(seen, object) }]);
  assert.ok(demand.isRead('seen', x, 0));
  assert.ok(!demand.isRead('seen', other, 0));
});
