/** What a verdict says that it rests on (design: checks, section 6): specifications that nobody proves. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

const TEXT = `class C {
  //@ modifies \\nothing
  //@ ensures \\result > 0
  int promising() { return unknown(); }
  int unknown() { return Undefined.foo(); }
  void caller() { int k = promising(); /*@ assert k > 0; */ }
  //@ requires tid == main && 1 < 2
  public static void main(String[] args) { }
}
`;

async function restsOn(name: string): Promise<readonly string[]> {
  const analysis = analyse([{ path: 'C.java', text: TEXT }], { checkAll: false });
  const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === name)!.id, { prover });
  assert.equal(result.verdict, 'verified');
  return result.restsOn;
}

test('the specification of a method that calls what is not translated is named', async () => {
  assert.deepEqual(await restsOn('C.caller'), ['the specification of `C.promising`, which is not checked']);
});

test('what main requires is named', async () => {
  assert.deepEqual(await restsOn('C.main'), ['takes it that `tid == main && 1 < 2` holds when the program begins with `C.main`']);
});
