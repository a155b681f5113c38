/**
 * Objects of the library that code without source has made or given: a `PriorityBlockingQueue` with a comparator of the workspace, a
 * `PrintStream` over one of its streams, the list behind which an array lies (`Arrays.asList`). Their methods have a stub, by the interface
 * through which they are called, and run what the object keeps; so a call of them is a call of code without source before it is one of the
 * library. Found without regard to the order of statements, over the whole workspace: in locals, fields, parameters and results, and in
 * what such an object gives.
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 * Neighbours: `calls.ts` asks before it emits a call; `opaque.ts` emits the other one.
 */
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { OBJECT_NAME, isReference, type JavaType } from '../resolve/types';
import { expressionsOf } from '../sharing/statements';

type Place = LocalVariable | FieldSymbol | MethodSymbol;

const KNOWN = new WeakMap<Resolved, Strangers>();

/** Whether the value may be such an object, by a type of which a stub says more than that it is an object. */
export function mayBeOfStrangers(expr: TypedExpr, resolved: Resolved): boolean {
  const strangers = strangersOf(resolved);
  return strangers.isOpen(expr.type) && strangers.has(expr);
}

/** Whether `System.out` and `System.err` may be streams of the workspace. */
export function streamsAreReplaced(resolved: Resolved): boolean {
  return strangersOf(resolved).replacesStreams;
}

function strangersOf(resolved: Resolved): Strangers {
  let known = KNOWN.get(resolved);
  if (known === undefined) KNOWN.set(resolved, (known = new Strangers(resolved)));
  return known;
}

class Strangers {
  private readonly places = new Set<Place>();
  /** `System.out` may be anybody's. */
  readonly replacesStreams: boolean;

  constructor(private readonly resolved: Resolved) {
    const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()].flatMap((one) =>
      one.body === undefined || ('method' in one && one.method.owner.isLibrary)
        ? []
        : [{ method: 'method' in one ? one.method : undefined, visited: expressionsOf(one.body.stmts) }],
    );
    this.replacesStreams = bodies.some(({ visited }) =>
      visited.some(({ node, isStmt }) => !isStmt && node.kind === 'opaque' && /^set(Out|Err)$/.test(node.method ?? '')),
    );
    for (const method of resolved.methods.keys()) if (!method.owner.isLibrary && this.isCalledBack(method)) this.take(method);
    for (let before = -1; before !== this.places.size; ) {
      before = this.places.size;
      for (const { method, visited } of bodies)
        for (const { node, isStmt } of visited)
          if (isStmt) this.statement(node, method);
          else this.expression(node);
    }
  }

  private statement(stmt: TypedStmt, method: MethodSymbol | undefined): void {
    if (stmt.kind === 'local' && stmt.init !== undefined) this.give(stmt.variable, stmt.init);
    if (stmt.kind === 'return' && stmt.value !== undefined && method !== undefined) this.give(method, stmt.value);
    if (stmt.kind === 'constructorCall') this.pass(stmt.constructor_, stmt.args);
  }

  private expression(expr: TypedExpr): void {
    if (expr.kind === 'assign') {
      const { target } = expr;
      if (target.kind === 'local') this.give(target.variable, expr.value);
      if (target.kind === 'field' || target.kind === 'static') this.give(target.field, expr.value);
      if (target.kind === 'element') this.keep(target.array, [expr.value]);
    }
    if (expr.kind === 'call') {
      this.pass(expr.method, expr.args);
      // What is put into a collection comes out again.
      if (expr.method.owner.isLibrary && expr.dispatch.kind !== 'static') this.keep(expr.dispatch.receiver, expr.args);
    }
    if (expr.kind === 'new') this.pass(expr.constructor_, expr.args);
  }

  /** What holds others. */
  private keep(holder: TypedExpr, values: readonly TypedExpr[]): void {
    const inner = holder.kind === 'retype' || holder.kind === 'cast' ? holder.operand : holder;
    const place = inner.kind === 'local' ? inner.variable : inner.kind === 'field' || inner.kind === 'static' ? inner.field : undefined;
    if (place !== undefined && values.some((one) => this.has(one))) this.places.add(place);
  }

  /** Code without source may call it, with objects of its own. */
  private isCalledBack({ owner, name, params, isStatic, isConstructor }: MethodSymbol): boolean {
    const { table } = this.resolved;
    if (isStatic || isConstructor) return false;
    return (
      owner.place === 'lambda' ||
      table.unknownSuperOf(owner) !== undefined ||
      table
        .lineage(owner)
        .some((one) => one.isLibrary && one.methods.some((other) => other.name === name && other.params.length === params.length))
    );
  }

  private take(method: MethodSymbol): void {
    for (const param of this.resolved.methods.get(method)?.params ?? []) if (this.isOpen(param.type)) this.places.add(param);
  }

  private pass(method: MethodSymbol, args: readonly TypedExpr[]): void {
    if (method.owner.isLibrary) return;
    const params = this.resolved.methods.get(method)?.params ?? [];
    args.forEach((arg, index) => {
      const param = params[index];
      if (param !== undefined) this.give(param, arg);
    });
  }

  private give(place: Place, value: TypedExpr): void {
    if (!this.places.has(place) && this.has(value)) this.places.add(place);
  }

  has(expr: TypedExpr): boolean {
    switch (expr.kind) {
      case 'opaque':
        return this.mayHold(expr.type);
      case 'retype':
      case 'cast':
        return this.mayHold(expr.type) && this.has(expr.operand);
      case 'local':
        return this.places.has(expr.variable);
      case 'field': {
        const variable = expr.field.owner.captures.find((one) => one.field === expr.field)?.variable;
        return this.places.has(expr.field) || (variable !== undefined && this.places.has(variable));
      }
      case 'static':
        return this.places.has(expr.field) || (this.replacesStreams && expr.field.owner.name === 'java.lang.System');
      case 'element':
        return this.has(expr.array);
      case 'conditional':
        return this.has(expr.then) || this.has(expr.else);
      case 'assign':
        return this.has(expr.value);
      case 'call': {
        if (!this.mayHold(expr.type)) return false;
        if (!expr.method.owner.isLibrary) return this.places.has(expr.method);
        return [...(expr.dispatch.kind === 'static' ? [] : [expr.dispatch.receiver]), ...expr.args].some((one) => this.has(one));
      }
      case 'new':
        return expr.class.isLibrary && !expr.class.isFinal && expr.args.some((one) => this.has(one));
      default:
        return false;
    }
  }

  /** Whether a value of the type may be an object that code without source has of the library; `Object` and type variables are such. */
  private mayHold(type: JavaType): boolean {
    if (!isReference(type) || type.kind === 'array') return false;
    const symbol = this.resolved.table.classOf(type);
    return symbol === undefined || (symbol.isLibrary && !symbol.isFinal);
  }

  /** The same of a type with methods of its own. */
  isOpen(type: JavaType): boolean {
    return this.mayHold(type) && this.resolved.table.classOf(type)?.name !== OBJECT_NAME;
  }
}
