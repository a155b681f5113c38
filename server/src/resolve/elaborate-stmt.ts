/**
 * Elaborates a statement: scopes of locals and pattern variables, conditions, loops, exception handling; specifications stay as written and
 * keep the locals that they see.
 * Neighbours: entered through `BodyContext.stmt`; expressions through `BodyContext.expr`.
 */
import type { Span } from '../base/span';
import type { Expr, Stmt, TypeDecl } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { BodyContext } from './body-context';
import { bindingsOf, declareLocal, firstUnsupported, inScope, withBindings } from './body-context';
import { isConstantExpr, mayBeConstantType } from './constant-expressions';
import { asCondition, convertTo } from './conversions';
import { elaborateArguments, failedArgument } from './arguments';
import { capturedBySuper, constructorCall } from './elaborate-new';
import { NEITHER, captureNames } from './elaborate-names';
import { elaborateForEach } from './elaborate-for-each';
import { elaborateSwitchStmt, elaborateYield } from './elaborate-switch';
import { elaborateTry } from './elaborate-try';
import { withLocalType } from './nested';
import { declaredNeverNull } from './never-null';
import { followsOpaque } from './opaque';
import { typesOf } from './poly';
import type { ClassSymbol, LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { ScopedClause, TypedExpr, TypedStmt } from './typed';
import type { JavaType } from './types';
import { VOID, classType, erasure, sameErasure, unknownType } from './types';

export function elaborateStmt(stmt: Stmt, context: BodyContext): TypedStmt {
  return statement(stmt, [], context);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of statement.
function statement(stmt: Stmt, labels: readonly string[], context: BodyContext): TypedStmt {
  const { span } = stmt;
  const inner = (one: Stmt): TypedStmt => inScope(context, () => elaborateStmt(one, context));
  switch (stmt.kind) {
    case 'block':
      return { kind: 'block', stmts: inScope(context, () => stmt.stmts.map((one) => elaborateStmt(one, context))), span };
    case 'local':
      return localDeclaration(stmt, context);
    case 'localType':
      return localClass(stmt.decl, span, context);
    case 'expr':
      return { kind: 'expr', expr: context.expr(stmt.expr, context), span };
    case 'if':
      return conditional(stmt, context);
    case 'while': {
      const cond = asCondition(context.expr(stmt.cond, context));
      const specs = scoped(stmt.specs, context);
      const body = withBindings(context, bindingsOf(cond, true), () => elaborateStmt(stmt.body, context));
      for (const binding of bindingsOf(cond, false)) declareLocal(context, binding);
      return { kind: 'loop', cond, testsFirst: true, update: [], body, specs, labels, span };
    }
    case 'doWhile': {
      const body = inner(stmt.body);
      return {
        kind: 'loop',
        cond: asCondition(context.expr(stmt.cond, context)),
        testsFirst: false,
        update: [],
        body,
        specs: scoped(stmt.specs, context),
        labels,
        span,
      };
    }
    case 'for':
      return inScope(context, () => {
        const init = stmt.init.map((one) => elaborateStmt(one, context));
        const cond = stmt.cond === undefined ? undefined : asCondition(context.expr(stmt.cond, context));
        const specs = scoped(stmt.specs, context);
        const bound = cond === undefined ? [] : bindingsOf(cond, true);
        const update = withBindings(context, bound, () => stmt.update.map((one) => context.expr(one, context)));
        const body = withBindings(context, bound, () => elaborateStmt(stmt.body, context));
        return { kind: 'block', stmts: [...init, { kind: 'loop', cond, testsFirst: true, update, body, specs, labels, span }], span };
      });
    case 'forEach':
      return elaborateForEach(stmt, labels, scoped(stmt.specs, context), context);
    case 'labeled':
      return {
        kind: 'labeled',
        label: stmt.label.name,
        body: inScope(context, () => statement(stmt.body, [...labels, stmt.label.name], context)),
        span,
      };
    case 'break':
    case 'continue':
      return { kind: stmt.kind, label: stmt.label?.name, span };
    case 'return':
      return returns(stmt.value, span, context);
    case 'throw':
      return { kind: 'throw', value: context.expr(stmt.value, context), span };
    case 'yield':
      return elaborateYield(stmt.value, span, context);
    case 'synchronized':
      return { kind: 'synchronized', lock: context.expr(stmt.lock, context), body: inner(stmt.body), span };
    case 'try':
      return elaborateTry(stmt, context);
    case 'switch':
      return elaborateSwitchStmt(stmt, context);
    case 'assert': {
      const cond = asCondition(context.expr(stmt.cond, context));
      for (const binding of bindingsOf(cond, true)) declareLocal(context, binding);
      const hasMessage = stmt.message !== undefined && stmt.message.kind !== 'stringLit';
      return { kind: 'assert', cond, ...(hasMessage && { hasMessage }), span };
    }
    case 'constructorCall':
      return explicitConstructorCall(stmt, context);
    case 'empty':
      return { kind: 'block', stmts: [], span };
    case 'spec':
      return { kind: 'spec', clause: scopedClause(stmt.clause, context), span };
    case 'atomic':
      return { kind: 'atomic', body: inner(stmt.body), span };
    case 'error':
      return { kind: 'unsupported', reason: 'a statement that does not parse', span };
  }
}

function scopedClause(clause: SpecClause, context: BodyContext): ScopedClause {
  captureNames(clause, context);
  return { clause, scope: context.scope };
}

function scoped(clauses: readonly SpecClause[], context: BodyContext): readonly ScopedClause[] {
  return clauses.map((clause) => scopedClause(clause, context));
}

function localDeclaration(stmt: Stmt & { readonly kind: 'local' }, context: BodyContext): TypedStmt {
  const written = resolveType(stmt.type, context.typeContext);
  const init = stmt.init === undefined ? undefined : context.expr(stmt.init, context, stmt.type.kind === 'var' ? undefined : written);
  const type: JavaType = stmt.type.kind !== 'var' ? written : init === undefined ? unknownType('var') : init.type;
  const neverNull = declaredNeverNull({ specs: stmt.specs, annotations: stmt.modifiers.annotations });
  const converted = init === undefined ? undefined : convertTo(init, type, context);
  const variable: LocalVariable = {
    name: stmt.name.name,
    type,
    isParameter: false,
    isNonNull: neverNull !== undefined,
    neverNull,
    initializedNonNull: converted !== undefined && isSurelyNonNull(converted),
    initializedTo: converted?.kind === 'constant' && converted.constant.kind !== 'null' ? converted.constant : undefined,
    isConstant:
      stmt.modifiers.words.includes('final') && converted !== undefined && mayBeConstantType(type) && isConstantExpr(converted, context),
    initializedWith: converted === undefined ? undefined : madeClass(converted, type),
    initializedLength: converted === undefined ? undefined : madeLength(converted),
    madeOfLibrary: converted === undefined ? undefined : madeOfLibrary(converted),
    span: stmt.name.span,
  };
  declareLocal(context, variable);
  return { kind: 'local', variable, init: converted, specs: scoped(stmt.specs, context), span: stmt.span };
}

/** A value of which everybody can see that it is not null. */
function isSurelyNonNull(expr: TypedExpr): boolean {
  switch (expr.kind) {
    case 'new':
    case 'newArray':
    case 'arrayInit':
    case 'classObject':
    case 'this':
    case 'currentThread':
    case 'box':
    case 'concatenation':
      return true;
    case 'constant':
      return expr.constant.kind === 'string';
    case 'field':
      return expr.field.captured === 'outer';
    case 'retype':
    case 'cast':
      return isSurelyNonNull(expr.operand);
    case 'conditional':
      return isSurelyNonNull(expr.then) && isSurelyNonNull(expr.else);
    default:
      return false;
  }
}

/**
 * The class of a lambda or an anonymous class, where the variable is of its only supertype: then it can be used instead of that type
 * without changing what any name or overload means.
 */
function madeClass(expr: TypedExpr, declared: JavaType): JavaType | undefined {
  if (expr.kind === 'retype') return madeClass(expr.operand, declared);
  if (expr.kind !== 'new' || (expr.class.place !== 'lambda' && expr.class.place !== 'anonymous')) return undefined;
  const { superclass, interfaces } = expr.class;
  return [superclass, ...interfaces].some((one) => one !== undefined && sameErasure(one, declared)) ? expr.type : undefined;
}

function madeOfLibrary(expr: TypedExpr): ClassSymbol | undefined {
  if (expr.kind === 'retype') return madeOfLibrary(expr.operand);
  return expr.kind === 'new' && expr.class.isLibrary ? expr.class : undefined;
}

/** The length of a new array, where it is a number in the program. */
function madeLength(expr: TypedExpr): bigint | undefined {
  if (expr.kind === 'arrayInit') return BigInt(expr.elements.length);
  const [size] = expr.kind === 'newArray' ? expr.dims : [];
  return size?.kind === 'constant' && size.constant.kind === 'int' && size.constant.value >= 0n ? size.constant.value : undefined;
}

/** The class is in scope from here on; its bodies see the locals that are in scope now. */
function localClass(decl: TypeDecl, span: Span, context: BodyContext): TypedStmt {
  const symbol = context.table.bodies.classes.get(decl);
  if (symbol === undefined) return { kind: 'unsupported', reason: 'a local class', span: decl.name.span };
  context.typeContext = withLocalType(context.typeContext, symbol);
  context.nested.adopt(symbol, context);
  return { kind: 'block', stmts: [], span };
}

function conditional(stmt: Stmt & { readonly kind: 'if' }, context: BodyContext): TypedStmt {
  const cond = asCondition(context.expr(stmt.cond, context));
  const then = withBindings(context, bindingsOf(cond, true), () => elaborateStmt(stmt.then, context));
  const otherwise =
    stmt.else === undefined ? undefined : withBindings(context, bindingsOf(cond, false), () => elaborateStmt(stmt.else!, context));
  if (!completes(stmt.then)) for (const binding of bindingsOf(cond, false)) declareLocal(context, binding);
  if (stmt.else !== undefined && !completes(stmt.else)) for (const binding of bindingsOf(cond, true)) declareLocal(context, binding);
  return { kind: 'if', cond, then, else: otherwise, span: stmt.span };
}

/** Whether a statement may complete normally, as far as the scope of pattern variables needs it. */
function completes(stmt: Stmt): boolean {
  switch (stmt.kind) {
    case 'return':
    case 'throw':
    case 'break':
    case 'continue':
    case 'yield':
      return false;
    case 'block':
      return stmt.stmts.every(completes);
    case 'if':
      return stmt.else === undefined || completes(stmt.then) || completes(stmt.else);
    default:
      return true;
  }
}

function returns(value: Expr | undefined, span: Span, context: BodyContext): TypedStmt {
  if (value === undefined) return { kind: 'return', value: undefined, span };
  const typed = context.expr(value, context, context.returnType);
  if (context.returnType === undefined) context.returns.push(...typesOf(value, typed, context));
  return { kind: 'return', value: context.returnType === undefined ? typed : convertTo(typed, context.returnType, context), span };
}

function explicitConstructorCall(stmt: Stmt & { readonly kind: 'constructorCall' }, context: BodyContext): TypedStmt {
  const fail = (reason: string): TypedStmt => ({ kind: 'unsupported', reason, span: stmt.span });
  if (stmt.outer !== undefined) return fail('a constructor call with an explicit outer object');
  const isSuper = stmt.target === 'super';
  const type = isSuper ? context.owner.superclass : classType(context.owner.name);
  const symbol = type === undefined ? undefined : context.table.classOf(type);
  const unknown = isSuper ? unknownSuperclass(context.owner) : undefined;
  if (unknown !== undefined) return unknownConstructor(unknown, elaborateArguments(stmt.args, context), stmt.span, context);
  if (symbol === undefined || type === undefined) return fail('a constructor call');
  const args = elaborateArguments(stmt.args, context);
  const failed = failedArgument(args);
  if (failed !== undefined) return { kind: 'unsupported', reason: failed.reason, span: failed.span };
  const found = constructorCall(symbol, type, args, stmt.span, context, true);
  if ('reason' in found) return fail(found.reason);
  const captured = capturedBySuper(symbol, isSuper, stmt.span, context);
  if (captured === undefined) return fail(`the constructor of \`${symbol.display}\` where there is no enclosing object for it`);
  return { kind: 'constructorCall', constructor_: found.method, args: found.args, captured, isSuper, span: stmt.span };
}

/**
 * The constructor of a superclass of which nothing is known: like those of the library it is believed not to show the object to anybody.
 */
export function unknownConstructor(superclass: string, args: readonly TypedExpr[], span: Span, context: BodyContext): TypedStmt {
  const failed = failedArgument(args) ?? firstUnsupported(...args);
  if (!followsOpaque(context) || failed !== undefined)
    return { kind: 'unsupported', reason: failed?.reason ?? `the constructor of \`${superclass}\`, ${NEITHER}`, span };
  return {
    kind: 'expr',
    expr: { kind: 'opaque', name: `the constructor of ${superclass}`, parts: args, type: VOID, span, source: undefined },
    span,
  };
}

/** The superclass as written, if it is not known; an unknown interface does not count. */
export function unknownSuperclass(owner: ClassSymbol): string | undefined {
  // Of an anonymous class it may be an interface as well, which has no constructor that does anything.
  if (owner.decl?.superclass === undefined && owner.place !== 'anonymous') return undefined;
  const isKnown =
    owner.superclass !== undefined &&
    erasure(owner.superclass).kind === 'class' &&
    owner.superclass.kind === 'class' &&
    owner.superclass.name !== 'java.lang.Object';
  if (isKnown) return undefined;
  return owner.unknownSupers[0];
}
