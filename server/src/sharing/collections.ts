/**
 * Which fields refer to collections of the library that may not be used by two threads at once, and that only this class has: whatever is
 * ever assigned to the field was made right there.
 * Neighbours: `accesses.ts` counts the calls of their methods as uses of what they hold; lower follows them further (`collection-flow.ts`).
 */
import { stripped } from '../resolve/typed-children';
import { isNamed } from '../analyses/annotations';
import { contextOf } from '../resolve/declare';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { TypedExpr } from '../resolve/typed';
import { OBJECT_NAME, type JavaType } from '../resolve/types';
import { partsOfCall } from '../resolve/opaque';
import { reorders } from './restless-maps';
import { expressionsOf } from '../resolve/typed-statements';

/** What only looks at what a collection holds, and what goes through it (a stream looks later, in the same place as a rule). */
const LOOKS =
  /^(stream|parallelStream|forEach|iterator|listIterator|spliterator|descending\w+|get\w*|contains\w*|containsKey|containsValue|indexOf|lastIndexOf|isEmpty|size|length|toArray|toString|hashCode|equals|subList|first\w*|last\w*|peek\w*|element|headMap|tailMap|subMap|headSet|tailSet|subSet|floor\w*|ceiling\w*|higher\w*|lower\w*|keySet|values|entrySet|charAt|chars|codePoint\w*|substring|subSequence|compareTo|copyOf\w*|reversed|cardinality|intersects|(next|previous)(Set|Clear)Bit|before|after|toInstant|to\w*String)$/;
/** What looks at what it is given and forgets it. */
const FORGETS =
  /^(equals|contains|indexOf|lastIndexOf|remove|isNull|nonNull|valueOf|append|insert|print|println|printf|format|join|info|debug|trace|warn|error|log|fine|identityHashCode|isInstance|requireNonNull|checkNotNull|max|min|frequency|disjoint|unmodifiable\w+|copyOf)$/;
/** The same of objects of the JDK without a stub, of which the classes are known by their names. */
const OTHERS_FORGET = /^(or|and|andNot|xor|intersects|setTime|after|before|compareTo|compare|parse)$/;
/** What of that gives something that leads to what it was given. */
const GIVES_BACK = /^(requireNonNull|checkNotNull|unmodifiable\w+)$/;
/** Collections of the JDK that are made with what another one holds. */
const MADE_FROM =
  /^((Array|Priority)\w*|Linked\w*|Tree(Set|Map)|(Linked|Identity|Weak)?Hash(Set|Map|table)|EnumMap|Concurrent\w+|CopyOnWrite\w+|Vector|Stack|Simple(Immutable)?Entry)$/;
/** So does a collection with another one. */
const COPIES = /^(containsAll|removeAll|retainAll|addAll|putAll)$/;
/** What gives a view of what it is called on. */
const SHOWS =
  /^(stream|parallelStream|iterator|listIterator|spliterator|descending\w+|navigable\w+|sequenced\w+|subList|headMap|tailMap|subMap|headSet|tailSet|subSet|subSequence|keySet|keys|values|elements|entrySet|chars|codePoints|as[A-Z]\w*|reversed|filter|map|mapTo\w+|flatMap\w*|sorted|distinct|limit|skip|peek|boxed|parallel|sequential|unordered|takeWhile|dropWhile)$/;

/**
 * What a call of code without source does with what a collection holds: that it is called on, or that it is given. By the names that the
 * JDK gives: what is not among them changes it, or keeps it.
 */
export function opaqueUse(expr: TypedExpr & { readonly kind: 'opaque' }, part: 'receiver' | 'argument'): 'reads' | 'writes' | 'keeps' {
  const { method, isOfLibrary } = expr;
  if (part === 'receiver') return method !== undefined && (LOOKS.test(method) || isOfStream(expr)) ? 'reads' : 'writes';
  if (
    method !== undefined &&
    ((expr.isNew === true ? MADE_FROM : FORGETS).test(method) || (COPIES.test(method) && partsOfCall(expr).receiver !== undefined))
  )
    return 'reads';
  const { receiver } = partsOfCall(expr);
  if (method !== undefined && receiver !== undefined && isUnsafeByName(stripped(receiver).type) && OTHERS_FORGET.test(method))
    return 'reads';
  return isOfLibrary === true ? 'writes' : 'keeps';
}

/** Whether a method of this name only looks at what it is called on. */
export function looksByName(name: string): boolean {
  return LOOKS.test(name);
}

/** Whether it is called on a stream over a collection, which has no method that changes what it goes through. */
function isOfStream(expr: TypedExpr & { readonly kind: 'opaque' }): boolean {
  const { receiver } = partsOfCall(expr);
  const inner = receiver === undefined ? undefined : stripped(receiver);
  if (inner?.kind !== 'opaque' || !opaqueShows(inner)) return false;
  return inner.method === 'stream' || inner.method === 'parallelStream' || isOfStream(inner);
}

/** Whether what such a call gives leads to what it is called on. */
export function opaqueShows(expr: TypedExpr & { readonly kind: 'opaque' }): boolean {
  const { method, isNew } = expr;
  if (method === undefined || isNew === true || !SHOWS.test(method)) return false;
  return !(TELLS_OTHERS.test(method) && isOptional(partsOfCall(expr).receiver));
}

/** What a function makes of what an Optional holds it makes at once; that of a stream, when that is asked for. */
function isOptional(expr: TypedExpr | undefined): boolean {
  const inner = expr && stripped(expr);
  if (inner?.kind !== 'opaque')
    return (inner?.type.kind === 'class' || inner?.type.kind === 'unknown') && /(^|\.)Optional$/.test(inner.type.name);
  if (inner.method === undefined && inner.field === undefined) return inner.parts.some(isOptional);
  return inner.method !== undefined && GIVES_OPTIONAL.test(inner.method);
}

/** What objects of these classes give that is a value, or an object of its own. */
const GIVES_VALUES =
  /^(get(?!Calendar$|NumberFormat$|TimeZone$|\w*Symbols$)\w*|size|length|is\w*|has\w*|contains\w*|put\w*|remove|merge|compute\w*|replace\w*|next\w*|format\w*|parse\w*|to\w*|group\w*|find\w*|matches|lookingAt|start|end|digest|doFinal|sign|verify|compare\w*|cardinality|intersects|equals|hashCode|before|after|count\w*|remaining|capacity|clone|split|mark|stream)$/;
const isShown = (expr: TypedExpr): boolean => expr.kind === 'opaque' && opaqueShows(expr);

/** Setters and getters by one name: with an argument they give the object itself. */
const SETS_OR_GETS = /^(position|limit|order|useDelimiter|delimiter|radix|useRadix|locale|useLocale)$/;

/**
 * Whether a call of an object of a JDK class without a stub, which may not be used by two threads at once, gives the object itself or a
 * part of it that stays one (`StringJoiner.add`, `ByteBuffer.duplicate`, `DateFormat.getCalendar`).
 */
export function givesPart(expr: TypedExpr & { readonly kind: 'opaque' }, owner: JavaType): boolean {
  const { method, arity, isNew } = expr;
  if (method === undefined || isNew === true || !isUnsafeByName(owner)) return false;
  // Of a stream or a view other things are asked.
  const on = partsOfCall(expr).receiver;
  if (on !== undefined && isShown(stripped(on))) return false;
  if (owner.kind === 'unknown' && /(^|\.)Formatter$/.test(owner.name)) return method !== 'toString';
  if (SETS_OR_GETS.test(method)) return arity !== 0;
  return !GIVES_VALUES.test(method);
}

/**
 * Whether what such a call of the JDK gives leads to what it is given: a view (`Collections.checkedList`), something that holds it
 * (`Map.entry`) or goes through it later (`Stream.concat`). What is not known to look and forget may.
 */
export function opaqueGivesBack(expr: TypedExpr & { readonly kind: 'opaque' }): boolean {
  const { method } = expr;
  return method !== undefined && (GIVES_BACK.test(method) || opaqueUse(expr, 'argument') === 'writes');
}

/** What gives of entries one, some or all of them, as they are. */
const GIVES_ENTRIES =
  /^(iterator|next|toArray|toList|findFirst|findAny|max|min|get|orElse\w*|reduce|first|last|getFirst|getLast|peek|poll\w*|element|copyOf|nCopies|list|collect|toCollection)$/;
/** A new entry with the key and the value of another one. */
const COPIES_ENTRY = /^Simple(Immutable)?Entry$/;
/** What gives an Optional. */
const GIVES_OPTIONAL = /^(max|min|findFirst|findAny|reduce)$/;
/** What collects them as something else. */
const TELLS_OTHERS = /^(map\w*|flatMap\w*|boxed)$/;

/**
 * Whether the value is, or holds, entries of a map: what `entrySet` gives, and what is taken out of it, copies of it included. Types do not
 * always say so.
 */
export function isOfEntries(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  if (inner.kind === 'opaque' && inner.method === undefined && inner.field === undefined) return inner.parts.some(isOfEntries);
  const { method, receiver, args } = calledBy(inner);
  if (method === undefined || TELLS_OTHERS.test(method)) return false;
  if (method === 'entrySet') return true;
  if (inner.kind === 'new' || (inner.kind === 'opaque' && inner.isNew === true))
    return !COPIES_ENTRY.test(method) && args.some(isOfEntries);
  if (receiver === undefined || !(isOfEntries(receiver) && (SHOWS.test(method) || GIVES_ENTRIES.test(method))))
    return GIVES_ENTRIES.test(method) && args.some(isOfEntries);
  // `collect` as a list or a set of them.
  return (
    method !== 'collect' ||
    args.some((one) => /^to(List|Set|Collection|Unmodifiable(List|Set))$/.test(calledBy(stripped(one)).method ?? ''))
  );
}

function calledBy(expr: TypedExpr): {
  readonly method: string | undefined;
  readonly receiver: TypedExpr | undefined;
  readonly args: readonly TypedExpr[];
} {
  if (expr.kind === 'opaque') return { method: expr.method, ...partsOfCall(expr) };
  if (expr.kind === 'call' && expr.method.owner.isLibrary)
    return {
      method: expr.method.name,
      receiver: expr.dispatch.kind === 'static' ? undefined : expr.dispatch.receiver,
      args: expr.args,
    };
  if (expr.kind === 'new' && expr.class.isLibrary) return { method: expr.class.simpleName, receiver: undefined, args: expr.args };
  return { method: undefined, receiver: undefined, args: [] };
}

/** Classes of the JDK without a stub of which one object may not be used by two threads at once: they compute in fields of their own. */
const UNSAFE_BY_NAME =
  /(^|\.)(SimpleDateFormat|DateFormat|DecimalFormat|NumberFormat|MessageFormat|ChoiceFormat|Calendar|GregorianCalendar|MessageDigest|Mac|Cipher|Signature|Matcher|Scanner|StringTokenizer|BitSet|Collator|Sorted(Map|Set)|Navigable(Map|Set)|Enum(Map|Set)|Date|StringJoiner|Formatter|CRC32|Adler32|SplittableRandom|ListIterator|(Byte|Char|Short|Int|Long|Float|Double)Buffer|\w+SummaryStatistics)$/;
/** Classes below some of these that are made for several threads. */
const MADE_FOR_THREADS = /(^|\.)(Concurrent|CopyOnWrite)\w*$/;

export function isUnsafeByName(type: JavaType): boolean {
  return type.kind === 'unknown' && UNSAFE_BY_NAME.test(type.name);
}

/** Whether the class is one of the library's that may not be used by two threads at once; the nearest stub that says something decides. */
export function isThreadUnsafe(symbol: ClassSymbol | undefined, resolved: Resolved): boolean {
  for (const one of symbol === undefined ? [] : resolved.table.lineage(symbol)) {
    if (!one.isLibrary) continue;
    if (one.annotations.some(isNamed('ThreadSafe'))) return false;
    if (one.annotations.some(isNamed('ThreadUnsafe'))) return true;
  }
  return false;
}

export function mutates(method: MethodSymbol): boolean {
  return method.owner.isLibrary && method.annotations.some(isNamed('Mutates'));
}

/**
 * Whether the method, called on what the field refers to or on what leads there, changes what the field refers to. A step of what walks
 * through a collection changes what walks, and the collection not.
 */
export function changes(method: MethodSymbol, field: FieldSymbol, resolved: Resolved): boolean {
  if (reorders(method, field, resolved)) return true;
  if (!mutates(method)) return false;
  return !(STEPS.has(method.name) && isAmong(method.owner, GOING, resolved)) || mayWalk(field, resolved);
}

/** What is a walker by itself and no collection. */
const GOING = ['java.util.Iterator', 'java.util.Enumeration', 'java.util.Spliterator', 'java.util.stream.BaseStream'];
/** What walks through a collection, or lets others do so. */
const WALKERS = [...GOING, 'java.lang.Iterable'];
const STEPS = new Set(['next', 'previous', 'nextElement']);

function isAmong(symbol: ClassSymbol, names: readonly string[], resolved: Resolved): boolean {
  return names.some((name) => resolved.table.isSubclass(symbol.name, name));
}

/** Of collections and maps it is known that they do not walk. */
function mayWalk({ type }: FieldSymbol, resolved: Resolved): boolean {
  const symbol = resolved.table.classOf(type);
  return symbol === undefined || isAmong(symbol, GOING, resolved) || !isAmong(symbol, ['java.util.Collection', 'java.util.Map'], resolved);
}

/** Whether it is a collection that may not be used by two threads at once, or what walks through one. */
export function isCollection(symbol: ClassSymbol, resolved: Resolved): boolean {
  return isThreadUnsafe(symbol, resolved) || isAmong(symbol, WALKERS, resolved);
}

/** Whether a method of the library with any number of arguments looks at them and forgets them: `String.format`. */
export function looksAtPacked({ owner, isVarArgs, name }: MethodSymbol): boolean {
  return owner.isLibrary && isVarArgs && /^(format|formatted|printf|hash)$/.test(name);
}

/** What looks at an argument of any type and forgets it. */
const LOOKING =
  /^(equals|contains|containsKey|containsValue|indexOf|lastIndexOf|remove|isNull|nonNull|valueOf|append|insert|print|println|identityHashCode|isInstance|holdsLock)$/;

/** What does not even look, or gives it back at once. */
const FORGETTING =
  /^(arraycopy|requireNonNull\w*|hash|getOrDefault|compare\w*|removeFirstOccurrence|removeLastOccurrence|search|wait|clone)$/;

/**
 * What a method of the library does with the collection that it is given at `index`; `keeps`: it may be found again anywhere, or is not
 * known.
 */
export function argumentUse(method: MethodSymbol, index: number, resolved: Resolved): 'reads' | 'writes' | 'passes' | 'keeps' {
  if (method.owner.name === 'java.util.Objects' && /^requireNonNull/.test(method.name)) return index === 0 ? 'passes' : 'keeps';
  if (method.owner.name === 'java.util.Collections' && /^(sort|reverse|shuffle|swap|fill|addAll|rotate|replaceAll|copy)$/.test(method.name))
    return 'writes';
  if (method.name === 'drainTo') return 'writes';
  const type = method.params[index]?.type;
  const symbol = type?.kind === 'class' ? resolved.table.classOf(type) : undefined;
  if (symbol !== undefined && isCollection(symbol, resolved)) return 'reads';
  return LOOKING.test(method.name) ? 'reads' : 'keeps';
}

/** Whether a method of the library may keep what it is given as a mere object: an array, too. */
export function keepsObjects({ name, params }: MethodSymbol): boolean {
  const isObject = ({ type }: { readonly type: JavaType }): boolean =>
    type.kind === 'typeVariable' || (type.kind === 'class' && type.name === OBJECT_NAME);
  return !LOOKING.test(name) && !FORGETTING.test(name) && params.some(isObject);
}

export function collectionsMadeHere(resolved: Resolved): ReadonlySet<FieldSymbol> {
  const found = new Set<FieldSymbol>();
  for (const owner of resolved.table.classes) {
    if (owner.isLibrary) continue;
    for (const field of owner.fields)
      if (
        !field.isGhost &&
        field.captured === undefined &&
        (isUnsafeByName(field.type) || isThreadUnsafe(resolved.table.classOf(field.type), resolved))
      )
        found.add(field);
  }
  if (found.size === 0) return found;
  const made = new Set<FieldSymbol>();
  const isNew = (expr: TypedExpr): boolean => {
    const inner = stripped(expr);
    return (
      // Also one with a body of its own, such as a cache that drops its eldest entry.
      (inner.kind === 'new' && (inner.class.isLibrary || inner.class.place === 'anonymous') && isThreadUnsafe(inner.class, resolved)) ||
      (inner.kind === 'constant' && inner.constant.kind === 'null') ||
      makesUnsafe(inner)
    );
  };
  const assigned = (field: FieldSymbol, value: TypedExpr): void => {
    if (!isNew(value)) found.delete(field);
    else made.add(field);
  };
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()];
  for (const { body } of bodies) {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (
        !isStmt &&
        node.kind === 'assign' &&
        (node.target.kind === 'field' || node.target.kind === 'static') &&
        found.has(node.target.field)
      )
        assigned(node.target.field, node.value);
    }
  }
  for (const field of found) {
    if (field.init === undefined ? !made.has(field) : !isInitializedNew(field, resolved)) found.delete(field);
  }
  return found;
}

/** `DateFormat.getDateInstance()`, `MessageDigest.getInstance(...)`, `pattern.matcher(...)`: each call makes one. */
const MAKES = /^(get\w*Instance|matcher|allocate|allocateDirect|noneOf|allOf)$/;

/** Whether the expression makes an object of a class of the JDK without a stub. */
export function makesUnsafe(expr: TypedExpr): boolean {
  return expr.kind === 'opaque' && expr.method !== undefined && (expr.isNew === true ? UNSAFE_BY_NAME : MAKES).test(expr.method);
}

function isInitializedNew({ init, owner, type }: FieldSymbol, resolved: Resolved): boolean {
  if (init?.kind === 'nullLit') return true;
  const classNamed = (name: string): ClassSymbol | undefined => findClass(name, contextOf(resolved.table, owner));
  if (isUnsafeByName(type)) {
    if (init?.kind === 'call') return MAKES.test(init.name.name);
    return (
      init?.kind === 'new' &&
      init.body === undefined &&
      init.type.kind === 'named' &&
      !MADE_FOR_THREADS.test(init.type.name) &&
      classNamed(init.type.name)?.isLibrary !== false
    );
  }
  if (init?.kind !== 'new' || init.type.kind !== 'named') return false;
  const made = classNamed(init.type.name);
  return made === undefined ? init.body === undefined && UNSAFE_BY_NAME.test(init.type.name) : isThreadUnsafe(made, resolved);
}
