/**
 * Parts of locks in final fields: `final Condition notEmpty = lock.newCondition()`, `final Lock r = rw.readLock()`, also where the
 * constructors set them. What such a field refers to belongs to the lock beside it, or the field is still null: nothing else is ever
 * written to it. So every read of it may take that for granted.
 * Soundness: docs/soundness/library.md#parts-of-locks.
 * Neighbours: `access.ts` uses it at reads, `non-null.ts` for the fields themselves; the fields `lock` and `readerLock` are those of the
 * library's models.
 */
import { siblingNamed, writtenTo, type Written } from '../analyses/set-once';
import { contextOf } from '../resolve/declare';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
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
  /** Its exact class: that of the library, or a class of the workspace below it that leaves its parts alone. */
  readonly lockClass: string;
  readonly kind: 'newCondition' | 'readLock' | 'writeLock';
}

/** The lock beside a field whose part it is, by all that is ever written to both. */
export function lockPartOf(field: FieldSymbol, resolved: Resolved): Part | undefined {
  const parts = writtenTo(field)?.map((one) => partIn(one, field));
  const [first] = parts ?? [];
  if (first === undefined || parts!.some((one) => one?.lock !== first.lock || one.kind !== first.kind)) return undefined;
  const lockClass = classMade(first.lock, first.kind === 'newCondition' ? REENTRANT_LOCK : READ_WRITE, first.kind, resolved);
  return lockClass === undefined ? undefined : { ...first, lockClass };
}

function partIn({ value, hidden }: Written, field: FieldSymbol): Omit<Part, 'lockClass'> | undefined {
  if (value.kind !== 'call' || value.isSuper || value.args.length > 0 || value.object === undefined) return undefined;
  const kind = value.name.name;
  if (kind !== 'newCondition' && kind !== 'readLock' && kind !== 'writeLock') return undefined;
  const lock = siblingNamed(field, value.object, hidden);
  return lock?.isFinal === true ? { lock, kind } : undefined;
}

/** The one class of which all objects are that the field is ever set to, if it is the one of the library or makes parts as that does. */
function classMade(lock: FieldSymbol, library: string, maker: string, resolved: Resolved): string | undefined {
  const made = new Set(
    (writtenTo(lock) ?? []).map(({ value }) =>
      value.kind !== 'new' || value.body !== undefined || value.outer !== undefined || value.type.kind !== 'named'
        ? undefined
        : findClass(value.type.name, contextOf(resolved.table, lock.owner)),
    ),
  );
  const [one] = made;
  if (made.size !== 1 || one === undefined) return undefined;
  if (one.name === library) return library;
  const lineage = resolved.table.lineage(one);
  const isBelow = library === REENTRANT_LOCK && lineage.some((above) => above.name === library);
  return isBelow &&
    lineage.every(
      (above) => above.isLibrary || (above.unknownSupers.length === 0 && !above.methods.some((method) => method.name === maker)),
    )
    ? one.name
    : undefined;
}

/** What is always true of the value of such a field; `object` is the object that has it. */
export function lockPartFact(field: FieldSymbol, value: Expr, object: Expr | undefined, resolved: Resolved): Expr | undefined {
  const part = lockPartOf(field, resolved);
  if (part === undefined) return undefined;
  const type = platoType(part.lock.type);
  const lock: Expr =
    object === undefined
      ? { kind: 'static', field: part.lock.id, when: 'post', type }
      : { kind: 'field', object, field: part.lock.id, when: 'post', type };
  const link = (of: Expr, id: string): Expr | undefined => {
    const found = resolved.table.get(id.slice(0, id.lastIndexOf('.')))?.fields.find((one) => one.id === id);
    return found && { kind: 'field', object: of, field: id, when: 'post', type: platoType(found.type) };
  };
  const exactly = (operand: Expr, className: string): Expr => ({ kind: 'exactType', operand, className });
  const isNull = equal(value, NULL);
  if (part.kind === 'newCondition') {
    const owner = link(value, `${CONDITION}.lock`);
    return (
      owner && or(isNull, and(equal(owner, lock), notEqual(lock, NULL), exactly(lock, part.lockClass), exactly(value, LOCK_CONDITION)))
    );
  }
  const nested = part.kind === 'readLock' ? 'ReadLock' : 'WriteLock';
  const owner = link(value, `${READ_WRITE}.${nested}.of`);
  return (
    owner &&
    or(isNull, and(equal(owner, lock), notEqual(lock, NULL), exactly(lock, part.lockClass), exactly(value, `${READ_WRITE}.${nested}`)))
  );
}
