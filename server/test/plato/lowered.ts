/**
 * Lowers Java texts for tests, and shows bodies in a short form: one line for each step, without descriptions.
 * Every program that a test lowers is validated on the way.
 * Neighbours: the tests of lower.
 */
import assert from 'node:assert/strict';
import { loadLibrary } from '../../src/library/load';
import type { Procedure } from '../../src/plato/ir';
import type { Lowered } from '../../src/lower/lower';
import { lowerWorkspace } from '../../src/lower/lower';
import { printStmt } from '../../src/plato/print-stmt';
import { validateProgram } from '../../src/plato/validate';
import { resolveWorkspace } from '../../src/resolve/resolve';
import { initParsers, parseJava } from '../../src/syntax/parse';

export interface LoweredText extends Lowered {
  readonly procedure: (id: string) => Procedure;
  /** The body in short form. */
  readonly body: (id: string) => string;
  /** The messages of all assertions of the body, in order. */
  readonly asserts: (id: string) => readonly string[];
  /** `line: message` of each diagnostic. */
  readonly messages: readonly string[];
}

/** Lowers files, named `A.java`, `B.java`, ... */
export async function lower(...texts: readonly string[]): Promise<LoweredText> {
  return lowerAs({ checkAll: false }, ...texts);
}

/** A function of each kind that a model of the library runs: such a model is translated where somebody makes one. */
export const SOME_FUNCTIONS = `import java.util.function.*; class SomeFunctions {
  static IntUnaryOperator a = x -> x; static IntBinaryOperator b = (x, y) -> x; static LongUnaryOperator c = x -> x; static LongBinaryOperator d = (x, y) -> x;
  static UnaryOperator<Object> e = x -> x; static BinaryOperator<Object> f = (x, y) -> x;
}`;

export async function lowerAs(options: { readonly checkAll: boolean }, ...texts: readonly string[]): Promise<LoweredText> {
  await initParsers();
  const units = texts.map((text, index) => parseJava(`${String.fromCharCode(65 + index)}.java`, text));
  const lowered = lowerWorkspace(resolveWorkspace(units, loadLibrary(), 'mathematical'), options);
  assert.deepEqual(validateProgram(lowered.program), []);
  const procedure = (id: string): Procedure => {
    const found = lowered.program.procedures.find((one) => one.id === id);
    assert.ok(
      found,
      `no procedure ${id} among ${lowered.program.procedures
        .filter((one) => !one.isTrusted)
        .map((one) => one.id)
        .join(', ')}`,
    );
    return found;
  };
  const lines = (id: string): readonly string[] => {
    const { body } = procedure(id);
    return body === undefined ? [] : printStmt(body).split('\n');
  };
  return {
    ...lowered,
    procedure,
    body: (id) =>
      lines(id)
        .filter((line) => !/^\s*else /.test(line))
        .map(shortened)
        .join('\n'),
    asserts: (id) => lines(id).flatMap((line) => /^\s*else [\w-]+ "(.*?[^\\])"/.exec(line)?.[1]?.replace(/\\"/g, '"') ?? []),
    messages: lowered.diagnostics
      .filter((one) => one.code === 'spec-type' || one.code === 'unsupported')
      .map((one) => `${texts[one.span.file.charCodeAt(0) - 65]!.slice(0, one.span.start).split('\n').length}: ${one.message}`),
  };
}

/** A line without description and without what an operation changes, which its equations say. */
function shortened(line: string): string {
  return line
    .replace(/ "(?:[^"\\]|\\.)*"$/, '')
    .replace(/ from_\w+$/, '')
    .replace(/>_\{[^>]*\} (\w+)$/, '> $1')
    .replace(/`/g, '')
    .replace(/\b(local|assume)$/, '')
    .trimEnd();
}

/** The body of `int f(...)` or another method of a class `C` that has nothing else; `text` is the whole method. */
export async function bodyOf(method: string, id: string, rest = ''): Promise<string> {
  return (await lower(`class C { ${method} ${rest} } //@ nowarn Null`)).body(id);
}

/** Lines without their common indentation and without the first and last line break, for expected texts. */
export function text(strings: TemplateStringsArray): string {
  const lines = strings.raw
    .join('')
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(indentation)).join('\n');
}
