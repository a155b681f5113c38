/**
 * Which classes Java initializes together, and of which it is known in a body that their initialization has begun (Java Language
 * Specification 12.4.1).
 * Soundness: docs/soundness/java.md#first-use-may-throw.
 * Neighbours: `steps/first-use.ts` makes the steps at the places where a class is used.
 */
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';

/** The id of the procedure that initializes a class, whether there is one or not. */
export function initializerId(owner: { readonly name: string }): string {
  return `${owner.name}.<clinit>()`;
}

/**
 * The classes that are initialized with a class, in order: its superclasses, the interfaces above that have default methods, itself. Of an
 * interface itself alone.
 */
export function initializedBy(of: ClassSymbol, { table }: Resolved): readonly ClassSymbol[] {
  if (of.kind === 'interface' || of.kind === 'annotation') return of.isLibrary ? [] : [of];
  const found: ClassSymbol[] = [];
  const add = (one: ClassSymbol | undefined): void => {
    if (one === undefined || one.isLibrary || found.includes(one)) return;
    if (one.kind !== 'interface') add(table.superclassOf(one));
    for (const above of one.interfaces) add(table.classOf(above));
    if (one.kind !== 'interface' || one.methods.some((method) => !method.isStatic && !method.isAbstract)) found.push(one);
  };
  add(of);
  return found;
}

/**
 * The classes whose initialization has begun where a body runs. Where it is certain, the body runs in that thread or after it has gone
 * well: a static method or a constructor is entered after a first use. A method of an object, and what is declared within a body, may be
 * entered by whoever got hold of an object, even though the class has failed by then: only if the initializer has shown one to others.
 */
export function initializedBefore(
  owner: ClassSymbol,
  method: MethodSymbol | undefined,
  resolved: Resolved,
): { readonly certain: ReadonlySet<ClassSymbol>; readonly unlessShown: ReadonlySet<ClassSymbol> } {
  const own = initializedBy(owner, resolved);
  const isEntered = owner.place !== 'lambda' && (method === undefined || method.isStatic || method.isConstructor);
  const unlessShown = new Set(isEntered ? [] : own);
  for (let one: ClassSymbol | undefined = owner; one?.outer !== undefined && (one.place !== 'member' || !one.isStatic); one = one.outer) {
    for (const around of initializedBy(one.outer, resolved)) unlessShown.add(around);
  }
  return { certain: new Set(isEntered ? own : []), unlessShown };
}
