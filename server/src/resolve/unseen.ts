/**
 * What a class has in Java and nobody sees here: the members that a stub of the library leaves out, and whatever a supertype may have that
 * has neither source nor a stub. A simple name may mean such a member instead of what stands further out, and a call such a method instead
 * of one that is known (Java Language Specification 6.4.1, 8.2, 15.12). Whoever looks a name up asks here first, and rejects the place when
 * in doubt.
 * Soundness: docs/soundness/java.md#unseen-members.
 * Neighbours: `left-out.ts` is the table, made from the JDK; `other-overloads.ts` asks about calls; `access.ts` says which members a class
 * has.
 */
import { inheritedFrom, isInheritable } from './access';
import type { ClassTable } from './class-table';
import { LEFT_OUT } from './left-out';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols';

/** A method that a stub leaves out. */
export interface LeftOutMethod {
  readonly name: string;
  /** Erased, by their names. */
  readonly params: readonly string[];
  readonly isVarArgs: boolean;
  /** A static method of an interface, which nobody inherits. */
  readonly isOfInterface: boolean;
}

interface LeftOut {
  /** Of Java's class, those that have no stub. */
  readonly supers: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly methods: readonly LeftOutMethod[];
}

/** Where a member may come from of which nothing is known here. */
export interface Unseen {
  readonly from: string;
  /** Java's class certainly has it; else it is a class of which nothing is known at all. */
  readonly isCertain: boolean;
}

const NOTHING: LeftOut = { supers: new Set(), fields: new Set(), types: new Set(), methods: [] };
const read = new Map<string, LeftOut>();

function leftOutOf(symbol: ClassSymbol): LeftOut {
  const written = symbol.isLibrary && Object.hasOwn(LEFT_OUT, symbol.name) ? LEFT_OUT[symbol.name] : undefined;
  if (written === undefined) return NOTHING;
  let known = read.get(symbol.name);
  if (known === undefined) {
    const words = (text: string | undefined): readonly string[] => text?.split(' ') ?? [];
    known = {
      supers: new Set(words(written.supers)),
      fields: new Set(words(written.fields)),
      types: new Set(words(written.types)),
      methods: words(written.methods).map(methodOf),
    };
    read.set(symbol.name, known);
  }
  return known;
}

function methodOf(text: string): LeftOutMethod {
  const [, mark, name, types] = /^(#?)([^(]+)\((.*)\)$/.exec(text)!;
  const isVarArgs = types!.endsWith('...');
  const params = types === '' ? [] : (isVarArgs ? `${types!.slice(0, -'...'.length)}[]` : types!).split(',');
  return { name: name!, params, isVarArgs, isOfInterface: mark === '#' };
}

/** The methods of that name that a class has in Java and nobody sees here. */
export function leftOutMethods(
  table: ClassTable,
  owner: ClassSymbol,
  name: string,
): readonly (LeftOutMethod & { readonly owner: ClassSymbol })[] {
  const all = name === '<init>' ? [owner] : table.lineage(owner);
  return all.flatMap((one) =>
    leftOutOf(one)
      .methods.filter((method) => method.name === name && (!method.isOfInterface || one === owner))
      .map((method) => ({ ...method, owner: one })),
  );
}

/** Whether a class of the library has, seen or unseen, a method of that name with as many parameters, which another one may override. */
export function hasMember(owner: ClassSymbol, { name, params }: Pick<MethodSymbol, 'name' | 'params'>): boolean {
  const isLike = (other: { readonly name: string; readonly params: readonly unknown[] }): boolean =>
    other.name === name && other.params.length === params.length;
  return owner.methods.some(isLike) || leftOutOf(owner).methods.some((one) => !one.isOfInterface && isLike(one));
}

/** Whether objects of a class may be of the class of a name that has neither source nor a stub. */
export function mayBeBelow(table: ClassTable, symbol: ClassSymbol, unknownClass: string): boolean {
  return table.lineage(symbol).some((one) => one.unknownSupers.length > 0 || leftOutOf(one).supers.has(unknownClass));
}

/** The field of a name that a class may inherit, or have, unseen; undefined where what it has of that name is seen, or nothing. */
export function unseenField(table: ClassTable, owner: ClassSymbol, name: string): Unseen | undefined {
  return unseen(
    table,
    owner,
    (one) => one.fields.find((field) => field.name === name && field.captured === undefined && !field.isGhost),
    isHandedDown,
    (left) => left.fields,
    name,
  );
}

function isHandedDown(field: FieldSymbol, to: ClassSymbol): boolean {
  return isInheritable(field, to);
}

/** The same for a member class. `isHandedDown` says who inherits one that is seen. */
export function unseenType(
  table: ClassTable,
  owner: ClassSymbol,
  name: string,
  isTypeHandedDown: (found: ClassSymbol, to: ClassSymbol) => boolean,
): Unseen | undefined {
  return unseen(
    table,
    owner,
    (one) => one.memberTypes.get(name),
    isTypeHandedDown,
    (left) => left.types,
    name,
  );
}

/** The same for a method of that name, whatever it takes. */
export function unseenMethod(table: ClassTable, owner: ClassSymbol, name: string): Unseen | undefined {
  const [left] = leftOutMethods(table, owner, name);
  if (left !== undefined) return { from: left.owner.name, isCertain: true };
  const unknown = table.unknownSuperOf(owner);
  return unknown === undefined ? undefined : { from: unknown, isCertain: false };
}

/** The same of what a static import on demand brings: static methods are inherited from classes alone. */
export function unseenStaticMethod(table: ClassTable, owner: ClassSymbol, name: string): Unseen | undefined {
  const found = unseenMethod(table, owner, name);
  if (found === undefined || found.isCertain) return found;
  for (let one: ClassSymbol | undefined = owner; one !== undefined; one = table.superclassOf(one))
    if (one.hasUnknownSuperclass) return found;
  return undefined;
}

function unseen<T extends object>(
  table: ClassTable,
  owner: ClassSymbol,
  declared: (one: ClassSymbol) => T | undefined,
  isInherited: (found: T, to: ClassSymbol) => boolean,
  names: (left: LeftOut) => ReadonlySet<string>,
  name: string,
): Unseen | undefined {
  // Where a class has both a known supertype with such a member and an unknown one, Java takes the name for ambiguous if both have it.
  const found = inheritedFrom<{ readonly seen: T } | Unseen>(
    table,
    owner,
    (one) => {
      const seen = declared(one);
      if (seen !== undefined) return { seen };
      return names(leftOutOf(one)).has(name) ? { from: one.name, isCertain: true } : undefined;
    },
    (one, to) => !('seen' in one) || isInherited(one.seen, to),
    (one) => (one.unknownSupers[0] === undefined ? undefined : { from: one.unknownSupers[0], isCertain: false }),
  );
  return found === undefined || 'seen' in found ? undefined : found;
}

/** Classes that members of the JDK's classes are called like (`java.awt.geom.Point2D.Double`). */
const NAMES_OF_MEMBERS: ReadonlySet<string> = new Set(['java.lang.Double', 'java.lang.Float']);

/** Whether a supertype that is not known here may well have a member class of that name. */
export function isNameOfMember(found: ClassSymbol | Unseen): boolean {
  return 'isLibrary' in found && NAMES_OF_MEMBERS.has(found.name);
}

/**
 * What results of a class rest on that has a supertype, or is inside of a class with one, of which nothing is known; undefined where there
 * is none.
 */
export function takenOfUnknownSupers(table: ClassTable, owner: ClassSymbol): string | undefined {
  for (let one: ClassSymbol | undefined = owner; one !== undefined; one = one.outer) {
    const unknown = table.unknownSuperOf(one);
    if (unknown !== undefined)
      return `takes it that \`${unknown}\`, of which nothing is known here, has no field with the name of a variable around the class (but for names in capitals), and no field or member class with the name of a class that is imported, of the same package or around it`;
  }
  return undefined;
}

/** The end of a sentence about a name. */
export function unseenReason(found: Unseen): string {
  return found.isCertain
    ? `which \`${found.from}\` has in Java, and of which nothing is known here`
    : `which may be inherited from \`${found.from}\` in Java, where nothing is known of it here`;
}
