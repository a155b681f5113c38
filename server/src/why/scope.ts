/**
 * Of which classes of a file an editor can ask why they are safe, and which files of a workspace belong to the program that is then looked
 * at.
 * Neighbours: `why.ts` answers; `lsp/real-checker.ts` asks for the editor.
 */
import type { Span } from '../base/span';
import { entriesOf, writtenClause } from '../infer/entries';
import type { Program } from '../plato/ir';
import type { SourceFile } from '../verify/analysis';

const WORDS = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Classes of a file with assertions, or with a `main` that starts threads; none where the file carries clauses already. */
export function askableIn(
  program: Program,
  path: string,
): readonly { readonly className: string; readonly name: string; readonly span: Span }[] {
  if (writtenClause(program, path)) return [];
  return entriesOf(program)
    .filter((one) => one.path === path)
    .map(({ className, name }) => ({ className, name, span: program.classes.find((one) => one.name === className)!.span }));
}

/** The file and those that it needs: in which classes stand whose names it or another of them speaks of. Some more do no harm. */
export function filesFor(program: Program, files: readonly SourceFile[], path: string): readonly SourceFile[] {
  const declaring = new Map<string, Set<string>>();
  for (const { name, isLibrary, span } of program.classes) {
    if (isLibrary) continue;
    const simple = name.split(/[.$]/).at(-1)!;
    declaring.set(simple, (declaring.get(simple) ?? new Set()).add(span.file));
  }
  const needed = new Set<string>();
  const open = [path];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const file = needed.has(one) ? undefined : files.find((other) => other.path === one);
    if (!file) continue;
    needed.add(one);
    for (const word of new Set(file.text.match(WORDS) ?? [])) open.push(...(declaring.get(word) ?? []));
  }
  return files.filter((one) => needed.has(one.path));
}

/**
 * The same with those that use its classes, and what these need: what is written into the file must suit them, too. Who reaches an object
 * without naming its class names the field that it uses.
 */
export function filesAround(program: Program, files: readonly SourceFile[], path: string): readonly SourceFile[] {
  const declared = new Set(program.classes.filter((one) => one.span.file === path).map((one) => one.name));
  const own = [...declared].map((one) => one.split(/[.$]/).at(-1)!);
  const fields = program.fields.filter((one) => declared.has(one.owner)).map((one) => one.name);
  const users = files.filter(({ text }) => {
    const words = new Set(text.match(WORDS) ?? []);
    return [...own, ...fields].some((name) => words.has(name));
  });
  const needed = new Set([path, ...users.map((one) => one.path)].flatMap((one) => filesFor(program, files, one)));
  return files.filter((one) => needed.has(one));
}
