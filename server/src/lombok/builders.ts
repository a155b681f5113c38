/**
 * `@Builder` on a class: the class `XBuilder` with a method for each field, `builder()`, `toBuilder()` and `build()`, and what `@Builder.Default` fields begin with.
 * Neighbours: `expand.ts`; `constructors.ts` writes the constructor that `build()` calls; `not-modelled.ts` tells where this is not done.
 */
import type { Expr, FieldDecl, Member, MethodDecl, Stmt, TypeDecl, TypeRef } from '../syntax/ast';
import { booleanArgument, find, marked, stringArgument } from './names';
import { constructed, isWritten, parameterOf, type Subject } from './subject';
import { Tree } from './tree';

const DEFAULT = 'lombok.Builder.Default';

export interface Defaults {
  /** The members without the initializers that are defaults, and with the methods that work these out. */
  readonly members: readonly Member[];
  /** What gives the default of a field. */
  readonly values: ReadonlyMap<FieldDecl, Expr>;
}

/** Takes the initializers of `@Builder.Default` fields out of the constructors, as Lombok does. */
export function withoutDefaults(decl: TypeDecl, members: readonly Member[]): Defaults {
  if (!marked(decl.modifiers.annotations, 'lombok.Builder')) return { members, values: new Map() };
  const values = new Map<FieldDecl, Expr>();
  const made: MethodDecl[] = [];
  const kept = members.map((member): Member => {
    const annotation = member.kind === 'field' ? find(member.modifiers.annotations, DEFAULT) : undefined;
    if (member.kind !== 'field' || annotation === undefined || member.init === undefined) return member;
    const tree = new Tree(annotation);
    const name = `$default$${member.name.name}`;
    made.push(tree.method({ name, words: ['private', 'static'], returnType: member.type, typeParams: decl.typeParams, body: [tree.return(initial(member.type, member.init))] }));
    const field: FieldDecl = { ...member, init: undefined };
    values.set(field, tree.call(tree.name(decl.name.name), name));
    return field;
  });
  return { members: [...kept, ...made], values };
}

/** An initializer in braces is no expression of its own. */
function initial(type: TypeRef, init: Expr): Expr {
  const { span } = init;
  return init.kind === 'arrayInit' && type.kind === 'array' ? { kind: 'newArray', element: type.element, dims: [], extraDims: 1, init, span } : init;
}

/** The builder of a class and the methods that make one; nothing where the class has no `@Builder`. */
export function builderOf(subject: Subject, defaults: ReadonlyMap<FieldDecl, Expr>): readonly Member[] {
  const { decl, fields, methods } = subject;
  const annotation = find(decl.modifiers.annotations, 'lombok.Builder');
  if (annotation === undefined || isHandmade(decl)) return [];
  const tree = new Tree(annotation);
  const given = (name: string, otherwise: string): string => stringArgument(annotation, name) ?? otherwise;
  const className = builderName(decl);
  const args = decl.typeParams.map((one) => tree.type(one.name));
  const type = tree.type(className, args);
  const params = constructed(fields);
  const builder: TypeDecl = {
    kind: 'class', name: tree.identifier(className), modifiers: { words: ['public', 'static'], annotations: [] }, typeParams: decl.typeParams, superclass: undefined, interfaces: [],
    recordComponents: [], enumConstants: [], members: membersOf(tree, decl, type, params, defaults, given), specs: [], span: tree.span,
  };
  const made: Member[] = [{ kind: 'type', decl: builder, span: builder.span }];
  const start = given('builderMethodName', 'builder');
  const create = (): Expr => tree.create(type, []);
  if (start !== '' && !isWritten(methods, [start], 0)) {
    made.push(tree.method({ name: start, words: ['public', 'static'], returnType: type, typeParams: decl.typeParams, body: [tree.return(create())] }));
  }
  if (booleanArgument(annotation, 'toBuilder') === true && !isWritten(methods, ['toBuilder'], 0)) {
    const prefix = given('setterPrefix', '');
    const copied = params.map((one): Stmt => tree.do(tree.call(tree.name('copy'), setterName(one, prefix), [tree.select(tree.this, one.name.name)])));
    made.push(tree.method({ name: 'toBuilder', words: ['public'], returnType: type, body: [tree.local(type, 'copy', create()), ...copied, tree.return(tree.name('copy'))] }));
  }
  return made;
}

/** Whether somebody has written a part of the builder, which Lombok then completes. */
export function isHandmade(decl: TypeDecl): boolean {
  return decl.members.some((one) => one.kind === 'type' && one.decl.name.name === builderName(decl));
}

function builderName(decl: TypeDecl): string {
  return stringArgument(find(decl.modifiers.annotations, 'lombok.Builder'), 'builderClassName') ?? `${decl.name.name}Builder`;
}

function setterName({ name }: FieldDecl, prefix: string): string {
  return prefix === '' ? name.name : prefix + name.name.charAt(0).toUpperCase() + name.name.slice(1);
}

function membersOf(
  tree: Tree, decl: TypeDecl, self: TypeRef, params: readonly FieldDecl[], defaults: ReadonlyMap<FieldDecl, Expr>, given: (name: string, otherwise: string) => string,
): readonly Member[] {
  const prefix = given('setterPrefix', '');
  const isSet = (field: FieldDecl): string => `${field.name.name}$set`;
  const fields = params.flatMap((field): FieldDecl[] => [
    tree.fieldDecl(field.name.name, ['private'], field.type, undefined),
    ...(defaults.has(field) ? [tree.fieldDecl(isSet(field), ['private'], tree.primitive('boolean'), undefined)] : []),
  ]);
  const setters = params.map((field): MethodDecl => tree.method({
    name: setterName(field, prefix), words: ['public'], returnType: self, params: [parameterOf(tree, field)],
    body: [
      tree.assign(tree.select(tree.this, field.name.name), tree.name(field.name.name)),
      ...(defaults.has(field) ? [tree.assign(tree.select(tree.this, isSet(field)), tree.boolean(true))] : []), tree.return(tree.this),
    ],
  }));
  const value = (field: FieldDecl): Expr => {
    const own = tree.select(tree.this, field.name.name);
    const otherwise = defaults.get(field);
    return otherwise === undefined ? own : tree.conditional(tree.select(tree.this, isSet(field)), own, otherwise);
  };
  const create = tree.create(tree.self(decl), params.map(value));
  return [
    ...fields, tree.constructor_({ ...decl, name: tree.identifier(self.kind === 'named' ? self.name : '') }, [], [], []), ...setters,
    tree.method({ name: given('buildMethodName', 'build'), words: ['public'], returnType: tree.self(decl), body: [tree.return(create)] }),
  ];
}
