/**
 * Unicode escapes that stand for ordinary characters hide what a program is (docs/security.md): `\u002a\u002f` ends a comment for Java, and
 * for nobody who reads it.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';

before(() => initParsers());

test('files with escapes of ordinary characters are not checked, with the reason', () => {
  for (const hidden of [
    '/* \\u002a\\u002f int n; /* */',
    'int x\\u003d1;',
    '// \\u000a int n;',
    'class \\u002e\\u002e\\u002fX { }',
    '/*@ requires true \\u002a/ int n;',
  ]) {
    const analysis = analyse(
      [
        { path: 'A.java', text: `class A { /*@ requires true */ void m() { } ${hidden} }` },
        { path: 'B.java', text: 'class B { /*@ requires true */ void m() { } }' },
      ],
      { checkAll: true },
    );
    assert.deepEqual(
      analysis.methods.map((one) => one.name),
      ['B.m'],
      hidden,
    );
    assert.ok(
      analysis.diagnostics.get('A.java')?.some((one) => /Unicode escape/.test(one.message)),
      hidden,
    );
  }
});
