/**
 * Which methods of the trusted library a method of the workspace overrides, and may thus be called as by the library.
 * Why not by signature alone: `compareTo(Foo)` overrides the erased `compareTo(Object)` of `Comparable<Foo>`. So a parameter of type Object above agrees with any
 * reference below. That takes an overload now and then for an override, which is then held to what it does not owe: safe.
 * Neighbours: `verify/obliged.ts` (frames), `sequential/deferred.ts` (who calls).
 */
import type { Procedure, Program, Type } from './ir';
import { OBJECT_CLASS } from './ir';

const BY_OWNER = new WeakMap<Program, ReadonlyMap<string, readonly Procedure[]>>();

function proceduresOfLibrary(program: Program): ReadonlyMap<string, readonly Procedure[]> {
  const known = BY_OWNER.get(program);
  if (known) return known;
  const libraries = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  const found = new Map<string, Procedure[]>();
  for (const procedure of program.procedures) {
    if (!libraries.has(procedure.owner) || procedure.kind !== 'method' || procedure.isStatic) continue;
    const own = found.get(procedure.owner);
    if (own) own.push(procedure);
    else found.set(procedure.owner, [procedure]);
  }
  BY_OWNER.set(program, found);
  return found;
}

/** `supers` are the names of the classes and interfaces above the procedure's own. */
export function overriddenInLibrary(program: Program, supers: readonly string[], procedure: Procedure): readonly Procedure[] {
  if (procedure.kind !== 'method' || procedure.isStatic) return [];
  const library = proceduresOfLibrary(program);
  return supers.flatMap((name) => (library.get(name) ?? []).filter((above) => mayOverride(procedure, above)));
}

function mayOverride(procedure: Procedure, above: Procedure): boolean {
  return nameOf(procedure) === nameOf(above) && procedure.params.length === above.params.length
    && procedure.params.every((parameter, index) => index === 0 || agrees(parameter.type, above.params[index]!.type));
}

function agrees(own: Type, above: Type): boolean {
  if (own.kind !== 'ref' || above.kind !== 'ref') return own.kind === above.kind;
  return own.className === above.className || above.className === OBJECT_CLASS;
}

/** The simple name in an id: `toString` of `Job.toString()`. */
function nameOf(procedure: Procedure): string {
  return procedure.id.slice(procedure.owner.length + 1).split('(')[0]!;
}
