/**
 * A folder of checked text files, one for each key: the part of the memo store that outlives the process.
 * Why so careful: the folder is shared with other processes, other versions of this program, and whatever else a disk goes through.
 * Whatever is wrong with a file or with the folder is a miss, never an error: everything in it can be computed again.
 *
 * What may be touched: regular files with names of our pattern, in a folder of our own name. Nothing that is reached over a symbolic link
 * is read, and nothing that is not a regular file of our pattern is replaced or removed. Nothing is believed that was not signed with the
 * user's own secret.
 * Neighbours: `store.ts` keeps values in it, `calvin clean` empties it.
 */
import { hashText } from '../base/hash';
import { Folder, realOf } from '../disk/folder';
import { secretIn, signature } from './secret';

/** Changes with the form of the files: older and newer programs then use folders beside this one. */
const folderName = 'calvin-memo-2';
const fileName = /^[0-9a-f]{64}\.memo$/;
const leftoverName = /^[0-9a-f]{64}\.memo\.\d+-\d+\.part$/;

/** A half-written file of a process that died is removed after this time, in milliseconds. */
const leftoverAge = 3_600_000;

export class DiskFolder {
  /** What the files take, in bytes, as far as this process knows; undefined before the first look. */
  private bytes: number | undefined;
  private writes = 0;
  private secret: string | undefined;

  /**
   * `folder` must be one that only the user can write to, and no part of a workspace: what lies in it is believed. `maximumBytes` bounds
   * what is kept.
   */
  constructor(
    private readonly folder: string,
    private readonly maximumBytes: number,
  ) {}

  /** The text written under the key, or undefined. */
  read(key: string): string | undefined {
    return this.use(undefined, (folder) => {
      const name = nameFor(key);
      const kept = folder.read(name, this.maximumBytes);
      const text = kept === undefined ? undefined : decode(this.secretOf(folder), key, kept.bytes);
      // Counts as used now, so that it is not among the first to go.
      if (text !== undefined) folder.touch(name);
      return text;
    });
  }

  /** Keeps the text if it can. */
  write(key: string, text: string): void {
    if (text.length > this.maximumBytes / 4) return;
    this.use({ mode: 0o700 }, (folder) => {
      const name = nameFor(key);
      // Under a name of our pattern in our folder a regular file is one of ours, perhaps a damaged one; nothing else is replaced.
      if (!(folder.status(name)?.isFile() ?? true)) return;
      const content = encode(this.secretOf(folder), key, text);
      if (content.length > this.maximumBytes / 4) return;
      folder.replace(name, content, 0o600);
      this.bytes = this.bytes === undefined ? undefined : this.bytes + content.length;
      // Other processes write here, too, so the files are counted anew now and then.
      if (this.bytes === undefined || this.bytes > this.maximumBytes || ++this.writes % 200 === 0) this.makeRoom(folder);
    });
  }

  /** Removes every file of ours; says how many there were. Only what has a name of our pattern in our folder goes. */
  clear(): number {
    return (
      this.use(
        undefined,
        (folder) =>
          folder
            .names()
            .filter(
              (name) => (fileName.test(name) || leftoverName.test(name)) && folder.status(name)?.isFile() === true && folder.remove(name),
            ).length,
      ) ?? 0
    );
  }

  /**
   * Does something in the folder: itself, not a link to one, and one that only this user can write to. Undefined where that cannot be had,
   * or fails.
   */
  private use<T>(make: { readonly mode: number } | undefined, work: (folder: Folder) => T): T | undefined {
    let around: Folder | undefined;
    let folder: Folder | undefined;
    try {
      // The folder that was chosen may be reached through links of the user's; the one in it is ours.
      around = Folder.open(realOf(this.folder) ?? this.folder, make);
      folder = around.child(folderName, make);
      const { uid, mode } = folder.own;
      return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0) ? work(folder) : undefined;
    } catch {
      // Nothing there, or a full or read-only disk: the value is computed again.
      return undefined;
    } finally {
      folder?.close();
      around?.close();
    }
  }

  private secretOf(folder: Folder): string {
    return (this.secret ??= secretIn(folder));
  }

  /** Counts the files and removes those used longest ago until three quarters of the bound are left. */
  private makeRoom(folder: Folder): void {
    const files: { name: string; bytes: number; used: number }[] = [];
    for (const name of folder.names()) {
      const status = folder.status(name);
      if (status === undefined || !status.isFile()) continue;
      if (fileName.test(name)) files.push({ name, bytes: status.size, used: status.mtimeMs });
      else if (leftoverName.test(name) && Date.now() - status.mtimeMs > leftoverAge) folder.remove(name);
    }
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > this.maximumBytes) {
      files.sort((left, right) => left.used - right.used || (left.name < right.name ? -1 : 1));
      for (const file of files) {
        if (bytes <= this.maximumBytes * 0.75) break;
        if (folder.remove(file.name)) bytes -= file.bytes;
      }
    }
    this.bytes = bytes;
  }
}

function nameFor(key: string): string {
  return `${hashText('memo', key)}.memo`;
}

/** First line: format, key and signature of the rest; then the text. The key's hash guards against a file that was renamed. */
function encode(secret: string, key: string, text: string): Buffer {
  return Buffer.from(`${header(secret, key, text)}\n${text}`, 'utf8');
}

function decode(secret: string, key: string, content: Buffer): string | undefined {
  const lineEnd = content.indexOf(10);
  if (lineEnd < 0) return undefined;
  const text = content.toString('utf8', lineEnd + 1);
  return content.toString('utf8', 0, lineEnd) === header(secret, key, text) ? text : undefined;
}

function header(secret: string, key: string, text: string): string {
  return `calvin-memo ${hashText(key)} ${signature(secret, key, text)}`;
}
