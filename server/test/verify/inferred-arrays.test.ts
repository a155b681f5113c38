/**
 * Arrays for a last parameter whose class depends on what Java infers: not translated where the workspace could tell the class
 * (docs/soundness/java.md#stores-into-arrays).
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse, verifyMethod } from '../../src/verify/pipeline';

let prover: Prover;

before(async () => {
  await initParsers();
  prover = createWasmProver();
});

after(() => prover.dispose());

/** The verdict of `C.plain` beside another method. */
async function verdictBeside(other: string): Promise<string> {
  const text = `class C {
  static <T> Object[] handed(T... all) { return all; }
  static int plain() { return handed(1, "a").length; }
  ${other}
}
`;
  const analysis = analyse([{ path: 'C.java', text }], { checkAll: true });
  return (await verifyMethod(analysis, analysis.methods.find((one) => one.name === 'C.plain')!.id, { prover })).verdict;
}

describe('an array of an inferred class', () => {
  test('may be of any where nobody can tell', async () => {
    assert.equal(await verdictBeside('static void other(int[] a, Integer[] b) { a[0] = 1; b[0] = 2; }'), 'verified');
  });
  for (const [how, other] of [
    ['a store', 'static void other(Object[] a, Object x) { a[0] = x; }'],
    ['a copy by the library', 'static void other(Object[] a, Object[] b) { System.arraycopy(a, 0, b, 0, 1); }'],
    ['a cast', 'static Number[] other(Object a) { return (Number[]) a; }'],
    ['a test', 'static boolean other(Object a) { return a instanceof Comparable[]; }'],
  ] as const)
    test(`is not translated where ${how} could`, async () => {
      assert.equal(await verdictBeside(other), 'unsupported');
    });
});
