/**
 * Which calls of code without source may keep an array that they are given: not those that read, fill, sort or copy one, by the names that
 * the JDK gives them, and not those that give a view which is used up on the spot (`Arrays.stream(a).sum()`).
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `calls/opaque.ts` asks; `calls/given-arrays.ts` has what functions give; `sequential/modular/library-accesses.ts` has it
 * proved that no such array is protected.
 */
import { stripped } from '../../resolve/typed-children';
import { onceFor } from '../../base/once-for';
import { partsOfCall } from '../../resolve/opaque';
import type { TypedBody, TypedExpr } from '../../resolve/typed';
import { opaqueShows } from '../../sharing/collections';
import { expressionsOf } from '../../resolve/typed-statements';

type Opaque = TypedExpr & { readonly kind: 'opaque' };

const FORGETS = new Set(
  (
    'fill sort parallelSort parallelPrefix setAll parallelSetAll binarySearch copyOf copyOfRange arraycopy mismatch compare ' +
    'equals hashCode hash toString clone deepEquals deepHashCode deepToString update digest doFinal sign verify nextBytes ' +
    'append insert print println printf format formatted join valueOf copyValueOf put toArray drainTo isEqual init skip ' +
    'requireNonNull checkNotNull isNull nonNull max min sum concat contains indexOf lastIndexOf reverse shuffle swap rotate newInstance ' +
    'info debug trace warn error log fine'
  ).split(' '),
);
const FORGETS_BY_FORM = /^(read|write|get|encode|decode|generate|transfer)([A-Z]\w*)?$/;
/** Classes whose constructors copy what they are given. */
const COPIES = /^(String|StringBuilder|StringBuffer|BigInteger|BigDecimal|\w*(Exception|Error))$/;
const VIEWS = /^(asList|stream|of|wrap)$/;

/** `body`: the one in which the call stands. */
export function mayKeepArrays(expr: Opaque, body: TypedBody | undefined): boolean {
  const { method } = expr;
  if (method === undefined) return true;
  if (expr.isNew === true ? COPIES.test(method) : FORGETS.has(method) || FORGETS_BY_FORM.test(method)) return false;
  const calls = body === undefined ? undefined : callsIn(body);
  // What is called on a view gives a view again, or something that leads nowhere.
  for (let at: TypedExpr | undefined = expr; at !== undefined; at = calls?.get(at)) if (!leadsBack(at)) return at === expr;
  return true;
}

function leadsBack(expr: TypedExpr): boolean {
  if (expr.kind !== 'opaque') return expr.kind === 'call' && VIEWS.test(expr.method.name);
  return expr.isNew === true || opaqueShows(expr) || (expr.method !== undefined && VIEWS.test(expr.method));
}

/** What is called on the value of an expression, where it stands. */
const callsIn = onceFor((body: TypedBody): ReadonlyMap<TypedExpr, TypedExpr> => {
  const found = new Map<TypedExpr, TypedExpr>();
  for (const { node, isStmt } of expressionsOf(body.stmts)) {
    if (isStmt) continue;
    const receiver =
      node.kind === 'opaque'
        ? partsOfCall(node).receiver
        : node.kind === 'call' && node.dispatch.kind !== 'static'
          ? node.dispatch.receiver
          : undefined;
    if (receiver !== undefined) found.set(stripped(receiver), node);
  }
  return found;
});
