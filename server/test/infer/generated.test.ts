/**
 * Generated programs of two threads: the transition system of each, gone through state by state, against the explorer of runs, which reads the same Plato with an evaluator, a store and
 * control of its own. `GENERATED=5000` tries more.
 * Neighbours: `infer/extract.ts`; `oracle/explore.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { extractMain } from '../../src/infer/extract';
import { exploreStates } from '../../src/infer/states';
import { explore, SMALL_BOUNDS } from '../../src/oracle/explore';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';

before(() => initParsers());

class Choices {
  constructor(private state: number) {}

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
  return choices.of([() => String(choices.upTo(3)), () => choices.of(SHARED), () => `${choices.of(SHARED)} + 1`, () => 'own', () => 'own - 1'])();
}

function truth(choices: Choices): string {
  return choices.of([() => `${choices.of(SHARED)} ${choices.of(['==', '!=', '<', '>='])} ${value(choices)}`, () => 'flag', () => '!flag', () => 'flag && x < 2', () => `own == ${choices.upTo(2)}`, () => 'link == box'])();
}

function statement(choices: Choices, depth: number): string {
  const inner = (): string => statements(choices, depth - 1);
  const simple: readonly (() => string)[] = [
    () => `${choices.of(['x', 'y', 'cells[0]', 'cells[k]', 'box.v'])} = ${value(choices)};`, () => `own = ${value(choices)};`, () => `flag = ${choices.of(['true', 'false', '!flag'])};`,
    () => `assert ${truth(choices)};`, () => 'k = 1 - k;', () => 'count.compareAndSet(0, 1);', () => 'count.incrementAndGet();', () => `link = ${choices.of(['box', 'other', 'null'])};`,
    () => 'got = count.compareAndSet(1, 2); if (got) { y = 2; }', () => 'x = twice(x);',
  ];
  if (depth === 0) return choices.of(simple)();
  return choices.of([
    ...simple, () => `if (${truth(choices)}) { ${inner()} } else { ${inner()} }`, () => `synchronized (LOCK) { ${inner()} }`, () => `synchronized (box) { ${inner()} }`,
    () => `/*@ atomic */ { ${statements(choices, 0)} }`, () => `for (int i = 0; i < 2; i++) { ${statements(choices, 0)} }`, () => `while (${truth(choices)}) { if (y > 1) { break; } y = y + 1; }`,
  ])();
}

function statements(choices: Choices, depth: number): string {
  return Array.from({ length: 1 + choices.upTo(2) }, () => statement(choices, depth)).join(' ');
}

export function generated(seed: number): string {
  const choices = new Choices(seed * 7919 + 13);
  const body = (): string => `int own = 0; int k = 0; boolean got = false; ${statements(choices, 2)} ${statements(choices, 1)} assert ${truth(choices)};`;
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

test('systems of generated programs go wrong exactly where the explorer does', () => {
  let [compared, wrong] = [0, 0];
  for (let seed = 1; seed <= Number(process.env['GENERATED'] ?? 25); seed++) {
    const text = generated(seed);
    const { program, diagnostics } = analyse([{ path: 'G.java', text }], { checkAll: true });
    assert.deepEqual([...diagnostics.values()].flat().filter((one) => one.severity === 'error').map((one) => one.message), [], text);
    const main = program.procedures.find((one) => one.id === 'G.main(java.lang.String[])')!;
    const extracted = extractMain(program, main);
    if (extracted.kind === 'unsupported') continue;
    const outcome = explore(program, { setup: [], threads: [[{ procedure: main.id, args: [null] }]] }, { ...SMALL_BOUNDS, maxStates: 8000 });
    if (outcome.kind === 'unsupported' || (outcome.kind === 'fine' && !outcome.complete)) continue;
    const found = extracted.kind === 'wrong' ? { kind: 'wrong' as const } : exploreStates(extracted.system, 50_000);
    if (found.kind === 'fine' && !found.isComplete) continue;
    compared++;
    if (outcome.kind === 'wrong') wrong++;
    assert.equal(found.kind, outcome.kind, `seed ${seed}: ${text}`);
  }
  assert.ok(compared > 8 && wrong > 2 && wrong < compared, `${compared} compared, ${wrong} wrong`);
});
