/**
 * A goal "for all x" at one arbitrary x: the same goal for the prover, but a constant is a term of the condition, so that facts about
 * objects and indices are instantiated at it (`instantiate.ts`); what a quantifier inside the prover makes up is reported to nobody.
 *
 * The constants are shared between goals, since a counterexample needs to fail one only, but within a goal every quantifier has its own: of
 * two universals in a disjunction both must fail.
 * Soundness: docs/soundness/prover.md#goals-at-arbitrary-values.
 * Neighbours: `passify.ts` does it to every assertion.
 */
import { arbitrary, substitute, type Symbol, type Term } from '../sequential/logic/terms';

/** The goal without the universals (and negated existentials) that stand in it directly. */
export function atArbitraryValues(goal: Term): Term {
  let count = 0;
  const visit = (term: Term, isPositive: boolean): Term => {
    if (term.kind === 'quantifier') {
      if ((term.which === 'forall') !== isPositive) return term;
      const constants = new Map(
        term.variables.map((variable): readonly [string, Symbol] => [variable.name, constantFor(variable, ++count)]),
      );
      return visit(substitute(term.body, constants), isPositive);
    }
    if (term.kind !== 'apply') return term;
    switch (term.op) {
      case 'and':
      case 'or':
        return over(term, (part) => visit(part, isPositive));
      case 'not':
        return over(term, (part) => visit(part, !isPositive));
      case '=>':
        return over(term, (part, index) => visit(part, index === 0 ? !isPositive : isPositive));
      default:
        return term;
    }
  };
  return visit(goal, true);
}

function constantFor(variable: Symbol, number: number): Symbol {
  const sort = JSON.stringify(variable.sort)
    .replace(/[^A-Za-z]+/g, ' ')
    .trim();
  return arbitrary(`any ${variable.name} ${number} ${variable.className ?? sort}`, variable.sort, variable.className);
}

function over(term: Term & { readonly kind: 'apply' }, part: (argument: Term, index: number) => Term): Term {
  const args = term.args.map(part);
  return args.every((argument, index) => argument === term.args[index]) ? term : { ...term, args };
}
