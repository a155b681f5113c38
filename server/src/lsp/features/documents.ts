/**
 * The documents that are open in the editor: each new text goes to the workspace.
 * Neighbours: `open-documents.ts` keeps the texts.
 */
import { TextDocumentSyncKind } from 'vscode-languageserver';
import type { Feature } from '../feature';
import { pathOf } from '../locations';

export const documents: Feature = {
  capabilities: { textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental } },

  listen(host) {
    const { connection } = host;
    connection.onDidOpenTextDocument(
      host.safely('didOpen', ({ textDocument: { uri, version, text } }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const document = host.documents.open(uri, version, text);
        host.withWorkspace((workspace) => workspace.openDocument(uri, path, version, document.getText()));
      }),
    );
    connection.onDidChangeTextDocument(
      host.safely('didChange', ({ textDocument: { uri, version }, contentChanges }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const text = host.documents.change(uri, version, contentChanges).getText();
        host.withWorkspace((workspace) => workspace.changeDocument(uri, path, version, text));
      }),
    );
    connection.onDidCloseTextDocument(
      host.safely('didClose', ({ textDocument: { uri } }) => {
        if (host.documents.close(uri)) host.withWorkspace((workspace) => workspace.closeDocument(uri));
      }),
    );
  },
};
