/**
 * What may be overridden of the library is as the JDK has it, for every class that a stub describes: a stub that is new, or an entry that
 * is gone, is noticed.
 * Neighbours: `scripts/overridable.mjs` writes the file; `jvm.ts` knows whether there is a JDK.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../architecture/imports';
import { withoutJdk } from './jvm';

const why = withoutJdk();

test('server/src/effects/overridable.ts is what the JDK says', { ...(why !== undefined && { skip: why }) }, () => {
  const ran = spawnSync(process.execPath, [path.join(ROOT, 'scripts/overridable.mjs'), '--check'], { encoding: 'utf8' });
  assert.equal(ran.status, 0, ran.stderr);
});
