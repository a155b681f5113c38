/**
 * Elaborates calls and creations of arrays: which method, on which receiver, with which conversions; what Java's concurrency builds in
 * (`wait`, `notify`, `Thread.start`, `Thread.currentThread`) and boxing by name become nodes of their own.
 * Neighbours: dispatched to by `elaborate-expr.ts`; the choice of a method in `members.ts`; objects are made in `elaborate-new.ts`.
 * Why it may: docs/soundness/opaque.md#what-java-means-by-a-name.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import { isAccessible, isImported } from './access';
import { elaborateArguments, failedArgument, waitingArguments, passArguments } from './arguments';
import { afterObject } from './after-object';
import type { BodyContext } from './body-context';
import { firstUnsupported, unsupportedExpr } from './body-context';
import { boxExpr, convertPrimitive, convertTo, retyped } from './conversions';
import { exprText, shortText } from './display';
import type { Qualifier } from './elaborate-names';
import { NEITHER, classify, staticImportsOf } from './elaborate-names';
import { levelsOf, thisLevel } from './enclosing';
import type { ChosenMethod } from './members';
import { chooseMethod, hasOthersBelow, methodsNamed } from './members';
import { followsOpaque, opaqueCall } from './opaque';
import { opaqueArguments } from './opaque-functions';
import { otherOverload } from './other-overloads';
import type { ClassSymbol, MethodSymbol } from './symbols';
import { typeOfThis } from './symbols';
import { findClass, resolveType } from './type-names';
import type { Dispatch, TypedExpr } from './typed';
import type { JavaType, PrimitiveName } from './types';
import {
  BOOLEAN,
  OBJECT,
  OBJECT_NAME,
  THREAD,
  THREAD_NAME,
  VOID,
  arrayOf,
  classType,
  displayType,
  erasure,
  isOpen,
  isReference,
  isString,
  primitive,
  unboxed,
} from './types';
import { UNCHECKED_USE, isUncheckedCall, mayNarrow } from './unchecked';
import { unseenMethod, unseenStaticMethod } from './unseen';

type Of<K extends Expr['kind']> = Expr & { readonly kind: K };

/** `map.computeIfAbsent(..)` and its kin, which have no stub, give a value of the map. */
function outOfMap(made: TypedExpr, type: JavaType, { table }: BodyContext): TypedExpr {
  if (made.kind !== 'opaque' || !/^(compute|computeIfAbsent|computeIfPresent|merge)$/.test(made.method ?? '')) return made;
  if (type.kind !== 'class' || !table.isSubclass(type.name, 'java.util.Map')) return made;
  const [, value, ...others] = type.args;
  return value?.kind === 'class' && others.length === 0 ? { ...made, type: value } : made;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the kinds of calls, in the order in which Java tells them apart.
export function elaborateCall(expr: Of<'call'>, context: BodyContext): TypedExpr {
  const place = receiverOf(expr, context);
  const args = elaborateArguments(expr.args, context);
  if (place.kind === 'failed')
    return place.opaque === undefined
      ? place.expr
      : opaqueCall(
          reasonOf(place.expr),
          place.opaque.name,
          [place.opaque.receiver, ...opaqueArguments(args, context, expr.name.name)],
          expr.span,
          expr,
          context,
        );
  if (place.receiver !== undefined && !expr.isSuper) {
    const intrinsic = contentCall(place.receiver, expr, args, context);
    if (intrinsic !== undefined) return intrinsic;
  }
  const isOwn = expr.isSuper || expr.object === undefined || expr.object.kind === 'this';
  const candidates = methodsNamed(context.table, place.owner, expr.name.name).filter((one) =>
    place.isImported ? isImported(one, context.owner.unit) : isAccessible(context.table, one, context.owner, { type: place.type, isOwn }),
  );
  const failed = firstUnsupported(place.receiver) ?? failedArgument(args);
  const chosen = chooseMethod(
    context.table,
    candidates,
    place.type,
    args.map((arg) => arg.type),
    waitingArguments(args, candidates.length > 1, context),
    failed !== undefined,
    expr.typeArguments?.map((type) => resolveType(type, context.typeContext)),
  );
  if (failed !== undefined) {
    // Passing them tells which interfaces the lambdas among the arguments implement.
    if (!('reason' in chosen)) passArguments(chosen, args, expr.span, context);
    return failed;
  }
  if (isOpen(place.type) && !isOwn && hasOthersBelow(context.table, place.owner, expr.name.name, candidates))
    return unsupportedExpr(
      `a call of \`${expr.name.name}\` on an object whose type Java infers and that is not known here`,
      expr.span,
      expr,
    );
  if ('reason' in chosen) {
    const reason = unresolved(expr, place.owner, place.type, candidates, chosen.reason, context);
    // What every object has, the stub of Object need not have.
    const isUnseen =
      (place.owner.isLibrary || candidates.length === 0 || context.table.unknownSuperOf(place.owner) !== undefined) &&
      !isWeaker(place.owner, expr.name.name);
    if (!isUnseen) return unsupportedExpr(reason, expr.span, expr);
    const given = [place.receiver, ...opaqueArguments(args, context, expr.name.name)];
    return outOfMap(ofClass(opaqueCall(reason, expr.name.name, given, expr.span, expr, context), place.owner), place.type, context);
  }
  const other = context.owner.isLibrary
    ? undefined
    : otherOverload(
        context.table,
        place.owner,
        chosen,
        args.map((arg) => arg.type),
        waitingArguments(args, candidates.length > 1, context),
      );
  if (other !== undefined)
    return ofClass(
      opaqueCall(
        `a call of \`${expr.name.name}\`: ${other}`,
        expr.name.name,
        [place.receiver, ...opaqueArguments(args, context, expr.name.name)],
        expr.span,
        expr,
        context,
      ),
      place.owner,
    );
  const method = chosen.method;
  if (method.isStatic)
    return afterObject(
      expr.object === undefined ? undefined : place.receiver,
      built(method, { kind: 'static' }, chosen, args, expr, place.type, context),
    );
  if (place.receiver === undefined)
    return unsupportedExpr(`a call of the instance method \`${expr.name.name}\` where there is no \`this\``, expr.span, expr);
  const intrinsic = builtIn(method, place.receiver, chosen, args, expr, context);
  if (intrinsic !== undefined) return intrinsic;
  if (isUncheckedCall(method, place.type, context)) {
    if (!followsOpaque(context)) return unsupportedExpr(UNCHECKED_USE, expr.span, expr);
    // What runs may want an object of another type: Java tests that where the override begins.
    if (mayNarrow(method, context))
      return opaqueCall(
        UNCHECKED_USE,
        expr.name.name,
        [place.receiver, ...opaqueArguments(args, context, expr.name.name)],
        expr.span,
        expr,
        context,
      );
  }
  const isExact = expr.isSuper || method.isPrivate || method.isFinal || method.owner.isFinal;
  const unseen = isExact ? undefined : overriddenUnseen(method, place.owner, context);
  if (unseen !== undefined)
    return opaqueCall(
      `a call of \`${method.name}\`, which \`${unseen}\` may have, of which nothing is known here`,
      expr.name.name,
      [place.receiver, ...opaqueArguments(args, context, expr.name.name)],
      expr.span,
      expr,
      context,
    );
  return built(method, { kind: isExact ? 'exact' : 'virtual', receiver: place.receiver }, chosen, args, expr, place.type, context);
}

/**
 * The supertype of which nothing is known that may override what the class has of the library.
 * Why it may: docs/soundness/opaque.md#what-comes-from-supertypes-that-are-not-known.
 */
function overriddenUnseen(method: MethodSymbol, owner: ClassSymbol, { table, owner: { isLibrary } }: BodyContext): string | undefined {
  return isLibrary || owner.isLibrary || !method.owner.isLibrary ? undefined : table.unknownSuperOf(owner);
}

/** What is known of a call that is not followed: the class that it is of. */
function ofClass(made: TypedExpr, owner: ClassSymbol): TypedExpr {
  return made.kind === 'opaque' && owner.isLibrary ? { ...made, isOfLibrary: true } : made;
}

/** A call that Java inserts: `name` on an object that has been evaluated. */
export function callOn(
  receiver: TypedExpr,
  name: string,
  args: readonly TypedExpr[],
  span: Span,
  source: Expr,
  context: BodyContext,
): TypedExpr {
  const owner = receiver.type.kind === 'unknown' ? undefined : context.table.classOf(receiver.type);
  if (owner === undefined)
    return opaqueCall(
      `a call of \`${receiver.type.kind === 'unknown' ? receiver.type.name : displayType(receiver.type)}.${name}\`, ${NEITHER}`,
      name,
      [receiver, ...args],
      span,
      source,
      context,
    );
  const chosen = chooseMethod(
    context.table,
    methodsNamed(context.table, owner, name),
    receiver.type,
    args.map((arg) => arg.type),
  );
  if ('reason' in chosen) {
    const unknown = owner.isLibrary ? owner.name : context.table.unknownSuperOf(owner);
    const reason = `a call of \`${unknown ?? owner.display}.${name}\`${unknown === undefined ? `: ${chosen.reason}` : `, ${NEITHER}`}`;
    return unknown === undefined
      ? unsupportedExpr(reason, span, source)
      : opaqueCall(reason, name, [receiver, ...args], span, source, context);
  }
  const { method } = chosen;
  const other = context.owner.isLibrary
    ? undefined
    : otherOverload(
        context.table,
        owner,
        chosen,
        args.map((arg) => arg.type),
        [],
      );
  if (other !== undefined) return opaqueCall(`a call of \`${name}\`: ${other}`, name, [receiver, ...args], span, source, context);
  const passed = passArguments(chosen, args, span, context).args;
  const failed = firstUnsupported(...passed);
  if (failed !== undefined) return failed;
  const isExact = method.isPrivate || method.isFinal || method.owner.isFinal;
  const call: TypedExpr = {
    kind: 'call',
    method,
    dispatch: { kind: isExact ? 'exact' : 'virtual', receiver },
    args: passed,
    type: method.returnType,
    span,
    source: undefined,
  };
  return chosen.returnType.kind === 'void' ? call : retyped(call, chosen.returnType, context);
}

type Place =
  | {
      readonly kind: 'found';
      readonly owner: ClassSymbol;
      readonly type: JavaType;
      readonly receiver: TypedExpr | undefined;
      readonly isImported?: true;
    }
  /** `opaque`: what is called, of a class of which nothing is known here. */
  | { readonly kind: 'failed'; readonly expr: TypedExpr; readonly opaque?: Unseen };

interface Unseen {
  readonly name: string;
  readonly receiver: TypedExpr | undefined;
}

function reasonOf(expr: TypedExpr): string {
  return expr.kind === 'unsupported' ? expr.reason : 'a call';
}

function fail(reason: string, expr: Expr, opaque?: Unseen): Place {
  return { kind: 'failed', expr: unsupportedExpr(reason, expr.span, expr), ...(opaque && { opaque }) };
}

function receiverOf(expr: Of<'call'>, context: BodyContext): Place {
  if (expr.isSuper) return superReceiver(expr, context);
  if (expr.object === undefined) return implicitReceiver(expr, context);
  const qualifier: Qualifier = classify(expr.object, context);
  if (qualifier.kind === 'class')
    return { kind: 'found', owner: qualifier.symbol, type: classType(qualifier.symbol.name), receiver: undefined };
  if (qualifier.kind === 'name') {
    const known = resolveType({ kind: 'named', name: qualifier.name, args: [], span: expr.span }, context.typeContext);
    return fail(`a call of \`${known.kind === 'unknown' ? known.name : qualifier.name}.${expr.name.name}\`, ${NEITHER}`, expr, {
      name: expr.name.name,
      receiver: undefined,
    });
  }
  const receiver = qualifier.expr;
  if (receiver.kind === 'unsupported') return { kind: 'failed', expr: receiver };
  if (!isReference(receiver.type))
    return fail(`a call of \`${expr.name.name}\` on a value of type \`${displayType(receiver.type)}\``, expr);
  const owner = receiver.type.kind === 'unknown' ? undefined : context.table.classOf(receiver.type);
  if (owner === undefined)
    return fail(
      `a call of \`${receiver.type.kind === 'unknown' ? receiver.type.name : displayType(receiver.type)}.${expr.name.name}\`, ${NEITHER}`,
      expr,
      { name: expr.name.name, receiver },
    );
  return { kind: 'found', owner, type: receiver.type, receiver };
}

function superReceiver(expr: Of<'call'>, context: BodyContext): Place {
  const level = thisLevel(context);
  const self = level?.object(expr.span);
  if (level === undefined || self === undefined) return fail('`super` where there is no `this`', expr);
  const { owner } = level;
  if (expr.object !== undefined) {
    const named = findClass(exprText(expr.object), context.typeContext);
    if (named === undefined) return fail(`a call of \`${shortText(exprText(expr))}\`, ${NEITHER}`, expr);
    if (named.kind !== 'interface') return fail('a call on the `super` of a named class', expr);
    const at = context.table.asSuper({ kind: 'class', name: owner.name, args: owner.typeParams }, named.name);
    return at === undefined
      ? fail('a call on the `super` of an enclosing object', expr)
      : { kind: 'found', owner: named, type: at, receiver: self };
  }
  if (owner.unknownSupers.length > 0 && owner.superclass?.kind === 'class' && owner.superclass.name === OBJECT_NAME) {
    return fail(`a call of \`${owner.unknownSupers[0]}.${expr.name.name}\`, ${NEITHER}`, expr, { name: expr.name.name, receiver: self });
  }
  const above = context.table.superclassOf(owner);
  if (above === undefined || owner.superclass === undefined) return fail(`a call of \`super.${expr.name.name}\`, which is not found`, expr);
  return { kind: 'found', owner: above, type: owner.superclass, receiver: self };
}

/** The innermost enclosing class that has a method of the name (Java Language Specification 15.12.1), or a static import. */
function implicitReceiver(expr: Of<'call'>, context: BodyContext): Place {
  const name = expr.name.name;
  const levels = levelsOf(context);
  for (const [index, level] of levels.entries()) {
    const { owner } = level;
    if (owner.place === 'lambda') continue;
    const candidates = methodsNamed(context.table, owner, name);
    const unseen = candidates.length > 0 || context.owner.isLibrary ? undefined : unseenMethod(context.table, owner, name);
    if (unseen !== undefined) {
      // If it is a method further out that Java means, the object around is taken along.
      const further = levels.slice(index + 1).find((one) => methodsNamed(context.table, one.owner, name).some((each) => !each.isStatic));
      further?.object(expr.span);
      return fail(`a call of \`${unseen.from}.${name}\`, ${NEITHER}`, expr, { name, receiver: level.object(expr.span) });
    }
    if (candidates.length === 0) continue;
    const isNeeded = owner === context.owner || candidates.some((one) => !one.isStatic);
    return { kind: 'found', owner, type: typeOfThis(owner), receiver: isNeeded ? level.object(expr.span) : undefined };
  }
  const imports = staticImportsOf(name, context);
  const offering = imports.flatMap(({ className, onDemand }) => {
    const symbol = context.table.find(className, context.owner.unit);
    const isOffered =
      symbol !== undefined && methodsNamed(context.table, symbol, name).some((method) => isImported(method, context.owner.unit));
    // A class that may have one of which nothing is known offers it as well.
    const mayOffer = symbol === undefined || (onDemand ? unseenStaticMethod : unseenMethod)(context.table, symbol, name) !== undefined;
    return isOffered || mayOffer ? [{ symbol, className, onDemand }] : [];
  });
  // What is imported by name hides what is imported on demand.
  const [found, ...others] = offering.some((one) => !one.onDemand) ? offering.filter((one) => !one.onDemand) : offering;
  if (found !== undefined) {
    if (found.symbol === undefined)
      return fail(`a call of \`${found.className}.${name}\`, ${NEITHER}`, expr, { name, receiver: undefined });
    if (others.some((one) => one.symbol !== found.symbol)) return fail(`a call of \`${name}\`, which several static imports offer`, expr);
    return { kind: 'found', owner: found.symbol, type: classType(found.symbol.name), receiver: undefined, isImported: true };
  }
  const unknown = context.table.unknownSuperOf(context.owner);
  return unknown === undefined
    ? fail(`a call of \`${name}\`, which is not found`, expr)
    : fail(`a call of \`${unknown}.${name}\`, ${NEITHER}`, expr, { name, receiver: thisLevel(context)?.object(expr.span) });
}

function unresolved(
  expr: Of<'call'>,
  owner: ClassSymbol,
  type: JavaType,
  candidates: readonly MethodSymbol[],
  reason: string,
  context: BodyContext,
): string {
  if (isWeaker(owner, expr.name.name))
    return `a call of \`${owner.name}.${expr.name.name}\`, which is weaker than an access to a volatile field, so that threads may see it in different orders; the modes that are as strong (get, set, compareAndSet) are known here`;
  const name = `${type.kind === 'class' || type.kind === 'array' ? displayType(erasure(type)) : owner.display}.${expr.name.name}`;
  // Of what the library has, not all is known here.
  if (owner.isLibrary && candidates.length > 0) return `a call of \`${name}\`: of those that have a trusted specification here, ${reason}`;
  if (candidates.length > 0) return `a call of \`${name}\`: ${reason}`;
  const unknown = context.table.unknownSuperOf(owner);
  if (owner.isLibrary || unknown !== undefined) return `a call of \`${unknown ?? owner.name}.${expr.name.name}\`, ${NEITHER}`;
  return `a call of \`${name}\`, which is not found`;
}

const WEAKER =
  /^(?:lazySet|[gs]et(?:Plain|Opaque|Acquire|Release)|weakCompareAndSet(?:Plain|Acquire|Release)?|compareAndExchange(?:Acquire|Release))$/;

/**
 * A mode of an atomic class that is weaker than volatile: the stubs leave it out, since other threads need not see such accesses in the
 * order of the program.
 */
function isWeaker(owner: ClassSymbol, name: string): boolean {
  return owner.isLibrary && owner.name.startsWith('java.util.concurrent.atomic.') && WEAKER.test(name);
}

function built(
  method: MethodSymbol,
  dispatch: Dispatch,
  chosen: ChosenMethod,
  args: readonly TypedExpr[],
  expr: Of<'call'>,
  object: JavaType,
  context: BodyContext,
): TypedExpr {
  const boxing = boxingByName(method, dispatch, args, expr);
  if (boxing !== undefined) return boxing;
  if (method.owner.name === THREAD_NAME && method.name === 'currentThread')
    return { kind: 'currentThread', type: THREAD, span: expr.span, source: expr };
  const passed = passArguments(chosen, args, expr.span, context, context.table.memberType(object, method.owner, method.returnType));
  const failed = firstUnsupported(...passed.args);
  if (failed !== undefined) return failed;
  const call: TypedExpr = { kind: 'call', method, dispatch, args: passed.args, type: method.returnType, span: expr.span, source: expr };
  // `getClass` and `clone` aside, what a generic method returns is what its type arguments say.
  return passed.returnType.kind === 'void' ? call : retyped(call, passed.returnType, context);
}

/** The operations on monitors and threads that are part of the language's semantics (calvin-tcs 6.2). */
function builtIn(
  method: MethodSymbol,
  receiver: TypedExpr,
  chosen: ChosenMethod,
  args: readonly TypedExpr[],
  expr: Of<'call'>,
  context: BodyContext,
): TypedExpr | undefined {
  const place = { type: VOID, span: expr.span, source: expr };
  if (method.owner.name === OBJECT_NAME && (method.name === 'wait' || method.name === 'notify' || method.name === 'notifyAll')) {
    const passed = passArguments(chosen, args, expr.span, context).args;
    const which = method.name === 'wait' ? 'wait' : 'notify';
    return firstUnsupported(...passed) ?? { ...place, kind: 'monitor', which, object: receiver, args: passed };
  }
  if (method.owner.name === THREAD_NAME && method.name === 'start') return { ...place, kind: 'startThread', thread: receiver };
  return undefined;
}

/** `equals` of strings and wrappers, which compares what they hold, and `clone` of arrays. */
function contentCall(receiver: TypedExpr, expr: Of<'call'>, args: readonly TypedExpr[], context: BodyContext): TypedExpr | undefined {
  const place = { span: expr.span, source: expr };
  if (expr.name.name === 'clone' && args.length === 0 && receiver.type.kind === 'array')
    return { ...place, kind: 'copyArray', array: receiver, type: receiver.type };
  const [arg] = args;
  if (expr.name.name !== 'equals' || args.length !== 1 || arg!.kind === 'unsupported' || !hasKnownContent(receiver.type)) return undefined;
  const right = convertTo(arg!, OBJECT, context);
  return right.kind === 'unsupported'
    ? undefined
    : { ...place, kind: 'comparison', op: '==', at: 'content', left: receiver, right, type: BOOLEAN };
}

/** Strings and wrappers; of floats Java compares the bits, about which nothing is known. */
function hasKnownContent(type: JavaType): boolean {
  const inside = unboxed(type);
  return isString(type) || (inside !== undefined && inside !== 'float' && inside !== 'double');
}

/** `Integer.valueOf(n)` boxes and `i.intValue()` unboxes, as the conversions do that Java inserts. */
function boxingByName(method: MethodSymbol, dispatch: Dispatch, args: readonly TypedExpr[], expr: Of<'call'>): TypedExpr | undefined {
  const inside = unboxed(classType(method.owner.name));
  if (inside === undefined) return undefined;
  const [arg] = args;
  if (
    method.name === 'valueOf' &&
    arg !== undefined &&
    args.length === 1 &&
    method.params[0]!.type.kind === 'primitive' &&
    arg.type.kind === 'primitive'
  ) {
    return { ...boxExpr(convertPrimitive(arg, arg.type.name, inside)), span: expr.span, source: expr };
  }
  const result = /^(\w+)Value$/.exec(method.name)?.[1];
  if (dispatch.kind === 'static' || args.length > 0 || result === undefined || method.returnType.kind !== 'primitive') return undefined;
  const value: TypedExpr = {
    kind: 'unbox',
    operand: dispatch.receiver,
    primitive: inside,
    type: primitive(inside),
    span: expr.span,
    source: expr,
  };
  return convertPrimitive(value, inside, result as PrimitiveName);
}

export function elaborateNewArray(expr: Of<'newArray'>, context: BodyContext): TypedExpr {
  let type: JavaType = resolveType(expr.element, context.typeContext);
  for (let depth = 0; depth < expr.dims.length + expr.extraDims; depth++) type = arrayOf(type);
  if (expr.init !== undefined) return context.expr(expr.init, context, type);
  const dims = expr.dims.map((dim) => convertTo(context.expr(dim, context), primitive('int'), context));
  return firstUnsupported(...dims) ?? { kind: 'newArray', dims, type, span: expr.span, source: expr };
}

export function elaborateArrayInit(expr: Of<'arrayInit'>, context: BodyContext, expected: JavaType | undefined): TypedExpr {
  if (expected?.kind !== 'array') return unsupportedExpr('an array initializer of unknown type', expr.span, expr);
  const elements = expr.elements.map((one) => convertTo(context.expr(one, context, expected.element), expected.element, context));
  return firstUnsupported(...elements) ?? { kind: 'arrayInit', elements, type: expected, span: expr.span, source: expr };
}
