/**
 * Proof scripts in VS Code: commands that step through them, how far they have come, and the program as it stands in a read-only document
 * beside the script. What is proved, and what the program is, the server says.
 * Neighbours: `extension.ts` starts it; `proof-marks.ts` draws; the protocol's `messages.ts` has the requests.
 */
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import {
  PROOF_MOVERS_REQUEST,
  PROOF_PROGRAM_REQUEST,
  PROOF_STATE_NOTIFICATION,
  PROOF_STEP_REQUEST,
  PROOF_SUGGEST_COMMAND,
  type ProofMovers,
  type ProofProgram,
  type ProofState,
  type ProofStep,
} from '../../server/src/protocol/messages';
import { ProgramMarks, ScriptMarks } from './proof-marks';

const SCRIPT_LANGUAGE = 'calvin-qed';
const PROGRAM_SCHEME = 'calvin-proof';

/** A script whose program is shown. */
interface Shown {
  program: ProofProgram | undefined;
  movers: ProofMovers | undefined;
  /** Of the question which actions are movers. */
  asking: vscode.CancellationTokenSource | undefined;
}

export class Proofs implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly scriptMarks = new ScriptMarks();
  private readonly programMarks = new ProgramMarks();
  /** By the URI of the script, as the server calls it. */
  private readonly states = new Map<string, ProofState>();
  private readonly shown = new Map<string, Shown>();
  /** How many steps have not been answered; each refreshes the program itself. */
  private stepping = 0;
  private readonly disposables: readonly vscode.Disposable[];

  constructor(private readonly client: LanguageClient) {
    const command = (name: string, to: (editor: vscode.TextEditor) => ProofStep['to']): vscode.Disposable =>
      vscode.commands.registerCommand(`calvin.proof.${name}`, () => this.step(to));
    this.disposables = [
      this.changed,
      this.scriptMarks,
      this.programMarks,
      client.onNotification(PROOF_STATE_NOTIFICATION, (state: ProofState) => this.reported(state)),
      vscode.workspace.registerTextDocumentContentProvider(PROGRAM_SCHEME, this),
      command('forward', () => 'forward'),
      command('back', () => 'back'),
      command('toCursor', ({ selection: { active } }) => ({ line: active.line, character: active.character })),
      command('all', () => 'end'),
      command('reset', () => 'start'),
      vscode.commands.registerCommand('calvin.proof.show', () => this.show()),
      vscode.commands.registerCommand('calvin.proof.suggest', () => this.suggest()),
      vscode.window.onDidChangeVisibleTextEditors(() => this.draw()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => void (document.uri.scheme === PROGRAM_SCHEME && this.drawPrograms())),
      vscode.workspace.onDidCloseTextDocument((document) => this.closed(document)),
    ];
  }

  dispose(): void {
    for (const one of this.disposables) one.dispose();
  }

  /** The server knows of no steps any more. */
  forget(): void {
    this.states.clear();
    for (const [uri, shown] of this.shown) {
      shown.asking?.cancel();
      this.shown.set(uri, { program: undefined, movers: undefined, asking: undefined });
      this.changed.fire(programUri(uri));
    }
    this.draw();
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.shown.get(uri.query)?.program?.text ?? '';
  }

  private closed({ uri }: vscode.TextDocument): void {
    if (uri.scheme === PROGRAM_SCHEME) {
      this.shown.get(uri.query)?.asking?.cancel();
      this.shown.delete(uri.query);
    } else this.states.delete(this.nameOf(uri));
  }

  private nameOf(uri: vscode.Uri): string {
    return this.client.code2ProtocolConverter.asUri(uri);
  }

  /** The script that commands are about: the active one, or the one whose program is. */
  private script(): vscode.TextEditor | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    if (activeTextEditor?.document.languageId === SCRIPT_LANGUAGE) return activeTextEditor;
    const { scheme, query } = activeTextEditor?.document.uri ?? {};
    return scheme === PROGRAM_SCHEME ? visibleTextEditors.find(({ document }) => this.nameOf(document.uri) === query) : undefined;
  }

  private async step(to: (editor: vscode.TextEditor) => ProofStep['to']): Promise<void> {
    const editor = this.script();
    if (!editor) return;
    const uri = this.nameOf(editor.document.uri);
    const asked: ProofStep = { uri, to: to(editor) };
    this.shown.get(uri)?.asking?.cancel();
    this.stepping++;
    try {
      const state = await this.client.sendRequest<ProofState | null>(PROOF_STEP_REQUEST, asked);
      if (state) await this.open(editor, uri);
    } finally {
      this.stepping--;
    }
  }

  /** The server looks, and writes what it finds. */
  private async suggest(): Promise<void> {
    const editor = this.script();
    if (!editor) return;
    const uri = this.nameOf(editor.document.uri);
    this.shown.get(uri)?.asking?.cancel();
    await this.client.sendRequest('workspace/executeCommand', { command: PROOF_SUGGEST_COMMAND, arguments: [uri] });
  }

  private async show(): Promise<void> {
    const editor = this.script();
    if (editor) await this.open(editor, this.nameOf(editor.document.uri));
  }

  /** The program beside its script; the keyboard stays where it is. */
  private async open(script: vscode.TextEditor, uri: string): Promise<void> {
    if (!this.shown.has(uri)) this.shown.set(uri, { program: undefined, movers: undefined, asking: undefined });
    await this.refresh(uri);
    const target = programUri(uri);
    if (vscode.window.visibleTextEditors.some(({ document }) => document.uri.toString() === target.toString())) return;
    const document = await vscode.workspace.openTextDocument(target);
    const column = script.viewColumn === undefined ? vscode.ViewColumn.Beside : script.viewColumn + 1;
    await vscode.window.showTextDocument(document, { viewColumn: column, preserveFocus: true, preview: true });
    this.drawPrograms();
  }

  private reported(state: ProofState): void {
    this.states.set(state.uri, state);
    this.draw();
    if (!state.isRunning && this.stepping === 0) void this.refresh(state.uri);
  }

  private async refresh(uri: string): Promise<void> {
    const shown = this.shown.get(uri);
    if (!shown) return;
    shown.asking?.cancel();
    const asking = (shown.asking = new vscode.CancellationTokenSource());
    const program = await this.client.sendRequest<ProofProgram | null>(PROOF_PROGRAM_REQUEST, { uri });
    if (!program || asking.token.isCancellationRequested) return;
    shown.program = program;
    shown.movers = undefined;
    this.changed.fire(programUri(uri));
    this.drawPrograms();
    this.programMarks.reveal(programUri(uri), program);
    // The prover may take long; what it says comes to what is shown.
    void this.client.sendRequest<ProofMovers | null>(PROOF_MOVERS_REQUEST, { uri }, asking.token).then(
      (movers) => {
        if (!movers || asking.token.isCancellationRequested) return;
        shown.movers = movers;
        this.draw();
      },
      // It was cancelled, or the server is gone.
      () => undefined,
    );
  }

  private draw(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const { uri, languageId } = editor.document;
      if (languageId === SCRIPT_LANGUAGE) this.scriptMarks.draw(editor, this.states.get(this.nameOf(uri)));
    }
    this.drawPrograms();
  }

  private drawPrograms(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const { uri } = editor.document;
      const { program, movers } = (uri.scheme === PROGRAM_SCHEME && this.shown.get(uri.query)) || {};
      if (uri.scheme === PROGRAM_SCHEME) this.programMarks.draw(editor, program, movers);
    }
  }
}

/** It has the script's name (by which VS Code knows its language), and says in its query which script that is. */
function programUri(script: string): vscode.Uri {
  const { path } = vscode.Uri.parse(script);
  return vscode.Uri.from({ scheme: PROGRAM_SCHEME, path: `${path} (program)`, query: script });
}
