/**
 * In an editor: of which classes of a file it can be asked why they are safe, and which files of the workspace belong to the program that
 * is then looked at.
 * Neighbours: `why.ts` answers; `lsp/real-checker.ts` asks for the editor.
 */
import type { Span } from '../base/span';
import { entriesOf, writtenClause } from '../infer/entries';
import type { Program } from '../plato/ir';
import type { SourceFile } from '../verify/analysis';

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
    for (const word of new Set(file.text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [])) open.push(...(declaring.get(word) ?? []));
  }
  return files.filter((one) => needed.has(one.path));
}
