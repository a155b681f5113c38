/**
 * The pages lead somewhere: every link between them names a file, and a heading where it names one; every path in the map of the code
 * exists.
 * Neighbours: `soundness.test.ts` and `theory.test.ts` for what code refers to; `architecture/pages.ts` knows headings.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { ROOT, sourcesIn } from './architecture/imports';
import { anchorsOf } from './architecture/pages';

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  ...['client', 'docs', 'e2e', 'grammar', 'lab', 'test-fixtures'].flatMap((folder) => sourcesIn(folder, ['.md']).map((page) => page.path)),
];

const textOf = (page: string): string => fs.readFileSync(path.join(ROOT, page), 'utf8');

/** The text without what stands as code. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');

test('links between the pages name files and headings that exist', () => {
  const wrong = PAGES.flatMap((page) =>
    [...prose(textOf(page)).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, file, anchor]) => {
      if (/^[a-z]+:/.test(file!)) return [];
      const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file!);
      const exists = fs.existsSync(path.join(ROOT, target)) && (anchor === undefined || anchorsOf(textOf(target)).includes(anchor));
      return exists ? [] : [`${page}: ${link}`];
    }),
  );
  assert.deepEqual(wrong, []);
});

const pathsIn = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|md|json))`/g)].map(([, name]) => name!);

test('the map of the code, and the recipes, name files and folders that exist', () => {
  const named = [...pathsIn('ARCHITECTURE.md'), ...pathsIn('docs/recipes.md')];
  assert.ok(named.length > 60);
  // What a row of the table names to start with lies in the folder of the row.
  const folders = [...textOf('ARCHITECTURE.md').matchAll(/^\| `([\w./-]+)`/gm)].map(([, folder]) => folder!);
  const missing = named.filter(
    (name) => ![...folders, 'server/src', 'lab', '.'].some((folder) => fs.existsSync(path.join(ROOT, folder, name.replace(/\.\.\.$/, '')))),
  );
  assert.deepEqual(missing, []);
});

test('what a page names of fixtures, sources and scripts exists', () => {
  const named = PAGES.flatMap((page) =>
    [
      ...textOf(page)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:java|ts|mjs|js|json|md|qed|txt|smt2))?)`/g),
    ].map(([, name]) => ({ page, name: name! })),
  );
  assert.ok(named.length > 400, `${named.length} paths`);
  /** A file of the user's workspace; names in examples. */
  const examples = ['.vscode/settings.json', 'ok/x/Name.java', 'jar/Locks.java'];
  const above = ['.', 'test-fixtures', 'server', 'server/src', 'client', 'lab', 'lab/src', 'docs'];
  const missing = named.filter(
    ({ page, name }) =>
      !examples.includes(name) && ![...above, path.dirname(page)].some((folder) => fs.existsSync(path.join(ROOT, folder, name))),
  );
  assert.deepEqual(missing, []);
});

test('every folder of fixtures under `ok` and `bad` has its row', () => {
  const page = textOf('test-fixtures/README.md');
  const rows = [...page.slice(page.indexOf('Subjects under')).matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
  );
  const folders = ['ok', 'bad'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, 'test-fixtures', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  );
  // A mutant of several files is a folder whose name says what is wrong.
  assert.deepEqual([...new Set(folders.filter((name) => !name.includes('.')))].sort(), [...rows].sort());
});
