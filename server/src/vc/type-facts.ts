/**
 * What is true of the classes of an object, said once for all objects of a condition: whoever is of a class is of its superclasses, nobody
 * is of two classes that share no object, and what the exact class decides. Of each kind only those facts that do not follow from the
 * others; a condition has as many of each as it has objects.
 * Leaving facts out is sound, whatever the hierarchy.
 * Soundness: docs/soundness/prover.md#facts-about-a-class.
 * Neighbours: `instantiate.ts` says them of each object.
 */
import type { Hierarchy } from '../sequential/logic/hierarchy';

export interface TypeFacts {
  /** Who is of the first is of the second. */
  readonly above: readonly (readonly [string, string])[];
  /** No object is of both. */
  readonly apart: readonly (readonly [string, string])[];
  /** By class, what an object of exactly that class is of, and what not. */
  readonly exactly: ReadonlyMap<string, { readonly is: readonly string[]; readonly isNot: readonly string[] }>;
}

/** `names`: the classes of which the condition speaks; `exact`: those that it compares with the class of an object. */
export function typeFacts(names: readonly string[], exact: Iterable<string>, hierarchy: Hierarchy): TypeFacts {
  const supers = new Map(names.map((name) => [name, names.filter((base) => base !== name && hierarchy.isSubtype(name, base))]));
  const supersOf = (name: string): readonly string[] => supers.get(name)!;
  const isShared = sharing(names, hierarchy);
  const above = names.flatMap((name) => lowest(supersOf(name), supersOf).map((base) => [name, base] as const));
  const apart = names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter(
        (other) =>
          !isShared(name, other) &&
          !supersOf(name).some((base) => !isShared(base, other)) &&
          !supersOf(other).some((base) => !isShared(name, base)),
      )
      .map((other) => [name, other] as const),
  );
  const exactly = new Map(
    [...exact].map((name) => {
      const is = names.filter((base) => hierarchy.isSubtype(name, base));
      const isNot = names.filter((base) => !hierarchy.mayBe(name, base));
      // The highest of those that it is not of, and that share an object with all that it is of.
      const needed = isNot.filter((one) => !supersOf(one).some((base) => isNot.includes(base)) && is.every((base) => isShared(base, one)));
      return [name, { is: lowest(is, supersOf), isNot: needed }] as const;
    }),
  );
  return { above, apart, exactly };
}

/** Those of which none of the others is a subclass. */
function lowest(classes: readonly string[], supersOf: (name: string) => readonly string[]): readonly string[] {
  return classes.filter((one) => !classes.some((other) => other !== one && supersOf(other).includes(one)));
}

/** `mayShare`, kept: it is asked for the same pairs again and again. */
function sharing(names: readonly string[], hierarchy: Hierarchy): (left: string, right: string) => boolean {
  const apart = new Map(names.map((name) => [name, new Set(names.filter((other) => other !== name && !hierarchy.mayShare(name, other)))]));
  return (left, right) => !apart.get(left)!.has(right);
}
