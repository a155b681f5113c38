/**
 * The arguments of a call: those that are lambdas or method references wait until the method is chosen, since only its parameters say what
 * they are; they in turn may settle type arguments of a generic method (Java Language Specification 15.12.2, 18.5). So do switch
 * expressions, and conditionals with one, whose values are converted each by itself (`poly.ts`).
 * Neighbours: `elaborate-calls.ts` and `elaborate-stmt.ts` pass arguments; the choice in `members.ts`; `elaborate-functions.ts` makes the
 * functions.
 */
import { lastPart } from '../base/dotted-name';
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { firstUnsupported, isWaiting, unsupportedExpr } from './body-context';
import { convertTo, noteArrayConversion } from './conversions';
import type { OpenVariables } from './elaborate-functions';
import { elaborateFunction } from './elaborate-functions';
import { fitsFunction, functionOf, isFunctionExpr, isMoreSpecial, shapeOf } from './functional';
import type { ChosenMethod, WaitingArgument } from './members';
import { converts } from './members';
import { followsOpaque } from './opaque';
import { ofUnknownInterface } from './opaque-functions';
import { hangsOnPlace, valuesOf } from './poly';
import { packedClass } from './packed-arrays';
import { asOpen, boxed, erasure, substitute } from './types';
import type { JavaType } from './types';
import type { TypedExpr } from './typed';
import { walkBody } from '../syntax/walk';

/** The arguments as far as they have types; what waits stands as a node that is not translated. */
export function elaborateArguments(exprs: readonly Expr[], context: BodyContext): readonly TypedExpr[] {
  return exprs.map((expr): TypedExpr => {
    if (isFunctionExpr(expr))
      return { ...unsupportedExpr(expr.kind === 'lambda' ? 'a lambda expression' : 'a method reference', expr.span, expr), waits: true };
    if (hangsOnPlace(expr)) return { ...unsupportedExpr('a switch expression as an argument', expr.span, expr), waits: true };
    const made = context.expr(expr, context);
    // What is not translated inside of an argument is not the argument: `f(switch (x) { ... } == y)`.
    return made.kind === 'unsupported' ? unsupportedExpr(made.reason, made.span, expr) : made;
  });
}

/** The first argument that is not translated, those that wait aside. */
export function failedArgument(args: readonly TypedExpr[]): (TypedExpr & { readonly kind: 'unsupported' }) | undefined {
  return firstUnsupported(...args.filter((arg) => !isWaiting(arg)));
}

/** What overload resolution knows of the arguments that wait. `isOverloaded`: more than one method comes into question. */
export function waitingArguments(
  args: readonly TypedExpr[],
  isOverloaded: boolean,
  context: BodyContext,
): readonly (WaitingArgument | undefined)[] {
  const { table } = context;
  return args.map((arg): WaitingArgument | undefined => {
    if (!isWaiting(arg)) return undefined;
    if (!isFunctionExpr(arg.source)) {
      const values = valuesOf(arg.source, context);
      // A lambda among them, or what is not translated, fits anything.
      const types = values.flatMap((one) => (one.kind === 'unsupported' ? [] : [one.type]));
      return {
        values: types,
        isClear: types.length === values.length,
        fits: (formal, loose) => types.every((type) => converts(table, type, formal, loose)),
        fitsForSure: () => true,
        prefers: () => false,
      };
    }
    const shape = shapeOf(arg.source, isOverloaded && isVoidCall(arg.source, context));
    return {
      // (An interface of which nothing is known may fit any function.)
      values: [],
      isClear: true,
      fits: (formal) => (formal.kind === 'unknown' && followsOpaque(context)) || fitsFunction(shape, functionOf(table, formal)),
      fitsForSure: (formal) => formal.kind !== 'unknown',
      prefers: (left, right) => isMoreSpecial(table, shape, functionOf(table, left), functionOf(table, right)),
    };
  });
}

/** Whether a lambda without parameters is a call that gives nothing: then no interface that wants a value fits. */
function isVoidCall(expr: Expr, context: BodyContext): boolean {
  if (expr.kind !== 'lambda' || expr.params.length > 0 || expr.body.kind !== 'call') return false;
  let isSimple = true;
  walkBody({ sort: 'expr', node: expr.body }, (node) => {
    if (node.sort === 'classBody' || (node.sort === 'expr' && isFunctionExpr(node.node))) isSimple = false;
  });
  return isSimple && context.expr(expr.body, { ...context, assigned: new Set() }).type.kind === 'void';
}

/** A call's arguments as the parameters want them, and what it gives. */
export interface PassedArguments {
  readonly args: readonly TypedExpr[];
  readonly returnType: JavaType;
}

/** Whether the stub says that no array is kept or given back (`@Forgets`): then none is seen as one of a variable's type. */
export function forgetsArrays({ owner, annotations }: ChosenMethod['method']): boolean {
  return owner.isLibrary && [...annotations, ...owner.annotations].some(({ name }) => lastPart(name) === 'Forgets');
}

/**
 * The arguments as the parameters want them; the rest of a variable number packed into an array. `result` is the declared return type, as
 * the object has it.
 */
export function passArguments(
  chosen: ChosenMethod,
  given: readonly TypedExpr[],
  span: Span,
  context: BodyContext,
  result: JavaType = chosen.returnType,
): PassedArguments {
  const settled = settleFunctions(chosen, given, context, result);
  const { args, params } = settled;
  const isCopy = chosen.method.owner.name === 'java.lang.System' && chosen.method.name === 'arraycopy';
  const isForgetful = forgetsArrays(chosen.method);
  const pass = (arg: TypedExpr, index: number): TypedExpr => {
    // The library copies elements and keeps no array: it makes none known under another type.
    if (isCopy) return arg.type.kind === 'primitive' ? convertTo(arg, params[index]!, context) : arg;
    const declared = chosen.method.params[index]!.type;
    if (arg.type.kind !== 'primitive' && !isForgetful) noteArrayConversion(arg.type, declared, context);
    return convertTo(arg, params[index]!, context);
  };
  if (!chosen.packsArguments) return { args: args.map(pass), returnType: settled.returnType };
  const fixed = params.length - 1;
  const packed = params[fixed]!;
  const element = packed.kind === 'array' ? packed.element : packed;
  const elements = args.slice(fixed).map((arg) => convertTo(arg, element, context));
  const failed = firstUnsupported(...elements);
  const { type, isCertain } = packedClass(
    { ...chosen, params },
    given.map((one) => (isWaiting(one) ? undefined : one.type)),
    context.table,
  );
  noteArrayConversion(type, chosen.method.params[fixed]!.type, context);
  const array: TypedExpr = failed ?? {
    kind: 'arrayInit',
    elements,
    type,
    ...(!isCertain && { isOfInferredClass: true }),
    span,
    source: undefined,
  };
  return { args: [...args.slice(0, fixed).map(pass), array], returnType: settled.returnType };
}

interface Settled extends PassedArguments {
  readonly params: readonly JavaType[];
}

/** Elaborates the functions, from left to right; each may settle type variables for those after it and for the result. */
function settleFunctions(chosen: ChosenMethod, given: readonly TypedExpr[], context: BodyContext, result: JavaType): Settled {
  if (!given.some(isWaiting)) return { args: given, params: chosen.params, returnType: chosen.returnType };
  const { method } = chosen;
  const inferred = new Map(chosen.inferred);
  const isOwn: OpenVariables = (variable) =>
    method.typeParams.some((param) => param.name === variable.name && param.owner === variable.owner);
  const isOpen: OpenVariables = (variable) => isOwn(variable) && !inferred.has(variable.name);
  const partly = (type: JavaType): JavaType => substitute(type, (variable) => (isOwn(variable) ? inferred.get(variable.name) : undefined));
  const args = given.map((arg, index): TypedExpr => {
    if (!isWaiting(arg)) return arg;
    const formal = formalAt(chosen, index);
    if (!isFunctionExpr(arg.source)) return context.expr(arg.source, context, settledFormal(partly(formal), isOpen));
    const made = ofUnknownInterface(elaborateFunction(arg.source, context, partly(formal), isOpen), arg.source, context, partly(formal));
    const learn = (left: JavaType, right: JavaType): void => {
      if (left.kind === 'typeVariable' && isOpen(left) && right.kind !== 'typeVariable')
        inferred.set(left.name, right.kind === 'primitive' ? boxed(right.name) : right);
      else if (left.kind === 'class' && right.kind === 'class' && left.name === right.name)
        left.args.forEach((one, at) => right.args[at] !== undefined && learn(one, right.args[at]));
    };
    learn(formal, made.type);
    return made;
  });
  const fully = (type: JavaType): JavaType =>
    substitute(type, (variable) => (isOwn(variable) ? (inferred.get(variable.name) ?? asOpen(erasure(variable))) : undefined));
  return { args, params: chosen.formals.map(fully), returnType: method.typeParams.length === 0 ? chosen.returnType : fully(result) };
}

/** What the place wants of a switch expression: of what the arguments before it have left open, its bound. */
function settledFormal(formal: JavaType, isOpen: OpenVariables): JavaType {
  return substitute(formal, (variable) => (isOpen(variable) ? asOpen(erasure(variable)) : undefined));
}

function formalAt(chosen: ChosenMethod, index: number): JavaType {
  const last = chosen.formals.length - 1;
  const formal = chosen.formals[Math.min(index, last)]!;
  return chosen.packsArguments && index >= last && formal.kind === 'array' ? formal.element : formal;
}
