/**
 * The licences that ship with the extension are those of what is in it: packages as the bundler reports them, and what the binaries are
 * made of as far as they show it.
 * Neighbours: `scripts/notices.mjs` has the table; `e2e/package.test.mjs` lists what is packed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './architecture/imports';

interface Table {
  readonly PARTS: Readonly<Record<string, { readonly licence: string; readonly signs: readonly string[] }>>;
  readonly MADE_OF: Readonly<Record<string, readonly string[]>>;
}

function printed(...given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(status, 0, stderr);
  return stdout;
}

const { PARTS, MADE_OF } = JSON.parse(
  printed(
    '--input-type=module',
    '-e',
    'import { MADE_OF, PARTS } from "./scripts/notices.mjs"; console.log(JSON.stringify({ MADE_OF, PARTS }))',
  ),
) as Table;
const TEXT = printed('scripts/bundle.mjs', '--notices');

/** Where the bundler takes the files that it copies. */
const COPIED = new Map(
  [...fs.readFileSync(path.join(ROOT, 'scripts', 'bundle.mjs'), 'utf8').matchAll(/^ {2}\['([^']+)', '([^']+)'\],$/gm)].map((one) => [
    one[2]!,
    one[1]!,
  ]),
);

test('every file that is shipped as it is has its parts listed', () => {
  assert.deepEqual([...COPIED.keys()].filter((name) => name !== 'library').sort(), Object.keys(MADE_OF).sort());
  assert.deepEqual(
    Object.values(MADE_OF)
      .flat()
      .filter((part) => !(part in PARTS)),
    [],
  );
});

test('a binary shows signs of what is listed, and of nothing that is not', () => {
  for (const [file, parts] of Object.entries(MADE_OF)) {
    const content = fs.readFileSync(path.join(ROOT, COPIED.get(file)!), 'latin1');
    for (const [part, { signs }] of Object.entries(PARTS)) {
      if (parts.includes(part))
        assert.deepEqual(
          signs.filter((sign) => !content.includes(sign)),
          [],
          `${file}: ${part}`,
        );
      else if (file.endsWith('.wasm'))
        assert.deepEqual(
          signs.filter((sign) => content.includes(sign)),
          [],
          `${file}: ${part}`,
        );
    }
  }
});

test('the licence of each part and of each package is there, whole', () => {
  for (const { licence } of Object.values(PARTS))
    assert.ok(TEXT.includes(fs.readFileSync(path.join(ROOT, licence), 'utf8').trim()), licence);
  const named = /^Packages bundled in [^:]*: (.*)\.$/m.exec(TEXT)![1]!.split(', ');
  assert.ok(['vscode-languageclient', 'vscode-languageserver', 'web-tree-sitter'].every((name) => named.includes(name)));
  for (const name of named) {
    const folder = path.join(ROOT, 'node_modules', name);
    const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    assert.ok(file !== undefined && TEXT.includes(fs.readFileSync(path.join(folder, file), 'utf8').trim()), name);
  }
  for (const holder of [
    'Ayman Nadeem',
    'Max Brunsfeld',
    'Microsoft Corporation',
    'Rich Felker',
    'Emscripten authors',
    'LLVM Exceptions',
    'Unicode, Inc.',
  ])
    assert.ok(TEXT.includes(holder), holder);
});
