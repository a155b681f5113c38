/**
 * Collections that a concurrent map holds: `map.computeIfAbsent(key, k -> new ArrayList<>()).add(x)`. The map may be used by several
 * threads at once; what it holds may not, and a change of that without a lock is made by whoever gets it.
 * Neighbours: `container-calls.ts` knows concurrent maps; `sharing.ts` reports.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import { partsOfCall } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import { contextOf } from '../resolve/declare';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { isThreadUnsafe, mutates, opaqueUse } from './collections';
import { isConcurrentMap, type Containers } from './container-calls';
import type { Entry } from './entries';
import { expressionsOf } from '../resolve/typed-statements';

export interface ValueChange {
  readonly expr: TypedExpr;
  readonly field: FieldSymbol;
  readonly body: BodyFacts;
}

/** What puts a value in, by the index of the argument that is the value or makes it. */
const PUTS: ReadonlyMap<string, number> = new Map([
  ['put', 1],
  ['putIfAbsent', 1],
  ['computeIfAbsent', 1],
]);
const GIVES = /^(get|getOrDefault|computeIfAbsent)$/;

/** Changes without any lock of what such a map holds, where all that is put in is a new collection for one thread at a time. */
export function changesOfValues(
  bodies: readonly BodyFacts[],
  entryOf: (method: BodyFacts['method']) => Entry,
  containers: Containers,
  resolved: Resolved,
): readonly ValueChange[] {
  const byMethod = new Map(bodies.map((one) => [one.method, one.body] as const));
  const unsafe = new Map<FieldSymbol, boolean>();
  for (const { body, owner } of bodies) {
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      const put = isStmt ? undefined : calledOnMap(node, containers);
      const value = put && PUTS.has(put.name) ? put.args[PUTS.get(put.name)!] : undefined;
      if (put === undefined || value === undefined) continue;
      const isUnsafe = makesUnsafe(value, put.name === 'computeIfAbsent', byMethod, owner, resolved);
      unsafe.set(put.field, isUnsafe && unsafe.get(put.field) !== false);
    }
  }
  return bodies.flatMap((body) => {
    if (body.hasOtherLocks || entryOf(body.method).held.length > 0) return [];
    const given = givenTo(body.body, containers);
    return expressionsOf(body.body.stmts).flatMap(({ node, isStmt }): readonly ValueChange[] => {
      const object = isStmt ? undefined : changedBy(node);
      if (isStmt || object === undefined || body.heldAt(node).length > 0) return [];
      const field = object.kind === 'local' ? given.get(object.variable) : gotFrom(object, containers);
      return field !== undefined && unsafe.get(field) === true ? [{ expr: node, field, body }] : [];
    });
  });
}

interface OnMap {
  readonly field: FieldSymbol;
  readonly name: string;
  readonly args: readonly TypedExpr[];
}

function calledOnMap(expr: TypedExpr, containers: Containers): OnMap | undefined {
  const call = called(expr);
  const inner = call && stripped(call.receiver);
  if (inner?.kind !== 'field' && inner?.kind !== 'static') return undefined;
  return isConcurrentMap(inner, containers) ? { field: inner.field, name: call!.name, args: call!.args } : undefined;
}

function called(expr: TypedExpr): { readonly name: string; readonly receiver: TypedExpr; readonly args: readonly TypedExpr[] } | undefined {
  if (expr.kind === 'call' && expr.dispatch.kind !== 'static')
    return { name: expr.method.name, receiver: expr.dispatch.receiver, args: expr.args };
  if (expr.kind !== 'opaque' || expr.method === undefined || expr.isNew === true) return undefined;
  const { receiver, args } = partsOfCall(expr);
  return receiver && { name: expr.method, receiver, args };
}

function gotFrom(expr: TypedExpr, containers: Containers): FieldSymbol | undefined {
  const call = calledOnMap(expr, containers);
  return call !== undefined && GIVES.test(call.name) ? call.field : undefined;
}

/** The locals that are given once what such a map holds. */
function givenTo({ stmts, assigned }: TypedBody, containers: Containers): ReadonlyMap<LocalVariable, FieldSymbol> {
  const found = new Map<LocalVariable, FieldSymbol>();
  for (const { node, isStmt } of expressionsOf(stmts)) {
    if (!isStmt || node.kind !== 'local' || node.init === undefined || assigned.has(node.variable)) continue;
    const field = gotFrom(stripped(node.init), containers);
    if (field !== undefined) found.set(node.variable, field);
  }
  return found;
}

/** The object that a call changes. */
function changedBy(expr: TypedExpr): TypedExpr | undefined {
  const call = called(expr);
  if (call === undefined) return undefined;
  const isChange = expr.kind === 'call' ? mutates(expr.method) : expr.kind === 'opaque' && opaqueUse(expr, 'receiver') === 'writes';
  return isChange ? stripped(call.receiver) : undefined;
}

/** `isByFunction`: a function makes the value. */
function makesUnsafe(
  value: TypedExpr,
  isByFunction: boolean,
  byMethod: ReadonlyMap<MethodSymbol | undefined, TypedBody>,
  owner: BodyFacts['owner'],
  resolved: Resolved,
): boolean {
  const inner = stripped(value);
  if (!isByFunction) return inner.kind === 'new' && inner.class.isLibrary && isThreadUnsafe(inner.class, resolved);
  // `ArrayList::new`, where it is not known which interface it implements.
  if (inner.kind === 'opaque' && inner.source?.kind === 'methodRef' && inner.source.method.name === 'new') {
    const { object } = inner.source;
    const name = object?.kind === 'name' ? object.name : undefined;
    return name !== undefined && isThreadUnsafe(findClass(name, contextOf(resolved.table, owner)), resolved);
  }
  const method = inner.kind === 'new' ? inner.class.methods.find((one) => one.implicit === 'lambda') : undefined;
  const [only] = (method && byMethod.get(method)?.stmts) ?? [];
  // The expression of a lambda whose interface is not known is a statement.
  const made = only?.kind === 'return' ? only.value : only?.kind === 'expr' ? only.expr : undefined;
  return made !== undefined && makesUnsafe(made, false, byMethod, owner, resolved);
}
