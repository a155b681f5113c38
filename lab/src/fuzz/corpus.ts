/**
 * The Java that fuzzing begins with: the repository's own fixtures, those that fail among them, and every input that ever failed.
 * Neighbours: `edit-session.ts`, `reader-session.ts`; `test-fixtures/fuzz` holds what failed once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

export const ROOT = path.resolve(__dirname, '..', '..', '..', '..');
const FOLDERS = ['ok', 'bad', 'papers', 'plain', 'badinput', 'parse', 'fuzz'];

/** Texts of at most so many characters, in the order of their paths. */
export function corpus(longest: number): readonly string[] {
  return FOLDERS.flatMap((folder) => javaIn(path.join(ROOT, 'test-fixtures', folder)))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.length <= longest);
}

function javaIn(folder: string): readonly string[] {
  return entries(folder).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? javaIn(full) : entry.name.endsWith('.java') ? [full] : [];
  });
}

function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1));
  } catch {
    return [];
  }
}
