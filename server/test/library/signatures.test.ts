/**
 * Every class, member and field of the stubs exists in Java as the stub declares it: kind, supertypes, modifiers, types, checked
 * exceptions, values of constants. What differs on purpose stands in a list with its reason. Where there is no JDK the test says that it
 * was skipped.
 * Neighbours: `jvm/Signatures.java` reads the real library; `claims.test.ts` calls it.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isNamed } from '../../src/analyses/annotations';
import { OWN_FIELDS_ONLY, PLAIN_ROOTS } from '../../src/effects/user-code';
import { THROWABLE_CLASS } from '../../src/plato/ir';
import type { ClassSymbol, FieldSymbol } from '../../src/resolve/symbols';
import { initParsers } from '../../src/syntax/parsers';
import { runJava, withoutJdk } from './jvm';
import type { StubMember, Stubs } from './stub-members';
import { binaryName, binaryType, readStubs } from './stub-members';

/** What the stubs have and Java 17 has not, or has otherwise: what to leave out, and why. */
const ON_PURPOSE: ReadonlyMap<string, string> = new Map([
  ['java.io.PrintStream.<init>()', 'stands for the constructors of a class that is only known by `System.out` and `System.err`'],
  ['java.lang.Enum.<init>()', 'of Java it takes a name and a number, which the compiler passes'],
  ['java.lang.Enum.compareTo(java.lang.Object)', 'the bound of the type variable, `E extends Enum<E>`, is left out'],
  ['java.lang.Thread.threadId()', 'comes with Java 19'],
  ['java.lang.Thread.run()', 'abstract in the stub: what it runs is what the thread was made from'],
  ...['Object', 'boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'].map((name) => {
    const array = `${name === 'Object' ? 'java.lang.Object' : name}[]`;
    return [
      `java.lang.System.arraycopy(${array},int,${array},int,int)`,
      'Java has one for all arrays; each type of elements has a clause of its own',
    ] as const;
  }),
]);

const NOT_OVERRIDDEN = new Set([
  'equals(java.lang.Object)',
  'hashCode()',
  'toString()',
  'getMessage()',
  'getLocalizedMessage()',
  'getCause()',
]);
/** These look at fields of their object alone; an enum's are final but for the text, a thread's text calls final methods. */
const OVERRIDDEN_WITHOUT_ASKING: readonly string[] = [
  'java.io.UncheckedIOException.getCause()',
  'java.lang.Enum.equals(java.lang.Object)',
  'java.lang.Enum.hashCode()',
  'java.lang.Enum.toString()',
  'java.lang.NullPointerException.getMessage()',
  'java.lang.Thread.toString()',
];

interface RealMember {
  readonly modifiers: ReadonlySet<string>;
  readonly result: string;
  readonly checked: string;
  readonly declaredBy: string;
}
interface RealField {
  readonly modifiers: ReadonlySet<string>;
  readonly type: string;
  readonly value: string;
}
interface RealClass {
  readonly modifiers: ReadonlySet<string>;
  readonly supers: ReadonlySet<string>;
  readonly members: Map<string, RealMember>;
  readonly fields: Map<string, RealField>;
}

function readReal(output: string): ReadonlyMap<string, RealClass> {
  const found = new Map<string, RealClass>();
  const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
  for (const line of output.split('\n')) {
    const [kind, name, ...rest] = line.split('\t') as [string, string, ...string[]];
    if (kind === 'class')
      found.set(name, { modifiers: words(rest[0]!), supers: new Set(rest[2]!.split(',')), members: new Map(), fields: new Map() });
    if (kind === 'member')
      found.get(name)!.members.set(rest[0]!, { modifiers: words(rest[1]!), result: rest[2]!, checked: rest[3]!, declaredBy: rest[4]! });
    if (kind === 'field') found.get(name)!.fields.set(rest[0]!, { modifiers: words(rest[1]!), type: rest[2]!, value: rest[3]! });
  }
  return found;
}

describe('the stubs declare what Java has', { skip: withoutJdk() ?? false }, () => {
  let stubs: Stubs;
  let real: ReadonlyMap<string, RealClass>;
  let classes: ReadonlyMap<string, ClassSymbol>;
  const used = new Set<string>();
  const asDeclared = (name: string): boolean => !ON_PURPOSE.has(name) || !used.add(name);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calvin-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  before(async () => {
    await initParsers();
    stubs = readStubs();
    classes = new Map(stubs.classes.map((one) => [one.name, one]));
    real = readReal(runJava(folder, 'Signatures', [], stubs.classes.map((one) => `${binaryName(one)}\n`).join('')));
  });

  test('classes', () => {
    const problems = stubs.classes
      .filter((one) => asDeclared(one.name))
      .flatMap((one) => classProblems(one, real.get(binaryName(one)), classes));
    assert.equal(problems.join('\n'), '');
  });

  test('members', () => {
    const problems = stubs.members
      .filter((one) => asDeclared(one.id) && asDeclared(one.method.owner.name))
      .flatMap((one) => memberProblems(one, real, classes));
    assert.equal(problems.join('\n'), '');
  });

  test('fields', () => {
    const problems = stubs.fields.filter((one) => asDeclared(one.owner.name)).flatMap((one) => fieldProblems(one, real, stubs, classes));
    assert.equal(problems.join('\n'), '');
  });

  test('what asks nothing, not even its own object, is final in Java', () => {
    const quiet = stubs.members.filter(
      ({ method }) => OWN_FIELDS_ONLY.has(method.owner.name) && !method.isStatic && method.annotations.some(isNamed('Asks')),
    );
    assert.deepEqual([...new Set(quiet.map(({ method }) => method.owner.name))].sort(), [...OWN_FIELDS_ONLY].sort());
    assert.deepEqual(
      quiet.filter(({ method }) => !method.isFinal).map((one) => one.id),
      [],
    );
  });

  test('what is said of a method as its class has it holds for the classes that inherit it', () => {
    const plain = stubs.classes.filter((one) => PLAIN_ROOTS.has(one.name) || isBelow(one, THROWABLE_CLASS, classes));
    const others = plain.flatMap((one) =>
      [...real.get(binaryName(one))!.members]
        .filter(([name, { declaredBy }]) => NOT_OVERRIDDEN.has(name) && declaredBy !== 'java.lang.Object' && declaredBy !== THROWABLE_CLASS)
        .map(([name, { declaredBy }]) => `${declaredBy}.${name}`),
    );
    assert.deepEqual([...new Set(others)].sort(), [...OVERRIDDEN_WITHOUT_ASKING].sort());
  });

  test('nothing is left out that is not there', () => {
    assert.deepEqual(
      [...ON_PURPOSE.keys()].filter((name) => !used.has(name)),
      [],
    );
  });
});

function isBelow({ superclass, name }: ClassSymbol, base: string, classes: ReadonlyMap<string, ClassSymbol>): boolean {
  if (name === base) return true;
  const above = superclass?.kind === 'class' ? classes.get(superclass.name) : undefined;
  return above !== undefined && isBelow(above, base, classes);
}

/** A character by its number, as the stubs have it. */
function numberOf({ type, value }: { readonly type: string; readonly value: string }): string {
  return type === 'char' ? String(value.codePointAt(0)) : value;
}

function mismatches(what: string, pairs: readonly (readonly [name: string, stub: unknown, java: unknown])[]): readonly string[] {
  return pairs
    .filter(([, stub, java]) => stub !== java)
    .map(([name, stub, java]) => `${what}: ${name} is ${String(stub)} in the stub and ${String(java)} in Java`);
}

function classProblems(one: ClassSymbol, java: RealClass | undefined, classes: ReadonlyMap<string, ClassSymbol>): readonly string[] {
  if (java === undefined) return [`${one.name}: is not there`];
  const isInterface = one.kind === 'interface' || one.kind === 'annotation';
  const own = superNames(one, classes);
  const known = new Set([...classes.values()].map(binaryName));
  const words = one.decl?.modifiers.words ?? [];
  return [
    ...mismatches(one.name, [
      ['interface', isInterface, java.modifiers.has('interface')],
      ['final', one.isFinal, java.modifiers.has('final')],
      ['abstract', isInterface || one.isAbstract, java.modifiers.has('abstract')],
      ['public', words.includes('public') || one.outer?.kind === 'interface', java.modifiers.has('public')],
      ['static', words.includes('static') || one.outer?.kind === 'interface', one.outer !== undefined && java.modifiers.has('static')],
    ]),
    ...[...own].filter((name) => !java.supers.has(name)).map((name) => `${one.name}: is no ${name} in Java`),
    ...[...java.supers].filter((name) => known.has(name) && !own.has(name)).map((name) => `${one.name}: is a ${name} in Java`),
  ];
}

function superNames(one: ClassSymbol, classes: ReadonlyMap<string, ClassSymbol>): ReadonlySet<string> {
  const found = new Set(['java.lang.Object']);
  const add = (at: ClassSymbol | undefined): void => {
    if (at === undefined || (found.has(binaryName(at)) && at.name !== 'java.lang.Object')) return;
    found.add(binaryName(at));
    for (const type of [at.superclass, ...at.interfaces])
      if (type?.kind === 'class' && at.name !== 'java.lang.Object') add(classes.get(type.name));
  };
  add(one);
  return found;
}

function visibility(words: { has(word: string): boolean }): string {
  return ['public', 'protected', 'private'].find((word) => words.has(word)) ?? 'package';
}

function memberProblems(
  { id, method }: StubMember,
  real: ReadonlyMap<string, RealClass>,
  classes: ReadonlyMap<string, ClassSymbol>,
): readonly string[] {
  const name = (types: readonly StubMember['method']['returnType'][]): string =>
    types.map((type) => binaryType(type, classes).replaceAll('$', '.')).join(',');
  const key = `${method.isConstructor ? '<init>' : method.name}(${name(method.params.map((one) => one.type))})`;
  const members = real.get(binaryName(method.owner))?.members;
  const java = members?.get(key) ?? [...(members ?? [])].find(([one]) => one.replaceAll('$', '.') === key)?.[1];
  if (java === undefined) return [`${id}: is not there`];
  const checked = method.throws
    .map((type) => binaryType(type, classes))
    .filter((one) => isChecked(one, real))
    .sort()
    .join(',');
  return mismatches(id, [
    ['static', method.isStatic, java.modifiers.has('static')],
    ['final', method.isFinal || method.owner.isFinal, java.modifiers.has('final') || method.owner.isFinal],
    ['visibility', method.isPrivate ? 'private' : (method.access ?? 'public'), visibility(java.modifiers)],
    [
      'the result',
      method.isConstructor ? 'void' : binaryType(method.returnType, classes).replaceAll('$', '.'),
      java.result.replaceAll('$', '.'),
    ],
    ['what is thrown and checked', checked, java.checked],
  ]);
}

function isChecked(name: string, real: ReadonlyMap<string, RealClass>): boolean {
  const supers = real.get(name)?.supers;
  return supers !== undefined && !supers.has('java.lang.RuntimeException') && !supers.has('java.lang.Error');
}

function fieldProblems(
  field: FieldSymbol,
  real: ReadonlyMap<string, RealClass>,
  stubs: Stubs,
  classes: ReadonlyMap<string, ClassSymbol>,
): readonly string[] {
  const java = real.get(binaryName(field.owner))?.fields.get(field.name);
  if (java === undefined) return [`${field.id}: is not there`];
  const constant = stubs.program.fields.find((one) => one.id === field.id)?.constant;
  return mismatches(field.id, [
    ['static', field.isStatic, java.modifiers.has('static')],
    ['final', field.isFinal, java.modifiers.has('final')],
    ['volatile', field.isVolatile, java.modifiers.has('volatile')],
    ['visibility', field.access ?? 'public', visibility(java.modifiers)],
    ['the type', binaryType(field.type, classes), java.type],
    ...(constant?.kind === 'int' ? [['the value', constant.value, numberOf(java)] as const] : []),
  ]);
}
