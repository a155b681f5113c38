/**
 * Which fields may refer to a map that changes when somebody only looks: a `LinkedHashMap` in the order of access moves what `get` finds to
 * the end, and a `WeakHashMap` takes out, at every call, what has been collected. What a field is given that is not made right there may be
 * any such map that the same file makes.
 * Neighbours: `collections.ts` asks, for accesses to what a collection holds.
 * Soundness: docs/soundness/library.md#contents-of-collections.
 */
import { onceFor } from '../base/once-for';
import { contextOf } from '../resolve/declare';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { TypedExpr } from '../resolve/typed';
import { childrenOf, stripped } from '../resolve/typed-children';
import { expressionsOf } from '../resolve/typed-statements';

type Kind = 'order' | 'weak';
type Kinds = ReadonlySet<Kind>;

const LINKED = 'java.util.LinkedHashMap';
const WEAK = /^(java\.util\.)?WeakHashMap$/;

/** The argument of the constructor of a `LinkedHashMap` that asks for the order of access. */
const ORDER = 2;

const LOOKING_UP = new Set(['get', 'getOrDefault']);

/** Whether the method of the library changes the map of the field although it only looks. */
export function reorders(method: MethodSymbol, field: FieldSymbol, resolved: Resolved): boolean {
  if (!method.owner.isLibrary) return false;
  return isWeak(field, resolved) || (LOOKING_UP.has(method.name) && kindsOf(field, resolved)?.has('order') === true);
}

/** Whether every look at the map of the field may change it. */
export function isWeak(field: FieldSymbol, resolved: Resolved): boolean {
  return kindsOf(field, resolved)?.has('weak') === true;
}

function kindsOf(field: FieldSymbol, resolved: Resolved): Kinds | undefined {
  return restlessMaps(resolved).get(field);
}

type Syntax = NonNullable<FieldSymbol['init']>;
type Bodies = readonly { readonly owner: ClassSymbol; readonly exprs: readonly TypedExpr[] }[];

const restlessMaps = onceFor((resolved: Resolved): ReadonlyMap<FieldSymbol, Kinds> => {
  const bodies = bodiesOf(resolved);
  const classes = restlessClasses(resolved);
  const ofFile = new Map<ClassSymbol['unit'], Set<Kind>>();
  for (const { owner, exprs } of bodies) {
    for (const one of exprs) {
      const kind = made(one, classes, resolved);
      if (kind !== undefined) ofFile.set(owner.unit, new Set([...(ofFile.get(owner.unit) ?? []), kind]));
    }
  }
  const found = new Map<FieldSymbol, Set<Kind>>();
  const give = (field: FieldSymbol, kinds: Iterable<Kind>): void => {
    for (const kind of kinds) found.set(field, new Set([...(found.get(field) ?? []), kind]));
  };
  for (const { owner, exprs } of bodies) {
    for (const one of exprs) {
      if (one.kind !== 'assign' || (one.target.kind !== 'field' && one.target.kind !== 'static')) continue;
      const value = stripped(one.value);
      give(
        one.target.field,
        within(value).flatMap((part) => made(part, classes, resolved) ?? []),
      );
      if (!isMade(value)) give(one.target.field, ofFile.get(owner.unit) ?? []);
    }
  }
  for (const owner of resolved.table.classes) {
    for (const field of owner.isLibrary ? [] : owner.fields) {
      if (field.init === undefined) continue;
      give(field, madeInText(field.init, owner, classes, resolved));
      if (field.init.kind !== 'new') give(field, ofFile.get(owner.unit) ?? []);
    }
  }
  return found;
});

function bodiesOf(resolved: Resolved): Bodies {
  const of = (owner: ClassSymbol, stmts: Parameters<typeof expressionsOf>[0] | undefined): Bodies[number] => ({
    owner,
    exprs: expressionsOf(stmts ?? []).flatMap((one) => (one.isStmt ? [] : [one.node])),
  });
  return [
    ...[...resolved.methods.values()].map(({ method, body }) => of(method.owner, body?.stmts)),
    ...[...resolved.staticInitializers].map(([owner, { body }]) => of(owner, body?.stmts)),
  ];
}

/** Classes of the workspace whose objects are such maps. */
function restlessClasses(resolved: Resolved): ReadonlyMap<ClassSymbol, Kind> {
  const { table } = resolved;
  const asking = new Set<ClassSymbol>();
  for (const { method, body } of resolved.methods.values()) {
    // The constructor of an anonymous class passes on what stands where its object is made.
    const isPassing = method.owner.place === 'anonymous' && table.superclassOf(method.owner)?.isLibrary === true;
    if (!method.isConstructor || isPassing || !table.isSubclass(method.owner.name, LINKED)) continue;
    for (const { node, isStmt } of expressionsOf(body?.stmts ?? []))
      if (isStmt && node.kind === 'constructorCall' && mayAsk(node.args[ORDER])) asking.add(method.owner);
  }
  const found = new Map<ClassSymbol, Kind>();
  for (const owner of table.classes) {
    const lineage = table.lineage(owner);
    if (lineage.some((one) => one.unknownSupers.some((name) => WEAK.test(name)))) found.set(owner, 'weak');
    else if (lineage.some((one) => asking.has(one))) found.set(owner, 'order');
  }
  return found;
}

function made(expr: TypedExpr, classes: ReadonlyMap<ClassSymbol, Kind>, { table }: Resolved): Kind | undefined {
  if (expr.kind === 'opaque') return expr.isNew === true && expr.method !== undefined && WEAK.test(expr.method) ? 'weak' : undefined;
  if (expr.kind !== 'new') return undefined;
  return classes.get(expr.class) ?? (table.isSubclass(expr.class.name, LINKED) && mayAsk(expr.args[ORDER]) ? 'order' : undefined);
}

function mayAsk(order: TypedExpr | undefined): boolean {
  return order !== undefined && (order.kind !== 'constant' || order.constant.kind !== 'bool' || order.constant.value);
}

/** Of the text: whatever a class of that name is, its third argument may ask for the order of access. */
function madeInText(init: Syntax, owner: ClassSymbol, classes: ReadonlyMap<ClassSymbol, Kind>, resolved: Resolved): readonly Kind[] {
  if (init.kind === 'call') return init.args.flatMap((one) => madeInText(one, owner, classes, resolved));
  if (init.kind !== 'new' || init.type.kind !== 'named') return [];
  const { name } = init.type;
  const symbol = findClass(name, contextOf(resolved.table, owner));
  const known = symbol === undefined ? undefined : classes.get(symbol);
  const order = init.args[ORDER];
  const asks = order !== undefined && (order.kind !== 'boolLit' || order.value);
  return [...(known === undefined ? [] : [known]), ...(WEAK.test(name) ? ['weak' as const] : []), ...(asks ? ['order' as const] : [])];
}

function isMade(value: TypedExpr): boolean {
  return value.kind === 'new' || value.kind === 'constant' || (value.kind === 'opaque' && value.isNew === true);
}

function within(expr: TypedExpr): readonly TypedExpr[] {
  return [expr, ...childrenOf(expr).flatMap(within)];
}
