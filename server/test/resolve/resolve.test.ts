/** Names, types, constants and members of a workspace. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { loadLibrary } from '../../src/library/load';
import { narrowInteger } from '../../src/resolve/constants';
import { exprText } from '../../src/resolve/display';
import { findField, implementationIn, methodsNamed, overrides } from '../../src/resolve/members';
import type { Resolved } from '../../src/resolve/resolve';
import { resolveWorkspace } from '../../src/resolve/resolve';
import type { ClassSymbol } from '../../src/resolve/symbols';
import { displayName, displayType, qualifiedName, widens } from '../../src/resolve/types';
import { initParsers, parseJava } from '../../src/syntax/parse';

before(() => initParsers());

function resolve(...texts: readonly string[]): Resolved {
  return resolveWorkspace(
    texts.map((text, index) => parseJava(`folder${index}/File${index}.java`, text)),
    loadLibrary(),
    'mathematical',
  );
}

function symbol(resolved: Resolved, name: string): ClassSymbol {
  const found = resolved.table.get(name);
  assert.ok(found, name);
  return found;
}

describe('classes', () => {
  test('names, supers, kinds', () => {
    const made = resolve(
      'package p.q; class A extends Thread implements Runnable, Comparable<A> { static class N { class I { } } } interface B { } enum E { X } record R(int a) { }',
    );
    assert.deepEqual(
      made.table.classes
        .filter((one) => !one.isLibrary)
        .map((one) => [
          one.name,
          one.display,
          one.superclass && qualifiedName(one.superclass),
          one.interfaces.map(displayType),
          one.isStatic,
        ]),
      [
        ['p.q.A', 'A', 'java.lang.Thread', ['Runnable', 'Comparable<A>'], true],
        ['p.q.A.N', 'A.N', 'java.lang.Object', [], true],
        ['p.q.A.N.I', 'A.N.I', 'java.lang.Object', [], false],
        ['p.q.B', 'B', undefined, [], true],
        ['p.q.E', 'E', 'java.lang.Enum', [], true],
        ['p.q.R', 'R', 'java.lang.Record', [], true],
      ],
    );
  });

  test('imports decide; other packages are not seen', () => {
    const made = resolve(
      'package a; public class X { } class Y { }',
      'package b; import a.X; import c.Z; class U { X x; Y y; Z z; String s; a.Y full; }',
    );
    assert.deepEqual(
      symbol(made, 'b.U').fields.map((field) => `${field.type.kind} ${qualifiedName(field.type)}`),
      ['class a.X', 'unknown Y', 'unknown c.Z', 'class java.lang.String', 'class a.Y'],
    );
  });

  test('a class that is its own ancestor is cut loose', () => {
    const made = resolve('class A extends B { } class B extends A { } interface I extends I { }');
    assert.ok(made.table.lineage(symbol(made, 'A')).length >= 2);
    assert.deepEqual(
      made.table.lineage(symbol(made, 'I')).map((one) => one.name),
      ['I'],
    );
  });

  test('what Java adds by itself', () => {
    const made = resolve('class A { } record R(int a, String... b) { } enum E { X, Y }');
    const methods = (name: string): readonly string[] => symbol(made, name).methods.map((one) => one.id);
    assert.deepEqual(methods('A'), ['A.<init>()']);
    assert.deepEqual(methods('R'), ['R.<init>(int,java.lang.String[])', 'R.a()', 'R.b()']);
    assert.deepEqual(methods('E'), ['E.<init>()', 'E.values()', 'E.valueOf(java.lang.String)']);
    assert.deepEqual(
      symbol(made, 'E').fields.map((one) => one.id),
      ['E.X', 'E.Y'],
    );
    assert.ok(findField(made.table, symbol(made, 'A'), 'holder', true) && !findField(made.table, symbol(made, 'A'), 'holder', false));
  });
});

describe('members', () => {
  test('generic methods override by their erasure as the subclass sees it', () => {
    const made = resolve(
      'interface I<T> { void m(T t); } class A implements I<String> { public void m(String s) { } public void m(Object o) { } }',
    );
    const [byString, byObject] = symbol(made, 'A').methods;
    const above = symbol(made, 'I').methods[0]!;
    assert.equal(overrides(made.table, byString!, above), true);
    assert.equal(implementationIn(made.table, symbol(made, 'A'), above), byString);
    assert.equal(methodsNamed(made.table, symbol(made, 'A'), 'm').includes(byObject!), true);
  });

  test('of two default methods the more special one runs', () => {
    const made = resolve(
      'interface I { default int m() { return 1; } } interface J extends I { default int m() { return 2; } } class A implements I, J { } class B implements J, I { int m(int k) { return k; } }',
    );
    const m = symbol(made, 'I').methods[0]!;
    for (const name of ['A', 'B']) assert.equal(implementationIn(made.table, symbol(made, name), m)?.id, 'J.m()');
  });
});

describe('constants', () => {
  test('of fields, through other constants, never through themselves', () => {
    const made = resolve(
      `class C { static final int A = B * 2 + 1, B = 3; static final String S = "n" + A + 'c' + true; static final byte W = (byte) 300; static final boolean T = A > B && !false; static final int X = Y, Y = X; int v = 3; final int w = -7 / 2; static final int Z = 1 / 0; static final long L = 1L << 40; static final int N = Integer.MAX_VALUE; }`,
    );
    const value = (name: string): unknown => {
      const constant = made.constantOf(symbol(made, 'C').fields.find((one) => one.name === name)!);
      return constant === undefined || constant.kind === 'null' ? undefined : constant.kind === 'float' ? constant.text : constant.value;
    };
    assert.deepEqual(['A', 'B', 'S', 'W', 'T', 'X', 'v', 'w', 'Z', 'L', 'N'].map(value), [
      7n,
      3n,
      'n7ctrue',
      44n,
      true,
      undefined,
      undefined,
      -3n,
      undefined,
      1n << 40n,
      2147483647n,
    ]);
  });

  test("narrowing is that of two's complement", () => {
    assert.deepEqual(
      [narrowInteger(200n, 'byte'), narrowInteger(-1n, 'char'), narrowInteger(40000n, 'short'), narrowInteger(1n << 31n, 'int')],
      [-56n, 65535n, -25536n, -2147483648n],
    );
  });
});

describe('types', () => {
  test('widening', () => {
    assert.deepEqual(
      [
        widens('byte', 'short'),
        widens('short', 'char'),
        widens('char', 'int'),
        widens('int', 'float'),
        widens('long', 'int'),
        widens('boolean', 'int'),
      ],
      [true, false, true, true, false, false],
    );
  });

  test('names for people', () => {
    assert.deepEqual(['java.lang.Object', 'a.b.Outer.Inner', 'Job#2', 'x'].map(displayName), ['Object', 'Outer.Inner', 'Job', 'x']);
  });
});

describe('texts', () => {
  test('expressions as the user would write them', async () => {
    await initParsers();
    const spell = (source: string): string => {
      const unit = parseJava('T.java', `class T { Object f = ${source}; }`);
      const member = unit.types[0]!.members[0]!;
      return member.kind === 'field' && member.init !== undefined ? exprText(member.init) : '';
    };
    for (const source of [
      'a.b[i + 1]',
      '(a + b) * c',
      'a + b * c',
      'a - (b - c)',
      '(int) x',
      '(x = 3) + 1',
      'new int[3][]',
      'f(1, "s")',
      'a ? b : c',
      '-(-x)',
      '!(a && b)',
      'x instanceof T',
      'super.f()',
      "'c'",
    ]) {
      assert.equal(spell(source), source === '-(-x)' ? '- -x' : source);
    }
  });
});
