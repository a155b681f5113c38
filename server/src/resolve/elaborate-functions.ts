/**
 * Elaborates a lambda (Java Language Specification 15.27): a class of its own that implements the interface which the place wants, and the
 * creation of one object of it. The method has the types that the interface has for this target; that its callers pass values of other
 * types by erasure is trusted as everywhere with generics. A method reference becomes a lambda first (`method-references.ts`).
 * Neighbours: `functional.ts` knows the interfaces; `nested.ts` elaborates the body; `enclosing.ts` says what the object takes along.
 */
import type { Expr, Stmt } from '../syntax/ast';
import type { FunctionExpr } from './body-classes';
import type { BodyContext } from './body-context';
import { declareLocal, unsupportedExpr } from './body-context';
import { convertTo, retyped } from './conversions';
import { capturedValues } from './enclosing';
import type { FunctionType } from './functional';
import { functionOf } from './functional';
import type { Desugared } from './method-references';
import { asLambda } from './method-references';
import { surroundingsOf } from './nested';
import type { ClassSymbol, LocalVariable, MethodSymbol } from './symbols';
import { resolveType } from './type-names';
import type { TypedBody, TypedExpr, TypedStmt } from './typed';
import { typesOf } from './poly';
import type { JavaType } from './types';
import { OBJECT, VOID, asOpen, boxed, classType, displayType, isReference, substitute } from './types';
import { isStatement } from '../syntax/walk';

type TypeVariable = JavaType & { readonly kind: 'typeVariable' };
type Lambda = Expr & { readonly kind: 'lambda' };

/** Type variables of the method being called whose arguments the lambda itself decides. */
export type OpenVariables = (variable: TypeVariable) => boolean;

const NONE_OPEN: OpenVariables = () => false;

/** The object of a lambda or method reference at a place that wants `expected`; its type has the arguments that the body decides. */
export function elaborateFunction(
  expr: FunctionExpr,
  context: BodyContext,
  expected: JavaType | undefined,
  isOpen: OpenVariables = NONE_OPEN,
): TypedExpr {
  const what = expr.kind === 'lambda' ? 'a lambda expression' : 'a method reference';
  if (expected === undefined || expected.kind === 'unknown')
    return unsupportedExpr(`${what} whose interface is not known here`, expr.span, expr);
  const fn = functionOf(context.table, expected);
  if (fn === undefined || expected.kind !== 'class')
    return unsupportedExpr(
      `${what} where a \`${displayType(expected)}\` is wanted, which is no interface with one method here`,
      expr.span,
      expr,
    );
  const known = context.nested.functions.get(expr);
  const target = withoutWildcards(expected);
  const desugared = expr.kind === 'lambda' ? { lambda: expr, receiver: undefined } : asLambda(expr, fn, context);
  if ('reason' in desugared) return unsupportedExpr(desugared.reason, expr.span, expr);
  if (known !== undefined) return created(known, expr, desugared, context);
  const types = parameterTypes(desugared.lambda, fn, context);
  if (types.some((type) => mentions(type, isOpen)))
    return unsupportedExpr(`${what} whose parameter types follow from the arguments of the call around it`, expr.span, expr);
  const symbol = declareFunctionClass(expr, desugared.lambda, fn, types, target, context);
  if (symbol === undefined) return unsupportedExpr(what, expr.span, expr);
  const around = desugared.receiver === undefined ? context.scope : { variable: desugared.receiver.variable, next: context.scope };
  symbol.surroundings = { ...surroundingsOf(context), scope: around };
  context.nested.functions.set(expr, symbol);
  context.facts.placedLambdas.add(expr);
  context.nested.elaborate(symbol, () =>
    context.lambdaBody(symbol, (inside) => bodyOf(desugared.lambda, symbol, fn, target, isOpen, inside)),
  );
  return created(symbol, expr, desugared, context);
}

export function created(symbol: ClassSymbol, expr: FunctionExpr, { receiver }: Desugared, context: BodyContext): TypedExpr {
  const captured = capturedValues(
    symbol,
    context,
    expr.span,
    receiver === undefined ? undefined : new Map([[receiver.variable, receiver.value]]),
  );
  const constructor_ = symbol.methods.find((one) => one.isConstructor);
  if (captured === undefined || constructor_ === undefined)
    return unsupportedExpr('a lambda expression that needs an enclosing object where there is none', expr.span, expr);
  const made: TypedExpr = {
    kind: 'new',
    class: symbol,
    constructor_,
    args: [],
    captured,
    isDereferencing: receiver !== undefined,
    type: classType(symbol.name),
    span: expr.span,
    source: expr,
  };
  return retyped(made, symbol.interfaces[0]!, context);
}

function parameterTypes(lambda: Lambda, fn: FunctionType, context: BodyContext): readonly JavaType[] {
  return fn.params.map((param, index) => {
    const written = lambda.paramTypes[index];
    return written === undefined ? lowerBound(param) : resolveType(written, context.typeContext);
  });
}

/** `? super T` as the type of a parameter stands for `T`; a parameter of a raw or unbounded one for what its variable is bounded by. */
function lowerBound(type: JavaType): JavaType {
  return type.kind === 'typeVariable' && type.lower !== undefined ? type.lower : type;
}

/** The interface that a lambda for `I<? super T>` implements: `I<T>` (Java Language Specification 9.9). */
function withoutWildcards(type: JavaType & { readonly kind: 'class' }): JavaType & { readonly kind: 'class' } {
  return { ...type, args: type.args.map(lowerBound) };
}

/** Whether a type variable that is still open occurs in the type. */
function mentions(type: JavaType, isOpen: OpenVariables): boolean {
  let found = false;
  substitute(type, (variable) => {
    if (isOpen(variable)) found = true;
    return undefined;
  });
  return found;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the members of one class that is declared.
export function declareFunctionClass(
  expr: FunctionExpr,
  lambda: Lambda,
  fn: FunctionType,
  types: readonly JavaType[],
  target: JavaType,
  context: BodyContext,
): ClassSymbol | undefined {
  const place = context.table.bodies.functions.get(expr);
  if (place === undefined || lambda.params.length !== fn.params.length) return undefined;
  const head = { ...expr.span, end: isStatement(lambda.body) && lambda === expr ? lambda.body.span.start : expr.span.end };
  const { owner } = context;
  const symbol: ClassSymbol = {
    name: context.table.uniqueName(place.name),
    display: place.display,
    simpleName: '',
    kind: 'class',
    place: 'lambda',
    unit: owner.unit,
    outer: owner,
    isLibrary: owner.isLibrary,
    isStatic: false,
    isFinal: true,
    isAbstract: false,
    members: [],
    specs: [],
    annotations: [],
    enumConstants: [],
    recordComponents: [],
    decl: undefined,
    untranslated: undefined,
    span: expr.span,
    nameSpan: head,
    typeParams: [],
    superclass: OBJECT,
    interfaces: [target],
    unknownSupers: [],
    hasUnknownSuperclass: false,
    memberTypes: new Map(),
    fields: [],
    methods: [],
    exactMethods: [],
    surroundings: undefined,
    captures: [],
  };
  const plain = {
    owner: symbol,
    isStatic: false,
    isFinal: true,
    isAbstract: false,
    isSynchronized: false,
    isNative: false,
    isVarArgs: false,
    typeParams: [],
    throws: [],
    decl: undefined,
    specs: [],
    annotations: [],
    span: expr.span,
    nameSpan: head,
  };
  const params = lambda.params.map((param, index) => ({
    name: param.name,
    type: types[index]!,
    specs: [],
    annotations: [],
    span: param.span,
  }));
  const distinct = params.map((param, index) =>
    params.findIndex((other) => other.name === param.name) === index ? param : { ...param, name: `${param.name}#${index + 1}` },
  );
  symbol.methods = [
    {
      ...plain,
      id: `${symbol.name}.${fn.method.id.slice(fn.method.owner.name.length + 1)}`,
      name: fn.method.name,
      isConstructor: false,
      isPrivate: false,
      params: distinct,
      returnType: fn.returnType,
      implicit: 'lambda',
    },
    {
      ...plain,
      id: `${symbol.name}.<init>()`,
      name: '<init>',
      isConstructor: true,
      isPrivate: true,
      params: [],
      returnType: VOID,
      implicit: 'defaultConstructor',
    },
  ];
  context.table.add(symbol, place.name);
  context.table.thaw();
  return symbol;
}

/** The body as that of the method; where the interface's arguments follow from it, they are settled here. */
export function bodyOf(
  lambda: Lambda,
  symbol: ClassSymbol,
  fn: FunctionType,
  target: JavaType & { readonly kind: 'class' },
  isOpen: OpenVariables,
  inside: LambdaInside,
): TypedBody {
  const elaborate = (
    returnType: JavaType | undefined,
  ): { readonly stmts: readonly TypedStmt[]; readonly types: readonly JavaType[]; readonly context: BodyContext } => {
    const context = inside.context(returnType);
    for (const param of inside.params) declareLocal(context, param);
    if (isStatement(lambda.body)) return { stmts: statements(lambda.body, context), types: context.returns, context };
    const value = context.expr(lambda.body, context, returnType);
    const converted = returnType === undefined || fn.returnType.kind === 'void' ? value : convertTo(value, returnType, context);
    const { span } = lambda.body;
    if (fn.mayGive === true && (isReference(value.type) || value.type.kind === 'unknown')) {
      // Nobody knows the interface: whoever runs the function may get what it gives.
      symbol.methods = symbol.methods.map((one) => (one.isConstructor ? one : { ...one, returnType: OBJECT }));
      return { stmts: [{ kind: 'return', value: convertTo(value, OBJECT, context), span }], types: [], context };
    }
    const stmt: TypedStmt =
      fn.returnType.kind === 'void' ? { kind: 'expr', expr: value, span } : { kind: 'return', value: converted, span };
    return { stmts: [stmt], types: returnType === undefined ? typesOf(lambda.body, value, context) : [], context };
  };
  if (fn.returnType.kind === 'void') return finish(elaborate(undefined));
  if (!mentions(fn.returnType, isOpen)) return finish(elaborate(fn.returnType));
  const first = elaborate(undefined);
  const solved = solve(fn.returnType, first.types, isOpen, first.context);
  const settled = substitute(target, solved);
  symbol.interfaces = [settled];
  const returnType = substitute(fn.returnType, solved);
  symbol.methods = symbol.methods.map((one) => (one.isConstructor ? one : { ...one, returnType }));
  return finish(elaborate(returnType));

  function finish(made: { readonly stmts: readonly TypedStmt[]; readonly context: BodyContext }): TypedBody {
    return { params: inside.params, stmts: made.stmts, assigned: made.context.assigned };
  }
}

/** The parameters of the method, and a context for its body in which `return` gives a type (or one that is still to be found). */
export interface LambdaInside {
  readonly method: MethodSymbol;
  readonly params: readonly LocalVariable[];
  readonly context: (returnType: JavaType | undefined) => BodyContext;
}

function statements(body: Stmt, context: BodyContext): readonly TypedStmt[] {
  return body.kind === 'block' ? body.stmts.map((stmt) => context.stmt(stmt, context)) : [context.stmt(body, context)];
}

/**
 * The open variables of the return type from the types of the values: the first that has all others as subtypes, else the variable's bound.
 */
function solve(
  returnType: JavaType,
  values: readonly JavaType[],
  isOpen: OpenVariables,
  context: BodyContext,
): (variable: TypeVariable) => JavaType | undefined {
  const found = new Map<string, JavaType>();
  const unify = (formal: JavaType, actual: JavaType): void => {
    if (formal.kind === 'typeVariable' && isOpen(formal)) {
      const type = actual.kind === 'primitive' ? boxed(actual.name) : actual;
      if (type.kind === 'null' || type.kind === 'void' || type.kind === 'unknown') return;
      const before = found.get(formal.name);
      if (before === undefined || context.table.isSubtype(before, type)) found.set(formal.name, type);
      else if (!context.table.isSubtype(type, before)) found.set(formal.name, asOpen(formal.bound));
    } else if (formal.kind === 'class' && actual.kind === 'class') {
      const at = context.table.asSuper(actual, formal.name);
      if (at?.kind === 'class') formal.args.forEach((arg, index) => at.args[index] !== undefined && unify(arg, at.args[index]));
    } else if (formal.kind === 'array' && actual.kind === 'array') unify(formal.element, actual.element);
  };
  for (const value of values) unify(returnType, value);
  return (variable) => (isOpen(variable) ? (found.get(variable.name) ?? asOpen(variable.bound)) : undefined);
}
