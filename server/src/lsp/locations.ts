/**
 * The editor's URIs to the paths that the checker works with, and back.
 * The URI under which a document was opened is given back to the letter: editors compare them as strings.
 * Neighbours: `server.ts` is the only user.
 */
import { URI } from 'vscode-uri';

export class Locations {
  private readonly openUris = new Map<string, string>();

  /** The path of a document or folder; undefined for what is neither a file nor an unsaved text (an old version, an archive's entry, ...). */
  path(uri: string): string | undefined {
    const parsed = URI.parse(uri);
    if (parsed.scheme === 'file') return parsed.fsPath;
    return parsed.scheme === 'untitled' ? uri : undefined;
  }

  uri(path: string): string {
    return this.openUris.get(path) ?? (path.startsWith('untitled:') ? path : URI.file(path).toString());
  }

  opened(path: string, uri: string): void {
    this.openUris.set(path, uri);
  }
}
