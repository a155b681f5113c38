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
import { bibliographyOf, citedIn, unknownPapersIn } from './architecture/papers';

const THEORY = fs.readFileSync(path.join(ROOT, 'docs/theory.md'), 'utf8');
const SOURCES = ['server/src', 'server/test', 'lab/src', 'lab/test', 'client/src'].flatMap((folder) => sourcesIn(folder, ['.ts']));
/** What else has comments. */
const OTHERS = [
  ...['bench', 'scripts', 'lab/bin', 'server/bin'].flatMap((folder) => sourcesIn(folder, ['.mjs', '.js'])),
  ...sourcesIn('server/src/library', ['.java']),
  ...sourcesIn('grammar/spec', ['grammar.js']),
];
const ENTRIES = bibliographyOf(THEORY);
/** The short names of the papers. */
const PAPERS = ENTRIES.map((entry) => entry.paper);

/** The pages of the project: also their text cites papers. The bibliography itself is what is cited. */
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'client/README.md',
  'lab/README.md',
  'e2e/README.md',
  'grammar/README.md',
  'test-fixtures/README.md',
  ...['docs', 'docs/soundness', 'bench'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => `${folder}/${name}`),
  ),
].map((name) => ({ path: name, text: fs.readFileSync(path.join(ROOT, name), 'utf8').split('## Bibliography\n')[0]! }));
/** Sources and pages; not the tests of this, which cite on purpose what does not exist. */
const TEXTS = [...SOURCES, ...OTHERS, ...PAGES].filter(
  (source) => !['server/test/theory.test.ts', 'server/test/architecture/papers.ts'].includes(source.path),
);

/** What is about one paper cites its figures without its name. */
const ABOUT: readonly (readonly [prefix: string, paper: string])[] = [
  ['server/src/qed/', 'qed'],
  ['lab/src/faults/qed', 'qed'],
  ['docs/prove.md', 'qed'],
  ['docs/soundness/qed.md', 'qed'],
  ['server/src/infer/', 'horn-environment-inference'],
  ['docs/infer.md', 'horn-environment-inference'],
  ['docs/soundness/infer.md', 'horn-environment-inference'],
];
const aboutOf = (name: string): string | undefined => ABOUT.find(([prefix]) => name.startsWith(prefix))?.[1];

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

  test('name papers, sections and figures that the bibliography lists', () => {
    const found = TEXTS.flatMap(({ path: name, text }) => citedIn(text, PAPERS, aboutOf(name)).map((place) => ({ name, ...place })));
    assert.ok(found.length > 150, `${found.length} references to papers`);
    assert.deepEqual(
      found.filter(({ paper, kind, number }) => {
        const entry = ENTRIES.find((one) => one.paper === paper)!;
        return !(kind === 'section' ? entry.sections : entry.figures).includes(number);
      }),
      [],
    );
  });

  test('name no paper that the bibliography does not have', () => {
    const wrong = TEXTS.flatMap(({ path: name, text }) => unknownPapersIn(text, ENTRIES).map((paper) => `${name}: ${paper}`));
    assert.deepEqual(wrong, []);
  });

  test('are wanted: every paper has authors and a year, and every listed section is cited', () => {
    assert.ok(PAPERS.length >= 5);
    assert.deepEqual(
      ENTRIES.filter((entry) => !entry.words.some((word) => /^\d/.test(word)) || entry.sections.length === 0).map((entry) => entry.paper),
      [],
    );
    const cited = new Set(
      TEXTS.flatMap(({ path: name, text }) => citedIn(text, PAPERS, aboutOf(name))).map(
        ({ paper, kind, number }) => `${paper} ${kind} ${number}`,
      ),
    );
    const listed = ENTRIES.flatMap((entry) => entry.sections.map((section) => `${entry.paper} section ${section}`));
    assert.deepEqual(
      listed.filter((one) => !cited.has(one)),
      [],
    );
  });
});

describe('what is found in a text', () => {
  const places = (text: string, about?: string): readonly string[] =>
    citedIn(text, PAPERS, about).map(({ paper, kind, number }) => `${paper} ${kind} ${number}`);

  test('sections and figures, by name and list', () => {
    assert.deepEqual(places('as it is (calvin-tcs 4 and 6.3) there'), ['calvin-tcs section 4', 'calvin-tcs section 6.3']);
    assert.deepEqual(places('calvin-r, Fig. 3, and'), ['calvin-r figure 3']);
    assert.deepEqual(places("QED's Figures 8 to 10 and section 6.1"), ['qed figure 8', 'qed figure 9', 'qed figure 10', 'qed section 6.1']);
    assert.deepEqual(places(' * of calvin-tcs\n * 6.4.'), ['calvin-tcs section 6.4']);
    assert.deepEqual(places('the lock (Figure 99)', 'qed'), ['qed figure 99']);
    assert.deepEqual(places('section 6.8 of calvin-tcs; Figures 8-10 of qed'), [
      'calvin-tcs section 6.8',
      'qed figure 8',
      'qed figure 9',
      'qed figure 10',
    ]);
    assert.deepEqual(places('calvin-tcs §6.2, sec. 6.4; 6.6 or 6.7'), [
      'calvin-tcs section 6.2',
      'calvin-tcs section 6.4',
      'calvin-tcs section 6.6',
      'calvin-tcs section 6.7',
    ]);
    assert.deepEqual(places('**calvin-tcs** 9.2; `calvin-r` 9; [qed](theory.md#qed) 9.1'), [
      'calvin-tcs section 9.2',
      'calvin-r section 9',
      'qed section 9.1',
    ]);
  });

  test('papers that nobody has heard of', () => {
    assert.deepEqual(unknownPapersIn('calvin-tcs 6.4; noether-popl 3.2; as in weyl-2001, section 2', ENTRIES), [
      'noether-popl',
      'weyl-2001',
    ]);
    assert.deepEqual(unknownPapersIn('Noether et al. 2011; (Elmas, Qadeer, Tasiran 2009); in March 2024; Weyl, 1918', ENTRIES), [
      'Noether et al. 2011',
      'Weyl, 1918',
    ]);
  });
});
