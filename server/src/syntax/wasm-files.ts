/**
 * Finds the wasm files that the parsers need, in a checkout and in a packaged extension alike.
 * Why a search: compiled in place, this file is a few folders below the repository; bundled, everything lies together.
 * Neighbours: `parsers.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file of that name may lie, below each folder that is searched. */
const FOLDERS = ['.', 'grammar', 'wasm', join('node_modules', 'web-tree-sitter')];

/** How far above this file to search: `server/out/src/syntax` is four below the repository. */
const LEVELS_UP = 6;

/**
 * The bytes of the wasm file `name`. Searched: `folder` if given, then the folder of the running code and those above it.
 * Throws an `Error` with one plain sentence if there is no such file: without it nothing can be parsed.
 */
export function readWasm(name: string, folder: string | undefined): Uint8Array {
  for (const candidate of candidateFiles(name, folder)) {
    if (existsSync(candidate)) return readFileSync(candidate);
  }
  throw new Error(`The parser file ${name} was not found; the installation is incomplete.`);
}

function candidateFiles(name: string, folder: string | undefined): readonly string[] {
  const candidates = folder === undefined ? [] : [join(folder, name)];
  let current = __dirname;
  for (let level = 0; level <= LEVELS_UP; level++) {
    for (const below of FOLDERS) candidates.push(join(current, below, name));
    const parent = dirname(current);
    if (parent === current) break;
    current = parent;
  }
  return candidates;
}
