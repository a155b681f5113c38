/**
 * Which members a class has, and who may use them: what is private or belongs to another package is neither inherited nor called, also where it would fit
 * better (Java Language Specification 6.6, 8.2, 15.12.2.1).
 * Neighbours: `members.ts` looks members up; `elaborate-calls.ts`, `elaborate-new.ts` and `method-references.ts` ask who may call. The trusted library is taken
 * to be public, private members aside: its stubs leave modifiers out.
 */
import type { ClassTable } from './class-table';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols';
import type { JavaType } from './types';
import { erasure } from './types';

type Member = MethodSymbol | FieldSymbol;

/** Whether the class has the member, its own or inherited. */
export function isMember(table: ClassTable, owner: ClassSymbol, member: Member): boolean {
  if (member.owner === owner) return true;
  if (member.isPrivate) return false;
  if (member.access !== 'package' || member.owner.isLibrary) return true;
  // Every class in between must have it to hand it down.
  for (let one: ClassSymbol | undefined = owner; one !== undefined && one !== member.owner; one = table.superclassOf(one)) if (!isSamePackage(one, member.owner)) return false;
  return true;
}

/** What a call is made on. */
export interface CallPlace {
  readonly type: JavaType;
  /** On `this`, implicitly or not, on `super`, or by a constructor to one of its superclass. */
  readonly isOwn: boolean;
}

/** Whether code of class `from` may use a member that the class of the place has. */
export function isAccessible(table: ClassTable, member: Member, from: ClassSymbol, place: CallPlace): boolean {
  // A type variable has what its bound hands down.
  if (member.isPrivate) return outermost(member.owner) === outermost(from) && !isVariable(place.type);
  if (member.access === undefined || member.owner.isLibrary || isSamePackage(member.owner, from)) return true;
  if (member.access === 'package') return false;
  const isConstructor = 'isConstructor' in member && member.isConstructor;
  // `super(...)`, or the class of an anonymous one.
  if (isConstructor) return place.isOwn;
  if (member.isStatic) return around(from).some((one) => table.isSubclass(one.name, member.owner.name));
  const object = erasure(place.type);
  return around(from).some((one) => table.isSubclass(one.name, member.owner.name) && (place.isOwn || (object.kind === 'class' && table.isSubclass(object.name, one.name))));
}

export function isSamePackage(left: ClassSymbol, right: ClassSymbol): boolean {
  return left.unit.packageName === right.unit.packageName;
}

function isVariable(type: JavaType): boolean {
  return type.kind === 'typeVariable' || (type.kind === 'class' && type.isWildcard === true);
}

/** The class and those around it, innermost first. */
function around(symbol: ClassSymbol): readonly ClassSymbol[] {
  return symbol.outer === undefined ? [symbol] : [symbol, ...around(symbol.outer)];
}

function outermost(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermost(symbol.outer);
}
