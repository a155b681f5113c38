/**
 * Parts of locks in final fields: `final Condition notEmpty = lock.newCondition()`, `final Lock r = rw.readLock()`, also where the
 * constructors set them. What such a field refers to belongs to the lock beside it, or the field is still null: nothing else is ever
 * written to it.
 * Soundness: docs/soundness/library.md#parts-of-locks.
 * Neighbours: `values/lock-part-values.ts` says what that means for a value that is read; `non-null.ts` asks of the fields themselves.
 */
import { classGiven } from '../../analyses/exact-class';
import { heldBeside, writtenTo, type Written } from '../../analyses/set-once';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';

const REENTRANT_LOCK = 'java.util.concurrent.locks.ReentrantLock';
export const READ_WRITE = 'java.util.concurrent.locks.ReentrantReadWriteLock';

interface Part {
  readonly lock: FieldSymbol;
  /** Its exact class: that of the library, or a class of the workspace below it that leaves its parts alone. */
  readonly lockClass: string;
  readonly kind: 'newCondition' | 'readLock' | 'writeLock';
}

/** The lock beside a field whose part it is, by all that is ever written to both. */
export function lockPartOf(field: FieldSymbol, resolved: Resolved): Part | undefined {
  const parts = writtenTo(field, resolved)?.map((one) => partIn(one, field));
  const [first] = parts ?? [];
  if (first === undefined || parts!.some((one) => one?.lock !== first.lock || one.kind !== first.kind)) return undefined;
  const lockClass = classMade(first.lock, first.kind === 'newCondition' ? REENTRANT_LOCK : READ_WRITE, first.kind, resolved);
  return lockClass === undefined ? undefined : { ...first, lockClass };
}

function partIn({ value, body }: Written, field: FieldSymbol): Omit<Part, 'lockClass'> | undefined {
  if (value.kind !== 'call' || value.dispatch.kind === 'static' || value.args.length > 0) return undefined;
  const kind = value.method.name;
  if (kind !== 'newCondition' && kind !== 'readLock' && kind !== 'writeLock') return undefined;
  const lock = heldBeside(field, value.dispatch.receiver, body);
  return lock?.isFinal === true ? { lock, kind } : undefined;
}

/** The one class of which all objects are that the field is ever set to, if it is the one of the library or makes parts as that does. */
function classMade(lock: FieldSymbol, library: string, maker: string, resolved: Resolved): string | undefined {
  const one = classGiven(lock, resolved);
  if (one === undefined) return undefined;
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
