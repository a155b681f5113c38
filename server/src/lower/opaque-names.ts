/**
 * What code of the workspace a call of code without source may be by its name. Where the type of an object is not known, because it comes out of code without source (`optional.get().add(1)`, `list.stream().forEach(one -> one.add(1))`), a call on it
 * may be one of any method of that name, and a field of it any field of that name; so may a simple name in a class whose supertype is not known.
 * Neighbours: `opaque.ts` asks; `resolve/opaque.ts` notes the names.
 * Why it may: docs/soundness/opaque.md#what-a-name-may-mean.
 */
import { isGuardedBy } from './guarded-by';
import { foundDisciplines } from './found-disciplines';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedBody } from '../resolve/typed';
import { expressionsOf } from '../sharing/statements';

/** A call by a name. */
interface Called {
  readonly name: string;
  /** Absent: any number. */
  readonly arity: number | undefined;
  /** The outermost class in which the call stands: only there private methods can be called. */
  readonly from: ClassSymbol;
}

const KNOWN = new WeakMap<Resolved, (method: MethodSymbol) => boolean>();

/** Whether a method may be called, or an object be made by a constructor, without anybody knowing that it is this one. */
export function calledByName(resolved: Resolved): (method: MethodSymbol) => boolean {
  const known = KNOWN.get(resolved);
  if (known !== undefined) return known;
  const found = new Map<string, Called[]>();
  const note = (owner: ClassSymbol, body: TypedBody | undefined): void => {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'opaque' || node.method === undefined) continue;
      const one: Called = { name: node.method, arity: node.arity, from: outermost(owner) };
      const others = found.get(one.name);
      if (others === undefined) found.set(one.name, [one]);
      else if (!others.some(({ arity, from }) => arity === one.arity && from === one.from)) others.push(one);
    }
  };
  for (const { method, body } of resolved.methods.values()) note(method.owner, body);
  for (const { owner, body } of resolved.staticInitializers.values()) note(owner, body);
  const made = (method: MethodSymbol): boolean => (found.get(calledName(method)) ?? []).some(({ arity, from }) =>
    (arity === undefined || method.isConstructor || method.isVarArgs || arity === method.params.length) && (!method.isPrivate || from === outermost(method.owner)));
  KNOWN.set(resolved, made);
  return made;
}

function outermost(owner: ClassSymbol): ClassSymbol {
  return owner.outer === undefined ? owner : outermost(owner.outer);
}

/** What a call of the method would be called by. */
function calledName(method: MethodSymbol): string {
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
