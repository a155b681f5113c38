/**
 * Programs of two threads made from a seed, and classes for clients: fields, monitors, flags, atomic numbers, loops, assertions.
 * Neighbours: `generated.test.ts` compares their systems with the explorer; the laboratory has them inferred.
 */

class Choices {
  constructor(
    private state: number,
    readonly isLikely = false,
  ) {}

  upTo(count: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(this.state / 65_536) % count;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.upTo(items.length)]!;
  }
}

const SHARED = ['x', 'y', 'cells[0]', 'cells[k]', 'box.v', 'count.get()'];

function value(choices: Choices): string {
  return choices.of([
    () => String(choices.upTo(3)),
    () => choices.of(SHARED),
    () => `${choices.of(SHARED)} + 1`,
    () => 'own',
    () => 'own - 1',
  ])();
}

function truth(choices: Choices): string {
  return choices.of([
    () => `${choices.of(SHARED)} ${choices.of(['==', '!=', '<', '>='])} ${value(choices)}`,
    () => 'flag',
    () => '!flag',
    () => 'flag && x < 2',
    () => `own == ${choices.upTo(2)}`,
    () => 'link == box',
  ])();
}

function claimed(choices: Choices): string {
  return choices.isLikely && choices.upTo(12) > 0
    ? choices.of([
        'x + 8 > 0',
        'y + 8 > 0',
        'count.get() >= 0',
        'k == 0 || k == 1',
        'own == own',
        'link == null || link == box || link == other',
        'count.get() < 9',
      ])
    : truth(choices);
}

function statement(choices: Choices, depth: number): string {
  const inner = (): string => statements(choices, depth - 1);
  const simple: readonly (() => string)[] = [
    () => `${choices.of(['x', 'y', 'cells[0]', 'cells[k]', 'box.v'])} = ${value(choices)};`,
    () => `own = ${value(choices)};`,
    () => `flag = ${choices.of(['true', 'false', '!flag'])};`,
    () => `assert ${claimed(choices)};`,
    () => 'k = 1 - k;',
    () => 'count.compareAndSet(0, 1);',
    () => 'count.incrementAndGet();',
    () => `link = ${choices.of(['box', 'other', 'null'])};`,
    () => 'got = count.compareAndSet(1, 2); if (got) { y = 2; }',
    () => 'x = twice(x);',
  ];
  if (depth === 0) return choices.of(simple)();
  return choices.of([
    ...simple,
    () => `if (${truth(choices)}) { ${inner()} } else { ${inner()} }`,
    () => `synchronized (LOCK) { ${inner()} }`,
    () => `synchronized (box) { ${inner()} }`,
    () => `/*@ atomic */ { ${statements(choices, 0)} }`,
    () => `for (int i = 0; i < 2; i++) { ${statements(choices, 0)} }`,
    () => `while (${truth(choices)}) { if (y > 1) { break; } y = y + 1; }`,
  ])();
}

function statements(choices: Choices, depth: number): string {
  return Array.from({ length: 1 + choices.upTo(2) }, () => statement(choices, depth)).join(' ');
}

/** A `main` that starts two threads. `isLikely`: most of what it asserts is so, which few of such programs have otherwise. */
export function generated(seed: number, isLikely = false): string {
  const choices = new Choices(seed * 7919 + 13, isLikely);
  const body = (): string =>
    `int own = 0; int k = 0; boolean got = false; ${statements(choices, 2)} ${statements(choices, 1)} assert ${claimed(choices)};`;
  const end = choices.of(['', 'a.join(); b.join(); assert x >= 0;', 'x = 1; assert y >= 0;', 'a.join(); assert !flag;']);
  return `import java.util.concurrent.atomic.AtomicInteger;
class G {
  static final Object LOCK = new Object();
  static class Box { volatile int v; }
  static final Box box = new Box(); static final Box other = new Box();
  static volatile Box link; static volatile int x, y; static volatile boolean flag;
  static final int[] cells = new int[2];
  static final AtomicInteger count = new AtomicInteger();
  static int twice(int n) { if (n > 2) { return n; } return n + n; }
  static class A extends Thread { public void run() { ${body()} } }
  static class B extends Thread { public void run() { ${body()} } }
  public static void main(String[] args) throws InterruptedException { Thread a = new A(); Thread b = new B(); a.start(); ${choices.of(['', 'flag = true; '])}b.start(); ${end} }
}`;
}

// ---------------------------------------------------------------- classes among clients

/** A class whose methods keep to a discipline, more or less. */
export function generatedClass(seed: number): string {
  const choices = new Choices(seed * 6007 + 29);
  const lock = choices.of(['this', 'lock']);
  const guarded = (body: string): string => (choices.upTo(8) === 0 ? body : `synchronized (${lock}) { ${body} }`);
  const simple = (): string =>
    choices.of([
      () => 'a = a + 1;',
      () => 'b = a;',
      () => 'a = 0; b = 0;',
      () => `if (a < ${choices.upTo(3) + 1}) { a = a + 1; }`,
      () => 'if (n > 0) { a = n; b = n; }',
      () => 'open = true;',
      () => 'if (!open) { a = 2; open = true; }',
      () => 'count.incrementAndGet();',
      () => 'count.compareAndSet(0, 1);',
      () => 'b = b + 1; a = a + 1;',
      () => 'if (b > 0) { b = b - 1; }',
    ])();
  const claim = (): string =>
    choices.of(['a >= 0', 'b >= 0', 'a >= b', 'a == b', 'a <= 3', '!open || a == 2', 'count.get() >= 0', 'count.get() <= 1', 'open']);
  const reading = (): string =>
    choices.of([
      () => `int seen = a; ${simple()} assert a >= seen;`,
      () => `int seen = a; assert seen == a;`,
      () => `${simple()} assert ${claim()};`,
      () => `assert ${claim()};`,
      () => 'int seen = count.get(); assert count.get() >= seen;',
    ])();
  const spinning = choices.upTo(3) === 0 ? 'void await() { while (!open) { } assert open; }' : '';
  return `import java.util.concurrent.atomic.AtomicInteger;
class C {
  private final Object lock = new Object();
  private int a; private int b; private ${choices.of(['volatile ', ''])}boolean open;
  private final AtomicInteger count = new AtomicInteger();
  void first(int n) { ${guarded(simple())} }
  void second(int n) { ${guarded(choices.upTo(2) === 0 ? simple() : `${simple()} ${simple()}`)} }
  void look(int n) { ${guarded(reading())} }
  ${spinning}
}`;
}
