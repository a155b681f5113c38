/**
 * `calvin check --watch` reports once more after a change, of a file in a folder and of a file that is named.
 * Neighbours: `cli/watch.ts`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './calvin';
import { temporaryFolder } from './temporary';

const RACY = 'class Visits {\n    private int n;\n    synchronized void visit() { n++; }\n    int count() { return n; }\n}\n';

for (const named of ['.', path.join('src', 'Visits.java')]) {
  test(`--watch ${named}`, async (context) => {
    const folder = temporaryFolder(context, { 'src/Visits.java': RACY });
    const child = spawn(process.execPath, [path.join(ROOT, 'server', 'bin', 'calvin.js'), 'check', '--watch', named], { cwd: folder });
    context.after(() => child.kill('SIGKILL'));
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
    const seen = async (pattern: RegExp): Promise<void> => {
      const end = Date.now() + 60_000;
      while (!pattern.test(out) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
      assert.match(out, pattern);
    };
    await seen(/1 method verified, 1 failed/);
    // As editors do it: a new file in the place of the old one.
    const file = path.join(folder, 'src', 'Visits.java');
    fs.writeFileSync(`${file}.part`, RACY.replace('int count()', 'synchronized int count()'));
    fs.renameSync(`${file}.part`, file);
    await seen(/2 methods verified/);
    assert.equal(child.exitCode, null);
  });
}
