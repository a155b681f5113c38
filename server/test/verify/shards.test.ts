/**
 * The parts of a project together are all of it, each method once, and about equally large.
 * Neighbours: `verify/shards.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { analyse } from '../../src/verify/pipeline';
import { methodsOf } from '../../src/verify/shards';

before(async () => {
  await initParsers();
});

const TEXT = `class Sizes {
    private int n;
    synchronized void one() { n++; }
    synchronized void two() { n++; n++; }
    void many() { one(); two(); one(); two(); one(); two(); }
    void most() { many(); many(); }
    int get() { synchronized (this) { return n; } }
    void none() { }
}
`;

test('parts are disjoint, and together everything', () => {
  const files = ['A', 'B', 'C'].map((name) => ({ path: `${name}.java`, text: TEXT.replace('Sizes', name) }));
  const analysis = analyse(files, { checkAll: true });
  for (const of of [1, 2, 3, 7, 100]) {
    const parts = Array.from({ length: of }, (_, index) => [...methodsOf(analysis, { part: index + 1, of })]);
    assert.deepEqual(parts.flat().sort(), analysis.methods.map(({ id }) => id).sort());
  }
});

test('the largest methods are in different parts', () => {
  const files = ['A', 'B', 'C'].map((name) => ({ path: `${name}.java`, text: TEXT.replace('Sizes', name) }));
  const analysis = analyse(files, { checkAll: true });
  const holders = ['A.most()', 'B.most()', 'C.most()'].map((id) => [1, 2, 3].find((part) => methodsOf(analysis, { part, of: 3 }).has(id)));
  assert.deepEqual([...holders].sort(), [1, 2, 3]);
});
