/**
 * The one way by which diagnostics leave the workspace. It drops what belongs to an older state than what was already
 * published, sorts, removes repetitions, and keeps still where nothing changed.
 * Why one gate: verdicts arrive in any order and late; here, and only here, it is decided what the user may see.
 * Neighbours: `checking.ts` offers; `lsp/` sends.
 */
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';

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
}

export class PublishGate {
  private readonly last = new Map<string, { version: number; content: string; empty: boolean }>();

  constructor(private readonly send: (publication: Publication) => void) {}

  /** The files that the user sees diagnostics of. */
  get shownPaths(): readonly string[] {
    return [...this.last].filter(([, { empty }]) => !empty).map(([path]) => path);
  }

  offer(publication: Publication): void {
    const last = this.last.get(publication.path);
    if (last && last.version > publication.version) return;
    const diagnostics = distinct([...publication.diagnostics].sort(compareDiagnostics));
    const content = JSON.stringify(diagnostics);
    const neverShown = last === undefined && diagnostics.length === 0 && publication.documentVersion === undefined;
    this.last.set(publication.path, { version: publication.version, content, empty: diagnostics.length === 0 });
    if (neverShown || last?.content === content) return;
    this.send({ ...publication, diagnostics });
  }

  /** A document was closed or opened: the editor may have dropped what it was sent, so the next offer is sent in any case. */
  forget(path: string): void {
    const last = this.last.get(path);
    if (last) this.last.set(path, { ...last, content: '' });
  }
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
