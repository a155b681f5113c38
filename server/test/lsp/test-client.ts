/**
 * A language client for tests: starts a server as a process of its own, speaks the protocol over its stdio, and records all
 * that it says, so that tests can wait for a state and look back at what came before it.
 * Neighbours: every test in this folder.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { Diagnostic, Hover, PublishDiagnosticsParams } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { PROGRESS_NOTIFICATION, type CheckProgress } from '../../src/protocol/messages';
import type { FakeEvent } from '../workspace/fake-checker';

// The user's own folder stays as it is.
process.env['CALVIN_CACHE'] = 'off';

interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** How long any wait may take, in milliseconds; only a broken server reaches it. */
const PATIENCE = 20_000;

export interface ClientOptions {
  readonly folders?: readonly string[];
  readonly capabilities?: object;
  readonly settings?: object;
}

export class TestClient {
  /** Everything the server said, in order. */
  readonly received: Message[] = [];
  readonly standardError: string[] = [];
  private readonly documents = new Map<string, TextDocument>();
  private readonly server: ChildProcessWithoutNullStreams;
  private input = Buffer.alloc(0);
  private nextId = 1;
  private listeners: (() => void)[] = [];

  constructor(
    script: string,
    scriptArguments: readonly string[] = [],
    private readonly options: ClientOptions = {},
  ) {
    this.server = spawn(process.execPath, [script, ...scriptArguments, '--stdio']);
    this.server.stdout.on('data', (chunk: Buffer) => this.read(chunk));
    this.server.stderr.on('data', (chunk: Buffer) => this.standardError.push(chunk.toString()));
    this.server.stdin.on('error', () => undefined);
  }

  async initialize(): Promise<unknown> {
    const { folders = [], capabilities } = this.options;
    const result = await this.request('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: folders.map((uri) => ({ uri, name: uri })),
      capabilities: capabilities ?? {
        textDocument: { publishDiagnostics: { relatedInformation: true, versionSupport: true, dataSupport: true } },
        workspace: { configuration: true, workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
      },
      initializationOptions: {},
    });
    this.notify('initialized', {});
    return result;
  }

  notify(method: string, params: unknown): void {
    this.send({ jsonrpc: '2.0', method, params });
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = this.nextId++;
    this.send({ jsonrpc: '2.0', id, method, params });
    const answer = await this.until(
      () => this.received.find((message) => message.id === id && message.method === undefined),
      `an answer to ${method}`,
    );
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  }

  sendRaw(bytes: string): void {
    this.server.stdin.write(bytes);
  }

  open(uri: string, text: string): void {
    this.documents.set(uri, TextDocument.create(uri, 'java', 1, text));
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'java', version: 1, text } });
  }

  text(uri: string): string {
    return this.documents.get(uri)!.getText();
  }

  /** Replaces the first occurrence of `what`, as an incremental edit. */
  edit(uri: string, what: string, replacement: string): void {
    const before = this.documents.get(uri)!;
    const offset = before.getText().indexOf(what);
    if (offset < 0) throw new Error(`${what} is not in ${uri}`);
    const change = { range: { start: before.positionAt(offset), end: before.positionAt(offset + what.length) }, text: replacement };
    const version = before.version + 1;
    this.documents.set(uri, TextDocument.update(before, [change], version));
    this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [change] });
  }

  close(uri: string): void {
    this.documents.delete(uri);
    this.notify('textDocument/didClose', { textDocument: { uri } });
  }

  async hover(uri: string, at: string, offsetInside = 0): Promise<string | undefined> {
    const document = this.documents.get(uri)!;
    const position = document.positionAt(document.getText().indexOf(at) + offsetInside);
    const hover = (await this.request('textDocument/hover', { textDocument: { uri }, position })) as Hover | null;
    return hover ? (hover.contents as { value: string }).value : undefined;
  }

  /** The file and the text of the line where what stands there is declared. */
  async definition(
    uri: string,
    at: string,
    offsetInside = 0,
  ): Promise<{ uri: string; range: { start: { line: number; character: number }; end: { line: number; character: number } } } | null> {
    const document = this.documents.get(uri)!;
    const position = document.positionAt(document.getText().indexOf(at) + offsetInside);
    return (await this.request('textDocument/definition', { textDocument: { uri }, position })) as Awaited<
      ReturnType<TestClient['definition']>
    >;
  }

  /** What the server published of a file, oldest first. */
  publications(uri: string): readonly PublishDiagnosticsParams[] {
    return this.notifications<PublishDiagnosticsParams>('textDocument/publishDiagnostics').filter((params) => params.uri === uri);
  }

  /** The documents that have diagnostics now. */
  shownUris(): readonly string[] {
    const uris = new Set(this.notifications<PublishDiagnosticsParams>('textDocument/publishDiagnostics').map((params) => params.uri));
    return [...uris].filter((uri) => this.diagnostics(uri).length > 0);
  }

  diagnostics(uri: string): readonly Diagnostic[] {
    return this.publications(uri).at(-1)?.diagnostics ?? [];
  }

  /** The message of the first diagnostic. */
  message(uri: string): string {
    const message = this.diagnostics(uri)[0]?.message ?? '';
    return typeof message === 'string' ? message : message.value;
  }

  /** What the fake checker was asked, oldest first. */
  events(event: FakeEvent['event']): readonly (string | undefined)[] {
    return this.notifications<FakeEvent>('test/checker')
      .filter((item) => item.event === event)
      .map(({ method }) => method);
  }

  notifications<Params>(method: string): readonly Params[] {
    return this.received.filter((message) => message.method === method).map(({ params }) => params as Params);
  }

  get progress(): CheckProgress | undefined {
    return this.notifications<CheckProgress>(PROGRESS_NOTIFICATION).at(-1);
  }

  /** Waits until all is checked after a change that the caller has just made. */
  async done(phase: CheckProgress['phase'] = 'done'): Promise<CheckProgress> {
    const before = this.progressVersion;
    return this.until(() => {
      const { progress } = this;
      return progress && progress.version > before && progress.phase === phase
        ? ((this.progressVersion = progress.version), progress)
        : undefined;
    }, `the phase ${phase}`);
  }

  private progressVersion = 0;

  /** Waits until `look` finds something. */
  async until<Found>(look: () => Found | undefined | false, what: string): Promise<Found> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      if (Date.now() > deadline)
        throw new Error(
          `Waited in vain for ${what}. Last messages:\n${this.received
            .slice(-12)
            .map((message) => JSON.stringify(message))
            .join('\n')}\n${this.standardError.join('')}`,
        );
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Ends the server as the protocol says; the exit code. */
  async shutdown(): Promise<number | null> {
    await this.request('shutdown', undefined);
    const exit = once(this.server, 'exit');
    this.notify('exit', undefined);
    const [code] = (await exit) as [number | null];
    return code;
  }

  /** For the end of a test that may have failed halfway. */
  kill(): void {
    this.server.kill('SIGKILL');
  }

  async exitCode(): Promise<number | null> {
    if (this.server.exitCode !== null) return this.server.exitCode;
    const [code] = (await once(this.server, 'exit')) as [number | null];
    return code;
  }

  private send(message: Message): void {
    const body = JSON.stringify(message);
    this.sendRaw(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  private read(chunk: Buffer): void {
    this.input = Buffer.concat([this.input, chunk]);
    for (;;) {
      const end = this.input.indexOf('\r\n\r\n');
      const length = /Content-Length: (\d+)/i.exec(this.input.subarray(0, Math.max(end, 0)).toString())?.[1];
      if (end < 0 || length === undefined || this.input.length < end + 4 + Number(length)) return;
      const message = JSON.parse(this.input.subarray(end + 4, end + 4 + Number(length)).toString()) as Message;
      this.input = this.input.subarray(end + 4 + Number(length));
      this.received.push(message);
      if (message.id !== undefined && message.method !== undefined) this.answer(message);
      for (const wake of this.listeners.splice(0)) wake();
    }
  }

  /** The server's own requests: the settings, and registrations, which are granted. */
  private answer({ id, method }: Message): void {
    const result =
      method === 'workspace/configuration' ? [this.options.settings ?? {}] : method === 'workspace/applyEdit' ? { applied: true } : null;
    this.send({ jsonrpc: '2.0', id, result } as Message);
  }
}
