/** Values read from models: every shape that Z3 prints, and answers that are refused. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readValues, sameValue, valueKey, type ModelValue } from '../../src/solver/values';
import { createWasmProver } from '../../src/solver/z3-wasm';

const prover = createWasmProver({ workers: 1 });
after(() => prover.dispose());

function only(text: string): ModelValue {
  const result = readValues(`((x ${text}))`, 1);
  assert.ok(result.ok);
  return result.values[0]!;
}

test('scalars', () => {
  const real = (numerator: bigint, denominator: bigint): ModelValue => ({ kind: 'real', numerator, denominator });
  assert.deepEqual(only('true'), { kind: 'boolean', value: true });
  assert.deepEqual(only('false'), { kind: 'boolean', value: false });
  assert.deepEqual(only('5'), { kind: 'integer', value: 5n });
  assert.deepEqual(only('(- 5)'), { kind: 'integer', value: -5n });
  assert.deepEqual(only('123456789012345678901234567890'), { kind: 'integer', value: 123456789012345678901234567890n });
  assert.deepEqual(only('2.0'), real(2n, 1n));
  assert.deepEqual(only('0.0'), real(0n, 1n));
  assert.deepEqual(only('(- 2.50)'), real(-5n, 2n));
  assert.deepEqual(only('(/ 2.0 6.0)'), real(1n, 3n));
  assert.deepEqual(only('(- (/ 1.0 3.0))'), real(-1n, 3n));
  assert.deepEqual(only('(/ (- 1.0) 3.0)'), real(-1n, 3n));
  assert.deepEqual(only('(/ 1.0 (- 3.0))'), real(-1n, 3n));
  assert.deepEqual(only('(/ 1 3)'), real(1n, 3n));
  assert.deepEqual(only('Ref!val!12'), { kind: 'element', sort: 'Ref', index: 12 });
  assert.deepEqual(only('|a sort!val!0|'), { kind: 'element', sort: 'a sort', index: 0 });
  assert.deepEqual(only('(as Ref!val!3 Ref)'), { kind: 'element', sort: 'Ref', index: 3 });
  assert.deepEqual(only('red'), { kind: 'constant', name: 'red' });
  assert.deepEqual(only('(root-obj (+ (^ x 2) (- 2)) 1)'), { kind: 'other', text: '(root-obj (+ (^ x 2) (- 2)) 1)' });
  assert.deepEqual(only('(/ 1.0 0.0)'), { kind: 'other', text: '(/ 1.0 0.0)' });
  assert.deepEqual(only('#x0f'), { kind: 'other', text: '#x0f' });
});

test('answers of any other shape are refused', () => {
  const refused = [
    '',
    'sat',
    '((x 1) (y 2))',
    '(x 1)',
    '((x))',
    '((x 1 2))',
    '((x 1)) ((x 2))',
    '((x 1)',
    '(error "model is not available")',
    'unsat\n((x 1))',
    '((x [1]))',
  ];
  for (const answer of refused) {
    const result = readValues(answer, 1);
    assert.ok(!result.ok, answer);
    assert.match(result.message, /^The prover.*\.$/);
  }
  assert.deepEqual(readValues('()', 0), { ok: true, values: [] });
});

test('keys tell values apart', () => {
  const values = [
    'true',
    'false',
    '1',
    '(- 1)',
    '1.0',
    '(/ 1.0 2.0)',
    'Ref!val!0',
    'Ref!val!1',
    'Thread!val!0',
    'red',
    '(store a 1 2)',
  ].map(only);
  assert.equal(new Set(values.map(valueKey)).size, values.length);
  assert.ok(sameValue(only('(/ 1.0 2.0)'), only('0.5')));
  assert.ok(!sameValue(only('1'), only('1.0')));
});

test('what the prover prints is read', async () => {
  const session = await prover.open();
  const output = await session.evaluate(`(declare-sort Ref 0)(declare-const a Ref)(declare-const b Ref)(assert (distinct a b))
    (declare-const i Int)(assert (= i (- 7)))(declare-const r Real)(assert (= (* 3 r) (- 1.0)))(declare-const |odd name| Bool)(assert |odd name|)
    (declare-datatypes ((Color 0)) (((red) (blue))))(declare-const c Color)(assert (not (= c red)))(check-sat)`);
  assert.equal(output, 'sat\n');
  const values = readValues(await session.evaluate('(get-value (a b i r |odd name| c (+ i 1) (= a b)))'), 8);
  session.close();
  assert.ok(values.ok);
  const [a, b, ...others] = values.values;
  assert.ok(a?.kind === 'element' && b?.kind === 'element' && a.sort === 'Ref' && !sameValue(a, b));
  assert.deepEqual(others, [
    { kind: 'integer', value: -7n },
    { kind: 'real', numerator: -1n, denominator: 3n },
    { kind: 'boolean', value: true },
    { kind: 'constant', name: 'blue' },
    { kind: 'integer', value: -6n },
    { kind: 'boolean', value: false },
  ]);
});
