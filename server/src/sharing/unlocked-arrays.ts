/**
 * Arrays of fields that nobody follows: those that go to the library (`Arrays.sort(data)`, `data.clone()`), and arrays of arrays. The uses
 * that can be seen are still uses: one without the lock that the others hold is a race, whatever else becomes of the array.
 * Neighbours: `arrays.ts` has the arrays that are followed; `guards.ts` says which lock; `sharing.ts` reports it.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import type { FieldSymbol } from '../resolve/symbols';
import type { Stripped, TypedExpr } from '../resolve/typed';
import { partsOfCall } from '../resolve/opaque';
import type { BodyFacts } from './accesses';
import { protectionOf } from './guards';
import { stripped } from './places';
import { expressionsOf } from './statements';
import type { Use } from './uses';

/** What changes the elements of what it is given. */
const CHANGES =
  /^(sort|fill|setAll|parallelSort|parallelSetAll|parallelPrefix|reverse|shuffle|swap|nextBytes|read\w*|toArray|getChars|getBytes)$/;
/** What does not look at the elements now. */
const LOOKS_AWAY = /^(requireNonNull\w*|identityHashCode|asList|holdsLock|isNull|nonNull|equals|hashCode|getClass)$/;
const OF_JAVA = /^(Arrays|System|String|StringBuilder|\w*Stream|List|Set|EnumSet|\w+Buffer|Collections)$/;
const COPY = 'arraycopy';
const COPY_TARGET = 2;

interface ElementUse {
  readonly isWrite: boolean;
  /** By the library, or of an array in an array. */
  readonly isUnfollowed: boolean;
}

/** What becomes of the elements of an array, and of those of the arrays in it, where it is mentioned, by the mentions. */
export type ElementUses = ReadonlyMap<TypedExpr, ElementUse>;

export function elementUses(bodies: readonly BodyFacts[]): ElementUses {
  const found = new Map<TypedExpr, ElementUse>();
  const note = (array: TypedExpr, isWrite: boolean, isByLibrary: boolean): void => {
    const inner = arrayAround(array);
    if ((inner.kind !== 'field' && inner.kind !== 'static') || inner.field.type.kind !== 'array') return;
    const before = found.get(inner);
    found.set(inner, {
      isWrite: isWrite || before?.isWrite === true,
      isUnfollowed: isByLibrary || before?.isUnfollowed === true || inner.field.type.element.kind === 'array',
    });
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
        if (node.kind === 'forEachArray') note(node.arrayInit, false, false);
      } else if (node.kind === 'element') note(node.array, false, false);
      else if ((node.kind === 'assign' || node.kind === 'compound') && node.target.kind === 'element') note(node.target.array, true, false);
      else if (node.kind === 'copyArray') note(node.array, false, true);
      else for (const { arg, isWrite } of givenIn(node)) note(arg, isWrite, true);
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
  return call.args.map((arg, index) => ({ arg, isWrite: call.name === COPY ? index === COPY_TARGET : CHANGES.test(call.name) }));
}

/** A call of a static method of the JDK that has no stub, by the name of its class. */
function isOfJava({ source }: TypedExpr): boolean {
  return source?.kind === 'call' && source.object?.kind === 'name' && OF_JAVA.test(source.object.name);
}

/** The uses without the lock that the others hold; none where the array goes nowhere. `all` are the uses of the field. */
export function unlockedArrays(
  field: FieldSymbol,
  all: readonly Use[],
  elements: ElementUses,
): { readonly uses: readonly Use[]; readonly lock: string } | undefined {
  const contents = all.flatMap((one): Use[] => {
    const use = one.isOfContents || one.isWrite ? undefined : elements.get(one.expr);
    return use === undefined ? [] : [{ ...one, isWrite: use.isWrite, isOfContents: true }];
  });
  if (!contents.some((one) => one.isWrite) || !contents.some((one) => elements.get(one.expr)!.isUnfollowed)) return undefined;
  const protection = protectionOf(field, contents);
  if (protection.kind !== 'guard') return undefined;
  return { uses: protection.without.filter((one) => !one.from.hasOtherLocks), lock: protection.guard.text };
}
