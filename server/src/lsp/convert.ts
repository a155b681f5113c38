/**
 * Our diagnostics in the protocol's terms: lines and characters from 0, characters in UTF-16 code units.
 * The steps of a counterexample become related information, one numbered line each, so that every editor shows them and
 * leads to their places; `data` carries them once more for clients that want to draw them.
 * Neighbours: `server.ts`; `hover.ts` for what is not a diagnostic.
 */
import { DiagnosticSeverity, type Diagnostic, type DiagnosticRelatedInformation, type Range } from 'vscode-languageserver';
import { LineIndex } from '../base/line-index';
import { printableLine } from '../base/shown';
import type { Span } from '../base/span';
import type { Severity } from '../diagnostics/codes';
import type { Execution, TraceStep } from '../diagnostics/diagnostic';
import { documentationOf } from './documentation';
import type { Publication, ShownDiagnostic } from '../workspace/publish-gate';

export const DIAGNOSTIC_SOURCE = 'calvin';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** What `data` of a published diagnostic holds. */
export interface DiagnosticData {
  /** The proof of the text as it is now has not answered yet. */
  readonly outdated: boolean;
  readonly trace: readonly {
    readonly thread: string;
    readonly action: string;
    readonly uri: string;
    readonly range: Range;
    readonly values: Readonly<Record<string, string>>;
  }[];
}

/**
 * The diagnostics of a publication. Where the client does not show related information, the message contains it.
 */
export function toProtocol(publication: Publication, uriOf: (path: string) => string, relatedShown: boolean): Diagnostic[] {
  const ranges = new Ranges(publication);
  return publication.diagnostics.map((diagnostic) => {
    const range = ranges.range(diagnostic.span, undefined);
    const related = relatedInformation(diagnostic, range, ranges, publication.path, uriOf);
    const reported = diagnostic.execution
      ? `${printableLine(diagnostic.message)}\n${printableLine(executionSentence(diagnostic.execution))}`
      : printableLine(diagnostic.message);
    const message = relatedShown ? reported : [reported, ...related.map((item) => item.message)].join('\n');
    const trace = stepsOf(diagnostic).map(({ thread, action, span, values }) => ({
      thread: printableLine(thread),
      action: printableLine(action),
      uri: uriOf(span.file),
      range: ranges.range(span, range),
      values: printableValues(values),
    }));
    const href = documentationOf(diagnostic.code);
    const data: DiagnosticData = { outdated: diagnostic.outdated, trace };
    return {
      range,
      severity: SEVERITIES[diagnostic.severity],
      code: diagnostic.code,
      ...(href === undefined ? {} : { codeDescription: { href } }),
      source: DIAGNOSTIC_SOURCE,
      message,
      data,
      ...(relatedShown && related.length > 0 ? { relatedInformation: related } : {}),
    };
  });
}

function relatedInformation(
  diagnostic: ShownDiagnostic,
  own: Range,
  ranges: Ranges,
  ownPath: string,
  uriOf: (path: string) => string,
): DiagnosticRelatedInformation[] {
  const at = (message: string, span: Span): DiagnosticRelatedInformation => {
    const known = ranges.isKnown(span);
    return {
      message: printableLine(message),
      location: { uri: uriOf(known ? span.file : ownPath), range: known ? ranges.range(span, own) : own },
    };
  };
  return [
    ...diagnostic.related.map((item) => at(item.message, item.span)),
    ...(diagnostic.execution?.kind === 'not-found' ? diagnostic.execution.related.map((item) => at(item.message, item.span)) : []),
    ...stepsOf(diagnostic).map((step, index) => at(`${index + 1}. ${renderStep(step)}`, step.span)),
  ];
}

/** A real run says more than the prover's counterexample, which may begin anywhere. */
function stepsOf(diagnostic: ShownDiagnostic): ShownDiagnostic['trace'] {
  return diagnostic.execution && diagnostic.execution.kind !== 'not-found' ? diagnostic.execution.steps : diagnostic.trace;
}

function executionSentence(execution: Execution): string {
  switch (execution.kind) {
    case 'confirmed':
      return 'Confirmed by an execution, from the start of the program.';
    case 'together':
      return 'An execution, from the start of the program, shows this or another of the messages about this method.';
    case 'possible':
      return 'Shown by an execution in which a method of the library does one of the things that its specification allows.';
    case 'not-found':
      return `Not confirmed: ${execution.message}.`;
  }
}

/** ``thread main: writes `job.objref` (job.objref = Container#1)``. */
export function renderStep(step: TraceStep): string {
  const values = Object.entries(step.values).map(([name, value]) => `${name} = ${value}`);
  return `${step.thread}: ${step.action}${values.length > 0 ? ` (${values.join(', ')})` : ''}`;
}

function printableValues(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [printableLine(name), printableLine(value)]));
}

/** Spans of several files to ranges; the lines of a text are counted once. */
class Ranges {
  private readonly indexes = new Map<string, LineIndex>();

  constructor(private readonly publication: Publication) {}

  isKnown(span: Span): boolean {
    return this.publication.textOf(span.file) !== undefined;
  }

  range(span: Span, otherwise: Range | undefined): Range {
    const index = this.index(span.file);
    if (!index) return otherwise ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const { start, end } = index.range(span);
    return { start: { line: start.line - 1, character: start.column - 1 }, end: { line: end.line - 1, character: end.column - 1 } };
  }

  private index(file: string): LineIndex | undefined {
    let index = this.indexes.get(file);
    const text = index ? undefined : this.publication.textOf(file);
    if (text !== undefined) {
      index = new LineIndex(text);
      this.indexes.set(file, index);
    }
    return index;
  }
}
