/**
 * The documents that are open in the editor: each new text goes to the workspace; of a proof script, to the scripts.
 * Neighbours: `open-documents.ts` keeps the texts; `scripts.ts` has the scripts.
 */
import { TextDocumentSyncKind } from 'vscode-languageserver';
import type { Feature } from '../feature';
import { pathOf } from '../locations';
import { SCRIPT_LANGUAGE } from '../open-documents';

export const documents: Feature = {
  capabilities: { textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental } },

  listen(host) {
    const { connection } = host;
    connection.onDidOpenTextDocument(
      host.safely('didOpen', ({ textDocument: { uri, version, text } }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const document = host.documents.open(uri, version, text);
        if (document.languageId === SCRIPT_LANGUAGE) return host.scripts.changed(uri);
        host.withWorkspace((workspace) => workspace.openDocument(uri, path, version, document.getText()));
      }),
    );
    connection.onDidChangeTextDocument(
      host.safely('didChange', ({ textDocument: { uri, version }, contentChanges }) => {
        const path = pathOf(uri);
        if (path === undefined) return;
        const document = host.documents.change(uri, version, contentChanges);
        if (document.languageId === SCRIPT_LANGUAGE) return host.scripts.changed(uri);
        const text = document.getText();
        host.withWorkspace((workspace) => workspace.changeDocument(uri, path, version, text));
      }),
    );
    connection.onDidCloseTextDocument(
      host.safely('didClose', ({ textDocument: { uri } }) => {
        const document = host.documents.get(uri);
        if (!host.documents.close(uri)) return;
        if (document?.languageId === SCRIPT_LANGUAGE) host.scripts.closed(uri);
        else host.withWorkspace((workspace) => workspace.closeDocument(uri));
      }),
    );
  },
};
