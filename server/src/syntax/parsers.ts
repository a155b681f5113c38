/**
 * The two tree-sitter parsers, loaded once: text goes in, a plain tree comes out, and the tree in the wasm's memory is
 * freed before anyone sees it. The only importer of web-tree-sitter.
 *
 * Nothing here recurses over a tree, so no input overflows the stack. Wall time is a safety net only: some garbage makes
 * the parser take time quadratic in its length.
 * Neighbours: `wasm-files.ts` finds the files; `parse.ts` and `parse-spec.ts` are the callers; `syntax-node.ts`.
 */
// As `require`: a bundler then takes the build that does not ask for `import.meta`, which a bundle has not.
import TreeSitter = require('web-tree-sitter');
import { ERROR, TOO_DEEP, type SyntaxNode } from './syntax-node';
import { readWasm } from './wasm-files';

export interface ParserOptions {
  /** A folder that holds the wasm files; without it they are searched near the running code. */
  readonly wasmFolder?: string;
}

export type GrammarName = 'java' | 'spec';

/** A part of the text that is parsed; the rest is as if it were not there. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface ParsedText {
  readonly root: SyntaxNode;
  /** Comments, specifications among them, in source order; they are not in the tree. */
  readonly comments: readonly SyntaxNode[];
  /** Whether something is nested deeper than `MAX_DEPTH`; it was replaced by nodes of type `TOO_DEEP`. */
  readonly tooDeep: boolean;
}

/** Where the parser first could not go on, and the names of the tokens and rules that could have stood there. */
export interface ParseFailure {
  readonly offset: number;
  readonly expected: readonly string[];
}

/** Levels of the syntax tree: bounds the recursion of every pass after this one. */
export const MAX_DEPTH = 500;

/** Far above what the largest sensible file takes; see the header. */
const MAX_MILLISECONDS = 20_000;

const COMMENT_TYPES: ReadonlySet<string> = new Set([
  'line_comment',
  'block_comment',
  'specification_line',
  'specification_block',
  'unterminated_comment',
  'comment',
]);

interface LoadedGrammar {
  readonly language: TreeSitter.Language;
  readonly parser: TreeSitter.Parser;
  /** By the number of a node type. */
  readonly names: readonly string[];
  readonly named: readonly boolean[];
}

let loading: Promise<void> | undefined;
const loaded = new Map<GrammarName, LoadedGrammar>();

/** Loads both grammars; later calls wait for the first. Rejects with one plain sentence if a file is missing. */
export function initParsers(options: ParserOptions = {}): Promise<void> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(options: ParserOptions): Promise<void> {
  await TreeSitter.Parser.init({ wasmBinary: readWasm('web-tree-sitter.wasm', options.wasmFolder) } as object);
  for (const name of ['java', 'spec'] as const) {
    const language = await TreeSitter.Language.load(readWasm(`calvin-${name}.wasm`, options.wasmFolder));
    const parser = new TreeSitter.Parser();
    parser.setLanguage(language);
    const names = language.types;
    loaded.set(name, { language, parser, names, named: names.map((_, type) => language.nodeTypeIsNamed(type)) });
  }
  // The first parse of a grammar compiles it.
  parseText('java', 'class A { void m() { int x = 1; } }');
  parseText('spec', 'requires x == 1');
}

function grammarNamed(name: GrammarName): LoadedGrammar {
  const grammar = loaded.get(name);
  if (grammar === undefined) throw new Error('initParsers() must have completed before anything is parsed.');
  return grammar;
}

/** Parses `text`, or the given ranges of it. Undefined only if the parser gave up; see `MAX_MILLISECONDS`. */
export function parseText(name: GrammarName, text: string, ranges?: readonly TextRange[]): ParsedText | undefined {
  const grammar = grammarNamed(name);
  const deadline = performance.now() + MAX_MILLISECONDS;
  const tree = grammar.parser.parse(text, null, {
    ...(ranges === undefined ? {} : { includedRanges: withPoints(text, ranges) }),
    progressCallback: () => performance.now() > deadline,
  });
  if (tree === null) {
    grammar.parser.reset();
    return undefined;
  }
  try {
    return plainTree(grammar, tree);
  } finally {
    tree.delete();
  }
}

/** Where parsing the same again first fails; for messages, so only called on what has been seen to fail. */
export function firstFailure(name: GrammarName, text: string, ranges?: readonly TextRange[]): ParseFailure | undefined {
  const failures = allFailures(name, text, ranges, 1);
  return failures[0];
}

/** The first `limit` places where the parser could not go on, in the order in which it met them. */
export function allFailures(
  name: GrammarName,
  text: string,
  ranges: readonly TextRange[] | undefined,
  limit: number,
): readonly ParseFailure[] {
  const grammar = grammarNamed(name);
  const lineStarts = lineStartsOf(text);
  const found: Failure[] = [];
  // Of the readings that the parser follows side by side, most fail early and are dropped; only when the last has failed
  // does it resume one of them, and the one that came furthest tells the place.
  let furthest: Failure | undefined;
  let offset = 0;
  let state = 0;
  grammar.parser.setLogger((message, isLex) => {
    if (isLex || found.length >= limit) return;
    // The parser's log is the one place that tells where, and in which state, it met a token it has no use for.
    const step = /^process .*state:(\d+), row:(\d+), col:(\d+)/.exec(message);
    if (step !== null) {
      state = Number(step[1]);
      // Columns are logged in bytes of UTF-16.
      offset = (lineStarts[Number(step[2])] ?? text.length) + Number(step[3]) / 2;
    } else if (message.startsWith('detect_error')) {
      if (furthest === undefined || offset >= furthest.offset) furthest = { offset, state };
    } else if (message.startsWith('resume') && furthest !== undefined) {
      found.push(furthest);
      furthest = undefined;
    }
  });
  try {
    grammar.parser.parse(text, null, ranges === undefined ? {} : { includedRanges: withPoints(text, ranges) })?.delete();
  } finally {
    grammar.parser.setLogger(null);
  }
  return found.map((failure) => ({ offset: failure.offset, expected: expectedIn(grammar.language, failure.state) }));
}

interface Failure {
  readonly offset: number;
  readonly state: number;
}

function expectedIn(language: TreeSitter.Language, state: number): readonly string[] {
  const iterator = language.lookaheadIterator(state);
  if (iterator === null) return [];
  try {
    return [...iterator];
  } finally {
    iterator.delete();
  }
}

function withPoints(text: string, ranges: readonly TextRange[]): TreeSitter.Range[] {
  const lineStarts = lineStartsOf(text);
  const point = (offset: number) => {
    let row = 0;
    while (row + 1 < lineStarts.length && lineStarts[row + 1]! <= offset) row++;
    return { row, column: offset - lineStarts[row]! };
  };
  return ranges.map((range) => ({
    startIndex: range.start,
    endIndex: range.end,
    startPosition: point(range.start),
    endPosition: point(range.end),
  }));
}

/** Lines as tree-sitter counts them: only `\n` ends one. */
function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

type MutableNode = { -readonly [Key in keyof SyntaxNode]: SyntaxNode[Key] } & { children: MutableNode[] };

/** Copies the tree in one walk. */
function plainTree(grammar: LoadedGrammar, tree: TreeSitter.Tree): ParsedText {
  const cursor = tree.walk();
  const comments: SyntaxNode[] = [];
  let tooDeep = false;
  const root = copyNode(grammar, cursor);
  const open: MutableNode[] = [];
  let current = root;
  const visit = (): MutableNode => {
    const node = copyNode(grammar, cursor);
    if (COMMENT_TYPES.has(node.type)) comments.push(node);
    else open[open.length - 1]!.children.push(node);
    return node;
  };
  try {
    for (;;) {
      if (open.length >= MAX_DEPTH && current.named && cursor.gotoFirstChild()) {
        cursor.gotoParent();
        tooDeep = true;
        current.type = TOO_DEEP;
        current.hasError = true;
      } else if (cursor.gotoFirstChild()) {
        open.push(current);
        current = visit();
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        const parent = open.pop();
        if (parent === undefined || !cursor.gotoParent()) return { root, comments, tooDeep };
        parent.hasError ||= parent.children.some((child) => child.hasError);
        current = parent;
        if (open.length === 0) return { root, comments, tooDeep };
      }
      current = visit();
    }
  } finally {
    cursor.delete();
  }
}

function copyNode(grammar: LoadedGrammar, cursor: TreeSitter.TreeCursor): MutableNode {
  const typeId = cursor.nodeTypeId;
  // Errors have a number beyond the language's own.
  const type = grammar.names[typeId] ?? ERROR;
  const start = cursor.startIndex;
  const end = cursor.endIndex;
  const missing = start === end && cursor.nodeIsMissing;
  return {
    type,
    named: grammar.named[typeId] ?? true,
    missing,
    field: grammar.language.fields[cursor.currentFieldId] ?? undefined,
    start,
    end,
    hasError: missing || type === ERROR,
    children: [],
  };
}
