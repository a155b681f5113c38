/**
 * Finds, reads and parses the trusted library: the annotated `.java` files beside this one, which say what the checker believes of the classes of Java.
 * A method of a stub that is `native` does what its clauses say and changes nothing else; one that is abstract and has no clause is not believed anything.
 * Soundness: docs/soundness/library.md#stubs-without-bodies.
 * Neighbours: syntax parses them like any file; the result is given to `resolveWorkspace` as the library.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompilationUnit, TypeDecl } from '../syntax/ast';
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

/** A file of the library, the names of the classes that it declares, and all names in its text. */
interface Part {
  readonly unit: CompilationUnit;
  readonly declares: readonly string[];
  readonly mentions: readonly string[];
}

let parts: readonly Part[] | undefined;

/** What everybody may use without an import, or uses without a name. */
const ALWAYS = new Set(['java.lang', 'calvin']);

/**
 * The part of the library that these texts may speak of: what they mention, what that mentions, and so on; in the order of the whole. Who names three classes pays for these and for what they stand on.
 * A name counts wherever it stands, in a comment as well; where a text has Unicode escapes, everything is taken. What nobody mentions no class of the texts is above or below, and no expression is of it.
 */
export function libraryFor(files: readonly { readonly text: string }[]): readonly CompilationUnit[] {
  const all = loadLibrary();
  parts ??= readLibrary().map((file, index): Part => ({ unit: all[index]!, declares: all[index]!.types.flatMap(declaredIn), mentions: namesIn(file.text) }));
  if (files.some((file) => namesOf(file) === undefined)) return all;
  const wanted = new Set(files.flatMap((file) => namesOf(file)!));
  const taken = new Set<Part>();
  for (let size = -1; size < taken.size;) {
    size = taken.size;
    for (const one of parts) {
      if (taken.has(one) || (!ALWAYS.has(one.unit.packageName) && !one.declares.some((name) => wanted.has(name)))) continue;
      taken.add(one);
      for (const name of one.mentions) wanted.add(name);
    }
  }
  return parts.filter((one) => taken.has(one)).map((one) => one.unit);
}

function declaredIn({ name, members }: TypeDecl): readonly string[] {
  return [name.name, ...members.flatMap((member) => (member.kind === 'type' ? declaredIn(member.decl) : []))];
}

function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))];
}

const NAMES = new WeakMap<object, readonly string[] | undefined>();

/** Undefined where names may be written otherwise. */
function namesOf(file: { readonly text: string }): readonly string[] | undefined {
  if (!NAMES.has(file)) NAMES.set(file, file.text.includes('\\u') ? undefined : namesIn(file.text));
  return NAMES.get(file);
}
