/**
 * Stores without arrays: where every version of a field is only ever read at terms without bound variables, it becomes a function, and what
 * an assignment means is said of the objects at which the result is read, and of no others.
 *
 *     f@2 = store(f@1, o, v)   and f@2 is read at x   ⇒   f@2(x) = (if x = o then v else f@1(x)),   and f@1 is read at x too
 *
 * Why that is sound: each instance follows from the equality that it stands for; fewer constraints prove less, never more. Why it proves as
 * much: a version is only defined in terms of earlier ones, so whatever is asked of a version is followed back to the first; nothing else
 * refers to it.
 * Why at all: Z3's theory of arrays asks of every two versions whether they might be equal, which was most of its work. A field that is
 * compared as a whole stays an array, and so do all its versions; where the condition has quantifiers everything does, since what is read
 * is then not known beforehand.
 * Soundness: docs/soundness/prover.md#stores-as-functions.
 * Neighbours: `instantiate.ts` before, `smt.ts` after.
 */
import { spend } from '../base/effort';
import { apply, equal, implies, ite, sameTerm, select, sortOf, walk, type Symbol, type Term } from '../sequential/logic/terms';
import { keyOf } from './key';

type Application = Extract<Term, { readonly kind: 'apply' }>;

/** `guard` implies that `map` is `value`. */
interface Definition {
  readonly guard: Term | undefined;
  readonly value: Term;
}

export interface Functions {
  readonly constraints: readonly Term[];
  /** The same rewriting for terms that are only looked at. */
  readonly rewrite: (term: Term) => Term;
}

export function mapsToFunctions(constraints: readonly Term[], watched: Iterable<Term>): Functions {
  if (constraints.some(hasQuantifier)) return { constraints, rewrite: (term) => term };
  const families = new Families();
  const definitions = new Map<string, Definition[]>();
  const rest: Term[] = [];
  for (const constraint of constraints) {
    const plain: Term[] = [];
    const guard = constraint.kind === 'apply' && constraint.op === '=>' ? constraint.args[0] : undefined;
    const body = guard ? (constraint as Application).args[1]! : constraint;
    for (const part of body.kind === 'apply' && body.op === 'and' ? body.args : [body]) {
      if (!isDefinition(part)) {
        plain.push(part);
        continue;
      }
      const [map, value] = part.args as [Symbol, Term];
      families.join(map.name, value);
      const known = definitions.get(map.name);
      const one = { guard, value };
      if (known) known.push(one);
      else definitions.set(map.name, [one]);
      families.look(value, true);
    }
    if (guard) families.look(guard, false);
    for (const part of plain) families.look(part, false);
    if (plain.length === 1) rest.push(guard ? implies(guard, plain[0]!) : plain[0]!);
    else if (plain.length > 1) {
      const all = apply('and', plain, 'Bool');
      rest.push(guard ? implies(guard, all) : all);
    }
  }
  const looked = [...watched];
  for (const term of looked) families.look(term, false);
  const reader = new Reader(families, definitions);
  const result = rest.map((term) => reader.rewrite(term));
  for (const [name, list] of definitions) {
    if (!families.isArray(name)) continue;
    for (const { guard, value } of list) {
      const same = equal({ kind: 'symbol', name, sort: sortOf(value) }, reader.rewrite(value));
      result.push(guard ? implies(guard, same) : same);
    }
  }
  looked.forEach((term) => reader.rewrite(term));
  result.push(...reader.instances());
  return { constraints: result, rewrite: (term) => reader.rewrite(term) };
}

function hasQuantifier(term: Term): boolean {
  let found = false;
  walk(term, (part) => {
    if (part.kind === 'quantifier') found = true;
  });
  return found;
}

/** A map from objects, equal to a term that says what it is. */
function isDefinition(term: Term): term is Application {
  return term.kind === 'apply' && term.op === '=' && term.args[0]!.kind === 'symbol' && isStore(term.args[0]!);
}

function isStore(term: Term): boolean {
  const sort = sortOf(term);
  return typeof sort !== 'string' && sort.key === 'Ref';
}

/** Versions that are defined by each other stay arrays or become functions together. */
class Families {
  private readonly parent = new Map<string, string>();
  private readonly arrays = new Set<string>();

  isArray(name: string): boolean {
    return this.arrays.has(this.root(name));
  }

  join(name: string, value: Term): void {
    for (const other of mapsIn(value)) this.unite(name, other);
  }

  /** Notes what keeps a family an array: a use as a whole. `asMap`: the term itself is the value of a map. */
  look(term: Term, asMap: boolean): void {
    if (term.kind === 'symbol') {
      if (!asMap && isStore(term)) this.arrays.add(this.root(term.name));
    } else if (term.kind === 'apply') {
      const isMap = isStore(term);
      term.args.forEach((argument, index) => {
        const inMap = index === 0 && (term.op === 'select' || (term.op === 'store' && isMap && asMap));
        const inChoice = term.op === 'ite' && isMap && asMap && index > 0;
        this.look(argument, inMap ? isStore(argument) : inChoice);
      });
    }
  }

  private root(name: string): string {
    let at = name;
    for (let next = this.parent.get(at); next !== undefined; next = this.parent.get(at)) at = next;
    return at;
  }

  private unite(left: string, right: string): void {
    const [one, other] = [this.root(left), this.root(right)];
    if (one === other) return;
    this.parent.set(one, other);
    if (this.arrays.has(one)) this.arrays.add(other);
  }
}

/** The maps that a map term is made of. */
function mapsIn(term: Term): readonly string[] {
  if (term.kind === 'symbol') return [term.name];
  if (term.kind !== 'apply') return [];
  if (term.op === 'store') return mapsIn(term.args[0]!);
  if (term.op === 'ite') return [...mapsIn(term.args[1]!), ...mapsIn(term.args[2]!)];
  return [];
}

class Reader {
  /** Versions and objects at which they are read, in the order met. */
  private readonly wanted = new Map<string, { readonly name: string; readonly index: Term; readonly value: Term }>();
  private readonly rewritten = new Map<Term, Term>();

  constructor(
    private readonly families: Families,
    private readonly definitions: ReadonlyMap<string, readonly Definition[]>,
  ) {}

  /** What all definitions say of what is read; asking one may lead to further reads, which are then followed too. */
  *instances(): Iterable<Term> {
    for (const { name, index, value } of this.wanted.values()) {
      for (const definition of this.definitions.get(name) ?? []) {
        const same = equal(value, this.read(definition.value, index));
        yield definition.guard ? implies(definition.guard, same) : same;
      }
    }
  }

  rewrite(term: Term): Term {
    if (term.kind !== 'apply') return term;
    const known = this.rewritten.get(term);
    if (known) return known;
    spend(1);
    let result: Term;
    if (term.op === 'select' && isStore(term.args[0]!) && this.isFunction(term.args[0]!)) {
      result = this.read(term.args[0]!, this.rewrite(term.args[1]!));
    } else {
      let changed = false;
      const args = term.args.map((argument) => {
        const next = this.rewrite(argument);
        if (next !== argument) changed = true;
        return next;
      });
      result = changed ? { ...term, args } : term;
    }
    this.rewritten.set(term, result);
    return result;
  }

  private isFunction(map: Term): boolean {
    const isVersion = map.kind === 'symbol' || (map.kind === 'apply' && (map.op === 'store' || map.op === 'ite' || map.op === 'const'));
    return isVersion && mapsIn(map).every((name) => !this.families.isArray(name));
  }

  /** The value of a map at an object that has been rewritten. */
  private read(map: Term, index: Term): Term {
    spend(1);
    if (map.kind === 'symbol') {
      const sort = map.sort;
      if (typeof sort === 'string') return map;
      const value = apply(map.name, [index], sort.value);
      const key = `${map.name} ${keyOf(index)}`;
      if (!this.wanted.has(key)) this.wanted.set(key, { name: map.name, index, value });
      return value;
    }
    if (map.kind !== 'apply') return map;
    if (map.op === 'store') {
      const at = this.rewrite(map.args[1]!);
      const value = this.rewrite(map.args[2]!);
      return sameTerm(at, index) ? value : ite(equal(index, at), value, this.read(map.args[0]!, index));
    }
    if (map.op === 'ite') return ite(this.rewrite(map.args[0]!), this.read(map.args[1]!, index), this.read(map.args[2]!, index));
    if (map.op === 'const') return this.rewrite(map.args[0]!);
    return select(this.rewrite(map), index);
  }
}
