/**
 * Whether a specification leaves anything open: what a method without a body may do besides what is tried here.
 * Neighbours: `calls.ts` tries what a specification allows; what rests on something open confirms nothing.
 */
import { RESULT_VARIABLE, type Location, type Procedure } from '../plato/ir';
import { conjunctsOf, isLocation } from './operation';

const DETERMINED = new WeakMap<Procedure, boolean>();

/** Whether the specification says what each thing that it may change is then, and what the result is: else the real one may do something else than what is tried here. */
export function isDetermined(procedure: Procedure): boolean {
  let known = DETERMINED.get(procedure);
  if (known === undefined) {
    const clauses = procedure.ensures.flatMap((one) => conjunctsOf(one.expr));
    const says = (location: Location): boolean => clauses.some((one) => (one.kind === 'binary' && (one.op === '=' || one.op === '<==>') && (isLocation(one.left, location) || isLocation(one.right, location)))
      || (one.kind === 'fresh' && isLocation(one.operand, location)) || (location.type.kind === 'bool' && (isLocation(one, location) || (one.kind === 'unary' && isLocation(one.operand, location)))));
    const places = (procedure.modifies ?? []).map((item) => (item.kind === 'location' ? item.location : undefined));
    const result = procedure.result && ({ kind: 'local', name: RESULT_VARIABLE, type: procedure.result } as const);
    DETERMINED.set(procedure, known = [...places, ...(result ? [result] : [])].every((one) => one !== undefined && says(one)));
  }
  return known;
}
