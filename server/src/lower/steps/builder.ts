/**
 * Builds the body of one procedure: its operations in order, its temporaries and labels, and what is noticed on the way
 * (untranslated constructs, wrong specifications, facts that the result rests on).
 * The functions that lower the parts of a body call each other through it, so that their files need not import each other.
 * Neighbours: made by `bodies/body.ts`; used by all files of lower that emit operations.
 */
import type { Span } from '../../base/span';
import { compareSpans } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Code } from '../../diagnostics/codes';
import { exprText, shortText } from '../../resolve/display';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../../resolve/typed';
import type { Integers, JavaType } from '../../resolve/types';
import type { Assertion, Expr, Operation, Stmt, Try, Type, Unsupported, Variable, VariableRole } from '../../plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, THROW_LABEL, ref } from '../../plato/ir';
import { storesOfExpr } from '../../plato/footprint';
import { freeVars } from '../../plato/substitute';
import { computedIn } from '../values/arithmetic';
import type { Finalizer } from './jumps';
import { platoType, userName } from '../values/plato-types';
import { NULL, and, local, not, notEqual, variable } from '../values/terms';
import { throwNew } from './throw-new';
import { knownRange } from '../values/widths';
import { isOwnName } from '../../plato/names';

/** An operation without the parts that are empty in most. */
export type OperationParts = Partial<Operation> & { readonly role: Operation['role']; readonly span: Span };

/** Where `break`, `continue` and `yield` lead: a Java construct that is being lowered, innermost last. */
export interface JumpTarget {
  readonly kind: 'break' | 'continue' | 'yield';
  /** Java's labels that name it; an unlabelled jump takes the innermost of its kind where `isDefault`. */
  readonly names: readonly string[];
  readonly isDefault: boolean;
  readonly label: string;
  /** How many finalizers are around it. */
  readonly depth: number;
  /** The local that gets a yielded value. */
  readonly result: { readonly name: string; readonly type: Type } | undefined;
}

export class Builder {
  readonly locals: Variable[] = [];
  readonly unsupported: Unsupported[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly restsOn: string[] = [];
  /** Something is asserted, or stated of a loop, even where nothing comes to it. */
  asserts = false;
  /** The `try`s whose handlers may go on after one of Java's own checks. */
  readonly tries: Try[] = [];
  readonly jumpTargets: JumpTarget[] = [];
  readonly finalizers: Finalizer[] = [];
  /** Where a thrown exception leads, with the exception in `$exception`. */
  throwLabel = THROW_LABEL;
  /** The exceptions of Java's own checks that a handler around names, by the code of the check. */
  caught: ReadonlyMap<Code, string> = new Map();
  private readonly necessary = new Map<Assertion, { readonly expr: Expr; readonly done?: () => void }>();
  /** Assertions that Java does not check, though they look alike. */
  readonly ofSpecifications = new Set<Assertion>();
  hasSpecErrors = false;
  /** The classes that have certainly been initialized where the code stands that is being lowered. */
  initialized: ReadonlySet<ClassSymbol> = new Set();
  /** Temporaries that certainly are not null. */
  private readonly nonNull = new Set<string>();
  private readonly names = new Set<string>();
  private readonly variables = new Map<LocalVariable, Variable>();
  private readonly labels = new Map<string, number>();
  private temporaries = 0;
  private atomicDepth = 0;
  private sink: Stmt[] = [];

  constructor(
    readonly resolved: Resolved,
    readonly owner: ClassSymbol,
    /** Undefined in the initializer of a class, which is static. */
    readonly method: MethodSymbol | undefined,
    /** `wanted`: whether the value is used. */
    readonly lowerExpr: (expr: TypedExpr, builder: Builder, wanted: boolean) => Expr,
    readonly lowerStmt: (stmt: TypedStmt, builder: Builder) => void,
    parameters: readonly Variable[],
  ) {
    for (const parameter of parameters) this.names.add(parameter.name);
    for (const name of [RESULT_VARIABLE, EXCEPTION_VARIABLE]) this.names.add(name);
  }

  // ------------------------------------------------ statements

  emit(stmt: Stmt): void {
    this.sink.push(stmt);
  }

  op(parts: OperationParts): void {
    const asserts = parts.asserts?.filter((one) => !this.isCaught(one));
    this.emit({
      kind: 'op',
      op: {
        asserts: [],
        guard: undefined,
        assigns: [],
        havocs: [],
        post: undefined,
        allocates: undefined,
        description: '',
        within: [],
        ...parts,
        ...(asserts && { asserts }),
      },
    });
  }

  /**
   * Lets a check of Java's lead to the handler that is written for it; then whether there is nothing left to assert. What is read from
   * memory may be another value at the operation itself.
   */
  private isCaught(assertion: Assertion): boolean {
    const className = this.caught.get(assertion.code);
    if (className === undefined || this.isInAtomic || this.ofSpecifications.has(assertion)) return false;
    const { expr, span } = assertion;
    const strict = this.necessary.get(assertion);
    const leaving = this.collect(() => {
      strict?.done?.();
      throwNew(className, span, this);
    });
    if (strict === undefined) this.branch(expr, span, [], leaving, not(expr));
    else this.emit({ kind: 'choice', branches: [this.assuming(strict.expr, span, []), this.assuming(not(expr), span, leaving)] });
    return storesOfExpr(expr).size === 0;
  }

  private assuming(guard: Expr, span: Span, then: readonly Stmt[]): Stmt {
    return seq([...this.collectOne({ role: 'assume', span, guard }), ...then]);
  }

  /**
   * For an assertion that asks for more than Java does, as far as it is known what Java's check sees: what holds wherever that succeeds. A
   * handler may then be reached, or not, where only the assertion fails. `done`: emits what Java has done by then.
   */
  strict(assertion: Assertion, necessary: Expr, done?: () => void): Assertion {
    this.necessary.set(assertion, { expr: necessary, ...(done !== undefined && { done }) });
    return assertion;
  }

  /** What `inside` emits, instead of emitting it here. */
  collect(inside: () => void): readonly Stmt[] {
    const { sink, initialized } = this;
    this.sink = [];
    try {
      inside();
      return this.sink;
    } finally {
      this.sink = sink;
      // What is collected may be one of several ways.
      this.initialized = initialized;
    }
  }

  /** Two branches, each assuming its side of the condition first. */
  branch(cond: Expr, span: Span, then: readonly Stmt[], otherwise: readonly Stmt[], negated: Expr): void {
    if (cond.kind === 'bool') {
      for (const stmt of cond.value ? then : otherwise) this.emit(stmt);
      return;
    }
    this.emit({ kind: 'choice', branches: [this.assuming(cond, span, then), this.assuming(negated, span, otherwise)] });
  }

  private collectOne(parts: OperationParts): Stmt[] {
    return [...this.collect(() => this.op(parts))];
  }

  /** Whether there is a `this`. */
  get hasThis(): boolean {
    return this.method !== undefined && !this.method.isStatic;
  }

  /** Whether the statement being lowered is part of an atomic block. */
  get isInAtomic(): boolean {
    return this.atomicDepth > 0;
  }

  inAtomic(inside: () => void): void {
    this.atomicDepth++;
    inside();
    this.atomicDepth--;
  }

  // ------------------------------------------------ names

  /** A fresh local `$1`, `$2`, ... */
  temporary(type: Type): Expr & { readonly kind: 'var' } {
    const name = `$${++this.temporaries}`;
    this.locals.push({ name, type, role: 'temporary' });
    return variable(name, type);
  }

  /** A fresh local of the checker's own with a speaking name: `$held#1`. */
  hidden(base: string, type: Type, role?: VariableRole): Expr & { readonly kind: 'var' } {
    const name = this.unique(base, true);
    this.locals.push({ name, type, ...(role !== undefined && { role }) });
    return variable(name, type);
  }

  /** A fresh label. */
  label(base: string): string {
    const count = (this.labels.get(base) ?? 0) + 1;
    this.labels.set(base, count);
    return `$${base}#${count}`;
  }

  /** The Plato variable of a Java local; declared when first asked for. */
  variableOf(javaLocal: LocalVariable): Expr & { readonly kind: 'var' } {
    const known = this.variables.get(javaLocal);
    if (known !== undefined) return variable(known.name, known.type);
    const { name } = javaLocal;
    // A hidden local of the elaboration (`#index`) becomes one of ours.
    const unique = name.startsWith('#') ? this.unique(`$${name.slice(1)}`, true) : this.unique(userName(name), false);
    const declared: Variable = { name: unique, type: platoType(javaLocal.type) };
    this.locals.push(declared);
    this.variables.set(javaLocal, declared);
    return variable(declared.name, declared.type);
  }

  /** Lets a Java local (a parameter) stand for a variable that is declared elsewhere. */
  bind(javaLocal: LocalVariable, declared: Variable): void {
    this.variables.set(javaLocal, declared);
  }

  private unique(base: string, always: boolean): string {
    let name = always ? `${base}#1` : base;
    for (let count = 2; this.names.has(name); count++) name = `${base}#${count}`;
    this.names.add(name);
    return name;
  }

  /** The local in which an exception travels; it is declared with the procedure. */
  get exception(): Expr & { readonly kind: 'var' } {
    return variable(EXCEPTION_VARIABLE, ref('java.lang.Throwable'));
  }

  // ------------------------------------------------ values

  /** The value, of which it is assumed from here on that it is one of its type, where that says anything. */
  known(value: Expr, type: JavaType, span: Span): Expr {
    const range = knownRange(value, type, this.resolved.integers);
    if (range !== undefined) this.op({ role: 'assume', span, guard: range });
    return value;
  }

  /** What is known of the Java locals among these by their types alone. */
  knownOfLocals(names: ReadonlySet<string>): Expr {
    const ranges = [...this.variables].flatMap(([javaLocal, declared]) => {
      return names.has(declared.name)
        ? (knownRange(variable(declared.name, declared.type), javaLocal.type, this.resolved.integers) ?? [])
        : [];
    });
    return and(...ranges);
  }

  /** A value that later assignments to Java locals cannot change. */
  freeze(value: Expr, type: Type, span: Span): Expr {
    if ([...freeVars(value).keys()].every((name) => isOwnName(name) || name === 'this')) return value;
    return this.keep(value, type, span);
  }

  /** A value in a temporary of its own. */
  keep(value: Expr, type: Type, span: Span): Expr & { readonly kind: 'var' } {
    const temporary = this.temporary(type);
    this.op({ role: 'local', span, assigns: [{ target: local(temporary.name, type), value }] });
    return temporary;
  }

  markNonNull(value: Expr): void {
    if (value.kind === 'var') this.nonNull.add(value.name);
  }

  isNonNull(value: Expr): boolean {
    switch (value.kind) {
      case 'string':
      case 'classObject':
      case 'tid':
      case 'main':
        return true;
      case 'var':
        return value.name === 'this' || this.nonNull.has(value.name);
      default:
        return false;
    }
  }

  // ------------------------------------------------ assertions and complaints

  assertion(code: Code, expr: Expr, message: string, span: Span, related: Assertion['related'] = []): Assertion {
    return { code, expr, message, span, related };
  }

  /** The assertion that a dereferenced value is not null; none where that is certain. `span` is what dereferences it. */
  nonNullAssertions(value: Expr, of: TypedExpr, span: Span = of.span): readonly Assertion[] {
    if (this.isNonNull(value)) return [];
    return [this.assertion('null-dereference', notEqual(value, NULL), `${this.nameOf(of)} may be null here.`, span)];
  }

  /** How a message names a value: as written. */
  nameOf(expr: TypedExpr): string {
    return expr.source === undefined ? 'This value' : `\`${shortText(exprText(expr.source))}\``;
  }

  /** A value as the subject of an operation. */
  subjectOf(expr: TypedExpr): Pick<OperationParts, 'subject'> {
    return expr.source === undefined ? {} : { subject: { name: shortText(exprText(expr.source)) } };
  }

  /** `isInBody`: what the body does with locks is translated all the same. */
  reject(reason: string, span: Span, isInBody = false): void {
    const isKnown = this.unsupported.some((one) => one.reason === reason && compareSpans(one.span, span) === 0);
    if (!isKnown) this.unsupported.push({ reason, span, ...(isInBody && { isInBody: true as const }) });
  }

  complain(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
    if (diagnostics.length > 0) this.hasSpecErrors = true;
  }

  /**
   * A value that Java computes, in the way that the setting says; where the integers of Java could come out otherwise, the verdict rests on
   * the setting.
   */
  computed(make: (integers: Integers) => Expr): Expr {
    return computedIn(this.resolved.integers, make, this.restsOn);
  }

  rest(fact: string): void {
    if (!this.restsOn.includes(fact)) this.restsOn.push(fact);
  }
}

/** Statements as one. */
export function seq(stmts: readonly Stmt[]): Stmt {
  return stmts.length === 1 ? stmts[0]! : { kind: 'seq', stmts };
}

/** A statement that does nothing. */
export const NOTHING: Stmt = { kind: 'seq', stmts: [] };

/** What a result rests on where what is called, or read, is known by type arguments alone. */
export const KEPT_ARGUMENTS = 'takes type arguments as kept: no unchecked conversion puts an object of another type into a generic one';
