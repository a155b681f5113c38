/**
 * Classes that are about one idiom: handing data over with a flag, owning with a ghost field, compare-and-set on a field, waiting,
 * publishing, an object of another class, threads of one's own.
 * Neighbours: `plan.ts` and `methods.ts` make the classes that are about fields and locks.
 */
import { moversInJava } from '../movers/java';
import type { Random } from '../random';
import { frames } from './frames';
import { constants, gates } from './gates';
import { arithmetic, constructors, escapes, promises } from './objects';
import { safe } from './safe';
import { block, line, type JavaClass, type JavaField, type JavaMethod, type JavaProgram, type Node } from './tree';

function field(text: string, ...clauses: readonly string[]): JavaField {
  return { clauses, text };
}

function method(head: string, body: readonly Node[], ...clauses: readonly string[]): JavaMethod {
  return { clauses, head, body };
}

function classOf(name: string, fields: readonly JavaField[], clauses: readonly string[], methods: readonly JavaMethod[]): JavaClass {
  return { head: `class #${name}`, fields, clauses, methods };
}

const atomic = (...body: readonly Node[]): Node => block('/*@ atomic */', body);

/** Some of the methods, at least one, in their order. */
function some(random: Random, methods: readonly JavaMethod[]): readonly JavaMethod[] {
  const kept = methods.filter(() => random.chance(75));
  return kept.length > 0 ? kept.slice(0, 4) : [random.pick(methods)];
}

/** Data that nobody writes once a flag is up, and the flag never comes down. */
function handOff(random: Random): JavaProgram {
  const value = random.pick(['1', '2', 'p']);
  const invariant = value === 'p' || random.chance(40) ? [] : [`global_invariant ready ==> data == ${value}`];
  const fact = invariant.length > 0 ? `data == ${value}` : 'x == data';
  return {
    imports: [],
    classes: [
      classOf(
        'A',
        [
          field('private volatile boolean ready', 'unwritable_by_env_if holder == tid'),
          field('private int data', random.pick(['unwritable_by_env_if ready || holder == tid', 'writable_if holder == tid && !ready'])),
        ],
        ['env_assumption \\old(ready) ==> ready', ...invariant],
        some(random, [
          method('synchronized void put(int p)', [block('if (!ready)', [line(`data = ${value};`), line('ready = true;')])]),
          method('int take()', [
            block('if (ready)', [line('int x = data;'), line(`//@ assert ${fact}`), line('return x;')]),
            line('return 0;'),
          ]),
          method('void spin()', [block('while (!ready)', []), line('int x = data;'), line('//@ assert x == data')]),
          method('boolean look()', [line('boolean b = ready;'), line('return b;')], 'ensures \\result ==> ready'),
        ]),
      ),
    ],
  };
}

/** A flag that is taken by compare-and-set, and a ghost field that says by whom. */
function owner(random: Random): JavaProgram {
  const take = [
    line('boolean ok = false;'),
    atomic(block('if (!busy)', [line('busy = true;'), line('//@ set owner = tid'), line('ok = true;')])),
  ];
  const drop = [atomic(line('busy = false;'), line('//@ set owner = null'))];
  const shared = random.pick(['guarded_by owner == tid', 'unwritable_by_env_if owner == tid', 'accessible_if owner == tid']);
  const kept = random.chance(50);
  return {
    imports: [],
    classes: [
      classOf(
        'A',
        [
          field('private volatile boolean busy'),
          field('ghost Thread owner', 'unwritable_by_env_if owner == tid'),
          field('private int n', shared),
        ],
        [
          'global_invariant owner != null ==> busy',
          ...(random.chance(50) ? ['global_invariant !busy ==> owner == null'] : []),
          ...(kept ? ['global_invariant n >= 0'] : []),
        ],
        some(random, [
          method('void use()', [...take, block('if (ok)', [line('n = n + 1;'), ...drop])]),
          method('int get()', [
            ...take,
            line('int x = 0;'),
            block('if (ok)', [line('x = n;'), line('//@ assert x == n'), ...drop]),
            line('return x;'),
          ]),
          method('boolean tryTake()', [...take, line('return ok;')], 'ensures \\result ==> owner == tid'),
          method('void put(int p)', [line(`n = ${kept ? 'p > 0 ? p : 0' : 'p'};`)], 'requires owner == tid'),
          method('void drop()', drop, 'requires owner == tid', 'modifies busy, owner', 'ensures owner != tid'),
        ]),
      ),
    ],
  };
}

/** An integer lock and what it protects: 0 is free. */
function swap(random: Random): JavaProgram {
  const cas = method(
    'private boolean cas(int e, int v)',
    [line('boolean ok = false;'), atomic(block('if (n == e)', [line('n = v;'), line('ok = true;')])), line('return ok;')],
    ...(random.chance(50) ? ['helper'] : ['performs (n) { n == (\\old(n) == e ? v : \\old(n)) && \\result == (\\old(n) == e) }']),
  );
  const grows = random.chance(60);
  return {
    imports: [],
    classes: [
      classOf('A', [field('private volatile int n')], grows ? ['env_assumption \\old(n) <= n'] : ['global_invariant n >= 0'], [
        cas,
        ...some(random, [
          method('void up()', [line('int x = n;'), line('cas(x, x + 1);')]),
          method(
            'int next()',
            [block('while (true)', [line('int x = n;'), block('if (cas(x, x + 1))', [line('return x;')])])],
            ...(grows ? ['ensures \\result < n'] : ['ensures \\result >= 0']),
          ),
          method(
            'void max(int p)',
            [line('int x = n;'), block('while (x < p)', [block('if (cas(x, p))', [line('return;')]), line('x = n;')])],
            ...(grows ? ['ensures n >= p'] : []),
          ),
          method('void reset()', [line(`cas(${grows ? '0, 1' : '1, 0'});`)]),
          method(
            'int add()',
            [block('while (true)', [line('int x = n;'), block('if (cas(x, x + 1))', [line('return x + 1;')])])],
            'performs (n) { n == \\old(n) + 1 && \\result == n }',
          ),
        ]),
      ]),
    ],
  };
}

/** A slot of a buffer, filled and emptied in turns. */
function waiting(random: Random): JavaProgram {
  const bound = 1 + random.below(2);
  const put = [block(`while (n == ${bound})`, [line('wait();')]), line('n = n + 1;'), line('notifyAll();')];
  const take = [block('while (n == 0)', [line('wait();')]), line('n = n - 1;'), line('notifyAll();')];
  return {
    imports: [],
    classes: [
      classOf(
        'A',
        [field('private int n', random.pick(['guarded_by holder == tid', 'unwritable_by_env_if holder == tid', '@GuardedBy("this")']))],
        [`global_invariant n >= 0 && n <= ${bound}`],
        some(random, [
          method('synchronized void put() throws InterruptedException', put),
          method('synchronized void take() throws InterruptedException', take),
          method('void both() throws InterruptedException', [block('synchronized (this)', put), block('synchronized (this)', take)]),
          method('synchronized int look()', [line('int x = n;'), line(`//@ assert x == n && x <= ${bound}`), line('return x;')]),
          method('synchronized boolean tryTake()', [
            block('if (n > 0)', [line('n = n - 1;'), line('return true;')]),
            line('return false;'),
          ]),
        ]),
      ),
    ],
  };
}

/** An object of another class: its own monitor guards it, wherever it is reached from. */
function other(random: Random): JavaProgram {
  const isFinal = random.chance(60);
  const cell = classOf(
    'B',
    [field('int v', random.pick(['guarded_by holder == tid', 'unwritable_by_env_if holder == tid']))],
    random.chance(50) ? ['global_invariant v >= 0'] : [],
    [
      method('synchronized void inc()', [line('v = v + 1;')]),
      method('synchronized int get()', [line('int x = v;'), line('//@ assert x == v'), line('return x;')]),
    ],
  );
  const reach = isFinal ? [] : [block('if (c == null)', [line('return;')])];
  const start = isFinal ? [line('#B c = b;')] : [line('#B c = b;'), ...reach];
  const main = classOf(
    'A',
    [isFinal ? field('private final #B b = new #B()') : field('private volatile #B b')],
    [],
    some(random, [
      method('void touch()', [...start, block('synchronized (c)', [line('c.v = c.v + 1;')])]),
      method('void twice()', [...start, line('c.inc();'), line('c.inc();')]),
      method('void check()', [
        ...start,
        block('synchronized (c)', [line('int x = c.v;'), line('c.inc();'), line('//@ assert c.v == x + 1')]),
      ]),
      method('void fresh()', [
        line('#B f = new #B();'),
        line('f.v = 1;'),
        line('//@ assert f.v == 1'),
        ...(isFinal ? [] : [line('b = f;')]),
      ]),
      method(
        'int own()',
        [line('#B f = new #B();'), line('f.inc();'), line('int x = f.get();'), line('return x;')],
        'ensures \\result >= 0',
      ),
      method('void of(#B o)', [block('if (o != null)', [block('synchronized (o)', [line('o.v = 1;')])])]),
    ]),
  );
  return { imports: [], classes: [cell, main] };
}

/**
 * A field that one thread alone writes, others only read. Helpers that no call enters: the `run` of the thread, and the constructor of what
 * the thread extends, where nobody in the program makes one.
 */
function thread(random: Random): JavaProgram {
  const bound = 1 + random.below(2);
  const loop = block(`for (int i = 0; i < ${bound}; i++)`, [line('int x = p;'), line('p = x + 1;'), line('//@ assert p == x + 1')]);
  const clauses = random.chance(60) ? ['env_assumption \\old(p) <= p'] : ['global_invariant p >= 0'];
  const discipline = random.pick(['unwritable_by_env_if tid == this', 'writable_if tid == this']);
  // A helper that no call enters is checked alone all the same.
  const run = method('public void run()', [loop], ...(random.chance(40) ? ['helper'] : []));
  const others = some(random, [
    method('int seen()', [
      line('int x = p;'),
      line(`//@ assert ${clauses[0]!.startsWith('env') ? 'x <= p' : 'x >= 0'}`),
      line('return x;'),
    ]),
    method('static void go()', [line('#A t = new #A();'), line('t.start();')]),
  ]);
  const above = random.chance(40) ? [extended(random)] : [];
  const own = classOf('A', [field('private volatile int p', discipline)], clauses, [run, ...others]);
  return { imports: [], classes: [...above, { ...own, head: `class #A extends ${above.length > 0 ? '#B' : 'Thread'}` }] };
}

/** A class of threads with a constructor that is a helper, and that may say too much. */
function extended(random: Random): JavaClass {
  const most = 1 + random.below(2);
  const made = method('#B()', [line(`most = ${most};`), line(`//@ assert most >= ${random.pick([0, 1, 2])}`)], 'helper');
  return { ...classOf('B', [field('final int most')], [], [made]), head: 'class #B extends Thread' };
}

/** What a subclass overrides, and a call that may go to either. */
function overriding(random: Random): JavaProgram {
  const upper = classOf(
    'A',
    [field('int n', 'guarded_by holder == tid')],
    ['global_invariant n >= 0'],
    [
      method('void change()', [line('n = n + 1;')], 'requires holder == tid', 'modifies n', 'ensures n >= \\old(n)'),
      method('void go()', [block('synchronized (this)', [line('int x = n;'), line('change();'), line('//@ assert n >= x')])]),
    ],
  );
  const lower = {
    ...classOf(
      'B',
      [],
      [],
      [method('void change()', [random.pick([line('n = n + 2;'), block('if (n < 2)', [line('n = 2;')]), line('super.change();')])])],
    ),
    head: 'class #B extends #A',
  };
  return { imports: [], classes: [upper, lower] };
}

/** A static counter with a static lock, set up by an initializer. */
function statics(random: Random): JavaProgram {
  return {
    imports: [],
    classes: [
      classOf(
        'A',
        [
          field('private static final Object L = new Object()'),
          field(
            `private static int s = ${random.below(2)}`,
            random.pick(['guarded_by L.holder == tid', 'unwritable_by_env_if L.holder == tid']),
          ),
          field('private static volatile boolean on'),
        ],
        ['global_invariant s >= 0', 'env_assumption \\old(on) ==> on'],
        some(random, [
          method('static void inc()', [block('synchronized (L)', [line('s = s + 1;')])]),
          method(
            'static int get()',
            [block('synchronized (L)', [line('int x = s;'), line('//@ assert x == s'), line('return x;')])],
            'ensures \\result >= 0',
          ),
          method('static void turn()', [line('on = true;')], 'ensures on'),
          method('static boolean isOn()', [line('return on;')], 'ensures \\result ==> on'),
          method('void down()', [block('synchronized (L)', [block('if (s > 0)', [line('s = s - 1;')])])]),
        ]),
      ),
    ],
  };
}

/** A map of ghosts: who waits, and by whom a slot is taken. */
function slots(random: Random): JavaProgram {
  const size = 1 + random.below(2);
  return {
    imports: [],
    classes: [
      classOf(
        'A',
        [
          field(
            `private final int[] a = new int[${size}]`,
            random.pick(['guarded_by[i] holder == tid', 'unwritable_by_env_if[i] holder == tid']),
          ),
          field('ghost Thread -> boolean inside', 'unwritable_by_env_if[t] t == tid'),
        ],
        [],
        some(random, [
          method('synchronized void set(int p)', [block(`if (p >= 0 && p < ${size})`, [line('a[p] = a[p] + 1;')])]),
          method('synchronized int get()', [line('int x = a[0];'), line('//@ assert x == a[0]'), line('return x;')]),
          method('void enter()', [
            line('//@ set inside[tid] = true'),
            line('//@ assert inside[tid]'),
            block('synchronized (this)', [line('a[0] = 1;')]),
          ]),
          method(
            'void leave()',
            [line('//@ set inside[tid] = false')],
            'requires inside[tid]',
            'modifies inside[tid]',
            'ensures !inside[tid]',
          ),
          method('synchronized void all()', [
            block(`for (int i = 0; i < ${size}; i++)`, [line('a[i] = i;')]),
            line('//@ assert a[0] == 0'),
          ]),
        ]),
      ),
    ],
  };
}

/** A flag that is set under a lock, and the double check of it. */
function lazy(random: Random): JavaProgram {
  return {
    imports: [],
    classes: [
      classOf('B', [field(`final int v = ${1 + random.below(2)}`)], [], []),
      classOf(
        'A',
        [field('private volatile #B b', 'unwritable_by_env_if holder == tid')],
        ['env_assumption \\old(b) != null ==> b == \\old(b)'],
        some(random, [
          method(
            '#B get()',
            [
              line('#B x = b;'),
              block('if (x == null)', [
                block('synchronized (this)', [line('x = b;'), block('if (x == null)', [line('x = new #B();'), line('b = x;')])]),
              ]),
              line('return x;'),
            ],
            'ensures \\result != null',
          ),
          method(
            '#B plain()',
            [block('synchronized (this)', [block('if (b == null)', [line('b = new #B();')]), line('return b;')])],
            'ensures \\result != null && \\result == b',
          ),
          method(
            'int use()',
            [line('#B x = b;'), block('if (x == null)', [line('return 0;')]), line('//@ assert b == x'), line('return x.v;')],
            'ensures \\result >= 0',
          ),
        ]),
      ),
    ],
  };
}

/** A theme of its own, that can be asked for alone; `weight`: how often it comes among the others. */
export interface JavaTheme {
  readonly name: string;
  readonly weight: number;
  readonly make: (random: Random) => JavaProgram;
}

export const THEMES: readonly JavaTheme[] = [
  { name: 'hand-off', weight: 14, make: handOff },
  { name: 'owner', weight: 14, make: owner },
  { name: 'swap', weight: 12, make: swap },
  { name: 'waiting', weight: 8, make: waiting },
  { name: 'other', weight: 12, make: other },
  { name: 'thread', weight: 6, make: thread },
  { name: 'overriding', weight: 6, make: overriding },
  { name: 'statics', weight: 8, make: statics },
  { name: 'slots', weight: 8, make: slots },
  { name: 'lazy', weight: 8, make: lazy },
  { name: 'escapes', weight: 24, make: escapes },
  { name: 'constructors', weight: 4, make: constructors },
  { name: 'promises', weight: 16, make: promises },
  { name: 'arithmetic', weight: 10, make: arithmetic },
  { name: 'movers', weight: 30, make: moversInJava },
  { name: 'safe', weight: 12, make: safe },
  { name: 'gates', weight: 10, make: gates },
  { name: 'frames', weight: 6, make: frames },
  { name: 'constants', weight: 6, make: constants },
];
