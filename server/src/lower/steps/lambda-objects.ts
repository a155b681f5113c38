/**
 * The objects of lambdas and method references: what evaluating one gives is new, or there already (Java Language Specification 15.27.4,
 * 15.13.3).
 * Soundness: docs/soundness/java.md#identity-of-lambdas.
 * Neighbours: `calls/creations.ts` asks; `values/lambda-identity.ts` has what is not known where two are compared.
 */
import type { Span } from '../../base/span';
import type { Expr } from '../../plato/ir';
import { ref } from '../../plato/ir';
import type { ClassSymbol } from '../../resolve/symbols';
import type { Builder } from './builder';
import { platoType } from '../values/plato-types';
import { NULL, and, equal, local, notEqual } from '../values/terms';

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
