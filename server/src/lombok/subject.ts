/**
 * The class that Lombok writes into, and which of its fields and methods count for what.
 * Neighbours: the generators of this room.
 */
import type { FieldDecl, JavaAnnotation, MethodDecl, Modifiers, Parameter, TypeDecl } from '../syntax/ast';
import type { Tree } from './tree';

/** The class that is worked on: its fields and methods as they are so far. */
export interface Subject {
  /** Undefined for an anonymous one. */
  readonly decl: TypeDecl | undefined;
  /** `@Accessors` of the classes around, innermost first. */
  readonly accessors: readonly JavaAnnotation[];
  readonly fields: readonly FieldDecl[];
  /** Without those with `@Tolerate`, beside which Lombok generates others of their name. */
  readonly methods: readonly MethodDecl[];
  /** All that somebody has written. */
  readonly written: readonly MethodDecl[];
}

/** That of a class with a name, into which more is written than accessors. */
export type NamedSubject = Subject & { readonly decl: TypeDecl };

/** What an accessor annotation that stands at a class is about: neither static fields nor those with names of Lombok's own. */
export function isOfObject({ modifiers, name }: FieldDecl): boolean {
  return !modifiers.words.includes('static') && !name.name.startsWith('$');
}

/** Whether somebody has written a method of one of these names, however they are capitalized, that takes so many arguments. */
export function isWritten(methods: readonly MethodDecl[], names: readonly string[], count: number | 'any'): boolean {
  const lower = names.map((one) => one.toLowerCase());
  return methods.some(
    ({ name, params, isConstructor }) =>
      !isConstructor &&
      lower.includes(name.name.toLowerCase()) &&
      (count === 'any' || (params.some((one) => one.isVarArgs) ? params.length - 1 <= count : params.length === count)),
  );
}

/** The annotations that say of a variable that it is never null; Lombok copies them to parameters. */
export function nonNullOf({ annotations }: Modifiers): readonly JavaAnnotation[] {
  return annotations.filter((one) => /(^|\.)(NonNull|Nonnull|NotNull)$/.test(one.name));
}

/** A field or a parameter. */
export type Variable = Pick<FieldDecl, 'name' | 'type' | 'modifiers'>;

/** A parameter for what becomes the value of `variable`. */
export function parameterOf(tree: Tree, { name, type, modifiers }: Variable): Parameter {
  return tree.parameter(name.name, type, nonNullOf(modifiers));
}

export const isFinal = ({ modifiers }: FieldDecl): boolean => modifiers.words.includes('final');

/** The fields that the constructor of everything takes, in order. */
export function constructed(fields: readonly FieldDecl[]): readonly FieldDecl[] {
  return fields.filter((one) => isOfObject(one) && !(isFinal(one) && one.init !== undefined));
}
