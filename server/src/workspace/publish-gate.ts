/**
 * The one way by which diagnostics leave the workspace. It drops what belongs to an older state than what was already published, sorts,
 * removes repetitions, and keeps still where nothing changed that the user sees: lines and columns, of every place that is sent along.
 * Why one gate: verdicts arrive in any order and late; here, and only here, it is decided what the user may see.
 * Neighbours: `checking.ts` offers; `lsp/` sends.
 */
import { LineIndexes } from '../base/line-index';
import type { Span } from '../base/span';
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { FileNames } from './texts';

/** A diagnostic as the user sees it; `outdated` while the proof of the text as it is now has not answered yet. */
export interface ShownDiagnostic extends Diagnostic {
  readonly outdated: boolean;
}

/** All that is known of one file at one state of the workspace. */
export interface Publication {
  readonly path: string;
  /** The state of the workspace; higher is newer. */
  readonly version: number;
  /** The editor's version of the document, if it is open. */
  readonly documentVersion: number | undefined;
  readonly diagnostics: readonly ShownDiagnostic[];
  /** The texts that the spans in it are counted in. */
  textOf(path: string): string | undefined;
  /** What the editor calls a file; undefined for one that is gone. Absent: as it is called here. */
  readonly namesOf?: (path: string) => FileNames | undefined;
}

export class PublishGate {
  private readonly last = new Map<string, { version: number; content: string; empty: boolean }>();
  private readonly lines = new LineIndexes();

  constructor(private readonly send: (publication: Publication) => void) {}

  /** The files that the user sees diagnostics of. */
  get shownPaths(): readonly string[] {
    return [...this.last].filter(([, { empty }]) => !empty).map(([path]) => path);
  }

  offer(publication: Publication): void {
    const last = this.last.get(publication.path);
    if (last && last.version > publication.version) return;
    const diagnostics = distinct([...publication.diagnostics].sort(compareDiagnostics));
    const content = this.content({ ...publication, diagnostics });
    const neverShown = last === undefined && diagnostics.length === 0 && publication.documentVersion === undefined;
    // A document that is not the one that is checked gets a message that says so.
    const empty =
      diagnostics.length === 0 && (publication.namesOf?.(publication.path)?.documents ?? []).every(({ isChecked }) => isChecked);
    this.last.set(publication.path, { version: publication.version, content, empty });
    if (neverShown || last?.content === content) return;
    this.send({ ...publication, diagnostics });
  }

  /**
   * All that is sent, with the places as people see them: a line break in place of a space moves what is after it to another line and
   * leaves every offset as it is.
   */
  private content({ path, diagnostics, textOf, namesOf }: Publication): string {
    const names = (file: string): unknown => {
      const known = namesOf?.(file);
      return known && [known.path, ...known.documents.map(({ document, isChecked }) => [document, isChecked])];
    };
    return JSON.stringify([names(path), diagnostics], (_, value: unknown) => {
      if (!isSpan(value)) return value;
      const text = textOf(value.file);
      if (text === undefined) this.lines.forget(value.file);
      return text === undefined
        ? value
        : { offsets: `${value.start} ${value.end}`, in: names(value.file) ?? value.file, ...this.lines.of(value.file, text).range(value) };
    });
  }

  /** A document was closed or opened: the editor may have dropped what it was sent, so the next offer is sent in any case. */
  forget(path: string): void {
    const last = this.last.get(path);
    if (last) this.last.set(path, { ...last, content: '' });
  }
}

function isSpan(value: unknown): value is Span {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'start' in value &&
    typeof value.start === 'number' &&
    'end' in value &&
    typeof value.end === 'number'
  );
}

/** Two methods may say the same of one clause: once is enough. Expects them sorted. A fresh one wins over an outdated one. */
function distinct(sorted: readonly ShownDiagnostic[]): readonly ShownDiagnostic[] {
  const kept: ShownDiagnostic[] = [];
  for (const candidate of sorted) {
    const previous = kept.at(-1);
    if (!previous || compareDiagnostics(previous, candidate) !== 0) kept.push(candidate);
    else if (previous.outdated && !candidate.outdated) kept[kept.length - 1] = candidate;
  }
  return kept;
}
