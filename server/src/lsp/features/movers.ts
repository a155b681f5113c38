/**
 * Movers as inlay hints, and the message to the client that there are other ones now: verdicts come after it has asked.
 * Neighbours: `inlay-hints.ts` makes the hints; `workspace.ts` knows the movers.
 */
import { uinteger, type InlayHint, type Range } from 'vscode-languageserver';
import type { Workspace } from '../../workspace/workspace';
import type { Feature, Host } from '../feature';
import { inlayHints } from '../inlay-hints';

const EVERYWHERE: Range = { start: { line: 0, character: 0 }, end: { line: uinteger.MAX_VALUE, character: 0 } };

export function movers(): Feature {
  /** The hints of all open documents as the client can know them. */
  let known = '';
  return {
    capabilities: { inlayHintProvider: true },

    listen(host) {
      host.connection.languages.inlayHint.on(
        host.answering('inlayHint', async ({ textDocument, range }): Promise<InlayHint[] | null> => {
          const opened = await host.opened(textDocument.uri);
          if (!opened || host.settings.movers === 'off') return null;
          const { document, workspace } = opened;
          return inlayHints(workspace.moversIn(document.uri, document.getText()), document, range);
        }),
      );
    },

    resultsChanged(host) {
      const { workspace } = host;
      if (!workspace || host.client.workspace?.inlayHint?.refreshSupport !== true) return;
      const hints = host.settings.movers === 'off' ? '' : hintsOfAll(host, workspace);
      if (hints === known) return;
      known = hints;
      host.connection.languages.inlayHint.refresh().catch((error: unknown) => host.report('inlayHint/refresh', error));
    },
  };
}

function hintsOfAll({ documents }: Host, workspace: Workspace): string {
  return JSON.stringify(
    documents.uris.map((uri) => {
      const document = documents.get(uri)!;
      return inlayHints(workspace.moversIn(uri, document.getText()), document, EVERYWHERE);
    }),
  );
}
