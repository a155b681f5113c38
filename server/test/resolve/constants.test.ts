/**
 * Floats that are written down, cast to integers (Java Language Specification 5.1.3); which of them have no value here.
 * Neighbours: `src/resolve/constants.ts`; `test-fixtures/ok/java/CastConstants.java`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { floatValue, truncate } from '../../src/resolve/constants';

test('towards zero, and never beyond the ends of the type', () => {
  assert.equal(truncate('3.9', 'int'), 3n);
  assert.equal(truncate('-3.9f', 'int'), -3n);
  assert.equal(truncate('1e30', 'int'), 2_147_483_647n);
  assert.equal(truncate('-1e30', 'long'), -(2n ** 63n));
  // To byte, short and char by way of int.
  assert.equal(truncate('300.7', 'byte'), 44n);
  assert.equal(truncate('1e10', 'byte'), -1n);
  assert.equal(truncate('97.5', 'char'), 97n);
});

test('what JavaScript does not read as Java does has no value', () => {
  assert.equal(floatValue('0x1p3'), undefined);
  // A little more than half of the way to the next float: rounded to a double first, it is exactly half.
  assert.equal(floatValue('1.00000005960464477540f'), undefined);
  // No Java: too large.
  assert.equal(floatValue('3.5e38f'), undefined);
  assert.equal(floatValue('1_000.5f'), 1000.5);
});
