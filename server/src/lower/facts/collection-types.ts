/**
 * What is known of the library's collections by their types and names: which are not thread-safe, which results of calls show the
 * collection that they come from, and what the library does with a collection that it is given. What is not known here is taken as the
 * worst.
 * Neighbours: `collection-flow.ts` follows them through bodies; `steps/contents.ts` makes the accesses.
 */

import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { isNamed } from '../../analyses/annotations';
import { writtenTo } from '../../analyses/set-once';
import { partsOfCall } from '../../resolve/opaque';
import { isCollection, isThreadUnsafe, isUnsafeByName, makesUnsafe } from '../../sharing/collections';
import { sharingOf } from '../../sharing/sharing';
import { isGuarded, promisingClasses } from './promising-classes';

/** Whether a field refers to a collection whose contents need care: it is guarded, or its class promises to be safe for threads. */
export function hasGuardedContents(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner } = field;
  if (owner.isLibrary || field.isGhost) return false;
  // Of a class without a stub, only its name says so.
  if (isUnsafeByName(field.type)) return isGuarded(field);
  if (!isThreadUnsafe(resolved.table.classOf(field.type), resolved)) return false;
  const values = (writtenTo(field, resolved) ?? []).map((one) => one.value);
  if (values.length > 0 && values.every((value) => needsNoCare(value, resolved))) return false;
  return isGuarded(field) || promisingClasses(resolved).has(owner) || sharingOf(resolved).fields.get(field)?.ofContents === true;
}

/** A new collection that several threads may use at once, of whatever class, or one that nobody can change. */
function needsNoCare(value: TypedExpr, resolved: Resolved): boolean {
  return isForThreads(value, resolved) || makesUnchanging(value);
}

function isForThreads(value: TypedExpr, resolved: Resolved): boolean {
  if (value.kind === 'new') return !isThreadUnsafe(value.class, resolved);
  return makesForThreads(value) || (value.kind === 'opaque' && value.isNew === true && !makesUnsafe(value));
}

/** The static method of the library that gives the value, by the simple names of its class and its own. */
function makerOf(expr: TypedExpr): { readonly owner: string; readonly name: string; readonly args: readonly TypedExpr[] } | undefined {
  if (expr.kind === 'call' && expr.dispatch.kind === 'static' && expr.method.owner.isLibrary)
    return { owner: expr.method.owner.simpleName, name: expr.method.name, args: expr.args };
  const isStatic = expr.kind === 'opaque' && expr.isOfLibrary === true && partsOfCall(expr).receiver === undefined;
  return isStatic && expr.source?.kind === 'call' && expr.source.object?.kind === 'name'
    ? { owner: expr.source.object.name, name: expr.method ?? '', args: expr.parts }
    : undefined;
}

/** `List.of`, `Set.copyOf`, `Collections.unmodifiableMap` of a new map. */
function makesUnchanging(expr: TypedExpr): boolean {
  const maker = makerOf(expr);
  if (maker === undefined) return false;
  const { owner, name, args } = maker;
  if (/^(List|Set|Map)$/.test(owner)) return /^(of|copyOf|ofEntries)$/.test(name);
  if (owner !== 'Collections') return false;
  return /^(empty|singleton)\w*$/.test(name) || (/^unmodifiable\w+$/.test(name) && args.every((one) => isFresh(one)));
}

/** A final field that is only ever given a collection which several threads may use at once, whatever its type says. */
export function isMadeForThreads(field: FieldSymbol, resolved: Resolved): boolean {
  const values = writtenTo(field, resolved) ?? [];
  return values.length > 0 && values.every(({ value }) => isForThreads(value, resolved));
}

/** `ConcurrentHashMap.newKeySet()`, `Collections.synchronizedMap(...)`. */
function makesForThreads(value: TypedExpr): boolean {
  const maker = makerOf(value);
  return (maker?.owner === 'ConcurrentHashMap' && maker.name === 'newKeySet') || makesSynchronized(value);
}

/** `Collections.synchronizedMap(...)` and its kin. */
export function makesSynchronized(value: TypedExpr): boolean {
  const maker = makerOf(value);
  return maker?.owner === 'Collections' && maker.name.startsWith('synchronized');
}

/** The lock by which alone a field is guarded, as written; undefined where it is guarded in another way. */
export function guardText({ specs, annotations }: FieldSymbol): string | undefined {
  const guards = annotations.filter(isNamed('GuardedBy'));
  const text = guards.length === 1 && specs.length === 0 ? guards[0]!.values?.join(', ').trim() : undefined;
  return text === undefined || /itself/.test(text) ? undefined : text;
}

export function isEntry(type: JavaType): boolean {
  return type.kind === 'class' && /^java\.util\.Map[.$]Entry$/.test(type.name);
}

/** Whether the result of a method of the library is, shows or goes through what it is called on or given. */
export function showsItsSource(method: MethodSymbol, resolved: Resolved): boolean {
  if (method.owner.name === 'java.util.Objects' && /^requireNonNull/.test(method.name)) return true;
  if (method.isStatic && method.name === 'copyOf') return false;
  const symbol = method.returnType.kind === 'class' ? resolved.table.classOf(method.returnType) : undefined;
  return symbol !== undefined && isCollection(symbol, resolved);
}

/** Whether the collection was made for this use, so that nobody else knows it. */
export function isFresh(expr: TypedExpr): boolean {
  switch (expr.kind) {
    case 'cast':
    case 'retype':
      return isFresh(expr.operand);
    case 'new':
      return expr.class.isLibrary;
    case 'opaque':
      return makesUnsafe(expr);
    case 'constant':
      return true;
    case 'conditional':
      return isFresh(expr.then) && isFresh(expr.else);
    case 'call':
      return (
        expr.dispatch.kind === 'static' &&
        expr.method.owner.isLibrary &&
        (/^(of|copyOf|empty.*|singleton.*)$/.test(expr.method.name) || (expr.args.length > 0 && expr.args.every(isFresh)))
      );
    default:
      return false;
  }
}

/** A guarded array of collections. */
export function holdsCollections(field: FieldSymbol, resolved: Resolved): boolean {
  return (
    !field.owner.isLibrary &&
    field.type.kind === 'array' &&
    isGuarded(field) &&
    isThreadUnsafe(resolved.table.classOf(field.type.element), resolved)
  );
}

/** Where an entry is taken out as a mere object, only that tells. */
export function holdsEntries(type: JavaType): boolean {
  return type.kind === 'class' && type.args.some(isEntry);
}
