/**
 * Who holds a monitor is nobody else's business: reduction takes acquiring for a right mover and releasing for a left one (`movers.ts`), so
 * no step of another thread may come out otherwise because this thread holds a monitor. Java itself has no such step: who wants a held
 * monitor waits, and `Thread.holdsLock` asks about oneself. Ghost code and modelled primitives could have one, so they owe that nobody else
 * holds a monitor whose `holder` they read, but to compare it with `tid`.
 * Neighbours: `operations.ts` asks for it beside the disciplines.
 */
import { onceFor } from '../../base/once-for';
import type { Expr, Operation, Program } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { children } from '../../plato/substitute';
import { TID } from '../logic/threads';
import type { CheckContext } from '../environment/context';
import type { Sequential } from '../logic/ir';
import { NULL, equal, implies, or, select, type Term } from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { ESCAPED, VISIBLE } from '../logic/stores';

/** Whether somebody is proved by reduction. */
const hasReduction = onceFor((program: Program): boolean => program.procedures.some((one) => one.isChecked && one.performs !== undefined));

/** The objects whose `holder` decides something, other than whether it is this thread. */
function looksAt(expr: Expr): readonly Expr[] {
  if (expr.kind === 'binary' && (expr.op === '=' || expr.op === '!=')) {
    const sides = [expr.left, expr.right];
    const other = sides.find((side) => side.kind !== 'tid');
    if (sides.some((side) => side.kind === 'tid') && other?.kind === 'field' && other.field === HOLDER_FIELD) return looksAt(other.object);
  }
  const own = expr.kind === 'field' && expr.field === HOLDER_FIELD ? [expr.object] : [];
  return [...own, ...children(expr).flatMap(looksAt)];
}

/**
 * `value` evaluates a base where the operation stands. Taking and giving back monitors is what movers speak of; specifications keep
 * nothing.
 */
export function monitorReads(context: CheckContext, op: Operation, value: (expr: Expr) => Term, place: Place): Sequential[] {
  if (op.role === 'acquire' || op.role === 'release' || op.role === 'assert' || op.role === 'assume' || op.role === 'specification')
    return [];
  if (!hasReduction(context.program)) return [];
  const read = [...(op.guard ? [op.guard] : []), ...op.assigns.map((one) => one.value), ...(op.post ? [op.post] : [])].flatMap(looksAt);
  return read.flatMap((base) => {
    const object = value(base);
    const holder = select(context.stores.symbol(HOLDER_FIELD), object);
    return assertion(
      implies(equal(select(VISIBLE, object), ESCAPED), or(equal(holder, NULL), equal(holder, TID))),
      'read-discipline',
      '`holder` is read here while another thread may hold the monitor, which methods with `performs` rely on nobody doing; `holder == tid` may be asked at any time',
      place,
    );
  });
}
