/**
 * Finds the field of a name and the method of a call: members of the supers included, overload resolution of the Java Language
 * Specification 15.12.2 in its three phases, type arguments of generic methods from the arguments, and overriding.
 * A call whose method cannot be determined is answered by a reason, never by a guess.
 * Neighbours: `class-table.ts`, `symbols.ts`; used by the elaboration and by lower (dispatch).
 */
import { inheritedFrom, isInheritable, isMember, isSamePackage } from './access';
import type { ClassTable } from './class-table';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols';
import type { JavaType } from './types';
import {
  OBJECT_NAME,
  arrayOf,
  asOpen,
  boxed,
  displayType,
  erasure,
  isOpen,
  isReference,
  primitive,
  qualifiedName,
  sameErasure,
  sameType,
  substitute,
  unboxed,
} from './types';

/** The field of that name that a class has, its own or inherited. Ghost fields are seen by specifications only; real ones come first. */
export function findField(table: ClassTable, owner: ClassSymbol, name: string, ghosts: boolean): FieldSymbol | undefined {
  const fieldOf = (isGhost: boolean): FieldSymbol | undefined =>
    inheritedFrom(
      table,
      owner,
      (one) => one.fields.find((field) => field.name === name && field.captured === undefined && field.isGhost === isGhost),
      (field, at) => isInheritable(field, at),
    );
  return fieldOf(false) ?? (ghosts ? fieldOf(true) : undefined);
}

/**
 * A field that a class has no part in though a class above declares it: specifications may still speak of it, where the name means nothing
 * else.
 */
export function hiddenField(table: ClassTable, owner: ClassSymbol, name: string): FieldSymbol | undefined {
  return table
    .lineage(owner)
    .flatMap((one) => one.fields)
    .find((field) => field.name === name && field.captured === undefined);
}

/** A method chosen for a call. Types are as the call sees them. */
export interface ChosenMethod {
  readonly method: MethodSymbol;
  readonly params: readonly JavaType[];
  readonly returnType: JavaType;
  /** The last parameter gets an array of the remaining arguments. */
  readonly packsArguments: boolean;
  /** The parameters' types in which the method's own type variables stand, and those of them that are inferred. */
  readonly formals: readonly JavaType[];
  readonly inferred: ReadonlyMap<string, JavaType>;
  /** The call says what they are. */
  readonly isWritten?: true;
}

/** An argument that has no type before the method is chosen: a lambda or method reference, or a switch expression. */
export interface WaitingArgument {
  /** The types of the values that it may give, as far as they are known: each is converted by itself. */
  readonly values: readonly JavaType[];
  /** Nothing more would have to be known of it to tell which method is meant. */
  readonly isClear: boolean;
  readonly fits: (formal: JavaType, loose: boolean) => boolean;
  /**
   * Whether Java surely passes it for a parameter of that type, once it `fits`: not a lambda for an interface of which nothing is known.
   */
  readonly fitsForSure: (formal: JavaType) => boolean;
  /** Whether the one interface suits it at least as well as the other. */
  readonly prefers: (left: JavaType, right: JavaType) => boolean;
}
type WaitingArguments = readonly (WaitingArgument | undefined)[];

export type Choice = ChosenMethod | { readonly reason: string };

/** The methods of that name that a class has, its own and inherited, overridden ones left out. */
export function methodsNamed(table: ClassTable, owner: ClassSymbol, name: string): readonly MethodSymbol[] {
  const found: MethodSymbol[] = [];
  for (const one of table.lineage(owner)) {
    for (const method of one.methods) {
      if (method.name !== name || (method.isStatic && one.kind === 'interface' && one !== owner) || !isMember(table, owner, method))
        continue;
      found.push(method);
    }
  }
  // What overrides may come later than what it overrides: of interfaces the one that is named first may be the more general.
  return found.filter((method) => !found.some((other) => other.owner !== method.owner && overrides(table, other, method)));
}

/**
 * Whether a subclass has methods or fields of that name that are none of these and override none: a call or an access might mean them if
 * the object's type is more specific than is known.
 */
export function hasOthersBelow(
  table: ClassTable,
  owner: ClassSymbol,
  name: string,
  known: readonly (MethodSymbol | FieldSymbol)[],
): boolean {
  const isOther = (one: MethodSymbol | FieldSymbol): boolean =>
    one.name === name &&
    !known.includes(one) &&
    !('params' in one && known.some((above) => 'params' in above && overrides(table, one, above)));
  const isMethod = known.some((each) => 'params' in each);
  const isField = known.some((each) => !('params' in each));
  return table
    .below(owner.name)
    .some(
      (one) =>
        one !== owner &&
        table
          .lineage(one)
          .some(
            (at) =>
              (isMethod && at.methods.some((method) => !method.isConstructor && isOther(method))) ||
              (isField && at.fields.some((field) => isOther(field))),
          ),
    );
}

/**
 * Chooses among methods of one name by the types of the arguments (those that wait have none); `object` is the type that the method is
 * called on. `isTentative`: any will do. `written`: the type arguments of the call, where they are not inferred (JLS 15.12.2.1).
 */
export function chooseMethod(
  table: ClassTable,
  candidates: readonly MethodSymbol[],
  object: JavaType,
  args: readonly JavaType[],
  waiting: WaitingArguments = [],
  isTentative = false,
  written?: readonly JavaType[],
): Choice {
  for (const phase of ['strict', 'loose', 'varargs'] as const) {
    const applicable: ChosenMethod[] = [];
    for (const method of candidates) {
      const chosen = applicableBy(table, method, object, args, phase, waiting, written);
      if (chosen !== undefined) applicable.push(chosen);
    }
    if (applicable.length === 0) continue;
    const chosen = applicable.length === 1 ? applicable[0]! : mostSpecific(table, applicable, args.length, waiting);
    if ('reason' in chosen || isTentative) return chosen;
    const isSure = fitsForSure(table, chosen, args, waiting);
    if (isSure && args.every((_, index) => waiting[index]?.isClear !== false && !valuesAt(index, args, waiting).some(isOpen)))
      return chosen;
    if (!hasRival(table, chosen, candidates, object, args, waiting, isSure)) return chosen;
    return { reason: 'the choice among its overloads depends on a type that Java infers and that is not known here' };
  }
  return { reason: 'no method of this name takes these arguments' };
}

function applicableBy(
  table: ClassTable,
  method: MethodSymbol,
  object: JavaType,
  args: readonly JavaType[],
  phase: 'strict' | 'loose' | 'varargs',
  waiting: WaitingArguments,
  written: readonly JavaType[] | undefined,
): ChosenMethod | undefined {
  const { typeParams } = method;
  // (What has no type parameters takes any number of arguments for them.)
  if (written !== undefined && typeParams.length > 0 && typeParams.length !== written.length) return undefined;
  if (phase === 'varargs' ? !method.isVarArgs || args.length < method.params.length - 1 : args.length !== method.params.length)
    return undefined;
  const declared = method.params.map((param) => table.memberType(object, method.owner, param.type));
  const formals = phase === 'varargs' ? spread(declared, args.length) : declared;
  const given = formals.flatMap((formal, index) => valuesAt(index, args, waiting).map((value) => [formal, value] as const));
  const inferred =
    written !== undefined
      ? new Map(typeParams.map((param, index) => [param.name, written[index]!]))
      : inferTypeArguments(
          table,
          method,
          given.map(([formal]) => formal),
          given.map(([, value]) => value),
        );
  const bind = (type: JavaType): JavaType =>
    substitute(type, (variable) =>
      typeParams.some((param) => param.name === variable.name && param.owner === variable.owner)
        ? (inferred.get(variable.name) ?? asOpen(erasure(variable)))
        : undefined,
    );
  const fits = formals.every(
    (formal, index) =>
      waiting[index]?.fits(bind(formal), phase !== 'strict') ?? converts(table, args[index]!, bind(formal), phase !== 'strict'),
  );
  if (!fits) return undefined;
  return {
    method,
    params: declared.map(bind),
    returnType: bind(table.memberType(object, method.owner, method.returnType)),
    packsArguments: phase === 'varargs',
    formals: declared,
    inferred,
    ...(written !== undefined && { isWritten: true as const }),
  };
}

/** The types of the values that an argument may give: none of a lambda. */
function valuesAt(index: number, args: readonly JavaType[], waiting: WaitingArguments): readonly JavaType[] {
  return waiting[index]?.values ?? [args[index]!];
}

function spread(params: readonly JavaType[], count: number): readonly JavaType[] {
  const last = params[params.length - 1]!;
  const element = last.kind === 'array' ? last.element : last;
  const formals = params.slice(0, -1);
  while (formals.length < count) formals.push(element);
  return formals;
}

function inferTypeArguments(
  table: ClassTable,
  method: MethodSymbol,
  formals: readonly JavaType[],
  args: readonly JavaType[],
): ReadonlyMap<string, JavaType> {
  const inferred = new Map<string, JavaType>();
  if (method.typeParams.length === 0) return inferred;
  const unify = (formal: JavaType, actual: JavaType): void => {
    if (formal.kind === 'typeVariable' && method.typeParams.some((param) => param.name === formal.name && param.owner === formal.owner)) {
      const reference = actual.kind === 'primitive' ? boxed(actual.name) : actual;
      if (reference.kind === 'null') return;
      const before = inferred.get(formal.name);
      if (before === undefined) inferred.set(formal.name, reference);
      else if (table.isSubtype(before, reference)) inferred.set(formal.name, table.joined(before, reference));
      else inferred.set(formal.name, table.isSubtype(reference, before) ? table.joined(reference, before) : asOpen(erasure(formal)));
    } else if (formal.kind === 'array' && actual.kind === 'array') unify(formal.element, actual.element);
    else if (formal.kind === 'class' && actual.kind === 'class' && formal.args.length > 0) {
      const at = table.asSuper(actual, formal.name);
      if (at?.kind === 'class') formal.args.forEach((arg, index) => at.args[index] !== undefined && unify(arg, at.args[index]));
    }
  };
  formals.forEach((formal, index) => unify(formal, args[index]!));
  return inferred;
}

/** Whether an argument can be passed: by subtyping, and with boxing where `loose`. */
export function converts(table: ClassTable, from: JavaType, to: JavaType, loose: boolean): boolean {
  // What code without source gives may be a number, too.
  if (from.kind === 'unknown') return to.kind !== 'primitive' || loose;
  if (to.kind === 'unknown') return isReference(from);
  if (table.isSubtype(from, to)) return true;
  if (!loose) return false;
  if (from.kind === 'primitive' && isReference(to)) return table.isSubtype(boxed(from.name), to);
  const inside = unboxed(from);
  return inside !== undefined && to.kind === 'primitive' && table.isSubtype(primitive(inside), to);
}

function mostSpecific(table: ClassTable, applicable: readonly ChosenMethod[], count: number, waiting: WaitingArguments): Choice {
  const atLeastAs = (one: ChosenMethod, other: ChosenMethod): boolean => isAtLeastAsSpecial(table, one, other, count, waiting);
  const best = applicable.filter((one) => applicable.every((other) => atLeastAs(one, other)));
  if (best.length === 1) return best[0]!;
  // Equal parameters: inherited abstract declarations of one method; any of them names the same set of overrides.
  if (best.length > 1) return best.find((one) => !one.method.isAbstract) ?? best[0]!;
  return { reason: 'the choice among its overloads is not clear' };
}

/**
 * A type variable of a generic method counts as its bound, whatever it is inferred to be: `<T> f(T)` is less special than `f(Number)` (JLS
 * 18.5.4).
 */
function isAtLeastAsSpecial(table: ClassTable, one: ChosenMethod, other: ChosenMethod, count: number, waiting: WaitingArguments): boolean {
  const inCall = (params: readonly JavaType[], { packsArguments }: ChosenMethod): readonly JavaType[] =>
    packsArguments ? spread(params, Math.max(count, params.length)) : params;
  const [left, right] = [inCall(one.formals, one), inCall(other.formals, other)];
  const [leftBound, rightBound] = [inCall(one.params, one), inCall(other.params, other)];
  return (
    left.length === right.length &&
    left.every(
      (type, index) => table.isSubtype(type, right[index]!) || waiting[index]?.prefers(leftBound[index]!, rightBound[index]!) === true,
    )
  );
}

/**
 * Whether the chosen method is applicable for Java as well, which also asks for type arguments and for the bounds of type variables. Where
 * not, another method is meant if there is one; if there is none, Java's compiler has seen to it.
 */
function fitsForSure(table: ClassTable, chosen: ChosenMethod, args: readonly JavaType[], waiting: WaitingArguments): boolean {
  const isWithin = (param: JavaType & { readonly kind: 'typeVariable' }): boolean => {
    const { bound } = param;
    const inferred = chosen.inferred.get(param.name);
    if (bound.kind !== 'class' || isOpen(bound)) return false;
    return (
      bound.name === OBJECT_NAME ||
      (table.get(bound.name)?.typeParams.length === 0 && inferred !== undefined && table.isSubtype(inferred, bound))
    );
  };
  if (!chosen.method.typeParams.every(isWithin)) return false;
  const formals = chosen.packsArguments ? spread(chosen.params, Math.max(args.length, chosen.params.length)) : chosen.params;
  if (waiting.some((one, index) => one?.fitsForSure(formals[index]!) === false)) return false;
  return args.every((_, index) => valuesAt(index, args, waiting).every((value) => hasArguments(table, value, formals[index]!)));
}

/** Whether the type arguments of a value are those that are wanted; so are those of a class without any. */
function hasArguments(table: ClassTable, from: JavaType, to: JavaType): boolean {
  if (from.kind === 'array' && to.kind === 'array') return hasArguments(table, from.element, to.element);
  if (to.kind === 'typeVariable') return from.kind === 'null' || from.kind === 'primitive' || table.isSubtype(erasure(from), erasure(to));
  if (to.kind !== 'class' || to.args.length === 0 || from.kind === 'null') return true;
  const seen =
    from.kind === 'class'
      ? table.asSuper(from, to.name)
      : from.kind === 'typeVariable' && from.bound.kind === 'class'
        ? table.asSuper(from.bound, to.name)
        : undefined;
  if (seen?.kind !== 'class' || seen.args.length !== to.args.length) return false;
  return to.args.every((wanted, index) => {
    const given = seen.args[index]!;
    if (wanted.kind === 'class' && wanted.isWildcard === true)
      return wanted.name === OBJECT_NAME || (!isOpen(given) && wanted.args.length === 0 && table.isSubtype(given, wanted));
    return !isOpen(given) && sameType(given, wanted) && !('isWildcard' in given && given.isWildcard === true);
  });
}

/**
 * Whether another method could be meant, since an argument may be of a more specific type than is known: one that could then be applicable
 * and is not less specific than the chosen one.
 */
function hasRival(
  table: ClassTable,
  chosen: ChosenMethod,
  candidates: readonly MethodSymbol[],
  object: JavaType,
  args: readonly JavaType[],
  waiting: WaitingArguments,
  isSure: boolean,
): boolean {
  const couldTake = (formal: JavaType, arg: JavaType): boolean => {
    const [wanted, known] = [formal.kind === 'primitive' ? boxed(formal.name) : erasure(formal), erasure(arg)];
    return (
      table.isSubtype(known, wanted) ||
      table.isSubtype(wanted, known) ||
      known.kind === 'unknown' ||
      [wanted, known].some((one) => table.classOf(one)?.kind === 'interface')
    );
  };
  // Of the others, a lambda rules out what its number of parameters, and having a value or none, rule out.
  const mayTake = (formal: JavaType, index: number): boolean =>
    waiting[index] === undefined || waiting[index].values.length > 0 || waiting[index].fits(erasure(formal), true);
  return candidates.some((method) => {
    if (method === chosen.method) return false;
    return (['loose', 'varargs'] as const).some((phase) => {
      if (phase === 'varargs' ? !method.isVarArgs || args.length < method.params.length - 1 : args.length !== method.params.length)
        return false;
      const declared = method.params.map((param) => table.memberType(object, method.owner, param.type));
      const formals = phase === 'varargs' ? spread(declared, args.length) : declared;
      if (
        !formals.every(
          (formal, index) =>
            mayTake(formal, index) &&
            valuesAt(index, args, waiting).every((value) =>
              isOpen(value) ? couldTake(formal, value) : converts(table, value, erasure(formal), true),
            ),
        )
      )
        return false;
      const rival: ChosenMethod = {
        method,
        params: declared,
        formals: declared,
        returnType: method.returnType,
        packsArguments: phase === 'varargs',
        inferred: new Map(),
      };
      const isLater = phase === 'varargs' && !chosen.packsArguments;
      // An argument of an unknown class may not even fit the chosen one.
      const isKnown = args.every(
        (arg, index) =>
          arg.kind !== 'unknown' ||
          waiting[index] !== undefined ||
          (chosen.formals[index] !== undefined && sameErasure(chosen.formals[index], formals[index]!)),
      );
      return (
        !isSure ||
        !isKnown ||
        (!isLater && !(rival.packsArguments === chosen.packsArguments && isAtLeastAsSpecial(table, chosen, rival, args.length, waiting)))
      );
    });
  });
}

/** Whether `sub` overrides `sup`: same name and, seen from the subclass, the same erased parameters (or that of the raw type). */
export function overrides(table: ClassTable, sub: MethodSymbol, sup: MethodSymbol): boolean {
  if (sub.name !== sup.name || sub.params.length !== sup.params.length || sub.isConstructor || sup.isConstructor) return false;
  if (sub.isStatic || sup.isStatic || sub.isPrivate || sup.isPrivate) return false;
  if (!table.isSubclass(sub.owner.name, sup.owner.name)) return false;
  if (sup.access === 'package' && !sup.owner.isLibrary && !isSamePackage(sub.owner, sup.owner)) return overridesBetween(table, sub, sup);
  // A lambda is the one abstract method of its interface, whatever the type arguments.
  if (sub.implicit === 'lambda' && sup.isAbstract) return true;
  const seen = { kind: 'class', name: sub.owner.name, args: sub.owner.typeParams } as const;
  return sub.params.every((param, index) => {
    const above = sup.params[index]!.type;
    if (qualifiedName(param.type) === qualifiedName(above)) return true;
    const type = erasedFor(table, seen, sup, above);
    // Where it is not known what the variables stand for, it is the same method wherever it may be.
    const isLoose = type === undefined || isInferred(table, sub.owner, sup.owner);
    return (
      (type !== undefined && sameErasure(param.type, type)) || (isLoose && table.isSubtype(erasure(param.type), erasure(type ?? above)))
    );
  });
}

/**
 * The type of a parameter as it is for objects of type `seen`, erased: also the bounds of the method's own variables are seen from there,
 * and the variables of the classes around. Undefined where what one of these stands for is not known.
 */
function erasedFor(
  table: ClassTable,
  seen: JavaType & { readonly kind: 'class' },
  method: MethodSymbol,
  type: JavaType,
): JavaType | undefined {
  if (type.kind === 'array') {
    const element = erasedFor(table, seen, method, type.element);
    return element && arrayOf(element);
  }
  if (type.kind !== 'typeVariable') return erasure(type);
  if (method.typeParams.some((param) => param.name === type.name && param.owner === type.owner))
    return erasedFor(table, seen, method, type.bound);
  const holder = table.get(type.owner);
  if (holder === undefined || holder === method.owner) return erasure(table.memberType(seen, method.owner, type));
  for (let around = table.get(seen.name)?.outer; around !== undefined; around = around.outer) {
    if (table.isSubclass(around.name, holder.name))
      return erasure(table.memberType({ kind: 'class', name: around.name, args: around.typeParams }, holder, type));
  }
  return undefined;
}

/**
 * A method that only its package sees is overridden from another package by way of one in between that made it known there (JLS 8.4.8.1).
 */
function overridesBetween(table: ClassTable, sub: MethodSymbol, sup: MethodSymbol): boolean {
  return table.lineage(sub.owner).some(
    (one) =>
      one !== sub.owner &&
      one !== sup.owner &&
      // Not above the overridden one: then each of two methods would wait for the other.
      table.isSubclass(one.name, sup.owner.name) &&
      one.methods.some((between) => overrides(table, sub, between) && overrides(table, between, sup)),
  );
}

/**
 * An anonymous class that leaves the type arguments of a generic supertype to be inferred: all its methods of that name override (JLS
 * 15.9.5).
 */
function isInferred(table: ClassTable, sub: ClassSymbol, sup: ClassSymbol): boolean {
  if (sub.place !== 'anonymous' || sup.typeParams.length === 0) return false;
  const at = table.asSuper({ kind: 'class', name: sub.name, args: [] }, sup.name);
  return at?.kind === 'class' && at.args.length === 0;
}

/** The method that runs when `method` is called on an object of exactly this class; undefined if it is left abstract. */
export function implementationIn(table: ClassTable, owner: ClassSymbol, method: MethodSymbol): MethodSymbol | undefined {
  let best: MethodSymbol | undefined;
  for (const one of table.lineage(owner)) {
    for (const candidate of one.methods) {
      // Most methods have another name.
      if (candidate.name !== method.name || (candidate !== method && !implementsIn(table, owner, candidate, method))) continue;
      if (candidate.isAbstract) continue;
      // A class's method wins over a default one; of two default ones that of the more specific interface.
      if (
        best === undefined ||
        (best.owner.kind === 'interface' &&
          candidate.owner.kind === 'interface' &&
          candidate.owner !== best.owner &&
          table.isSubclass(candidate.owner.name, best.owner.name))
      )
        best = candidate;
    }
  }
  return best;
}

/** Also true where a superclass's method implements an interface that only the subclass names. */
function implementsIn(table: ClassTable, owner: ClassSymbol, candidate: MethodSymbol, method: MethodSymbol): boolean {
  if (overrides(table, candidate, method)) return true;
  if (
    candidate.name !== method.name ||
    candidate.params.length !== method.params.length ||
    candidate.isStatic ||
    candidate.isPrivate ||
    method.isPrivate ||
    candidate.isConstructor
  )
    return false;
  // What a class above declares anew is another method; but what every object has implements what an interface declares (JLS 8.4.8.1).
  const isOfObject = candidate.owner.kind === 'class' && method.owner.kind === 'interface';
  if (!isOfObject && table.isSubclass(method.owner.name, candidate.owner.name)) return false;
  // Below the method's class only overriding counts: another package may have a method of the same form.
  if (table.isSubclass(candidate.owner.name, method.owner.name)) return false;
  const seen = { kind: 'class', name: owner.name, args: owner.typeParams } as const;
  return candidate.params.every((param, index) => {
    const own = erasedFor(table, seen, candidate, param.type);
    const above = erasedFor(table, seen, method, method.params[index]!.type);
    return own !== undefined && above !== undefined && sameErasure(own, above);
  });
}

/** Why a call is not resolved, as the end of a sentence about the class. */
export function describeArguments(args: readonly JavaType[]): string {
  return `(${args.map(displayType).join(', ')})`;
}
