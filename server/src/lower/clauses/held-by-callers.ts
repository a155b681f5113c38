/**
 * Methods that the workspace only calls under a lock, although others could call them: that the lock is held is a precondition, which every
 * call here owes; that nobody else calls them is what the result rests on.
 * Neighbours: `sharing/helpers.ts` finds them; `run-at-once.ts` does the same for functions; `bodies/procedures.ts` asks.
 * Why it may: docs/soundness/sharing.md#methods-that-are-only-called-under-a-lock.
 */
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';
import { sharingOf } from '../../sharing/sharing';
import { methodDisplay } from '../facts/names';
import { isCalledByName } from '../facts/opaque-names';
import { clauseOf, nameOf, type KnownAtOnce } from './run-at-once';

export function heldByCallers(method: MethodSymbol, resolved: Resolved): KnownAtOnce | undefined {
  // Who calls it by its name alone, or runs a reference to it, shows nothing.
  if (isCalledByName(method, resolved)) return undefined;
  const held = sharingOf(resolved).helpers.get(method);
  const known = (held ?? []).flatMap((one) => {
    const clause = clauseOf(one, method.owner, undefined, resolved);
    return clause === undefined ? [] : [{ clause, name: nameOf(one.place) }];
  });
  if (known.length === 0) return undefined;
  const names = known.map(({ name }) => `\`${name}\``).join(' and ');
  return {
    requires: known.map(({ clause }) => clause),
    restsOn: [`takes \`${methodDisplay(method)}\` to be called by nobody else than the methods here, which hold ${names}`],
  };
}
