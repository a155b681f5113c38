/**
 * What calls of the library mean for who has which object: what leads to the contents of a container, what takes something out of it or
 * puts something in, and what waits for other threads. By the names that the JDK gives: it decides only what is looked at.
 * Neighbours: `reach-walk.ts` asks; `code-for-threads.ts` knows what runs code.
 */
import { partsOfCall } from '../resolve/opaque';
import type { LocalVariable } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import { childrenOf } from '../resolve/typed-children';

/** What gives another view of the same contents. */
const SHOWS =
  /^(values|keySet|entrySet|navigableKeySet|iterator|listIterator|stream|descending\w+|sub(List|Map|Set)|head(Map|Set)|tail(Map|Set)|reversed|filter|sorted|distinct|limit|skip|findFirst|findAny|getValue|getKey|elements)$/;
const GIVES =
  /^(get|getOrDefault|computeIfAbsent|getFirst|getLast|elementAt|firstElement|lastElement|getPlain|getAcquire|getReference|peek\w*|element|first|last|firstEntry|lastEntry|floorEntry|ceilingEntry|next|nextElement|previous|orElse|orElseThrow|orElseGet)$/;
const TAKES = /^(take\w*|poll\w*|remove\w*|pop\w*|getAndSet)$/;
const PUTS = /^(put\w*|add\w*|offer\w*|push\w*|set\w*|lazySet|getAndSet)$/;
/** The first argument says which of them. */
const KEYED = /^(get|getOrDefault|computeIfAbsent|elementAt|floorEntry|ceilingEntry)$/;
/** Of strings and numbers: what is computed of what is given alone. */
const COMPUTES =
  /^(length|charAt|substring|trim|toLowerCase|toUpperCase|strip|toString|valueOf|intValue|longValue|hashCode|concat|format)$/;

const WAITS = /^(await\w*|acquire\w*|tryAcquire\w*|arrive\w*|exchange|awaitTermination|invoke\w*)$/;
const CLAIMS =
  /^(compareAnd\w+|weakCompareAnd\w+|isDone|isAlive|isTerminated|getCount|getState|holdsLock|is\w*ByCurrentThread|is\w*(Dispatch|Application|UI|Main)Thread)$/;
/** Whoever uses the answer may know by it that others are done. */
const COUNTS = /^(decrementAndGet|incrementAndGet|getAndDecrement|getAndIncrement|addAndGet|getAndAdd)$/;
const ENDS = /^(join|get|close|resultNow)$/;

const CONTAINER =
  /(^|\.)(\w*Map|\w*List|\w*Set|\w*Queue|\w*Deque|Collection|Iterable|\w*Iterator|Vector|Stack|Entry|Enumeration|Optional|AtomicReference\w*|AtomicStampedReference|AtomicMarkableReference|Stream)$/;
const NO_CONTAINER = /(^|\.)(ThreadLocal|BitSet|ResultSet)$/;
const ENDING = /(^|\.)(\w*Thread|\w*Future|\w*Task|\w*Executor|\w*ExecutorService|ForkJoinPool|\w*Scope)$/;
const ATOMIC = /(^|\.)Atomic(Boolean|Integer|Long)$/;

const LOCKS = /^(lock|lockInterruptibly|tryLock)$/;

export interface Called {
  readonly name: string;
  readonly receiver: TypedExpr | undefined;
  readonly args: readonly TypedExpr[];
}

/** The parts of a call of the library, or of code without source. */
export function calledOf(expr: TypedExpr): Called | undefined {
  if (expr.kind === 'call')
    return { name: expr.method.name, receiver: expr.dispatch.kind === 'static' ? undefined : expr.dispatch.receiver, args: expr.args };
  if (expr.kind !== 'opaque' || expr.method === undefined || expr.isNew === true) return undefined;
  return { name: expr.method, ...partsOfCall(expr) };
}

export type ContainerUse = 'shows' | 'gives' | 'takes' | 'puts' | undefined;

export function containerUse({ name, receiver }: Called): ContainerUse {
  const type = receiver && nameOf(receiver.type);
  if (type === undefined || !CONTAINER.test(type) || NO_CONTAINER.test(type)) return undefined;
  if (SHOWS.test(name)) return 'shows';
  if (GIVES.test(name)) return 'gives';
  if (TAKES.test(name)) return 'takes';
  return PUTS.test(name) ? 'puts' : undefined;
}

/** The argument that says which of the things in it is meant. */
export function keyOfCall({ name, args }: Called): TypedExpr | undefined {
  return KEYED.test(name) ? args[0] : undefined;
}

export function onlyComputes({ name }: Called): boolean {
  return COMPUTES.test(name);
}

/**
 * Whether what is done after it may well be done after what others have done, or by one of them alone. `isThread` says whether a class is
 * one of threads.
 */
export function isOrdering({ name, receiver }: Called, isStatement: boolean, isThread: (type: string) => boolean): boolean {
  const type = (receiver && nameOf(receiver.type)) ?? '';
  if (WAITS.test(name) || CLAIMS.test(name)) return true;
  if (COUNTS.test(name)) return !isStatement;
  if (name === 'getAndSet') return ATOMIC.test(type);
  return ENDS.test(name) && (ENDING.test(type) || isThread(type));
}

/** Whether it looks at, or changes, a number or a flag by which one thread tells another one something. */
export function flagUse({ name, receiver }: Called): 'looks' | 'changes' | undefined {
  const type = (receiver && nameOf(receiver.type)) ?? '';
  if (!ATOMIC.test(type) && !/AtomicReference$/.test(type)) return undefined;
  return /^get(Plain|Acquire|Opaque)?$/.test(name) ? 'looks' : 'changes';
}

export function mentions(expr: TypedExpr, variable: LocalVariable): boolean {
  return (expr.kind === 'local' && expr.variable === variable) || childrenOf(expr).some((one) => mentions(one, variable));
}

/** Whether it takes a lock or gives one back. */
export function isLocking({ name }: Called): 'takes' | 'gives' | undefined {
  if (LOCKS.test(name)) return 'takes';
  return /^unlock/.test(name) ? 'gives' : undefined;
}

/** A runner of one thread, or one of which that is not known. */
export function runnerMade(expr: TypedExpr): 'parallel' | 'serial' | undefined {
  if (expr.kind === 'cast' || expr.kind === 'retype') return runnerMade(expr.operand);
  if (expr.kind !== 'opaque' || expr.method === undefined) return undefined;
  const sizes = partsOfCall(expr).args;
  if (/^newSingle/.test(expr.method)) return 'serial';
  if (!/^(new\w*(Executor|ThreadPool|StealingPool)|commonPool)$/.test(expr.method)) return undefined;
  return sizes.some((one) => one.kind === 'constant' && one.constant.kind === 'int' && one.constant.value === 1n) ? 'serial' : 'parallel';
}

function nameOf(type: JavaType): string | undefined {
  return type.kind === 'class' || type.kind === 'unknown' ? type.name : undefined;
}
