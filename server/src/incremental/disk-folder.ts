/**
 * A folder of checked text files, one for each key: the part of the memo store that outlives the process.
 * Why so careful: the folder is shared with other processes, other versions of this program, and whatever else a disk goes through.
 * Whatever is wrong with a file or with the folder is a miss, never an error: everything in it can be computed again.
 *
 * What may be touched: regular files with names of our pattern, in a folder of our own name. Nothing that is reached over a symbolic
 * link is read, and nothing that is not a regular file of our pattern is replaced or removed. Nothing is believed that was not signed with the user's own secret.
 * Neighbours: `store.ts` is the only user.
 */
import {
  closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, unlinkSync, utimesSync, writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../base/hash';
import { secretIn, signature } from './secret';

/** Changes with the form of the files: older and newer programs then use folders beside this one. */
const folderName = 'calvin-memo-2';
const fileName = /^[0-9a-f]{64}\.memo$/;
const leftoverName = /^[0-9a-f]{64}\.memo\.\d+-\d+\.part$/;

/** Where the system has no such flag (Windows), the look before opening has to do. `O_NONBLOCK`: opening a pipe would wait for ever. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A half-written file of a process that died is removed after this time, in milliseconds. */
const leftoverAge = 3_600_000;

export class DiskFolder {
  private readonly folder: string;
  /** What the files take, in bytes, as far as this process knows; undefined before the first look. */
  private bytes: number | undefined;
  private writes = 0;
  private secret: string | undefined;

  /** `folder` must be one that only the user can write to, and no part of a workspace: what lies in it is believed. `maximumBytes` bounds what is kept. */
  constructor(folder: string, private readonly maximumBytes: number) {
    this.folder = join(folder, folderName);
  }

  /** The text written under the key, or undefined. */
  read(key: string): string | undefined {
    try {
      const path = this.pathOf(key);
      if (!this.isUsable() || !lstatSync(path).isFile()) return undefined;
      const text = decode(this.secretOfFolder(), key, this.readFile(path));
      // Counts as used now, so that it is not among the first to go.
      if (text !== undefined) utimesSync(path, new Date(), new Date());
      return text;
    } catch {
      return undefined;
    }
  }

  /** Keeps the text if it can. */
  write(key: string, text: string): void {
    if (text.length > this.maximumBytes / 4) return;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const path = this.pathOf(key);
      if (!this.isUsable() || !mayReplace(path)) return;
      const content = encode(this.secretOfFolder(), key, text);
      if (content.length > this.maximumBytes / 4) return;
      this.replace(path, content);
      this.bytes = this.bytes === undefined ? undefined : this.bytes + content.length;
      // Other processes write here, too, so the files are counted anew now and then.
      if (this.bytes === undefined || this.bytes > this.maximumBytes || ++this.writes % 200 === 0) this.makeRoom();
    } catch {
      // A full or read-only disk: the value is computed again next time.
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, `${hashText('memo', key)}.memo`);
  }

  /** A folder itself, not a link to one, and one that only this user can write to. */
  private isUsable(): boolean {
    const status = lstatSync(this.folder);
    return status.isDirectory() && (process.getuid === undefined || (status.uid === process.getuid() && (status.mode & 0o022) === 0));
  }

  private secretOfFolder(): string {
    return this.secret ??= secretIn(this.folder);
  }

  private readFile(path: string): Buffer {
    const file = openSync(path, openFlags);
    try {
      const status = fstatSync(file);
      if (!status.isFile() || status.size > this.maximumBytes) throw new Error('not a file of ours');
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** Writes beside the file and renames, so that no reader ever sees half of it. */
  private replace(path: string, content: Buffer): void {
    const part = `${path}.${process.pid}-${this.writes}.part`;
    try {
      // `wx`: fails where something is there already, whatever it is.
      writeFileSync(part, content, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (!isExisting(error)) removeQuietly(part);
      throw error;
    }
    try {
      renameSync(part, path);
    } catch (error) {
      removeQuietly(part);
      throw error;
    }
  }

  /** Counts the files and removes those used longest ago until three quarters of the bound are left. */
  private makeRoom(): void {
    const files: { path: string; bytes: number; used: number }[] = [];
    for (const name of readdirSync(this.folder)) {
      const path = join(this.folder, name);
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (status === undefined || !status.isFile()) continue;
      if (fileName.test(name)) files.push({ path, bytes: status.size, used: status.mtimeMs });
      else if (leftoverName.test(name) && Date.now() - status.mtimeMs > leftoverAge) removeQuietly(path);
    }
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > this.maximumBytes) {
      files.sort((left, right) => left.used - right.used || (left.path < right.path ? -1 : 1));
      for (const file of files) {
        if (bytes <= this.maximumBytes * 0.75) break;
        if (removeQuietly(file.path)) bytes -= file.bytes;
      }
    }
    this.bytes = bytes;
  }
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

/** Nothing there, or a regular file: under a name of our pattern in our folder that is one of ours, perhaps a damaged one. */
function mayReplace(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function removeQuietly(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch {
    return false;
  }
}
