/**
 * What `calvin run` says: what was run, within which bounds, and, where something goes wrong, the interleaving line by line and the clause
 * that it breaks. It always says that this is no proof.
 * Neighbours: `text-report.ts` prints the places in the same form; `oracle/survey.ts` makes what is printed.
 */
import { printableLines } from '../base/shown';
import type { Span } from '../base/span';
import type { TraceStep } from '../diagnostics/diagnostic';
import type { Survey } from '../oracle/survey';
import { excerpt, type Sources } from './excerpt';
import type { Written } from './java-folder';
import type { RunRequest } from './run-arguments';

export type RunOptions = Pick<RunRequest, 'threads' | 'method'>;

/** 0: nothing found; 1: something found; 3: nothing could be run. */
export function runExitCode(survey: Survey): 0 | 1 | 3 {
  if (survey.finding) return 1;
  return survey.begun === survey.notRun ? 3 : 0;
}

/** `java`: the lines about a program that was written. */
export function runTextReport(survey: Survey, options: RunOptions, sources: Sources, java: Written['text'] = []): string {
  const lines: string[] = [];
  if (survey.finding) {
    const { violation, trace } = survey.finding;
    lines.push(
      `${place(violation.span, sources)}: wrong[${violation.code}]: ${violation.message}`,
      ...underlined(violation.span, sources, ''),
    );
    const width = Math.max(0, ...trace.map((step) => step.thread.length));
    lines.push('', 'The run:', ...trace.map((step, index) => stepLine(step, index + 1, width, sources)), '');
    lines.push(`Broken, by ${violation.thread}: ${violation.message}`);
    for (const related of violation.related)
      lines.push(`  ${place(related.span, sources)}: ${related.message}`, ...underlined(related.span, sources, '  '));
    if (survey.finding.leansOnLibrary)
      lines.push(
        'In this run a library method does one of the things that its specification here allows; the library itself may never do it.',
      );
    lines.push('');
  }
  return printableLines([...lines, ...boundsText(survey, options), ...java]);
}

function place(span: Span, sources: Sources): string {
  const position = sources.lines(span.file)?.position(span.start);
  return position ? `${span.file}:${position.line}:${position.column}` : span.file === '' ? 'the program' : span.file;
}

function underlined(span: Span, sources: Sources, indent: string): readonly string[] {
  const lines = sources.lines(span.file);
  return lines ? excerpt(lines, lines.range(span)).map((line) => indent + line) : [];
}

/** `  3. thread 1   line 14: n = n + 1      writes `n`; Counter#1.n = 1`. */
function stepLine(step: TraceStep, number: number, width: number, sources: Sources): string {
  const quoted = sources.excerptOf(step.span);
  // A name alone says no more than that it is called.
  const text = /^(calls|prepares|ends)/.test(step.action) && !quoted.includes('(') ? '' : quoted;
  const lines = sources.lines(step.span.file);
  const where = lines ? `line ${lines.position(step.span.start).line}` : 'library';
  const values = Object.entries(step.values).map(([name, value]) => `${name} = ${value}`);
  const reported = [step.action, ...values].join('; ');
  return `${String(number).padStart(4)}. ${step.thread.padEnd(width)}  ${where}: ${text === '' || !lines ? reported : `${text.padEnd(32)}  ${reported}`}`;
}

function boundsText(survey: Survey, options: RunOptions): readonly string[] {
  const threads = options.threads === 1 ? 'one thread' : options.threads === 2 ? 'two threads' : 'three threads';
  const which =
    options.method === undefined
      ? 'each calling one or two of the methods'
      : `each calling one or two of the methods, \`${options.method}\` among them`;
  const ran = survey.begun - survey.notRun;
  const lines = [
    `Explored: ${ran} of ${survey.scenarios} ${survey.scenarios === 1 ? 'scenario' : 'scenarios'} (${threads} on shared objects, ${which}, or \`main\`), all interleavings, ${survey.states} states; integers that are left open were ${survey.ints.join(', ')}.`,
  ];
  if (!survey.finding && ran > 0)
    lines.push(
      `Nothing goes wrong there. ${survey.interference ? 'Threads did use what others wrote.' : 'No thread used what another one wrote.'}`,
    );
  if (ran === 0) lines.push('There was nothing to run.');
  if (survey.cut.length > 0) lines.push(`Not followed to the end: ${survey.cut.join('; ')}.`);
  if (survey.unsupported.length > 0) lines.push(`Not run: ${survey.unsupported.join('; ')}.`);
  lines.push('This was a search within bounds, not a proof: `calvin check` proves.');
  return lines;
}

/** One JSON object; lines and columns count from 1. */
export function runJsonReport(survey: Survey, options: RunOptions, sources: Sources, java?: Written['json']): string {
  const { finding } = survey;
  const at = (span: Span): { readonly path: string; readonly range: ReturnType<Sources['range']> } => ({
    path: span.file,
    range: sources.range(span),
  });
  return `${JSON.stringify({
    found: finding && {
      code: finding.violation.code,
      message: finding.violation.message,
      thread: finding.violation.thread,
      ...at(finding.violation.span),
      related: finding.violation.related.map((one) => ({ message: one.message, ...at(one.span) })),
      trace: finding.trace.map((step) => ({
        thread: step.thread,
        action: step.action,
        source: sources.excerptOf(step.span),
        ...at(step.span),
        values: step.values,
      })),
      scenario: finding.scenario,
      leansOnLibrary: finding.leansOnLibrary,
    },
    bounds: { threads: options.threads, ints: survey.ints, ...(options.method === undefined ? {} : { method: options.method }) },
    scenarios: survey.scenarios,
    begun: survey.begun,
    notRun: survey.notRun,
    states: survey.states,
    interference: survey.interference,
    cut: survey.cut,
    unsupported: survey.unsupported,
    ...(java === undefined ? {} : { java }),
    proof: false,
  })}\n`;
}
