/**
 * Locals that are another local by another name, as the receiver and the arguments of an inlined call mostly are: all that ever is written
 * to one is the value of the other, which is written once at most. What is asked or guessed of both is asked twice.
 * Neighbours: `reduction/owners.ts` and `candidates` leave the copies out.
 */
import { onceFor } from '../../base/once-for';
import type { Expr, Stmt } from '../../plato/ir';
import { callsOf, operationsOf } from '../../plato/statements';

/** By copy, the local that it is a copy of; that one is none. `body`: with its calls inlined. */
export const copiesIn = onceFor((body: Stmt): ReadonlyMap<string, string> => {
  const written = writesIn(body);
  const originalOf = (name: string): string | undefined => {
    const values = written.get(name);
    const value = values && [...values.values][0];
    if (values === undefined || value === undefined || values.values.size > 1) return undefined;
    return (written.get(value)?.times ?? 0) <= 1 ? value : undefined;
  };
  const copies = new Map<string, string>();
  for (const name of written.keys()) {
    let last = originalOf(name);
    // What is written by its own copy is a circle, and no copy.
    const seen = new Set([name]);
    for (let next = last; next !== undefined && !seen.has(next); next = originalOf(next)) {
      seen.add(next);
      last = next;
    }
    if (last !== undefined && last !== name) copies.set(name, last);
  }
  return copies;
});

/** By local, the field that it has the value of: nothing else is ever written to it, and that in one place. */
export const readIn = onceFor((body: Stmt): ReadonlyMap<string, FieldRead> => {
  const written = writesIn(body);
  return new Map(
    operationsOf(body).flatMap((op) =>
      op.assigns.flatMap(({ target, value }) =>
        target.kind === 'local' && value.kind === 'field' && written.get(target.name)?.times === 1 ? [[target.name, value] as const] : [],
      ),
    ),
  );
});

export type FieldRead = Expr & { readonly kind: 'field' };

interface Writes {
  times: number;
  /** The locals that it gets the value of; undefined among them: something else. */
  readonly values: Set<string | undefined>;
}

function writesIn(body: Stmt): ReadonlyMap<string, Writes> {
  const found = new Map<string, Writes>();
  const note = (name: string, value: string | undefined): void => {
    const writes = found.get(name) ?? { times: 0, values: new Set() };
    writes.times++;
    writes.values.add(value);
    found.set(name, writes);
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
  return found;
}
