/**
 * `@Getter`, `@Setter` and `@With` on fields and classes, which `@Data` and `@Value` stand for, too; how they are called is said by `@Accessors`.
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
  const said = [find(field.modifiers.annotations, 'lombok.experimental.Accessors'), find(decl.modifiers.annotations, 'lombok.experimental.Accessors'), ...accessors];
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

export function getterName(subject: Subject, field: FieldDecl): string {
  return named(field, isBoolean(field) ? 'is' : 'get', styleOf(subject, field));
}

/** A boolean `on` or `isOn` has several names by which a method counts as its accessor. */
function sameAccessors(field: FieldDecl, prefixes: readonly string[], { fluent }: Style): readonly string[] {
  const names = [...new Set([field.name.name, bare(field)])];
  return fluent ? names : names.flatMap((one) => prefixes.map((prefix) => prefix + capital(one)));
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

/** All accessors of a class that nobody has written. */
export function accessorsOf(subject: Subject): readonly MethodDecl[] {
  const made: MethodDecl[] = [];
  for (const { annotation, implied, make } of ACCESSORS) {
    for (const field of subject.fields) {
      const one = accessorAnnotation(subject, field, annotation, implied);
      if (one === undefined || (annotation === 'lombok.Getter' && booleanArgument(one, 'lazy') === true)) continue;
      const isExplicit = one.name === annotation;
      const access = isExplicit ? accessArgument(one, 'value') : ['public'];
      if (access === 'NONE') continue;
      const method = make(subject, field, new Tree(one), [...access, ...(field.modifiers.words.includes('static') ? ['static'] : [])]);
      if (method !== undefined && !isWritten(made, [method.name.name], method.params.length)) made.push(method);
    }
  }
  return made;
}

/** The annotation at the field, or the one at the class that is about it. */
function accessorAnnotation({ decl }: Subject, field: FieldDecl, annotation: string, implied: readonly string[]): JavaAnnotation | undefined {
  const own = find(field.modifiers.annotations, annotation);
  if (own !== undefined || !isOfObject(field)) return own;
  return [annotation, ...implied].map((one) => find(decl.modifiers.annotations, one)).find((one) => one !== undefined);
}

function getter(subject: Subject, field: FieldDecl, tree: Tree, access: readonly string[]): MethodDecl | undefined {
  const style = styleOf(subject, field);
  if (isWritten(subject.methods, sameAccessors(field, isBoolean(field) ? ['is', 'get'] : ['get'], style), 0)) return undefined;
  const words = style.makeFinal ? [...access, 'final'] : access;
  const method = tree.method({ name: getterName(subject, field), words, returnType: field.type, body: [tree.return(tree.field(subject.decl, field))] });
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
  const isChained = style.chain && !field.modifiers.words.includes('static');
  return tree.method({
    name: named(field, 'set', style), words: style.makeFinal ? [...access, 'final'] : access, returnType: isChained ? tree.self(decl) : tree.void, params: [parameterOf(tree, field)],
    body: [tree.assign(tree.field(decl, field), tree.name(field.name.name)), ...(isChained ? [tree.return(tree.this)] : [])],
  });
}

/** `withX(x)` is a copy of the object with another `x`, or the object itself where it has this one already. */
function wither(subject: Subject, field: FieldDecl, tree: Tree, words: readonly string[]): MethodDecl | undefined {
  const style = styleOf(subject, field);
  const { decl, fields, methods } = subject;
  const isSet = field.modifiers.words.includes('final') && field.init !== undefined;
  if (isSet || !isOfObject(field) || isWritten(methods, sameAccessors(field, ['with'], style), 1)) return undefined;
  const args = constructed(fields).map((one) => (one === field ? tree.name(field.name.name) : tree.select(tree.this, one.name.name)));
  const copy = tree.create(tree.self(decl), args);
  const isSame = tree.binary('==', tree.select(tree.this, field.name.name), tree.name(field.name.name));
  return tree.method({
    name: named(field, 'with', style), words: style.makeFinal ? [...words, 'final'] : words, returnType: tree.self(decl), params: [parameterOf(tree, field)],
    body: [tree.return(tree.conditional(isSame, tree.this, copy))],
  });
}
