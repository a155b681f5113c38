/**
 * `nowarn CODE, ...` at the end of a line (docs/specifications.md): suppresses these codes on that line. Each use is reported.
 * Neighbours: `pipeline.ts`; the names are those of `diagnostics/suppression.ts`.
 */
import type { Code } from '../diagnostics/codes';
import { maySuppress, namedCodes } from '../diagnostics/suppression';
import type { Diagnostic } from '../diagnostics/diagnostic';

/** The codes named on one line, which spans `[start, end)` of the file. No code at all means every code. */
export interface NowarnLine {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly codes: readonly string[];
}

export function applyNowarns(diagnostics: readonly Diagnostic[], nowarns: readonly NowarnLine[]): { readonly kept: readonly Diagnostic[]; readonly used: readonly NowarnLine[] } {
  const used = new Set<NowarnLine>();
  const kept = diagnostics.filter((one) => {
    const by = suppressedBy(one, nowarns);
    if (by === undefined) return true;
    used.add(by);
    return false;
  });
  return { kept, used: [...used] };
}

/** The `nowarn` that drops a diagnostic; undefined if it will be shown. */
export function suppressedBy({ code, span }: Pick<Diagnostic, 'code' | 'span'>, nowarns: readonly NowarnLine[]): NowarnLine | undefined {
  if (!maySuppress(code)) return undefined;
  return nowarns.find((line) => line.file === span.file && span.start >= line.start && span.start < line.end && names(line, code));
}

function names(line: NowarnLine, code: Code): boolean {
  return line.codes.length === 0 || line.codes.some((name) => namedCodes(name).includes(code));
}
