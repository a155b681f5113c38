/**
 * Random scripts on generated programs: whatever is proved, the oracle does not refute. `QED_RANDOM=500` runs so many (as many are taken in
 * CI as are short); `QED_SEED` begins elsewhere, and `QED_FAMILY=waiting` makes programs of one family only (`FAMILIES`): with locks that
 * are sometimes forgotten, with loops that wait and postconditions, with calls that stay calls and preconditions, and with constructors
 * that make objects. The oracle sees postconditions as assertions of a client, and no preconditions.
 * Neighbours: `scripts.test.ts` runs the programs of the paper.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveScript } from '../../src/cli/prove-script';
import { SMALL_BOUNDS } from '../../src/oracle/explore';
import { survey, usefulInts } from '../../src/oracle/survey';
import { withoutLints } from '../../src/qed/lints';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { rememberedProver, rememberingProver } from '../fixtures/remembered-prover';

const COUNT = Number(process.env['QED_RANDOM'] ?? 3);
const SEED = Number(process.env['QED_SEED'] ?? 1);
const MOST_STATES = 20_000;

/** Mulberry32: the same numbers everywhere. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Generated {
  readonly java: string;
  readonly script: string;
  /** What the oracle runs against what such a script proves. */
  readonly oracle: (script: string) => string;
}

type Pick = <Item>(items: readonly Item[]) => Item;

const FAMILIES: Readonly<Record<string, (next: (below: number) => number, pick: Pick) => Generated>> = {
  locks,
  waiting,
  calling,
  beginning,
};

function generated(seed: number): Generated {
  const next = numbers(seed);
  const pick: Pick = (items) => items[next(items.length)]!;
  const name = process.env['QED_FAMILY'] ?? pick(['locks', 'locks', 'waiting', 'calling', 'beginning']);
  return FAMILIES[name]!(next, pick);
}

/** Now and then a tactic more, or one less. */
function varied(steps: readonly string[], more: () => string, next: (below: number) => number): string {
  return steps.flatMap((one) => (next(9) === 0 ? [] : next(6) === 0 ? [more(), one] : [one])).join(' ');
}

/** One method changes a field and waits for a flag that may never come; what another one gives back is claimed. */
function waiting(next: (below: number) => number, pick: Pick): Generated {
  const wait = (): string =>
    pick(['while (!flag) { }', 'while (!flag) { }', 'while (true) { if (flag) break; }', 'while (y == 0) { }', 'await();', '']);
  const write = (): string => pick(['x = 1;', 'x = 1;', 'x = y;', 'x = 0;', 'y = 1;', '']);
  const members = (withClient: string): string => `class Random {
    private volatile int x;
    private volatile int y;
    private volatile boolean flag;
${helper}    void a() { ${first} }
    int n() { return x; }
    void b() { ${second} }
${withClient}}
`;
  const first = `${write()} ${wait()} ${write()}`;
  const second = pick(['flag = true;', 'y = 1;', 'y = 0;', '', '', '', 'int t = x; assert t == 0 || t == 1;']);
  const helper = first.includes('await') ? '    private void await() { while (!flag) { } }\n' : '';
  const post = pick(['== 0', '== 0', '== 0', '<= 0', '== 1', '>= 0']);
  const known = (): string => pick(['invariant !flag;', 'invariant !flag;', 'invariant y == 0;', 'invariant x >= 0;']);
  const claimed = `annot post n: \\result ${post};`;
  const begun = next(3) === 0 ? [claimed] : [];
  const steps = [
    ...begun,
    'reduce;',
    known(),
    ...(helper === '' ? [] : ['reduce loop await.loop;', 'reduce await;', pick(['reduce proc await;', 'inline await;'])]),
    'reduce loop a.loop;',
    'reduce;',
    pick(['invariant x == 0;', 'invariant x == 0;', 'invariant x >= 0;', 'invariant x == 0 || x == 1;']),
    ...(begun.length > 0 ? [] : [claimed]),
    'check;',
  ];
  const more = (): string =>
    pick([known(), 'reduce;', 'check;', 'hoist a.loop;', 'abstract read flag at a.read(flag)#1;', 'split a.read(flag)#1;']);
  return {
    java: members(''),
    script: varied(steps, more, next),
    oracle: (script) => members(script.includes(claimed) ? `    void client() { int r = n(); assert r ${post}; }\n` : ''),
  };
}

/** A method that asserts something of its parameter, and callers that see to it or do not. */
function calling(next: (below: number) => number, pick: Pick): Generated {
  const argument = (): string => pick(['1', '2', 'k', 'k', 'k + 1', '0', 't']);
  const call = (): string => pick([`f(${argument()});`, `if (k > 0) f(${argument()});`, `if (k > 0) { f(k); f(${argument()}); }`]);
  const claim = pick(['n > 0', 'n >= 0', 'n != 0', 'n == 1']);
  const pre = pick([claim, claim, 'n > 0', 'n >= 0', 'false', 'n != 0']);
  const inner = pick([`assert ${claim};`, `x = n; assert ${claim};`, `assert ${claim}; x = n;`, `if (n > 1) { g(n); } assert ${claim};`]);
  const stated = next(2) === 0;
  const plain = `class Random {
    private int x;
${inner.includes('g(n)') ? '    private void g(int n) { assert n > 1; }\n' : ''}    private void f(int n) { ${inner} }
    void a(int k) { int t = k; ${call()} }
    void b(int k) { int t = x; ${pick(['', '', call()])} }
}
`;
  const java = stated ? plain.replace('private void f', `/*@ requires ${pre} */ private void f`) : plain;
  const given = stated ? [] : [`annot pre f: ${pre};`];
  const steps = [
    ...given,
    pick(['reduce;', 'check;', 'check f;']),
    pick(['inline f;', 'check;', 'reduce;', 'annot pre g: n > 1;']),
    'reduce;',
    'check;',
  ];
  const more = (): string => pick(['reduce;', 'check;', 'inline f;', 'inline g;', 'annot pre g: n > 0;', 'reduce proc f;', 'undo;']);
  return { java, script: varied(steps, more, next), oracle: () => plain };
}

/** What objects are at first, and what methods assert of that. */
function beginning(next: (below: number) => number, pick: Pick): Generated {
  const first = pick(['', '', 'x = 1;', 'l.set(true);', 'if (x == 0) l.set(true); x = 1;', 'x = 1; assert x == 1;', 'assert x == 1;']);
  const body = (): string =>
    pick([
      'boolean t = l.get(); assert !t;',
      'boolean t = l.get(); assert !t;',
      'boolean t = l.get(); assert t;',
      'int t = x; assert t == 1;',
      'int t = x; assert t == 0;',
      'AtomicBoolean n = new AtomicBoolean(); assert n.get();',
      'AtomicBoolean n = new AtomicBoolean(); n.set(true); assert x == 0;',
      'l.set(true);',
      'x = 1;',
      '',
    ]);
  const java = `import java.util.concurrent.atomic.AtomicBoolean;
class Random {
    private final AtomicBoolean l = new AtomicBoolean(${pick(['', '', 'true', 'false'])});
    private volatile int x;
    Random() { ${first} }
    void a() { ${body()} }
    void b() { ${body()} }
}
`;
  const known = (): string =>
    pick([
      'invariant [AtomicBoolean] !value;',
      'invariant [AtomicBoolean] !value;',
      'invariant [AtomicBoolean] value;',
      'invariant [AtomicBoolean] value && !value;',
      'invariant l.value;',
      'invariant !l.value;',
      'invariant x == 1;',
      'invariant x == 0;',
    ]);
  const steps = [
    'invariant l != null;',
    ...pick([
      [known(), 'reduce;'],
      ['reduce;', known()],
    ]),
    known(),
    'reduce;',
    'check;',
  ];
  return { java, script: varied(steps, known, next), oracle: () => java };
}

/** Two methods that use two private fields under locks that they sometimes forget, and assertions that sometimes hold. */
function locks(next: (below: number) => number, pick: Pick): Generated {
  const field = (): string => pick(['x', 'x', 'y']);
  const statement = (): string => {
    const f = field();
    return pick([
      `${f} = ${f} + 1;`,
      `{ int t = ${f}; ${f} = t + 1; assert ${f} == t + 1; }`,
      `{ int t = ${f}; assert ${f} == t; }`,
      `if (${f} == 0) { ${f} = 1; }`,
      `if (${f} > 1) { ${f} = 0; }`,
      `{ int t = ${f}; if (t == ${f}) { ${f} = t + 1; } }`,
      `x = y;`,
      `{ x = x + 1; y = y + 1; assert x != y || x == y; }`,
      `{ int t = x; while (t > 0) { t = t - 1; } assert t <= 0; }`,
      `{ int t = 0; while (t < 2) { t = t + 1; x = x + 1; } assert t == 2; }`,
      `${f} = 0;`,
      `{ x = 1; assert x > 0; }`,
      `{ int t = ${f}; x = 2; assert t == ${f} || ${f} == 2; }`,
      pick(['assert x == y;', `assert ${f} >= 0;`, `${f} = 1;`]),
    ]);
  };
  const locked = (body: string): string => `synchronized (lock) { ${body} }`;
  const guarded = (body: string): string =>
    pick([locked, locked, locked, locked, locked, locked, (inner: string) => `synchronized (this) { ${inner} }`, (inner: string) => inner])(
      body,
    );
  const body = (): string =>
    Array.from({ length: 1 + next(2) }, () => guarded(Array.from({ length: 1 + next(2) }, statement).join(' '))).join(' ');
  const methods = ['a', 'b'];
  const java = `class Random {\n    private int x;\n    private int y;\n    private final Object lock = new Object();\n${methods.map((name) => `    void ${name}() { ${body()} }\n`).join('')}}\n`;
  const method = (): string => pick(methods);
  const tactic = (): string =>
    pick([
      'mutex lock.holder != null : x;',
      'mutex lock.holder != null : x, y;',
      'mutex lock.holder != null : x, y;',
      'invariant x >= 0;',
      'invariant x == y;',
      'reduce;',
      'reduce;',
      'check;',
      'check;',
      `abstract read ${field()} at ${method()}.read(x)#${1 + next(2)};`,
      `abstract write x at ${method()}.write(x)#1;`,
      `assert x >= 0 at ${method()}.all#${1 + next(4)};`,
      `assert lock.holder == tid at every ${method()}.write(x);`,
      `hoist ${method()}.loop;`,
      `reduce loop ${method()}.loop;`,
      `reduce loop ${method()}.loop: modifies x, post x >= \\old(x);`,
      `split ${method()}.read(x)#1;`,
      'mutex x > 0 : y;',
      'mutex x == 0 as a : x;',
      'undo;',
      'aux int ghost;',
      `set ghost = ghost + 1 at ${method()}.write(x)#1;`,
      `replace ${method()}.write(x)#1: modifies x, post x >= 0;`,
    ]);
  // Now and then what works, so that something is proved.
  const usual = 'mutex lock.holder != null : x, y; reduce; check;';
  const script =
    pick([0, 1, 2]) === 0 ? usual : `${pick(['', '', usual])} ${Array.from({ length: 1 + next(5) }, tactic).join(' ')} reduce; check;`;
  return { java, script, oracle: () => java };
}

test('what random scripts prove the oracle does not refute', async (context) => {
  await initParsers();
  const folder = process.env['CALVIN_PROVER_MEMO'];
  const prover =
    folder !== undefined && process.env['CI'] !== 'true'
      ? rememberedProver(createWasmProver(), folder)
      : rememberingProver(createWasmProver());
  const counted = { proved: 0, refuted: 0, failed: 0 };
  try {
    for (let index = 0; index < COUNT; index++) {
      const { java, script, oracle } = generated(SEED * 100_003 + index);
      const file = { path: 'Random.java', text: java };
      const analysis = analyse([file], { checkAll: true });
      // A tactic that makes no sense here is left out, until the script comes to its end or nothing is left of it.
      let steps = script.split('; ').map((one) => one.replace(/;?$/, ';'));
      for (;;) {
        const text = steps.join('\n');
        const result = await proveScript(analysis, { file: { path: 'Random.qed', text }, start: 0, end: text.length, java: file }, prover);
        const refused = result.steps.findIndex((one) => one.verdict === 'failed' || one.verdict === 'unknown');
        if (result.verdict !== 'proved' && refused >= 0 && steps.length > 1) {
          steps = steps.filter((_, at) => at !== refused);
          continue;
        }
        if (result.verdict !== 'proved') {
          counted.failed++;
          break;
        }
        counted.proved++;
        const program = withoutLints(analyse([{ path: 'Random.java', text: oracle(text) }], { checkAll: true }).program);
        const { finding } = survey(program, { threads: 2 }, { ...SMALL_BOUNDS, ints: usefulInts(program) }, MOST_STATES);
        if (finding) counted.refuted++;
        assert.equal(finding?.violation.message, undefined, `seed ${SEED}, program ${index}, was proved:\n${java}\nby\n${text}`);
        break;
      }
    }
  } finally {
    await prover.dispose();
  }
  context.diagnostic(`${COUNT} programs: ${counted.proved} proved, ${counted.failed} not, ${counted.refuted} refuted though proved`);
});
