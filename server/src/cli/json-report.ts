/**
 * The report for programs: exactly one JSON object, the contract that tools and tests rely on. Lines and columns count from 1;
 * the end of a range is exclusive.
 * Neighbours: `summary.ts` counts; `text-report.ts` says the same to people.
 */
import type { Position, Range } from '../base/span';
import type { Severity } from '../diagnostics/codes';
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import { modeOf, type Mode } from '../verify/mode';
import { groundsOf, type FileResult, type MethodResult, type Verdict } from '../verify/results';
import type { Sources } from './excerpt';
import type { NotRead } from './source-files';
import { countVerdicts, type Counts } from './summary';
import { unsupportedReasons, type UnsupportedReason } from './unsupported-reasons';

export interface JsonReport {
  readonly files: readonly JsonFile[];
  /** Files that should be Java and could not be read; absent where there are none. */
  readonly notRead?: readonly NotRead[];
  /** How many methods have no verdict since the run was ended before; absent where all have. */
  readonly notChecked?: number;
  /**
   * What integers were, which classes were looked at and which failures of Java's own checks were reported, where that is not as without
   * options; `restsOn` of a method says what its verdict owes to it.
   */
  readonly mode?: Mode;
  /** Only where the run proves nothing, and why: "loops unrolled 3 times". */
  readonly unsound?: string;
  readonly summary: Counts;
  /** Why methods are unsupported: kinds of constructs, with identifiers left out, and in how many methods they stand. */
  readonly unsupportedReasons: readonly UnsupportedReason[];
}

export interface JsonFile {
  readonly path: string;
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly methods: readonly {
    readonly name: string;
    readonly range: Range;
    readonly verdict: Verdict;
    readonly milliseconds: number;
    readonly restsOn?: readonly string[];
    readonly unsound?: string;
    readonly movers?: readonly JsonMover[];
  }[];
}

/** What a step of a method with `performs` is; see the README for the letters. */
export interface JsonMover {
  readonly range: Range;
  readonly mover: 'B' | 'R' | 'L' | 'N';
  readonly reason: string;
}

export interface JsonDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly related: readonly { readonly message: string; readonly path: string; readonly range: Range }[];
  readonly trace: readonly {
    readonly thread: string;
    readonly action: string;
    readonly range: Range;
    readonly values: Readonly<Record<string, string>>;
  }[];
  /** Whether a real run shows it; absent where no run could. */
  readonly execution?:
    | { readonly kind: 'confirmed' | 'possible' | 'together'; readonly steps: JsonDiagnostic['trace'] }
    | { readonly kind: 'not-found'; readonly message: string; readonly related: JsonDiagnostic['related'] };
  /** Insertions that mend it; only where the checker knows some. */
  readonly fix?: { readonly title: string; readonly edits: readonly { readonly range: Range; readonly text: string }[] };
}

const USUAL: Mode = modeOf({ checkAll: false });

/** The whole report as one line with a line break. */
export function jsonReport(
  files: readonly FileResult[],
  sources: Sources,
  notRead: readonly NotRead[] = [],
  mode: Mode = USUAL,
  missing = 0,
): string {
  return `${JSON.stringify(reportOf(files, sources, notRead, mode, missing))}\n`;
}

function reportOf(files: readonly FileResult[], sources: Sources, notRead: readonly NotRead[], mode: Mode, missing: number): JsonReport {
  return {
    files: files.map((file) => ({
      path: file.path,
      diagnostics: file.diagnostics.map((one) => diagnosticOf(one, sources)),
      methods: file.methods.map((method) => ({
        name: method.name,
        range: range(sources.range(method.span)),
        verdict: method.verdict,
        milliseconds: Math.round(method.milliseconds),
        ...groundsIn(method, sources),
        ...unsoundOf(method.unsound),
        ...(method.movers && {
          movers: method.movers.map((one) => ({ range: range(sources.range(one.span)), mover: one.mover, reason: one.reason })),
        }),
      })),
    })),
    ...(notRead.length > 0 && { notRead }),
    ...(missing > 0 && { notChecked: missing }),
    ...((mode.integers !== USUAL.integers || mode.check !== USUAL.check || mode.javaChecks !== undefined) && { mode }),
    ...unsoundOf(files.flatMap((file) => file.methods).find((method) => method.unsound !== undefined)?.unsound),
    summary: countVerdicts(files.flatMap((file) => file.methods)),
    unsupportedReasons: unsupportedReasons(files),
  };
}

function groundsIn(method: MethodResult, sources: Sources): { readonly restsOn?: readonly string[] } {
  const grounds = groundsOf(method, (span) => sources.range(span).start.line);
  return grounds.length === 0 ? {} : { restsOn: grounds };
}

/** Absent where everything is as it should be, so that the contract of ordinary runs stays. */
function unsoundOf(unsound: string | undefined): { readonly unsound?: string } {
  return unsound === undefined ? {} : { unsound };
}

function diagnosticOf(one: Diagnostic, sources: Sources): JsonDiagnostic {
  return {
    code: one.code,
    severity: one.severity,
    message: one.message,
    range: range(sources.range(one.span)),
    related: relatedOf(one.related, sources),
    trace: stepsOf(one.trace, sources),
    ...(one.execution && { execution: executionOf(one.execution, sources) }),
    ...(one.fix && {
      fix: { title: one.fix.title, edits: one.fix.edits.map((edit) => ({ range: range(sources.range(edit.span)), text: edit.text })) },
    }),
  };
}

function relatedOf(all: Diagnostic['related'], sources: Sources): JsonDiagnostic['related'] {
  return all.map((related) => ({ message: related.message, path: related.span.file, range: range(sources.range(related.span)) }));
}

function stepsOf(steps: Diagnostic['trace'], sources: Sources): JsonDiagnostic['trace'] {
  return steps.map((step) => ({ thread: step.thread, action: step.action, range: range(sources.range(step.span)), values: step.values }));
}

function executionOf(execution: Execution, sources: Sources): NonNullable<JsonDiagnostic['execution']> {
  if (execution.kind !== 'not-found') return { kind: execution.kind, steps: stepsOf(execution.steps, sources) };
  return { kind: 'not-found', message: execution.message, related: relatedOf(execution.related, sources) };
}

/** Copied field by field, so that the order of the members is that of the contract. */
function range({ start, end }: Range): Range {
  return { start: position(start), end: position(end) };
}

function position({ line, column }: Position): Position {
  return { line, column };
}
