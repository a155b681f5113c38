/**
 * A test of our wasm: the native `tree-sitter` binding, with the same parsers compiled natively, makes the same trees.
 * Where it has not been built (`grammar/native/build.sh`), the comparison is skipped and says so.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { initParsers, parseText, type GrammarName } from '../../src/syntax/parsers';
import { specificationTexts } from '../../src/syntax/specification-comments';
import type { SyntaxNode } from '../../src/syntax/syntax-node';
import { fixtures } from '../syntax/support';

const NATIVE = join(__dirname, '..', '..', '..', '..', 'grammar', 'native');
const ADDON = join(NATIVE, 'build', 'Release', 'calvin_grammars.node');

/** What we use of the native binding's nodes and parser. */
interface NativeCursor {
  readonly nodeType: string;
  readonly nodeIsNamed: boolean;
  readonly nodeIsMissing: boolean;
  readonly currentFieldName: string | null | undefined;
  readonly startIndex: number;
  readonly endIndex: number;
  gotoFirstChild(): boolean;
  gotoNextSibling(): boolean;
  gotoParent(): boolean;
}

interface NativeParser {
  setLanguage(language: object): void;
  parse(text: string, previous: undefined, options: { readonly bufferSize: number }): { walk(): NativeCursor };
}

interface Native {
  readonly parser: NativeParser;
  readonly languages: Readonly<Record<GrammarName, object>>;
}

function loadNative(): Native | undefined {
  if (!existsSync(ADDON)) return undefined;
  const load = createRequire(join(NATIVE, 'package.json'));
  try {
    const Parser = load('tree-sitter') as new () => NativeParser;
    return { parser: new Parser(), languages: load(ADDON) as Native['languages'] };
  } catch {
    return undefined;
  }
}

const native = loadNative();
const skip = native === undefined ? 'not built here: grammar/native/build.sh builds the native binding' : false;

const COMMENT = /comment$|^specification_(?:line|block)$/;

/** One line for each node, comments apart, as `type [field] start-end`. */
function nativeLines(cursor: NativeCursor): readonly string[] {
  const lines: string[] = [];
  let depth = 0;
  const visit = () => {
    const field = cursor.currentFieldName ?? undefined;
    if (!COMMENT.test(cursor.nodeType))
      lines.push(line(depth, cursor.nodeType, cursor.nodeIsNamed, field, cursor.startIndex, cursor.endIndex));
  };
  visit();
  for (;;) {
    if (cursor.gotoFirstChild()) {
      depth++;
      visit();
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) return lines;
      depth--;
    }
    visit();
  }
}

function wasmLines(node: SyntaxNode, depth = 0): readonly string[] {
  return [
    line(depth, node.type, node.named, node.field, node.start, node.end),
    ...node.children.flatMap((child) => wasmLines(child, depth + 1)),
  ];
}

function line(depth: number, type: string, named: boolean, field: string | undefined, start: number, end: number): string {
  return `${' '.repeat(depth)}${named ? type : JSON.stringify(type)}${field === undefined ? '' : ` ${field}`} ${start}-${end}`;
}

function compare(grammar: GrammarName, text: string): void {
  if (native === undefined) return;
  native.parser.setLanguage(native.languages[grammar]);
  const tree = native.parser.parse(text, undefined, { bufferSize: 1024 * 1024 });
  assert.deepEqual(wasmLines(parseText(grammar, text)!.root), nativeLines(tree.walk()));
}

describe('the native binding makes the same trees as the wasm', { skip }, () => {
  before(() => initParsers());
  for (const folder of ['java', 'annotated']) {
    for (const { name, text } of fixtures(folder)) {
      it(`of ${folder}/${name}`, () => compare('java', text));
      it(`of ${folder}/${name}, cut in half`, () => compare('java', text.slice(0, text.length / 2)));
    }
  }
  for (const { name, text } of fixtures('annotated')) {
    it(`of the specifications of ${name}`, () => {
      for (const specification of specificationTexts(text, parseText('java', text)!.comments)) {
        for (const range of specification.ranges) compare('spec', text.slice(range.start, range.end));
      }
    });
  }
});
