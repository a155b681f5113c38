/**
 * Functional interfaces (Java Language Specification 9.8) and which of them a lambda or method reference can implement, as far as overload
 * resolution asks before its body is known (15.12.2.1): the number of parameters, and whether the body gives a value.
 * Neighbours: `members.ts` chooses methods with it; `elaborate-functions.ts` makes the class.
 */
import type { Expr, Stmt } from '../syntax/ast';
import type { FunctionExpr } from './body-classes';
import type { ClassTable } from './class-table';
import { implementationIn, overrides } from './members';
import type { ClassSymbol, MethodSymbol } from './symbols';
import type { JavaType } from './types';
import { OBJECT_NAME, erasure, sameType } from './types';
import { isStatement, walkBody } from '../syntax/walk';

/** The one method of a functional interface, as an object of the type has it. */
export interface FunctionType {
  readonly method: MethodSymbol;
  readonly params: readonly JavaType[];
  readonly returnType: JavaType;
  /** Nobody knows its interface, so whoever runs it may look at what it gives, although it need not give anything. */
  readonly mayGive?: true;
}

/** The function type of a functional interface; undefined for every other type, and where the method has type parameters of its own. */
export function functionOf(table: ClassTable, type: JavaType): FunctionType | undefined {
  const symbol = type.kind === 'class' ? table.get(type.name) : undefined;
  if (symbol === undefined || symbol.kind !== 'interface' || table.unknownSuperOf(symbol) !== undefined) return undefined;
  const found: MethodSymbol[] = [];
  for (const one of table.lineage(symbol)) {
    if (one.name === OBJECT_NAME) continue;
    for (const method of one.methods) {
      if (!method.isAbstract || method.isStatic || isOfObject(table, method) || implementationIn(table, symbol, method) !== undefined)
        continue;
      if (!found.some((known) => overrides(table, known, method))) found.push(method);
    }
  }
  const [method] = found;
  if (method === undefined || found.length > 1 || method.typeParams.length > 0) return undefined;
  const seen = (one: JavaType): JavaType => table.memberType(type, method.owner, one);
  return { method, params: method.params.map((param) => seen(param.type)), returnType: seen(method.returnType) };
}

/**
 * Whether a lambda or method reference may implement the interface, as far as is known: it leaves one method open, or some that may be one.
 */
export function mayBeFunctional(table: ClassTable, symbol: ClassSymbol): boolean {
  const open = new Set<string>();
  for (const one of table.lineage(symbol)) {
    for (const method of one.methods) {
      if (method.isAbstract && !method.isStatic && !isOfObject(table, method) && implementationIn(table, symbol, method) === undefined)
        open.add(`${method.name}/${method.params.length}`);
    }
  }
  return open.size === 1 || (open.size === 0 && table.unknownSuperOf(symbol) !== undefined);
}

/** `equals` in Comparator and the like: every object has it. */
function isOfObject(table: ClassTable, method: MethodSymbol): boolean {
  return table.get(OBJECT_NAME)?.methods.some((one) => overrides(table, method, one)) === true;
}

/** What is known of a lambda or method reference before its target is. */
export interface FunctionShape {
  /** Undefined for a method reference, which may take several numbers. */
  readonly arity: number | undefined;
  readonly mayBeVoid: boolean;
  readonly mayGiveValue: boolean;
  /** All parameter types are written (also where there are none): the body counts in the choice of an overload. */
  readonly isExplicit: boolean;
}

export function isFunctionExpr(expr: Expr | undefined): expr is FunctionExpr {
  return expr?.kind === 'lambda' || expr?.kind === 'methodRef';
}

/** `bodyIsVoid`: whether the expression after the arrow is known to be a call without a value. */
export function shapeOf(expr: FunctionExpr, bodyIsVoid: boolean): FunctionShape {
  if (expr.kind === 'methodRef') return { arity: undefined, mayBeVoid: true, mayGiveValue: true, isExplicit: false };
  const isExplicit = expr.paramTypes.every((type) => type !== undefined);
  const made = { arity: expr.params.length, isExplicit };
  if (!isStatement(expr.body)) return { ...made, mayBeVoid: isStatementExpression(expr.body), mayGiveValue: !bodyIsVoid };
  const returns = returnsOf(expr.body);
  return {
    ...made,
    mayBeVoid: !returns.some((one) => one !== undefined),
    mayGiveValue: returns.length === 0 ? !completes(expr.body) : returns.every((one) => one !== undefined),
  };
}

function isStatementExpression(expr: Expr): boolean {
  return expr.kind === 'call' || expr.kind === 'new' || expr.kind === 'assign' || expr.kind === 'update';
}

/** The values of the `return` statements of a body, those of inner lambdas left out. */
export function returnsOf(body: Stmt): readonly (Expr | undefined)[] {
  const found: (Expr | undefined)[] = [];
  walkBody(
    { sort: 'stmt', node: body },
    (node) => {
      if (node.sort === 'stmt' && node.node.kind === 'return') found.push(node.node.value);
    },
    (node) => node.sort !== 'expr' || !isFunctionExpr(node.node),
  );
  return found;
}

/** Whether the end of a block without `return` may be reached; a loop that is left by nothing is recognized by its condition. */
function completes(stmt: Stmt): boolean {
  switch (stmt.kind) {
    case 'throw':
      return false;
    case 'block':
      return stmt.stmts.every(completes);
    case 'while':
      return !(stmt.cond.kind === 'boolLit' && stmt.cond.value);
    case 'for':
      return stmt.cond !== undefined;
    case 'if':
      return stmt.else === undefined || completes(stmt.then) || completes(stmt.else);
    case 'synchronized':
    case 'labeled':
    case 'atomic':
      return completes(stmt.body);
    case 'try':
      return stmt.finally !== undefined && !completes(stmt.finally)
        ? false
        : completes(stmt.body) || stmt.catches.some((one) => completes(one.body));
    default:
      return true;
  }
}

/** Whether a lambda of this shape can implement the interface. */
export function fitsFunction(shape: FunctionShape, fn: FunctionType | undefined): boolean {
  if (fn === undefined || (shape.arity !== undefined && shape.arity !== fn.params.length)) return false;
  return fn.returnType.kind === 'void' ? shape.mayBeVoid : shape.mayGiveValue;
}

/**
 * Whether, for an explicitly typed lambda, one interface is at least as special as another (15.12.2.5): it gives a value where the other
 * gives none, or a narrower one.
 */
export function isMoreSpecial(
  table: ClassTable,
  shape: FunctionShape,
  left: FunctionType | undefined,
  right: FunctionType | undefined,
): boolean {
  if (left === undefined || right === undefined || !shape.isExplicit) return false;
  // Whether the body fits the more specific result is not looked at: only where anything does, or it is the same, is the choice clear.
  const [first, second] = [erasure(left.returnType), erasure(right.returnType)];
  if (second.kind === 'void') return first.kind === 'void' || (first.kind === 'class' && first.name === OBJECT_NAME);
  return sameType(first, second);
}
