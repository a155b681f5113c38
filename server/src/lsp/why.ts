/**
 * "Why is this safe?" in the editor: a code action on a class without annotations, and its command, which writes the annotations
 * that were found, or describes the run that goes wrong. A progress notification says what is being tried, and can be cancelled.
 * Neighbours: `features/code-actions.ts` hands requests over; `workspace.ts` asks the checker.
 */
import {
  CodeActionKind,
  MessageType,
  ShowMessageNotification,
  type CodeAction,
  type CodeActionContext,
  type Connection,
  type ExecuteCommandParams,
  type TextDocumentEdit,
  type TextEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { printableLine, printableLines } from '../base/shown';
import { LineIndex } from '../base/line-index';
import { WHY_COMMAND, type WhyResult } from '../protocol/messages';
import { CheckFailure, type Reason } from '../workspace/checker';
import type { Explained, Workspace } from '../workspace/workspace';
import { shownUri } from './locations';
import { isPosition, type OpenDocuments } from './open-documents';

const KIND = CodeActionKind.RefactorRewrite;

/** Of the class at the place; none where the client asks for other kinds only, or nothing can be asked. */
export function whyActions(
  workspace: Workspace,
  document: TextDocument,
  start: number,
  end: number,
  context: CodeActionContext,
): CodeAction[] {
  if (!isWanted(KIND, context)) return [];
  const askable = workspace.askableAt(document.uri, start, end);
  if (!askable) return [];
  const title = printableLine(`Why is this safe? (\`${askable.name}\`)`);
  return [{ title, kind: KIND, command: { title, command: WHY_COMMAND, arguments: [document.uri, askable.className] } }];
}

/** Whether the client asks for actions of this kind. */
export function isWanted(own: CodeActionKind, { only }: CodeActionContext): boolean {
  return !only || only.some((kind) => kind === '' || kind === own || own.startsWith(`${kind}.`));
}

interface Parts {
  readonly connection: Connection;
  readonly workspace: Workspace;
  readonly documents: OpenDocuments;
  /** Whether the client lets a server edit. */
  readonly canEdit: boolean;
}

/** Carries out the command; null where it was cancelled, or nothing can be asked there. */
export async function answerWhy(
  { arguments: given = [] }: ExecuteCommandParams,
  parts: Parts,
  cancelled: AbortSignal,
): Promise<WhyResult | null> {
  const { connection, workspace, documents } = parts;
  const [uri, place] = given as readonly unknown[];
  const document = typeof uri === 'string' ? documents.get(uri) : undefined;
  if (!document) return null;
  const offset = isPosition(place) ? document.offsetAt(place) : 0;
  const [from, to] = isPosition(place) ? [offset, offset] : [0, document.getText().length];
  const className =
    typeof place === 'string'
      ? place
      : (workspace.askableAt(document.uri, from, to) ?? workspace.askableAt(document.uri, 0, document.getText().length))?.className;
  if (className === undefined) {
    tell(connection, 'There is nothing to ask here: no class without specifications asserts anything, and no `main` starts threads.');
    return null;
  }
  const name = className.split('.').at(-1)!;
  const progress = await connection.window.createWorkDoneProgress();
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  cancelled.addEventListener('abort', abort);
  progress.token.onCancellationRequested(abort);
  progress.begin(printableLine(`Why is ${name} safe?`), undefined, 'reading', true);
  try {
    const explained = await workspace.why(document.uri, className, (line) => progress.report(printableLine(line)), stop.signal);
    return explained && !stop.signal.aborted ? await shown(parts, name, explained) : null;
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    if (error.kind !== 'cancelled') tell(connection, `Why ${name} is safe is not known: ${error.message}`);
    return null;
  } finally {
    progress.done();
    cancelled.removeEventListener('abort', abort);
  }
}

function tell(connection: Connection, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message: printableLine(message) });
}

async function shown(parts: Parts, name: string, explained: Explained): Promise<WhyResult> {
  const { connection } = parts;
  const { reason, textOf, isCurrent } = explained;
  const written =
    reason.verdict === 'safe' && reason.annotations.length > 0 && isCurrent && parts.canEdit && (await write(parts, name, explained));
  const report = reportOf(name, reason, textOf);
  connection.console.info(printableLines(report));
  tell(connection, sentenceOf(name, reason, written, isCurrent));
  return {
    entry: name,
    verdict: reason.verdict,
    modular: reason.modular,
    annotations: reason.annotations.map(({ text }) => text),
    written,
    ...(reason.reason === undefined ? {} : { reason: printableLine(reason.reason) }),
  };
}

function sentenceOf(name: string, { verdict, annotations, reason }: Reason, written: boolean, isCurrent: boolean): string {
  switch (verdict) {
    case 'safe':
      if (annotations.length === 0) return `${name} is safe; why, stands in Calvin's output.`;
      if (written)
        return `${name} is safe with ${annotations.length === 1 ? 'the annotation that was' : `the ${annotations.length} annotations that were`} written.`;
      return isCurrent
        ? `${name} is safe; the annotations stand in Calvin's output.`
        : `${name} was safe, but the text has changed meanwhile; the annotations stand in Calvin's output.`;
    case 'unsafe':
      return `${name} is not safe: ${reason ?? ''} The run stands in Calvin's output.`;
    default:
      return `Why ${name} is safe is not known: ${reason ?? ''}`;
  }
}

function reportOf(name: string, { verdict, annotations, trace, reason, proof }: Reason, textOf: Explained['textOf']): readonly string[] {
  const lineOf = ({ file, start }: { readonly file: string; readonly start: number }): string => {
    const text = textOf(file);
    return text === undefined ? 'library' : `line ${new LineIndex(text).position(start).line}`;
  };
  return [
    `${name}: ${verdict}${reason === undefined ? '' : `: ${reason}`}`,
    ...annotations.map(({ text, span }) => `  ${lineOf(span)}: ${text}`),
    ...proof.map((line) => `  ${line}`),
    ...trace.map(
      ({ thread, action, span, values }, index) =>
        `  ${index + 1}. ${thread}, ${lineOf(span)}: ${[action, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)].join('; ')}`,
    ),
  ];
}

// ---------------------------------------------------------------- the text

async function write({ connection, workspace, documents }: Parts, name: string, { reason, textOf }: Explained): Promise<boolean> {
  const edits = new Map<string, TextEdit[]>();
  for (const { text, span } of reason.annotations) {
    const before = textOf(span.file);
    if (before === undefined) return false;
    const at = TextDocument.create('', 'java', 0, before).positionAt(span.start);
    edits.set(span.file, [...(edits.get(span.file) ?? []), { range: { start: at, end: at }, newText: inserted(before, span.start, text) }]);
  }
  const documentChanges = [...edits].map(([file, own]): TextDocumentEdit => {
    const uri = shownUri(file, workspace.namesOf(file));
    // Of an open document the client refuses an edit of another version than the one that was asked about.
    return { textDocument: { uri, version: documents.get(uri)?.version ?? null }, edits: own };
  });
  const { applied } = await connection.workspace.applyEdit({ label: printableLine(`Annotations of ${name}`), edit: { documentChanges } });
  return applied;
}

/** On a line of its own, where the declaration begins one. */
function inserted(text: string, offset: number, annotation: string): string {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const indentation = text.slice(begin, offset);
  return /^[ \t]*$/.test(indentation) ? `${annotation}${text.includes('\r\n') ? '\r\n' : '\n'}${indentation}` : `${annotation} `;
}
