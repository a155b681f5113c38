/**
 * The contents of collections that are not thread-safe. Nothing is known of them but who may look: the contents of a collection in a field are guarded like the
 * field itself (a field of their own stands for them, with the same disciplines), so every call on it, or on what shows it or goes through it, reads or
 * writes them there. The collection may not leave the class's care: handing it out is reported. Which classes are not thread-safe, and which methods
 * change an object, say the stubs' annotations.
 * Neighbours: `collection-flow.ts` finds where collections go; `calls.ts`, `creations.ts` and `expressions.ts` place the accesses, `../lower.ts` declares the fields.
 */
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { FieldRead, TypedExpr } from '../resolve/typed';
import type { Span } from '../base/span';
import type { Location } from '../plato/ir';
import { CONTENTS, INT } from '../plato/ir';
import type { Builder } from './builder';
import { collectionFlow, stripped } from './collection-flow';
import { isNamed } from '../analyses/annotations';
import { argumentUse } from './collection-types';
import { FALSE, int, local } from './terms';

export function contentsId(field: FieldSymbol): string {
  return `${field.id}${CONTENTS}`;
}

/** The accesses to contents that a call of a library method on a collection, or with one, is, as far as they come before the call. */
export function accessContents(method: MethodSymbol, receiver: TypedExpr | undefined, args: readonly TypedExpr[], span: Span, builder: Builder): void {
  if (!method.owner.isLibrary) return;
  const { sourcesOf } = flowOf(builder);
  const comesLater = mutates(method) && isAllOrNothing(method);
  for (const read of receiver === undefined || comesLater ? [] : sourcesOf(receiver)) access(read, mutates(method), span, builder);
  args.forEach((arg, index) => {
    const use = argumentUse(method, index, builder.resolved);
    if (use === 'reads' || use === 'writes') for (const read of sourcesOf(arg)) access(read, use === 'writes', span, builder);
  });
}

/** What a call has changed when it returns: a method of one element that throws has changed nothing. */
export function changeContents(method: MethodSymbol, receiver: TypedExpr | undefined, span: Span, builder: Builder): void {
  if (!method.owner.isLibrary || receiver === undefined || !mutates(method) || !isAllOrNothing(method)) return;
  for (const read of flowOf(builder).sourcesOf(receiver)) access(read, true, span, builder);
}

function mutates(method: MethodSymbol): boolean {
  return method.annotations.some(isNamed('Mutates'));
}

/** The interfaces promise it of the operations on one element; bulk operations, and those that run code of others, may stop half way. */
function isAllOrNothing(method: MethodSymbol): boolean {
  return ['put', 'putIfAbsent', 'remove', 'replace', 'add', 'addFirst', 'addLast', 'offer', 'offerFirst', 'offerLast', 'push', 'pop', 'poll', 'pollFirst', 'pollLast', 'removeFirst', 'removeLast', 'set', 'clear'].includes(method.name);
}

function flowOf(builder: Builder): Pick<ReturnType<typeof collectionFlow>, 'sourcesOf' | 'uses'> {
  const flow = collectionFlow(builder.resolved);
  return { sourcesOf: (expr) => flow.sourcesOf(expr), uses: flow.uses };
}

function access(read: FieldRead, isChange: boolean, span: Span, builder: Builder): void {
  const field = contentsId(read.field);
  if (read.kind === 'field' && !isSimple(read.object)) return builder.reject(`a use of the collection \`${read.field.name}\` of an object that is not named`, span);
  const location: Location = read.kind === 'static' ? { kind: 'static', field, type: INT } : { kind: 'field', object: builder.lowerExpr(read.object, builder, true), field, type: INT };
  const words = { description: `${isChange ? 'changes' : 'reads'} the contents of \`${read.field.name}\``, subject: { name: read.field.name, isContents: true } } as const;
  if (isChange) {
    builder.op({ role: 'write', span, ...words, assigns: [{ target: location, value: int(0) }] });
    return;
  }
  const seen = builder.temporary(INT);
  const value = location.kind === 'static' ? { ...location, when: 'post' as const } : { ...location, when: 'post' as const };
  builder.op({ role: 'read', span, ...words, assigns: [{ target: local(seen.name, INT), value }] });
}

/** Whether evaluating the expression again does nothing but read. */
function isSimple(expr: TypedExpr): boolean {
  return expr.kind === 'this' || expr.kind === 'local' || expr.kind === 'static' || (expr.kind === 'field' && isSimple(expr.object)) || (expr.kind === 'retype' && isSimple(expr.operand));
}

/** What becomes of a collection behind the evaluation of an expression, other than by calls of the library. */
export function followCollection(expr: TypedExpr, builder: Builder): void {
  const use = collectionFlow(builder.resolved).uses.get(expr);
  if (use === undefined) return;
  for (const read of use.reads) {
    const { name } = read.field;
    switch (use.kind) {
      case 'read': access(read, false, expr.span, builder); break;
      case 'out': handOut(expr, read, builder); break;
      case 'argument': builder.reject(`the collection \`${name}\` as an argument: what becomes of its contents there is not followed`, expr.span); break;
      case 'captured': builder.reject(`the collection \`${name}\` in a local that another body uses: what becomes of its contents there is not followed`, expr.span); break;
      case 'given': builder.rest(`takes the collection that \`${name}\` is given as known to nobody who does not keep to what guards \`${name}\``); break;
      case 'inside': builder.rest(`takes collections that are found in \`${name}\` as used by one thread at a time: their contents are not followed`); break;
    }
  }
}

/** Whoever is given the collection itself can use its contents without its guard. */
function handOut(expr: TypedExpr, read: FieldRead, builder: Builder): void {
  const { name, nameSpan } = read.field;
  const what = stripped(expr) === read || stripped(expr).kind !== 'call' ? `The collection \`${name}\` is handed out here` : `This is handed out here and leads to the collection \`${name}\``;
  const message = `${what}: whoever gets it can use its contents without what guards them. Hand out a copy.`;
  builder.op({ role: 'assert', span: expr.span, description: `hands out \`${name}\``, subject: { name }, asserts: [builder.assertion('race', FALSE, message, expr.span, [{ message: 'the collection', span: nameSpan }])] });
}
