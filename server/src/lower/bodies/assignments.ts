/**
 * Lowers assignments, compound assignments and updates: the parts of the target first, then its old value where it is needed, then the
 * right side, then the write (Java Language Specification 15.26).
 * Neighbours: `steps/access.ts` for the heap, `values/arithmetic.ts` for the operators.
 */
import type { Span } from '../../base/span';
import type { LocalVariable } from '../../resolve/symbols';
import type { Target, TypedExpr } from '../../resolve/typed';
import type { Integers, PrimitiveName } from '../../resolve/types';
import { boxed, primitive } from '../../resolve/types';
import type { Assertion, Expr } from '../../plato/ir';
import {
  elementPlace,
  elementStoreAssertions,
  fieldPlace,
  fieldStoreAssertions,
  localStoreAssertions,
  read,
  staticPlace,
  write,
} from '../steps/access';
import type { Place } from '../steps/access';
import { isUsedAlone } from '../steps/found-races';
import { arithmetic, conversion, dividesIntegers } from '../values/arithmetic';
import type { Builder } from '../steps/builder';
import { useClass } from '../steps/first-use';
import { evaluateAll, undisturbed } from '../steps/operands';
import { unboxedValue } from '../values/boxes';
import { classNameOf, platoType } from '../values/plato-types';
import { concatenate } from '../calls/strings';
import { NULL, and, equal, int, local, notEqual } from '../values/terms';
import { untestedFor } from '../facts/unneeded-casts';

export function lowerAssign(expr: TypedExpr & { readonly kind: 'assign' }, builder: Builder): Expr {
  const { target } = expr;
  switch (target.kind) {
    case 'local': {
      const value = builder.lowerExpr(expr.value, builder, true);
      const variable = builder.variableOf(target.variable);
      builder.op({
        role: 'local',
        span: expr.span,
        asserts: localStoreAssertions(target.variable, value, expr.span, builder),
        assigns: [{ target: local(variable.name, variable.type), value }],
      });
      return variable;
    }
    case 'field': {
      const [object, evaluated] = evaluateAll([target.object, untestedFor(expr.value, target.field.type, builder.resolved)], builder);
      const value = evaluated!;
      write(
        fieldPlace(target, object!, expr.span, builder),
        value,
        fieldStoreAssertions(target.field, value, expr.span, builder),
        expr.span,
        builder,
        isUsedAlone(target, target.field, builder),
      );
      return value;
    }
    case 'static': {
      if (target.object !== undefined) builder.lowerExpr(target.object, builder, false);
      const value = builder.lowerExpr(untestedFor(expr.value, target.field.type, builder.resolved), builder, true);
      useClass(target.field.owner, expr.span, builder);
      const isAlone = isUsedAlone(target, target.field, builder);
      write(staticPlace(target), value, fieldStoreAssertions(target.field, value, expr.span, builder), expr.span, builder, isAlone);
      return value;
    }
    case 'element': {
      const [array, index, evaluated] = evaluateAll([target.array, target.index, expr.value], builder);
      const value = evaluated!;
      write(
        elementPlace(target, array!, index!, expr.span, builder),
        value,
        elementStoreAssertions(target, array!, value, expr.span, builder),
        expr.span,
        builder,
      );
      return value;
    }
  }
}

/** Where a compound assignment reads and writes: a local, or a place in the heap whose parts have been evaluated once. */
type Destination =
  | { readonly kind: 'local'; readonly variable: Expr & { readonly kind: 'var' }; readonly declared: LocalVariable }
  | { readonly kind: 'heap'; readonly place: Place };

function destination(expr: TypedExpr & { readonly kind: 'compound' }, builder: Builder): Destination {
  const { target } = expr;
  switch (target.kind) {
    case 'local':
      return { kind: 'local', variable: builder.variableOf(target.variable), declared: target.variable };
    case 'field': {
      const object = undisturbed(builder.lowerExpr(target.object, builder, true), target.object, [expr.value], builder);
      return { kind: 'heap', place: fieldPlace(target, object, expr.span, builder) };
    }
    case 'static':
      if (target.object !== undefined) builder.lowerExpr(target.object, builder, false);
      useClass(target.field.owner, expr.target.span, builder);
      return { kind: 'heap', place: staticPlace(target) };
    case 'element': {
      const [array, index] = evaluateAll([target.array, target.index], builder);
      const keep = (value: Expr, part: TypedExpr): Expr => undisturbed(value, part, [expr.value], builder);
      return { kind: 'heap', place: elementPlace(target, keep(array!, target.array), keep(index!, target.index), expr.span, builder) };
    }
  }
}

export function lowerCompound(expr: TypedExpr & { readonly kind: 'compound' }, builder: Builder, wanted: boolean): Expr {
  const at = destination(expr, builder);
  const { target } = expr;
  const isAlone = (target.kind === 'field' || target.kind === 'static') && isUsedAlone(expr, target.field, builder);
  let old: Expr =
    at.kind === 'local' ? at.variable : builder.known(read(at.place, target.span, builder, isAlone), target.type, target.span);
  if (at.kind === 'local')
    old =
      expr.isPostfix && wanted
        ? builder.keep(old, platoType(expr.target.type), expr.target.span)
        : undisturbed(old, expr.target, [expr.value], builder);
  const { combine } = expr;
  // Where `q` is null, nothing on the right of `q += f()` happens: javac takes the number out of a wrapper first.
  const inside = combine.kind === 'arithmetic' && combine.boxed ? unboxed(old, combine.from, expr, builder) : old;
  const operand = builder.lowerExpr(expr.value, builder, true);
  const value = combined(expr, inside, operand, builder);
  if (at.kind === 'local') {
    const asserts = localStoreAssertions(at.declared, value, expr.span, builder);
    builder.op({ role: 'local', span: expr.span, asserts, assigns: [{ target: local(at.variable.name, at.variable.type), value }] });
    return expr.isPostfix ? old : at.variable;
  }
  // What was asserted of the place when it was read holds still: arrays keep their length, locals their value.
  write({ ...at.place, asserts: [] }, value, compoundStoreAssertions(target, value, expr.span, builder), expr.span, builder, isAlone);
  return expr.isPostfix ? old : value;
}

/** What a compound assignment owes for the value that it leaves in a field. */
function compoundStoreAssertions(target: Target, value: Expr, span: Span, builder: Builder): readonly Assertion[] {
  return target.kind === 'field' || target.kind === 'static' ? fieldStoreAssertions(target.field, value, span, builder) : [];
}

function combined(expr: TypedExpr & { readonly kind: 'compound' }, old: Expr, operand: Expr, builder: Builder): Expr {
  const { combine } = expr;
  if (combine.kind === 'concatenation') return concatenate([old, operand], [expr.target, expr.value], expr.span, builder);
  const { op, at, from } = combine;
  const left = builder.computed((integers) => conversion(from, at, old, integers));
  let result = builder.computed((integers) => arithmetic(op, at, left, operand, integers));
  if (dividesIntegers(op, at) && !(operand.kind === 'int' && operand.value !== '0')) {
    const assertion = builder.assertion(
      'division-by-zero',
      notEqual(operand, int(0)),
      `${builder.nameOf(expr.value)} may be zero here.`,
      expr.span,
    );
    const temporary = builder.temporary(platoType(primitive(at)));
    builder.op({
      role: 'local',
      span: expr.span,
      asserts: [assertion],
      assigns: [{ target: local(temporary.name, temporary.type), value: result }],
    });
    result = temporary;
  }
  const narrowed = builder.computed((integers) => conversionBack(at, from, result, integers));
  return combine.boxed ? reboxed(narrowed, from, expr, builder) : narrowed;
}

/** Back to the type of the target; `at` and the target's type may both be integers of one width, where nothing changes. */
function conversionBack(at: PrimitiveName, to: PrimitiveName, value: Expr, integers: Integers): Expr {
  return at === 'boolean' || at === to ? value : conversion(at, to, value, integers);
}

function unboxed(value: Expr, from: PrimitiveName, expr: TypedExpr & { readonly kind: 'compound' }, builder: Builder): Expr {
  builder.op({ role: 'local', span: expr.target.span, asserts: builder.nonNullAssertions(value, expr.target) });
  return builder.known(unboxedValue(from, value), primitive(from), expr.target.span);
}

function reboxed(value: Expr, from: PrimitiveName, expr: TypedExpr, builder: Builder): Expr {
  const wrapper = boxed(from);
  const result = builder.temporary(platoType(wrapper));
  builder.op({
    role: 'local',
    span: expr.span,
    havocs: [local(result.name, result.type)],
    post: and(
      notEqual(result, NULL),
      { kind: 'exactType', operand: result, className: classNameOf(wrapper) },
      equal(unboxedValue(from, result), value),
    ),
  });
  builder.markNonNull(result);
  return result;
}
