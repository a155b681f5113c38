/**
 * The immutable syntax tree of a Java file, with its specifications attached where they stand.
 * Why our own tree: tree-sitter's nodes are mutable, positional and die with their tree; passes need plain values that
 * compare and hash. Nothing here is resolved: names are as written.
 * Neighbours: built by `parse.ts`; read by resolve. Specifications are in `spec-ast.ts`.
 */
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { SpecClause } from './spec-ast';

/** A whole file. `diagnostics` holds `java-syntax` and `spec-syntax` errors. */
export interface CompilationUnit {
  readonly path: string;
  readonly packageName: string;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDecl[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether any specification comment (or one of the understood Java annotations) occurs in the file. */
  readonly hasSpecs: boolean;
  /** Whether a specification comment says anything but which diagnostics are not to be shown. Absent: no. */
  readonly hasClauses?: true;
  /** Whether the word `lombok` stands in the file, outside of which nothing can be of Lombok. Absent: no. */
  readonly mentionsLombok?: true;
  /** Every `nowarn` of the file, wherever it stands, in source order. */
  readonly nowarns: readonly Nowarn[];
}

/** `nowarn CODE, ...`: these codes are not shown on the line where it stands. */
export interface Nowarn {
  readonly codes: readonly Identifier[];
  /** The whole line, without its line break. */
  readonly line: Span;
  /** The clause. */
  readonly span: Span;
}

export interface Import {
  readonly name: string;
  readonly isStatic: boolean;
  /** `import a.b.*` */
  readonly onDemand: boolean;
  readonly span: Span;
}

export interface Identifier {
  readonly name: string;
  readonly span: Span;
}

/** A Java annotation such as `@GuardedBy("lock")`. */
export interface JavaAnnotation {
  readonly name: string;
  /**
   * The strings of its one argument: none for an annotation without arguments, undefined where there is something else in the parentheses.
   */
  readonly values: readonly string[] | undefined;
  /** Its arguments by name, in order; one without a name is `value`. */
  readonly elements: readonly AnnotationElement[];
  readonly span: Span;
}

export interface AnnotationElement {
  readonly name: string;
  readonly value: AnnotationValue;
}

/** An argument of an annotation. A name is its last part (`AccessLevel.NONE` is `NONE`); `other`: what nobody asks for. */
export type AnnotationValue =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'array'; readonly values: readonly AnnotationValue[] }
  | { readonly kind: 'other' };

export interface Modifiers {
  /** `public`, `static`, `final`, `synchronized`, `volatile`, `abstract`, `native`, `default`, ... as written. */
  readonly words: readonly string[];
  readonly annotations: readonly JavaAnnotation[];
}

// ---------------------------------------------------------------- types

export interface WildcardBound {
  readonly word: 'extends' | 'super';
  readonly type: TypeRef;
}

/** A type as written. `name` may be dotted. `isDiamond`: `<>`, arguments that the place gives. */
export type TypeRef =
  | {
      readonly kind: 'primitive';
      readonly name: 'boolean' | 'byte' | 'short' | 'char' | 'int' | 'long' | 'float' | 'double';
      readonly span: Span;
    }
  | { readonly kind: 'void'; readonly span: Span }
  | { readonly kind: 'var'; readonly span: Span }
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly args: readonly TypeRef[];
      readonly isDiamond?: true | undefined;
      readonly span: Span;
    }
  | { readonly kind: 'array'; readonly element: TypeRef; readonly span: Span }
  /** `?`, `? extends T`, `? super T`: only ever an argument; `text` is for display, the bound is what counts. */
  | { readonly kind: 'wildcard'; readonly text: string; readonly bound?: WildcardBound | undefined; readonly span: Span }
  /** A ghost map type, `int -> Thread`; only in specifications. */
  | { readonly kind: 'map'; readonly key: TypeRef; readonly value: TypeRef; readonly span: Span };

export interface TypeParam {
  readonly name: string;
  readonly bounds: readonly TypeRef[];
  readonly span: Span;
}

// ---------------------------------------------------------------- declarations

export type TypeKind = 'class' | 'interface' | 'enum' | 'record' | 'annotation';

export interface TypeDecl {
  readonly kind: TypeKind;
  readonly name: Identifier;
  readonly modifiers: Modifiers;
  readonly typeParams: readonly TypeParam[];
  readonly superclass: TypeRef | undefined;
  /** `implements` of a class, `extends` of an interface. */
  readonly interfaces: readonly TypeRef[];
  readonly recordComponents: readonly Parameter[];
  readonly enumConstants: readonly EnumConstant[];
  /** In source order. */
  readonly members: readonly Member[];
  /** Clauses before the class (`thread_local`, ...). Clauses in its body are members of kind `spec`. */
  readonly specs: readonly SpecClause[];
  readonly span: Span;
}

export interface EnumConstant {
  readonly name: Identifier;
  readonly args: readonly Expr[];
  readonly body: readonly Member[] | undefined;
  readonly span: Span;
}

export type Member =
  | FieldDecl
  | MethodDecl
  | { readonly kind: 'initializer'; readonly isStatic: boolean; readonly body: Stmt & { readonly kind: 'block' }; readonly span: Span }
  | { readonly kind: 'type'; readonly decl: TypeDecl; readonly span: Span }
  /** `env_assumption`, `global_invariant`, `ghost`, `axiom` in a class body. */
  | { readonly kind: 'spec'; readonly clause: SpecClause; readonly span: Span }
  /** A member that did not parse; it has been reported. */
  | { readonly kind: 'error'; readonly span: Span };

/** One declared variable: `int a, b[];` makes two `FieldDecl`s that share `modifiers` and `specs`. */
export interface FieldDecl {
  readonly kind: 'field';
  readonly modifiers: Modifiers;
  readonly type: TypeRef;
  readonly name: Identifier;
  readonly init: Expr | undefined;
  /** Discipline clauses before the field or between its modifiers and its type. */
  readonly specs: readonly SpecClause[];
  readonly span: Span;
}

export interface Parameter {
  readonly modifiers: Modifiers;
  readonly type: TypeRef;
  readonly name: Identifier;
  readonly isVarArgs: boolean;
  readonly specs: readonly SpecClause[];
  readonly span: Span;
}

export interface MethodDecl {
  readonly kind: 'method';
  readonly isConstructor: boolean;
  /** The compact canonical constructor of a record. */
  readonly isCompact: boolean;
  readonly modifiers: Modifiers;
  readonly typeParams: readonly TypeParam[];
  readonly returnType: TypeRef;
  readonly name: Identifier;
  readonly params: readonly Parameter[];
  readonly throws: readonly TypeRef[];
  /** Absent for abstract, interface and native methods. */
  readonly body: (Stmt & { readonly kind: 'block' }) | undefined;
  /** Clauses before the method (also between modifiers and type). */
  readonly specs: readonly SpecClause[];
  /** Whether the method contains a syntax error: its verdict is `skipped`. */
  readonly hasErrors: boolean;
  /** The annotation, as it is written, that makes a library generate the method (`lombok/expand.ts`). Absent: somebody wrote it. */
  readonly generatedBy?: string;
  /** From the first specification or modifier to the closing brace. */
  readonly span: Span;
}

// ---------------------------------------------------------------- statements

export type Stmt =
  | { readonly kind: 'block'; readonly stmts: readonly Stmt[]; readonly span: Span }
  /** One declared variable; `int a = 1, b = 2;` makes two. */
  | {
      readonly kind: 'local';
      readonly modifiers: Modifiers;
      readonly type: TypeRef;
      readonly name: Identifier;
      readonly init: Expr | undefined;
      readonly specs: readonly SpecClause[];
      readonly span: Span;
    }
  | { readonly kind: 'localType'; readonly decl: TypeDecl; readonly span: Span }
  | { readonly kind: 'expr'; readonly expr: Expr; readonly span: Span }
  | { readonly kind: 'if'; readonly cond: Expr; readonly then: Stmt; readonly else: Stmt | undefined; readonly span: Span }
  | { readonly kind: 'while'; readonly cond: Expr; readonly body: Stmt; readonly specs: readonly SpecClause[]; readonly span: Span }
  | { readonly kind: 'doWhile'; readonly cond: Expr; readonly body: Stmt; readonly specs: readonly SpecClause[]; readonly span: Span }
  | {
      readonly kind: 'for';
      readonly init: readonly Stmt[];
      readonly cond: Expr | undefined;
      readonly update: readonly Expr[];
      readonly body: Stmt;
      readonly specs: readonly SpecClause[];
      readonly span: Span;
    }
  | {
      readonly kind: 'forEach';
      readonly variable: Parameter;
      readonly iterable: Expr;
      readonly body: Stmt;
      readonly specs: readonly SpecClause[];
      readonly span: Span;
    }
  | { readonly kind: 'labeled'; readonly label: Identifier; readonly body: Stmt; readonly span: Span }
  | { readonly kind: 'break'; readonly label: Identifier | undefined; readonly span: Span }
  | { readonly kind: 'continue'; readonly label: Identifier | undefined; readonly span: Span }
  | { readonly kind: 'return'; readonly value: Expr | undefined; readonly span: Span }
  | { readonly kind: 'throw'; readonly value: Expr; readonly span: Span }
  | { readonly kind: 'yield'; readonly value: Expr; readonly span: Span }
  | { readonly kind: 'synchronized'; readonly lock: Expr; readonly body: Stmt; readonly span: Span }
  | {
      readonly kind: 'try';
      readonly resources: readonly Stmt[];
      readonly body: Stmt;
      readonly catches: readonly CatchClause[];
      readonly finally: Stmt | undefined;
      readonly span: Span;
    }
  | { readonly kind: 'switch'; readonly subject: Expr; readonly cases: readonly SwitchCase[]; readonly span: Span }
  | { readonly kind: 'assert'; readonly cond: Expr; readonly message: Expr | undefined; readonly span: Span }
  /** An explicit constructor call: `this(...)`, `super(...)`, `outer.super(...)`. */
  | {
      readonly kind: 'constructorCall';
      readonly target: 'this' | 'super';
      readonly outer: Expr | undefined;
      readonly args: readonly Expr[];
      readonly span: Span;
    }
  | { readonly kind: 'empty'; readonly span: Span }
  /** A specification where a statement may stand: `witness`, `assert`, `assume`, `unreachable`, `set`, `requires`-like ones are errors. */
  | { readonly kind: 'spec'; readonly clause: SpecClause; readonly span: Span }
  /** `//@ atomic` before a block, or a block written `{{ ... }}`. */
  | { readonly kind: 'atomic'; readonly body: Stmt; readonly span: Span }
  /** Did not parse; reported. */
  | { readonly kind: 'error'; readonly span: Span };

export interface CatchClause {
  readonly types: readonly TypeRef[];
  readonly name: Identifier;
  readonly body: Stmt;
  readonly span: Span;
}

/**
 * `object::method`, `Type::method`, `super::method`, `Type::new`. A plain name before the colons is an `object`, since only resolve knows
 * what it means; `type` is given where it can only be a type. `method` is `new` for a constructor.
 */
export interface MethodRef {
  readonly kind: 'methodRef';
  readonly text: string;
  readonly object: Expr | undefined;
  readonly type: TypeRef | undefined;
  readonly isSuper: boolean;
  readonly method: Identifier;
  readonly span: Span;
}

/** `case A, B:` or `case A, B ->` or `default`; a pattern is a label of kind `pattern`, `case null` one of kind `nullLit`. */
export interface SwitchCase {
  readonly labels: readonly Expr[];
  /** `when e`. */
  readonly guard: Expr | undefined;
  readonly isDefault: boolean;
  readonly isArrow: boolean;
  /** For an arrow: one statement (an expression statement, a block or a throw). */
  readonly body: readonly Stmt[];
  readonly span: Span;
}

/** A pattern (Java Language Specification 14.30): tests a value and names it or its parts. */
export type Pattern =
  /** `T x` or `var x`; without a name it binds nothing. */
  | { readonly kind: 'type'; readonly type: TypeRef; readonly name: Identifier | undefined; readonly span: Span }
  | { readonly kind: 'record'; readonly type: TypeRef; readonly parts: readonly Pattern[]; readonly span: Span }
  /** `_` */
  | { readonly kind: 'any'; readonly span: Span };

// ---------------------------------------------------------------- expressions

export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<<'
  | '>>'
  | '>>>'
  | '&'
  | '|'
  | '^'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | '&&'
  | '||';

export type Expr =
  /** `value` is the decimal text of the value; `type` by its suffix. */
  | { readonly kind: 'intLit'; readonly value: string; readonly type: 'int' | 'long'; readonly span: Span }
  | { readonly kind: 'floatLit'; readonly text: string; readonly type: 'float' | 'double'; readonly span: Span }
  | { readonly kind: 'boolLit'; readonly value: boolean; readonly span: Span }
  | { readonly kind: 'charLit'; readonly value: number; readonly span: Span }
  | { readonly kind: 'stringLit'; readonly value: string; readonly span: Span }
  | { readonly kind: 'nullLit'; readonly span: Span }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'this'; readonly qualifier: string | undefined; readonly span: Span }
  /** `object.name`; also a qualified name `a.b.c` (nested), since only resolve knows what `a` is. */
  | { readonly kind: 'field'; readonly object: Expr; readonly name: Identifier; readonly span: Span }
  | { readonly kind: 'superField'; readonly name: Identifier; readonly span: Span }
  | { readonly kind: 'index'; readonly array: Expr; readonly index: Expr; readonly span: Span }
  /** `object` undefined for an unqualified call; `isSuper` for `super.m()`. */
  | {
      readonly kind: 'call';
      readonly object: Expr | undefined;
      readonly isSuper: boolean;
      readonly name: Identifier;
      readonly args: readonly Expr[];
      /** Those that are written: `List.<String>of()`. */
      readonly typeArguments?: readonly TypeRef[] | undefined;
      readonly span: Span;
    }
  | {
      readonly kind: 'new';
      readonly outer: Expr | undefined;
      readonly type: TypeRef;
      readonly args: readonly Expr[];
      readonly body: readonly Member[] | undefined;
      readonly span: Span;
    }
  /** `new T[d0][d1][]`: `dims` are the given sizes, `extraDims` the empty brackets; or an initializer. */
  | {
      readonly kind: 'newArray';
      readonly element: TypeRef;
      readonly dims: readonly Expr[];
      readonly extraDims: number;
      readonly init: Expr | undefined;
      readonly span: Span;
    }
  /** `{a, b}`; only as an initializer. */
  | { readonly kind: 'arrayInit'; readonly elements: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'unary'; readonly op: '+' | '-' | '!' | '~'; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'update'; readonly op: '++' | '--'; readonly isPrefix: boolean; readonly target: Expr; readonly span: Span }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr; readonly span: Span }
  /** `op` is undefined for `=`, else the operator of the compound assignment. */
  | { readonly kind: 'assign'; readonly op: BinaryOp | undefined; readonly target: Expr; readonly value: Expr; readonly span: Span }
  | { readonly kind: 'conditional'; readonly cond: Expr; readonly then: Expr; readonly else: Expr; readonly span: Span }
  | {
      readonly kind: 'instanceof';
      readonly operand: Expr;
      readonly type: TypeRef;
      readonly binding: Identifier | undefined;
      readonly span: Span;
    }
  /** `e instanceof R(p, q)`. */
  | { readonly kind: 'matches'; readonly operand: Expr; readonly pattern: Pattern; readonly span: Span }
  /** Only as the label of a case. */
  | { readonly kind: 'pattern'; readonly pattern: Pattern; readonly span: Span }
  | { readonly kind: 'cast'; readonly type: TypeRef; readonly operand: Expr; readonly span: Span }
  /** `paramTypes` are as many as `params`; undefined where none is written (`x ->`, `(var x) ->`). */
  | {
      readonly kind: 'lambda';
      readonly params: readonly Identifier[];
      readonly paramTypes: readonly (TypeRef | undefined)[];
      readonly body: Expr | Stmt;
      readonly span: Span;
    }
  | MethodRef
  | { readonly kind: 'classLit'; readonly type: TypeRef; readonly span: Span }
  | { readonly kind: 'switchExpr'; readonly subject: Expr; readonly cases: readonly SwitchCase[]; readonly span: Span }
  /** Java that this tree does not represent; `what` names it for the user ("a string template"). */
  | { readonly kind: 'unsupported'; readonly what: string; readonly span: Span }
  /** Did not parse; reported. */
  | { readonly kind: 'error'; readonly span: Span };
