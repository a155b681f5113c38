/** What is computed once for an object: how often, for which objects, and what of recursion and exceptions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onceFor, onceForNamed, onceForWith } from '../../src/base/once-for';

interface Node {
  readonly name: string;
  readonly next?: Node;
}

test('it is made once for each object, whatever it looks like', () => {
  const made: Node[] = [];
  const nameOf = onceFor((node: Node) => {
    made.push(node);
    return `${node.name} ${made.length}`;
  });
  const one: Node = { name: 'a' };
  const same: Node = { name: 'a' };
  assert.deepEqual([nameOf(one), nameOf(same), nameOf(one), nameOf(same)], ['a 1', 'a 2', 'a 1', 'a 2']);
  assert.equal(made.length, 2);
});

test('two functions of the same object keep nothing in common', () => {
  const one: Node = { name: 'a' };
  const first = onceFor(({ name }: Node) => `first ${name}`);
  const second = onceFor(({ name }: Node) => `second ${name}`);
  assert.deepEqual([first(one), second(one), first(one)], ['first a', 'second a', 'first a']);
});

test('what is nothing, false or empty is made once as well', () => {
  for (const value of [undefined, null, false, 0, '']) {
    let times = 0;
    const found = onceFor((_: Node) => {
      times++;
      return value;
    });
    const one: Node = { name: 'a' };
    assert.deepEqual([found(one), found(one), times], [value, value, 1]);
  }
});

test('it may ask for other objects on the way', () => {
  let times = 0;
  const depth: (node: Node) => number = onceFor(({ next }: Node) => {
    times++;
    return next === undefined ? 0 : depth(next) + 1;
  });
  const inner: Node = { name: 'inner', next: { name: 'last' } };
  assert.deepEqual([depth({ name: 'outer', next: inner }), depth(inner), times], [2, 1, 3]);
});

test('nothing is there before it is complete: who comes back to the object makes it again', () => {
  let depth = 0;
  const made: (node: Node) => string = onceFor((node: Node) => {
    const own = ++depth;
    return own < 3 ? `${own} ${made(node)}` : `${own}`;
  });
  const one: Node = { name: 'a' };
  assert.deepEqual([made(one), made(one), depth], ['1 2 3', '1 2 3', 3]);
});

test('what throws is tried again', () => {
  let times = 0;
  const made = onceFor(({ name }: Node) => {
    if (++times === 1) throw new Error('not yet');
    return name;
  });
  const one: Node = { name: 'a' };
  assert.throws(() => made(one), /not yet/);
  assert.deepEqual([made(one), made(one), times], ['a', 'a', 2]);
});

test('of what follows from the object, the first is looked at', () => {
  const made = onceForWith((node: Node, size: number, text: string) => `${node.name} ${size} ${text}`);
  const one: Node = { name: 'a' };
  assert.deepEqual([made(one, 1, 'x'), made(one, 2, 'y'), made({ name: 'a' }, 3, 'z')], ['a 1 x', 'a 1 x', 'a 3 z']);
});

test('for an object and a text it is made once for the two', () => {
  let times = 0;
  const made = onceForNamed((node: Node, name: string, more: number) => {
    times++;
    return name === '' ? undefined : `${node.name} ${name} ${more}`;
  });
  const one: Node = { name: 'a' };
  const other: Node = { name: 'b' };
  assert.deepEqual(
    [made(one, 'x', 1), made(one, 'y', 2), made(one, 'x', 3), made(other, 'x', 4), made(one, '', 5), made(one, '', 6)],
    ['a x 1', 'a y 2', 'a x 1', 'b x 4', undefined, undefined],
  );
  assert.equal(times, 4);
});
