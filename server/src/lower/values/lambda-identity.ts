/**
 * What is not known of the identity of lambdas and method references (Java Language Specification 15.27.4, 15.13.3): evaluating one gives a
 * new object or one that is there already, and two of them may give the same. So nothing that holds of new objects is known of their
 * objects, neither that nobody holds their monitor nor that ghost maps have no entry for them; and whether those of two expressions are one
 * object is not known either.
 * Why here: a lambda has a class of its own, so that calls find its body. That two objects are of different classes says that they differ,
 * which is not so here.
 * Soundness: docs/soundness/java.md#identity-of-lambdas.
 * Neighbours: `steps/lambda-objects.ts` makes the objects, `bodies/expressions.ts` and `clauses/formula-operators.ts` compare references.
 */
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { JavaType } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { NULL, and, apply, equal, ite, notEqual, or } from './terms';

/** The classes of lambdas and method references that a value of the type may be of. */
function lambdasOf(type: JavaType, { table }: Resolved): readonly ClassSymbol[] {
  const symbol = table.classOf(type);
  return symbol === undefined || symbol.isFinal ? [] : table.concreteSubclasses(symbol.name).filter((one) => one.place === 'lambda');
}

/**
 * Numbers for what two references may be: one object, or two of one class. Numbers, since being one object is an equivalence: what was
 * compared with a third one is known of both, in either order.
 */
const NUMBER = { object: 'lambda.object', class: 'lambda.class' } as const;

/**
 * What Java finds where it compares two references, or the classes of two objects: left open where they come from different lambdas. It
 * never changes for two given references, so it is the same in code and in specifications.
 */
export function comparedAsJava(same: Expr, of: keyof typeof NUMBER, left: Compared, right: Compared, resolved: Resolved): Expr {
  const [ofLeft, ofRight] = [left, right].map(({ type }) => lambdasOf(type, resolved)) as [readonly ClassSymbol[], readonly ClassSymbol[]];
  if (ofLeft.length === 0 || ofRight.length === 0 || new Set([...ofLeft, ...ofRight]).size < 2) return same;
  const isOne = ({ expr }: Compared, classes: readonly ClassSymbol[]): Expr =>
    and(notEqual(expr, NULL), or(...classes.map((one): Expr => ({ kind: 'exactType', operand: expr, className: one.name }))));
  const numbered = ({ expr }: Compared): Expr => apply(NUMBER[of], [expr], INT);
  return ite(and(isOne(left, ofLeft), isOne(right, ofRight)), or(same, equal(numbered(left), numbered(right))), same);
}

export interface Compared {
  readonly expr: Expr;
  readonly type: JavaType;
}
