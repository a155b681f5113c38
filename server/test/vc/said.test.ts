/** What lasts is said once on every way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { symbol } from '../../src/sequential/logic/terms';
import type { PathNode } from '../../src/vc/condition';
import { Said } from '../../src/vc/said';

function node(...parents: readonly PathNode[]): PathNode {
  return { atom: undefined, parents, marks: [] };
}

const x = symbol('x', 'Ref');
const y = symbol('y', 'Ref');
const entry = node();
const left = node(entry);
const right = node(entry);
const join = node(left, right);
const after = node(join);

test('what every way comes by is not said again', () => {
  const said = new Said();
  assert.ok(said.isNew('f', x, entry));
  for (const one of [left, right, join, after]) assert.ok(!said.isNew('f', x, one));
  assert.ok(said.isNew('f', y, left));
  assert.ok(said.isNew('g', x, left));
});

test('what was said on one way is said on the other, and where they meet', () => {
  const said = new Said();
  assert.ok(said.isNew('f', x, left));
  assert.ok(said.isNew('f', x, right));
  assert.ok(said.isNew('f', x, join));
  assert.ok(!said.isNew('f', x, after));
});

test('a method has thousands of steps in a row', () => {
  const said = new Said();
  let at = entry;
  assert.ok(said.isNew('f', x, entry));
  for (let index = 0; index < 20_000; index++) at = node(at);
  assert.ok(!said.isNew('f', x, at));
});
