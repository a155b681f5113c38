/**
 * "Go to definition", into stubs of the trusted library too: they are files that ship with the extension.
 * Neighbours: `verify/definition.ts` finds it.
 */
import type { Location } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Feature } from '../feature';
import { shownUri } from '../locations';

export const definition: Feature = {
  capabilities: { definitionProvider: true },

  listen(host) {
    host.connection.onDefinition(
      host.answering('definition', async ({ textDocument, position }): Promise<Location | null> => {
        const opened = await host.opened(textDocument.uri);
        if (!opened) return null;
        const { document, workspace } = opened;
        const found = workspace.definitionAt(document.uri, document.offsetAt(position));
        if (!found) return null;
        const { span, text } = found;
        const declared = TextDocument.create(shownUri(span.file, workspace.namesOf(span.file)), 'java', 0, text);
        return { uri: declared.uri, range: { start: declared.positionAt(span.start), end: declared.positionAt(span.end) } };
      }),
    );
  },
};
