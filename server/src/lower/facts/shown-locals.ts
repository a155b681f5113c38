/**
 * Locals whose object may be somebody else's too: captured by a lambda or a class, given another name, put into something, or handed to
 * what may keep it. A collection of such a local is no longer one that only its body uses.
 * Neighbours: `steps/contents.ts` says what a result rests on; `collection-flow.ts` follows the collections of fields.
 */
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { LocalVariable, MethodSymbol } from '../../resolve/symbols';
import { partsOfCall } from '../../resolve/opaque';
import type { TypedExpr, TypedStmt } from '../../resolve/typed';
import { childrenOf } from '../../sharing/children';
import { argumentUse, opaqueUse } from '../../sharing/collections';
import { expressionsOf } from '../../sharing/statements';
import { stripped } from './collection-flow';

/** Whether what the local refers to may be found elsewhere while the body runs. */
export function isShown(variable: LocalVariable, stmts: readonly TypedStmt[], resolved: Resolved): boolean {
  return shownIn(stmts)(resolved).has(variable);
}

const shownIn = onceFor((stmts: readonly TypedStmt[]) =>
  onceFor((resolved: Resolved): ReadonlySet<LocalVariable> => {
    const found = new Set<LocalVariable>();
    const show = (expr: TypedExpr | undefined): void => {
      const inner = expr && stripped(expr);
      if (inner?.kind === 'local') found.add(inner.variable);
    };
    for (const { node, isStmt } of expressionsOf(stmts))
      if (isStmt) {
        if (node.kind === 'local') show(node.init);
      } else keptBy(node, resolved).forEach(show);
    return found;
  }),
);

/** The operands that the expression may leave where they are found again; of methods of the workspace that is not looked at. */
function keptBy(expr: TypedExpr, resolved: Resolved): readonly TypedExpr[] {
  const kept = (method: MethodSymbol, args: readonly TypedExpr[]): readonly TypedExpr[] =>
    args.filter((_, index) => argumentUse(method, index, resolved) === 'keeps');
  switch (expr.kind) {
    case 'new':
      return [...(expr.captured ?? []), ...(expr.class.isLibrary ? kept(expr.constructor_, expr.args) : expr.args)];
    case 'call':
      return expr.method.owner.isLibrary ? kept(expr.method, expr.args) : expr.args;
    case 'opaque':
      return opaqueUse(expr, 'argument') === 'keeps' ? partsOfCall(expr).args : [];
    // These look, or give what the expression around them is asked about.
    case 'retype':
    case 'cast':
    case 'comparison':
    case 'instanceof':
    case 'concatenation':
      return [];
    default:
      return childrenOf(expr);
  }
}
