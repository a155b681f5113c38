/**
 * Who uses which field, and which locks are held there: one walk over the typed tree of each body, in the order of its statements. Locks
 * are `synchronized` blocks and methods, and calls of `lock` and `unlock` of those of java.util.concurrent, with the usual forms around
 * them. What is found is a candidate for `guards.ts`; the prover decides.
 * Neighbours: `places.ts` names objects; `locking.ts` knows the calls of locks; `entries.ts` says what is held when a private method
 * begins.
 */
import { exhausted } from '../base/exhausted';
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { FieldRead, TypedBody, TypedExpr, TypedStmt, TypedSwitch } from '../resolve/typed';
import { partsOfCall } from '../resolve/opaque';
import type { AtOnce } from './at-once';
import { forgetsArrays } from '../resolve/arguments';
import { changesElements } from './arrays';
import { childrenOf, stripped } from '../resolve/typed-children';
import { aliasOf, collectionAliases, type CollectionAliases } from './collection-aliases';
import { looksByName, opaqueUse, type argumentUse } from './collections';
import { lockCall, triedLock, type LockCall } from './locking';
import { classOf, givesNewObject, placeOf, thisOf, type Place } from './places';
import { referenceIn } from './references';
import { withHelpers } from './run-by-workspace';

/** A lock that is held. `mode`: of a lock with two sides which of them. */
export interface Held {
  readonly place: Place;
  readonly mode: 'whole' | 'read' | 'write';
  /** Different for each time that it is taken. */
  readonly section: number;
}

export interface Access {
  readonly field: FieldSymbol;
  /** The object of an instance field; undefined for static fields and where it is computed. */
  readonly object: Place | undefined;
  readonly isWrite: boolean;
  /** It reads and writes: `n++`, `n += 2`. */
  readonly isCompound: boolean;
  /** What the collection or the array holds that the field refers to, and not the field. */
  readonly isOfContents: boolean;
  /** By way of a local, or of what a function has captured, that refers to the same collection. */
  readonly isByAlias?: true;
  readonly held: readonly Held[];
  readonly expr: TypedExpr;
  readonly span: Span;
}

export interface CallSite {
  readonly method: MethodSymbol;
  /** Undefined for static methods and where the receiver is computed. */
  readonly receiver: Place | undefined;
  readonly args: readonly TypedExpr[];
  readonly held: readonly Held[];
  /** Undefined for `this(...)` and `super(...)`. */
  readonly expr: TypedExpr | undefined;
  readonly span: Span;
}

/** A function that runs where it is given to somebody. */
export interface FunctionSite extends AtOnce {
  readonly call: TypedExpr;
  readonly held: readonly Held[];
}

/** What one body does. */
export interface BodyFacts {
  readonly owner: ClassSymbol;
  /** Undefined for a static initializer. */
  readonly method: MethodSymbol | undefined;
  readonly body: TypedBody;
  readonly accesses: readonly Access[];
  readonly calls: readonly CallSite[];
  readonly functions: readonly FunctionSite[];
  /** The expressions that are locked by `synchronized` blocks. */
  readonly monitors: readonly { readonly expr: TypedExpr; readonly place: Place | undefined }[];
  /** What is held at a call, at one of code without source, or where an element is used. */
  readonly heldAt: (call: TypedExpr) => readonly Held[];
  /** It holds locks that have no name (of a stripe, of a key, a `StampedLock`), so what it does under none may well be protected. */
  readonly hasOtherLocks: boolean;
}

export interface Contents {
  readonly resolved: Resolved;
  /** Whether the field refers to a collection of the library that may not be used by two threads at once. */
  readonly isCollection: (field: FieldSymbol) => boolean;
  /** Whether it refers to an array that is its own. */
  readonly isArray: (field: FieldSymbol) => boolean;
  /** The field whose array the local stands for. */
  readonly arrayOf: (variable: LocalVariable) => FieldRead | undefined;
  /** Whether the method changes the collection, or another object, that the field refers to. */
  readonly mutates: (method: MethodSymbol, field: FieldSymbol) => boolean;
  /** Whether whatever looks at the collection of the field changes it. */
  readonly isRestless: (field: FieldSymbol) => boolean;
  /** Whether a call of a semaphore keeps nobody out. */
  readonly isIdle: (call: TypedExpr) => boolean;
  readonly usesArgument: (method: MethodSymbol, index: number) => ReturnType<typeof argumentUse>;
  readonly functionsIn: (expr: TypedExpr) => readonly AtOnce[];
}

export function factsOf(resolved: Resolved, contents: Contents): readonly BodyFacts[] {
  const found: BodyFacts[] = [];
  const same = collectionAliases(resolved, contents.isCollection);
  for (const { method, body } of resolved.methods.values())
    if (body !== undefined && !method.owner.isLibrary) found.push(new BodyWalk(contents, same, method.owner, method, body).facts());
  for (const { owner, body } of resolved.staticInitializers.values())
    if (body !== undefined) found.push(new BodyWalk(contents, same, owner, undefined, body).facts());
  return withHelpers(found, resolved);
}

type Locks = readonly Held[];

const READS = { isWrite: false, isCompound: false };

class BodyWalk {
  private readonly accesses: Access[] = [];
  private readonly calls: CallSite[] = [];
  private readonly functions: FunctionSite[] = [];
  private readonly monitors: { readonly expr: TypedExpr; readonly place: Place | undefined }[] = [];
  private readonly aliases = new Map<LocalVariable, Place>();
  /** Locals that say whether a lock has been got. */
  private readonly tries = new Map<LocalVariable, LockCall>();
  private readonly heldAt = new Map<TypedExpr, Locks>();
  private sections = 0;
  private hasOtherLocks = false;

  constructor(
    private readonly contents: Contents,
    private readonly same: CollectionAliases,
    private readonly owner: ClassSymbol,
    private readonly method: MethodSymbol | undefined,
    private readonly body: TypedBody,
  ) {}

  facts(): BodyFacts {
    this.statements(this.body.stmts, this.atEntry());
    const { owner, method, body, accesses, calls, functions, monitors, hasOtherLocks, heldAt } = this;
    return { owner, method, body, accesses, calls, functions, monitors, hasOtherLocks, heldAt: (call) => heldAt.get(call) ?? [] };
  }

  private atEntry(): Locks {
    if (this.method?.isSynchronized !== true) return [];
    return [this.taken(this.method.isStatic ? classOf(this.owner.name) : thisOf(this.owner.name), 'whole')];
  }

  private taken(place: Place, mode: Held['mode']): Held {
    return { place, mode, section: ++this.sections };
  }

  // ------------------------------------------------ statements

  /** What is held after them; undefined where nothing goes on there. */
  private statements(stmts: readonly TypedStmt[], held: Locks): Locks | undefined {
    let now: Locks | undefined = held;
    // What stands after a jump is walked through with what was held before it.
    for (const one of stmts) now = this.statement(one, now ?? held);
    return now;
  }

  private statement(stmt: TypedStmt, held: Locks): Locks | undefined {
    switch (stmt.kind) {
      case 'block':
        return this.statements(stmt.stmts, held);
      case 'local':
        return this.declare(stmt, held);
      case 'expr':
        return this.effect(stmt.expr, held);
      case 'if': {
        this.expr(stmt.cond, held);
        const [then, otherwise] = [this.statement(stmt.then, this.when(stmt.cond, true, held)), this.when(stmt.cond, false, held)];
        return common(then, stmt.else === undefined ? otherwise : this.statement(stmt.else, otherwise));
      }
      case 'loop': {
        if (stmt.cond) this.expr(stmt.cond, held);
        this.statement(stmt.body, stmt.cond && stmt.testsFirst ? this.when(stmt.cond, true, held) : held);
        for (const one of stmt.update) this.expr(one, held);
        return stmt.cond ? this.when(stmt.cond, false, held) : held;
      }
      case 'forEachArray': {
        this.expr(stmt.arrayInit, held);
        this.elements(stmt.arrayInit, held, READS);
        this.statement(stmt.body, held);
        return held;
      }
      case 'synchronized': {
        this.expr(stmt.lock, held);
        const place = placeOf(stmt.lock, this.owner, this.aliases);
        this.monitors.push({ expr: stmt.lock, place });
        if (place === undefined && isChosenLock(stmt.lock)) this.hasOtherLocks = true;
        const ending = this.statement(stmt.body, place === undefined ? held : [...held, this.taken(place, 'whole')]);
        return ending && held;
      }
      case 'try':
        return this.attempt(stmt, held);
      case 'switch': {
        this.cases(stmt.switch, held);
        return held;
      }
      case 'labeled':
      case 'atomic':
        return this.statement(stmt.body, held);
      case 'constructorCall': {
        for (const one of stmt.args) this.expr(one, held);
        this.calls.push({
          method: stmt.constructor_,
          receiver: thisOf(this.owner.name),
          args: stmt.args,
          held,
          expr: undefined,
          span: stmt.span,
        });
        return held;
      }
      case 'return':
      case 'throw':
      case 'yield': {
        if (stmt.value) this.expr(stmt.value, held);
        return undefined;
      }
      case 'break':
      case 'continue':
        return undefined;
      case 'assert':
        this.expr(stmt.cond, held);
        return held;
      case 'spec':
      case 'unsupported':
        return held;
    }
  }

  private declare(stmt: TypedStmt & { readonly kind: 'local' }, held: Locks): Locks {
    if (stmt.init === undefined) return held;
    this.expr(stmt.init, held);
    if (this.body.assigned.has(stmt.variable)) return held;
    const tried = triedLock(stmt.init, this.owner, this.aliases, this.contents.resolved);
    if (tried !== undefined) this.tries.set(stmt.variable, tried);
    const place = placeOf(stmt.init, this.owner, this.aliases);
    if (place !== undefined && place.root.kind !== 'local') this.aliases.set(stmt.variable, place);
    return held;
  }

  private effect(expr: TypedExpr, held: Locks): Locks {
    this.expr(expr, held);
    const call = lockCall(expr, this.owner, this.aliases, this.contents.resolved);
    if (call === undefined) return held;
    if (call.place === undefined) {
      if (!this.contents.isIdle(expr)) this.hasOtherLocks = true;
      return held;
    }
    if (call.kind === 'take') return [...held, this.taken(call.place, call.mode)];
    const last = held.map((one) => one.place.key === call.place!.key && one.mode === call.mode).lastIndexOf(true);
    return call.kind === 'give' ? held.filter((_, index) => index !== last) : held;
  }

  /** What is held where a condition has that outcome. */
  private when(cond: TypedExpr, outcome: boolean, held: Locks): Locks {
    const inner = stripped(cond);
    if (inner.kind === 'unary' && inner.op === '!') return this.when(inner.operand, !outcome, held);
    if (inner.kind === (outcome ? 'and' : 'or')) return this.when(inner.right, outcome, this.when(inner.left, outcome, held));
    const tried =
      inner.kind === 'local' ? this.tries.get(inner.variable) : triedLock(inner, this.owner, this.aliases, this.contents.resolved);
    return outcome && tried?.place !== undefined ? [...held, this.taken(tried.place, tried.mode)] : held;
  }

  private attempt(stmt: TypedStmt & { readonly kind: 'try' }, held: Locks): Locks | undefined {
    const body = this.statement(stmt.body, held);
    const ways = [body, ...stmt.catches.map((one) => this.statement(one.body, body === undefined ? held : common(held, body)!))];
    const ending = ways.reduce(common, undefined);
    if (stmt.finally === undefined) return ending;
    const after = this.statement(stmt.finally, ending ?? held);
    return ending && after;
  }

  // ------------------------------------------------ expressions

  private expr(expr: TypedExpr, held: Locks): void {
    switch (expr.kind) {
      case 'assign':
      case 'compound':
        return this.assignment(expr, held);
      case 'field':
      case 'static':
        this.access(expr, held, READS);
        break;
      case 'copyArray':
        this.elements(expr.array, held, READS);
        break;
      case 'element':
        this.heldAt.set(expr, held);
        this.elements(expr.array, held, READS, expr);
        break;
      case 'call':
        this.call(expr, held);
        this.runs(expr, held);
        break;
      case 'opaque':
        this.opaque(expr, held);
        this.runs(expr, held);
        break;
      case 'new':
        this.heldAt.set(expr, held);
        if (!expr.class.isLibrary)
          this.calls.push({ method: expr.constructor_, receiver: undefined, args: expr.args, held, expr, span: expr.span });
        else
          expr.args.forEach((arg, index) => this.collection(arg, () => this.contents.usesArgument(expr.constructor_, index), expr, held));
        break;
      case 'concatenation':
        // The text of a collection is made of all that it holds.
        this.heldAt.set(expr, held);
        for (const part of [expr.left, expr.right]) this.collection(part, () => 'reads', expr, held);
        break;
      case 'and':
      case 'or': {
        this.expr(expr.left, held);
        this.expr(expr.right, this.when(expr.left, expr.kind === 'and', held));
        return;
      }
      case 'switch':
        return this.cases(expr.switch, held);
      case 'local':
      case 'constant':
      case 'classObject':
      case 'this':
      case 'currentThread':
      case 'length':
      case 'newArray':
      case 'arrayInit':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'conditional':
      case 'instanceof':
      case 'matches':
      case 'cast':
      case 'retype':
      case 'convert':
      case 'box':
      case 'unbox':
      case 'after':
      case 'monitor':
      case 'startThread':
      case 'unsupported':
        break;
      default:
        exhausted(expr);
    }
    for (const child of childrenOf(expr)) this.expr(child, held);
  }

  private assignment(expr: TypedExpr & { readonly kind: 'assign' | 'compound' }, held: Locks): void {
    const { target } = expr;
    const how = { isWrite: true, isCompound: expr.kind === 'compound' };
    const at = how.isCompound ? expr : target;
    this.expr(expr.value, held);
    if (target.kind === 'field' || target.kind === 'static') this.access(target, held, how, at);
    this.heldAt.set(expr, held);
    if (expr.kind === 'compound' && expr.combine.kind === 'concatenation') this.collection(expr.value, () => 'reads', expr, held);
    if (target.kind === 'element') this.elements(target.array, held, how, at);
    for (const child of childrenOf(target)) this.expr(child, held);
  }

  private cases({ subject, cases }: TypedSwitch, held: Locks): void {
    this.expr(subject, held);
    for (const one of cases) {
      if (one.guard) this.expr(one.guard, held);
      this.statements(one.body, held);
    }
  }

  private access(
    target: TypedExpr & { readonly kind: 'field' | 'static' },
    held: Locks,
    how: Pick<Access, 'isWrite' | 'isCompound'>,
    expr: TypedExpr = target,
    isOfContents = false,
  ): void {
    const { field } = target;
    if (field.owner.isLibrary || field.isGhost || field.captured !== undefined) return;
    const object = target.kind === 'static' ? undefined : placeOf(target.object, this.owner, this.aliases);
    this.accesses.push({ field, object, ...how, isOfContents, held, expr, span: expr.span });
  }

  /** A use of elements of an array that is a field's own. */
  private elements(array: TypedExpr, held: Locks, how: Pick<Access, 'isWrite' | 'isCompound'>, expr: TypedExpr = array): void {
    const inner = stripped(array);
    const read = inner.kind === 'local' ? this.contents.arrayOf(inner.variable) : inner;
    if ((read?.kind === 'field' || read?.kind === 'static') && this.contents.isArray(read.field))
      this.access(read, held, how, inner.kind === 'local' && expr === array ? inner : expr, true);
  }

  /** A call of code without source on a collection, or with one. */
  private opaque(expr: TypedExpr & { readonly kind: 'opaque' }, held: Locks): void {
    this.heldAt.set(expr, held);
    const reference = referenceIn(expr);
    if (reference !== undefined) this.byReference(reference.object, reference.name, expr, held);
    if (expr.method === undefined) return;
    const { receiver, args } = partsOfCall(expr);
    if (receiver !== undefined) this.collection(receiver, () => opaqueUse(expr, 'receiver'), expr, held);
    for (const one of args) this.collection(one, () => opaqueUse(expr, 'argument'), expr, held);
  }

  /** A use of what a collection holds, if that is all that becomes of it. */
  private collection(
    part: TypedExpr,
    use: (field: FieldSymbol) => ReturnType<typeof opaqueUse> | 'passes',
    expr: TypedExpr,
    held: Locks,
  ): void {
    const inner = stripped(part);
    const alias = aliasOf(inner, this.same);
    const read = alias?.read ?? inner;
    if ((read.kind !== 'field' && read.kind !== 'static') || !this.contents.isCollection(read.field)) return;
    const how = use(read.field);
    if (how === 'keeps' || how === 'passes') return;
    const isWrite = how === 'writes' || this.contents.isRestless(read.field);
    if (alias === undefined) this.access(read, held, { isWrite, isCompound: false }, expr, true);
    else
      this.accesses.push({
        field: read.field,
        object: alias.object,
        isWrite,
        isCompound: false,
        isOfContents: true,
        isByAlias: true,
        held,
        expr,
        span: expr.span,
      });
  }

  /** Whoever gets `all::add` uses the collection, as a rule at once. */
  private byReference(object: TypedExpr, name: string, expr: TypedExpr, held: Locks): void {
    const inner = stripped(object);
    if (
      (inner.kind !== 'field' && inner.kind !== 'static') ||
      !this.contents.isCollection(inner.field) ||
      inner.field.captured !== undefined
    )
      return;
    const place = inner.kind === 'static' ? undefined : placeOf(inner.object, this.owner, this.aliases);
    const { field } = inner;
    const how = { isWrite: !looksByName(name), isCompound: false, isOfContents: true, isByAlias: true } as const;
    this.accesses.push({ field, object: place, ...how, held, expr, span: expr.span });
  }

  private runs(call: TypedExpr, held: Locks): void {
    for (const one of this.contents.functionsIn(call)) this.functions.push({ ...one, call, held });
  }

  private call(expr: TypedExpr & { readonly kind: 'call' }, held: Locks): void {
    const { method, dispatch, args } = expr;
    const receiver = dispatch.kind === 'static' ? undefined : dispatch.receiver;
    this.heldAt.set(expr, held);
    if (!method.owner.isLibrary) {
      this.calls.push({ method, receiver: receiver && placeOf(receiver, this.owner, this.aliases), args, held, expr, span: expr.span });
      return;
    }
    if (receiver !== undefined)
      this.collection(receiver, (field) => (this.contents.mutates(method, field) ? 'writes' : 'reads'), expr, held);
    args.forEach((arg, index) => this.collection(arg, () => this.contents.usesArgument(method, index), expr, held));
    if (forgetsArrays(method))
      args.forEach((arg, index) => this.elements(arg, held, { isWrite: changesElements(method.name, index), isCompound: false }));
  }
}

/** What is held on both ways; where one of them is not gone, on the other one. */
function common(left: Locks | undefined, right: Locks | undefined): Locks | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return left.filter((one) => right.some((other) => other.section === one.section));
}

/**
 * Whether a lock is one of many, looked up where it is needed. One that is made right there, a text, a number and a class (`getClass()`)
 * are no such locks: these protect nothing, or something else. Nor is what a method makes anew for each call.
 */
function isChosenLock(lock: TypedExpr): boolean {
  const inner = stripped(lock);
  if (inner.kind === 'element') return true;
  if (inner.kind !== 'call' && inner.kind !== 'opaque') return false;
  if (inner.kind === 'call' && givesNewObject(inner)) return false;
  return !(
    inner.type.kind === 'class' &&
    /^java\.lang\.(String|Class|Integer|Long|Short|Byte|Character|Boolean|Double|Float)$/.test(inner.type.name)
  );
}
