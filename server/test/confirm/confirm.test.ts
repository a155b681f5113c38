/**
 * Failures held against real runs: what is confirmed is shown by a run that breaks that very thing, what is right is never confirmed, and
 * where no run is found the clause that lets the step in is named.
 * Neighbours: `src/confirm`; the fixtures' rate of confirmed failures is counted by the laboratory.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { executionsNow, isConfirmed } from './support';

describe('executions of failures', () => {
  test('a race is confirmed, with the steps of both threads', async () => {
    const found = await executionsNow(
      'Counter.java',
      `class Counter {
      /*@ guarded_by holder == tid */ private int n;
      void up() { n = n + 1; }
    }`,
    );
    assert.ok(found.length > 0 && found.every(isConfirmed), JSON.stringify(found));
  });

  test('what nothing protects is reported where it is declared, and confirmed where it is used', async () => {
    const program = (before: string): string => `class Started {
      static int n;
      public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { n = 1; });
        one.start();
        ${before}
        new Thread(() -> { n = 2; }).start();
      }
    }
    class Other {
      static int sum;
      public static void main(String[] args) {
        new Thread(() -> { sum = 4; }).start();
        sum = 5;
      }
    }`;
    const found = await executionsNow('Started.java', program(''));
    assert.deepEqual(
      found.filter(({ code }) => code === 'race').map((one) => [one.message.includes('sum'), isConfirmed(one)]),
      [
        [false, true],
        [true, true],
      ],
      JSON.stringify(found),
    );
    const joined = await executionsNow('Started.java', program('one.join();'));
    assert.ok(
      joined.filter((one) => !one.message.includes('sum')).every((one) => !isConfirmed(one)),
      JSON.stringify(joined),
    );
  });

  test('of what is read off the text nothing is said: a run would show no more than that its place is reached', async () => {
    const found = await executionsNow(
      'Once.java',
      `class Once {
      private final Object lock = new Object();
      private boolean ready;
      void set() { synchronized (lock) { ready = true; lock.notifyAll(); } }
      void await() throws InterruptedException { synchronized (lock) { if (!ready) lock.wait(); } }
    }`,
    );
    assert.deepEqual(
      found.map(({ code, execution, trace }) => [code, execution, trace.length]),
      [['race', undefined, 0]],
    );
  });

  test('no second `main` runs beside itself', async () => {
    const found = await executionsNow(
      'Mains.java',
      `class Mains { public static void main(String[] args) { } }
    class Second {
      private static volatile int a;
      public static void main(String[] args) {
        a = 1;
        int z = a; /*@ assert z == 1 */
        a = 2;
      }
    }`,
    );
    assert.ok(found.length > 0 && !found.some(isConfirmed), JSON.stringify(found));
  });

  test('of two calls of a helper that breaks a clause, the one that no run reaches is not confirmed', async () => {
    for (const clause of ['global_invariant n >= 0', 'env_assumption \\old(n) <= n']) {
      const found = await executionsNow(
        'Helped.java',
        `class Helped {
        private volatile int m;
        /*@ ${clause} */ private volatile int n;
        private static void down(Helped of) { of.n = of.n - 1; }
        void go() {
          if (m == 7) down(this);
          down(this);
        }
      }`,
      );
      const failed = found.filter(({ severity }) => severity === 'error');
      assert.deepEqual(failed.map(isConfirmed), [false, true], JSON.stringify(found));
    }
  });

  test('no client begins with a class that it cannot name', async () => {
    const found = await executionsNow(
      'Named.java',
      `class Named {
        private static int n = 0;
        private static int[] row;
        private static class Never {
          private static final int q = 10 / n;
          static int get() { return q; }
        }
        private static class Helper { void fill(int i) { row[i] = 1; } static void put(int i) { row[i] = 2; } }
        private Named() { }
        /*@ requires true */ static int use() { n = 5; return Never.get(); }
        /*@ requires true */ static void fill() { row = new int[3]; new Helper().fill(2); Helper.put(1); }
      }`,
    );
    assert.ok(found.length > 0);
    assert.ok(!found.some(isConfirmed), JSON.stringify(found));
  });

  test('what two calls lose is confirmed against the specified action', async () => {
    const found = await executionsNow(
      'Lost.java',
      `class Lost {
      private volatile int n;
      /*@ performs (n) { n == \\old(n) + 1 } */
      void up() { int seen = n; n = seen + 1; }
    }`,
    );
    assert.ok(
      found.some((one) => one.code === 'not-atomic' || one.code === 'performs'),
      JSON.stringify(found),
    );
    assert.ok(found.some(isConfirmed), JSON.stringify(found));
  });

  test('of two failures at one inlined call each is shown by a run of its own', async () => {
    const found = await executionsNow(
      'Inlined.java',
      `class Inlined {
      private static void both(Object a, Object b) { a.hashCode(); b.hashCode(); }
      private static void uses(int[] row) { int n = row.length; row[0] = n; }
      /*@ requires true */ static void calls(int[] row, /*@ non_null */ Object o) { uses(row); both(o, o); }
    }`,
    );
    const kinds = found
      .filter(({ severity }) => severity === 'warning')
      .map((one) => [
        one.code,
        one.execution?.kind === 'confirmed'
          ? one.execution.steps.find(({ action }) => action.startsWith('calls `Inlined.calls`'))?.action
          : undefined,
      ]);
    assert.deepEqual(kinds.map(([code]) => code).sort(), ['index-out-of-bounds', 'null-dereference'], JSON.stringify(found));
    const [index, nothing] = ['index-out-of-bounds', 'null-dereference'].map((code) => kinds.find((one) => one[0] === code)?.[1]);
    assert.match(nothing ?? '', /with null/);
    assert.doesNotMatch(index ?? 'null', /with null/);
  });

  test('an entry that may be null is not confirmed by a map that is', async () => {
    const found = await executionsNow(
      'Entries.java',
      `import java.util.Map; class Entries {
      private static void all(Map<String, String> m) { for (Map.Entry<String, String> e : m.entrySet()) e.getValue(); }
      /*@ requires true */ static void calls(Map<String, String> m) { all(m); }
    }`,
    );
    const kindOf = (name: string): string | undefined =>
      found.find(({ message }) => message.includes(`\`${name}\` may be null`))?.execution?.kind;
    assert.equal(kindOf('m'), 'confirmed');
    assert.notEqual(kindOf('e'), 'confirmed');
  });

  test('a read after join is no race, whatever the rule says of it', async () => {
    const worker =
      'static class Worker extends Thread { final Joined a; Worker(/*@ non_null */ Joined a) { this.a = a; } public void run() { synchronized (a) { a.x = 1; } } }';
    const joined = (between: string): string => `class Joined {
      /*@ unwritable_by_env_if holder == tid */ int x;
      ${worker}
      /*@ requires true */ static int go() throws InterruptedException { Joined a = new Joined(); Worker w = new Worker(a); w.start(); ${between} return a.x; }
    }`;
    const raceOf = async (text: string): Promise<string | undefined> =>
      (await executionsNow('Joined.java', text)).find(({ code }) => code === 'race')?.execution?.kind;
    assert.equal(await raceOf(joined('w.join();')), 'not-found');
    assert.equal(await raceOf(joined('')), 'confirmed');
  });

  test('a step that no thread makes is not confirmed, and the open clause is named', async () => {
    const found = await executionsNow(
      'Open.java',
      `class Open {
      private volatile int n;
      /*@ env_assumption \\old(n) <= n */
      void look() { int seen = n; if (seen > 3) { /*@ assert n <= 5 */ } }
    }`,
    );
    const one = found.find(({ code }) => code === 'assertion');
    assert.equal(one?.execution?.kind, 'not-found');
    assert.match(one.execution.message, /`n`/);
    assert.ok(
      one.execution.related.some(({ message }) => message.includes('env_assumption')),
      JSON.stringify(one.execution),
    );
  });

  test('a run that may be the fault of either of two failures confirms neither', async () => {
    const found = await executionsNow(
      'Two.java',
      `class Two {
      /*@ guarded_by holder == tid */ int a;
      /*@ guarded_by holder == tid */ int b;
      /*@ performs action P (a) { a == \\old(a) + 1 } ; action Q (b) { b == \\old(b) + 1 } */
      synchronized void both() { a = a + 1; b = b + 7; /*@ witness P */ }
    }`,
    );
    assert.ok(found.length > 0);
    const reported = found.filter(({ code }) => code === 'performs' || code === 'performs-end' || code === 'not-atomic');
    assert.ok(reported.length < 2 || !reported.some(isConfirmed), JSON.stringify(found.map((one) => [one.message, one.execution?.kind])));
  });

  test('of two places that break one clause, the one that no run reaches is not confirmed', async () => {
    const found = await executionsNow(
      'Places.java',
      `class Places {
      /*@ guarded_by holder == tid */ private int n;
      private boolean never;
      void both() {
        if (never) { n = 1; }
        n = 2;
      }
    }`,
    );
    const reported = found.filter(({ severity }) => severity === 'error');
    assert.deepEqual(
      reported.map(isConfirmed),
      [false, true],
      JSON.stringify(reported.map((one) => [one.code, one.message, one.execution?.kind])),
    );
  });

  test('what only happens after another method has broken a rule is not confirmed', async () => {
    const found = await executionsNow(
      'Blame.java',
      `class Blame {
      /*@ guarded_by holder == tid */ private int count;
      /*@ guarded_by holder == tid */ private int lent;
      /*@ global_invariant holder == null ==> count + lent == 0 */
      //@ requires holder != tid
      void bug() { synchronized (this) { lent--; } synchronized (this) { count++; } }
      synchronized void look() { /*@ assert count + lent == 0 */ }
    }`,
    );
    const kindOf = (wanted: string): string | undefined => found.find(({ code }) => code === wanted)?.execution?.kind;
    assert.equal(kindOf('global-invariant'), 'confirmed');
    assert.equal(kindOf('assertion'), 'not-found', JSON.stringify(found.map((one) => [one.message, one.execution?.kind])));
  });

  test('of two statements that a frame does not allow, the one that no run reaches is not confirmed', async () => {
    const found = await executionsNow(
      'Frame.java',
      `class Frame {
      private int n;
      private boolean never;
      /*@ modifies \\nothing */
      void both() {
        if (never) { n = 1; }
        n = 2;
      }
    }`,
    );
    assert.deepEqual(
      found.filter(({ code }) => code === 'modifies').map(isConfirmed),
      [false, true],
      JSON.stringify(found.map((one) => [one.message, one.execution?.kind])),
    );
  });

  test('very many arguments cost no verdict', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `int p${index}`).join(', ');
    const found = await executionsNow(
      'Many.java',
      `class Many {
      int f;
      Many(${many}) { f = p1; }
      /*@ ensures \\result > 0 */
      int bad(${many}) { return p11; }
    }`,
    );
    assert.deepEqual(
      found.filter(({ severity }) => severity === 'error').map(({ code }) => code),
      ['postcondition'],
    );
  });
});
