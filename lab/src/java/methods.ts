/**
 * Methods of a planned class: plain ones, helpers, such with a specification, with `performs`, and pure functions with loops.
 * Neighbours: `body.ts` makes what stands in them; `themes.ts` has methods that belong together.
 */
import type { Random } from '../random';
import { BodyMaker, type Around } from './body';
import type { Cell, Lock, Plan } from './plan';
import { block, line, type JavaMethod, type Node } from './tree';

type Calls = Around['calls'];

/** From one to three methods; later ones may call earlier ones. */
export function planMethods(random: Random, plan: Plan): readonly JavaMethod[] {
  const methods: JavaMethod[] = [];
  let calls: Calls = [];
  const count = 1 + random.below(3);
  if (random.chance(30)) {
    const made = random.chance(40) ? helper(random, plan, calls) : specified(random, plan);
    methods.push(made.method);
    calls = made.calls;
  }
  for (let index = 0; index < count; index++) {
    methods.push(
      random.weighted<() => JavaMethod>([
        [60, () => plain(random, plan, calls, `f${index}`)],
        [16, () => performing(random, plan, `f${index}`)],
        [10, () => counting(random, `f${index}`)],
        [14, () => returning(random, plan, `f${index}`)],
      ])(),
    );
  }
  return methods;
}

/** Sometimes an int parameter, for whatever its callers like. */
function parameters(random: Random): readonly string[] {
  return random.chance(35) ? ['p'] : [];
}

function startOf(random: Random, plan: Plan): { readonly around: Around; readonly isSynchronized: boolean } {
  const monitor = plan.locks.find((lock) => lock.name === 'this');
  const isSynchronized = monitor !== undefined && random.chance(30);
  return { isSynchronized, around: { plan, held: new Set(isSynchronized ? [monitor] : []), locals: [], ints: [], calls: [], depth: 2 } };
}

function plain(random: Random, plan: Plan, calls: Calls, name: string): JavaMethod {
  const { around, isSynchronized } = startOf(random, plan);
  const ints = parameters(random);
  const body = new BodyMaker(random).statements({ ...around, ints, calls }, 1 + random.below(4));
  return { clauses: [], head: `${isSynchronized ? 'synchronized ' : ''}void ${name}(${ints.map((p) => `int ${p}`).join(', ')})`, body };
}

/** Its body stands in the place of each call. */
function helper(random: Random, plan: Plan, calls: Calls): { readonly method: JavaMethod; readonly calls: Calls } {
  const needs = random.chance(50) ? random.pick(plan.locks) : undefined;
  const held = new Set<Lock>(needs ? [needs] : []);
  const body = new BodyMaker(random).statements({ plan, held, locals: [], ints: [], calls, depth: 1 }, 1 + random.below(2));
  return { method: { clauses: ['helper'], head: 'private void help()', body }, calls: [{ text: 'help();', needs }] };
}

/** A method that is called by what it says. */
function specified(random: Random, plan: Plan): { readonly method: JavaMethod; readonly calls: Calls } {
  const cell = random.pick(plan.cells);
  const { guard, name, type } = cell;
  const isPaired = plan.pair?.includes(cell);
  if (!guard || type === 'boolean' || isPaired) {
    const k = random.below(3);
    const method = { clauses: ['requires p >= 0', `ensures \\result >= ${k}`], head: 'int step(int p)', body: [line(`return p + ${k};`)] };
    return { method, calls: [{ text: `step(${random.below(3)});`, needs: undefined }] };
  }
  const increment = { ensures: `ensures ${name} == \\old(${name}) + 1`, body: line(`${name} = ${name} + 1;`) };
  const { ensures, body } = random.pick([
    ...(cell.shape === 'bounded' ? [] : [increment]),
    { ensures: `ensures ${name} >= \\old(${name})`, body: block(`if (${name} < 2)`, [line(`${name} = ${name} + 1;`)]) },
    { ensures: `ensures ${name} > 0`, body: block(`if (${name} < 1)`, [line(`${name} = 1;`)]) },
  ]);
  return {
    method: { clauses: [`requires ${guard.held}`, `modifies ${name}`, ensures], head: 'void step()', body: [body] },
    calls: [{ text: 'step();', needs: guard }],
  };
}

/** A method that says which atomic action it performs. */
function performing(random: Random, plan: Plan, name: string): JavaMethod {
  const isFit = (cell: Cell): boolean =>
    cell.type === 'int' &&
    cell.guard !== undefined &&
    !cell.guard.isExplicit &&
    cell.isExclusive &&
    cell.shape !== 'bounded' &&
    !plan.pair?.includes(cell);
  const cells = plan.cells.filter(isFit);
  const [first] = plan.atomics;
  if (cells.length === 0) {
    if (!first) return returning(random, plan, name);
    const value = `${first.name}.value`;
    return random.pick<() => JavaMethod>([
      () => ({
        clauses: [`performs (${value}) { ${value} == \\old(${value}) + 1 }`],
        head: `void ${name}()`,
        body: [line(`${first.name}.incrementAndGet();`)],
      }),
      () => ({
        clauses: [`performs (${value}) { ${value} == \\old(${value}) + 1 && \\result == ${value} }`],
        head: `int ${name}()`,
        body: [
          block('while (true)', [
            line(`int c = ${first.name}.get();`),
            block(`if (${first.name}.compareAndSet(c, c + 1))`, [line('return c + 1;')]),
          ]),
        ],
      }),
    ])();
  }
  const cell = random.pick(cells);
  const under = (body: readonly Node[]): readonly Node[] => [block(`synchronized (${cell.guard!.name})`, body)];
  const n = cell.name;
  return random.pick<() => JavaMethod>([
    () => ({ clauses: [`performs (${n}) { ${n} == \\old(${n}) + 1 }`], head: `void ${name}()`, body: under([line(`${n} = ${n} + 1;`)]) }),
    () => ({
      clauses: [`performs (${n}) { ${n} == \\old(${n}) + 1 && \\result == ${n} }`],
      head: `int ${name}()`,
      body: under([line(`${n} = ${n} + 1;`), line(`return ${n};`)]),
    }),
    () => ({
      clauses: [`performs (${n}) { ${n} == (\\old(${n}) < 2 ? 2 : \\old(${n})) }`],
      head: `void ${name}()`,
      body: under([block(`if (${n} < 2)`, [line(`${n} = 2;`)])]),
    }),
    () => ({
      clauses: ['performs () { \\result == ' + n + ' }'],
      head: `int ${name}()`,
      body: under([line(`int x = ${n};`), line('return x;')]),
    }),
    () => ({
      clauses: [`performs (${n}) { ${n} == \\old(${n}) + 2 }`],
      head: `void ${name}()`,
      body: under([line(`${n} = ${n} + 1;`), line(`${n} = ${n} + 1;`)]),
    }),
  ])();
}

/** A function without shared state: loops, requires and ensures. */
function counting(random: Random, name: string): JavaMethod {
  const bound = 2 + random.below(2);
  return random.pick<() => JavaMethod>([
    () => ({
      clauses: ['requires p >= 0', 'ensures \\result == p'],
      head: `int ${name}(int p)`,
      body: [line('int i = 0;'), block('while (i < p)', [line('i = i + 1;')]), line('return i;')],
    }),
    () => ({
      clauses: [`ensures \\result >= 0 && \\result <= ${bound}`],
      head: `int ${name}(int p)`,
      body: [
        line('int i = 0;'),
        block(`for (int j = 0; j < ${bound}; j++)`, [block('if (p > j)', [line('i++;')])]),
        line('//@ assert i >= 0'),
        line('return i;'),
      ],
    }),
    () => ({
      clauses: ['ensures \\result >= 0'],
      head: `int ${name}(int p)`,
      body: [block('if (p < 0)', [line('return -p;')]), line('return p;')],
    }),
    () => ({
      clauses: ['ensures \\result == (p > 1 ? 1 : 0)', 'exsures (RuntimeException e) p < 0'],
      head: `int ${name}(int p)`,
      body: [
        block('if (p < 0)', [line('throw new RuntimeException();')]),
        block('try', [block('if (p > 1)', [line('return 1;')])], { head: 'finally', body: [line('p = 0;')] }),
        line('return 0;'),
      ],
    }),
  ])();
}

/** Gives back what it read, and promises something of it. */
function returning(random: Random, plan: Plan, name: string): JavaMethod {
  const cell = random.pick(plan.cells);
  const x = cell.name;
  const clauses =
    cell.type === 'boolean'
      ? cell.shape === 'latch'
        ? [`ensures \\result ==> ${x}`]
        : []
      : cell.shape === 'natural'
        ? ['ensures \\result >= 0']
        : cell.shape === 'bounded'
          ? ['ensures \\result >= 0 && \\result <= 2']
          : random.chance(plan.rashness / 2)
            ? [`ensures \\result == ${x}`]
            : cell.shape === 'growing'
              ? [random.pick([`ensures \\result <= ${x}`, `ensures \\old(${x}) <= \\result`])]
              : [];
  const read = random.chance(40) ? [line(`${cell.type} x = ${x};`), line('return x;')] : [line(`return ${x};`)];
  const update = random.chance(40)
    ? new BodyMaker(random).write({ plan, held: new Set(cell.guard ? [cell.guard] : []), locals: [], ints: [], calls: [], depth: 0 }, cell)
    : [];
  if (!cell.guard || (!cell.isExclusive && random.chance(60))) return { clauses, head: `${cell.type} ${name}()`, body: read };
  const { guard } = cell;
  if (guard.isExplicit)
    return {
      clauses,
      head: `${cell.type} ${name}()`,
      body: [
        line(`${guard.name}.lock();`),
        block('try', [...update, ...read], { head: 'finally', body: [line(`${guard.name}.unlock();`)] }),
      ],
    };
  return { clauses, head: `${cell.type} ${name}()`, body: [block(`synchronized (${guard.name})`, [...update, ...read])] };
}
