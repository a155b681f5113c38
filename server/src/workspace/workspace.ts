/**
 * The workspace as the language server sees it: documents and folders in, diagnostics and progress out.
 * Neighbours: it uses `texts.ts` and `checking.ts`, and `lsp/` uses it. Of an editor's URIs it knows that they are names of documents, and
 * no more.
 */
import { dirname, isAbsolute, join } from 'node:path';
import { LineIndex } from '../base/line-index';
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MemoStore } from '../incremental/store';
import { modeOf, type Mode } from '../verify/mode';
import { groundsOf, type FieldInfo, type MethodResult, type MoverInfo } from '../verify/results';
import type { OpenProof } from '../qed/open-proof';
import type { AnalysisOptions, MethodSummary, SourceFile } from '../verify/analysis';
import { Checking, type CheckingEvents, type Delays } from './checking';
import type { Askable, Checker, Reason } from './checker';
import type { Round } from './round';
import { DEFAULT_LIMITS, type Limits } from './java-files';
import { readFoundFile } from './read-file';
import { javaNamesOf } from './script-names';
import { shiftUntouched, textChange } from './text-change';
import { Texts, type FileNames } from './texts';

export interface WorkspaceOptions {
  readonly checker: Checker;
  readonly store: MemoStore;
  readonly delays?: Delays;
  readonly limits?: Limits;
}

/**
 * What stands at a place of a text. `grounds` are what the verdict rests on; `steps` are those of a method with `performs` that the place
 * lies in, innermost first.
 */
export type Subject =
  | {
      readonly kind: 'method';
      readonly summary: MethodSummary;
      readonly result: MethodResult | undefined;
      readonly outdated: MethodResult | undefined;
      readonly grounds: readonly string[];
      readonly mode: Mode;
      readonly steps: readonly ShownMover[];
    }
  | { readonly kind: 'field'; readonly field: FieldInfo }
  | { readonly kind: 'steps'; readonly steps: readonly ShownMover[] };

/** A reason, with the texts that it speaks of. */
export interface Explained {
  readonly reason: Reason;
  textOf(path: string): string | undefined;
  readonly isCurrent: boolean;
}

/** `outdated`: the proof of the text as it is now has not answered yet. */
export interface ShownMover extends MoverInfo {
  readonly outdated: boolean;
}

/** A pause in typing that is long enough to prove in. */
const DEFAULT_DELAYS: Delays = { proof: 250 };

export class Workspace {
  private readonly texts: Texts;
  private readonly checking: Checking;
  private reportedOmission = false;

  constructor(
    private readonly options: WorkspaceOptions,
    events: CheckingEvents,
  ) {
    const takeSnapshot = () => this.texts.snapshotWhenRead();
    this.checking = new Checking(options.checker, options.store, options.delays ?? DEFAULT_DELAYS, takeSnapshot, events);
    this.texts = new Texts(options.limits ?? DEFAULT_LIMITS, {
      onChange: (edited) => this.checking.textsChanged(edited),
      onOmission: (sentence) => this.tellOmission(sentence, events),
    });
  }

  /** The user hears of the first omission in a message and of all of them in the output channel. */
  private tellOmission(sentence: string, events: CheckingEvents): void {
    events.log(sentence);
    if (!this.reportedOmission) events.tellUser('warning', `Some Java is not checked. ${sentence}`);
    this.reportedOmission = true;
  }

  /** Replaces the folders; resolves when they are read. */
  setFolders(folders: readonly string[]): Promise<void> {
    return this.texts.setFolders(folders);
  }

  changeFolders(added: readonly string[], removed: readonly string[]): Promise<void> {
    return this.texts.changeFolders(added, removed);
  }

  /** `document` is the editor's own name for it, `path` where it lies. */
  openDocument(document: string, path: string, version: number, text: string): void {
    this.checking.publishAgain(this.texts.set(path, version, text, document));
  }

  changeDocument(document: string, path: string, version: number, text: string): void {
    this.texts.set(path, version, text, document);
  }

  closeDocument(document: string): void {
    this.texts.close(document);
  }

  filesChangedOnDisk(paths: readonly string[]): void {
    this.texts.changedOnDisk(paths);
  }

  setOptions(options: AnalysisOptions): void {
    this.checking.setOptions(options);
  }

  /** Reads the disk anew too: of what has changed there nobody may have heard. */
  checkEverythingAnew(): void {
    void this.texts.readEverything();
    this.checking.checkEverythingAnew();
  }

  /** What the editor calls a file that the workspace speaks of. */
  namesOf(path: string): FileNames | undefined {
    return this.checking.latestRound?.namesOf(path);
  }

  /**
   * The movers of a document, at their places in its text as the editor has it. Starts no analysis: editors ask after every key, and what
   * is known is near enough.
   */
  moversIn(document: string, text: string): readonly ShownMover[] {
    const path = this.texts.checkedFile(document);
    return path === undefined ? [] : this.moversOf(path, text);
  }

  private moversOf(path: string, text: string): readonly ShownMover[] {
    const round = this.checking.latestRound;
    const before = round?.places.text(path);
    if (!round || before === undefined) return [];
    const change = textChange(before, text);
    return round.states.flatMap(({ summary, result, outdated }) =>
      (summary.path !== path ? [] : ((result ?? outdated)?.movers ?? [])).flatMap((one): readonly ShownMover[] => {
        const span = change ? shiftUntouched(one.span, change) : one.span;
        return span?.file === path ? [{ ...one, span, outdated: result === undefined || change !== undefined }] : [];
      }),
    );
  }

  /**
   * The diagnostics of a document that know how to mend it and stand, at least in part, in a stretch of it; only such as speak of the text
   * as it is.
   */
  fixableIn(document: string, start: number, end: number): readonly Diagnostic[] {
    const path = this.texts.checkedFile(document);
    return path === undefined
      ? []
      : (this.checking.currentRound()?.states ?? [])
          .flatMap(({ result }) => result?.diagnostics ?? [])
          .filter(({ fix, span }) => fix && span.file === path && span.start <= end && start <= span.end);
  }

  /**
   * The method or field whose name stands at an offset of a document, or else the steps there, with what is known of it now. Nothing where
   * another text of the file is the one that is checked.
   */
  subjectAt(document: string, offset: number): Subject | undefined {
    const round = this.checking.currentRound();
    const path = this.texts.checkedFile(document);
    if (!round || path === undefined) return undefined;
    const steps = this.moversOf(path, round.places.text(path) ?? '')
      .filter(({ span }) => span.start <= offset && offset <= span.end)
      .sort((left, right) => left.span.end - left.span.start - (right.span.end - right.span.start));
    const covers = (span: { start: number; end: number }) => span.start <= offset && offset <= span.end;
    for (const { summary, result, outdated } of round.states) {
      if (summary.path === path && covers(summary.nameSpan))
        return {
          kind: 'method',
          summary,
          result,
          outdated,
          grounds: this.grounds(result ?? outdated, round),
          mode: modeOf(this.checking.options),
          steps,
        };
    }
    const field = round.analysis.fields.get(path)?.find(({ nameSpan }) => covers(nameSpan));
    if (field) return { kind: 'field', field };
    return steps.length > 0 ? { kind: 'steps', steps } : undefined;
  }

  private grounds(result: MethodResult | undefined, { places }: Round): readonly string[] {
    return result ? groundsOf(result, ({ file, start }) => new LineIndex(places.text(file) ?? '').position(start).line) : [];
  }

  /** Where what is used there is declared, as far as the last analysis knows. */
  definitionAt(document: string, offset: number): { readonly span: Span; readonly text: string } | undefined {
    const path = this.texts.checkedFile(document);
    return path === undefined ? undefined : this.checking.currentRound()?.analysis.definition?.(path, offset);
  }

  /** The innermost class of a document at a stretch of it of which it can be asked why it is safe. */
  askableAt(document: string, start: number, end: number): Askable | undefined {
    const path = this.texts.checkedFile(document);
    const found = path === undefined ? [] : (this.checking.currentRound()?.analysis.askable?.(path) ?? []);
    return found
      .filter(({ span }) => span.start <= end && start <= span.end)
      .sort((left, right) => left.span.end - left.span.start - (right.span.end - right.span.start))[0];
  }

  /**
   * Why a class of a document is safe; undefined where nobody can say, or it was cancelled. `isCurrent`: the texts are still those that
   * were asked about. Rejects with `CheckFailure`.
   */
  async why(document: string, className: string, reported: (line: string) => void, signal: AbortSignal): Promise<Explained | undefined> {
    const path = this.texts.checkedFile(document);
    const round = this.checking.currentRound();
    if (path === undefined || !round) return undefined;
    const reason = await round.analysis.why?.(className, path, reported, signal);
    return (
      reason && { reason, textOf: (file) => round.places.text(file), isCurrent: this.checking.currentRound()?.version === round.version }
    );
  }

  /** The Java file that a proof script is about, as it is in the editor or else on the disk; a link is none unless it is open. */
  javaOf(script: string): SourceFile | undefined {
    if (!isAbsolute(script)) return undefined;
    for (const name of javaNamesOf(script)) {
      const file = join(dirname(script), name);
      const text = this.texts.openText(file) ?? textOnDisk(file, (this.options.limits ?? DEFAULT_LIMITS).bytesPerFile);
      if (text !== undefined) return { path: file, text };
    }
    return undefined;
  }

  /** Undefined: no scripts are run here. What it is asked rejects with `CheckFailure`. */
  openProof(java: SourceFile, script: SourceFile): OpenProof | undefined {
    const { integers } = this.checking.options;
    return this.options.checker.openProof?.(java, script, { checkAll: true, ...(integers && { integers }) });
  }

  async dispose(): Promise<void> {
    this.checking.dispose();
    await this.options.checker.dispose();
  }
}

function textOnDisk(file: string, maximumBytes: number): string | undefined {
  try {
    const read = readFoundFile(file, maximumBytes);
    return read.kind === 'text' ? read.text : undefined;
  } catch {
    return undefined;
  }
}
