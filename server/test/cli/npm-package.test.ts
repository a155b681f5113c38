/**
 * What `npm pack` makes works from an empty folder: the command line with all that it reads at run time, and no more.
 * Its dependencies are those of this checkout, linked: npm's own part is not what is tested.
 * Neighbours: `.npmignore` says what is in it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './calvin';
import { temporaryFolder } from './temporary';

interface Packed {
  readonly filename: string;
  readonly version: string;
  readonly files: readonly { readonly path: string }[];
}

const RACY = 'class Visits {\n    private int n;\n    synchronized void visit() { n++; }\n    int count() { return n; }\n}\n';

test('the packed command line finds a race, and writes the program that shows it, from a folder of its own', (context) => {
  const folder = temporaryFolder(context, { 'Visits.java': RACY });
  // `--ignore-scripts`: what is packed has been built, or this test would not run.
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder, ROOT], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, version, files }] = JSON.parse(packed) as [Packed];
  const extra = files.filter(
    ({ path: name }) => !/^(server\/(bin|out\/src|src)|docs|grammar)\/|^(README|CHANGELOG)\.md$|^LICENSE$|^package\.json$/.test(name),
  );
  assert.deepEqual(extra, [], 'what nobody needs is left out');

  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(modules);
  execFileSync('tar', ['xzf', path.join(folder, filename), '-C', modules]);
  fs.renameSync(path.join(modules, 'package'), path.join(modules, 'calvin'));
  const { dependencies, version: declared } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly version: string;
  };
  for (const name of Object.keys(dependencies)) fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  assert.equal(version, declared);

  const started = (...given: readonly string[]): { readonly code: number; readonly out: string } => {
    try {
      const out = execFileSync(process.execPath, [path.join(modules, 'calvin', 'server', 'bin', 'calvin.js'), ...given], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { code: 0, out };
    } catch (error) {
      const { status, stdout } = error as { readonly status: number; readonly stdout: string };
      return { code: status, out: stdout };
    }
  };
  assert.equal(started('--version').out, `calvin ${declared}\n`);
  const checked = started('check', 'Visits.java');
  assert.equal(checked.code, 1);
  assert.match(checked.out, /Visits\.java:4:\d+: error\[race\]/);
  started('run', '--java', 'shown', 'Visits.java');
  assert.ok(fs.existsSync(path.join(folder, 'shown', 'calvinrun', 'Forced.java')));
});
