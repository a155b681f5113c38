/**
 * Texts as trees, each parsed once; what no pass can walk is refused as a whole, so that it takes no other file with it.
 * Neighbours: `pipeline.ts`; syntax parses.
 */
import { onceFor } from '../base/once-for';
import type { Span } from '../base/span';
import { diagnostic } from '../diagnostics/diagnostic';
import type { CompilationUnit } from '../syntax/ast';
import { parseJava } from '../syntax/parse';
import type { SourceFile } from './analysis';

/**
 * Java reads `\u000a` as a line break before it reads anything else; the parser here does not. Where an escape stands for a character that
 * could end a comment or change the program's structure, the file is not what it seems and none of it is checked. Others in literals and
 * in ordinary comments change nothing.
 */
function escapes(file: SourceFile, unit: CompilationUnit): CompilationUnit {
  const all = [...file.text.matchAll(/(?<!\\)(?:\\\\)*\\u+(00[0-7][0-9a-fA-F])/g)];
  if (all.length === 0) return unit;
  const endsNothing = (code: string): boolean => !ENDING.has(parseInt(code, 16));
  // What literals and comments are is known only where no escape could end one.
  const quiet = all.every(([, code]) => endsNothing(code!)) ? quietPlaces(file.text) : [];
  const found = all.find(({ index }) => !quiet.some(([start, end]) => start <= index && index < end));
  if (found === undefined) return unit;
  const span: Span = { file: file.path, start: found.index, end: found.index + found[0].length };
  return {
    ...unit,
    types: [],
    diagnostics: [
      ...unit.diagnostics,
      diagnostic(
        'java-syntax',
        span,
        'This Unicode escape stands for an ordinary character, which Java reads before it reads the program; write the character itself. Nothing in this file is checked.',
      ),
    ],
  };
}

/** Line ends, the end of a file, quotes, the backslash; digits, which go on other escapes; `*`, `/` and `@`, of comments and clauses. */
const ENDING: ReadonlySet<number> = new Set([
  0x0a, 0x0d, 0x1a, 0x22, 0x27, 0x2a, 0x2f, 0x40, 0x5c, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37,
]);

/** Literals, and comments that are no specifications. */
function quietPlaces(text: string): readonly (readonly [number, number])[] {
  const token = /"""[\s\S]*?(?<!\\)(?:\\\\)*"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(token)]
    .filter(([found]) => !/^\/[/*]\s*@/.test(found))
    .map(({ 0: found, index }) => [index, index + found.length]);
}

/** In characters; nobody has written a Java file like that, and every pass would go through it at every key. */
const LONGEST_FILE = 4 * 1024 * 1024;

function parsedOrRefused(file: SourceFile): CompilationUnit {
  const refused = (message: string): CompilationUnit => ({
    path: file.path,
    packageName: '',
    imports: [],
    types: [],
    hasSpecs: false,
    nowarns: [],
    diagnostics: [diagnostic('java-syntax', { file: file.path, start: 0, end: 0 }, `${message} Nothing in this file is checked.`)],
  });
  if (file.text.length > LONGEST_FILE) return refused('This file is longer than any that is read.');
  try {
    return escapes(file, parseJava(file.path, file.text));
  } catch (error) {
    if (error instanceof RangeError) return refused('This file is too large or nests too deeply for the checker.');
    throw error;
  }
}

/** Trees of texts that have not changed: whoever passes the same `SourceFile` again spares parsing it. */
export const parsed = onceFor((file: SourceFile): CompilationUnit => parsedOrRefused(file));
