/**
 * A secret of the user's, made once for a folder of remembered values: what was not written with it is not believed.
 * Why: a checksum finds what a disk has damaged, but whoever brings files along (a cache that was restored from elsewhere, a shared folder,
 * an archive) can compute one as well, and an entry that says `verified` would be a verdict. Whoever can read this user's files can do
 * anything anyway.
 * Neighbours: `disk-folder.ts` signs with it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { codeOf, type Folder } from '../disk/folder';

const NAME = 'calvin-memo-secret';
const FORM = /^[0-9a-f]{64}$/;

/**
 * The secret that lies in the folder, which must be there; made if there is none. Throws where it can be neither read nor made, or others
 * could have read or written it.
 */
export function secretIn(folder: Folder): string {
  if (!folder.status(NAME)) make(folder);
  const kept = folder.read(NAME, 64);
  const secret = kept !== undefined && isOurs(kept.status) ? kept.bytes.toString('utf8') : '';
  if (!FORM.test(secret)) throw new Error('not a secret');
  return secret;
}

/**
 * Written beside and linked into its place, which fails where something is there by now: no other process ever reads half of it, and none
 * replaces it.
 */
function make(folder: Folder): void {
  const own = randomBytes(32).toString('hex');
  const part = `${NAME}.${randomBytes(8).toString('hex')}.part`;
  folder.create(part, own, 0o600);
  try {
    folder.link(part, NAME);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    folder.remove(part);
  }
}

/** Whether a file belongs to this user and nobody else may read or write it; Windows has other means, which these bits do not show. */
function isOurs({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0);
}

/** The signature of a text under a key. */
export function signature(secret: string, key: string, text: string): string {
  return createHmac('sha256', secret).update(`${key.length}:`).update(key, 'utf16le').update(text, 'utf16le').digest('hex');
}
