/**
 * One session of an editor with the server, from a seed: documents are opened, edited, closed, renamed, deleted and created, settings
 * change, requests are asked and cancelled, in any order. Whenever the server has come to rest, the texts that it analysed must be those of
 * the client, to the letter; at the end a server that has seen only the final texts must show the same diagnostics.
 * Neighbours: `edits.ts` makes the edits, `client-text.ts` the client's view, `wire.ts` carries the messages; `runs.ts` counts.
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prover } from '#server/solver/prover';
import { watchedChecker, type Window } from './checker';
import { applyChange, positionOf } from './client-text';
import { Dice } from './dice';
import { randomChange } from './edits';
import { escaped, PATIENCE, Wire } from './wire';

export interface EditPlan {
  readonly seed: number;
  readonly edits: number;
  readonly texts: readonly string[];
  /** Undefined: the one that ships. */
  readonly prover: Prover | undefined;
  /** Whether the diagnostics at the end are compared with those of a fresh server. */
  readonly compares: boolean;
}

export interface EditOutcome {
  readonly edits: number;
  readonly failure: string | undefined;
  /** The longest analysis, and the longest that a request had to wait while there was nothing else to do, in milliseconds. */
  readonly slowestAnalysis: number;
  readonly slowestAnswer: number;
  readonly compared: boolean;
}

interface OpenDocument {
  text: string;
  version: number;
  readonly earlier: string[];
}

const REQUESTS = ['textDocument/hover', 'textDocument/definition', 'textDocument/inlayHint', 'textDocument/codeAction'] as const;

export async function editSession(plan: EditPlan): Promise<EditOutcome> {
  const session = new EditSession(plan);
  let failure: string | undefined;
  try {
    await session.run();
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  failure ??= session.wire.errors[0] ?? escaped[0];
  const atEnd = await session.end().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  failure = failure === undefined || atEnd === undefined ? (failure ?? atEnd) : `${failure}; and at the end: ${atEnd}`;
  const { done, window, slowestIdle, compared } = session;
  return { edits: done, failure, slowestAnalysis: window.slowest, slowestAnswer: slowestIdle, compared };
}

class EditSession {
  readonly window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
  readonly wire: Wire;
  done = 0;
  slowestIdle = 0;
  compared = false;
  private readonly dice: Dice;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'calvin-fuzz-'));
  private readonly open = new Map<string, OpenDocument>();
  private readonly onDisk = new Map<string, string>();
  private settings: object = {};
  private readonly answers: Promise<void>[] = [];

  constructor(private readonly plan: EditPlan) {
    this.dice = new Dice(plan.seed);
    this.wire = new Wire(
      () => watchedChecker(plan.prover, this.window),
      () => this.settings,
    );
  }

  async run(): Promise<void> {
    const { dice, plan } = this;
    for (let count = dice.below(2); count > 0; count--) this.writeFile(this.newPath(), dice.pick(plan.texts));
    await this.wire.initialize([pathToFileURL(this.folder).href], { workspace: { configuration: dice.oneIn(2) } });
    this.openSomething();
    for (let turns = 0; this.done < plan.edits && turns < plan.edits; turns++) {
      if (this.open.size === 0) this.openSomething();
      for (let left = dice.oneIn(4) ? dice.between(1, 30) : dice.between(200, 2000); left > 0; left--) {
        if (dice.oneIn(150)) this.somethingElse();
        else this.edit();
      }
      await this.rest();
    }
    if (plan.compares) await this.compare();
  }

  async end(): Promise<void> {
    try {
      await this.wire.end();
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private edit(): void {
    const { dice, plan } = this;
    if (this.open.size === 0) return this.openSomething();
    const [uri, document] = dice.pick([...this.open]);
    const changes = Array.from({ length: dice.oneIn(10) ? 3 : 1 }, () => {
      const change = randomChange(dice, document.text, document.earlier, plan.texts);
      if (document.earlier.length < 20 || dice.oneIn(10))
        document.earlier[document.earlier.length < 20 ? document.earlier.length : dice.below(20)] = document.text;
      document.text = applyChange(document.text, change);
      return change;
    });
    document.version += dice.oneIn(50) ? -3 : 1;
    this.wire.notify('textDocument/didChange', { textDocument: { uri, version: document.version }, contentChanges: changes });
    this.done += changes.length;
  }

  private somethingElse(): void {
    const { dice } = this;
    switch (dice.weighted({ request: 12, open: 3, close: 3, configure: 1, create: 1, remove: 1, rename: 1, all: 1, cancelled: 6 })) {
      case 'request':
        return this.ask(false);
      case 'cancelled':
        return this.ask(true);
      case 'open':
        return this.openSomething();
      case 'close': {
        if (this.open.size < 2) return;
        const [uri] = dice.pick([...this.open]);
        this.open.delete(uri);
        return this.wire.notify('textDocument/didClose', { textDocument: { uri } });
      }
      case 'configure': {
        this.settings = {
          check: dice.pick(['all', 'annotated', 7]),
          integers: dice.pick(['java', 'mathematical', null]),
          unroll: dice.pick([0, 0, 0, 2, -1, 'x']),
          movers: dice.pick(['off', 'hints']),
        };
        return this.wire.notify('workspace/didChangeConfiguration', { settings: { calvin: this.settings } });
      }
      case 'create': {
        if (this.onDisk.size > 2) return;
        const file = this.newPath();
        this.writeFile(file, dice.pick(this.plan.texts));
        return this.changed([file]);
      }
      case 'remove': {
        const file = this.someFile();
        if (file === undefined) return;
        rmSync(file);
        this.onDisk.delete(file);
        return this.changed([file]);
      }
      case 'rename': {
        const file = this.someFile();
        if (file === undefined) return;
        const target = this.newPath();
        renameSync(file, target);
        this.onDisk.set(target, this.onDisk.get(file)!);
        this.onDisk.delete(file);
        return this.wire.notify('workspace/didRenameFiles', {
          files: [{ oldUri: pathToFileURL(file).href, newUri: pathToFileURL(target).href }],
        });
      }
      case 'all': {
        this.answers.push(this.wire.request('calvin/checkAll', null).then(() => undefined));
      }
    }
  }

  private ask(cancels: boolean): void {
    const { dice } = this;
    if (this.open.size === 0) return;
    const [uri, { text }] = dice.pick([...this.open]);
    const position = positionOf(text, dice.below(text.length + 1));
    const range = { start: position, end: positionOf(text, dice.below(text.length + 1)) };
    const { id, answer } = this.wire.ask(dice.pick(REQUESTS), { textDocument: { uri }, position, range, context: { diagnostics: [] } });
    this.answers.push(
      answer.then(({ error }) => {
        if (error && error.code !== -32800) throw new Error(`a request was refused: ${error.message}`);
      }),
    );
    if (cancels) this.wire.notify('$/cancelRequest', { id });
  }

  private openSomething(): void {
    const { dice, plan } = this;
    if (this.open.size > 2) return;
    const kind = dice.weighted({ disk: 4, unsaved: 1, outside: 3 });
    const file = this.someFile();
    const uri =
      kind === 'disk' && file !== undefined
        ? pathToFileURL(file).href
        : kind === 'unsaved'
          ? `untitled:Untitled-${dice.below(3)}`
          : `file:///nowhere/F${dice.below(4)}.java`;
    if (this.open.has(uri)) return;
    const text = dice.oneIn(8) ? '' : dice.pick(plan.texts);
    this.open.set(uri, { text, version: 1, earlier: [] });
    this.wire.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'java', version: 1, text } });
  }

  private async rest(): Promise<void> {
    await Promise.all(this.answers.splice(0));
    await this.wire.quiet();
    const started = this.wire.busy();
    this.ask(false);
    await Promise.all(this.answers.splice(0));
    const took = this.wire.busy() - started;
    if (took > PATIENCE) throw new Error(`an answer took ${took} ms although there was nothing else to do`);
    this.slowestIdle = Math.max(this.slowestIdle, took);
    const problem = escaped[0] ?? this.wire.errors[0];
    if (problem !== undefined) throw new Error(problem);
    // What it reads of the disk it does not tell of while it reads.
    const patience = performance.now() + PATIENCE;
    for (;;) {
      const difference = this.difference();
      if (difference === undefined) return;
      if (performance.now() > patience) throw new Error(difference);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await this.wire.quiet();
    }
  }

  /** Where the server's texts are not the client's. */
  private difference(): string | undefined {
    const expected = this.expected();
    for (const [file, text] of expected) {
      const seen = this.window.texts.get(file);
      if (seen !== text)
        return `${file}: the server has ${seen === undefined ? 'no text' : `another text (${seen.length} characters, not ${text.length})`}`;
    }
    for (const file of this.window.texts.keys()) if (!expected.has(file)) return `${file}: the server has a text of a file that is gone`;
    return undefined;
  }

  private expected(): ReadonlyMap<string, string> {
    const texts = new Map([...this.onDisk].map(([file, text]) => [file, text.replace(/^\uFEFF/, '')]));
    for (const [uri, { text }] of this.open) texts.set(pathOf(uri), text);
    return texts;
  }

  /** What a server shows that has seen nothing but the end. */
  private async compare(): Promise<void> {
    const window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
    const fresh = new Wire(
      () => watchedChecker(this.plan.prover, window),
      () => this.settings,
    );
    try {
      await fresh.initialize([pathToFileURL(this.folder).href], { workspace: { configuration: true } });
      for (const [uri, { text, version }] of this.open)
        fresh.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'java', version, text } });
      // Both are told the settings anew, and both to check all: it is remembered for ever.
      for (const wire of [this.wire, fresh]) {
        wire.notify('workspace/didChangeConfiguration', { settings: { calvin: this.settings } });
        await wire.request('calvin/checkAll', null);
        await wire.quiet();
      }
      for (const uri of new Set([...this.wire.diagnostics.keys(), ...fresh.diagnostics.keys()])) {
        const [left, right] = [this.wire, fresh].map((wire) => JSON.stringify(wire.diagnostics.get(uri) ?? []));
        if (left !== right)
          throw new Error(
            `${uri}: the diagnostics differ from those of a fresh server:\n${left!.slice(0, 2000)}\n${right!.slice(0, 2000)}`,
          );
      }
      this.compared = true;
    } finally {
      await fresh.end();
    }
  }

  private changed(files: readonly string[]): void {
    this.wire.notify('workspace/didChangeWatchedFiles', {
      changes: files.map((file) => ({ uri: pathToFileURL(file).href, type: this.dice.between(1, 3) })),
    });
  }

  private writeFile(file: string, text: string): void {
    // What is not well-formed would come back from the disk as something else.
    const written = Buffer.from(text).toString();
    writeFileSync(file, written);
    this.onDisk.set(file, written);
  }

  private newPath(): string {
    return path.join(this.folder, `N${this.dice.below(1_000_000)}.java`);
  }

  private someFile(): string | undefined {
    const files = [...this.onDisk.keys()];
    return files.length === 0 ? undefined : this.dice.pick(files);
  }
}

function pathOf(uri: string): string {
  return uri.startsWith('file:') ? new URL(uri).pathname : uri;
}
