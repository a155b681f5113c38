/**
 * What code of the workspace a call of code without source may be by its name. Where the type of an object is not known, because it comes
 * out of code without source (`optional.get().add(1)`, `list.stream().forEach(one -> one.add(1))`), a call on it may be one of any method
 * of that name, and a field of it any field of that name; so may a simple name in a class whose supertype is not known.
 * Neighbours: `calls/opaque.ts` and `lower.ts` ask about methods, `clauses/fields.ts` about fields; `resolve/opaque.ts` notes the names.
 * Why it may: docs/soundness/opaque.md#what-a-name-may-mean.
 */
import { isNamed } from '../../analyses/annotations';
import { onceFor } from '../../base/once-for';
import { outermost } from '../../resolve/access';
import { declaredNeverNull } from '../../resolve/never-null';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedBody, TypedExpr } from '../../resolve/typed';
import { expressionsOf } from '../../resolve/typed-statements';

type Opaque = TypedExpr & { readonly kind: 'opaque' };

/**
 * A use of a name. `arity`: of a call, where it is known. `from`: the outermost class in which it stands; only there it can mean what is
 * private.
 */
interface Use {
  readonly arity: number | undefined;
  readonly from: ClassSymbol;
  /** Of a method reference: a class of the library that the method's class is below. */
  readonly below?: string;
}

interface Names {
  readonly called: ReadonlyMap<string, readonly Use[]>;
  readonly read: ReadonlyMap<string, readonly Use[]>;
  /** Those of the workspace, by what they are called by. */
  readonly methods: ReadonlyMap<string, readonly MethodSymbol[]>;
  readonly fields: ReadonlyMap<string, readonly FieldSymbol[]>;
}

const namesOf = onceFor((resolved: Resolved): Names => {
  const called = new Map<string, Use[]>();
  const read = new Map<string, Use[]>();
  const note = (owner: ClassSymbol, body: TypedBody | undefined): void => {
    const from = outermost(owner);
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'opaque') continue;
      if (node.refersTo !== undefined)
        noteUse(called, node.refersTo.method, {
          arity: undefined,
          from,
          ...(node.refersTo.below !== undefined && { below: node.refersTo.below }),
        });
      if (node.method !== undefined) noteUse(called, node.method, { arity: node.arity, from });
      if (node.field !== undefined) noteUse(read, node.field, { arity: undefined, from });
    }
  };
  for (const { method, body } of resolved.methods.values()) note(method.owner, body);
  for (const { owner, body } of resolved.staticInitializers.values()) note(owner, body);
  const own = resolved.table.classes.filter((one) => !one.isLibrary);
  return {
    called,
    read,
    methods: byName(
      own.flatMap((one) => one.methods),
      calledName,
    ),
    fields: byName(
      own.flatMap((one) => one.fields),
      ({ name }) => name,
    ),
  };
});

function noteUse(uses: Map<string, Use[]>, name: string, use: Use): void {
  const others = uses.get(name) ?? [];
  uses.set(name, others);
  if (!others.some((one) => one.arity === use.arity && one.from === use.from && one.below === use.below)) others.push(use);
}

function byName<T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const list = found.get(nameOf(one));
    if (list === undefined) found.set(nameOf(one), [one]);
    else list.push(one);
  }
  return found;
}

/** What a call of the method is called by. */
function calledName(method: MethodSymbol): string {
  return method.isConstructor ? method.owner.simpleName : method.name;
}

/** Whether a call by its name may be one of the method. */
function mayBeCalledBy({ arity, from, below }: Use, method: MethodSymbol, { table }: Resolved): boolean {
  return (
    (below === undefined || table.below(below).some((one) => table.isSubclass(one.name, method.owner.name))) &&
    (arity === undefined || method.isConstructor || method.isVarArgs || arity === method.params.length) &&
    (!method.isPrivate || from === outermost(method.owner))
  );
}

function mayBeReadBy({ from }: Use, field: FieldSymbol): boolean {
  return !field.isPrivate || from === outermost(field.owner);
}

/** Whether a method may be called, or an object be made by a constructor, without anybody knowing that it is this one. */
export function isCalledByName(method: MethodSymbol, resolved: Resolved): boolean {
  return (namesOf(resolved).called.get(calledName(method)) ?? []).some((use) => mayBeCalledBy(use, method, resolved));
}

/** Whether a field may be read, so that what it refers to is handed out, without anybody knowing that it is this one. */
export function isReadByName(field: FieldSymbol, resolved: Resolved): boolean {
  return (namesOf(resolved).read.get(field.name) ?? []).some((use) => mayBeReadBy(use, field));
}

/** The methods of the workspace that a call in a body of `owner` may be. A thread that is started runs `run`. */
function meant({ method: called, arity, refersTo }: Opaque, owner: ClassSymbol, resolved: Resolved): readonly MethodSymbol[] {
  const method = called ?? refersTo?.method;
  if (method === undefined) return [];
  const { methods } = namesOf(resolved);
  const use: Use = { arity, from: outermost(owner), ...(refersTo?.below !== undefined && { below: refersTo.below }) };
  return [...(methods.get(method) ?? []), ...(method === 'start' ? (methods.get('run') ?? []) : [])].filter((one) =>
    mayBeCalledBy(use, one, resolved),
  );
}

/** Of these one that asks something of whoever calls it: that something holds, or that its actions keep what others rely on. */
export function demandingMethod(call: Opaque, owner: ClassSymbol, resolved: Resolved): MethodSymbol | undefined {
  return meant(call, owner, resolved).find(
    (one) =>
      one.annotations.some(isNamed('GuardedBy')) ||
      one.specs.some((clause) => clause.kind === 'requires' || clause.kind === 'performs' || clause.kind === 'action'),
  );
}

/** Whether one of these wants something that is not null. */
export function wantsNonNull(call: Opaque, owner: ClassSymbol, resolved: Resolved): boolean {
  return meant(call, owner, resolved).some((one) => one.params.some((param) => declaredNeverNull(param) !== undefined));
}

/** The fields of the workspace that a use by the name in a body of `owner` may be. */
export function fieldsMeant({ field: name }: Opaque, owner: ClassSymbol, resolved: Resolved): readonly FieldSymbol[] {
  if (name === undefined) return [];
  const use: Use = { arity: undefined, from: outermost(owner) };
  return (namesOf(resolved).fields.get(name) ?? []).filter((field) => mayBeReadBy(use, field));
}
