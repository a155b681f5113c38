/**
 * Incremental equals from scratch: after any sequence of edits, what is shown is what a fresh workspace shows of the same
 * texts; and nothing is proved twice. Neighbours: `fake-checker.ts` stands for the passes.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { diagnostic, type Diagnostic } from '../../src/diagnostics/diagnostic';
import { createMemoStore, type MemoStore } from '../../src/incremental/store';
import type { SourceFile } from '../../src/verify/analysis';
import type { MethodResult } from '../../src/verify/results';
import type { WorkspaceAnalysis } from '../../src/workspace/checker';
import { Checking, type Progress } from '../../src/workspace/checking';
import type { Publication } from '../../src/workspace/publish-gate';
import { anchorResult, placeResult, Places } from '../../src/workspace/relocate';
import { fakeChecker } from './fake-checker';

/** A workspace of two files without disk and editor. */
class Bench {
  readonly texts = new Map([
    ['A.java', ''],
    ['B.java', ''],
  ]);
  readonly shown = new Map<string, Publication>();
  readonly proved: string[] = [];
  environments = 0;
  private progress: Progress | undefined;
  private wake: (() => void) | undefined;
  private readonly checking: Checking;

  /** `stands`: a text with `#` in it does not parse, and its last good one stands. `store`: what an earlier process has found out. */
  constructor(stands = false, store = createMemoStore()) {
    const checker = fakeChecker(({ event, method }) => {
      if (event === 'finish') this.proved.push(method!);
      if (event === 'environment') this.environments++;
    });
    const syntaxErrors = ({ path, text }: SourceFile): readonly Diagnostic[] =>
      text.includes('#')
        ? [diagnostic('java-syntax', { file: path, start: text.indexOf('#'), end: text.indexOf('#') + 1 }, 'no Java')]
        : [];
    this.checking = new Checking(
      stands ? { ...checker, syntaxErrors } : checker,
      store,
      { proof: 0 },
      () => ({
        files: [...this.texts].map(([path, text]) => ({ path, text })),
        openVersions: new Map([['A.java', 1]]),
      }),
      {
        publish: (publication) => this.shown.set(publication.path, publication),
        progress: (progress) => {
          this.progress = progress;
          if (progress.phase === 'done') this.wake?.();
        },
        tellUser: () => undefined,
        log: () => undefined,
      },
    );
  }

  async set(path: string, text: string): Promise<void> {
    this.texts.set(path, text);
    const version = this.progress?.version ?? 0;
    this.checking.textsChanged(path);
    while (this.progress?.phase !== 'done' || this.progress.version <= version) {
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Sets a text and does not wait. */
  hurry(path: string, text: string): void {
    this.texts.set(path, text);
    this.checking.textsChanged(path);
  }

  get diagnostics(): readonly string[] {
    return [...this.shown.values()].flatMap(({ diagnostics }) => diagnostics.map((item) => JSON.stringify(item))).sort();
  }

  checkEverythingAnew(): void {
    this.checking.checkEverythingAnew();
  }

  dispose(): void {
    this.checking.dispose();
  }
}

const PIECES = [
  '/*@ d1 */ int x;\n',
  '/*@ d2 */ int y;\n',
  'void m() { bogus }\n',
  'void n() { ok }\n',
  'void n() { ok }\n',
  'void p() { bogus bogus }\n',
  '#\n',
  '\n',
  'class C {\n',
  '}\n',
];

const editArbitrary = fc.record({
  path: fc.constantFrom('A.java', 'B.java'),
  pieces: fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }),
  hurry: fc.boolean(),
});

interface Edit {
  readonly path: string;
  readonly pieces: readonly string[];
  readonly hurry: boolean;
}

async function sameAsFromScratch(edits: readonly Edit[]): Promise<void> {
  const incremental = new Bench();
  const scratch = new Bench();
  try {
    for (const { path, pieces, hurry } of edits) {
      if (hurry) incremental.hurry(path, pieces.join(''));
      else await incremental.set(path, pieces.join(''));
    }
    await incremental.set('B.java', incremental.texts.get('B.java')!);
    for (const [path, text] of incremental.texts) scratch.texts.set(path, text);
    await scratch.set('B.java', scratch.texts.get('B.java')!);
    assert.deepEqual(incremental.diagnostics, scratch.diagnostics);
  } finally {
    incremental.dispose();
    scratch.dispose();
  }
}

describe('incremental checking', () => {
  it('lets what takes long wait for what is as near', async () => {
    const bench = new Bench();
    try {
      const field = '/*@ d1 */ int x;\n';
      bench.texts.set('A.java', `${field}void lasting() { lengthy }\nvoid open() { }\n`);
      bench.texts.set('B.java', `${field}void farLasting() { lengthy }\nvoid far() { }\n`);
      await bench.set('A.java', bench.texts.get('A.java')!);
      assert.deepEqual(
        bench.proved.map((name) => name.replace(/^.*\./, '')),
        ['open', 'lasting', 'far', 'farLasting'],
      );
    } finally {
      bench.dispose();
    }
  });

  // Fixed seeds, so that every run is the same.
  for (const seed of [1, 2, 3, 175480024]) {
    it(`shows the same as from scratch (seed ${seed})`, async () => {
      await fc.assert(fc.asyncProperty(fc.array(editArbitrary, { minLength: 1, maxLength: 8 }), sameAsFromScratch), { numRuns: 40, seed });
    });
  }

  it('shows the same as from scratch where a second file declares a method of the same name', async () => {
    const field = '/*@ d1 */ int x;\n';
    const method = 'void p() { bogus bogus }\n';
    await sameAsFromScratch([
      { path: 'B.java', pieces: [field, method], hurry: false },
      { path: 'A.java', pieces: [field, field], hurry: false },
      { path: 'A.java', pieces: [field, field, method], hurry: false },
    ]);
  });

  it('shows the same as from scratch where a clause is gone from one file and stands in another', async () => {
    const field = '/*@ d1 */ int x;\n';
    const method = 'void p() { bogus }\n';
    await sameAsFromScratch([
      { path: 'B.java', pieces: [field, field, method], hurry: false },
      { path: 'A.java', pieces: [field], hurry: false },
      { path: 'B.java', pieces: [field, method], hurry: false },
    ]);
  });

  it('proves again only what changed', async () => {
    const bench = new Bench();
    await bench.set('A.java', 'class A { /*@ d */ int x;\nvoid m() { bogus }\nvoid n() { ok } }');
    await bench.set('B.java', 'class B { /*@ d */ int y; void p() { ok } }');
    const before = bench.proved.length;
    await bench.set('A.java', '\n\nclass A { /*@ d */ int x;\nvoid m() { bogus }\nvoid n() { ok; } }');
    assert.deepEqual(bench.proved.slice(before), ['A.n']);
    assert.equal(bench.shown.get('A.java')?.diagnostics[0]?.span.start, 2 + 'class A { /*@ d */ int x;\nvoid m() { '.length);
    bench.dispose();
  });
});

/** In the end all texts parse; what was shown of those that did not is gone without a trace. */
async function sameWhereAllParse(edits: readonly Edit[]): Promise<void> {
  const incremental = new Bench(true);
  const scratch = new Bench(true);
  try {
    for (const { path, pieces, hurry } of edits) {
      if (hurry) incremental.hurry(path, pieces.join(''));
      else await incremental.set(path, pieces.join(''));
    }
    for (const [path, text] of [...incremental.texts]) await incremental.set(path, text.replaceAll('#', ''));
    for (const [path, text] of incremental.texts) scratch.texts.set(path, text);
    await scratch.set('B.java', scratch.texts.get('B.java')!);
    assert.deepEqual(incremental.diagnostics, scratch.diagnostics);
  } finally {
    incremental.dispose();
    scratch.dispose();
  }
}

describe('a second start', () => {
  const [A, B] = [
    'class A {\n/*@ d1 */ int x;\nvoid m() { bogus }\nvoid n() { ok }\n}\n',
    'class B {\n/*@ badEnv */ int y;\nvoid o() { ok }\n}\n',
  ];

  async function started(store: MemoStore, b = B, anew = false): Promise<Bench> {
    const bench = new Bench(false, store);
    bench.texts.set('B.java', b);
    if (anew) bench.checkEverythingAnew();
    await bench.set('A.java', A);
    bench.dispose();
    return bench;
  }

  it('shows the same and proves nothing', async () => {
    const store = createMemoStore();
    const [first, second] = [await started(store), await started(store)];
    assert.deepEqual([first.proved.length, first.environments], [3, 1]);
    assert.deepEqual([second.proved, second.environments], [[], 0]);
    assert.deepEqual(second.diagnostics, first.diagnostics);
  });

  it('proves the one method that was edited elsewhere', async () => {
    const store = createMemoStore();
    await started(store);
    const second = await started(store, B.replace('ok', 'bogus'));
    assert.deepEqual([second.proved, second.environments], [['B.o'], 1]);
  });

  it('proves everything where that is wanted', async () => {
    const store = createMemoStore();
    await started(store);
    assert.equal((await started(store, B, true)).proved.length, 3);
  });

  it('asks again whether the environment assumptions are right where no answer was had', async () => {
    const store = createMemoStore();
    const without = B.replace('badEnv', 'hangEnv');
    const [first, second] = [await started(store, without), await started(store, without)];
    assert.deepEqual([first.environments, second.environments], [1, 1]);
    assert.deepEqual(second.diagnostics, first.diagnostics);
  });
});

describe('a text that does not parse', () => {
  const good = 'class A { /*@ d */ int x;\nvoid m() { bogus }\nvoid n() { ok } }';
  const other = 'class B { /*@ d */ int y; void p() { bogus } }';
  const broken = `# ${good}`;
  const reported = (bench: Bench): readonly string[] =>
    [...bench.shown.values()].flatMap(({ path, diagnostics }) =>
      diagnostics.map(({ code, outdated, span }) => `${path} ${code} ${span.start}${outdated ? ' outdated' : ''}`),
    );

  async function begun(): Promise<Bench> {
    const bench = new Bench(true);
    await bench.set('A.java', good);
    await bench.set('B.java', other);
    return bench;
  }

  it('leaves what is known of its file where it is, as outdated, and proves nothing', async () => {
    const bench = await begun();
    const [before, proved] = [reported(bench), bench.proved.length];
    await bench.set('A.java', broken);
    assert.deepEqual(reported(bench), [
      'A.java java-syntax 0',
      `A.java write-discipline ${broken.indexOf('bogus')} outdated`,
      `B.java write-discipline ${other.indexOf('bogus')}`,
    ]);
    await bench.set('A.java', good);
    assert.deepEqual(reported(bench), before);
    assert.equal(bench.proved.length, proved);
    bench.dispose();
  });

  it('stands while other files are edited, which are proved against its last good text', async () => {
    const bench = await begun();
    await bench.set('A.java', broken);
    const proved = bench.proved.length;
    const edited = other.replace('bogus', 'ok bogus');
    await bench.set('B.java', edited);
    assert.deepEqual(bench.proved.slice(proved), ['B.p']);
    assert.ok(reported(bench).includes(`B.java write-discipline ${edited.indexOf('bogus')}`), reported(bench).join('\n'));
    bench.dispose();
  });

  it('is analysed as it is where it never parsed, and after everything is checked anew', async () => {
    const fresh = new Bench(true);
    await fresh.set('A.java', broken);
    assert.ok(reported(fresh).includes(`A.java write-discipline ${broken.indexOf('bogus')}`), reported(fresh).join('\n'));
    const bench = await begun();
    await bench.set('A.java', broken);
    bench.checkEverythingAnew();
    await bench.set('A.java', broken);
    assert.ok(reported(bench).includes(`A.java write-discipline ${broken.indexOf('bogus')}`), reported(bench).join('\n'));
    fresh.dispose();
    bench.dispose();
  });

  for (const seed of [1, 2, 3])
    it(`leaves no trace when it parses again (seed ${seed})`, async () => {
      await fc.assert(fc.asyncProperty(fc.array(editArbitrary, { minLength: 1, maxLength: 8 }), sameWhereAllParse), { numRuns: 40, seed });
    });
});

describe('a remembered result', () => {
  const text = '/*@ clause */ int field; void m() { wrong }';
  const analysisOf = (content: string): WorkspaceAnalysis =>
    fakeChecker(() => undefined).analyse([{ path: 'A.java', text: content }], { checkAll: true });
  const spanOf = (content: string, part: string) => ({
    file: 'A.java',
    start: content.indexOf(part),
    end: content.indexOf(part) + part.length,
  });
  const analysis = analysisOf(text);
  const method = analysis.methods[0]!;
  const problem = diagnostic('assertion', spanOf(text, 'wrong'), 'wrong', [{ message: 'declared here', span: spanOf(text, 'clause') }]);
  const result: MethodResult = {
    name: method.name,
    span: method.span,
    nameSpan: method.nameSpan,
    verdict: 'failed',
    milliseconds: 1,
    diagnostics: [problem],
    environment: [],
    restsOn: [],
  };
  const anchored = anchorResult(result, method, new Places(analysis))!;
  const placedIn = (content: string): MethodResult | undefined => {
    const other = analysisOf(content);
    return placeResult(anchored, other.methods.find(({ name }) => name === method.name)!, new Places(other));
  };

  it('finds its places in a text that moved, each with its anchor', () => {
    const moved = `// above\n/*@ clause */ int field; int other; // between\n void m() { wrong }`;
    const placed = placedIn(moved)!;
    assert.deepEqual(placed.diagnostics[0]?.span, spanOf(moved, 'wrong'));
    assert.deepEqual(placed.diagnostics[0]?.related[0]?.span, spanOf(moved, 'clause'));
  });

  it('is not used where a place cannot be found for certain', () => {
    assert.equal(placedIn('/*@ clause */ long field; void m() { wrong }'), undefined);
    assert.equal(placedIn('int field; void m() { wrong }'), undefined);
    assert.equal(placedIn('void m() { wrong }'), undefined);
  });

  it('keeps places in files that are not of the workspace', () => {
    const library = { file: 'java/util/Vector.java', start: 3, end: 9 };
    const there = { ...result, diagnostics: [{ ...problem, related: [{ message: 'in the library', span: library }] }] };
    const placed = placeResult(anchorResult(there, method, new Places(analysis))!, method, new Places(analysis));
    assert.deepEqual(placed?.diagnostics[0]?.related[0]?.span, library);
  });
});
