/** The reader of prover output: what it reads, what it refuses, and that printing is its inverse. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { complaintIn, printSExpression, readSExpressions, type SExpression } from '../../src/solver/s-expression';

function read(text: string): readonly SExpression[] {
  const result = readSExpressions(text);
  assert.ok(result.ok, text);
  return result.expressions;
}

test('every kind of atom, and lists', () => {
  assert.deepEqual(read('(a |b c| :key 12 1.50 #x0F #b01 "say ""x""" ()) ; comment (\nRef!val!0 -'), [
    {
      kind: 'list',
      items: [
        { kind: 'symbol', text: 'a' },
        { kind: 'symbol', text: 'b c' },
        { kind: 'keyword', text: ':key' },
        { kind: 'numeral', text: '12' },
        { kind: 'decimal', text: '1.50' },
        { kind: 'hexadecimal', text: '#x0F' },
        { kind: 'binary', text: '#b01' },
        { kind: 'string', text: 'say "x"' },
        { kind: 'list', items: [] },
      ],
    },
    { kind: 'symbol', text: 'Ref!val!0' },
    { kind: 'symbol', text: '-' },
  ]);
  assert.deepEqual(read(''), []);
  assert.deepEqual(read(' \n;only a comment'), []);
  assert.deepEqual(read('|x|'), read('x'));
  assert.deepEqual(read('a"b"(c)d|e|'), read('a "b" (c) d |e|'));
});

test('what is not SMT-LIB is refused, with its place', () => {
  const refused: [string, number][] = [
    ['(a', 0],
    ['a)', 1],
    ['((a)', 0],
    ['"abc', 0],
    ['a |b', 2],
    ['|a\\b|', 0],
    ['(a [b])', 3],
    ['012', 0],
    ['1.', 0],
    ['1.x', 0],
    ['12ab', 0],
    ['#xg', 0],
    ['#', 0],
    [':', 0],
    ['a:b', 0],
    ["'a", 0],
    ['(a, b)', 2],
    ['é', 0],
    ['"a""', 0],
    ['\0', 0],
  ];
  for (const [text, offset] of refused) {
    const result = readSExpressions(text);
    assert.ok(!result.ok, text);
    assert.equal(result.offset, offset, text);
  }
});

test('nesting of any depth', () => {
  const depth = 200_000;
  const [expression] = read('('.repeat(depth) + ')'.repeat(depth));
  assert.equal(printSExpression(expression!).length, 2 * depth);
});

test('reading never throws, and printing gives back what was read', () => {
  const atom = fc.oneof(
    fc
      .string()
      .filter((text) => !/[|\\]/.test(text))
      .map((text): SExpression => ({ kind: 'symbol', text })),
    fc.string().map((text): SExpression => ({ kind: 'string', text })),
    fc.nat().map((value): SExpression => ({ kind: 'numeral', text: String(value) })),
  );
  const { tree } = fc.letrec<{ tree: SExpression }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.array(tie('tree'), { maxLength: 4 }).map((items): SExpression => ({ kind: 'list', items })),
    ),
  }));
  fc.assert(fc.property(tree, (expression) => assert.deepEqual(read(printSExpression(expression)), [expression])));
  fc.assert(fc.property(fc.string(), (text) => void readSExpressions(text)));
  fc.assert(fc.property(fc.stringMatching(/^[()"|; ab1\n]*$/), (text) => void readSExpressions(text)));
});

test('complaints of the prover are found', () => {
  assert.deepEqual(complaintIn('sat\n(error "line 1: unknown ""x""")\nsat\n'), { message: 'line 1: unknown "x"' });
  assert.deepEqual(complaintIn('( error "a\nb")'), { message: 'a\nb' });
  assert.deepEqual(complaintIn('(error'), { message: 'an error without a message' });
  assert.deepEqual(complaintIn('unsupported\n; foo line: 1'), { message: 'a command that the prover does not support' });
  assert.equal(complaintIn('unsat\n((x 1))\n(errors 1)\n'), undefined);
  assert.equal(complaintIn(''), undefined);
});
