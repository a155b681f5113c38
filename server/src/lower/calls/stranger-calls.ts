/**
 * Calls that the library makes of objects of code without source (`facts/strangers.ts`), put before the call of the library or in the place
 * of what Java does by itself; and what the library runs of the workspace because of a type without a stub (`Formattable`,
 * `InheritableThreadLocal`).
 * Soundness: docs/soundness/opaque.md#objects-that-code-without-source-has-made.
 * Neighbours: `calls.ts`, `creations.ts`, `bodies/statements.ts` and `strings.ts` ask; `opaque.ts` emits the call.
 */
import { lastPart } from '../../base/dotted-name';
import type { Span } from '../../base/span';
import { followsOpaque } from '../../resolve/opaque';
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { OBJECT_NAME, THREAD_NAME } from '../../resolve/types';
import { isNamed as isAnnotation } from '../../analyses/annotations';
import { isModelled } from '../../resolve/modelled';
import type { Expr } from '../../plato/ir';
import type { Builder } from '../steps/builder';
import { shortMethodName } from '../facts/names';
import { emitOpaque } from './opaque';
import { strangersOf, type Strangers } from '../facts/strangers';

/** What `%s` asks objects for that know how they are formatted. */
const FORMATS = /^(format|formatted|printf)$/;
/** To `System.err`. */
const PRINTS = /^(printStackTrace|dumpStack)$/;
const LOCKS = /^java\.util\.concurrent\.locks\.(?!LockSupport$)/;

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
  else emitOrRefuse(args, name, span, builder, runsByItself(method, resolved));
}

/**
 * Whether a call of a method of the library may run what such an object keeps: on one, with one, or on what holds one, unless the stub says
 * that the method asks nothing of what it is given and holds (`@Asks`).
 */
function runsStrangers(method: MethodSymbol, receiver: TypedExpr | undefined, args: readonly TypedExpr[], strangers: Strangers): boolean {
  if (!method.owner.isLibrary || (method.isFinal && method.owner.name === OBJECT_NAME)) return false;
  const on = receiver && strangers.of(receiver);
  if (on?.is === true) return true;
  // A body asks only what it is given: the models of locks and of atomic references look at nothing that is in them.
  if (!method.isConstructor && isModelled(method)) return args.some((one) => strangers.has(one));
  const asksNothing = method.annotations.filter(isAnnotation('Asks')).some(({ values }) => values?.length === 1 && values[0] === 'nothing');
  return !asksNothing && (on?.holds === true || strangers.areGiven(method, args));
}

/** Whether code without source may have made it; in a file with clauses a call of it is refused. */
export function isStranger(receiver: TypedExpr, builder: Builder): boolean {
  return !builder.owner.isLibrary && followsOpaque(builder) && strangersOf(builder.resolved).of(receiver).is;
}

/** Before Java makes a text of the value. Whether there is anything to say. */
export function textOfStrangers(value: Expr, expr: TypedExpr, builder: Builder): boolean {
  if (builder.owner.isLibrary || !strangersOf(builder.resolved).has(expr)) return false;
  emitOrRefuse([value], 'toString', expr.span, builder);
  return true;
}

function emitOrRefuse(args: readonly Expr[], name: string, span: Span, builder: Builder, runs = false): void {
  if (followsOpaque(builder)) emitOpaque(args, undefined, name, span, builder);
  else if (runs) builder.reject(`a call of \`${name}\`, in which the library runs a method of the workspace by itself`, span);
  else builder.reject(`a call of \`${name}\` on an object that code without source has made, which may call back`, span);
}

/** Code of the workspace that the library runs whatever it is given. */
function runsByItself({ name, owner, isConstructor }: MethodSymbol, resolved: Resolved): boolean {
  // A new thread asks the one that makes it for its class loader and for what it inherits.
  if (isConstructor) return owner.name === THREAD_NAME && (hasBelow('InheritableThreadLocal', resolved) || hasOwnLoader(resolved));
  return (PRINTS.test(name) && strangersOf(resolved).replacesStreams) || (FORMATS.test(name) && hasBelow('Formattable', resolved));
}

/** A thread of the workspace with a class loader of its own. */
function hasOwnLoader({ table }: Resolved): boolean {
  return table.classes.some(
    (one) =>
      !one.isLibrary &&
      one.methods.some((method) => method.name === 'getContextClassLoader' && method.params.length === 0) &&
      table.isSubclass(one.name, THREAD_NAME),
  );
}

/** A class of the workspace below one that has no stub. */
function hasBelow(name: string, { table }: Resolved): boolean {
  return table.classes.some((one) => one.unknownSupers.some((above) => lastPart(above) === name));
}
