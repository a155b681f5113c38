/**
 * Ordinary Java that nobody annotated, checked as a whole with `--all`: the command line does not fall over, most methods get a verdict,
 * and two runs say the same to the byte. Then the same Java as it is while somebody types it.
 * Why generated: `npm run ordinary` does 20,000 lines; here are a few thousand of another seed.
 * Neighbours: `scripts/ordinary-java.mjs` writes the corpus; `cli/calvin.ts` starts the command line.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { after, describe, test } from 'node:test';
import { ROOT, calvin } from './cli/calvin';
import { hasTurn } from './turn';

const folders: string[] = [];

function corpus(...options: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordinary-test-'));
  folders.push(folder);
  execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'ordinary-java.mjs'), folder, ...options]);
  return folder;
}

/** Nothing of the checker's own went wrong. */
function assertSound(report: { readonly code: number | null; readonly out: string; readonly error: string }): void {
  assert.equal(report.error, '');
  assert.ok(report.code === 0 || report.code === 1 || report.code === 3, `exit code ${report.code}`);
  assert.deepEqual(
    report.out.split('\n').filter((line) => /a defect|internal error/.test(line)),
    [],
  );
}

describe('ordinary Java', () => {
  after(() => {
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });

  test('the generator writes the same for the same seed, and no class twice', () => {
    const texts = (folder: string): readonly string[] =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.java'))
        .sort()
        .map((file) => `${file}\n${fs.readFileSync(path.join(folder, file), 'utf8')}`);
    const [first, second] = [texts(corpus('--lines', '4000', '--seed', '11')), texts(corpus('--lines', '4000', '--seed', '11'))];
    assert.deepEqual(first, second);
    const bodies = first.map((text) => text.slice(text.indexOf('{')));
    assert.equal(new Set(bodies).size, bodies.length);
  });

  test('most methods get a verdict, the same in every run', async () => {
    const folder = corpus('--lines', '200', '--seed', '5');
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.java'))
      .sort()
      .map((file) => path.join(folder, file));
    // The files of one class or two; those without the others know less, and say so.
    const inTurn = files.filter((_, index) => hasTurn(index, 8));
    const first = await calvin(['check', '--all', ...inTurn]);
    assertSound(first);
    assert.equal((await calvin(['check', '--all', files[0]!])).out, (await calvin(['check', '--all', files[0]!])).out);
    const count = (verdict: string): number =>
      Number(new RegExp(`(\\d+) (?:methods? )?${verdict}`).exec(first.out.trimEnd().split('\n').at(-1)!)?.[1] ?? 0);
    const all = ['verified', 'failed', 'unknown', 'unsupported', 'skipped'].reduce((sum, verdict) => sum + count(verdict), 0);
    assert.ok(all > 2 * inTurn.length, `${all} methods of ${inTurn.length} files`);
    assert.ok(count('unsupported') <= Math.max(1, 0.03 * all), `${count('unsupported')} of ${all} methods are unsupported`);
    assert.equal(count('skipped'), 0);
    assert.equal(/Why methods are unsupported/.test(first.out), count('unsupported') > 0);
  });

  test('half-typed Java: nothing falls over', async () => {
    assertSound(await calvin(['check', '--all', corpus('--lines', '300', '--seed', '8', '--damaged')]));
  });
});
