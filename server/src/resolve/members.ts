/**
 * Finds the field of a name and the method of a call: members of the supers included, overload resolution of the Java Language
 * Specification 15.12.2 in its three phases, type arguments of generic methods from the arguments, and overriding.
 * A call whose method cannot be determined is answered by a reason, never by a guess.
 * Neighbours: `class-table.ts`, `symbols.ts`; used by the elaboration and by lower (dispatch).
 */
import type { ClassTable } from './class-table';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols';
import type { JavaType } from './types';
import { boxed, displayType, erasure, isReference, primitive, qualifiedName, sameErasure, substitute, unboxed } from './types';

/** The field of that name in a class or its supers. Ghost fields are seen by specifications only; real ones come first. */
export function findField(table: ClassTable, owner: ClassSymbol, name: string, ghosts: boolean): FieldSymbol | undefined {
  let ghost: FieldSymbol | undefined;
  for (const one of table.lineage(owner)) {
    for (const field of one.fields) {
      if (field.name !== name || field.captured !== undefined) continue;
      if (!field.isGhost) return field;
      ghost ??= field;
    }
  }
  return ghosts ? ghost : undefined;
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
}

/** An argument that has no type before the method is chosen: a lambda or method reference. */
export interface FunctionArgument {
  readonly fits: (formal: JavaType) => boolean;
  /** Whether the one interface suits it at least as well as the other. */
  readonly prefers: (left: JavaType, right: JavaType) => boolean;
}
type FunctionArguments = readonly (FunctionArgument | undefined)[];

export type Choice = ChosenMethod | { readonly reason: string };

/** The methods of that name that a class has, overridden ones left out. */
export function methodsNamed(table: ClassTable, owner: ClassSymbol, name: string): readonly MethodSymbol[] {
  const found: MethodSymbol[] = [];
  for (const one of table.lineage(owner)) {
    for (const method of one.methods) {
      if (method.name !== name || (method.isStatic && one.kind === 'interface' && one !== owner)) continue;
      if (!found.some((above) => above.owner !== method.owner && overrides(table, above, method))) found.push(method);
    }
  }
  return found;
}

/** Chooses among methods of one name by the types of the arguments (those of `functions` have none); `object` is the type that the method is called on. */
export function chooseMethod(table: ClassTable, candidates: readonly MethodSymbol[], object: JavaType, args: readonly JavaType[], functions: FunctionArguments = []): Choice {
  for (const phase of ['strict', 'loose', 'varargs'] as const) {
    const applicable: ChosenMethod[] = [];
    for (const method of candidates) {
      const chosen = applicableBy(table, method, object, args, phase, functions);
      if (chosen !== undefined) applicable.push(chosen);
    }
    if (applicable.length === 1) return applicable[0]!;
    if (applicable.length > 1) return mostSpecific(table, applicable, args.length, functions);
  }
  return { reason: 'no method of this name takes these arguments' };
}

function applicableBy(table: ClassTable, method: MethodSymbol, object: JavaType, args: readonly JavaType[], phase: 'strict' | 'loose' | 'varargs', functions: FunctionArguments): ChosenMethod | undefined {
  if (phase === 'varargs' ? !method.isVarArgs || args.length < method.params.length - 1 : args.length !== method.params.length) return undefined;
  const declared = method.params.map((param) => table.memberType(object, method.owner, param.type));
  const formals = phase === 'varargs' ? spread(declared, args.length) : declared;
  const inferred = inferTypeArguments(table, method, formals.filter((_, index) => functions[index] === undefined), args.filter((_, index) => functions[index] === undefined));
  const bind = (type: JavaType): JavaType => substitute(type, (variable) => (method.typeParams.some((param) => param.name === variable.name && param.owner === variable.owner) ? inferred.get(variable.name) ?? erasure(variable) : undefined));
  const fits = formals.every((formal, index) => functions[index]?.fits(bind(formal)) ?? converts(table, args[index]!, bind(formal), phase !== 'strict'));
  if (!fits) return undefined;
  return { method, params: declared.map(bind), returnType: bind(table.memberType(object, method.owner, method.returnType)), packsArguments: phase === 'varargs', formals: declared, inferred };
}

function spread(params: readonly JavaType[], count: number): readonly JavaType[] {
  const last = params[params.length - 1]!;
  const element = last.kind === 'array' ? last.element : last;
  const formals = params.slice(0, -1);
  while (formals.length < count) formals.push(element);
  return formals;
}

function inferTypeArguments(table: ClassTable, method: MethodSymbol, formals: readonly JavaType[], args: readonly JavaType[]): ReadonlyMap<string, JavaType> {
  const inferred = new Map<string, JavaType>();
  if (method.typeParams.length === 0) return inferred;
  const unify = (formal: JavaType, actual: JavaType): void => {
    if (formal.kind === 'typeVariable' && method.typeParams.some((param) => param.name === formal.name && param.owner === formal.owner)) {
      const reference = actual.kind === 'primitive' ? boxed(actual.name) : actual;
      if (reference.kind === 'null') return;
      const before = inferred.get(formal.name);
      if (before === undefined) inferred.set(formal.name, reference);
      else if (table.isSubtype(before, reference)) inferred.set(formal.name, table.joined(before, reference));
      else inferred.set(formal.name, table.isSubtype(reference, before) ? table.joined(reference, before) : erasure(formal));
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
  if (from.kind === 'unknown') return to.kind !== 'primitive';
  if (to.kind === 'unknown') return isReference(from);
  if (table.isSubtype(from, to)) return true;
  if (!loose) return false;
  if (from.kind === 'primitive' && isReference(to)) return table.isSubtype(boxed(from.name), to);
  const inside = unboxed(from);
  return inside !== undefined && to.kind === 'primitive' && table.isSubtype(primitive(inside), to);
}

function mostSpecific(table: ClassTable, applicable: readonly ChosenMethod[], count: number, functions: FunctionArguments): Choice {
  const formalsOf = (one: ChosenMethod): readonly JavaType[] => (one.packsArguments ? spread(one.params, Math.max(count, one.params.length)) : one.params);
  const atLeastAs = (one: ChosenMethod, other: ChosenMethod): boolean => {
    const left = formalsOf(one);
    const right = formalsOf(other);
    return left.length === right.length && left.every((type, index) => table.isSubtype(type, right[index]!) || functions[index]?.prefers(type, right[index]!) === true);
  };
  const best = applicable.filter((one) => applicable.every((other) => atLeastAs(one, other)));
  if (best.length === 1) return best[0]!;
  // Equal parameters: inherited abstract declarations of one method; any of them names the same set of overrides.
  if (best.length > 1) return best.find((one) => !one.method.isAbstract) ?? best[0]!;
  return { reason: 'the choice among its overloads is not clear' };
}

/** Whether `sub` overrides `sup`: same name and, seen from the subclass, the same erased parameters (or that of the raw type). */
export function overrides(table: ClassTable, sub: MethodSymbol, sup: MethodSymbol): boolean {
  if (sub.name !== sup.name || sub.params.length !== sup.params.length || sub.isConstructor || sup.isConstructor) return false;
  if (sub.isStatic || sup.isStatic || sub.isPrivate || sup.isPrivate) return false;
  if (!table.isSubclass(sub.owner.name, sup.owner.name)) return false;
  // A lambda is the one abstract method of its interface, whatever the type arguments.
  if (sub.implicit === 'lambda' && sup.isAbstract) return true;
  const seen: JavaType = { kind: 'class', name: sub.owner.name, args: sub.owner.typeParams };
  return sub.params.every((param, index) => {
    const above = sup.params[index]!.type;
    if (qualifiedName(param.type) === qualifiedName(above)) return true;
    const type = table.memberType(seen, sup.owner, above);
    return sameErasure(param.type, type) || (isInferred(table, sub.owner, sup.owner) && table.isSubtype(erasure(param.type), erasure(type)));
  });
}

/** An anonymous class that leaves the type arguments of a generic supertype to be inferred: all its methods of that name override (JLS 15.9.5). */
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
      if (candidate !== method && !implementsIn(table, owner, candidate, method)) continue;
      if (candidate.isAbstract) continue;
      // A class's method wins over a default one; of two default ones that of the more special interface.
      if (best === undefined || (best.owner.kind === 'interface' && candidate.owner.kind === 'interface' && candidate.owner !== best.owner && table.isSubclass(candidate.owner.name, best.owner.name))) best = candidate;
    }
  }
  return best;
}

/** Also true where a superclass's method implements an interface that only the subclass names. */
function implementsIn(table: ClassTable, owner: ClassSymbol, candidate: MethodSymbol, method: MethodSymbol): boolean {
  if (overrides(table, candidate, method)) return true;
  if (candidate.name !== method.name || candidate.params.length !== method.params.length || candidate.isStatic || candidate.isPrivate || method.isPrivate || candidate.isConstructor) return false;
  // What a class above declares anew is another method; but what every object has implements what an interface declares (JLS 8.4.8.1).
  const isOfObject = candidate.owner.kind === 'class' && method.owner.kind === 'interface';
  if (!isOfObject && table.isSubclass(method.owner.name, candidate.owner.name)) return false;
  const seen: JavaType = { kind: 'class', name: owner.name, args: owner.typeParams };
  return candidate.params.every((param, index) =>
    sameErasure(table.memberType(seen, candidate.owner, param.type), table.memberType(seen, method.owner, method.params[index]!.type)));
}

/** Why a call is not resolved, as the end of a sentence about the class. */
export function describeArguments(args: readonly JavaType[]): string {
  return `(${args.map(displayType).join(', ')})`;
}
