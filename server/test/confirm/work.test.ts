/**
 * What is shown of a failure depends on the program alone: the search for runs counts its work, is bounded by it as a whole, and asks no
 * clock.
 * Neighbours: `confirm.test.ts` tests what is shown.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { measured } from '../../src/base/effort';
import { EFFORT, executions, executionsNow, type Effort, type Failure } from '../../src/confirm/confirm';
import { diagnostic } from '../../src/diagnostics/diagnostic';
import type { Program } from '../../src/plato/ir';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';

/** Methods with many interleavings on large stores, and a failure in the last one that two steps show. */
function heavy(methods: number): string {
  const body = 'for (int i = 0; i < 5; i++) { shared[i] = shared[i] + i; total = total + shared[i]; }';
  return `class Heavy {
    private final int[] shared = new int[50];
    private volatile int total;
    /*@ global_invariant (\\forall int i; 0 <= i && i < 50 ==> shared[i] >= 0) */
    ${Array.from({ length: methods }, (_, index) => `void m${index}() { ${body} /*@ assert total >= 0 */ }`).join('\n')}
    void last() { /*@ assert total == 1 */ }
  }`;
}

/** As if every assertion had failed. */
async function failuresIn(text: string): Promise<{ readonly program: Program; readonly failures: readonly Failure[] }> {
  await initParsers();
  const { program } = analyse([{ path: 'Heavy.java', text }], { checkAll: true });
  const failures = program.procedures
    .filter((one) => one.isChecked && one.kind === 'method')
    .map(
      (one): Failure => ({
        method: one.id,
        diagnostics: [diagnostic('assertion', one.span, 'this may not hold')],
      }),
    );
  return { program, failures };
}

function reported({ program, failures }: { readonly program: Program; readonly failures: readonly Failure[] }, effort: Effort): string {
  const found = executionsNow(program, failures, effort);
  return JSON.stringify(failures.map((one) => [one.method, one.diagnostics.map((each) => found.get(each) ?? 'nothing')]));
}

/** Runs it with clocks that go on by an hour whenever somebody looks. */
function withLeapingClocks<Result>(work: () => Result): Result {
  const clocks = [Date.now, performance.now, process.hrtime] as const;
  let hours = 0;
  const later = (): number => 3_600_000 * hours++;
  Date.now = later;
  performance.now = later;
  process.hrtime = Object.assign((): [number, number] => [later(), 0], { bigint: () => BigInt(later()) });
  try {
    return work();
  } finally {
    [Date.now, performance.now, process.hrtime] = clocks;
  }
}

describe('the work of looking for runs', () => {
  const tiny: Effort = { ...EFFORT, work: 200_000, workOfOne: 60_000, total: 600_000 };

  test('is the same whatever the clock says, also where its limit ends it', async () => {
    const plain = reported(await failuresIn(heavy(4)), tiny);
    const again = await failuresIn(heavy(4));
    assert.equal(
      withLeapingClocks(() => reported(again, tiny)),
      plain,
    );
    // Nor does it matter what was looked at before.
    assert.equal(reported(again, tiny), plain);
    assert.match(plain, /"not-found"/);
  });

  test('is bounded for all failures together, and leaves something to those that come last', async () => {
    const input = await failuresIn(heavy(8));
    for (const effort of [tiny, { ...tiny, total: 1_200_000 }]) {
      const { result, steps } = measured(() => reported(input, effort));
      // What one look takes, and the telling of what was found, comes on top.
      assert.ok(steps < effort.total * 1.1, `${steps} of ${effort.total}`);
      assert.match(result, /Heavy\.last[^[]*\[\{"kind":"confirmed"/, result.slice(-300));
    }
  });

  test('at a stretch is bounded where an editor waits', async () => {
    const { program, failures } = await failuresIn(heavy(3));
    const running = executions(program, failures, tiny);
    for (let isDone = false; !isDone; ) {
      const { result, steps } = measured(() => running.next());
      assert.ok(steps < 3 * tiny.workOfOne, String(steps));
      isDone = result.done === true;
    }
  });
});
