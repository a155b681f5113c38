/**
 * A state of the explored program: the store and the activations of every thread; and its canonical text, in which objects are called by
 * the order in which they are reached, so that states that differ only in names are one.
 * Neighbours: `step.ts` makes the next ones, `explore.ts` keeps their texts.
 */
import { onceFor } from '../base/once-for';
import { spend } from '../base/effort';
import type { Clause, Expr } from '../plato/ir';
import { children } from '../plato/substitute';
import type { Code } from './code';
import type { Model } from './model';
import type { ClientCall } from './scenario';
import type { Cell, Store } from './store';
import { FloatValue, MapValue, Ref, type Value } from './values';

export interface Frame {
  readonly code: Code;
  readonly pc: number;
  readonly locals: readonly Value[];
  /** The store when it was entered. */
  readonly entry: Store;
  /** What its `modifies` allows, as `place` of `frames.ts` writes it; undefined: anything. */
  readonly allowed: ReadonlySet<string> | undefined;
}

export interface ThreadState {
  readonly tid: Ref;
  readonly name: string;
  /** Outermost first. */
  readonly frames: readonly Frame[];
  /** What the client makes it call, and how much of that is done. */
  readonly script: readonly ClientCall[];
  readonly done: number;
  readonly results: readonly (Value | string)[];
  /** What else tells its runs apart, where they are compared with those of the actions: the arguments of its calls, and what it saw. */
  readonly noted?: readonly Value[];
  readonly steps: number;
}

export interface State {
  readonly store: Store;
  /** The initial thread first. */
  readonly threads: readonly ThreadState[];
  /** Objects that the set-up has made, which the client knows. */
  readonly objects: readonly Ref[];
  /** The threads of the scenario are running; before, there is only the initial one. */
  readonly isRunning: boolean;
}

export function isFinished(thread: ThreadState): boolean {
  return thread.frames.length === 0 && thread.done === thread.script.length;
}

export function replaceThread(state: State, index: number, change: Partial<ThreadState>, store: Store = state.store): State {
  return { ...state, store, threads: state.threads.map((one, at) => (at === index ? { ...one, ...change } : one)) };
}

// ---------------------------------------------------------------- what is still needed of the store at entry

interface EntryUse {
  readonly fields: ReadonlySet<string>;
  readonly elements: boolean;
  readonly fresh: boolean;
}

const entryUse = onceFor((code: Code): EntryUse => {
  const fields = new Set<string>();
  let elements = false;
  let fresh = false;
  const visit = (expr: Expr): void => {
    if ((expr.kind === 'field' || expr.kind === 'static') && expr.when === 'pre') fields.add(expr.field);
    if (expr.kind === 'elem' && expr.when === 'pre') elements = true;
    if (expr.kind === 'fresh') fresh = true;
    children(expr).forEach(visit);
  };
  const { procedure } = code;
  const clauses: Clause[] = [...procedure.ensures, ...procedure.exsures.map((one) => one.clause)];
  for (const one of code.instructions) {
    if (one.kind === 'check') clauses.push(...one.invariants);
    if (one.kind !== 'op') continue;
    one.op.asserts.forEach((assertion) => visit(assertion.expr));
    if (one.op.guard) visit(one.op.guard);
    one.op.assigns.forEach(({ value }) => visit(value));
  }
  clauses.forEach((clause) => visit(clause.expr));
  return { fields, elements, fresh: fresh || procedure.modifies !== undefined };
});

// ---------------------------------------------------------------- text

/** Writes values and objects, naming objects by the order in which they come up. */
class Writer {
  private readonly names = new Map<number, number>();
  private readonly order: number[] = [];
  readonly parts: string[] = [];

  constructor(
    private readonly model: Model,
    private readonly store: Store,
    private readonly hidden?: Hidden,
  ) {}

  value(value: Value | string): string {
    spend(1);
    if (value instanceof Ref) {
      if (value.id < this.model.constants) return `c${value.id}`;
      let name = this.names.get(value.id);
      if (name === undefined) {
        name = this.names.size;
        this.names.set(value.id, name);
        this.order.push(value.id);
      }
      return `o${name}`;
    }
    if (value instanceof MapValue) {
      const entries = [...value.entries].map(([key, entry]) => [key, entry] as const);
      // Integers by size; objects in the order in which they were made, which the same program makes the same.
      entries.sort(([a], [b]) => order(a) - order(b));
      return `{${entries.map(([key, entry]) => `${this.value(key)}:${this.value(entry)}`).join(',')}}`;
    }
    if (value instanceof FloatValue) return value.text;
    return String(value);
  }

  /** All objects that have been named, with what they lead to. */
  objects(entries: readonly { readonly entry: Store; readonly use: EntryUse }[]): void {
    let done = 0;
    for (; done < this.order.length; done++) this.object(this.order[done]!, entries);
    for (let id = 0; id < this.model.constants; id++) {
      const cell = this.store.heap[id]!;
      if (!this.model.isUntouched(id, cell)) this.parts.push(`c${id}(${cell.slots.map((one) => this.value(one)).join(',')})`);
    }
    for (; done < this.order.length; done++) this.object(this.order[done]!, entries);
  }

  private object(id: number, entries: readonly { readonly entry: Store; readonly use: EntryUse }[]): void {
    const cell = this.store.heap[id];
    if (cell)
      this.parts.push(
        `${cell.className}${cell.escaped ? '!' : ''}(${this.shown(cell)
          .map((one) => this.value(one))
          .join(',')})`,
      );
    for (const { entry, use } of entries) this.atEntry(id, entry, use);
  }

  private shown(cell: Cell): readonly Value[] {
    const { hidden, model } = this;
    if (!hidden) return cell.slots;
    const fields = [...model.layout(cell.className).keys()];
    return cell.slots.filter((_, slot) => (slot < fields.length ? !hidden.fields.has(fields[slot]!) : !hidden.elements));
  }

  private atEntry(id: number, entry: Store, use: EntryUse): void {
    const cell = entry.heap[id];
    if (!cell) {
      if (use.fresh) this.parts.push('new');
      return;
    }
    for (const field of use.fields) {
      const slot = this.model.slot(cell.className, field);
      if (slot !== undefined) this.parts.push(this.value(cell.slots[slot]!));
    }
    if (use.elements && cell.className.endsWith('[]')) this.parts.push(cell.slots.map((one) => this.value(one)).join(','));
  }

  get reached(): readonly number[] {
    return this.order;
  }
}

function order(value: Value): number {
  return value instanceof Ref ? value.id : Number(value);
}

export interface Canonical {
  readonly text: string;
  /** The state without the objects that nothing leads to any more. */
  readonly state: State;
}

export function canonical(model: Model, state: State): Canonical {
  const writer = new Writer(model, state.store);
  const { parts } = writer;
  state.store.statics.forEach((value, slot) => {
    if (value !== model.initialStatics[slot]) parts.push(`${slot}=${writer.value(value)}`);
  });
  for (const object of state.objects) parts.push(writer.value(object));
  const entries: { entry: Store; use: EntryUse }[] = [];
  for (const thread of state.threads) {
    parts.push(`|${writer.value(thread.tid)} ${thread.done} ${thread.results.map((one) => writer.value(one)).join(',')}`);
    if (thread.noted) parts.push(thread.noted.map((one) => writer.value(one)).join(','));
    for (const frame of thread.frames) {
      const { code } = frame;
      parts.push(`@${code.procedure.id}:${frame.pc}`);
      for (const slot of code.live[frame.pc]!) parts.push(writer.value(frame.locals[slot]!));
      const use = entryUse(code);
      if (use.fields.size > 0 || use.elements || use.fresh) {
        entries.push({ entry: frame.entry, use });
        for (const field of use.fields) {
          const slot = model.staticSlot(field);
          if (slot !== undefined) parts.push(writer.value(frame.entry.statics[slot]!));
        }
      }
      if (frame.allowed) parts.push([...frame.allowed].join(' '));
    }
  }
  writer.objects(entries);
  const reached = new Set(writer.reached);
  const isGarbage = (id: number): boolean => id >= model.constants && !reached.has(id) && state.store.heap[id] !== undefined;
  const hasGarbage = state.store.heap.some((_, id) => isGarbage(id));
  const cleaned = hasGarbage
    ? { ...state, store: { ...state.store, heap: state.store.heap.map((cell, id) => (isGarbage(id) ? undefined : cell)) } }
    : state;
  return { text: parts.join(';'), state: cleaned };
}

/** Locations that are not looked at: fields by their ids, and the elements of all arrays. */
export interface Hidden {
  readonly fields: ReadonlySet<string>;
  readonly elements: boolean;
}

/** What others can see at the end: static fields, objects of the set-up with all they lead to, and the results of the calls. */
export function finalText(model: Model, state: State, hidden?: Hidden): string {
  const writer = new Writer(model, state.store, hidden);
  const { parts } = writer;
  for (const [field, slot] of model.staticFields) {
    const value = state.store.statics[slot]!;
    if (!model.isLibrary.has(model.fields.get(field)!.owner) && hidden?.fields.has(field) !== true)
      parts.push(`${field}=${writer.value(value)}`);
  }
  for (const object of state.objects) parts.push(writer.value(object));
  for (const { results, noted = [] } of state.threads.slice(1))
    parts.push(`|${[...results, ...(hidden ? noted : [])].map((one) => writer.value(one)).join(',')}`);
  writer.objects([]);
  return parts.join(';');
}
