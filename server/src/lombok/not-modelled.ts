/**
 * What of Lombok is not followed, reported at the annotation. Where it may hide a member that reads, writes or creates objects of the
 * class, no method that has to do with the class is checked; where it can only add what touches no method that is checked, an information
 * says so.
 * Neighbours: `expand.ts` puts the clauses into the class. Soundness: docs/soundness/lombok.md#what-lombok-generates-unseen.
 */
import type { AnnotationElement, JavaAnnotation, Member, TypeDecl } from '../syntax/ast';
import { isHandmade, notBuilt } from './builders';
import { argument, booleanArgument, stringsArgument } from './names';

export interface NotModelled {
  readonly annotation: JavaAnnotation;
  /** A noun phrase. */
  readonly reason: string;
  /** No method that has to do with the class is checked; else it is only reported. */
  readonly isFirm: boolean;
}

/** Followed wherever they stand, or without any effect on what runs. */
const FOLLOWED: ReadonlySet<string> = new Set(
  [
    'Getter',
    'Setter',
    'With',
    'Data',
    'Value',
    'ToString',
    'ToString.Include',
    'ToString.Exclude',
    'EqualsAndHashCode',
    'EqualsAndHashCode.Include',
    'EqualsAndHashCode.Exclude',
    'NoArgsConstructor',
    'RequiredArgsConstructor',
    'AllArgsConstructor',
    'Synchronized',
    'Locked',
    'Locked.Read',
    'Locked.Write',
    'SneakyThrows',
    'NonNull',
    'Generated',
    'Builder.Default',
    'experimental.Accessors',
    'experimental.FieldDefaults',
    'experimental.NonFinal',
    'experimental.PackagePrivate',
    'experimental.UtilityClass',
    'experimental.Tolerate',
    'extern.slf4j.Slf4j',
    'extern.slf4j.XSlf4j',
    'extern.java.Log',
    'extern.log4j.Log4j',
    'extern.log4j.Log4j2',
    'extern.apachecommons.CommonsLog',
    'extern.flogger.Flogger',
    'extern.jbosslog.JBossLog',
  ].map((one) => `lombok.${one}`),
);

/** They add constants, a logger whose class stands in a file of its own, or what is read back from JSON by a builder. */
const HARMLESS: ReadonlySet<string> = new Set([
  'lombok.CustomLog',
  'lombok.experimental.FieldNameConstants',
  'lombok.extern.jackson.Jacksonized',
]);

/** Of a class, with its annotations by their whole names. */
export function notModelled(decl: TypeDecl): readonly NotModelled[] {
  const components = decl.recordComponents
    .flatMap((one) => one.modifiers.annotations)
    .filter((one) => one.name === 'lombok.With' || one.name === 'lombok.Getter' || one.name === 'lombok.Setter');
  return [
    ...decl.modifiers.annotations.flatMap((one) => atClass(one, decl)),
    ...components.map((one) => firm(one, 'on a component of a record')),
    ...decl.members.flatMap((one) => inNamed(one, decl)),
  ];
}

/** At a member of a class with a name. */
function inNamed(member: Member, decl: TypeDecl): readonly NotModelled[] {
  if (member.kind !== 'method') return atMember(member);
  return member.modifiers.annotations.flatMap((one) => {
    if (one.name !== 'lombok.Builder') return ofAny(one);
    const how = notBuilt(decl, member, one);
    return how === undefined ? ofArguments(one) : [firm(one, how)];
  });
}

/** At a member that is reported alone. */
function atMember(member: Member): readonly NotModelled[] {
  return member.kind === 'field' || member.kind === 'method' ? member.modifiers.annotations.flatMap((one) => ofAny(one)) : [];
}

/** At a member of an anonymous class, which has no name by which Lombok could speak of a copy or of static fields. */
export function atAnonymous(member: Member): readonly NotModelled[] {
  if (member.kind !== 'field') return atMember(member);
  const isStatic = member.modifiers.words.includes('static');
  const nameless = member.modifiers.annotations.filter(
    ({ name }) => name === 'lombok.With' || (isStatic && (name === 'lombok.Getter' || name === 'lombok.Setter')),
  );
  return [...nameless.map((one) => firm(one, `on a${isStatic ? ' static' : ''} field of an anonymous class`)), ...atMember(member)];
}

function atClass(annotation: JavaAnnotation, decl: TypeDecl): readonly NotModelled[] {
  if (annotation.name !== 'lombok.Builder')
    return decl.kind === 'record' && annotation.name === 'lombok.With' ? [firm(annotation, 'on a record')] : ofAny(annotation);
  if (decl.kind !== 'class') return [firm(annotation, 'on a record')];
  if (isHandmade(decl)) return [firm(annotation, 'with a builder of which somebody has written a part')];
  const isSingular = decl.members.some(
    (one) =>
      one.kind === 'field' &&
      one.modifiers.annotations.some((other) => other.name === 'lombok.Singular' || other.name === 'lombok.Builder.ObtainVia'),
  );
  return isSingular ? [firm(annotation, 'with `@Singular` or `@Builder.ObtainVia`')] : ofArguments(annotation);
}

function firm(annotation: JavaAnnotation, how: string): NotModelled {
  return { annotation, reason: `${shown(annotation)} ${how}: the members that it generates are not looked at`, isFirm: true };
}

function shown({ name }: JavaAnnotation): string {
  return `\`@${name.replace(/^(?:[a-z]\w*\.)+/, '')}\``;
}

function ofAny(annotation: JavaAnnotation): readonly NotModelled[] {
  const { name } = annotation;
  if (!name.startsWith('lombok.') || name === 'lombok.Singular') return [];
  if (HARMLESS.has(name)) return [{ annotation, reason: `the members that ${shown(annotation)} generates`, isFirm: false }];
  if (!FOLLOWED.has(name))
    return [{ annotation, reason: `${shown(annotation)}: the members that it generates are not looked at`, isFirm: true }];
  if (name === 'lombok.Getter' && booleanArgument(annotation, 'lazy') === true) return [firm(annotation, '(lazy = true)')];
  if (
    name === 'lombok.experimental.Accessors' &&
    (stringsArgument(annotation, 'prefix').length > 0 || argument(annotation, 'prefix')?.kind === 'other')
  )
    return [firm(annotation, 'with a `prefix`')];
  return ofArguments(annotation);
}

/** Of an annotation that is followed. */
function ofArguments(annotation: JavaAnnotation): readonly NotModelled[] {
  const { name, elements } = annotation;
  if (argument(annotation, 'cacheStrategy') !== undefined) return [firm(annotation, 'with a `cacheStrategy`')];
  if (!isPlain(name) && elements.some((one) => !ADDED.test(one.name) && !isRead(one)))
    return [firm(annotation, 'with an argument that is no literal')];
  const added = elements.filter((one) => ADDED.test(one.name));
  return added.map((one) => ({ annotation, reason: `the annotations that ${shown(annotation)} adds by \`${one.name}\``, isFirm: false }));
}

/** Arguments that put annotations on what is generated. */
const ADDED = /^on(Method|Param|Constructor|X)_*$/;

/** Their arguments change nothing. */
function isPlain(name: string): boolean {
  return name === 'lombok.SneakyThrows' || name === 'lombok.Generated' || name.startsWith('lombok.extern.');
}

const LEVELS: ReadonlySet<string> = new Set(['PUBLIC', 'MODULE', 'PROTECTED', 'PACKAGE', 'PRIVATE', 'NONE']);

/** Whether an argument says what it says without a constant of somewhere else. */
function isRead({ name, value }: AnnotationElement): boolean {
  if (value.kind === 'name') return (name === 'value' || name === 'access' || name === 'level') && LEVELS.has(value.name);
  return (
    value.kind === 'string' ||
    value.kind === 'boolean' ||
    value.kind === 'number' ||
    (value.kind === 'array' && value.values.every((one) => one.kind === 'string'))
  );
}
