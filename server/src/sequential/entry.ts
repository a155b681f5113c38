/**
 * The store at method entry, to which `\old` in `ensures`, `modifies` and assertions refers.
 * Neighbours: `thread-modular.ts` makes the copies once; every translation that meets `pre` reads them.
 */
import type { CheckContext } from './context';
import { assign, type Sequential } from './ir';
import { symbol, type Symbol } from './logic';
import { VISIBLE } from './stores';

export function entryStore(context: CheckContext, store: string): Symbol {
  const current = context.stores.symbol(store);
  return symbol(`entry ${current.name}`, current.sort, current.className);
}

export function entryVisible(): Symbol {
  return symbol('entry $visible', VISIBLE.sort);
}

/** Copies of every relevant store; they cost nothing where nobody reads them. */
export function copyAtEntry(context: CheckContext): Sequential[] {
  const stores = context.stores.all.filter((store) => context.relevant.has(store));
  return [...stores.map((store) => assign(entryStore(context, store), context.stores.symbol(store))), assign(entryVisible(), VISIBLE)];
}
