/** What a `modifies` clause asks of each write (docs/specifications.md#before-a-method; calvin-tcs 6.3). */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { stepsOf } from './dumped';

const PROGRAM = `class F {
    int a;
    int b;
    int[] row;
    F other;
    //@ modifies a, other.b, row[1]
    void m(F x) {
        a = 1;
        x.b = 3;
        row[1] = 4;
    }
}
`;

before(() => initParsers());

function owed(does: string): string | undefined {
  const step = stepsOf(PROGRAM, 'F.m').find((one) => one.does.startsWith(does));
  assert.ok(step, does);
  return step.lines.filter((line) => line.startsWith('assert[modifies]')).at(-1);
}

describe('a frame', () => {
  test('allows to the letter what it names of `this`', () => {
    assert.equal(owed('writes `a`'), undefined, 'nothing is left to prove');
  });

  test('names places as they were at entry, however the fields on the way change', () => {
    assert.match(owed('writes `x.b`') ?? '', /\(= `local x` \(select `entry F\.other` `local this`\)\)/);
  });

  test('leaves objects alone that nobody else reaches, or that were not there at entry', () => {
    const condition = owed('writes `x.b`') ?? '';
    assert.ok(
      condition.includes('(= (select `entry $visible` `local x`) 0)') && condition.includes('(= (select $visible `local x`) 1)'),
      condition,
    );
  });

  test('names elements one by one', () => {
    assert.match(owed('writes `row[1]`') ?? '', /`entry F\.row`/);
  });
});
