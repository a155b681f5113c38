/**
 * Strings. They are opaque objects with a text, of which only equality is known: that of literals is decided, that of all others left open.
 * Concatenation gives some string that is not null. An operand that is an object is turned into text by its
 * `toString`, which is called where a class of the workspace defines it.
 * Soundness: docs/soundness/java.md#strings-and-wrappers.
 * Neighbours: `bodies/expressions.ts`, `bodies/assignments.ts`; the call is made by `dispatch.ts`.
 */
import type { Span } from '../../base/span';
import { methodsNamed } from '../../resolve/members';
import type { TypedExpr } from '../../resolve/typed';
import { OBJECT_NAME, STRING_NAME, isReference, unboxed } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { INT, STRING_TEXT, ref } from '../../plato/ir';
import type { Builder } from '../steps/builder';
import { followsOpaque } from '../../resolve/opaque';
import { emitDispatch, emitExactCall, workspaceOverrides } from './dispatch';
import { emitOpaque } from './opaque';
import { unboxedValue } from '../values/boxes';
import { classNameOf } from '../values/plato-types';
import { textOfStrangers } from './stranger-calls';
import { NULL, and, apply, equal, isInstance, local, notEqual } from '../values/terms';

/** What a string says, as a number that no other text has: strings with equal texts need not be the same object. */
export function textOf(text: Expr): Expr {
  return apply(STRING_TEXT, [text], INT);
}

/** `left.equals(right)` of a string or a wrapper: the other is of the same class and holds the same. */
export function lowerEquals(expr: TypedExpr & { readonly kind: 'comparison' }, left: Expr, right: Expr, builder: Builder): Expr {
  const asserts = builder.nonNullAssertions(left, expr.left, expr.span);
  if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
  const inside = unboxed(expr.left.type);
  const content = (of: Expr): Expr => (inside === undefined ? textOf(of) : unboxedValue(inside, of));
  return and(isInstance(right, classNameOf(expr.left.type)), equal(content(left), content(right)));
}

export function concatenate(values: readonly Expr[], exprs: readonly TypedExpr[], span: Span, builder: Builder): Expr {
  values.forEach((value, index) => callToString(value, exprs[index]!, builder));
  const type = ref(STRING_NAME);
  const result = builder.temporary(type);
  builder.op({ role: 'local', span, havocs: [local(result.name, type)], post: notEqual(result, NULL) });
  builder.markNonNull(result);
  return result;
}

function callToString(value: Expr, expr: TypedExpr, builder: Builder): void {
  const { table } = builder.resolved;
  if (textOfStrangers(value, expr, builder) && !followsOpaque(builder)) return;
  // Of a class that is not known: code without source, as where it is called by its name.
  if (expr.type.kind === 'unknown' && followsOpaque(builder)) {
    emitOpaque([value], undefined, 'toString', expr.span, builder);
    return;
  }
  const symbol = expr.type.kind === 'class' || expr.type.kind === 'typeVariable' ? table.classOf(expr.type) : table.get(OBJECT_NAME);
  if (
    !isReference(expr.type) ||
    expr.type.kind === 'null' ||
    expr.kind === 'constant' ||
    unboxed(expr.type) !== undefined ||
    symbol === undefined
  )
    return;
  const method = methodsNamed(table, symbol, 'toString').find((one) => one.params.length === 0);
  if (method === undefined || symbol.name === STRING_NAME) return;
  // A supertype of which nothing is known may have one of its own.
  if (!symbol.isLibrary && method.owner.isLibrary && table.unknownSuperOf(symbol) !== undefined && followsOpaque(builder)) {
    emitOpaque([value], undefined, 'toString', expr.span, builder);
    return;
  }
  // A `CharBuffer` over a text that has become shorter throws, and so do others of which there is no stub.
  if (symbol.isLibrary && !symbol.isFinal)
    builder.rest(`takes every \`${symbol.display}\` that is turned into text as one of the classes that are known here`);
  if (!workspaceOverrides(method, symbol, builder)) {
    // What every object has calls other methods: `Object.toString` calls `hashCode`, that of a record `toString` of its components.
    builder
      .collect(() => emitExactCall(method, [value], undefined, expr.span, builder))
      .forEach((stmt) => builder.emit(stmt.kind === 'call' ? { ...stmt, isForUserCode: true } : stmt));
    return;
  }
  const steps = builder.collect(() =>
    emitDispatch({ method, receiverClass: symbol, args: [value], result: undefined, mode: 'call', span: expr.span }, builder),
  );
  if (steps.length === 0) return;
  if (builder.isNonNull(value)) for (const stmt of steps) builder.emit(stmt);
  else builder.branch(notEqual(value, NULL), expr.span, steps, [], equal(value, NULL));
}
