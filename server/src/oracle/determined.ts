/**
 * Whether a specification leaves anything open: what a method without a body may do besides what is tried here.
 * Neighbours: `calls.ts` tries what a specification allows; what rests on something open confirms nothing.
 */
import { onceFor } from '../base/once-for';
import { RESULT_VARIABLE, type Expr, type Location, type Procedure } from '../plato/ir';
import { conjunctsOf, isLocation } from './operation';

interface Determined {
  readonly places: boolean;
  readonly result: boolean;
}

/**
 * Whether the specification says what each thing that it may change is then, and, where somebody looks at it, what the result is: else the
 * real one may do something else than what is tried here.
 */
export function isDetermined(procedure: Procedure, isResultUsed: boolean): boolean {
  const { places, result } = determinedBy(procedure);
  return places && (result || !isResultUsed);
}

const determinedBy = onceFor((procedure: Procedure): Determined => {
  const clauses = procedure.ensures.flatMap((one) => conjunctsOf(one.expr));
  const isEquation = (one: Expr, location: Location): boolean =>
    one.kind === 'binary' && (one.op === '=' || one.op === '<==>') && (isLocation(one.left, location) || isLocation(one.right, location));
  const isTruth = (one: Expr, location: Location): boolean =>
    location.type.kind === 'bool' && (isLocation(one, location) || (one.kind === 'unary' && isLocation(one.operand, location)));
  const says = (location: Location): boolean =>
    clauses.some(
      (one) => isEquation(one, location) || isTruth(one, location) || (one.kind === 'fresh' && isLocation(one.operand, location)),
    );
  return {
    places: (procedure.modifies ?? []).every((item) => item.kind === 'location' && says(item.location)),
    result: procedure.result === undefined || says({ kind: 'local', name: RESULT_VARIABLE, type: procedure.result }),
  };
});
