/**
 * Regions of the shared store: a store, and which of its objects. Fields that all classes share (`holder`, those of the library's objects,
 * elements of arrays) are one store for the whole workspace; what keeps the monitors of two classes apart is who the object at hand can be.
 *
 * A family is a set of objects that an expression may denote for all time: those of a class, those that a field owned by its object ever
 * holds (`effects/owned-arrays.ts`), those that the body under check makes itself. Two families that do not overlap share no object but
 * null, and nobody writes a field of null. What is claimed here and why it may be: docs/soundness/slices.md#slices-of-conditions.
 * Neighbours: `clause-regions.ts` says what clauses speak of, `body-regions.ts` what bodies touch; `closure.ts` closes over both.
 */
import { onceFor } from '../../base/once-for';
import type { Expr, FieldDecl, Program } from '../../plato/ir';
import { OBJECT_CLASS } from '../../plato/ir';
import { heldByFinals, type OwnedArrays } from '../../effects/owned-arrays';
import { typeOf } from '../../plato/type-of';
import { hierarchyOf, type Hierarchy } from '../logic/hierarchy';

/** Interned: the same family is the same object. */
export type Family =
  /** Objects of the class, or of one below it. */
  | { readonly kind: 'class'; readonly className: string }
  /**
   * Such that somebody was given: a parameter, what was read of a field or an element, a result. No field that keeps what it holds to
   * itself (`kept`) holds one of these.
   */
  | { readonly kind: 'given'; readonly className: string }
  /** What the field ever holds, which its own object has made and put into no other such field. */
  | { readonly kind: 'held'; readonly field: FieldDecl }
  /**
   * Made by the body under check, of this class exactly. Where it puts one into an owned field, that field is written in the same body, so
   * what is said of the field is at hand anyway.
   */
  | { readonly kind: 'made'; readonly className: string };

/** The families of the locals of a body. */
export type LocalFamilies = (name: string, declared: string) => readonly Family[];

export class Families {
  private readonly classes = new Map<string, Family>();
  private readonly gifts = new Map<string, Family>();
  private readonly fields = new Map<string, Family>();
  private readonly makes = new Map<string, Family>();
  private readonly overlaps = new Map<Family, Map<Family, boolean>>();
  private readonly declared: ReadonlyMap<string, FieldDecl>;
  private readonly libraries: ReadonlySet<string>;
  private readonly ownership: OwnedArrays;

  constructor(
    program: Program,
    private readonly hierarchy: Hierarchy,
  ) {
    this.declared = new Map(program.fields.map((field) => [field.id, field]));
    this.libraries = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
    this.ownership = heldByFinals(program);
  }

  /** Whether objects of classes that know nothing of each other have the store: only there it matters which objects are meant. */
  isShared(store: string): boolean {
    const field = this.declared.get(store);
    if (!field) return true;
    return !field.isStatic && (field.owner === OBJECT_CLASS || this.libraries.has(field.owner));
  }

  ofClass(className: string): Family {
    return intern(this.classes, className, () => ({ kind: 'class', className }));
  }

  ofGiven(className: string): Family {
    return intern(this.gifts, className, () => ({ kind: 'given', className }));
  }

  /** What the field holds, whoever has it. */
  ofField(store: string, className: string): Family {
    const field = this.declared.get(store);
    return field && this.ownership.owned.has(store) ? intern(this.fields, store, () => ({ kind: 'held', field })) : this.ofGiven(className);
  }

  ofMade(className: string): Family {
    return intern(this.makes, className, () => ({ kind: 'made', className }));
  }

  /**
   * What an expression of a reference type may denote, null apart. `locals`: of the body it stands in; of a clause, nothing but the types
   * of its variables is known.
   */
  of(expr: Expr, locals?: LocalFamilies): readonly Family[] {
    if (expr.kind === 'null') return [];
    if (expr.kind === 'ite') return [...this.of(expr.then, locals), ...this.of(expr.else, locals)];
    const type = typeOf(expr);
    const className = type.kind === 'ref' ? type.className : OBJECT_CLASS;
    if (expr.kind === 'var' && locals) return locals(expr.name, className);
    if (expr.kind === 'field' || expr.kind === 'static') return [this.ofField(expr.field, className)];
    return [expr.kind === 'elem' || expr.kind === 'mapGet' ? this.ofGiven(className) : this.ofClass(className)];
  }

  /** What is of the family and of the class as well. */
  within(family: Family, className: string): Family {
    if ((family.kind !== 'class' && family.kind !== 'given') || this.hierarchy.isSubtype(family.className, className)) return family;
    if (!this.hierarchy.isSubtype(className, family.className)) return family;
    return family.kind === 'class' ? this.ofClass(className) : this.ofGiven(className);
  }

  /** Whether some object may be of both. */
  overlap(left: Family, right: Family): boolean {
    if (left === right) return true;
    const row = this.overlaps.get(left) ?? new Map<Family, boolean>();
    this.overlaps.set(left, row);
    const known = row.get(right);
    if (known !== undefined) return known;
    const found = this.mayOverlap(left, right);
    row.set(right, found);
    return found;
  }

  private mayOverlap(left: Family, right: Family): boolean {
    if (left.kind === 'held' && right.kind === 'held') return left.field.id === right.field.id;
    if (left.kind === 'made' && right.kind === 'made') return left.className === right.className;
    const [certain, other] = left.kind === 'held' || left.kind === 'made' ? [left, right] : [right, left];
    if (other.kind === 'held' || other.kind === 'made') return false;
    if (certain.kind === 'class' || certain.kind === 'given') return this.mayMeet(other.className, certain.className);
    return !(certain.kind === 'held' && other.kind === 'given' && this.isKept(certain.field)) && this.mayBeOf(certain, other.className);
  }

  /** Nobody is given what the field holds. What the library hands out is not seen: its bodies are trusted. */
  private isKept({ id, owner }: FieldDecl): boolean {
    return this.ownership.kept.has(id) && !this.libraries.has(owner);
  }

  /** What is known to be of one class exactly is of another only if that is above. */
  private mayBeOf(family: Family & { readonly kind: 'held' | 'made' }, className: string): boolean {
    const exact = family.kind === 'made' ? family.className : this.ownership.made.get(family.field.id)?.className;
    if (exact !== undefined) return this.hierarchy.isSubtype(exact, className) || this.hasUnknownSupers(exact);
    const type = family.kind === 'held' ? family.field.type : undefined;
    return type?.kind !== 'ref' || this.mayMeet(type.className, className);
  }

  private mayMeet(left: string, right: string): boolean {
    return this.hierarchy.mayShare(left, right) || this.hasUnknownSupers(left) || this.hasUnknownSupers(right);
  }

  private hasUnknownSupers(className: string): boolean {
    const declared = this.hierarchy.declaration(className);
    return declared?.hasUnknownSupers === true || declared?.isModel === true;
  }
}

function intern(known: Map<string, Family>, key: string, make: () => Family): Family {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export const familiesOf = onceFor((program: Program): Families => new Families(program, hierarchyOf(program)));
