/**
 * What of the library is taken for a workspace: what its texts mention, with all that this stands on, and no more.
 * Neighbours: `src/library/needed.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadLibrary } from '../../src/library/load';
import { libraryFor } from '../../src/library/needed';
import { initParsers } from '../../src/syntax/parsers';
import type { CompilationUnit } from '../../src/syntax/ast';

before(() => initParsers());

function namesIn(units: readonly CompilationUnit[]): readonly string[] {
  return units.flatMap((unit) => unit.types.map((type) => `${unit.packageName}.${type.name.name}`));
}

function taken(...texts: readonly string[]): readonly string[] {
  return namesIn(libraryFor(texts.map((text) => ({ text }))));
}

test('what nobody mentions is not taken, but java.lang is', () => {
  const names = taken('class A { int n; }');
  assert.ok(names.includes('java.lang.Object') && names.includes('java.lang.StringBuilder'));
  assert.ok(!names.includes('java.util.concurrent.locks.ReentrantLock') && !names.includes('java.util.HashMap'));
});

test('what is mentioned comes with what it stands on', () => {
  const names = taken('class A { }', 'class B { java.util.concurrent.locks.ReentrantLock lock; }');
  assert.ok(
    names.includes('java.util.concurrent.locks.ReentrantLock') &&
      names.includes('java.util.concurrent.locks.Lock') &&
      names.includes('java.util.concurrent.locks.Condition'),
  );
  assert.ok(!names.includes('java.util.concurrent.CyclicBarrier'));
});

test('a name in a comment, and that of a class in a class, is a mention', () => {
  assert.ok(taken('class A { } // like a Vector').includes('java.util.Vector'));
  assert.ok(taken('import java.util.Map.Entry; class A { }').includes('java.util.Map'));
});

test('with Unicode escapes everything is taken, and in the order of the whole', () => {
  const all = namesIn(loadLibrary());
  assert.deepEqual(taken('class A { \\u0056ector v; }'), all);
  const some = new Set(taken('class A { Vector v; HashMap m; }'));
  assert.deepEqual(
    [...some],
    all.filter((name) => some.has(name)),
  );
});
