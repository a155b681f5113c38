/**
 * A short text that is the same exactly for equal terms: what sets of terms are keyed by.
 * Neighbours: `instantiate.ts`, `smt.ts`.
 */
import type { Term } from '../sequential/logic/terms';

const MEMO = new WeakMap<object, string>();

export function keyOf(term: Term): string {
  const known = MEMO.get(term);
  if (known !== undefined) return known;
  let key: string;
  switch (term.kind) {
    case 'number':
      key = term.value;
      break;
    case 'symbol':
      key = `'${term.name}'`;
      break;
    case 'apply':
      key = term.args.length === 0 ? term.op : `(${term.op} ${term.args.map(keyOf).join(' ')})`;
      break;
    case 'quantifier':
      key = `(${term.which} ${term.variables.map((variable) => variable.name).join(' ')} ${keyOf(term.body)})`;
      break;
  }
  MEMO.set(term, key);
  return key;
}
