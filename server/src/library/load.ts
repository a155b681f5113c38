/**
 * Finds, reads and parses the trusted library: the annotated `.java` files beside this one, which say what the checker believes of the
 * classes of Java. A method of a stub that is `native` does what its clauses say and changes nothing else; one that is abstract and has no
 * clause is not believed anything.
 * Soundness: docs/soundness/library.md#stubs-without-bodies.
 * Neighbours: syntax parses them like any file; `needed.ts` chooses what a workspace may speak of.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompilationUnit } from '../syntax/ast';
import { parseJava } from '../syntax/parse';

export interface LibraryFile {
  /** The path of the file on disk, so that "go to definition" can open it. */
  readonly path: string;
  readonly text: string;
}

/** Where the stubs are: beside the source, seen from the compiled file, or beside a bundled program. Undefined if they are nowhere. */
export function libraryFolder(): string | undefined {
  const places = [join(__dirname, 'library'), __dirname, join(__dirname, '..', '..', '..', 'src', 'library')];
  return places.find((place) => existsSync(join(place, 'java', 'lang', 'Object.java')));
}

/** The texts of the library in a fixed order; empty if the folder is missing. */
export function readLibrary(folder: string | undefined = libraryFolder()): readonly LibraryFile[] {
  if (folder === undefined) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
  return names.sort().map((name) => {
    const path = join(folder, name);
    return { path, text: readFileSync(path, 'utf8') };
  });
}

let parsed: readonly CompilationUnit[] | undefined;

/** The library as syntax trees, parsed once per process. The parsers must have been initialized. */
export function loadLibrary(): readonly CompilationUnit[] {
  parsed ??= readLibrary().map(({ path, text }) => parseJava(path, text));
  return parsed;
}
