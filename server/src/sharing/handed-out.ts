/**
 * Guarded collections that are handed out: every use of what a field refers to holds a lock, and then a method returns the collection
 * itself to whoever asks, who knows nothing of the lock.
 * Neighbours: `guards.ts` says which lock; `sharing.ts` reports it, once for each `return`.
 */
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { protectionOf } from './guards';
import { stripped } from './places';
import { expressionsOf } from './statements';
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
  const exprs = bodies.flatMap(({ method, body }) =>
    method === undefined || method.isConstructor || method.isPrivate
      ? []
      : expressionsOf(body.stmts).flatMap(({ node, isStmt }) => {
          if (!isStmt || node.kind !== 'return' || node.value === undefined) return [];
          const value = stripped(node.value);
          return (value.kind === 'field' || value.kind === 'static') && value.field === field ? [value] : [];
        }),
  );
  return exprs.length === 0 ? undefined : { exprs, lock: protection.guard.text };
}
