/**
 * Sequences of changes under a live server that once ended in something else than a fresh server shows, and those that would if what was
 * mended were not.
 * Neighbours: `fuzz/workspace-session.ts` runs them; `npm run fuzz -- --sequences N` makes new ones.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workspaceSession } from '../src/fuzz/workspace-session';

const SEEDS: Readonly<Record<number, string>> = {
  1: 'names that are closed, and what was not reported',
  34: 'diagnostics in lines of before an edit that keeps offsets',
  177: 'a folder that became a file, reported together with what was in it',
  247: 'the same in a folder that is called like a Java file',
};

describe('a server that lives through', { skip: process.platform === 'win32' ? 'links need rights there' : false }, () => {
  for (const [seed, what] of Object.entries(SEEDS)) {
    it(`${what} equals a fresh one (seed ${seed})`, async () => {
      assert.equal((await workspaceSession(Number(seed), [])).failure, undefined);
    });
  }
});
