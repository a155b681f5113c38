/**
 * JSON for a terminal: what a Java file, its name or a specification says is in it, and commands to the terminal are not.
 * Neighbours: `base/shown.ts` does the same for text; `main.ts` prints with both.
 */
import { COMMANDS } from '../base/shown';

/** JSON that means the same, with such characters as escapes. */
export function printableJson(json: string): string {
  // In code units: a character beyond the first plane is two escapes.
  return json.replace(COMMANDS, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
