/**
 * Movers as hints beside the program: at the end of each line the letters of its steps in the order in which they happen (R: right mover,
 * L: left mover, B: both, N: neither), each with its reason as tooltip (calvin-r 2).
 * Neighbours: `workspace.ts` knows the movers of a file; `features/movers.ts` answers with these.
 */
import { MarkupKind, type InlayHint, type InlayHintLabelPart, type Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { markdown } from './markdown';
import type { ShownMover } from '../workspace/workspace';

/** The hints of the lines of a range, in source order. */
export function inlayHints(movers: readonly ShownMover[], document: TextDocument, range: Range): InlayHint[] {
  const byLine = new Map<number, ShownMover[]>();
  for (const mover of movers) {
    const { line } = document.positionAt(mover.span.start);
    if (line < range.start.line || line > range.end.line) continue;
    byLine.set(line, [...(byLine.get(line) ?? []), mover]);
  }
  return [...byLine]
    .sort(([left], [right]) => left - right)
    .map(([line, steps]) => ({
      position: endOf(line, document),
      // What is inside of a step happens before it is over.
      label: [...steps].sort((left, right) => left.span.end - right.span.end || right.span.start - left.span.start).map(labelPart),
      paddingLeft: true,
    }));
}

function labelPart(step: ShownMover, index: number): InlayHintLabelPart {
  const value = `${markdown(step.reason)}${step.outdated ? ' (before the last change)' : ''}`;
  return { value: index === 0 ? step.mover : ` ${step.mover}`, tooltip: { kind: MarkupKind.Markdown, value } };
}

/** After the last character that is no space. */
function endOf(line: number, document: TextDocument): InlayHint['position'] {
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  return { line, character: text.trimEnd().length };
}
