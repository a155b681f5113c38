/**
 * Method references of which nobody knows the interface, as they are given to code without source: `found::add`.
 * Neighbours: `accesses.ts` and `reach-threads.ts` take them for calls by whoever gets them.
 */
import { stripped } from '../resolve/typed-children';
import type { TypedExpr } from '../resolve/typed';

/** The object on which the method is called, and the name of the method. */
export function referenceIn(expr: TypedExpr): { readonly object: TypedExpr; readonly name: string } | undefined {
  const inner = stripped(expr);
  if (inner.kind !== 'opaque' || inner.source?.kind !== 'methodRef' || inner.parts.length !== 1) return undefined;
  return { object: inner.parts[0]!, name: inner.source.method.name };
}
