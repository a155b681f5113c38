/**
 * What a value may be by its type: an object of a class that nobody knows, or one of which the library asks what it holds.
 * Neighbours: `strangers.ts` finds out whether it is.
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 */
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import { isOpenInterface } from './open-interfaces';
import { OBJECT_NAME, isReference, type JavaType } from '../../resolve/types';

/**
 * Objects of the library that keep nothing that they are given, and ask nobody: locks with their conditions and sides, numbers, counters.
 * (One that code without source has made is still a stranger itself.)
 */
const KEEPS_NOTHING =
  /^java\.(io\.Serializable$|lang\.Number$|util\.concurrent\.(locks\.|atomic\.Atomic(Integer|Long|Boolean)$|(CountDownLatch|Semaphore)$))/;

export function keepsNothing({ name, isLibrary }: ClassSymbol): boolean {
  return isLibrary && (name === OBJECT_NAME || KEEPS_NOTHING.test(name));
}

export class StrangerTypes {
  private readonly table: Resolved['table'];
  private readonly leading = new Map<ClassSymbol, boolean>();
  private readonly halfBelow = new Map<ClassSymbol, boolean>();

  constructor(private readonly resolved: Resolved) {
    this.table = resolved.table;
  }

  /** Whether a value of the type may be an object of a class that nobody knows, or only half. */
  mayBe(type: JavaType): boolean {
    if (type.kind === 'array') return this.mayBe(type.element);
    if (!isReference(type)) return false;
    const { table } = this;
    const symbol = table.classOf(type);
    if (symbol === undefined) return true;
    if (symbol.isLibrary) return !symbol.isFinal;
    if (isOpenInterface(symbol, this.resolved)) return true;
    let known = this.halfBelow.get(symbol);
    if (known === undefined) this.halfBelow.set(symbol, (known = table.below(symbol.name).some((one) => this.isHalf(one))));
    return known;
  }

  /** A class of the workspace that may have methods of a superclass that nobody knows. */
  isHalf(symbol: ClassSymbol): boolean {
    return !symbol.isLibrary && symbol.kind !== 'interface' && this.table.unknownSuperOf(symbol) !== undefined;
  }

  /** Whether a method of the library or of Java may be called on it that asks what it holds. */
  mayLead(type: JavaType): boolean {
    // An array leads to what it holds, whatever that keeps.
    if (type.kind === 'array') return this.mayBe(type.element) || this.mayLead(type.element);
    if (!isReference(type)) return false;
    const symbol = this.table.classOf(type);
    if (symbol === undefined) return true;
    let known = this.leading.get(symbol);
    if (known === undefined) this.leading.set(symbol, (known = this.hasLeadingBelow(symbol)));
    return known;
  }

  private hasLeadingBelow(symbol: ClassSymbol): boolean {
    if (symbol.isLibrary && symbol.name !== OBJECT_NAME && keepsNothing(symbol)) return this.isFilledBelow(symbol);
    if (symbol.isLibrary) return !symbol.isFinal;
    return this.isFilledBelow(symbol);
  }

  /** Whether some object of the class is a record, or of another class of the library too, which may keep something. */
  private isFilledBelow(symbol: ClassSymbol): boolean {
    const { table } = this;
    return table
      .below(symbol.name)
      .some((one) => one.kind === 'record' || table.lineage(one).some((above) => above.isLibrary && !keepsNothing(above)));
  }
}
