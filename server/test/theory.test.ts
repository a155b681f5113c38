/**
 * What comments refer to: the project's own pages and their headings, and sections of papers, which the bibliography of `docs/theory.md`
 * lists with what is taken from each.
 * Neighbours: `soundness.test.ts` for the items of `docs/soundness`; `architecture/pages.ts` finds the references.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test } from 'node:test';
import { ROOT, sourcesIn } from './architecture/imports';
import { anchorsCited, anchorsOf } from './architecture/pages';

const THEORY = fs.readFileSync(path.join(ROOT, 'docs/theory.md'), 'utf8');
const SOURCES = ['server/src', 'server/test', 'lab/src', 'client/src'].flatMap((folder) => sourcesIn(folder, ['.ts']));
/** The short names of the papers. */
const PAPER = /\b(calvin-(?:tcs|r|cav-2002)|horn|qed)\b/;
/** `calvin-tcs 6.4`, `calvin-r section 3`, `calvin-tcs 4 and 6.3`, `calvin-r Fig. 3`. */
const CITED = /\b(calvin-(?:tcs|r|cav-2002)),? (?:sections? )?((?:(?:, | and |, and )?(?:Fig\. )?\d+(?:\.\d+)?)+)/g;

/** The paper's part of the bibliography. */
function entryOf(paper: string): string | undefined {
  return THEORY.split(/^### /m).find((part) => part.startsWith(`${paper}\n`));
}

/** Comments with their lines joined, so that a reference may go over the end of one. */
const joined = (text: string): string => text.replace(/\n\s*(?:\*|\/\/)\s?/g, ' ');

describe('references in comments', () => {
  test('name pages of the project and headings that exist', () => {
    const wrong = anchorsCited(SOURCES).filter(({ page, anchor }) => {
      const file = path.join(ROOT, page);
      return !fs.existsSync(file) || (anchor !== undefined && !anchorsOf(fs.readFileSync(file, 'utf8')).includes(anchor));
    });
    assert.deepEqual(wrong, []);
  });

  test('name nothing outside of the repository', () => {
    assert.deepEqual(
      SOURCES.filter(
        ({ path: name, text }) => name !== 'server/test/theory.test.ts' && /\bdesign: |\bdesign\/|\bhowto\b|ARCHITECTURE, /.test(text),
      ).map((source) => source.path),
      [],
    );
  });

  test('name files that exist', () => {
    const files = [...new Set(['server', 'lab', 'client/src', 'scripts', 'protocol', 'bench', 'grammar', 'e2e'])].flatMap((folder) =>
      fs.existsSync(path.join(ROOT, folder)) ? sourcesIn(folder, ['.ts', '.mjs', '.js', '.java', '.cjs']).map((one) => `/${one.path}`) : [],
    );
    // At the head of a file, where it says who its neighbours are.
    const wrong = SOURCES.flatMap(({ path: name, text }) =>
      [...text.slice(0, text.indexOf('*/')).matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)]
        .map(([, named]) => named!)
        .filter((named) => !files.some((file) => file.endsWith(`/${named.replace(/^(?:\.\.?\/)+/, '')}`)))
        .map((named) => `${name}: ${named}`),
    );
    assert.deepEqual(wrong, []);
  });

  test('name papers and sections that the bibliography lists', () => {
    const found = SOURCES.flatMap(({ path: name, text }) =>
      [...joined(text).matchAll(CITED)].flatMap(([, paper, list]) =>
        list!
          .split(/, and |, | and /)
          .filter((part) => part !== '')
          .map((section) => ({ name, paper: paper!, section })),
      ),
    );
    assert.ok(found.length > 50);
    const wrong = found.filter(({ paper, section }) => {
      const entry = entryOf(paper) ?? '';
      return section.startsWith('Fig.') ? !entry.includes(section) : !entry.includes(`| ${section} |`);
    });
    assert.deepEqual(wrong, []);
  });

  test('are wanted: every paper has an entry with authors and year, and every listed section is cited', () => {
    const papers = [...THEORY.slice(THEORY.indexOf('## Bibliography')).matchAll(/^### (.+)$/gm)].map(([, name]) => name!);
    assert.deepEqual(
      papers.filter((name) => !PAPER.test(name) || !/\b(?:19|20)\d\d\b/.test(entryOf(name)!)),
      [],
    );
    const text =
      SOURCES.map((source) => joined(source.text)).join('\n') +
      THEORY.slice(0, THEORY.indexOf('## Bibliography')) +
      fs.readFileSync(path.join(ROOT, 'scripts/demo.mjs'), 'utf8');
    const cited = new Set(
      [...text.matchAll(CITED)].flatMap(([, paper, list]) => list!.split(/, and |, | and /).map((section) => `${paper} ${section}`)),
    );
    const listed = papers.flatMap((paper) =>
      [...entryOf(paper)!.matchAll(/^\| ([\d.]+) \|/gm)].map(([, section]) => `${paper} ${section}`),
    );
    assert.deepEqual(
      listed.filter((one) => !cited.has(one)),
      [],
    );
  });
});
