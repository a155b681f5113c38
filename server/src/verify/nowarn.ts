/**
 * `nowarn CODE, ...` at the end of a line (design: spec-language): suppresses these codes on that line. Each use is reported.
 * Also understands the names that ESC/Java gave its warnings.
 * Neighbours: `pipeline.ts`.
 */
import type { Code } from '../diagnostics/codes';
import type { Diagnostic } from '../diagnostics/diagnostic';

/** The codes named on one line, which spans `[start, end)` of the file. No code at all means every code. */
export interface NowarnLine {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly codes: readonly string[];
}

/** The names of ESC/Java for our codes. */
const ESC_JAVA: Readonly<Record<string, readonly Code[]>> = {
  Null: ['null-dereference'], IndexTooBig: ['index-out-of-bounds'], IndexNegative: ['index-out-of-bounds'], ZeroDiv: ['division-by-zero'], Cast: ['class-cast'],
  NegSize: ['negative-array-size'], ArrayStore: ['array-store'], Pre: ['precondition'], Post: ['postcondition'], Modifies: ['modifies'], Assert: ['assertion'],
  LoopInv: ['loop-invariant'], Race: ['race'], Writable: ['write-discipline', 'access-discipline'], Unreadable: ['read-discipline', 'access-discipline'],
  GlobalInvariant: ['global-invariant'],
};

/** What may not be suppressed: that something was not checked, or could not be read. */
const FIRM: ReadonlySet<Code> = new Set<Code>(['unsupported', 'spec-syntax', 'spec-type', 'java-syntax', 'vacuous', 'recursion-needs-spec']);

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
  if (FIRM.has(code)) return undefined;
  return nowarns.find((line) => line.file === span.file && span.start >= line.start && span.start < line.end && names(line, code));
}

function names(line: NowarnLine, code: Code): boolean {
  return line.codes.length === 0 || line.codes.some((name) => name === code || (ESC_JAVA[name]?.includes(code) ?? false));
}
