/**
 * Who is a subclass of whom, and which classes can share an object, for a lowered program; arrays included.
 * Soundness: docs/soundness/java.md#arrays-as-objects.
 * Neighbours: facts about dynamic types (`types.ts`), instantiation in vc.
 */
import type { ClassDecl, Program } from '../../plato/ir';
import { elementStore } from '../../plato/footprint';
import { ARRAY_INTERFACES, OBJECT_CLASS } from '../../plato/ir';
import { elementType } from '../../plato/type-of';

export interface Hierarchy {
  /** The class and all its superclasses and interfaces, itself first; `java.lang.Object` always among them. */
  supers(className: string): readonly string[];
  isSubtype(sub: string, base: string): boolean;
  /**
   * Whether an object of the class may be an instance of the other: by what is declared, or by a supertype of which nothing is known, which
   * may be any of the library's; a class that stands for others may be any of them, too.
   */
  mayBe(className: string, base: string): boolean;
  /** Whether an object may be an instance of both. */
  mayShare(left: string, right: string): boolean;
  /** All declared classes whose objects can exist and that are subtypes of the given one, in declaration order. */
  concreteSubtypes(className: string): readonly string[];
  /** Whether an object known as one of the class may be an array whose elements are in the store. */
  mayHaveElements(className: string, store: string): boolean;
  declaration(className: string): ClassDecl | undefined;
}

/** Types of primitive elements; `int[]` and `long[]` are unrelated, as in Java. */
const PRIMITIVES = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double']);

/** By the name of its class; an array of such arrays holds objects. */
export function isPrimitiveArray(className: string): boolean {
  return className.endsWith('[]') && PRIMITIVES.has(className.slice(0, -2));
}

export function hierarchyOf(program: Program): Hierarchy {
  const declarations = new Map(program.classes.map((declaration) => [declaration.name, declaration]));
  const memo = new Map<string, readonly string[]>();

  function supers(className: string): readonly string[] {
    const known = memo.get(className);
    if (known) return known;
    memo.set(className, [className]);
    const found: string[] = [className];
    const add = (name: string): void => {
      for (const one of supers(name)) if (!found.includes(one)) found.push(one);
    };
    if (className.endsWith('[]')) {
      const element = className.slice(0, -2);
      if (!PRIMITIVES.has(element))
        for (const one of supers(element)) if (one !== element && !found.includes(`${one}[]`)) found.push(`${one}[]`);
      for (const one of ARRAY_INTERFACES) if (declarations.has(one)) found.push(one);
    } else {
      const declaration = declarations.get(className);
      if (declaration?.superclass) add(declaration.superclass);
      for (const one of declaration?.interfaces ?? []) add(one);
    }
    if (!found.includes(OBJECT_CLASS)) found.push(OBJECT_CLASS);
    memo.set(className, found);
    return found;
  }

  function isSubtype(sub: string, base: string): boolean {
    return sub === base || base === OBJECT_CLASS || supers(sub).includes(base);
  }

  function mayBe(className: string, base: string): boolean {
    if (isSubtype(className, base)) return true;
    const other = declarations.get(base);
    return (
      other !== undefined &&
      other.isLibrary &&
      !other.isFinal &&
      (declarations.get(className)?.isModel === true || supers(className).some((one) => declarations.get(one)?.hasUnknownSupers === true))
    );
  }

  function mayShare(left: string, right: string): boolean {
    if (mayBe(left, right) || mayBe(right, left)) return true;
    if (left.endsWith('[]') && right.endsWith('[]')) {
      const [one, other] = [left.slice(0, -2), right.slice(0, -2)];
      return !PRIMITIVES.has(one) && !PRIMITIVES.has(other) && mayShare(one, other);
    }
    if (left.endsWith('[]') || right.endsWith('[]')) return false;
    const [first, second] = [declarations.get(left), declarations.get(right)];
    if (!first || !second) return true;
    // Two classes share an object only along a chain; an interface may meet any class that is not final.
    return (first.isInterface && !second.isFinal) || (second.isInterface && !first.isFinal);
  }

  return {
    supers,
    isSubtype,
    mayBe,
    mayShare,
    concreteSubtypes: (className) =>
      program.classes.filter((one) => !one.isInterface && !one.isAbstract && isSubtype(one.name, className)).map((one) => one.name),
    mayHaveElements(className, store) {
      const element = elementType(className);
      return element === undefined
        ? !declarations.has(className) || className === OBJECT_CLASS || ARRAY_INTERFACES.includes(className)
        : elementStore(element) === store;
    },
    declaration: (className) => declarations.get(className),
  };
}
