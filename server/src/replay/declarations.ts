/**
 * Declarations of the user's files by where they stand, and what of them Java itself would not compile.
 * Neighbours: `replay.ts`, its user; `syntax/ast.ts` has the trees.
 */
import { lastPart } from '../base/dotted-name';
import type { CompilationUnit, MethodDecl, Modifiers, TypeDecl } from '../syntax/ast';
import type { Span } from '../base/span';
import { walkTypes } from '../syntax/walk-types';
import type { Edit } from './edits';

export interface Declarations {
  /** By file and start of the name. */
  readonly methods: ReadonlyMap<string, MethodDecl>;
  /** By the names of Plato: `Outer.Inner`, after the package. */
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
  for (const unit of units) {
    walkTypes(unit.types, {
      type: (decl, around) => {
        const path = [...around, decl].map((one) => one.name.name);
        types.set([...(unit.packageName === '' ? [] : [unit.packageName]), ...path].join('.'), decl);
        names.add(decl.name.name);
      },
      member: (member) => {
        if (member.kind === 'method') methods.set(`${member.name.span.file} ${member.name.span.start}`, member);
        if (member.kind !== 'field') return;
        const { name, type } = member;
        const text = type.kind === 'primitive' ? type.name : undefined;
        narrow.set(name.name, narrow.has(name.name) && narrow.get(name.name) !== text ? undefined : text);
      },
      node: ({ sort, node }) => {
        if (sort !== 'stmt') return;
        if (node.kind === 'assert') asserts.push({ span: node.span, isSpec: false });
        if (node.kind === 'spec' && node.clause.kind === 'assert') asserts.push({ span: node.clause.span, isSpec: true });
      },
    });
  }
  return {
    methods,
    types,
    asserts,
    narrow: new Map([...narrow].flatMap(([name, type]) => (type === undefined ? [] : [[name, type] as const]))),
    names,
  };
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
  const look = ({ modifiers }: { readonly modifiers: Modifiers }): void => {
    for (const one of modifiers.annotations) {
      const name = lastPart(one.name);
      if (OF_JAVA.includes(name) || known.has(name)) continue;
      foreign.add(name);
      blank(one.span);
    }
  };
  walkTypes(unit.types, {
    type: (decl) => [decl, ...decl.recordComponents].forEach(look),
    member: (member) => {
      if (member.kind === 'field') look(member);
      if (member.kind === 'method') [member, ...member.params].forEach(look);
    },
    node: ({ sort, node }) => {
      if (sort === 'stmt' && node.kind === 'local') look(node);
      if (sort === 'stmt' && node.kind === 'forEach') look(node.variable);
    },
  });
  for (const one of unit.imports) {
    const name = lastPart(one.name);
    if (
      foreign.has(name) ||
      (one.onDemand && /(^|\.)(jcip|concurrent\.annotations?|errorprone\.annotations?(\..*)?|annotation\.concurrent)(\.|$)/.test(one.name))
    )
      blank(one.span);
  }
  const seen = new Set<number>();
  return edits.filter((one) => !seen.has(one.start) && seen.add(one.start) !== undefined);
}
