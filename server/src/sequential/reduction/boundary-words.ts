/**
 * What begins where a sequence ends, in words for messages, and what else to say there.
 * Neighbours: `reduction.ts` makes the messages.
 */
import type { CallSite, Operation } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { storesOfExpr } from '../../plato/footprint';
import type { CheckContext } from '../environment/context';
import { lockFrames } from '../environment/locks';
import type { Place } from '../logic/obligations';
import type { Reduction } from './reduced-loops';

/** It may have to wait for other threads. */
export function blocks(op: Operation): boolean {
  if (op.role === 'specification') return op.neverBlocks !== true;
  return op.role === 'acquire' || op.role === 'block' || (op.guard !== undefined && op.role !== 'assume' && op.role !== 'assert');
}

/** What begins where a sequence ends, for a message: a step that others can get in the way of, or one that may have to wait for them. */
export function describe(context: CheckContext, op: Operation): string {
  const does = op.description === '' ? 'goes on' : op.description;
  if (!blocks(op)) return `this step (it ${does})`;
  if (op.role !== 'specification') return `this step, which may have to wait for it (it ${does})`;
  return op.callee === context.procedure.id
    ? `this recursive call, which may never come to an end (it ${does})`
    : `this call, which may have to wait for it or never come to an end (it ${does})`;
}

/** An atomic block for a message; of a model of the library the user knows only the call. */
export function named({ input }: Reduction, { within }: Place, mayWait: boolean): string {
  const called = within.map((site) => input.table.get(site.procedure)).find((one) => one?.isTrusted);
  if (called) return `this step of \`${called.display}\`${mayWait ? ', which may have to wait for it' : ''}`;
  return mayWait ? 'this atomic block, which may have to wait for it' : 'this step (it enters an atomic block)';
}

/**
 * What else to say where a sequence that has changed something ends before this step: waiting gives the monitor up, and so it does where
 * the caller holds it.
 */
export function hintFor({ context, input }: Reduction, isWait: boolean, within: readonly CallSite[]): string {
  const asked = new Set(context.procedure.requires.flatMap((clause) => [...storesOfExpr(clause.expr)]));
  if (isWait) {
    return asked.has(HOLDER_FIELD)
      ? ''
      : '. Waiting gives the monitor up even where a caller holds it; `requires holder != tid` (of the object that it waits for) says that none does';
  }
  const awaits = within.some((site) => input.table.get(site.procedure)?.owner === CONDITION_CLASS);
  if (!awaits || lockFrames(context).some((lock) => asked.has(lock.field!.id))) return '';
  return '. Awaiting gives the lock up even where a caller holds it; `requires lock.owner != tid` (of that lock) says that none does';
}

const CONDITION_CLASS = 'java.util.concurrent.locks.Condition';
