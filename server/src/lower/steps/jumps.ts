/**
 * Jumps that leave constructs: `break`, `continue`, `return`, `yield` and the way of an exception, through the monitors to be released and
 * the `finally` blocks to be run on the way.
 * A `finally` block is lowered once: each jump that must pass it stores its number in a selector and goes there; after the block the
 * selector says where to go on. A monitor is released by one operation at every jump.
 * Neighbours: `builder.ts` holds the stack; `bodies/statements.ts`, `monitors.ts` and `bodies/exceptions.ts` use it.
 */
import type { Span } from '../../base/span';
import type { Expr, Stmt, Type } from '../../plato/ir';
import { INT, RESULT_VARIABLE, RETURN_LABEL } from '../../plato/ir';
import type { Builder } from './builder';
import { NOTHING, seq } from './builder';
import { equal, int, local } from '../values/terms';

/** The name of the locals that say where to go on after a `finally` block. Nothing else assigns them. */
export const SELECTOR = '$exit';

/** Where a jump finally leads. A return carries its value until the last `finally` has run. */
export type Jump =
  | { readonly kind: 'label'; readonly label: string; readonly depth: number }
  | { readonly kind: 'return'; readonly value: { readonly expr: Expr; readonly type: Type } | undefined };

/** Something that must happen on the way out. */
export type Finalizer = { readonly kind: 'release'; readonly release: (span: Span) => void } | FinallyBlock;

export interface FinallyBlock {
  readonly kind: 'finally';
  readonly label: string;
  readonly selector: Expr & { readonly kind: 'var' };
  /** The jumps that pass it; the selector's value is the index plus 2 (0: normal end, 1: exception). */
  readonly jumps: { readonly jump: Jump; readonly value: (Expr & { readonly kind: 'var' }) | undefined }[];
}

/** Leaves for a jump's target from the current depth. */
export function emitJump(builder: Builder, jump: Jump, span: Span): void {
  const depth = jump.kind === 'label' ? jump.depth : 0;
  for (let level = builder.finalizers.length - 1; level >= depth; level--) {
    const finalizer = builder.finalizers[level]!;
    if (finalizer.kind === 'release') {
      // While one releases, jumps are no longer inside: nothing is released twice.
      finalizer.release(span);
      continue;
    }
    builder.op({ role: 'local', span, assigns: [...storeFor(builder, finalizer, jump)] });
    builder.emit({ kind: 'exit', label: finalizer.label });
    return;
  }
  if (jump.kind === 'label') {
    builder.emit({ kind: 'exit', label: jump.label });
    return;
  }
  if (jump.value !== undefined) {
    builder.op({ role: 'local', span, assigns: [{ target: local(RESULT_VARIABLE, jump.value.type), value: jump.value.expr }] });
  }
  builder.emit({ kind: 'exit', label: RETURN_LABEL });
}

/** Stores which jump is under way, and a returned value beside it. */
function storeFor(builder: Builder, block: FinallyBlock, jump: Jump): { target: ReturnType<typeof local>; value: Expr }[] {
  let index = block.jumps.findIndex(({ jump: other }) =>
    jump.kind === 'return' ? other.kind === 'return' : other.kind === 'label' && other.label === jump.label,
  );
  if (index < 0) {
    const value = jump.kind === 'return' && jump.value !== undefined ? builder.hidden('$returned', jump.value.type) : undefined;
    block.jumps.push({ jump, value });
    index = block.jumps.length - 1;
  }
  const stores = [{ target: local(block.selector.name, INT), value: int(index + 2) }];
  const { value } = block.jumps[index]!;
  if (value !== undefined && jump.kind === 'return' && jump.value !== undefined)
    stores.push({ target: local(value.name, value.type), value: jump.value.expr });
  return stores;
}

/**
 * After a `finally` block: goes on to where the selector says. `exceptional` continues the exception, which `finally` has set aside.
 */
export function dispatchAfterFinally(builder: Builder, block: FinallyBlock, exceptional: () => void, span: Span): void {
  const branches: Stmt[] = [];
  const when = (index: number, body: readonly Stmt[]): void => {
    const assume = builder.collect(() => builder.op({ role: 'assume', span, guard: equal(block.selector, int(index)) }));
    branches.push(seq([...assume, ...body]));
  };
  when(0, [NOTHING]);
  when(1, builder.collect(exceptional));
  block.jumps.forEach(({ jump, value }, index) => {
    const onward: Jump =
      jump.kind === 'return' && value !== undefined ? { kind: 'return', value: { expr: value, type: value.type } } : jump;
    when(
      index + 2,
      builder.collect(() => emitJump(builder, onward, span)),
    );
  });
  builder.emit({ kind: 'choice', branches });
}
