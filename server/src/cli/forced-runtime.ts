/**
 * `calvinrun/Forced.java`, the class of every generated program that forces one interleaving: it lies beside the source of replay, seen
 * from the compiled file.
 * Neighbours: `java-folder.ts` writes it; replay makes the calls of it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORCED_FILE } from '../replay/file-names';

/** The file by its path within the folder of a generated program. */
export function forcedRuntime(): { readonly path: string; readonly text: string } {
  return { path: FORCED_FILE, text: readFileSync(join(__dirname, '..', '..', '..', 'src', 'replay', 'Forced.java'), 'utf8') };
}
