/**
 * The locals that an access to an element may be judged by: the objects whose arrays it may belong to, and the numbers at which rows may
 * stand (`movers.ts`). A local that is a copy of a parameter (`logic/copies.ts`) says nothing that the parameter does not say: it is left
 * out.
 * Why: each of them multiplies what is asked at every operation.
 * Soundness: docs/soundness/reduction.md#movers-by-disciplines (claiming too little is sound).
 * Neighbours: `reduction.ts` is its only user.
 */
import type { Stmt, Variable } from '../../plato/ir';
import { copiesIn } from '../logic/copies';
import type { Hierarchy } from '../logic/hierarchy';
import { localSymbol } from '../logic/stores';
import type { Symbol } from '../logic/terms';

/** `body`: with its calls inlined. */
export function ownersIn(params: readonly Variable[], locals: readonly Variable[], body: Stmt, hierarchy: Hierarchy): readonly Symbol[] {
  const copies = copiesIn(body);
  const parameters = new Map(params.map((one) => [one.name, one]));
  const isCopy = ({ name, type }: Variable): boolean => {
    const parameter = parameters.get(copies.get(name) ?? '');
    if (parameter === undefined || parameters.has(name)) return false;
    if (parameter.type.kind !== 'ref' || type.kind !== 'ref') return parameter.type.kind === type.kind;
    return hierarchy.isSubtype(parameter.type.className, type.className);
  };
  return [...params, ...locals.filter((one) => !isCopy(one))].flatMap((one) =>
    one.type.kind === 'int' || (one.type.kind === 'ref' && !one.type.className.endsWith('[]')) ? [localSymbol(one.name, one.type)] : [],
  );
}
