/**
 * The editor's URIs to paths, and back. Which file a path means is not said here but in `workspace/file-names.ts`: many URIs may mean one.
 * The URI under which a document was opened is given back to the letter: editors compare them as strings.
 * Neighbours: `features/` and `published.ts`.
 */
import { URI } from 'vscode-uri';
import type { FileNames } from '../workspace/texts';

/** Machines that are this one, where a URI of a file names one (RFC 8089). */
const HERE = ['', 'localhost'];

/**
 * The path of a document or folder; the URI itself for an unsaved text, or a file elsewhere; undefined for what is neither (an old version,
 * an archive's entry, ...).
 */
export function pathOf(uri: string): string | undefined {
  const { scheme, authority, path, fsPath } = URI.parse(uri);
  switch (scheme.toLowerCase()) {
    case 'file':
      return HERE.includes(authority.toLowerCase()) ? URI.file(path).fsPath : process.platform === 'win32' ? fsPath : uri;
    case 'untitled':
      return uri;
    default:
      return undefined;
  }
}

/** Whether there is a file behind what `pathOf` gave. */
export function isOnDisk(path: string): boolean {
  return !/^[A-Za-z][A-Za-z\d+.-]+:/.test(path);
}

/** Of folders and files on disk; others are left out. */
export function folderPaths(uris: readonly string[]): readonly string[] {
  return uris.flatMap((uri) => pathOf(uri) ?? []).filter(isOnDisk);
}

export function uriOf(path: string): string {
  return isOnDisk(path) ? URI.file(path).toString() : path;
}

/** How the editor calls a file that the workspace calls `file`. */
export function shownUri(file: string, names: FileNames | undefined): string {
  return names?.documents[0]?.document ?? uriOf(names?.path ?? file);
}
