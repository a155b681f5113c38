/**
 * `@Getter`, `@Setter` and `@With` on fields and classes, which `@Data` and `@Value` stand for, too; how they are called is said by
 * `@Accessors`.
 * Neighbours: `expand.ts` asks for them class by class; `object-methods.ts` uses the names.
 */
import type { FieldDecl, JavaAnnotation, MethodDecl } from '../syntax/ast';
import { accessArgument, booleanArgument, find } from './names';
import { constructed, isOfObject, isWritten, nonNullOf, parameterOf, type Subject } from './subject';
import { Tree } from './tree';

interface Style {
  readonly fluent: boolean;
  readonly chain: boolean;
  readonly makeFinal: boolean;
}

/** What `@Accessors` says of a field: at the field, else at its class, else at a class around that. */
function styleOf({ decl, accessors }: Subject, field: FieldDecl): Style {
  const said = [
    find(field.modifiers.annotations, 'lombok.experimental.Accessors'),
    decl && find(decl.modifiers.annotations, 'lombok.experimental.Accessors'),
    ...accessors,
  ];
  const of = (name: string): boolean | undefined => said.map((one) => booleanArgument(one, name)).find((one) => one !== undefined);
  const fluent = of('fluent') ?? false;
  return { fluent, chain: of('chain') ?? fluent, makeFinal: of('makeFinal') ?? false };
}

const isBoolean = ({ type }: FieldDecl): boolean => type.kind === 'primitive' && type.name === 'boolean';
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name without the `is` of a boolean field. */
function bare(field: FieldDecl): string {
  const name = field.name.name;
  return isBoolean(field) && /^is[^\p{Ll}]/u.test(name) ? name.slice(2) : name;
}

function named(field: FieldDecl, prefix: string, { fluent }: Style): string {
  return fluent ? field.name.name : prefix + capital(bare(field));
}

/**
 * The getter of a field that generated code asks: what somebody has written under any name that counts, or else the one that is generated
 * for it. `several` where methods of several such names are written, or one is generated for another field: which of them Lombok takes
 * follows no rule that it states.
 */
export function getterOf(subject: Subject, field: FieldDecl, generated: readonly Generated[]): MethodDecl | 'several' | undefined {
  const names = getters(field, styleOf(subject, field)).map((one) => one.toLowerCase());
  const counts = ({ name, params, modifiers, isConstructor }: MethodDecl): boolean =>
    !isConstructor && params.length === 0 && !modifiers.words.includes('static') && names.includes(name.name.toLowerCase());
  const written = subject.written.filter(counts);
  const made = generated.filter((one) => counts(one.method));
  const isClear = made.every((one) => one.field === field) && new Set(written.map((one) => one.name.name.toLowerCase())).size < 2;
  return isClear ? (written[0] ?? made[0]?.method) : 'several';
}

/** A boolean `on` or `isOn` has several names by which a method counts as its accessor. */
function sameAccessors(field: FieldDecl, prefixes: readonly string[], { fluent }: Style): readonly string[] {
  const names = [...new Set([field.name.name, bare(field)])];
  return fluent ? names : names.flatMap((one) => prefixes.map((prefix) => prefix + capital(one)));
}

function getters(field: FieldDecl, style: Style): readonly string[] {
  return sameAccessors(field, isBoolean(field) ? ['is', 'get'] : ['get'], style);
}

type Making = (subject: Subject, field: FieldDecl, tree: Tree, words: readonly string[]) => MethodDecl | undefined;

interface Accessor {
  readonly annotation: string;
  /** Of classes; these mean it, too. */
  readonly implied: readonly string[];
  readonly make: Making;
}

const ACCESSORS: readonly Accessor[] = [
  { annotation: 'lombok.Getter', implied: ['lombok.Data', 'lombok.Value'], make: getter },
  { annotation: 'lombok.Setter', implied: ['lombok.Data'], make: setter },
  { annotation: 'lombok.With', implied: [], make: wither },
];

/** An accessor and what it is for. */
export interface Generated {
  readonly field: FieldDecl;
  readonly method: MethodDecl;
}

/** All accessors of a class, also an anonymous one, that nobody has written. */
export function accessorsOf(subject: Subject): readonly Generated[] {
  const made: Generated[] = [];
  for (const { annotation, implied, make } of ACCESSORS) {
    for (const field of subject.fields) {
      const one = accessorAnnotation(subject, field, annotation, implied);
      if (one === undefined || (annotation === 'lombok.Getter' && booleanArgument(one, 'lazy') === true)) continue;
      const isExplicit = one.name === annotation;
      const access = isExplicit ? accessArgument(one, 'value') : ['public'];
      if (access === 'NONE') continue;
      const method = make(subject, field, new Tree(one), [...access, ...(field.modifiers.words.includes('static') ? ['static'] : [])]);
      if (
        method !== undefined &&
        !isWritten(
          made.map((other) => other.method),
          [method.name.name],
          method.params.length,
        )
      )
        made.push({ field, method });
    }
  }
  return made;
}

/** The annotation at the field, or the one at the class that is about it. */
function accessorAnnotation(
  { decl }: Subject,
  field: FieldDecl,
  annotation: string,
  implied: readonly string[],
): JavaAnnotation | undefined {
  const own = find(field.modifiers.annotations, annotation);
  if (decl === undefined) return field.modifiers.words.includes('static') ? undefined : own;
  if (own !== undefined || !isOfObject(field)) return own;
  return [annotation, ...implied].map((one) => find(decl.modifiers.annotations, one)).find((one) => one !== undefined);
}

function getter(subject: Subject, field: FieldDecl, tree: Tree, access: readonly string[]): MethodDecl | undefined {
  const style = styleOf(subject, field);
  if (isWritten(subject.methods, getters(field, style), 0)) return undefined;
  const words = style.makeFinal ? [...access, 'final'] : access;
  const method = tree.method({
    name: named(field, isBoolean(field) ? 'is' : 'get', style),
    words,
    returnType: field.type,
    body: [tree.return(tree.field(subject.decl, field))],
  });
  return withNonNull(method, field);
}

/** A getter of a field that is never null never gives null. */
function withNonNull(method: MethodDecl, field: FieldDecl): MethodDecl {
  const annotations = nonNullOf(field.modifiers);
  return annotations.length === 0 ? method : { ...method, modifiers: { ...method.modifiers, annotations } };
}

function setter(subject: Subject, field: FieldDecl, tree: Tree, access: readonly string[]): MethodDecl | undefined {
  const style = styleOf(subject, field);
  if (field.modifiers.words.includes('final') || isWritten(subject.methods, sameAccessors(field, ['set'], style), 1)) return undefined;
  const { decl } = subject;
  // What has no name cannot be chained: Java refuses what Lombok writes then.
  const self = style.chain && decl !== undefined && !field.modifiers.words.includes('static') ? tree.self(decl) : undefined;
  return tree.method({
    name: named(field, 'set', style),
    words: style.makeFinal ? [...access, 'final'] : access,
    returnType: self ?? tree.void,
    params: [parameterOf(tree, field)],
    body: [tree.assign(tree.field(decl, field), tree.name(field.name.name)), ...(self === undefined ? [] : [tree.return(tree.this)])],
  });
}

/** `withX(x)` is a copy of the object with another `x`, or the object itself where it has this one already. */
function wither(subject: Subject, field: FieldDecl, tree: Tree, words: readonly string[]): MethodDecl | undefined {
  const style = styleOf(subject, field);
  const { decl, fields, methods } = subject;
  const isSet = field.modifiers.words.includes('final') && field.init !== undefined;
  if (decl === undefined || isSet || !isOfObject(field) || isWritten(methods, sameAccessors(field, ['with'], style), 1)) return undefined;
  const args = constructed(fields).map((one) => (one === field ? tree.name(field.name.name) : tree.select(tree.this, one.name.name)));
  const copy = tree.create(tree.self(decl), args);
  const isSame = tree.binary('==', tree.select(tree.this, field.name.name), tree.name(field.name.name));
  return tree.method({
    name: named(field, 'with', style),
    words: style.makeFinal ? [...words, 'final'] : words,
    returnType: tree.self(decl),
    params: [parameterOf(tree, field)],
    body: [tree.return(tree.conditional(isSame, tree.this, copy))],
  });
}
