/**
 * The report for people, in the manner of a compiler: `path:line:column: severity[code]: message`, the source line with carets,
 * the declarations that belong to it, the steps of the counterexample; then a line per file and a summary.
 * Neighbours: `excerpt.ts` cuts the source lines, `summary.ts` counts; `json-report.ts` says the same to programs.
 */
import type { Diagnostic, Execution, TraceStep } from '../diagnostics/diagnostic';
import { printableLines } from '../base/shown';
import type { Span } from '../base/span';
import { factsOf, trustedText, type FileResult } from '../verify/results';
import { excerpt, type Sources } from './excerpt';
import type { NotRead } from './source-files';
import { countVerdicts, describeCounts } from './summary';
import { describeReasons, unsupportedReasons } from './unsupported-reasons';

/**
 * The report, in the order in which it comes to be: each file's findings and its line as soon as the file is done, the rest at the end. The
 * whole is the same for the same input.
 */
export class TextReport {
  /** What is printed, with whether an execution was. */
  private readonly printed = new Map<string, boolean>();
  private readonly summed = new Set<string>();

  constructor(private readonly sources: Sources) {}

  /** Of a file that is done: findings, of it and of earlier ones, and its line. */
  file(file: FileResult, findings: readonly Diagnostic[]): string {
    return printableLines([...this.findings(findings), ...this.lineOf(file)]);
  }

  /**
   * What was not printed before, and the summary; ends with a line break. `paths` are those that the user gave; `withReasons` adds why
   * methods are unsupported, counted; `missing` methods have no verdict.
   */
  end(
    files: readonly FileResult[],
    paths: readonly string[],
    { withReasons = false, notRead = [], missing = 0 }: { withReasons?: boolean; notRead?: readonly NotRead[]; missing?: number } = {},
  ): string {
    const late = files.flatMap(({ diagnostics }) => diagnostics.filter((one) => one.execution && this.printed.get(keyOf(one)) === false));
    const lines = files.flatMap((file) => this.findings(file.diagnostics));
    return printableLines([
      ...lines,
      ...files.flatMap((file) => this.lineOf(file)),
      ...this.executions(late),
      ...summaryText(files, paths, withReasons, missing),
      ...notReadText(notRead),
    ]);
  }

  private findings(all: readonly Diagnostic[]): readonly string[] {
    return all.flatMap((one) => {
      if (this.printed.has(keyOf(one))) return [];
      this.printed.set(keyOf(one), one.execution !== undefined);
      return [...diagnosticText(one, this.sources), ''];
    });
  }

  private lineOf(file: FileResult): readonly string[] {
    if (file.methods.length === 0 || this.summed.has(file.path)) return [];
    this.summed.add(file.path);
    return [`${file.path}: ${describeCounts(countVerdicts(file.methods))}${this.reportedElsewhere(file)}`, ...restsOn(file, this.sources)];
  }

  /** What fails where another file's line is wrong has its message there. */
  private reportedElsewhere({ diagnostics, methods }: FileResult): string {
    const isSaid = diagnostics.some((one) => this.printed.has(keyOf(one)));
    return !isSaid && methods.some((method) => method.verdict === 'failed') ? ' (because of what is reported in other files)' : '';
  }

  /** Runs are looked for when all verdicts are known, which is after most failures were printed. */
  private executions(late: readonly Diagnostic[]): readonly string[] {
    if (late.length === 0) return [];
    const { sources } = this;
    return ['', ...late.flatMap((one) => [`${place(one.span, sources)}: ${one.code}`, ...executionText(one.execution!, one, sources), ''])];
  }
}

/** The whole report at once. */
export function textReport(
  files: readonly FileResult[],
  sources: Sources,
  paths: readonly string[],
  withReasons = false,
  notRead: readonly NotRead[] = [],
): string {
  return new TextReport(sources).end(files, paths, { withReasons, notRead });
}

function keyOf({ code, message, span }: Diagnostic): string {
  return JSON.stringify([code, message, span.file, span.start, span.end]);
}

/** One diagnostic with all that belongs to it, in lines. */
function diagnosticText(one: Diagnostic, sources: Sources): readonly string[] {
  const lines = [`${place(one.span, sources)}: ${one.severity}[${one.code}]: ${one.message}`, ...sourceLines(one.span, sources, '')];
  for (const related of one.related) {
    lines.push(`  ${place(related.span, sources)}: ${related.message}`, ...sourceLines(related.span, sources, '  '));
  }
  if (one.trace.length > 0)
    lines.push('  How it comes about:', ...one.trace.flatMap((step, index) => stepText(step, index + 1, one, sources)));
  if (one.execution) lines.push(...executionText(one.execution, one, sources));
  return lines;
}

const EXECUTIONS = {
  confirmed: 'Confirmed by an execution, from the start of the program',
  together: 'An execution, from the start of the program, shows this or another of the messages about this method',
  possible:
    'Shown by an execution in which a method of the library does one of the things that its specification allows (the library itself may never do it)',
} as const;

function executionText(execution: Execution, of: Diagnostic, sources: Sources): readonly string[] {
  if (execution.kind !== 'not-found')
    return [`  ${EXECUTIONS[execution.kind]}:`, ...execution.steps.flatMap((step, index) => stepText(step, index + 1, of, sources))];
  return [
    `  Not confirmed: ${execution.message}`,
    ...execution.related.map((related) => `    ${place(related.span, sources)}: ${related.message}`),
  ];
}

function place(span: Span, sources: Sources): string {
  const lines = sources.lines(span.file);
  if (!lines) return span.file;
  const { line, column } = lines.position(span.start);
  return `${span.file}:${line}:${column}`;
}

function sourceLines(span: Span, sources: Sources, indent: string): readonly string[] {
  const lines = sources.lines(span.file);
  return lines ? excerpt(lines, lines.range(span)).map((line) => indent + line) : [];
}

/** `   2. line 14, this thread: reads `objref`; objref = Container#1`; the file is named where it is another one. */
function stepText(step: TraceStep, number: number, of: Diagnostic, sources: Sources): readonly string[] {
  const lines = sources.lines(step.span.file);
  const line = lines ? `line ${lines.position(step.span.start).line}, ` : '';
  const file = lines && step.span.file !== of.span.file ? `${step.span.file}, ` : '';
  const values = Object.entries(step.values).map(([name, value]) => `${name} = ${value}`);
  const head = `  ${String(number).padStart(3)}. ${file}${line}${step.thread}: ${step.action}`;
  return values.length === 0 ? [head] : [head, `         ${values.join(', ')}`];
}

function summaryText(files: readonly FileResult[], paths: readonly string[], withReasons: boolean, missing: number): readonly string[] {
  const checked = files.filter((file) => file.methods.length > 0);
  const lines: string[] = [];
  const methods = files.flatMap((file) => file.methods);
  if (withReasons) lines.push(...describeReasons(unsupportedReasons(files)));
  if (checked.length > 1) lines.push(`${checked.length} files: ${describeCounts(countVerdicts(methods))}`);
  const unsound = methods.find((method) => method.unsound !== undefined)?.unsound;
  if (unsound !== undefined) lines.push(`Nothing is proved: ${unsound}, which is unsound. What is reported as an error is one.`);
  if (missing > 0) lines.push(`Ended before its end: ${missing === 1 ? 'one method is' : `${missing} methods are`} not checked.`);
  else if (methods.length === 0) lines.push(nothingToCheck(files, paths));
  else lines.push(...leftOut(files));
  return lines;
}

/** Of so many methods that rest on the same fact the names are given; `--format json` has all of them. */
const NAMED = 3;

/**
 * What verdicts are worth is part of them (docs/theory.md#verdicts): each fact once, with the methods that rest on it. Whose word is taken
 * is said of the file as a whole: which method takes it is in the other format.
 */
function restsOn(file: FileResult, sources: Sources): readonly string[] {
  const byFact = new Map<string, FileResult['methods'][number][]>();
  for (const method of file.methods)
    for (const fact of factsOf(method, (span) => sources.range(span).start.line)) byFact.set(fact, [...(byFact.get(fact) ?? []), method]);
  const whole = trustedText(file.methods.flatMap((method) => (method.verdict === 'skipped' ? [] : (method.trusted ?? []))));
  return [...[...byFact].map(([fact, methods]) => factText(fact, methods)), ...whole.map((line) => `  rests on: ${line}`)];
}

function factText(fact: string, methods: FileResult['methods']): string {
  const [first, ...others] = methods;
  if (first !== undefined && others.length === 0) return `  ${first.name} (${first.verdict}) rests on: ${fact}`;
  const names = methods.slice(0, NAMED).map((one) => one.name);
  return `  each of ${methods.length} methods (${[...names, ...(methods.length > NAMED ? ['...'] : [])].join(', ')}) rests on: ${fact}`;
}

/** Files that are no part of the program that was checked, although they should be. */
export function notReadText(notRead: readonly NotRead[]): readonly string[] {
  return notRead.map((one) => `Not read, so not checked: \`${one.path}\` (${one.reason}).`);
}

/** Files of which so far nobody has said a word. */
function leftOut(files: readonly FileResult[]): readonly string[] {
  const paths = files
    .filter((file) => !file.annotated && file.methods.length === 0 && file.diagnostics.length === 0)
    .map((file) => file.path);
  if (paths.length === 0) return [];
  const names = paths.slice(0, NAMED).map((path) => `\`${path}\``);
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return [
    `Not checked, since nothing there is annotated, synchronizes or is run by threads: ${names.join(', ')}${more}; \`--all\` checks every class.`,
  ];
}

function nothingToCheck(files: readonly FileResult[], paths: readonly string[]): string {
  const where = paths.length === 1 ? `\`${paths[0]}\`` : `the ${paths.length} paths given`;
  const size = `${files.length} Java ${files.length === 1 ? 'file' : 'files'}`;
  if (files.some((file) => file.annotated)) return `There is no method to check in ${where} (${size}).`;
  return `Nothing in ${where} is annotated (${size}); \`--all\` checks every class all the same.`;
}
