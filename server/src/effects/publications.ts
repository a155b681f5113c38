/**
 * Whether a static initializer may show something to other threads before it has ended: it starts a thread, or stores an object where
 * others find it, or hands one to the library that might. Until then nobody else can tell that it runs; what holds of its class only at its
 * end, or not at all if it throws, is nobody's concern. What is not understood counts as shown.
 * Neighbours: `lower/program/throws.ts` asks about initializers that throw, `sequential/modular/publishing.ts` from which statement on
 * others may look.
 */
import type { Call, ClassDecl, Expr, FieldDecl, Location, Operation, Procedure, Stmt } from '../plato/ir';
import { HOLDER_FIELD, THROWABLE_CLASS } from '../plato/ir';
import { visitSteps } from '../plato/statements';

export interface Workspace {
  readonly classes: readonly ClassDecl[];
  readonly fields: readonly FieldDecl[];
  readonly procedures: readonly Procedure[];
}

/** What one body keeps to itself. */
export interface Own {
  /** Locals that hold only what the body has made. */
  readonly locals: ReadonlySet<string>;
  /** Final static fields of the class that is initialized, which hold only such objects. */
  readonly statics: ReadonlySet<string>;
}

export class Publications {
  private readonly table: ReadonlyMap<string, Procedure>;
  private readonly classes: ReadonlyMap<string, ClassDecl>;
  private readonly fields: ReadonlyMap<string, FieldDecl>;

  constructor(workspace: Workspace) {
    this.table = new Map(workspace.procedures.map((one) => [one.id, one]));
    this.classes = new Map(workspace.classes.map((one) => [one.name, one]));
    this.fields = new Map(workspace.fields.map((one) => [one.id, one]));
  }

  /** Whether anything that a static initializer runs may do so. The exception that it throws shows what it refers to. */
  ofInitializer(initializer: Procedure): boolean {
    if (initializer.body === undefined) return true;
    const { statics } = this.ownOf(initializer.body, initializer.owner);
    return this.reached(initializer, initializer.owner, statics, new Set());
  }

  private reached(procedure: Procedure, initialized: string, statics: ReadonlySet<string>, seen: Set<string>): boolean {
    if (seen.has(procedure.id)) return false;
    seen.add(procedure.id);
    if (procedure.body === undefined || procedure.unsupported.length > 0) return true;
    const { locals } = this.ownOf(procedure.body, initialized, procedure.kind === 'constructor' ? ['this'] : [], statics);
    return this.shows(procedure.body, { locals, statics }, initialized, (callee) => this.reached(callee, initialized, statics, seen));
  }

  /** What a body keeps to itself. `made` are parameters that are new objects. */
  ownOf(body: Stmt, initialized: string, made: readonly string[] = [], given?: ReadonlySet<string>): Own {
    const sources: [string, Expr | undefined][] = [];
    const stored: [string, Expr | undefined][] = [];
    visitSteps(
      body,
      (op) => {
        for (const { target, value } of op.assigns) {
          if (target.kind === 'local') sources.push([target.name, value]);
          else if (target.kind === 'static') stored.push([target.field, value]);
        }
        for (const location of op.havocs)
          if (location.kind === 'local') sources.push([location.name, undefined]);
          else if (location.kind === 'static') stored.push([location.field, undefined]);
      },
      (call) => {
        for (const name of [call.result, call.thrown?.variable]) if (name !== undefined) sources.push([name, undefined]);
      },
    );
    const allocated = new Set(made);
    visitSteps(
      body,
      ({ allocates }) => {
        if (allocates) allocated.add(allocates.target);
      },
      () => undefined,
    );
    const locals = new Set([...sources.map(([name]) => name), ...allocated]);
    const statics = new Set(
      given ?? [...this.fields.values()].filter((one) => one.isStatic && one.isFinal && one.owner === initialized).map((one) => one.id),
    );
    const isOwn = (value: Expr | undefined): boolean =>
      value !== undefined &&
      (isNobodys(value) || (value.kind === 'var' && locals.has(value.name)) || (value.kind === 'static' && statics.has(value.field)));
    for (let size = -1; size !== locals.size + statics.size; ) {
      size = locals.size + statics.size;
      for (const [name, value] of sources) if (!isOwn(value)) locals.delete(name);
      if (given === undefined) for (const [field, value] of stored) if (!isOwn(value)) statics.delete(field);
    }
    return { locals, statics };
  }

  /** Whether a statement may show something. `called`: the same of what a call runs that has a body. */
  shows(stmt: Stmt, own: Own, initialized: string, called: (callee: Procedure) => boolean): boolean {
    let found = false;
    visitSteps(
      stmt,
      (op) => {
        found ||= this.operationShows(op, own, initialized);
      },
      (call) => {
        found ||= this.callShows(call, own, called);
      },
    );
    return found;
  }

  private operationShows(op: Operation, own: Own, initialized: string): boolean {
    if (op.publishes !== undefined) return true;
    if (
      op.allocates &&
      this.isBelow(op.allocates.className, THROWABLE_CLASS) &&
      this.classes.get(op.allocates.className)?.isLibrary !== true
    )
      return true;
    if (op.role === 'ghost' || op.role === 'assert' || op.role === 'assume') return false;
    return (
      op.assigns.some(({ target, value }) => !isNobodys(value) && this.isSeenByOthers(target, own, initialized)) ||
      op.havocs.some((target) => this.isSeenByOthers(target, own, initialized))
    );
  }

  /** Whether a reference that is stored there may be found by others. */
  private isSeenByOthers(target: Location, own: Own, initialized: string): boolean {
    if (target.kind === 'local' || target.type.kind !== 'ref') return false;
    if (target.kind === 'static') return this.fields.get(target.field)?.owner !== initialized;
    if (target.kind === 'field' && target.field === HOLDER_FIELD) return false;
    return !this.isOwn(target.kind === 'field' ? target.object : target.array, own);
  }

  private isOwn(value: Expr, own: Own): boolean {
    return (value.kind === 'var' && own.locals.has(value.name)) || (value.kind === 'static' && own.statics.has(value.field));
  }

  private callShows(call: Call, own: Own, called: (callee: Procedure) => boolean): boolean {
    if (call.mode === 'start') return true;
    return call.targets.some(({ procedure }) => {
      const callee = this.table.get(procedure);
      return (
        callee === undefined || (callee.isTrusted && callee.body === undefined ? this.libraryShows(callee, call.args, own) : called(callee))
      );
    });
  }

  /** What the library is given it may hand on, but for what is known to keep it in an object of this body's own, or to look at it only. */
  private libraryShows(callee: Procedure, args: readonly Expr[], own: Own): boolean {
    const hasReceiver = callee.params[0]?.name === 'this';
    const given = callee.params.some(
      ({ type }, index) =>
        !(hasReceiver && index === 0) &&
        type.kind === 'ref' &&
        !this.isHarmless(type.className) &&
        !isNobodys(args[index] ?? { kind: 'tid' }),
    );
    if (!given || callee.kind === 'constructor') return false;
    if (!hasReceiver) return !COMPUTING.test(callee.owner) || SHOWING.has(callee.owner);
    if (LOOKING.test(callee.owner)) return false;
    return !(this.isOwn(args[0]!, own) && COLLECTIONS.some((name) => this.isBelow(callee.owner, name)));
  }

  /** Of these classes there is nothing that refers to objects of the workspace. */
  private isHarmless(className: string): boolean {
    return (
      HARMLESS.has(className) ||
      this.isBelow(className, 'java.lang.Number') ||
      /^(int|long|short|byte|char|boolean|float|double|java\.lang\.String)\[\]$/.test(className)
    );
  }

  private isBelow(name: string, above: string): boolean {
    const pending = [name];
    const seen = new Set<string>();
    for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
      if (one === above) return true;
      if (seen.has(one)) continue;
      seen.add(one);
      const found = this.classes.get(one);
      pending.push(...(found?.interfaces ?? []), ...(found?.superclass === undefined ? [] : [found.superclass]));
    }
    return false;
  }
}

const HARMLESS: ReadonlySet<string> = new Set([
  'java.lang.String',
  'java.lang.CharSequence',
  'java.lang.Class',
  'java.lang.Boolean',
  'java.lang.Character',
]);
/** Static methods of the library that give their arguments to nobody but the result, with the exceptions. */
const COMPUTING = /^java\.(util|lang)\.[A-Z]\w*$/;
const SHOWING: ReadonlySet<string> = new Set(['java.lang.Thread', 'java.lang.System', 'java.lang.Runtime']);
const LOOKING = /^(java\.lang\.(String\w*|Number|Integer|Long|Short|Byte|Character|Boolean|Float|Double)|java\.io\.PrintStream)$/;
const COLLECTIONS = ['java.util.Collection', 'java.util.Map'] as const;

/** Nothing, or what everybody has anyway. */
function isNobodys(value: Expr): boolean {
  return (
    value.kind === 'null' ||
    value.kind === 'string' ||
    value.kind === 'classObject' ||
    value.kind === 'tid' ||
    value.kind === 'main' ||
    value.kind === 'int' ||
    value.kind === 'bool'
  );
}
