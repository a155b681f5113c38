/**
 * The trusted library held against itself: its clauses are reflexive and transitive, what they grant lasts, and its models, checked as if
 * they stood in the workspace, keep them. What is trusted is then what the models say of Java, not that they hang together.
 * Neighbours: `src/library`; `src/sequential/environment/trusted.ts` is what leaves these checks out for users.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { inlineCalls } from '../../src/inline/inline';
import type { Program } from '../../src/plato/ir';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import { claimsOf } from '../../src/sequential/environment/stability';
import { storesOf } from '../../src/sequential/logic/stores';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { checkEnvironment } from '../../src/verify/environment';
import { provedGrants } from '../../src/verify/grants';
import { verifyProcedure } from '../../src/verify/method';
import { sharedOf } from '../../src/verify/shared';
import { analyse } from '../../src/verify/pipeline';
import { SOME_FUNCTIONS } from '../plato/lowered';

/** Their null and index checks are reported at the user's call, where something is known of the arguments. */
const OF_THE_CALLER = new Set(['null-dereference', 'index-out-of-bounds', 'negative-array-size']);

/**
 * Whether it is one's own, of a lock: another thread's taking it and giving it back does not change the answer, so it may be asked at any
 * time (`Lock.java`).
 */
function isQuestionAboutOneself(id: string, code: string): boolean {
  return (
    code === 'read-discipline' &&
    /\.(ReentrantLock|ReentrantReadWriteLock(\.WriteLock)?)\.(isHeldByCurrentThread|isWriteLockedByCurrentThread|isLocked|isWriteLocked|getHoldCount)\(\)$/.test(
      id,
    )
  );
}

describe('the models of the library', () => {
  let prover: Prover;
  let program: Program;

  before(async () => {
    await initParsers();
    prover = createWasmProver();
    // The escape brings all of the library along.
    const analysed = analyse(
      [
        { path: 'Empty.java', text: SOME_FUNCTIONS },
        { path: 'All.java', text: '// \\u0020' },
      ],
      { checkAll: true },
    ).program;
    const modelled = new Set(analysed.procedures.filter((one) => one.isTrusted && one.body !== undefined).map((one) => one.id));
    program = {
      ...analysed,
      classes: analysed.classes.map((one) => ({ ...one, isLibrary: false })),
      procedures: analysed.procedures.map((one) => (modelled.has(one.id) ? { ...one, isTrusted: false } : one)),
    };
  });
  after(() => prover?.dispose());

  test('are translated, every one', () => {
    const failed = program.procedures.filter(
      (one) =>
        one.body !== undefined && (one.unsupported.length > 0 || one.hasSpecErrors || inlineCalls(program, one).unsupported.length > 0),
    );
    assert.deepEqual(
      failed.map((one) => one.id),
      [],
    );
  });

  test('have clauses that are reflexive and transitive', async () => {
    const { conjuncts, diagnostics } = await checkEnvironment(program, storesOf(program), hierarchyOf(program), prover);
    assert.deepEqual(
      diagnostics.map((one) => one.message),
      [],
    );
    // Users' programs do not ask this of them, so they may not need it.
    assert.deepEqual(
      conjuncts.filter((one) => one.leansOn.size > 0).map((one) => one.id),
      [],
      'without the help of invariants',
    );
  });

  test('have clauses whose exclusive access lasts', async () => {
    const { conjuncts } = await checkEnvironment(program, storesOf(program), hierarchyOf(program), prover);
    const grants = await provedGrants(program, storesOf(program), hierarchyOf(program), conjuncts, prover, undefined);
    const claims = claimsOf(program, conjuncts);
    assert.ok(claims.length > 0);
    assert.deepEqual(
      claims.filter((one) => grants.get(one.discipline)?.get(one.access) !== one.grant).map((one) => one.id),
      [],
    );
  });

  test('keep them', { timeout: 300_000 }, async () => {
    const environment = await checkEnvironment(program, storesOf(program), hierarchyOf(program), prover);
    const shared = sharedOf(program);
    const problems: string[] = [];
    for (const one of program.procedures) {
      if (one.isTrusted || one.body === undefined || !one.owner.startsWith('java.util.concurrent')) continue;
      const result = await verifyProcedure(shared, environment, one, prover);
      // What a constructor or an exception owes to classes that a subclass might also implement says nothing of the models.
      // The two invariants over all threads are beyond the prover here; `ReadWriteLock.java` gives the reason why they hold.
      for (const { code, message } of result.diagnostics)
        if (
          !OF_THE_CALLER.has(code) &&
          !/after this: leaving/.test(message) &&
          !/readers\[t\]/.test(message) &&
          !isQuestionAboutOneself(one.id, code)
        )
          problems.push(`${one.id}: ${code}: ${message}`);
    }
    assert.deepEqual(problems, []);
  });
});
