/**
 * Calls by which the library makes objects of the workspace's types that no `new` makes: proxies of interfaces, whose methods do what a
 * handler says; objects that are read from a stream, without their constructors, with transient fields of which nobody has set the value,
 * and with methods that only serialization calls; services, by their constructors.
 * Soundness: docs/soundness/opaque.md#objects-that-no-new-makes.
 * Neighbours: `by-name.ts` has the ways to members; `lower/calls/opaque.ts` refuses the calls.
 */
import { onceFor } from '../base/once-for';
import { lastPart } from '../base/dotted-name';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { Expr } from '../syntax/ast';

/** Calls that make an object of interfaces, with a handler for its methods. */
export const PROXIES = /^(newProxyInstance|asInterfaceInstance)$/;
/** Calls that read an object from a stream. */
export const READS = /^read(Object|Unshared|ObjectOverride)$/;
const STREAMS = /^(read|write)(Object|Unshared|ObjectOverride)$/;
const SERVICES = /^(load|loadInstalled)$/;
const SERIALIZING = /^(readObject|readObjectNoData|readResolve|readExternal|writeObject|writeReplace|writeExternal)$/;
const SERIALIZABLE = /^(Serializable|Externalizable)$/;

/** What a call without a stub makes or runs so, as a clause ("makes ..."); undefined where it does not. */
export function madeByJava({ method, source }: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): string | undefined {
  if (method === undefined) return undefined;
  if (PROXIES.test(method)) return 'makes an object whose methods nobody has written';
  if (STREAMS.test(method)) {
    const special = specialOf(resolved);
    return special && `may run what \`${special.display}\` has for serialization, or make one without its constructor`;
  }
  if (SERVICES.test(method) && source?.kind === 'call' && isServiceLoader(source.object))
    return 'runs constructors by the names of their classes';
  return undefined;
}

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
  if (symbol.fields.some((one) => one.isTransient === true && !one.isStatic)) return true;
  if (!isSerializable(symbol)) return false;
  // The constructor of a record runs, and that of the first class above that is not serializable.
  return (
    symbol.kind === 'record' || table.lineage(symbol).some((one) => !one.isLibrary && one.kind === 'class' && !hasSerializableAbove(one))
  );

  function hasSerializableAbove(one: ClassSymbol): boolean {
    return table.lineage(one).some(isSerializable);
  }
}

export function isSerializable(symbol: ClassSymbol): boolean {
  return symbol.unknownSupers.some((one) => SERIALIZABLE.test(lastPart(one))) || symbol.interfaces.some(isNamedSerializable);
}

function isNamedSerializable(type: ClassSymbol['interfaces'][number]): boolean {
  return type.kind === 'class' && SERIALIZABLE.test(lastPart(type.name));
}
