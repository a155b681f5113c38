/**
 * Whether an edit is one of comments and white space: the program is the same, and everything stands elsewhere. That is not guessed: the
 * trees of the two texts are compared, with every place in them, so that each is where the edit has moved it.
 * Neighbours: the language server asks, and moves what it knows (`lsp/moved-analysis.ts`).
 */
import type { Span } from '../base/span';
import { libraryFor } from '../library/needed';
import type { CompilationUnit } from '../syntax/ast';
import type { SourceFile } from './analysis';
import { parsed } from './parsed';

/** Where a place is now; undefined if it is gone. */
export type Moving = (span: Span) => Span | undefined;

/** Whether the program of these files is that of those, where one of them was replaced. */
export function isSameProgram(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  replaced: { readonly old: SourceFile; readonly now: SourceFile },
  at: Moving,
): boolean {
  const [old, now] = [parsed(replaced.old), parsed(replaced.now)];
  // What a `nowarn` says depends on the lines around it, and what is wrong with a text on all of it.
  if (old.nowarns.length > 0 || old.diagnostics.length + now.diagnostics.length > 0 || !isMoved(old, now, at)) return false;
  // Names count in comments, too, where it is decided what of the library is at hand.
  const [library, needed] = [libraryFor(before), libraryFor(after)];
  return library.length === needed.length && library.every((unit, index) => unit === needed[index]);
}

/** Whether the trees say the same, and every place of the first is where it is moved to. */
export function isMoved(before: CompilationUnit, after: CompilationUnit, at: Moving): boolean {
  const seen = new Map<object, object>();
  const same = (left: unknown, right: unknown): boolean => {
    if (left === right) return true;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
    if (isSpan(left) && isSpan(right)) {
      const moved = at(left);
      return moved?.start === right.start && moved?.end === right.end && left.file === right.file;
    }
    if (seen.has(left)) return seen.get(left) === right;
    seen.set(left, right);
    if (Array.isArray(left))
      return Array.isArray(right) && left.length === right.length && left.every((one, index) => same(one, (right as unknown[])[index]));
    // A tree is plain data; what is not is not compared.
    if (Object.getPrototypeOf(left) !== Object.prototype || Object.getPrototypeOf(right) !== Object.prototype) return false;
    const [names, others] = [Object.keys(left), Object.keys(right)];
    return (
      names.length === others.length &&
      names.every((name) => name in right && same((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name]))
    );
  };
  return same(before, after);
}

function isSpan(part: object): part is Span {
  return 'file' in part && 'start' in part && 'end' in part;
}
