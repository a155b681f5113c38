/**
 * Statements of Plato that keep a plan, as often as `care` says: sections, single steps on a field of every kind, atomic blocks, choices,
 * loops, calls.
 * Neighbours: `../plato-generator.ts` makes the declarations and puts procedures together.
 */
import type { Random } from '../random';

export interface PlatoCell {
  readonly name: string;
  readonly type: 'int' | 'bool';
  /** The monitor of the object, that of its final field `lock`, the ghost field `owner`, or nothing. */
  readonly guard: 'this' | 'lock' | 'owner' | 'none';
  readonly isExclusive: boolean;
  readonly shape: 'free' | 'natural' | 'bounded' | 'growing' | 'latch';
}

export interface PlatoPlan {
  readonly cells: readonly PlatoCell[];
  /** `n` and `m` are equal whenever their lock is free. */
  readonly isPair: boolean;
  readonly hasLock: boolean;
  readonly hasOwner: boolean;
  /** Whether procedures may have a second object of the class as a parameter. */
  readonly hasOther: boolean;
  readonly calls: readonly { readonly procedure: string; readonly needs: PlatoCell['guard'] }[];
  /** In how many of 100 cases what the plan asks for is done. */
  readonly care: number;
}

interface Known {
  readonly name: string;
  readonly type: 'int' | 'bool';
  readonly fact: string | undefined;
  /** Where it was read. */
  readonly from?: string;
  readonly cell?: PlatoCell;
}

export interface Inside {
  /** `this/lock`, `q/this`. */
  readonly held: ReadonlySet<string>;
  /** Parameters that are objects of the class. */
  readonly bases: readonly string[];
  readonly ints: readonly string[];
  readonly facts: readonly Known[];
  readonly depth: number;
  readonly mayThrow: boolean;
}

/** Every text that is made is one whole statement. */
export class PlatoBody {
  /** Declarations of the locals. */
  readonly locals: string[] = [];
  private readonly ints: Known[] = [];
  private labels = 0;

  constructor(
    private readonly random: Random,
    private readonly plan: PlatoPlan,
  ) {}

  /** A local of type int that has been read at the top of the procedure. */
  someInt(): { readonly name: string; readonly fact: string | undefined } | undefined {
    return this.ints.length > 0 ? this.random.pick(this.ints) : undefined;
  }

  statements(inside: Inside, count: number): readonly string[] {
    const made: string[] = [];
    let here = inside;
    for (let done = 0; done < count; done++) {
      const before = this.ints.length;
      const { text, known } = this.statement(here);
      made.push(...text);
      const earlier = known?.from === undefined ? undefined : here.facts.find((one) => one.from === known.from);
      if (known?.cell && earlier && this.random.chance(35))
        made.push(...this.compared(here, earlier.name, known.name, known.cell, known.from!));
      if (known) here = { ...here, facts: [...here.facts, known] };
      // What is known inside a branch is not known after it.
      if (inside.depth < 2 || !known) this.ints.length = before;
    }
    return made;
  }

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of statement.
  private statement(inside: Inside): { readonly text: readonly string[]; readonly known?: Known } {
    const { random, plan } = this;
    const { depth } = inside;
    const kind = random.weighted<string>([
      [32, 'write'],
      [24, 'read'],
      [plan.isPair ? 20 : 0, 'pair'],
      [depth > 0 ? 10 : 0, 'choice'],
      [depth > 0 ? 6 : 0, 'loop'],
      [depth > 0 ? 4 : 0, 'section'],
      [plan.calls.length > 0 ? 15 : 0, 'call'],
      [inside.facts.some((one) => one.fact) ? 26 : 0, 'assert'],
      [plan.hasOwner && depth > 0 ? 16 : 0, 'owner'],
      [inside.mayThrow && depth > 0 && inside.held.size === 0 ? 12 : 0, 'throw'],
      [8, 'swap'],
      [plan.hasOwner ? 4 : 0, 'busy'],
      [4, 'havoc'],
    ]);
    const inner = { ...inside, depth: depth - 1 };
    const base = random.pick(inside.bases);
    const cell = random.pick(plan.cells);
    switch (kind) {
      case 'write':
        return { text: this.underGuard(cell, base, inside.held, () => this.update(cell, base, inside)) };
      case 'read':
        return this.read(cell, base, inside);
      case 'pair': {
        const value = random.pick(['0', '1', ...inside.ints]);
        return {
          text: this.underGuard(plan.cells[0]!, base, inside.held, () =>
            random.chance(60)
              ? [set(`${base}.n`, value), set(`${base}.m`, value)]
              : [...this.added(`${base}.n`, 1), ...this.added(`${base}.m`, 1)],
          ),
        };
      }
      case 'choice': {
        const left = this.statements(inner, 1 + random.below(2));
        const right = random.chance(50) ? [] : this.statements(inner, 1);
        const condition = this.condition(inside);
        const test =
          condition && random.chance(75)
            ? [`<${condition}>_{} assume`, `<!(${condition})>_{} assume`]
            : ['<skip>_{} local', '<skip>_{} local'];
        return { text: [choice([test[0]!, ...left], [test[1]!, ...right])] };
      }
      case 'loop': {
        const label = `$out${this.labels++}`;
        if (random.chance(50))
          return { text: [`block ${label} loop ${seq([choice([`exit ${label}`], ['<skip>_{} local']), ...this.statements(inner, 1)])}`] };
        const i = this.local('int');
        const most = random.pick(['1', '2', ...inside.ints]);
        const test = choice([`<${i} < ${most}>_{} assume`], [`<${i} >= ${most}>_{} assume`, `exit ${label}`]);
        return {
          text: [
            `<${i}' = 0>_{${i}} local`,
            `block ${label} loop ${seq([test, ...this.statements(inner, 1), `<${i}' = ${i} + 1>_{${i}} local`])}`,
          ],
        };
      }
      case 'section': {
        const guard = plan.hasLock && random.chance(50) ? 'lock' : 'this';
        return {
          text: this.section(
            base,
            guard,
            this.statements({ ...inner, held: new Set([...inside.held, `${base}/${guard}`]) }, 1 + random.below(2)),
          ),
        };
      }
      case 'call': {
        const { procedure, needs } = random.pick(plan.calls);
        return { text: this.under(needs, base, inside.held, () => [`call \`${procedure}\` (${base}) "calls"`]) };
      }
      case 'owner': {
        const text = this.under('owner', base, new Set(), () =>
          this.statements({ ...inner, held: new Set([...inside.held, `${base}/owner`]) }, 1),
        );
        return { text };
      }
      case 'throw': {
        const e = this.local('java.lang.RuntimeException');
        return {
          text: [
            choice(
              [`<${e}' = new java.lang.RuntimeException>_{${e}} allocate`, `<$exception' = ${e}>_{$exception} local`, 'exit $throw'],
              ['<skip>_{} local'],
            ),
          ],
        };
      }
      case 'swap':
        return { text: this.swap(cell, base, inside) };
      case 'busy':
        // Waits until nobody has it: known for no longer than that.
        return { text: [`<!${base}.busy>_{} block "waits"`] };
      case 'havoc': {
        const x = this.local('int');
        const fact = random.pick([`${x} >= 0`, `${x} > 0 && ${x} < 2`]);
        return { text: [`<such that ${fact}>_{${x}} local`], known: this.kept({ name: x, type: 'int', fact }) };
      }
      default: {
        const known = random.pick(inside.facts.filter((one) => one.fact));
        return { text: known ? [asserted(known.fact!)] : [] };
      }
    }
  }

  /** What two reads of one place have to do with each other. */
  private compared(inside: Inside, before: string, after: string, cell: PlatoCell, from: string): readonly string[] {
    if (cell.shape === 'growing') return [asserted(`${before} <= ${after}`)];
    if (cell.shape === 'latch') return [asserted(`${before} ==> ${after}`)];
    const isHeld = cell.guard !== 'none' && inside.held.has(`${from.slice(0, from.indexOf('.'))}/${cell.guard}`);
    return isHeld || !this.isCareful() ? [asserted(`${before} = ${after}`)] : [];
  }

  private local(type: string): string {
    const name = `x${this.locals.length}`;
    this.locals.push(`${name}: ${type}`);
    return name;
  }

  private kept(known: Known): Known {
    if (known.type === 'int') this.ints.push(known);
    return known;
  }

  private isCareful(): boolean {
    return this.random.chance(this.plan.care);
  }

  /** What is made, under the guard of the cell unless that is held. */
  underGuard(cell: PlatoCell, base: string, held: ReadonlySet<string>, make: () => readonly string[]): readonly string[] {
    return this.under(cell.guard, base, held, make);
  }

  private under(guard: PlatoCell['guard'], base: string, held: ReadonlySet<string>, make: () => readonly string[]): readonly string[] {
    const { random } = this;
    if (guard === 'none' || (held.has(`${base}/${guard}`) && !random.chance(guard === 'owner' ? 0 : 12)) || !this.isCareful())
      return make();
    if (guard !== 'owner') {
      const wrong = this.isCareful() ? guard : guard === 'this' && this.plan.hasLock ? 'lock' : 'this';
      const body = make();
      const cut = this.isCareful() ? body.length : random.below(body.length + 1);
      return [...this.section(base, wrong, body.slice(0, cut)), ...body.slice(cut)];
    }
    const ok = this.local('bool');
    const [busy, owner] = [`${base}.busy`, `${base}.owner`];
    const test = this.isCareful() ? `<!${busy}>_{} assume` : '<skip>_{} local';
    const take = [
      `<${ok}' = false>_{${ok}} local`,
      `atomic ${seq([choice([test, set(busy, 'true'), ghost(owner, 'tid'), `<${ok}' = true>_{${ok}} local`], [`<${busy}>_{} assume`])])}`,
    ];
    const body = make();
    const drop = this.isCareful()
      ? [`atomic ${seq([ghost(owner, 'null'), set(busy, 'false')])}`]
      : [set(busy, 'false'), ghost(owner, 'null')];
    return [...take, choice([`<${ok}>_{} assume`, ...body, ...drop], [`<!${ok}>_{} assume`])];
  }

  private section(base: string, guard: 'this' | 'lock', body: readonly string[]): readonly string[] {
    const held = this.local('bool');
    const monitor = guard === 'this' ? base : `${base}.lock`;
    if (guard === 'this') return [...taken(monitor, held), ...body, ...given(monitor, held)];
    const l = this.local('java.lang.Object');
    return [`<${l}' = ${monitor}>_{${l}} read`, ...taken(l, held), ...body, ...given(l, held)];
  }

  private update(cell: PlatoCell, base: string, inside: Inside): readonly string[] {
    const { random } = this;
    const l = `${base}.${cell.name}`;
    const locals = inside.facts.filter((one) => one.type === cell.type).map((one) => one.name);
    if (cell.type === 'bool')
      return [set(l, cell.shape === 'latch' && this.isCareful() ? 'true' : random.pick(['true', 'false', `!${l}`, ...locals]))];
    if (!this.isCareful())
      return random.pick([[set(l, `${l} - 1`)], [set(l, '3')], [set(l, random.pick(['0', ...locals, ...inside.ints]))]]);
    const isAlone = cell.guard !== 'none' || !this.isCareful();
    switch (cell.shape) {
      case 'free':
        return random.pick([
          [set(l, random.pick(['0', '1', ...inside.ints, ...locals]))],
          [set(l, `${l} - 1`)],
          this.added(l, 1),
          [`<such that ${l}' >= 0 && ${l}' < 2>_{${l}} write "changes"`],
        ]);
      case 'natural':
        return random.pick([
          this.added(l, 1),
          [set(l, '0')],
          [`<${l} > 0 && ${l}' = ${l} - 1>_{${l}} block "waits"`],
          [`<such that ${l}' >= 0 && ${l}' <= 1>_{${l}} write "changes"`],
          ...(isAlone ? [[choice([`<${l} > 0>_{} assume`, set(l, `${l} - 1`)], [`<${l} <= 0>_{} assume`])]] : []),
        ]);
      case 'bounded':
        return random.pick([
          [set(l, '2')],
          [set(l, '0')],
          [`<${l} < 2 && ${l}' = ${l} + 1>_{${l}} block "waits"`],
          [`atomic ${choice([`<${l} < 2>_{} assume`, set(l, `${l} + 1`)], [`<${l} >= 2>_{} assume`])}`],
          ...(isAlone ? [[choice([`<${l} < 2>_{} assume`, ...this.added(l, 1)], [`<${l} >= 2>_{} assume`])]] : []),
        ]);
      default:
        return random.pick([
          isAlone ? this.added(l, 1) : [set(l, `${l} + 1`)],
          [set(l, `${l} + 1`)],
          [`<such that ${l}' >= ${l} && ${l}' <= ${l} + 1>_{${l}} write "changes"`],
        ]);
    }
  }

  /** In one step, or read and then written. */
  added(l: string, by: number): readonly string[] {
    if (this.random.chance(50)) return [set(l, `${l} + ${by}`)];
    const x = this.local('int');
    return [`<${x}' = ${l}>_{${x}} read "reads"`, set(l, `${x} + ${by}`)];
  }

  raised(l: string, to: number): readonly string[] {
    return [choice([`<${l} < ${to}>_{} assume`, set(l, String(to))], [`<${l} >= ${to}>_{} assume`])];
  }

  /** Compare and set, of a value that was read before. */
  private swap(cell: PlatoCell, base: string, inside: Inside): readonly string[] {
    if (cell.type === 'bool' || (cell.guard !== 'none' && cell.isExclusive))
      return this.underGuard(cell, base, inside.held, () => this.update(cell, base, inside));
    const l = `${base}.${cell.name}`;
    const x = this.local('int');
    const cas = `atomic ${choice([`<${l} = ${x}>_{} assume`, set(l, `${x} + 1`)], [`<${l} != ${x}>_{} assume`])}`;
    const tried = cell.shape === 'bounded' && this.isCareful() ? choice([`<${x} < 2>_{} assume`, cas], [`<${x} >= 2>_{} assume`]) : cas;
    return this.underGuard(cell, base, inside.held, () => [`<${x}' = ${l}>_{${x}} read "reads"`, tried]);
  }

  private read(cell: PlatoCell, base: string, inside: Inside): { readonly text: readonly string[]; readonly known: Known } {
    const x = this.local(cell.type);
    const l = `${base}.${cell.name}`;
    const isHeld = cell.guard !== 'none' && inside.held.has(`${base}/${cell.guard}`);
    const read = [`<${x}' = ${l}>_{${x}} read "reads"`];
    const same = `${x} = ${l}`;
    if (cell.isExclusive && !isHeld && cell.guard !== 'owner') {
      const check = this.random.chance(50) ? [asserted(same)] : [];
      return {
        text: this.underGuard(cell, base, inside.held, () => [...read, ...check]),
        known: this.kept({ name: x, type: cell.type, fact: lasting(x, l, cell), from: l, cell }),
      };
    }
    const text = cell.isExclusive ? this.underGuard(cell, base, inside.held, () => read) : read;
    // Under the other guards the local need not have been set.
    if (cell.isExclusive && !isHeld) return { text, known: { name: x, type: cell.type, fact: undefined } };
    const isSame = (isHeld && this.random.chance(50)) || !this.isCareful();
    return {
      text,
      known: isSame
        ? { name: x, type: cell.type, fact: same, from: l, cell }
        : this.kept({ name: x, type: cell.type, fact: lasting(x, l, cell), from: l, cell }),
    };
  }

  private condition(inside: Inside): string | undefined {
    const { random } = this;
    const locals = inside.facts.map((one) =>
      one.type === 'bool' ? one.name : `${one.name} ${random.pick(['>', '=', '<'])} ${random.below(3)}`,
    );
    const all = [...locals, ...inside.ints.map((name) => `${name} ${random.pick(['>', '='])} 0`)];
    return all.length > 0 ? random.pick(all) : undefined;
  }
}

function seq(statements: readonly string[]): string {
  return `{ ${statements.join(' ')} }`;
}

function choice(left: readonly string[], right: readonly string[]): string {
  return `choice ( ${seq(left)} [] ${seq(right)} )`;
}

function asserted(fact: string): string {
  return `(${fact}) ? <skip>_{} assert "checks" else assertion ${JSON.stringify(`${fact} may not hold here.`)}`;
}

function set(l: string, value: string): string {
  return `<${l}' = ${value}>_{${l}} write "writes"`;
}

function ghost(l: string, value: string): string {
  return `<${l}' = ${value}>_{${l}} ghost "sets"`;
}

function taken(monitor: string, held: string): readonly string[] {
  return [
    `<(${monitor}.holder = null || ${monitor}.holder = tid) && ${held}' = ${monitor}.holder != tid && ${monitor}.holder' = tid>_{${held}, ${monitor}.holder} acquire "acquires"`,
  ];
}

function given(monitor: string, held: string): readonly string[] {
  return [`<${monitor}.holder' = (if ${held} then null else ${monitor}.holder)>_{${monitor}.holder} release "releases"`];
}

/** What stays true of a value that was read, whatever others do. */
function lasting(x: string, l: string, cell: PlatoCell): string | undefined {
  switch (cell.shape) {
    case 'natural':
      return `${x} >= 0`;
    case 'bounded':
      return `${x} >= 0 && ${x} <= 2`;
    case 'growing':
      return `${x} <= ${l}`;
    case 'latch':
      return `${x} ==> ${l}`;
    case 'free':
      return undefined;
  }
}
