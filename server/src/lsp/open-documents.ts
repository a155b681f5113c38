/**
 * The texts of the documents that are open in the editor, kept in step by its incremental edits.
 * Why not the library's manager: what a client sends wrongly must be refused with a word in the output channel, not applied halfway.
 * Neighbours: `features/documents.ts` hands each new text to the workspace.
 */
import type { Position, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isScriptName } from '../workspace/script-names';

/** The language of proof scripts; any other document is Java, whatever the editor calls its language. */
export const SCRIPT_LANGUAGE = 'calvin-qed';

export class OpenDocuments {
  private readonly documents = new Map<string, TextDocument>();

  get(uri: string): TextDocument | undefined {
    return this.documents.get(uri);
  }

  get uris(): readonly string[] {
    return [...this.documents.keys()];
  }

  /** Throws an `Error` with a plain sentence if what the client sent is not a document. */
  open(uri: string, version: number, text: string): TextDocument {
    if (typeof text !== 'string' || typeof version !== 'number') throw new Error(`${uri} was opened without a text or a version.`);
    const document = TextDocument.create(uri, isScriptName(uri) ? SCRIPT_LANGUAGE : 'java', version, text);
    this.documents.set(uri, document);
    return document;
  }

  /** Throws an `Error` with a plain sentence if the document is not open or the changes are none. */
  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): TextDocument {
    const before = this.documents.get(uri);
    if (!before) throw new Error(`${uri} was changed but is not open.`);
    if (!Array.isArray(changes) || typeof version !== 'number' || !changes.every(isChange))
      throw new Error(`The changes of ${uri} are malformed.`);
    const after = TextDocument.update(before, changes, version);
    this.documents.set(uri, after);
    return after;
  }

  close(uri: string): boolean {
    return this.documents.delete(uri);
  }
}

function isChange(change: unknown): boolean {
  if (typeof change !== 'object' || change === null || !('text' in change) || typeof change.text !== 'string') return false;
  if (!('range' in change) || change.range === undefined) return true;
  const { range } = change;
  return (
    typeof range === 'object' && range !== null && 'start' in range && isPosition(range.start) && 'end' in range && isPosition(range.end)
  );
}

export function isPosition(position: unknown): position is Position {
  return (
    typeof position === 'object' &&
    position !== null &&
    'line' in position &&
    Number.isInteger(position.line) &&
    'character' in position &&
    Number.isInteger(position.character)
  );
}
