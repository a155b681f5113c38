/**
 * Names of the classes that stand in bodies, and what their objects take along.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { resolveWorkspace } from '../../src/resolve/resolve';
import { loadLibrary } from '../../src/library/load';
import { initParsers } from '../../src/syntax/parsers';
import { parseJava } from '../../src/syntax/parse';

before(() => initParsers());

/** The classes in bodies with what they capture. */
function captured(source: string): Readonly<Record<string, readonly string[]>> {
  const { table } = resolveWorkspace([parseJava('A.java', source)], loadLibrary(), 'mathematical');
  return Object.fromEntries(
    table.classes
      .filter((one) => !one.isLibrary && one.outer !== undefined)
      .map((one) => [one.name, one.captures.map(({ field }) => field.name)]),
  );
}

describe('classes in bodies', () => {
  test('are named by the member in which they stand, and counted there', () => {
    const names = (extra: string): readonly string[] =>
      Object.keys(
        captured(
          `class A { ${extra} Runnable r = () -> { }; void f() { class L { } Object o = new Object() { }; Runnable s = () -> { }; Runnable t = A::g; } static void g() { } }`,
        ),
      );
    assert.deepEqual([...names('')].sort(), ['A.f$1', 'A.f$L', 'A.f$lambda1', 'A.f$lambda2', 'A.r$lambda1']);
    assert.deepEqual(
      names('void before() { Runnable x = () -> { }; }')
        .filter((name) => name !== 'A.before$lambda1')
        .sort(),
      [...names('')].sort(),
    );
  });

  test('take along what their bodies speak of, and no more', () => {
    assert.deepEqual(
      captured(
        'class A { int n; void f(int p, int q) { int c = 3; Runnable none = () -> { }; Runnable constant = () -> System.out.println(c); Runnable one = () -> System.out.println(p); Runnable both = () -> n = q; } }',
      ),
      { 'A.f$lambda1': [], 'A.f$lambda2': [], 'A.f$lambda3': ['val$p'], 'A.f$lambda4': ['this$0', 'val$q'] },
    );
  });

  test('reach what is further out through each other', () => {
    assert.deepEqual(
      captured(
        'class A { int n; void f(int p) { Runnable outer = () -> { Runnable inner = () -> { n = p; }; }; } class B { class C { int m = n; } } static class D { } }',
      ),
      { 'A.B': ['this$0'], 'A.B.C': ['this$0'], 'A.D': [], 'A.f$lambda1': ['this$0', 'val$p'], 'A.f$lambda2': ['this$0'] },
    );
  });

  test('take along what a specification in them speaks of', () => {
    assert.deepEqual(captured('class A { int n; void f(int p) { Runnable r = () -> { //@ assert p > n\n }; } }'), {
      'A.f$lambda1': ['val$p', 'this$0'],
    });
  });
});
