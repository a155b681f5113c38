/**
 * All simple names in a piece of a program, whatever they mean: what a body that is not translated may have to do with.
 * Neighbours: the trees of `syntax/ast.ts`; `lower/facts/strangers.ts` asks.
 */
import { onceFor } from '../base/once-for';
import type { MethodSymbol, ClassSymbol } from '../resolve/symbols';
import { lastPart } from '../base/dotted-name';

/** Of the method's declaration; of a constructor or initializer (`undefined`), and where nobody has written one, of the whole file. */
export function namesMentioned(method: MethodSymbol | undefined, owner: ClassSymbol): ReadonlySet<string> {
  return namesIn(method === undefined || method.isConstructor ? owner.unit : (method.decl ?? owner.unit));
}

/** Of any piece of a tree: of a clause, say. */
export const namesIn = onceFor((tree: object): ReadonlySet<string> => {
  const names = new Set<string>();
  const seen = new Set<object>();
  for (const pending: unknown[] = [tree]; pending.length > 0; ) {
    const one = pending.pop();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    if ('name' in one && typeof one.name === 'string') names.add(lastPart(one.name));
    pending.push(...Object.values(one));
  }
  return names;
});
