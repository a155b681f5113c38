/**
 * Of which objects an invariant of the trusted library is simply believed, and which have to earn it. One function, asked by who assumes
 * and by who asserts, so that they cannot mean different objects: an object whose class is the library's own was made by its models, which
 * keep the invariant; an object of a class of the workspace was made by a constructor of the workspace, which may never have come to a
 * constructor of the library that establishes it (there is none above a class that implements an interface). So of those it is an invariant
 * like any other: owed when the object escapes, assumed from then on. Every later step that could break it is a step of the models.
 * Soundness: docs/soundness/library.md#clauses-of-the-library.
 * Neighbours: `environment.ts` assumes; `guarantee.ts` asserts.
 */
import type { ClassDecl, Program } from '../../plato/ir';
import { hierarchyOf } from '../logic/hierarchy';
import { isInstance } from '../logic/operators';
import { or, type Term } from '../logic/terms';

/** The classes of the workspace right below a class of the library: whose objects are no objects of the library's own making. */
export function workspaceClassesBelow(program: Program, owner: string): readonly string[] {
  const { isSubtype, supers } = hierarchyOf(program);
  const own = new Set(program.classes.filter((one) => !one.isLibrary).map((one) => one.name));
  const isTopmost = (one: ClassDecl): boolean =>
    !supers(one.name).some((above) => above !== one.name && own.has(above) && isSubtype(above, owner));
  return program.classes.filter((one) => own.has(one.name) && isSubtype(one.name, owner) && isTopmost(one)).map((one) => one.name);
}

/** The object is of one of these classes, so that what the library promises of its own objects has to be shown of it. */
export function isOfWorkspace(classes: readonly string[], object: Term): Term {
  return or(...classes.map((name) => isInstance(object, name)));
}
