/**
 * The language server: the protocol's messages to the workspace, and the workspace's events to the client.
 * A malformed message is refused with a word in the client's output channel and changes nothing; no handler throws.
 * Neighbours: `main.ts` gives it a connection and the real checker; `convert.ts` and `hover.ts` make what it sends.
 */
import {
  CodeActionKind,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  MarkupKind,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  WatchKind,
  uinteger,
  type CancellationToken,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type ExecuteCommandParams,
  type FileSystemWatcher,
  type Hover,
  type InlayHint,
  type InlayHintParams,
  type Location,
  type InitializeParams,
  type InitializeResult,
  type ServerCapabilities,
  type Range,
  type TextDocumentPositionParams,
} from 'vscode-languageserver';
import type { MemoStore } from '../incremental/store';
import { printable, printableLine } from '../base/shown';
import { modeSentences, type Mode } from '../verify/mode';
import { CHECK_ALL_REQUEST, PROGRESS_NOTIFICATION, WHY_COMMAND, type CheckProgress, type WhyResult } from '../protocol/messages';
import type { Checker } from '../workspace/checker';
import type { Delays } from '../workspace/checking';
import type { Publication } from '../workspace/publish-gate';
import { Workspace } from '../workspace/workspace';
import { hoverText } from './hover';
import { inlayHints } from './inlay-hints';
import { isOnDisk, pathOf, shownUri } from './locations';
import { withoutLinks } from './markdown';
import { OpenDocuments } from './open-documents';
import { Published } from './published';
import { quickFixes } from './quick-fixes';
import { readSettings, type Settings } from './settings';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { answerWhy, whyActions } from './why';

export interface ServerParts {
  /** Loads parsers and provers; rejects with one plain sentence if it cannot. */
  makeChecker(): Promise<Checker>;
  readonly store: MemoStore;
  readonly delays?: Delays;
}

const EVERY_PATH = { filters: [{ pattern: { glob: '**' } }] };

/** A folder that comes or goes, with all that is in it, is reported by its own name alone. */
const WATCHERS: FileSystemWatcher[] = [{ globPattern: '**/*.java' }, { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete }];

const EVERYWHERE: Range = { start: { line: 0, character: 0 }, end: { line: uinteger.MAX_VALUE, character: 0 } };

const CAPABILITIES: ServerCapabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  hoverProvider: true,
  definitionProvider: true,
  inlayHintProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
  executeCommandProvider: { commands: [WHY_COMMAND] },
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: { didCreate: EVERY_PATH, didRename: EVERY_PATH, didDelete: EVERY_PATH },
  },
};

/** Serves the connection until the client ends it. */
export function startServer(connection: Connection, parts: ServerParts): void {
  new Server(connection, parts).listen();
}

class Server {
  private readonly published = new Published();
  private readonly documents = new OpenDocuments();
  private workspace: Workspace | undefined;
  /** What the client said before the checker was loaded, in its order. */
  private waiting: ((workspace: Workspace) => void)[] | undefined = [];
  private loaded: Promise<void> = Promise.resolve();
  private client: InitializeParams['capabilities'] = {};
  private folders: readonly string[] = [];
  private isInitialized = false;
  private shutDown = false;
  private movers: Settings['movers'] = 'hints';
  /** The hints of all open documents as the client can know them. */
  private knownHints = '';

  constructor(
    private readonly connection: Connection,
    private readonly parts: ServerParts,
  ) {}

  listen(): void {
    const { connection } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(this.safely('initialized', () => this.initialized()));
    connection.onShutdown(() => this.shutdown());
    connection.onDidChangeConfiguration(this.safely('didChangeConfiguration', ({ settings }) => this.configure(settings)));

    connection.onDidOpenTextDocument(
      this.safely('didOpen', ({ textDocument: { uri, version, text } }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const document = this.documents.open(uri, version, text);
        this.tell((workspace) => workspace.openDocument(uri, path, version, document.getText()));
      }),
    );
    connection.onDidChangeTextDocument(
      this.safely('didChange', ({ textDocument: { uri, version }, contentChanges }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const text = this.documents.change(uri, version, contentChanges).getText();
        this.tell((workspace) => workspace.changeDocument(uri, path, version, text));
      }),
    );
    connection.onDidCloseTextDocument(
      this.safely('didClose', ({ textDocument: { uri } }) => {
        if (this.documents.close(uri)) this.tell((workspace) => workspace.closeDocument(uri));
      }),
    );

    connection.onDidChangeWatchedFiles(
      this.safely('didChangeWatchedFiles', ({ changes }) => this.filesChanged(changes.map(({ uri }) => uri))),
    );
    connection.workspace.onDidCreateFiles(this.safely('didCreateFiles', ({ files }) => this.filesChanged(files.map(({ uri }) => uri))));
    connection.workspace.onDidDeleteFiles(this.safely('didDeleteFiles', ({ files }) => this.filesChanged(files.map(({ uri }) => uri))));
    connection.workspace.onDidRenameFiles(
      this.safely('didRenameFiles', ({ files }) => this.filesChanged(files.flatMap(({ oldUri, newUri }) => [oldUri, newUri]))),
    );

    connection.onHover((params) => this.hover(params).catch((error: unknown) => this.report('hover', error)));
    connection.onDefinition((params) => this.definition(params).catch((error: unknown) => this.report('definition', error)));
    connection.languages.inlayHint.on((params) => this.inlayHints(params).catch((error: unknown) => this.report('inlayHint', error)));
    connection.onCodeAction((params) => this.codeActions(params).catch((error: unknown) => this.report('codeAction', error)));
    connection.onExecuteCommand((params, token) =>
      this.execute(params, token).catch((error: unknown) => this.report('executeCommand', error)),
    );
    connection.onRequest(CHECK_ALL_REQUEST, () => {
      this.tell((workspace) => workspace.checkEverythingAnew());
      return null;
    });
    connection.listen();
  }

  /** A second one, which no client should send, changes nothing. */
  private initialize(params: InitializeParams): InitializeResult {
    if (this.isInitialized) return { capabilities: CAPABILITIES, serverInfo: { name: 'Calvin' } };
    this.client = params.capabilities ?? {};
    const uris = params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : []);
    this.folders = this.folderPaths(uris);
    this.apply(readSettings(params.initializationOptions));
    return { capabilities: CAPABILITIES, serverInfo: { name: 'Calvin' } };
  }

  private initialized(): void {
    // Loading once more would forget the documents that are open.
    if (this.isInitialized) return;
    this.isInitialized = true;
    this.loaded = this.load();
    const { workspace } = this.client;
    if (workspace?.configuration) this.safely('configuration', () => this.configure(undefined))(undefined);
    if (workspace?.didChangeConfiguration?.dynamicRegistration) {
      this.register(this.connection.client.register(DidChangeConfigurationNotification.type, { section: 'calvin' }));
    }
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      this.register(this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: WATCHERS }));
    }
    if (workspace?.workspaceFolders) {
      this.connection.workspace.onDidChangeWorkspaceFolders(
        this.safely('didChangeWorkspaceFolders', ({ added, removed }) => {
          const addedPaths = this.folderPaths(added.map(({ uri }) => uri));
          const removedPaths = this.folderPaths(removed.map(({ uri }) => uri));
          this.tell((target) => void target.changeFolders(addedPaths, removedPaths));
        }),
      );
    }
  }

  /** Without a checker the server stays, silent but for one message, so that the client need not guess why it went. */
  private async load(): Promise<void> {
    let checker: Checker;
    try {
      checker = await this.parts.makeChecker();
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

  /** Asks the client for the section where it can be asked; else takes what it sent. */
  private async configure(sent: unknown): Promise<void> {
    const section: unknown = this.client.workspace?.configuration
      ? await this.connection.workspace.getConfiguration('calvin')
      : typeof sent === 'object' && sent !== null && 'calvin' in sent
        ? sent.calvin
        : undefined;
    if (section === undefined) return;
    this.apply(readSettings(section));
  }

  private apply(settings: Settings): void {
    this.movers = settings.movers;
    this.tell((workspace) => workspace.setOptions(settings));
    this.refreshHints();
  }

  private filesChanged(uris: readonly string[]): void {
    const paths = this.folderPaths(uris);
    this.tell((workspace) => workspace.filesChangedOnDisk(paths));
  }

  private publish(publication: Publication): void {
    const relatedShown = this.client.textDocument?.publishDiagnostics?.relatedInformation === true;
    for (const message of this.published.messages(publication, relatedShown)) void this.connection.sendDiagnostics(message);
  }

  private async hover({ textDocument, position }: TextDocumentPositionParams): Promise<Hover | null> {
    await this.loaded;
    const document = this.documents.get(textDocument.uri);
    if (!document) return null;
    const subject = this.workspace?.subjectAt(document.uri, document.offsetAt(position));
    if (!subject) return null;
    const span =
      subject.kind === 'method' ? subject.summary.nameSpan : subject.kind === 'field' ? subject.field.nameSpan : subject.steps[0]!.span;
    const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
    return { contents: { kind: MarkupKind.Markdown, value: hoverText(subject) }, range };
  }

  /** Opens stubs of the trusted library too: they are files that ship with the extension. */
  private async definition({ textDocument, position }: TextDocumentPositionParams): Promise<Location | null> {
    await this.loaded;
    const document = this.documents.get(textDocument.uri);
    if (!document) return null;
    const found = this.workspace?.definitionAt(document.uri, document.offsetAt(position));
    if (!found) return null;
    const { span, text } = found;
    const declared = TextDocument.create(shownUri(span.file, this.workspace?.namesOf(span.file)), 'java', 0, text);
    return { uri: declared.uri, range: { start: declared.positionAt(span.start), end: declared.positionAt(span.end) } };
  }

  private async codeActions({ textDocument, range, context }: CodeActionParams): Promise<CodeAction[] | null> {
    await this.loaded;
    const document = this.documents.get(textDocument.uri);
    if (!document || !this.workspace) return null;
    const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    return [
      ...quickFixes(this.workspace.fixableIn(document.uri, start, end), document, context),
      ...whyActions(this.workspace, document, start, end, context),
    ];
  }

  private async execute(params: ExecuteCommandParams, token: CancellationToken): Promise<WhyResult | null> {
    await this.loaded;
    if (params.command !== WHY_COMMAND || !this.workspace) return null;
    const { connection, workspace, documents } = this;
    const stop = new AbortController();
    token.onCancellationRequested(() => stop.abort());
    return answerWhy(params, { connection, workspace, documents, canEdit: this.client.workspace?.applyEdit === true }, stop.signal);
  }

  private async inlayHints({ textDocument, range }: InlayHintParams): Promise<InlayHint[] | null> {
    await this.loaded;
    const document = this.documents.get(textDocument.uri);
    if (!document || !this.workspace || this.movers === 'off') return null;
    return inlayHints(this.workspace.moversIn(document.uri, document.getText()), document, range);
  }

  /** Verdicts come after the client has asked: it asks again when it is told that there are other hints now. */
  private refreshHints(): void {
    const { workspace } = this;
    if (!workspace || this.client.workspace?.inlayHint?.refreshSupport !== true) return;
    const hints =
      this.movers === 'off'
        ? ''
        : JSON.stringify(
            this.documents.uris.map((uri) => {
              const document = this.documents.get(uri)!;
              return inlayHints(workspace.moversIn(uri, document.getText()), document, EVERYWHERE);
            }),
          );
    if (hints === this.knownHints) return;
    this.knownHints = hints;
    this.connection.languages.inlayHint.refresh().catch((error: unknown) => this.report('inlayHint/refresh', error));
  }

  private sendProgress(told: Omit<CheckProgress, 'mode'> & { readonly mode?: Mode }): void {
    const { mode, message, ...counts } = told;
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
    if (progress.phase === 'proving' || progress.phase === 'done') this.refreshHints();
  }

  private showMessage(severity: 'error' | 'warning', message: string): void {
    const type = severity === 'error' ? MessageType.Error : MessageType.Warning;
    void this.connection.sendNotification(ShowMessageNotification.type, { type, message: withoutLinks(message) });
  }

  private folderPaths(uris: readonly string[]): readonly string[] {
    return uris.flatMap((uri) => pathOf(uri) ?? []).filter(isOnDisk);
  }

  private tell(action: (workspace: Workspace) => void): void {
    if (this.workspace) action(this.workspace);
    else this.waiting?.push(action);
  }

  private register(registration: Promise<unknown>): void {
    registration.catch((error: unknown) => this.report('registerCapability', error));
  }

  /** The handler, made safe: what it throws or rejects with goes to the output channel. */
  private safely<Parameters>(name: string, handler: (parameters: Parameters) => void | Promise<void>): (parameters: Parameters) => void {
    return (parameters) => {
      try {
        const result = handler(parameters);
        if (result instanceof Promise) result.catch((error: unknown) => this.report(name, error));
      } catch (error) {
        this.report(name, error);
      }
    };
  }

  private report(name: string, error: unknown): null {
    this.connection.console.error(printable(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
    return null;
  }
}
