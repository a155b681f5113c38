/**
 * Methods that others could call, and that the workspace only calls where it holds a lock: `void bump() { n++; }`, called by methods that
 * hold it; a hook that a class calls under its lock, and what the classes below it have for it. They are taken to be what private methods
 * are: what is held at every call is known where they begin. Lower has it proved at each call, and says that nobody else calls them.
 * Neighbours: `entries.ts` looks at the calls; `lower/clauses/held-by-callers.ts` has it proved.
 * Why it may: docs/soundness/sharing.md#methods-that-are-only-called-under-a-lock.
 */
import { isNamed } from '../analyses/annotations';
import { lastPart } from '../base/dotted-name';
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { OBJECT_NAME } from '../resolve/types';
import type { BodyFacts, Held } from './accesses';
import type { Entry } from './entries';
import { isSpecified } from './shared-classes';

/** Annotations that say nothing of who calls a method. A framework that knows another one may call it. */
const PLAIN =
  /^(Override|SuppressWarnings|Deprecated|VisibleForTesting|Nullable|NonNull|Nonnull|NotNull|CheckReturnValue|SafeVarargs|Generated)$/;

export function isHelper(method: MethodSymbol, resolved: Resolved): boolean {
  if (method.implicit !== undefined || method.decl?.body === undefined || method.isSynchronized) return false;
  return isForUse(method, resolved) && familyOf(method, resolved).every((one) => isForUse(one, resolved));
}

/** Whether nothing says that others than the methods here call it. */
function isForUse(method: MethodSymbol, { table }: Resolved): boolean {
  const { owner, isConstructor, isPrivate, annotations, name } = method;
  if (isConstructor || isPrivate || owner.isLibrary || isSpecified(owner)) return false;
  if (owner.kind === 'interface' || owner.place !== 'member' || table.unknownSuperOf(owner) !== undefined) return false;
  if (!annotations.every((one) => PLAIN.test(lastPart(one.name))) || (method.isStatic && name === 'main')) return false;
  // Who sees a class below calls what that inherits.
  return method.access !== undefined || ![owner, ...table.below(owner.name)].some(isSeenByAll);
}

/**
 * The method and all that run where it is called, or that a call of which runs it: a hook of a class and what the classes below it have
 * instead.
 */
export function familyOf(method: MethodSymbol, resolved: Resolved): readonly MethodSymbol[] {
  return familiesIn(resolved)(method);
}

const familiesIn = onceFor(({ table }: Resolved) =>
  onceFor((method: MethodSymbol): readonly MethodSymbol[] => {
    const isLike = (one: MethodSymbol): boolean => one.name === method.name && one.params.length === method.params.length;
    const family = new Set([method]);
    // What is added meanwhile is visited, too.
    for (const { owner } of family) {
      const object = table.get(OBJECT_NAME);
      const below = table.below(owner.name);
      // A class below may name an interface for which it inherits the method.
      for (const related of [...below, ...below.flatMap((one) => table.lineage(one)), ...table.lineage(owner), ...(object ? [object] : [])])
        if (related !== owner) for (const one of related.methods.filter(isLike)) family.add(one);
    }
    return [...family];
  }),
);

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
