/**
 * Where collections that are guarded like the field that refers to them (`steps/contents.ts`) may be found again in bodies: in which
 * locals, results of private methods and their parameters, and in what shows or goes through them (views, iterators, entries). Found
 * without regard to the order of statements, as the least solution over the whole workspace. Every other place to which such a value goes
 * is noted as a use: nothing is passed over, since each kind of expression and statement says here what becomes of its parts. Where it is
 * returned or stored it is handed out (`out`), which is reported.
 * Neighbours: `collection-types.ts` knows the library; `steps/contents.ts` turns uses into accesses and complaints.
 */
import { stripped } from '../../resolve/typed-children';
import { onceFor } from '../../base/once-for';
import { exhausted } from '../../base/exhausted';
import type { Resolved } from '../../resolve/resolve';
import type { LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { FieldRead, TypedBody, TypedCase, TypedExpr, TypedPattern, TypedStmt, TypedSwitch } from '../../resolve/typed';
import { makesItsValue } from '../../resolve/typed-kinds';
import { guardText, hasGuardedContents, holdsCollections, holdsEntries, isEntry, isFresh, showsItsSource } from './collection-types';
import { partsOfCall } from '../../resolve/opaque';
import { expressionsOf } from '../../resolve/typed-statements';
import {
  argumentUse,
  givesPart,
  isOfEntries,
  looksAtPacked,
  isThreadUnsafe,
  opaqueGivesBack,
  opaqueShows,
  opaqueUse,
} from '../../sharing/collections';

/**
 * `out`: goes where nobody follows it. `read`: its contents are read at once. `argument`, `captured`: goes into another body. `given`: a
 * guarded field is given a collection that may be known elsewhere. `inside`: a collection that was found in one.
 */
export interface Use {
  readonly kind: 'out' | 'read' | 'argument' | 'captured' | 'given' | 'inside';
  readonly reads: readonly FieldRead[];
}

export interface CollectionFlow {
  /** The fields whose collections a value may be, or may lead to. */
  readonly sourcesOf: (expr: TypedExpr) => readonly FieldRead[];
  /** By the expression whose value is used. */
  readonly uses: ReadonlyMap<TypedExpr, Use>;
}

export const collectionFlow = onceFor((resolved: Resolved): CollectionFlow => new Flow(resolved));

/** What puts something into a collection. */
const PUTS = /^(add\w*|put\w*|offer\w*|push|set)$/;

class Flow implements CollectionFlow {
  readonly uses = new Map<TypedExpr, Use>();
  /** What locals, results of private methods and `switch` expressions may be. */
  private readonly held = new Map<LocalVariable | MethodSymbol | TypedSwitch, FieldRead[]>();
  private readonly assigned = new Set<LocalVariable>();
  private readonly locals = new Map<LocalVariable, number>();
  private hasChanged = false;
  private method: MethodSymbol | undefined;
  private readonly switches: TypedSwitch[] = [];
  /** What is packed for a method that looks at it and forgets it. */
  private readonly looked = new Set<TypedExpr>();

  constructor(private readonly resolved: Resolved) {
    if (
      !resolved.table.classes.some((owner) =>
        owner.fields.some((field) => hasGuardedContents(field, resolved) || holdsCollections(field, resolved)),
      )
    )
      return;
    const bodies: { readonly method: MethodSymbol | undefined; readonly body: TypedBody }[] = [];
    for (const { method, body } of resolved.methods.values())
      if (body !== undefined && !method.owner.isLibrary) bodies.push({ method, body });
    for (const { body } of resolved.staticInitializers.values()) if (body !== undefined) bodies.push({ method: undefined, body });
    for (const { body } of bodies) for (const one of body.assigned) this.assigned.add(one);
    do {
      this.hasChanged = false;
      this.uses.clear();
      for (const { method, body } of bodies) {
        this.method = method;
        this.all(body.stmts);
      }
    } while (this.hasChanged);
  }

  // ------------------------------------------------ what a value may be

  sourcesOf(expr: TypedExpr): readonly FieldRead[] {
    const inner = stripped(expr);
    if (makesItsValue(inner)) return [];
    switch (inner.kind) {
      case 'local':
        return this.held.get(inner.variable) ?? [];
      case 'field':
      case 'static':
        return hasGuardedContents(inner.field, this.resolved) ? [inner] : [];
      case 'conditional':
        return this.distinct([...this.sourcesOf(inner.then), ...this.sourcesOf(inner.else)]);
      case 'assign':
        return this.sourcesOf(inner.value);
      case 'switch':
        return this.held.get(inner.switch) ?? [];
      case 'opaque': {
        // A value of unknown type, or a method reference: it leads to what it is made of.
        if (inner.method === undefined && inner.field === undefined)
          return this.distinct(inner.parts.flatMap((one) => this.sourcesOf(one)));
        const { receiver, args } = partsOfCall(inner);
        if (isOfEntries(inner)) return this.distinct(inner.parts.flatMap((one) => this.sourcesOf(one)));
        return this.distinct([
          ...(receiver !== undefined
            ? this.sourcesOf(receiver).filter((read) => opaqueShows(inner) || givesPart(inner, read.field.type))
            : []),
          ...(opaqueGivesBack(inner) ? args.flatMap((one) => this.sourcesOf(one)) : []),
        ]);
      }
      case 'call':
        return inner.method.owner.isLibrary ? this.sourcesOfLibraryCall(inner, expr) : this.sourcesOfCall(inner);
      case 'new':
        return isOfEntries(inner) ? this.distinct(inner.args.flatMap((one) => this.sourcesOf(one))) : [];
      case 'this':
      case 'element':
      case 'arrayInit':
      case 'copyArray':
      case 'compound':
      case 'unsupported':
        return [];
    }
  }

  private sourcesOfLibraryCall(call: TypedExpr & { readonly kind: 'call' }, seenAs: TypedExpr): readonly FieldRead[] {
    const parts = call.dispatch.kind === 'static' ? call.args : [call.dispatch.receiver, ...call.args];
    if (
      !isOfEntries(call) &&
      !showsItsSource(call.method, this.resolved) &&
      !(
        call.method.returnType.kind === 'typeVariable' &&
        (isEntry(seenAs.type) || isEntry(call.type) || parts.slice(0, 1).some((one) => holdsEntries(one.type)))
      )
    )
      return [];
    return this.distinct(parts.flatMap((one) => this.sourcesOf(one)));
  }

  /** A private method gives collections of its own object only (`return_`). */
  private sourcesOfCall(call: TypedExpr & { readonly kind: 'call' }): readonly FieldRead[] {
    const { dispatch } = call;
    const given = this.held.get(call.method) ?? [];
    if (dispatch.kind === 'static' || stripped(dispatch.receiver).kind === 'this') return given;
    return given.map((read): FieldRead => (read.kind === 'field' ? { ...read, object: dispatch.receiver } : read));
  }

  // ------------------------------------------------ where it goes

  private mark(expr: TypedExpr, kind: Use['kind'], reads = this.sourcesOf(expr)): void {
    if (reads.length > 0) this.uses.set(expr, { kind, reads });
  }

  private visitAndMark(expr: TypedExpr, kind: Use['kind']): void {
    this.visit(expr);
    this.mark(expr, kind);
  }

  private hold(place: LocalVariable | MethodSymbol | TypedSwitch, reads: readonly FieldRead[]): void {
    const before = this.held.get(place) ?? [];
    const after = this.distinct([...before, ...reads]);
    if (after.length === before.length) return;
    this.held.set(place, after);
    this.hasChanged = true;
  }

  /** An object that may be another one when the local is used is not named by the expression any more. */
  private give(variable: LocalVariable, reads: readonly FieldRead[]): void {
    this.hold(
      variable,
      reads.map((read): FieldRead => {
        if (read.kind === 'static' || this.isSettled(read.object, variable)) return read;
        return {
          ...read,
          object: { kind: 'unsupported', reason: 'an object', type: read.object.type, span: read.object.span, source: undefined },
        };
      }),
    );
  }

  /**
   * Whether the object is the same wherever the local holds what was read from it: a local that is declared with its value lives within
   * those it is made from.
   */
  private isSettled(object: TypedExpr, holder: LocalVariable): boolean {
    switch (object.kind) {
      case 'this':
        return true;
      case 'static':
        return object.field.isFinal;
      case 'field':
        return object.field.isFinal && this.isSettled(object.object, holder);
      case 'retype':
        return this.isSettled(object.operand, holder);
      case 'local':
        return !this.assigned.has(object.variable) && (object.variable.isParameter || !this.assigned.has(holder));
      default:
        return false;
    }
  }

  private isOfThis(read: FieldRead): boolean {
    return read.kind === 'static' || read.object.kind === 'this';
  }

  private distinct(reads: readonly FieldRead[]): FieldRead[] {
    const seen = new Map<string, FieldRead>();
    for (const read of reads) {
      const key = `${read.field.id} of ${read.kind === 'static' ? '' : this.keyOf(read.object)}`;
      if (!seen.has(key)) seen.set(key, read);
    }
    return [...seen.values()];
  }

  private keyOf(object: TypedExpr): string {
    if (object.kind === 'this') return 'this';
    if (object.kind === 'retype') return this.keyOf(object.operand);
    if (object.kind === 'static') return object.field.id;
    if (object.kind === 'field') return `${this.keyOf(object.object)}.${object.field.id}`;
    if (object.kind !== 'local') return '?';
    const number = this.locals.get(object.variable) ?? this.locals.size;
    this.locals.set(object.variable, number);
    return `#${number}`;
  }

  // ------------------------------------------------ expressions

  private visit(expr: TypedExpr): void {
    switch (expr.kind) {
      case 'constant':
      case 'classObject':
      case 'this':
      case 'currentThread':
      case 'local':
      case 'unsupported':
        return;
      case 'field':
        return this.visit(expr.object);
      case 'static':
        return expr.object && this.visit(expr.object);
      case 'element':
        return this.element(expr);
      case 'length':
      case 'copyArray':
        return this.visit(expr.array);
      case 'cast':
      case 'retype':
        this.visit(expr.operand);
        return this.found(expr);
      case 'unary':
      case 'convert':
      case 'box':
      case 'unbox':
        return this.visit(expr.operand);
      // What is compared is the references.
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
        return this.visitAll([expr.left, expr.right]);
      case 'concatenation':
        this.visitAndMark(expr.left, 'read');
        return this.visitAndMark(expr.right, 'read');
      case 'conditional':
        return this.visitAll([expr.cond, expr.then, expr.else]);
      case 'assign':
        return this.assign(expr);
      case 'compound':
        this.visit(expr.target);
        this.visitAndMark(expr.value, 'read');
        if (expr.combine.kind === 'concatenation') this.mark(expr, 'read', this.sourcesOf(expr.target));
        return;
      case 'instanceof':
        this.visit(expr.operand);
        return expr.binding && this.give(expr.binding, this.sourcesOf(expr.operand));
      case 'matches':
        this.visit(expr.operand);
        return this.pattern(expr.pattern, this.sourcesOf(expr.operand));
      case 'call':
        return this.call(expr);
      case 'new':
        for (const one of expr.captured ?? []) this.visitAndMark(one, 'captured');
        return expr.args.forEach((arg, index) => this.argument(arg, index, expr.constructor_));
      case 'newArray':
        return this.visitAll(expr.dims);
      case 'arrayInit':
        return expr.elements.forEach((one) => this.visitAndMark(one, this.looked.has(expr) ? 'read' : 'out'));
      case 'opaque':
        return this.opaque(expr);
      case 'switch':
        return this.switch_(expr.switch);
      case 'after':
        return this.visitAll([expr.first, expr.value]);
      case 'monitor':
        return this.visitAll([expr.object, ...expr.args]);
      case 'startThread':
        return this.visit(expr.thread);
      default:
        exhausted(expr);
    }
  }

  private visitAll(exprs: readonly TypedExpr[]): void {
    for (const one of exprs) this.visit(one);
  }

  private assign({ target, value }: TypedExpr & { readonly kind: 'assign' }): void {
    if (target.kind === 'local') {
      this.visit(value);
      return this.give(target.variable, this.sourcesOf(value));
    }
    this.visit(target);
    this.visit(value);
    const reads = this.sourcesOf(value);
    if (target.kind === 'element' || reads.some((read) => !sharesGuard(target, read, this.resolved))) return this.mark(value, 'out');
    if (reads.length === 0 && hasGuardedContents(target.field, this.resolved) && !isFresh(value))
      this.uses.set(value, { kind: 'given', reads: [target] });
  }

  private call(expr: TypedExpr & { readonly kind: 'call' }): void {
    const { dispatch, method } = expr;
    const receiver = dispatch.kind === 'static' ? undefined : dispatch.receiver;
    // A method of the workspace's own collection class works on the contents by itself.
    if (receiver !== undefined && method.owner.isLibrary) this.visit(receiver);
    else if (receiver !== undefined) this.visitAndMark(receiver, 'argument');
    const isOnThis = receiver === undefined || stripped(receiver).kind === 'this';
    expr.args.forEach((arg, index) => {
      const parameter = this.resolved.methods.get(method)?.body?.params[index];
      const reads = this.sourcesOf(arg);
      const isFollowed =
        method.isPrivate &&
        !method.owner.isLibrary &&
        parameter !== undefined &&
        reads.every((read) => read.kind === 'static' || (receiver !== undefined && isOnThis && this.isOfThis(read)));
      if (!isFollowed) return this.argument(arg, index, method);
      this.visit(arg);
      this.give(parameter, reads);
    });
    this.found(expr);
    if (method.owner.isLibrary && receiver !== undefined) this.takesEntries(method.name, receiver, expr.args);
  }

  /** Entries that are put into a collection are found in it. */
  private takesEntries(method: string, receiver: TypedExpr, args: readonly TypedExpr[]): void {
    const into = stripped(receiver);
    if (PUTS.test(method))
      for (const one of args.filter(isOfEntries)) {
        if (into.kind === 'local') this.give(into.variable, this.sourcesOf(one));
        else this.mark(one, 'out');
      }
    // `entries.forEach(all::add)`.
    if (isOfEntries(receiver)) for (const one of args) if (this.putsElsewhere(one)) this.mark(receiver, 'out');
  }

  /** Whether a function puts what it is given into a collection. */
  private putsElsewhere(given: TypedExpr): boolean {
    if (given.source?.kind === 'methodRef') return PUTS.test(given.source.method.name);
    const made = stripped(given);
    const run = made.kind === 'new' ? made.class.methods.find((one) => one.implicit === 'lambda') : undefined;
    const body = run && this.resolved.methods.get(run)?.body;
    const isOwn = (one: TypedExpr): boolean => {
      const inner = stripped(one);
      return inner.kind === 'local' && body!.params.includes(inner.variable);
    };
    return (
      body !== undefined &&
      expressionsOf(body.stmts).some(({ node, isStmt }) => {
        if (isStmt || (node.kind !== 'call' && node.kind !== 'opaque')) return false;
        const [name, args] = node.kind === 'call' ? [node.method.name, node.args] : [node.method ?? '', partsOfCall(node).args];
        return PUTS.test(name) && args.some(isOwn);
      })
    );
  }

  private element(expr: TypedExpr & { readonly kind: 'element' }): void {
    this.visitAll([expr.array, expr.index]);
    const array = stripped(expr.array);
    if (array.kind !== 'field' && array.kind !== 'static') return;
    if (holdsCollections(array.field, this.resolved)) this.uses.set(expr, { kind: 'inside', reads: [array] });
  }

  private argument(arg: TypedExpr, index: number, method: MethodSymbol): void {
    this.visit(arg);
    if (!method.owner.isLibrary) this.mark(arg, 'argument');
    else if (argumentUse(method, index, this.resolved) === 'keeps') this.mark(arg, looksAtPacked(method) ? 'read' : 'out');
  }

  /** What reads or writes is placed where the call is lowered (`steps/contents.ts`). */
  private opaque(expr: TypedExpr & { readonly kind: 'opaque' }): void {
    const { receiver, args } = partsOfCall(expr);
    if (receiver !== undefined) this.visit(receiver);
    if (receiver !== undefined && expr.method !== undefined) this.takesEntries(expr.method, receiver, args);
    const isLooked = expr.method !== undefined && opaqueUse(expr, 'argument') === 'reads';
    for (const one of args) {
      if (isLooked) this.looked.add(stripped(one));
      this.visit(one);
      // (A method reference, and a value of unknown type, lead to what they are made of.)
      if ((expr.method !== undefined && opaqueUse(expr, 'argument') === 'keeps') || expr.field !== undefined) this.mark(one, 'out');
    }
  }

  /** An element that is a collection itself. */
  private found(expr: TypedExpr): void {
    const call = stripped(expr);
    if (call.kind !== 'call' || call.dispatch.kind === 'static' || call.method.returnType.kind !== 'typeVariable') return;
    if (isThreadUnsafe(this.resolved.table.classOf(expr.type), this.resolved) && this.sourcesOf(expr).length === 0)
      this.mark(expr, 'inside', this.sourcesOf(call.dispatch.receiver));
  }

  private pattern(pattern: TypedPattern, reads: readonly FieldRead[]): void {
    if (pattern.kind === 'type') return pattern.binding && this.give(pattern.binding, reads);
    this.give(pattern.object, reads);
    for (const part of pattern.parts) {
      this.visit(part.value);
      this.give(part.variable, this.sourcesOf(part.value));
      this.pattern(part.pattern, this.sourcesOf(part.value));
    }
  }

  private switch_(typed: TypedSwitch): void {
    this.visit(typed.subject);
    const reads = this.sourcesOf(typed.subject);
    this.switches.push(typed);
    const oneCase = ({ patterns, guard, body }: TypedCase): void => {
      for (const one of patterns) this.pattern(one, reads);
      if (guard !== undefined) this.visit(guard);
      this.all(body);
    };
    typed.cases.forEach(oneCase);
    this.switches.pop();
  }

  // ------------------------------------------------ statements

  private all(stmts: readonly TypedStmt[]): void {
    for (const one of stmts) this.statement(one);
  }

  private statement(stmt: TypedStmt): void {
    switch (stmt.kind) {
      case 'block':
        return this.all(stmt.stmts);
      case 'local':
        if (stmt.init === undefined) return;
        this.visit(stmt.init);
        return this.give(stmt.variable, this.sourcesOf(stmt.init));
      case 'expr':
        return this.visit(stmt.expr);
      case 'if':
        this.visit(stmt.cond);
        return this.all(stmt.else === undefined ? [stmt.then] : [stmt.then, stmt.else]);
      case 'loop':
        if (stmt.cond !== undefined) this.visit(stmt.cond);
        this.visitAll(stmt.update);
        return this.statement(stmt.body);
      case 'forEachArray':
        this.visit(stmt.arrayInit);
        return this.all([stmt.element, stmt.body]);
      case 'labeled':
      case 'atomic':
        return this.statement(stmt.body);
      case 'break':
      case 'continue':
      case 'spec':
      case 'unsupported':
        return;
      case 'return':
        return stmt.value && this.return_(stmt.value);
      case 'yield': {
        this.visit(stmt.value);
        const target = [...this.switches].reverse().find((one) => one.result !== undefined);
        return target && this.hold(target, this.sourcesOf(stmt.value));
      }
      case 'throw':
        return this.visit(stmt.value);
      case 'synchronized':
        this.visit(stmt.lock);
        return this.statement(stmt.body);
      case 'try':
        this.statement(stmt.body);
        for (const one of stmt.catches) this.statement(one.body);
        return stmt.finally && this.statement(stmt.finally);
      case 'switch':
        return this.switch_(stmt.switch);
      case 'assert':
        return this.visit(stmt.cond);
      case 'constructorCall':
        for (const one of stmt.captured ?? []) this.visitAndMark(one, 'captured');
        return stmt.args.forEach((arg, index) => this.argument(arg, index, stmt.constructor_));
      default:
        exhausted(stmt);
    }
  }

  /** Whoever calls a private method is known and gets what it gives. */
  private return_(value: TypedExpr): void {
    this.visit(value);
    const reads = this.sourcesOf(value);
    if (this.method?.isPrivate === true && reads.every((read) => this.isOfThis(read))) this.hold(this.method, reads);
    else this.mark(value, 'out');
  }
}

/** Whether two fields of one object have one and the same `@GuardedBy`: a collection may go from one to the other. */
function sharesGuard(target: FieldRead, read: FieldRead, resolved: Resolved): boolean {
  const isSameObject =
    target.kind === 'static'
      ? read.kind === 'static' && target.field.owner === read.field.owner
      : read.kind === 'field' && target.object.kind === 'this' && read.object.kind === 'this';
  const guard = guardText(target.field);
  return (
    isSameObject &&
    target.field.owner === read.field.owner &&
    guard !== undefined &&
    guard === guardText(read.field) &&
    hasGuardedContents(target.field, resolved)
  );
}
