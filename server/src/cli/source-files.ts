/**
 * From the paths on the command line to the texts of the Java files: all that touches the disk.
 * A folder is searched in the order of the names, so the same folder gives the same report everywhere. Links inside a folder are not
 * followed: no loops, and nothing outside it is read (the language server does the same). Whatever cannot be read ends the run with a
 * sentence: a file that is silently left out would look like one without faults. Only a path that is not UTF-8, for which there is no name
 * to go on with, is left out, and reported.
 * Neighbours: `main.ts`; what is left out on purpose is documented in `help.ts`.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { nameOfBytes } from '../base/shown';
import type { SourceFile } from '../verify/analysis';
import { readFoundFile, readNamedFile } from '../workspace/read-file';
import { problem, type Problem } from './options';

/** In bytes; nobody has written a Java file like that. */
const LARGEST_FILE = 16 * 1024 * 1024;

/** How many files one run takes, and how many characters they may have together. */
const MOST_FILES = 50_000;
const MOST_CHARACTERS = 512 * 1024 * 1024;

export interface SourceFiles {
  readonly kind: 'files';
  /** In the order given, folders in the order of their names; no file twice. */
  readonly files: readonly SourceFile[];
  /** Absent where there is nothing. */
  readonly notRead?: readonly NotRead[];
}

/** A Java file that is left out, and why. In its path, bytes that are no UTF-8 are written `\xff`. */
export interface NotRead {
  readonly path: string;
  readonly reason: string;
}

interface Found {
  readonly files: readonly string[];
  readonly notRead: readonly NotRead[];
  /** The user named a folder, and not the files. */
  readonly isFolder: boolean;
}

/** Finds and reads the files of all paths. */
export function readSourceFiles(paths: readonly string[]): SourceFiles | Problem {
  const files: SourceFile[] = [];
  const notRead: NotRead[] = [];
  const seen = new Set<string>();
  let characters = 0;
  for (const given of paths) {
    const found = findJavaFiles(given);
    if ('kind' in found) return found;
    notRead.push(...found.notRead.filter((one) => !notRead.some((other) => other.path === one.path)));
    const read = found.isFolder ? readFoundFile : readNamedFile;
    for (const file of found.files) {
      const identity = identityOf(file);
      if (seen.has(identity)) continue;
      seen.add(identity);
      const text = readText(file, read);
      if (typeof text !== 'string') return text;
      characters += text.length;
      if (files.length >= MOST_FILES || characters > MOST_CHARACTERS)
        return problem(`There is more Java than can be checked at once: \`${file}\` is one file too many.`);
      files.push({ path: file, text });
    }
  }
  return { kind: 'files', files, ...(notRead.length > 0 && { notRead }) };
}

/** One file under two names is one file. */
function identityOf(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

function findJavaFiles(given: string): Found | Problem {
  let status: fs.Stats;
  try {
    status = fs.statSync(given);
  } catch (error) {
    return cannotRead(
      given,
      error,
      `There is no file or folder \`${given}\`.${given.includes('\ufffd') ? ' A name that is not UTF-8 cannot be given: rename it.' : ''}`,
    );
  }
  if (status.isFile())
    return isJava(given)
      ? { files: [given], notRead: [], isFolder: false }
      : problem(`\`${given}\` is no Java file: its name does not end in .java.`);
  if (!status.isDirectory()) return problem(`\`${given}\` is neither a file nor a folder.`);
  const found = searchFolder(given);
  if (!('kind' in found) && found.files.length + found.notRead.length === 0) return problem(`There is no Java file in \`${given}\`.`);
  return found;
}

/** A file or folder by the bytes of its path, which need not be UTF-8, and by how it is shown. */
interface Place {
  readonly bytes: Buffer;
  readonly shown: string;
  readonly isUtf8: boolean;
}

function searchFolder(given: string): Found | Problem {
  const files: string[] = [];
  const notRead: NotRead[] = [];
  const root: Place = { bytes: Buffer.from(given), shown: given, isUtf8: true };
  // A stack instead of recursion: folders may be nested deeper than calls.
  const waiting = [root];
  while (waiting.length > 0) {
    const current = waiting.pop()!;
    const status = current === root ? 'folder' : kindOf(current);
    if (status === 'file') {
      if (current.isUtf8) files.push(current.shown);
      else notRead.push({ path: current.shown, reason: 'its path is not UTF-8; rename it' });
    }
    if (status !== 'folder') continue;
    let entries: fs.Dirent<Buffer>[];
    try {
      entries = fs.readdirSync(current.bytes, { withFileTypes: true, encoding: 'buffer' });
    } catch (error) {
      return cannotRead(current.shown, error, vanished(current.shown));
    }
    const named = entries.map((entry) => ({ entry, name: nameOfBytes(entry.name) }));
    const names = new Set(named.map(({ name }) => name.shown));
    const wanted = named
      .filter(
        ({ entry, name: { shown } }) =>
          !shown.startsWith('.') && (entry.isDirectory() ? !isOutputFolder(shown, names) : entry.isFile() && isJava(shown)),
      )
      .sort((left, right) => (left.name.shown < right.name.shown ? -1 : 1));
    for (const { entry, name } of wanted.reverse())
      waiting.push({
        bytes: join(current.bytes, entry.name),
        shown: `${join(Buffer.from(current.shown), Buffer.from(name.shown))}`,
        isUtf8: current.isUtf8 && name.isUtf8,
      });
  }
  return { files, notRead, isFolder: true };
}

/** A file that is gone since its folder was listed counts as one: reading it gives the message. */
function kindOf({ bytes, shown }: Place): 'file' | 'folder' {
  try {
    return fs.lstatSync(bytes).isDirectory() ? 'folder' : 'file';
  } catch {
    return isJava(shown) ? 'file' : 'folder';
  }
}

const GRADLE_OR_ECLIPSE = ['build.gradle', 'build.gradle.kts', '.classpath', '.project'];
const BUILD_FILES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    target: ['pom.xml'],
    build: GRADLE_OR_ECLIPSE,
    bin: GRADLE_OR_ECLIPSE,
    out: GRADLE_OR_ECLIPSE,
  }),
);

/** A package may well be called `build`: only beside a build file is it output. */
function isOutputFolder(name: string, siblings: ReadonlySet<string>): boolean {
  if (name === 'node_modules') return true;
  return BUILD_FILES.get(name)?.some((file) => siblings.has(file)) === true;
}

function isJava(name: string): boolean {
  return name.endsWith('.java');
}

/** Keeps the folder as the user wrote it; a slash serves on every system. */
function join(folder: Buffer, name: Buffer): Buffer {
  const last = folder.at(-1);
  return Buffer.concat(last === 0x2f || last === 0x5c ? [folder, name] : [folder, Buffer.from('/'), name]);
}

function readText(file: string, readFile: typeof readNamedFile): string | Problem {
  try {
    // Bytes that are no UTF-8 become replacement characters; the parser then says where the file is no Java.
    const read = readFile(file, LARGEST_FILE);
    if (read.kind === 'text') return read.text;
    return problem(read.kind === 'too-large' ? `\`${file}\` is too large to be read.` : `\`${file}\` is neither a file nor a folder.`);
  } catch (error) {
    return cannotRead(file, error, vanished(file));
  }
}

function vanished(file: string): string {
  return `\`${file}\` vanished before it could be read.`;
}

function cannotRead(file: string, error: unknown, missing: string): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return problem(missing);
    case 'EACCES':
    case 'EPERM':
      return problem(`\`${file}\` cannot be read: permission denied.`);
    case 'ELOOP':
      return problem(`\`${file}\` cannot be read: it is a link that leads back to itself.`);
    case 'ENAMETOOLONG':
      return problem('A path is too long to be the name of a file.');
    case 'ERR_FS_FILE_TOO_LARGE':
    case 'ERR_STRING_TOO_LONG':
      return problem(`\`${file}\` is too large to be read.`);
    default:
      return problem(`\`${file}\` cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)}).`);
  }
}
