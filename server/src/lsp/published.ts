/**
 * Which diagnostics stand under which URI in the editor. A file may be open under several, and then each gets them; one that is not the
 * file's any more (it was closed, a link leads elsewhere, the file is gone) is cleared.
 * Neighbours: `workspace/publish-gate.ts` decides what is published; `convert.ts` says it in the protocol's terms; `server.ts` sends.
 */
import { DiagnosticSeverity, type Diagnostic, type PublishDiagnosticsParams } from 'vscode-languageserver';
import type { Publication } from '../workspace/publish-gate';
import { DIAGNOSTIC_SOURCE, toProtocol } from './convert';
import { shownUri, uriOf } from './locations';

export class Published {
  /** The file that a URI was last told of. */
  private readonly files = new Map<string, string>();

  /** `relatedShown`: whether the client shows related information. */
  messages(publication: Publication, relatedShown: boolean): readonly PublishDiagnosticsParams[] {
    const { path, namesOf } = publication;
    const names = namesOf ? namesOf(path) : { documents: [], path };
    const diagnostics = toProtocol(publication, (file) => shownUri(file, namesOf?.(file)), relatedShown);
    const messages: PublishDiagnosticsParams[] = [];
    for (const { document, version, isChecked } of names?.documents ?? []) {
      messages.push({ uri: document, version, diagnostics: isChecked ? diagnostics : [elsewhere(shownUri(path, names))] });
    }
    if (names && messages.length === 0) messages.push({ uri: uriOf(names.path), diagnostics });
    const reported = new Set(messages.map(({ uri }) => uri));
    for (const [uri, file] of this.files) {
      if (file !== path || reported.has(uri)) continue;
      messages.push({ uri, diagnostics: [] });
      this.files.delete(uri);
    }
    for (const uri of reported) this.files.set(uri, path);
    return messages;
  }
}

function elsewhere(uri: string): Diagnostic {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    severity: DiagnosticSeverity.Warning,
    source: DIAGNOSTIC_SOURCE,
    message: `This file is open under another name too, with another text, and that one is what is checked: ${uri}`,
  };
}
