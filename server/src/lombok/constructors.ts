/**
 * The constructors that Lombok writes: `@NoArgsConstructor`, `@RequiredArgsConstructor`, `@AllArgsConstructor`, and those that `@Data`,
 * `@Value` and `@Builder` bring along where there is no other.
 * Neighbours: `expand.ts`; `accessors.ts` and `builders.ts` create objects with the one that takes everything.
 */
import type { Expr, FieldDecl, JavaAnnotation, MethodDecl, Stmt, TypeRef } from '../syntax/ast';
import { accessArgument, booleanArgument, find, stringArgument } from './names';
import { constructed, isFinal, isOfObject, nonNullOf, parameterOf, type NamedSubject, type Variable } from './subject';
import { Tree } from './tree';

const WRITTEN = ['lombok.NoArgsConstructor', 'lombok.RequiredArgsConstructor', 'lombok.AllArgsConstructor'] as const;

function required({ fields }: NamedSubject): readonly FieldDecl[] {
  return fields.filter((one) => isOfObject(one) && one.init === undefined && (isFinal(one) || nonNullOf(one.modifiers).length > 0));
}

/** All of a class. `defaults`: what `@Builder.Default` fields begin with, which only the constructor without arguments sets. */
export function constructorsOf(subject: NamedSubject, defaults: ReadonlyMap<Variable, Expr>): readonly MethodDecl[] {
  const { decl, fields, methods } = subject;
  const { annotations } = decl.modifiers;
  const made: MethodDecl[] = [];
  const [none, some, all] = WRITTEN.map((one) => find(annotations, one));
  if (none !== undefined) made.push(...written(subject, none, [], noArguments(subject, none, defaults)));
  if (some !== undefined) made.push(...written(subject, some, required(subject)));
  if (all !== undefined) made.push(...written(subject, all, constructed(fields)));
  if (made.length > 0 || methods.some((one) => one.isConstructor) || [none, some, all].some((one) => one !== undefined)) return made;
  const builder = find(annotations, 'lombok.Builder');
  const value = find(annotations, 'lombok.Value');
  const data = find(annotations, 'lombok.Data');
  // The builder comes first, and keeps its constructor to the package.
  if (builder !== undefined) return written(subject, builder, constructed(fields), [], []);
  if (value !== undefined) return written(subject, value, constructed(fields));
  return data === undefined ? [] : written(subject, data, required(subject));
}

function written(
  subject: NamedSubject,
  annotation: JavaAnnotation,
  params: readonly FieldDecl[],
  before: readonly Stmt[] = [],
  given?: readonly string[],
): readonly MethodDecl[] {
  const { decl } = subject;
  const tree = new Tree(annotation);
  const access = given ?? accessArgument(annotation, 'access');
  if (access === 'NONE') return [];
  // `@Builder` has neither argument.
  const factory = stringArgument(annotation, 'staticName') ?? stringArgument(annotation, 'staticConstructor') ?? '';
  const isHidden = decl.kind === 'enum' || factory !== '';
  const body = [...before, ...params.map((field) => tree.assign(tree.select(tree.this, field.name.name), tree.name(field.name.name)))];
  const constructor_ = tree.constructor_(
    decl.name.name,
    isHidden ? ['private'] : access,
    params.map((field) => parameterOf(tree, field)),
    body,
  );
  if (factory === '' || decl.kind === 'enum') return [constructor_];
  const create = tree.create(
    tree.self(decl),
    params.map((field) => tree.name(field.name.name)),
  );
  return [
    constructor_,
    tree.method({
      name: factory,
      words: [...access, 'static'],
      returnType: tree.self(decl),
      typeParams: decl.typeParams,
      params: params.map((field) => parameterOf(tree, field)),
      body: [tree.return(create)],
    }),
  ];
}

/** What the constructor without arguments sets: defaults of the builder, and with `force` the final fields. */
function noArguments({ fields }: NamedSubject, annotation: JavaAnnotation, defaults: ReadonlyMap<Variable, Expr>): readonly Stmt[] {
  const tree = new Tree(annotation);
  const isForced = booleanArgument(annotation, 'force') === true;
  return fields.flatMap((field) => {
    const value =
      defaults.get(field) ??
      (isForced && isOfObject(field) && isFinal(field) && field.init === undefined ? nothing(tree, field.type) : undefined);
    return value === undefined ? [] : [tree.assign(tree.select(tree.this, field.name.name), value)];
  });
}

/** What a variable of the type holds before anything is assigned. */
export function nothing(tree: Tree, type: TypeRef): Expr {
  if (type.kind !== 'primitive') return tree.null;
  return type.name === 'boolean'
    ? tree.boolean(false)
    : type.name === 'char'
      ? { kind: 'charLit', value: 0, span: tree.span }
      : tree.int(0);
}
