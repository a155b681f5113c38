/** The values of literals. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { characterValue, identifierName, integerValue, stringValue } from '../../src/syntax/literals';

describe('integers', () => {
  const cases: readonly (readonly [string, string, 'int' | 'long', boolean])[] = [
    ['0', '0', 'int', true],
    ['2147483647', '2147483647', 'int', true],
    ['2147483648', '2147483648', 'int', false],
    ['2147483648L', '2147483648', 'long', true],
    ['9223372036854775808L', '9223372036854775808', 'long', false],
    ['0x7fffffff', '2147483647', 'int', true],
    ['0x80000000', '-2147483648', 'int', true],
    ['0x1_0000_0000', '4294967296', 'int', false],
    ['0xFFFFFFFFFFFFFFFFL', '-1', 'long', true],
    ['0B101', '5', 'int', true],
    ['017', '15', 'int', true],
    ['0_17', '15', 'int', true],
    ['1_0', '10', 'int', true],
  ];
  for (const [text, value, type, fits] of cases) it(text, () => assert.deepEqual(integerValue(text), { value, type, fits }));
  it('refuses what is none', () => {
    for (const text of ['08', '1_', '0x_1', '0b', '0x', '0b2']) assert.equal(integerValue(text), undefined, text);
  });
});

describe('characters and strings', () => {
  it('escapes', () => {
    assert.equal(characterValue("'\\\\'"), 92);
    assert.equal(characterValue("'\\uuu0041'"), 65);
    assert.equal(characterValue("'\\377'"), 255);
    assert.equal(characterValue("'\u{1F600}'"), undefined);
    assert.equal(stringValue('"\\400"'), ' 0');
    assert.equal(stringValue('"\\q"'), undefined);
    assert.equal(identifierName('\\u0061b'), 'ab');
  });
  it('text blocks lose their common indentation and trailing space', () => {
    assert.equal(stringValue('"""  \n   a  \n\n    b\\n\n  """'), ' a\n\n  b\n\n');
    assert.equal(stringValue('"""\r\n  a\r\n  b"""'), 'a\nb');
    assert.equal(stringValue('"""\n  """'), '');
    assert.equal(stringValue('"""\n  a \\s\n  \\"""b"""'), 'a  \n"""b');
  });
});
