/**
 * A class that promises to be safe for threads, with state of every kind: some of it is protected, and some may not be.
 * Neighbours: `themes.ts` lists it; what refutes that one is verified is a race in its methods (`JavaProgram.safe`).
 */
import type { Random } from '../random';
import { block, line, type JavaClass, type JavaField, type JavaMethod, type JavaProgram, type Node } from './tree';

interface Part {
  readonly fields: readonly JavaField[];
  readonly method: JavaMethod;
  readonly inConstructor: readonly Node[];
}

function part(text: string, clauses: readonly string[], head: string, body: readonly Node[], ...inConstructor: readonly Node[]): Part {
  return { fields: [{ clauses, text }], method: { clauses: [], head, body }, inConstructor };
}

/** A constructor that shows its object to all, before or after what it sets. */
function shown(random: Random): Part {
  const made = part(
    'private int x',
    [],
    'int seen()',
    [line('#A a = shown;'), block('if (a != null)', [line('return a.x;')]), line('return x;')],
    ...random.pick([
      [line('shown = this;'), line('x = 5;')],
      [line('x = 5;'), line('shown = this;')],
    ]),
  );
  return { ...made, fields: [{ clauses: [], text: 'private static volatile #A shown' }, ...made.fields] };
}

export function safe(random: Random): JavaProgram {
  const under = (body: readonly Node[]): readonly Node[] => (random.chance(65) ? [block('synchronized (this)', body)] : body);
  const guard = (): readonly string[] => (random.chance(65) ? ['@GuardedBy("this")'] : []);
  const underOf = (body: readonly Node[]): readonly Node[] => (random.chance(50) ? [block('synchronized (a)', body)] : body);
  const end = line('return 0;');
  const clients: JavaMethod[] = [];
  // Of another class, nothing of which is protected by itself.
  const isPlain = random.chance(40);
  const parts: readonly (() => Part)[] = [
    () => part('private int n', guard(), 'int get()', [...under([line('int x = n;'), line('n = x + 1;')]), end]),
    () => part('private static int made', [], 'static int count()', [line('return made;')], line('made = made + 1;')),
    () => part('private int first', [], 'int first()', [line('return first;')], line('first = 1;')),
    () => part('private int of', [], 'int of()', [line('return of;')], block('if (o != null)', [line('o.of = 2;')])),
    () => part('private final int[] a = new int[2]', guard(), 'int change()', [...under([line('a[0] = a[0] + 1;')]), end]),
    () => part('private final int[] table = { 1, 2 }', [], 'int look()', [line('return table[1];')]),
    () =>
      part('private final #B b = new #B()', guard(), 'int touch()', [
        ...under([random.pick([line('b.v = b.v + 1;'), line('b.inc();')])]),
        end,
      ]),
    () => part('private final #B plain = new #B()', [], 'int plain()', [...under([line('plain.v = plain.v + 1;')]), end]),
    () => shown(random),
    () =>
      part('private volatile #B last', [], 'int next()', [
        line('#B c = last;'),
        block('if (c != null)', [line('c.inc();')]),
        line('last = new #B();'),
        end,
      ]),
    // Nobody in the program writes it: whoever has the object may.
    () =>
      part(
        `${random.pick(['public', 'public', 'protected', 'private'])} ${random.pick(['', '', 'volatile '])}int open`,
        random.chance(25) ? ['@GuardedBy("this")'] : [],
        'int open()',
        [...under([line('int x = open;')]), end],
      ),
    // Its package sees it, and a class there writes or reads it.
    () => {
      const made = part(`${random.pick(['', 'public '])}int near`, guard(), 'int near()', [...under([line('int x = near;')]), end]);
      clients.push(
        random.pick([
          { clauses: [], head: 'static void poke(#A a)', body: [block('if (a != null)', [...underOf([line('a.near = 7;')])])] },
          { clauses: [], head: 'static int peek(#A a)', body: [block('if (a != null)', [...underOf([line('int x = a.near;')])]), end] },
        ]),
      );
      return made;
    },
  ];
  const numbers = new Set(Array.from({ length: 1 + random.below(3) }, () => random.below(parts.length)));
  const chosen = [...numbers].map((number) => parts[number]!());
  const inside = chosen.flatMap(({ inConstructor }) => inConstructor);
  const makes: readonly JavaMethod[] =
    inside.length === 0 && random.chance(70)
      ? []
      : [
          { clauses: [], head: '#A(#A o)', body: inside },
          { clauses: [], head: 'static void make(#A o)', body: [line('#A a = new #A(o);')] },
        ];
  const cell: JavaClass = {
    head: 'class #B',
    clauses: [],
    fields: [{ clauses: !isPlain && random.chance(65) ? ['@GuardedBy("this")'] : [], text: 'int v' }],
    methods: [{ clauses: [], head: `${isPlain ? '' : 'synchronized '}void inc()`, body: [line('v = v + 1;')] }],
  };
  const main: JavaClass = {
    head: '@ThreadSafe class #A',
    clauses: [],
    fields: chosen.flatMap((one) => one.fields),
    methods: [...makes, ...chosen.map((one) => one.method)],
  };
  const client: readonly JavaClass[] = clients.length === 0 ? [] : [{ head: 'class #C', clauses: [], fields: [], methods: clients }];
  return { imports: [], classes: [cell, main, ...client], safe: { classes: '^[AC]\\d*$', open: '^open$' } };
}
