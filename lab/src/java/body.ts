/**
 * Statements that keep a plan: sections under the right lock, updates that keep what is promised of a field, assertions that hold.
 * Neighbours: `plan.ts` says what is to be kept; `methods.ts` puts statements into methods; `near-miss.ts` breaks them.
 */
import type { Random } from '../random';
import type { Cell, Lock, Plan } from './plan';
import { block, line, type Node } from './tree';

/** A local, and what is known of it here. */
interface Local {
  readonly name: string;
  readonly type: 'int' | 'boolean';
  /** The assertion about it that holds, if there is one. */
  readonly fact: string | undefined;
  /** The cell that it was read from. */
  readonly cell?: Cell;
}

export interface Around {
  readonly plan: Plan;
  readonly held: ReadonlySet<Lock>;
  /** Locals that may be read; those made inside stay inside. */
  readonly locals: readonly Local[];
  /** Names of unguarded parameters of type int. */
  readonly ints: readonly string[];
  /** Statements that call other methods, by the locks that must be held. */
  readonly calls: readonly { readonly text: string; readonly needs: Lock | undefined }[];
  readonly depth: number;
}

export class BodyMaker {
  private locals = 0;

  constructor(private readonly random: Random) {}

  /** So many statements, where there is something to do. */
  statements(around: Around, count: number): readonly Node[] {
    const made: Node[] = [];
    let inside = around;
    for (let done = 0; done < count; done++) {
      const { nodes, local } = this.statement(inside);
      made.push(...nodes);
      const earlier = local?.cell && inside.locals.find((one) => one.cell === local.cell);
      if (local?.cell && earlier && this.random.chance(30)) made.push(...this.compared(inside, earlier.name, local.name, local.cell));
      // Only what is exclusive keeps its facts for more than a step.
      if (local) inside = { ...inside, locals: [...inside.locals, local] };
      else
        inside = {
          ...inside,
          locals: inside.locals.map((one) => (one.fact !== undefined && / == /.test(one.fact) ? { ...one, fact: undefined } : one)),
        };
    }
    return made;
  }

  private statement(around: Around): { readonly nodes: readonly Node[]; readonly local?: Local } {
    const { random } = this;
    const { plan, depth } = around;
    const kind = random.weighted<string>([
      [30, 'write'],
      [22, 'read'],
      [plan.pair ? 18 : 0, 'pair'],
      [depth > 0 ? 10 : 0, 'if'],
      [depth > 0 ? 6 : 0, 'loop'],
      [depth > 0 ? 6 : 0, 'try'],
      [depth > 0 ? 5 : 0, 'section'],
      [around.calls.length > 0 ? 14 : 0, 'call'],
      [plan.atomics.length > 0 ? 14 : 0, 'atomic'],
      [around.locals.some((one) => one.fact) ? 24 : 0, 'assert'],
      [depth < 2 ? 3 : 0, 'throw'],
    ]);
    const inner = { ...around, depth: depth - 1 };
    switch (kind) {
      case 'write':
        return { nodes: this.write(around, random.pick(plan.cells)) };
      case 'read':
        return this.read(around, random.pick(plan.cells));
      case 'pair': {
        const [left, right] = plan.pair!;
        const value = random.pick([...around.ints, '1', '0', `${left.name} + 1`]);
        const same = value.includes('+') ? `${right.name} + 1` : value;
        return { nodes: this.under(around, left.guard, () => [line(`${left.name} = ${value};`), line(`${right.name} = ${same};`)]) };
      }
      case 'if': {
        const condition = this.condition(around);
        const then = { head: `if (${condition.text})`, body: this.statements(inner, 1 + random.below(2)) };
        const others = random.chance(35) ? [{ head: 'else', body: this.statements(inner, 1) }] : [];
        return { nodes: [...condition.before, { blocks: [then, ...others] }] };
      }
      case 'loop': {
        const i = this.fresh('i');
        return {
          nodes: [
            block(
              `for (int ${i} = 0; ${i} < ${random.pick(['2', '1', ...around.ints])}; ${i}++)`,
              this.statements({ ...inner, calls: [] }, 1),
            ),
          ],
        };
      }
      case 'try': {
        const last = random.chance(60)
          ? { head: 'finally', body: this.statements({ ...inner, depth: 0 }, 1) }
          : { head: 'catch (RuntimeException e)', body: this.statements({ ...inner, depth: 0 }, 1) };
        return { nodes: [block('try', this.statements(inner, 1 + random.below(2)), last)] };
      }
      case 'section':
        return {
          nodes: this.section(random.pick(plan.locks), (lock) =>
            this.statements({ ...inner, held: new Set([...around.held, lock]) }, 1 + random.below(3)),
          ),
        };
      case 'call': {
        const call = random.pick(around.calls);
        return { nodes: this.under(around, call.needs, () => [line(call.text)]) };
      }
      case 'atomic':
        return this.atomic(around);
      case 'throw': {
        const condition = this.condition(around);
        return { nodes: [...condition.before, block(`if (${condition.text})`, [line('throw new RuntimeException();')])] };
      }
      default: {
        const known = random.pick(around.locals.filter((one) => one.fact));
        return { nodes: known ? [line(`//@ assert ${known.fact}`)] : [] };
      }
    }
  }

  private fresh(stem: string): string {
    return `${stem}${this.locals++}`;
  }

  /** The statements under the lock, unless it is held. */
  private under(around: Around, lock: Lock | undefined, make: (around: Around) => readonly Node[]): readonly Node[] {
    // A monitor may be taken again by whoever holds it.
    if (!lock || (around.held.has(lock) && !this.random.chance(12))) return make(around);
    return this.section(lock, () => make({ ...around, held: new Set([...around.held, lock]) }));
  }

  private section(lock: Lock, make: (lock: Lock) => readonly Node[]): readonly Node[] {
    if (!lock.isExplicit) return [block(`synchronized (${lock.name})`, make(lock))];
    const body = make(lock);
    if (this.random.chance(20)) return [line(`${lock.name}.lock();`), ...body, line(`${lock.name}.unlock();`)];
    return [line(`${lock.name}.lock();`), block('try', body, { head: 'finally', body: [line(`${lock.name}.unlock();`)] })];
  }

  private isRash(plan: Plan): boolean {
    return this.random.chance(plan.rashness);
  }

  /** What two reads of one cell have to do with each other. */
  private compared(around: Around, before: string, after: string, cell: Cell): readonly Node[] {
    if (cell.shape === 'growing') return [line(`//@ assert ${before} <= ${after}`)];
    if (cell.shape === 'latch') return [line(`//@ assert ${before} ==> ${after}`)];
    return (cell.guard !== undefined && around.held.has(cell.guard)) || this.isRash(around.plan)
      ? [line(`//@ assert ${before} == ${after}`)]
      : [];
  }

  /** An update that keeps what is promised of the cell. */
  write(around: Around, cell: Cell): readonly Node[] {
    return this.under(around, cell.guard, () => this.update(cell.name, cell, around));
  }

  private update(name: string, cell: Cell, around: Around): readonly Node[] {
    const { random } = this;
    const assigned = (value: string): Node => line(`${name} = ${value};`);
    const guarded = (condition: string, value: string): Node => block(`if (${condition})`, [assigned(value)]);
    const locals = around.locals.filter((one) => one.type === cell.type).map((one) => one.name);
    if (cell.type === 'boolean') return [assigned(cell.shape === 'latch' ? 'true' : random.pick(['true', 'false', `!${name}`, ...locals]))];
    const isAlone = cell.guard !== undefined || this.isRash(around.plan);
    switch (cell.shape) {
      case 'free':
        return [assigned(random.pick(['0', '1', `${name} + 1`, `${name} - 1`, ...around.ints, ...locals]))];
      case 'natural':
        return [
          random.pick([
            assigned(`${name} + 1`),
            assigned('0'),
            assigned('2'),
            ...(isAlone ? [guarded(`${name} > 0`, `${name} - 1`)] : []),
            ...around.ints.map((p) => guarded(`${p} >= 0`, p)),
          ]),
        ];
      case 'bounded':
        return [
          random.pick([
            assigned('0'),
            assigned('1'),
            assigned('2'),
            ...(isAlone ? [guarded(`${name} < 2`, `${name} + 1`), guarded(`${name} > 0`, `${name} - 1`)] : []),
          ]),
        ];
      default:
        return [random.pick([assigned(`${name} + 1`), line(`${name}++;`), ...around.ints.map((p) => guarded(`${p} > ${name}`, p))])];
    }
  }

  /** A local with the value of a cell, and what is known of it while the guard is held, or for ever. */
  private read(around: Around, cell: Cell): { readonly nodes: readonly Node[]; readonly local?: Local } {
    const name = this.fresh('x');
    const isHeld = cell.guard !== undefined && around.held.has(cell.guard);
    if (cell.isExclusive && !isHeld) {
      const start = cell.type === 'int' ? '0' : 'false';
      const inside = this.random.chance(50) ? [line(`//@ assert ${name} == ${cell.name}`)] : [];
      return {
        nodes: [
          line(`${cell.type} ${name} = ${start};`),
          ...this.under(around, cell.guard, () => [line(`${name} = ${cell.name};`), ...inside]),
        ],
        local: { name, type: cell.type, cell, fact: lasting(name, cell) },
      };
    }
    return {
      nodes: [line(`${cell.type} ${name} = ${cell.name};`)],
      local: {
        name,
        type: cell.type,
        cell,
        fact: (isHeld && this.random.chance(60)) || this.isRash(around.plan) ? `${name} == ${cell.name}` : lasting(name, cell),
      },
    };
  }

  private condition(around: Around): { readonly before: readonly Node[]; readonly text: string } {
    const { random } = this;
    const locals = around.locals.map((one) =>
      one.type === 'boolean' ? one.name : `${one.name} ${random.pick(['>', '==', '<', '!='])} ${random.below(3)}`,
    );
    const ints = around.ints.map((name) => `${name} ${random.pick(['>', '==', '<'])} ${random.below(2)}`);
    const readable = around.plan.cells
      .filter((cell) => !cell.isExclusive || around.held.has(cell.guard!))
      .map((cell) => (cell.type === 'boolean' ? cell.name : `${cell.name} ${random.pick(['>', '==', '<'])} ${random.below(3)}`));
    const all = [...locals, ...ints, ...readable];
    if (all.length > 0) return { before: [], text: random.pick(all) };
    const { nodes, local } = this.read(around, random.pick(around.plan.cells));
    return { before: nodes, text: local!.type === 'boolean' ? local!.name : `${local!.name} > 0` };
  }

  private atomic(around: Around): { readonly nodes: readonly Node[]; readonly local?: Local } {
    const { random } = this;
    const { name, shape } = random.pick(around.plan.atomics);
    const x = this.fresh('c');
    const read: Local = {
      name: x,
      type: 'int',
      fact: shape === 'natural' ? `${x} >= 0` : shape === 'growing' ? `${x} <= ${name}.value` : undefined,
    };
    const up = [line(`int ${x} = ${name}.get();`), line(`${name}.compareAndSet(${x}, ${x} + 1);`)];
    const raise = [
      line(`int ${x} = ${name}.get();`),
      block(`while (!${name}.compareAndSet(${x}, ${x} + 1))`, [line(`${x} = ${name}.get();`)]),
    ];
    const options: { nodes: readonly Node[]; local?: Local }[] = [
      { nodes: [line(`int ${x} = ${name}.get();`)], local: read },
      { nodes: [line(`int ${x} = ${name}.incrementAndGet();`)], local: read },
      { nodes: up, local: read },
      { nodes: raise, local: read },
    ];
    if (shape !== 'growing') options.push({ nodes: [line(`${name}.set(${random.below(3)});`)] });
    if (shape === 'free')
      options.push({ nodes: [line(`int ${x} = ${name}.getAndSet(0);`)], local: read }, { nodes: [line(`${name}.decrementAndGet();`)] });
    if (shape === 'natural')
      options.push({
        nodes: [line(`int ${x} = ${name}.get();`), block(`if (${x} > 0)`, [line(`${name}.compareAndSet(${x}, ${x} - 1);`)])],
      });
    return random.pick(options);
  }
}

/** What stays true of a value that was read, whatever others do. */
function lasting(name: string, cell: Cell): string | undefined {
  switch (cell.shape) {
    case 'natural':
      return `${name} >= 0`;
    case 'bounded':
      return `${name} <= 2`;
    case 'growing':
      return `${name} <= ${cell.name}`;
    case 'latch':
      return `${name} ==> ${cell.name}`;
    case 'free':
      return undefined;
  }
}
