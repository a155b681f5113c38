/**
 * One sequence of a live workspace, from a seed: files and folders change on disk, with reports of every manner and without, documents are
 * open under many names, edits keep all offsets, folders of the workspace come and go. Again and again, and at its end, the server must be
 * equal to one that starts then: the same texts, the same diagnostics under the same names, the same hints, hovers and definitions, to the
 * line and the column. Where a change was not reported, "Check all" comes before.
 * Neighbours: `disk-tree.ts`, `spellings.ts`, `keeping-edits.ts` make what happens; `wire.ts` carries the messages; `runs.ts` counts.
 */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checker } from '#server/workspace/checker';
import { createRealChecker } from '#server/lsp/real-checker';
import { fakeChecker } from '#test/workspace/fake-checker';
import { watched, type Window } from './checker';
import { applyChange, positionOf } from './client-text';
import { Dice } from './dice';
import { DiskTree } from './disk-tree';
import { randomChange } from './edits';
import { fakeProver } from './fake-prover';
import { keepingChange } from './keeping-edits';
import { spelled } from './spellings';
import { escaped, Wire } from './wire';

export interface SequenceOutcome {
  readonly failure: string | undefined;
  readonly slowestAnalysis: number;
}

interface OpenDocument {
  text: string;
  version: number;
  /** Higher: written in later. */
  turn: number;
}

const REAL = 8;
const BARRIER = 'untitled:Barrier';
const EVERYWHERE = { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } };
/** In milliseconds of the clock; only a server that has fallen asleep reaches it. */
const PATIENCE = 60_000;

/** What is told of a folder that is not there (any more), and of a file whose name cannot be read. */
const LEFT_OUT = /^told the user: Some Java is not checked\. (The folder .* cannot be read|The name of .* is not UTF-8)/s;

const SHARED = [
  '/*@ guarded_by lock */ int f;\n',
  '/*@ badEnv */ int g;\n',
  'int h;\n',
  'void run() { bogus; }\n',
  'void stop() { fine } void go() { stepR(); stepB(); bogus }\n',
  '#\n',
  '\r\n',
  '\n',
  '// \u{1F600} bogus\n',
];

/**
 * `texts` are programs for the real checker, which takes ten times as long as the obedient one of the tests: every so manieth seed has it.
 * The obedient one has diagnostics that lie in several files.
 */
export async function workspaceSession(seed: number, texts: readonly string[]): Promise<SequenceOutcome> {
  const session = new WorkspaceSession(seed, texts);
  let failure: string | undefined;
  try {
    await session.run();
  } catch (error) {
    failure = `${error instanceof Error ? error.message : String(error)}\nafter:\n${session.story.join('\n')}`;
  }
  await session.end().catch((error: unknown) => (failure ??= String(error)));
  return { failure, slowestAnalysis: session.window.slowest };
}

class WorkspaceSession {
  readonly window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
  readonly story: string[] = [];
  private readonly dice: Dice;
  private readonly home = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'calvin-fuzz-')));
  private readonly tree: DiskTree;
  private readonly wire: Wire;
  private readonly open = new Map<string, OpenDocument>();
  private folders: string[];
  private turns = 0;
  /** Something has changed of which the server was told nothing. */
  private isLost = false;
  private isAllChecked = false;

  private readonly isReal: boolean;

  constructor(
    seed: number,
    private readonly texts: readonly string[],
  ) {
    this.isReal = seed % REAL === 0;
    this.dice = new Dice(seed);
    this.tree = new DiskTree(path.join(this.home, 'workspace'), this.dice, () => this.text());
    fs.symlinkSync('workspace', path.join(this.home, 'link'));
    this.folders = this.dice.pick([
      ['workspace'],
      ['workspace'],
      ['workspace', 'workspace/.hidden'],
      ['link'],
      ['workspace/sub', 'workspace'],
      ['link', 'workspace'],
      [],
    ]);
    this.wire = new Wire(() => this.checker(this.window));
  }

  async run(): Promise<void> {
    const { dice } = this;
    for (let changes = dice.between(2, 6); changes > 0; changes--) this.tree.change();
    await this.initialize(this.wire);
    for (let turns = dice.between(1, 3); turns > 0; turns--) {
      for (let actions = dice.between(3, 12); actions > 0; actions--) {
        this.act();
        if (dice.oneIn(4)) await new Promise((resolve) => setTimeout(resolve, dice.below(40)));
      }
      await this.compare();
    }
  }

  async end(): Promise<void> {
    try {
      await this.wire.end();
    } finally {
      fs.rmSync(this.home, { recursive: true, force: true });
    }
  }

  private act(): void {
    const { dice } = this;
    switch (dice.weighted({ disk: 8, keeping: 8, edit: 4, open: 5, close: 3, save: 2, folders: 1, ask: 2 })) {
      case 'disk':
        return this.report(this.tree.change());
      case 'keeping':
        return this.edit(true);
      case 'edit':
        return this.edit(false);
      case 'open':
        return this.openSomething();
      case 'close': {
        const [uri] = this.someDocument() ?? [];
        if (uri === undefined) return;
        this.open.delete(uri);
        return this.notify('textDocument/didClose', { textDocument: { uri } });
      }
      case 'save': {
        const [uri, document] = this.someDocument() ?? [];
        if (!document || !uri?.startsWith('file:') || uri.includes('/x/../')) return;
        const file = decodeURIComponent(uri.replace(/[?#].*/, '').replace(/^file:(\/\/localhost|\/\/)?/, ''));
        try {
          if (!fs.realpathSync(file).startsWith(this.home)) return;
          fs.writeFileSync(file, Buffer.from(document.text));
        } catch {
          return;
        }
        return this.report([file]);
      }
      case 'folders':
        return this.changeFolders();
      case 'ask': {
        const [uri, document] = this.someDocument() ?? [];
        if (!document) return;
        const position = positionOf(document.text, dice.below(document.text.length + 1));
        void this.wire.request(dice.pick(['textDocument/hover', 'textDocument/inlayHint', 'textDocument/codeAction']), {
          textDocument: { uri },
          position,
          range: { start: position, end: position },
          context: { diagnostics: [] },
        });
      }
    }
  }

  /** As watchers do: each thing by itself, only the topmost, only Java files, by way of a link, twice, in any order; or not at all. */
  private report(paths: readonly string[]): void {
    const { dice } = this;
    if (paths.length === 0) return;
    const manner = dice.weighted({ all: 4, tops: 5, leaves: 3, none: 2 });
    if (manner === 'none') {
      this.isLost = true;
      return void this.story.push(`not reported: ${JSON.stringify(paths)}`);
    }
    const tops = paths.filter((one) => !paths.some((other) => one.startsWith(`${other}${path.sep}`)));
    const java = paths.filter((one) => one.endsWith('.java'));
    const notified = manner === 'tops' ? tops : manner === 'leaves' && java.length > 0 ? java : [...paths];
    if (manner === 'leaves' && java.length > 0 && tops.some((top) => !java.some((one) => one.startsWith(top)))) this.isLost = true;
    const shuffled = dice.oneIn(2) ? [...notified].sort(() => (dice.oneIn(2) ? 1 : -1)) : [...notified];
    if (dice.oneIn(4)) shuffled.push(dice.pick(shuffled));
    const uris = shuffled.map((one) => spelled(dice, dice.oneIn(5) ? one.replace(this.tree.root, path.join(this.home, 'link')) : one));
    switch (dice.weighted({ watcher: 8, created: 1, deleted: 1, renamed: 1, single: 2 })) {
      case 'watcher':
        return this.notify('workspace/didChangeWatchedFiles', { changes: uris.map((uri) => ({ uri, type: dice.between(1, 3) })) });
      case 'created':
        return this.notify('workspace/didCreateFiles', { files: uris.map((uri) => ({ uri })) });
      case 'deleted':
        return this.notify('workspace/didDeleteFiles', { files: uris.map((uri) => ({ uri })) });
      case 'renamed':
        return this.notify('workspace/didRenameFiles', { files: uris.map((uri) => ({ oldUri: uri, newUri: dice.pick(uris) })) });
      case 'single':
        for (const uri of uris) this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: dice.between(1, 3) }] });
    }
  }

  private edit(keepsOffsets: boolean): void {
    const { dice } = this;
    const [uri, document] = this.someDocument() ?? [];
    if (!document) return this.openSomething();
    const change = keepsOffsets
      ? keepingChange(dice, document.text)
      : dice.oneIn(2)
        ? randomChange(dice, document.text, [], [this.text()])
        : { text: this.text() };
    if (!change) return;
    document.text = applyChange(document.text, change);
    document.version++;
    document.turn = ++this.turns;
    this.notify('textDocument/didChange', { textDocument: { uri, version: document.version }, contentChanges: [change] });
  }

  private openSomething(): void {
    const { dice } = this;
    if (this.open.size > 3) return;
    const entries = this.tree.entries().filter(({ path: file }) => file.endsWith('.java'));
    const entry = entries.length === 0 ? undefined : dice.pick(entries);
    const file = entry === undefined || dice.oneIn(6) ? path.join(this.tree.root, `New${dice.below(3)}.java`) : entry.path;
    const uri = dice.oneIn(12)
      ? `untitled:Untitled-${dice.below(2)}`
      : spelled(dice, dice.oneIn(6) ? file.replace(this.tree.root, path.join(this.home, 'link')) : file);
    if (this.open.has(uri)) return;
    const text = entry?.kind === 'file' && dice.oneIn(2) ? fs.readFileSync(entry.path, 'utf8') : this.text();
    this.open.set(uri, { text, version: 1, turn: ++this.turns });
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'java', version: 1, text } });
  }

  private changeFolders(): void {
    const name = this.dice.pick(['workspace', 'link', 'workspace/sub', 'workspace/.hidden', 'workspace/.hidden/in']);
    const folder = { uri: this.folderUri(name), name };
    const isThere = this.folders.includes(name);
    this.folders = isThere ? this.folders.filter((one) => one !== name) : [...this.folders, name];
    this.notify('workspace/didChangeWorkspaceFolders', {
      event: isThere ? { added: [], removed: [folder] } : { added: [folder], removed: [] },
    });
  }

  /** Holds the server against one that has seen nothing but what is there now. */
  private async compare(): Promise<void> {
    if (this.isLost) this.checkAll(this.wire);
    this.isAllChecked ||= this.isLost;
    this.isLost = false;
    const window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
    const fresh = new Wire(() => this.checker(window));
    try {
      await this.initialize(fresh);
      for (const [uri, { text, version }] of [...this.open].sort(([, left], [, right]) => left.turn - right.turn))
        fresh.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'java', version, text } });
      if (this.isAllChecked) this.checkAll(fresh);
      await Promise.all([this.rest(this.wire, this.window), this.rest(fresh, window)]);
      same('the texts', this.window.texts, window.texts);
      same('the diagnostics', nonEmpty(this.wire.diagnostics), nonEmpty(fresh.diagnostics));
      const questions = this.questions();
      same('the answers', await this.answers(this.wire, questions), await this.answers(fresh, questions));
    } finally {
      await fresh.end();
    }
    const problem = escaped[0] ?? [...this.wire.errors, ...fresh.errors].find((one) => !LEFT_OUT.test(one));
    if (problem !== undefined) throw new Error(problem);
    this.story.push('(equal)');
  }

  private questions(): readonly (readonly [string, object])[] {
    return [...this.open].flatMap(([uri, { text }]) => {
      const names = [...text.matchAll(/\b(?:run|stop|go|[a-z]\w*(?=\())/g)].map(({ index }) => index).slice(0, 4);
      const places = [...names, this.dice.below(text.length + 1)].map((offset) => positionOf(text, offset));
      return [
        ['textDocument/inlayHint', { textDocument: { uri }, range: EVERYWHERE }] as const,
        ...places.flatMap((position) => [
          ['textDocument/hover', { textDocument: { uri }, position }] as const,
          ['textDocument/definition', { textDocument: { uri }, position }] as const,
        ]),
        ['textDocument/codeAction', { textDocument: { uri }, range: EVERYWHERE, context: { diagnostics: [] } }] as const,
      ];
    });
  }

  private async answers(wire: Wire, questions: readonly (readonly [string, object])[]): Promise<ReadonlyMap<string, unknown>> {
    const answers = await Promise.all(questions.map(([method, parameters]) => wire.request(method, parameters)));
    return new Map(
      questions.map(([method, parameters], index) => [
        `${method} ${JSON.stringify(parameters)}`,
        answers[index]!.error ?? answers[index]!.result,
      ]),
    );
  }

  /**
   * All that was asked of the disk is done when a document that is opened afterwards is seen by an analysis, and all proofs when it is at
   * rest after that.
   */
  private async rest(wire: Wire, window: Window): Promise<void> {
    wire.notify('textDocument/didOpen', { textDocument: { uri: BARRIER, languageId: 'java', version: 1, text: '' } });
    await until(() => window.texts.has(BARRIER), 'an analysis with the last document');
    wire.notify('textDocument/didClose', { textDocument: { uri: BARRIER } });
    await until(() => !window.texts.has(BARRIER), 'an analysis without the last document');
    await wire.quiet();
  }

  private async initialize(wire: Wire): Promise<void> {
    await wire.initialize(
      this.folders.map((name) => this.folderUri(name)),
      { workspace: { workspaceFolders: true } },
    );
  }

  private folderUri(name: string): string {
    return pathToFileURL(path.join(this.home, name)).href;
  }

  private checkAll(wire: Wire): void {
    void wire.request('calvin/checkAll', null);
  }

  private async checker(window: Window): Promise<Checker> {
    return watched(this.isReal ? await createRealChecker(fakeProver()) : fakeChecker(() => undefined), window);
  }

  private text(): string {
    const { dice } = this;
    if (this.isReal && dice.oneIn(3)) return dice.pick(this.texts);
    const members = Array.from({ length: dice.between(1, 4) }, () => dice.pick(SHARED)).join(dice.oneIn(3) ? ' ' : '');
    return `class ${dice.pick(['A', 'B', 'C', 'Sub'])} { /*@ guarded_by holder == tid */ int x; ${members} synchronized void m() { x = 1; } void wrong() { x = 2; }${dice.oneIn(2) ? '\n' : ' '}}`;
  }

  private someDocument(): [string, OpenDocument] | undefined {
    return this.open.size === 0 ? undefined : this.dice.pick([...this.open]);
  }

  private notify(method: string, parameters: object): void {
    this.story.push(`${method} ${JSON.stringify(parameters).slice(0, 600)}`);
    this.wire.notify(method, parameters);
  }
}

async function until(condition: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

function nonEmpty(diagnostics: ReadonlyMap<string, readonly unknown[]>): ReadonlyMap<string, unknown> {
  return new Map([...diagnostics].filter(([, list]) => list.length > 0));
}

function same(what: string, live: ReadonlyMap<string, unknown>, fresh: ReadonlyMap<string, unknown>): void {
  for (const key of new Set([...live.keys(), ...fresh.keys()])) {
    const [left, right] = [live, fresh].map((map) => JSON.stringify(map.get(key)) ?? 'nothing');
    if (left !== right)
      throw new Error(`${what} are not those of a fresh server: ${JSON.stringify(key)}\n${left!.slice(0, 1500)}\n${right!.slice(0, 1500)}`);
  }
}
