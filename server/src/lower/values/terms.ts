/**
 * Short names for building Plato expressions, with the simplifications that keep what is printed readable.
 * Neighbours: `ir.ts`; used by all files of lower.
 */
import type { Expr, Location, Type } from '../../plato/ir';
import { HOLDER_FIELD, THREAD_CLASS, ref } from '../../plato/ir';
import type { BinaryOp } from '../../plato/ir';

export const TRUE: Expr = { kind: 'bool', value: true };
export const FALSE: Expr = { kind: 'bool', value: false };
export const NULL: Expr = { kind: 'null' };
export const TID: Expr = { kind: 'tid' };

export function int(value: bigint | number): Expr {
  return { kind: 'int', value: value.toString() };
}

export function variable(name: string, type: Type): Expr & { readonly kind: 'var' } {
  return { kind: 'var', name, type };
}

export function binary(op: BinaryOp, left: Expr, right: Expr): Expr {
  return { kind: 'binary', op, left, right };
}

export function equal(left: Expr, right: Expr): Expr {
  return binary('=', left, right);
}

export function notEqual(left: Expr, right: Expr): Expr {
  return binary('!=', left, right);
}

export function and(...parts: readonly Expr[]): Expr {
  const real = parts.filter((part) => !(part.kind === 'bool' && part.value));
  return real.length === 0 ? TRUE : real.reduce((left, right) => binary('&&', left, right));
}

export function or(...parts: readonly Expr[]): Expr {
  const real = parts.filter((part) => !(part.kind === 'bool' && !part.value));
  return real.length === 0 ? FALSE : real.reduce((left, right) => binary('||', left, right));
}

const NEGATED: Readonly<Partial<Record<BinaryOp, BinaryOp>>> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '<=': '>', '>': '<=' };

export function not(expr: Expr): Expr {
  if (expr.kind === 'bool') return expr.value ? FALSE : TRUE;
  if (expr.kind === 'unary' && expr.op === '!') return expr.operand;
  if (expr.kind === 'binary') {
    const op = NEGATED[expr.op];
    if (op !== undefined) return { ...expr, op };
  }
  return { kind: 'unary', op: '!', operand: expr };
}

export function ite(cond: Expr, then: Expr, otherwise: Expr): Expr {
  return { kind: 'ite', cond, then, else: otherwise };
}

/** An uninterpreted function. */
export function apply(name: string, args: readonly Expr[], type: Type): Expr {
  return { kind: 'apply', name, args, type };
}

export function isInstance(operand: Expr, className: string): Expr {
  return { kind: 'instanceof', operand, className };
}

/** The store of a monitor: who holds it. */
export function holderOf(object: Expr): { readonly location: Location; readonly value: Expr } {
  const type = ref(THREAD_CLASS);
  return {
    location: { kind: 'field', object, field: HOLDER_FIELD, type },
    value: { kind: 'field', object, field: HOLDER_FIELD, when: 'post', type },
  };
}

export function local(name: string, type: Type): Location {
  return { kind: 'local', name, type };
}
