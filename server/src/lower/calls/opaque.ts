/**
 * Calls of code without source (docs/soundness/opaque.md): each is a call of a method of the checker's own, by a specification that nobody
 * has written. Its arguments escape; it gives any value; it may throw anything and wait.
 * Neighbours: `opaque-kinds.ts` names the methods, `program/opaque-procedures.ts` declares them and says what they may write;
 * `bodies/expressions.ts` and `dispatch.ts` ask here.
 * Why it may: docs/soundness/opaque.md#what-a-name-may-mean.
 * Why it may: docs/soundness/opaque.md#what-it-is-given.
 */
import { stripped } from '../../resolve/typed-children';
import type { Span } from '../../base/span';
import { isHandle, mayUseHandle } from '../../analyses/by-name';
import { calledIn, copiedUnlocked, madeByJava, isOfStream } from '../../analyses/made-by-java';
import type { TypedExpr } from '../../resolve/typed';
import type { ClassSymbol, FieldSymbol } from '../../resolve/symbols';
import type { Expr, Type } from '../../plato/ir';
import { ARRAY_INTERFACES, OBJECT_CLASS, ref } from '../../plato/ir';
import { erasure } from '../../resolve/types';
import { partsOfCall, touchesLocks } from '../../resolve/opaque';
import { typeOf } from '../../plato/type-of';
import { areSeenAsObjects } from '../facts/arrays-as-objects';
import type { Builder } from '../steps/builder';
import { computesObject } from '../facts/given-functions';
import { strangersOf } from '../facts/strangers';
import { mayKeepArrays } from '../facts/kept-arrays';
import { shortMethodName } from '../facts/names';
import { PLAIN, opaqueId, type Kind } from './opaque-kinds';
import { demandingMethod, fieldsMeant, wantsNonNull } from '../facts/opaque-names';
import { foundDisciplines } from '../clauses/found-disciplines';
import { isGuardedBy } from '../clauses/guarded-by';
import { accessOpaquely, isMadeInBody } from '../steps/contents';
import { isUnsafeByName } from '../../sharing/collections';
import { lastPart } from '../../base/dotted-name';
import { isGuarded, promisingClasses } from '../facts/promising-classes';
import { runsThread } from '../facts/threads-by-others';
import { evaluateAll } from '../steps/operands';
import { showHeld } from '../steps/shown-locks';
import { platoType } from '../values/plato-types';
import { NULL, equal, isInstance, local, notEqual, or } from '../values/terms';

export function lowerOpaque(expr: TypedExpr & { readonly kind: 'opaque' }, builder: Builder, wanted: boolean): Expr {
  const values = evaluateAll(expr.parts, builder);
  const named = expr.refersTo === undefined ? `a call of \`${expr.method}\`` : `a reference to \`${expr.refersTo.method}\``;
  const demanding = demandingMethod(expr, builder.owner, builder.resolved);
  if (demanding !== undefined)
    builder.reject(
      `${named} on an object of a class that is not known here, which may be \`${demanding.owner.display}.${shortMethodName(demanding)}\`: that asks something of its callers, and nothing shows it here. Give the object a declared type, as in a local variable or before the parameter of a lambda`,
      expr.span,
    );
  if (expr.refersTo !== undefined && touchesLocks(expr.refersTo))
    builder.reject(`${named}, by which somebody else may take or give up a lock. Write a lambda expression that calls it`, expr.span);
  const made = madeByJava(expr, builder.resolved);
  if (made !== undefined) builder.reject(`a call of \`${calledIn(expr)}\`, which ${made}`, expr.span, isOfStream(expr));
  const copied = copiedUnlocked(expr, builder.resolved);
  if (copied !== undefined)
    builder.rest(`takes it that nobody changes a \`${copied.display}\` while \`${calledIn(expr)}\` copies its fields, which takes no lock`);
  const running = runsThread(expr, builder.resolved);
  if (running !== undefined) builder.reject(`${named}, ${running}`, expr.span);
  const handle = handleOf(expr, builder.owner);
  if (handle !== undefined)
    builder.reject(`${named} on ${handle}, which reaches a field or a method by its name, and which one is not followed`, expr.span);
  if (wantsNonNull(expr, builder.owner, builder.resolved))
    builder.rest(
      `takes what is given to \`${expr.method ?? expr.refersTo?.method}\` here as not null: it is called on an object of a class that is not known, and a method of that name wants that`,
    );
  const shared = protectedField(expr, builder);
  if (shared !== undefined)
    builder.reject(
      `the field \`${expr.field}\` of an object of a class that is not known here, which may be \`${shared.owner.display}.${shared.name}\`: nothing shows here that it may be used. Give the object a declared type, as in a local variable or before the parameter of a lambda`,
      expr.span,
    );
  const receiver = receiverOf(expr);
  if (receiver !== undefined && typeOf(values[0]!).kind === 'ref') {
    // In `list.stream().map(..).sum()` nobody looks at what is given in between.
    const asserts = isGivenBack(receiver) ? [] : builder.nonNullAssertions(values[0]!, receiver, expr.span);
    if (isGivenBack(receiver)) builder.rest('takes what code without source gives as not null where it is used on the spot');
    if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
  }
  showHeld(expr, builder);
  restOnSafety(receiver, expr.span, builder);
  accessOpaquely(expr, builder);
  const isVoid = expr.type.kind === 'void';
  const result = isVoid || (!wanted && expr.name !== undefined) ? undefined : builder.temporary(platoType(expr.type));
  const known = result && { name: result.name, type: result.type };
  if (expr.name !== undefined) {
    const { method, resolved } = builder;
    const keepsArrays = mayKeepArrays(expr, method && resolved.methods.get(method)?.body);
    const hidden = keepsArrays && areSeenAsObjects(resolved) ? values.filter((_, index) => mayHideArray(expr, index)) : [];
    if (hidden.length > 0) emitOpaque(hidden, undefined, expr.name, expr.span, builder, { ...PLAIN, keepsArrays, keepsAnything: true });
    emitOpaque(values, known, expr.name, expr.span, builder, {
      ...PLAIN,
      mayGiveUp: expr.mayGiveUp === true,
      changesLocks: expr.changesLocks === true,
      keepsArrays,
    });
  } else if (known) anyValue(known, expr.span, builder);
  if (result !== undefined && (expr.isNew === true || givesObject(expr, builder)))
    builder.op({ role: 'assume', span: expr.span, guard: notEqual(result, NULL) });
  return result === undefined ? NULL : builder.known(result, expr.type, expr.span);
}

/** Whether what is given may be an array by its type, and is not one for sure. */
function mayHideArray({ parts, ...call }: TypedExpr & { readonly kind: 'opaque' }, index: number): boolean {
  const part = stripped(parts[index]!);
  if (part === partsOfCall({ parts, ...call }).receiver) return false;
  const type = erasure(part.type);
  // What code without source has given is none of them.
  return type.kind === 'class' && ABOVE_ARRAYS.has(type.name) && part.kind !== 'new' && part.kind !== 'opaque';
}

const ABOVE_ARRAYS: ReadonlySet<string> = new Set([OBJECT_CLASS, ...ARRAY_INTERFACES]);

/** A map that code without source has made gives what it likes, null too. */
function givesObject(expr: TypedExpr & { readonly kind: 'opaque' }, { resolved }: Builder): boolean {
  const { receiver } = partsOfCall(expr);
  return computesObject(expr, resolved) && receiver !== undefined && !strangersOf(resolved).of(receiver).is;
}

/** In a class that promises `@ThreadSafe`: of an object whose class is not known, nobody has said that several threads may use it. */
function restOnSafety(receiver: TypedExpr | undefined, span: Span, builder: Builder): void {
  const type = receiver?.type;
  if (receiver === undefined || type?.kind !== 'unknown' || !promises(builder.owner, promisingClasses(builder.resolved))) return;
  const inner = stripped(receiver);
  // What is called on what a call has given on the spot: that call has said so already.
  if (inner.kind === 'opaque' && inner.field === undefined) return;
  const isField = inner.kind === 'field' || inner.kind === 'static';
  if (isField && isGuarded(inner.field)) return;
  if (!isField && isUnsafeByName(type) && type.isWritten === true) {
    // Of an object of one's own, or of whoever calls, nothing has to be said.
    if (!(inner.kind === 'local' && inner.variable.isParameter) && !isMadeInBody(inner, builder))
      builder.rest(
        `takes it that one thread at a time uses the \`${lastPart(type.name)}\` that is found here: it is not safe for threads, and nothing says what guards it (the class promises \`@ThreadSafe\`)`,
      );
    return;
  }
  if (!isField && type.isWritten === true) return;
  if (isUnsafeByName(type))
    builder.reject(
      `a use of a \`${lastPart(type.name)}\`, which is not safe for threads, in what promises \`@ThreadSafe\`: nothing says what guards it`,
      span,
    );
  else if (type.isWritten === true)
    builder.rest(
      `takes it that several threads may use one \`${lastPart(type.name)}\` at once (it is part of what a class promises by \`@ThreadSafe\`)`,
    );
  else
    builder.rest(
      'takes it that several threads may use an object at once whose class is not known (it is part of what a class promises by `@ThreadSafe`)',
    );
}

function promises(owner: ClassSymbol, all: ReadonlySet<ClassSymbol>): boolean {
  return all.has(owner) || (owner.outer !== undefined && owner.place !== 'member' && promises(owner.outer, all));
}

/** The object on which a method is called or of which a field is read: Java sees to it that there is one, whoever has written its class. */
function receiverOf(expr: TypedExpr & { readonly kind: 'opaque' }): TypedExpr | undefined {
  if (expr.isNew === true) return undefined;
  const receiver = expr.field !== undefined ? expr.parts[0] : partsOfCall(expr).receiver;
  return receiver?.kind === 'this' ? undefined : receiver;
}

function isGivenBack(expr: TypedExpr): boolean {
  const inner = expr.kind === 'retype' || expr.kind === 'cast' ? expr.operand : expr;
  return inner.kind === 'opaque' && (inner.method !== undefined || inner.field !== undefined);
}

/** What the call is made on, in words, if that may be what reads, writes or calls members of the workspace that nothing else names. */
function handleOf(expr: TypedExpr & { readonly kind: 'opaque' }, { unit }: ClassSymbol): string | undefined {
  const type = expr.parts[0]?.type;
  if (type?.kind !== 'unknown' || expr.isNew === true) return undefined;
  if (type.isWritten === true) return isHandle(type.name, unit) ? `a \`${type.name}\`` : undefined;
  const isOnHandle = expr.method !== undefined && partsOfCall(expr).receiver !== undefined && mayUseHandle(expr.method, unit);
  return isOnHandle ? 'what this file may have looked up by a name' : undefined;
}

/** A field of the workspace that a use by the name may be, and that others may be writing. */
function protectedField(expr: TypedExpr & { readonly kind: 'opaque' }, { owner, resolved }: Builder): FieldSymbol | undefined {
  return fieldsMeant(expr, owner, resolved).find(
    (field) =>
      field.annotations.some(isGuardedBy) ||
      field.specs.some((clause) => clause.kind === 'discipline') ||
      foundDisciplines(field, resolved).length > 0 ||
      (promisingClasses(resolved).has(field.owner) && !field.isVolatile),
  );
}

/** `result`: the local that gets what it gives. */
export function emitOpaque(
  args: readonly Expr[],
  result: { readonly name: string; readonly type: Type } | undefined,
  name: string,
  span: Span,
  builder: Builder,
  way: Omit<Kind, 'count'> = PLAIN,
): void {
  const given = args.filter((one) => one.kind !== 'null' && typeOf(one).kind === 'ref');
  const object = result?.type.kind === 'ref' ? builder.temporary(ref(OBJECT_CLASS)) : undefined;
  builder.emit({
    kind: 'call',
    mode: 'call',
    targets: [{ procedure: opaqueId({ ...way, count: given.length }), classes: [] }],
    args: given,
    result: object?.name,
    thrown: { variable: builder.exception.name, label: builder.throwLabel },
    description: `calls \`${name}\``,
    span,
    within: [],
  });
  if (result === undefined) return;
  if (object === undefined || result.type.kind !== 'ref') return anyValue(result, span, builder);
  const { className } = result.type;
  if (className === OBJECT_CLASS)
    return builder.op({ role: 'local', span, assigns: [{ target: local(result.name, result.type), value: object }] });
  builder.op({
    role: 'assume',
    span,
    guard: or(equal(object, NULL), isInstance(object, className)),
    assigns: [{ target: local(result.name, result.type), value: object }],
  });
}

function anyValue({ name, type }: { readonly name: string; readonly type: Type }, span: Span, builder: Builder): void {
  builder.op({ role: 'local', span, havocs: [local(name, type)] });
}
