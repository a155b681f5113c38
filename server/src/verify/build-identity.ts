/**
 * A hash of all that makes a result besides its input and the prover: the code of every room, the library's specifications, the parsers.
 * What another build has found out is not believed by this one, whatever both call themselves.
 * Neighbours: `cli/kept-run.ts` makes it a part of its fingerprints; `solver/code-identity.ts` is the same for what is made of questions
 * alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashText } from '../base/hash';
import { readLibrary } from '../library/load';
import { readWasm } from '../syntax/wasm-files';
import { VERSION } from './version';

const PARSERS = ['web-tree-sitter.wasm', 'calvin-java.wasm', 'calvin-spec.wasm'];

let known: string | undefined;

export function buildIdentity(): string {
  known ??= hashText(
    VERSION,
    ...code(),
    ...readLibrary().flatMap(({ path, text }) => [path, text]),
    ...PARSERS.map((name) => Buffer.from(readWasm(name, undefined)).toString('base64')),
  );
  return known;
}

/** The texts of all compiled files, in the order of their names; in a bundle they are one file, this one. */
function code(): readonly string[] {
  if (!existsSync(join(__dirname, 'build-identity.js'))) return [readFileSync(__filename, 'utf8')];
  const folder = dirname(__dirname);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
