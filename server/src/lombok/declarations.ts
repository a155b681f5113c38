/**
 * What Lombok changes in what somebody has written: the modifiers that `@Value`, `@FieldDefaults` and `@UtilityClass` stand for, and the
 * `log` that `@Slf4j` and its like add.
 * Neighbours: `expand.ts`.
 */
import type { FieldDecl, JavaAnnotation, Member, Modifiers, TypeDecl } from '../syntax/ast';
import { argument, booleanArgument, find, marked } from './names';
import { Tree } from './tree';

const ACCESS = ['public', 'protected', 'private'];

function plus(modifiers: Modifiers, ...words: readonly string[]): Modifiers {
  const added = words.filter((one) => !modifiers.words.includes(one));
  return added.length === 0 ? modifiers : { ...modifiers, words: [...modifiers.words, ...added] };
}

const has = ({ words }: Modifiers, ...any: readonly string[]): boolean => words.some((one) => any.includes(one));

/** The modifiers of the class itself. */
export function classModifiers({ modifiers }: TypeDecl): Modifiers {
  const isValue =
    marked(modifiers.annotations, 'lombok.Value') &&
    !has(modifiers, 'abstract') &&
    !marked(modifiers.annotations, 'lombok.experimental.NonFinal');
  return isValue || marked(modifiers.annotations, 'lombok.experimental.UtilityClass') ? plus(modifiers, 'final') : modifiers;
}

/** The members as the annotations of the class make them. */
export function withModifiers(decl: TypeDecl): readonly Member[] {
  const { annotations } = decl.modifiers;
  const utility = find(annotations, 'lombok.experimental.UtilityClass');
  if (utility !== undefined) return [...decl.members.map(madeStatic), ...withoutConstructor(decl, utility)];
  const value = find(annotations, 'lombok.Value');
  const defaults = find(annotations, 'lombok.experimental.FieldDefaults');
  if (value === undefined && defaults === undefined) return decl.members;
  const level = argument(defaults, 'level');
  const access = level?.kind === 'name' ? level.name.toLowerCase() : value === undefined ? 'none' : 'private';
  const isFinal = booleanArgument(defaults, 'makeFinal') ?? value !== undefined;
  return decl.members.map((member) => (member.kind === 'field' ? asDefault(member, access, isFinal) : member));
}

function asDefault(field: FieldDecl, access: string, isFinal: boolean): FieldDecl {
  const { modifiers } = field;
  if (has(modifiers, 'static') || field.name.name.startsWith('$')) return field;
  const isOpen =
    has(modifiers, ...ACCESS) || marked(modifiers.annotations, 'lombok.experimental.PackagePrivate') || !ACCESS.includes(access);
  const stays = !isFinal || has(modifiers, 'volatile') || marked(modifiers.annotations, 'lombok.experimental.NonFinal');
  const changed = plus(modifiers, ...(isOpen ? [] : [access]), ...(stays ? [] : ['final']));
  return changed === modifiers ? field : { ...field, modifiers: changed };
}

function madeStatic(member: Member): Member {
  switch (member.kind) {
    case 'field':
      return { ...member, modifiers: plus(member.modifiers, 'static') };
    case 'method':
      return member.isConstructor ? member : { ...member, modifiers: plus(member.modifiers, 'static') };
    case 'type':
      return { ...member, decl: { ...member.decl, modifiers: plus(member.decl.modifiers, 'static') } };
    case 'initializer':
      return { ...member, isStatic: true };
    default:
      return member;
  }
}

/** Nobody can make an object of it. */
function withoutConstructor(decl: TypeDecl, annotation: JavaAnnotation): readonly Member[] {
  if (decl.members.some((one) => one.kind === 'method' && one.isConstructor)) return [];
  const tree = new Tree(annotation);
  const failure = tree.create(tree.type('java.lang.UnsupportedOperationException'), [
    tree.string('This is a utility class and cannot be instantiated'),
  ]);
  return [tree.constructor_(decl.name.name, ['private'], [], [{ kind: 'throw', value: failure, span: tree.span }])];
}

/** The type of `log`, and what gives it. */
const LOGS: ReadonlyMap<string, readonly [string, string, string]> = new Map(
  Object.entries<readonly [string, string, string]>({
    'lombok.extern.slf4j.Slf4j': ['org.slf4j.Logger', 'org.slf4j.LoggerFactory', 'getLogger'],
    'lombok.extern.slf4j.XSlf4j': ['org.slf4j.ext.XLogger', 'org.slf4j.ext.XLoggerFactory', 'getXLogger'],
    'lombok.extern.java.Log': ['java.util.logging.Logger', 'java.util.logging.Logger', 'getLogger'],
    'lombok.extern.log4j.Log4j': ['org.apache.log4j.Logger', 'org.apache.log4j.Logger', 'getLogger'],
    'lombok.extern.log4j.Log4j2': ['org.apache.logging.log4j.Logger', 'org.apache.logging.log4j.LogManager', 'getLogger'],
    'lombok.extern.apachecommons.CommonsLog': ['org.apache.commons.logging.Log', 'org.apache.commons.logging.LogFactory', 'getLog'],
    'lombok.extern.flogger.Flogger': [
      'com.google.common.flogger.FluentLogger',
      'com.google.common.flogger.FluentLogger',
      'forEnclosingClass',
    ],
    'lombok.extern.jbosslog.JBossLog': ['org.jboss.logging.Logger', 'org.jboss.logging.Logger', 'getLogger'],
  }),
);

/** The logger of a class; none where the class has something of that name. */
export function loggerOf(decl: TypeDecl): readonly FieldDecl[] {
  for (const annotation of decl.modifiers.annotations) {
    const log = LOGS.get(annotation.name);
    if (log === undefined) continue;
    const tree = new Tree(annotation);
    const name = log[1] === 'com.google.common.flogger.FluentLogger' ? 'logger' : 'log';
    if (decl.members.some((one) => one.kind === 'field' && one.name.name === name)) return [];
    const init = tree.call(tree.path(log[1]), log[2], [{ kind: 'classLit', type: tree.type(decl.name.name), span: tree.span }]);
    return [tree.fieldDecl(name, ['private', 'static', 'final'], tree.type(log[0]), init)];
  }
  return [];
}
