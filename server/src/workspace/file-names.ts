/**
 * The one place that says which file a path means. A document is a file, whatever it is called: by way of a link, in other letters where
 * the system does not tell large from small ones, with `..` in its path. So two names are one file exactly if `fileOf` gives the same for
 * both.
 * Neighbours: `lsp/locations.ts` makes paths of an editor's URIs; `texts.ts` and `disk-folder.ts` know files by these names only.
 */
import { realpathSync } from 'node:fs';
import * as path from 'node:path';

/** No system has longer paths; of one that is longer nothing is looked up. */
const LONGEST_PATH = 32_767;

/**
 * The path without links, as the disk spells it. What is not there (yet) is called as it would be if it were made there. What is no
 * absolute path is its own name.
 */
export function fileOf(name: string): string {
  if (!path.isAbsolute(name)) return name;
  const whole = path.resolve(name);
  if (whole.length > LONGEST_PATH) return whole;
  for (let there = whole; ; there = path.dirname(there)) {
    try {
      return path.join(realpathSync.native(there), path.relative(there, whole));
    } catch {
      if (there === path.dirname(there)) return whole;
    }
  }
}

/** Whether the file lies below the folder, by their names alone. */
export function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether it is the folder itself or lies below it. */
export function isWithin(file: string, folder: string): boolean {
  return file === folder || isBelow(file, folder);
}

/** Equal for names that some system takes for one: letters of either case, characters that are written in more than one way. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
