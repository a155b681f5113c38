/**
 * Which annotations and types are Lombok's, by what their names stand for in a file: an import of just that name, an annotation that hides
 * it, `lombok.*`, or the whole name. Annotations get their whole names here, before anything else looks at them. What a superclass hands
 * down may hide a name, too; that is not looked for.
 * Neighbours: `expand.ts` makes a `Names` for each file; the other files of this room compare whole names.
 */
import { lastPart } from '../base/dotted-name';
import type { AnnotationValue, CompilationUnit, JavaAnnotation, Member, TypeDecl } from '../syntax/ast';

/** The packages, and what lies in each that is read here. Anything else of them is reported by `not-modelled.ts`. */
const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    lombok: [
      'AllArgsConstructor',
      'Builder',
      'Cleanup',
      'CustomLog',
      'Data',
      'EqualsAndHashCode',
      'Generated',
      'Getter',
      'Locked',
      'NoArgsConstructor',
      'NonNull',
      'RequiredArgsConstructor',
      'Setter',
      'Singular',
      'SneakyThrows',
      'Synchronized',
      'ToString',
      'Value',
      'With',
      'val',
      'var',
    ],
    'lombok.experimental': [
      'Accessors',
      'Delegate',
      'ExtensionMethod',
      'FieldDefaults',
      'FieldNameConstants',
      'Helper',
      'NonFinal',
      'PackagePrivate',
      'StandardException',
      'SuperBuilder',
      'Tolerate',
      'UtilityClass',
      'Wither',
      'WithBy',
    ],
    'lombok.extern.java': ['Log'],
    'lombok.extern.slf4j': ['Slf4j', 'XSlf4j'],
    'lombok.extern.log4j': ['Log4j', 'Log4j2'],
    'lombok.extern.apachecommons': ['CommonsLog'],
    'lombok.extern.flogger': ['Flogger'],
    'lombok.extern.jbosslog': ['JBossLog'],
    'lombok.extern.jackson': ['Jacksonized'],
  }),
);

/** What was renamed: the same thing under its old name. */
const RENAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'lombok.experimental.Builder': 'lombok.Builder',
    'lombok.experimental.Value': 'lombok.Value',
    'lombok.experimental.Wither': 'lombok.With',
    'lombok.Delegate': 'lombok.experimental.Delegate',
    'lombok.experimental.val': 'lombok.val',
    'lombok.experimental.var': 'lombok.var',
  }),
);

/** The annotations that lie in others. */
const NESTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    'lombok.Locked': ['Read', 'Write'],
    'lombok.ToString': ['Include', 'Exclude'],
    'lombok.EqualsAndHashCode': ['Include', 'Exclude'],
    'lombok.Builder': ['Default', 'ObtainVia'],
  }),
);

const ROOT = 'lombok.';

/** The names that a file may mean by `lombok.X`; `hidden` tells the simple names of the annotations of its package in other files. */
export class Names {
  private readonly single = new Map<string, string>();
  private readonly demanded: readonly string[];

  private constructor(
    private readonly unit: CompilationUnit,
    private readonly hidden: ReadonlySet<string>,
    private readonly own: ReadonlySet<string>,
  ) {
    for (const one of unit.imports) if (!one.onDemand) this.single.set(lastPart(one.name), one.name);
    this.demanded = unit.imports.filter((one) => one.onDemand).map((one) => one.name);
  }

  static of(unit: CompilationUnit, hidden: ReadonlySet<string>): Names {
    return new Names(unit, hidden, new Set(annotationsAmong(unit.types)));
  }

  /** As the members of a class mean them. */
  inside(members: readonly Member[]): Names {
    const types = annotationsAmong(members.flatMap((member) => (member.kind === 'type' ? [member.decl] : [])));
    return types.length === 0 ? this : new Names(this.unit, this.hidden, new Set([...this.own, ...types]));
  }

  /** The whole name of what a name of the file stands for if that is Lombok's, else undefined. */
  meant(name: string): string | undefined {
    const found = this.resolved(name);
    return found?.startsWith(ROOT) === true ? (RENAMED.get(found) ?? found) : undefined;
  }

  private resolved(name: string): string | undefined {
    const dot = name.indexOf('.');
    const head = dot < 0 ? name : name.slice(0, dot);
    const rest = dot < 0 ? '' : name.slice(dot);
    if (this.own.has(head)) return undefined;
    const single = this.single.get(head);
    if (single !== undefined) return single + rest;
    if (head === 'lombok' && dot > 0) return name;
    if (this.hidden.has(head)) return undefined;
    const where = this.demanded.find((one) => PACKAGES.get(one)?.includes(head)) ?? this.nested(head);
    return where === undefined ? undefined : `${where}.${head}${rest}`;
  }

  /** `import lombok.Locked.*` or `import lombok.ToString.*`. */
  private nested(head: string): string | undefined {
    return this.demanded.find((one) => NESTED.get(one)?.includes(head));
  }

  /** The annotations with the whole names of those that are Lombok's; the same list where there are none. */
  whole(annotations: readonly JavaAnnotation[]): readonly JavaAnnotation[] {
    const made = annotations.map((one) => {
      const name = this.meant(one.name);
      return name === undefined || name === one.name ? one : { ...one, name };
    });
    return made.every((one, index) => one === annotations[index]) ? annotations : made;
  }
}

/** Nothing else can hide an annotation in a program that Java accepts. */
export function annotationsAmong(types: readonly TypeDecl[]): readonly string[] {
  return types.flatMap((one) => (one.kind === 'annotation' ? [one.name.name] : []));
}

/** The annotation of this whole name. */
export function find(annotations: readonly JavaAnnotation[], name: string): JavaAnnotation | undefined {
  return annotations.find((one) => one.name === name);
}

export function marked(annotations: readonly JavaAnnotation[], name: string): boolean {
  return find(annotations, name) !== undefined;
}

// ---------------------------------------------------------------- arguments

export function argument(annotation: JavaAnnotation | undefined, name: string): AnnotationValue | undefined {
  return annotation?.elements.find((one) => one.name === name)?.value;
}

export function booleanArgument(annotation: JavaAnnotation | undefined, name: string): boolean | undefined {
  const value = argument(annotation, name);
  return value?.kind === 'boolean' ? value.value : undefined;
}

export function stringArgument(annotation: JavaAnnotation | undefined, name: string): string | undefined {
  const value = argument(annotation, name);
  return value?.kind === 'string' ? value.value : undefined;
}

export function numberArgument(annotation: JavaAnnotation | undefined, name: string): number | undefined {
  const value = argument(annotation, name);
  return value?.kind === 'number' ? value.value : undefined;
}

/** The strings of an array, or the one that stands for such an array. */
export function stringsArgument(annotation: JavaAnnotation | undefined, name: string): readonly string[] {
  const value = argument(annotation, name);
  return (value?.kind === 'array' ? value.values : value === undefined ? [] : [value]).flatMap((one) =>
    one.kind === 'string' ? [one.value] : [],
  );
}

/** The modifiers of an `AccessLevel`; `NONE` for no member at all. */
export function accessArgument(annotation: JavaAnnotation, name: string): readonly string[] | 'NONE' {
  const value = argument(annotation, name);
  switch (value?.kind === 'name' ? value.name : 'PUBLIC') {
    case 'NONE':
      return 'NONE';
    case 'PRIVATE':
      return ['private'];
    case 'PROTECTED':
      return ['protected'];
    case 'PACKAGE':
    case 'MODULE':
      return [];
    default:
      return ['public'];
  }
}
