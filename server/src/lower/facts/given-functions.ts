/**
 * What functions of the workspace give to the library that runs them: `map.computeIfAbsent(key, k -> make())` puts it into the map, and
 * returns it. So what is handed over may bring objects of code without source, although it is no such object itself.
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 * Neighbours: `strangers.ts` notes results and asks.
 */
import { stripped } from '../../resolve/typed-children';
import { partsOfCall } from '../../resolve/opaque';
import { ASKS_FOR_NOTHING } from '../../resolve/opaque-functions';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { isReference } from '../../resolve/types';

/** What gives only what is in the map, or what the function gives that it was handed. */
const OUT_OF_MAPS = /^(computeIfAbsent|computeIfPresent|compute|merge)$/;
const MAP = 'java.util.Map';

type Opaque = TypedExpr & { readonly kind: 'opaque' };

export class GivenFunctions {
  /** Methods that the library may call, and that may give such an object, or what leads to one. */
  private readonly strange = new Set<MethodSymbol>();

  constructor(
    private readonly table: Resolved['table'],
    private readonly calledBack: ReadonlySet<MethodSymbol>,
  ) {}

  /** `method` may give such an object. Whether that is news. */
  note(method: MethodSymbol): boolean {
    if (this.strange.has(method) || !this.calledBack.has(method)) return false;
    this.strange.add(method);
    return true;
  }

  /** Whether what the library gets by calling the value may be such an object, or lead to one. */
  gives(expr: TypedExpr): boolean {
    if (this.strange.size === 0 || !isReference(expr.type)) return false;
    switch (expr.kind) {
      case 'retype':
      case 'cast':
        return this.gives(expr.operand);
      case 'new':
        return this.isStrange(expr.class);
      default: {
        const symbol = this.table.classOf(expr.type);
        return symbol === undefined || this.table.classes.some((one) => isAtOrBelow(one, symbol, this.table) && this.isStrange(one));
      }
    }
  }

  /** The same of what a call without a stub hands to the library. */
  givesIn({ method }: Opaque, arg: TypedExpr): boolean {
    return (method === undefined || !ASKS_FOR_NOTHING.test(method)) && this.gives(arg);
  }

  /** The same of an argument of a method or constructor with a stub: what it takes as a mere object it does not call. */
  givesTo({ params, name }: MethodSymbol, index: number, arg: TypedExpr): boolean {
    if (ASKS_FOR_NOTHING.test(name)) return false;
    const type = params[index]?.type;
    const symbol = type?.kind === 'class' ? this.table.classOf(type) : undefined;
    return (type === undefined || symbol?.kind === 'interface') && this.gives(arg);
  }

  /** A call without a stub that gives only what a map of the library holds, or what it is handed; nothing below the map says otherwise. */
  comesOutOfMap(expr: Opaque): boolean {
    return isCallOfMap(expr, OUT_OF_MAPS, this.table);
  }

  private isStrange(symbol: ClassSymbol): boolean {
    return this.table.lineage(symbol).some((one) => one.methods.some((method) => this.strange.has(method)));
  }
}

/** `map.computeIfAbsent(key, k -> new A())`: null is as good as absent for a map, so it gives what is there, or the new object. */
export function computesObject(expr: Opaque, { table, methods }: Resolved): boolean {
  const [, given] = partsOfCall(expr).args;
  const made = given && stripped(given);
  if (made?.kind !== 'new' || made.class.place !== 'lambda' || !isCallOfMap(expr, /^computeIfAbsent$/, table)) return false;
  const bodies = made.class.methods.flatMap((one) => (one.isConstructor ? [] : [methods.get(one)?.body]));
  return bodies.every((body) => {
    const [only, ...others] = body?.stmts ?? [];
    return only?.kind === 'return' && others.length === 0 && only.value !== undefined && stripped(only.value).kind === 'new';
  });
}

/** A call without a stub of a map of the library below which there is no class of the workspace. */
function isCallOfMap(expr: Opaque, names: RegExp, table: Resolved['table']): boolean {
  const { receiver } = partsOfCall(expr);
  if (receiver === undefined || expr.method === undefined || !names.test(expr.method)) return false;
  const symbol = table.classOf(receiver.type);
  if (symbol?.isLibrary !== true || !table.isSubclass(symbol.name, MAP)) return false;
  return !table.classes.some((one) => !one.isLibrary && isAtOrBelow(one, symbol, table));
}

function isAtOrBelow(one: ClassSymbol, symbol: ClassSymbol, table: Resolved['table']): boolean {
  return one === symbol || table.isSubclass(one.name, symbol.name);
}
