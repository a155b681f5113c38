/**
 * The Java files under a folder, as they are on disk.
 * Links are not followed: so there are no loops, and nothing outside the folder is read. What is left out because of a limit is
 * reported to the caller, who tells the user: a file that silently is not checked would look like one without faults.
 * Neighbours: `texts.ts` keeps what is read here.
 */
import { lstat, opendir } from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import * as path from 'node:path';
import { nameOfBytes } from '../base/shown';
import { readRegularFile } from './read-file';

export interface Limits {
  readonly files: number;
  readonly bytesPerFile: number;
  readonly bytesTogether: number;
  /** Files and folders that are looked at in one folder with all below it, Java or not. */
  readonly entries: number;
}

export const DEFAULT_LIMITS: Limits = { files: 5_000, bytesPerFile: 4 * 1024 * 1024, bytesTogether: 128 * 1024 * 1024, entries: 500_000 };

/** Names as the disk has them; Node's types know this of other functions only. */
const AS_BYTES = 'buffer' as BufferEncoding;

/** So many things that could not be read are reported one by one. */
const MOST_OMISSIONS = 100;

/** Folders that hold no source of the project: those of version control and tools (all with a leading dot), and installed packages. */
export function isSkippedFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

export interface JavaFiles {
  /** Path to text, in the order of the sorted paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The folders that were looked into, each with its stamp. */
  readonly folders: ReadonlyMap<string, string>;
  /** One sentence for each thing that could not be taken in. */
  readonly omissions: readonly string[];
  /** Whether more is there than the limits allow. */
  readonly isFull: boolean;
}

/** Reads all `.java` files under `folder`. Never rejects: what cannot be read is an omission. */
export async function readJavaFiles(folder: string, limits: Limits): Promise<JavaFiles> {
  const texts = new Map<string, string>();
  const folders = new Map<string, string>();
  const omissions: string[] = [];
  let bytes = 0;
  let looked = 0;
  let full = false;

  function omit(sentence: string): void {
    if (omissions.length < MOST_OMISSIONS) omissions.push(sentence);
    else if (omissions.length === MOST_OMISSIONS) omissions.push(`More in the folder ${folder} cannot be read and is not checked.`);
  }

  async function visit(directory: string): Promise<void> {
    const entries: { readonly entry: Dirent; readonly name: string; readonly isUtf8: boolean }[] = [];
    const stamp = await stampOf(directory);
    try {
      // One by one: a folder may have more entries than there is room for.
      for await (const entry of await opendir(directory, { bufferSize: 256, encoding: AS_BYTES })) {
        if (++looked > limits.entries) {
          full = true;
          return omit(`The folder ${folder} holds more than is looked at; ${directory} and what follows it are not checked.`);
        }
        const { shown: name, isUtf8 } = nameOfBytes(Buffer.from(entry.name));
        entries.push({ entry, name, isUtf8 });
      }
    } catch (error) {
      if (directory !== folder && isGone(error)) return;
      return omit(`The folder ${directory} cannot be read (${reason(error)}).`);
    }
    if (stamp !== undefined) folders.set(directory, stamp);
    entries.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
    for (const { entry, name, isUtf8 } of entries) {
      if (full) return;
      const file = path.join(directory, name);
      const isFolder = entry.isDirectory() && !isSkippedFolder(name);
      const isJava = entry.isFile() && name.endsWith('.java');
      // There is no text that is its name, so nothing could be said of what is in it.
      if ((isFolder || isJava) && !isUtf8)
        omit(
          isFolder
            ? `The name of the folder ${file} is not UTF-8; what is in it is not checked.`
            : `The name of ${file} is not UTF-8; it is not checked.`,
        );
      else if (isFolder) await visit(file);
      else if (isJava) await take(file);
    }
  }

  async function take(file: string): Promise<void> {
    if (texts.size >= limits.files || bytes >= limits.bytesTogether) {
      full = true;
      return omit(`The folder ${folder} has more Java than is read at once; ${file} and those after it are not checked.`);
    }
    const read = await readJavaFile(file, limits);
    if (typeof read === 'string') {
      texts.set(file, read);
      bytes += read.length;
    } else if (read.omission) {
      omit(read.omission);
    }
  }

  await visit(folder);
  return { texts, folders, omissions, isFull: full };
}

/** The text of one file; or why it is left out, undefined if it is simply not there. Byte order marks are dropped, as editors do. */
export async function readJavaFile(file: string, limits: Limits): Promise<string | { readonly omission: string | undefined }> {
  try {
    const read = await readRegularFile(file, limits.bytesPerFile);
    if (read.kind === 'text') return read.text;
    return {
      omission:
        read.kind === 'no-file' ? undefined : `${file} is larger than ${Math.floor(limits.bytesPerFile / 1024)} kB and is not checked.`,
    };
  } catch (error) {
    if (isGone(error)) return { omission: undefined };
    return { omission: `${file} cannot be read (${reason(error)}).` };
  }
}

/**
 * Another folder under the same name has another stamp, and so has one that may be read by others than before; undefined where there is
 * none.
 */
export async function stampOf(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, birthtimeMs, mode } = await lstat(folder, { bigint: true });
    return [dev, ino, birthtimeMs, mode].join(' ');
  } catch {
    return undefined;
  }
}

/** It was deleted, or something on the way to it was exchanged, between the look at its folder and the reading. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
