/**
 * Elaborates `switch` statements and expressions, with colons and with arrows (Java Language Specification 14.11, 15.28). Labels are
 * constants, names of enum constants, `null` or patterns, which may have guards.
 * Neighbours: `elaborate-patterns.ts`; entered from `elaborate-expr.ts` and `elaborate-stmt.ts`.
 */
import type { Span } from '../base/span';
import type { Expr, Stmt, SwitchCase } from '../syntax/ast';
import type { BodyContext, YieldPlace } from './body-context';
import { bindingsOf, bindingsOfPattern, declareLocal, firstUnsupported, inScope, unsupportedExpr } from './body-context';
import { switchType } from './conditional-type';
import { asCondition, convertTo, unboxExpr } from './conversions';
import { elaboratePattern } from './elaborate-patterns';
import { findField } from './members';
import { valuesOf } from './poly';
import type { TypedCase, TypedExpr, TypedPattern, TypedStmt, TypedSwitch } from './typed';
import type { JavaType } from './types';
import { INT, isIntegral, isReference, isString } from './types';

type SwitchExpr = Expr & { readonly kind: 'switchExpr' };

/** How many switch expressions may stand inside one another: each is elaborated twice, and so are those in it. */
const DEEPEST = 8;

export function elaborateSwitchExpr(expr: SwitchExpr, context: BodyContext, expected: JavaType | undefined): TypedExpr {
  if (context.yields.length >= DEEPEST) return unsupportedExpr('switch expressions that are nested too deeply', expr.span, expr);
  let type = expected;
  if (type === undefined) {
    // A first pass only finds the types of the values; its nodes are thrown away.
    const common = switchType(foundIn(expr, context, false), context);
    if ('reason' in common) return unsupportedExpr(common.reason, expr.span, expr);
    type = common;
  }
  const made = withYields(expr, { type, isWanted: expected !== undefined, found: [] }, context);
  if ('reason' in made) return unsupportedExpr(made.reason, made.span, expr);
  return { kind: 'switch', switch: { ...made, result: type }, type, span: expr.span, source: expr };
}

/** Each value that a switch expression may give, for `poly.ts`. */
export function switchValues(expr: SwitchExpr, context: BodyContext): readonly TypedExpr[] {
  return context.yields.length >= DEEPEST
    ? [unsupportedExpr('switch expressions that are nested too deeply', expr.span, expr)]
    : foundIn(expr, context, true);
}

function foundIn(expr: SwitchExpr, context: BodyContext, findsEach: boolean): readonly TypedExpr[] {
  const found: TypedExpr[] = [];
  withYields(expr, { isWanted: false, findsEach, found }, context);
  return found;
}

function withYields(expr: SwitchExpr, place: YieldPlace, context: BodyContext): TypedSwitch | Failure {
  context.yields.push(place);
  const made = elaborateCases(expr.subject, expr.cases, expr.span, context, true);
  context.yields.pop();
  return made;
}

export function elaborateSwitchStmt(stmt: Stmt & { readonly kind: 'switch' }, context: BodyContext): TypedStmt {
  const made = elaborateCases(stmt.subject, stmt.cases, stmt.span, context, false);
  return 'reason' in made
    ? { kind: 'unsupported', reason: made.reason, span: made.span }
    : { kind: 'switch', switch: made, span: stmt.span };
}

interface Failure {
  readonly reason: string;
  readonly span: Span;
}

function elaborateCases(
  subjectExpr: Expr,
  cases: readonly SwitchCase[],
  span: Span,
  context: BodyContext,
  isExpression: boolean,
): TypedSwitch | Failure {
  const value = context.expr(subjectExpr, context);
  if (value.kind === 'unsupported') return value;
  const hasPatterns = cases.some(
    (one) => one.guard !== undefined || one.labels.some((label) => label.kind === 'pattern' || label.kind === 'nullLit'),
  );
  const isKept = hasPatterns ? isReference(value.type) : isString(value.type) || context.table.classOf(value.type)?.kind === 'enum';
  const subject = isKept ? value : unboxExpr(value);
  if (subject.kind === 'unsupported' || (!isKept && !isIntegral(subject.type)))
    return { reason: 'a switch on something that is neither a number, a string nor an enum', span };
  const typed: TypedCase[] = [];
  const failure = inScope(context, (): Failure | undefined => {
    for (const one of cases) {
      const made = inOwnScope(one.isArrow, context, () => elaborateCase(one, subject, isExpression, context));
      if ('reason' in made) return made;
      typed.push(made);
    }
    return undefined;
  });
  return failure ?? { subject, result: undefined, cases: typed, span };
}

function elaborateCase(one: SwitchCase, subject: TypedExpr, isExpression: boolean, context: BodyContext): TypedCase | Failure {
  const labels: TypedExpr[] = [];
  const patterns: TypedPattern[] = [];
  for (const label of one.labels) {
    if (label.kind === 'nullLit') continue;
    if (label.kind === 'pattern') {
      const pattern = elaboratePattern(label.pattern, subject.type, label, context);
      if ('reason' in pattern) return { reason: pattern.reason, span: label.span };
      patterns.push(pattern);
      for (const binding of bindingsOfPattern(pattern)) declareLocal(context, binding);
      continue;
    }
    const found = elaborateLabel(label, subject, context);
    if (found.kind === 'unsupported') return found;
    labels.push(found);
  }
  const guard = one.guard === undefined ? undefined : asCondition(context.expr(one.guard, context));
  if (guard?.kind === 'unsupported') return guard;
  if (guard !== undefined) for (const binding of bindingsOf(guard, true)) declareLocal(context, binding);
  const body = one.body.map((stmt) => caseBody(stmt, one.isArrow && isExpression, context));
  return {
    labels,
    patterns,
    guard,
    matchesNull: one.labels.some((label) => label.kind === 'nullLit'),
    isDefault: one.isDefault,
    isArrow: one.isArrow,
    body,
    span: one.span,
  };
}

function inOwnScope<T>(isOwn: boolean, context: BodyContext, inside: () => T): T {
  return isOwn ? inScope(context, inside) : inside();
}

function elaborateLabel(label: Expr, subject: TypedExpr, context: BodyContext): TypedExpr {
  const owner = subject.type.kind === 'class' ? context.table.classOf(subject.type) : undefined;
  if (owner?.kind === 'enum' && label.kind === 'name') {
    const field = findField(context.table, owner, label.name, false);
    if (field?.enumConstant !== undefined)
      return { kind: 'static', field, object: undefined, type: field.type, span: label.span, source: label };
    return unsupportedExpr(`the case \`${label.name}\`, which is not a constant of \`${owner.display}\``, label.span, label);
  }
  const value = context.expr(label, context);
  if (value.kind === 'unsupported') return value;
  if (value.kind === 'static' && value.field.enumConstant !== undefined) return value;
  if (isString(value.type) && value.kind === 'constant' && value.constant.kind === 'string') return value;
  const number = unboxExpr(value);
  if (number.kind !== 'constant' || !isIntegral(number.type)) return unsupportedExpr('a case that is not a constant', label.span, label);
  return { ...number, type: INT };
}

/** The statement of a case. The expression after an arrow in a switch expression is its value. */
function caseBody(stmt: Stmt, givesValue: boolean, context: BodyContext): TypedStmt {
  if (!givesValue || stmt.kind !== 'expr') return context.stmt(stmt, context);
  return elaborateYield(stmt.expr, stmt.span, context);
}

/** `yield e`. */
export function elaborateYield(expr: Expr, span: Span, context: BodyContext): TypedStmt {
  const around = context.yields[context.yields.length - 1];
  if (around === undefined) return { kind: 'unsupported', reason: 'a `yield` outside of a switch expression', span };
  if (around.findsEach === true) {
    around.found.push(...valuesOf(expr, context));
    return { kind: 'block', stmts: [], span };
  }
  const value = context.expr(expr, context, around.isWanted ? around.type : undefined);
  around.found.push(value);
  const converted = around.type === undefined ? value : convertTo(value, around.type, context);
  const failed = firstUnsupported(converted);
  if (failed !== undefined) return { kind: 'unsupported', reason: failed.reason, span: failed.span };
  return { kind: 'yield', value: converted, span };
}
