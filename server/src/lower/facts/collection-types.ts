/**
 * What is known of the library's collections by their types and names: which are not thread-safe, which results of calls show the
 * collection that they come from, and what the library does with a collection that it is given. What is not known here is taken as the
 * worst.
 * Neighbours: `collection-flow.ts` follows them through bodies; `steps/contents.ts` makes the accesses.
 */
import { stripped } from '../../resolve/typed-children';
import { lastPart } from '../../base/dotted-name';
import { onceFor } from '../../base/once-for';
import { contextOf } from '../../resolve/declare';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import { findClass } from '../../resolve/type-names';
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { isNamed } from '../../analyses/annotations';
import { mayBeVariable } from '../../analyses/constant-names';
import type { Expr } from '../../syntax/ast';
import { isCollection, isThreadUnsafe, isUnsafeByName, makesUnsafe } from '../../sharing/collections';
import { sharingOf } from '../../sharing/sharing';
import { expressionsOf } from '../../resolve/typed-statements';
import { isGuarded, promisingClasses } from './promising-classes';

/** Whether a field refers to a collection whose contents need care: it is guarded, or its class promises to be safe for threads. */
export function hasGuardedContents(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner, init } = field;
  if (owner.isLibrary || field.isGhost) return false;
  // Of a class without a stub, only its name says so.
  if (isUnsafeByName(field.type)) return isGuarded(field);
  if (!isThreadUnsafe(resolved.table.classOf(field.type), resolved)) return false;
  const made = madeFor(field, resolved);
  if (made !== undefined && !isThreadUnsafe(made.symbol, resolved)) return false;
  if (field.isFinal && init?.kind === 'call' && /^(synchronized|of$|copyOf$|empty)/.test(init.name.name)) return false;
  if (unchanging(resolved).has(field)) return false;
  return isGuarded(field) || promisingClasses(resolved).has(owner) || sharingOf(resolved).fields.get(field)?.ofContents === true;
}

/** Final fields that constructors give a collection which nobody can change. */
const unchanging = onceFor((resolved: Resolved): ReadonlySet<FieldSymbol> => {
  const found = new Set<FieldSymbol>();
  const others = new Set<FieldSymbol>();
  for (const { body } of resolved.methods.values())
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'assign' || node.target.kind !== 'field' || !node.target.field.isFinal) continue;
      (makesUnchanging(stripped(node.value)) ? found : others).add(node.target.field);
    }
  return new Set([...found].filter((one) => !others.has(one) && one.init === undefined));
});

/** `List.of`, `Set.copyOf`, `Collections.unmodifiableMap` of a new map. */
function makesUnchanging(expr: TypedExpr): boolean {
  const [owner, name, args] =
    expr.kind === 'call' && expr.dispatch.kind === 'static' && expr.method.owner.isLibrary
      ? [expr.method.owner.simpleName, expr.method.name, expr.args]
      : expr.kind === 'opaque' && expr.isOfLibrary === true && expr.source?.kind === 'call' && expr.source.object?.kind === 'name'
        ? [expr.source.object.name, expr.method ?? '', expr.parts]
        : ['', '', []];
  if (/^(List|Set|Map)$/.test(owner)) return /^(of|copyOf|ofEntries)$/.test(name);
  if (owner !== 'Collections') return false;
  return /^(empty|singleton)\w*$/.test(name) || (/^unmodifiable\w+$/.test(name) && args.every((one) => isFresh(one)));
}

/** A final field that is given, where it is declared, a collection that several threads may use at once, whatever its type says. */
export function isMadeForThreads(field: FieldSymbol, resolved: Resolved): boolean {
  if (field.isFinal && field.init?.kind === 'call' && makesForThreads(field.init, field.owner, resolved)) return true;
  const made = madeFor(field, resolved);
  return made?.symbol !== undefined && !isThreadUnsafe(made.symbol, resolved);
}

/** `ConcurrentHashMap.newKeySet()`, `Collections.synchronizedMap(...)`: of the library, and not of a variable or a class of that name. */
function makesForThreads({ name, object }: Expr & { readonly kind: 'call' }, owner: ClassSymbol, resolved: Resolved): boolean {
  if (object?.kind !== 'name' || mayBeVariable(object.name, owner, resolved)) return false;
  const methods = new Map([
    ['ConcurrentHashMap', /^newKeySet$/],
    ['Collections', /^synchronized\w+$/],
  ]);
  if (methods.get(object.name)?.test(name.name) !== true) return false;
  const maker = findClass(object.name, contextOf(resolved.table, owner));
  if (maker !== undefined) return maker.isLibrary;
  // Of a class without a stub the imports tell which one it is.
  const named = owner.unit.imports.filter((one) => !one.isStatic && !one.onDemand && lastPart(one.name) === object.name);
  return named.length > 0
    ? named.every((one) => /^java\.util\./.test(one.name))
    : owner.unit.imports.some((one) => !one.isStatic && one.onDemand && /^java\.util\./.test(`${one.name}.`));
}

/** What a final field is given where it is declared, if that is a new object, of a class that may not be known. */
function madeFor({ owner, init, isFinal }: FieldSymbol, { table }: Resolved): { readonly symbol: ClassSymbol | undefined } | undefined {
  if (!isFinal || init?.kind !== 'new' || init.type.kind !== 'named') return undefined;
  return { symbol: findClass(init.type.name, contextOf(table, owner)) };
}

/** The lock by which alone a field is guarded, as written; undefined where it is guarded in another way. */
export function guardText({ specs, annotations }: FieldSymbol): string | undefined {
  const guards = annotations.filter(isNamed('GuardedBy'));
  const text = guards.length === 1 && specs.length === 0 ? guards[0]!.values?.join(', ').trim() : undefined;
  return text === undefined || /itself/.test(text) ? undefined : text;
}

export function isEntry(type: JavaType): boolean {
  return type.kind === 'class' && /^java\.util\.Map[.$]Entry$/.test(type.name);
}

/** Whether the result of a method of the library is, shows or goes through what it is called on or given. */
export function showsItsSource(method: MethodSymbol, resolved: Resolved): boolean {
  if (method.owner.name === 'java.util.Objects' && /^requireNonNull/.test(method.name)) return true;
  if (method.isStatic && method.name === 'copyOf') return false;
  const symbol = method.returnType.kind === 'class' ? resolved.table.classOf(method.returnType) : undefined;
  return symbol !== undefined && isCollection(symbol, resolved);
}

/** Whether the collection was made for this use, so that nobody else knows it. */
export function isFresh(expr: TypedExpr): boolean {
  switch (expr.kind) {
    case 'cast':
    case 'retype':
      return isFresh(expr.operand);
    case 'new':
      return expr.class.isLibrary;
    case 'opaque':
      return makesUnsafe(expr);
    case 'constant':
      return true;
    case 'conditional':
      return isFresh(expr.then) && isFresh(expr.else);
    case 'call':
      return (
        expr.dispatch.kind === 'static' &&
        expr.method.owner.isLibrary &&
        (/^(of|copyOf|empty.*|singleton.*)$/.test(expr.method.name) || (expr.args.length > 0 && expr.args.every(isFresh)))
      );
    default:
      return false;
  }
}

/** A guarded array of collections. */
export function holdsCollections(field: FieldSymbol, resolved: Resolved): boolean {
  return (
    !field.owner.isLibrary &&
    field.type.kind === 'array' &&
    isGuarded(field) &&
    isThreadUnsafe(resolved.table.classOf(field.type.element), resolved)
  );
}

/** Where an entry is taken out as a mere object, only that tells. */
export function holdsEntries(type: JavaType): boolean {
  return type.kind === 'class' && type.args.some(isEntry);
}
