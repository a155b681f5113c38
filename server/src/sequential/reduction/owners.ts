/**
 * The locals that an access to an element may be judged by: the objects whose arrays it may belong to, and the numbers at which rows may
 * stand (`movers.ts`). A local that only ever gets the value of a parameter that keeps its own, as the receiver and the arguments of an
 * inlined call mostly do, says nothing that the parameter does not say: it is left out.
 * Why: each of them multiplies what is asked at every operation.
 * Soundness: docs/soundness/reduction.md#movers-by-disciplines (claiming too little is sound).
 * Neighbours: `reduction.ts` is its only user.
 */
import type { Stmt, Variable } from '../../plato/ir';
import { callsOf, operationsOf } from '../../plato/statements';
import type { Hierarchy } from '../logic/hierarchy';
import { localSymbol } from '../logic/stores';
import type { Symbol } from '../logic/terms';

/** `body`: with its calls inlined. */
export function ownersIn(params: readonly Variable[], locals: readonly Variable[], body: Stmt, hierarchy: Hierarchy): readonly Symbol[] {
  const values = valuesOf(body);
  const kept = new Map(params.filter((one) => !values.has(one.name)).map((one) => [one.name, one]));
  const isCopy = ({ name, type }: Variable): boolean => {
    const value = values.get(name);
    const parameter = value === undefined ? undefined : kept.get(value);
    if (parameter === undefined) return false;
    if (parameter.type.kind !== 'ref' || type.kind !== 'ref') return parameter.type.kind === type.kind;
    return hierarchy.isSubtype(parameter.type.className, type.className);
  };
  return [...params, ...locals.filter((one) => !isCopy(one))].flatMap((one) =>
    one.type.kind === 'int' || (one.type.kind === 'ref' && !one.type.className.endsWith('[]')) ? [localSymbol(one.name, one.type)] : [],
  );
}

/** Of each local that is written, the one whose value it always gets; undefined where that is more than one, or none. */
function valuesOf(body: Stmt): ReadonlyMap<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  const note = (name: string, value: string | undefined): void => {
    values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
  };
  for (const op of operationsOf(body)) {
    for (const { target, value } of op.assigns)
      if (target.kind === 'local') note(target.name, value.kind === 'var' ? value.name : undefined);
    for (const location of op.havocs) if (location.kind === 'local') note(location.name, undefined);
    if (op.allocates) note(op.allocates.target, undefined);
  }
  for (const call of callsOf(body)) {
    if (call.result !== undefined) note(call.result, undefined);
    if (call.thrown) note(call.thrown.variable, undefined);
  }
  return values;
}
