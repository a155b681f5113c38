/**
 * Making operations of Plato: steps without a place in the user's text.
 * Neighbours: the tactics build their actions from these.
 */
import type { Span } from '../base/span';
import type { Assertion, Expr, Location, Operation, Stmt, Variable } from '../plato/ir';

export const NO_PLACE: Span = { file: '', start: 0, end: 0 };

export function step(changes: Partial<Operation>): Stmt & { readonly kind: 'op' } {
  const op: Operation = {
    asserts: [],
    guard: undefined,
    assigns: [],
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'ghost',
    description: '',
    span: NO_PLACE,
    within: [],
    ...changes,
  };
  return { kind: 'op', op };
}

/** Where the user sees it: of a step of the library, the call. */
export function placeOf(op: Operation): Span {
  return op.within[0]?.span ?? op.span;
}

export function local(variable: Variable): Location & { readonly kind: 'local' } {
  return { kind: 'local', name: variable.name, type: variable.type };
}

export function variableOf({ name, type }: Variable): Expr & { readonly kind: 'var' } {
  return { kind: 'var', name, type };
}

export function havoc(...locations: readonly Location[]): Stmt & { readonly kind: 'op' } {
  return step({ havocs: locations });
}

/** Goes on nowhere. */
export function blocked(): Stmt & { readonly kind: 'op' } {
  return step({ guard: { kind: 'bool', value: false }, role: 'block' });
}

/** An assertion of a proof script, placed at what it stands before. */
export function scriptAssertion(expr: Expr, message: string, span: Span): Assertion {
  return { code: 'assertion', expr, message, span, related: [] };
}

/** The index of a location that stands for all elements of its array, in what an action changes. No name of a program is written so. */
export const ALL_ELEMENTS: Expr = { kind: 'var', name: '*', type: { kind: 'int' } };

export function isAllElements(index: Expr): boolean {
  return index === ALL_ELEMENTS;
}
