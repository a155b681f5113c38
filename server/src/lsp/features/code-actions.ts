/**
 * Code actions: quick fixes of diagnostics, "Why is this safe?", and "Suggest the next tactic" of proof scripts, with their commands.
 * Neighbours: `quick-fixes.ts` and `why.ts` make them, `scripts.ts` looks for tactics.
 */
import { CodeActionKind, type CodeAction, type CodeActionContext } from 'vscode-languageserver';
import { PROOF_SUGGEST_COMMAND, WHY_COMMAND, type ProofSuggestion, type WhyResult } from '../../protocol/messages';
import type { Feature } from '../feature';
import { SCRIPT_LANGUAGE } from '../open-documents';
import { quickFixes } from '../quick-fixes';
import { answerWhy, isWanted, whyActions } from '../why';

export const codeActions: Feature = {
  capabilities: {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
    executeCommandProvider: { commands: [WHY_COMMAND, PROOF_SUGGEST_COMMAND] },
  },

  listen(host) {
    const { connection, documents } = host;
    connection.onCodeAction(
      host.answering('codeAction', async ({ textDocument, range, context }): Promise<CodeAction[] | null> => {
        const opened = await host.opened(textDocument.uri);
        if (!opened) return null;
        const { document, workspace } = opened;
        if (document.languageId === SCRIPT_LANGUAGE) return suggestActions(document.uri, context);
        const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
        return [
          ...quickFixes(workspace.fixableIn(document.uri, start, end), document, context),
          ...whyActions(workspace, document, start, end, context),
        ];
      }),
    );
    connection.onExecuteCommand(
      host.answering('executeCommand', async (params, token): Promise<WhyResult | ProofSuggestion | null> => {
        await host.loaded;
        const { workspace } = host;
        const stop = new AbortController();
        token.onCancellationRequested(() => stop.abort());
        const [uri]: unknown[] = params.arguments ?? [];
        if (params.command === PROOF_SUGGEST_COMMAND) return typeof uri === 'string' ? host.scripts.suggest(uri, stop.signal) : null;
        if (params.command !== WHY_COMMAND || !workspace) return null;
        const canEdit = host.client.workspace?.applyEdit === true;
        return answerWhy(params, { connection, workspace, documents, canEdit }, stop.signal);
      }),
    );
  },
};

function suggestActions(uri: string, context: CodeActionContext): CodeAction[] {
  if (!isWanted(CodeActionKind.RefactorRewrite, context)) return [];
  const title = 'Suggest the next tactic';
  return [{ title, kind: CodeActionKind.RefactorRewrite, command: { title, command: PROOF_SUGGEST_COMMAND, arguments: [uri] } }];
}
