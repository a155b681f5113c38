/**
 * Which fields hold threads that a condition only compares, as who holds a lock is: nothing is read at what they lead to, neither by the
 * program nor by a fact about objects, but whether it is visible and of which class it is. At such a term neither facts about any object
 * are needed nor what steps leave as it is: where the same thread is read from, it is another term, and equality does the rest.
 * Assuming less is sound.
 * Soundness: docs/soundness/prover.md#what-is-only-compared.
 * Neighbours: `instantiate.ts` is its only user.
 */
import { THREAD_CLASS } from '../plato/ir';
import { VISIBLE } from '../sequential/logic/stores';
import { walk, type Symbol, type Term } from '../sequential/logic/terms';
import type { Condition } from './condition';
import { storeOf } from './demand';

/** Whether the term is the value of such a field at some object. */
export function onlyCompared({ constraints, facts }: Condition): (term: Term) => boolean {
  const readFrom = new Set<string>();
  const look = (term: Term): void => {
    if (term.kind !== 'apply' || COMPARISONS.has(term.op) || term.means?.kind === 'instance') return;
    const isVisibility = term.op === 'select' && isOfVisibility(term.args[0]!);
    for (const argument of isVisibility ? [] : term.args) {
      const field = fieldRead(argument);
      if (field !== undefined) readFrom.add(field);
    }
  };
  for (const { term } of constraints) walk(term, look);
  for (const { fact } of facts) walk(fact.body, look);
  return (term) => {
    const field = fieldRead(term);
    return field !== undefined && !readFrom.has(field);
  };
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', 'distinct', 'dynamicType']);

/** The store of the field of which a thread is the value at an object. */
function fieldRead(term: Term): string | undefined {
  if (term.kind !== 'apply' || term.op !== 'select' || term.sort !== 'Ref' || term.className !== THREAD_CLASS) return undefined;
  const root = rootOf(term.args[0]!);
  return root === undefined || root.role?.kind !== 'store' || root.role.isOfElements ? undefined : storeOf(root);
}

function isOfVisibility(map: Term): boolean {
  const root = rootOf(map);
  return root !== undefined && storeOf(root) === storeOf(VISIBLE);
}

function rootOf(map: Term): Symbol | undefined {
  if (map.kind === 'symbol') return map;
  return map.kind === 'apply' && map.op === 'store' ? rootOf(map.args[0]!) : undefined;
}
