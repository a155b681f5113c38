/**
 * The classes whose state `@ThreadSafe` is about. It reaches through the classes above and below, through nested arrays, and through fields
 * without a discipline into objects of other classes of the workspace, elements and type arguments included: who keeps a plain object in a
 * final field shares it.
 * Soundness: docs/soundness/library.md#thread-safe-classes.
 * Neighbours: `program/thread-safe.ts` gives their fields the disciplines that follow; `shared-objects.ts` looks for unsafe objects in
 * them.
 */
import { stripped } from '../../resolve/typed-children';
import { isNamed } from '../../analyses/annotations';
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../../resolve/symbols';
import { THREAD_NAME, type JavaType } from '../../resolve/types';
import { expressionsOf, type Visited } from '../../resolve/typed-statements';

function takesLock({ node, isStmt }: Visited): boolean {
  return isStmt ? node.kind === 'synchronized' : node.kind === 'call' && /^java\.util\.concurrent\.locks\./.test(node.method.owner.name);
}

/** The classes whose fields a promise of safety is about. */
export const promisingClasses = onceFor((resolved: Resolved): ReadonlySet<ClassSymbol> => {
  const { table } = resolved;
  const own = table.classes.filter((one) => !one.isLibrary);
  const found = new Set<ClassSymbol>();
  const add = (symbol: ClassSymbol | undefined): void => {
    if (symbol === undefined || symbol.isLibrary || found.has(symbol) || symbol.specs.some((clause) => clause.kind === 'threadLocal'))
      return;
    found.add(symbol);
    // What is used as one of the class must be as safe, and what it inherits belongs to it.
    for (const one of [...table.lineage(symbol), ...own.filter((below) => table.isSubclass(below.name, symbol.name))]) {
      if (one.isLibrary) continue;
      found.add(one);
      for (const field of one.fields) if (!isGuarded(field)) for (const type of partsOf(field.type)) add(table.classOf(type));
    }
  };
  for (const one of declaredSafe(resolved)) add(one);
  const kept = keptIn(resolved);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [owner, made] of kept) if (found.has(owner)) add(made);
  }
  return found;
});

/**
 * The local and anonymous classes and the functions of which an object is put into a field, by the class of the field: what is declared
 * there is only what they implement. Those that take locks, or stand in a class that does, may well be protected by these, and an object of
 * a thread is its own: nothing is asked of them.
 */
function keptIn({ methods, staticInitializers, table }: Resolved): readonly (readonly [ClassSymbol, ClassSymbol])[] {
  const bodies = [...methods.values(), ...staticInitializers.values()].flatMap(({ body }) => (body === undefined ? [] : [body]));
  const locking = new Set(
    [...methods.values()].flatMap(({ method, body }) =>
      method.isSynchronized || expressionsOf(body?.stmts ?? []).some(takesLock) ? [method.owner] : [],
    ),
  );
  const isThread = (one: ClassSymbol): boolean => table.isSubclass(one.name, THREAD_NAME);
  return bodies.flatMap(({ stmts }) =>
    expressionsOf(stmts).flatMap(({ node, isStmt }): readonly (readonly [ClassSymbol, ClassSymbol])[] => {
      if (isStmt || node.kind !== 'assign' || (node.target.kind !== 'field' && node.target.kind !== 'static')) return [];
      const made = stripped(node.value);
      const isWithin = made.kind === 'new' && !made.class.isLibrary && made.class.place !== 'member';
      const { field } = node.target;
      const isOpen = isWithin && !isGuarded(field) && ![made.class, field.owner].some((one) => locking.has(one) || isThread(one));
      return isOpen ? [[field.owner, made.class]] : [];
    }),
  );
}

/** Those that say so themselves. */
export function declaredSafe(resolved: Resolved): readonly ClassSymbol[] {
  return resolved.table.classes.filter((one) => !one.isLibrary && one.annotations.some(isNamed('ThreadSafe')));
}

export function isGuarded({ specs, annotations, isGhost }: FieldSymbol): boolean {
  return isGhost || specs.some((clause) => clause.kind === 'discipline') || annotations.some(isNamed('GuardedBy'));
}

/**
 * An object of these leads to none of what its type argument says, or to one that each thread has for itself: by their whole names, and as
 * they are written where they have no stub.
 */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['java.lang.Class', 'java.lang.ThreadLocal', 'java.lang.InheritableThreadLocal']);
const WRITTEN: ReadonlySet<string> = new Set(['ThreadLocal', 'InheritableThreadLocal']);

/** The classes of what a value of the type leads to: of its elements, and of what its type arguments say. */
function partsOf(type: JavaType): readonly JavaType[] {
  if (type.kind === 'array') return partsOf(type.element);
  if (type.kind !== 'class' && type.kind !== 'unknown') return [];
  const leadsNowhere = LEADS_NOWHERE.has(type.name) || (type.kind === 'unknown' && WRITTEN.has(type.name));
  return [type, ...(leadsNowhere ? [] : (type.args ?? []).flatMap(partsOf))];
}
