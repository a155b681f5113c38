/**
 * Calls that the library makes of objects of code without source (`strangers.ts`), put before the call of the library or in the place of
 * what Java does by itself; and what the library runs of the workspace because of a type without a stub (`Formattable`,
 * `InheritableThreadLocal`).
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 * Neighbours: `calls.ts`, `creations.ts`, `statements.ts` and `strings.ts` ask; `opaque.ts` emits the call.
 */
import { lastPart } from '../base/dotted-name';
import type { Span } from '../base/span';
import { followsOpaque } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { THREAD_NAME } from '../resolve/types';
import type { Expr } from '../plato/ir';
import type { Builder } from './builder';
import { shortMethodName } from './names';
import { emitOpaque } from './opaque';
import { runsStrangers, strangersOf } from './strangers';

/** What `%s` asks objects for that know how they are formatted. */
const FORMATS = /^(format|formatted|printf)$/;
/** To `System.err`. */
const PRINTS = /^(printStackTrace|dumpStack)$/;
const LOCKS = /^java\.util\.concurrent\.locks\.(Lock|ReadWriteLock|Condition)$/;

/** Before a call of a method or constructor of the library, by what is evaluated for it. */
export function callStrangers(
  method: MethodSymbol,
  receiver: TypedExpr | undefined,
  given: readonly TypedExpr[],
  args: readonly Expr[],
  span: Span,
  builder: Builder,
): void {
  const { resolved } = builder;
  if (!method.owner.isLibrary || builder.owner.isLibrary) return;
  const strangers = strangersOf(resolved);
  if (!runsByItself(method, resolved) && !runsStrangers(method, receiver, given, strangers)) return;
  const name = method.isConstructor ? method.owner.display : shortMethodName(method);
  // It may be a lock that several threads have at once (`StampedLock.asReadLock()`).
  if (LOCKS.test(method.owner.name) && receiver !== undefined && strangers.of(receiver).is)
    builder.reject(`a call of \`${name}\` on a lock that code without source has made, and which kind of lock is not known`, span);
  else emitOrRefuse(args, name, span, builder);
}

/** Before Java makes a text of the value. Whether there is anything to say. */
export function textOfStrangers(value: Expr, expr: TypedExpr, builder: Builder): boolean {
  if (builder.owner.isLibrary || !strangersOf(builder.resolved).has(expr)) return false;
  emitOrRefuse([value], 'toString', expr.span, builder);
  return true;
}

function emitOrRefuse(args: readonly Expr[], name: string, span: Span, builder: Builder): void {
  if (followsOpaque(builder)) emitOpaque(args, undefined, name, span, builder);
  else builder.reject(`a call of \`${name}\` on an object that code without source has made, which may call back`, span);
}

/** Code of the workspace that the library runs whatever it is given. */
function runsByItself({ name, owner, isConstructor }: MethodSymbol, resolved: Resolved): boolean {
  if (isConstructor) return owner.name === THREAD_NAME && hasBelow('InheritableThreadLocal', resolved);
  return (PRINTS.test(name) && strangersOf(resolved).replacesStreams) || (FORMATS.test(name) && hasBelow('Formattable', resolved));
}

/** A class of the workspace below one that has no stub. */
function hasBelow(name: string, { table }: Resolved): boolean {
  return table.classes.some((one) => one.unknownSupers.some((above) => lastPart(above) === name));
}
