/**
 * What the stubs leave out is as the JDK has it, for every class that a stub describes: a stub that is new, a member that is added, or an
 * entry that is gone, is noticed. So every overload of the library that no stub has is in the table, and a call that could mean it is
 * rejected.
 * Neighbours: `scripts/left-out.mjs` writes the file; `jvm.ts` knows whether there is a JDK.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../architecture/imports';
import { withoutJdk } from './jvm';

const why = withoutJdk();

test('server/src/resolve/left-out.ts is what the JDK says', { ...(why !== undefined && { skip: why }) }, () => {
  const ran = spawnSync(process.execPath, [path.join(ROOT, 'scripts/left-out.mjs'), '--check'], { encoding: 'utf8' });
  assert.equal(ran.status, 0, ran.stderr);
});
