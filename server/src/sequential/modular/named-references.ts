/**
 * What a `requires` takes for granted when it speaks of `blocks[i].bit`: that `blocks[i]`, if it is there, is a block that others can
 * reach, as everything that escaped objects refer to is. Reading it in the body says so too, but only of the store as it is then; what
 * other threads leave alone until then is a fact about objects known before they run.
 * Neighbours: `operations.ts` knows the same of what an operation reads; `thread-modular.ts` asks at entry.
 */
import type { Expr } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { children } from '../../plato/substitute';
import { typeOf } from '../../plato/type-of';
import type { CheckContext } from '../environment/context';
import { wellFormed } from '../environment/environment-step';
import { isIndexOf } from '../environment/reached';
import { assume, type Sequential } from '../logic/ir';
import { TRUE, and, equal, implies, select } from '../logic/terms';
import { currentScope } from '../environment/entry';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { translate } from '../logic/translate';

/** Of every reference in the clause through which it reads on, in the store at entry; what a quantifier binds is left out. */
export function namedReferences(context: CheckContext, clause: Expr): Sequential[] {
  const found: Sequential[] = [];
  const scope = currentScope(context, 'assume');
  const known = (base: Expr): void => {
    const type = typeOf(base);
    if (type.kind !== 'ref' || (base.kind !== 'field' && base.kind !== 'elem') || base.when !== 'post') return;
    if (base.kind === 'field' && (base.field === HOLDER_FIELD || context.stores.field(base.field)?.isFinal === true)) return;
    const owner = translate(base.kind === 'field' ? base.object : base.array, scope);
    const exists = equal(select(VISIBLE, owner), ESCAPED);
    found.push(
      assume(
        implies(
          and(exists, base.kind === 'elem' ? isIndexOf(owner, translate(base.index, scope)) : TRUE),
          wellFormed(translate(base, scope), type.className, true),
        ),
      ),
    );
  };
  const visit = (expr: Expr): void => {
    if (expr.kind === 'quantifier') return;
    if (expr.kind === 'field') known(expr.object);
    if (expr.kind === 'elem' || expr.kind === 'length') known(expr.array);
    for (const part of children(expr)) visit(part);
  };
  visit(clause);
  return found;
}
