/**
 * Text for a terminal: what a Java file, its name or a specification says is shown, and commands to the terminal nothing.
 * Why: an escape sequence in a comment or in the name of a file could rewrite what stands above it, a `failed` into a `verified`; so could characters that turn
 * the direction of writing.
 * Neighbours: `main.ts` prints with it.
 */

/** All control characters but line breaks and tabs, and those that change the direction of writing. */
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Several lines for people. */
export function printable(text: string): string {
  return text.replace(COMMANDS, '\ufffd');
}

/** One line for people. */
export function printableLine(text: string): string {
  return printable(text.replace(/[\n\t]/g, '\ufffd'));
}

/** JSON that means the same, with such characters as escapes. */
export function printableJson(json: string): string {
  return json.replace(COMMANDS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
