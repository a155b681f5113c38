/**
 * Code actions: quick fixes of diagnostics, and "Why is this safe?" with its command.
 * Neighbours: `quick-fixes.ts` and `why.ts` make them.
 */
import { CodeActionKind, type CodeAction } from 'vscode-languageserver';
import { WHY_COMMAND, type WhyResult } from '../../protocol/messages';
import type { Feature } from '../feature';
import { quickFixes } from '../quick-fixes';
import { answerWhy, whyActions } from '../why';

export const codeActions: Feature = {
  capabilities: {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
    executeCommandProvider: { commands: [WHY_COMMAND] },
  },

  listen(host) {
    const { connection, documents } = host;
    connection.onCodeAction(
      host.answering('codeAction', async ({ textDocument, range, context }): Promise<CodeAction[] | null> => {
        const opened = await host.opened(textDocument.uri);
        if (!opened) return null;
        const { document, workspace } = opened;
        const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
        return [
          ...quickFixes(workspace.fixableIn(document.uri, start, end), document, context),
          ...whyActions(workspace, document, start, end, context),
        ];
      }),
    );
    connection.onExecuteCommand(
      host.answering('executeCommand', async (params, token): Promise<WhyResult | null> => {
        await host.loaded;
        const { workspace } = host;
        if (params.command !== WHY_COMMAND || !workspace) return null;
        const stop = new AbortController();
        token.onCancellationRequested(() => stop.abort());
        const canEdit = host.client.workspace?.applyEdit === true;
        return answerWhy(params, { connection, workspace, documents, canEdit }, stop.signal);
      }),
    );
  },
};
