/**
 * Edits of comments and white space: what is said of the program is what an analysis of the new text says, to the place; whatever else an
 * edit changes is seen in the trees.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Span } from '../../src/base/span';
import { createMemoStore } from '../../src/incremental/store';
import { createRealChecker } from '../../src/lsp/real-checker';
import { initParsers, parseJava } from '../../src/syntax/parse';
import { isMoved, isSameProgram } from '../../src/verify/moved';
import type { WorkspaceAnalysis } from '../../src/workspace/checker';
import { shiftStretched, textChange } from '../../src/workspace/text-change';
import { listFixtures, readFixture } from '../fixtures/fixture-files';

const COUNTER = `class Counter {
    /*@ guarded_by holder == tid */ int n; // the count
    synchronized int half() { return n / 2; }
    void up() { n = n + 1; }
}
`;

function moves(text: string, edited: string): boolean {
  const change = textChange(text, edited)!;
  return isMoved(parseJava('A.java', text), parseJava('A.java', edited), (span) => shiftStretched(span, change));
}

/** All that an analysis says before any proof. */
function said({ diagnostics, methods, fields, annotatedFiles }: WorkspaceAnalysis): unknown {
  const ofMethods = methods.map(({ id, name, path, span, nameSpan, key }) => ({ id, name, path, span, nameSpan, key }));
  return { diagnostics: [...diagnostics], methods: ofMethods, fields: [...fields], files: [...annotatedFiles] };
}

const INSERTED = [
  '// more\n',
  '/* more */',
  '\n',
  '  ',
  '/**/',
  '// n\n',
  '//@ nowarn\n',
  '/* @ */',
  '*',
  '/',
  'x',
  '// GuardedBy("this")\n',
  '// Vector\n',
];

describe('an edit of comments and white space', () => {
  before(() => initParsers());

  it('moves what stands behind it', () => {
    for (const [at, text] of [
      ['int n', '/* all */ '],
      ['synchronized', '// first\n    '],
      ['return', '\n\n        '],
      ['/ 2', '/* by */ '],
      ['the count', 'this is '],
      ['}\n}', '  '],
    ] as const)
      assert.ok(moves(COUNTER, COUNTER.replace(at, `${text}${at}`)), at);
    assert.ok(moves(COUNTER, COUNTER.replace(' // the count', '')));
    assert.ok(moves(COUNTER, COUNTER.replace('holder == tid', 'holder  == tid')));
  });

  it('is no edit of the program', () => {
    for (const [part, text] of [
      ['n + 1', 'n + 2'],
      ['int n', 'long n'],
      ['holder == tid', 'holder != tid'],
      ['void up', 'synchronized void up'],
      ['// the count', '//@ nowarn race'],
      ['return n', 'returnn'],
    ] as const)
      assert.ok(!moves(COUNTER, COUNTER.replace(part, text)), part);
  });

  it('at two places at once is none whose places are known', () => {
    const edited = COUNTER.replace('synchronized', '/* one */ synchronized').replace('void up', '/* another */ void up');
    assert.ok(!moves(COUNTER, edited));
  });

  it('names in comments count where they bring in what the library has', () => {
    const at = (span: Span): Span | undefined => shiftStretched(span, textChange(COUNTER, named)!);
    const named = COUNTER.replace('the count', 'a Vector');
    const [old, now] = [COUNTER, named].map((text) => ({ path: 'A.java', text }));
    assert.ok(moves(COUNTER, named));
    assert.ok(!isSameProgram([old!], [now!], { old: old!, now: now! }, at));
  });

  it('leaves an analysis that is the one of the new texts', async () => {
    const texts = listFixtures()
      .filter(({ name }) => /^(ok|bad)\/(textbook|slices|invariants)\//.test(name))
      .map((fixture) => readFixture(fixture).map(({ text }) => text))
      .filter((files) => files.length === 1 && files[0]!.length < 3000)
      .map(([text]) => text!);
    const edits = fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), piece: fc.constantFrom(...INSERTED), isGone: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), edits, async (text, list) => {
        const live = await createRealChecker(undefined);
        live.analyse([{ path: 'A.java', text }], { checkAll: true });
        let now = text;
        for (const { at, piece, isGone } of list) {
          // Between two lines or words, where there is one after the place.
          const gap = now.slice(Math.floor(at * now.length)).search(/\s/);
          const place = gap < 0 ? now.length : Math.floor(at * now.length) + gap;
          const known = isGone ? now.indexOf(piece) : -1;
          now = known < 0 ? now.slice(0, place) + piece + now.slice(place) : now.slice(0, known) + now.slice(known + piece.length);
          const fresh = await createRealChecker(undefined);
          const files = [{ path: 'A.java', text: now }];
          assert.deepEqual(said(live.analyse(files, { checkAll: true })), said(fresh.analyse(files, { checkAll: true })), now);
        }
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('leaves results that are those of the new text', async () => {
    const live = await createRealChecker(undefined, createMemoStore());
    const answers = createMemoStore();
    const { signal } = new AbortController();
    try {
      live.analyse([{ path: 'A.java', text: COUNTER }], { checkAll: true });
      let text = COUNTER;
      for (const [at, piece] of [
        ['void up', '// one\n    '],
        ['n = n', '/* two */ '],
        ['int n', '\n'],
      ] as const) {
        text = text.replace(at, `${piece}${at}`);
        const files = [{ path: 'A.java', text }];
        const fresh = await createRealChecker(undefined, answers);
        const [left, right] = [live.analyse(files, { checkAll: true }), fresh.analyse(files, { checkAll: true })];
        assert.deepEqual(await left.verifyEnvironment(signal), await right.verifyEnvironment(signal));
        for (const { id } of right.methods) {
          const [moved, made] = [await left.verify(id, signal), await right.verify(id, signal)];
          assert.deepEqual({ ...moved, milliseconds: 0 }, { ...made, milliseconds: 0 }, id);
        }
        await fresh.dispose();
      }
    } finally {
      await live.dispose();
    }
  });
});
