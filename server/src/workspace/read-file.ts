/**
 * Reads one file that should be Java, and nothing else: no link (unless the user named it), no pipe that would be waited for, no device
 * that never ends, and not more than a bound, also where the file changes between a look at it and the reading.
 * Why looked at through the open file: what a path leads to may be exchanged at any moment; what was opened stays what it is.
 * Neighbours: `java-files.ts` and `cli/source-files.ts` read with it.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';

export type ReadFile = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'no-file' } | { readonly kind: 'too-large' };

/** Where the system has no such flags (Windows), the look after the opening has to do. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;
const NO_WAITING = constants.O_NONBLOCK ?? 0;

/**
 * The text without a byte order mark; a link counts as no file. Rejects with the system's error where the file cannot be opened or read.
 */
export async function readRegularFile(file: string, maximumBytes: number): Promise<ReadFile> {
  let handle;
  try {
    handle = await open(file, constants.O_RDONLY | NO_LINK | NO_WAITING);
  } catch (error) {
    if (isLink(error)) return { kind: 'no-file' };
    throw error;
  }
  try {
    const status = await handle.stat();
    if (!status.isFile()) return { kind: 'no-file' };
    if (status.size > maximumBytes) return { kind: 'too-large' };
    const buffer = Buffer.alloc(status.size + 1);
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return textOf(buffer.subarray(0, Math.min(length, status.size)));
  } finally {
    await handle.close();
  }
}

/** The same at once, for a file that the user named: links are followed. Throws the system's error. */
export function readNamedFile(file: string, maximumBytes: number): ReadFile {
  return readAtOnce(file, maximumBytes, NO_WAITING);
}

/** The same at once, for a file that was found in a folder or beside another file: a link counts as no file. Throws the system's error. */
export function readFoundFile(file: string, maximumBytes: number): ReadFile {
  try {
    if (NO_LINK === 0 && lstatSync(file).isSymbolicLink()) return { kind: 'no-file' };
    return readAtOnce(file, maximumBytes, NO_WAITING | NO_LINK);
  } catch (error) {
    if (isLink(error)) return { kind: 'no-file' };
    throw error;
  }
}

function readAtOnce(file: string, maximumBytes: number, flags: number): ReadFile {
  const handle = openSync(file, constants.O_RDONLY | flags);
  try {
    const status = fstatSync(handle);
    if (!status.isFile()) return { kind: 'no-file' };
    if (status.size > maximumBytes) return { kind: 'too-large' };
    const buffer = Buffer.alloc(status.size);
    let length = 0;
    while (length < buffer.length) {
      const read = readSync(handle, buffer, length, buffer.length - length, length);
      if (read === 0) break;
      length += read;
    }
    return textOf(buffer.subarray(0, length));
  } finally {
    closeSync(handle);
  }
}

function textOf(bytes: Buffer): ReadFile {
  return { kind: 'text', text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
}

/** What the system says where a link was not followed: the one or the other, by system. */
function isLink(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ELOOP' || error.code === 'EMLINK');
}
