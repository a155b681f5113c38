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
import { isPlainAccessor } from './plain-accessors';
import { sameErasure } from './types';
import type { LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { TypedExpr, TypedPattern } from './typed';
import type { JavaType } from './types';
import { displayType, erasure, isReference } from './types';

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
    const untold = untoldAccessor(value);
    if (untold !== undefined)
      return {
        reason: `a record pattern of \`${displayType(tested)}\`, since its accessor \`${untold}\` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides (call it where its value is needed)`,
      };
    const made = elaboratePattern(inner, value.type, source, context);
    if ('reason' in made) return made;
    const variable: LocalVariable = { name: '#part', type: value.type, isParameter: false, isNonNull: false, span: inner.span };
    parts.push({ variable, value, pattern: made });
  }
  return { kind: 'record', tested, object, parts, span: pattern.span };
}

/** The name of an accessor of which it can be told when and how often it runs. */
function untoldAccessor(value: TypedExpr): string | undefined {
  if (value.kind === 'retype') return untoldAccessor(value.operand);
  return value.kind === 'call' && !isPlainAccessor(value.method) ? value.method.name : undefined;
}
