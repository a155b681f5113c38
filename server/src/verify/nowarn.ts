/**
 * `nowarn CODE, ...` at the end of a line (docs/specifications.md): suppresses these codes on that line; on the line of a method's head, or
 * among the clauses before the method, in the whole method. Each use is reported.
 * Neighbours: `pipeline.ts`; the names are those of `diagnostics/suppression.ts`.
 */
import type { Code } from '../diagnostics/codes';
import { maySuppress, namedCodes } from '../diagnostics/suppression';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Resolved } from '../resolve/resolve';
import type { MethodDecl, Nowarn } from '../syntax/ast';
import type { MethodResult, Verdict } from './results';

/** The codes named on one line, which spans `[start, end)` of the file. */
export interface NowarnLine {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly codes: readonly string[];
  /** The methods at whose head it stands. */
  readonly methods: readonly NowarnMethod[];
}

interface NowarnMethod {
  readonly start: number;
  readonly end: number;
  /** Its name and parameters end here. */
  readonly headEnd: number;
}

/** The `nowarn`s of the workspace, in order. `texts`: of the files, by path. */
export function nowarnLines({ units, table }: Resolved, texts: ReadonlyMap<string, string>): readonly NowarnLine[] {
  if (units.every((unit) => unit.nowarns.length === 0)) return [];
  const written = table.classes
    .filter((one) => !one.isLibrary)
    .flatMap((one) => one.methods.flatMap(({ decl, implicit }) => (implicit === undefined && decl !== undefined ? [decl] : [])));
  return units.flatMap((unit) =>
    unit.nowarns.map((nowarn): NowarnLine => {
      const {
        codes,
        line: { file, start, end },
      } = nowarn;
      const methods = written
        .filter((one) => one.span.file === file && isAtHead(nowarn, one, texts.get(file) ?? ''))
        .map((one) => ({ start: one.span.start, end: one.span.end, headEnd: one.body?.span.start ?? one.span.end }));
      return { file: unit.path, codes: codes.map((code) => code.name), start, end: end + 1, methods };
    }),
  );
}

/** On a line between the method's name and its first brace, or before the method on a line that has nothing else. */
function isAtHead({ line, span }: Nowarn, method: MethodDecl, text: string): boolean {
  const headEnd = method.body?.span.start ?? method.span.end;
  if (line.start <= headEnd && line.end > method.name.span.start) return true;
  return (
    method.specs.some((one) => one.kind === 'nowarn' && one.span.start === span.start) &&
    /^\s*(?:\/[/*])?@*\s*$|^\s*(?:\/[/*])?@/.test(text.slice(line.start, span.start))
  );
}

/** What a `nowarn` says and of what: nothing that it suppresses depends on more. */
export function wordsOf({ codes, start, end, methods }: NowarnLine, text: string): string {
  return [...codes, text.slice(start, end), ...methods.map((one) => text.slice(one.start, one.headEnd))].join(' ');
}

export function applyNowarns(
  diagnostics: readonly Diagnostic[],
  nowarns: readonly NowarnLine[],
): { readonly kept: readonly Diagnostic[]; readonly used: readonly NowarnLine[] } {
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
  return nowarns.find(
    (line) =>
      line.file === span.file &&
      [line, ...line.methods].some(({ start, end }) => span.start >= start && span.start < end) &&
      names(line, code),
  );
}

function names(line: NowarnLine, code: Code): boolean {
  return line.codes.some((name) => namedCodes(name)?.includes(code) === true);
}

/** A suppressed diagnostic does not count against the verdict, and the verdict says that it rests on the `nowarn`. */
export function withoutNowarns(result: MethodResult, nowarns: readonly NowarnLine[], best: Verdict): MethodResult {
  const { kept, used } = applyNowarns(result.diagnostics, nowarns);
  if (used.length === 0) return result;
  const suppressing = used.map(({ file, codes, start, end }) => ({ codes, span: { file, start, end: end - 1 } }));
  const isClean = !kept.some((one) => one.severity === 'error' || one.severity === 'warning');
  const verdict = isClean && (result.verdict === 'failed' || result.verdict === 'unknown') ? best : result.verdict;
  return { ...result, diagnostics: kept, nowarns: suppressing, verdict };
}
