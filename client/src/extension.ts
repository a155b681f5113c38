/**
 * The VS Code side: starts and stops the language server, shows its progress in the status bar, and offers commands.
 * Everything that knows Java or proofs is in the server.
 * Neighbours: `status.ts`; `proof.ts` steps through proof scripts; the protocol's `messages.ts` is all that is shared with the server.
 */
import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { CHECK_ALL_REQUEST, PROGRESS_NOTIFICATION, WHY_COMMAND, type CheckProgress } from '../../server/src/protocol/messages';
import { Proofs } from './proof';
import { statusText } from './status';

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.window.createStatusBarItem('calvin.status', vscode.StatusBarAlignment.Left, 10);
  status.name = 'Calvin';
  status.command = 'workbench.actions.view.problems';
  const started = createClient(context);
  client = started;
  started.onNotification(PROGRESS_NOTIFICATION, (progress: CheckProgress) => show(status, progress));
  const proofs = new Proofs(started);
  const restart = async (): Promise<void> => {
    proofs.forget();
    // What the server said before is nobody's word while there is none.
    showStarting(status);
    await started.restart();
  };
  context.subscriptions.push(
    status,
    proofs,
    vscode.commands.registerCommand('calvin.restart', restart),
    // The prover is chosen when the server starts.
    vscode.workspace.onDidChangeConfiguration((change) => void (change.affectsConfiguration('calvin.z3') && restart())),
    vscode.commands.registerCommand('calvin.checkAll', () => started.sendRequest(CHECK_ALL_REQUEST)),
    vscode.commands.registerCommand('calvin.whySafe', () => whySafe(started)),
  );
  showStarting(status);
  status.show();
  await started.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Asks about the class at the cursor, or else the first one of the file of which it can be asked. */
async function whySafe(started: LanguageClient): Promise<unknown> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const { document, selection } = editor;
  return started.sendRequest('workspace/executeCommand', {
    command: WHY_COMMAND,
    arguments: [started.code2ProtocolConverter.asUri(document.uri), { line: selection.active.line, character: selection.active.character }],
  });
}

function createClient(context: vscode.ExtensionContext): LanguageClient {
  const module = context.asAbsolutePath('dist/server.js');
  return new LanguageClient(
    'calvin',
    'Calvin',
    // Not over standard output: whatever else is printed there would break the protocol.
    {
      run: { module, transport: TransportKind.ipc },
      debug: { module, transport: TransportKind.ipc, options: { execArgv: ['--inspect=6009'] } },
    },
    {
      documentSelector: [
        { language: 'java', scheme: 'file' },
        { language: 'java', scheme: 'untitled' },
        // By its name the server knows a script.
        { language: 'calvin-qed', scheme: 'file', pattern: '**/*.qed' },
      ],
      // Asked again at each start.
      initializationOptions: () => {
        const settings = vscode.workspace.getConfiguration('calvin');
        return { check: settings.get('check'), z3: { path: settings.get('z3.path') } };
      },
    },
  );
}

function showStarting(status: vscode.StatusBarItem): void {
  status.text = '$(sync~spin) Calvin';
  status.tooltip = 'Starting';
  status.backgroundColor = undefined;
}

function show(status: vscode.StatusBarItem, progress: CheckProgress): void {
  const { text, tooltip, tone } = statusText(progress);
  status.text = text;
  status.tooltip = tooltip;
  status.backgroundColor = tone === 'plain' ? undefined : new vscode.ThemeColor(`statusBarItem.${tone}Background`);
}
