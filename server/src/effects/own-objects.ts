/**
 * Which objects a body has made and shown to nobody, as far as that can be read off its text: what stands in a field or an element of such
 * an object is nobody else's yet. Here is what holds for the whole body, without regard to the order of statements: which locals and places
 * hold only such objects, and which locals may lead to each other's. What is not understood holds objects of others. Neighbours:
 * `verify/plain-memory.ts` walks through the body and asks.
 */
import type { Expr, Location, Procedure, Stmt } from '../plato/ir';
import { elementStore } from '../plato/footprint';
import { visitSteps } from '../plato/statements';

/**
 * Stands for the static fields of the class whose static initializer this is: until its end nobody else gets at them (Java Language
 * Specification 12.4.2).
 */
const OWN_STATICS = '$statics';

export class OwnObjects {
  /** Locals that only ever hold objects that this body has made, or null. */
  private readonly locals = new Set<string>();
  /** Stores (fields, elements) into which this body stores nothing but such objects. */
  private readonly foreign = new Set<string>();
  /** Locals that may hold such an object, or what one leads to; and stores where a body puts one. */
  private readonly leading = new Set<string>();
  private readonly holding = new Set<string>();
  private readonly parents = new Map<string, string>();

  constructor(
    private readonly procedure: Procedure,
    body: Stmt,
    private readonly staticsOf: ReadonlySet<string>,
  ) {
    const sources: { readonly target: string; readonly value: Expr | undefined }[] = [];
    const stored: { readonly target: Location; readonly value: Expr | undefined }[] = [];
    visitSteps(
      body,
      ({ assigns, havocs, allocates }) => {
        for (const { target, value } of [...assigns, ...havocs.map((location) => ({ target: location, value: undefined }))]) {
          if (target.kind === 'local') sources.push({ target: target.name, value });
          else stored.push({ target, value });
        }
        if (allocates) this.locals.add(allocates.target);
      },
      ({ result, thrown }) => {
        for (const name of [result, thrown?.variable]) if (name !== undefined) sources.push({ target: name, value: undefined });
      },
    );
    for (const { target } of sources) this.locals.add(target);
    for (const { name } of procedure.params) this.locals.delete(name);
    for (const name of this.madeBefore()) this.locals.add(name);
    for (let size = NaN; size !== this.locals.size - this.foreign.size; ) {
      size = this.locals.size - this.foreign.size;
      for (const { target, value } of sources) if (!this.holdsOwn(value)) this.locals.delete(target);
      for (const { target, value } of stored) if (!this.holdsOwn(value)) this.foreign.add(keyOf(target));
    }
    for (const name of this.locals) this.leading.add(name);
    for (let size = -1; size !== this.leading.size + this.holding.size; ) {
      size = this.leading.size + this.holding.size;
      for (const { target, value } of sources) if (this.namesIn(value).length > 0) this.leading.add(target);
      for (const { target, value } of stored) if (this.namesIn(value).length > 0) this.holding.add(keyOf(target));
    }
    for (const { target, value } of sources) for (const name of this.namesIn(value)) this.join(target, name);
    for (const { target, value } of stored) for (const name of this.namesIn(value)) this.join(this.baseOf(target), name);
  }

  /** What is this body's own when it begins. */
  madeBefore(): readonly string[] {
    if (this.procedure.kind === 'constructor') return ['this'];
    return this.procedure.kind === 'staticInitializer' ? [OWN_STATICS] : [];
  }

  /** The local through which a place is reached; undefined where it is anybody's. */
  baseOf(place: Location | Expr): string | undefined {
    if (place.kind === 'field') return place.object.kind === 'var' ? place.object.name : undefined;
    if (place.kind === 'elem') return place.array.kind === 'var' ? place.array.name : undefined;
    return place.kind === 'static' && this.staticsOf.has(place.field) ? OWN_STATICS : undefined;
  }

  /** Whether the local may hold an object that this body has made, shown or not. */
  mayLeadToOwn(name: string): boolean {
    return this.leading.has(name);
  }

  /** Whether the value is null, or an object that only this body knows, where `known` are the locals that hold such objects now. */
  isOwn(value: Expr, known: ReadonlySet<string>): boolean {
    switch (value.kind) {
      case 'null':
        return true;
      case 'var':
        return known.has(value.name);
      case 'ite':
        return this.isOwn(value.then, known) && this.isOwn(value.else, known);
      case 'field':
      case 'static':
      case 'elem': {
        const base = this.baseOf(value);
        return base !== undefined && known.has(base) && !this.foreign.has(keyOf(value));
      }
      default:
        return false;
    }
  }

  /** All locals that may lead to what this one leads to. */
  withAliases(name: string, of: ReadonlySet<string>): readonly string[] {
    const root = this.rootOf(name);
    return [...of].filter((one) => this.rootOf(one) === root);
  }

  private holdsOwn(value: Expr | undefined): boolean {
    return value !== undefined && this.isOwn(value, this.locals);
  }

  /** The locals through which the value may lead to an object of this body's own. */
  private namesIn(value: Expr | undefined): readonly string[] {
    if (value === undefined) return [];
    if (value.kind === 'ite') return [...this.namesIn(value.then), ...this.namesIn(value.else)];
    const isPlace = value.kind === 'field' || value.kind === 'static' || value.kind === 'elem';
    const name = value.kind === 'var' ? value.name : isPlace && this.holding.has(keyOf(value)) ? this.baseOf(value) : undefined;
    return name !== undefined && this.leading.has(name) ? [name] : [];
  }

  private join(left: string | undefined, right: string): void {
    if (left === undefined) return;
    const [from, to] = [this.rootOf(left), this.rootOf(right)];
    if (from !== to) this.parents.set(from, to);
  }

  private rootOf(name: string): string {
    let root = name;
    for (let above = this.parents.get(root); above !== undefined; above = this.parents.get(root)) root = above;
    return root;
  }
}

function keyOf(place: Location | (Expr & { readonly kind: 'field' | 'static' | 'elem' })): string {
  return place.kind === 'elem' ? elementStore(place.type) : place.kind === 'local' ? place.name : place.field;
}
