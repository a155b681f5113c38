/**
 * Arrays of fields that nobody follows: those that go to code without source, to somebody who asks for them or to other names, and arrays
 * of arrays. The uses that can be seen are still uses: one without the lock that the others hold is a race, whatever else becomes of the
 * array.
 * Neighbours: `arrays.ts` has the arrays that are followed; `guards.ts` says which lock; `sharing.ts` reports it.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import type { FieldSymbol } from '../resolve/symbols';
import type { Stripped, TypedExpr } from '../resolve/typed';
import { partsOfCall } from '../resolve/opaque';
import type { BodyFacts } from './accesses';
import { changesElements } from './arrays';
import { protectionOf } from './guards';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

/** What does not look at the elements now. */
const LOOKS_AWAY = /^(requireNonNull\w*|identityHashCode|asList|holdsLock|isNull|nonNull|equals|hashCode|getClass)$/;
const OF_JAVA = /^(Arrays|System|String|StringBuilder|\w*Stream|List|Set|EnumSet|\w+Buffer|Collections)$/;

interface ElementUse {
  readonly isWrite: boolean;
}

/** What becomes of the elements of an array, and of those of the arrays in it, where it is mentioned, by the mentions. */
export type ElementUses = ReadonlyMap<TypedExpr, ElementUse>;

export function elementUses(bodies: readonly BodyFacts[]): ElementUses {
  const found = new Map<TypedExpr, ElementUse>();
  const note = (array: TypedExpr, isWrite: boolean): void => {
    const inner = arrayAround(array);
    if ((inner.kind !== 'field' && inner.kind !== 'static') || inner.field.type.kind !== 'array') return;
    const before = found.get(inner);
    found.set(inner, { isWrite: isWrite || before?.isWrite === true });
  };
  for (const { body } of bodies) {
    const visited = expressionsOf(body.stmts);
    // Who asks how long a row is looks at no element of it.
    const measured: ReadonlySet<TypedExpr> = new Set(
      visited.flatMap(({ node, isStmt }) => (!isStmt && node.kind === 'length' ? [stripped(node.array)] : [])),
    );
    for (const { node, isStmt } of visited) {
      if (!isStmt && measured.has(node)) continue;
      if (isStmt) {
        if (node.kind === 'forEachArray') note(node.arrayInit, false);
      } else if (node.kind === 'element') note(node.array, false);
      else if ((node.kind === 'assign' || node.kind === 'compound') && node.target.kind === 'element') note(node.target.array, true);
      else if (node.kind === 'copyArray') note(node.array, false);
      else for (const { arg, isWrite } of givenIn(node)) note(arg, isWrite);
    }
  }
  return found;
}

/** The outermost array of which it is a row, or a row of a row. */
function arrayAround(array: TypedExpr): Stripped {
  const inner = stripped(array);
  return inner.kind === 'element' ? arrayAround(inner.array) : inner;
}

/** What a call of the library, or of code without source, is given and looks at. */
function givenIn(node: TypedExpr): readonly { readonly arg: TypedExpr; readonly isWrite: boolean }[] {
  const call =
    node.kind === 'call' && node.method.owner.isLibrary
      ? { name: node.method.name, args: node.args }
      : node.kind === 'opaque' && node.method !== undefined && (node.isOfLibrary === true || isOfJava(node))
        ? { name: node.method, args: partsOfCall(node).args }
        : node.kind === 'new' && node.class.isLibrary
          ? { name: '', args: node.args }
          : undefined;
  if (call === undefined || LOOKS_AWAY.test(call.name)) return [];
  return call.args.map((arg, index) => ({ arg, isWrite: changesElements(call.name, index) }));
}

/** A call of a static method of the JDK that has no stub, by the name of its class. */
function isOfJava({ source }: TypedExpr): boolean {
  return source?.kind === 'call' && source.object?.kind === 'name' && OF_JAVA.test(source.object.name);
}

/** The uses of what the array holds. `all` are the uses of the field. */
export function usesOfElements(all: readonly Use[], elements: ElementUses): readonly Use[] {
  return all.flatMap((one): Use[] => {
    const use = one.isOfContents || one.isWrite ? undefined : elements.get(one.expr);
    return use === undefined ? [] : [{ ...one, isWrite: use.isWrite, isOfContents: true }];
  });
}

/** The uses without the lock that the others hold. */
export function unlockedArrays(
  field: FieldSymbol,
  contents: readonly Use[],
): { readonly uses: readonly Use[]; readonly lock: string } | undefined {
  if (!contents.some((one) => one.isWrite)) return undefined;
  const protection = protectionOf(field, contents);
  if (protection.kind !== 'guard') return undefined;
  return { uses: protection.without.filter((one) => !one.from.hasOtherLocks), lock: protection.guard.text };
}
