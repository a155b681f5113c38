/**
 * Which instances of laws that carry what is known of a store at an object from before a step to after it (`ObjectFact.carries`) can
 * matter in a condition that is too long to have them all: where nothing later reads the store at the object, or at one that may be the
 * same, what is carried is carried in vain. What may be the same is judged by classes, as everywhere in `instantiate.ts`: what is known as
 * any object is looked at as the classes whose fields are used at it.
 * Assuming less is sound.
 * Soundness: docs/soundness/prover.md#what-is-carried-in-vain.
 * Neighbours: `instantiate.ts` asks.
 */
import { OBJECT_CLASS } from '../plato/ir';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { classOf, mentions, sortOf, walk, type Symbol, type Term } from '../sequential/logic/terms';
import type { Condition } from './condition';
import { keyOf } from './key';

/** The store that a symbol, a copy or a version stands for. */
export function storeOf({ role }: Symbol): string | undefined {
  return role?.kind === 'store' ? role.store : undefined;
}

/** The last place where a store is read, in numbers of constraints. */
interface Reads {
  readonly atTerm: Map<string, number>;
  readonly atClass: Map<string, number>;
}

export class Demand {
  private readonly stores = new Map<string, Reads>();
  private readonly classes = new Map<string, readonly string[]>();
  /** By store, those that are carried where it is known. */
  private readonly carriedBy = new Map<string, Set<string>>();

  constructor(
    condition: Condition,
    private readonly uses: ReadonlyMap<string, ReadonlySet<string>>,
    private readonly hierarchy: Hierarchy,
  ) {
    condition.constraints.forEach(({ term }, index) => this.look(term, index));
    for (const { fact, position } of condition.facts) {
      if (fact.carries !== undefined) this.noteCarrier(fact.carries, fact.body);
      else if (fact.lasting === undefined) this.look(fact.body, position, fact.variable.name, fact.className);
    }
  }

  /** Whether what holds of the store at the object at this place of the program can matter to anything later. */
  isRead(store: string, object: Term, position: number): boolean {
    return [store, ...(this.carriedBy.get(store) ?? [])].some((one) => this.isReadItself(one, object, position));
  }

  private isReadItself(store: string, object: Term, position: number): boolean {
    const reads = this.stores.get(store);
    if (reads === undefined) return false;
    if ((reads.atTerm.get(keyOf(object)) ?? -1) >= position) return true;
    const classes = this.classesOf(object);
    for (const [name, last] of reads.atClass)
      if (last >= position && classes.some((one) => this.hierarchy.mayBe(one, name) || this.hierarchy.mayBe(name, one))) return true;
    return false;
  }

  private noteCarrier(carried: string, body: Term): void {
    walk(body, (term) => {
      const store = term.kind === 'symbol' ? storeOf(term) : undefined;
      if (store !== undefined && store !== carried) this.carriedBy.set(store, (this.carriedBy.get(store) ?? new Set()).add(carried));
    });
  }

  /** Reads in a term; `variable`, if there is one, stands for all objects of the class. */
  private look(constraint: Term, position: number, variable?: string, className?: string): void {
    walk(constraint, (term) => {
      if (term.kind !== 'apply' || term.op !== 'select' || sortOf(term.args[1]!) !== 'Ref') return;
      const store = rootOf(term.args[0]!);
      if (store === undefined) return;
      const object = term.args[1]!;
      const reads = this.stores.get(store) ?? { atTerm: new Map<string, number>(), atClass: new Map<string, number>() };
      this.stores.set(store, reads);
      const isVariable = variable !== undefined && mentions(object, new Set([variable]));
      if (!isVariable) later(reads.atTerm, keyOf(object), position);
      const classes = isVariable && object.kind === 'symbol' ? [className!] : this.classesOf(object);
      for (const name of classes) later(reads.atClass, name, position);
    });
  }

  private classesOf(object: Term): readonly string[] {
    const key = keyOf(object);
    const known = this.classes.get(key);
    if (known) return known;
    const one = classOf(object) ?? OBJECT_CLASS;
    const found = one === OBJECT_CLASS ? [...(this.uses.get(key) ?? [])] : [one];
    this.classes.set(key, found);
    return found;
  }
}

function later(map: Map<string, number>, key: string, position: number): void {
  map.set(key, Math.max(map.get(key) ?? -1, position));
}

/** The store of objects whose value at one is read: not of what is in a map that it holds. */
function rootOf(map: Term): string | undefined {
  if (map.kind === 'symbol') return storeOf(map);
  if (map.kind === 'apply' && (map.op === 'store' || map.op === 'ite')) return rootOf(map.args[map.op === 'store' ? 0 : 1]!);
  return undefined;
}
