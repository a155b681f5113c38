/**
 * What the repository's own sources import, read from their text.
 * Why from the text: the rules are about what is written, types included, and need no compiler.
 * Neighbours: `../architecture.test.ts` holds it against the import table.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { withoutComments } from './comments';

/** The root of the repository, found from the compiled test. */
export const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

export interface Import {
  /** Of the importing file, relative to the root, with slashes and extension. */
  readonly from: string;
  /** Relative to the root and without extension for our own files, else the module as written. */
  readonly to: string;
  readonly isOwn: boolean;
  readonly isTypeOnly: boolean;
}

export interface Source {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files under a folder with one of these endings, in a fixed order; generated and installed ones left out. */
export function sourcesIn(folder: string, endings: readonly string[]): readonly Source[] {
  const full = path.join(ROOT, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return ['node_modules', 'out', 'dist'].includes(entry.name) ? [] : sourcesIn(inside, endings);
      return endings.some((ending) => entry.name.endsWith(ending))
        ? [{ path: inside, text: fs.readFileSync(path.join(ROOT, inside), 'utf8') }]
        : [];
    });
}

const STATIC = /^\s*(import|export)\s+(type\s)?([^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every `import`, re-export, `import()` and `require` of a file. */
export function importsOf(source: Source): readonly Import[] {
  const code = withoutComments(source.text);
  const found = [...code.matchAll(STATIC)].map((match) => importOf(source, match[4]!, match[2] !== undefined));
  return [...found, ...[...code.matchAll(DYNAMIC)].map((match) => importOf(source, match[1]!, false))];
}

function importOf(source: Source, written: string, isTypeOnly: boolean): Import {
  const isOwn = /^(\.|#server\/|#test\/)/.test(written);
  // What the tests know of fixtures, for the laboratory.
  if (written.startsWith('#test/')) return { from: source.path, to: written.replace('#test/', 'server/test/'), isOwn, isTypeOnly };
  if (written.startsWith('#server/')) return { from: source.path, to: written.replace('#server/', 'server/src/'), isOwn, isTypeOnly };
  const to = isOwn ? path.posix.join(path.posix.dirname(source.path), written).replace(/\.(js|ts)$/, '') : written;
  return { from: source.path, to, isOwn, isTypeOnly };
}

/** The folder under `server/src` (or `client`) that a file belongs to: `syntax`, `cli`, ... */
export function roomOf(file: string): string {
  const [first, second, third, fourth, fifth] = file.split('/');
  // The checks are rooms of their own, in the order of the theory, and so are the parts of lowering, apart from the file that calls them.
  if (first === 'server' && second === 'src' && third === 'sequential' && fourth !== undefined) return `sequential/${fourth}`;
  if (first === 'server' && second === 'src' && third === 'lower' && fifth !== undefined) return `lower/${fourth}`;
  // Two rooms under one roof: the fuzzers drive the language server, the rest of the laboratory knows nothing of it.
  if (first === 'lab' && second === 'src' && third === 'fuzz') return third;
  if (first === 'server' && second === 'test') return second;
  return first === 'server' && second === 'src' && third !== undefined ? third : (first ?? file);
}

/** A cycle of imports among own files, first file repeated at the end; undefined if there is none. */
export function findCycle(imports: readonly Import[]): readonly string[] | undefined {
  const next = new Map<string, string[]>();
  for (const one of imports) {
    if (!one.isOwn) continue;
    const from = one.from.replace(/\.ts$/, '');
    next.set(from, [...(next.get(from) ?? []), one.to]);
  }
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    const start = trail.indexOf(file);
    if (start >= 0) return [...trail.slice(start), file];
    if (done.has(file)) return undefined;
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
