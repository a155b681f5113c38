/**
 * Class objects and string constants that clauses of the environment name, as in `guarded_by T.class.holder == tid`: they are everybody's
 * from the start, so what protects monitors protects theirs.
 * Soundness: docs/soundness/visibility.md#literals-and-class-objects.
 * Neighbours: `thread-modular.ts` says so at the entry of a method, `environment-check.ts` where clauses are shown to be transitive.
 */
import type { Expr } from '../../plato/ir';
import { someExpr } from '../../plato/substitute';
import type { CheckContext } from './context';
import { storesOfConjunct } from './environment';
import { assume, type Sequential } from '../logic/ir';
import { literalObject } from '../logic/operators';
import { equal, select, type Term } from '../logic/terms';
import { ESCAPED, VISIBLE } from '../logic/stores';

/** In an order that depends on their names alone. `besides`: clauses that are no conjuncts, as those about reads. */
export function literalsAreShared(context: CheckContext, besides: readonly Expr[] = []): readonly Sequential[] {
  const found = new Map<string, Term>();
  const spoken = context.conjuncts
    .filter((conjunct) => [...storesOfConjunct(conjunct)].some((store) => context.relevant.has(store)))
    .map((conjunct) => conjunct.clause.expr);
  for (const clause of [...spoken, ...besides]) {
    someExpr(clause, (part) => {
      if (part.kind === 'classObject') found.set(`class ${part.className}`, literalObject('class', part.className, 'java.lang.Class'));
      if (part.kind === 'string') found.set(`string ${part.value}`, literalObject('string', part.value, 'java.lang.String'));
      return false;
    });
  }
  return [...found]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, literal]) => assume(equal(select(VISIBLE, literal), ESCAPED)));
}
