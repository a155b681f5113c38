/**
 * Which methods of the workspace a method overrides: what stands in their heads is asked of whoever calls it.
 * Neighbours: `clauses/method-specs.ts` reads their clauses, `calls/dispatch.ts` has them owed.
 */
import { overrides } from '../../resolve/members';
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';

/** The methods of the workspace that a method overrides, nearest first. */
export function overridden(method: MethodSymbol, resolved: Resolved): readonly MethodSymbol[] {
  if (method.isConstructor || method.isStatic || method.isPrivate) return [];
  return resolved.table
    .lineage(method.owner)
    .flatMap((above) =>
      above === method.owner || above.isLibrary ? [] : above.methods.filter((one) => overrides(resolved.table, method, one)),
    );
}
