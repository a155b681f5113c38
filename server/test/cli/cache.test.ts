/** What one run has proved the next one does not ask again, unless the user wants it so. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { calvin } from './calvin';
import { temporaryFolder } from './temporary';

const COUNTER = 'class Counter {\n    /*@ guarded_by holder == tid */ int n;\n    synchronized void up() { n = n + 1; }\n}\n';

test('answers lie in the folder that the user named, and go with `calvin clean`', async (context) => {
  const folder = temporaryFolder(context, { 'Counter.java': COUNTER });
  const cache = path.join(folder, 'kept');
  const withCache = async (chosen: string, ...given: string[]): Promise<string> => {
    const before = process.env['CALVIN_CACHE'];
    process.env['CALVIN_CACHE'] = chosen;
    try {
      const { code, out, error } = await calvin(given, folder);
      assert.equal(`${code} ${error}`, '0 ');
      return out;
    } finally {
      process.env['CALVIN_CACHE'] = before;
    }
  };
  const kept = (): readonly string[] => readdirSync(path.join(cache, readdirSync(cache)[0]!)).filter((name) => name.endsWith('.memo'));
  const first = await withCache(cache, 'check', 'Counter.java');
  assert.ok(kept().length > 0);
  assert.equal(await withCache(cache, 'check', 'Counter.java'), first);
  assert.match(await withCache(cache, 'clean'), /^Forgotten: \d+ answers of the prover and results of earlier runs\.\n$/);
  assert.deepEqual(kept(), []);
  assert.equal(await withCache(cache, 'clean'), 'Nothing was remembered.\n');
  assert.equal(await withCache('off', 'check', 'Counter.java'), first);
  assert.deepEqual(kept(), []);
});

test('a relative folder is none: it would lie in whatever workspace one stands in', async (context) => {
  const folder = temporaryFolder(context, { 'Counter.java': COUNTER });
  mkdirSync(path.join(folder, 'here'));
  process.env['CALVIN_CACHE'] = 'here';
  try {
    assert.equal((await calvin(['check', 'Counter.java'], folder)).code, 0);
  } finally {
    process.env['CALVIN_CACHE'] = 'off';
  }
  assert.deepEqual(readdirSync(path.join(folder, 'here')), []);
  assert.ok(!existsSync(path.join(folder, 'calvin')));
});
