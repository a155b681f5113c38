/**
 * What other threads may have done before a step of this one: nothing that cannot matter to it, and within what the clauses say
 * (docs/theory.md#environment).
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { changedByOthers, stepsOf } from './dumped';

const PROGRAM = `class T {
    /*@ unwritable_by_env_if holder == tid */ int guarded;
    volatile int grows;
    final int fixed;
    /*@ env_assumption \\old(grows) <= grows */
    T(int fixed) { this.fixed = fixed; }
    int twice() { int first = grows; return grows - first; }
    int all() { return guarded + fixed; }
}
`;

before(() => initParsers());

describe('before a step', () => {
  test('others may have changed what it reads, and nothing else is forgotten', () => {
    const [first] = stepsOf(PROGRAM, 'T.twice');
    assert.equal(first!.does, 'reads `grows`');
    assert.deepEqual(changedByOthers(first!), ['T.grows']);
  });

  test('others may have changed it again: two reads need not give the same', () => {
    const [, second] = stepsOf(PROGRAM, 'T.twice');
    assert.deepEqual(changedByOthers(second!), ['T.grows']);
  });

  test('an `env_assumption` relates the store before the steps of others to the one after them', () => {
    const [first] = stepsOf(PROGRAM, 'T.twice');
    assert.ok(
      first!.lines.some(
        (line) => line.startsWith('assume for all T') && line.includes('(<= (select `before T.grows` object) (select T.grows object))'),
      ),
      first!.lines.join('\n'),
    );
  });

  test('a discipline is a frame under its condition, so what the condition reads is brought up to date as well', () => {
    const [first] = stepsOf(PROGRAM, 'T.all');
    assert.deepEqual([...changedByOthers(first!)].sort(), ['T.guarded', 'java.lang.Object.holder']);
    const frame = first!.lines.find((line) => line.includes('(= (select T.guarded object) (select `before T.guarded` object))'));
    assert.match(frame ?? '', /\(=> \(= \(select `before java\.lang\.Object\.holder` object\) tid\)/);
  });

  test('others neither take nor give back what this thread holds, nor the other way round', () => {
    const [first] = stepsOf(PROGRAM, 'T.all');
    assert.ok(
      first!.lines.some((line) =>
        line.endsWith('(= (= (select java.lang.Object.holder object) tid) (= (select `before java.lang.Object.holder` object) tid))'),
      ),
    );
  });

  test('nobody changes a final field', () => {
    const [, second] = stepsOf(PROGRAM, 'T.all');
    assert.equal(second!.does, 'reads `fixed`');
    assert.deepEqual(changedByOthers(second!), []);
  });
});
