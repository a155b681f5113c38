/**
 * What diagnostics know about mending the program, as quick fixes: a missing `witness` is written where it belongs.
 * Neighbours: `workspace.ts` finds the diagnostics; `verify/witnesses.ts` makes the insertions; `features/code-actions.ts` answers with
 * these.
 */
import { CodeActionKind, type CodeAction, type CodeActionContext } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { printableLine } from '../base/shown';
import type { Diagnostic } from '../diagnostics/diagnostic';

/** One for each diagnostic; none where the client asks for other kinds of actions only. */
export function quickFixes(diagnostics: readonly Diagnostic[], document: TextDocument, context: CodeActionContext): CodeAction[] {
  if (
    context.only &&
    !context.only.some((kind) => CodeActionKind.QuickFix === kind || CodeActionKind.QuickFix.startsWith(`${kind}.`) || kind === '')
  )
    return [];
  return diagnostics.flatMap(({ fix, code, span }): readonly CodeAction[] => {
    // (An edit of another file would need that file's lines.)
    if (!fix || fix.edits.some((edit) => edit.span.file !== span.file)) return [];
    const start = document.positionAt(span.start);
    const edits = fix.edits.map((edit) => ({
      range: { start: document.positionAt(edit.span.start), end: document.positionAt(edit.span.end) },
      newText: edit.text,
    }));
    const mended = context.diagnostics.filter(
      (one) => one.code === code && one.range.start.line === start.line && one.range.start.character === start.character,
    );
    return [
      {
        title: printableLine(fix.title),
        kind: CodeActionKind.QuickFix,
        diagnostics: mended,
        isPreferred: true,
        edit: { changes: { [document.uri]: edits } },
      },
    ];
  });
}
