/**
 * Calls that take and give back locks of java.util.concurrent: `lock.lock()`, `rw.readLock().unlock()`, `lock.tryLock()`, also through
 * fields that keep the sides of a lock.
 * Neighbours: `accesses.ts` follows them through bodies.
 */
import { stripped } from '../resolve/typed-children';
import { heldBeside, writtenTo } from '../analyses/set-once';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import { fieldOf, objectOf, placeOf, staticOf, type Aliases, type Place } from './places';

export interface LockCall {
  readonly kind: 'take' | 'give';
  /** Undefined: a lock that is computed. */
  readonly place: Place | undefined;
  readonly mode: 'whole' | 'read' | 'write';
}

const LOCKS = /^java\.util\.concurrent\.locks\.(Lock|ReentrantLock|ReentrantReadWriteLock\.(Read|Write)Lock)$/;
const OTHER_LOCKS = /(^|\.)(StampedLock|Semaphore)$/;

/** Of these, what takes them or gives them back. */
const OTHER_CALLS = /^(acquire|release|writeLock|readLock|tryOptimisticRead|unlock.*)$/;

function isOtherLock(lock: TypedExpr, resolved: Resolved): boolean {
  const { type } = lock;
  return (type.kind === 'class' || type.kind === 'unknown') && OTHER_LOCKS.test(type.name) && !hasSeveralPermits(stripped(lock), resolved);
}

/** A semaphore that lets several threads in at once keeps nobody out. */
function hasSeveralPermits(lock: TypedExpr, resolved: Resolved): boolean {
  if (lock.kind !== 'field' && lock.kind !== 'static') return false;
  return (writtenTo(lock.field, resolved) ?? []).some(({ value }) => {
    const permits = permitsIn(value);
    return permits !== undefined && permits > 1n;
  });
}

/** How many permits a new semaphore begins with, where that is a constant. */
export function permitsIn(made: TypedExpr): bigint | undefined {
  const given = made.kind === 'new' ? made.args[0] : made.kind === 'opaque' && made.isNew === true ? made.parts[0] : undefined;
  const inner = given && stripped(given);
  return inner?.kind === 'constant' && inner.constant.kind === 'int' ? inner.constant.value : undefined;
}

function isLockType(type: JavaType): boolean {
  return type.kind === 'class' && LOCKS.test(type.name.replace('$', '.'));
}

/** A statement that takes a lock or gives it back. */
export function lockCall(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases, resolved: Resolved): LockCall | undefined {
  const call = stripped(expr);
  if (call.kind === 'opaque') {
    const [object] = call.parts;
    const isOther = object !== undefined && call.method !== undefined && isOtherLock(object, resolved) && OTHER_CALLS.test(call.method);
    return isOther ? { kind: 'take', place: undefined, mode: 'whole' } : undefined;
  }
  if (call.kind !== 'call' || call.dispatch.kind === 'static') return undefined;
  const kind = /^lock(Interruptibly)?$/.test(call.method.name) ? 'take' : call.method.name === 'unlock' ? 'give' : undefined;
  const receiver = call.dispatch.receiver;
  if (isOtherLock(receiver, resolved) && OTHER_CALLS.test(call.method.name)) return { kind: 'take', place: undefined, mode: 'whole' };
  return kind !== undefined && isLockCall(call) ? { kind, ...sideOf(receiver, owner, aliases, resolved) } : undefined;
}

/** A call of a method of the library's locks, which a lock of one's own may inherit. */
function isLockCall({ method, dispatch }: Extract<TypedExpr, { kind: 'call' }>): boolean {
  return LOCKS.test(method.owner.name.replace('$', '.')) || (dispatch.kind !== 'static' && isLockType(stripped(dispatch.receiver).type));
}

/** `lock.tryLock(...)`, which says whether the lock was got. */
export function triedLock(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases, resolved: Resolved): LockCall | undefined {
  const call = stripped(expr);
  if (call.kind !== 'call' || call.dispatch.kind === 'static' || call.method.name !== 'tryLock' || !isLockCall(call)) return undefined;
  return { kind: 'take', ...sideOf(call.dispatch.receiver, owner, aliases, resolved) };
}

/** The lock itself, or the side of one: `rw.readLock()`, or a field that is initialized with that. */
export function sideOf(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases, resolved: Resolved): Pick<LockCall, 'place' | 'mode'> {
  const inner = stripped(expr);
  if (inner.kind === 'call' && inner.dispatch.kind !== 'static' && /^(read|write)Lock$/.test(inner.method.name)) {
    return { place: placeOf(inner.dispatch.receiver, owner, aliases), mode: modeOf(inner.method.name) };
  }
  const place = placeOf(inner, owner, aliases);
  const part = place && partOf(place, resolved);
  return part ?? { place, mode: 'whole' };
}

/** What a field keeps that is always set to a side of the lock in a field beside it. */
function partOf(place: Place, resolved: Resolved): Pick<LockCall, 'place' | 'mode'> | undefined {
  const field = place.steps.at(-1) ?? (place.root.kind === 'static' ? place.root.field : undefined);
  if (field === undefined) return undefined;
  const sides = (writtenTo(field, resolved) ?? []).map(({ value, body }) => {
    if (value.kind !== 'call' || value.dispatch.kind === 'static' || !/^(read|write)Lock$/.test(value.method.name)) return undefined;
    const whole = heldBeside(field, value.dispatch.receiver, body);
    return whole && { whole, mode: modeOf(value.method.name) };
  });
  const [first] = sides;
  if (first === undefined || sides.some((one) => one?.whole !== first.whole || one.mode !== first.mode)) return undefined;
  return { place: besides(place, field, first.whole), mode: first.mode };
}

function besides(place: Place, field: FieldSymbol, whole: FieldSymbol): Place {
  if (field.isStatic || whole.isStatic) return staticOf(whole);
  return fieldOf(objectOf(place), whole);
}

function modeOf(name: string): 'read' | 'write' {
  return name.startsWith('read') ? 'read' : 'write';
}
