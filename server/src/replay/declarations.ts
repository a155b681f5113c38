/**
 * Declarations of the user's files by where they stand, and what of them Java itself would not compile.
 * Neighbours: `replay.ts`, its user; `syntax/ast.ts` has the trees.
 */
import type { CompilationUnit, FieldDecl, JavaAnnotation, MethodDecl, Stmt, TypeDecl } from '../syntax/ast';
import type { Span } from '../base/span';
import type { Edit } from './edits';

export interface Declarations {
  /** By file and start of the name. */
  readonly methods: ReadonlyMap<string, MethodDecl>;
  /** By the names of Plato: `Outer.Inner`, behind the package. */
  readonly types: ReadonlyMap<string, TypeDecl>;
  /** Java's and the specification's `assert` statements. */
  readonly asserts: readonly { readonly span: Span; readonly isSpec: boolean }[];
  /** Primitive types of fields, by name, where all fields of the name agree. */
  readonly narrow: ReadonlyMap<string, string>;
  /** Simple names of all types. */
  readonly names: ReadonlySet<string>;
}

export function declarations(units: readonly CompilationUnit[]): Declarations {
  const methods = new Map<string, MethodDecl>();
  const types = new Map<string, TypeDecl>();
  const asserts: { span: Span; isSpec: boolean }[] = [];
  const narrow = new Map<string, string | undefined>();
  const names = new Set<string>();
  const visit = (value: unknown, prefix: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, prefix);
      return;
    }
    if (typeof value !== 'object' || value === null || !('kind' in value)) {
      if (typeof value === 'object' && value !== null && 'span' in value) for (const part of Object.values(value)) visit(part, prefix);
      return;
    }
    let inner = prefix;
    if ('members' in value && 'typeParams' in value) {
      const type = value as TypeDecl;
      inner = prefix === '' ? type.name.name : `${prefix}.${type.name.name}`;
      types.set(inner, type);
      names.add(type.name.name);
    } else if (value.kind === 'method' && 'isConstructor' in value) {
      const method = value as MethodDecl;
      methods.set(`${method.name.span.file} ${method.name.span.start}`, method);
    } else if (isField(value)) {
      const { name, type } = value;
      const text = type.kind === 'primitive' ? type.name : undefined;
      narrow.set(name.name, narrow.has(name.name) && narrow.get(name.name) !== text ? undefined : text);
    } else if (isAssert(value)) asserts.push({ span: value.span, isSpec: false });
    else if (isSpec(value)) {
      const { clause } = value;
      if (clause.kind === 'assert') asserts.push({ span: clause.span, isSpec: true });
      return;
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'span' && key !== 'specs') visit(part, inner);
  };
  for (const unit of units) visit(unit.types, unit.packageName);
  return {
    methods,
    types,
    asserts,
    narrow: new Map([...narrow].flatMap(([name, type]) => (type === undefined ? [] : [[name, type] as const]))),
    names,
  };
}

function isField(value: { readonly kind: unknown }): value is FieldDecl {
  return value.kind === 'field' && 'modifiers' in value;
}

function isAssert(value: { readonly kind: unknown }): value is Stmt & { readonly kind: 'assert' } {
  return value.kind === 'assert' && 'message' in value;
}

function isSpec(value: { readonly kind: unknown }): value is Stmt & { readonly kind: 'spec' } {
  return value.kind === 'spec' && 'clause' in value;
}

const OF_JAVA = ['Override', 'Deprecated', 'SuppressWarnings', 'FunctionalInterface', 'SafeVarargs'];

/**
 * Blanks in the place of annotations that no class here declares (they are about threads, and come from libraries that are not here), and
 * of their imports.
 */
export function foreignAnnotations(unit: CompilationUnit, known: ReadonlySet<string>): readonly Edit[] {
  const edits: Edit[] = [];
  const foreign = new Set<string>();
  const blank = (span: Span): void => {
    edits.push({ start: span.start, end: span.end, make: () => '' });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if ('annotations' in value && Array.isArray(value.annotations)) {
        for (const one of value.annotations as readonly JavaAnnotation[]) {
          const name = one.name.slice(one.name.lastIndexOf('.') + 1);
          if (OF_JAVA.includes(name) || known.has(name)) continue;
          foreign.add(name);
          blank(one.span);
        }
      }
      for (const [key, part] of Object.entries(value)) if (key !== 'span') visit(part);
    }
  };
  visit(unit.types);
  for (const one of unit.imports) {
    const name = one.name.slice(one.name.lastIndexOf('.') + 1);
    if (
      foreign.has(name) ||
      (one.onDemand && /(^|\.)(jcip|concurrent\.annotations?|errorprone\.annotations?(\..*)?|annotation\.concurrent)(\.|$)/.test(one.name))
    )
      blank(one.span);
  }
  const seen = new Set<number>();
  return edits.filter((one) => !seen.has(one.start) && seen.add(one.start) !== undefined);
}
