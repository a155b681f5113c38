/**
 * What runs say of a mutant: it goes wrong, is the same, is allowed, or cannot be explored to the end; and whom a change concerns.
 * Neighbours: `../src/mutants/compare.ts`, `concern.ts`, `choice.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { scenarios } from '#server/oracle/scenarios';
import type { Program } from '#server/plato/ir';
import { initParsers } from '#server/syntax/parsers';
import { analyse } from '#server/verify/pipeline';
import { chosen } from '../src/mutants/choice';
import { compare, type Comparison } from '../src/mutants/compare';
import { concernOf, isConcerned } from '../src/mutants/concern';
import type { Mutant } from '../src/mutants/mutants';

const COUNTER = `class Counter {
  /*@ guarded_by holder == tid */ private int n;
  //@ global_invariant holder == null ==> n >= 0
  synchronized void add(boolean more) { if (more) { n = n + 1; } }
  synchronized void twice(boolean more) { add(more); add(more); }
  synchronized int get() { return n; }
}
`;

before(() => initParsers());

function programOf(text: string): Program {
  return analyse([{ path: 'T.java', text }], { checkAll: true }).program;
}

function compared(from: string, to: string, subject: Mutant['subject'] = 'program', text = COUNTER): Comparison {
  assert.ok(text.includes(from));
  const mutated = text.replace(from, to);
  const mutant: Mutant = {
    id: '',
    fixture: 'T.java',
    path: 'T.java',
    operator: 'change',
    subject,
    place: '',
    line: 1,
    from: 0,
    to: 0,
    text: mutated,
  };
  return compare({ name: 'T.java', files: [{ path: 'T.java', text }], options: { checkAll: true } }, mutant, programOf(mutated));
}

test('what goes wrong is found, wherever it is called from', () => {
  assert.equal(compared('n + 1', 'n - 1').kind, 'wrong');
  assert.equal(compared('synchronized int get', 'int get').kind, 'wrong');
});

test('what runs the same is equivalent, what nobody promised is allowed', () => {
  const text = 'class Sign { static int of(int k) { if (k > 0) { return 1; } return 0; } }';
  assert.equal(compared('k > 0', 'k >= 1', 'program', text).kind, 'equivalent');
  assert.equal(compared('return 1', 'return 2', 'program', text).kind, 'allowed');
});

test('where no run comes to the change, it changes nothing', () => {
  const { kind, why } = compared('return 1;', 'return 2;', 'program', 'class Ends { static int dead() { System.exit(3); return 1; } }');
  assert.deepEqual([kind, why.split(':')[0]], ['equivalent', 'the changed method is entered, and no run comes to the change']);
});

test('a loop that has no end any more is not called equivalent', () => {
  assert.equal(compared('i++', 'i--', 'program', 'class Loop { static void down() { for (int i = 0; i < 2; i++) { } } }').kind, 'bounded');
});

test('a witness is no part of what is claimed', () => {
  const text = 'class Cell { private volatile int v; /*@ performs (v) { v == 1 } */ void set() { int k = 1; /*@ witness 1 */ v = k; } }';
  assert.equal(compared('/*@ witness 1 */ v = k;', 'v = k; /*@ witness 1 */', 'specification', text).kind, 'equivalent');
});

test('a change of a body concerns who may come to it, a change of an invariant everybody', () => {
  const first = programOf(COUNTER);
  assert.equal(concernOf(first, programOf(`\n${COUNTER}`)), undefined);
  const inAdd = programOf(COUNTER.replace('n + 1', 'n + 2'));
  const concern = concernOf(first, inAdd)!;
  assert.deepEqual(
    [...concern.distance],
    [
      ['Counter.add(boolean)', 0],
      ['Counter.twice(boolean)', 1],
    ],
  );
  assert.equal(concern.everybody, false);
  assert.ok(chosen(inAdd, concern).every((one) => isConcerned(concern, one)));
  assert.ok(scenarios(inAdd).some((one) => !isConcerned(concern, one)));
  assert.equal(concernOf(first, programOf(COUNTER.replace('n >= 0', 'n >= 1')))!.everybody, true);
});

test('what a static initializer comes to concerns everybody', () => {
  const text = 'class Table { static int size = sized(3); static int sized(int k) { return k; } int get() { return size; } }';
  assert.equal(concernOf(programOf(text), programOf(text.replace('return k;', 'return k + 1;')))!.everybody, true);
});
