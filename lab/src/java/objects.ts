/**
 * Classes about objects that are made, kept to oneself, linked to each other and shown to others; and about what constructors set and calls
 * promise.
 * Neighbours: `themes.ts` has the idioms; `../java-generator.ts` chooses.
 */
import type { Random } from '../random';
import { block, line, type JavaMethod, type JavaProgram, type Node } from './tree';

/** A local that refers to a new object: what its field holds, and whether others may know it. */
interface Fresh {
  readonly name: string;
  readonly value: number;
  readonly isShown: boolean;
  readonly links: string | undefined;
}

/** Statements over new objects: nothing is shown but through a volatile field, a parameter's field, or a call. */
class ObjectSoup {
  private count = 0;
  private known: Fresh[] = [];

  constructor(
    private readonly random: Random,
    private readonly isGuarded: boolean,
  ) {}

  statements(count: number): readonly Node[] {
    return Array.from({ length: count }, () => this.statement()).flat();
  }

  private statement(): readonly Node[] {
    const { random } = this;
    if (this.known.length === 0 || random.chance(18)) return this.made();
    const one = random.pick(this.known);
    const { name } = one;
    return random.weighted<() => readonly Node[]>([
      [22, () => this.asserted(one)],
      [16, () => this.written(one)],
      [14, () => this.shown(one)],
      [14, () => this.linked(one)],
      [8, () => [line(`${name}.bump();`), ...this.changed(one, one.value + 1)]],
      [6, () => [line(`keep(${name});`)]],
      [6, () => [line(`#B y${this.count} = ${name};`), ...this.aliased(one)]],
      [8, () => [block('if (p > 0)', this.shown(one))]],
      [6, () => [line(`synchronized (${name}) { ${name}.x = 1; }`), ...this.changed(one, 1)]],
    ])();
  }

  private made(): readonly Node[] {
    const name = `o${this.count++}`;
    const value = this.random.below(3);
    this.known.push({ name, value, isShown: false, links: undefined });
    return [line(`#B ${name} = new #B(${value});`)];
  }

  private changed(one: Fresh, value: number): readonly Node[] {
    this.known = this.known.map((other) => (other.name === one.name ? { ...other, value } : other));
    return [];
  }

  private aliased(one: Fresh): readonly Node[] {
    this.known.push({ ...one, name: `y${this.count++}` });
    return [];
  }

  /** Now and then what is said is true of one's own object only. */
  private asserted(one: Fresh): readonly Node[] {
    if (one.isShown && !this.random.chance(25)) return [line(`//@ assert ${one.name} != null && ${one.name}.fixed == ${one.name}.fixed`)];
    return [
      line(
        `//@ assert ${one.links !== undefined && this.random.chance(50) ? `${one.name}.next == ${one.links}` : `${one.name}.x == ${one.value}`}`,
      ),
    ];
  }

  private written(one: Fresh): readonly Node[] {
    const value = this.random.below(3);
    this.changed(one, value);
    const write = line(`${one.name}.x = ${value};`);
    return one.isShown && this.isGuarded && !this.random.chance(15) ? [block(`synchronized (${one.name})`, [write])] : [write];
  }

  private shown(one: Fresh): readonly Node[] {
    this.known = this.known.map((other) => (other.name === one.name || other.name === one.links ? { ...other, isShown: true } : other));
    return [line(this.random.pick([`b = ${one.name};`, `b = ${one.name};`, `S = ${one.name};`, `show(${one.name});`]))];
  }

  private linked(one: Fresh): readonly Node[] {
    const other = this.random.pick(this.known);
    this.known = this.known.map((each) =>
      each.name === one.name ? { ...each, links: other.name } : each.name === other.name && one.isShown ? { ...each, isShown: true } : each,
    );
    return [line(`${one.name}.next = ${other.name};`)];
  }
}

/** New objects, and when others get hold of them. */
export function escapes(random: Random): JavaProgram {
  const isGuarded = random.chance(60);
  const discipline = random.pick(['unwritable_by_env_if holder == tid', 'guarded_by holder == tid']);
  const bump: JavaMethod = {
    clauses: [],
    head: 'void bump()',
    body: isGuarded ? [block('synchronized (this)', [line('x = x + 1;')])] : [line('x = x + 1;')],
  };
  const show: JavaMethod = random.pick([
    { clauses: [], head: 'private void show(#B o)', body: [line('b = o;')] },
    { clauses: ['modifies b', 'ensures true'], head: 'void show(#B o)', body: [line('b = o;')] },
  ]);
  const keep: JavaMethod = random.pick([
    { clauses: [], head: 'private void keep(#B o)', body: [] },
    { clauses: ['requires o != null', 'modifies b', 'ensures true'], head: 'void keep(#B o)', body: [] },
  ]);
  const methods = Array.from(
    { length: 1 + random.below(2) },
    (_, index): JavaMethod => ({
      clauses: [],
      head: `void f${index}(int p)`,
      body: new ObjectSoup(random, isGuarded).statements(3 + random.below(4)),
    }),
  );
  const other: JavaMethod = random.pick([
    {
      clauses: [],
      head: 'void meddle()',
      body: [line('#B o = b;'), block('if (o != null)', isGuarded ? [block('synchronized (o)', [line('o.x = 7;')])] : [line('o.x = 7;')])],
    },
    {
      clauses: [],
      head: 'void relink()',
      body: [line('#B o = b;'), block('if (o != null)', [line('#B q = o.next;'), block('if (q != null)', [line('q.next = o;')])])],
    },
  ]);
  return {
    imports: [],
    classes: [
      {
        head: 'class #B',
        clauses: random.chance(40) ? ['global_invariant fixed >= 0'] : [],
        fields: [
          { clauses: isGuarded ? [discipline] : [], text: `${isGuarded ? '' : 'volatile '}int x` },
          { clauses: [], text: 'volatile #B next' },
          { clauses: [], text: 'final int fixed' },
        ],
        methods: [{ clauses: [], head: '#B(int v)', body: [line('x = v;'), line('fixed = v;')] }, bump],
      },
      {
        head: 'class #A',
        clauses: [],
        fields: [
          { clauses: [], text: 'private volatile #B b' },
          { clauses: [], text: 'private static volatile #B S' },
        ],
        methods: [show, keep, ...methods, other],
      },
    ],
  };
}

/** What a constructor sets, and what everybody may then believe. */
export function constructors(random: Random): JavaProgram {
  const bound = 1 + random.below(2);
  const body: Node[] = [
    line(
      `n = ${random.weighted([
        [1, 'v'],
        [1, `v > ${bound} ? ${bound} : v`],
        [6, `v > ${bound} || v < 0 ? 0 : v`],
      ])};`,
    ),
    line('max = n;'),
  ];
  if (random.chance(15)) body.splice(random.below(3), 0, line('last = this;'));
  if (random.chance(25)) body.push(line(random.pick(['n = 0;', 'helper();', '//@ assert n == max', '//@ set made = tid'])));
  const methods: JavaMethod[] = [
    { clauses: ['ensures \\result >= 0'], head: 'synchronized int get()', body: [line('return n;')] },
    { clauses: [], head: 'synchronized void dec()', body: [block('if (n > 0)', [line('n = n - 1;')])] },
    { clauses: [], head: 'void check()', body: [block('synchronized (this)', [line('//@ assert n <= max'), line('int x = n;')])] },
    {
      clauses: ['ensures \\result != null && \\result.max >= 0'],
      head: 'static #A make(int p)',
      body: [line('#A a = new #A(p);'), line('//@ assert a.n == a.max'), line('return a;')],
    },
    {
      clauses: [],
      head: 'static void from(int p)',
      body: [line('#A a = last;'), block('if (a != null)', [line(`//@ assert a.max <= ${bound}`), line('int x = a.max;')])],
    },
  ].filter(() => random.chance(65));
  return {
    imports: [],
    classes: [
      {
        head: 'class #A',
        clauses: [`global_invariant max >= 0 && max <= ${bound}`, 'global_invariant n >= 0 && n <= max'].filter(() => random.chance(75)),
        fields: [
          { clauses: [random.pick(['guarded_by holder == tid', 'unwritable_by_env_if holder == tid'])], text: 'private int n' },
          { clauses: [], text: 'final int max' },
          { clauses: [], text: 'static volatile #A last' },
          { clauses: [], text: 'ghost Thread made' },
        ],
        methods: [
          { clauses: random.chance(40) ? ['requires v >= 0'] : [], head: '#A(int v)', body },
          { clauses: [], head: 'private void helper()', body: [line('n = max;')] },
          ...methods,
        ],
      },
    ],
  };
}

/** Methods known by what they say: what the caller may believe after each call. */
export function promises(random: Random): JavaProgram {
  const n = random.pick(['n', 'm']);
  const isVolatile = random.chance(40);
  const specs: readonly JavaMethod[] = [
    { clauses: ['requires holder == tid', 'modifies n', 'ensures n == \\old(n) + 1'], head: 'void up()', body: [line('n = n + 1;')] },
    {
      clauses: ['requires holder == tid && n > 0', 'modifies n', 'ensures n == \\old(n) - 1'],
      head: 'void down()',
      body: [line('n = n - 1;')],
    },
    {
      clauses: ['requires holder == tid', 'modifies n, m', 'ensures n == \\old(m) && m == \\old(n)'],
      head: 'void swap()',
      body: [line('int x = n;'), line('n = m;'), line('m = x;')],
    },
    {
      clauses: ['requires p >= 0', 'ensures \\result >= p', 'exsures (RuntimeException e) p == 0'],
      head: 'int pure(int p)',
      body: [block('if (p == 0)', [line('throw new RuntimeException();')]), line('return p + 1;')],
    },
    {
      clauses: ['requires holder == tid', 'modifies m', 'ensures m >= \\old(m)', 'exsures (RuntimeException e) m == \\old(m)'],
      head: 'void risky(int p)',
      body: [block('if (p > 0)', [line('throw new RuntimeException();')]), line('m = m + 2;')],
    },
  ];
  const steps: readonly (readonly Node[])[] = [
    [line('up();'), line('//@ assert n == a + 1')],
    [line('swap();'), line('//@ assert m == a && n == b')],
    [block('if (n > 0)', [line('down();')])],
    [line('int r = pure(1);'), line('//@ assert r >= 1 && n == a')],
    [
      block('try', [line('risky(p);')], { head: 'catch (RuntimeException e)', body: [line('//@ assert m == b')] }),
      line('//@ assert m >= b'),
    ],
    [line(`//@ assert ${n} == ${n === 'n' ? 'a' : 'b'}`)],
    [line('up();'), line('//@ assert m == b')],
  ];
  const callers = Array.from({ length: 1 + random.below(2) }, (_, index): JavaMethod => {
    const body = [
      line('int a = n;'),
      line('int b = m;'),
      ...random.pick(steps),
      ...(random.chance(30) ? [block('if (p > 0)', random.pick(steps))] : []),
    ];
    return { clauses: [], head: `void f${index}(int p)`, body: [block('synchronized (this)', body)] };
  });
  const cell = (name: string): { clauses: readonly string[]; text: string } => ({
    clauses: [
      isVolatile ? 'unwritable_by_env_if holder == tid' : random.pick(['guarded_by holder == tid', 'unwritable_by_env_if holder == tid']),
    ],
    text: `${isVolatile ? 'volatile ' : ''}int ${name}`,
  });
  return {
    imports: [],
    classes: [
      {
        head: 'class #A',
        clauses: random.chance(35) ? ['global_invariant n >= 0'] : [],
        fields: [cell('n'), cell('m')],
        methods: [...specs.filter((one) => callersUse(callers, one)), ...callers],
      },
    ],
  };
}

function callersUse(callers: readonly JavaMethod[], { head }: JavaMethod): boolean {
  return JSON.stringify(callers).includes(`${head.slice(head.indexOf(' ') + 1, head.indexOf('('))}(`);
}

/** Equations of arithmetic, true and nearly true. */
export function arithmetic(random: Random): JavaProgram {
  const facts = [
    '(p / 2) * 2 + p % 2 == p',
    'p % 3 < 3',
    'p % 2 >= 0',
    'p % 2 > -2',
    '(p >> 1) == p / 2',
    '(p & 1) >= 0',
    '(p & 1) == p % 2',
    '-p / 2 == -(p / 2)',
    '(p + 1) / 2 >= p / 2',
    'p / -2 == -(p / 2)',
    '(p < 0 ? -p : p) >= 0',
    '(p << 1) == p * 2',
    'p * p >= 0',
    '(p > q) == (q < p)',
    'p - q <= 0 || p > q',
    'p % 2 == 0 || p % 2 == 1',
    '(p == q) != (p != q)',
    'p * 3 % 3 == 0',
    '(p - 1) % 2 != p % 2',
    'p / 3 <= p',
    '(byte) 200 == -56',
    '(byte) (p & 1) == (p & 1)',
    '(char) 65 == 65',
    '(short) 40000 < 0',
    '7 / -2 == -3',
    '-7 % 3 == -1',
    '-7 / 2 == -3',
    '-7 % 3 == 2',
  ];
  const methods = Array.from({ length: 1 + random.below(2) }, (_, index): JavaMethod => {
    const body = Array.from({ length: 1 + random.below(2) }, (): readonly Node[] => {
      const fact = random.pick(facts);
      const t = `t${random.below(1000)}`;
      return random.chance(50) ? [line(`//@ assert ${fact}`)] : [line(`boolean ${t} = ${fact};`), line(`//@ assert ${t}`)];
    }).flat();
    return { clauses: random.chance(30) ? ['requires p >= 0'] : [], head: `void f${index}(int p, int q)`, body };
  });
  return {
    imports: [],
    classes: [
      {
        head: 'class #A',
        clauses: ['global_invariant n >= 0'],
        fields: [{ clauses: [], text: 'private volatile int n' }],
        methods: [
          ...methods,
          {
            clauses: [],
            head: 'void put(int p)',
            body: [
              line(`int x = ${random.pick(['p < 0 ? 0 : p', 'p % 2 + 1', 'p & 1', 'p * p', 'p / 2', '(p - 1) * p'])};`),
              line('n = x;'),
            ],
          },
          {
            clauses: [],
            head: 'void add()',
            body: [line('int x = n;'), line(`n = ${random.pick(['x + 1', 'x / 2', 'x % 2', '(x + 1) % 3', 'x - 1', 'x * 2'])};`)],
          },
        ],
      },
    ],
  };
}
