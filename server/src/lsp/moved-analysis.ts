/**
 * An edit of comments and white space: the program is the same, and everything stands elsewhere. Nothing is resolved and lowered again
 * then; the analysis that there was is asked, and what it says is moved.
 *
 * Whatever cannot be moved for certain, or depends on how the text looks (a fix that writes into it), is asked of an analysis of the texts
 * as they are, which is made then.
 * Neighbours: `real-checker.ts` asks; `verify/moved.ts` compares; `workspace/text-change.ts` says where a place is after an edit;
 * `workspace/standing.ts` does the like for texts that do not parse.
 */
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { SourceFile } from '../verify/analysis';
import type { MethodResult } from '../verify/results';
import type { WorkspaceAnalysis } from '../workspace/checker';
import { mapDiagnostic, mapSpans } from '../workspace/relocate';
import { shiftStretched, type TextChange } from '../workspace/text-change';

/**
 * The analysis of texts that differ from those of `before` by such an edit of the file `path`; undefined where something of it cannot be
 * moved. `whole`: an analysis of the texts as they are.
 */
export function movedAnalysis(
  before: WorkspaceAnalysis,
  files: readonly SourceFile[],
  path: string,
  change: TextChange,
  whole: () => WorkspaceAnalysis,
): WorkspaceAnalysis | undefined {
  const at = (span: Span): Span | undefined => (span.file === path ? shiftStretched(span, change) : span);
  const diagnosticsAt = (list: readonly Diagnostic[]): readonly Diagnostic[] | undefined => {
    const moved = list.map((one) => (one.fix ? undefined : mapDiagnostic(one, at)));
    return moved.every((one) => one !== undefined) ? moved : undefined;
  };
  const resultAt = (result: MethodResult): MethodResult | undefined =>
    result.diagnostics.some((one) => one.fix) ? undefined : mapSpans(result, at);
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  for (const [file, list] of before.diagnostics) {
    const moved = diagnosticsAt(list);
    if (!moved) return undefined;
    diagnostics.set(file, moved);
  }
  const methods = before.methods.map((method) => {
    const [span, nameSpan] = [at(method.span), at(method.nameSpan)];
    return span && nameSpan && { ...method, span, nameSpan };
  });
  const fields = new Map(
    [...before.fields].map(([file, list]) => [
      file,
      list.flatMap((field) => {
        const nameSpan = at(field.nameSpan);
        return nameSpan ? [{ ...field, nameSpan }] : [];
      }),
    ]),
  );
  if (!methods.every((one) => one !== undefined) || [...fields].some(([file, list]) => list.length < before.fields.get(file)!.length))
    return undefined;
  return {
    files,
    diagnostics,
    methods,
    fields,
    annotatedFiles: before.annotatedFiles,
    verify: async (id, signal) => resultAt(await before.verify(id, signal)) ?? whole().verify(id, signal),
    verifyEnvironment: async (signal) => diagnosticsAt(await before.verifyEnvironment(signal)) ?? whole().verifyEnvironment(signal),
    // Only who looks needs the analysis.
    *confirm(results) {
      return yield* whole().confirm!(results);
    },
    definition: (file, offset) => whole().definition?.(file, offset),
    askable: (file) => whole().askable?.(file) ?? [],
    why: async (className, file, reported, signal) => whole().why?.(className, file, reported, signal),
  };
}
