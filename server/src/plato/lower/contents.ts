/**
 * The contents of collections that are not thread-safe. Nothing is known of them but who may look: the contents of a collection in a field are guarded like the
 * field itself (a field of their own stands for them, with the same disciplines), so every call on it reads or writes them there. The collection
 * may not leave the class's care: handing it out is reported. Which classes are not thread-safe, and which methods change an object, say the stubs' annotations.
 * Neighbours: `calls.ts` and `statements.ts` place the accesses, `../lower.ts` declares the fields.
 */
import { contextOf } from '../../resolve/declare';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import { findClass } from '../../resolve/type-names';
import type { FieldRead, TypedExpr } from '../../resolve/typed';
import type { JavaAnnotation } from '../../syntax/ast';
import type { Span } from '../../base/span';
import type { Location } from '../ir';
import { CONTENTS, INT } from '../ir';
import type { Builder } from './builder';
import { FALSE, int, local } from './terms';

export function contentsId(field: FieldSymbol): string {
  return `${field.id}${CONTENTS}`;
}

function isNamed(name: string): (annotation: JavaAnnotation) => boolean {
  return (annotation) => annotation.name.slice(annotation.name.lastIndexOf('.') + 1) === name;
}

/** `@ThreadSafe` in the spellings of the usual libraries. */
export function isDeclaredThreadSafe(owner: ClassSymbol): boolean {
  return owner.annotations.some(isNamed('ThreadSafe'));
}

/** Whether the class is one of the library's that may not be used by two threads at once; the nearest stub that says something decides. */
function isThreadUnsafe(symbol: ClassSymbol | undefined, resolved: Resolved): boolean {
  for (const one of symbol === undefined ? [] : resolved.table.lineage(symbol)) {
    if (!one.isLibrary) continue;
    if (one.annotations.some(isNamed('ThreadSafe'))) return false;
    if (one.annotations.some(isNamed('ThreadUnsafe'))) return true;
  }
  return false;
}

/** Whether a field refers to a collection whose contents need care: it is guarded, or its class promises to be safe for threads. */
export function hasGuardedContents(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner, init } = field;
  if (owner.isLibrary || field.isGhost || !isThreadUnsafe(resolved.table.classOf(field.type), resolved)) return false;
  if (field.isFinal && init?.kind === 'new' && init.type.kind === 'named' && !isThreadUnsafe(findClass(init.type.name, contextOf(resolved.table, owner)), resolved)) return false;
  if (field.isFinal && init?.kind === 'call' && /^(synchronized|of$|copyOf$|empty)/.test(init.name.name)) return false;
  const isGuarded = field.specs.some((clause) => clause.kind === 'discipline') || field.annotations.some(isNamed('GuardedBy'));
  return isGuarded || isDeclaredThreadSafe(owner);
}

/** The field that an expression reads, seen through changes of its static type. */
function fieldRead(expr: TypedExpr, builder: Builder): FieldRead | undefined {
  if (expr.kind === 'retype' || expr.kind === 'cast') return fieldRead(expr.operand, builder);
  if (expr.kind === 'local') return builder.aliases.get(expr.variable);
  return (expr.kind === 'field' || expr.kind === 'static') && hasGuardedContents(expr.field, builder.resolved) ? expr : undefined;
}

/** A local that is given such a collection stands for the field from then on. */
export function noteAlias(variable: LocalVariable, init: TypedExpr, builder: Builder): void {
  const read = fieldRead(init, builder);
  if (read !== undefined) builder.aliases.set(variable, read);
}

/** The access to the contents that a call of a library method on a collection, or with one, is. Emitted before the call. */
export function accessContents(method: MethodSymbol, receiver: TypedExpr | undefined, args: readonly TypedExpr[], span: Span, builder: Builder): void {
  const target = receiver && fieldRead(receiver, builder);
  if (target !== undefined && method.owner.isLibrary) access(target, method.annotations.some(isNamed('Mutates')), span, builder);
  for (const arg of args) {
    const read = fieldRead(arg, builder);
    if (read === undefined) continue;
    if (!method.owner.isLibrary) builder.reject(`the collection \`${read.field.name}\` as an argument: what becomes of its contents there is not followed`, arg.span);
    else access(read, method.owner.name === 'java.util.Collections' && /^(sort|reverse|shuffle|swap|fill)$/.test(method.name), span, builder);
  }
}

function access(read: FieldRead, mutates: boolean, span: Span, builder: Builder): void {
  const field = contentsId(read.field);
  if (read.kind === 'field' && !isSimple(read.object)) return builder.reject(`a use of the collection \`${read.field.name}\` of an object that is not named`, span);
  const location: Location = read.kind === 'static' ? { kind: 'static', field, type: INT } : { kind: 'field', object: builder.lowerExpr(read.object, builder, true), field, type: INT };
  const description = `${mutates ? 'changes' : 'reads'} \`the contents of ${read.field.name}\``;
  if (mutates) {
    builder.op({ role: 'write', span, description, assigns: [{ target: location, value: int(0) }] });
    return;
  }
  const seen = builder.temporary(INT);
  const value = location.kind === 'static' ? { ...location, when: 'post' as const } : { ...location, when: 'post' as const };
  builder.op({ role: 'read', span, description, assigns: [{ target: local(seen.name, INT), value }] });
}

/** Whether evaluating the expression again does nothing but read. */
function isSimple(expr: TypedExpr): boolean {
  return expr.kind === 'this' || expr.kind === 'local' || expr.kind === 'static' || (expr.kind === 'field' && isSimple(expr.object)) || (expr.kind === 'retype' && isSimple(expr.operand));
}

/** Whoever is given the collection itself can use its contents without its guard. */
export function handsOut(value: TypedExpr, span: Span, builder: Builder): void {
  const read = fieldRead(value, builder);
  if (read === undefined || builder.method?.isPrivate === true) return;
  const message = `The collection \`${read.field.name}\` is handed out here: whoever gets it can use its contents without what guards them. Hand out a copy.`;
  builder.op({ role: 'assert', span, description: `hands out \`${read.field.name}\``, asserts: [builder.assertion('race', FALSE, message, value.span, [{ message: 'the collection', span: read.field.nameSpan }])] });
}
