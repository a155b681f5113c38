/**
 * What ends a race or a lost update, where the uses show more than "hold a lock": a flag that is only ever given constants need only be
 * seen by the others, a number that is counted up can count itself, and containers have calls that look and change in one step.
 * Neighbours: `sharing.ts` puts it into what it finds; `stale.ts` and `uses.ts` find.
 */
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { isOfAtomic, isConcurrentMapType } from './container-calls';
import { assignmentOf } from './steps';
import type { Stale } from './stale';
import type { Use } from './uses';

/** `visible`: a `volatile` field does; `counted`: a number of `java.util.concurrent.atomic` does. */
export type WayOut = 'visible' | 'counted';

/** Of a field that no lock protects, by all its uses; undefined: only a lock, or less sharing, helps. */
export function wayOutOfField({ type }: FieldSymbol, uses: readonly Use[]): WayOut | undefined {
  if (type.kind !== 'primitive' || uses.some((one) => one.isOfContents)) return undefined;
  const writes = uses.filter((one) => one.isWrite);
  const readers = new Set(uses.filter((one) => !one.isWrite || one.isCompound).map(({ from }) => from));
  // Who looks before it writes takes two steps, which `volatile` does not make one; what is no flag is perhaps written too late.
  if (type.name === 'boolean' && writes.every((one) => isGivenConstant(one) && !readers.has(one.from))) return 'visible';
  const isNumber = type.name === 'int' || type.name === 'long';
  const counts = writes.filter((one) => one.isCompound);
  return isNumber && counts.length > 0 && writes.every((one) => one.isCompound || isGivenConstant(one)) ? 'counted' : undefined;
}

function isGivenConstant({ isCompound, expr, from }: Use): boolean {
  const assignment = assignmentOf(from, expr);
  return !isCompound && assignment.kind === 'assign' && assignment.value.kind === 'constant';
}

/** The end of the sentence that says what is lost. */
export function wayOutOfStale({ look, change, isUpdate }: Stale): string {
  const { expr } = change;
  const called = expr.kind === 'call' && expr.dispatch.kind !== 'static' ? expr : undefined;
  if (called?.method.owner.isLibrary === true && called.dispatch.kind !== 'static') {
    const oneStep = inOneStep(called.method, called.dispatch.receiver, isUpdate);
    if (oneStep !== '') return oneStep;
  }
  if (change.held.length > 0) return '; look and change while the lock is held once';
  return called === undefined && (look.expr === expr || isWithin(look, change))
    ? '; `volatile` does not make them one: use a lock, or a class of `java.util.concurrent.atomic`'
    : '; hold one lock from the one to the other, and wherever else it is changed';
}

function inOneStep(method: MethodSymbol, receiver: TypedExpr, isUpdate: boolean): string {
  if (isOfAtomic(method)) return '; `compareAndSet` and `updateAndGet` look and change in one step';
  if (!isConcurrentMapType(receiver.type)) return '';
  if (method.name === 'put')
    return isUpdate
      ? '; `compute`, `merge` and `replace(key, old, new)` look and change in one step'
      : '; `computeIfAbsent`, `putIfAbsent`, `compute` and `merge` look and change in one step';
  return method.name === 'remove' ? '; `remove(key, value)` and `computeIfPresent` look and change in one step' : '';
}

function isWithin(look: Stale['look'], change: Stale['change']): boolean {
  return look.span.start >= change.span.start && look.span.end <= change.span.end;
}
