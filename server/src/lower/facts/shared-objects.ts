/**
 * What a class that promises `@ThreadSafe` reaches of the library's unsafe objects other than through a field of such a type (those are
 * `steps/contents.ts`): a plain list in a concurrent map, in an atomic reference, in an array, after a field of type Object. Nothing says
 * what guards such an object, so what reads or changes it is not translated, and with it the method. So is what walks through a collection
 * whose methods only take its monitor one by one (`Collections.synchronizedList`, Vector) without holding that monitor.
 *
 * Each value is one of: `own`, made here, given by a caller, or guarded as the contents of a field; `container`, which any thread may use,
 * and which holds objects that are found; `monitor`, the same, but whoever walks through it must hold its monitor; `found`, which others
 * may use at any time. Found without regard to the order of statements, over the whole workspace: locals, parameters, results, fields of
 * other classes and arrays are what any assignment makes of them, and methods of one name and as many parameters may stand for one another.
 * An object that a method has made becomes found where it goes into a container, from that place on (from the beginning of a loop around
 * both, if it was made outside of it).
 * Soundness: docs/soundness/library.md#shared-unsafe-objects.
 * Neighbours: `promising-classes.ts` knows who promises; `collection-types.ts` knows the library; `bodies/expressions.ts` asks when it
 * translates an expression.
 */
import { valuesGiven } from '../../analyses/given-values';
import { writtenTo } from '../../analyses/set-once';
import { stripped } from '../../resolve/typed-children';
import { exhausted } from '../../base/exhausted';
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { Capture, FieldSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type {
  Dispatch,
  TypedBody,
  TypedCase,
  TypedCatch,
  TypedExpr,
  TypedPart,
  TypedPattern,
  TypedStmt,
  TypedSwitch,
} from '../../resolve/typed';
import { makesItsValue } from '../../resolve/typed-kinds';
import type { JavaType } from '../../resolve/types';
import { hasGuardedContents, isEntry, makesSynchronized } from './collection-types';
import { partsOfCall } from '../../resolve/opaque';
import { argumentUse, isThreadUnsafe, opaqueShows } from '../../sharing/collections';
import { promisingClasses } from './promising-classes';

type Kind = 'own' | 'container' | 'monitor' | 'found';
interface Origin {
  readonly kind: Kind;
  /** The field that leads there. */
  readonly field?: FieldSymbol;
}

const OWN: Origin = { kind: 'own' };
const ORDER: readonly Kind[] = ['own', 'container', 'monitor', 'found'];
const WITH_MONITOR = /^java\.util\.(Vector|Stack|Hashtable|Properties)$/;
const WALKING = /^(iterator|listIterator|descendingIterator|spliterator|stream|parallelStream|elements|keys)$/;
/** What reads all of a collection that it is given in one call of that one's methods. */
const COPYING = /^java\.util\.(ArrayList|LinkedList|Vector|concurrent\.CopyOnWriteArrayList)$/;

/** What a place holds: locals and fields themselves, results of methods by name, the values of a `switch`. */
type Place = LocalVariable | FieldSymbol | TypedSwitch | string;

const reasonsIn = onceFor((resolved: Resolved): ReadonlyMap<TypedExpr, string> => new SharedObjects(resolved).reasons);

/** Why an expression is not translated: it uses a value that others may use at the same time. Undefined where none does. */
export function usesShared(expr: TypedExpr, resolved: Resolved): string | undefined {
  return reasonsIn(resolved).get(expr);
}

class SharedObjects {
  readonly reasons = new Map<TypedExpr, string>();
  private readonly held = new Map<Place, Origin>();
  /** From where on a local has been given away, and the loops in which each is declared. */
  private readonly shared = new Map<LocalVariable, number>();
  private readonly declaredIn = new Map<LocalVariable, number>();
  private readonly loops: number[] = [];
  private readonly locks: TypedExpr[] = [];
  private readonly switches: TypedSwitch[] = [];
  private readonly promising: ReturnType<typeof promisingClasses>;
  private method: MethodSymbol | undefined;
  private hasChanged = false;

  constructor(private readonly resolved: Resolved) {
    this.promising = promisingClasses(resolved);
    if (this.promising.size === 0) return;
    const bodies: { readonly method: MethodSymbol | undefined; readonly body: TypedBody }[] = [];
    for (const { method, body } of resolved.methods.values())
      if (body !== undefined && !method.owner.isLibrary) bodies.push({ method, body });
    for (const { body } of resolved.staticInitializers.values()) if (body !== undefined) bodies.push({ method: undefined, body });
    do {
      this.hasChanged = false;
      this.reasons.clear();
      for (const { method, body } of bodies) {
        this.method = method;
        this.inside(body.stmts);
      }
    } while (this.hasChanged);
  }

  // ------------------------------------------------ what a value is

  private originOf(expr: TypedExpr): Origin {
    const inner = stripped(expr);
    if (makesItsValue(inner)) return OWN;
    switch (inner.kind) {
      case 'local': {
        const from = this.shared.get(inner.variable);
        const held = this.held.get(inner.variable) ?? OWN;
        return from !== undefined && inner.span.start > from ? worse(held, { kind: 'found' }) : held;
      }
      case 'field':
        return worse(
          this.ofField(inner.field),
          this.originOf(inner.object).kind === 'found' && !this.promising.has(inner.field.owner) ? { kind: 'found' } : OWN,
        );
      case 'static':
        return this.ofField(inner.field);
      case 'element':
        return this.originOf(inner.array).kind === 'own' ? OWN : { ...this.originOf(inner.array), kind: 'found' };
      case 'conditional':
        return worse(this.originOf(inner.then), this.originOf(inner.else));
      case 'assign':
        return this.originOf(inner.value);
      case 'switch':
        return this.held.get(inner.switch) ?? OWN;
      case 'call':
        return this.ofCall(inner, expr);
      case 'new':
        return inner.class.isLibrary ? this.copied(inner.args) : OWN;
      case 'opaque':
        return this.ofOpaque(inner);
      case 'this':
      case 'arrayInit':
      case 'copyArray':
      case 'compound':
      case 'unsupported':
        return OWN;
    }
  }

  /** What is made from others holds what they hold. */
  private copied(args: readonly TypedExpr[]): Origin {
    const from = args.map((one) => this.originOf(one)).find((one) => one.kind !== 'own');
    return from === undefined ? OWN : { ...from, kind: 'container' };
  }

  private ofField(field: FieldSymbol): Origin {
    const held = this.held.get(field) ?? OWN;
    if (!this.promising.has(field.owner) || field.captured === 'variable' || hasGuardedContents(field, this.resolved)) return held;
    const symbol = this.resolved.table.classOf(field.type);
    if (isThreadUnsafe(symbol, this.resolved)) return { kind: hasMonitor(field, this.resolved) ? 'monitor' : 'container', field };
    if (symbol !== undefined && WITH_MONITOR.test(symbol.name)) return { kind: 'monitor', field };
    // Objects of the workspace have fields of their own.
    return symbol !== undefined && !symbol.isLibrary && field.type.kind === 'class' ? held : { kind: 'found', field };
  }

  private ofCall(call: TypedExpr & { readonly kind: 'call' }, seenAs: TypedExpr): Origin {
    const { method, dispatch } = call;
    if (!method.owner.isLibrary)
      return this.method !== undefined && this.promising.has(this.method.owner) ? (this.held.get(resultOf(method)) ?? OWN) : OWN;
    if (dispatch.kind === 'static')
      return /^copyOf$/.test(method.name)
        ? this.copied(call.args)
        : call.args.reduce<Origin>((all, one) => worse(all, this.originOf(one)), OWN);
    const from = this.originOf(dispatch.receiver);
    if (from.kind === 'own') return OWN;
    const isWalking = WALKING.test(method.name) || (method.name === 'next' && (isEntry(call.type) || isEntry(seenAs.type)));
    if (isWalking) return { ...from, kind: from.kind === 'found' && this.isUnsafe(dispatch.receiver) ? 'found' : 'container' };
    if (method.returnType.kind === 'typeVariable') return { ...from, kind: 'found' };
    if (method.returnType.kind === 'array') return { ...from, kind: 'container' };
    // A view is as safe as what it shows.
    return from.kind === 'found' && !this.isUnsafe(dispatch.receiver) ? { ...from, kind: 'container' } : from;
  }

  /** What comes out of what others may use, others may have got hold of; a stream or a view of it leads there. */
  private ofOpaque(expr: TypedExpr & { readonly kind: 'opaque' }): Origin {
    const { receiver } = partsOfCall(expr);
    const from = receiver === undefined ? OWN : this.originOf(receiver);
    return from.kind === 'own' ? OWN : { ...from, kind: opaqueShows(expr) ? 'container' : 'found' };
  }

  private isUnsafe(expr: TypedExpr): boolean {
    const chain: JavaType[] = [expr.type];
    for (let one = expr; one.kind === 'retype' || one.kind === 'cast'; ) chain.push((one = one.operand).type);
    return chain.some(
      (type) =>
        type.kind === 'class' && (isThreadUnsafe(this.resolved.table.classOf(type), this.resolved) || type.name === 'java.lang.Iterable'),
    );
  }

  // ------------------------------------------------ where it goes

  private give(place: Place, origin: Origin): void {
    const before = this.held.get(place) ?? OWN;
    const after = worse(before, origin);
    if (after.kind === before.kind) return;
    this.held.set(place, after);
    this.hasChanged = true;
  }

  private share(expr: TypedExpr): void {
    const inner = stripped(expr);
    if (inner.kind !== 'local') return;
    const outside = this.loops[this.declaredIn.get(inner.variable) ?? 0];
    const from = Math.min(outside ?? inner.span.start, inner.span.start, this.shared.get(inner.variable) ?? Infinity);
    if (from === this.shared.get(inner.variable)) return;
    this.shared.set(inner.variable, from);
    this.hasChanged = true;
  }

  private use(expr: TypedExpr): void {
    const origin = this.originOf(expr);
    const comesOut = stripped(expr).kind === 'opaque' && expr.type.kind === 'unknown';
    if (origin.kind !== 'found' || !(comesOut || this.isUnsafe(expr))) return;
    const place = origin.field === undefined ? 'that others may have got hold of' : `that \`${origin.field.name}\` leads to`;
    this.reasons.set(
      expr,
      `a use of an object ${place}, ${comesOut ? 'of which nobody knows that it is' : 'which is not'} safe for threads, in what promises \`@ThreadSafe\`: nothing says what guards it`,
    );
  }

  private walk(expr: TypedExpr): void {
    const { kind, field } = this.originOf(expr);
    if (kind !== 'monitor' || this.locks.some((lock) => this.isMonitorOf(lock, field))) return;
    this.reasons.set(
      expr,
      `walking through \`${field?.name ?? 'a collection'}\` without holding its monitor, in what promises \`@ThreadSafe\`: only single calls of its methods hold that`,
    );
  }

  private isMonitorOf(lock: TypedExpr, field: FieldSymbol | undefined): boolean {
    const inner = stripped(lock);
    return (
      field !== undefined &&
      ((inner.kind === 'static' && inner.field === field) ||
        (inner.kind === 'field' && inner.field === field && stripped(inner.object).kind === 'this'))
    );
  }

  private arguments(args: readonly TypedExpr[], method: MethodSymbol, receiver: TypedExpr | undefined): void {
    const into = receiver === undefined ? OWN : this.originOf(receiver);
    args.forEach((arg, index) => {
      const origin = this.originOf(arg);
      if (!method.owner.isLibrary) {
        for (const other of origin.kind === 'own' ? [] : this.resolved.methods.values()) {
          const parameter = other.body?.params[index];
          const may = method.isConstructor ? other.method === method : resultOf(other.method) === resultOf(method);
          if (may && parameter !== undefined) this.give(parameter, origin);
        }
        return;
      }
      const use = argumentUse(method, index, this.resolved);
      if (use === 'reads' || use === 'writes') this.use(arg);
      if (
        use === 'writes'
          ? method.name !== 'sort'
          : use === 'reads' &&
            this.isUnsafe(arg) &&
            !COPYING.test(method.owner.name) &&
            !/^(copyOf|print|println|valueOf|append|insert|synchronized.*|unmodifiable.*)$/.test(method.name) &&
            !isStored(method)
      )
        this.walk(arg);
      if (into.kind !== 'own') this.share(arg);
      else if (origin.kind !== 'own' && receiver !== undefined && stripped(receiver).kind === 'local')
        this.give((stripped(receiver) as TypedExpr & { kind: 'local' }).variable, { ...origin, kind: 'container' });
    });
  }

  private pattern(pattern: TypedPattern, origin: Origin): void {
    if (pattern.kind === 'type') return pattern.binding && this.give(pattern.binding, origin);
    this.give(pattern.object, origin);
    for (const part of pattern.parts) {
      this.give(part.variable, origin);
      this.pattern(part.pattern, origin);
    }
  }

  // ------------------------------------------------ the walk

  /** Everything in a node, whatever it is called there; what its parts are before what it does with them. */
  private inside(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach((one) => this.inside(one));
    const typed = node as KindedNode;
    if (typed.kind === 'local' && 'init' in typed) this.declaredIn.set(typed.variable, this.loops.length);
    if (typed.kind === 'loop' || typed.kind === 'forEachArray') this.loops.push(typed.span.start);
    if (typed.kind === 'synchronized') this.locks.push(typed.lock);
    if (typed.kind === 'switch') this.switches.push(typed.switch);
    for (const [key, child] of Object.entries(node)) if (key in PARTS) this.inside(child);
    if (typed.kind === 'switch') this.switches.pop();
    if (typed.kind === 'synchronized') this.locks.pop();
    if (typed.kind === 'loop' || typed.kind === 'forEachArray') this.loops.pop();
    if ('kind' in node) this.at(typed);
  }

  private at(node: KindedNode): void {
    if (isQuiet(node)) return;
    switch (node.kind) {
      case 'local':
        return 'init' in node && node.init !== undefined ? this.give(node.variable, this.originOf(node.init)) : undefined;
      case 'assign':
        return this.assign(node.target, node.value);
      case 'instanceof':
        return node.binding && this.give(node.binding, this.originOf(node.operand));
      case 'matches':
        return this.pattern(node.pattern, this.originOf(node.operand));
      case 'concatenation':
        return [node.left, node.right].forEach((one) => this.use(one));
      case 'compound':
        return this.use(node.value);
      case 'return':
        return this.method && node.value && this.give(resultOf(this.method), this.originOf(node.value));
      case 'yield': {
        const target = [...this.switches].reverse().find((one) => one.result !== undefined);
        return target && this.give(target, this.originOf(node.value));
      }
      case 'switch':
        return node.switch.cases.forEach((one) =>
          one.patterns.forEach((pattern) => this.pattern(pattern, this.originOf(node.switch.subject))),
        );
      case 'forEachArray':
        return this.give(node.array, this.originOf(node.arrayInit));
      case 'new':
      case 'constructorCall': {
        const owner = node.constructor_.owner;
        node.captured?.forEach((one, index) => this.captured(owner.captures[index], this.originOf(one)));
        return this.arguments(node.args, node.constructor_, undefined);
      }
      case 'call': {
        const receiver = node.dispatch.kind === 'static' ? undefined : node.dispatch.receiver;
        if (receiver !== undefined && node.method.owner.isLibrary) {
          this.use(receiver);
          if (WALKING.test(node.method.name)) this.walk(receiver);
        }
        return this.arguments(node.args, node.method, receiver);
      }
      case 'opaque': {
        const { receiver } = partsOfCall(node);
        if (receiver === undefined) return;
        this.use(receiver);
        return node.method !== undefined && WALKING.test(node.method) ? this.walk(receiver) : undefined;
      }
      default:
        exhausted(node);
    }
  }

  private captured(capture: Capture | undefined, origin: Origin): void {
    for (const place of capture === undefined ? [] : [capture.field, capture.parameter]) this.give(place, origin);
  }

  private assign(target: TypedExpr, value: TypedExpr): void {
    const origin = this.originOf(value);
    const place = stripped(target);
    if (place.kind === 'local') return this.give(place.variable, origin);
    if (place.kind === 'element') {
      const array = stripped(place.array);
      if (this.originOf(array).kind !== 'own') this.share(value);
      else if (array.kind === 'local' && origin.kind !== 'own') this.give(array.variable, { ...origin, kind: 'container' });
      return;
    }
    if (place.kind !== 'field' && place.kind !== 'static') return;
    if (this.promising.has(place.field.owner) && !hasGuardedContents(place.field, this.resolved)) this.share(value);
    else if (!this.promising.has(place.field.owner)) this.give(place.field, origin);
  }
}

/** They give no object to a place, and use none but by their parts. */
const QUIET = [
  'field',
  'static',
  'element',
  'constant',
  'classObject',
  'this',
  'currentThread',
  'length',
  'newArray',
  'arrayInit',
  'copyArray',
  'unary',
  'arithmetic',
  'comparison',
  'and',
  'or',
  'conditional',
  'cast',
  'retype',
  'convert',
  'box',
  'unbox',
  'after',
  'monitor',
  'startThread',
  'unsupported',
  'block',
  'expr',
  'if',
  'loop',
  'labeled',
  'break',
  'continue',
  'throw',
  'synchronized',
  'try',
  'assert',
  'spec',
  'atomic',
  // Patterns are looked at where they are matched, dispatches where they are calls.
  'type',
  'record',
  'exact',
  'virtual',
] as const satisfies readonly KindedNode['kind'][];

type Quiet = Extract<KindedNode, { readonly kind: (typeof QUIET)[number] }>;

const IS_QUIET: ReadonlySet<string> = new Set(QUIET);

function isQuiet(node: KindedNode): node is Quiet {
  return IS_QUIET.has(node.kind);
}

type KindedNode = TypedExpr | TypedStmt | TypedPattern | Dispatch;
type Node = KindedNode | TypedSwitch | TypedCase | TypedCatch | TypedPart;

/** The names under which nodes have nodes. */
type PartOf<T> = T extends unknown
  ? { [K in keyof T]-?: [Extract<NonNullable<T[K]>, Node | readonly Node[]>] extends [never] ? never : K }[keyof T]
  : never;

/**
 * Where the parts of expressions, statements, patterns and dispatches stand (`resolve/typed.ts`): the compiler sees to it that all are
 * there. Everything else leads away from the tree of a body: to types, classes, sources.
 */
const PARTS: Readonly<Record<PartOf<Node>, true>> = {
  stmts: true,
  init: true,
  expr: true,
  cond: true,
  then: true,
  else: true,
  update: true,
  body: true,
  arrayInit: true,
  element: true,
  value: true,
  lock: true,
  catches: true,
  finally: true,
  switch: true,
  subject: true,
  cases: true,
  labels: true,
  patterns: true,
  guard: true,
  parts: true,
  pattern: true,
  object: true,
  array: true,
  index: true,
  dispatch: true,
  receiver: true,
  args: true,
  captured: true,
  dims: true,
  elements: true,
  operand: true,
  left: true,
  right: true,
  target: true,
  thread: true,
  first: true,
};

function worse(one: Origin, other: Origin): Origin {
  return ORDER.indexOf(other.kind) > ORDER.indexOf(one.kind) ? other : one;
}

function resultOf(method: MethodSymbol): string {
  return `${method.name}/${method.params.length}`;
}

/** Puts what it is given into its object and does not look into it. */
function isStored(method: MethodSymbol): boolean {
  return /^(add|put|offer|set|push|putIfAbsent|addFirst|addLast)$/.test(method.name);
}

/** It is only ever given collections that take their monitor for each call. */
function hasMonitor(field: FieldSymbol, resolved: Resolved): boolean {
  const values = writtenTo(field, resolved)?.map((one) => one.value) ?? (field.isPrivate ? valuesGiven(field, resolved) : []);
  return (
    values.length > 0 && values.every((value) => (value.kind === 'new' ? WITH_MONITOR.test(value.class.name) : makesSynchronized(value)))
  );
}
