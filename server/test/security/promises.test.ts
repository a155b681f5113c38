/**
 * docs/security.md promises only what a test holds: each line of its table names tests, and each of these exists, with a test whose name
 * has the words given.
 * Neighbours: the tests that are named there.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { DEFAULT_LIMITS } from '../../src/workspace/java-files';
import { ROOT } from '../architecture/imports';

const TEXT = fs.readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8');
const [, , ...ROWS] = TEXT.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** What is wrong with the name of a test; undefined: there is such a test. */
function missing(name: string): string | undefined {
  const [file, words] = name.split(' # ');
  const full = file!.startsWith('lab/') ? path.join(ROOT, file!) : path.join(ROOT, 'server', 'test', file!);
  if (!/\.test\.ts$/.test(file!) || !fs.existsSync(full)) return `${name}: there is no such file`;
  if (words === undefined) return `${name}: which of its tests?`;
  const titles = [...fs.readFileSync(full, 'utf8').matchAll(/^\s*(?:test|it|describe|testFixtures)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm)].map(
    (one) => one[2]!.replace(/\\(.)/g, '$1'),
  );
  return titles.some((title) => title.includes(words)) ? undefined : `${name}: no test of this name; there are ${titles.join(' | ')}`;
}

test('each promise names the tests that hold it, and there are such tests', () => {
  assert.ok(ROWS.length > 15);
  for (const row of ROWS) {
    assert.equal(row.length, 4, row[0]);
    const names = [...row[3]!.matchAll(/`([^`]+)`/g)].map((one) => one[1]!);
    assert.notEqual(names.length, 0, row[0]);
    assert.equal(row[3]!.replace(/`[^`]+`/g, '').replace(/[,\s]/g, ''), '', `${row[0]}: only names of tests stand here`);
    assert.deepEqual(
      names.flatMap((name) => missing(name) ?? []),
      [],
      row[0],
    );
  }
});

test('the files that it names exist', () => {
  for (const row of ROWS) {
    for (const [, file] of row[2]!.matchAll(/`([^`]+)`/g)) {
      assert.ok(
        [path.join('server', 'src', file!), file!].some((one) => fs.existsSync(path.join(ROOT, one))),
        `${row[0]}: ${file}`,
      );
    }
  }
});

test('the limits of a folder are those that it says', () => {
  const reported = ROWS.map((row) => row[1]!).find((one) => one.includes('Java files and'))!;
  const { files, bytesPerFile, bytesTogether, entries } = DEFAULT_LIMITS;
  for (const number of [
    `${entries.toLocaleString('en')} entries`,
    `${files.toLocaleString('en')} Java files`,
    `${bytesTogether >> 20} MB`,
    `${bytesPerFile >> 20} MB`,
  ])
    assert.ok(reported.includes(number), number);
});
