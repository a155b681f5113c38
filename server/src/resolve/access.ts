/**
 * Which members a class has, and who may use them: what is private or belongs to another package is neither inherited nor called, also
 * where it would fit better (Java Language Specification 6.6, 8.2, 15.12.2.1).
 * Neighbours: `members.ts` looks members up; `elaborate-calls.ts`, `elaborate-new.ts` and `method-references.ts` ask who may call. The
 * trusted library is taken to be public, private members aside: its stubs leave modifiers out.
 */
import type { CompilationUnit } from '../syntax/ast';
import type { ClassTable } from './class-table';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols';
import type { JavaType } from './types';
import { erasure } from './types';

type Member = MethodSymbol | FieldSymbol;

/** Whether the class has the method, its own or inherited. */
export function isMember(table: ClassTable, owner: ClassSymbol, member: Member): boolean {
  if (member.owner === owner) return true;
  if (!isInheritable(member, member.owner)) return false;
  // Every class in between must have it to hand it down.
  for (let one: ClassSymbol | undefined = owner; one !== undefined && one !== member.owner; one = table.superclassOf(one))
    if (!isInheritable(member, one)) return false;
  return true;
}

/** Whether a class gets the member from a direct supertype that has it. */
export function isInheritable(member: Member, by: ClassSymbol): boolean {
  return !member.isPrivate && (member.access !== 'package' || member.owner.isLibrary || isSamePackage(by, member.owner));
}

/**
 * What a class itself declares of a kind and a name (`declared`), or else what it inherits from a direct supertype that has it. Whatever a
 * class declares hides what is above it, also where it hands nothing down itself (Java Language Specification 8.3, 8.5): the search goes on
 * in the other supertypes, and whoever looks for a name in the classes around, but never above. `otherwise` is what a class has that
 * neither declares nor inherits anything.
 */
export function inheritedFrom<T>(
  table: ClassTable,
  owner: ClassSymbol,
  declared: (owner: ClassSymbol) => T | undefined,
  isHandedDown: (found: T, to: ClassSymbol) => boolean,
  otherwise?: (owner: ClassSymbol) => T | undefined,
): T | undefined {
  const known = new Map<ClassSymbol, T | undefined>();
  const find = (one: ClassSymbol): T | undefined => {
    if (known.has(one)) return known.get(one);
    known.set(one, undefined);
    let found = declared(one);
    for (const parent of found === undefined ? table.supertypesOf(one) : []) {
      const above = table.classOf(parent);
      const there = above === undefined ? undefined : find(above);
      if (there !== undefined && isHandedDown(there, one)) found ??= there;
    }
    found ??= otherwise?.(one);
    known.set(one, found);
    return found;
  };
  return find(owner);
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
  return around(from).some(
    (one) =>
      table.isSubclass(one.name, member.owner.name) &&
      (place.isOwn || (object.kind === 'class' && table.isSubclass(object.name, one.name))),
  );
}

/** Whether a static import brings the member to a file: nothing private, even of its own file; what is protected in its package only. */
export function isImported(member: Member, { packageName }: CompilationUnit): boolean {
  if (!member.isStatic || member.isPrivate) return false;
  return member.access === undefined || member.owner.isLibrary || member.owner.unit.packageName === packageName;
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

/** The class of the file in which it stands. */
export function outermost(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermost(symbol.outer);
}
