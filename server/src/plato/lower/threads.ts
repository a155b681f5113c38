/**
 * `t.start()` (calvin-tcs 6.2): the ghost field `start` becomes true, and from there another thread may be in `run`.
 * Neighbours: `expressions.ts`; the `run` methods are found by `dispatch.ts`.
 */
import { methodsNamed } from '../../resolve/members';
import type { TypedExpr } from '../../resolve/typed';
import { THREAD_NAME } from '../../resolve/types';
import type { Expr } from '../ir';
import { BOOL, START_FIELD } from '../ir';
import { placeText } from './access';
import type { Builder } from './builder';
import { emitDispatch } from './dispatch';
import { NULL, TRUE } from './terms';

export function lowerThreadStart(expr: TypedExpr & { readonly kind: 'startThread' }, builder: Builder): Expr {
  const { table } = builder.resolved;
  const thread = builder.lowerExpr(expr.thread, builder, true);
  builder.op({
    role: 'write', span: expr.span, asserts: builder.nonNullAssertions(thread, expr.thread, expr.span), description: `starts \`${placeText(expr.thread, 'this')}\``,
    assigns: [{ target: { kind: 'field', object: thread, field: START_FIELD, type: BOOL }, value: TRUE }],
  });
  const receiverClass = table.classOf(expr.thread.type) ?? table.get(THREAD_NAME);
  const run = receiverClass && methodsNamed(table, receiverClass, 'run').find((one) => one.params.length === 0);
  if (receiverClass === undefined || run === undefined) return NULL;
  emitDispatch({ method: run, receiverClass, args: [thread], result: undefined, mode: 'start', span: expr.span }, builder);
  return NULL;
}
