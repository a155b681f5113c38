/**
 * Parts of locks in final fields: `final Condition notEmpty = lock.newCondition()`, `final Lock r = rw.readLock()`. What such a field refers to belongs to the
 * lock beside it, or the field is still null: nothing else is ever written to it. So every read of it may take that for granted.
 * Neighbours: `access.ts` uses it at reads, `non-null.ts` for the fields themselves; the fields `lock` and `readerLock` are those of the library's models.
 */
import { contextOf } from '../resolve/declare';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { Expr } from '../plato/ir';
import { platoType } from './plato-types';
import { NULL, and, equal, notEqual, or } from './terms';

const CONDITION = 'java.util.concurrent.locks.Condition';
const LOCK_CONDITION = 'java.util.concurrent.locks.LockCondition';
const REENTRANT_LOCK = 'java.util.concurrent.locks.ReentrantLock';
const READ_WRITE = 'java.util.concurrent.locks.ReentrantReadWriteLock';

interface Part {
  readonly lock: FieldSymbol;
  readonly kind: 'newCondition' | 'readLock' | 'writeLock';
}

/** The lock beside a field whose part it is, by the field's initializer. */
export function lockPartOf(field: FieldSymbol, resolved: Resolved): Part | undefined {
  const { init, owner } = field;
  if (!field.isFinal || init?.kind !== 'call' || init.isSuper || init.args.length > 0 || init.object === undefined) return undefined;
  const kind = init.name.name;
  if (kind !== 'newCondition' && kind !== 'readLock' && kind !== 'writeLock') return undefined;
  const name = init.object.kind === 'name' ? init.object.name : init.object.kind === 'field' && init.object.object.kind === 'this' ? init.object.name.name : undefined;
  const lock = owner.fields.find((one) => one.name === name && one.isStatic === field.isStatic);
  if (lock === undefined || !lock.isFinal || classMade(lock, owner, resolved) !== (kind === 'newCondition' ? REENTRANT_LOCK : READ_WRITE)) return undefined;
  return { lock, kind };
}

function classMade(lock: FieldSymbol, owner: ClassSymbol, resolved: Resolved): string | undefined {
  if (lock.init?.kind !== 'new' || lock.init.body !== undefined || lock.init.type.kind !== 'named') return undefined;
  return findClass(lock.init.type.name, contextOf(resolved.table, owner))?.name;
}

/** What is always true of the value of such a field; `object` is the object that has it. */
export function lockPartFact(field: FieldSymbol, value: Expr, object: Expr | undefined, resolved: Resolved): Expr | undefined {
  const part = lockPartOf(field, resolved);
  if (part === undefined) return undefined;
  const type = platoType(part.lock.type);
  const lock: Expr = object === undefined ? { kind: 'static', field: part.lock.id, when: 'post', type } : { kind: 'field', object, field: part.lock.id, when: 'post', type };
  const link = (of: Expr, id: string): Expr | undefined => {
    const found = resolved.table.get(id.slice(0, id.lastIndexOf('.')))?.fields.find((one) => one.id === id);
    return found && { kind: 'field', object: of, field: id, when: 'post', type: platoType(found.type) };
  };
  const exactly = (operand: Expr, className: string): Expr => ({ kind: 'exactType', operand, className });
  const isNull = equal(value, NULL);
  if (part.kind === 'newCondition') {
    const owner = link(value, `${CONDITION}.lock`);
    return owner && or(isNull, and(equal(owner, lock), notEqual(lock, NULL), exactly(lock, REENTRANT_LOCK), exactly(value, LOCK_CONDITION)));
  }
  const nested = part.kind === 'readLock' ? 'ReadLock' : 'WriteLock';
  const owner = link(value, `${READ_WRITE}.${nested}.of`);
  return owner && or(isNull, and(equal(owner, lock), notEqual(lock, NULL), exactly(lock, READ_WRITE), exactly(value, `${READ_WRITE}.${nested}`)));
}
