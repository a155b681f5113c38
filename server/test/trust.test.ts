/**
 * The table of trust against the code: every file and every function that it names exists, and nobody says `direction` or `exclusive` past
 * the one place.
 * Neighbours: `docs/soundness/trust.md`, `src/sequential/environment/grants.ts`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test } from 'node:test';

const ROOT = path.resolve(__dirname, '../../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/soundness/trust.md'), 'utf8');

/** A name that the table gives: `sequential/reduction/movers.ts#undisturbed`, or a file alone. */
const NAMED = /`((?:server\/test\/)?[\w/-]+\.ts)(?:#(\w+))?`/g;

function textOf(file: string): string | undefined {
  const full = path.join(ROOT, file.startsWith('server/') ? file : `server/src/${file}`);
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
}

describe('the table of trust', () => {
  const named = [...PAGE.matchAll(NAMED)].map(([, file, name]) => ({ file: file!, name }));

  test('names files and functions that exist', () => {
    assert.ok(named.length > 20);
    const missing = named.filter(({ file, name }) => {
      const text = textOf(file);
      return text === undefined || (name !== undefined && !new RegExp(`\\b(?:function|const|class) ${name}\\b`).test(text));
    });
    assert.deepEqual(missing, []);
  });

  test('has all its columns in every row', () => {
    const rows = PAGE.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|---'));
    assert.ok(rows.length > 8);
    const [head, ...facts] = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    assert.deepEqual(
      facts.filter((cells) => cells.length !== head!.length || cells.some((cell) => cell === '')).map(([fact]) => fact),
      [],
    );
  });

  test('is kept: what a discipline grants is decided in one place', () => {
    const folder = path.join(ROOT, 'server/src');
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('oracle'))
      .sort();
    // The direction decides forms in `grants.ts` only; the others choose words, or where to begin.
    const deciding = files
      .filter((name) => /\bdirection\(/.test(fs.readFileSync(path.join(folder, name), 'utf8')))
      .map((name) => name.split(path.sep).join('/'));
    assert.deepEqual(deciding, [
      'sequential/environment/environment.ts',
      'sequential/environment/grants.ts',
      'sequential/environment/guarantee.ts',
      'sequential/environment/stability.ts',
    ]);
  });
});
