/**
 * `@Builder` on a class, a constructor or a static method: the class `XBuilder` with a method for each field or parameter, `builder()`,
 * `toBuilder()`, `build()` and its own `toString()`. Also what `@Builder.Default` fields begin with. Where a builder is not followed,
 * `notBuilt` and `isHandmade` say so.
 * Neighbours: `expand.ts`; `constructors.ts` writes the constructor that `build()` calls; `not-modelled.ts` tells where this is not done.
 */
import { lastPart } from '../base/dotted-name';
import type { Expr, FieldDecl, JavaAnnotation, Member, MethodDecl, Stmt, TypeDecl, TypeParam, TypeRef } from '../syntax/ast';
import { booleanArgument, find, marked, stringArgument } from './names';
import { showing } from './object-methods';
import { constructed, isWritten, parameterOf, type NamedSubject, type Variable } from './subject';
import { Tree } from './tree';

const BUILDER = 'lombok.Builder';
const DEFAULT = 'lombok.Builder.Default';

export interface Defaults {
  /** The members without the initializers that are defaults, and with the methods that work these out. */
  readonly members: readonly Member[];
  /** What gives the default of a field. */
  readonly values: ReadonlyMap<Variable, Expr>;
}

/** Takes the initializers of `@Builder.Default` fields out of the constructors, as Lombok does. */
export function withoutDefaults(decl: TypeDecl, members: readonly Member[]): Defaults {
  if (!marked(decl.modifiers.annotations, BUILDER)) return { members, values: new Map() };
  const values = new Map<Variable, Expr>();
  const made: MethodDecl[] = [];
  const kept = members.map((member): Member => {
    const annotation = member.kind === 'field' ? find(member.modifiers.annotations, DEFAULT) : undefined;
    if (member.kind !== 'field' || annotation === undefined || member.init === undefined) return member;
    const tree = new Tree(annotation);
    const name = `$default$${member.name.name}`;
    made.push(
      tree.method({
        name,
        words: ['private', 'static'],
        returnType: member.type,
        typeParams: decl.typeParams,
        body: [tree.return(initial(member.type, member.init))],
      }),
    );
    const field: FieldDecl = { ...member, init: undefined };
    values.set(field, tree.call(tree.name(decl.name.name), name));
    return field;
  });
  return { members: [...kept, ...made], values };
}

/** An initializer in braces is no expression of its own. */
function initial(type: TypeRef, init: Expr): Expr {
  const { span } = init;
  return init.kind === 'arrayInit' && type.kind === 'array'
    ? { kind: 'newArray', element: type.element, dims: [], extraDims: 1, init, span }
    : init;
}

// ---------------------------------------------------------------- what is built

/** What one annotation asks for. */
interface Job {
  readonly annotation: JavaAnnotation;
  readonly className: string;
  readonly typeParams: readonly TypeParam[];
  /** What is set one by one. */
  readonly params: readonly Variable[];
  /** What `build()` gives, may throw, and does with the values. */
  readonly built: TypeRef;
  readonly throws: readonly TypeRef[];
  readonly create: (tree: Tree, args: readonly Expr[]) => Expr;
}

function ofClass({ decl, fields }: NamedSubject, annotation: JavaAnnotation): Job {
  const tree = new Tree(annotation);
  return {
    annotation,
    className: builderName(decl),
    typeParams: decl.typeParams,
    params: constructed(fields),
    built: tree.self(decl),
    throws: [],
    create: (at, args) => at.create(at.self(decl), args),
  };
}

function ofMethod(decl: TypeDecl, method: MethodDecl, annotation: JavaAnnotation): Job {
  const { isConstructor, typeParams, params, throws } = method;
  const common = { annotation, className: methodBuilderName(decl, method, annotation) ?? '', params, throws };
  if (isConstructor)
    return {
      ...common,
      typeParams: decl.typeParams,
      built: new Tree(annotation).self(decl),
      create: (at, args) => at.create(at.self(decl), args),
    };
  return {
    ...common,
    typeParams,
    built: method.returnType,
    create: (at, args) => at.call(at.name(decl.name.name), method.name.name, args),
  };
}

/** The builders of a class and the methods that make them; nothing where there is no `@Builder`. */
export function buildersOf(subject: NamedSubject, defaults: ReadonlyMap<Variable, Expr>): readonly Member[] {
  const { decl, written } = subject;
  const annotation = find(decl.modifiers.annotations, BUILDER);
  const jobs = [
    ...(annotation === undefined || isHandmade(decl) ? [] : [ofClass(subject, annotation)]),
    ...written.flatMap((method) => {
      const one = find(method.modifiers.annotations, BUILDER);
      return one === undefined || notBuilt(decl, method, one) !== undefined ? [] : [ofMethod(decl, method, one)];
    }),
  ];
  const made: Member[] = [];
  for (const job of jobs)
    made.push(
      ...membersFor(
        job,
        { ...subject, methods: [...subject.methods, ...made.filter((one): one is MethodDecl => one.kind === 'method')] },
        defaults,
      ),
    );
  return made;
}

/** Whether somebody has written a part of the builder of a class, or asks for another of its name, which Lombok then completes. */
export function isHandmade(decl: TypeDecl): boolean {
  return isTaken(decl, builderName(decl));
}

/** Why the builder that a constructor or a method asks for is not followed, as the end of a noun phrase; undefined where it is. */
export function notBuilt(decl: TypeDecl, method: MethodDecl, annotation: JavaAnnotation): string | undefined {
  const { params, isConstructor, typeParams } = method;
  if (decl.kind !== 'class') return 'on a member of what is no class';
  if (!isConstructor && !method.modifiers.words.includes('static')) return 'on a method that is not static';
  if (isConstructor && typeParams.length > 0) return 'on a constructor with type variables of its own';
  if (params.some((one) => one.isVarArgs)) return 'on a method with any number of arguments';
  if (
    params.some(
      ({ modifiers: { annotations } }) => marked(annotations, 'lombok.Singular') || marked(annotations, 'lombok.Builder.ObtainVia'),
    )
  )
    return 'with `@Singular` or `@Builder.ObtainVia`';
  const name = methodBuilderName(decl, method, annotation);
  if (name === undefined) return 'on a method whose type has no name';
  if (isTaken(decl, name)) return 'with a builder of which somebody has written a part';
  return booleanArgument(annotation, 'toBuilder') === true && !isReadBack(decl, method)
    ? 'with `toBuilder` and parameters that no field of the class is named after'
    : undefined;
}

/** Whether `toBuilder()` finds each value in the field of its name. */
function isReadBack({ name, typeParams, members }: TypeDecl, { isConstructor, returnType, params }: MethodDecl): boolean {
  const isOwn = isConstructor || (typeParams.length === 0 && returnType.kind === 'named' && returnType.name === name.name);
  return (
    isOwn &&
    params.every((one) =>
      members.some((member) => member.kind === 'field' && !member.modifiers.words.includes('static') && member.name.name === one.name.name),
    )
  );
}

// ---------------------------------------------------------------- names

function builderName(decl: TypeDecl): string {
  return stringArgument(find(decl.modifiers.annotations, BUILDER), 'builderClassName') ?? `${decl.name.name}Builder`;
}

/** Of a constructor after the class, of a method after its type. */
function methodBuilderName(
  decl: TypeDecl,
  { isConstructor, returnType, typeParams }: MethodDecl,
  annotation: JavaAnnotation,
): string | undefined {
  const given = stringArgument(annotation, 'builderClassName');
  if (given !== undefined && given !== '') return given;
  if (isConstructor) return `${decl.name.name}Builder`;
  switch (returnType.kind) {
    case 'void':
      return 'VoidBuilder';
    case 'primitive':
      return `${capital(returnType.name)}Builder`;
    case 'named':
      return typeParams.some((one) => one.name === returnType.name) ? undefined : `${lastPart(returnType.name)}Builder`;
    default:
      return undefined;
  }
}

/** Whether a class of this name is written, or asked for twice. */
function isTaken(decl: TypeDecl, name: string): boolean {
  const asked = decl.members.flatMap((one) => {
    const annotation = one.kind === 'method' ? find(one.modifiers.annotations, BUILDER) : undefined;
    return one.kind !== 'method' || annotation === undefined ? [] : [methodBuilderName(decl, one, annotation)];
  });
  const all = marked(decl.modifiers.annotations, BUILDER) ? [builderName(decl), ...asked] : asked;
  return all.filter((one) => one === name).length > 1 || decl.members.some((one) => one.kind === 'type' && one.decl.name.name === name);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function setterName({ name }: Variable, prefix: string): string {
  return prefix === '' ? name.name : prefix + capital(name.name);
}

// ---------------------------------------------------------------- members

type Given = (name: string, otherwise: string) => string;

/** The class of the builder, and what makes one of nothing and of an object. */
function membersFor(job: Job, { methods }: NamedSubject, defaults: ReadonlyMap<Variable, Expr>): readonly Member[] {
  const { annotation, className, typeParams, params } = job;
  const tree = new Tree(annotation);
  const given: Given = (name, otherwise) => stringArgument(annotation, name) ?? otherwise;
  const type = tree.type(
    className,
    typeParams.map((one) => tree.type(one.name)),
  );
  const builder: TypeDecl = {
    kind: 'class',
    name: tree.identifier(className),
    modifiers: { words: ['public', 'static'], annotations: [] },
    typeParams,
    superclass: undefined,
    interfaces: [],
    recordComponents: [],
    enumConstants: [],
    members: membersOf(tree, job, type, defaults, given),
    specs: [],
    span: tree.span,
  };
  const made: Member[] = [{ kind: 'type', decl: builder, span: builder.span }];
  const start = given('builderMethodName', 'builder');
  const create = (): Expr => tree.create(type, []);
  if (start !== '' && !isWritten(methods, [start], 'any'))
    made.push(tree.method({ name: start, words: ['public', 'static'], returnType: type, typeParams, body: [tree.return(create())] }));
  if (booleanArgument(annotation, 'toBuilder') === true && !isWritten(methods, ['toBuilder'], 0)) {
    const prefix = given('setterPrefix', '');
    const copied = params.map(
      (one): Stmt => tree.do(tree.call(tree.name('copy'), setterName(one, prefix), [tree.select(tree.this, one.name.name)])),
    );
    made.push(
      tree.method({
        name: 'toBuilder',
        words: ['public'],
        returnType: type,
        body: [tree.local(type, 'copy', create()), ...copied, tree.return(tree.name('copy'))],
      }),
    );
  }
  return made;
}

function membersOf(
  tree: Tree,
  { className, typeParams, params, built, throws, create }: Job,
  self: TypeRef,
  defaults: ReadonlyMap<Variable, Expr>,
  given: Given,
): readonly Member[] {
  const prefix = given('setterPrefix', '');
  const isSet = ({ name }: Variable): string => `${name.name}$set`;
  const fields = params.flatMap((one): FieldDecl[] => [
    tree.fieldDecl(one.name.name, ['private'], one.type, undefined),
    ...(defaults.has(one) ? [tree.fieldDecl(isSet(one), ['private'], tree.primitive('boolean'), undefined)] : []),
  ]);
  const setters = params.map(
    (one): MethodDecl =>
      tree.method({
        name: setterName(one, prefix),
        words: ['public'],
        returnType: self,
        params: [parameterOf(tree, one)],
        body: [
          tree.assign(tree.select(tree.this, one.name.name), tree.name(one.name.name)),
          ...(defaults.has(one) ? [tree.assign(tree.select(tree.this, isSet(one)), tree.boolean(true))] : []),
          tree.return(tree.this),
        ],
      }),
  );
  const value = (one: Variable): Expr => {
    const own = tree.select(tree.this, one.name.name);
    const otherwise = defaults.get(one);
    return otherwise === undefined ? own : tree.conditional(tree.select(tree.this, isSet(one)), own, otherwise);
  };
  const result = create(tree, params.map(value));
  return [
    ...fields,
    tree.constructor_(className, [], [], []),
    ...setters,
    tree.method({
      name: given('buildMethodName', 'build'),
      words: ['public'],
      returnType: built,
      throws,
      body: [built.kind === 'void' ? tree.do(result) : tree.return(result)],
    }),
    showing(
      tree,
      className,
      params.map(({ name: { name }, type }) => ({ label: name, value: tree.select(tree.this, name), type })),
    ),
  ];
}
