/**
 * Mutants of programs: each kind of mistake is made where it can be made, what is made still parses, and the list of reasons speaks of
 * mutants that there are. That they are killed, `npm run mutants` shows.
 * Neighbours: `../src/mutants`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { before, test } from 'node:test';
import { initParsers } from '#server/syntax/parsers';
import { parseJava } from '#server/syntax/parse';
import { mutantsOf, type Mutant } from '../src/mutants/mutants';
import { originals, ROOT } from '../src/mutants/originals';
import { report, withReasons, type Reasoned } from '../src/mutants/report';
import type { Entry } from '../src/mutants/state';

const TEXT = `class Account {
    /*@ guarded_by holder == tid */
    private int balance;
    /*@ global_invariant holder == null ==> balance >= 0 && balance < 100 */

    //@ requires n > 0
    //@ modifies balance, n
    synchronized void add(int n) {
        balance = balance + n;
        while (balance > 9) { wait(); }
        notify(); // synchronized
    }

    int both(int[] a, int i) {
        synchronized (this) { a[i] = 1; balance -= a[i]; }
        i++;
        return i;
    }
}
`;

let mutants: readonly Mutant[] = [];

before(async () => {
  await initParsers();
  mutants = mutantsOf('Account.java', 'Account.java', TEXT);
});

test('every kind of mistake that this file gives room for is made', () => {
  assert.deepEqual([...new Set(mutants.map(({ operator }) => operator))].sort(), [
    'change-constant',
    'change-constant-in-global-invariant',
    'change-constant-in-requires',
    'change-index',
    'change-lock',
    'change-operator',
    'change-operator-in-discipline',
    'change-operator-in-global-invariant',
    'change-operator-in-requires',
    'drop-conjunct-of-global-invariant',
    'drop-global-invariant',
    'drop-guarded-by',
    'drop-modifies-item',
    'drop-requires',
    'drop-statement',
    'drop-synchronized',
    'narrow-section',
    'negate-condition',
    'swap-statements',
    'while-to-if',
    'widen-section',
  ]);
});

test('what is made parses, differs from the program and from the others', () => {
  const broken = mutants.filter(({ text }) => parseJava('Account.java', text).diagnostics.length > 0);
  assert.deepEqual(
    broken.map(({ operator, place }) => `${operator}: ${place}`),
    [],
  );
  assert.equal(new Set([TEXT, ...mutants.map(({ text }) => text)]).size, mutants.length + 1);
});

test('the same file has the same mutants', () => {
  assert.deepEqual(mutantsOf('Account.java', 'Account.java', TEXT), mutants);
});

test('a word in a comment is no keyword', () => {
  const dropped = mutants.filter(({ operator }) => operator === 'drop-synchronized');
  assert.equal(dropped.length, 2);
  assert.ok(dropped.every(({ text }) => text.includes('// synchronized')));
});

test('a survivor without a reason is named as such', () => {
  const entry: Entry = {
    fixture: 'ok/A.java',
    path: 'ok/A.java',
    operator: 'drop-lock',
    place: 'm: without lock();',
    line: 3,
    kind: 'left',
    why: 'cut',
  };
  const reason: Reasoned = { fixture: 'ok/A.java', operator: 'drop-lock', place: 'm: *', reason: 'nobody else can see it' };
  assert.match(report(withReasons([entry], [])), /LEFT WITHOUT A REASON: 1\n {2}ok\/A\.java:3 drop-lock/);
  assert.match(report(withReasons([entry], [reason])), /Left, with a reason: 1\n.*\n {6}cut\n {6}nobody else can see it/);
});

test('every reason that is written down is of mutants that there are', () => {
  const reasons = JSON.parse(fs.readFileSync(path.join(ROOT, 'lab', 'mutants.json'), 'utf8')) as Reasoned[];
  const all = new Map(
    originals()
      .filter(({ name }) => reasons.some((one) => one.fixture === name))
      .map(({ name, files }) => [name, files.flatMap((file) => [...mutantsOf(name, file.path, file.text)])]),
  );
  const isThere = ({ fixture, operator, place }: Reasoned): boolean =>
    (all.get(fixture) ?? []).some(
      (one) => one.operator === operator && (place.endsWith('*') ? one.place.startsWith(place.slice(0, -1)) : one.place === place),
    );
  assert.deepEqual(
    reasons.filter((one) => !isThere(one) || one.reason.length < 20),
    [],
  );
});
