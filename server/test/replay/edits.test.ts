/** Nested replacements, and that lines stay where they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edited, type Edit } from '../../src/replay/edits';

const wrap = (source: string, part: string, before: string, after: string): Edit => {
  const start = source.indexOf(part);
  return { start, end: start + part.length, make: (text) => before + text(start, start + part.length) + after };
};

test('inner replacements are made inside of outer ones, and of two at one place the first is outside', () => {
  const source = 'x.f = a.b + c;';
  assert.equal(
    edited(source, [wrap(source, 'a.b', '(', ')'), wrap(source, 'a.b + c', 'then(', ')'), wrap(source, 'a', '<', '>')]),
    'x.f = then((<a>.b) + c);',
  );
  assert.equal(edited(source, [wrap(source, 'c', '1', '1'), wrap(source, 'c', '2', '2')]), 'x.f = a.b + 12c21;');
});

test('an insertion before the last brace, and lines that a replacement drops', () => {
  assert.equal(edited('class A {\n}', [{ start: 10, end: 10, make: () => 'int n; ' }]), 'class A {\nint n; }');
  assert.equal(edited('a\n+ b;\nc', [{ start: 0, end: 5, make: () => 'sum' }]), 'sum\n;\nc');
});
