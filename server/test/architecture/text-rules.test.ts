/**
 * That the rules about the text of a source notice what they forbid: each is broken here on purpose, and kept beside it.
 * Neighbours: `text-rules.ts`, the rules; `../architecture.test.ts` holds our own sources against them.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf, type Source } from './imports';
import { defaultsOf, openSwitches } from './switch-rules';
import {
  breaking,
  handedOn,
  MACHINE,
  NAME_TAKEN_APART,
  NO_TYPES_GIVEN_UP,
  silencing,
  tablesByObject,
  THROUGH_UNKNOWN,
  unreadableImports,
} from './text-rules';

const sourceOf = (text: string): Source => ({ path: 'server/src/vc/made-up.ts', text });

function expect(find: (sources: readonly Source[]) => readonly string[], forbidden: readonly string[], allowed: readonly string[]): void {
  for (const text of forbidden) assert.notDeepEqual(find([sourceOf(text)]), [], text);
  for (const text of allowed) assert.deepEqual(find([sourceOf(text)]), [], text);
}

test('a type that is given up', () => {
  expect(
    (sources) => breaking(sources, NO_TYPES_GIVEN_UP),
    [
      'const x = y as any;',
      'const x = y as never;',
      'const x = y as never as T;',
      'const x = y as {} as T;',
      'f<any, string>(x)',
      'type Loose = any;',
      'const f = (): T => any;',
      'type F = () => any;',
      'let x: any;',
      'f<any>(x)',
      'type T = Record<string, any>;',
      'let x: readonly any[];',
    ].map((text) => `f(); ${text}`),
    ['const many = anyOf(x);', '// as any other\nf();', "f('counts as never null')", 'const x = y as const;'],
  );
});

test('an error of the compiler that is silenced', () => {
  expect(
    silencing,
    ['f(); // @ts-ignore', '// @ts-ignore\nf();', '/* @ts-expect-error */\nf();', '  // @ts-nocheck'],
    ['f();', '// ignored by ts'],
  );
});

test('what stands in strings and after code hides nothing', () => {
  expect(
    (sources) => breaking(sources, MACHINE),
    ["const opener = '/*'; Date.now(); // */", 'f(`/*`); const x = Math.random();', 'const r = /[/*]/; setTimeout(f, 1); // */'],
    ["const opener = '/*'; f(); /* Date.now() */"],
  );
  assert.deepEqual(
    importsOf(sourceOf("import {\n  type JavaType, // the user's own; as declared\n} from '../resolve/types';")).map((one) => one.to),
    ['server/src/resolve/types'],
  );
});

test('a cast by way of unknown', () => {
  expect(
    (sources) => breaking(sources, THROUGH_UNKNOWN),
    [
      'const x = y as unknown as Expr;',
      'const x = y as unknown\n  as Expr;',
      'const x = <T>(<unknown>y);',
      'x as readonly unknown[] as readonly T[]',
    ],
    ['const x: unknown = y;', 'const x = y as readonly unknown[];'],
  );
});

test('a clock, chance, and the environment of the process', () => {
  expect(
    (sources) => breaking(sources, MACHINE),
    [
      'Date.now()',
      'new Date(7)',
      'f(Date())',
      'const clock = Date;',
      'Reflect.construct(Date, [])',
      'Date[now]()',
      'Date?.now()',
      "performance['now']()",
      'const { now } = performance;',
      'const { random } = Math;',
      'new global.Date()',
      'AbortSignal.timeout(5)',
      'setImmediate(f)',
      'queueMicrotask(f)',
      'Atomics.wait(a, 0, 0)',
      'crypto.randomUUID()',
      "process!.env['X']",
      '(process as Wide).env',
      'new Intl.Collator()',
      'text.toLocaleString(undefined)',
      'console.log(x)',
      'fetch(url)',
      'performance.now()',
      'setTimeout(f, 1)',
      'Math.random()',
      "process.env['X']",
      "process['env']",
      'process?.env',
      'const { env } = process;',
      'f(process, 1)',
      'globalThis',
      'left.localeCompare(right)',
      'n.toLocaleString()',
    ],
    [
      'validDate(x)',
      'readonly due: Date;',
      'signal: AbortSignal,',
      'Math.max(2, Math.min(1, 2))',
      'f(dueDate, 1)',
      'Math.max(1, 2)',
      'const { environment } = this;',
      '// new Date\nf();',
      "f('a process.')",
      "n.toLocaleString('en-US')",
    ],
  );
});

test('a name that is taken apart', () => {
  expect(
    (sources) => breaking(sources, NAME_TAKEN_APART),
    [
      'return /(^|\\.)\\$\\d/.test(name);',
      'return /\\/\\d+\\.this$/.test(name);',
      'if (/^\\$exit/.exec(name)) f();',
      "name.startsWith('$held')",
      'name.match(/^\\$\\d/)',
      "name.replace(/\\$\\d+/, '')",
      'const OWN = /^\\$\\d/;',
      "name.endsWith('.this')",
      "if (name === '$1') f();",
      '/[$]\\d/.test(name)',
      "case '$throw': f();",
    ],
    ['return /^java\\.util\\.[A-Z]$/.test(name);', 'const half = whole / 2;', "return name.replace(/(\\[\\])+$/, '');"],
  );
});

test('an import whose target is made up at run time', () => {
  expect(
    unreadableImports,
    ['await import(`./${name}`)', 'require(name)', "import('../../lsp/' + n)", 'require("../lsp/" + n)'],
    ["await import('./other')", "require('node:fs')", 'await import( "./other" )', 'imported(name)'],
  );
});

test('a name of another room that is handed on', () => {
  expect(
    handedOn,
    [
      "export { parse } from '../syntax/parse';",
      "export type { Expr } from '../syntax/ast';",
      "export * from '../plato/ir';",
      "import { parse } from '../syntax/parse';\nexport { parse };",
      "import {\n  a,\n  type Expr,\n} from '../syntax/ast';\nexport type { Expr as E };",
      "import * as ir from '../plato/ir';\nexport default ir;",
      "import { parse } from '../syntax/parse';\nexport const read: Read = parse;",
    ],
    [
      "export { ORIGINS } from './operation';",
      "import { parse } from '../syntax/parse';",
      "import { parse } from '../syntax/parse';\nconst read = parse;\nexport { read };",
      "import { parse } from '../syntax/parse';\nexport const read = parse();",
      "import { ORIGINS } from './operation';\nexport { ORIGINS };",
    ],
  );
});

test('a table by object', () => {
  expect(
    tablesByObject,
    ['const KNOWN = new WeakMap<Program, number>();', 'return new WeakMap();', 'private readonly known = new WeakMap<Atom, string>();'],
    ['const known = new Map<string, number>();', '// new WeakMap\nf();', 'const known = onceFor((program: Program) => 1);'],
  );
  assert.deepEqual(tablesByObject([sourceOf('const ONE = new WeakMap();\nlet two: Table =\n  new WeakMap();\nf(new WeakMap());')]), [
    'server/src/vc/made-up.ts: ONE',
    'server/src/vc/made-up.ts: two',
    'server/src/vc/made-up.ts: without a name',
  ]);
});

test('imports are read wherever they stand', () => {
  const text =
    "import type { A } from './a';\nimport {\n  b,\n} from '../b/b';\nexport { c } from './c';\nconst d = require('./d');\nawait import('./e');";
  assert.deepEqual(
    importsOf(sourceOf(text)).map((one) => one.to.slice('server/src/'.length)),
    ['vc/a', 'b/b', 'vc/c', 'vc/d', 'vc/e'],
  );
});

test('a switch that passes over a new kind', () => {
  const within = (head: string, end: readonly string[], foot = '}'): string =>
    [head, '  switch (one.kind) {', "    case 'a':", '      f();', '      break;', ...end, '  }', foot].join('\n');
  const closed = ['    default:', '      exhausted(one);'];
  expect(
    openSwitches,
    [
      within('function h(one: T): void {', []),
      within('all.forEach((one) => {', [], '});'),
      within('const f = (one: T): void => {', [], '};'),
      within('async function h(one: T): Promise<void> {', []),
      within('function h(one: T): void {', []).replace('one.kind', 'kind'),
      within('function h(all: T[]): void {', []).replace('one.kind', 'all[0]!.kind'),
      within('function h(one?: T): void {', []).replace('one.kind', 'one?.kind'),
      within('function h(one: S): void {', []).replace('one.kind', '(one as T).kind'),
      // What it gives it gives after the `switch`.
      within('function h(one: T): readonly number[] {', [], '  return found;\n}'),
    ],
    [
      within('function h(one: T): void {', closed),
      within('function h(one: T): number | undefined {', ["    case 'b':", '      return 2;']),
      within('function h(one: T): void {', []).replace('one.kind', 'one.name'),
      within('all.map((one) => {', ["    case 'b':", '      return 2;'], '});'),
    ],
  );
});

test('a switch that has a case for what it does not know', () => {
  const within = (head: string, last: string): Source =>
    sourceOf([head, '    switch (one.kind) {', "      case 'a':", '        return 1;', `      default:${last}`, '    }', '  }'].join('\n'));
  const find = (head: string, last: string): readonly string[] => defaultsOf([within(head, last)]);
  for (const head of ['  private f(one: T): number {', 'export const f = (one: T): number => {', '  f(\n    one: T,\n  ): number {'])
    for (const last of ['\n        return 2;', ' {\n        return 2;\n      }'])
      assert.deepEqual(find(head, last), ['server/src/vc/made-up.ts: f'], head + last);
  assert.deepEqual(find('function f(one: T): void {', '\n        exhausted(one);'), []);
  assert.deepEqual(find('function f(one: T): void {', '\n        if (!isInert(one)) exhausted(one);'), []);
});
