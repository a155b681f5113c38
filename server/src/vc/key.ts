/**
 * A short text that is the same exactly for equal terms: what sets of terms are keyed by.
 * Neighbours: `instantiate.ts`, `smt.ts`.
 */
import { onceFor } from '../base/once-for';
import type { Term } from '../sequential/logic/terms';

export const keyOf: (term: Term) => string = onceFor((term: Term): string => {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'symbol':
      return `'${term.name}'`;
    case 'apply':
      return term.args.length === 0 ? term.op : `(${term.op} ${term.args.map(keyOf).join(' ')})`;
    case 'quantifier':
      return `(${term.which} ${term.variables.map((variable) => variable.name).join(' ')} ${keyOf(term.body)})`;
  }
});
