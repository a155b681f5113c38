/**
 * Sets of stores, as bits over the fields of a program.
 * Why: what code without source may write is thousands of stores in a project of some size, hundreds of methods may call it, and a fixpoint
 * over all calls unites such sets again and again.
 * Neighbours: `effects.ts` says what is in them. Whoever goes through one meets the stores in the order of the program's fields.
 */
import { onceFor } from '../base/once-for';
import { ELEMENTS } from '../plato/footprint';
import type { FieldDecl } from '../plato/ir';

/** The number of each store: of fields in their order, then of elements of arrays; of what is not declared when it is met. */
class Numbering {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(fields: readonly FieldDecl[]) {
    for (const { id } of fields) this.numberOf(id);
    for (const kind of ['int', 'bool', 'float', 'ref', 'map']) this.numberOf(`${ELEMENTS}${kind}`);
  }

  numberOf(store: string): number {
    const known = this.numbers.get(store);
    if (known !== undefined) return known;
    this.numbers.set(store, this.names.length);
    this.names.push(store);
    return this.names.length - 1;
  }

  find(store: string): number | undefined {
    return this.numbers.get(store);
  }
}

const numberingOf = onceFor((fields: readonly FieldDecl[]) => new Numbering(fields));

/** A set that does not change any more. */
class StoreSet implements ReadonlySet<string> {
  readonly size: number;

  constructor(
    readonly numbering: Numbering,
    readonly words: Uint32Array,
  ) {
    this.size = countOf(words);
  }

  has(store: string): boolean {
    const number = this.numbering.find(store);
    return number !== undefined && ((this.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  *values(): SetIterator<string> {
    for (let at = 0; at < this.words.length; at++)
      for (let rest = this.words[at]!; rest !== 0; rest &= rest - 1) yield this.numbering.names[at * 32 + 31 - Math.clz32(rest & -rest)]!;
  }

  keys(): SetIterator<string> {
    return this.values();
  }

  *entries(): SetIterator<[string, string]> {
    for (const store of this.values()) yield [store, store];
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.values();
  }

  forEach(see: (value: string, key: string, set: ReadonlySet<string>) => void): void {
    for (const store of this.values()) see(store, store, this);
  }
}

/** A set that grows. */
export class GrowingStores {
  private words = new Uint32Array(0);
  private readonly numbering: Numbering;

  constructor(over: readonly FieldDecl[] | Numbering) {
    this.numbering = over instanceof Numbering ? over : numberingOf(over);
  }

  /** Whether it was not there. */
  add(store: string): boolean {
    const number = this.numbering.numberOf(store);
    const at = number >>> 5;
    this.reserve(at + 1);
    const before = this.words[at]!;
    this.words[at] = before | (1 << (number & 31));
    return this.words[at] !== before;
  }

  /** Whether any of them was not there. */
  addAll(stores: Iterable<string>): boolean {
    if (stores instanceof StoreSet && stores.numbering === this.numbering) return this.unite(stores.words);
    let isNew = false;
    for (const store of stores) if (this.add(store)) isNew = true;
    return isNew;
  }

  addGrown(other: GrowingStores): boolean {
    return this.unite(other.words);
  }

  /** As it is now. */
  fixed(): StoreSet {
    return new StoreSet(this.numbering, this.words.slice());
  }

  private unite(words: Uint32Array): boolean {
    this.reserve(words.length);
    let isNew = false;
    for (let at = 0; at < words.length; at++) {
      const before = this.words[at]!;
      this.words[at] = before | words[at]!;
      if (this.words[at] !== before) isNew = true;
    }
    return isNew;
  }

  private reserve(length: number): void {
    if (this.words.length >= length) return;
    const words = new Uint32Array(length);
    words.set(this.words);
    this.words = words;
  }
}

export function storeSet(fields: readonly FieldDecl[], stores: Iterable<string>): ReadonlySet<string> {
  const found = new GrowingStores(fields);
  found.addAll(stores);
  return found.fixed();
}

/** Sets of which equal ones are the same object: who keeps something for a set keeps it for all that are like it. */
export class SharedStores {
  private readonly known = new Map<number, StoreSet[]>();

  of(stores: GrowingStores): ReadonlySet<string> {
    const made = stores.fixed();
    const alike = this.known.get(mixed(made.words)) ?? [];
    const same = alike.find((one) => areEqual(one.words, made.words));
    if (same) return same;
    this.known.set(mixed(made.words), [...alike, made]);
    return made;
  }
}

/** What is in one of them or another; none of them changes. */
export function united(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const some = [...new Set(sets)].filter((one) => one.size > 0);
  if (some.length <= 1) return some[0] ?? NONE;
  const numbered = some.find((one) => one instanceof StoreSet);
  if (numbered === undefined) return new Set(some.flatMap((one) => [...one]));
  const found = new GrowingStores(numbered.numbering);
  for (const one of some) found.addAll(one);
  return found.fixed();
}

const NONE: ReadonlySet<string> = new Set();

/** Words of nothing at the end say nothing. */
function areEqual(left: Uint32Array, right: Uint32Array): boolean {
  for (let at = Math.max(left.length, right.length) - 1; at >= 0; at--) if ((left[at] ?? 0) !== (right[at] ?? 0)) return false;
  return true;
}

function mixed(words: Uint32Array): number {
  let mix = 0;
  for (let at = 0; at < words.length; at++) if (words[at] !== 0) mix = (Math.imul(mix, 31) + Math.imul(words[at]!, at + 1)) | 0;
  return mix;
}

function countOf(words: Uint32Array): number {
  let count = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
