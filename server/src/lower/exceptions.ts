/**
 * Lowers `throw` and `try`: an exception is stored in `$exception` and leaves to the innermost handler; a handler tests the classes of its catch clauses
 * in order and passes on what it does not catch; `finally` sets the exception aside while it runs.
 * Neighbours: `jumps.ts` for the other ways through a `finally`; `statements.ts`.
 */
import type { TypedCatch, TypedStmt } from '../resolve/typed';
import { THROWABLE_NAME } from '../resolve/types';
import type { Expr, Stmt } from '../plato/ir';
import { INT } from '../plato/ir';
import type { Builder } from './builder';
import { seq } from './builder';
import type { FinallyBlock } from './jumps';
import { SELECTOR, dispatchAfterFinally } from './jumps';
import { int, isInstance, local, not, or } from './terms';

export function lowerThrow(stmt: TypedStmt & { readonly kind: 'throw' }, builder: Builder): void {
  const value = builder.lowerExpr(stmt.value, builder, true);
  const target = local(builder.exception.name, builder.exception.type);
  builder.op({ role: 'local', span: stmt.span, asserts: builder.nonNullAssertions(value, stmt.value), assigns: [{ target, value }] });
  builder.emit({ kind: 'exit', label: builder.throwLabel });
}

export function lowerTry(stmt: TypedStmt & { readonly kind: 'try' }, builder: Builder): void {
  const guarded = (): void => {
    if (stmt.catches.length === 0) builder.lowerStmt(stmt.body, builder);
    else withCatches(stmt.body, stmt.catches, builder);
  };
  if (stmt.finally === undefined) guarded();
  else withFinally(guarded, stmt.finally, builder);
}

function withCatches(body: TypedStmt, catches: readonly TypedCatch[], builder: Builder): void {
  const after = builder.label('caught');
  const handler = builder.label('catch');
  const outerThrow = builder.throwLabel;
  const inner = builder.collect(() => {
    builder.throwLabel = handler;
    builder.lowerStmt(body, builder);
    builder.throwLabel = outerThrow;
    builder.emit({ kind: 'exit', label: after });
  });
  const handling = builder.collect(() => handle(catches, 0, outerThrow, builder));
  builder.emit({ kind: 'block', label: after, body: seq([{ kind: 'block', label: handler, body: seq(inner) }, ...handling]) });
}

/** The catch clauses from the given one on; behind the last the exception goes on outwards. */
function handle(catches: readonly TypedCatch[], index: number, outerThrow: string, builder: Builder): void {
  const clause = catches[index];
  if (clause === undefined) {
    builder.emit({ kind: 'exit', label: outerThrow });
    return;
  }
  const caught = builder.exception;
  const body = builder.collect(() => {
    const variable = builder.variableOf(clause.variable);
    builder.op({ role: 'local', span: clause.variable.span, assigns: [{ target: local(variable.name, variable.type), value: caught }] });
    builder.lowerStmt(clause.body, builder);
  });
  const matches: Expr = clause.types.some((one) => one.name === THROWABLE_NAME) ? { kind: 'bool', value: true } : or(...clause.types.map((one) => isInstance(caught, one.name)));
  const others = matches.kind === 'bool' ? [] : builder.collect(() => handle(catches, index + 1, outerThrow, builder));
  builder.branch(matches, clause.span, body, others, not(matches));
}

function withFinally(guarded: () => void, last: TypedStmt, builder: Builder): void {
  const { span } = last;
  const block: FinallyBlock = { kind: 'finally', label: builder.label('finally'), selector: builder.hidden(SELECTOR, INT), jumps: [] };
  const pending = builder.hidden('$pending', builder.exception.type);
  const unwind = builder.label('unwind');
  const outerThrow = builder.throwLabel;
  const select = (value: number): void => builder.op({ role: 'local', span, assigns: [{ target: local(block.selector.name, INT), value: int(value) }] });
  const body = builder.collect(() => {
    builder.throwLabel = unwind;
    builder.finalizers.push(block);
    guarded();
    builder.finalizers.pop();
    builder.throwLabel = outerThrow;
    select(0);
    builder.emit({ kind: 'exit', label: block.label });
  });
  const exceptional = builder.collect(() => {
    builder.op({
      role: 'local', span,
      assigns: [{ target: local(block.selector.name, INT), value: int(1) }, { target: local(pending.name, pending.type), value: builder.exception }],
    });
  });
  const entry: Stmt = { kind: 'block', label: unwind, body: seq(body) };
  builder.emit({ kind: 'block', label: block.label, body: seq([entry, ...exceptional]) });
  builder.lowerStmt(last, builder);
  dispatchAfterFinally(builder, block, () => {
    builder.op({ role: 'local', span, assigns: [{ target: local(builder.exception.name, builder.exception.type), value: pending }] });
    builder.emit({ kind: 'exit', label: outerThrow });
  }, span);
}
