/**
 * Where spans are after an edit: the examples that matter, and the law that an untouched span keeps its text.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Span } from '../../src/base/span';
import { shiftStretched, shiftUntouched, textChange } from '../../src/workspace/text-change';

const span = (start: number, end: number): Span => ({ file: 'A.java', start, end });
const slice = (text: string, { start, end }: Span): string => text.slice(start, end);

describe('the change between two texts', () => {
  it('is the smallest replacement', () => {
    assert.equal(textChange('abc', 'abc'), undefined);
    assert.deepEqual(textChange('abc', 'abXc'), { start: 2, oldEnd: 2, newEnd: 3 });
    assert.deepEqual(textChange('aXXc', 'ac'), { start: 1, oldEnd: 3, newEnd: 1 });
    assert.deepEqual(textChange('aaa', 'aaaa'), { start: 3, oldEnd: 3, newEnd: 4 });
  });

  it('leads from the one to the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const change = textChange(before, after);
        const rebuilt = change
          ? before.slice(0, change.start) + after.slice(change.start, change.newEnd) + before.slice(change.oldEnd)
          : before;
        assert.equal(rebuilt, after);
      }),
    );
  });
});

describe('a shifted span', () => {
  it('keeps its text if it is untouched, and is lost if it is not', () => {
    const change = textChange('one two three', 'one 2 three')!;
    assert.deepEqual(shiftUntouched(span(0, 3), change), span(0, 3));
    assert.equal(slice('one 2 three', shiftUntouched(span(8, 13), change)!), 'three');
    assert.equal(shiftUntouched(span(4, 7), change), undefined);
  });

  it('may be stretched over a change inside it, and is lost only if it was replaced', () => {
    const change = textChange('one two three', 'one 2 three')!;
    assert.equal(slice('one 2 three', shiftStretched(span(0, 13), change)!), 'one 2 three');
    assert.equal(shiftStretched(span(4, 7), change), undefined);
  });

  it('never leaves the text, whatever changes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), fc.nat(), (before, after, from, length) => {
        const change = textChange(before, after);
        if (!change) return;
        const start = from % (before.length + 1);
        const old = span(start, Math.min(before.length, start + (length % 10)));
        const untouched = shiftUntouched(old, change);
        if (untouched) assert.equal(slice(after, untouched), slice(before, old));
        const stretched = shiftStretched(old, change);
        if (stretched) assert.ok(0 <= stretched.start && stretched.start <= stretched.end && stretched.end <= after.length);
      }),
    );
  });
});
