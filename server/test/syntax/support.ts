/**
 * What the tests of the syntax pass share: parsing, fixtures, and trees without their spans.
 * Neighbours: every test in this folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompilationUnit, Expr, FieldDecl, Member, MethodDecl, Stmt, TypeDecl } from '../../src/syntax/ast';
import { parseJava } from '../../src/syntax/parse';
import type { SpecClause } from '../../src/syntax/spec-ast';

const FIXTURES = join(__dirname, '..', '..', '..', '..', 'test-fixtures', 'parse');

/** The fixtures of a folder of `test-fixtures/parse`, by file name. */
export function fixtures(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(join(FIXTURES, folder))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(FIXTURES, folder, name), 'utf8') }));
}

export function parse(text: string): CompilationUnit {
  return parseJava('Test.java', text);
}

/** The messages of the diagnostics, each with the text that it points at. */
export function messages(text: string, unit: CompilationUnit = parse(text)): readonly string[] {
  return unit.diagnostics.map((found) => `${found.code} [${text.slice(found.span.start, found.span.end)}] ${found.message}`);
}

/** The tree without spans and without members that are undefined: what tests compare. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !/^span$/.test(key) && part !== undefined)
      .map(([key, part]) => [key, bare(part)]),
  );
}

export function firstType(text: string): TypeDecl {
  const type = parse(text).types[0];
  if (type === undefined) throw new Error('no type was parsed');
  return type;
}

export function methodsOf(unit: CompilationUnit): readonly MethodDecl[] {
  return unit.types.flatMap((type) => type.members).filter((member): member is MethodDecl => member.kind === 'method');
}

export function methodOf(text: string): MethodDecl {
  const found = methodsOf(parse(text))[0];
  if (found === undefined) throw new Error('no method was parsed');
  return found;
}

export function fieldsOf(unit: CompilationUnit): readonly FieldDecl[] {
  return unit.types.flatMap((type) => type.members).filter((member): member is FieldDecl => member.kind === 'field');
}

export function specMembers(members: readonly Member[]): readonly SpecClause[] {
  return members.flatMap((member) => (member.kind === 'spec' ? [member.clause] : []));
}

/** The statements of a method that holds them. */
export function statements(body: string): readonly Stmt[] {
  return methodOf(`class A { void m() { ${body} } }`).body!.stmts;
}

/** An expression, as the initializer of a field. */
export function javaExpression(text: string): Expr {
  return fieldsOf(parse(`class A { Object x = ${text}; }`))[0]!.init!;
}

/** The clauses of one specification, wherever they may stand. */
export function clauses(specification: string): readonly SpecClause[] {
  const method = methodOf(`class A { /*@ ${specification} */ void m() {} }`);
  return method.specs;
}

/** Every node in the tree that has a kind, outermost first. */
export function nodesOf(value: unknown): readonly { readonly kind: string }[] {
  const found: { readonly kind: string }[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null || typeof next !== 'object') continue;
    if ('kind' in next && typeof next.kind === 'string') found.push({ ...next, kind: next.kind });
    open.push(...Object.values(next).filter((part) => part !== undefined));
  }
  return found;
}
