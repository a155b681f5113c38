/**
 * The pages under `docs/soundness` against the code, in both directions: every file and fixture that an item names exists, every anchor
 * that code cites exists, and every item is cited by code.
 * Neighbours: `trust.test.ts` for the table of trust, `theory.test.ts` for references to the other pages and to papers,
 * `links.test.ts` for links.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test } from 'node:test';
import { ROOT, sourcesIn } from './architecture/imports';
import { anchorsOf, anchorsCited } from './architecture/pages';

const FOLDER = path.join(ROOT, 'docs/soundness');
const PAGES = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== 'README.md' && name !== 'trust.md')
  .sort();
const LABELS = ['Claim', 'Why it is sound', 'Where', 'Fixture'];

interface Item {
  readonly anchor: string;
  readonly text: string;
}

/** The items of all pages: what stands under each heading of the third level. */
const ITEMS: readonly Item[] = PAGES.flatMap((page) => {
  const [, ...parts] = fs.readFileSync(path.join(FOLDER, page), 'utf8').split(/^### /m);
  return parts.map((text) => ({ anchor: `docs/soundness/${page}#${anchorsOf(`### ${text}`)[0]!}`, text: text.split(/^## /m)[0]! }));
});

/** The names in backticks of the paragraph that begins with the label. */
function namesIn(item: Item, label: string): readonly string[] {
  const paragraph = item.text.split(/\n\s*\n/).find((one) => one.startsWith(`**${label}.**`)) ?? '';
  return [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

const exists = (name: string): boolean => fs.existsSync(path.join(ROOT, name));
const isSource = (name: string): boolean => exists(`server/src/${name}`) || (/^(?:server|lab)\//.test(name) && exists(name));
const isFixture = (name: string): boolean =>
  exists(`test-fixtures/${name}`) || (/^(?:server|lab)\/.*\.test\.ts$/.test(name) && exists(name));

describe('the pages about soundness', () => {
  test('have items with all their parts', () => {
    assert.ok(ITEMS.length > 60);
    assert.deepEqual(
      PAGES.filter((page) => !ITEMS.some((item) => item.anchor.startsWith(`docs/soundness/${page}#`))),
      [],
      'pages without an item',
    );
    assert.deepEqual(
      ITEMS.filter((item) => LABELS.some((label) => !item.text.includes(`**${label}.**`))).map((item) => item.anchor),
      [],
    );
    const anchors = ITEMS.map((item) => item.anchor);
    assert.deepEqual(
      anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index),
      [],
    );
  });

  test('name files that exist', () => {
    const wrong = ITEMS.flatMap((item) => {
      const names = namesIn(item, 'Where');
      return names.length === 0
        ? [`${item.anchor}: no file`]
        : names.filter((name) => !isSource(name)).map((name) => `${item.anchor}: ${name}`);
    });
    assert.deepEqual(wrong, []);
  });

  test('name fixtures and tests that exist', () => {
    const wrong = ITEMS.flatMap((item) => {
      const names = namesIn(item, 'Fixture');
      return names.length === 0
        ? [`${item.anchor}: no fixture`]
        : names.filter((name) => !isFixture(name)).map((name) => `${item.anchor}: ${name}`);
    });
    assert.deepEqual(wrong, []);
  });

  test('are all in the index', () => {
    const index = fs.readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    assert.deepEqual(
      ITEMS.filter((item) => !index.includes(`](${item.anchor.slice('docs/soundness/'.length)})`)).map((item) => item.anchor),
      [],
    );
  });

  const cited = anchorsCited([...sourcesIn('server/src', ['.ts']), ...sourcesIn('lab/src', ['.ts']), ...sourcesIn('server/test', ['.ts'])]);

  test('are cited by anchors that exist', () => {
    const wrong = cited.filter(
      ({ page, anchor }) =>
        !exists(page) || (anchor !== undefined && !anchorsOf(fs.readFileSync(path.join(ROOT, page), 'utf8')).includes(anchor)),
    );
    assert.deepEqual(wrong, []);
  });

  test('are cited by code, each item at one place at least', () => {
    const inCode = new Set(cited.filter(({ source }) => source.startsWith('server/src/')).map(({ page, anchor }) => `${page}#${anchor}`));
    assert.deepEqual(
      ITEMS.filter((item) => !inCode.has(item.anchor)).map((item) => item.anchor),
      [],
    );
  });
});
