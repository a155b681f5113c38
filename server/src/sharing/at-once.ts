/**
 * Functions that the library runs before the call returns that they are given to, in the thread that makes it: `list.forEach(x -> ...)`,
 * `map.computeIfAbsent(key, k -> ...)`, and those along a stream that is used up where it is made. By the names that the JDK gives; what
 * rests on that says so.
 * Neighbours: `accesses.ts` notes what is held there; `entries.ts` hands it on; `lower/clauses/run-at-once.ts` uses it, and
 * `lower/steps/shown-locks.ts` has it proved.
 * Why it may: docs/soundness/sharing.md#functions-that-run-at-once.
 */
import { stripped } from '../resolve/typed-children';
import { partsOfCall } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts, Held } from './accesses';
import type { Entry } from './entries';
import type { Place } from './places';

/** A function, and the method that runs it, as a reader knows it (`Map.merge`). */
export interface AtOnce {
  readonly method: MethodSymbol;
  readonly by: string;
  /**
   * Of a method of the workspace: the parameters that refer to the function, and nothing else ever does. Nothing is believed then, and what
   * is held is shown where they are called.
   */
  readonly params?: readonly LocalVariable[];
}

/** A function that is run in one place, and what is held there. */
export interface FunctionUnderLocks extends AtOnce {
  readonly call: TypedExpr;
  readonly held: readonly Held[];
}

export interface Functions {
  readonly of: (method: MethodSymbol) => FunctionUnderLocks | undefined;
  readonly at: (call: TypedExpr) => readonly FunctionUnderLocks[];
  /** Those that methods of the workspace run. */
  readonly inside: readonly FunctionUnderLocks[];
}

export const NO_FUNCTIONS: Functions = { of: () => undefined, at: () => [], inside: [] };

/**
 * Those that hold a lock which is the same all the while: reached by final fields alone. A candidate, like all that is held: lower has it
 * proved where the function is given away.
 */
export function functionsUnderLocks(bodies: readonly BodyFacts[], entryOf: (method: BodyFacts['method']) => Entry): Functions {
  const sites = bodies.flatMap((one) => one.functions);
  const found = new Map<MethodSymbol, FunctionUnderLocks>();
  for (const { method, by, call, params } of sites) {
    const held = entryOf(method).held.filter(({ place }) => isLasting(place));
    if (held.length > 0 && sites.filter((one) => one.method === method).length === 1)
      found.set(method, { method, by, call, held, ...(params && { params }) });
  }
  const at = new Map<TypedExpr, FunctionUnderLocks[]>();
  for (const one of found.values()) at.set(one.call, [...(at.get(one.call) ?? []), one]);
  return {
    of: (method) => found.get(method),
    at: (call) => at.get(call) ?? [],
    inside: [...found.values()].filter((one) => one.params !== undefined),
  };
}

function isLasting({ root, steps }: Place): boolean {
  return (root.kind !== 'static' || root.field.isFinal) && steps.every((one) => one.isFinal);
}

const COLLECTION = 'java.util.Collection';
const UPDATES = /^(updateAndGet|getAndUpdate|accumulateAndGet|getAndAccumulate)$/;

/** By the type that declares them, the methods that run their functions at once, in the order in which types are asked. */
const OF_OBJECTS: readonly (readonly [string, RegExp])[] = [
  ['java.util.List', /^(sort|replaceAll)$/],
  [COLLECTION, /^removeIf$/],
  ['java.lang.Iterable', /^forEach$/],
  ['java.util.Iterator', /^forEachRemaining$/],
  ['java.util.Map', /^(forEach|replaceAll|computeIfAbsent|computeIfPresent|compute|merge)$/],
  ['java.util.Optional', /^(ifPresent|ifPresentOrElse|map|filter|flatMap|or|orElseGet|orElseThrow)$/],
  ['java.util.concurrent.atomic.AtomicInteger', UPDATES],
  ['java.util.concurrent.atomic.AtomicIntegerArray', UPDATES],
  ['java.util.concurrent.atomic.AtomicLong', UPDATES],
  ['java.util.concurrent.atomic.AtomicLongArray', UPDATES],
  ['java.util.concurrent.atomic.AtomicReference', UPDATES],
  ['java.util.concurrent.atomic.AtomicReferenceArray', UPDATES],
];
const OF_CLASSES: readonly (readonly [string, RegExp])[] = [
  ['java.util.Collections', /^(sort|min|max|binarySearch)$/],
  ['java.util.Arrays', /^(sort|setAll|binarySearch)$/],
  ['java.util.Objects', /^(requireNonNull|requireNonNullElseGet)$/],
];
/** `ConcurrentHashMap.forEach` with a number is made for several threads. */
const FOR_SEVERAL = 2;

/** What uses a stream up, and what stands between that and where it is made. */
const USES_UP =
  /^(forEach|forEachOrdered|collect|reduce|anyMatch|allMatch|noneMatch|count|findFirst|findAny|min|max|sum|average|toArray|toList)$/;
const ON_THE_WAY = /^(map|mapTo(Int|Long|Double|Obj)|flatMap|filter|peek|sorted|distinct|limit|skip|boxed|takeWhile|dropWhile|sequential)$/;
/** Methods of `Collectors` and of `Comparator` that make one of functions, which it runs. */
const MAKES_FUNCTION =
  /^(toMap|groupingBy|mapping|filtering|reducing|partitioningBy|collectingAndThen|summing\w+|averaging\w+|comparing\w*|thenComparing\w*|reversed|nullsFirst|nullsLast)$/;

const MAKERS = ['Comparator', 'Collectors'];

/** The functions that run in this call, if it is one of those that run them at once; none that may be another method of the workspace. */
export function functionsIn(expr: TypedExpr, resolved: Resolved): readonly AtOnce[] {
  const call = calledIn(expr);
  if (call === undefined) return [];
  const { name, receiver, args } = call;
  const functions = args.flatMap((one) => [...functionOf(one), ...within(one)]);
  if (receiver !== undefined && USES_UP.test(name) && isOfStream(receiver, resolved))
    return [...alongStream(receiver), ...functions].map((method) => ({ method, by: `Stream.${name}` }));
  if (functions.length === 0) return [];
  const [owner] = (receiver === undefined ? OF_CLASSES : OF_OBJECTS).filter(
    ([type, names]) => names.test(name) && (receiver === undefined ? call.owner === type : isA(receiver, type, resolved)),
  );
  if (owner === undefined || (name === 'forEach' && args.length >= FOR_SEVERAL)) return [];
  const [type] = owner;
  if (receiver !== undefined && isRedefined(type, receiver, name, resolved)) return [];
  return functions.map((method) => ({ method, by: `${simpleName(type)}.${name}` }));
}

function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

interface Called {
  readonly name: string;
  /** Of a static method: its class. */
  readonly owner: string | undefined;
  readonly receiver: TypedExpr | undefined;
  readonly args: readonly TypedExpr[];
}

function calledIn(expr: TypedExpr): Called | undefined {
  if (expr.kind === 'call' && expr.method.owner.isLibrary && !expr.method.isConstructor) {
    const { method, dispatch, args } = expr;
    return {
      name: method.name,
      owner: method.owner.name,
      receiver: dispatch.kind === 'static' ? undefined : stripped(dispatch.receiver),
      args,
    };
  }
  if (expr.kind !== 'opaque' || expr.method === undefined || expr.isNew === true) return undefined;
  const { receiver, args } = partsOfCall(expr);
  return { name: expr.method, owner: undefined, receiver: receiver && stripped(receiver), args };
}

/** The method of a lambda expression or a method reference that stands there. */
function functionOf(arg: TypedExpr): readonly MethodSymbol[] {
  const inner = stripped(arg);
  if (inner.kind !== 'new' || inner.class.place !== 'lambda') return [];
  return inner.class.methods.filter((one) => one.implicit === 'lambda');
}

function isA({ type }: TypedExpr, name: string, resolved: Resolved): boolean {
  // Of a class without a stub the name is known as it is written.
  if (type.kind === 'unknown') return simpleName(type.name) === simpleName(name);
  const symbol = resolved.table.classOf(type);
  return symbol !== undefined && resolved.table.isSubclass(symbol.name, name);
}

/** What runs where a function does: what is asked for the elements, or for a stream over them. */
const ASKED = /^(iterator|listIterator|spliterator|stream|parallelStream|entrySet|keySet|values|get|size|hasNext|next|tryAdvance)$/;

/**
 * Whether the object may be of a class of the workspace that has the method itself, or one on which it relies: that may keep the function,
 * run it in another thread, or give up a lock between. A class of which not all supertypes are known may be below any.
 */
function isRedefined(declaring: string, receiver: TypedExpr, name: string, { table }: Resolved): boolean {
  const type = table.classOf(receiver.type)?.name ?? declaring;
  const has = (one: ClassSymbol): boolean =>
    one.methods.some((method) => !method.isStatic && !method.isConstructor && (method.name === name || ASKED.test(method.name)));
  return table.classes.some(
    (one) =>
      !one.isLibrary &&
      (table.isSubclass(one.name, type) || table.unknownSuperOf(one) !== undefined) &&
      table.lineage(one).some((above) => !above.isLibrary && has(above)),
  );
}

/** Whether it is a stream over a collection that is made right there, for this thread alone. */
function isOfStream(expr: TypedExpr, resolved: Resolved): boolean {
  const call = calledIn(expr);
  if (call?.receiver === undefined) return false;
  if (call.name === 'stream')
    return isA(call.receiver, COLLECTION, resolved) && !isRedefined(COLLECTION, call.receiver, call.name, resolved);
  return ON_THE_WAY.test(call.name) && isOfStream(call.receiver, resolved);
}

function alongStream(expr: TypedExpr): readonly MethodSymbol[] {
  const call = calledIn(expr);
  return call?.receiver === undefined
    ? []
    : [...alongStream(call.receiver), ...call.args.flatMap((one) => [...functionOf(one), ...within(one)])];
}

/** The functions in what makes a collector or a comparator. A class that is not known may have methods of these names, and keep them. */
function within(expr: TypedExpr): readonly MethodSymbol[] {
  const inner = stripped(expr);
  const call = calledIn(inner);
  if (call === undefined || !MAKES_FUNCTION.test(call.name) || !isMade(inner)) return [];
  return [
    ...(call.receiver === undefined ? [] : within(call.receiver)),
    ...call.args.flatMap((one) => [...functionOf(one), ...within(one)]),
  ];
}

/** Whether it is a call of `Comparator` or `Collectors`, or one on what such a call has made. */
function isMade(expr: TypedExpr): boolean {
  const call = calledIn(expr);
  if (call?.receiver !== undefined) return MAKES_FUNCTION.test(call.name) && isMade(call.receiver);
  if (expr.kind === 'call') return MAKERS.includes(simpleName(expr.method.owner.name));
  return expr.source?.kind === 'call' && expr.source.object?.kind === 'name' && MAKERS.includes(expr.source.object.name);
}
