/** What a verdict says that it rests on (docs/theory.md#verdicts): specifications that nobody proves. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse, verifyMethod } from '../../src/verify/pipeline';

let prover: Prover;

before(async () => {
  await initParsers();
  prover = createWasmProver();
});

after(() => prover.dispose());

const TEXT = `class C {
  //@ modifies \\nothing
  //@ ensures \\result > 0
  int promising() { return unknown(); }
  int unknown() { return Undefined.foo(); }
  void caller() { int k = promising(); /*@ assert k > 0; */ }
  //@ requires tid == main && 1 < 2
  public static void main(String[] args) { }
}
`;

async function restsOn(name: string): Promise<readonly string[]> {
  const analysis = analyse([{ path: 'C.java', text: TEXT }], { checkAll: false });
  const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === name)!.id, { prover });
  assert.equal(result.verdict, 'verified');
  return result.restsOn;
}

test('the specification of a method that calls what is not translated is named', async () => {
  assert.deepEqual(await restsOn('C.caller'), ['the specification of `C.promising`, which is not checked']);
});

test('what main requires is named', async () => {
  assert.deepEqual(await restsOn('C.main'), ['takes it that `tid == main && 1 < 2` holds when the program begins with `C.main`']);
});

test('ordinary memory that nothing protects is named, also of a class without a specification', async () => {
  const analysis = analyse(
    [
      {
        path: 'C.java',
        text: 'class C { /*@ guarded_by holder == tid */ private int g; static final int[] cells = new int[2]; synchronized void use() { g++; Q.x = 1; cells[0] = Q.y; } synchronized int safe() { return g; } }',
      },
      { path: 'Q.java', text: 'class Q { static int x, y; }' },
    ],
    { checkAll: true, integers: 'java' },
  );
  const grounds = async (name: string): Promise<readonly string[]> =>
    (await verifyMethod(analysis, analysis.methods.find((one) => one.name === name)!.id, { prover })).restsOn;
  assert.deepEqual(await grounds('C.use'), [
    'takes ordinary fields and elements that no discipline protects as read and written in one order by all threads: `Q.x`, `Q.y`, the elements of `C.cells` (races on them are not looked for)',
  ]);
  assert.deepEqual(await grounds('C.safe'), []);
});

test('the text of what may be of a class outside is named, and that of a class with one text is not', async () => {
  const text = `class C {
  //@ exsures (Throwable e) false
  static String t(/*@ non_null */ CharSequence c, /*@ non_null */ Number n, Object o) { return "" + c + n + o; }
  //@ exsures (Throwable e) false
  static String s(String s, Integer i, StringBuilder b, int n) { return "" + s + i + n; }
}
`;
  const analysis = analyse([{ path: 'C.java', text }], { checkAll: true, integers: 'java' });
  const grounds = async (name: string): Promise<readonly string[]> => {
    const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === name)!.id, { prover });
    assert.equal(result.verdict, 'verified');
    return result.restsOn.filter((one) => one.includes('turned into text'));
  };
  assert.deepEqual(
    await grounds('C.t'),
    ['CharSequence', 'Number', 'Object'].map(
      (name) => `takes every \`${name}\` that is turned into text as one of the classes that are known here`,
    ),
  );
  assert.deepEqual(await grounds('C.s'), []);
});

test('integers that never overflow are named where Java could come to another value, and only there', async () => {
  const methods: Readonly<Record<string, boolean>> = {
    'int plus(int n) { return n + 1; }': true,
    'int times(int n) { return n * n; }': true,
    'long minus(long n) { return -n; }': true,
    'int narrow(long n) { return (int) n; }': true,
    'int step(int n) { n++; return n; }': true,
    'int compound(int n) { n -= 3; return n; }': true,
    'int quotient(int n) { return n / -1; }': true,
    'int field() { f += 2; return f; }': true,
    'int called(int n) { return plus(n); }': true,
    'int absolute(int n) { return Math.abs(n); }': true,
    'int counted(java.util.concurrent.atomic.AtomicInteger a) { return a == null ? 0 : a.incrementAndGet(); }': true,
    'int larger(int n) { return Math.max(n, 1); }': false,
    'int known() { return Integer.MAX_VALUE + 1; }': false,
    'long wide(int n) { return n; }': false,
    'int half(int n) { return n / 2; }': false,
    'int rest(int n) { return n % 7; }': false,
    'boolean less(int n) { return n < 3; }': false,
    'byte small(int n) { return (byte) n; }': false,
    'int constant() { return 2 + 3; }': false,
    'int same(int n) { return n; }': false,
    /* A sum in a specification is mathematical in both modes. */ '/*@ requires n + 1 > 0 */ int said(int n) { return n; }': false,
  };
  for (const integers of ['mathematical', 'java'] as const) {
    const analysis = analyse(
      [
        {
          path: 'C.java',
          text: `class C { /*@ guarded_by holder == tid */ private int g; private int f;\n${Object.keys(methods).join('\n')}\n}`,
        },
      ],
      { checkAll: true, integers },
    );
    for (const [text, isNamed] of Object.entries(methods)) {
      const name = /(\w+)\(/.exec(text)![1]!;
      const { restsOn } = await verifyMethod(analysis, analysis.methods.find((one) => one.name === `C.${name}`)!.id, { prover });
      assert.equal(
        restsOn.some((fact) => /never overflow/.test(fact)),
        isNamed && integers === 'mathematical',
        `${text} with ${integers}: ${restsOn.join('; ')}`,
      );
    }
  }
});

test('native methods that are believed are named', async () => {
  const text =
    'class N { volatile int n;\n //@ performs (n) { n == \\old(n) + 1 }\n native void tick();\n //@ performs (n) { n == \\old(n) + 1 }\n void relay() { tick(); } }';
  const analysis = analyse([{ path: 'N.java', text }], { checkAll: false });
  const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === 'N.relay')!.id, { prover });
  assert.equal(result.verdict, 'verified');
  assert.ok(result.restsOn.some((one) => one.includes('native method `N.tick`')));
});

test('a cast in an assertion or in a loop invariant is another number where integers are those of Java, also of a constant', async () => {
  const casts = [
    'void m(long x) { if (x >= 0) { /*@ assert (int) x >= 0 */ } }',
    'void m(long x) { if (x >= 0) { int i = 0; /*@ loop_invariant (int) x >= 0 */ while (i < 3) i++; } }',
    'void m() { /*@ assert (int) 3000000000L > 0 */ }',
  ];
  for (const method of casts) {
    const analysis = analyse([{ path: 'C.java', text: `class C { ${method} }` }], { checkAll: false });
    const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === 'C.m')!.id, { prover });
    assert.equal(result.verdict, 'verified');
    assert.ok(
      result.restsOn.some((one) => one.startsWith('`int` and `long` as mathematical integers')),
      method,
    );
  }
});

test('a collection that the body has made is named once others may know it', async () => {
  const bodies: readonly (readonly [string, boolean])[] = [
    ['l.add("a"); for (String s : l) n++; for (String t : new ArrayList<>(l)) n++;', false],
    ['new Thread(() -> l.add("b")).start(); l.add("a");', true],
    ['held = l; l.add("a");', true],
    ['keep(l); l.add("a");', true],
    ['List<List<String>> all = new ArrayList<>(); all.add(l); l.add("a");', true],
    ['Iterator<String> it = l.iterator(); while (it.hasNext()) if (it.next() == null) n++; l.subList(0, 0).clear();', false],
    ['if (l instanceof ArrayList<String> k) held = k; l.add("a");', true],
    ['held = switch (n) { case 1 -> l; default -> null; }; l.add("a");', true],
    ['held = l.subList(0, 0); l.add("a");', true],
    ['Iterator<String> it = l.iterator(); walked = it; l.add("a");', true],
    ['held = Objects.requireNonNull(l); l.add("a");', true],
    ['held = Collections.unmodifiableList(l); l.add("a");', true],
    ['Collections.addAll(all, l); l.add("a");', true],
  ];
  for (const [body, isNamed] of bodies) {
    const text = `import java.util.*; class C { int n; static List<String> held; static volatile Iterator<String> walked; static final List<List<String>> all = new ArrayList<>(); static void keep(List<String> given) { held = given; } void m() { List<String> l = new ArrayList<>(); ${body} } }`;
    const analysis = analyse([{ path: 'C.java', text }], { checkAll: true });
    const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === 'C.m')!.id, { prover });
    assert.equal(
      result.restsOn.some((one) => one.includes('what `l` holds as used by one thread at a time')),
      isNamed,
      body,
    );
  }
});

test('an object that the constructor of a collection of the workspace may have shown is named', async () => {
  const text =
    'import java.util.*; class C { static List<String> held; static class Own extends ArrayList<String> { Own() { held = this; } } void m() { new Own().add("a"); } }';
  const analysis = analyse([{ path: 'C.java', text }], { checkAll: true });
  const result = await verifyMethod(analysis, analysis.methods.find((one) => one.name === 'C.m')!.id, { prover });
  assert.ok(result.restsOn.some((one) => one.includes('a collection as used by one thread at a time')));
});
