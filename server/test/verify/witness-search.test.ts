/**
 * Where witnesses are looked for: what no witness can mend costs one question more, and what one can mend is found, also where the witness
 * must end a sequence early, stands in a loop, or speaks of a result.
 * Neighbours: `test-fixtures/bad/performs` for what is said; `sequential/reduction/repair.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import type { Analysis } from '../../src/verify/analysis';
import { analyse, verifyEnvironment, verifyMethod } from '../../src/verify/pipeline';

let prover: Prover;
let analysis: Analysis;

before(async () => {
  await initParsers();
  prover = createWasmProver();
  analysis = analyse([{ path: 'C.java', text: TEXT }], { checkAll: false });
  await verifyEnvironment(analysis, { prover });
});

after(() => prover.dispose());

const TEXT = `class C {
  //@ guarded_by holder == tid
  int n;
  //@ guarded_by holder == tid
  int hits;

  /*@ requires holder != tid
      performs action A (n) { n == \\old(n) + 1 } ; action B (n) { n == \\old(n) + 1 } */
  void twoSections() { synchronized (this) { n++; } synchronized (this) { n++; } }

  /*@ requires holder != tid
      performs action A (n) { n == \\old(n) + 1 } ; action B (n) { n == \\old(n) + 1 } */
  void andAHit() { synchronized (this) { n++; } synchronized (this) { n++; hits++; } }

  /*@ requires holder != tid
      performs action A (n) { n == \\old(n) + 1 } */
  void twice() { synchronized (this) { n++; } synchronized (this) { n++; } }

  /*@ requires holder != tid
      performs (action A (n) { n == \\old(n) + 1 })* */
  void some(int times) { for (int i = 0; i < times; i++) { synchronized (this) { n++; } } }

  /*@ requires holder != tid
      performs action A (n) { n == \\old(n) + 1 } ; action B () { \\result == n } */
  int thenLooks() { synchronized (this) { n++; } synchronized (this) { return n; } }
}
`;

/** The witnesses that would help, in words, and how often the prover was told something. */
async function searched(name: string): Promise<{ readonly found: readonly string[]; readonly sessions: number }> {
  let sessions = 0;
  const counted: Prover = {
    identity: prover.identity,
    open: (signal) => {
      sessions++;
      return prover.open(signal);
    },
    dispose: () => Promise.resolve(),
  };
  const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === name)!.id, { prover: counted });
  assert.equal(result.verdict, 'failed');
  return {
    found: result.diagnostics.filter((one) => one.code === 'witness-missing').map((one) => /verifies with (.*)$/.exec(one.message)![1]!),
    sessions,
  };
}

test('witnesses are found where they help', async () => {
  assert.deepEqual((await searched('C.twoSections')).found, ['`//@ witness A` after `n++;` and `//@ witness B` after `n++;`']);
  assert.deepEqual((await searched('C.some')).found, ['`//@ witness A` after `n++;`']);
  assert.deepEqual((await searched('C.thenLooks')).found, ['`//@ witness A` after `n++;` and `//@ witness B` before `return n;`']);
});

/**
 * The two checks, the second of them with the claim that sequences go on and without, one more, the movers, and whether what fails does so
 * only where a caller holds the monitor.
 */
const NO_SEARCH = 6;

test('nothing is tried where an execution is wrong whatever witnesses say', async () => {
  assert.deepEqual(await searched('C.andAHit'), { found: [], sessions: NO_SEARCH });
  assert.deepEqual(await searched('C.twice'), { found: [], sessions: NO_SEARCH });
});
