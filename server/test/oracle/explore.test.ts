/** The explorer finds what goes wrong in small programs, by a run of the shortest kind, and nothing in the mended ones. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Outcome } from '../../src/oracle/explore';
import { initParsers } from '../../src/syntax/parse';
import { foundIn, outcomesOf, programOf } from './programs';

before(() => initParsers());

const COUNTER = `class Counter {
  /*@ DISCIPLINE */ int n;
  BODY
}`;

function counter(discipline: string, body: string): string {
  return COUNTER.replace('/*@ DISCIPLINE */', discipline === '' ? '' : `/*@ ${discipline} */`).replace('BODY', body);
}

test('an assertion that only another thread can break is broken, and not under a lock', () => {
  const body = (modifier: string): string => `${modifier} void set(int to) { n = to; //@ assert n == to
  }`;
  assert.equal(foundIn(counter('', body(''))), 'assertion');
  assert.equal(foundIn(counter('guarded_by holder == tid', body('synchronized'))), undefined);
});

test('the run is told step by step, with threads and values', () => {
  const outcome = outcomesOf(
    programOf(
      counter(
        '',
        `void set(int to) { n = to; //@ assert n == to
  }`,
      ),
    ),
  ).at(-1);
  assert.ok(outcome?.kind === 'wrong');
  const threads = new Set(outcome.trace.map((step) => step.thread));
  assert.ok(threads.has('thread 1') && threads.has('thread 2'), [...threads].join());
  assert.deepEqual(
    outcome.trace.filter((step) => step.action === 'writes `n`').map((step) => Object.keys(step.values)),
    [['Counter#1.n'], ['Counter#1.n']],
  );
});

test('disciplines are asked of every access', () => {
  assert.equal(foundIn(counter('guarded_by holder == tid', 'void inc() { n = n + 1; }')), 'race');
  assert.equal(foundIn(counter('writable_if holder == tid', 'void set() { n = 1; }')), 'write-discipline');
  assert.equal(
    foundIn(counter('unwritable_by_env_if holder == tid', 'void set() { n = 1; } synchronized int get() { return n; }')),
    'race',
  );
  assert.equal(
    foundIn(
      counter('unwritable_by_env_if holder == tid', 'void set() { n = 1; } synchronized int get() { return n; }').replace(
        ' int n',
        ' volatile int n',
      ),
    ),
    'write-discipline',
  );
  assert.equal(foundIn(counter('guarded_by holder == tid', 'synchronized void inc() { n = n + 1; }')), undefined);
});

test('monitors are reentrant and are given back on every way out', () => {
  assert.equal(
    foundIn(
      counter(
        'guarded_by holder == tid',
        `
    synchronized void inc() { n = n + 1; }
    synchronized void twice(int k) { if (k == 0) { throw new IllegalStateException(); } inc(); synchronized (this) { inc(); } n = 0; }`,
      ),
    ),
    undefined,
  );
});

test('environment assumptions are asked of every step of another thread', () => {
  const program = (write: string): string => `class Growing {
    private volatile int n;
    //@ env_assumption n >= \\old(n)
    void grow() { ${write} }
  }`;
  assert.equal(foundIn(program('n = 1; n = 0;')), 'env-assumption');
  assert.equal(foundIn(program('int k = n; if (k < 1) { synchronized (this) { if (n < 1) { n = 1; } } }')), undefined);
});

test('invariants are asked of objects that others can reach, not of those being made', () => {
  const program = (method: string): string => `class Pair {
    /*@ guarded_by holder == tid */ int a;
    /*@ guarded_by holder == tid */ int b;
    //@ global_invariant a <= b
    Pair() { a = 1; b = 1; }
    synchronized void move() { ${method} }
  }`;
  assert.equal(foundIn(program('a = a + 1; b = b + 1;')), 'global-invariant');
  assert.equal(foundIn(program('b = b + 1; a = a + 1;')), undefined);
});

test('specifications of methods are asked at calls and exits', () => {
  assert.equal(
    foundIn(
      counter(
        'guarded_by holder == tid',
        `
    //@ requires k > 0
    private synchronized void add(int k) { n = n + k; }
    void use(int k) { add(k); }`,
      ),
    ),
    'precondition',
  );
  assert.equal(
    foundIn(
      counter(
        '',
        `
    //@ ensures \\result > k
    int next(int k) { return k == 2 ? 0 : k + 1; }`,
      ),
    ),
    'postcondition',
  );
  assert.equal(
    foundIn(
      counter(
        '',
        `
    int other;
    //@ modifies other
    void write() { n = 1; }`,
      ),
    ),
    'modifies',
  );
});

test('a thread that is started runs', () => {
  assert.equal(
    foundIn(`class Job extends Thread {
    int n;
    public void run() { n = n + 1; }
    public static void main(String[] args) { Job job = new Job(); job.start(); int seen = job.n; //@ assert seen == 0
    }
  }`),
    'assertion',
  );
});

test('what is cut off is said', () => {
  const outcomes = outcomesOf(programOf('class Loop { volatile int n; void run() { while (true) { n = n + 1; } } }'), {}, { maxSteps: 30 });
  assert.ok(outcomes.some((one) => one.kind === 'fine' && !one.complete && one.cut.includes('more steps of a thread than the bound')));
});

test('what the library never comes back from goes no further, and what it answers with an exception goes on there', () => {
  const program = (body: string): string => `import java.util.Objects; class Guard { int n; void run(Object given) { ${body} } }`;
  const cutsOf = (text: string): readonly string[] =>
    outcomesOf(programOf(text)).flatMap((one) => (one.kind === 'fine' ? one.cut : ['wrong']));
  assert.deepEqual(cutsOf(program('System.exit(1); /*@ assert false */')), []);
  assert.deepEqual(cutsOf(program('Objects.requireNonNull(given); /*@ assert given != null */')), []);
  assert.equal(foundIn(program('Objects.requireNonNull(given); /*@ assert given == null */')), 'assertion');
  assert.equal(
    foundIn(program('try { Objects.requireNonNull(given); } catch (NullPointerException e) { /*@ assert given != null */ }')),
    'assertion',
  );
  assert.deepEqual(
    cutsOf(program('try { Objects.requireNonNull(given); } catch (NullPointerException e) { /*@ assert given == null && e != null */ }')),
    [],
  );
});

test('where the library gives something of which only the interface is known, runs go on, and blame the library', () => {
  const program = (body: string): string => `import java.util.*; class Wrapped { void run() { ${body} } }`;
  const last = (text: string): Outcome | undefined => outcomesOf(programOf(text)).at(-1);
  const fine = last(
    program('List<String> list = Collections.synchronizedList(new ArrayList<String>()); list.add("x"); /*@ assert list != null */'),
  );
  assert.ok(fine?.kind === 'fine' && fine.complete);
  const wrong = last(program('Object[] all = new ArrayList<String>().toArray(); if (all.length > 0) { /*@ assert all[0] != null */ }'));
  assert.ok(wrong?.kind === 'wrong' && wrong.leansOnLibrary);
});
