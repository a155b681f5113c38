/**
 * What a name of a declaration stands for: classes, fields, methods and local variables of the workspace and the library.
 * A symbol is a summary: what other methods may know. Bodies stay in the syntax tree that the symbol points to.
 * Neighbours: made by `declare.ts`; found through `class-table.ts` and `members.ts`; read by lower.
 */
import type { Span } from '../base/span';
import type { CompilationUnit, EnumConstant, Expr, JavaAnnotation, Member, MethodDecl, Parameter, TypeDecl, TypeKind } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { NeverNull } from './never-null';
import type { Constant } from './typed';
import type { JavaType } from './types';

/** Where a class is declared. A lambda or method reference is a class that nobody can name, with the one method of its interface. */
export type ClassPlace = 'member' | 'local' | 'anonymous' | 'lambda';

export interface ClassSymbol {
  /** Qualified, erased and unique: `java.lang.Thread`, `Outer.Inner`; a second class of the same name gets a suffix `#2`. */
  readonly name: string;
  /** As messages say it. */
  readonly display: string;
  readonly simpleName: string;
  readonly kind: TypeKind;
  readonly place: ClassPlace;
  readonly unit: CompilationUnit;
  /** For a class in the body of a lambda the lambda's class, once that body has been elaborated. */
  outer: ClassSymbol | undefined;
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
  /** Why its methods are not translated, as a noun phrase ("an anonymous class"): until the body that declares it has been elaborated. */
  untranslated: string | undefined;
  readonly span: Span;
  readonly nameSpan: Span;
  // The rest is filled in by the later steps of `declare.ts` and constant from then on.
  typeParams: readonly (JavaType & { readonly kind: 'typeVariable' })[];
  /** Undefined only for `java.lang.Object` and interfaces. */
  superclass: JavaType | undefined;
  interfaces: readonly JavaType[];
  /** Superclasses and interfaces that have neither source nor a trusted specification. */
  unknownSupers: readonly string[];
  /** One of these is its superclass, or may be. */
  hasUnknownSuperclass: boolean;
  memberTypes: ReadonlyMap<string, ClassSymbol>;
  fields: readonly FieldSymbol[];
  /** Constructors included; implicit ones too. */
  methods: readonly MethodSymbol[];
  /**
   * Of a class of the library: what objects of exactly this class do, where the stubs say less of it in `methods` (`@Exactly`). No call is
   * resolved to one, and nothing overrides one: it runs where the class of the receiver is certain.
   */
  exactMethods: readonly MethodSymbol[];
  /** What a class that is declared in a body sees there; undefined for members of classes. */
  surroundings: Surroundings | undefined;
  /** What its objects take along from where they are made. Grows while its bodies are elaborated. */
  captures: readonly Capture[];
}

/** The place of the body that declares a class. */
export interface Surroundings {
  readonly scope: LocalScope | undefined;
  /** There is no `this` there. */
  readonly isStatic: boolean;
  readonly typeVariables: readonly (JavaType & { readonly kind: 'typeVariable' })[];
  readonly localTypes: LocalTypes | undefined;
}

/** The local classes in scope, innermost first. */
export interface LocalTypes {
  readonly symbol: ClassSymbol;
  readonly next: LocalTypes | undefined;
}

/**
 * One thing that an object takes along: a final field that every constructor of the class gets as a hidden parameter and sets before
 * anything else (javac does the same). `variable` is the local that it copies; undefined for the enclosing object.
 */
export interface Capture {
  readonly field: FieldSymbol;
  readonly parameter: LocalVariable;
  readonly variable: LocalVariable | undefined;
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
  /** Absent: no. */
  readonly isTransient?: true | undefined;
  readonly isPrivate: boolean;
  /** Absent: private or public. */
  readonly access?: 'package' | 'protected' | undefined;
  /** Declared in a specification; not visible to Java. */
  readonly isGhost: boolean;
  readonly init: Expr | undefined;
  /** The clause of a ghost field. */
  readonly ghost: (SpecClause & { readonly kind: 'ghost' }) | undefined;
  /** The enum constant that it stands for. */
  readonly enumConstant: EnumConstant | undefined;
  /** What a hidden field holds: the enclosing object, or a copy of a local; undefined for fields that somebody wrote. */
  readonly captured?: 'outer' | 'variable' | undefined;
  /** Of a hidden field: what it copies is certainly not null. */
  readonly isCapturedNonNull?: boolean | undefined;
  /** Of a hidden field: the length of the array that it refers to. */
  readonly capturedLength?: bigint | undefined;
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
  readonly span: Span;
  readonly nameSpan: Span;
}

/** Where a method comes from when no one wrote it. */
export type Implicit = 'defaultConstructor' | 'anonymousConstructor' | 'recordConstructor' | 'recordAccessor' | 'enumMethod' | 'lambda';

export interface MethodSymbol {
  /** Unique: `Job.run()`, `Vector.<init>(int)`. */
  readonly id: string;
  readonly name: string;
  readonly owner: ClassSymbol;
  readonly isConstructor: boolean;
  readonly isStatic: boolean;
  readonly isPrivate: boolean;
  /** Absent: private or public. */
  readonly access?: 'package' | 'protected' | undefined;
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
  /** The constructor of the superclass to which that of an anonymous class hands its arguments. */
  readonly passesTo?: MethodSymbol | undefined;
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
  /** Where somebody has written that it is never null: everything that assigns it owes that. */
  readonly neverNull?: NeverNull | undefined;
  /**
   * Its initializer is certainly not null, or a constant. Says something of the variable only where that is assigned once, as captured ones
   * are.
   */
  readonly initializedNonNull?: boolean | undefined;
  readonly initializedTo?: Constant | undefined;
  /** A constant variable (Java Language Specification 4.12.4): declared `final`, and initialized with a constant expression. */
  readonly isConstant?: boolean | undefined;
  /** The object that it is initialized with is of exactly this class; or it is an array of this length. */
  readonly initializedWith?: JavaType | undefined;
  readonly initializedLength?: bigint | undefined;
  /** The class of the library of which it is initialized with a new object. Says something where it is assigned once. */
  readonly madeOfLibrary?: ClassSymbol | undefined;
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
