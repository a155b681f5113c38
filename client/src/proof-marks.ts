/**
 * What is drawn into proof scripts and into the programs beside them. No logic of proofs.
 * Neighbours: `proof.ts` says what is shown.
 */
import * as vscode from 'vscode';
import type { ProofMovers, ProofProgram, ProofState, Stretch } from '../../server/src/protocol/messages';

const QUIET = new vscode.ThemeColor('editorCodeLens.foreground');

function ranged({ start, end }: Stretch): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

/** Text that is nothing but text. */
function plain(lines: readonly string[]): vscode.MarkdownString {
  return lines.reduce((all, line) => all.appendText(`${line}\n\n`), new vscode.MarkdownString());
}

/** Text after the end of a line. */
function afterLine(
  document: vscode.TextDocument,
  line: number,
  contentText: string,
  reported: readonly string[],
): vscode.DecorationOptions {
  const { end } = document.lineAt(line).range;
  return {
    range: new vscode.Range(end, end),
    hoverMessage: plain(reported),
    renderOptions: { after: { contentText, color: QUIET, margin: '0 0 0 2em', fontStyle: 'italic' } },
  };
}

export class ScriptMarks implements vscode.Disposable {
  private readonly done = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('diffEditor.insertedLineBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.addedForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Left,
  });
  private readonly verdicts = vscode.window.createTextEditorDecorationType({ rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed });

  draw(editor: vscode.TextEditor, state: ProofState | undefined): void {
    const { document } = editor;
    // Of another text: what is drawn moves with the text until the server has seen it.
    if (state && state.version !== document.version) return;
    const steps = state?.steps ?? [];
    editor.setDecorations(
      this.done,
      steps.filter(({ verdict }) => verdict === 'ok').map(({ range }) => ranged(range)),
    );
    const whole =
      state?.verdict === undefined
        ? []
        : [
            afterLine(
              document,
              headOf(document),
              state.verdict,
              state.assumptions.map((one) => `taken for granted: ${one}`),
            ),
          ];
    editor.setDecorations(this.verdicts, [
      ...whole,
      ...steps.map(({ range, verdict, message }) => {
        const lines = message.split('\n');
        const first = verdict === 'ok' && lines[0] ? `ok: ${lines[0]}` : verdict;
        return afterLine(document, Math.min(range.end.line, document.lineCount - 1), first, lines);
      }),
    ]);
  }

  dispose(): void {
    this.done.dispose();
    this.verdicts.dispose();
  }
}

/** The line of `proof of`, or the first. */
function headOf(document: vscode.TextDocument): number {
  for (let line = 0; line < document.lineCount; line++) if (/^\s*proof\b/.test(document.lineAt(line).text)) return line;
  return 0;
}

const MOVERS: Readonly<Record<ProofMovers['actions'][number]['mover'], string>> = {
  B: 'right and left mover',
  L: 'left mover',
  R: 'right mover',
  N: 'neither right nor left mover',
};

export class ProgramMarks implements vscode.Disposable {
  private readonly changed = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('diffEditor.insertedTextBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.modifiedForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  private readonly movers = vscode.window.createTextEditorDecorationType({});

  draw(editor: vscode.TextEditor, program: ProofProgram | undefined, movers: ProofMovers | undefined): void {
    const { document } = editor;
    // VS Code asks for the text when it likes.
    if (program?.text !== document.getText()) return;
    const lines = program.changed.filter((line) => line < document.lineCount && document.lineAt(line).text.trim() !== '');
    editor.setDecorations(
      this.changed,
      lines.map((line) => document.lineAt(line).range),
    );
    const actions = new Map((movers?.at === program.at ? movers.actions : []).map((one) => [one.line, one]));
    // In front of every line, so that the lines stay where they are when the letters come.
    editor.setDecorations(
      this.movers,
      Array.from({ length: document.lineCount }, (_, line): vscode.DecorationOptions => {
        const action = actions.get(line);
        return {
          range: new vscode.Range(line, 0, line, 0),
          ...(action && { hoverMessage: plain([MOVERS[action.mover], ...action.reasons]) }),
          renderOptions: { before: { contentText: action?.mover ?? '\u00a0', color: QUIET, width: '1.5em', fontWeight: 'bold' } },
        };
      }),
    );
  }

  /** The first line that has changed, where the program is visible. */
  reveal(uri: vscode.Uri, { changed }: ProofProgram): void {
    const [first] = changed;
    if (first === undefined) return;
    for (const editor of vscode.window.visibleTextEditors)
      if (editor.document.uri.toString() === uri.toString())
        editor.revealRange(new vscode.Range(first, 0, first, 0), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  dispose(): void {
    this.changed.dispose();
    this.movers.dispose();
  }
}
