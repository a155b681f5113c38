/**
 * Plato, the parallel language of atomic operations (calvin-tcs section 2, Fig. 1 and 2), as every later pass sees a Java
 * program: declarations (classes, fields with their disciplines, environment assumptions, invariants) and procedures.
 *
 * The paper's language is `p?X | S;S | S [] S | S* | m()`. We add labelled blocks with exits (Java's break, continue,
 * return and exceptions) and keep calls with a receiver, arguments and results. A loop runs its body until an exit leaves it,
 * so `S*` is `block L { loop { exit L [] S } }`.
 *
 * Why everything is here: what is printed (`print.ts`) is what is checked; later passes read nothing of Java.
 * Neighbours: made by `lower.ts`; printed, parsed and validated beside it; read by sequential.
 */
import type { Span } from '../base/span';
import type { DisciplineKeyword } from '../diagnostics/disciplines';
import type { CallSite, Operation } from './operation';

export type { Assertion, CallSite, Failing, Operation, Origin, Subject } from './operation';
export { ORIGINS } from './operation';

// ---------------------------------------------------------------- types

/** Integers of every Java width (and char) are mathematical integers. `float` covers float and double, uninterpreted. */
export type Type =
  | { readonly kind: 'int' }
  | { readonly kind: 'bool' }
  | { readonly kind: 'float' }
  /**
   * A reference; `className` is the erased qualified name as in `ClassDecl.name`, or an array's `ELEMENT[]` (`int[]`,
   * `java.lang.Object[][]`).
   */
  | { readonly kind: 'ref'; readonly className: string }
  /** A ghost map; a value like any other. */
  | { readonly kind: 'map'; readonly key: Type; readonly value: Type };

export interface Variable {
  readonly name: string;
  readonly type: Type;
  /** Of a local: what it is there for, where something depends on it. Absent: nothing does. */
  readonly role?: VariableRole;
}

/**
 * `temporary`: holds one value of an expression, which it is given before it is read, in every round of a loop. `receiver`: the object of a
 * call in the place of which the body of its method stands. `selector`: says after a `finally` where to go on.
 */
export type VariableRole = 'temporary' | 'receiver' | 'selector';
export const VARIABLE_ROLES: readonly VariableRole[] = ['temporary', 'receiver', 'selector'];

// ---------------------------------------------------------------- expressions

/**
 * Which store an access reads. In a predicate over one store everything is `post` ("now"). In a predicate over two stores
 * (actions, environment assumptions, `ensures`) `pre` is the store before, or at method entry.
 */
export type When = 'pre' | 'post';

/** `/` and `%` truncate like Java's; `=` and `!=` compare ints, bools, floats, refs and maps. */
export type BinaryOp = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '=' | '!=' | '&&' | '||' | '==>' | '<==>';

/** A side-effect free expression. It is total: what Java would throw is asserted by the operation that uses it. */
export type Expr =
  /** Decimal text, possibly with a minus sign. */
  | { readonly kind: 'int'; readonly value: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'null' }
  /** An interned string literal: a non-null object, the same for the same text. */
  | { readonly kind: 'string'; readonly value: string }
  /** The object `C.class`: non-null, one per class. */
  | { readonly kind: 'classObject'; readonly className: string }
  /** The executing thread (in a discipline or environment assumption: the thread it speaks of). */
  | { readonly kind: 'tid' }
  /** The initial thread: not null, no object. */
  | { readonly kind: 'main' }
  /** A local, a parameter (`this` included), a bound variable, `$result` or `$exception`. */
  | { readonly kind: 'var'; readonly name: string; readonly type: Type }
  | { readonly kind: 'field'; readonly object: Expr; readonly field: string; readonly when: When; readonly type: Type }
  | { readonly kind: 'static'; readonly field: string; readonly when: When; readonly type: Type }
  | { readonly kind: 'elem'; readonly array: Expr; readonly index: Expr; readonly when: When; readonly type: Type }
  | { readonly kind: 'length'; readonly array: Expr }
  | { readonly kind: 'mapGet'; readonly map: Expr; readonly key: Expr; readonly type: Type }
  | { readonly kind: 'mapSet'; readonly map: Expr; readonly key: Expr; readonly value: Expr }
  | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Expr }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'ite'; readonly cond: Expr; readonly then: Expr; readonly else: Expr }
  /** An uninterpreted total function: bit operations, narrowing, floating arithmetic. Same name, same function, everywhere. */
  | { readonly kind: 'apply'; readonly name: string; readonly args: readonly Expr[]; readonly type: Type }
  /** Non-null and of a subtype. */
  | { readonly kind: 'instanceof'; readonly operand: Expr; readonly className: string }
  /** The dynamic type of `operand` is exactly this class. */
  | { readonly kind: 'exactType'; readonly operand: Expr; readonly className: string }
  /** Two objects have the same dynamic type. */
  | { readonly kind: 'sameType'; readonly left: Expr; readonly right: Expr }
  /** Allocated now, and not at method entry (`when` is always about entry). */
  | { readonly kind: 'fresh'; readonly operand: Expr }
  /** Reference variables range over allocated objects of their class, never null. */
  | { readonly kind: 'quantifier'; readonly which: 'forall' | 'exists'; readonly variables: readonly Variable[]; readonly body: Expr };

/** A place in the store or a local. The base and index are expressions over locals only (in operations). */
export type Location =
  | { readonly kind: 'local'; readonly name: string; readonly type: Type }
  | { readonly kind: 'field'; readonly object: Expr; readonly field: string; readonly type: Type }
  | { readonly kind: 'static'; readonly field: string; readonly type: Type }
  /** `isWhole`: all elements of the array, of which `index` is any (only as what an operation leaves open, of numbers and truth values). */
  | { readonly kind: 'elem'; readonly array: Expr; readonly index: Expr; readonly type: Type; readonly isWhole?: true };

// ---------------------------------------------------------------- statements

export type Stmt =
  | { readonly kind: 'op'; readonly op: Operation }
  | { readonly kind: 'seq'; readonly stmts: readonly Stmt[] }
  | { readonly kind: 'choice'; readonly branches: readonly Stmt[] }
  /** Runs `body` again and again until an exit leaves it. */
  | {
      readonly kind: 'loop';
      readonly invariants: readonly Clause[];
      readonly decreases: readonly Clause[];
      readonly body: Stmt;
      readonly span: Span;
    }
  /** `exit label` inside `body` continues after the block. Labels are unique in a procedure. */
  | { readonly kind: 'block'; readonly label: string; readonly body: Stmt }
  | { readonly kind: 'exit'; readonly label: string }
  /** The steps of `body` are one operation: no other thread between them; an assume in it makes the whole block. */
  | { readonly kind: 'atomic'; readonly body: Stmt; readonly span: Span }
  | Call;

/**
 * A call. Receiver (first, for instance methods) and arguments are expressions over locals; null receivers are asserted by
 * an operation before. `targets` are all procedures that may run, in a fixed order; with more than one, each runs where the
 * receiver's dynamic class is one of its `classes` (a partition of the possible classes).
 * `start`: the receiver, a thread, is started: its `run` (the targets) is entered by another thread, so only its `requires` is asserted
 * here, with `tid` read as the receiver; `start` has been set by an operation before. With one argument more than the receiver, that one is
 * the thread: it enters the `run` of another object, which is the receiver.
 */
export interface Call {
  readonly kind: 'call';
  readonly mode: 'call' | 'start';
  readonly targets: readonly { readonly procedure: string; readonly classes: readonly string[] }[];
  readonly args: readonly Expr[];
  /** The local that gets the result, if it is wanted. */
  readonly result: string | undefined;
  /** The local that gets the exception, and the label to leave to, when the callee throws; undefined where no target can throw. */
  readonly thrown: { readonly variable: string; readonly label: string } | undefined;
  /**
   * Of a method of the library without a body: what `by` and other code of the workspace that the library runs in it may do. It changes
   * nothing that others see. Absent: neither.
   */
  readonly userCode?: { readonly throws: 'unchecked' | 'any' | undefined; readonly waits: boolean; readonly by: string };
  /**
   * What the library may run in it, and that is not known to change nothing, has run before: a call of code without source stands there
   * (`lower/program/opaque-procedures.ts`). Absent: no.
   */
  readonly hasRunBefore?: true;
  /** It is here for what the library may run in it only, and gone where that does nothing (`lower/program/throws.ts`). */
  readonly isForUserCode?: true;
  /**
   * The classes of what stands in the last argument, an array that was made for this call alone; until it is known what the library may run
   * (`lower/program/throws.ts`).
   */
  readonly packed?: readonly string[];
  /** In the user's words: "calls `lastIndexOf`". */
  readonly description: string;
  readonly span: Span;
  readonly within: readonly CallSite[];
}

// ---------------------------------------------------------------- declarations

/** A `try` whose handlers may go on after one of Java's own checks has failed in it. */
export interface Try {
  /** What is tried. */
  readonly span: Span;
  /** A `finally` that passes the exception on: it matters only where these assert something. */
  readonly passesOn?: true;
  /** The procedures that are called in the handlers. Nothing else may lead there. */
  readonly calls: readonly string[];
}

/** A formula with where it stands and how the user wrote it. */
export interface Clause {
  readonly expr: Expr;
  readonly text: string;
  /**
   * Of a loop: nobody has written it, the translation proposes it. Used if the prover finds it inductive, dropped without a word if not.
   */
  readonly isProposed?: true;
  /** What it says in conjunction, for traces that name what fails. For people only. Absent: it is one thing. */
  readonly parts?: readonly ClausePart[];
  readonly span: Span;
}

/** One conjunct of a clause as the user wrote it; of a comparison the sides too. */
export interface ClausePart {
  readonly text: string;
  readonly sides?: readonly [string, string];
}

export interface ClassDecl {
  /** Qualified and erased: `java.lang.Thread`, `Job`, `Outer.Inner`. */
  readonly name: string;
  /** As messages say it: `Thread`, `Job`. */
  readonly display: string;
  readonly superclass: string | undefined;
  readonly interfaces: readonly string[];
  readonly isInterface: boolean;
  readonly isFinal: boolean;
  readonly isAbstract: boolean;
  /** From the trusted library. */
  readonly isLibrary: boolean;
  readonly isThreadLocal: boolean;
  /** It extends or implements something that is neither in the workspace nor in the library. Absent: no. */
  readonly hasUnknownSupers?: true;
  /** It stands for classes of the library without a name here: an object of it may be of one below, with any interface. Absent: no. */
  readonly isModel?: true;
  /** It is private, or within one that is, or in a body: only its own file can name it. Absent: no. */
  readonly isPrivate?: true;
  readonly span: Span;
}

/**
 * One clause of a discipline (docs/specifications.md#before-a-field-its-synchronization-discipline). `expr` speaks of `this` (absent for
 * static fields), `tid` and `indices` (ints or map keys), all `post`.
 */
export interface Discipline {
  readonly keyword: DisciplineKeyword;
  /** Speaks of the elements of the array that the field refers to, or of the entries of the ghost map. */
  readonly indices: readonly Variable[];
  readonly clause: Clause;
  /** Nobody has written it: it was found by looking at all uses of the field (`sharing`). Absent: somebody has. */
  readonly found?: FoundDiscipline;
}

/** What was found: a lock that is to be held, that nothing protects the field, or that it never changes once others know its object. */
export type FoundDiscipline =
  | { readonly kind: 'guard'; readonly lock: string; readonly isHeldByWrites: boolean; readonly forReadingAt?: readonly Span[] }
  | {
      readonly kind: 'none';
      readonly places: readonly { readonly span: Span; readonly isWrite: boolean }[];
      readonly alike?: readonly { readonly name: string; readonly span: Span }[];
      /** A lock that is held everywhere, but only for reading. */
      readonly forReading?: string;
      /** What ends it but for a lock: that others see what is written, or a number that counts itself. */
      readonly wayOut?: 'visible' | 'counted';
    }
  | { readonly kind: 'constant'; readonly because: 'lock' | 'array' };

export interface FieldDecl {
  /** `CLASS.name`, unique; the built-in ghost fields are `java.lang.Object.holder` and `java.lang.Thread.start`. */
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly type: Type;
  readonly isStatic: boolean;
  readonly isFinal: boolean;
  readonly isVolatile: boolean;
  readonly isGhost: boolean;
  /** Written in its own file only. */
  readonly isPrivate?: boolean;
  /** What it refers to may be handed out by a use of which nobody knows that it is of this field. Absent: no. */
  readonly isReadByName?: true;
  /** Only what is believed to change nothing writes it, and keeps there what it has computed (`sharing/cached-values.ts`). Absent: no. */
  readonly isCache?: true;
  /** Declared or known never to be null outside its object's construction. */
  readonly isNonNull: boolean;
  /** Declared so: it is owed by whoever makes an object, when others get hold of it. */
  readonly isDeclaredNonNull?: true;
  /** It may be null at first, and never again: every assignment gives it a new object. Absent: that is not known. */
  readonly staysNonNull?: true;
  /**
   * It stands for what the collection holds that the field with this id, and the same name, refers to. Absent: it is a field of Java, or a
   * ghost.
   */
  readonly contentsOf?: string;
  /** The value of a compile-time constant. */
  readonly constant: Expr | undefined;
  readonly disciplines: readonly Discipline[];
  readonly span: Span;
  readonly nameSpan: Span;
}

/**
 * A clause of a class body. `expr` speaks of the variable `this` where `usesThis`; environment assumptions also of `tid` and both stores.
 */
export interface ClassClause {
  readonly owner: string;
  readonly usesThis: boolean;
  readonly clause: Clause;
}

/**
 * What a `modifies` allows: a location whose base is evaluated at entry, an entry of the ghost map there, all elements of an array, all
 * fields of an object, or one field of every object.
 */
export type FrameItem =
  | { readonly kind: 'location'; readonly location: Location; readonly span: Span }
  /** `inner`: the keys of the maps inside, outermost first (of what a method performs). Absent: all that is at the key. */
  | { readonly kind: 'entry'; readonly map: Location; readonly key: Expr; readonly inner?: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'allElements'; readonly array: Expr; readonly span: Span }
  | { readonly kind: 'allFields'; readonly object: Expr; readonly span: Span }
  | { readonly kind: 'everywhere'; readonly field: string; readonly span: Span };

/**
 * One atomic action of a specification (calvin-tcs 6.3, calvin-r 3): block until some post-store satisfies `condition`, changing only
 * `frame` (of `action` clauses: and `modifies`). In both `pre` is the action's own pre-store; the frame's bases are read in it.
 */
export interface AtomicAction {
  /** As the user wrote it, or its number from 1. */
  readonly label: string;
  readonly frame: readonly FrameItem[];
  /** Over two stores; speaks of parameters, in `performs` also of `$result`. */
  readonly condition: Clause;
  readonly span: Span;
}

/** A program of actions; `index` counts `Performs.actions` from 0. */
export type PerformsTree =
  | { readonly kind: 'action'; readonly index: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'seq' | 'choice'; readonly parts: readonly PerformsTree[] }
  | { readonly kind: 'star'; readonly body: PerformsTree };

export interface Performs {
  readonly actions: readonly AtomicAction[];
  readonly tree: PerformsTree;
  readonly span: Span;
}

export interface Unsupported {
  /** What is not translated, as a noun phrase: "a lambda expression". */
  readonly reason: string;
  readonly span: Span;
  /**
   * A call that stands in the body as one of code without source: only the constructors that it may run besides are not followed. Absent:
   * of what stands here the body says nothing.
   */
  readonly isInBody?: true;
}

export interface Procedure {
  /** Unique: `Job.run()`, `Vector.lastIndexOf(java.lang.Object,int)`, `Vector.<init>(int)`, `Main.<clinit>()`. */
  readonly id: string;
  /** As reports say it: `Job.run`; with parameter types where the class overloads it. */
  readonly display: string;
  readonly owner: string;
  readonly kind: 'method' | 'constructor' | 'staticInitializer';
  readonly isStatic: boolean;
  /** `this` first for instance methods and constructors. The body never assigns a parameter. */
  readonly params: readonly Variable[];
  /** Undefined for void. The body leaves the result in `$result`, an exception in `$exception`. */
  readonly result: Type | undefined;
  /** Whether an exception can leave it (an explicit `throw` in it or in what it calls that is not caught). */
  readonly mayThrow: boolean;
  /** Assumed on entry beside `requires`: `tid = this && this.start` for a thread's `run`, `tid = main` for `main`, else undefined. */
  readonly entry: Expr | undefined;
  /** Of one that asks something of its callers: code without source may call it, and knows nothing of that. Absent: no. */
  readonly isCalledBack?: true;
  /**
   * Its body begins a new thread, or stands in the place of a call: where it is checked alone, `tid` holds no monitor on entry. Absent: no.
   */
  readonly beginsThread?: boolean;
  /** The method of a lambda or a method reference, which can carry no specification. Absent: no. */
  readonly isLambda?: boolean;
  /**
   * A function that the library runs where it is given to it: what it requires is shown there (`lower/steps/shown-locks.ts`). Absent: no.
   */
  readonly isRunAtOnce?: true;
  /** Something is asserted in its body, or stated of a loop there, even where nothing comes to it. Absent: no. */
  readonly asserts?: true;
  /** The `try`s there whose handlers may go on after one of Java's own checks. Absent: none. */
  readonly tries?: readonly Try[];
  /** It stands for code without source (`lower/program/opaque-procedures.ts`): nobody has written its specification. Absent: no. */
  readonly isOpaque?: true;
  /** Of such a one, or of a method of the library: it may keep the arrays that it is given, and use their elements later. Absent: no. */
  readonly keepsArrays?: true;
  /** Of a method of the library: it keeps no array that it is given and gives none back; an array that it gives is new. Absent: no. */
  readonly forgetsArrays?: true;
  /** And what it is given as a mere object may be such an array. */
  readonly keepsAnything?: true;
  /**
   * Of such a one: it stands for calls that come back to a method of the workspace, and its frame was read off the bodies
   * (`lower/program/recursion.ts`). Absent: no.
   */
  readonly isComputed?: true;
  /** A method of the library that changes what its object, or what it is given, holds: an override may change more. Absent: no. */
  readonly mutates?: true;
  /** A method of the library without a body that may wait for other threads. Absent: no. */
  readonly mayWait?: boolean;
  readonly requires: readonly Clause[];
  /** Over two stores: `pre` is entry. `$result` is the result. Parameters have their entry values. */
  readonly ensures: readonly Clause[];
  /** On leaving with an exception of the class, `$exception`. */
  readonly exsures: readonly { readonly className: string; readonly clause: Clause }[];
  /** Undefined: not given. */
  readonly modifies: readonly FrameItem[] | undefined;
  /** What it performs, to be checked by reduction (calvin-r section 3). Absent: not given. */
  readonly performs?: Performs;
  /**
   * What it does in sequence, with stuttering steps that change only `modifies` before, between and after (calvin-tcs 6.3); then
   * `modifies` is given. Absent: no `action` clause.
   */
  readonly actions?: readonly AtomicAction[];
  /** Calls are replaced by `requires`/`modifies`/`ensures` instead of the body. */
  readonly isAbstract: boolean;
  /**
   * Known by a specification that the checker has made: what runs in it may wait, and gives up the monitors of its callers meanwhile.
   * Absent: no.
   */
  readonly givesUpMonitors?: true;
  /** The same of the locks of java.util.concurrent. Absent: no. */
  readonly givesUpLocks?: true;
  /**
   * Known by such a specification: what runs in it may take locks of java.util.concurrent, and gives them back. Absent: what `modifies`
   * does not name is not taken.
   */
  readonly takesLocks?: true;
  /** A native method of the workspace with a specification: it is believed, and every result that needs it says so. Absent: no. */
  readonly isForeign?: true;
  /** `helper`: inlined, never checked alone. */
  readonly isHelper: boolean;
  /** Checked alone: in an annotated class (or all are checked), not a helper, not an unspecified private method that has a caller. */
  readonly isChecked: boolean;
  /** From the trusted library: never checked, its specification is believed. */
  readonly isTrusted: boolean;
  /** All locals of the body, `$result` and `$exception` included. */
  readonly locals: readonly Variable[];
  /**
   * Undefined where there is none (abstract, native, library). A body leaves by falling off its end or `exit $return` (normally), or
   * by `exit $throw` (exceptionally). A constructor's body includes the super call and the field initializers.
   */
  readonly body: Stmt | undefined;
  /** Why it cannot be checked; the body, if any, is then not to be used. */
  readonly unsupported: readonly Unsupported[];
  /** Specification errors in it: it is not checked, and cannot be `verified`. */
  readonly hasSpecErrors: boolean;
  /** Does not parse: `skipped`. */
  readonly hasSyntaxErrors: boolean;
  /** Facts that a result of this procedure rests on, as sentences: "assumes `x > 0` (line 12)". */
  readonly restsOn: readonly string[];
  readonly span: Span;
  readonly nameSpan: Span;
}

/** A lowered workspace. All lists are in a fixed order: library first, then by file as given, then in source order. */
export interface Program {
  readonly classes: readonly ClassDecl[];
  readonly fields: readonly FieldDecl[];
  readonly envAssumptions: readonly ClassClause[];
  readonly invariants: readonly ClassClause[];
  readonly axioms: readonly ClassClause[];
  readonly procedures: readonly Procedure[];
}

export const INT: Type = { kind: 'int' };
export const BOOL: Type = { kind: 'bool' };
export const FLOAT: Type = { kind: 'float' };

/** A reference type of the named class. */
export function ref(className: string): Type {
  return { kind: 'ref', className };
}

/** The function from strings to their texts. The texts of two literals differ. */
export const STRING_TEXT = 'string.text';
/** Ends the id of the field that stands for the contents of a collection in a field (`lower/steps/contents.ts`). */
export const CONTENTS = '$contents';
export const OBJECT_CLASS = 'java.lang.Object';
/** What every array is besides an object (Java Language Specification 10.8). */
export const ARRAY_INTERFACES: readonly string[] = ['java.lang.Cloneable', 'java.io.Serializable'];
export const THREAD_CLASS = 'java.lang.Thread';
export const THROWABLE_CLASS = 'java.lang.Throwable';
/** What the names of classes begin with that only the models of the library have; so may classes of the workspace. */
export const MODELS = 'calvin.';
/** Of the trusted library: its static fields have any value at any time. */
export const UNDETERMINED_CLASS = 'calvin.Undetermined';
/** Ghost field of every object: the thread that holds its monitor, or null (calvin-tcs 6.2). */
export const HOLDER_FIELD = 'java.lang.Object.holder';
/** Ghost field of every thread: it has been started (calvin-tcs 6.2). */
export const START_FIELD = 'java.lang.Thread.start';
export const RETURN_LABEL = '$return';
export const THROW_LABEL = '$throw';
export const RESULT_VARIABLE = '$result';
export const EXCEPTION_VARIABLE = '$exception';
/** The witness variable `pc` of calvin-tcs 5, a local of every method with actions: the number of the action that comes next, from 1. */
export const PC_VARIABLE = '$pc';
