/**
 * Elaborates patterns (Java Language Specification 14.30): which test each takes, the accessors of the records that it takes apart, and the
 * variables it binds, which the caller puts into scope.
 * Neighbours: `elaborate-operators.ts` for `instanceof`, `elaborate-switch.ts` for cases.
 */
import type { Expr, Pattern } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { noteArrayConversion } from './conversions';
import { callOn } from './elaborate-calls';
import { NEITHER } from './elaborate-names';
import { sameErasure } from './types';
import type { LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { Target, TypedExpr, TypedPattern, TypedStmt } from './typed';
import type { JavaType } from './types';
import { THROWABLE, THROWABLE_NAME, classType, displayType, erasure, isReference } from './types';

const MATCH_EXCEPTION = 'java.lang.MatchException';

/** `type` is that of the matched value. */
export function elaboratePattern(
  pattern: Pattern,
  type: JavaType,
  source: Expr,
  context: BodyContext,
): TypedPattern | { readonly reason: string } {
  if (pattern.kind === 'any') return { kind: 'type', tested: type, isTotal: true, binding: undefined, span: pattern.span };
  const tested = pattern.type.kind === 'var' ? type : resolveType(pattern.type, context.typeContext);
  if (tested.kind === 'unknown') return { reason: `a pattern of \`${tested.name}\`, ${NEITHER}` };
  if (pattern.kind === 'type') {
    if (!isReference(tested) && !sameErasure(tested, type)) return { reason: 'a pattern of a primitive type that converts the value' };
    if (isReference(tested)) noteArrayConversion(type, tested, context);
    const isTotal = !isReference(tested) || context.table.isSubtype(erasure(type), erasure(tested));
    const binding: LocalVariable | undefined =
      pattern.name === undefined
        ? undefined
        : { name: pattern.name.name, type: tested, isParameter: false, isNonNull: false, span: pattern.name.span };
    return { kind: 'type', tested, isTotal, binding, span: pattern.span };
  }
  const symbol = tested.kind === 'class' ? context.table.get(tested.name) : undefined;
  if (symbol?.kind !== 'record' || symbol.recordComponents.length !== pattern.parts.length)
    return { reason: `a record pattern of \`${displayType(tested)}\`` };
  // Type arguments that are left out are those of the matched value where it is known to be of that record.
  const seen: JavaType =
    tested.kind === 'class' && tested.args.length === 0 && type.kind === 'class' && type.name === tested.name ? type : tested;
  const object: LocalVariable = { name: '#record', type: seen, isParameter: false, isNonNull: true, span: pattern.span };
  const parts = [];
  for (const [index, inner] of pattern.parts.entries()) {
    const value = callOn(
      { kind: 'local', variable: object, type: seen, span: inner.span, source: undefined },
      symbol.recordComponents[index]!.name.name,
      [],
      inner.span,
      source,
      context,
    );
    if (value.kind === 'unsupported') return { reason: value.reason };
    const made = elaboratePattern(inner, value.type, source, context);
    if ('reason' in made) return made;
    const variable: LocalVariable = { name: '#part', type: value.type, isParameter: false, isNonNull: false, span: inner.span };
    const read = isWrittenByNobody(value) ? undefined : readByAccessor(variable, value, source, context);
    if (read?.kind === 'unsupported') return { reason: read.reason };
    parts.push({ variable, value, read, pattern: made });
  }
  return { kind: 'record', tested, object, parts, span: pattern.span };
}

/** A call of an accessor that Java adds by itself, which throws nothing; seen as another type where the record is generic. */
function isWrittenByNobody(value: TypedExpr): boolean {
  if (value.kind === 'retype') return isWrittenByNobody(value.operand);
  return value.kind === 'call' && value.method.implicit !== undefined;
}

/**
 * `try { part = accessor(); } catch (Throwable t) { throw new MatchException(t.toString(), t); }` (Java Language Specification 14.30.2; the
 * text is the compiler's choice, and asks the exception).
 */
function readByAccessor(variable: LocalVariable, value: TypedExpr, source: Expr, context: BodyContext): TypedStmt {
  const { span } = value;
  const throwable = context.table.get(THROWABLE_NAME);
  const thrown = context.table.get(MATCH_EXCEPTION);
  const constructor_ = thrown?.methods.find((one) => one.isConstructor);
  if (throwable === undefined || thrown === undefined || constructor_ === undefined)
    return { kind: 'unsupported', reason: 'a record pattern', span };
  const caught: LocalVariable = { name: '#thrown', type: THROWABLE, isParameter: false, isNonNull: true, span };
  const cause: TypedExpr = { kind: 'local', variable: caught, type: THROWABLE, span, source: undefined };
  const text = callOn(cause, 'toString', [], span, source, context);
  if (text.kind === 'unsupported') return { kind: 'unsupported', reason: text.reason, span };
  const made: TypedExpr = {
    kind: 'new',
    class: thrown,
    constructor_,
    args: [text, cause],
    type: classType(MATCH_EXCEPTION),
    span,
    source: undefined,
  };
  const target: Target = { kind: 'local', variable, type: variable.type, span, source: undefined };
  context.assigned.add(variable);
  return {
    kind: 'try',
    body: { kind: 'expr', expr: { kind: 'assign', target, value, type: variable.type, span, source: undefined }, span },
    catches: [{ types: [throwable], variable: caught, body: { kind: 'block', stmts: [{ kind: 'throw', value: made, span }], span }, span }],
    finally: undefined,
    closes: true,
    span,
  };
}
