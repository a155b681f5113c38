/**
 * Code without source: what is called, made or read of classes of which neither the source nor a stub is there. It never makes a method
 * untranslated: it may do what lower says (`lower/calls/opaque.ts`), and gives any value of its type, or, where not even the type is known,
 * of whatever type the place wants. In files with specifications of Calvin's it stays untranslated: there a verdict is to rest on nothing
 * that nobody has stated.
 * Neighbours: the `elaborate-*.ts` make it where they find no declaration.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { firstUnsupported, unsupportedExpr } from './body-context';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { THREAD_NAME, unknownType } from './types';

/** Whether code without source is followed in the body. */
export function followsOpaque({ owner }: Pick<BodyContext, 'owner'>): boolean {
  return !owner.isLibrary && owner.unit.hasClauses !== true;
}

/**
 * `name` is what is called or read, in words; the parts are evaluated and handed to it. Where that is not followed, or a part is not
 * translated, an untranslated expression with the `reason`. `type`: absent: nobody knows.
 */
export function opaqueOr(
  reason: string,
  name: string,
  parts: readonly (TypedExpr | undefined)[],
  span: Span,
  source: Expr,
  context: BodyContext,
  type: JavaType = unknownType(name),
): TypedExpr {
  const given = parts.filter((one): one is TypedExpr => one !== undefined);
  if (!followsOpaque(context)) return unsupportedExpr(reason, span, source);
  return firstUnsupported(...given) ?? { kind: 'opaque', name, parts: given, type, span, source };
}

/**
 * A call of `method`; the first of the parts is its object, if it has one. A call named as those that wait may be one of them, and gives up
 * what the thread holds, whatever class it is of.
 */
export function opaqueCall(
  reason: string,
  method: string,
  parts: readonly (TypedExpr | undefined)[],
  span: Span,
  source: Expr,
  context: BodyContext,
): TypedExpr {
  const made = opaqueOr(reason, method, parts, span, source, context);
  return made.kind === 'opaque'
    ? {
        ...made,
        method,
        arity: parts.length - 1,
        ...(WAITS.test(method) && { mayGiveUp: true as const }),
        ...(LOCKS.test(method) && { changesLocks: true as const }),
      }
    : made;
}

/** The object of a call, where it has one, and what else it is given. */
export function partsOfCall({ parts, arity, isNew }: TypedExpr & { readonly kind: 'opaque' }): {
  readonly receiver: TypedExpr | undefined;
  readonly args: readonly TypedExpr[];
} {
  const hasReceiver = arity !== undefined && isNew !== true && parts.length > arity;
  return { receiver: hasReceiver ? parts[0] : undefined, args: hasReceiver ? parts.slice(1) : parts };
}

/** What a name stands for that is read: a field, or what nobody knows. */
export function opaqueRead(
  reason: string,
  words: string,
  field: string,
  parts: readonly (TypedExpr | undefined)[],
  span: Span,
  source: Expr,
  context: BodyContext,
): TypedExpr {
  const made = opaqueOr(reason, words, parts, span, source, context);
  return made.kind === 'opaque' ? { ...made, field } : made;
}

/** `Object.wait`, `Condition.await` and its kin, `Thread.join`, `TimeUnit.timedJoin`, `Process.waitFor`. */
const WAITS = /^(wait|await\w*|join|timedJoin|timedWait|waitFor)$/;
/** Whether who runs a reference to a method may take, give back or give up a lock: of a future, `join` does nothing of the kind. */
export const touchesLocks = ({ method, below }: { readonly method: string; readonly below?: string }): boolean =>
  [WAITS, LOCKS].some((names) => names.test(method)) && (method !== 'join' || below === THREAD_NAME);

/** Those of the locks of java.util.concurrent. */
const LOCKS = /^(lock|lockInterruptibly|tryLock|unlock)$/;

/** An object that is made of a class of which not enough is known. `className`: its simple name. */
export function opaqueNew(
  reason: string,
  name: string,
  className: string,
  parts: readonly (TypedExpr | undefined)[],
  span: Span,
  source: Expr,
  context: BodyContext,
  type: JavaType,
): TypedExpr {
  const made = opaqueOr(reason, name, parts, span, source, context, type);
  return made.kind === 'opaque' ? { ...made, method: className, isNew: true } : made;
}

/** A value of unknown type where one of this type is needed: any value of it. */
export function opaqueValue(of: readonly TypedExpr[], type: JavaType, span: Span, source: Expr | undefined): TypedExpr {
  const [only] = of;
  if (of.length === 1 && only?.kind === 'opaque' && only.type.kind === 'unknown') return { ...only, type };
  return { kind: 'opaque', name: undefined, parts: of, type, span, source };
}

/** Whether the type of a value is not known, so that it may as well be a number. */
export function isOfUnknownType({ kind, type }: TypedExpr): boolean {
  return kind !== 'unsupported' && type.kind === 'unknown';
}
