/**
 * `t.start()` (calvin-tcs 6.2): the ghost field `start` becomes true, and from there another thread may be in `run`: in that of the
 * thread's own class, or, where the class leaves `run` as it is, in that of the Runnable that the thread was made from. A second start
 * throws.
 * Soundness: docs/soundness/java.md#targets-of-threads, docs/soundness/java.md#a-thread-begins-without-monitors.
 * Neighbours: `bodies/expressions.ts`; the `run` methods are found by `dispatch.ts`, the constructor of Thread is called there.
 */
import type { Span } from '../../base/span';
import { implementationIn, methodsNamed } from '../../resolve/members';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { RUNNABLE_NAME, THREAD_NAME, classType } from '../../resolve/types';
import type { Expr, Type } from '../../plato/ir';
import { BOOL, START_FIELD, ref } from '../../plato/ir';
import { placeText, read } from '../steps/access';
import type { Builder } from '../steps/builder';
import { isNoThreadATarget } from '../facts/threads-by-others';
import { emitDispatch } from './dispatch';
import { isStranger } from './stranger-calls';
import { NULL, TRUE, equal, local, not, notEqual, or } from '../values/terms';

/** Ghost field of every thread, declared in its stub: the Runnable that it was made from, or null. */
const TARGET_FIELD = `${THREAD_NAME}.target`;
const TARGET_TYPE: Type = ref(RUNNABLE_NAME);

export function lowerThreadStart(expr: TypedExpr & { readonly kind: 'startThread' }, builder: Builder): Expr {
  const { table } = builder.resolved;
  const thread = builder.lowerExpr(expr.thread, builder, true);
  const asserts = builder.nonNullAssertions(thread, expr.thread, expr.span);
  if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
  const receiverClass = table.classOf(expr.thread.type) ?? table.get(THREAD_NAME);
  const own = receiverClass === undefined || isSuperCall(expr) ? [] : withOwnStart(receiverClass, builder);
  const isOwn = or(...own.map((one): Expr => ({ kind: 'exactType', operand: thread, className: one.name })));
  const start = receiverClass && withoutParameters('start', receiverClass, builder);
  const calls =
    own.length === 0 || receiverClass === undefined || start === undefined
      ? []
      : builder.collect(() =>
          emitDispatch({ method: start, receiverClass, args: [thread], result: undefined, mode: 'call', span: expr.span }, builder),
        );
  const starts = builder.collect(() => startItself(thread, receiverClass, expr, builder));
  if (own.length === 0) starts.forEach((one) => builder.emit(one));
  else builder.branch(isOwn, expr.span, calls, starts, not(isOwn));
  return NULL;
}

type Start = TypedExpr & { readonly kind: 'startThread' };

/** What `Thread.start` does. */
function startItself(thread: Expr, receiverClass: ClassSymbol | undefined, expr: Start, builder: Builder): void {
  setStarted(thread, expr, builder);
  const run = receiverClass && withoutParameters('run', receiverClass, builder);
  if (receiverClass === undefined || run === undefined) return;
  emitDispatch({ method: run, receiverClass, args: [thread], result: undefined, mode: 'start', span: expr.span }, builder);
  startTarget(thread, receiverClass, run, expr, builder);
}

/** `super.start()`. */
function isSuperCall({ source }: Start): boolean {
  return source?.kind === 'call' && source.isSuper;
}

/** The classes whose objects run a `start` of the workspace: it starts a thread only if it says so. */
function withOwnStart(receiverClass: ClassSymbol, builder: Builder): readonly ClassSymbol[] {
  const { table } = builder.resolved;
  const start = withoutParameters('start', receiverClass, builder);
  if (start === undefined) return [];
  return table.concreteSubclasses(receiverClass.name).filter((one) => implementationIn(table, one, start)?.owner.isLibrary === false);
}

function withoutParameters(name: string, symbol: ClassSymbol, builder: Builder): MethodSymbol | undefined {
  return methodsNamed(builder.resolved.table, symbol, name).find((one) => one.params.length === 0);
}

/** One step: whoever finds the thread not yet started has started it. */
function setStarted(thread: Expr, expr: TypedExpr & { readonly kind: 'startThread' }, builder: Builder): void {
  const { span } = expr;
  const was = builder.temporary(BOOL);
  const started: Expr = { kind: 'field', object: thread, field: START_FIELD, when: 'post', type: BOOL };
  builder.op({
    role: 'write',
    span,
    description: `starts \`${placeText(expr.thread, 'this')}\``,
    subject: { name: placeText(expr.thread, 'this') },
    assigns: [
      { target: local(was.name, BOOL), value: started },
      { target: { kind: 'field', object: thread, field: START_FIELD, type: BOOL }, value: TRUE },
    ],
  });
  const exception = builder.resolved.table.get('java.lang.IllegalThreadStateException');
  const constructor_ = exception?.methods.find((one) => one.isConstructor && one.params.length === 0);
  if (exception === undefined || constructor_ === undefined) return;
  const value: TypedExpr = {
    kind: 'new',
    class: exception,
    constructor_,
    args: [],
    type: classType(exception.name),
    span,
    source: undefined,
  };
  builder.branch(
    was,
    span,
    builder.collect(() => builder.lowerStmt({ kind: 'throw', value, span }, builder)),
    [],
    not(was),
  );
}

/** A thread of a class that has no `run` of its own enters that of its target. */
function startTarget(thread: Expr, receiverClass: ClassSymbol, run: MethodSymbol, expr: Start, builder: Builder): void {
  const { span } = expr;
  const { table } = builder.resolved;
  // Of a thread that this workspace has made, which makes none from another one.
  const isOfNoThread = isNoThreadATarget(builder.resolved) && !isStranger(expr.thread, builder);
  const never = new Set(isOfNoThread ? table.concreteSubclasses(THREAD_NAME) : []);
  const runnable = table.get(RUNNABLE_NAME);
  const targetRun = runnable && withoutParameters('run', runnable, builder);
  const field = table.get(THREAD_NAME)?.fields.find((one) => one.id === TARGET_FIELD);
  if (runnable === undefined || targetRun === undefined || field === undefined) return;
  const own = table.concreteSubclasses(receiverClass.name).filter((one) => implementationIn(table, one, run)?.owner.isLibrary === false);
  if (receiverClass.name !== THREAD_NAME && own.length === table.concreteSubclasses(receiverClass.name).length) return;
  const hasOwn = or(...own.map((one): Expr => ({ kind: 'exactType', operand: thread, className: one.name })));
  builder.branch(
    hasOwn,
    span,
    [],
    builder.collect(() => {
      const target = read(
        {
          location: { kind: 'field', object: thread, field: TARGET_FIELD, type: TARGET_TYPE },
          asserts: [],
          name: 'the target of the thread',
        },
        span,
        builder,
      );
      const steps = builder.collect(() =>
        emitDispatch(
          { method: targetRun, receiverClass: runnable, args: [target, thread], result: undefined, mode: 'start', span, never },
          builder,
        ),
      );
      builder.branch(equal(target, NULL), span, [], steps, notEqual(target, NULL));
    }),
    not(hasOwn),
  );
}

/** A constructor of Thread keeps the Runnable that it is given. `args` begin with the thread. */
export function keepTarget(method: MethodSymbol, args: readonly Expr[], span: Span, builder: Builder): void {
  if (!method.isConstructor || method.owner.name !== THREAD_NAME) return;
  const index = method.params.findIndex((param) => param.type.kind === 'class' && param.type.name === RUNNABLE_NAME);
  if (index < 0) return;
  builder.op({
    role: 'write',
    span,
    description: 'keeps what the thread is to run',
    assigns: [{ target: { kind: 'field', object: args[0]!, field: TARGET_FIELD, type: TARGET_TYPE }, value: args[index + 1]! }],
  });
}
