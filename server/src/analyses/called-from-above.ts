/**
 * What constructors of the library run of the classes below them: `Throwable()` calls `fillInStackTrace`, `HashSet(Collection)` adds one
 * element after the other. An override runs then before anything of its own object has been initialized. The stubs say which constructors
 * do so (`@Runs`).
 * Soundness: docs/soundness/library.md#constructors-that-run-overrides.
 * Neighbours: `lower/calls/calls-from-above.ts` makes the calls; of a field of such a class `set-first.ts` knows nothing that nobody could
 * have seen otherwise.
 */
import { isNamed } from './annotations';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import { OBJECT_NAME } from '../resolve/types';
import type { JavaAnnotation } from '../syntax/ast';

/** The methods of the class, and of those below it, that a constructor of the library may run which is called for their objects. */
export function calledFromAbove(owner: ClassSymbol, resolved: Resolved): readonly MethodSymbol[] {
  const { table } = resolved;
  const lineage = table.lineage(owner).filter((one) => one.kind !== 'interface');
  if (!lineage.some((one) => one.isLibrary && one.name !== OBJECT_NAME)) return [];
  const first = lineage
    .filter((one) => !one.isLibrary)
    .flatMap((one) => one.methods.filter((method) => method.isConstructor))
    .map((one) => resolved.methods.get(one)?.body?.stmts[0]);
  // What is not translated may call any constructor, also one that the stub leaves out, of which nobody says what it runs.
  if (first.some((stmt) => stmt === undefined || stmt.kind === 'unsupported')) return mayOverride(owner, resolved);
  const called = first.flatMap((stmt) =>
    stmt?.kind === 'constructorCall' && stmt.constructor_.owner.isLibrary ? [stmt.constructor_] : [],
  );
  return overridesRunBy(owner, called, resolved);
}

/** The instance methods of the class, and of those below it, which something above may call. */
function mayOverride(owner: ClassSymbol, { table }: Resolved): readonly MethodSymbol[] {
  return table.below(owner.name).flatMap((one) => (one.isLibrary ? [] : one.methods.filter(isOverridable)));
}

function isOverridable({ isStatic, isPrivate, isAbstract, isConstructor }: MethodSymbol): boolean {
  return !isStatic && !isPrivate && !isAbstract && !isConstructor;
}

/** Those of one or more constructors of the library. */
export function overridesRunBy(owner: ClassSymbol, constructors: readonly MethodSymbol[], { table }: Resolved): readonly MethodSymbol[] {
  const ofClasses = table.lineage(owner).filter((one) => one.isLibrary && one.kind !== 'interface');
  const said = [...ofClasses, ...constructors].flatMap((one) => runs(one.annotations));
  if (said.length === 0) return [];
  const names = new Set(said);
  return table
    .below(owner.name)
    .flatMap((one) =>
      !one.isLibrary ? one.methods.filter((method) => isOverridable(method) && names.has(`${method.name}/${method.params.length}`)) : [],
    );
}

/** `name/number of parameters` of each. */
function runs(annotations: readonly JavaAnnotation[]): readonly string[] {
  return annotations
    .filter(isNamed('Runs'))
    .flatMap((one) => one.values ?? [])
    .flatMap((one) => one.split(' '));
}
