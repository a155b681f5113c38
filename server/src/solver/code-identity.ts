/**
 * A hash of the code itself that makes conditions and reads answers: what was found out by another build of the checker is not believed by
 * this one, whatever both call themselves.
 * Neighbours: `remembered.ts` makes it a part of its keys.
 */
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { hashText } from '../base/hash';

/** From the sequential program to the verdict. In a bundle they are one file, this one. */
const ROOMS = ['base', 'plato', 'sequential', 'vc', 'solver', 'verify'];

let known: string | undefined;

export function codeIdentity(): string {
  known ??= identityOf(path.dirname(__dirname));
  return known;
}

function identityOf(folder: string): string {
  const files = ROOMS.flatMap((room) => codeIn(path.join(folder, room)));
  return hashText(...[...files, __filename].map((file) => readFileSync(file, 'utf8')));
}

function codeIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
