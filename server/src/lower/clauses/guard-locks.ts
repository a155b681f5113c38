/**
 * Which object the text of a `@GuardedBy` names: `this`, `lock`, `this.lock`, `Owner.lock`, `Owner.class`, `Outer.this.lock`, `itself`, and
 * calls of methods without parameters, `lock()`, `this.lock()`, `Owner.lock()`, that only return such an object and that no class of the
 * workspace overrides: then the call means what stands after its `return`.
 * Neighbours: `guarded-by.ts` makes clauses of it.
 */
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import { contextOf } from '../../resolve/declare';
import { findField, methodsNamed, overrides } from '../../resolve/members';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { findClass } from '../../resolve/type-names';
import type { JavaType } from '../../resolve/types';
import { displayType, isReference } from '../../resolve/types';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { TypedExpr } from '../../resolve/typed';
import type { Expr } from '../../plato/ir';
import { locationExpr } from '../../plato/type-of';
import { platoType } from '../values/plato-types';
import type { FormulaPlace } from './formula';
import { valueOf } from './formula';

export type NamedLock =
  | { readonly kind: 'lock'; readonly expr: Expr }
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[] }
  /** `why` in a few words; undefined where there is nothing more to say than the text itself. */
  | { readonly kind: 'notUnderstood'; readonly why?: string };

/** How many calls deep a method that only calls another one is followed. */
const MOST_CALLS = 4;

const PATH = /^[\w$]+(?:\s*\(\s*\))?(?:\s*\.\s*[\w$]+(?:\s*\(\s*\))?)*$/;

/** `itself`: the guarded field; undefined for a method. */
export function lockNamed(written: string, span: Span, place: FormulaPlace, itself: SpecExpr | undefined): NamedLock {
  if (!PATH.test(written)) return { kind: 'notUnderstood' };
  const parts = written.replace(/\s+/g, '').split('.');
  const firstCall = parts.findIndex((part) => part.endsWith('()'));
  return firstCall < 0 ? lockOf(parts, written, span, place, itself) : calledLock(parts, firstCall, span, place, itself);
}

function lockOf(names: readonly string[], written: string, span: Span, place: FormulaPlace, itself: SpecExpr | undefined): NamedLock {
  if (names[names.length - 1] === 'class' && names.length > 1) {
    const symbol = findClass(names.slice(0, -1).join('.'), contextOf(place.resolved.table, place.owner));
    if (symbol === undefined) return wrong(span, `There is no class \`${names.slice(0, -1).join('.')}\` here.`);
    return { kind: 'lock', expr: { kind: 'classObject', className: symbol.name } };
  }
  const { value, diagnostics } = valueOf(pathOf(names, span, place, itself), place);
  if (value === undefined) return { kind: 'wrong', diagnostics };
  if (
    place.variables?.some((one) => one.name === names[0]) === true &&
    findField(place.resolved.table, place.owner, names[0]!, true) !== undefined
  ) {
    return { kind: 'notUnderstood', why: `there are a parameter and a field \`${names[0]!}\`` };
  }
  return checked(value.expr, value.type, written, span);
}

function pathOf(names: readonly string[], span: Span, place: FormulaPlace, itself: SpecExpr | undefined): SpecExpr {
  const start = names[0] === place.owner.simpleName && names[1] === 'this' ? names.slice(1) : names;
  const first: SpecExpr =
    start[0] === 'this'
      ? { kind: 'this', span }
      : start[0] === 'itself' && itself !== undefined
        ? itself
        : { kind: 'name', name: start[0]!, span };
  return start.slice(1).reduce((object: SpecExpr, name): SpecExpr => ({ kind: 'field', object, name: { name, span }, span }), first);
}

function checked(expr: Expr, type: JavaType, written: string, span: Span): NamedLock {
  if (!isReference(type)) return wrong(span, `\`${written}\` is of type \`${displayType(type)}\`; a lock must be an object.`);
  return { kind: 'lock', expr };
}

function wrong(span: Span, message: string): NamedLock {
  return { kind: 'wrong', diagnostics: [diagnostic('spec-type', span, message)] };
}

/** An object, or a class whose static methods are called. */
interface Receiver {
  readonly owner: ClassSymbol;
  /** Undefined: the class itself. */
  readonly expr: Expr | undefined;
}

function calledLock(parts: readonly string[], firstCall: number, span: Span, place: FormulaPlace, itself: SpecExpr | undefined): NamedLock {
  const before = parts.slice(0, firstCall);
  let receiver = before.length === 0 ? undefined : receiverOf(before, span, place, itself);
  if (receiver !== undefined && 'kind' in receiver) return receiver;
  let result: NamedLock = { kind: 'notUnderstood' };
  for (const [index, part] of parts.slice(firstCall).entries()) {
    if (!part.endsWith('()')) return { kind: 'notUnderstood', why: 'a field of what a method returns' };
    const name = part.slice(0, -2);
    const found: FoundMethod | undefined = receiver === undefined ? methodAround(name, span, place) : methodIn(name, receiver, place);
    if (found === undefined) return wrong(span, `There is no method \`${name}()\` without parameters here.`);
    result = returnedBy(found.method, found.expr, span, place, MOST_CALLS);
    if (result.kind !== 'lock') return result;
    const owner: ClassSymbol | undefined =
      found.method.returnType.kind === 'class' ? place.resolved.table.classOf(found.method.returnType) : undefined;
    if (owner === undefined && firstCall + index + 1 < parts.length) return { kind: 'notUnderstood' };
    if (owner !== undefined) receiver = { owner, expr: result.expr };
  }
  return result;
}

function receiverOf(names: readonly string[], span: Span, place: FormulaPlace, itself: SpecExpr | undefined): Receiver | NamedLock {
  const { table } = place.resolved;
  const { value, diagnostics } = valueOf(pathOf(names, span, place, itself), place);
  if (value === undefined) {
    const symbol = findClass(names.join('.'), contextOf(table, place.owner));
    return symbol === undefined ? { kind: 'wrong', diagnostics } : { owner: symbol, expr: undefined };
  }
  const owner = value.type.kind === 'class' ? table.classOf(value.type) : undefined;
  return owner === undefined ? { kind: 'notUnderstood' } : { owner, expr: value.expr };
}

interface FoundMethod {
  readonly method: MethodSymbol;
  /** What `this` is in it; undefined in a static one. */
  readonly expr: Expr | undefined;
}

function methodIn(name: string, { owner, expr }: Receiver, { resolved }: FormulaPlace): FoundMethod | undefined {
  const method = methodsNamed(resolved.table, owner, name).find((one) => one.params.length === 0);
  return method === undefined || (expr === undefined && !method.isStatic)
    ? undefined
    : { method, expr: method.isStatic ? undefined : expr };
}

/** The method of that name in the nearest class around that has one. */
function methodAround(name: string, span: Span, place: FormulaPlace): FoundMethod | undefined {
  for (let owner: ClassSymbol | undefined = place.owner; owner !== undefined; owner = owner.outer) {
    if (methodsNamed(place.resolved.table, owner, name).length === 0) continue;
    const self: SpecExpr =
      owner === place.owner
        ? { kind: 'this', span }
        : { kind: 'field', object: { kind: 'name', name: owner.simpleName, span }, name: { name: 'this', span }, span };
    return methodIn(name, { owner, expr: valueOf(self, place).value?.expr }, place);
  }
  return undefined;
}

/** What a method returns that does nothing else; `self` is its object. */
function returnedBy(method: MethodSymbol, self: Expr | undefined, span: Span, place: FormulaPlace, calls: number): NamedLock {
  const { resolved } = place;
  const unclear = (why: string): NamedLock => ({ kind: 'notUnderstood', why: `\`${method.name}()\` ${why}` });
  if (
    resolved.table
      .below(method.owner.name)
      .some((one) => one.methods.some((below) => below !== method && overrides(resolved.table, below, method)))
  )
    return unclear('is overridden, so it may return another lock');
  const [only, ...more] = resolved.methods.get(method)?.body?.stmts ?? [];
  const value = only?.kind === 'return' && more.length === 0 ? only.value : undefined;
  const does = 'must only return a field, `this` or a class';
  if (value === undefined || calls === 0 || method.owner.isLibrary) return unclear(does);
  const returned = valueIn(value, self, (inner, receiver) => returnedBy(inner, receiver, span, place, calls - 1));
  if (returned === undefined) return unclear(does);
  return returned.kind === 'lock' ? checked(returned.expr, value.type, `${method.name}()`, span) : returned;
}

/** What a chain of fields and of such calls refers to; `self` is the object in whose method it stands. */
function valueIn(
  value: TypedExpr,
  self: Expr | undefined,
  called: (method: MethodSymbol, receiver: Expr | undefined) => NamedLock,
): NamedLock | undefined {
  const lock = (expr: Expr | undefined): NamedLock | undefined => expr && { kind: 'lock', expr };
  const inside = (object: TypedExpr): NamedLock | undefined => valueIn(object, self, called);
  switch (value.kind) {
    case 'this':
      return lock(self);
    case 'classObject':
      return lock({ kind: 'classObject', className: value.className });
    case 'retype':
      return inside(value.operand);
    case 'static':
      return value.object === undefined
        ? lock(locationExpr({ kind: 'static', field: value.field.id, type: platoType(value.field.type) }))
        : undefined;
    case 'field': {
      const object = inside(value.object);
      if (object?.kind !== 'lock') return object;
      return lock(locationExpr({ kind: 'field', object: object.expr, field: value.field.id, type: platoType(value.field.type) }));
    }
    case 'call': {
      if (value.args.length > 0) return undefined;
      if (value.dispatch.kind === 'static') return called(value.method, undefined);
      const object = inside(value.dispatch.receiver);
      return object?.kind === 'lock' ? called(value.method, object.expr) : object;
    }
    default:
      return undefined;
  }
}
