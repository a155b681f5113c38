/**
 * Which methods of the trusted library a method of the workspace overrides, and may thus be called as by the library. The library's methods
 * are those of the stubs and those that only the JDK has (`overridable.ts`): a stub that leaves one out does not keep anybody from
 * overriding it. Asked for every class that has the method, not only for the one that declares it: a method that a subclass inherits
 * implements what only the subclass names (`class B { public int compareTo(Object o) }`, `class A extends B implements Comparable`).
 * Why not by signature alone: `compareTo(Foo)` overrides the erased `compareTo(Object)` of `Comparable<Foo>`. So a parameter of type Object
 * above agrees with any reference below. That takes an overload now and then for an override, which is then held to what it does not owe:
 * safe.
 * Neighbours: `verify/obliged.ts` (frames), `sequential/modular/deferred.ts` (who calls), `user-code.ts` (what the library may run in a
 * call).
 */
import { onceForWith } from '../base/once-for';
import { OVERRIDABLE } from './overridable';
import type { ClassDecl, Procedure, Program, Type } from '../plato/ir';
import { BOOL, FLOAT, INT, OBJECT_CLASS, ref } from '../plato/ir';
import { supersOf } from '../plato/supers';
import { elementType } from '../plato/type-of';

/** A method of the library that may be overridden. */
export interface LibraryMember {
  readonly owner: string;
  readonly name: string;
  /** What the stub has; undefined where it leaves the method out. */
  readonly stub: Procedure | undefined;
}

interface Signature extends LibraryMember {
  /** Without the receiver. */
  readonly params: readonly Type[];
}

type Declarations = Pick<Program, 'classes' | 'procedures'>;

interface Overrides {
  /** What each method of the workspace overrides, for whatever class of the workspace. */
  readonly of: ReadonlyMap<string, readonly LibraryMember[]>;
  /** By class: what its objects run of the workspace where the library calls such a member. */
  readonly inClass: ReadonlyMap<string, readonly Implementation[]>;
}

/** A member of the library as a class of the workspace has it. */
export interface Implementation {
  readonly member: LibraryMember;
  readonly procedure: Procedure;
}

/** The members of the library that a method of the workspace may override, in its own class or for a class that inherits it. */
export function overriddenInLibrary(program: Declarations, procedure: Procedure): readonly LibraryMember[] {
  return overridesOf(program.procedures, program.classes).of.get(procedure.id) ?? [];
}

/** What an object of exactly this class of the workspace has of its own where the library calls a member that it knows. */
export function implementationsIn(program: Declarations, className: string): readonly Implementation[] {
  return overridesOf(program.procedures, program.classes).inClass.get(className) ?? [];
}

const overridesOf = onceForWith((procedures: readonly Procedure[], classes: readonly ClassDecl[]): Overrides => {
  const table = new Map(classes.map((one) => [one.name, one]));
  const members = membersOfLibrary(classes, procedures);
  const methods = new Map<string, Procedure[]>();
  for (const one of procedures)
    if (one.kind === 'method' && !one.isStatic && table.get(one.owner)?.isLibrary === false) push(methods, one.owner, one);
  const of = new Map<string, LibraryMember[]>();
  const inClass = new Map<string, Implementation[]>();
  for (const { name, isLibrary } of classes) {
    if (isLibrary) continue;
    const above = supersOf(table, name);
    const callable = new Map<string, Signature[]>();
    for (const one of above) for (const member of members.get(one) ?? []) push(callable, member.name, member);
    const taken = new Set<string>();
    // From the class upwards: what is overridden on the way is run by nobody through the library.
    for (const procedure of above.flatMap((one) => methods.get(one) ?? [])) {
      const overridden = (callable.get(nameOf(procedure)) ?? []).filter((member) => mayOverride(procedure, member));
      for (const member of overridden) if (of.get(procedure.id)?.includes(member) !== true) push(of, procedure.id, member);
      const signature = procedure.id.slice(procedure.owner.length);
      if (overridden.length === 0 || taken.has(signature)) continue;
      if (procedure.body !== undefined || procedure.isAbstract || procedure.unsupported.length > 0) taken.add(signature);
      for (const member of overridden) push(inClass, name, { member, procedure });
    }
  }
  return { of, inClass };
});

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Nobody outside calls these of an object: they are protected, and Java's own collector runs the second one (which is not translated). */
const NEVER_CALLED = new Set(['clone', 'finalize']);

function membersOfLibrary(classes: readonly ClassDecl[], procedures: readonly Procedure[]): ReadonlyMap<string, readonly Signature[]> {
  const libraries = new Set(classes.filter((one) => one.isLibrary).map((one) => one.name));
  const found = new Map<string, Signature[]>();
  for (const one of procedures) {
    if (!libraries.has(one.owner) || one.kind !== 'method' || one.isStatic) continue;
    push(found, one.owner, { owner: one.owner, name: nameOf(one), stub: one, params: one.params.slice(1).map((param) => param.type) });
  }
  for (const owner of libraries) {
    const listed = Object.hasOwn(OVERRIDABLE, owner) ? OVERRIDABLE[owner]!.split(' ') : [];
    for (const text of listed) {
      const name = text.slice(0, text.indexOf('('));
      const params = text
        .slice(name.length + 1, -1)
        .split(',')
        .filter((one) => one !== '')
        .map(typeNamed);
      const isInStub = (found.get(owner) ?? []).some(
        (one) =>
          one.name === name && one.params.length === params.length && one.params.every((param, index) => agrees(param, params[index]!)),
      );
      if (!isInStub && !(owner === OBJECT_CLASS && NEVER_CALLED.has(name))) push(found, owner, { owner, name, stub: undefined, params });
    }
  }
  return found;
}

/** The type of a name in Java: what an element of an array of it would be. */
function typeNamed(name: string): Type {
  const element = elementType(`${name}[]`) ?? ref(name);
  return element.kind === 'int' ? INT : element.kind === 'bool' ? BOOL : element.kind === 'float' ? FLOAT : element;
}

/** Of a member with the same name. */
function mayOverride(procedure: Procedure, above: Signature): boolean {
  return (
    procedure.params.length === above.params.length + 1 &&
    above.params.every((param, index) => agrees(procedure.params[index + 1]!.type, param))
  );
}

function agrees(own: Type, above: Type): boolean {
  if (own.kind !== 'ref' || above.kind !== 'ref') return own.kind === above.kind;
  return own.className === above.className || above.className === OBJECT_CLASS;
}

/** The simple name in an id: `toString` of `Job.toString()`. */
function nameOf(procedure: Procedure): string {
  return procedure.id.slice(procedure.owner.length + 1).split('(')[0]!;
}
