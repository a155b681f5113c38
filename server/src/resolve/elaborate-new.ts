/**
 * Elaborates `new C(...)`, also of inner, local and anonymous classes: the constructor, its arguments, and what the object takes along
 * (Java Language Specification 15.9); and the calls of constructors by constructors.
 * Neighbours: dispatched to by `elaborate-expr.ts`; `enclosing.ts`, `nested.ts`.
 */
import type { Span } from '../base/span';
import type { EnumConstant, Expr } from '../syntax/ast';
import { isAccessible } from './access';
import { elaborateArguments, failedArgument, waitingArguments, passArguments } from './arguments';
import type { BodyContext } from './body-context';
import { firstUnsupported, unsupportedExpr } from './body-context';
import { isInnerMember } from './captures';
import { NEITHER } from './elaborate-names';
import { capturedValues } from './enclosing';
import { isFunctionExpr } from './functional';
import { chooseMethod } from './members';
import { anonymousConstructor } from './nested';
import { otherOverload } from './other-overloads';
import { followsOpaque, opaqueNew } from './opaque';
import { opaqueArguments } from './opaque-functions';
import type { ClassSymbol, MethodSymbol } from './symbols';
import { findMemberClass, resolveType } from './type-names';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { OBJECT, OBJECT_NAME, RUNNABLE_NAME, THREAD_NAME, asOpen, classType, displayType, erasure } from './types';

type New = Expr & { readonly kind: 'new' };

export function elaborateNew(expr: New, context: BodyContext, expected: JavaType | undefined): TypedExpr {
  const args = elaborateArguments(expr.args, context);
  const outer = expr.outer === undefined ? undefined : context.expr(expr.outer, context);
  if (outer?.kind === 'unsupported') return outer;
  const type =
    outer === undefined ? inferred(resolveType(expr.type, context.typeContext), expr, expected, context) : memberOf(outer, expr, context);
  if (type.kind !== 'class') {
    const reason = `the creation of \`${displayType(type)}\`, ${NEITHER}`;
    return expr.body === undefined
      ? opaqueNew(
          reason,
          `new ${displayType(type)}`,
          simpleNameOf(expr),
          [outer, ...opaqueArguments(args, context)],
          expr.span,
          expr,
          context,
          type,
        )
      : elaborateUnknownAnonymous(reason, expr, [outer, ...opaqueArguments(args, context)], context);
  }
  const symbol = context.table.get(type.name)!;
  if (symbol.untranslated !== undefined) return unsupportedExpr(symbol.untranslated, expr.span, expr);
  if (expr.body !== undefined) {
    if (outer !== undefined) return unsupportedExpr('an anonymous class with an explicit outer object', expr.span, expr);
    return elaborateAnonymous(expr, symbol, type, args, context);
  }
  if (symbol.isAbstract) return unsupportedExpr(`the creation of the abstract class \`${symbol.display}\``, expr.span, expr);
  const found = constructorCall(symbol, type, args, expr.span, context, false);
  // A constructor of the library takes no interface of the workspace, unless by a type argument.
  if (symbol.isLibrary && symbol.typeParams.length === 0)
    for (const arg of args) if (arg.source !== undefined) context.facts.placedLambdas.add(arg.source);
  const failed = failedArgument(args);
  if (failed !== undefined) return failed;
  if ('reason' in found)
    return symbol.isLibrary
      ? opaqueNew(found.reason, `new ${symbol.display}`, symbol.simpleName, opaqueArguments(args, context), expr.span, expr, context, type)
      : unsupportedExpr(found.reason, expr.span, expr);
  noteThreadTargets(expr, symbol, found.method, context);
  const captured = outer === undefined ? capturedValues(symbol, context, expr.span) : [outer];
  if (captured === undefined)
    return unsupportedExpr(`the creation of \`${symbol.display}\` where there is no enclosing object for it`, expr.span, expr);
  return {
    kind: 'new',
    class: symbol,
    constructor_: found.method,
    args: found.args,
    captured,
    isDereferencing: outer !== undefined,
    type,
    span: expr.span,
    source: expr,
  };
}

/** Of the class, as it is written. */
function simpleNameOf({ type }: New): string {
  return type.kind === 'named' ? type.name.split('.').pop()! : '';
}

/** What is made right here to be run by the thread. */
function noteThreadTargets(expr: New, symbol: ClassSymbol, method: MethodSymbol, context: BodyContext): void {
  if (symbol.name !== THREAD_NAME || !symbol.isLibrary) return;
  expr.args.forEach((arg, index) => {
    const param = method.params[index]?.type;
    if (param?.kind !== 'class' || param.name !== RUNNABLE_NAME) return;
    const target = isFunctionExpr(arg)
      ? context.nested.functions.get(arg)
      : arg.kind === 'new' && arg.body !== undefined
        ? context.table.bodies.classes.get(arg)
        : undefined;
    if (target !== undefined) context.facts.threadTargets.add(target);
  });
}

/**
 * `new C<>(...)` has the type arguments that the place wants, where it wants a `C`; elsewhere nothing is known of them, but Java has
 * settled them.
 */
function inferred(type: JavaType, expr: New, expected: JavaType | undefined, context: BodyContext): JavaType {
  if (type.kind !== 'class' || expr.type.kind !== 'named' || expr.type.isDiamond !== true) return type;
  if (expected?.kind === 'class' && expected.name === type.name && expected.args.length > 0) return expected;
  return classType(
    type.name,
    context.table.get(type.name)!.typeParams.map((param) => asOpen(erasure(param))),
  );
}

/** The class that `outer.new C()` means: a member of the class of the outer object. */
function memberOf(outer: TypedExpr, expr: New, context: BodyContext): JavaType {
  const owner = context.table.classOf(outer.type);
  const name = expr.type.kind === 'named' ? expr.type.name : '';
  const found = owner === undefined ? undefined : findMemberClass(owner, name, context.table);
  if (found === undefined || !isInnerMember(found)) return { kind: 'unknown', name };
  const args =
    expr.type.kind !== 'named'
      ? []
      : expr.type.isDiamond
        ? found.typeParams.map((param) => asOpen(erasure(param)))
        : expr.type.args.map((arg) => resolveType(arg, context.typeContext));
  return classType(found.name, args);
}

/** `new T(...) { ... }`: the arguments go through the constructor of the class to that of T. */
function elaborateAnonymous(
  expr: New,
  above: ClassSymbol,
  type: JavaType & { readonly kind: 'class' },
  args: readonly TypedExpr[],
  context: BodyContext,
): TypedExpr {
  const symbol = context.table.bodies.classes.get(expr);
  const isInterface = above.kind === 'interface' || above.kind === 'annotation';
  if (symbol === undefined || (isInterface && args.length > 0)) return unsupportedExpr('an anonymous class', expr.span, expr);
  const found = isInterface ? { method: undefined, args: [] } : constructorCall(above, type, args, expr.span, context, true);
  const failed = failedArgument(args) ?? firstUnsupported(...('reason' in found ? [] : found.args));
  if (failed !== undefined) return failed;
  if ('reason' in found) return unsupportedExpr(found.reason, expr.span, expr);
  return creation(symbol, type, found, expr.span, expr, context);
}

/** The same where nothing is known of T: its constructor is code without source, and what the class overrides may be called by anybody. */
function elaborateUnknownAnonymous(reason: string, expr: New, args: readonly (TypedExpr | undefined)[], context: BodyContext): TypedExpr {
  const symbol = context.table.bodies.classes.get(expr);
  const given = args.flatMap((one) => one ?? []);
  if (symbol === undefined || !followsOpaque(context)) return unsupportedExpr(reason, expr.span, expr);
  const failed = firstUnsupported(...given);
  return (
    failed ??
    creation(symbol, { kind: 'class', name: OBJECT_NAME, args: [] }, { method: undefined, args: given }, expr.span, expr, context, true)
  );
}

/** The constant of an enum whose body makes it an object of a class of its own. */
export function elaborateConstantBody(
  constant: EnumConstant,
  found: FoundConstructor,
  type: JavaType & { readonly kind: 'class' },
  context: BodyContext,
): TypedExpr {
  const symbol = context.table.bodies.classes.get(constant);
  return symbol === undefined
    ? unsupportedExpr('an enum constant with a body', constant.span)
    : creation(symbol, type, found, constant.span, undefined, context);
}

function creation(
  symbol: ClassSymbol,
  type: JavaType & { readonly kind: 'class' },
  found: { readonly method: MethodSymbol | undefined; readonly args: readonly TypedExpr[] },
  span: Span,
  source: Expr | undefined,
  context: BodyContext,
  isOfUnknown = false,
): TypedExpr {
  const { method } = found;
  context.nested.adopt(symbol, context, () => {
    // A diamond has taken its type arguments from the place.
    if (symbol.superclass?.kind === 'class' && symbol.superclass.name === type.name) symbol.superclass = type;
    symbol.interfaces = symbol.interfaces.map((one) => (one.kind === 'class' && one.name === type.name ? type : one));
    if (method !== undefined || isOfUnknown)
      anonymousConstructor(
        symbol,
        method,
        found.args.map((arg, index) => (arg.type.kind === 'null' ? (method?.params[index]!.type ?? OBJECT) : arg.type)),
      );
  });
  const constructor_ = symbol.methods.find((one) => one.isConstructor);
  const captured = capturedValues(symbol, context, span);
  if (constructor_ === undefined || captured === undefined || constructor_.params.length !== found.args.length)
    return unsupportedExpr('an anonymous class', span, source);
  return { kind: 'new', class: symbol, constructor_, args: found.args, captured, type: classType(symbol.name), span, source };
}

export interface FoundConstructor {
  readonly method: MethodSymbol;
  readonly args: readonly TypedExpr[];
}

/** The constructor that fits the arguments, with the arguments as it wants them. `isOwn`: a constructor calls it, of the class or below. */
export function constructorCall(
  symbol: ClassSymbol,
  type: JavaType,
  args: readonly TypedExpr[],
  span: Span,
  context: BodyContext,
  isOwn: boolean,
): FoundConstructor | { readonly reason: string } {
  const constructors = symbol.methods.filter(
    (one) => one.isConstructor && isAccessible(context.table, one, context.owner, { type, isOwn }),
  );
  const chosen = chooseMethod(
    context.table,
    constructors,
    type,
    args.map((arg) => arg.type),
    waitingArguments(args, constructors.length > 1, context),
    failedArgument(args) !== undefined,
  );
  if ('reason' in chosen) {
    if (symbol.isLibrary)
      return { reason: `the constructor \`${symbol.name}(${args.map((arg) => displayType(arg.type)).join(', ')})\`, ${NEITHER}` };
    return { reason: `a constructor of \`${symbol.display}\`: ${chosen.reason}` };
  }
  const other = context.owner.isLibrary
    ? undefined
    : otherOverload(
        context.table,
        symbol,
        chosen,
        args.map((arg) => arg.type),
        waitingArguments(args, constructors.length > 1, context),
      );
  if (other !== undefined) return { reason: `a constructor of \`${symbol.display}\`: ${other}` };
  const passed = passArguments(chosen, args, span, context);
  const failed = firstUnsupported(...passed.args);
  return failed === undefined ? { method: chosen.method, args: passed.args } : { reason: failed.reason };
}

/**
 * What a constructor hands to the hidden parameters of the one that it calls: `super(...)`, where the superclass takes something along, or
 * `this(...)`.
 */
export function capturedBySuper(symbol: ClassSymbol, isSuper: boolean, span: Span, context: BodyContext): readonly TypedExpr[] | undefined {
  if (isSuper) return capturedValues(symbol, context, span, undefined, true);
  const values: TypedExpr[] = [];
  const fill = (): void => {
    values.push(
      ...symbol.captures.map(
        ({ field }): TypedExpr => ({
          kind: 'field',
          object: { kind: 'this', type: classType(symbol.name, symbol.typeParams), span, source: undefined },
          field,
          type: field.type,
          span,
          source: undefined,
        }),
      ),
    );
  };
  if (context.nested.isComplete(symbol)) fill();
  else context.nested.whenComplete(symbol, fill);
  return values;
}
