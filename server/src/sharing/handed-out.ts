/**
 * Guarded collections that go where nobody follows them. Handed out: every use of what a field refers to holds a lock, and then a method
 * returns the collection itself to whoever asks, who knows nothing of the lock. Passed on: it is an argument of some call, and the uses of
 * the field that can be seen are still uses: one without the lock that every change holds is a race, whatever becomes of the argument.
 * Neighbours: `guards.ts` says which lock; `sharing.ts` reports both.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import { onceFor } from '../base/once-for';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { protectionOf } from './guards';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

/**
 * The returned expressions, and the lock as `@GuardedBy` names it; none where some use holds no lock, or nobody changes the collection.
 * `contents` are the uses of what the field refers to.
 */
export function handedOut(
  field: FieldSymbol,
  contents: readonly Use[],
  bodies: readonly BodyFacts[],
): { readonly exprs: readonly TypedExpr[]; readonly lock: string } | undefined {
  if (!contents.some((one) => one.isWrite)) return undefined;
  const protection = protectionOf(field, contents);
  if (protection.kind !== 'guard' || protection.without.length > 0) return undefined;
  const exprs = returnsOf(bodies).get(field) ?? [];
  return exprs.length === 0 ? undefined : { exprs, lock: protection.guard.text };
}

/** The fields that methods which others may call return as they are, with the expressions. Once for all fields. */
const returnsOf = onceFor((bodies: readonly BodyFacts[]): ReadonlyMap<FieldSymbol, readonly TypedExpr[]> => {
  const found = new Map<FieldSymbol, TypedExpr[]>();
  for (const { method, body } of bodies) {
    if (method === undefined || method.isConstructor || method.isPrivate) continue;
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (!isStmt || node.kind !== 'return' || node.value === undefined) continue;
      const value = stripped(node.value);
      if (value.kind === 'field' || value.kind === 'static') found.set(value.field, [...(found.get(value.field) ?? []), value]);
    }
  }
  return found;
});

/**
 * The uses without the lock that protects the collection, or without any where those who look at it hold one, and that lock. `contents` as
 * above.
 */
export function withoutItsLock(
  field: FieldSymbol,
  contents: readonly Use[],
): { readonly uses: readonly Use[]; readonly lock: string; readonly isHeldByChanges: boolean } | undefined {
  if (!contents.some((one) => one.isWrite)) return undefined;
  if (contents.some((one) => one.held.length === 0 && one.from.hasOtherLocks)) return undefined;
  const protection = protectionOf(field, contents);
  if (protection.kind !== 'guard') {
    // Only who looks at it holds a lock.
    const known = protectionOf(
      field,
      contents.map((one) => ({ ...one, isWrite: true })),
    );
    const open = contents.filter((one) => one.isWrite && one.held.length === 0);
    return known.kind === 'guard' && open.length > 0 ? { uses: open, lock: known.guard.text, isHeldByChanges: false } : undefined;
  }
  const isHeldByChanges = !protection.without.some((one) => one.isWrite);
  return { uses: protection.without, lock: protection.guard.text, isHeldByChanges };
}
