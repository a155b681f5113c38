/**
 * Facts about the cells of arrays and ghost maps, instantiated at the indices that the condition mentions; two rounds, since a condition
 * may read one map at an index that it finds in another. Assuming fewer instances is sound.
 *
 * Where a quantifier of the user's ranges over the indices of a store, the prover makes indices that nobody can list: there the fact is
 * given as a quantifier too, to be used at every cell that the proof comes to speak of.
 * Neighbours: `instantiate.ts` calls it; `sequential/logic/elements.ts` says which variable is an index of what.
 */
import type { IndexVariable } from '../sequential/logic/elements';
import { implies, substitute, walk, type Symbol, type Term } from '../sequential/logic/terms';
import { keyOf } from './key';

/** A fact whose objects have been filled in; its indices are still free. */
export interface IndexedFact {
  readonly guard: Symbol | undefined;
  readonly body: Term;
  readonly indices: readonly IndexVariable[];
}

const ROUNDS = 2;

/** The instances, at most `limit` of them. */
export function instantiateIndices(facts: readonly IndexedFact[], constraints: readonly Term[], limit: number): readonly Term[] {
  if (facts.length === 0) return [];
  const wanted = new Set(facts.flatMap((fact) => fact.indices.map(placeOf)));
  const terms = new IndexTerms(wanted);
  constraints.forEach((constraint) => terms.add(constraint));
  const instances: Term[] = [];
  const done = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const before = instances.length;
    facts.forEach((fact, number) => {
      for (const values of tuples(fact.indices.map((index) => terms.at(placeOf(index))))) {
        if (instances.length >= limit) return;
        const key = `${number} ${values.map(keyOf).join(' ; ')}`;
        if (done.has(key)) continue;
        done.add(key);
        const body = substitute(fact.body, new Map(values.map((value, index) => [fact.indices[index]!.variable.name, value])));
        instances.push(fact.guard ? implies(fact.guard, body) : body);
      }
    });
    for (const instance of instances.slice(before)) terms.add(instance);
  }
  for (const fact of facts) if (fact.indices.some((index) => terms.isQuantified(placeOf(index)))) instances.push(quantifiedFact(fact));
  return instances;
}

function placeOf(index: { readonly store: string; readonly depth: number }): string {
  return `${index.store} ${index.depth}`;
}

function* tuples(lists: readonly (readonly Term[])[]): Iterable<readonly Term[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) for (const others of tuples(rest)) yield [value, ...others];
}

/** The index terms of a condition, by the store and the depth at which they stand. */
class IndexTerms {
  private readonly found = new Map<string, Map<string, Term>>();
  private readonly underQuantifier = new Set<string>();

  constructor(private readonly wanted: ReadonlySet<string>) {}

  add(constraint: Term): void {
    walk(constraint, (term, bound) => {
      if (term.kind !== 'apply' || (term.op !== 'select' && term.op !== 'store')) return;
      const at = pathOf(term.args[0]!);
      if (at === undefined) return;
      const place = placeOf(at);
      if (!this.wanted.has(place)) return;
      const index = term.args[1]!;
      if (bound.size > 0 && mentionsOne(index, bound)) {
        this.underQuantifier.add(place);
        return;
      }
      const list = this.found.get(place) ?? new Map<string, Term>();
      list.set(keyOf(index), list.get(keyOf(index)) ?? index);
      this.found.set(place, list);
    });
  }

  at(place: string): readonly Term[] {
    return [...(this.found.get(place)?.values() ?? [])];
  }

  isQuantified(place: string): boolean {
    return this.underQuantifier.has(place);
  }
}

/** Which store a map belongs to, and how many indices have been applied to it; undefined where that cannot be seen. */
function pathOf(map: Term): { readonly store: string; readonly depth: number } | undefined {
  if (map.kind === 'symbol') return { store: map.role?.kind === 'store' ? map.role.store : map.name, depth: 0 };
  if (map.kind !== 'apply') return undefined;
  if (map.op === 'store') return pathOf(map.args[0]!);
  if (map.op === 'ite') return pathOf(map.args[1]!);
  if (map.op !== 'select') return undefined;
  const inner = pathOf(map.args[0]!);
  return inner && { store: inner.store, depth: inner.depth + 1 };
}

function mentionsOne(term: Term, names: ReadonlySet<string>): boolean {
  let found = false;
  walk(term, (part) => {
    if (part.kind === 'symbol' && names.has(part.name)) found = true;
  });
  return found;
}

/** The fact for all indices, to be used wherever one of the cells it speaks of is mentioned. */
function quantifiedFact(fact: IndexedFact): Term {
  const variables = fact.indices.map((index) => index.variable);
  const cells = new Map<string, Term>();
  walk(fact.body, (term) => {
    if (term.kind !== 'apply' || term.op !== 'select') return;
    if (!variables.every((variable) => mentionsOne(term, new Set([variable.name])))) return;
    if (fact.indices.some((index) => pathOf(term.args[0]!)?.store === index.store)) cells.set(keyOf(term), term);
  });
  const body: Term = { kind: 'quantifier', which: 'forall', variables, body: fact.body, patterns: [...cells.values()] };
  return fact.guard ? implies(fact.guard, body) : body;
}
