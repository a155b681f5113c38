/**
 * Results of earlier texts, moved to where their places are now. They stay visible, marked as outdated, until the proof
 * of the new text has an answer; what the edit touched is dropped at once, since it speaks of text that is gone.
 * Neighbours: `text-change.ts`; `checking.ts` calls it once per edit.
 */
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MethodResult } from '../verify/results';
import { shiftStretched, shiftUntouched, type TextChange } from './text-change';

/** The change of each changed file; a file without an entry is unchanged, one with `removed` is gone. */
export type FileChanges = ReadonlyMap<string, TextChange | 'removed'>;

/** The result with every span moved; undefined if the method itself is gone. */
export function shiftResult(result: MethodResult, changes: FileChanges): MethodResult | undefined {
  if (changes.size === 0) return result;
  const span = shift(result.span, changes, shiftStretched);
  const nameSpan = shift(result.nameSpan, changes, shiftStretched);
  if (!span || !nameSpan) return undefined;
  const diagnostics = result.diagnostics.flatMap((diagnostic) => shiftDiagnostic(diagnostic, changes) ?? []);
  const movers = result.movers?.flatMap((one) => {
    const place = shift(one.span, changes, shiftUntouched);
    return place ? [{ ...one, span: place }] : [];
  });
  const nowarns = result.nowarns?.flatMap((one) => {
    const place = shift(one.span, changes, shiftStretched);
    return place ? [{ ...one, span: place }] : [];
  });
  return { ...result, span, nameSpan, diagnostics, ...(movers && { movers }), ...(nowarns && { nowarns }) };
}

/** A diagnostic is kept if its own text is untouched. A trace that lost a step would tell a wrong story: it goes as a whole. */
export function shiftDiagnostic(diagnostic: Diagnostic, changes: FileChanges): Diagnostic | undefined {
  const span = shift(diagnostic.span, changes, shiftUntouched);
  if (!span) return undefined;
  const related = diagnostic.related.flatMap((item) => {
    const place = shift(item.span, changes, shiftStretched);
    return place ? [{ ...item, span: place }] : [];
  });
  const trace = diagnostic.trace.flatMap((step) => {
    const place = shift(step.span, changes, shiftStretched);
    return place ? [{ ...step, span: place }] : [];
  });
  // What mended the text before need not mend this one.
  const { fix: _, ...rest } = diagnostic;
  return { ...rest, span, related, trace: trace.length === diagnostic.trace.length ? trace : [] };
}

/** Where a place is now; undefined if it is gone. */
export function shift(span: Span, changes: FileChanges, by: (span: Span, change: TextChange) => Span | undefined): Span | undefined {
  const change = changes.get(span.file);
  if (change === undefined) return span;
  return change === 'removed' ? undefined : by(span, change);
}
