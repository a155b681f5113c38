/**
 * Objects of the library that several threads may use at once, each call for itself: concurrent collections, atomics,
 * `Collections.synchronizedX`, Vector. Two calls are two steps, and others may come between. Here is which calls look and which change, by
 * the names that the interfaces of the JDK give them.
 * Neighbours: `stale.ts` looks for a change that rests on an earlier look; `iterations.ts` for walks through what only locks single calls.
 */
import { stripped } from '../resolve/typed-children';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { FieldRead, TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import { expressionsOf } from '../resolve/typed-statements';

const CONCURRENT =
  /^java\.util\.(concurrent\.(atomic\.Atomic(Integer|Long|Boolean|Reference)|Concurrent\w+|CopyOnWrite\w+|\w*Blocking(Queue|Deque)|LinkedTransferQueue)|Vector|Stack|Hashtable|Properties)$/;
/** Of those without a stub, as they are written. */
const CONCURRENT_BY_NAME = /^(Concurrent\w+|CopyOnWrite\w+|\w*Blocking(Queue|Deque)|LinkedTransferQueue)$/;
const LOOKS =
  /^(get|getPlain|intValue|longValue|contains|containsKey|containsValue|getOrDefault|isEmpty|size|peek|peekFirst|peekLast|element|firstElement|lastElement|indexOf)$/;
const CHANGES = /^(set|put|add|addElement|addFirst|addLast|push|pop|remove|removeFirst|removeLast)$/;
const POLLS = /^(poll|pollFirst|pollLast)$/;
const MAPS_AND_SETS = /(Map|Set|Hashtable|Properties)$/;

export type ContainerCall = 'look' | 'change';

/**
 * What a call does to a collection that one lock protects. `of`: whether something stands there under a key or as an element (`one`, which
 * is the first argument), how many there are (`all`), or what stands in a place, which says little of whether it may be changed.
 * Of what is a container of its own, `any`. `isStep`: what it does is never wrong by itself, but a condition may have asked for it.
 */
export interface PartCall {
  readonly kind: ContainerCall;
  readonly of: 'one' | 'all' | 'a place' | 'any';
  readonly isStep?: true;
  /** It changes nothing, but needs what was there (`needs.ts`). */
  readonly isNeed?: true;
}

/** Undefined where neither is known. */
export function partCall({ name, params }: MethodSymbol): PartCall | undefined {
  if (/^(contains|containsKey|get)$/.test(name)) return { kind: 'look', of: 'one' };
  if (/^(isEmpty|size|peek|peekFirst|peekLast|element|firstElement|lastElement)$/.test(name)) return { kind: 'look', of: 'all' };
  if (LOOKS.test(name)) return { kind: 'look', of: 'a place' };
  if (name === 'put') return { kind: 'change', of: 'one' };
  if (/^(set|replace)$/.test(name)) return { kind: 'change', of: 'a place' };
  if (/^(add|addFirst|addLast|addElement|push|offer|offerFirst|offerLast)$/.test(name))
    return params.length === 1 ? { kind: 'change', of: 'one', isStep: true } : undefined;
  // There must be one.
  return /^(pop|remove|removeFirst|removeLast)$/.test(name) && params.length === 0
    ? { kind: 'change', of: 'all', isStep: true }
    : undefined;
}

/** Whether a call changes a number from what it is then, whatever that is: after a look at it the change may rest on an old value. */
export function changesAnyNumber({ name, owner }: MethodSymbol): boolean {
  return (
    /^java\.util\.concurrent\.atomic\.Atomic(Integer|Long)$/.test(owner.name) &&
    /^(increment|decrement|add)AndGet$|^getAnd(Increment|Decrement|Add)$/.test(name)
  );
}

/** Whether a call changes something only if it still is what the caller has seen. */
export function comparesAndSets(method: MethodSymbol): boolean {
  return isOfAtomic(method) && /^(weakC|c)ompareAnd(Set|Exchange)/.test(method.name);
}

export function isOfAtomic({ owner }: MethodSymbol): boolean {
  return /^java\.util\.concurrent\.atomic\.Atomic/.test(owner.name);
}

/**
 * What a call does to the object it is called on; undefined where that is not known, or where it decides itself (`putIfAbsent`,
 * `compareAndSet`). `use`: of what it gives; `as object`: something is called on it
 * at once, so it may not be null.
 */
export function containerCall(
  method: MethodSymbol,
  receiver: TypedExpr,
  use: 'thrown away' | 'as object' | 'value',
  containers: Containers,
): ContainerCall | undefined {
  if (!isContainer(receiver, containers)) return undefined;
  if (LOOKS.test(method.name)) return 'look';
  // Whoever asks a set whether it was there already lets the set decide.
  if (method.name === 'add' && isSet(receiver) && use !== 'thrown away') return undefined;
  // What takes the first element has nothing to give from a queue that somebody else has emptied.
  if (POLLS.test(method.name)) return use === 'as object' ? 'change' : undefined;
  // Taking out of a map or a set what is not there any more does nothing.
  if (/^remove$/.test(method.name) && MAPS_AND_SETS.test(nameOf(receiver))) return undefined;
  // Without an argument it takes the first element, and there must be one.
  if (method.name === 'remove' && isQueue(receiver)) return method.params.length === 0 ? 'change' : undefined;
  return CHANGES.test(method.name) ? 'change' : undefined;
}

export function isSet(receiver: TypedExpr): boolean {
  return /Set$/.test(nameOf(receiver));
}

function isQueue(receiver: TypedExpr): boolean {
  return /(Queue|Deque)$/.test(nameOf(receiver));
}

function nameOf(receiver: TypedExpr): string {
  const { type } = stripped(receiver);
  return type.kind === 'class' ? type.name : '';
}

export function isContainer(receiver: TypedExpr, { synchronizedFields, synchronizedLocals }: Containers): boolean {
  const inner = stripped(receiver);
  if (inner.kind === 'field' || inner.kind === 'static') return isConcurrentType(inner.type) || synchronizedFields.has(inner.field);
  return inner.kind === 'local' && (isConcurrentType(inner.type) || synchronizedLocals.has(keyOf(inner.variable)));
}

/** Whether the field refers to a map whose single calls several threads may make at once. */
export function isConcurrentMap({ field, type }: FieldRead, { synchronizedFields }: Containers): boolean {
  if (type.kind !== 'class' || !/Map$/.test(type.name)) return false;
  return isConcurrentType(type) || synchronizedFields.has(field);
}

/** A map of `java.util.concurrent`, which has methods that look and change in one step. */
export function isConcurrentMapType(type: JavaType): boolean {
  return type.kind === 'class' && /Map$/.test(type.name) && isConcurrentType(type);
}

function isConcurrentType(type: JavaType): boolean {
  return type.kind === 'class' && CONCURRENT.test(type.name);
}

/** Whether it is a new object of which several threads may use each call at once, with a stub or without. */
function isConcurrentValue(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  switch (inner.kind) {
    case 'new':
      return isConcurrentType(inner.type);
    case 'call':
      return inner.method.name === 'newSetFromMap' && inner.args.some(isConcurrentValue);
    case 'opaque':
      if (inner.isNew === true) return inner.method !== undefined && CONCURRENT_BY_NAME.test(inner.method);
      return inner.method === 'newKeySet' || (inner.method === 'newSetFromMap' && inner.parts.some(isConcurrentValue));
    default:
      return false;
  }
}

/** Whether single calls take its monitor, so that whoever walks through it must hold that. */
export function hasMonitor(type: JavaType): boolean {
  return type.kind === 'class' && /^java\.util\.(Vector|Stack|Hashtable|Properties)$/.test(type.name);
}

export interface Containers {
  /** They are given what `Collections.synchronizedX` makes, or (the first two) something else that is concurrent. */
  readonly synchronizedFields: ReadonlySet<FieldSymbol>;
  readonly synchronizedLocals: ReadonlySet<string>;
  /** Those of both that are given what only locks single calls. */
  readonly wrapped: ReadonlySet<FieldSymbol | string>;
}

/** A local and its copies in the objects that capture it. */
export function keyOf(variable: LocalVariable): string {
  return `${variable.name}@${variable.span.start}`;
}

export function containersOf(resolved: Resolved): Containers {
  const synchronizedFields = new Set<FieldSymbol>();
  const synchronizedLocals = new Set<string>();
  const wrapped = new Set<FieldSymbol | string>();
  const give = (target: FieldSymbol | LocalVariable, value: TypedExpr): void => {
    const inner = stripped(value);
    const isWrapped =
      inner.kind === 'call' && inner.method.owner.name === 'java.util.Collections' && inner.method.name.startsWith('synchronized');
    if (!isWrapped && !isConcurrentValue(inner)) return;
    if ('owner' in target) synchronizedFields.add(target);
    else synchronizedLocals.add(keyOf(target));
    if (isWrapped) wrapped.add('owner' in target ? target : keyOf(target));
  };
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()]) {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt && node.kind === 'local' && node.init !== undefined) give(node.variable, node.init);
      if (isStmt || node.kind !== 'assign') continue;
      if (node.target.kind === 'field' || node.target.kind === 'static') give(node.target.field, node.value);
      else if (node.target.kind === 'local') give(node.target.variable, node.value);
    }
  }
  return { synchronizedFields, synchronizedLocals, wrapped };
}
