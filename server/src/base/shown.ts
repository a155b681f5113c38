/**
 * The one function that prints what came from outside: names of files and classes, texts of programs, what the system says of them.
 * Why: an escape sequence in a comment or in the name of a file could rewrite what stands above it, a `failed` into a `verified`; a line
 * break in a name could forge a line of a report; a character that turns the direction of writing, or one that is not seen, shows another
 * text than the one that is meant.
 * Neighbours: every output of the command line and of the language server goes through here; `cli/terminal.ts` has the form for JSON.
 */

/** What stands in the place of such a character. */
const MARK = '\ufffd';

/**
 * Control characters (C0, C1, DEL), line and paragraph separators, halves of characters, and the format characters of Unicode: those that
 * turn the direction of writing, and those that are not seen. Not the two that join letters, without which some languages cannot be
 * written.
 */
export const COMMANDS = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]/gu;

/** Several lines whose breaks are our own. */
export function printable(text: string): string {
  return text.replace(COMMANDS, MARK);
}

/** One line, or a part of one. */
export function printableLine(text: string): string {
  return printable(text).replace(/\n/g, MARK);
}

/** A report: each of the lines is one line, whatever is in it. */
export function printableLines(lines: readonly string[]): string {
  return lines.map((line) => `${printableLine(line)}\n`).join('');
}

/** The name of a file as a disk has it: bytes that are no UTF-8 are shown as `\xff`. Only where there are none is the text its name. */
export function nameOfBytes(bytes: Buffer): { readonly shown: string; readonly isUtf8: boolean } {
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return { shown: text, isUtf8: true };
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    // The longest sequence that is one character of UTF-8, or one byte that begins none.
    const length = [1, 2, 3, 4].find((count) => isCharacter(bytes.subarray(at, at + count))) ?? 0;
    parts.push(length > 0 ? bytes.toString('utf8', at, at + length) : `\\x${bytes[at]!.toString(16).padStart(2, '0')}`);
    at += Math.max(length, 1);
  }
  return { shown: parts.join(''), isUtf8: false };
}

function isCharacter(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return [...text].length === 1 && Buffer.from(text, 'utf8').equals(bytes);
}
