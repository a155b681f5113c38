/**
 * What is wrong with a proof script, in the protocol's terms: what is known without running it, what was refused, and what is missing in
 * the end, with the places that the reasons name, in the script and in the Java file.
 * Neighbours: `scripts.ts` publishes it.
 */
import { DiagnosticSeverity, type Diagnostic, type DiagnosticRelatedInformation, type Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { LineIndex } from '../base/line-index';
import { printableLine } from '../base/shown';
import type { Span } from '../base/span';
import type { OpenProof } from '../qed/open-proof';
import { parseScript } from '../qed/script-parse';
import type { StepVerdict } from '../qed/steps';
import type { SourceFile } from '../verify/analysis';
import { javaNamesOf } from '../workspace/script-names';
import { DIAGNOSTIC_SOURCE } from './convert';
import { uriOf } from './locations';

const SEVERITIES: Readonly<Record<StepVerdict, DiagnosticSeverity>> = {
  ok: DiagnosticSeverity.Hint,
  failed: DiagnosticSeverity.Error,
  unknown: DiagnosticSeverity.Warning,
  'not run': DiagnosticSeverity.Hint,
};

interface Place {
  readonly message: string;
  readonly span: Span;
}

/** `path` is that of the script; no Java file: none was found, or scripts are not run here. */
export function scriptDiagnostics(
  document: TextDocument,
  path: string,
  java: SourceFile | undefined,
  proof: OpenProof | undefined,
  relatedShown: boolean,
): Diagnostic[] {
  const says = new Saying(document, path, java, relatedShown);
  if (!proof) {
    const { script, errors } = parseScript(path, document.getText());
    const names = javaNamesOf(path)
      .map((one) => `\`${one}\``)
      .join(' or ');
    return [
      ...(java
        ? []
        : [says.at(DiagnosticSeverity.Warning, script.span, `There is no Java file that this script could be about: ${names} beside it.`)]),
      ...errors.map((one) => says.at(DiagnosticSeverity.Error, one.span, one.message)),
    ];
  }
  const refused = proof.results.filter((one) => one.verdict !== 'ok');
  const isSaid = ({ span }: Place): boolean =>
    refused.some(({ step }) => step.span.file === span.file && step.span.start <= span.start && span.end <= step.span.end);
  return [
    ...proof.complaints.filter((one) => !isSaid(one)).map((one) => says.at(DiagnosticSeverity.Error, one.span, one.message)),
    // What a tactic could not do, although it applied, is no error.
    ...proof.results
      .filter((one) => one.verdict !== 'ok' || one.places.length > 0)
      .map(({ step, verdict, message, places }) =>
        says.at(SEVERITIES[verdict], step.span, `${step.name}: ${verdict}: ${message}`.split('\n'), places),
      ),
    ...(proof.conclusion?.left ?? []).map(({ message, span }) => says.at(DiagnosticSeverity.Error, span, message)),
  ];
}

class Saying {
  private lines: LineIndex | undefined;

  constructor(
    private readonly document: TextDocument,
    private readonly path: string,
    private readonly java: SourceFile | undefined,
    private readonly relatedShown: boolean,
  ) {}

  /** `message`: one line, or several. What is about the Java file stands at the beginning of the script, and leads there. */
  at(severity: DiagnosticSeverity, span: Span, message: string | readonly string[], places: readonly Place[] = []): Diagnostic {
    const lines = typeof message === 'string' ? [message] : message;
    const isHere = span.file === this.path;
    const related = [...(isHere ? [] : [{ message: 'here', span }]), ...places].flatMap((one) => this.related(one));
    const start = { line: 0, character: 0 };
    return {
      range: isHere ? this.here(span) : { start, end: this.document.positionAt(this.firstLine()) },
      severity,
      source: DIAGNOSTIC_SOURCE,
      message: [...lines.map(printableLine), ...(this.relatedShown ? [] : related.map((one) => one.message))].join('\n'),
      ...(this.relatedShown && related.length > 0 && { relatedInformation: related }),
    };
  }

  private firstLine(): number {
    return this.document.getText().search(/[\r\n]|$/);
  }

  private here({ start, end }: Span): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) };
  }

  /** Not of places in stubs of the library, or in no file at all. */
  private related({ message, span }: Place): DiagnosticRelatedInformation[] {
    const said = printableLine(message);
    if (span.file === this.path) return [{ message: said, location: { uri: this.document.uri, range: this.here(span) } }];
    if (span.file !== this.java?.path) return [];
    this.lines ??= new LineIndex(this.java.text);
    const { start, end } = this.lines.range(span);
    const range = { start: { line: start.line - 1, character: start.column - 1 }, end: { line: end.line - 1, character: end.column - 1 } };
    return [{ message: said, location: { uri: uriOf(span.file), range } }];
  }
}
