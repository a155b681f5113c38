/**
 * The store: objects with their fields or elements, and the static fields. A store is never changed; a `Draft` makes the next one.
 *
 * An object is *escaped* when somebody else may have got hold of it: from a static field, an escaped object, or as a started thread. That
 * never ends.
 * Neighbours: `model.ts` knows the classes; `operation.ts` and `step.ts` write.
 */
import { spend } from '../base/effort';
import { Ref, MapValue, refOf, type Value } from './values';

export interface Cell {
  readonly className: string;
  readonly escaped: boolean;
  /** Fields by the layout of the class; of an array first the fields of Object, then the elements. */
  readonly slots: readonly Value[];
}

export interface Store {
  readonly heap: readonly (Cell | undefined)[];
  readonly statics: readonly Value[];
}

/** A store in the making. What it was made from stays as it is. */
export class Draft implements Store {
  heap: readonly (Cell | undefined)[];
  statics: readonly Value[];
  private ownHeap: (Cell | undefined)[] | undefined;
  private ownStatics: Value[] | undefined;

  constructor(base: Store) {
    this.heap = base.heap;
    this.statics = base.statics;
  }

  private cells(): (Cell | undefined)[] {
    if (!this.ownHeap) {
      spend(1 + (this.heap.length >> 3));
      this.heap = this.ownHeap = [...this.heap];
    }
    return this.ownHeap;
  }

  allocate(className: string, slots: readonly Value[]): Ref {
    const cells = this.cells();
    cells.push({ className, escaped: false, slots });
    return refOf(cells.length - 1);
  }

  writeSlot(object: Ref, slot: number, value: Value): void {
    const cell = this.heap[object.id]!;
    if (cell.slots[slot] === value) return;
    spend(1 + (cell.slots.length >> 3));
    const slots = [...cell.slots];
    slots[slot] = value;
    this.cells()[object.id] = { ...cell, slots };
    if (cell.escaped) this.escape(value);
  }

  writeStatic(slot: number, value: Value): void {
    if (!this.ownStatics) this.statics = this.ownStatics = [...this.statics];
    this.ownStatics[slot] = value;
    this.escape(value);
  }

  /** The value, and all that can be reached from it, is everybody's from now on. */
  escape(value: Value): void {
    const waiting: Value[] = [value];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next instanceof MapValue) for (const [key, entry] of next.entries) waiting.push(key, entry);
      if (!(next instanceof Ref)) continue;
      const cell = this.heap[next.id];
      if (!cell || cell.escaped) continue;
      this.cells()[next.id] = { ...cell, escaped: true };
      waiting.push(...cell.slots);
    }
  }

  /** The store as it is now. The draft is not to be used any more. */
  done(): Store {
    return { heap: this.heap, statics: this.statics };
  }
}

export function isEscaped(store: Store, value: Value): boolean {
  return value instanceof Ref && store.heap[value.id]?.escaped === true;
}
