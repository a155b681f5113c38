/** Tests of `performs`: the flow graph, lowering, the round trip through printed Plato, and calls as programs of actions. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inlineCalls } from '../../src/inline/inline';
import type { PerformsTree } from '../../src/plato/ir';
import { parseProgram } from '../../src/plato/parse';
import { flowGraph, mayEndAfter, successors } from '../../src/plato/performs';
import { printProgram } from '../../src/plato/print';
import { printStmt } from '../../src/plato/print-stmt';
import { lower } from './lowered';

const [A, B, C]: readonly PerformsTree[] = [0, 1, 2].map((index) => ({ kind: 'action', index }));

describe('the flow graph', () => {
  test('A ; (B [] C)', () => {
    const graph = flowGraph({ kind: 'seq', parts: [A!, { kind: 'choice', parts: [B!, C!] }] });
    assert.deepEqual([...successors(graph, 0)], [1]);
    assert.deepEqual([...successors(graph, 1)], [2, 3]);
    assert.deepEqual([...successors(graph, 2)], []);
    assert.deepEqual(
      [0, 1, 2, 3].map((number) => mayEndAfter(graph, number)),
      [false, false, true, true],
    );
  });

  test('A* ; B with skip in front', () => {
    const graph = flowGraph({ kind: 'seq', parts: [{ kind: 'skip' }, { kind: 'star', body: A! }, B!] });
    assert.deepEqual([...successors(graph, 0)], [1, 2]);
    assert.deepEqual([...successors(graph, 1)], [1, 2]);
    assert.deepEqual(
      [0, 1, 2].map((number) => mayEndAfter(graph, number)),
      [false, false, true],
    );
    assert.ok(mayEndAfter(flowGraph({ kind: 'star', body: A! }), 0));
  });
});

const COUNTER = `class Counter { int m; int count;
  /*@ performs action "Inc" (count) { \\old(m) == 0 && count == \\old(count) + 1 } */ void inc() { count = count + 1; }
  /*@ performs action A (count) { count == \\result } [] action B () { \\result == -1 } */ int either() { return -1; }
  void twice() { inc(); inc(); int x = either(); } }`;

describe('lowering', () => {
  test('what is printed is read back', async () => {
    const made = await lower(COUNTER);
    const printed = printProgram(made.program);
    const read = parseProgram(printed);
    assert.deepEqual(read.errors, []);
    assert.equal(printProgram(read.program!), printed);
    assert.match(printed, /performs_action "Inc" \{this\.(`Counter\.)?count/);
  });

  test('a call becomes the actions', async () => {
    const made = await lower(COUNTER);
    const { body } = inlineCalls(made.program, made.procedure('Counter.twice()'));
    const lines = printStmt(body)
      .split('\n')
      .map((line) => line.trim());
    assert.equal(lines.filter((line) => line.startsWith('<such that inc/')).length, 2, lines.join('\n'));
    // One of the actions of `either`; and at each of the three calls one for what would be owed if it let the object escape.
    assert.equal(lines.filter((line) => line.startsWith('choice')).length, 4);
  });
});
