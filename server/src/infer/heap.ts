/**
 * The objects that exist while the threads run, each with a number, and the cells that threads read and write: fields of these objects,
 * static fields, elements of arrays.
 * Why numbers: a reference is then a number like any other value, and which cell an access means is known when the code is unfolded.
 * Neighbours: `evaluate.ts` resolves accesses to cells; `extract.ts` makes variables of those that change.
 */
import type { FieldDecl, Program, Type } from '../plato/ir';
import { modelOf } from '../oracle/explore';
import { elementType, type Model } from '../oracle/model';

export interface HeapObject {
  readonly className: string;
  /** Of an array. */
  readonly length: number | undefined;
  readonly words: string;
}

/** A place in the store. Keys: `static:FIELD`, `3:FIELD`, `3[0]`, `3:$ended`. */
export interface Cell {
  readonly key: string;
  readonly type: Type;
  /** The object that it belongs to; undefined: a static field. */
  readonly object: number | undefined;
  readonly field: FieldDecl | undefined;
  readonly words: string;
}

/** Whether the thread with this object has ended. */
export const ENDED = '$ended';

export class Heap {
  readonly model: Model;
  private readonly objects: (HeapObject | undefined)[] = [undefined];
  private readonly cells = new Map<string, Cell>();
  private readonly literals = new Map<string, number>();
  private readonly lambdas: ReadonlySet<string>;
  private readonly shared = new Map<string, number>();

  constructor(readonly program: Program) {
    this.model = modelOf(program);
    this.lambdas = new Set(program.procedures.filter((one) => one.isLambda).map((one) => one.owner));
  }

  /** The class of a lambda or a method reference: evaluating it gives a new object or one that is there, and which is not known. */
  isLambda(className: string | undefined): boolean {
    return className !== undefined && this.lambdas.has(className);
  }

  /**
   * The object that stands for all that a lambda without values in it gives; undefined: its class is none of such a lambda. Nothing but
   * their identity, which `evaluate.ts` refuses to look at, tells such objects apart.
   */
  sharedLambda(className: string): number | undefined {
    if (!this.isLambda(className) || this.program.fields.some((one) => one.owner === className)) return undefined;
    const known = this.shared.get(className) ?? this.allocate(className, undefined, className);
    this.shared.set(className, known);
    return known;
  }

  /** It stands for several objects. */
  isShared(object: number): boolean {
    return this.shared.get(this.objects[object]?.className ?? '') === object;
  }

  get size(): number {
    return this.objects.length;
  }

  allocate(className: string, length: number | undefined, words: string): number {
    this.objects.push({ className, length, words });
    return this.objects.length - 1;
  }

  object(id: number): HeapObject | undefined {
    return this.objects[id];
  }

  /** The object of a literal, the same for the same one. */
  literal(key: string, className: string): number {
    const known = this.literals.get(key);
    if (known !== undefined) return known;
    const id = this.allocate(className, undefined, key);
    this.literals.set(key, id);
    return id;
  }

  /** All objects that a reference of the class may mean. */
  ofClass(className: string): readonly number[] {
    return this.objects.flatMap((one, id) => (one && this.model.isSubclass(one.className, className) ? [id] : []));
  }

  staticCell(field: string): Cell {
    const declared = this.model.fields.get(field);
    return this.cell(`static:${field}`, () => ({
      type: declared?.type ?? { kind: 'int' },
      object: undefined,
      field: declared,
      words: shortName(field),
    }));
  }

  fieldCell(object: number, field: string): Cell {
    const declared = this.model.fields.get(field);
    return this.cell(`${object}:${field}`, () => ({
      type: declared?.type ?? { kind: 'int' },
      object,
      field: declared,
      words: `${this.objects[object]?.words ?? object}.${declared?.name ?? field}`,
    }));
  }

  elementCell(array: number, index: number): Cell {
    const made = this.objects[array];
    return this.cell(`${array}[${index}]`, () => ({
      type: elementType(made?.className ?? 'int[]'),
      object: array,
      field: undefined,
      words: `${made?.words ?? array}[${index}]`,
    }));
  }

  endedCell(thread: number): Cell {
    return this.cell(`${thread}:${ENDED}`, () => ({
      type: { kind: 'bool' },
      object: thread,
      field: undefined,
      words: `${this.objects[thread]?.words ?? thread} has ended`,
    }));
  }

  /** All that something was asked of. */
  get known(): readonly Cell[] {
    return [...this.cells.values()];
  }

  knows(key: string): boolean {
    return this.cells.has(key);
  }

  cellOf(key: string): Cell {
    return this.cells.get(key)!;
  }

  private cell(key: string, make: () => Omit<Cell, 'key'>): Cell {
    let known = this.cells.get(key);
    if (!known) this.cells.set(key, (known = { key, ...make() }));
    return known;
  }
}

/** `Outer.Inner.name` is said as `Inner.name`. */
function shortName(id: string): string {
  return id.split('.').slice(-2).join('.');
}
