/**
 * The typed tree of a body: names are resolved, `this` is explicit, overloads are chosen, conversions and boxing are nodes,
 * constants are folded. Types are Java's; `erasure` is applied where they are lowered.
 * What is not translated stays as an `unsupported` node that says why; the rest of the body is still elaborated.
 * Neighbours: made by `elaborate-*.ts` from syntax/ast; read by plato/lower.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { ClassSymbol, FieldSymbol, LocalScope, LocalVariable, MethodSymbol } from './symbols';
import type { JavaType, PrimitiveName } from './types';

/** A value known when compiling. Characters are ints. A float keeps its text. */
export type Constant =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'null' };

export type ArithmeticOp = '+' | '-' | '*' | '/' | '%' | '<<' | '>>' | '>>>' | '&' | '|' | '^';
export type ComparisonOp = '<' | '<=' | '>' | '>=' | '==' | '!=';

interface Node {
  readonly type: JavaType;
  readonly span: Span;
  /** The expression as written, for messages; undefined for what Java adds by itself. */
  readonly source: Expr | undefined;
}

export type Target =
  | (Node & { readonly kind: 'local'; readonly variable: LocalVariable })
  | (Node & { readonly kind: 'field'; readonly object: TypedExpr; readonly field: FieldSymbol })
  /** `object` is evaluated and thrown away (`o.STATIC`). */
  | (Node & { readonly kind: 'static'; readonly field: FieldSymbol; readonly object: TypedExpr | undefined })
  | (Node & { readonly kind: 'element'; readonly array: TypedExpr; readonly index: TypedExpr });

export type TypedExpr =
  | Target
  | (Node & { readonly kind: 'constant'; readonly constant: Constant })
  | (Node & { readonly kind: 'classObject'; readonly className: string })
  | (Node & { readonly kind: 'this' })
  | (Node & { readonly kind: 'currentThread' })
  | (Node & { readonly kind: 'length'; readonly array: TypedExpr })
  | (Node & { readonly kind: 'call'; readonly method: MethodSymbol; readonly dispatch: Dispatch; readonly args: readonly TypedExpr[] })
  /**
   * `captured` are the values of the hidden parameters, as many as the class `captures`. `isDereferencing`: the first of them must not be
   * null (`o.new Inner()`, `o::m`). `constant`: it is this constant of an enum.
   */
  | (Node & {
      readonly kind: 'new';
      readonly class: ClassSymbol;
      readonly constructor_: MethodSymbol;
      readonly args: readonly TypedExpr[];
      readonly captured?: readonly TypedExpr[];
      readonly isDereferencing?: boolean;
      readonly constant?: FieldSymbol;
    })
  /** `dims` are the given sizes, outermost first; `type` is the whole array's. */
  | (Node & { readonly kind: 'newArray'; readonly dims: readonly TypedExpr[] })
  /** `isOfInferredClass`: packed by a call; its class depends on what Java infers, and may be any between the elements' and `type`. */
  | (Node & { readonly kind: 'arrayInit'; readonly elements: readonly TypedExpr[]; readonly isOfInferredClass?: true })
  /** `a.clone()`. */
  | (Node & { readonly kind: 'copyArray'; readonly array: TypedExpr })
  /** `-` and `~` on promoted operands; `!` on a boolean. */
  | (Node & { readonly kind: 'unary'; readonly op: '-' | '~' | '!'; readonly operand: TypedExpr })
  /** Operands converted to `at` (for shifts each promoted by itself; `boolean` for the logical `&`, `|`, `^`). */
  | (Node & {
      readonly kind: 'arithmetic';
      readonly op: ArithmeticOp;
      readonly at: PrimitiveName;
      readonly left: TypedExpr;
      readonly right: TypedExpr;
    })
  /**
   * `content`: `equals` of strings and wrappers; the left side is dereferenced. `class`: of `getClass()` of the sides, of which one may be
   * a class literal; the others are dereferenced.
   */
  | (Node & {
      readonly kind: 'comparison';
      readonly op: ComparisonOp;
      readonly at: PrimitiveName | 'reference' | 'content' | 'class';
      readonly left: TypedExpr;
      readonly right: TypedExpr;
    })
  | (Node & { readonly kind: 'and' | 'or'; readonly left: TypedExpr; readonly right: TypedExpr })
  | (Node & { readonly kind: 'concatenation'; readonly left: TypedExpr; readonly right: TypedExpr })
  | (Node & { readonly kind: 'assign'; readonly target: Target; readonly value: TypedExpr })
  /**
   * `target op= value` and `++`, `--` (with `value` 1): `combine` says how the old value and `value` make the new one. `isPostfix`: the
   * result is the old value.
   */
  | (Node & {
      readonly kind: 'compound';
      readonly target: Target;
      readonly combine: Combine;
      readonly value: TypedExpr;
      readonly isPostfix: boolean;
    })
  | (Node & { readonly kind: 'conditional'; readonly cond: TypedExpr; readonly then: TypedExpr; readonly else: TypedExpr })
  | (Node & {
      readonly kind: 'instanceof';
      readonly operand: TypedExpr;
      readonly tested: JavaType;
      readonly binding: LocalVariable | undefined;
    })
  | (Node & { readonly kind: 'matches'; readonly operand: TypedExpr; readonly pattern: TypedPattern })
  /** A reference cast that may fail. */
  | (Node & { readonly kind: 'cast'; readonly operand: TypedExpr })
  /** A reference of another static type that needs no test: an upcast, or `trusted` where it rests on type arguments being kept. */
  | (Node & { readonly kind: 'retype'; readonly operand: TypedExpr; readonly isTrusted: boolean })
  /** From one primitive type to another. */
  | (Node & { readonly kind: 'convert'; readonly operand: TypedExpr; readonly from: PrimitiveName; readonly to: PrimitiveName })
  | (Node & { readonly kind: 'box'; readonly operand: TypedExpr; readonly primitive: PrimitiveName })
  | (Node & { readonly kind: 'unbox'; readonly operand: TypedExpr; readonly primitive: PrimitiveName })
  | (Node & { readonly kind: 'switch'; readonly switch: TypedSwitch })
  /** `first` is evaluated and thrown away before the call of a static method: `make().staticMethod()`. */
  | (Node & { readonly kind: 'after'; readonly first: TypedExpr; readonly value: TypedExpr })
  /** `o.wait(...)`, `o.notify()`, `o.notifyAll()`. */
  | (Node & {
      readonly kind: 'monitor';
      readonly which: 'wait' | 'notify';
      readonly object: TypedExpr;
      readonly args: readonly TypedExpr[];
    })
  | (Node & { readonly kind: 'startThread'; readonly thread: TypedExpr })
  /**
   * Code without source: `name` says in words what is called, made or read; undefined where only a value of unknown type is needed as one
   * of another type. The parts are evaluated and handed to it. `method`: the name of the method that is called, or of the class of which an
   * object is made. `arity`: how many arguments it is given, where that is known. `field`: the name of what is read. `changesLocks`: it may
   * be a call that takes a lock or gives it back. `mayGiveUp`: it may be a call of `wait` or of its kin, which gives up what the thread
   * holds. `isNew`: it makes an object, so that it gives no null. `isOfLibrary`: the class that it is of has a stub, which lacks it.
   * `refersTo`: it is a method reference, and whoever runs it calls a method of that name; `below`: of a class of the workspace below this
   * one of the library, if of any here.
   */
  | (Node & {
      readonly kind: 'opaque';
      readonly name: string | undefined;
      readonly parts: readonly TypedExpr[];
      readonly method?: string;
      readonly arity?: number;
      readonly field?: string;
      readonly mayGiveUp?: true;
      readonly changesLocks?: true;
      readonly isNew?: true;
      readonly isOfLibrary?: true;
      readonly refersTo?: { readonly method: string; readonly below?: string };
    })
  /** `reason` is a noun phrase, or a clause that begins with a verb: "a lambda expression", "calls `f`, which ...". */
  /** `waits`: an argument that is elaborated when its parameter is known (`arguments.ts`). */
  | (Node & { readonly kind: 'unsupported'; readonly reason: string; readonly waits?: true });

/** Without casts, and without what comes before it. */
export type Stripped = Exclude<TypedExpr, { readonly kind: 'after' | 'retype' | 'cast' }>;

/** The reading of a field, of an object or static. */
export type FieldRead = Extract<Target, { readonly kind: 'field' | 'static' }>;

/** How a call finds its method. A `virtual` one considers every override. */
export type Dispatch =
  | { readonly kind: 'static' }
  | { readonly kind: 'exact'; readonly receiver: TypedExpr }
  | { readonly kind: 'virtual'; readonly receiver: TypedExpr };

/**
 * How a compound assignment computes: at `at`, then back to the target's type; or string concatenation. `boxed`: the target holds a
 * wrapper.
 */
export type Combine =
  | {
      readonly kind: 'arithmetic';
      readonly op: ArithmeticOp;
      readonly at: PrimitiveName;
      readonly from: PrimitiveName;
      readonly boxed: boolean;
    }
  | { readonly kind: 'concatenation' };

/**
 * A pattern with what it takes to match: `isTotal` where every value of the matched type fits (null included). The object and the
 * components of a record are kept in hidden locals.
 */
export type TypedPattern =
  | {
      readonly kind: 'type';
      readonly tested: JavaType;
      readonly isTotal: boolean;
      readonly binding: LocalVariable | undefined;
      readonly span: Span;
    }
  | {
      readonly kind: 'record';
      readonly tested: JavaType;
      readonly object: LocalVariable;
      readonly parts: readonly TypedPart[];
      readonly span: Span;
    };

export interface TypedPart {
  readonly variable: LocalVariable;
  /** Calls the accessor on the record's hidden local. */
  readonly value: TypedExpr;
  readonly pattern: TypedPattern;
}

export interface TypedSwitch {
  readonly subject: TypedExpr;
  /** Undefined for a statement; the type that all values are converted to. */
  readonly result: JavaType | undefined;
  readonly cases: readonly TypedCase[];
  readonly span: Span;
}

export interface TypedCase {
  /** Constants of numbers, strings and enums. */
  readonly labels: readonly TypedExpr[];
  readonly patterns: readonly TypedPattern[];
  readonly matchesNull: boolean;
  readonly guard: TypedExpr | undefined;
  readonly isDefault: boolean;
  readonly isArrow: boolean;
  readonly body: readonly TypedStmt[];
  readonly span: Span;
}

/** Specification clauses keep the locals that they see. */
export interface ScopedClause {
  readonly clause: SpecClause;
  readonly scope: LocalScope | undefined;
}

export type TypedStmt =
  | { readonly kind: 'block'; readonly stmts: readonly TypedStmt[]; readonly span: Span }
  /** `specs` stand before or within a declaration that somebody wrote. */
  | {
      readonly kind: 'local';
      readonly variable: LocalVariable;
      readonly init: TypedExpr | undefined;
      readonly specs?: readonly ScopedClause[];
      readonly span: Span;
    }
  | { readonly kind: 'expr'; readonly expr: TypedExpr; readonly span: Span }
  | { readonly kind: 'if'; readonly cond: TypedExpr; readonly then: TypedStmt; readonly else: TypedStmt | undefined; readonly span: Span }
  /** `while`, `do` and `for`; initializers of a `for` stand before it. `testsFirst` is false for `do`. */
  | {
      readonly kind: 'loop';
      readonly cond: TypedExpr | undefined;
      readonly testsFirst: boolean;
      readonly update: readonly TypedExpr[];
      readonly body: TypedStmt;
      readonly specs: readonly ScopedClause[];
      readonly labels: readonly string[];
      readonly span: Span;
    }
  /** `array` and `index` are hidden locals; `variable` gets each element by the statement `element`. */
  | {
      readonly kind: 'forEachArray';
      readonly array: LocalVariable;
      readonly arrayInit: TypedExpr;
      readonly index: LocalVariable;
      readonly element: TypedStmt;
      readonly body: TypedStmt;
      readonly specs: readonly ScopedClause[];
      readonly labels: readonly string[];
      readonly span: Span;
    }
  | { readonly kind: 'labeled'; readonly label: string; readonly body: TypedStmt; readonly span: Span }
  | { readonly kind: 'break' | 'continue'; readonly label: string | undefined; readonly span: Span }
  | { readonly kind: 'return'; readonly value: TypedExpr | undefined; readonly span: Span }
  | { readonly kind: 'yield'; readonly value: TypedExpr; readonly span: Span }
  | { readonly kind: 'throw'; readonly value: TypedExpr; readonly span: Span }
  | { readonly kind: 'synchronized'; readonly lock: TypedExpr; readonly body: TypedStmt; readonly span: Span }
  | {
      readonly kind: 'try';
      readonly body: TypedStmt;
      readonly catches: readonly TypedCatch[];
      readonly finally: TypedStmt | undefined;
      /** It is there to close a resource: the exception that was thrown first goes on, as it is. Absent: no. */
      readonly closes?: true;
      readonly span: Span;
    }
  | { readonly kind: 'switch'; readonly switch: TypedSwitch; readonly span: Span }
  /** `hasMessage`: code that runs where it fails, which nothing looks into. */
  | { readonly kind: 'assert'; readonly cond: TypedExpr; readonly hasMessage?: true; readonly span: Span }
  | {
      readonly kind: 'constructorCall';
      readonly constructor_: MethodSymbol;
      readonly args: readonly TypedExpr[];
      readonly captured?: readonly TypedExpr[];
      readonly isSuper: boolean;
      readonly span: Span;
    }
  | { readonly kind: 'spec'; readonly clause: ScopedClause; readonly span: Span }
  | { readonly kind: 'atomic'; readonly body: TypedStmt; readonly span: Span }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly span: Span };

export interface TypedCatch {
  readonly types: readonly ClassSymbol[];
  /** It names classes of which nothing is known as well: it may catch any exception, or let it go. Absent: no. */
  readonly catchesUnknown?: true;
  readonly variable: LocalVariable;
  readonly body: TypedStmt;
  readonly span: Span;
}

/** The body of a method, constructor or static initializer. */
export interface TypedBody {
  /** `this` is not among them. */
  readonly params: readonly LocalVariable[];
  readonly stmts: readonly TypedStmt[];
  /** The locals that the body assigns after their declaration; parameters among them need a copy. */
  readonly assigned: ReadonlySet<LocalVariable>;
}
