/**
 * What the client believes a document to be: edits applied as the protocol describes them (LSP 3.17, TextDocumentContentChangeEvent),
 * written without a look at the library that the server uses, so that one can be compared with the other.
 * Neighbours: `edit-session.ts` compares this with what the server analysed.
 */

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Change {
  readonly range?: { readonly start: Position; readonly end: Position };
  readonly text: string;
}

/** Where each line begins, and where it ends before its line break (`\n`, `\r\n` or `\r`). */
function linesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character !== '\n' && character !== '\r') continue;
    lines.push({ start, end: at });
    if (character === '\r' && text[at + 1] === '\n') at++;
    start = at + 1;
  }
  return [...lines, { start, end: text.length }];
}

/** A line that is not there is the end of the text; a character after the line's end is its end. Line breaks are after it. */
function offsetOf(text: string, lines: ReturnType<typeof linesOf>, { line, character }: Position): number {
  const found = lines[line];
  return found === undefined ? text.length : Math.min(found.start + character, found.end);
}

export function positionOf(text: string, offset: number): Position {
  const lines = linesOf(text);
  const line = lines.findLastIndex(({ start }) => start <= offset);
  return { line, character: Math.min(offset, lines[line]!.end) - lines[line]!.start };
}

export function applyChange(text: string, { range, text: inserted }: Change): string {
  if (range === undefined) return inserted;
  const lines = linesOf(text);
  const [start, end] = [offsetOf(text, lines, range.start), offsetOf(text, lines, range.end)];
  return text.slice(0, Math.min(start, end)) + inserted + text.slice(Math.max(start, end));
}
