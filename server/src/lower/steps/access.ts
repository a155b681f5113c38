/**
 * Reads and writes of the heap: one operation for each access, with the assertions of Java (null, bounds, array store) and of `non_null`
 * fields.
 * Neighbours: `bodies/expressions.ts` for reads, `bodies/assignments.ts` for writes; which array stores need a check is found by resolve.
 */
import type { Span } from '../../base/span';
import { exprText, shortText } from '../../resolve/display';
import type { FieldSymbol, LocalVariable } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { displayType, erasure, isReference } from '../../resolve/types';
import type { Assertion, Expr, Location } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { locationExpr } from '../../plato/type-of';
import { constantValue } from '../values/arithmetic';
import type { Builder } from './builder';
import { mayBeUnset } from '../facts/open-interfaces';
import { useClass } from './first-use';
import { isUsedAlone } from './found-races';
import { lockPartFact } from '../values/lock-part-values';
import { isDeclaredNonNull } from '../facts/non-null';
import { evaluateAll } from './operands';
import { unboxedValue } from '../values/boxes';
import { classNameOf, platoType } from '../values/plato-types';
import { NULL, and, binary, equal, int, isInstance, local, not, notEqual, or } from '../values/terms';

type Of<K extends TypedExpr['kind']> = TypedExpr & { readonly kind: K };

/** A place in the heap, with what must hold to get at it. */
export interface Place {
  readonly location: Location;
  readonly asserts: readonly Assertion[];
  /** As messages name it: `objref.counter`. */
  readonly name: string;
}

export function placeText(expr: TypedExpr, fallback: string): string {
  return expr.source === undefined ? fallback : shortText(exprText(expr.source));
}

/** The field of an object whose reference has been evaluated. `span` is the access: the read, or the whole assignment. */
export function fieldPlace(expr: Of<'field'>, object: Expr, span: Span, builder: Builder): Place {
  const location: Location = { kind: 'field', object, field: expr.field.id, type: platoType(expr.field.type) };
  return { location, asserts: builder.nonNullAssertions(object, expr.object, span), name: targetText(expr) };
}

export function staticPlace(expr: Of<'static'>): Place {
  return { location: { kind: 'static', field: expr.field.id, type: platoType(expr.field.type) }, asserts: [], name: targetText(expr) };
}

/** The name of a place: as written, and for what Java adds by itself the name of the field. */
function targetText(expr: Of<'field'> | Of<'static'>): string {
  const written = expr.source;
  // An assignment inside a name's own elaboration has the whole expression as its source; only names and selections are places.
  if (
    written !== undefined &&
    (written.kind === 'name' || written.kind === 'field' || written.kind === 'superField' || written.kind === 'this')
  )
    return shortText(exprText(written));
  return expr.field.name;
}

/** The element of an array; array and index have been evaluated. */
export function elementPlace(expr: Of<'element'>, array: Expr, index: Expr, span: Span, builder: Builder): Place {
  const arrayName = placeText(expr.array, 'the array');
  const bounds = and(binary('<=', int(0), index), binary('<', index, { kind: 'length', array }));
  const message =
    expr.index.source === undefined
      ? `An index may be out of bounds of \`${arrayName}\` here.`
      : `The index ${builder.nameOf(expr.index)} may be out of bounds of \`${arrayName}\` here.`;
  const location: Location = { kind: 'elem', array, index, type: platoType(expr.type) };
  const asserts = [
    ...builder.nonNullAssertions(array, expr.array, span),
    builder.assertion('index-out-of-bounds', bounds, message, expr.span),
  ];
  return { location, asserts, name: placeText(expr, `an element of ${arrayName}`) };
}

export function readField(expr: Of<'field'>, builder: Builder): Expr {
  if (mayBeUnset(expr.field, builder.resolved))
    builder.reject(
      `a read of the transient field \`${expr.field.name}\`, which has no value in an object that is read from a stream`,
      expr.span,
    );
  const object = builder.lowerExpr(expr.object, builder, true);
  const place = fieldPlace(expr, object, expr.span, builder);
  const constant = builder.resolved.constantOf(expr.field);
  if (constant === undefined) {
    const value = read(place, expr.span, builder, isUsedAlone(expr, expr.field, builder));
    // The enclosing object is one whose code made this object.
    if (expr.field.captured === 'outer') builder.markNonNull(value);
    const { capturedLength } = expr.field;
    if (capturedLength !== undefined)
      builder.op({
        role: 'assume',
        span: expr.span,
        guard: equal({ kind: 'length', array: value }, { kind: 'int', value: String(capturedLength) }),
      });
    return withPartFact(builder.known(value, expr.field.type, expr.span), expr, object, builder);
  }
  // Java puts the value of a constant in the place of the read; only the reference is still tested.
  if (place.asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts: place.asserts });
  return constantValue(constant);
}

export function readStatic(expr: Of<'static'>, builder: Builder): Expr {
  if (expr.object !== undefined) builder.lowerExpr(expr.object, builder, false);
  useClass(expr.field.owner, expr.span, builder);
  const value = builder.known(
    read(staticPlace(expr), expr.span, builder, isUsedAlone(expr, expr.field, builder)),
    expr.field.type,
    expr.span,
  );
  const held = heldByConstant(expr.field, value);
  if (held !== undefined) builder.op({ role: 'assume', span: expr.span, guard: held });
  return withPartFact(value, expr, undefined, builder);
}

/**
 * What `Boolean.TRUE` and `Boolean.FALSE` hold, in the words of `unbox`: the stub has the fields, and no body that says it.
 * Soundness: docs/soundness/library.md#the-constants-of-boolean.
 */
function heldByConstant({ owner, name }: FieldSymbol, value: Expr): Expr | undefined {
  if (owner.name !== 'java.lang.Boolean' || !owner.isLibrary || (name !== 'TRUE' && name !== 'FALSE')) return undefined;
  return equal(unboxedValue('boolean', value), { kind: 'bool', value: name === 'TRUE' });
}

/** A condition or a read lock in a final field belongs to the lock beside it. */
function withPartFact(value: Expr, expr: Of<'field'> | Of<'static'>, object: Expr | undefined, builder: Builder): Expr {
  const fact = lockPartFact(expr.field, value, object, builder.resolved);
  if (fact !== undefined) builder.op({ role: 'assume', span: expr.span, guard: fact });
  return value;
}

export function readElement(expr: Of<'element'>, builder: Builder): Expr {
  const [array, index] = evaluateAll([expr.array, expr.index], builder);
  return builder.known(read(elementPlace(expr, array!, index!, expr.span, builder), expr.span, builder), expr.type, expr.span);
}

/** The length of an array never changes: reading it is no access to the heap. */
export function readLength(expr: Of<'length'>, builder: Builder): Expr {
  const array = builder.lowerExpr(expr.array, builder, true);
  const asserts = builder.nonNullAssertions(array, expr.array, expr.span);
  const length: Expr = { kind: 'length', array };
  if (asserts.length === 0 && builder.resolved.integers === 'mathematical') return length;
  const temporary = builder.temporary(INT);
  builder.op({ role: 'local', span: expr.span, asserts, assigns: [{ target: local(temporary.name, INT), value: length }] });
  return builder.known(temporary, expr.type, expr.span);
}

/** Reads a place into a fresh temporary. `isAlone`: no other thread uses it there. */
export function read(place: Place, span: Span, builder: Builder, isAlone = false): Expr & { readonly kind: 'var' } {
  const { location } = place;
  const temporary = builder.temporary(location.type);
  builder.op({
    role: 'read',
    span,
    asserts: place.asserts,
    description: `reads \`${place.name}\``,
    subject: { name: place.name },
    assigns: [{ target: local(temporary.name, location.type), value: locationExpr(location) }],
    ...(isAlone && { isAlone }),
  });
  return temporary;
}

/** Writes a value to a place. `more` are the assertions about the value; `isAlone`: no other thread uses it there. */
export function write(place: Place, value: Expr, more: readonly Assertion[], span: Span, builder: Builder, isAlone = false): void {
  builder.op({
    role: 'write',
    span,
    asserts: [...place.asserts, ...more],
    description: `writes \`${place.name}\``,
    subject: { name: place.name },
    assigns: [{ target: place.location, value }],
    ...(isAlone && { isAlone }),
  });
}

/** What must hold of a value that is stored in a field: not null, where that is declared. */
export function fieldStoreAssertions(field: FieldSymbol, value: Expr, span: Span, builder: Builder): readonly Assertion[] {
  const clause = isDeclaredNonNull(field);
  if (clause === undefined || builder.isNonNull(value)) return [];
  return [neverNullAssertion(field.name, value, span, clause, builder)];
}

/** What must hold of a value that is stored in a local variable: not null, where that is declared, however it is assigned. */
export function localStoreAssertions(variable: LocalVariable, value: Expr, span: Span, builder: Builder): readonly Assertion[] {
  const { name, type, neverNull } = variable;
  if (neverNull === undefined || !isReference(type) || builder.isNonNull(value)) return [];
  return [neverNullAssertion(name, value, span, neverNull.span, builder)];
}

function neverNullAssertion(name: string, value: Expr, span: Span, declared: Span, builder: Builder): Assertion {
  return builder.assertion('assertion', notEqual(value, NULL), `\`${name}\` must not be null, but may be given null here.`, span, [
    { message: `\`${name}\` is declared never to be null`, span: declared },
  ]);
}

/**
 * Java checks at every store of a reference that the array may hold it. Where the whole workspace never sees an array of another class
 * under this static type, that is its dynamic type, and the check cannot fail. Otherwise the array must be exactly of its static type, or
 * of one of the known others, which must be able to hold the value.
 */
export function elementStoreAssertions(expr: Of<'element'>, array: Expr, value: Expr, span: Span, builder: Builder): readonly Assertion[] {
  const { table, facts } = builder.resolved;
  const element = elementTypeOf(expr);
  const arrayClass = classNameOf(expr.array.type);
  const sources = facts.covariantArrays.get(arrayClass);
  if (sources === undefined || element.kind === 'primitive' || value.kind === 'null' || table.classOf(element)?.isFinal === true) return [];
  const exactly = (className: string): Expr => ({ kind: 'exactType', operand: array, className });
  const others = [...sources].map((source) => and(exactly(source), isInstance(value, source.slice(0, -2))));
  const allowed = or(equal(value, NULL), exactly(arrayClass), ...others);
  const message = `\`${placeText(expr.array, 'The array')}\` may be an array of another type than \`${displayType(expr.array.type)}\`, which cannot hold this value.`;
  // An array of a class that is not known here may hold the value as well.
  const isOfOther = not(or(exactly(arrayClass), ...[...sources].map(exactly)));
  return [builder.strict(builder.assertion('array-store', allowed, message, span), or(allowed, isOfOther))];
}

function elementTypeOf(expr: Of<'element'>): JavaType {
  const array = erasure(expr.array.type);
  return array.kind === 'array' ? array.element : erasure(expr.type);
}
