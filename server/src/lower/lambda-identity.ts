/**
 * What is not known of the identity of lambdas and method references (Java Language Specification 15.27.4, 15.13.3): evaluating one gives a
 * new object or one that is there already, and two of them may give the same. So nothing that holds of new objects is known of their
 * objects, neither that nobody holds their monitor nor that ghost maps have no entry for them; and whether those of two expressions are one
 * object is not known either.
 * Why here: a lambda has a class of its own, so that calls find its body. That two objects are of different classes says that they differ,
 * which is not so here.
 * Soundness: docs/soundness/java.md#identity-of-lambdas.
 * Neighbours: `creations.ts` makes the objects, `expressions.ts` and `formula-operators.ts` compare references.
 */
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { JavaType } from '../resolve/types';
import type { Expr } from '../plato/ir';
import { INT, ref } from '../plato/ir';
import type { Builder } from './builder';
import { platoType } from './plato-types';
import { NULL, and, apply, equal, ite, local, notEqual, or } from './terms';

/** The new object of a lambda's class, or another one of that class that has taken along the same values. */
export function perhapsAnother(made: Expr, of: ClassSymbol, values: readonly Expr[], span: Span, builder: Builder): Expr {
  const type = ref(of.name);
  const result = builder.temporary(type);
  const target = local(result.name, type);
  const isNew = builder.collect(() => builder.op({ role: 'local', span, assigns: [{ target, value: made }] }));
  const isThere = builder.collect(() => {
    builder.op({
      role: 'local',
      span,
      havocs: [target],
      post: and(notEqual(result, NULL), { kind: 'exactType', operand: result, className: of.name }),
    });
    of.captures.forEach(({ field }, index) => {
      const kept: Expr = { kind: 'field', object: result, field: field.id, when: 'post', type: platoType(field.type) };
      builder.op({ role: 'assume', span, guard: equal(kept, values[index]!) });
    });
  });
  builder.emit({
    kind: 'choice',
    branches: [
      { kind: 'seq', stmts: isNew },
      { kind: 'seq', stmts: isThere },
    ],
  });
  builder.markNonNull(result);
  return result;
}

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
