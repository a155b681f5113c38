/**
 * Which stores have been written by actions that were put together with others, and who looked at these stores while that was done.
 *
 * Why: actions are put together if everybody who is in the program may see them so. A postcondition over fields looks at them too, but is
 * no step of the program. Of a store that its method does not use it could tell what in Java is never so: `x = 1; y = 1` is one action
 * for a method that reads y alone. Where the method uses the store, the postcondition is one of the order in which actions take effect.
 * Neighbours: `reduce.ts` and `loops.ts` put together; `posts.ts` asks, `session.ts` reports.
 * docs/soundness/qed.md#postconditions-over-fields
 */
import { footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import type { Operation, Stmt } from '../plato/ir';
import { callsOf, operationsOf } from '../plato/statements';
import type { Formula, Proc, ProofContext } from './context';

/** The context, where in the program of `before` such parts became one action. */
export function withMoved(context: ProofContext, before: ProofContext, together: readonly (readonly Stmt[])[]): ProofContext {
  const written = new Set(
    together
      .filter(mayHide)
      .flat()
      .flatMap((part) => operationsOf(part).flatMap(writtenBy)),
  );
  if (written.size === 0) return context;
  const users = before.procs.map((proc) => [proc.procedure.id, usedIn(before, proc)] as const);
  const moved = new Map(context.moved);
  for (const store of written) {
    const using = users.filter(([, stores]) => stores.has(store)).map(([id]) => id);
    const known = moved.get(store);
    moved.set(store, new Set(known ? using.filter((id) => known.has(id)) : using));
  }
  return { ...context, moved };
}

/** A store of which the postcondition speaks, and which the method did not use when actions that write it were put together. */
export function unseen(context: ProofContext, proc: Proc, { expr }: Formula): string | undefined {
  return [...storesOfExpr(expr)].find((store) => context.moved.get(store)?.has(proc.procedure.id) === false);
}

/** Whether it speaks of the order in which actions take effect, rather than of a moment. */
export function isOfOrder(context: ProofContext, { expr }: Formula): boolean {
  return [...storesOfExpr(expr)].some((store) => context.moved.has(store));
}

/** With those of the methods that it calls. What is only asserted nobody has seen: who keeps it true may still be moved. */
function usedIn({ procs }: ProofContext, proc: Proc): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([proc]);
  for (const one of seen) {
    for (const op of operationsOf(one.body)) for (const store of stores({ ...op, asserts: [] })) found.add(store);
    for (const { targets } of callsOf(one.body))
      for (const { procedure } of targets) for (const callee of procs) if (callee.procedure.id === procedure) seen.add(callee);
  }
  return found;
}

/** Of several, the only one that shares something with others stays where it is, and is seen unless one of the rest waits. */
function mayHide(parts: readonly Stmt[]): boolean {
  const sharing = parts.filter((part) => operationsOf(part).some((op) => stores(op).length > 0));
  return sharing.length > 1 || parts.some((part) => !sharing.includes(part) && mayWait(part));
}

function mayWait(stmt: Stmt): boolean {
  switch (stmt.kind) {
    case 'op':
      return stmt.op.guard !== undefined || stmt.op.post !== undefined;
    case 'exit':
      return false;
    case 'seq':
      return stmt.stmts.some(mayWait);
    case 'block':
    case 'atomic':
      return mayWait(stmt.body);
    case 'choice':
    case 'loop':
    case 'call':
      return true;
  }
}

function stores(op: Operation): readonly string[] {
  return [...footprintOf(op).reads.flatMap((one) => storeOf(one) ?? []), ...footprintOf(op).elsewhere, ...writtenBy(op)];
}

function writtenBy(op: Operation): readonly string[] {
  return footprintOf(op).writes.flatMap((one) => storeOf(one) ?? []);
}
