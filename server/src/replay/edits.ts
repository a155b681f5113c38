/**
 * A text with nested replacements: each one makes its own text out of the text of its parts, in which the inner ones have been made
 * already.
 * **Invariant**: no replacement changes the number of lines before anything, so that stack traces name the user's lines.
 * Neighbours: `points.ts` makes the replacements.
 */

export interface Edit {
  readonly start: number;
  readonly end: number;
  /** `text(start, end)`: a part of what is replaced, with the edits inside of it. */
  readonly make: (text: (start: number, end: number) => string) => string;
}

/** The text with all edits made; of edits at the same place the first one given is the outer one. */
export function edited(source: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.start - b.edit.start || b.edit.end - a.edit.end || a.index - b.index)
    .map(({ edit }) => edit);
  const render = (start: number, end: number, from: number): string => {
    let out = '';
    let at = start;
    for (let index = from; index < ordered.length; index++) {
      const edit = ordered[index]!;
      if (edit.start < at || edit.end > end) continue;
      if (edit.start >= end && !(edit.start === end && edit.end === end)) break;
      out += source.slice(at, edit.start);
      const inner = edit.make((first, last) => render(first, last, index + 1));
      const lines = count(source.slice(edit.start, edit.end)) - count(inner);
      out += lines > 0 ? inner + '\n'.repeat(lines) : inner;
      at = edit.end;
    }
    return out + source.slice(at, end);
  };
  return render(0, source.length, 0);
}

function count(text: string): number {
  return text.split('\n').length - 1;
}

/** On one line; undefined where a comment ends with the line. */
export function flat(text: string): string | undefined {
  return text.includes('//') ? undefined : text.replace(/\s*\n\s*/g, ' ');
}
