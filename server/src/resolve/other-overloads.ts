/**
 * Whether Java could mean another method by a call than the one chosen among those that are known: one that a stub leaves out, or one of a
 * supertype that is not known. Then the call is rejected. An overload that is known stands wherever Java would choose it over the unseen
 * one, too (Java Language Specification
 * 15.12.2.5): the chosen one is at least as special in each parameter.
 * Neighbours: `unseen.ts` knows the unseen methods; `members.ts` has chosen; the elaboration of calls and creations asks.
 */
import { lastPart } from '../base/dotted-name';
import type { ClassTable } from './class-table';
import { INTERFACES } from './left-out';
import type { ChosenMethod, WaitingArgument } from './members';
import type { ClassSymbol } from './symbols';
import type { JavaType, PrimitiveName } from './types';
import {
  OBJECT_NAME,
  arrayOf,
  boxed,
  classType,
  erasure,
  isOpen,
  isReference,
  primitive,
  qualifiedName,
  sameErasure,
  unboxed,
} from './types';
import type { LeftOutMethod } from './unseen';
import { leftOutMethods, mayBeBelow } from './unseen';

type Waiting = readonly (WaitingArgument | undefined)[];

/**
 * Why the method of this name of a class that Java means may be another one than the chosen; undefined where it cannot.
 */
export function otherOverload(
  table: ClassTable,
  owner: ClassSymbol,
  chosen: ChosenMethod,
  args: readonly JavaType[],
  waiting: Waiting,
): string | undefined {
  const { method } = chosen;
  const name = method.isConstructor ? '<init>' : method.name;
  const rival = leftOutMethods(table, owner, name).find((one) =>
    !one.isOfInterface || one.owner === owner ? isRival(table, one, chosen, args, waiting) : false,
  );
  if (rival !== undefined) return `Java may mean \`${shown(rival)}\` of \`${rival.owner.name}\`, of which nothing is known here`;
  if (method.isConstructor) return undefined;
  const unknown = table.lineage(owner).find((one) => one.unknownSupers.length > 0);
  if (unknown === undefined || isExact(chosen, args, waiting)) return undefined;
  return `Java may mean another one of \`${unknown.unknownSupers[0]!}\`, of which nothing is known here`;
}

function shown(method: LeftOutMethod & { readonly owner: ClassSymbol }): string {
  return `${method.name === '<init>' ? method.owner.simpleName : method.name}(${method.params.map((one) => lastPart(one)).join(', ')})`;
}

/**
 * The parameters have the very types of the arguments: no other method is as special, and one of the same types is the same method, or
 * hides it, or is overridden.
 */
function isExact(chosen: ChosenMethod, args: readonly JavaType[], waiting: Waiting): boolean {
  return (
    !chosen.packsArguments &&
    args.every(
      (arg, index) =>
        waiting[index] === undefined &&
        !isOpen(arg) &&
        arg.kind !== 'unknown' &&
        arg.kind !== 'null' &&
        sameErasure(erasure(arg), erasure(chosen.params[index]!)),
    )
  );
}

function isRival(table: ClassTable, other: LeftOutMethod, chosen: ChosenMethod, args: readonly JavaType[], waiting: Waiting): boolean {
  const asWritten =
    other.params.length === args.length && args.every((arg, index) => mayTake(table, other.params[index]!, arg, waiting[index]));
  // An array stands for many arguments only where no method takes the arguments as they are.
  const packed =
    other.isVarArgs &&
    chosen.packsArguments &&
    args.length >= other.params.length - 1 &&
    args.every((arg, index) =>
      mayTake(
        table,
        index < other.params.length - 1 ? other.params[index]! : other.params[other.params.length - 1]!.slice(0, -'[]'.length),
        arg,
        waiting[index],
      ),
    );
  if (packed) return true;
  return (
    asWritten && (chosen.packsArguments || !chosen.params.every((param, index) => isAtLeastAsSpecial(table, param, other.params[index]!)))
  );
}

/** The type of a name; undefined for a class that is not known. */
function typeNamed(table: ClassTable, name: string): JavaType | undefined {
  if (name.endsWith('[]')) {
    const element = typeNamed(table, name.slice(0, -'[]'.length));
    return element && arrayOf(element);
  }
  if (!name.includes('.')) return primitive(name as PrimitiveName);
  return table.get(name) === undefined ? undefined : classType(name);
}

function isAtLeastAsSpecial(table: ClassTable, param: JavaType, name: string): boolean {
  if (name === OBJECT_NAME) return param.kind !== 'primitive';
  const type = typeNamed(table, name);
  if (type === undefined || param.kind === 'unknown') return qualifiedName(erasure(param)) === name;
  return table.isSubtype(erasure(param), type);
}

/** Whether a parameter of that type could take the argument, as far as is known here. */
function mayTake(table: ClassTable, name: string, arg: JavaType, waiting: WaitingArgument | undefined): boolean {
  if (waiting === undefined) return mayConvert(table, name, arg);
  const type = typeNamed(table, name);
  const isFunction = waiting.values.length === 0;
  return isFunction
    ? type === undefined
      ? INTERFACES.has(name)
      : type.kind === 'class' && table.get(type.name)?.kind === 'interface'
    : waiting.values.every((value) => mayConvert(table, name, value));
}

function mayConvert(table: ClassTable, name: string, value: JavaType): boolean {
  const type = typeNamed(table, name);
  if (value.kind === 'null') return type?.kind !== 'primitive';
  const known = value.kind === 'primitive' && type?.kind !== 'primitive' ? boxed(value.name) : erasure(value);
  if (isOpen(value) || (type !== undefined && table.isSubtype(known, type))) return true;
  if (type?.kind === 'primitive') {
    const inside = unboxed(known);
    return inside !== undefined && table.isSubtype(primitive(inside), type);
  }
  if (known.kind === 'array')
    return name.endsWith('[]') && isReference(known.element) && mayConvert(table, name.slice(0, -'[]'.length), known.element);
  const symbol = table.classOf(known);
  return symbol === undefined || mayBeBelow(table, symbol, name);
}
