/**
 * Which classes declared `thread_local` are: that every object of theirs is reachable from one thread only (calvin-tcs 6.2), so that no
 * other thread changes its fields.
 *
 * Read off the types of the whole workspace. A reference to such an object may be held by locals, parameters, results, arrays of its class,
 * and fields of other such objects; it is never converted to a class that is not thread-local, so it stands in no static field, no field of
 * a shared object, no captured variable, no collection and no thread. A thread gets the first reference by making the object, and further
 * ones from what it has already: so all of them are one thread's. And since a specification that speaks of *all* objects would speak of
 * those of other threads, none may do so. What is not understood (a method that is not translated) counts against all of them. A class
 * with a leak is then taken as not declared, and the others are looked at again, until those that are left have none.
 * Soundness: docs/soundness/visibility.md#thread-local-classes.
 * Neighbours: `sequential/logic/stores.ts` asks which fields others leave alone; `verify/hints.ts` reports why a class is not what it
 * claims to be.
 */
import { onceFor } from '../base/once-for';
import { exhausted } from '../base/exhausted';
import type { Span } from '../base/span';
import type { Clause, Expr, Location, Procedure, Program, Stmt, Type } from '../plato/ir';
import { OBJECT_CLASS, RESULT_VARIABLE } from '../plato/ir';
import { children } from '../plato/substitute';
import { elementType, typeOf } from '../plato/type-of';

/** Why some classes are not thread-local after all. */
export interface Leak {
  /** The declared ones that it is about. */
  readonly classes: ReadonlySet<string>;
  readonly message: string;
  readonly span: Span;
}

export interface ThreadLocals {
  /** The declared classes without a leak, and those below them. */
  readonly classes: ReadonlySet<string>;
  readonly leaks: readonly Leak[];
}

const NONE: ThreadLocals = { classes: new Set(), leaks: [] };

export const threadLocals = onceFor(
  (program: Program): ThreadLocals => (program.classes.some((one) => one.isThreadLocal) ? withoutLeaks(program) : NONE),
);

/** The declarations that hold when the others are left out: what is found of them is as if nobody had written the others. */
function withoutLeaks(program: Program): ThreadLocals {
  const leaks: Leak[] = [];
  const declared = new Set(program.classes.filter((one) => one.isThreadLocal).map((one) => one.name));
  while (declared.size > 0) {
    const finder = new Finder(program, declared);
    const found = finder.find();
    if (found.length === 0) return { classes: finder.own, leaks };
    leaks.push(...found);
    // A leak is about one of them at least, or about all.
    for (const one of found) for (const name of one.classes) declared.delete(name);
  }
  return { classes: new Set(), leaks };
}

class Finder {
  /** The declared classes and those below them. */
  readonly own: Set<string>;
  private readonly leaks: Leak[] = [];
  private readonly fields: ReadonlyMap<string, Type>;
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly supers: ReadonlyMap<string, string | undefined>;

  constructor(
    private readonly program: Program,
    private readonly claimed: ReadonlySet<string>,
  ) {
    this.fields = new Map(program.fields.map((field) => [field.id, field.type]));
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
    this.supers = new Map(program.classes.map((one) => [one.name, one.superclass]));
    this.own = new Set(claimed);
    for (let size = -1; size !== this.own.size; ) {
      size = this.own.size;
      for (const one of program.classes) if (one.superclass !== undefined && this.own.has(one.superclass)) this.own.add(one.name);
    }
  }

  find(): readonly Leak[] {
    const { program } = this;
    for (const one of program.classes) {
      if (!this.own.has(one.name)) continue;
      const isAlone =
        (one.superclass === undefined || one.superclass === OBJECT_CLASS || this.own.has(one.superclass)) &&
        one.interfaces.length === 0 &&
        one.hasUnknownSupers !== true;
      if (!isAlone)
        this.leak(`\`${one.display}\` extends or implements something that is not thread_local, and may so be seen as it`, one.span, [
          one.name,
        ]);
    }
    for (const field of program.fields) {
      if (this.mentions(field.type) && (field.isStatic || !this.own.has(field.owner)))
        this.leak(`\`${field.name}\` would hold it where other threads may get at it`, field.nameSpan, this.ownIn(field.type));
    }
    for (const clause of this.clauses()) this.formula(clause.expr, clause.span);
    for (const procedure of program.procedures) this.procedure(procedure);
    return this.leaks;
  }

  /** `of`: whose objects get away; those are then all objects of the declared classes above. */
  private leak(message: string, span: Span, of: Iterable<string>): void {
    const classes = new Set([...of].flatMap((name) => this.declaredAbove(name)));
    this.leaks.push({ message, span, classes: classes.size > 0 ? classes : new Set(this.claimed) });
  }

  private declaredAbove(name: string): readonly string[] {
    const found: string[] = [];
    for (let one: string | undefined = name; one !== undefined; one = this.supers.get(one)) if (this.claimed.has(one)) found.push(one);
    return found;
  }

  private ownIn(type: Type): readonly string[] {
    if (type.kind === 'map') return [...this.ownIn(type.key), ...this.ownIn(type.value)];
    return type.kind === 'ref' && this.isOwn(type) ? [type.className.replace(/(\[\])+$/, '')] : [];
  }

  /** The class is thread-local, or an array of such objects. */
  private isOwn(type: Type): boolean {
    return type.kind === 'ref' && this.own.has(type.className.replace(/(\[\])+$/, ''));
  }

  private mentions(type: Type): boolean {
    return type.kind === 'map' ? this.mentions(type.key) || this.mentions(type.value) : this.isOwn(type);
  }

  private clauses(): readonly Clause[] {
    const { program } = this;
    return [
      ...program.fields.flatMap((field) => field.disciplines.map((one) => one.clause)),
      ...[...program.envAssumptions, ...program.invariants, ...program.axioms].map((one) => one.clause),
      ...program.procedures.flatMap((one) => [
        ...one.requires,
        ...one.ensures,
        ...one.exsures.map(({ clause }) => clause),
        ...[...(one.performs?.actions ?? []), ...(one.actions ?? [])].map((action) => action.condition),
      ]),
    ];
  }

  /** No formula speaks of all objects of such a class, under any name, and of their fields. */
  private formula(expr: Expr, span: Span): void {
    const reads = (part: Expr): boolean =>
      (part.kind === 'field' && this.own.has(part.field.slice(0, part.field.lastIndexOf('.')))) || children(part).some(reads);
    const ownersRead = (part: Expr): readonly string[] => [
      ...(part.kind === 'field' ? [part.field.slice(0, part.field.lastIndexOf('.'))] : []),
      ...children(part).flatMap(ownersRead),
    ];
    const visit = (part: Expr): void => {
      if (part.kind === 'quantifier' && part.variables.some(({ type }) => type.kind === 'ref') && reads(part.body))
        this.leak('a specification speaks of all its objects, also of those of other threads', span, ownersRead(part.body));
      children(part).forEach(visit);
    };
    visit(expr);
  }

  private procedure(procedure: Procedure): void {
    if (procedure.isTrusted) return;
    if (procedure.unsupported.length > 0 || procedure.hasSyntaxErrors || procedure.hasSpecErrors) {
      return this.leak(
        `\`${procedure.display}\` is not translated, so nobody knows what it does with it`,
        procedure.nameSpan,
        this.claimed,
      );
    }
    if (procedure.body) new Flow(this, procedure).statement(procedure.body);
  }

  declared(expr: Expr, locals: ReadonlyMap<string, Type>): Type {
    switch (expr.kind) {
      case 'var':
        return locals.get(expr.name) ?? expr.type;
      case 'field':
      case 'static':
        return this.fields.get(expr.field) ?? expr.type;
      case 'elem': {
        const array = this.declared(expr.array, locals);
        return (array.kind === 'ref' ? elementType(array.className) : undefined) ?? expr.type;
      }
      default:
        return typeOf(expr);
    }
  }

  /** A value of the one type becomes one of the other: what is thread-local stays so by its type. */
  flow(from: Type, to: Type, span: Span): void {
    if (this.isOwn(from) && !this.isOwn(to))
      this.leak(`here it becomes \`${to.kind === 'ref' ? to.className : to.kind}\`, which may be anywhere`, span, this.ownIn(from));
  }

  callee(id: string): Procedure | undefined {
    return this.procedures.get(id);
  }

  assertion(expr: Expr, span: Span): void {
    this.formula(expr, span);
  }
}

/** The conversions in one body. */
class Flow {
  private readonly locals: ReadonlyMap<string, Type>;

  constructor(
    private readonly finder: Finder,
    procedure: Procedure,
  ) {
    this.locals = new Map([
      ...procedure.locals.map((one): [string, Type] => [one.name, one.type]),
      ...procedure.params.map((one): [string, Type] => [one.name, one.type]),
      ...(procedure.result ? [[RESULT_VARIABLE, procedure.result] as [string, Type]] : []),
    ]);
  }

  statement(stmt: Stmt): void {
    switch (stmt.kind) {
      case 'op': {
        const { op } = stmt;
        for (const { target, value } of op.assigns) this.into(this.typeOf(target), value, op.span);
        for (const one of op.asserts) this.finder.assertion(one.expr, one.span);
        if (op.guard) this.finder.assertion(op.guard, op.span);
        if (op.post) this.finder.assertion(op.post, op.span);
        for (const one of op.publishes ?? []) this.into({ kind: 'ref', className: OBJECT_CLASS }, one, op.span);
        return;
      }
      case 'seq':
        return stmt.stmts.forEach((one) => this.statement(one));
      case 'choice':
        return stmt.branches.forEach((one) => this.statement(one));
      case 'loop':
        for (const one of [...stmt.invariants, ...stmt.decreases]) this.finder.assertion(one.expr, one.span);
        return this.statement(stmt.body);
      case 'block':
      case 'atomic':
        return this.statement(stmt.body);
      case 'exit':
        return;
      case 'call':
        for (const { procedure } of stmt.targets) {
          const callee = this.finder.callee(procedure);
          // What `Object` itself does when an object is made, it does to nothing.
          if (callee?.kind === 'constructor' && callee.owner === OBJECT_CLASS) continue;
          stmt.args.forEach((argument, index) =>
            this.into(callee?.params[index]?.type ?? { kind: 'ref', className: OBJECT_CLASS }, argument, stmt.span),
          );
          const result = stmt.result === undefined ? undefined : this.locals.get(stmt.result);
          if (result && callee?.result) this.finder.flow(callee.result, result, stmt.span);
        }
        break;
      default:
        exhausted(stmt);
    }
  }

  private into(to: Type, value: Expr, span: Span): void {
    if (value.kind === 'null') return;
    if (value.kind === 'ite') {
      this.into(to, value.then, span);
      return this.into(to, value.else, span);
    }
    this.finder.flow(this.finder.declared(value, this.locals), to, span);
  }

  private typeOf(target: Location): Type {
    switch (target.kind) {
      case 'local':
        return this.locals.get(target.name) ?? target.type;
      case 'field':
        return this.finder.declared(
          { kind: 'field', object: target.object, field: target.field, when: 'post', type: target.type },
          this.locals,
        );
      case 'static':
        return this.finder.declared({ kind: 'static', field: target.field, when: 'post', type: target.type }, this.locals);
      case 'elem':
        return this.finder.declared(
          { kind: 'elem', array: target.array, index: target.index, when: 'post', type: target.type },
          this.locals,
        );
    }
  }
}
