/**
 * What the initializer of a class runs, and which static fields that may look at: followed through the constructors, the methods of which
 * it is certain that they are the ones called, and the initializers of the classes that are used first there. Where anything runs of which
 * that is not known, everything may have been looked at.
 * Why only the thread that initializes counts: any other that wants the class waits until it is done (Java Language Specification 12.4.2).
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `set-first.ts` asks; `code-free.ts` knows the library.
 */
import { exhausted } from '../base/exhausted';
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { unknownSuperclass } from '../resolve/elaborate-stmt';
import { stripped } from '../resolve/typed-children';
import type { TypedExpr, TypedPattern, TypedStmt, TypedSwitch } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';
import type { SpecClause } from '../syntax/spec-ast';
import { classGiven } from './exact-class';
import { calledFromAbove } from './called-from-above';
import { hasNoCode, isPlain, runsNoCode } from './code-free';
import { namesIn } from './names-mentioned';
import { enumsUsedBy } from './switched-enums';

const PARTS_OF_LOCKS = /^(newCondition|readLock|writeLock)$/;

/** What `Thread()` asks the thread that makes one, the values that this hands on, and whoever watches over both. */
const ASKED_OF_THREADS = /^(getContextClassLoader|childValue|getThreadGroup|checkAccess|checkPermission)$/;

/** Whether a class of the workspace overrides some of it. */
const asksOfThreads = onceFor((resolved: Resolved): boolean =>
  resolved.table.classes.some(
    (one) => !one.isLibrary && one.methods.some((method) => !method.isStatic && ASKED_OF_THREADS.test(method.name)),
  ),
);

export class InitializerReach {
  private readonly methods = new Set<MethodSymbol>();
  private readonly classes = new Set<ClassSymbol>();
  /** Static fields that something has read or written. */
  private readonly touched = new Set<FieldSymbol>();
  /** Names in clauses, whatever they mean. */
  private readonly names = new Set<string>();
  private isKnown = true;

  constructor(
    owner: ClassSymbol,
    private readonly resolved: Resolved,
  ) {
    this.classes.add(owner);
    this.initialize(owner);
  }

  /** Whether the field may have been seen in what has run so far. */
  mayHaveSeen(field: FieldSymbol): boolean {
    return !this.isKnown || this.touched.has(field) || this.names.has(field.name);
  }

  touch(field: FieldSymbol): void {
    this.touched.add(field);
  }

  run(stmts: readonly TypedStmt[]): void {
    for (const { node, isStmt } of expressionsOf(stmts)) {
      if (!this.isKnown) return;
      if (isStmt) this.statement(node);
      else this.expression(node);
    }
  }

  private statement(stmt: TypedStmt): void {
    switch (stmt.kind) {
      case 'unsupported':
        this.isKnown = false;
        return;
      case 'assert':
        if (stmt.hasMessage === true) this.isKnown = false;
        return;
      case 'spec':
        return this.clauses([stmt.clause.clause]);
      case 'switch':
        return this.switched(stmt.switch);
      case 'constructorCall':
        return stmt.constructor_.owner.isLibrary ? this.made(stmt.args) : this.enter(stmt.constructor_);
      case 'local':
        return this.clauses((stmt.specs ?? []).map((one) => one.clause));
      case 'loop':
      case 'forEachArray':
        return this.clauses(stmt.specs.map((one) => one.clause));
      case 'block':
      case 'expr':
      case 'if':
      case 'labeled':
      case 'break':
      case 'continue':
      case 'return':
      case 'yield':
      case 'throw':
      case 'synchronized':
      case 'try':
      case 'atomic':
        return;
      default:
        exhausted(stmt);
    }
  }

  private expression(expr: TypedExpr): void {
    switch (expr.kind) {
      case 'static':
        this.touched.add(expr.field);
        return this.use(expr.field.owner);
      case 'call':
        if (!this.isQuiet(expr)) this.isKnown = false;
        return;
      case 'new':
        this.use(expr.class);
        if (expr.class.isLibrary) this.made(expr.args);
        else if (expr.class.place !== 'lambda') this.make(expr);
        return;
      // Strings are put together by `toString`.
      case 'concatenation':
        return this.joined([expr.left, expr.right]);
      case 'compound':
        return expr.combine.kind === 'concatenation' ? this.joined([expr.target, expr.value]) : undefined;
      case 'matches':
        return this.cases([expr.pattern]);
      case 'switch':
        return this.switched(expr.switch);
      case 'opaque':
      case 'monitor':
      case 'startThread':
      case 'unsupported':
        this.isKnown = false;
        return;
      case 'local':
      case 'field':
      case 'element':
      case 'constant':
      case 'classObject':
      case 'this':
      case 'currentThread':
      case 'length':
      case 'newArray':
      case 'arrayInit':
      case 'copyArray':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
      case 'assign':
      case 'conditional':
      case 'instanceof':
      case 'cast':
      case 'retype':
      case 'convert':
      case 'box':
      case 'unbox':
      case 'after':
        return;
      default:
        exhausted(expr);
    }
  }

  /** The call runs nothing of the workspace, or a method that is followed. */
  private isQuiet(call: TypedExpr & { readonly kind: 'call' }): boolean {
    const { method, dispatch } = call;
    if (method.owner.isLibrary)
      return (
        runsNoCode(call, this.resolved) ||
        (dispatch.kind !== 'static' && PARTS_OF_LOCKS.test(method.name) && this.isOfLibrary(stripped(dispatch.receiver)))
      );
    if (dispatch.kind === 'virtual') return false;
    this.use(method.owner);
    this.enter(method);
    return true;
  }

  /** A final static field that holds an object of the library, whose methods are the library's. */
  private isOfLibrary(object: TypedExpr): boolean {
    return object.kind === 'static' && classGiven(object.field, this.resolved)?.isLibrary === true;
  }

  /** A constructor of the library may run what is overridden below it. */
  private make({ class: made, constructor_ }: TypedExpr & { readonly kind: 'new' }): void {
    if (calledFromAbove(made, this.resolved).length > 0) this.isKnown = false;
    else this.enter(constructor_);
  }

  /** Its first use, if it is over an enum, may be that of others. */
  private switched(one: TypedSwitch): void {
    this.cases(one.cases.flatMap((each) => each.patterns));
    for (const each of enumsUsedBy(one, this.resolved)) this.use(each);
  }

  /** A record's components are read by methods. */
  private cases(patterns: readonly TypedPattern[]): void {
    if (patterns.some((one) => one.kind === 'record')) this.isKnown = false;
  }

  /** A constructor of the library asks what it is given, and some the thread that runs it. */
  private made(args: readonly TypedExpr[]): void {
    this.given(args);
    if (asksOfThreads(this.resolved)) this.isKnown = false;
  }

  private joined(texts: readonly TypedExpr[]): void {
    this.given(texts.filter((one) => !isPlain(stripped(one).type)));
  }

  private given(args: readonly TypedExpr[]): void {
    if (!args.every((one) => hasNoCode(one, this.resolved))) this.isKnown = false;
  }

  private clauses(clauses: readonly SpecClause[]): void {
    for (const one of clauses) for (const name of namesIn(one)) this.names.add(name);
  }

  private enter(method: MethodSymbol): void {
    if (this.methods.has(method)) return;
    this.methods.add(method);
    const body = this.resolved.methods.get(method)?.body;
    if (body === undefined || method.decl?.hasErrors === true) this.isKnown = false;
    else {
      this.clauses(method.specs);
      this.run(body.stmts);
    }
  }

  /** The class is used, so it is initialized by now: first, perhaps, here. */
  private use(symbol: ClassSymbol): void {
    if (this.classes.has(symbol) || symbol.isLibrary) return;
    this.classes.add(symbol);
    this.initialize(symbol);
    const own = this.resolved.staticInitializers.get(symbol);
    if (own !== undefined) this.all(own.body?.stmts);
  }

  /** What is above the class is initialized before it. */
  private initialize(symbol: ClassSymbol): void {
    if (symbol.untranslated !== undefined || unknownSuperclass(symbol) !== undefined) this.isKnown = false;
    for (const above of this.resolved.table.lineage(symbol)) if (above !== symbol) this.use(above);
  }

  private all(stmts: readonly TypedStmt[] | undefined): void {
    if (stmts === undefined) this.isKnown = false;
    else this.run(stmts);
  }
}
