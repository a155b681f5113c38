/**
 * Lowers what makes objects: `new C(...)` is an allocation and a call of the constructor; arrays are allocated with their length asserted,
 * arrays of arrays level by level, initializers element by element.
 * Neighbours: `bodies/expressions.ts`; constructors are called through `dispatch.ts`; `copied-arrays.ts` fills copies.
 */
import type { Span } from '../../base/span';
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { THREAD_NAME, displayType, erasure } from '../../resolve/types';
import type { Clause, Expr, Variable } from '../../plato/ir';
import { INT } from '../../plato/ir';
import type { Builder } from '../steps/builder';
import { checkCaptured } from '../steps/captures';
import { accessContents } from '../steps/contents';
import { useClass } from '../steps/first-use';
import { mayTellClass } from '../facts/inferred-arrays';
import { perhapsAnother } from '../steps/lambda-objects';
import { emitExactCall } from './dispatch';
import { placeOfConstant } from '../values/constant-places';
import { evaluateAll, undisturbed } from '../steps/operands';
import { classNameOf, platoType } from '../values/plato-types';
import { callStrangers } from './stranger-calls';
import { keepTarget } from './threads';
import { NULL, and, binary, equal, int, local, not, notEqual, variable } from '../values/terms';

/** How many elements an array initializer may have; each is an operation of its own. */
const MAX_ELEMENTS = 256;

export function lowerNew(expr: TypedExpr & { readonly kind: 'new' }, builder: Builder): Expr {
  const captured = expr.captured ?? [];
  useClass(expr.class, expr.span, builder);
  // What a thread is made to run is asked of where it is started.
  const args = expr.class.name === THREAD_NAME ? expr.args.map((one) => (one.kind === 'retype' ? one.operand : one)) : expr.args;
  // An object before the dot is asked for before the arguments are evaluated (Java Language Specification 15.9.4).
  const around = captured.map((one, index) =>
    undisturbed(builder.lowerExpr(one, builder, true), one, [...captured.slice(index + 1), ...args], builder),
  );
  checkCaptured(expr.class, captured, around, expr.isDereferencing === true, expr.span, builder);
  const values = [...around, ...evaluateAll(args, builder)];
  accessContents(expr.constructor_, undefined, expr.args, expr.span, builder);
  const made = builder.temporary(platoType(expr.type));
  builder.op({
    role: 'allocate',
    span: expr.span,
    description: `makes a new \`${expr.class.display}\``,
    subject: { name: expr.class.display },
    allocates: { target: made.name, className: expr.class.name, length: undefined },
  });
  builder.markNonNull(made);
  if (expr.constant !== undefined)
    for (const assign of placeOfConstant(expr.constant, made))
      builder.op({
        role: 'write',
        span: expr.span,
        description: `gives \`${expr.constant.name}\` its place in the enum`,
        subject: { name: expr.constant.name },
        assigns: [assign],
      });
  callStrangers(expr.constructor_, undefined, expr.args, values, expr.span, builder);
  emitExactCall(expr.constructor_, [made, ...values], undefined, expr.span, builder);
  keepTarget(expr.constructor_, [made, ...values], expr.span, builder);
  return expr.class.place === 'lambda' ? perhapsAnother(made, expr.class, values, expr.span, builder) : made;
}

/** Its length is asserted not to be negative, where it is not known. */
function allocateArray(
  type: JavaType,
  length: Expr,
  lengthName: string | undefined,
  span: Span,
  builder: Builder,
): Expr & { readonly kind: 'var' } {
  const made = builder.temporary(platoType(type));
  const asserts =
    length.kind === 'int' && !length.value.startsWith('-')
      ? []
      : [
          builder.assertion(
            'negative-array-size',
            binary('<=', int(0), length),
            `The size ${lengthName ?? 'of this array'} may be negative here.`,
            span,
          ),
        ];
  builder.op({
    role: 'allocate',
    span,
    asserts,
    description: `makes a new \`${displayType(erasure(type))}\``,
    subject: { name: displayType(erasure(type)) },
    allocates: { target: made.name, className: classNameOf(type), length },
  });
  builder.markNonNull(made);
  return made;
}

export function lowerNewArray(expr: TypedExpr & { readonly kind: 'newArray' }, builder: Builder): Expr {
  if (isOfVariable(expr.type))
    builder.rest('takes what a generic array holds to be of its type variable: nothing stores into it as an array of another type');
  const sizes = evaluateAll(expr.dims, builder);
  // A size that is negative at a deeper level throws even where no array of that level would be made.
  expr.dims.slice(1).forEach((dim, index) => {
    const size = sizes[index + 1]!;
    if (size.kind === 'int' && !size.value.startsWith('-')) return;
    builder.op({
      role: 'local',
      span: dim.span,
      asserts: [
        builder.assertion(
          'negative-array-size',
          binary('<=', int(0), size),
          `The size ${builder.nameOf(dim)} may be negative here.`,
          dim.span,
        ),
      ],
    });
  });
  return level(erasure(expr.type), sizes, expr, builder);
}

function isOfVariable(type: JavaType): boolean {
  return type.kind === 'array' ? isOfVariable(type.element) : type.kind === 'typeVariable';
}

/** Up to how many arrays are made one after the other; more, or a number that is not known, are made in a loop. */
const MAX_UNROLLED = 8;

/** One array, and the arrays that are its elements. */
function level(type: JavaType, sizes: readonly Expr[], expr: NewArray, builder: Builder): Expr {
  const depth = expr.dims.length - sizes.length;
  const [size, ...inner] = sizes;
  const made = allocateArray(type, size!, builder.nameOf(expr.dims[depth]!), expr.span, builder);
  if (inner.length === 0 || type.kind !== 'array') return made;
  const { element } = type;
  const fill = (index: Expr): void => {
    const value = level(element, inner, expr, builder);
    builder.op({
      role: 'write',
      span: expr.span,
      description: 'fills the new array',
      assigns: [{ target: { kind: 'elem', array: made, index, type: platoType(element) }, value }],
    });
  };
  if (size!.kind === 'int' && Number(size!.value) <= MAX_UNROLLED)
    for (let index = 0; index < Number(size!.value); index++) fill(int(index));
  else {
    const filled = filledRows(made, element, inner);
    fillInLoop(size!, (index) => [filled(index)], fill, expr, builder);
  }
  return made;
}

type NewArray = TypedExpr & { readonly kind: 'newArray' };

/**
 * Fills the places below `size` one after the other. `rows`: what is known when the places below an index are filled, as
 * candidates.
 */
export function fillInLoop(
  size: Expr,
  rows: (index: Expr) => readonly Expr[],
  fill: (index: Expr) => void,
  { span }: { readonly span: Span },
  builder: Builder,
): void {
  const index = builder.hidden('$index', INT);
  const label = builder.label('filled');
  const set = (value: Expr): void => builder.op({ role: 'local', span, assigns: [{ target: local(index.name, INT), value }] });
  set(int(0));
  const body = builder.collect(() => {
    const more = binary('<', index, size);
    builder.branch(more, span, [], [{ kind: 'exit', label }], not(more));
    fill(index);
    set(binary('+', index, int(1)));
  });
  const inRange = and(binary('<=', int(0), index), binary('<=', index, size));
  const invariants = [inRange, ...rows(index)].map(
    (one): Clause => ({ expr: one, text: 'what is filled stays so', isProposed: true, span }),
  );
  builder.emit({ kind: 'block', label, body: { kind: 'loop', invariants, decreases: [], body: { kind: 'seq', stmts: body }, span } });
}

const ROW: Variable = { name: 'row', type: INT };

/**
 * What is known of the rows before an index: they are there, of their class and size. (That they hold defaults would need a formula of two
 * variables, which hides counterexamples from the prover.)
 */
function filledRows(made: Expr, element: JavaType, inner: readonly Expr[]): (index: Expr) => Expr {
  const row = variable(ROW.name, ROW.type);
  const at: Expr = { kind: 'elem', array: made, index: row, when: 'post', type: platoType(element) };
  const known = [
    notEqual(at, NULL),
    equal({ kind: 'length', array: at }, inner[0]!),
    { kind: 'exactType', operand: at, className: classNameOf(element) } as const,
  ];
  return (index) => {
    const before = and(binary('<=', int(0), row), binary('<', row, index));
    return { kind: 'quantifier', which: 'forall', variables: [ROW], body: binary('==>', before, and(...known)) };
  };
}

export function lowerArrayInit(expr: TypedExpr & { readonly kind: 'arrayInit' }, builder: Builder): Expr {
  if (expr.elements.length > MAX_ELEMENTS) builder.reject(`an array initializer of more than ${MAX_ELEMENTS} elements`, expr.span);
  const type = erasure(expr.type);
  if (expr.isOfInferredClass === true && mayTellClass(expr.elements, builder.resolved))
    builder.reject('an array for the last parameter, whose class depends on a type that Java infers', expr.span);
  const made = allocateArray(type, int(expr.elements.length), undefined, expr.span, builder);
  if (expr.elements.length > MAX_ELEMENTS || type.kind !== 'array') return made;
  expr.elements.forEach((element, index) => {
    const value = builder.lowerExpr(element, builder, true);
    builder.op({
      role: 'write',
      span: element.span,
      description: `writes element ${index} of the new array`,
      assigns: [{ target: { kind: 'elem', array: made, index: int(index), type: platoType(type.element) }, value }],
    });
  });
  return made;
}
