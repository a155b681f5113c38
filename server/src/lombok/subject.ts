/**
 * The class that Lombok writes into, and which of its fields and methods count for what.
 * Neighbours: the generators of this room.
 */
import type { FieldDecl, JavaAnnotation, MethodDecl, Modifiers, Parameter, TypeDecl } from '../syntax/ast';
import type { Tree } from './tree';

/** The class that is worked on: its fields and methods as they are so far. */
export interface Subject {
  readonly decl: TypeDecl;
  /** `@Accessors` of the classes around, innermost first. */
  readonly accessors: readonly JavaAnnotation[];
  readonly fields: readonly FieldDecl[];
  readonly methods: readonly MethodDecl[];
}

/** What an accessor annotation that stands at a class is about: neither static fields nor those with names of Lombok's own. */
export function isOfObject({ modifiers, name }: FieldDecl): boolean {
  return !modifiers.words.includes('static') && !name.name.startsWith('$');
}

/** Whether somebody has written a method of one of these names, however they are capitalized, that takes so many arguments. */
export function isWritten(methods: readonly MethodDecl[], names: readonly string[], count: number): boolean {
  const lower = names.map((one) => one.toLowerCase());
  return methods.some(({ name, params, isConstructor }) => !isConstructor && lower.includes(name.name.toLowerCase())
    && (params.some((one) => one.isVarArgs) ? params.length - 1 <= count : params.length === count));
}

/** The annotations that say of a variable that it is never null; Lombok copies them to parameters. */
export function nonNullOf({ annotations }: Modifiers): readonly JavaAnnotation[] {
  return annotations.filter((one) => /(^|\.)(NonNull|Nonnull|NotNull)$/.test(one.name));
}

export function parameterOf(tree: Tree, field: FieldDecl, name = field.name.name): Parameter {
  return tree.parameter(name, field.type, nonNullOf(field.modifiers));
}

export const isFinal = ({ modifiers }: FieldDecl): boolean => modifiers.words.includes('final');

/** The fields that the constructor of everything takes, in order. */
export function constructed(fields: readonly FieldDecl[]): readonly FieldDecl[] {
  return fields.filter((one) => isOfObject(one) && !(isFinal(one) && one.init !== undefined));
}
