/**
 * What a name of a declaration stands for: classes, fields, methods and local variables of the workspace and the library.
 * A symbol is a summary: what other methods may know. Bodies stay in the syntax tree that the symbol points to.
 * Neighbours: made by `declare.ts`; found through `class-table.ts` and `members.ts`; read by lower.
 */
import type { Span } from '../base/span';
import type { CompilationUnit, EnumConstant, Expr, JavaAnnotation, Member, MethodDecl, Parameter, TypeDecl, TypeKind } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { JavaType } from './types';

export interface ClassSymbol {
  /** Qualified, erased and unique: `java.lang.Thread`, `Outer.Inner`; a second class of the same name gets a suffix `#2`. */
  readonly name: string;
  /** As messages say it. */
  readonly display: string;
  readonly simpleName: string;
  readonly kind: TypeKind;
  readonly unit: CompilationUnit;
  readonly outer: ClassSymbol | undefined;
  readonly isLibrary: boolean;
  readonly isStatic: boolean;
  readonly isFinal: boolean;
  readonly isAbstract: boolean;
  /** In source order. For an anonymous class the members of its body. */
  readonly members: readonly Member[];
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
  readonly enumConstants: readonly EnumConstant[];
  readonly recordComponents: readonly Parameter[];
  /** The declaration; undefined for an anonymous class. */
  readonly decl: TypeDecl | undefined;
  /** Why its methods are not translated, as a noun phrase ("an anonymous class"); undefined for ordinary classes. */
  readonly untranslated: string | undefined;
  readonly span: Span;
  readonly nameSpan: Span;
  // The rest is filled in by the later steps of `declare.ts` and constant from then on.
  typeParams: readonly (JavaType & { readonly kind: 'typeVariable' })[];
  /** Undefined only for `java.lang.Object` and interfaces. */
  superclass: JavaType | undefined;
  interfaces: readonly JavaType[];
  /** Superclasses and interfaces that have neither source nor a trusted specification. */
  unknownSupers: readonly string[];
  memberTypes: ReadonlyMap<string, ClassSymbol>;
  fields: readonly FieldSymbol[];
  /** Constructors included; implicit ones too. */
  methods: readonly MethodSymbol[];
}

export interface FieldSymbol {
  /** `CLASS.name`. */
  readonly id: string;
  readonly name: string;
  readonly owner: ClassSymbol;
  readonly type: JavaType;
  readonly isStatic: boolean;
  readonly isFinal: boolean;
  readonly isVolatile: boolean;
  readonly isPrivate: boolean;
  /** Declared in a specification; not visible to Java. */
  readonly isGhost: boolean;
  readonly init: Expr | undefined;
  /** The clause of a ghost field. */
  readonly ghost: (SpecClause & { readonly kind: 'ghost' }) | undefined;
  /** The enum constant that it stands for. */
  readonly enumConstant: EnumConstant | undefined;
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
  readonly span: Span;
  readonly nameSpan: Span;
}

/** Where a method comes from when no one wrote it. */
export type Implicit = 'defaultConstructor' | 'recordConstructor' | 'recordAccessor' | 'enumMethod';

export interface MethodSymbol {
  /** Unique: `Job.run()`, `Vector.<init>(int)`. */
  readonly id: string;
  readonly name: string;
  readonly owner: ClassSymbol;
  readonly isConstructor: boolean;
  readonly isStatic: boolean;
  readonly isPrivate: boolean;
  readonly isFinal: boolean;
  /** Without a body that could run: abstract, or of an interface and not default. */
  readonly isAbstract: boolean;
  readonly isSynchronized: boolean;
  readonly isNative: boolean;
  readonly isVarArgs: boolean;
  readonly typeParams: readonly (JavaType & { readonly kind: 'typeVariable' })[];
  readonly params: readonly ParameterSymbol[];
  readonly returnType: JavaType;
  readonly throws: readonly JavaType[];
  /** Undefined for an implicit one. */
  readonly decl: MethodDecl | undefined;
  readonly implicit: Implicit | undefined;
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
  readonly span: Span;
  readonly nameSpan: Span;
}

export interface ParameterSymbol {
  readonly name: string;
  readonly type: JavaType;
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
  readonly span: Span;
}

/** A local variable or parameter of one body. Two are the same only if they are the same object. */
export interface LocalVariable {
  readonly name: string;
  readonly type: JavaType;
  readonly isParameter: boolean;
  readonly isNonNull: boolean;
  readonly span: Span;
}

/** The locals that a place sees, innermost first. */
export interface LocalScope {
  readonly variable: LocalVariable;
  readonly next: LocalScope | undefined;
}

/** The variable of that name in scope. */
export function lookUpLocal(scope: LocalScope | undefined, name: string): LocalVariable | undefined {
  for (let entry = scope; entry !== undefined; entry = entry.next) if (entry.variable.name === name) return entry.variable;
  return undefined;
}

/** The class type of a class seen from its inside: its own type variables as arguments. */
export function typeOfThis(owner: ClassSymbol): JavaType {
  return { kind: 'class', name: owner.name, args: owner.typeParams };
}
