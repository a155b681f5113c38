/**
 * Items of a `modifies` clause that speak of the method's result: `modifies \result.next`.
 * Soundness: docs/soundness/calls.md#frames-that-speak-of-the-result.
 * Neighbours: `sequential/environment/frames.ts` holds the writes of a body against them, `sequential/modular/calls.ts` the calls.
 */
import { RESULT_VARIABLE } from './ir';
import type { Expr, FrameItem, Location } from './ir';
import { freeVars } from './substitute';

export function namesResult(item: FrameItem): boolean {
  return exprsOf(item).some((expr) => freeVars(expr).has(RESULT_VARIABLE));
}

function exprsOf(item: FrameItem): readonly Expr[] {
  switch (item.kind) {
    case 'location':
      return basesOf(item.location);
    case 'entry':
      return [...basesOf(item.map), item.key, ...(item.inner ?? [])];
    case 'allElements':
      return [item.array];
    case 'allFields':
      return [item.object];
    case 'everywhere':
      return [];
  }
}

function basesOf(location: Location): readonly Expr[] {
  if (location.kind === 'field') return [location.object];
  return location.kind === 'elem' ? [location.array, location.index] : [];
}
