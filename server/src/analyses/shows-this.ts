/**
 * Whether a constructor has shown its object so far, or looked at a field of it: the object is shown where `this` is anything but the
 * object of a field that is read or written. A function that knows it may be kept in a field of the object itself, or in one of an object
 * that is made there and shown to nobody either, as the task of a thread that is not started; whoever reads such a field has the object.
 * Why nothing else has to be asked: code that runs in between and does not know the object cannot see its fields.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `set-first.ts` asks; constructors above the class are followed.
 */
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import { childrenOf } from '../resolve/typed-children';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';
import { unknownSuperclass } from '../resolve/elaborate-stmt';
import { calledFromAbove } from './called-from-above';
import { givesCollection, hasNoCode } from './code-free';

export class ConstructorView {
  /** Fields of the object that have been read or written. */
  private readonly touched = new Set<FieldSymbol>();
  /** Fields that hold a function which knows the object. */
  private readonly knowing = new Set<FieldSymbol>();
  /** Parameters that are given such a function. */
  private readonly knowingLocals = new Set<LocalVariable>();
  private isShown = false;

  /** `within`: the constructors that are being looked at. */
  constructor(
    private readonly resolved: Resolved,
    private readonly within: readonly MethodSymbol[] = [],
  ) {}

  /**
   * Whether anything can be known of the constructors of a class. What a constructor of the library runs below it sees nothing set, and an
   * object whose constructor has thrown is shown to its finalizer.
   */
  canBegin(owner: ClassSymbol): boolean {
    const { table } = this.resolved;
    const above = table.lineage(owner);
    return (
      calledFromAbove(owner, this.resolved).length === 0 &&
      above.every((one) => one.isLibrary || unknownSuperclass(one) === undefined) &&
      [...above, ...table.below(owner.name)].every(
        (one) => one.isLibrary || one.methods.every((method) => method.name !== 'finalize' || method.params.length > 0),
      )
    );
  }

  mayHaveSeen(field: FieldSymbol): boolean {
    return this.isShown || this.touched.has(field);
  }

  touch(field: FieldSymbol): void {
    this.touched.add(field);
  }

  /** The value is put into the field of the object. */
  store(field: FieldSymbol, value: TypedExpr): void {
    if (field.isStatic) this.value(value);
    else if (this.keeps(value)) this.knowing.add(field);
  }

  run(stmts: readonly TypedStmt[]): void {
    for (const stmt of stmts) {
      if (this.isShown) return;
      if (stmt.kind === 'block') this.run(stmt.stmts);
      else if (stmt.kind === 'constructorCall') this.above(stmt);
      else if (stmt.kind === 'expr') this.value(stmt.expr);
      else this.all(stmt);
    }
  }

  /** Whatever stands in the statement. Behind a `return` nothing is set any more, and what clauses speak of is not looked at. */
  private all(stmt: TypedStmt): void {
    const compared = new Set<TypedExpr>();
    for (const { node, isStmt } of expressionsOf([stmt])) {
      if (!isStmt && node.kind === 'comparison') compared.add(node.left).add(node.right);
      // Comparing a parameter hands it to nobody.
      if (!isStmt && !(node.kind === 'local' && compared.has(node))) this.part(node);
      if (!isStmt) continue;
      if (node.kind === 'return' || node.kind === 'unsupported' || node.kind === 'spec' || saysMore(node)) this.isShown = true;
      else if (passedOn(node)?.kind === 'this') this.isShown = true;
    }
  }

  /** An expression with all its parts. */
  private value(expr: TypedExpr): void {
    if (expr.kind === 'this') this.isShown = true;
    this.all({ kind: 'expr', expr, span: expr.span });
  }

  /** One expression, without its parts: where `this` is one of these, it must be as the object of a field. */
  private part(expr: TypedExpr): void {
    if (expr.kind === 'unsupported' || (expr.kind === 'local' && this.knowingLocals.has(expr.variable))) this.isShown = true;
    else if (expr.kind === 'field' && expr.object.kind === 'this') {
      this.touched.add(expr.field);
      if (this.knowing.has(expr.field)) this.isShown = true;
    } else if (childrenOf(expr).some((one) => one.kind === 'this')) this.isShown = true;
  }

  /** The constructor of the class above, or of the library, which keeps what it is given. */
  private above({ constructor_, args, captured }: TypedStmt & { readonly kind: 'constructorCall' }): void {
    for (const one of captured ?? []) this.value(one);
    const knowing = args.map((one) => this.keeps(one));
    if (!constructor_.owner.isLibrary) this.enter(constructor_, knowing);
    else if (knowing.includes(true) && !args.every((one) => hasNoCode(one, this.resolved))) this.isShown = true;
  }

  private statementsAbove(stmts: readonly TypedStmt[]): void {
    for (const stmt of stmts) {
      if (stmt.kind === 'block') this.statementsAbove(stmt.stmts);
      else if (stmt.kind === 'expr' && stmt.expr.kind === 'assign' && isOfThis(stmt.expr.target)) {
        this.store(stmt.expr.target.field, stmt.expr.value);
        this.touch(stmt.expr.target.field);
      } else if (stmt.kind !== 'return' || stmt.value !== undefined) this.run([stmt]);
    }
  }

  /** A new object has got the function; its constructor must not show that either. */
  private isKeptBy(constructor_: MethodSymbol, knowing: readonly boolean[]): true {
    const inside = new ConstructorView(this.resolved, [...this.within, constructor_]);
    if (!this.within.includes(constructor_) && inside.canBegin(constructor_.owner)) inside.enter(constructor_, knowing);
    else this.isShown = true;
    if (inside.isShown) this.isShown = true;
    return true;
  }

  /** `knowing`: which of its parameters are given a function that knows the object. */
  private enter(constructor_: MethodSymbol, knowing: readonly boolean[]): void {
    const body = this.resolved.methods.get(constructor_)?.body;
    if (body === undefined || constructor_.decl?.hasErrors === true || knowing.length > body.params.length) this.isShown = true;
    else {
      body.params.forEach((param, index) => {
        if (knowing[index] === true) this.knowingLocals.add(param);
      });
      this.statementsAbove(body.stmts);
    }
  }

  /** Looks through what is put into a field of the object; whether a function is among it that knows the object. */
  private keeps(value: TypedExpr): boolean {
    if (value.kind === 'retype' || value.kind === 'cast') return this.keeps(value.operand);
    const among = (exprs: readonly TypedExpr[]): boolean => exprs.map((one) => this.keeps(one)).some((one) => one);
    // What the library is given it may ask at once, if it is more than a function.
    const given = (exprs: readonly TypedExpr[]): boolean => {
      const isKnowing = among(exprs);
      if (isKnowing && !exprs.every((one) => hasNoCode(one, this.resolved))) this.isShown = true;
      return isKnowing;
    };
    if (value.kind === 'new' && value.class.place === 'lambda') {
      const isKnowing = (value.captured ?? []).some((one) => one.kind === 'this');
      for (const one of value.captured ?? []) if (one.kind !== 'this') this.value(one);
      return isKnowing;
    }
    if (value.kind === 'new' && value.class.isLibrary) return given(value.args);
    if (value.kind === 'new') {
      for (const one of value.captured ?? []) this.value(one);
      const knowing = value.args.map((one) => this.keeps(one));
      return knowing.includes(true) && this.isKeptBy(value.constructor_, knowing);
    }
    if (value.kind === 'local' && this.knowingLocals.has(value.variable)) return true;
    if (value.kind === 'arrayInit') return among(value.elements);
    if (value.kind === 'call' && givesCollection(value.method)) return given(value.args);
    if (value.kind === 'conditional') {
      this.value(value.cond);
      return among([value.then, value.else]);
    }
    this.value(value);
    return false;
  }
}

/** It has clauses, or code that is not among its expressions. */
function saysMore(stmt: TypedStmt): boolean {
  if (stmt.kind === 'assert') return stmt.hasMessage === true;
  if (stmt.kind === 'local') return (stmt.specs ?? []).length > 0;
  return (stmt.kind === 'loop' || stmt.kind === 'forEachArray') && stmt.specs.length > 0;
}

/** The value that a statement gives to somebody. */
function passedOn(stmt: TypedStmt): TypedExpr | undefined {
  switch (stmt.kind) {
    case 'local':
      return stmt.init;
    case 'throw':
    case 'yield':
      return stmt.value;
    case 'forEachArray':
      return stmt.arrayInit;
    case 'switch':
      return stmt.switch.subject;
    default:
      return undefined;
  }
}

function isOfThis(target: TypedExpr): target is TypedExpr & { readonly kind: 'field' } {
  return target.kind === 'field' && target.object.kind === 'this';
}
