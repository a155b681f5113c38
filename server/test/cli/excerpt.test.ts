/** The source line and the carets under it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineIndex } from '../../src/base/line-index';
import { excerpt } from '../../src/cli/excerpt';

function show(text: string, start: number, end: number): readonly string[] {
  const lines = new LineIndex(text);
  return excerpt(lines, lines.range({ file: '', start, end }));
}

test('the carets stand under the span', () => {
  assert.deepEqual(show('int x;\nint y = 3;\n', 11, 12), ['    2 | int y = 3;', '      |     ^']);
  assert.deepEqual(show('int x;\nint y = 3;\n', 7, 16), ['    2 | int y = 3;', '      | ^^^^^^^^^']);
});

test('tabs stay, wide characters count once', () => {
  assert.deepEqual(show('\t\tx = 1;', 2, 3), ['    1 | \t\tx = 1;', '      | \t\t^']);
  assert.deepEqual(show('"\u{1F600}" + x', 7, 8), ['    1 | "\u{1F600}" + x', '      |       ^']);
});

test('a span over several lines is underlined on its first', () => {
  assert.deepEqual(show('a {\n  b\n}\n', 2, 9), ['    1 | a {', '      |   ^']);
  assert.deepEqual(show('for (;;) {   \n}', 0, 15), ['    1 | for (;;) {', '      | ^^^^^^^^^^']);
});

test('an empty span, and the end of the text, get one caret', () => {
  assert.deepEqual(show('abc', 1, 1), ['    1 | abc', '      |  ^']);
  assert.deepEqual(show('abc', 3, 3), ['    1 | abc', '      |    ^']);
  assert.deepEqual(show('', 0, 0), ['    1 |', '      | ^']);
});

test('a long line is cut around the span', () => {
  const [line, carets] = show(`${'a'.repeat(5000)}XYZ${'b'.repeat(5000)}`, 5000, 5003);
  assert.ok(line!.length < 200);
  assert.equal(line!.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1), 'XYZ');
  const [, whole] = show('a'.repeat(5000), 0, 5000);
  assert.ok(whole!.length < 200);
});

test('control characters are made visible', () => {
  assert.deepEqual(show('a\u0000\u001bb', 3, 4), ['    1 | a\ufffd\ufffdb', '      |    ^']);
});
