/**
 * Lowers patterns: a test, then the variables that it binds; of a record each component by its accessor, one after the other. (Nobody can
 * tell another order: see `resolve/plain-accessors.ts`.)
 * Soundness: docs/soundness/java.md#accessors-in-patterns.
 * Neighbours: `expressions.ts` for `instanceof`, `switches.ts` for cases.
 */
import type { TypedExpr, TypedPattern } from '../../resolve/typed';
import type { Expr } from '../../plato/ir';
import { BOOL } from '../../plato/ir';
import { localStoreAssertions } from '../steps/access';
import type { Builder } from '../steps/builder';
import { classNameOf } from '../values/plato-types';
import { FALSE, TRUE, isInstance, local, not } from '../values/terms';

/** Goes on with what `onMatch` emits where the value matches, and after it where it does not. */
export function lowerMatch(value: Expr, pattern: TypedPattern, onMatch: () => void, builder: Builder): void {
  const { span } = pattern;
  const bind = (variable: Parameters<Builder['variableOf']>[0], bound: Expr): Expr => {
    const target = builder.variableOf(variable);
    builder.op({
      role: 'local',
      span,
      asserts: localStoreAssertions(variable, bound, span, builder),
      assigns: [{ target: local(target.name, target.type), value: bound }],
    });
    return target;
  };
  if (pattern.kind === 'type') {
    const matched = (): void => {
      if (pattern.binding !== undefined) bind(pattern.binding, value);
      onMatch();
    };
    if (pattern.isTotal) return matched();
    const test = isInstance(value, classNameOf(pattern.tested));
    builder.branch(test, span, builder.collect(matched), [], not(test));
    return;
  }
  const test = isInstance(value, classNameOf(pattern.tested));
  const inside = builder.collect(() => {
    const object = bind(pattern.object, value);
    builder.markNonNull(object);
    const from = (index: number): void => {
      const part = pattern.parts[index];
      if (part === undefined) return onMatch();
      const component = bind(part.variable, builder.lowerExpr(part.value, builder, true));
      lowerMatch(component, part.pattern, () => from(index + 1), builder);
    };
    from(0);
  });
  builder.branch(test, span, inside, [], not(test));
}

export function lowerMatches(expr: TypedExpr & { readonly kind: 'matches' }, builder: Builder): Expr {
  const value = builder.lowerExpr(expr.operand, builder, true);
  const outcome = builder.temporary(BOOL);
  const set = (to: Expr): void =>
    builder.op({ role: 'local', span: expr.span, assigns: [{ target: local(outcome.name, BOOL), value: to }] });
  set(FALSE);
  lowerMatch(value, expr.pattern, () => set(TRUE), builder);
  return outcome;
}
