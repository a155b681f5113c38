/** Who can reach an object, step by step: made, captured, escaped (docs/soundness/visibility.md#visibility-levels). */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { stepsOf, type ShownStep } from './dumped';

const PROGRAM = `class Box {
    /*@ unwritable_by_env_if holder == tid */ int n;
    Box next;
    static volatile Box shared;
    static void publish() { Box b = new Box(); b.n = 1; shared = b; b.n = 2; }
    static void capture() { Box a = new Box(); Box b = new Box(); a.next = b; shared = a; b.n = 2; }
}
`;

before(() => initParsers());

function step(method: string, does: string, which = 0): ShownStep {
  const found = stepsOf(PROGRAM, `Box.${method}`).filter((one) => one.does === does)[which];
  assert.ok(found, does);
  return found;
}

const has = (one: ShownStep, text: string): boolean => one.lines.some((line) => line.includes(text));

describe('an object', () => {
  test('that was just made is known to this method alone (1), and was known to nobody before (0)', () => {
    const made = step('publish', 'makes a new `Box`');
    assert.ok(has(made, '(= (select $visible `local $1`) 0)'));
    assert.ok(has(made, '$visible := (store $visible `local $1` 1)'));
  });

  test('that only this method reaches is left alone by others', () => {
    const written = step('publish', 'writes `b.n`');
    assert.ok(
      has(
        written,
        '(=> (or (= (select `before $visible` object) 1) (= (select `before $visible` object) 2)) (= (select Box.n object) (select `before Box.n` object)))',
      ),
    );
  });

  test('owes its disciplines only once it has escaped (3)', () => {
    const written = step('publish', 'writes `b.n`', 1);
    const owed = written.lines.filter((line) => line.startsWith('assert[write-discipline]') || line.startsWith('assert[race]'));
    assert.equal(owed.length, 2);
    assert.ok(owed.every((line) => line.includes('(= (select $visible `local b`) 3)')));
  });

  test('escapes when it is stored into a static field', () => {
    assert.ok(has(step('publish', 'writes `shared`'), 'escaping now := `stored 0`'));
  });

  test('is captured (2) when it is stored into an object that nobody else reaches', () => {
    assert.ok(has(step('capture', 'writes `a.next`'), '(store $visible `stored 0` 2)'));
  });

  test('that was captured escapes with whatever escapes, whether it leads there or not', () => {
    assert.ok(
      has(
        step('capture', 'writes `shared`'),
        '(ite (and `escape happens` (or (= object `escaping now`) (= (select `visible before escape` object) 2))) 3',
      ),
    );
  });
});
