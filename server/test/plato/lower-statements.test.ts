/** Statements: loops and jumps, exceptions, monitors, threads. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bodyOf, lower, text } from './lowered';

describe('loops and jumps', () => {
  test('a for loop tests, runs, updates', async () => {
    assert.equal(
      await bodyOf('void f() { for (int i = 0; i < 2; i++) { if (i == 1) continue; n = i; } }', 'C.f()', 'int n;'),
      text`
      {
        <i' = 0>
        block $break#1 loop {
          choice (
            <i < 2>
          []
            {
              <i >= 2>
              exit $break#1
            }
          )
          block $continue#1 {
            choice (
              {
                <i = 1>
                exit $continue#1
              }
            []
              <i != 1>
            )
            <this.n' = i> write
          }
          <i' = i + 1>
        }
      }
    `,
    );
  });

  test('do tests at the end; labels name loops', async () => {
    assert.equal(
      await bodyOf(
        'void f(int i) { outer: while (true) { do { if (i == 3) continue outer; if (i == 4) break outer; i++; } while (i < 9); } }',
        'C.f(int)',
      ),
      text`
      {
        <i#2' = i>
        block $break#1 loop block $continue#1 block $break#2 loop {
          choice (
            {
              <i#2 = 3>
              exit $continue#1
            }
          []
            <i#2 != 3>
          )
          choice (
            {
              <i#2 = 4>
              exit $break#1
            }
          []
            <i#2 != 4>
          )
          <i#2' = i#2 + 1>
          choice (
            <i#2 < 9>
          []
            {
              <i#2 >= 9>
              exit $break#2
            }
          )
        }
      }
    `,
    );
  });

  test('for each element: the array once, each element when its turn comes', async () => {
    assert.equal(
      await bodyOf('void f() { for (int x : a) s += x; }', 'C.f()', 'int[] a; int s;'),
      text`
      {
        <$1' = this.a> read
        $1 != null ? <$array#1' = $1 && $index#1' = 0>
        block $break#1 loop
          proposed 0 <= $index#1 && $index#1 <= length($array#1)
        {
          choice (
            <$index#1 < length($array#1)>
          []
            {
              <$index#1 >= length($array#1)>
              exit $break#1
            }
          )
          $array#1 != null && (0 <= $index#1 && $index#1 < length($array#1)) ? <$2' = $array#1[$index#1]> read
          <x' = $2>
          <$3' = this.s> read
          <this.s' = $3 + x> write
          <$index#1' = $index#1 + 1>
        }
      }
    `,
    );
  });

  test('locals of other scopes get other names', async () => {
    assert.equal(
      await bodyOf('void f(int x) { { int y = x; } { int y = 2; } }', 'C.f(int)'),
      text`
      {
        <y' = x>
        <y#2' = 2>
      }
    `,
    );
  });

  test('switch falls through, and an arrow does not', async () => {
    assert.equal(
      await bodyOf(
        'int f(int k) { switch (k) { case 1: n = 1; case 2: n = 2; break; default: n = 3; } return switch (k) { case 5, 6 -> 7; default -> { yield 8; } }; }',
        'C.f(int)',
        'int n;',
      ),
      text`
      {
        <$1' = k>
        block $break#1 {
          block $case#3 {
            block $case#2 {
              block $case#1 choice (
                {
                  <$1 = 1>
                  exit $case#1
                }
              []
                {
                  <$1 = 2>
                  exit $case#2
                }
              []
                {
                  <!($1 = 1 || $1 = 2)>
                  exit $case#3
                }
              )
              <this.n' = 1> write
            }
            <this.n' = 2> write
            exit $break#1
          }
          <this.n' = 3> write
        }
        <$3' = k>
        block $yield#1 {
          block $case#5 {
            block $case#4 choice (
              {
                <($3 = 5 || $3 = 6)>
                exit $case#4
              }
            []
              {
                <!($3 = 5 || $3 = 6)>
                exit $case#5
              }
            )
            <$2' = 7>
            exit $yield#1
          }
          <$2' = 8>
        }
        <$result' = $2>
        exit $return
      }
    `,
    );
  });

  test('a switch over an enum compares with its constants', async () => {
    const made = await lower('enum E { A, B } class C { int f(E e) { switch (e) { case A: return 1; default: return 2; } } }');
    assert.match(made.body('C.f(E)'), /<\$1 = static\.A>/);
    assert.deepEqual(made.asserts('C.f(E)'), ['`e` may be null here.']);
    assert.equal(made.program.fields.find((field) => field.id === 'E.A')!.isNonNull, true);
  });
});

const MONITOR = (lock: string, held = '$held#1'): RegExp =>
  new RegExp(`<${lock}\\.holder' = \\(if ${held} then null else ${lock}\\.holder\\)> release`.replace(/[$]/g, '\\$'), 'g');

describe('monitors', () => {
  test('are acquired once and released on every way out', async () => {
    const body = await bodyOf('void f(C c) { synchronized (c.next) { if (n == 0) return; n = 1; } }', 'C.f(C)', 'int n; C next;');
    assert.equal(
      body,
      text`
      {
        c != null ? <$1' = c.next> read
        <$lock#1' = $1>
        $1 != null ? <($lock#1.holder = null || $lock#1.holder = tid) && $held#1' = $lock#1.holder != tid && $lock#1.holder' = tid> acquire
        <$2' = this.n> read
        choice (
          {
            <$2 = 0>
            <$lock#1.holder' = (if $held#1 then null else $lock#1.holder)> release
            exit $return
          }
        []
          <$2 != 0>
        )
        <this.n' = 1> write
        <$lock#1.holder' = (if $held#1 then null else $lock#1.holder)> release
      }
    `,
    );
  });

  test('a returned value is read before the release', async () => {
    assert.equal(
      await bodyOf('synchronized int f() { return n; }', 'C.f()', 'int n;'),
      text`
      {
        <(this.holder = null || this.holder = tid) && $held#1' = this.holder != tid && this.holder' = tid> acquire
        <$1' = this.n> read
        <this.holder' = (if $held#1 then null else this.holder)> release
        <$result' = $1>
        exit $return
      }
    `,
    );
  });

  test('an exception releases, break and continue too', async () => {
    const body = await bodyOf(
      'void f(int k) { while (true) { synchronized (this) { if (k == 1) break; if (k == 2) continue; if (k == 3) throw new Error(); } } }',
      'C.f(int)',
    );
    assert.equal(body.match(MONITOR('this'))?.length, 4);
    assert.match(body, /block \$unwind#1/);
  });

  test('of a static synchronized method is that of the class', async () => {
    assert.match(await bodyOf('static synchronized void f() { }', 'C.f()'), /class\(C\)\.holder' = tid> acquire/);
  });

  test('wait gives it away and takes it again, and may be interrupted', async () => {
    const made = await lower('class C { void f() throws InterruptedException { wait(); notifyAll(); } }');
    assert.equal(
      made.body('C.f()'),
      text`
      {
        this.holder = tid ? <this.holder' = null> release
        <this.holder = null && this.holder' = tid> acquire
        choice (
          {}
        []
          {
            <$1' = new java.lang.InterruptedException> allocate
            <$exception' = $1>
            exit $throw
          }
        )
        this.holder = tid ? <skip> assert
      }
    `,
    );
    assert.equal(made.procedure('C.f()').mayThrow, true);
  });
});

describe('exceptions', () => {
  test('are caught by class, in order; what is thrown by no one is not handled', async () => {
    const made = await lower(`class C { int n;
      void t(RuntimeException k) { if (k != null) throw k; }
      int f(RuntimeException k) { try { t(k); return 1; } catch (IllegalStateException | Error e) { return 2; } catch (Exception e) { n = 3; } return 4; }
      int g(int k) { try { n = k; } catch (RuntimeException e) { return 2; } return 1; } }`);
    assert.equal(
      made.body('C.f(java.lang.RuntimeException)'),
      text`
      {
        block $catch#1 {
          call C.t(java.lang.RuntimeException) (this, k) throws $exception to $catch#1
          <$result' = 1>
          exit $return
        }
        choice (
          {
            <($exception instanceof java.lang.IllegalStateException || $exception instanceof java.lang.Error)>
            <e' = $exception>
            <$result' = 2>
            exit $return
          }
        []
          {
            <!($exception instanceof java.lang.IllegalStateException || $exception instanceof java.lang.Error)>
            choice (
              {
                <$exception instanceof java.lang.Exception>
                <e#2' = $exception>
                <this.n' = 3> write
              }
            []
              {
                <!($exception instanceof java.lang.Exception)>
                exit $throw
              }
            )
          }
        )
        <$result' = 4>
        exit $return
      }
    `,
    );
    assert.deepEqual(
      ['C.t(java.lang.RuntimeException)', 'C.f(java.lang.RuntimeException)', 'C.g(int)'].map((id) => made.procedure(id).mayThrow),
      [true, true, false],
    );
    assert.equal(made.body('C.g(int)').split('\n').length, 5);
  });

  test('go on past no handler that names the classes of all that gets there', async () => {
    const made = await lower(`class C { int n;
      void t(int k) { if (k > 0) throw new IllegalStateException(); }
      int f(int k) { try { t(k); return 1; } catch (RuntimeException e) { return 2; } catch (Exception e) { n = 3; } return 4; } }`);
    assert.equal(
      made.body('C.f(int)'),
      text`
      {
        block $catch#1 {
          call C.t(int) (this, k) throws $exception to $catch#1
          <$result' = 1>
          exit $return
        }
        <$exception instanceof java.lang.RuntimeException>
        <e' = $exception>
        <$result' = 2>
        exit $return
      }
    `,
    );
    assert.equal(made.procedure('C.f(int)').mayThrow, false);
  });

  test('finally stands once, and after it the selector says where to go on', async () => {
    assert.equal(
      await bodyOf(
        'int f(int k) { while (true) { try { if (k == 1) break; if (k == 2) return k; } finally { n = 7; } } return 0; }',
        'C.f(int)',
        'int n;',
      ),
      text`
      {
        block $break#1 loop {
          block $finally#1 {
            choice (
              {
                <k = 1>
                <$exit#1' = 2>
                exit $finally#1
              }
            []
              <k != 1>
            )
            choice (
              {
                <k = 2>
                <$exit#1' = 3 && $returned#1' = k>
                exit $finally#1
              }
            []
              <k != 2>
            )
            <$exit#1' = 0>
          }
          <this.n' = 7> write
          choice (
            <$exit#1 = 0>
          []
            {
              <$exit#1 = 2>
              exit $break#1
            }
          []
            {
              <$exit#1 = 3>
              <$result' = $returned#1>
              exit $return
            }
          )
        }
        <$result' = 0>
        exit $return
      }
    `,
    );
  });

  test('finally sets an exception aside while it runs', async () => {
    const body = await bodyOf('void f(int k) { try { if (k == 1) throw new Error(); } finally { n = 7; } }', 'C.f(int)', 'int n;');
    assert.match(
      body,
      /<\$exit#1' = 1 && \$pending#1' = \$exception>[^]*this\.n' = 7[^]*<\$exit#1 = 1>\n\s*<\$exception' = \$pending#1>\n\s*exit \$throw/,
    );
  });

  test('a finally that leaves by itself wins', async () => {
    assert.equal(
      await bodyOf('@SuppressWarnings("finally") int f() { try { throw new Error(); } finally { return 3; } }', 'C.f()').then((body) =>
        body.includes('exit $throw'),
      ),
      false,
    );
  });
});

describe('atomic blocks', () => {
  test('keep their jumps inside, and go on behind', async () => {
    assert.equal(
      await bodyOf('boolean f(int k) { /*@ atomic */ { if (n == k) { n = 0; return true; } } return false; }', 'C.f(int)', 'int n;'),
      text`
      {
        atomic block $atomic#1 {
          <$1' = this.n> read
          choice (
            {
              <$1 = k>
              <this.n' = 0> write
              <$exit#1' = 2 && $returned#1' = true>
              exit $atomic#1
            }
          []
            <$1 != k>
          )
          <$exit#1' = 0>
        }
        choice (
          <$exit#1 = 0>
        []
          {
            <$exit#1 = 2>
            <$result' = $returned#1>
            exit $return
          }
        )
        <$result' = false>
        exit $return
      }
    `,
    );
  });

  test('an assume inside makes them wait', async () => {
    assert.equal(
      await bodyOf('void f() { {{ /*@ assume n == 0; */ n = 1; }} }', 'C.f()', 'int n;'),
      text`
      atomic {
        <this.n = 0> block
        <this.n' = 1> write
      }
    `,
    );
  });
});

describe('threads', () => {
  test('start sets the ghost field and enters run of the thread', async () => {
    const made = await lower(
      'class Job extends Thread { public void run() { } } class C { void f(Job j, Thread t) { j.start(); t.start(); } }',
    );
    const lines = made
      .body('C.f(Job,java.lang.Thread)')
      .split('\n')
      .map((line) => line.trim());
    const at = (line: string): number => lines.indexOf(line);
    assert.ok(
      at('j != null ? <skip>') < at("<$1' = j.start && j.start' = true> write") &&
        at("<$1' = j.start && j.start' = true> write") < at('start Job.run() (j)'),
    );
    // A second start throws.
    assert.deepEqual(lines.slice(at('<$1>'), at('<$1>') + 4), [
      '<$1>',
      "<$2' = new java.lang.IllegalThreadStateException> allocate",
      "<$exception' = $2>",
      'exit $throw',
    ]);
    // Whatever a Thread may be: one that runs Job's method, or its target.
    assert.ok(at('<t is Job>') < at('start Job.run() (t)') && lines.includes("<$5' = t.target> read"), lines.join('\n'));
  });

  test('entry conditions', async () => {
    const made = await lower(
      'class Job extends Thread { public void run() { } } class Task implements Runnable { public void run() { } } class Main { public static void main(String[] args) { } }',
    );
    assert.notEqual(made.procedure('Job.run()').entry, undefined);
    assert.equal(made.procedure('Task.run()').entry, undefined);
    assert.deepEqual(made.procedure('Main.main(java.lang.String[])').entry, {
      kind: 'binary',
      op: '=',
      left: { kind: 'tid' },
      right: { kind: 'main' },
    });
  });

  test('currentThread is tid', async () => {
    assert.match(
      await bodyOf('boolean f(Thread t) { return Thread.currentThread() == t; }', 'C.f(java.lang.Thread)'),
      /\$result' = tid = t|\$result' = \(tid = t\)/,
    );
  });
});
