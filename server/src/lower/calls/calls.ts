/**
 * Lowers calls: receiver and arguments from left to right, then the receiver is asserted not to be null, then the call itself.
 * Neighbours: `dispatch.ts` finds what may run; `creations.ts` calls constructors; `copied-arrays.ts` has copies
 * of arrays.
 */
import type { TypedExpr } from '../../resolve/typed';
import type { Expr } from '../../plato/ir';
import { lowerCopyOf } from './copied-arrays';
import { copyAssertions } from '../steps/array-copies';
import type { Builder } from '../steps/builder';
import { accessContents, changeContents, copyFields } from '../steps/contents';
import { emitDispatch, emitExactCall } from './dispatch';
import { runExactly } from '../../analyses/exact-class';
import { useClass } from '../steps/first-use';
import { evaluateAll } from '../steps/operands';
import { notTheReceiver, showHeld } from '../steps/shown-locks';
import { callStrangers, isStranger } from './stranger-calls';
import { classNameOf, platoType } from '../values/plato-types';
import { NULL } from '../values/terms';

type Call = TypedExpr & { readonly kind: 'call' };

export function lowerCall(expr: Call, builder: Builder, wanted: boolean): Expr {
  const { method, dispatch } = expr;
  const receiver = dispatch.kind === 'static' ? undefined : dispatch.receiver;
  const args = evaluateAll(receiver === undefined ? expr.args : [receiver, ...expr.args], builder);
  if (receiver !== undefined) {
    const asserts = builder.nonNullAssertions(args[0]!, receiver, expr.span);
    if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
  }
  const copy = lowerCopyOf(expr, args, builder);
  if (copy !== undefined) return copy;
  const copied = copyAssertions(expr, args, builder, () => emitExactCall(method, args, undefined, expr.span, builder));
  if (copied.length > 0) builder.op({ role: 'local', span: expr.span, asserts: copied });
  showHeld(expr, builder);
  accessContents(method, receiver, expr.args, expr.span, builder);
  if (isSuperClone(expr, builder)) copyFields(receiver, true, expr, builder);
  if (method.isStatic) useClass(method.owner, expr.span, builder);
  callStrangers(method, receiver, expr.args, args, expr.span, builder);
  const packed = packedInto(expr);
  const emitKnown = (emit: () => void): void =>
    packed === undefined
      ? emit()
      : builder.collect(emit).forEach((stmt) => builder.emit(stmt.kind === 'call' ? { ...stmt, packed } : stmt));
  const result = wanted && method.returnType.kind !== 'void' ? builder.temporary(platoType(method.returnType)) : undefined;
  if (dispatch.kind === 'virtual') {
    const receiverClass = builder.resolved.table.classOf(dispatch.receiver.type) ?? method.owner;
    const { method: around, owner, resolved } = builder;
    const { body } = (around === undefined ? resolved.staticInitializers.get(owner) : resolved.methods.get(around)) ?? {};
    const certain = runExactly(dispatch.receiver, method, body, resolved);
    if (certain !== undefined) {
      builder.op({ role: 'assume', span: expr.span, guard: { kind: 'exactType', operand: args[0]!, className: certain.exact.name } });
      emitExactCall(certain.runs, args, result?.name, expr.span, builder);
    } else {
      const never = notTheReceiver(dispatch.receiver, builder);
      const isInside = builder.owner.isLibrary && dispatch.receiver.kind === 'this';
      const isStrange = isStranger(dispatch.receiver, builder);
      emitDispatch(
        { method, receiverClass, args, result: result?.name, mode: 'call', span: expr.span, never, isInside, isStrange },
        builder,
      );
    }
  } else emitKnown(() => emitExactCall(method, args, result?.name, expr.span, builder));
  changeContents(method, receiver, expr.span, builder);
  return result === undefined ? NULL : builder.known(result, method.returnType, expr.span);
}

/** `super.clone()`, where a class of the workspace makes the copy. */
function isSuperClone({ method, dispatch }: TypedExpr & { readonly kind: 'call' }, { owner }: Builder): boolean {
  return (
    method.name === 'clone' && method.params.length === 0 && dispatch.kind === 'exact' && !method.owner.isLibrary && method.owner !== owner
  );
}

/** The classes of what a call of a static method of the library packs into an array; null is of none. */
function packedInto({ method, args, dispatch }: TypedExpr & { readonly kind: 'call' }): readonly string[] | undefined {
  const last = args.at(-1);
  if (dispatch.kind !== 'static' || !method.owner.isLibrary || !method.isVarArgs || last?.kind !== 'arrayInit' || last.source !== undefined)
    return undefined;
  return last.elements
    .map((one) => (one.kind === 'retype' && !one.isTrusted ? one.operand.type : one.type))
    .filter((type) => type.kind !== 'null')
    .map(classNameOf);
}
