/**
 * The bodies of the methods that Java gives every enum (Java Language Specification 8.9.3): `values` makes a new array of the constants,
 * `valueOf` finds the one of a name.
 * Neighbours: called by `elaborate-body.ts`.
 */
import type { Span } from '../base/span';
import type { BodyContext } from './body-context';
import { constructorCall } from './elaborate-new';
import type { LocalVariable, MethodSymbol } from './symbols';
import type { TypedBody, TypedExpr, TypedStmt } from './typed';
import { BOOLEAN, OBJECT, STRING, arrayOf, classType } from './types';

function constants(context: BodyContext, span: Span): readonly (TypedExpr & { readonly kind: 'static' })[] {
  return context.owner.fields
    .filter((field) => field.enumConstant !== undefined)
    .map((field) => ({
      kind: 'static',
      field,
      object: undefined,
      type: field.type,
      span,
      source: { kind: 'name', name: field.name, span },
    }));
}

export function enumValues(context: BodyContext, method: MethodSymbol): TypedBody {
  const span = method.nameSpan;
  const value: TypedExpr = {
    kind: 'arrayInit',
    elements: constants(context, span),
    type: arrayOf(classType(context.owner.name)),
    span,
    source: undefined,
  };
  return { params: [], stmts: [{ kind: 'return', value, span }], assigned: new Set() };
}

export function enumValueOf(context: BodyContext, method: MethodSymbol, params: readonly LocalVariable[]): TypedBody {
  const span = method.nameSpan;
  const param = params[0]!;
  const name: TypedExpr = { kind: 'local', variable: param, type: STRING, span, source: { kind: 'name', name: param.name, span } };
  const stmts = constants(context, span).map((value): TypedStmt => {
    const text: TypedExpr = {
      kind: 'constant',
      constant: { kind: 'string', value: value.field.name },
      type: STRING,
      span,
      source: undefined,
    };
    const right: TypedExpr = { kind: 'retype', operand: text, isTrusted: false, type: OBJECT, span, source: undefined };
    const cond: TypedExpr = { kind: 'comparison', op: '==', at: 'content', left: name, right, type: BOOLEAN, span, source: undefined };
    return { kind: 'if', cond, then: { kind: 'return', value, span }, else: undefined, span };
  });
  const thrown = context.table.get('java.lang.IllegalArgumentException');
  const made = thrown === undefined ? undefined : constructorCall(thrown, classType(thrown.name), [], span, context, false);
  if (thrown === undefined || made === undefined || 'reason' in made)
    return { params, stmts: [...stmts, { kind: 'unsupported', reason: 'the exception of `valueOf`', span }], assigned: new Set() };
  const exception: TypedExpr = {
    kind: 'new',
    class: thrown,
    constructor_: made.method,
    args: made.args,
    type: classType(thrown.name),
    span,
    source: undefined,
  };
  return { params, stmts: [...stmts, { kind: 'throw', value: exception, span }], assigned: new Set() };
}
