/**
 * Static initializers before the threads meet: each runs at the first use of its class, as in Java (JLS 12.4.1), in the midst of what the
 * initial thread does; those of classes that are not used until the first `start` run then. Why they may run that early, although another
 * thread may be the first to use the class: such an initializer may look at nothing that changes later, and change nothing but what is its
 * own (docs/soundness/infer.md#what-safe-rests-on, item 7).
 * Neighbours: `prefix.ts` asks before and after each step; `extract.ts` reports accesses and new objects.
 */
import type { Procedure, Program } from '../plato/ir';
import type { Heap } from './heap';
import { entered, instructionAt, type Machine } from './machine';
import { NotModelled, type Path } from './path';

const NOTHING_GIVEN = new Map<string, never>();

export class Initialization {
  /** Cells on which an initializer depends that may run at any time from the first `start` on. */
  private readonly looked = new Set<string>();
  private readonly initializers = new Map<string, Procedure>();
  /** By number: the class whose initializer has made the object. */
  private readonly makers = new Map<number, string>();
  /** Of the path of which a step is being taken: the classes that are being initialized, the innermost one last. */
  private running: readonly Procedure[] = [];
  /** The first of them runs at the first `start`, which is early. */
  private isEarly = false;

  constructor(
    private readonly program: Program,
    private readonly heap: Heap,
  ) {
    for (const one of program.procedures)
      if (one.kind === 'staticInitializer' && !one.isTrusted && one.body !== undefined) this.initializers.set(one.owner, one);
  }

  /** The path with the initializers of a class on top, superclasses first; the path itself where there is nothing to be done. */
  withClass(machine: Machine, path: Path, className: string): Path {
    const open = this.withSupers(className).filter((one) => this.initializers.has(one) && !path.initialized.has(one));
    let result: Path = open.length === 0 ? path : { ...path, initialized: new Set([...path.initialized, ...open]) };
    for (const one of [...open].reverse()) {
      const procedure = this.initializers.get(one)!;
      result = entered(machine, result, procedure, NOTHING_GIVEN, procedure.nameSpan);
    }
    return result;
  }

  /** Before a step; another path: that one's steps come first. */
  before(machine: Machine, path: Path): Path {
    this.running = path.frames.flatMap(({ code }) => (code.procedure.kind === 'staticInitializer' ? [code.procedure] : []));
    const first = path.frames.findIndex(({ code }) => code.procedure.kind === 'staticInitializer');
    const under = first > 0 ? path.frames[first - 1]! : undefined;
    const cause = under?.code.instructions[under.pc];
    this.isEarly = cause?.kind === 'call' && cause.call.mode === 'start';
    const one = instructionAt(path);
    if (one.kind === 'op' && one.op.allocates) return this.withClass(machine, path, one.op.allocates.className);
    if (one.kind !== 'call') return path;
    if (one.call.mode === 'start') {
      if (this.running.length > 0) throw new NotModelled('a static initializer that starts a thread', one.call.span);
      const next = [...this.initializers.keys()].find((name) => !path.initialized.has(name));
      return next === undefined ? path : this.withClass(machine, path, next);
    }
    const target = one.call.targets.length === 1 ? this.heap.model.procedure(one.call.targets[0]!.procedure) : undefined;
    return target && (target.isStatic || target.kind === 'constructor') ? this.withClass(machine, path, target.owner) : path;
  }

  /** After a step that has touched these cells; another path: its steps come first, and then this one once more. */
  after(machine: Machine, path: Path, touched: Iterable<string>): Path {
    for (const key of touched) {
      const { object, field } = this.heap.cellOf(key);
      if (object !== undefined || !field || field.constant) continue;
      const next = this.withClass(machine, path, field.owner);
      if (next !== path) return next;
    }
    return path;
  }

  /** Whether all have run, as they have after the first `start`. */
  isComplete({ initialized }: Path): boolean {
    return [...this.initializers.keys()].every((name) => initialized.has(name));
  }

  // ---------------------------------------------------------------- what early ones depend on

  reads(key: string): void {
    if (!this.isEarly || this.isOwn(key)) return;
    this.looked.add(key);
    const { object, field } = this.heap.cellOf(key);
    const other = object === undefined ? this.running.find((one) => one.owner === field?.owner) : undefined;
    // Which of the two comes first depends on who uses which class first.
    if (other) throw new NotModelled('static initializers that need one another', other.nameSpan);
  }

  writes(key: string): void {
    if (this.isEarly && !this.isOwn(key))
      throw new NotModelled('a static initializer that changes what is not of its class', this.running.at(-1)!.nameSpan);
    if (!this.isEarly && this.looked.has(key)) this.refuse();
  }

  /** An object has been made. */
  makes(object: number): void {
    const owner = this.running.at(-1)?.owner;
    if (owner !== undefined) this.makers.set(object, owner);
  }

  /** What threads change must be nothing that an initializer depends on. */
  check(changing: ReadonlySet<string>): void {
    for (const key of this.looked) if (changing.has(key)) this.refuse();
  }

  private refuse(): never {
    const [one] = this.initializers.values();
    throw new NotModelled('a static initializer that looks at what changes', one!.nameSpan);
  }

  private isOwn(key: string): boolean {
    const { object, field } = this.heap.cellOf(key);
    const owner = this.running.at(-1)?.owner;
    return (object === undefined ? field?.owner : this.makers.get(object)) === owner;
  }

  // ---------------------------------------------------------------- classes

  /** Superclasses first, with interfaces that have methods of their own. */
  private withSupers(className: string): readonly string[] {
    const found: string[] = [];
    const add = (name: string | undefined, isAsked: boolean): void => {
      const one = name === undefined ? undefined : this.program.classes.find((other) => other.name === name);
      if (!one || found.includes(one.name)) return;
      if (!one.isInterface) {
        add(one.superclass, false);
        for (const above of one.interfaces) add(above, false);
      }
      if (isAsked || !one.isInterface || this.hasMethods(one.name)) found.push(one.name);
    };
    if (this.initializers.size > 0) add(className, true);
    return found;
  }

  private hasMethods(name: string): boolean {
    return this.program.procedures.some((one) => one.owner === name && one.kind === 'method' && !one.isStatic && one.body !== undefined);
  }
}
