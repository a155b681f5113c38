/**
 * Lambdas and method references that are given to code without source: nobody knows their interface, so their parameters may be anything.
 * Their bodies are checked like all others, for any thread and any arguments, and whoever gets them may run them at any time. A method
 * reference to a method of the library or of a class that is not known is any value, and whoever runs it calls a method by its name, which
 * may be one of the workspace.
 * Neighbours: `elaborate-functions.ts` makes functions whose interface is known; `elaborate-calls.ts` passes these.
 */
import type { FunctionExpr } from './body-classes';
import type { BodyContext } from './body-context';
import { isWaiting } from './body-context';
import { bodyOf, created, declareFunctionClass } from './elaborate-functions';
import { classify } from './elaborate-names';
import type { FunctionType } from './functional';
import { isFunctionExpr } from './functional';
import { asLambda } from './method-references';
import { methodsNamed } from './members';
import { followsOpaque, opaqueOr, opaqueValue } from './opaque';
import { surroundingsOf } from './nested';
import type { ClassSymbol } from './symbols';
import { resolveType } from './type-names';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { OBJECT, OBJECT_NAME, VOID, unknownType } from './types';
import { isStatement, walkBody } from '../syntax/walk';

/** What a function gives that it hands to one of these, the library throws away, or uses as a truth value. */
export const ASKS_FOR_NOTHING =
  /^(forEach(Ordered|Remaining)?|ifPresent(OrElse)?|peek|removeIf|filter|(any|all|none)Match|execute|runAsync|then(Run|Accept)\w*)$/;

/**
 * The arguments of a call of code without source; what waits for a parameter is elaborated without one. `method`: its name, unless an
 * object is made.
 */
export function opaqueArguments(args: readonly TypedExpr[], context: BodyContext, method?: string): readonly TypedExpr[] {
  if (!followsOpaque(context)) return args;
  return args.map((arg) =>
    !isWaiting(arg)
      ? arg
      : isFunctionExpr(arg.source)
        ? opaqueFunction(arg, arg.source, context, method)
        : context.expr(arg.source, context),
  );
}

/** The function, or where its place wants what nobody knows, one of no known interface. */
export function ofUnknownInterface(made: TypedExpr, expr: FunctionExpr, context: BodyContext, expected: JavaType | undefined): TypedExpr {
  if (made.kind !== 'unsupported' || (expected !== undefined && expected.kind !== 'unknown') || !followsOpaque(context)) return made;
  const found = opaqueFunction(made, expr, context);
  return found.kind === 'unsupported' || expected === undefined ? found : ({ ...found, type: expected } as TypedExpr);
}

function opaqueFunction(waiting: TypedExpr, expr: FunctionExpr, context: BodyContext, givenTo = ''): TypedExpr {
  const known = context.nested.functions.get(expr);
  const fn = expr.kind === 'lambda' ? lambdaType(expr, givenTo, context) : referenced(expr, context);
  if (fn !== undefined && 'isElsewhere' in fn) return expr.kind === 'methodRef' ? referenceElsewhere(expr, fn, context) : waiting;
  if (fn === undefined) return waiting;
  const desugared = expr.kind === 'lambda' ? { lambda: expr, receiver: undefined } : asLambda(expr, fn, context);
  if ('reason' in desugared) return waiting;
  if (known !== undefined) return created(known, expr, desugared, context);
  const types = desugared.lambda.params.map((_, index) => {
    const written = desugared.lambda.paramTypes[index];
    return written === undefined ? unknownType('a parameter') : resolveType(written, context.typeContext);
  });
  const symbol = declareFunctionClass(expr, desugared.lambda, fn, types, OBJECT, context);
  if (symbol === undefined) return waiting;
  const around = desugared.receiver === undefined ? context.scope : { variable: desugared.receiver.variable, next: context.scope };
  symbol.surroundings = { ...surroundingsOf(context), scope: around };
  context.nested.functions.set(expr, symbol);
  context.facts.placedLambdas.add(expr);
  context.nested.elaborate(symbol, () =>
    context.lambdaBody(symbol, (inside) =>
      bodyOf(desugared.lambda, symbol, fn, OBJECT as JavaType & { readonly kind: 'class' }, () => false, inside),
    ),
  );
  return created(symbol, expr, desugared, context);
}

function lambdaType({ params, body }: FunctionExpr & { readonly kind: 'lambda' }, givenTo: string, context: BodyContext): FunctionType {
  const isVoidFunction = isVoid(body);
  const found = functionType(params.length, isVoidFunction, context);
  return isVoidFunction && !ASKS_FOR_NOTHING.test(givenTo) ? { ...found, mayGive: true } : found;
}

function functionType(count: number, isVoidFunction: boolean, { table }: BodyContext): FunctionType {
  const object = table.get(OBJECT_NAME)!;
  const method = {
    ...object.methods.find((one) => !one.isConstructor)!,
    id: `${OBJECT_NAME}.function(${count})`,
    name: 'function',
    owner: object,
  };
  return { method, params: Array.from({ length: count }, () => unknownType('a parameter')), returnType: isVoidFunction ? VOID : OBJECT };
}

/** Whether the body need not give a value: what it gives is then thrown away, and whoever runs it gets anything. */
function isVoid(body: Parameters<typeof isStatement>[0]): boolean {
  if (!isStatement(body)) return body.kind === 'call' || body.kind === 'assign' || body.kind === 'new' || body.kind === 'unary';
  let gives = false;
  walkBody(
    { sort: 'stmt', node: body },
    (node) => {
      if (node.sort === 'stmt' && node.node.kind === 'return' && node.node.value !== undefined) gives = true;
    },
    (node) => node.sort !== 'expr' || node.node.kind !== 'lambda',
  );
  return !gives;
}

/** What a method reference names that is no method of the workspace which is known here: of this class of the library, or of any. */
interface Elsewhere {
  readonly isElsewhere: true;
  readonly below?: string;
}

/** A method reference that nobody can follow: any value. Whoever runs it uses the object on which it is called. */
function referenceElsewhere(expr: FunctionExpr & { readonly kind: 'methodRef' }, { below }: Elsewhere, context: BodyContext): TypedExpr {
  const bound = expr.object === undefined ? undefined : classify(expr.object, context);
  const type = unknownType('a function');
  const made =
    bound?.kind === 'value'
      ? opaqueOr('a method reference', 'a method reference', [bound.expr], expr.span, expr, context, type)
      : opaqueValue([], type, expr.span, expr);
  if (made.kind !== 'opaque' || expr.method.name === 'new') return made;
  return { ...made, refersTo: { method: expr.method.name, ...(below !== undefined && { below }) } };
}

/** The function that a method reference is, where it names one method of the workspace. */
function referenced(expr: FunctionExpr & { readonly kind: 'methodRef' }, context: BodyContext): FunctionType | Elsewhere | undefined {
  const named = expr.object === undefined ? undefined : classify(expr.object, context);
  const ownerOf = (type: JavaType): ClassSymbol | undefined => (type.kind === 'class' ? context.table.get(type.name) : undefined);
  const owner =
    named?.kind === 'value'
      ? ownerOf(named.expr.type)
      : named?.kind === 'class'
        ? named.symbol
        : expr.type === undefined
          ? undefined
          : ownerOf(resolveType(expr.type, context.typeContext));
  if (owner === undefined) return { isElsewhere: true };
  if (owner.isLibrary) return { isElsewhere: true, below: owner.name };
  const isNew = expr.method.name === 'new';
  const candidates = isNew ? owner.methods.filter((one) => one.isConstructor) : methodsNamed(context.table, owner, expr.method.name);
  const [only, ...others] = candidates;
  if (only === undefined || others.length > 0) return undefined;
  const isUnbound = !isNew && !only.isStatic && named?.kind !== 'value';
  const fn = functionType(only.params.length + (isUnbound ? 1 : 0), only.returnType.kind === 'void', context);
  return { ...fn, params: isUnbound ? [{ kind: 'class', name: owner.name, args: [] }, ...fn.params.slice(1)] : fn.params };
}
