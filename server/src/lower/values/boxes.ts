/**
 * What a wrapper object (`Integer`, `Boolean`, ...) holds, as a term: one function from objects to values for each primitive type, the same
 * in bodies and in clauses. Wrapper objects never change, so it reads no store; of `null` nothing is known.
 * Neighbours: `resolve/conversions.ts` says where Java boxes and unboxes, `bodies/expressions.ts` makes wrapper objects.
 */
import type { Expr } from '../../plato/ir';
import type { PrimitiveName } from '../../resolve/types';
import { primitive } from '../../resolve/types';
import { platoType } from './plato-types';
import { apply } from './terms';

/** The value of type `inside` that the wrapper object `of` holds (Java Language Specification 5.1.8). */
export function unboxedValue(inside: PrimitiveName, of: Expr): Expr {
  return apply(`unbox.${inside}`, [of], platoType(primitive(inside)));
}
