/**
 * Which classes are meant to be shared by threads: those that say so, and those that synchronize themselves. A class whose file carries
 * clauses of Calvin's is left to them: whoever writes these says what is protected and what is not.
 * Neighbours: `sharing.ts` looks for the protection of their fields; `tasks.ts` finds what is shared by others.
 */
import { stripped } from '../resolve/typed-children';
import { isNamed } from '../analyses/annotations';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import { OBJECT_NAME } from '../resolve/types';
import type { BodyFacts } from './accesses';
import type { Containers } from './container-calls';
import { givesNewObject } from './places';
import { expressionsOf } from '../resolve/typed-statements';

/** Types of the library that nobody uses who has one thread only. */
const CONCURRENT =
  /^java\.util\.concurrent\.(atomic\.\w+|locks\.(Lock|ReentrantLock|ReadWriteLock|ReentrantReadWriteLock|StampedLock)|Concurrent\w+|CopyOnWrite\w+|\w*Blocking(Queue|Deque)|LinkedTransferQueue|Semaphore)$/;

/** Without a stub. */
const STAMPED = /(^|\.)StampedLock$/;

const LOCKS = /^java\.util\.concurrent\.locks\.(Lock|ReadWriteLock)$/;

/** `synchronizedFields`: those that are given something that is made for several threads, whatever their type says. */
export function synchronizingClasses(
  resolved: Resolved,
  bodies: readonly BodyFacts[],
  { synchronizedFields }: Pick<Containers, 'synchronizedFields'>,
): ReadonlySet<ClassSymbol> {
  const { table } = resolved;
  const own = new Set(table.classes.filter((one) => !one.isLibrary));
  const found = new Set<ClassSymbol>();
  for (const one of own) {
    if (
      one.annotations.some(isNamed('ThreadSafe')) ||
      one.fields.some((field) => isForThreads(field, resolved)) ||
      one.methods.some((method) => method.isSynchronized)
    )
      found.add(one);
  }
  for (const { owner, captured } of synchronizedFields) if (captured === undefined && own.has(owner)) found.add(owner);
  for (const { monitors, owner, body } of bodies) {
    for (const { place, expr } of monitors) {
      // Also by a lock of its own, which protects nothing.
      if ((isMadeFor(stripped(expr), body) || isOneOfItsOwn(stripped(expr))) && own.has(owner)) found.add(owner);
      const root = place?.root;
      const symbol =
        root?.kind === 'this' || root?.kind === 'class' ? table.get(root.name) : root?.kind === 'static' ? root.field.owner : undefined;
      if (symbol !== undefined && own.has(symbol)) found.add(symbol);
      if (root?.kind === 'static') found.add(owner);
    }
  }
  // An object of a class below is one of the class.
  for (const one of own) if (table.lineage(one).some((above) => above !== one && found.has(above))) found.add(one);
  return found;
}

function isMadeFor(lock: TypedExpr, body: TypedBody): boolean {
  return lock.kind === 'new' || isMadeIn(body, lock) || (lock.kind === 'call' && givesNewObject(lock));
}

/** `locks[i]`, of an array that the object has. */
function isOneOfItsOwn(lock: TypedExpr): boolean {
  const array = lock.kind === 'element' ? stripped(lock.array) : undefined;
  return array?.kind === 'static' || (array?.kind === 'field' && stripped(array.object).kind === 'this');
}

function isMadeIn({ stmts }: TypedBody, lock: TypedExpr): boolean {
  return (
    lock.kind === 'local' &&
    expressionsOf(stmts).some(
      ({ node, isStmt }) =>
        isStmt && node.kind === 'local' && node.variable === lock.variable && node.init !== undefined && isPlainObject(stripped(node.init)),
    )
  );
}

/** `new Object()`, which is good for nothing else. */
function isPlainObject(value: TypedExpr): boolean {
  return value.kind === 'new' && value.class.name === OBJECT_NAME;
}

function isForThreads({ isVolatile, type, annotations, captured }: FieldSymbol, { table }: Resolved): boolean {
  if (captured !== undefined) return false;
  if (isVolatile || annotations.some(isNamed('GuardedBy'))) return true;
  if (type.kind === 'unknown') return STAMPED.test(type.name);
  if (type.kind !== 'class') return false;
  // Also a lock of one's own that extends one of the library.
  const symbol = table.get(type.name);
  return CONCURRENT.test(type.name) || (symbol !== undefined && table.lineage(symbol).some((above) => LOCKS.test(above.name)));
}

/** Whether somebody has written specifications of Calvin's into the file of the class. */
export function isSpecified({ unit }: ClassSymbol): boolean {
  return unit.hasClauses === true;
}
