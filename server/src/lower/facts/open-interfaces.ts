/**
 * Interfaces of the workspace that may be implemented by classes that nobody has written: those of which the library makes proxies, and
 * those whose class is handed to code without source (`Foo.create(Ask.class)`). A call of such an interface may run anything that its maker
 * has been given. Which interfaces a proxy has stands in the call where all of them are literals; else it may be any.
 * And final fields without a value, of objects that are read from a stream.
 * Soundness: docs/soundness/opaque.md#objects-that-no-new-makes.
 * Neighbours: `analyses/made-by-java.ts` has the calls that are refused; `calls/dispatch.ts` and `stranger-types.ts` ask here.
 */
import { stripped } from '../../resolve/typed-children';
import { onceFor } from '../../base/once-for';
import { PROXIES, READS, isSerializable } from '../../analyses/made-by-java';
import { partsOfCall } from '../../resolve/opaque';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { expressionsOf } from '../../resolve/typed-statements';

/** What the bodies of a workspace let the library make. */
interface Made {
  readonly isOpen: (symbol: ClassSymbol) => boolean;
  /** Objects are read from streams. */
  readonly areRead: boolean;
}

/** Whether an object seen as one of the class may be of a class that nobody has written. */
export function isOpenInterface(symbol: ClassSymbol, resolved: Resolved): boolean {
  return madeIn(resolved).isOpen(symbol);
}

/** Whether the final field has no value in an object that is read from a stream, where no constructor runs, and such objects are read. */
export function mayBeUnset({ isTransient, isFinal, isStatic, owner }: FieldSymbol, resolved: Resolved): boolean {
  return isTransient === true && isFinal && !isStatic && resolved.table.lineage(owner).some(isSerializable) && madeIn(resolved).areRead;
}

const madeIn = onceFor((resolved: Resolved): Made => {
  const { table } = resolved;
  let areRead = false;
  const open = new Set<ClassSymbol>();
  let areAll = false;
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()])
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'opaque') continue;
      if (node.method !== undefined && READS.test(node.method)) areRead = true;
      const { args } = partsOfCall(node);
      const literals = args.map(literalsIn);
      if (node.method !== undefined && PROXIES.test(node.method) && !literals.some((one) => one !== undefined)) areAll = true;
      for (const name of literals.flatMap((one) => one ?? [])) {
        const symbol = table.get(name);
        if (symbol?.kind === 'interface' && !symbol.isLibrary) open.add(symbol);
      }
    }
  const isAbove = (symbol: ClassSymbol): boolean => [...open].some((one) => one === symbol || table.isSubclass(one.name, symbol.name));
  return { isOpen: (symbol) => symbol.kind === 'interface' && !symbol.isLibrary && (areAll || isAbove(symbol)), areRead };
});

/** The classes of a literal, or of an array of nothing but literals; undefined of anything else. */
function literalsIn(expr: TypedExpr): readonly string[] | undefined {
  const inside = stripped(expr);
  if (inside.kind === 'classObject') return [inside.className];
  if (inside.kind !== 'arrayInit') return undefined;
  const each = inside.elements.map(literalsIn);
  return each.every((one) => one !== undefined) ? each.flat() : undefined;
}
