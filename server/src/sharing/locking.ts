/**
 * Calls that take and give back locks of java.util.concurrent: `lock.lock()`, `rw.readLock().unlock()`, `lock.tryLock()`, also through
 * fields that keep the sides of a lock.
 * Neighbours: `accesses.ts` follows them through bodies.
 */
import { stripped } from '../resolve/typed-children';
import { siblingNamed, writtenTo } from '../analyses/set-once';
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

function isOtherLock(lock: TypedExpr): boolean {
  const { type } = lock;
  return (type.kind === 'class' || type.kind === 'unknown') && OTHER_LOCKS.test(type.name) && !hasSeveralPermits(stripped(lock));
}

/** A semaphore that lets several threads in at once keeps nobody out. */
function hasSeveralPermits(lock: TypedExpr): boolean {
  if (lock.kind !== 'field' && lock.kind !== 'static') return false;
  return (writtenTo(lock.field) ?? []).some(({ value }) => {
    const [permits] = value.kind === 'new' ? value.args : [];
    return permits?.kind === 'intLit' && BigInt(permits.value) > 1n;
  });
}

function isLockType(type: JavaType): boolean {
  return type.kind === 'class' && LOCKS.test(type.name.replace('$', '.'));
}

/** A statement that takes a lock or gives it back. */
export function lockCall(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases): LockCall | undefined {
  const call = stripped(expr);
  if (call.kind === 'opaque') {
    const [object] = call.parts;
    const isOther = object !== undefined && call.method !== undefined && isOtherLock(object) && OTHER_CALLS.test(call.method);
    return isOther ? { kind: 'take', place: undefined, mode: 'whole' } : undefined;
  }
  if (call.kind !== 'call' || call.dispatch.kind === 'static') return undefined;
  const kind = /^lock(Interruptibly)?$/.test(call.method.name) ? 'take' : call.method.name === 'unlock' ? 'give' : undefined;
  const receiver = call.dispatch.receiver;
  if (isOtherLock(receiver) && OTHER_CALLS.test(call.method.name)) return { kind: 'take', place: undefined, mode: 'whole' };
  return kind !== undefined && isLockCall(call) ? { kind, ...sideOf(receiver, owner, aliases) } : undefined;
}

/** A call of a method of the library's locks, which a lock of one's own may inherit. */
function isLockCall({ method, dispatch }: Extract<TypedExpr, { kind: 'call' }>): boolean {
  return LOCKS.test(method.owner.name.replace('$', '.')) || (dispatch.kind !== 'static' && isLockType(stripped(dispatch.receiver).type));
}

/** `lock.tryLock(...)`, which says whether the lock was got. */
export function triedLock(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases): LockCall | undefined {
  const call = stripped(expr);
  if (call.kind !== 'call' || call.dispatch.kind === 'static' || call.method.name !== 'tryLock' || !isLockCall(call)) return undefined;
  return { kind: 'take', ...sideOf(call.dispatch.receiver, owner, aliases) };
}

/** The lock itself, or the side of one: `rw.readLock()`, or a field that is initialized with that. */
export function sideOf(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases): Pick<LockCall, 'place' | 'mode'> {
  const inner = stripped(expr);
  if (inner.kind === 'call' && inner.dispatch.kind !== 'static' && /^(read|write)Lock$/.test(inner.method.name)) {
    return { place: placeOf(inner.dispatch.receiver, owner, aliases), mode: modeOf(inner.method.name) };
  }
  const place = placeOf(inner, owner, aliases);
  const part = place && partOf(place);
  return part ?? { place, mode: 'whole' };
}

/** What a field keeps that is always set to a side of the lock in a field beside it. */
function partOf(place: Place): Pick<LockCall, 'place' | 'mode'> | undefined {
  const field = place.steps.at(-1) ?? (place.root.kind === 'static' ? place.root.field : undefined);
  if (field === undefined) return undefined;
  const sides = (writtenTo(field) ?? []).map(({ value, hidden }) => {
    if (value.kind !== 'call' || !/^(read|write)Lock$/.test(value.name.name) || value.object === undefined) return undefined;
    const whole = siblingNamed(field, value.object, hidden);
    return whole && { whole, mode: modeOf(value.name.name) };
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
