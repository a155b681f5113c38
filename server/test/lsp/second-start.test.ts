/**
 * Verdicts on the disk outlive the process that found them, so the checker's identity has its code in it.
 * Neighbours: `workspace/incremental.test.ts` (what a second start shows and proves).
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashText } from '../../src/base/hash';
import { createRealChecker } from '../../src/lsp/real-checker';
import { buildIdentity } from '../../src/verify/build-identity';
import type { Prover } from '../../src/solver/prover';

const NOBODY: Prover = { identity: 'nobody', open: () => Promise.reject(new Error('nothing is proved')), dispose: () => Promise.resolve() };

test('who proves it is part of what a verdict is remembered under: the prover, and the code itself', async () => {
  const checker = await createRealChecker(NOBODY);
  assert.equal(checker.identity, hashText('nobody', buildIdentity()));
  assert.match(buildIdentity(), /^[0-9a-f]{64}$/);
});
