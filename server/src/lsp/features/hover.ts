/**
 * Hovers: on the name of a method or field, inside of a method with `performs`, and on a tactic of a proof script.
 * Neighbours: `workspace.ts` finds the subject; `hover-text.ts` says what is known of it.
 */
import { MarkupKind, type Hover } from 'vscode-languageserver';
import type { Subject } from '../../workspace/workspace';
import type { Span } from '../../base/span';
import type { Feature } from '../feature';
import { hoverText } from '../hover-text';
import { pathOf } from '../locations';
import { SCRIPT_LANGUAGE } from '../open-documents';
import { tacticHover } from '../script-words';

export const hover: Feature = {
  capabilities: { hoverProvider: true },

  listen(host) {
    host.connection.onHover(
      host.answering('hover', async ({ textDocument, position }): Promise<Hover | null> => {
        const opened = await host.opened(textDocument.uri);
        if (!opened) return null;
        const { document, workspace } = opened;
        if (document.languageId === SCRIPT_LANGUAGE)
          return tacticHover(document, pathOf(document.uri) ?? '', document.offsetAt(position)) ?? null;
        const subject = workspace.subjectAt(document.uri, document.offsetAt(position));
        if (!subject) return null;
        const span = spanOf(subject);
        const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
        return { contents: { kind: MarkupKind.Markdown, value: hoverText(subject) }, range };
      }),
    );
  },
};

function spanOf(subject: Subject): Span {
  switch (subject.kind) {
    case 'method':
      return subject.summary.nameSpan;
    case 'field':
      return subject.field.nameSpan;
    case 'steps':
      return subject.steps[0]!.span;
  }
}
