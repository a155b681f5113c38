/** Substitution never captures, and leaves alone what it does not change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INT, ref } from '../../src/plato/ir';
import type { Expr } from '../../src/plato/ir';
import { printExpr } from '../../src/plato/print-expr';
import { exprEquals, freeVars, mapExpr, setWhen, substituteTid, substituteVars } from '../../src/plato/substitute';
import { actionOf, exprOf } from './plato-text';

const variable = (name: string): Expr => ({ kind: 'var', name, type: INT });

test('a free variable is replaced, a bound one of the same name is not', () => {
  const e = exprOf('x: int, y: int', 'x = 1 && (forall x: int :: x > y)');
  assert.equal(printExpr(substituteVars(e, new Map([['x', { kind: 'int', value: '7' }]]))), '7 = 1 && (forall x: int :: x > y)');
});

test('a bound variable that would capture is renamed', () => {
  const e = exprOf('y: int', '(forall x: int, z: int :: x > y + z)');
  assert.equal(printExpr(substituteVars(e, new Map([['y', variable('x')]]))), '(forall x_1: int, z: int :: x_1 > x + z)');
  const taken = exprOf('y: int, x_1: int', '(forall x: int :: x > y + x_1)');
  assert.equal(printExpr(substituteVars(taken, new Map([['y', variable('x')]]))), '(forall x_2: int :: x_2 > x + x_1)');
  const inner = exprOf('y: int', '(forall x: int :: (exists x_1: int :: x_1 + x > y))');
  assert.equal(
    printExpr(substituteVars(inner, new Map([['y', variable('x')]]))),
    '(forall x_2: int :: (exists x_1: int :: x_1 + x_2 > x))',
  );
});

test('variables are replaced all at once', () => {
  const e = exprOf('x: int, y: int', 'x < y');
  assert.equal(
    printExpr(
      substituteVars(
        e,
        new Map([
          ['x', variable('y')],
          ['y', variable('x')],
        ]),
      ),
    ),
    'y < x',
  );
});

test('`tid` is replaced without capture', () => {
  const e = exprOf('o: Job', 'o.holder = tid && (forall t: java.lang.Thread :: t != tid)');
  const t: Expr = { kind: 'var', name: 't', type: ref('java.lang.Thread') };
  assert.equal(printExpr(substituteTid(e, t)), 'o.holder = t && (forall t_1: java.lang.Thread :: t_1 != t)');
});

test('accesses are moved to one store', () => {
  const e = actionOf('o: Job', "o.next.n = o.next'.n' + static.count");
  assert.equal(printExpr(setWhen(e, 'post')), 'o.next.n = o.next.n + static.count');
  assert.equal(printExpr(setWhen(e, 'pre')), 'o.next.n = o.next.n + static.count');
  assert.ok(!exprEquals(setWhen(e, 'pre'), setWhen(e, 'post')));
});

test('free variables come in order, with their types', () => {
  const e = exprOf('o: Job, i: int, b: bool', 'b || o.numbers[i] > 0 || (exists i: int :: i = o.n)');
  assert.deepEqual(
    [...freeVars(e)].map(([name, type]) => `${name} ${type.kind}`),
    ['b bool', 'o ref', 'i int'],
  );
});

test('what does not change is the very same object', () => {
  const e = exprOf('o: Job, i: int', 'o.numbers[i] > 0 && sametype(o, o)');
  assert.equal(substituteVars(e, new Map([['other', variable('x')]])), e);
  assert.equal(
    mapExpr(e, (part) => part),
    e,
  );
  assert.equal(setWhen(e, 'post'), e);
});

test('equality is of trees', () => {
  assert.ok(exprEquals(exprOf('o: Job', 'o.n = 1'), exprOf('o: Job', 'o.n = 1')));
  assert.ok(!exprEquals(exprOf('o: Job', 'o.n = 1'), exprOf('o: Job', 'o.m = 1')));
  assert.ok(!exprEquals(exprOf('o: Job', 'o.n = 1'), exprOf('o: Job', 'o.n\\old = 1')));
});
