/**
 * What is known of the value of a field with a part of a lock: it belongs to the lock beside it, or is null. Every read may take that for
 * granted.
 * Soundness: docs/soundness/library.md#parts-of-locks.
 * Neighbours: `facts/lock-parts.ts` finds the fields; `steps/access.ts` uses it at reads; the fields `lock` and `readerLock` are those of
 * the library's models.
 */
import type { Expr } from '../../plato/ir';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';
import { READ_WRITE, lockPartOf } from '../facts/lock-parts';
import { platoType } from './plato-types';
import { NULL, and, equal, notEqual, or } from './terms';

const CONDITION = 'java.util.concurrent.locks.Condition';
const LOCK_CONDITION = 'java.util.concurrent.locks.LockCondition';

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
