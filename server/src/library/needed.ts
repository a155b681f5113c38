/**
 * The part of the trusted library that a workspace may speak of: who names three classes pays for these and for what they stand on.
 * Why it may: docs/soundness/library.md#what-nobody-mentions.
 * Neighbours: `load.ts` reads and parses the whole, once per process; the result is given to `resolveWorkspace` as the library.
 */
import { onceFor } from '../base/once-for';
import type { CompilationUnit, TypeDecl } from '../syntax/ast';
import { loadLibrary, readLibrary } from './load';

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
 * The part of the library that these texts may speak of: what they mention, what that mentions, and so on; in the order of the whole. Who
 * names three classes pays for these and for what they stand on. A name counts wherever it stands, in a comment as well; where a text has
 * Unicode escapes, or Lombok writes a part of it, everything is taken. What nobody mentions no class of the texts is above or below, and no
 * expression is of it.
 */
export function libraryFor(files: readonly { readonly text: string }[]): readonly CompilationUnit[] {
  const all = loadLibrary();
  parts ??= readLibrary().map(
    (file, index): Part => ({ unit: all[index]!, declares: all[index]!.types.flatMap(declaredIn), mentions: namesIn(file.text) }),
  );
  if (files.some((file) => namesOf(file) === undefined)) return all;
  const wanted = new Set(files.flatMap((file) => namesOf(file)!));
  const taken = new Set<Part>();
  for (let size = -1; size < taken.size; ) {
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

/** Undefined where names may be written otherwise, or left to Lombok. */
const namesOf = onceFor(({ text }: { readonly text: string }): readonly string[] | undefined =>
  /\\u|\blombok\b/.test(text) ? undefined : namesIn(text),
);
