/**
 * Objects that code without source has made or given (a `PriorityBlockingQueue` with a comparator of the workspace, a lazy list over one of
 * its functions, anything with a `toString`), and objects of the library and records that hold such. Their methods have a stub, by the type
 * through which they are called, and run what the object keeps; so a call of them is a call of code without source before it is one of the
 * library. Found without regard to the order of statements, over the whole workspace: in locals, fields, parameters and results, in what
 * such an object gives, and, since what is put into an object by one name is in it by every other, against assignments, too.
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 * Neighbours: `calls/stranger-calls.ts` asks before a call is emitted; `calls/opaque.ts` emits the other one.
 */
import { stripped } from '../../resolve/typed-children';
import { exhausted } from '../../base/exhausted';
import { onceFor } from '../../base/once-for';
import { partsOfCall } from '../../resolve/opaque';
import type { Resolved } from '../../resolve/resolve';
import { hasMember } from '../../resolve/unseen';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { TypedBody, TypedExpr, TypedPattern, TypedStmt } from '../../resolve/typed';
import { isInert, makesItsValue, putsNothing } from '../../resolve/typed-kinds';
import type { JavaType } from '../../resolve/types';
import { expressionsOf, type Visited } from '../../resolve/typed-statements';
import { namesMentioned } from '../../analyses/names-mentioned';
import { isCollection } from '../../sharing/collections';
import { GivenFunctions } from './given-functions';
import { familiesOf } from './method-families';
import { keepsNothing, StrangerTypes } from './stranger-types';
import { BOTH, HOLDS, NONE, union, type Strangeness } from './strangeness';

/** For a virtual method one of all that it may run; for a class what every object of it leads to. */
type Place = LocalVariable | FieldSymbol | MethodSymbol | ClassSymbol;

/** What puts into one thing that it is given what is in another one, or in what it is called on. */
const FILLS = /^(arraycopy|toArray|addAll|copy|fill|setAll|replaceAll|drainTo|swap)$/;

interface Body {
  readonly method: MethodSymbol | undefined;
  readonly owner: ClassSymbol;
  readonly visited: readonly Visited[];
}

export const strangersOf = onceFor((resolved: Resolved): Strangers => new Strangers(resolved));

export class Strangers {
  private readonly places = new Map<Place, Strangeness>();
  private readonly throwing = new Set<Place>();
  /** Into what they refer to something is put by that name, or by a copy of it. */
  private readonly filled = new Set<Place>();
  /** Of the parameters of methods that may be called back: the class of the method. */
  private readonly calledOn = new Map<LocalVariable, ClassSymbol>();
  private readonly families: ReadonlyMap<MethodSymbol, MethodSymbol>;
  private readonly parts = new Map<TypedStmt, readonly Visited[]>();
  private readonly types: StrangerTypes;
  private readonly members: ReadonlyMap<MethodSymbol, readonly MethodSymbol[]>;
  /** Code without source may call them, and get what they give. */
  private readonly calledBack: ReadonlySet<MethodSymbol>;
  private readonly functions: GivenFunctions;
  private hasChanged = false;
  /** The library may run code of the workspace that ends with such an exception. */
  private libraryThrows = false;
  /** `System.out` and `System.err` may be anybody's. */
  readonly replacesStreams: boolean;

  constructor(private readonly resolved: Resolved) {
    this.types = new StrangerTypes(resolved);
    const bodies: readonly Body[] = [
      ...[...resolved.methods.values()].flatMap((one) => bodyOf(one.method.owner, one.method, one.body)),
      ...[...resolved.staticInitializers.values()].flatMap((one) => bodyOf(one.owner, undefined, one.body)),
    ];
    this.replacesStreams = bodies.some(({ visited }) =>
      visited.some(({ node, isStmt }) => !isStmt && node.kind === 'opaque' && /^set(Out|Err)$/.test(node.method ?? '')),
    );
    this.families = familiesOf(resolved);
    this.members = groupedBy(this.families.keys(), (one) => this.families.get(one)!);
    this.calledBack = new Set([...resolved.methods.keys()].filter((one) => !one.owner.isLibrary && this.isCalledBack(one)));
    this.functions = new GivenFunctions(resolved.table, this.calledBack);
    for (const method of this.calledBack) this.take(method);
    this.takeUntranslated(bodies);
    do {
      this.hasChanged = false;
      for (const body of bodies)
        for (const { node, isStmt } of body.visited)
          if (isStmt) this.statement(node, body);
          else this.expression(node, body);
      if ([...this.calledBack].some((one) => this.throwing.has(this.placeOf(one)))) this.libraryThrows = true;
    } while (this.hasChanged);
  }

  /** Whether the value may be such an object, or lead to one. */
  has(expr: TypedExpr): boolean {
    const { is, holds } = this.of(expr);
    return is || holds;
  }

  of(expr: TypedExpr): Strangeness {
    return this.seenAs(expr.type, this.found(expr));
  }

  /** Whether a method or constructor of the library gets one of them by its arguments, or from a function that is among these. */
  areGiven(method: MethodSymbol, args: readonly TypedExpr[]): boolean {
    return args.some((one, index) => this.has(one) || this.functions.givesTo(method, index, one));
  }

  private areHanded(args: readonly TypedExpr[], call: TypedExpr & { readonly kind: 'opaque' }): boolean {
    return args.some((one) => this.has(one) || this.functions.givesIn(call, one));
  }

  // ------------------------------------------------ places

  private placeOf(method: MethodSymbol): MethodSymbol {
    return this.families.get(method) ?? method;
  }

  private mark(place: Place, more: Strangeness): void {
    const { is, holds } = this.places.get(place) ?? NONE;
    if ((is || !more.is) && (holds || !more.holds)) return;
    this.places.set(place, { is: is || more.is, holds: holds || more.holds });
    this.hasChanged = true;
  }

  private markThrowing(place: Place): void {
    if (this.throwing.has(place)) return;
    this.throwing.add(place);
    this.hasChanged = true;
  }

  /** An assignment: what the value is the place may be; what the place comes to hold the object holds. */
  private give(place: Place, type: JavaType, value: TypedExpr): void {
    this.mark(place, this.seenAs(type, this.of(value)));
    if (this.places.get(place)?.holds === true) this.fill(value, this.filled.has(place));
  }

  /**
   * Something is put into the object that the expression gives, or into one that is in it. `isByName`: by this very name or a copy of it;
   * else it is only known to hold something.
   */
  private fill(expr: TypedExpr, isByName: boolean): void {
    if (!this.types.mayLead(expr.type) || makesItsValue(expr)) return;
    switch (expr.kind) {
      case 'retype':
      case 'cast':
        return this.fill(expr.operand, isByName);
      case 'after':
        return this.fill(expr.value, isByName);
      case 'local': {
        if (isByName) this.fillParameter(expr.variable);
        return this.mark(expr.variable, HOLDS);
      }
      case 'field': {
        const variable = captured(expr.field);
        if (variable !== undefined) {
          if (isByName) this.fillParameter(variable);
          this.mark(variable, HOLDS);
        }
        if (isByName) this.markFilled(expr.field);
        return this.mark(expr.field, HOLDS);
      }
      case 'static':
        if (isByName) this.markFilled(expr.field);
        return this.mark(expr.field, HOLDS);
      case 'element':
      case 'copyArray':
        return this.fill(expr.array, isByName);
      case 'arrayInit':
        return expr.elements.forEach((one) => this.fill(one, isByName));
      case 'conditional':
        this.fill(expr.then, isByName);
        return this.fill(expr.else, isByName);
      case 'assign':
        return this.fill(expr.value, isByName);
      case 'switch':
        return this.valuesOf(expr).forEach((one) => this.fill(one, isByName));
      case 'this':
        return this.fillClass(this.resolved.table.classOf(expr.type));
      case 'new':
        // What the library was given may be what comes out of its object: `new AtomicReference<>(list).get()`.
        if (expr.class.isLibrary) expr.args.forEach((one) => this.fill(one, isByName));
        return this.fillClass(expr.class);
      case 'call':
        if (expr.method.owner.isLibrary) {
          // It may lead to what it was made or taken from: `map.values()`, `list.subList(0, 1)`.
          for (const one of [...receiverOf(expr), ...expr.args]) this.fill(one, isByName);
          return;
        }
        if (isByName) this.markFilled(this.placeOf(expr.method));
        return this.mark(this.placeOf(expr.method), HOLDS);
      case 'opaque':
        return expr.parts.forEach((one) => this.fill(one, isByName));
      case 'compound':
      case 'unsupported':
        return;
      default:
        exhausted(expr);
    }
  }

  /**
   * What a class of the library keeps that it extends. Its own methods keep what they are given, and that may be anything where the library
   * or code without source calls them.
   */
  private fillClass(symbol: ClassSymbol | undefined): void {
    if (symbol === undefined || symbol.isLibrary) return;
    const above = this.resolved.table.lineage(symbol);
    if (above.some((one) => one.isLibrary && one.kind !== 'interface' && !keepsNothing(one))) this.mark(symbol, HOLDS);
  }

  /** What is put into what a function was given is in what the library has it from: `lists.forEach(one -> one.add(x))`. */
  private fillParameter(variable: LocalVariable): void {
    this.markFilled(variable);
    const owner = this.calledOn.get(variable);
    if (owner !== undefined) this.mark(owner, HOLDS);
  }

  private markFilled(place: Place): void {
    if (this.filled.has(place)) return;
    this.filled.add(place);
    this.hasChanged = true;
  }

  // ------------------------------------------------ bodies

  private statement(stmt: TypedStmt, { method, owner }: Body): void {
    switch (stmt.kind) {
      case 'local':
        if (stmt.init !== undefined) this.give(stmt.variable, stmt.variable.type, stmt.init);
        return;
      case 'forEachArray':
        return this.give(stmt.array, stmt.array.type, stmt.arrayInit);
      case 'return':
        if (stmt.value === undefined || method === undefined) return;
        this.give(this.placeOf(method), method.returnType, stmt.value);
        if (this.has(stmt.value) && this.functions.note(method)) this.hasChanged = true;
        // Whoever calls it may put something in: code without source, or who has it from the library (`() -> list`).
        // It has the object itself already.
        if (this.calledBack.has(method) && stripped(stmt.value).kind !== 'this') this.fill(stmt.value, true);
        return;
      case 'constructorCall':
        this.pass(stmt.constructor_, stmt.args);
        // What the library keeps of it is in the object.
        if (stmt.constructor_.owner.isLibrary && this.areGiven(stmt.constructor_, stmt.args)) this.mark(owner, HOLDS);
        return;
      case 'try':
        if (this.mayThrow(stmt.body)) for (const one of stmt.catches) this.mark(one.variable, this.seenAs(one.variable.type, BOTH));
        return;
      case 'switch':
        for (const one of stmt.switch.cases) for (const pattern of one.patterns) this.bind(pattern, stmt.switch.subject);
        return;
      default:
        if (!isInert(stmt)) exhausted(stmt);
    }
  }

  private expression(expr: TypedExpr, { method }: Body): void {
    if (method !== undefined && this.throws(expr)) this.markThrowing(this.placeOf(method));
    switch (expr.kind) {
      case 'assign': {
        const { target } = expr;
        if (target.kind === 'local') this.give(target.variable, target.type, expr.value);
        else if (target.kind === 'element') this.keep(target.array, [expr.value], this.has(expr.value));
        else this.give(target.field, target.type, expr.value);
        return;
      }
      case 'call':
        this.pass(expr.method, expr.args);
        // What is put into a collection comes out again.
        if (expr.method.owner.isLibrary) {
          for (const one of receiverOf(expr)) this.keep(one, expr.args, this.areGiven(expr.method, expr.args));
          if (FILLS.test(expr.method.name) && [...receiverOf(expr), ...expr.args].some((one) => this.has(one)))
            for (const one of expr.args) this.fill(one, true);
        }
        return;
      case 'new':
        this.pass(expr.constructor_, expr.args);
        return;
      case 'opaque':
        return this.giveAway(expr);
      case 'instanceof':
        if (expr.binding !== undefined) this.give(expr.binding, expr.tested, expr.operand);
        return;
      case 'matches':
        return this.bind(expr.pattern, expr.operand);
      case 'switch':
        for (const one of expr.switch.cases) for (const pattern of one.patterns) this.bind(pattern, expr.switch.subject);
        return;
      default:
        if (!putsNothing(expr)) exhausted(expr);
    }
  }

  private bind(pattern: TypedPattern, value: TypedExpr): void {
    if (pattern.kind === 'type') {
      if (pattern.binding !== undefined) this.give(pattern.binding, pattern.tested, value);
      return;
    }
    this.give(pattern.object, pattern.tested, value);
    for (const part of pattern.parts) {
      this.give(part.variable, part.variable.type, part.value);
      this.bind(part.pattern, part.value);
    }
  }

  /**
   * Code without source may put objects of its own into what it is given. A method of the library that only has no stub does so with what
   * it is given, and with nothing else.
   */
  private giveAway(expr: TypedExpr & { readonly kind: 'opaque' }): void {
    // A value of which only the type is not known is handed to nobody.
    if (expr.name === undefined) return;
    const { receiver, args } = partsOfCall(expr);
    if (receiver !== undefined && this.resolved.table.classOf(receiver.type)?.isLibrary === true)
      return this.keep(receiver, args, this.areHanded(args, expr));
    for (const one of expr.parts) this.fill(one, true);
  }

  /** What is put into something comes out of it again; and what is put later into what came out is in what was put in. */
  private keep(holder: TypedExpr, values: readonly TypedExpr[], bringSome: boolean): void {
    if (bringSome) this.fill(holder, true);
    if (this.of(holder).holds) for (const one of values) this.fill(one, false);
  }

  private pass(method: MethodSymbol, args: readonly TypedExpr[]): void {
    if (method.owner.isLibrary) return;
    if (method.isConstructor && method.owner.kind === 'record')
      method.owner.fields
        .filter((field) => !field.isStatic)
        .forEach((field, index) => {
          const arg = args[index];
          if (arg !== undefined && args.length === method.owner.recordComponents.length) this.give(field, field.type, arg);
        });
    for (const one of this.mayRun(method)) {
      const params = this.resolved.methods.get(one)?.params ?? [];
      args.forEach((arg, index) => {
        const param = params[index];
        if (param !== undefined) this.give(param, param.type, arg);
      });
    }
  }

  /** All of its family, itself included. (What a call of the library passes on is taken for anything: it is called back.) */
  private mayRun(method: MethodSymbol): readonly MethodSymbol[] {
    const head = this.placeOf(method);
    const others = this.members.get(head);
    return others === undefined ? [method] : [head, ...others.filter((one) => one !== head)];
  }

  /** Code without source may call it, with objects of its own. */
  private isCalledBack({ owner, name, params, isStatic, isConstructor }: MethodSymbol): boolean {
    const { table } = this.resolved;
    if (isStatic || isConstructor) return false;
    return (
      owner.place === 'lambda' ||
      table.unknownSuperOf(owner) !== undefined ||
      table.lineage(owner).some((one) => one.isLibrary && hasMember(one, { name, params }))
    );
  }

  private take(method: MethodSymbol): void {
    for (const param of this.resolved.methods.get(method)?.params ?? []) {
      this.calledOn.set(param, method.owner);
      this.mark(param, this.seenAs(param.type, BOTH));
    }
  }

  /** A body that is not translated may bring such objects to whatever it names. */
  private takeUntranslated(bodies: readonly Body[]): void {
    const { methods, table } = this.resolved;
    const broken = [
      ...bodies.filter(({ visited }) => visited.some(({ node }) => node.kind === 'unsupported')),
      ...[...methods.values()].flatMap(({ method, body, failure }) =>
        body === undefined && !method.owner.isLibrary && (failure !== undefined || method.owner.untranslated !== undefined)
          ? [{ method, owner: method.owner, visited: [] }]
          : [],
      ),
    ];
    if (broken.length === 0) return;
    const all = new Set(broken.flatMap(({ method, owner }) => [...namesMentioned(method, owner)]));
    const own = new Map<ClassSymbol['unit'], Set<string>>();
    for (const { method, owner } of broken)
      own.set(owner.unit, new Set([...(own.get(owner.unit) ?? []), ...namesMentioned(method, owner)]));
    // Private members are named in their own file only.
    const isNamed = (name: string, isPrivate: boolean, { unit }: ClassSymbol): boolean =>
      isPrivate ? own.get(unit)?.has(name) === true : all.has(name);
    // Only what makes an object gives its final fields their values; others may put something into what they refer to.
    const making = new Set(broken.flatMap(({ method, owner }) => (method === undefined || method.isConstructor ? [owner] : [])));
    for (const symbol of table.classes) {
      if (symbol.isLibrary) continue;
      if (all.has(symbol.simpleName)) this.mark(symbol, HOLDS);
      for (const field of symbol.fields)
        if (isNamed(field.name, field.isPrivate, symbol))
          this.mark(field, this.seenAs(field.type, field.isFinal && !making.has(symbol) ? HOLDS : BOTH));
      for (const method of symbol.methods) {
        if (!isNamed(method.isConstructor ? symbol.simpleName : method.name, method.isPrivate, symbol)) continue;
        this.take(method);
        this.mark(this.placeOf(method), this.seenAs(method.returnType, BOTH));
      }
    }
    for (const { method, owner, visited } of broken) {
      if (method !== undefined) this.take(method);
      this.mark(owner, HOLDS);
      for (const { node, isStmt } of visited)
        if (isStmt && node.kind === 'local') this.mark(node.variable, this.seenAs(node.variable.type, BOTH));
    }
  }

  // ------------------------------------------------ exceptions

  /** Whether it may end with an exception that code without source has made. */
  private throws(expr: TypedExpr): boolean {
    if (expr.kind === 'unsupported') return true;
    if (putsNothing(expr)) return false;
    switch (expr.kind) {
      case 'opaque':
        return true;
      case 'call':
        if (this.throwing.has(this.placeOf(expr.method))) return true;
        return expr.method.owner.isLibrary && (this.libraryThrows || [...receiverOf(expr), ...expr.args].some((one) => this.has(one)));
      case 'new':
        if (!expr.class.isLibrary) return this.throwing.has(expr.constructor_);
        return expr.args.some((one) => this.has(one));
      case 'assign':
      case 'instanceof':
      case 'matches':
      case 'switch':
        return false;
    }
  }

  private mayThrow(body: TypedStmt): boolean {
    let visited = this.parts.get(body);
    if (visited === undefined) this.parts.set(body, (visited = expressionsOf([body])));
    return visited.some(({ node, isStmt }) =>
      isStmt
        ? (node.kind === 'throw' && this.has(node.value)) ||
          node.kind === 'unsupported' ||
          (node.kind === 'constructorCall' && this.throwing.has(node.constructor_))
        : this.throws(node),
    );
  }

  // ------------------------------------------------ values

  private found(expr: TypedExpr): Strangeness {
    if (makesItsValue(expr)) return NONE;
    switch (expr.kind) {
      case 'opaque':
        return this.functions.comesOutOfMap(expr) && !this.areHanded(expr.parts, expr) ? NONE : BOTH;
      case 'retype':
      case 'cast':
        return this.of(expr.operand);
      case 'after':
        return this.of(expr.value);
      case 'local':
        return this.places.get(expr.variable) ?? NONE;
      case 'field': {
        const variable = captured(expr.field);
        const around = expr.field.captured === 'outer' ? this.asThis(expr.type) : NONE;
        return union([around, this.places.get(expr.field) ?? NONE, (variable && this.places.get(variable)) ?? NONE]);
      }
      case 'static':
        return this.replacesStreams && expr.field.owner.name === 'java.lang.System' ? BOTH : (this.places.get(expr.field) ?? NONE);
      case 'element':
        return this.has(expr.array) ? BOTH : NONE;
      case 'copyArray':
        return this.of(expr.array);
      case 'arrayInit':
        return expr.elements.some((one) => this.has(one)) ? HOLDS : NONE;
      case 'conditional':
        return union([this.of(expr.then), this.of(expr.else)]);
      case 'switch':
        return union(this.valuesOf(expr).map((one) => this.of(one)));
      case 'assign':
        return this.of(expr.value);
      case 'this':
        return this.asThis(expr.type);
      case 'compound':
      case 'unsupported':
        return NONE;
      case 'call':
        if (expr.method.owner.isLibrary && (receiverOf(expr).some((one) => this.has(one)) || this.areGiven(expr.method, expr.args)))
          return BOTH;
        return this.places.get(this.placeOf(expr.method)) ?? NONE;
      case 'new':
        if (!expr.class.isLibrary || !this.areGiven(expr.constructor_, expr.args)) return NONE;
        return isCollection(expr.class, this.resolved) ? HOLDS : BOTH;
    }
  }

  /** `this`, or an object around: perhaps of a class below, of which not all supertypes are known. */
  private asThis(type: JavaType): Strangeness {
    return { is: this.types.mayBe(type), holds: false };
  }

  private valuesOf(expr: TypedExpr & { readonly kind: 'switch' }): readonly TypedExpr[] {
    return expr.switch.cases
      .flatMap((one) => expressionsOf(one.body))
      .flatMap(({ node, isStmt }) => (isStmt && node.kind === 'yield' ? [node.value] : []));
  }

  /** What an object seen as one of the type may be, and what every object of a class leads to. */
  private seenAs(type: JavaType, what: Strangeness): Strangeness {
    const symbol = type.kind === 'array' ? undefined : this.resolved.table.classOf(type);
    const inside = symbol !== undefined && !symbol.isLibrary && this.leads(symbol);
    const is = (what.is && this.types.mayBe(type)) || (symbol !== undefined && this.types.isHalf(symbol));
    const holds = inside || (what.holds && this.types.mayLead(type));
    return is ? (holds ? BOTH : { is: true, holds: false }) : holds ? HOLDS : NONE;
  }

  /** A record by its components, anything below a class of the library by what that was given. */
  private leads(symbol: ClassSymbol): boolean {
    return this.resolved.table
      .lineage(symbol)
      .some(
        (one) =>
          !one.isLibrary &&
          (this.places.get(one)?.holds === true ||
            (one.kind === 'record' && one.fields.some((field) => !field.isStatic && this.places.has(field)))),
      );
  }
}

function bodyOf(owner: ClassSymbol, method: MethodSymbol | undefined, body: TypedBody | undefined): readonly Body[] {
  return body === undefined || owner.isLibrary ? [] : [{ method, owner, visited: expressionsOf(body.stmts) }];
}

function receiverOf({ dispatch }: TypedExpr & { readonly kind: 'call' }): readonly TypedExpr[] {
  return dispatch.kind === 'static' ? [] : [dispatch.receiver];
}

function captured(field: FieldSymbol): LocalVariable | undefined {
  return field.owner.captures.find((one) => one.field === field)?.variable;
}

function groupedBy<K, V>(all: Iterable<V>, keyOf: (one: V) => K): ReadonlyMap<K, readonly V[]> {
  const found = new Map<K, V[]>();
  for (const one of all) {
    const group = found.get(keyOf(one));
    if (group === undefined) found.set(keyOf(one), [one]);
    else group.push(one);
  }
  return found;
}
