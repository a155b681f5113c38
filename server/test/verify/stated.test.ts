/**
 * Nothing that somebody states vanishes: each line puts one thing where it is not understood, and whoever relies on it must not be
 * verified.
 * Neighbours: fixtures under `bad/stated`; the rules are in `lower/program/not-understood.ts`, `syntax/annotations.ts`,
 * `syntax/look-alikes.ts`, `syntax/placement.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exitCodeOf } from '../../src/cli/summary';
import { startChecker, type TestChecker } from '../fixtures/checker';

let checker: TestChecker;
before(async () => {
  checker = await startChecker();
});
after(() => checker.dispose());

const ANNOTATIONS = [
  '@GuardedBy("some lock")',
  '@javax.annotation.concurrent.ThreadSafe',
  '@NotThreadSafe',
  '@Immutable',
  '@NonNull',
] as const;

/** Where an annotation is put, for `?`; `means` are those that mean something there. In each, `relies` has to do with it. */
const PLACES: readonly { readonly place: string; readonly text: string; readonly means: RegExp }[] = [
  { place: 'a field', text: 'class A { ? Object f = "f"; void relies() { f = "g"; } }', means: /NonNull/ },
  { place: 'a static field', text: 'class A { ? static Object f = "f"; static void relies() { f = "g"; } }', means: /NonNull/ },
  { place: 'a method', text: 'class A { ? Object m() { return this; } void relies() { m(); } }', means: /NonNull/ },
  { place: 'a static method without a result', text: 'class A { ? static void m() { } void relies() { m(); } }', means: /^$/ },
  {
    place: 'a method of an interface',
    text: 'interface I { ? Object m(); } class A implements I { public Object m() { return this; } void relies(I i) { if (i != null) i.m(); } }',
    means: /NonNull/,
  },
  { place: 'a constructor', text: 'class A { ? A() { } static Object relies() { return new A(); } }', means: /^$/ },
  { place: 'a parameter', text: 'class A { static void m(? Object p) { } static void relies() { m("p"); } }', means: /NonNull/ },
  { place: 'a local variable', text: 'class A { void relies() { ? Object o = "o"; } }', means: /NonNull/ },
  { place: 'the variable of a loop', text: 'class A { void relies() { for (? String s : new String[] { "s" }) { } } }', means: /NonNull/ },
  {
    place: 'a parameter of a lambda',
    text: 'class A { java.util.function.Consumer<String> relies() { return (? String s) -> { }; } }',
    means: /^$/,
  },
  {
    place: 'a caught exception',
    text: 'class A { void relies(/*@ non_null */ Object o) { try { o.hashCode(); } catch (? RuntimeException e) { } } }',
    means: /^$/,
  },
  { place: 'a pattern', text: 'class A { boolean relies(Object o) { return o instanceof ? String s; } }', means: /^$/ },
  { place: 'a class', text: '? class A { int x; int relies() { return x; } }', means: /ThreadSafe/ },
  { place: 'an enum', text: '? enum E { ONE; int x; int relies() { return x; } }', means: /ThreadSafe/ },
  { place: 'a constant of an enum', text: 'enum E { ? ONE; static E relies() { return ONE; } }', means: /^$/ },
  {
    place: 'a component of a record',
    text: 'record R(? String s) { static Object relies() { return new R("s").s(); } }',
    means: /NonNull/,
  },
  { place: 'a type argument', text: 'class A { java.util.List<? String> f; void relies() { f = null; } }', means: /^$/ },
  { place: 'a type of a cast', text: 'class A { Object relies(Object o) { return (? Object) o; } }', means: /^$/ },
];

const GUARDS = [
  'This thread',
  'the lock',
  '',
  'lock(',
  'lock()x',
  'lock(1)',
  'f()',
  'g()',
  'lock,other',
  'nothing',
  'nothing.lock',
  'Nothing.class',
  'lock.',
  'A.nothing',
  'n',
  'h().lock',
] as const;

const CLAUSES: readonly string[] = [
  'class A { int x; void relies() { /*@ requires x > 0 */ x++; } }',
  'class A { int x; void relies() { x++; } /*@ requires x > 0 */ }',
  'class A { int x; //@ guarded_by this.holder == tid\n void relies() { x++; } }',
  'class A { int x; void relies() { x = 1 + /*@ assert x > 0 */ 2; } }',
  'class A { void relies() { /*@ guarded_by this.holder == tid */ int x = 0; } }',
  'class A { void relies(/*@ guarded_by this.holder == tid */ int x) { } }',
  'class A { void relies(int k) { switch (k) { /*@ assert false */ case 1: break; default: } } }',
  'class A { void relies(int k) { if (k > 0) { } /*@ assert false */ else { } } }',
  'class A { Runnable relies() { return /*@ requires false */ () -> { }; } }',
  'class A { int x = /*@ assert false */ 1; int relies() { return x; } }',
  'class A { java.util.List</*@ non_null */ String> l; void relies() { l = null; } }',
  'class A { /*@ non_null */ int relies() { return 1; } }',
  'class A { int x; /*@ require x > 0 */ void relies() { } }',
  'class A { int x; /*@ requires x > 0; ensurs x > 0 */ void relies() { } }',
  'class A { /* @ requires false */ void relies() { } }',
  'class A { // @ requires false\n void relies() { } }',
  'class A { /** @requires false */ void relies() { } }',
  'class A { /** Does.\n * @requires false\n */ void relies() { } }',
  'class A { /*\n @ requires false\n */ void relies() { } }',
  'class A { /*+@ requires false */ void relies() { } }',
  'class A { /*@ requires true */ void relies() { hashCode(); //@ nowarn Nully\n } }',
  'class A { /*@ decreases 3 */ void relies() { } }',
  'class A { /*@ requires nothing > 0 */ void m() { } void relies() { m(); } }',
  'class A { /*@ requires true */ void m() { } /*@ requires false \n void relies() { } }',
];

interface Judged {
  readonly text: string;
  /** Of the methods called `relies`. */
  readonly verdicts: readonly string[];
  readonly exit: number;
  readonly isReported: boolean;
}

/** What the checker says of each text, all of them in one workspace: each file means its own classes. */
async function judged(texts: readonly string[]): Promise<readonly Judged[]> {
  const results = await checker.check(
    texts.map((text, index) => ({ path: `A${index}.java`, text })),
    { checkAll: false },
  );
  return results.map((file, index) => ({
    text: texts[index]!,
    verdicts: file.methods.filter((one) => one.name.endsWith('.relies')).map((one) => one.verdict),
    exit: exitCodeOf([file]),
    isReported: file.diagnostics.some((one) => one.severity === 'error' || one.code === 'unsupported'),
  }));
}

async function mustNotVanish(texts: readonly string[]): Promise<void> {
  const vanished = (await judged(texts)).filter(
    ({ verdicts, exit, isReported }) => verdicts.includes('verified') || exit === 0 || !isReported,
  );
  assert.deepEqual(vanished, []);
}

test('an annotation where it means nothing', async () => {
  await mustNotVanish(
    PLACES.flatMap(({ text, means }) => ANNOTATIONS.filter((one) => !means.test(one)).map((one) => text.replace('?', one))),
  );
});

test('an annotation where it means something', async () => {
  const texts = PLACES.flatMap(({ text, means }) => ANNOTATIONS.filter((one) => means.test(one)).map((one) => text.replace('?', one)));
  assert.deepEqual(
    (await judged(texts)).filter(({ verdicts, exit }) => exit !== 0 || verdicts.some((one) => one !== 'verified')),
    [],
  );
});

test('a guard that names no lock', async () => {
  const rest =
    'int n; Object f() { n++; return lock; } Object g() { return new Object(); } A h() { return this; } final Object lock = new Object();';
  await mustNotVanish(
    GUARDS.flatMap((guard) => [
      `class A { ${rest} @GuardedBy("${guard}") int x; void relies() { synchronized (lock) { x++; } } }`,
      `class A { ${rest} @GuardedBy("${guard}") void m() { } void relies() { synchronized (lock) { m(); } } }`,
    ]),
  );
});

test('a specification where it belongs to nothing, or that is none', () => mustNotVanish(CLAUSES));

test('what stands in another file', async () => {
  const declared = 'class A { @GuardedBy("some lock") int x; @ThreadSafe static void m() { } }';
  for (const body of ['a.x++;', 'A.m();']) {
    const results = await checker.check(
      [
        { path: 'A.java', text: declared },
        { path: 'B.java', text: `class B { static void relies(A a) { if (a != null) { ${body} } } }` },
      ],
      { checkAll: false },
    );
    assert.deepEqual(
      results
        .flatMap((file) => file.methods)
        .filter((one) => one.name === 'B.relies')
        .map((one) => one.verdict),
      ['unsupported'],
      body,
    );
  }
});
