/**
 * What code of the workspace a call of code without source may be by its name. Where the type of an object is not known, because it comes out of code without source (`optional.get().add(1)`, `list.stream().forEach(one -> one.add(1))`), a call on it
 * may be one of any method of that name, and a field of it any field of that name; so may a simple name in a class whose supertype is not known.
 * Neighbours: `opaque.ts` asks; `resolve/opaque.ts` notes the names.
 * Why it may: docs/soundness/opaque.md#what-a-name-may-mean.
 */
import { isGuardedBy } from './guarded-by';
import { foundDisciplines } from './found-disciplines';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { expressionsOf } from '../sharing/statements';

const KNOWN = new WeakMap<Resolved, ReadonlySet<string>>();

/** The names of all methods that are called, and of all classes of which objects are made, without anybody knowing which. */
export function namesCalled(resolved: Resolved): ReadonlySet<string> {
  const known = KNOWN.get(resolved);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()]) {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) if (!isStmt && node.kind === 'opaque' && node.method !== undefined) found.add(node.method);
  }
  KNOWN.set(resolved, found);
  return found;
}

/** What a call of the method would be called by. */
export function calledName(method: MethodSymbol): string {
  return method.isConstructor ? method.owner.simpleName : method.name;
}

/** A method of the workspace that a call by the name may run, and that requires something of whoever calls it. */
export function demandingMethod(name: string, { table }: Resolved): MethodSymbol | undefined {
  // A thread that is started runs `run`.
  const names = name === 'start' ? [name, 'run'] : [name];
  return table.classes.flatMap((one) => (one.isLibrary ? [] : one.methods)).find((one) => names.includes(calledName(one)) && (one.annotations.some(isGuardedBy) || one.specs.some((clause) => clause.kind === 'requires')));
}

/** A field of the workspace that a use by the name may be, and that others may be writing. */
export function protectedField(name: string, resolved: Resolved): FieldSymbol | undefined {
  return resolved.table.classes.flatMap((one) => (one.isLibrary ? [] : one.fields)).find((field) => field.name === name && (
    field.annotations.some(isGuardedBy) || field.specs.some((clause) => clause.kind === 'discipline') || foundDisciplines(field, resolved).length > 0));
}
