/**
 * What stands above a class, for passes of Plato that need nothing else of the hierarchy.
 * Neighbours: `library-overrides.ts`, `user-code.ts`; `sequential/logic/hierarchy.ts` answers more, for the checks.
 */
import type { ClassDecl } from './ir';
import { OBJECT_CLASS } from './ir';

/** The class and all above it: its superclasses in order, then interfaces; Object last. */
export function supersOf(table: ReadonlyMap<string, ClassDecl>, name: string): readonly string[] {
  const chain: ClassDecl[] = [];
  const seen = new Set<string>();
  for (
    let one = table.get(name);
    one !== undefined && !seen.has(one.name);
    one = one.superclass === undefined ? undefined : table.get(one.superclass)
  ) {
    seen.add(one.name);
    chain.push(one);
  }
  const found = new Set(chain.map((one) => one.name).filter((one) => one !== OBJECT_CLASS));
  const addInterfaces = (of: ClassDecl): void => {
    for (const each of of.interfaces) {
      if (found.has(each)) continue;
      found.add(each);
      const declared = table.get(each);
      if (declared) addInterfaces(declared);
    }
  };
  chain.forEach(addInterfaces);
  return [...found, OBJECT_CLASS];
}

/** Whether every object of the first class is one of the second; classes only, no arrays. */
export function subtyping(classes: readonly ClassDecl[]): (sub: string, base: string) => boolean {
  const table = new Map(classes.map((one) => [one.name, one]));
  const known = new Map<string, ReadonlySet<string>>();
  return (sub, base) => {
    let supers = known.get(sub);
    if (!supers) known.set(sub, (supers = new Set([sub, ...supersOf(table, sub)])));
    return supers.has(base);
  };
}
