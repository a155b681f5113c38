/**
 * What a call runs, and what a thread runs of an object that it is given, as far as the classes of objects are known.
 * Neighbours: `reach-walk.ts` follows calls.
 */
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import type { Surroundings } from './reach-notes';
import type { ObjectValue, Value } from './reach-values';

/** The method that a call of it runs; undefined where that is not known. */
export function targetOf(method: MethodSymbol, isVirtual: boolean, self: Value, around: Surroundings): MethodSymbol | undefined {
  if (!isVirtual) return method;
  const { table } = around.resolved;
  const like = (symbol: ClassSymbol): MethodSymbol | undefined =>
    symbol.methods.find(
      (one) => !one.isAbstract && !one.isStatic && one.name === method.name && one.params.length === method.params.length,
    );
  const exact = self.kind === 'object' ? classOf(self, around) : undefined;
  if (exact !== undefined) return table.lineage(exact).flatMap((one) => like(one) ?? [])[0];
  const below = table.below(method.owner.name).filter((one) => !one.isLibrary);
  if (method.isAbstract) {
    // Of a listener or a strategy there is often one kind alone. Of several kinds nobody knows here which one it is.
    const kinds = new Set(
      below
        .filter((one) => one.kind !== 'interface' && !one.isAbstract)
        .map((one) => table.lineage(one).flatMap((above) => like(above) ?? [])[0]),
    );
    return kinds.size === 1 ? [...kinds][0] : undefined;
  }
  return below.every((one) => one === method.owner || like(one) === undefined) ? method : undefined;
}

/** The very class of an object, where that is known. */
function classOf({ root, steps, through }: ObjectValue, around: Surroundings): ClassSymbol | undefined {
  if (steps.length === 0) return root.kind === 'static' ? undefined : root.symbol;
  const field = through[through.length - 1];
  return field !== undefined && field.id === steps[steps.length - 1] ? around.classIn(field) : undefined;
}

/** What a thread runs of an object that it is given. */
export function taskOf(symbol: ClassSymbol | undefined, { table }: Resolved): MethodSymbol | undefined {
  if (symbol === undefined || symbol.isLibrary) return undefined;
  return table
    .lineage(symbol)
    .filter((one) => !one.isLibrary)
    .flatMap((one) => one.methods)
    .find(
      (one) =>
        !one.isStatic &&
        !one.isAbstract &&
        (one.implicit === 'lambda' || (one.params.length === 0 && /^(run|call|compute)$/.test(one.name))),
    );
}
