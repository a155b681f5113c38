/**
 * Content hashes: what cache keys and file names of the memo store are made of.
 * Why sha256: a collision would hand one method the verdict of another, so it must not be possible even by intent.
 * Neighbours: `verify/keys.ts` makes keys from it, `incremental/` stores under them; imports nothing of ours.
 */
import { createHash } from 'node:crypto';

/**
 * The sha256 of a list of texts, as 64 lower-case hexadecimal digits.
 * Each part is preceded by its length, so that `('ab', 'c')`, `('a', 'bc')` and `('abc')` differ. Texts count as UTF-16 units:
 * texts that differ only in lone surrogates differ too.
 */
export function hashText(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  hash.update(`${parts.length};`);
  for (const part of parts) {
    hash.update(`${part.length}:`);
    hash.update(part, 'utf16le');
  }
  return hash.digest('hex');
}
