/**
 * Accessors of records that do nothing but compute with the components, so that nobody can tell how often they run, or in which order.
 * Why it matters: of a record pattern the Java Language Specification (14.30.2) leaves that open, and compilers make use of it. They take
 * outer records apart before inner ones, let neighbouring cases share what they have read, and wrap what an accessor throws in some
 * places only.
 * Soundness: docs/soundness/java.md#accessors-in-patterns.
 * Neighbours: `elaborate-patterns.ts` asks.
 */
import type { Expr } from '../syntax/ast';
import type { ClassSymbol, MethodSymbol } from './symbols';

/** Whether an accessor is one that Java adds by itself, or gives what is computed of components without a way to throw. */
export function isPlainAccessor({ implicit, decl, owner, name, isSynchronized }: MethodSymbol): boolean {
  if (implicit !== undefined) return true;
  if (decl?.body === undefined || decl.hasErrors || decl.specs.length > 0 || isSynchronized) return false;
  const [only, ...others] = decl.body.stmts;
  if (only?.kind !== 'return' || only.value === undefined || others.length > 0) return false;
  // Where a number is wanted, an object would be unboxed.
  const isOfNumber = owner.recordComponents.some((one) => one.name.name === name && one.type.kind === 'primitive');
  return isNumber(only.value, owner) || (!isOfNumber && (isComponent(only.value, owner) || isLiteral(only.value)));
}

/** `x` or `this.x`; nothing else has these names in a body that declares none. */
function isComponent(expr: Expr, { recordComponents }: ClassSymbol): boolean {
  const name = nameOf(expr);
  return recordComponents.some((one) => one.name.name === name);
}

function nameOf(expr: Expr): string | undefined {
  if (expr.kind === 'name') return expr.name;
  return expr.kind === 'field' && expr.object.kind === 'this' && expr.object.qualifier === undefined ? expr.name.name : undefined;
}

function isLiteral({ kind }: Expr): boolean {
  return kind === 'stringLit' || kind === 'nullLit' || isNumberLiteral(kind);
}

function isNumberLiteral(kind: Expr['kind']): boolean {
  return kind === 'intLit' || kind === 'floatLit' || kind === 'boolLit' || kind === 'charLit';
}

/** A number or a truth value: without division, and of components of primitive types, so nothing is unboxed and no text is made. */
function isNumber(expr: Expr, owner: ClassSymbol): boolean {
  const { recordComponents } = owner;
  switch (expr.kind) {
    case 'name':
    case 'field':
      return recordComponents.some((one) => one.name.name === nameOf(expr) && one.type.kind === 'primitive');
    case 'unary':
      return isNumber(expr.operand, owner);
    case 'binary':
      if ((expr.op === '==' || expr.op === '!=') && [expr.left, expr.right].every((one) => isComponent(one, owner) || isLiteral(one)))
        return [expr.left, expr.right].some((one) => one.kind === 'nullLit') || areNumbers([expr.left, expr.right], owner);
      return expr.op !== '/' && expr.op !== '%' && areNumbers([expr.left, expr.right], owner);
    case 'conditional':
      return areNumbers([expr.cond, expr.then, expr.else], owner);
    default:
      return isNumberLiteral(expr.kind);
  }
}

function areNumbers(exprs: readonly Expr[], owner: ClassSymbol): boolean {
  return exprs.every((one) => isNumber(one, owner));
}
