/** Expressions become one operation for each shared access, in Java's order, with Java's assertions. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bodyOf, lower, text } from './lowered';

describe('order of evaluation', () => {
  test('operands from left to right, values kept where a later operand changes them', async () => {
    assert.equal(
      await bodyOf('int f(int i) { return i + (i = 2) + i++; }', 'C.f(int)'),
      text`
      {
        <i#2' = i>
        <$1' = i#2>
        <i#2' = 2>
        <$2' = $1 + i#2>
        <$3' = i#2>
        <i#2' = $3 + 1>
        <$result' = $2 + $3>
        exit $return
      }
    `,
    );
  });

  test('the target of an assignment comes before its value', async () => {
    assert.equal(
      await bodyOf('void f(int[] b, int i) { b[i++] = i; b[i] += i = 2; }', 'C.f(int[],int)'),
      text`
      {
        <i#2' = i>
        <$1' = i#2>
        <i#2' = $1 + 1>
        b != null && (0 <= $1 && $1 < length(b)) ? <b[$1]' = i#2> write
        <$2' = i#2>
        b != null && (0 <= $2 && $2 < length(b)) ? <$3' = b[$2]> read
        <i#2' = 2>
        <b[$2]' = $3 + i#2> write
      }
    `,
    );
  });

  test('assignments have values', async () => {
    assert.equal(
      await bodyOf('int f(int y) { int x; int z = x = y; return n = x; }', 'C.f(int)', 'int n;'),
      text`
      {
        <x' = y>
        <z' = x>
        <this.n' = x> write
        <$result' = x>
        exit $return
      }
    `,
    );
  });

  test('a side that && does not need is not evaluated; without steps it is one formula', async () => {
    assert.equal(
      await bodyOf('boolean f(C c, int k) { return c != null && c.n > 0 || k > 1 && k < 5; }', 'C.f(C,int)', 'int n;'),
      text`
      {
        choice (
          {
            <c != null>
            c != null ? <$1' = c.n> read
            <$2' = $1 > 0>
          }
        []
          {
            <c = null>
            <$2' = false>
          }
        )
        <$result' = ($2 || k > 1 && k < 5)>
        exit $return
      }
    `,
    );
  });

  test('only the chosen branch of ?: is evaluated', async () => {
    assert.equal(
      await bodyOf('int f(boolean b) { return b ? n : 3; }', 'C.f(boolean)', 'int n;'),
      text`
      {
        choice (
          {
            <b>
            <$1' = this.n> read
            <$2' = $1>
          }
        []
          {
            <!b>
            <$2' = 3>
          }
        )
        <$result' = $2>
        exit $return
      }
    `,
    );
  });
});

describe('shared accesses', () => {
  test('each in an operation of its own', async () => {
    const made = await lower('class C { int n; C next; static int s; void f(C c) { c.n += c.next.n; s = next.n--; } }');
    assert.equal(
      made.body('C.f(C)'),
      text`
      {
        c != null ? <$1' = c.n> read
        c != null ? <$2' = c.next> read
        $2 != null ? <$3' = $2.n> read
        <c.n' = $1 + $3> write
        <$4' = this.next> read
        $4 != null ? <$5' = $4.n> read
        <$4.n' = $5 - 1> write
        <static.s' = $5> write
      }
    `,
    );
    assert.deepEqual(made.asserts('C.f(C)'), [
      '`c` may be null here.',
      '`c` may be null here.',
      '`c.next` may be null here.',
      '`next` may be null here.',
    ]);
  });

  test('lengths are no accesses; the bounds of an index are asserted', async () => {
    const made = await lower('class C { int[][] a; int f(int i) { return a[i].length; } }');
    assert.equal(
      made.body('C.f(int)'),
      text`
      {
        <$1' = this.a> read
        $1 != null && (0 <= i && i < length($1)) ? <$2' = $1[i]> read
        $2 != null ? <$3' = length($2)>
        <$result' = $3>
        exit $return
      }
    `,
    );
    assert.deepEqual(made.asserts('C.f(int)'), [
      '`a` may be null here.',
      'The index `i` may be out of bounds of `a` here.',
      '`a[i]` may be null here.',
    ]);
  });

  test('constants are folded', async () => {
    assert.equal(
      await bodyOf('int f() { return N + (1 << 4) - (byte) 200 + "a".length(); }', 'C.f()', 'static final int N = 3 * 4;').then(
        (body) => body.split('\n').slice(-3, -2)[0],
      ),
      "  <$result' = 84 + $1>",
    );
  });
});

describe('arithmetic', () => {
  test('division asserts its divisor', async () => {
    const made = await lower('class C { int f(int x, int y) { return x / y % 2; } double g(double x, double y) { return x / y; } }');
    assert.equal(
      made.body('C.f(int,int)'),
      text`
      {
        y != 0 ? <$1' = x / y>
        <$result' = $1 % 2>
        exit $return
      }
    `,
    );
    assert.deepEqual(made.asserts('C.f(int,int)'), ['`y` may be zero here.']);
    assert.deepEqual(made.asserts('C.g(double,double)'), []);
  });

  test('integers are mathematical, bits are arithmetic, floats are functions', async () => {
    assert.equal(
      await bodyOf(
        'void f(byte b, long l, float x) { b += l; l = b & 7; x = x * 2 - (float) 1.5; boolean less = x < l; l = (long) x; l = ~l >>> 3; }',
        'C.f(byte,long,float)',
      ),
      text`
      {
        <b#2' = b>
        <l#2' = l>
        <x#2' = x>
        <(-128 <= b && b <= 127)>
        <b#2' = wrap.byte(b#2 + l#2)>
        <l#2' = floor.mod(b#2, 8)>
        <x#2' = float.subtract(float.multiply(x#2, int.toFloat(2)), narrow.float(float.1.5()))>
        <less' = float.less(x#2, int.toFloat(l#2))>
        <l#2' = float.toLong(x#2)>
        <l#2' = (if 0 <= -l#2 - 1 then floor.div(-l#2 - 1, 8) else floor.div(-l#2 - 1 + 18446744073709551616, 8))>
      }
    `,
    );
  });

  test('boxing makes some object that holds the value, unboxing asserts one', async () => {
    assert.equal(
      await bodyOf('int f(Integer x, int i) { x = i; return x; }', 'C.f(java.lang.Integer,int)'),
      text`
      {
        <x#2' = x>
        <such that $1 != null && $1 is java.lang.Integer && unbox.int($1) = i>
        <x#2' = $1>
        x#2 != null ? <skip>
        <$result' = unbox.int(x#2)>
        exit $return
      }
    `,
    );
  });
});

describe('objects', () => {
  test('arguments, allocation, constructor', async () => {
    assert.equal(
      await bodyOf('C f() { return new C(n); } C(int k) { n = k; }', 'C.f()', 'int n;'),
      text`
      {
        <$1' = this.n> read
        <$2' = new C> allocate
        call C.<init>(int) ($2, $1)
        <$result' = $2>
        exit $return
      }
    `,
    );
  });

  test('a constructor runs the super call, the initializers and then its own text', async () => {
    const made = await lower(
      'class A { A(int k) { } } class B extends A { int x = 1; /*@ ghost int g = 2; */ { x = 3; } B() { super(4); x = 5; } B(int k) { this(); } }',
    );
    assert.equal(
      made.body('B.<init>()'),
      text`
      {
        call A.<init>(int) (this, 4)
        <this.x' = 1> write
        <this.g' = 2> ghost
        <this.x' = 3> write
        <this.x' = 5> write
      }
    `,
    );
    assert.equal(made.body('B.<init>(int)'), 'call B.<init>() (this)');
  });

  test('arrays of arrays are filled in a loop, a few one by one', async () => {
    assert.equal(
      await bodyOf('Object f(int n) { return new int[n][3]; }', 'C.f(int)'),
      text`
      {
        0 <= n ? <$1' = new int[][] (n)> allocate
        <$index#1' = 0>
        block $filled#1 loop
          proposed 0 <= $index#1 && $index#1 <= n
          proposed (forall row: int :: 0 <= row && row < $index#1 ==> $1[row] != null && length($1[row]) = 3 && $1[row] is int[])
        {
          choice (
            <$index#1 < n>
          []
            {
              <$index#1 >= n>
              exit $filled#1
            }
          )
          <$2' = new int[] (3)> allocate
          <$1[$index#1]' = $2> write
          <$index#1' = $index#1 + 1>
        }
        <$result' = $1>
        exit $return
      }
    `,
    );
  });

  test('a few arrays are made one after the other', async () => {
    assert.equal(
      await bodyOf('Object f() { return new int[2][3]; }', 'C.f()'),
      text`
      {
        <$1' = new int[][] (2)> allocate
        <$2' = new int[] (3)> allocate
        <$1[0]' = $2> write
        <$3' = new int[] (3)> allocate
        <$1[1]' = $3> write
        <$result' = $1>
        exit $return
      }
    `,
    );
  });

  test('a constant field is its value, of whatever object', async () => {
    assert.equal(
      await bodyOf('int f(C c) { return c.k + k; }', 'C.f(C)', 'final int k = 4;'),
      text`
      {
        c != null ? <skip>
        <$result' = 4 + 4>
        exit $return
      }
    `,
    );
  });

  test('a cast is asserted, an upcast is nothing, instanceof can bind', async () => {
    const made = await lower(
      'class C { int n; int f(Object o) { Object p = (Object) this; if (o instanceof C c) return c.n; return ((C) o).n; } }',
    );
    assert.equal(
      made.body('C.f(java.lang.Object)'),
      text`
      {
        <p' = this>
        <$1' = o instanceof C && c' = (if o instanceof C then o else null)>
        choice (
          {
            <$1>
            c != null ? <$2' = c.n> read
            <$result' = $2>
            exit $return
          }
        []
          <!$1>
        )
        (o = null || o instanceof C) ? <$3' = o>
        $3 != null ? <$4' = $3.n> read
        <$result' = $4>
        exit $return
      }
    `,
    );
    assert.deepEqual(made.asserts('C.f(java.lang.Object)'), [
      '`c` may be null here.',
      '`o` may not be of type `C` here.',
      '`(C) o` may be null here.',
    ]);
  });

  test('type arguments are taken as kept, and the result says so', async () => {
    const made = await lower('class Box<T> { T v; T get() { return v; } } class C { int f(Box<String> b) { return b.get().length(); } }');
    assert.match(
      made.body('C.f(Box)'),
      /call \$1 = Box\.get\(\) \(b\)\n {2}<\(\$1 = null \|\| \$1 instanceof java\.lang\.String\) && \$2' = \$1>/,
    );
    assert.match(made.procedure('C.f(Box)').restsOn.join(), /type arguments/);
  });

  test('a string that is made is some string', async () => {
    assert.equal(
      await bodyOf('String f(int i) { return "a" + i + "b" + "c"; }', 'C.f(int)'),
      text`
      {
        <such that $1 != null>
        <such that $2 != null>
        <such that $3 != null>
        <$result' = $3>
        exit $return
      }
    `,
    );
    assert.match(
      await bodyOf('String f(C c) { return "a" + c; } public String toString() { return "C"; }', 'C.f(C)'),
      /call C\.toString\(\) \(c\)/,
    );
  });
});

describe('array stores', () => {
  const storing = 'class C { Object[] a; void f(Object o) { a[0] = o; }';
  test('need no check where no array is seen under another element type', async () => {
    const made = await lower(`${storing} void g(String[] s) { s[0] = "x"; } }`);
    assert.ok(made.asserts('C.f(java.lang.Object)').every((message) => !message.includes('another type')));
  });

  test('are checked where one is', async () => {
    const made = await lower(`${storing} } class D { Object[] g(String[] s) { return s; } }`);
    assert.ok(
      made.asserts('C.f(java.lang.Object)').includes('`a` may be an array of another type than `Object[]`, which cannot hold this value.'),
    );
  });

  test('are allowed in an array of a known other class that can hold the value', async () => {
    const made = await lower('class C { void f() { Object[] a = new Integer[1]; a[0] = "x"; } }');
    assert.match(
      made.body('C.f()'),
      /\("x" = null \|\| a is java\.lang\.Object\[\] \|\| a is java\.lang\.Integer\[\] && "x" instanceof java\.lang\.Integer\)/,
    );
  });

  test('of a final class need none', async () => {
    const made = await lower('class C { void f(String[] s) { s[0] = "x"; } Object[] g(String[] s) { return s; } }');
    assert.ok(made.asserts('C.f(java.lang.String[])').every((message) => !message.includes('another type')));
  });
});
