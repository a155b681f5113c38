/**
 * What a generated `toString`, `equals` and `hashCode` is about: which fields and methods of a class, in which order, and by which getter a
 * field is asked.
 * Why of its own: the two annotations choose alike, and a getter that somebody has written under any of its names runs in the place of the
 * field.
 * Neighbours: `object-methods.ts` writes the methods; `accessors.ts` knows the names of getters. Soundness:
 * docs/soundness/lombok.md#what-generated-methods-ask.
 */
import type { Expr, FieldDecl, JavaAnnotation, Member, MethodDecl, TypeRef } from '../syntax/ast';
import { getterOf, type Generated } from './accessors';
import { argument, booleanArgument, find, marked, numberArgument, stringArgument, stringsArgument } from './names';
import { isOfObject, type NamedSubject } from './subject';
import type { Tree } from './tree';

export const TO_STRING = 'lombok.ToString';
export const EQUALS = 'lombok.EqualsAndHashCode';

/** A field, or a method without parameters, whose value is shown or compared. */
export interface Included {
  readonly member: FieldDecl | MethodDecl;
  readonly type: TypeRef;
}

/**
 * Those of a class, in the order in which they are looked at. `own`: the annotation whose arguments speak of the methods, if there is one;
 * `kind`: its whole name.
 */
export function includedIn({ decl, fields, written }: NamedSubject, own: JavaAnnotation | undefined, kind: string): readonly Included[] {
  const named = argument(own, 'of') === undefined ? undefined : stringsArgument(own, 'of');
  const excluded = stringsArgument(own, 'exclude');
  const isExplicit = booleanArgument(own, 'onlyExplicitlyIncluded') === true;
  const marks = (member: FieldDecl | MethodDecl): JavaAnnotation | undefined => find(member.modifiers.annotations, `${kind}.Include`);
  // A method takes the place of the field that it names, or whose name it has, unless that is marked itself.
  const replaced = written.flatMap((one) => {
    const mark = marks(one);
    return mark === undefined ? [] : [stringArgument(mark, kind === TO_STRING ? 'name' : 'replaces') || one.name.name];
  });
  const isByDefault = (field: FieldDecl): boolean =>
    !isExplicit &&
    isOfObject(field) &&
    !(kind === EQUALS && field.modifiers.words.includes('transient')) &&
    !excluded.includes(field.name.name) &&
    !replaced.includes(field.name.name);
  const isIncluded = (member: FieldDecl | MethodDecl): boolean => {
    if (marked(member.modifiers.annotations, `${kind}.Exclude`)) return false;
    if (marks(member) !== undefined) return true;
    return member.kind === 'field' && (named === undefined ? isByDefault(member) : named.includes(member.name.name));
  };
  const all = inOrder(decl.members, fields, written)
    .filter(isIncluded)
    .map((member): Included => ({ member, type: member.kind === 'field' ? member.type : member.returnType }));
  const rank = ({ member, type }: Included): number => numberArgument(marks(member), 'rank') ?? (kind === EQUALS ? usualRank(type) : 0);
  return [...all].sort((one, other) => rank(other) - rank(one));
}

/** As they are written; the fields are those of the class as its annotations make them. */
function inOrder(
  members: readonly Member[],
  fields: readonly FieldDecl[],
  written: readonly MethodDecl[],
): readonly (FieldDecl | MethodDecl)[] {
  return members.flatMap((member): readonly (FieldDecl | MethodDecl)[] => {
    if (member.kind === 'field') return fields.filter((one) => one.name === member.name);
    return member.kind === 'method' ? written.filter((one) => one.name === member.name) : [];
  });
}

const BOXES = /^(?:java\.lang\.)?(?:Boolean|Byte|Short|Character|Integer|Long|Float|Double)$/;

/** What is quickly compared is compared first. */
function usualRank(type: TypeRef): number {
  if (type.kind === 'primitive') return 1000;
  return type.kind === 'named' && BOXES.test(type.name) ? 800 : 0;
}

/** What an object says its field or method is. `generated`: the accessors that are. */
export function valueOf(
  tree: Tree,
  subject: NamedSubject,
  generated: readonly Generated[] | 'fields only',
  object: Expr,
  { member }: Included,
): Expr {
  const { decl } = subject;
  const isStatic = member.modifiers.words.includes('static');
  if (member.kind === 'method') return tree.call(isStatic ? tree.name(decl.name.name) : object, member.name.name);
  const getter = generated === 'fields only' ? undefined : getterOf(subject, member, generated);
  if (getter === 'several')
    return {
      kind: 'unsupported',
      what: `generated code that reads \`${member.name.name}\`, of which several methods may be the getter`,
      span: tree.span,
    };
  if (getter !== undefined) return tree.call(object, getter.name.name);
  return isStatic ? tree.field(decl, member) : tree.select(object, member.name.name);
}
