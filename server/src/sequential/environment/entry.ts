/**
 * The store at method entry, to which `\old` in `ensures`, `modifies` and assertions refers.
 * Neighbours: `thread-modular.ts` makes the copies once; every translation that meets `pre` reads them.
 */
import { TID } from '../logic/threads';
import type { CheckContext } from './context';
import { assign, type Sequential } from '../logic/ir';
import { copyOf, type Symbol } from '../logic/terms';
import { VISIBLE } from '../logic/stores';
import type { Scope } from '../logic/translate';

export function entryStore(context: CheckContext, store: string): Symbol {
  const current = context.stores.symbol(store);
  return copyOf(current, `entry ${current.name}`);
}

export function entryVisible(): Symbol {
  return copyOf(VISIBLE, 'entry $visible');
}

/** Copies of every relevant store; they cost nothing where nobody reads them. */
export function copyAtEntry(context: CheckContext): Sequential[] {
  const stores = context.stores.all.filter((store) => context.relevant.has(store));
  return [...stores.map((store) => assign(entryStore(context, store), context.stores.symbol(store))), assign(entryVisible(), VISIBLE)];
}

/** The scope of assertions, guards and values: everything is about now, `pre` about method entry. */
export function currentScope(context: CheckContext, purpose: 'prove' | 'assume'): Scope {
  return {
    store: (name, when) => (when === 'post' ? context.stores.symbol(name) : entryStore(context, name)),
    variables: new Map(),
    tid: TID,
    visible: VISIBLE,
    visibleAtEntry: entryVisible(),
    purpose,
  };
}
