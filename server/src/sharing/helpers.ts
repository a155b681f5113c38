/**
 * Methods that others could call, and that the workspace only calls where it holds a lock: `void bump() { n++; }`, called by methods that
 * hold it. They are taken to be what private methods are: what is held at every call is known where they begin. Lower has it proved at each
 * call, and says that nobody else calls them.
 * Neighbours: `entries.ts` looks at the calls; `lower/clauses/held-by-callers.ts` has it proved.
 * Why it may: docs/soundness/sharing.md#methods-that-are-only-called-under-a-lock.
 */
import { isNamed } from '../analyses/annotations';
import { lastPart } from '../base/dotted-name';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { OBJECT_NAME } from '../resolve/types';
import type { BodyFacts, Held } from './accesses';
import type { Entry } from './entries';
import { isSpecified } from './shared-classes';

/** Annotations that say nothing of who calls a method. A framework that knows another one may call it. */
const PLAIN = /^(SuppressWarnings|Deprecated|VisibleForTesting|Nullable|NonNull|Nonnull|NotNull|CheckReturnValue|SafeVarargs|Generated)$/;

export function isHelper(method: MethodSymbol, { table }: Resolved): boolean {
  const { owner, isConstructor, isPrivate, implicit, decl, annotations, name } = method;
  if (isConstructor || isPrivate || implicit !== undefined || decl?.body === undefined || owner.isLibrary || isSpecified(owner))
    return false;
  if (method.isSynchronized || owner.kind === 'interface' || owner.place !== 'member' || table.unknownSuperOf(owner) !== undefined)
    return false;
  if (!annotations.every((one) => PLAIN.test(lastPart(one.name))) || (method.isStatic && name === 'main')) return false;
  if (method.access === undefined && isSeenByAll(owner)) return false;
  // Whoever calls it by another class may run another one.
  const isLike = (one: MethodSymbol): boolean => one !== method && one.name === name && one.params.length === method.params.length;
  const related = [...table.below(owner.name), ...table.lineage(owner), ...(table.get(OBJECT_NAME) ? [table.get(OBJECT_NAME)!] : [])];
  return !related.some((one) => one !== owner && one.methods.some(isLike));
}

/** Whether other packages may use the class. */
function isSeenByAll({ decl, outer }: ClassSymbol): boolean {
  return decl?.modifiers.words.includes('public') === true && (outer === undefined || isSeenByAll(outer));
}

/**
 * Public methods that use a field of which somebody has written by what it is guarded: whoever made such a method public lets others break
 * it.
 */
export function opensGuarded(bodies: readonly BodyFacts[]): ReadonlySet<MethodSymbol> {
  return new Set(
    bodies.flatMap(({ method, accesses }) =>
      method !== undefined && method.access === undefined && accesses.some((one) => one.field.annotations.some(isNamed('GuardedBy')))
        ? [method]
        : [],
    ),
  );
}

/** Those that use a field with a lock, or call others, where they hold none of their own; with the locks that their callers hold. */
export function helpersUnderLocks(
  bodies: readonly BodyFacts[],
  entryOf: (method: BodyFacts['method']) => Entry,
  isOne: (method: MethodSymbol) => boolean,
  isGuarded: (field: FieldSymbol) => boolean,
): ReadonlyMap<MethodSymbol, readonly Held[]> {
  return new Map(
    bodies.flatMap(({ method, accesses, calls }) => {
      if (method === undefined || !isOne(method)) return [];
      const { held } = entryOf(method);
      const needsIt =
        accesses.some((one) => one.held.length === 0 && isGuarded(one.field)) ||
        calls.some((one) => one.held.length === 0 && entryOf(one.method).held.length > 0);
      return held.length > 0 && needsIt ? [[method, held] as const] : [];
    }),
  );
}
