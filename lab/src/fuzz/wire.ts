/**
 * A language client and the real language server in one process, joined by streams in memory: every message is framed, written, parsed and
 * dispatched as between two processes, only faster. Whatever escapes a handler is seen here.
 * Neighbours: `edit-session.ts` and `message-session.ts` speak over it.
 */
import { PassThrough } from 'node:stream';
import { COMMANDS } from '#server/base/shown';
import { createMemoStore } from '#server/incremental/store';
import { serveStreams } from '#server/lsp/streams';
import { PROGRESS_NOTIFICATION } from '#server/protocol/messages';
import type { Checker } from '#server/workspace/checker';

export interface Received {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** What went wrong outside of any answer: these belong to no single message and end the run. */
export const escaped: string[] = [];

/** How long the server may take for anything while it has nothing else to do, in milliseconds of processor time. */
export const PATIENCE = 5_000;

/** And how much processor time while it is flooded with edits, each of which makes an answer that was asked for before it out of date. */
const BUSY_PATIENCE = 120_000;

/** A server that uses less than a hundredth of the processor for so long has gone to sleep, in milliseconds of the clock. */
const ASLEEP = 30_000;

const RESTING = ['done', 'error', 'prover-missing'];

/** Under these names stands what a person reads. */
const READ_BY_PEOPLE = ['message', 'value', 'label', 'tooltip', 'title'];

let watching = false;

/** From now on nothing that escapes ends this process; it is written down in `escaped`. Servers that end themselves end nothing else. */
export function watchProcess(): void {
  if (watching) return;
  watching = true;
  const note =
    (kind: string) =>
    (error: unknown): void =>
      void escaped.push(`${kind}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.on('uncaughtException', note('uncaught exception'));
  process.on('unhandledRejection', note('unhandled rejection'));
}

export class Wire {
  /** The last diagnostics of each document. */
  readonly diagnostics = new Map<string, readonly unknown[]>();
  /** What the server wrote to the log as an error. */
  readonly errors: string[] = [];
  phase = 'none';
  private readonly toServer = new PassThrough();
  private readonly fromServer = new PassThrough();
  private input: Buffer = Buffer.alloc(0);
  private readonly waiting = new Map<number, (answer: Received) => void>();
  private listeners: (() => void)[] = [];
  private nextId = 1;
  private readonly connection;

  constructor(
    makeChecker: () => Promise<Checker>,
    private readonly settings: () => unknown = () => ({}),
  ) {
    this.fromServer.on('data', (chunk: Buffer) => this.read(chunk));
    this.connection = serveStreams(this.toServer, this.fromServer, { makeChecker, store: createMemoStore(), delays: { proof: 30 } });
  }

  async initialize(folders: readonly string[], capabilities: object = {}): Promise<void> {
    await this.request('initialize', {
      processId: null,
      rootUri: null,
      capabilities: { textDocument: { publishDiagnostics: { relatedInformation: true } }, ...capabilities },
      workspaceFolders: folders.map((uri) => ({ uri, name: uri })),
      initializationOptions: {},
    });
    this.notify('initialized', {});
  }

  notify(method: string, params: unknown): void {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /** The id of the request, so that it can be cancelled, and its answer. */
  ask(method: string, params: unknown): { readonly id: number; readonly answer: Promise<Received> } {
    const id = this.nextId++;
    const answer = new Promise<Received>((resolve, reject) => {
      const watch = this.watchdog();
      const timer = setInterval(() => {
        const verdict = watch();
        if (verdict === undefined) return;
        clearInterval(timer);
        this.waiting.delete(id);
        reject(new Error(`no answer to ${method}: ${verdict}`));
      }, 1000);
      this.waiting.set(id, (received) => {
        clearInterval(timer);
        this.waiting.delete(id);
        resolve(received);
      });
    });
    this.send({ jsonrpc: '2.0', id, method, params });
    return { id, answer };
  }

  async request(method: string, params: unknown): Promise<Received> {
    return this.ask(method, params).answer;
  }

  sendRaw(bytes: string | Buffer): void {
    this.toServer.write(bytes);
  }

  /** Resolves when the server has said for a while that it is done. Rejects if it is not within `PATIENCE` after it was last heard of. */
  async quiet(): Promise<void> {
    let watch = this.watchdog();
    for (;;) {
      const isAtRest = RESTING.includes(this.phase);
      const changed = await this.pause(isAtRest ? 12 : 100);
      if (changed) watch = this.watchdog();
      else if (isAtRest) return;
      const verdict = watch();
      if (verdict !== undefined) throw new Error(`nothing but the phase ${this.phase}: ${verdict}`);
    }
  }

  /** Ends the server as the protocol says, but for the end of the process. */
  async end(): Promise<void> {
    await this.request('shutdown', undefined);
    this.dispose();
  }

  /**
   * Says, whenever it is asked, whether the server has been waited for long enough since: it works for too long, or does not work at all.
   */
  private watchdog(): () => string | undefined {
    const start = this.busy();
    let [lookedAt, then] = [performance.now(), start];
    return () => {
      const now = this.busy();
      if (now - start > BUSY_PATIENCE) return `the server has been at it for ${now - start} ms of processor time`;
      if (performance.now() - lookedAt < ASLEEP) return undefined;
      if (now - then < ASLEEP / 100) return `nothing has happened for ${ASLEEP} ms`;
      [lookedAt, then] = [performance.now(), now];
      return undefined;
    };
  }

  /** Processor time of this process so far, in milliseconds: what else runs on the machine is not the server's fault. */
  busy(): number {
    const { user, system } = process.cpuUsage();
    return Math.round((user + system) / 1000);
  }

  dispose(): void {
    // Ending the streams would end the process, as the server does when its client is gone.
    this.connection.dispose();
    this.toServer.removeAllListeners();
    this.fromServer.removeAllListeners();
  }

  private send(message: object): void {
    const body = JSON.stringify(message);
    this.sendRaw(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** Whether anything came meanwhile. */
  private pause(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.listeners.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  private read(chunk: Buffer): void {
    this.input = this.input.length === 0 ? chunk : Buffer.concat([this.input, chunk]);
    for (;;) {
      const end = this.input.indexOf('\r\n\r\n');
      const length = end < 0 ? undefined : /Content-Length: (\d+)/i.exec(this.input.toString('latin1', 0, end))?.[1];
      if (end < 0 || length === undefined || this.input.length < end + 4 + Number(length)) return;
      const body = this.input.toString('utf8', end + 4, end + 4 + Number(length));
      this.input = this.input.subarray(end + 4 + Number(length));
      this.receive(JSON.parse(body) as Received);
    }
  }

  private receive(message: Received): void {
    const unprintable = textsIn(message).find((text) => new RegExp(COMMANDS).test(text));
    if (unprintable !== undefined) this.errors.push(`shows characters that are not seen, or command: ${JSON.stringify(unprintable)}`);
    if (message.method === undefined) {
      if (typeof message.id === 'number') this.waiting.get(message.id)?.(message);
    } else if (message.id !== undefined) {
      this.send({ jsonrpc: '2.0', id: message.id, result: message.method === 'workspace/configuration' ? [this.settings()] : null });
    } else if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: readonly unknown[] };
      this.diagnostics.set(uri, diagnostics);
    } else if (message.method === PROGRESS_NOTIFICATION) {
      this.phase = (message.params as { phase: string }).phase;
    } else if (message.method === 'window/logMessage') {
      const { type, message: text } = message.params as { type: number; message: string };
      if (type === 1) this.errors.push(text);
    } else if (message.method === 'window/showMessage') {
      const { message: sentence } = message.params as { message: string };
      if (!sentence.includes('there is none.')) this.errors.push(`told the user: ${sentence}`);
    }
    for (const wake of this.listeners.splice(0)) wake();
  }
}

/** All that a person would read of a message. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (READ_BY_PEOPLE.includes(name) ? [inner] : []) : textsIn(inner),
  );
}
