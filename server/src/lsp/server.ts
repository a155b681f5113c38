/**
 * The language server: its life from the client's first word to its last, the workspace's events to the client, and the list of features.
 * A malformed message is refused with a word in the client's output channel and changes nothing; no handler throws.
 * Neighbours: `main.ts` gives it a connection and the real checker; `features/` answer the client's messages.
 */
import {
  MessageType,
  ShowMessageNotification,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type ServerCapabilities,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { MemoStore } from '../incremental/store';
import { printable, printableLine } from '../base/shown';
import { modeSentences, type Mode } from '../verify/mode';
import { PROGRESS_NOTIFICATION, type CheckProgress } from '../protocol/messages';
import type { Checker } from '../workspace/checker';
import type { Delays } from '../workspace/checking';
import type { Publication } from '../workspace/publish-gate';
import { Workspace } from '../workspace/workspace';
import type { Feature, Host } from './feature';
import { codeActions } from './features/code-actions';
import { configuration } from './features/configuration';
import { definition } from './features/definition';
import { documents } from './features/documents';
import { files } from './features/files';
import { hover } from './features/hover';
import { movers } from './features/movers';
import { proofs } from './features/proofs';
import { folderPaths } from './locations';
import { withoutLinks } from './markdown';
import { OpenDocuments } from './open-documents';
import { Published } from './published';
import { Scripts } from './scripts';
import { readSettings, type Settings } from './settings';

export interface ServerParts {
  /** Loads parsers and the prover that the settings name; rejects with one plain sentence if it cannot. */
  makeChecker(settings: Settings): Promise<Checker>;
  readonly store: MemoStore;
  readonly delays?: Delays;
}

/** All that the server can do; a new feature is a file and a line here. */
const featuresOfServer = (): readonly Feature[] => [configuration, documents, files, hover, definition, movers(), codeActions, proofs];

/** Serves the connection until the client ends it. */
export function startServer(connection: Connection, parts: ServerParts): void {
  new Server(connection, parts).listen();
}

class Server implements Host {
  readonly documents = new OpenDocuments();
  readonly scripts = new Scripts(this);
  workspace: Workspace | undefined;
  loaded: Promise<void> = Promise.resolve();
  client: InitializeParams['capabilities'] = {};
  settings: Settings = readSettings(undefined);
  private readonly features = featuresOfServer();
  private readonly published = new Published();
  /** What the client said before the checker was loaded, in its order. */
  private waiting: ((workspace: Workspace) => void)[] | undefined = [];
  private folders: readonly string[] = [];
  private isInitialized = false;
  private shutDown = false;

  constructor(
    readonly connection: Connection,
    private readonly parts: ServerParts,
  ) {}

  listen(): void {
    const { connection } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(this.safely('initialized', () => this.initialized()));
    connection.onShutdown(() => this.shutdown());
    for (const feature of this.features) feature.listen(this);
    connection.listen();
  }

  /** A second one, which no client should send, changes nothing. */
  private initialize(params: InitializeParams): InitializeResult {
    if (!this.isInitialized) {
      this.client = params.capabilities ?? {};
      this.folders = folderPaths(params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : []));
      this.apply(readSettings(params.initializationOptions));
    }
    return { capabilities: this.capabilities(), serverInfo: { name: 'Calvin' } };
  }

  private capabilities(): ServerCapabilities {
    const all: ServerCapabilities[] = this.features.map(({ capabilities }) => capabilities ?? {});
    return Object.assign({ positionEncoding: 'utf-16' }, ...all) as ServerCapabilities;
  }

  private initialized(): void {
    // Loading once more would forget the documents that are open.
    if (this.isInitialized) return;
    this.isInitialized = true;
    this.loaded = this.load();
    for (const feature of this.features) feature.initialized?.(this);
  }

  /** Without a checker the server stays, silent but for one message, so that the client need not guess why it went. */
  private async load(): Promise<void> {
    let checker: Checker;
    try {
      checker = await this.parts.makeChecker(this.settings);
    } catch (error) {
      const sentence = `Calvin cannot start: ${error instanceof Error ? error.message : String(error)}`;
      this.waiting = undefined;
      this.showMessage('error', sentence);
      this.sendProgress({
        phase: 'error',
        version: 0,
        total: 0,
        done: 0,
        verdicts: { verified: 0, failed: 0, unknown: 0, unsupported: 0, skipped: 0 },
        message: sentence,
      });
      return;
    }
    if (this.shutDown) return void checker.dispose();
    const { store, delays } = this.parts;
    this.workspace = new Workspace(
      { checker, store, delays },
      {
        publish: this.safely('publish', (publication) => this.publish(publication)),
        progress: (progress) => this.sendProgress(progress),
        tellUser: (severity, sentence) => this.showMessage(severity, sentence),
        log: (text) => this.connection.console.warn(printableLine(text)),
      },
    );
    void this.workspace.setFolders(this.folders);
    const { waiting } = this;
    this.waiting = undefined;
    for (const action of waiting ?? []) this.safely('waiting', action)(this.workspace);
  }

  private async shutdown(): Promise<void> {
    this.shutDown = true;
    this.waiting = undefined;
    const { workspace } = this;
    this.workspace = undefined;
    await workspace?.dispose().catch((error: unknown) => this.report('shutdown', error));
  }

  apply(settings: Settings): void {
    this.settings = settings;
    this.withWorkspace((workspace) => workspace.setOptions(settings));
    this.resultsChanged();
  }

  private publish(publication: Publication): void {
    const relatedShown = this.client.textDocument?.publishDiagnostics?.relatedInformation === true;
    for (const message of this.published.messages(publication, relatedShown)) void this.connection.sendDiagnostics(message);
  }

  private resultsChanged(): void {
    for (const feature of this.features) feature.resultsChanged?.(this);
  }

  private sendProgress(reported: Omit<CheckProgress, 'mode'> & { readonly mode?: Mode }): void {
    const { mode, message, ...counts } = reported;
    const progress: CheckProgress = {
      ...counts,
      ...(message === undefined ? {} : { message: printableLine(message) }),
      ...(mode === undefined
        ? {}
        : {
            mode: modeSentences(mode)
              .map((one) => one.replaceAll('`', ''))
              .join('; '),
          }),
    };
    void this.connection.sendNotification(PROGRESS_NOTIFICATION, progress);
    // While texts are being read every state is about to change.
    if (progress.phase === 'proving' || progress.phase === 'done') this.resultsChanged();
  }

  private showMessage(severity: 'error' | 'warning', message: string): void {
    const type = severity === 'error' ? MessageType.Error : MessageType.Warning;
    void this.connection.sendNotification(ShowMessageNotification.type, { type, message: withoutLinks(message) });
  }

  withWorkspace(action: (workspace: Workspace) => void): void {
    if (this.workspace) action(this.workspace);
    else this.waiting?.push(action);
  }

  async opened(uri: string): Promise<{ readonly document: TextDocument; readonly workspace: Workspace } | undefined> {
    await this.loaded;
    const document = this.documents.get(uri);
    return document && this.workspace && { document, workspace: this.workspace };
  }

  safely<Parameters>(name: string, handler: (parameters: Parameters) => void | Promise<void>): (parameters: Parameters) => void {
    return (parameters) => {
      try {
        const result = handler(parameters);
        if (result instanceof Promise) result.catch((error: unknown) => this.report(name, error));
      } catch (error) {
        this.report(name, error);
      }
    };
  }

  answering<Parameters extends readonly unknown[], Answer>(
    name: string,
    handler: (...parameters: Parameters) => Promise<Answer | null>,
  ): (...parameters: Parameters) => Promise<Answer | null> {
    return (...parameters) => handler(...parameters).catch((error: unknown) => this.report(name, error));
  }

  report(name: string, error: unknown): null {
    this.connection.console.error(printable(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
    return null;
  }
}
