/**
 * Where a `witness` could be written in the body of a method: before its statements and at the ends of its blocks, each with the text that
 * would be inserted there, so that what is tried is what a quick fix writes.
 * Neighbours: `witnesses.ts` tries them; `pipeline.ts` lowers the method with all of them at once.
 */
import type { Span } from '../base/span';
import type { CompilationUnit, MethodDecl, Stmt, SwitchCase } from '../syntax/ast';

export interface WitnessPlace {
  readonly offset: number;
  /** What is inserted at the offset for an action. */
  text(label: string): string;
  /** In words: "before `release();`". */
  readonly where: string;
  /** The statement that the words name. */
  readonly span: Span;
}

/** In source order. */
export function witnessPlaces(method: MethodDecl, text: string): readonly WitnessPlace[] {
  const found = new Map<number, WitnessPlace>();
  const add = (place: WitnessPlace | undefined): void => {
    if (place && !found.has(place.offset)) found.set(place.offset, place);
  };
  const list = (stmts: readonly Stmt[]): void => {
    stmts.forEach((stmt, index) => {
      const before = stmts[index - 1];
      if (!(before && isJump(before)) && !(before && before.span.end > stmt.span.start)) add(placeBefore(stmt, text));
      visit(stmt);
    });
  };
  const cases = (all: readonly SwitchCase[]): void => all.forEach((one) => (one.isArrow ? one.body.forEach(visit) : list(one.body)));
  const visit = (stmt: Stmt): void => {
    switch (stmt.kind) {
      case 'block': {
        list(stmt.stmts);
        const last = stmt.stmts.at(-1);
        if (last && !isJump(last)) add(placeAtEnd(stmt, last, text));
        return;
      }
      case 'if':
        visit(stmt.then);
        if (stmt.else) visit(stmt.else);
        return;
      case 'while':
      case 'doWhile':
      case 'for':
      case 'forEach':
      case 'labeled':
      case 'synchronized':
      case 'atomic':
        return visit(stmt.body);
      case 'try':
        visit(stmt.body);
        stmt.catches.forEach((one) => visit(one.body));
        if (stmt.finally) visit(stmt.finally);
        return;
      case 'switch':
        return cases(stmt.cases);
      default:
        return;
    }
  };
  if (method.body) visit(method.body);
  return [...found.values()].sort((left, right) => left.offset - right.offset);
}

/** The text with an action's witness at every place, and where each witness stands in it. */
export function withWitnesses(
  text: string,
  places: readonly WitnessPlace[],
  label: string,
): { readonly text: string; readonly stretches: readonly { readonly start: number; readonly end: number }[] } {
  let made = '';
  let from = 0;
  const stretches = places.map((place) => {
    made += text.slice(from, place.offset);
    const start = made.length;
    made += place.text(label);
    from = place.offset;
    return { start, end: made.length };
  });
  return { text: made + text.slice(from), stretches };
}

/** The declaration whose name stands at an offset; undefined for a lambda, an initializer, or a constructor that nobody wrote. */
export function methodAt(unit: CompilationUnit, nameStart: number): MethodDecl | undefined {
  const search = (value: unknown): MethodDecl | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (isMethod(value) && value.name.span.start === nameStart) return value;
    for (const part of Object.values(value)) {
      const found = search(part);
      if (found) return found;
    }
    return undefined;
  };
  return search(unit.types);
}

function isMethod(value: object): value is MethodDecl {
  return 'kind' in value && value.kind === 'method' && 'name' in value && 'body' in value;
}

/** Nothing after it is reached. */
function isJump(stmt: Stmt): boolean {
  return (
    stmt.kind === 'return' ||
    stmt.kind === 'throw' ||
    stmt.kind === 'break' ||
    stmt.kind === 'continue' ||
    stmt.kind === 'yield' ||
    stmt.kind === 'error'
  );
}

const OWN_LINE = /^[ \t]*(?:\/\*@[^\r\n]*?\*\/[ \t]*)*$/;
const SPECIFICATION_LINE = /^[ \t]*(?:\/\/@[^\r\n]*|\/\*@[^\r\n]*\*\/[ \t]*)$/;
const BEFORE_CLAUSE = /^[ \t]*\/[/*]@[ \t]*$/;

/** Before the statement and the specifications that belong to it; on a line of its own where the statement begins one. */
function placeBefore(stmt: Stmt, text: string): WitnessPlace | undefined {
  if (stmt.kind === 'constructorCall' || stmt.kind === 'error') return undefined;
  const { start } = stmt.span;
  const where = `before \`${named(stmt, text)}\``;
  let line = lineStart(text, start);
  const before = text.slice(line, start);
  const hasSpecs = stmt.kind === 'atomic' || ('specs' in stmt && stmt.specs.length > 0);
  if (!(stmt.kind === 'spec' ? BEFORE_CLAUSE : OWN_LINE).test(before)) {
    if (stmt.kind === 'spec' || hasSpecs) return undefined;
    return { offset: start, text: (label) => `/*@ witness ${label} */ `, where, span: firstLine(stmt.span, text) };
  }
  const indent = /^[ \t]*/.exec(before)![0];
  for (let above = line; hasSpecs && above > 0; ) {
    above = lineStart(text, above - 1);
    if (!SPECIFICATION_LINE.test(text.slice(above, line).replace(/[\r\n]+$/, ''))) break;
    line = above;
  }
  return { offset: line, text: (label) => `${indent}//@ witness ${label}${lineBreak(text)}`, where, span: firstLine(stmt.span, text) };
}

/** Before the closing brace of a block. */
function placeAtEnd(block: Stmt, last: Stmt, text: string): WitnessPlace | undefined {
  const brace = block.span.end - 1;
  if (text[brace] !== '}' || last.span.end > brace) return undefined;
  const where = `after \`${named(last, text)}\``;
  const span = firstLine(last.span, text);
  const line = lineStart(text, brace);
  if (text.slice(line, brace).trim() !== '') return { offset: brace, text: (label) => `/*@ witness ${label} */ `, where, span };
  const indent = /^[ \t]*/.exec(text.slice(lineStart(text, last.span.start)))![0];
  return { offset: line, text: (label) => `${indent}//@ witness ${label}${lineBreak(text)}`, where, span };
}

function named(stmt: Stmt, text: string): string {
  const line = text
    .slice(stmt.span.start, firstLine(stmt.span, text).end)
    .replace(/[\s{]+$/, '')
    .replaceAll('`', '');
  return line.length > 40 ? `${line.slice(0, 37)}...` : line;
}

function firstLine(span: Span, text: string): Span {
  const length = text.slice(span.start, span.end).search(/[\r\n]/);
  return length < 0 ? span : { ...span, end: span.start + length };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineBreak(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
