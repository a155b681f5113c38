/**
 * Which ordinary memory a result names because nothing excludes races on it, and what is left out because something does, or because it is
 * the method's own.
 * Neighbours: `rests-on.test.ts` for the other lines.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { inlineCalls } from '../../src/inline/inline';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { unprotectedMemory } from '../../src/verify/plain-memory';

before(() => initParsers());

/** What stands before the method: a class of its own fields, one without a specification, and one that a thread has for itself. */
const FIELDS = `class Node { int v; Node next; static int count; static Node head; int[] cells; Node() { } Node(Node next) { this.next = next; v = 1; } void bump() { v++; } }
/*@ thread_local */ class Mine { int v; }
class C {
  private final Object lock = new Object();
  /*@ guarded_by lock.holder == tid */ private int guarded;
  /*@ unwritable_by_env_if lock.holder == tid; writable_if lock.holder == tid */ private int written;
  /*@ readable_if lock.holder == tid */ private int readable;
  /*@ guarded_by lock.holder == tid; guarded_by[i] lock.holder == tid */ private int[] both = new int[3];
  /*@ guarded_by[i] lock.holder == tid */ private int[] loose = new int[3];
  /*@ guarded_by[i] lock.holder == tid */ private final int[] kept = new int[3];
  /*@ readable_if[i] lock.holder == tid */ private final int[] readables = new int[3];
  /*@ guarded_by[i][j] lock.holder == tid; guarded_by[i] lock.holder == tid */ private final int[][] table = new int[3][3];
  /*@ guarded_by[i][j] lock.holder == tid */ private final int[][] half = new int[3][3];
  private int plain;
  private final int[] cells = new int[3];
  private volatile int[] shown;
  private volatile int flag;
  private static int[] made = { 1, 2, 3 };
`;

/** What is named in the method, or in the static initializer, of the text; its first method. */
function namesIn(text: string, method?: string): string {
  const { program } = analyse([{ path: 'C.java', text: `${FIELDS}${text}\n}` }], { checkAll: true });
  const name = method ?? `C.${/(\w+)\(/.exec(text)![1]!}`;
  const procedure = program.procedures.find((one) => one.display === name)!;
  const { body, unsupported, diagnostics } = inlineCalls(program, procedure);
  assert.deepEqual([...unsupported.map((one) => one.reason), ...diagnostics.map((one) => one.message)], [], text);
  return /threads: (.*) \(races/.exec(unprotectedMemory(program, procedure, body) ?? '')?.[1] ?? '';
}

describe('ordinary memory that nothing protects', () => {
  const cases: readonly (readonly [string, string])[] = [
    // Fields.
    ['void m() { plain = 1; }', '`C.plain`'],
    ['int m() { return plain; }', '`C.plain`'],
    ['boolean m() { return plain > 0 && flag > 0; }', '`C.plain`'],
    ['void m() { Node.count = Node.count + plain; }', '`C.plain`, `Node.count`'],
    ['int m(Node n) { return n.next.v; }', '`Node.next`, `Node.v`'],
    ['void m() { /*@ atomic */ { plain++; } }', '`C.plain`'],
    ['void m(Node n) { n.bump(); }', '`Node.v`'],
    ['int m(Mine n) { return n.v; }', ''],
    ['void m() { synchronized (lock) { guarded++; written++; } flag = written; }', ''],
    ['int m() { return readable; }', '`C.readable`'],
    ['void m() { /*@ assert plain == plain; */ flag = 1; }', ''],
    // Elements.
    ['void m() { cells[0] = 1; }', 'the elements of `C.cells`'],
    ['int m(int[] a) { int s = 0; for (int x : a) s += x; return s; }', 'the elements of `a`'],
    ['int m() { return kept[0] + both[0] + table[0][0]; }', ''],
    ['int m() { return loose[0]; }', '`C.loose`, the elements of `C.loose`'],
    ['int m() { return readables[0]; }', 'the elements of `C.readables`'],
    ['int m() { return half[0][1]; }', 'the elements of `C.half`, the elements of the arrays in `C.half`'],
    ['int m(int[][] a) { return a[0][0]; }', 'the elements of `a`, the elements of the arrays in `a`'],
    ['void m(int[] a, int[] b) { System.arraycopy(a, 0, b, 0, 1); }', 'the elements of `a`, the elements of `b`'],
    ['int m() { return shown[0] + shown.length; }', 'the elements of `C.shown`'],
    ['int m(java.util.concurrent.atomic.AtomicIntegerArray a) { return a.getAndIncrement(0); }', ''],
    // In an atomic reference: whose array that is nobody says.
    ['void m(java.util.concurrent.atomic.AtomicReference<int[]> r) { r.get()[0]++; }', 'the elements of arrays of `int`'],
    ['int m(java.util.concurrent.atomic.AtomicReferenceArray<int[]> r) { return r.get(0)[0]; }', 'the elements of arrays of `int`'],
    ['void m(Mine[] a) { a[0] = null; }', ''],
    // An array that a protected field led to once.
    ['void m() { int[] a; synchronized (lock) { a = both; } a[0] = 1; }', 'the elements of `C.both`'],
    ['void m() { synchronized (lock) { int[] a = both; plain = 1; a[0] = 1; } }', '`C.plain`'],
    ['void m() { synchronized (lock) { int[] a = both; both = new int[3]; a[0] = 1; } }', 'the elements of `C.both`'],
    [
      'void m(boolean b, int[] c) { synchronized (lock) { int[] a = kept; if (b) a = c; a[0] = 1; } }',
      'the elements of `C.kept`, the elements of `c`',
    ],
    [
      'void m(int[] c) { synchronized (lock) { int[] a = kept; while (flag > 0) { a[0] = 1; a = c; } } }',
      'the elements of `C.kept`, the elements of `c`',
    ],
    // What the method has made and not shown.
    ['int[] m() { int[] a = new int[3]; a[0] = 1; return a; }', ''],
    ['void m() { int[] a = new int[3]; shown = a; a[0] = 1; }', 'the elements of arrays of `int`'],
    ['void m() { Node a = new Node(new Node()); a.next.v = 2; Node.head = a; }', '`Node.head`'],
    ['void m() { Node a = new Node(), b = new Node(a); Node.head = b; a.v = 1; }', '`Node.head`, `Node.v`'],
    ['void m(Node given) { Node a = new Node(given); a.v = 1; a.next.v = 2; }', '`Node.v`'],
    ['void m() { Node a = null; while (flag > 0) { if (a != null) a.v = 1; a = new Node(a); } }', ''],
    ['void m() { Node a = new Node(); while (flag > 0) { a.v = 1; Node.head = a; } }', '`Node.head`, `Node.v`'],
    ['void m() { Node a = new Node(); if (flag > 0) Node.head = a; a.v = 1; }', '`Node.head`, `Node.v`'],
    ['void m() { Node a = new Node(); Object[] o = new Object[1]; o[0] = a; a.v = 1; }', ''],
    ['void m(Object[] o) { Node a = new Node(); o[0] = a; a.v = 1; }', '`Node.v`, the elements of `o`'],
    ['void m(java.util.List<Node> l) { Node a = new Node(); l.add(a); a.v = 1; }', '`Node.v`'],
    ['void m() { Node a = new Node(), b = a; Node.head = b; b = new Node(); b.v = 1; a.cells = null; }', '`Node.cells`, `Node.head`'],
    [
      'void m() { Node a = new Node(), b = new Node(); Node.head = b; b = new Node(); a.next = Node.head; a.next.v = 1; }',
      '`Node.head`, `Node.v`',
    ],
    [
      'void m() { Node a = new Node(), b = new Node(); a.next = b; Node.head = a; a = new Node(); a.next = b; a.next.v = 1; }',
      '`Node.head`, `Node.next`, `Node.v`',
    ],
    ['void m() { int[] a = new int[1]; new Thread(() -> { flag = a[0]; }).start(); a[0] = 1; }', 'the elements of arrays of `int`'],
    ['void m() { int[] a = new int[1]; Runnable r = () -> a[0]++; r.run(); }', 'the elements of `a`'],
    ['void m(Node given) { Node a = new Node(), b = flag > 0 ? a : given; Node.head = b; a.v = 1; }', '`Node.head`, `Node.v`'],
    [
      'void m(Node given) { Node a = new Node(), b = new Node(); a.next = b; a.next = given; Node.head = a.next; b.v = 1; }',
      '`Node.head`, `Node.v`',
    ],
  ];
  for (const [text, expected] of cases) test(text, () => assert.equal(namesIn(text), expected));

  test('a constructor, until it shows its object', () => {
    const text =
      'static class D { int v; static D last; int[] own = new int[2]; D() { v = 1; own[0] = v; last = this; v = 2; } }\nstatic class E { int v; int[] own; E(int[] given) { own = given; v = 1; } }';
    assert.equal(namesIn(text, 'C.D.<init>'), '`C.D.last`, `C.D.v`');
    assert.equal(namesIn(text, 'C.E.<init>'), '');
  });

  test('a static initializer has the static fields of its class for itself, and what they refer to until it is shown', () => {
    assert.equal(namesIn('static { made[0] = 2; }', 'C.<clinit>'), '');
    assert.equal(
      namesIn('static { Node n = new Node(); Node.head = n; made[0] = 2; Node.count = 3; }', 'C.<clinit>'),
      '`Node.count`, `Node.head`',
    );
    assert.equal(
      namesIn(
        'static int[] other = made; static { Keep.all = made; made[0] = 2; }\n static class Keep { static volatile int[] all; }',
        'C.<clinit>',
      ),
      'the elements of `C.made`',
    );
  });
});
