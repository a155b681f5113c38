/**
 * What the library does without running code of the workspace: calls that only compute or collect, of values that have no method which the
 * library could call by itself (`hashCode` in a set, `toString` in a text).
 * Why it matters: while a class is being initialized, code of the workspace that runs in the same thread sees static fields that are still
 * null.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `initializer-reach.ts` asks.
 */
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import { stripped } from '../resolve/typed-children';
import type { TypedExpr } from '../resolve/typed';
import { OBJECT_NAME, THREAD_NAME, isString, unboxed, type JavaType } from '../resolve/types';
import { hasMember } from '../resolve/unseen';

/** Classes of the library whose static methods do nothing but compute. */
const COMPUTING: ReadonlySet<string> = new Set([
  'java.lang.Math',
  'java.lang.Integer',
  'java.lang.Long',
  'java.lang.Character',
  'java.lang.Boolean',
]);

const COLLECTING: ReadonlySet<string> = new Set(['java.util.Collections', 'java.util.List', 'java.util.Set', 'java.util.Map']);
const FACTORIES = /^(synchronized|unmodifiable|empty|singleton|of$|copyOf$)/;

/** A static method of the library that always gives a collection: `Collections.synchronizedList(...)`, `List.of(...)`. */
export function givesCollection({ owner, name, isStatic }: MethodSymbol): boolean {
  return isStatic && owner.isLibrary && COLLECTING.has(owner.name) && FACTORIES.test(name);
}

/** `Objects.requireNonNull`, which gives back what it has found not to be null. */
export function requiresNonNull({ owner, name }: MethodSymbol): boolean {
  return owner.isLibrary && owner.name === 'java.util.Objects' && name === 'requireNonNull';
}

/** Whether a call of a method of the library runs nothing of the workspace. */
export function runsNoCode({ method, args, dispatch }: TypedExpr & { readonly kind: 'call' }, resolved: Resolved): boolean {
  if (dispatch.kind !== 'static' || !method.owner.isLibrary) return false;
  // (Who makes the message may be a function.)
  if (requiresNonNull(method)) return args.slice(1).every((one) => isPlain(one.type));
  return (COMPUTING.has(method.owner.name) || givesCollection(method)) && args.every((one) => hasNoCode(one, resolved));
}

/** Numbers, truth values, texts, and arrays of these: they have no methods that somebody of the workspace wrote. */
export function isPlain(type: JavaType): boolean {
  if (type.kind === 'array') return isPlain(type.element);
  return type.kind === 'primitive' || type.kind === 'null' || isString(type) || unboxed(type) !== undefined;
}

/** Whether the library, which is given the value, finds no code of the workspace in it. Functions, threads and tasks run later. */
export function hasNoCode(value: TypedExpr, resolved: Resolved): boolean {
  const all = (exprs: readonly TypedExpr[]): boolean => exprs.every((one) => hasNoCode(one, resolved));
  const inner = stripped(value);
  if (isPlain(inner.type)) return true;
  switch (inner.kind) {
    case 'classObject':
    case 'newArray':
      return true;
    case 'arrayInit':
      return all(inner.elements);
    case 'conditional':
      return all([inner.then, inner.else]);
    case 'call':
      return givesCollection(inner.method) && all(inner.args);
    case 'new':
      if (inner.class.place === 'lambda') return runsLater(inner.class, resolved);
      return inner.class.isLibrary ? all(inner.args) : !hasOwnMembers(inner.class, resolved);
    case 'static':
      return inner.field.owner.isLibrary && inner.field.enumConstant !== undefined;
    default:
      return false;
  }
}

/**
 * Interfaces of functions that the library only keeps when it is given one of them in passing. Others it may call at once, as it finds
 * them: `Comparable` in a sorted set, `Collection` in a copy.
 */
const KEPT = /^java\.(lang\.(Object|Runnable)|util\.(Comparator|concurrent\.(Callable|ThreadFactory)|function\.\w+))$/;

/** A function runs when somebody calls it, unless its interface makes it something else as well. */
function runsLater(made: ClassSymbol, { table }: Resolved): boolean {
  const above = table.lineage(made).filter((one) => one !== made);
  const library = above.filter((one) => one.isLibrary);
  return above.every(
    (one) =>
      one.unknownSupers.length === 0 &&
      (one.isLibrary
        ? KEPT.test(one.name)
        : one.methods.every((method) => method.isStatic || method.isAbstract || !library.some((each) => hasMember(each, method)))),
  );
}

/** Whether objects of the class have methods that the library knows and somebody of the workspace wrote, or hold others that have. */
function hasOwnMembers(made: ClassSymbol, { table }: Resolved): boolean {
  const lineage = table.lineage(made);
  const isOfLibrary = (method: MethodSymbol): boolean =>
    method.name !== 'run' && method.name !== 'call' && lineage.some((above) => above.isLibrary && hasMember(above, method));
  return lineage.some(
    (above) =>
      // Below a type that nobody knows here any method may be one that the library knows: `compareTo` of a `Delayed`.
      above.unknownSupers.length > 0 ||
      (above.isLibrary
        ? above.kind !== 'interface' && above.name !== OBJECT_NAME && above.name !== THREAD_NAME
        : above.methods.some((one) => !one.isConstructor && isOfLibrary(one))),
  );
}
