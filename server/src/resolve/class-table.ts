/**
 * All classes of the workspace and the library, and the questions about their hierarchy.
 * Neighbours: filled by `declare.ts`, then constant; asked by everything that looks names up.
 */
import type { CompilationUnit, EnumConstant, Expr, TypeDecl, TypeRef } from '../syntax/ast';
import type { FunctionExpr, NamedPlace } from './body-classes';
import type { ClassSymbol } from './symbols';
import type { JavaType } from './types';
import {
  OBJECT,
  OBJECT_NAME,
  asOpen,
  asWildcard,
  classType,
  erasure,
  isReference,
  sameErasure,
  sameType,
  substitute,
  widens,
} from './types';

/** What a class names as its supertypes. */
export interface SuperNames {
  readonly decl: TypeDecl | undefined;
  /** What an anonymous class is made of: `new T() { ... }`; for the body of an enum constant the enum. */
  readonly anonymousOf: { readonly type: TypeRef } | { readonly symbol: ClassSymbol } | undefined;
}

/**
 * The classes that stand in bodies, by their nodes: local and anonymous ones are declared; lambdas and method references have a name kept
 * for theirs.
 */
export interface BodyClasses {
  readonly classes: Map<TypeDecl | EnumConstant | (Expr & { readonly kind: 'new' }), ClassSymbol>;
  readonly functions: Map<FunctionExpr, NamedPlace>;
  readonly supers: Map<ClassSymbol, SuperNames>;
}

const PACKAGE_OF_MODELS = 'calvin';

export class ClassTable {
  readonly bodies: BodyClasses = { classes: new Map(), functions: new Map(), supers: new Map() };
  private readonly byName = new Map<string, ClassSymbol>();
  private readonly candidates = new Map<string, ClassSymbol[]>();
  private readonly libraryUnits = new Set<CompilationUnit>();
  private readonly subclasses = new Map<string, readonly ClassSymbol[]>();
  private readonly belows = new Map<string, readonly ClassSymbol[]>();
  private all: readonly ClassSymbol[] | undefined;
  /** Filled once the hierarchy is complete. */
  private lineages: Map<ClassSymbol, readonly ClassSymbol[]> | undefined;

  /** The hierarchy is complete: from now on answers about it are kept. */
  freeze(): void {
    this.lineages = new Map();
  }

  /** The hierarchy has changed after all: a class in a body has found its supers. */
  thaw(): void {
    this.lineages = new Map();
    this.subclasses.clear();
    this.belows.clear();
  }

  /** Library first, then by file as given, then in source order; nested classes after the class that holds them. */
  get classes(): readonly ClassSymbol[] {
    return (this.all ??= [...this.byName.values()]);
  }

  /** A name not taken yet: the qualified name itself, or with a suffix for a second class of that name. */
  uniqueName(qualified: string): string {
    const count = this.candidates.get(qualified)?.length ?? 0;
    return count === 0 ? qualified : `${qualified}#${count + 1}`;
  }

  /** Each class whose qualified name an earlier one has already, with the first of them. */
  get repeated(): readonly { readonly first: ClassSymbol; readonly later: ClassSymbol }[] {
    return [...this.candidates.values()].flatMap(([first, ...rest]) => rest.map((later) => ({ first: first!, later })));
  }

  add(symbol: ClassSymbol, qualified: string): void {
    if (symbol.isLibrary) this.libraryUnits.add(symbol.unit);
    this.byName.set(symbol.name, symbol);
    this.all = undefined;
    this.belows.clear();
    const list = this.candidates.get(qualified);
    if (list === undefined) this.candidates.set(qualified, [symbol]);
    else list.push(symbol);
  }

  get(name: string): ClassSymbol | undefined {
    return this.byName.get(name);
  }

  /**
   * The class of a qualified name as seen from a file. Independent programs of one folder may reuse a name: the class of the
   * same file comes first, then of the same folder, then of the workspace, then the library's. What only the models of the library have is
   * theirs, whatever the workspace calls its own.
   */
  find(qualified: string, from: CompilationUnit): ClassSymbol | undefined {
    const list = this.candidates.get(qualified);
    if (list === undefined) return undefined;
    const [first] = list;
    if (this.libraryUnits.has(from) && first?.isLibrary === true && first.unit.packageName === PACKAGE_OF_MODELS) return first;
    const folder = folderOf(from.path);
    return (
      list.find((one) => one.unit === from) ??
      list.find((one) => !one.isLibrary && folderOf(one.unit.path) === folder) ??
      list.find((one) => !one.isLibrary) ??
      list[0]
    );
  }

  /** The class of a type: its own, or for an array or a type variable the one whose members it has. */
  classOf(type: JavaType): ClassSymbol | undefined {
    const erased = erasure(type);
    if (erased.kind === 'class') return this.get(erased.name);
    return erased.kind === 'array' ? this.get(OBJECT_NAME) : undefined;
  }

  superclassOf(symbol: ClassSymbol): ClassSymbol | undefined {
    return symbol.superclass?.kind === 'class' ? this.get(symbol.superclass.name) : undefined;
  }

  /** Direct supertypes, superclass first; an interface without one has `java.lang.Object`. */
  supertypesOf(symbol: ClassSymbol): readonly JavaType[] {
    const parents = [...(symbol.superclass === undefined ? [] : [symbol.superclass]), ...symbol.interfaces];
    return parents.length === 0 && symbol.name !== OBJECT_NAME ? [OBJECT] : parents;
  }

  /** The class and its supers, the class first, then depth first: superclass before interfaces; each once. */
  lineage(symbol: ClassSymbol): readonly ClassSymbol[] {
    const known = this.lineages?.get(symbol);
    if (known !== undefined) return known;
    const seen = new Set<ClassSymbol>();
    const visit = (one: ClassSymbol): void => {
      if (seen.has(one)) return;
      seen.add(one);
      for (const parent of this.supertypesOf(one)) {
        const above = this.classOf(parent);
        if (above !== undefined) visit(above);
      }
    };
    visit(symbol);
    const lineage = [...seen];
    this.lineages?.set(symbol, lineage);
    return lineage;
  }

  isSubclass(sub: string, sup: string): boolean {
    if (sub === sup || sup === OBJECT_NAME) return true;
    const symbol = this.get(sub);
    return symbol !== undefined && this.lineage(symbol).some((one) => one.name === sup);
  }

  /** Whether a supertype of the class is not known, so that it may have members and supertypes unseen here. */
  unknownSuperOf(symbol: ClassSymbol): string | undefined {
    for (const one of this.lineage(symbol)) if (one.unknownSupers.length > 0) return one.unknownSupers[0];
    return undefined;
  }

  /** The supertype of a class type that is of class `sup`, with its type arguments; raw where they are not known. */
  asSuper(type: JavaType & { readonly kind: 'class' }, sup: string): JavaType | undefined {
    const seen = new Set<string>();
    const visit = (one: JavaType): JavaType | undefined => {
      if (one.kind !== 'class' || seen.has(one.name)) return undefined;
      if (one.name === sup) return one;
      seen.add(one.name);
      const symbol = this.get(one.name);
      if (symbol === undefined) return undefined;
      for (const parent of this.supertypesOf(symbol)) {
        const found = visit(this.seenFrom(one, symbol, parent));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return visit(type);
  }

  /** A type written in class `owner`, as it is for an object of type `object`: type arguments put in, erased for a raw type. */
  memberType(object: JavaType, owner: ClassSymbol, type: JavaType): JavaType {
    if (owner.typeParams.length === 0) return type;
    const at =
      object.kind === 'class'
        ? this.asSuper(object, owner.name)
        : object.kind === 'typeVariable' && object.bound.kind === 'class'
          ? this.asSuper(object.bound, owner.name)
          : undefined;
    return this.seenFrom(at ?? classType(owner.name), owner, type);
  }

  private seenFrom(object: JavaType, owner: ClassSymbol, type: JavaType): JavaType {
    const args = object.kind === 'class' ? object.args : [];
    return substitute(type, (variable) => {
      if (variable.owner !== owner.name) return undefined;
      const index = owner.typeParams.findIndex((param) => param.name === variable.name);
      const arg = args[index];
      if (index < 0 || arg === undefined) return index < 0 ? undefined : erasure(variable);
      // `? extends I` for a variable bounded by `A` is both.
      const isWildcard = (arg.kind === 'class' || arg.kind === 'typeVariable') && arg.isWildcard === true;
      return isWildcard && !this.isSubtype(arg, variable.bound) ? asOpen(arg) : arg;
    });
  }

  /**
   * Whether a value of type `from` can be used as `to` by widening. Type arguments are not compared: Java has done that.
   * A class that is not known is related to nothing but itself and Object.
   */
  isSubtype(from: JavaType, to: JavaType): boolean {
    if (from.kind === 'primitive' && to.kind === 'primitive') return widens(from.name, to.name);
    if (from.kind === 'null') return isReference(to);
    if (from.kind === 'typeVariable' && to.kind === 'typeVariable' && from.name === to.name && from.owner === to.owner) return true;
    if (from.kind === 'unknown' || to.kind === 'unknown') {
      if (from.kind === 'unknown' && to.kind === 'unknown') return from.name === to.name;
      return from.kind === 'unknown' && to.kind === 'class' && to.name === OBJECT_NAME;
    }
    const sub = erasure(from);
    const sup = erasure(to);
    if (sub.kind === 'array') {
      if (sup.kind === 'array')
        return (
          sameErasure(sub.element, sup.element) ||
          (isReference(sub.element) && isReference(sup.element) && this.isSubtype(sub.element, sup.element))
        );
      return (
        sup.kind === 'class' && (sup.name === OBJECT_NAME || sup.name === 'java.lang.Cloneable' || sup.name === 'java.io.Serializable')
      );
    }
    if (sub.kind === 'class' && sup.kind === 'class') return this.isSubclass(sub.name, sup.name);
    return sub.kind === 'map' && sup.kind === 'map' && sameErasure(sub, sup);
  }

  /** `wide`, to which `narrow` widens, as a type of both: where their type arguments differ they are left open. */
  joined(narrow: JavaType, wide: JavaType): JavaType {
    if (narrow.kind !== 'class' || wide.kind !== 'class' || wide.args.length === 0) return wide;
    const above = this.asSuper(narrow, wide.name);
    const symbol = this.get(wide.name);
    return symbol === undefined || (above !== undefined && sameType(above, wide)) ? wide : anyOf(symbol);
  }

  /** The class and all below it, interfaces too; in table order. */
  below(name: string): readonly ClassSymbol[] {
    const known = this.belows.get(name);
    if (known !== undefined) return known;
    const found = this.classes.filter((one) => this.isSubclass(one.name, name));
    if (this.lineages !== undefined) this.belows.set(name, found);
    return found;
  }

  /** All classes that can be the dynamic class of an object of class `name`: neither interfaces nor abstract; in table order. */
  concreteSubclasses(name: string): readonly ClassSymbol[] {
    const known = this.subclasses.get(name);
    if (known !== undefined) return known;
    const found = this.classes.filter(
      (one) => one.kind !== 'interface' && one.kind !== 'annotation' && !one.isAbstract && this.isSubclass(one.name, name),
    );
    this.subclasses.set(name, found);
    return found;
  }
}

/** The class with every type argument an unbounded wildcard. */
export function anyOf(symbol: ClassSymbol): JavaType {
  return classType(
    symbol.name,
    symbol.typeParams.map((param) => asWildcard(asOpen(erasure(param)))),
  );
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')));
}
