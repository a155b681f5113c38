/**
 * Calls by which the library makes objects of the workspace's types that no `new` makes: proxies of interfaces, whose methods do what a
 * handler says; objects that are read from a stream, without their constructors, with transient fields of which nobody has set the value,
 * and with methods that only serialization calls; copies by `clone` and by streams, which take no lock, and of which nobody owes what is
 * stated of the class; services, by their constructors.
 * Soundness: docs/soundness/opaque.md#objects-that-no-new-makes.
 * Neighbours: `by-name.ts` has the ways to members; `lower/calls/opaque.ts` refuses the calls.
 */
import { onceFor } from '../base/once-for';
import { lastPart } from '../base/dotted-name';
import { partsOfCall } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { OBJECT_NAME } from '../resolve/types';
import type { Expr } from '../syntax/ast';
import { isNamed } from './annotations';
import { clausesOfClass } from './clauses-of-class';

/** Calls that make an object of interfaces, with a handler for its methods. */
export const PROXIES = /^(newProxyInstance|asInterfaceInstance)$/;
/** Calls that read an object from a stream. */
export const READS = /^read(Object|Unshared|ObjectOverride)$/;
const STREAMS = /^(read|write)(Object|Unshared|ObjectOverride)$/;
const SERVICES = /^(load|loadInstalled)$/;
const SERIALIZING = /^(readObject|readObjectNoData|readResolve|readExternal|writeObject|writeReplace|writeExternal)$/;
/** Methods that fill an object which is read, and may leave it unfilled. */
const HOOKS = /^(readObject|readObjectNoData|readExternal)$/;
const SERIALIZABLE = /^(Serializable|Externalizable)$/;
const COPIES = 'clone';

/** What a call without a stub makes or runs so, as a clause ("makes ..."); undefined where it does not. */
export function madeByJava(expr: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): string | undefined {
  const { source, refersTo } = expr;
  const method = calledIn(expr);
  if (method === undefined) return undefined;
  if (isClone(expr)) {
    const isSuper = (source?.kind === 'call' || source?.kind === 'methodRef') && source.isSuper;
    return copied(refersTo === undefined ? partsOfCall(expr).receiver : undefined, isSuper, resolved);
  }
  if (PROXIES.test(method)) return 'makes an object whose methods nobody has written';
  if (STREAMS.test(method)) {
    const special = specialOf(resolved);
    if (special !== undefined) return `may run what \`${special.display}\` has for serialization, or make one without its constructor`;
    const stated = statedOf(resolved).find(
      (one) => one.kind !== 'enum' && (resolved.table.lineage(one).some(isSerializable) || isBelowOthers(one, resolved)),
    );
    return stated && copies(stated);
  }
  if (SERVICES.test(method) && source?.kind === 'call' && isServiceLoader(source.object))
    return 'runs constructors by the names of their classes';
  return undefined;
}

/** A call that writes objects to a stream or reads them: it runs hooks, which are called back, and constructors of what it reads. */
export function isOfStream(expr: TypedExpr & { readonly kind: 'opaque' }): boolean {
  return expr.refersTo === undefined && STREAMS.test(expr.method ?? '');
}

/** The method that is called, or that whoever gets the reference may call. */
export function calledIn({ method, refersTo }: TypedExpr & { readonly kind: 'opaque' }): string | undefined {
  return method ?? refersTo?.method;
}

const isClone = (expr: TypedExpr & { readonly kind: 'opaque' }): boolean =>
  calledIn(expr) === COPIES && (expr.refersTo !== undefined || expr.arity === 0);

const copies = ({ display }: ClassSymbol): string =>
  `may copy the fields of a \`${display}\` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy. Copy it by a constructor or a method of its own`;

/**
 * `clone` of the library: of the object itself its fields are read where it is called (`lower/steps/contents.ts`), and only invariants
 * may not hold of the copy.
 */
function copied(receiver: TypedExpr | undefined, isSuper: boolean, resolved: Resolved): string | undefined {
  const { table } = resolved;
  const isOwn = receiver?.kind === 'this';
  // Of one with a `clone` of its own, what is called is known, unless it calls the one above from a function or a class within.
  const hasOwn = (one: ClassSymbol): boolean =>
    table.lineage(one).some((above) => !above.isLibrary && above.methods.some((own) => own.name === COPIES && own.params.length === 0));
  const stated = statedOf(resolved).find(
    (one) =>
      isBelow(one, receiver, resolved) &&
      (isBelowOthers(one, resolved) || isCloneable(one, resolved)) &&
      (isOwn ? hasInvariants(resolved) : isSuper || !hasOwn(one)),
  );
  return stated && copies(stated);
}

/**
 * Whether the receiver may be of the class, by its static type. What is above a class without source nobody knows; interfaces that only
 * mark a class have no `clone`.
 */
function isBelow(symbol: ClassSymbol, receiver: TypedExpr | undefined, { table }: Resolved): boolean {
  if (receiver === undefined) return true;
  const { type } = receiver;
  if (type.kind === 'unknown' && type.isWritten === true)
    return table.lineage(symbol).some((one) => one.unknownSupers.some((above) => !MARKS.test(lastPart(above))));
  const known = table.classOf(type);
  return known === undefined || table.isSubclass(symbol.name, known.name);
}

const MARKS = /^(Cloneable|Serializable)$/;

/** The classes of the workspace of which the fields of a copy might not be what is stated of them. */
const statedOf = onceFor((resolved: Resolved): readonly ClassSymbol[] => {
  const own = resolved.table.classes.filter((one) => !one.isLibrary && one.kind !== 'interface');
  // An invariant may be about any class.
  if (hasInvariants(resolved)) return own;
  const hasClause = (one: ClassSymbol): boolean =>
    one.fields.some(({ specs, isStatic }) => !isStatic && specs.some((clause) => clause.kind === 'discipline'));
  return own.filter((one) => resolved.table.lineage(one).some((above) => !above.isLibrary && hasClause(above)));
});

/** The class with a `@GuardedBy` of which such a call may copy the fields: it takes no lock for that. */
export function copiedUnlocked(expr: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): ClassSymbol | undefined {
  const method = calledIn(expr);
  const isCopying = isClone(expr);
  if (method === undefined || !(isCopying || STREAMS.test(method))) return undefined;
  const receiver = expr.refersTo === undefined ? partsOfCall(expr).receiver : undefined;
  const isCopied = (one: ClassSymbol): boolean =>
    isCopying
      ? isBelow(one, receiver, resolved) && (isBelowOthers(one, resolved) || isCloneable(one, resolved))
      : isBelowOthers(one, resolved) || resolved.table.lineage(one).some(isSerializable);
  const isGuarded = (one: ClassSymbol): boolean =>
    one.fields.some(({ annotations, isStatic }) => !isStatic && annotations.some(isNamed('GuardedBy')));
  return resolved.table.classes.find(
    (one) => !one.isLibrary && isCopied(one) && resolved.table.lineage(one).some((above) => !above.isLibrary && isGuarded(above)),
  );
}

const hasInvariants = onceFor((resolved: Resolved): boolean =>
  resolved.table.classes.some((one) => !one.isLibrary && clausesOfClass(one).some((clause) => clause.kind === 'globalInvariant')),
);

/** Below a class of the library or one that nobody knows, which may be Cloneable and Serializable. */
const isBelowOthers = (symbol: ClassSymbol, { table }: Resolved): boolean =>
  table.lineage(symbol).some((one) => (one.isLibrary ? one.kind === 'class' && !PLAIN.has(one.name) : one.hasUnknownSuperclass));

const PLAIN: ReadonlySet<string> = new Set([OBJECT_NAME, 'java.lang.Enum', 'java.lang.Record']);

const isCloneable = (symbol: ClassSymbol, { table }: Resolved): boolean =>
  table
    .lineage(symbol)
    .some((one) =>
      [...one.unknownSupers, ...one.interfaces.flatMap((type) => (type.kind === 'class' ? [type.name] : []))].some(isNamedCloneable),
    );

const isNamedCloneable = (name: string): boolean => lastPart(name) === 'Cloneable';

function isServiceLoader(object: Expr | undefined): boolean {
  if (object?.kind === 'field') return object.name.name === 'ServiceLoader';
  return object?.kind === 'name' && object.name === 'ServiceLoader';
}

/** A class of which serialization does more than to copy fields. */
const specialOf = onceFor((resolved: Resolved): ClassSymbol | undefined =>
  [...resolved.table.classes].find((one) => !one.isLibrary && isSpecial(one, resolved)),
);

function isSpecial(symbol: ClassSymbol, { table }: Resolved): boolean {
  if (symbol.methods.some((one) => SERIALIZING.test(one.name) && one.params.length <= 1)) return true;
  if (symbol.fields.some((one) => one.isTransient === true && !one.isStatic) || namesWhatIsWritten(symbol)) return true;
  if (!isSerializable(symbol)) return false;
  // The constructor of a record runs, and that of the first class above that is not serializable.
  return (
    symbol.kind === 'record' || table.lineage(symbol).some((one) => !one.isLibrary && one.kind === 'class' && !hasSerializableAbove(one))
  );

  function hasSerializableAbove(one: ClassSymbol): boolean {
    return table.lineage(one).some(isSerializable);
  }
}

/** It says itself which fields are written to a stream; others are left out. */
function namesWhatIsWritten({ fields }: ClassSymbol): boolean {
  return fields.some((one) => one.isStatic && one.name === 'serialPersistentFields');
}

/**
 * Whether objects of the class may be read from a stream, which sets the field to null, or to whatever a method for that leaves it: such
 * objects are made without a constructor of the class.
 */
export function isReadBack({ isStatic, isTransient, owner }: FieldSymbol, { table }: Resolved): boolean {
  const lineage = table.lineage(owner);
  const mayBeRead = lineage.some((one) => isSerializable(one) || (!one.isLibrary && one.unknownSupers.length > 0));
  const hasHooks = (one: ClassSymbol): boolean =>
    !one.isLibrary && (one.methods.some((each) => HOOKS.test(each.name) && each.params.length <= 1) || namesWhatIsWritten(one));
  return !isStatic && mayBeRead && (isTransient === true || [...lineage, ...table.below(owner.name)].some(hasHooks));
}

export function isSerializable(symbol: ClassSymbol): boolean {
  return symbol.unknownSupers.some((one) => SERIALIZABLE.test(lastPart(one))) || symbol.interfaces.some(isNamedSerializable);
}

function isNamedSerializable(type: ClassSymbol['interfaces'][number]): boolean {
  return type.kind === 'class' && SERIALIZABLE.test(lastPart(type.name));
}
