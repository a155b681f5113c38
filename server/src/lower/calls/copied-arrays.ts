/**
 * Lowers copies of arrays, `a.clone()` and `Arrays.copyOf(a, n)`: a new array, which is this thread's own as any that a body makes, into
 * which the elements are read one by one.
 * Neighbours: `creations.ts` makes arrays; `bodies/expressions.ts` asks for clones, `calls.ts` for the others; a copy of an array whose
 * class is not known is what the stub of `java.util.Arrays` says.
 */
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { erasure } from '../../resolve/types';
import type { Expr, Location, Variable } from '../../plato/ir';
import { INT } from '../../plato/ir';
import type { Builder } from '../steps/builder';
import { fillInLoop } from './creations';
import { classNameOf, defaultValue, platoType } from '../values/plato-types';
import { NULL, and, binary, equal, int, ite, local, or, variable } from '../values/terms';

type ArrayType = JavaType & { readonly kind: 'array' };

/** `a.clone()`. */
export function lowerCopyArray(expr: TypedExpr & { readonly kind: 'copyArray' }, builder: Builder): Expr {
  const { span } = expr;
  const type = erasure(expr.type);
  const array = builder.keep(builder.lowerExpr(expr.array, builder, true), platoType(type), span);
  const asserts = builder.nonNullAssertions(array, expr.array, span);
  if (asserts.length > 0) builder.op({ role: 'local', span, asserts });
  if (!isOfKnownClass(type, builder)) {
    builder.reject('a copy of an array that may be of another type', span);
    return array;
  }
  const length: Expr = { kind: 'length', array };
  return copyOf({ of: expr.array, array, type, length, count: length }, expr, builder);
}

/**
 * `Arrays.copyOf(a, n)` of an array whose class is known; undefined for any other call. `args` are the values of the arguments. Which of
 * its two checks Java makes first is not documented.
 */
export function lowerCopyOf(
  expr: TypedExpr & { readonly kind: 'call' },
  [given, length]: readonly Expr[],
  builder: Builder,
): Expr | undefined {
  const { method, span } = expr;
  const [source, size] = expr.args;
  if (!method.owner.isLibrary || method.owner.name !== 'java.util.Arrays' || method.name !== 'copyOf' || expr.args.length !== 2)
    return undefined;
  const type = erasure(source!.type);
  if (!isOfKnownClass(type, builder)) return undefined;
  const array = builder.keep(given!, platoType(type), span);
  const wanted = builder.keep(length!, INT, span);
  const isSize = builder.assertion(
    'negative-array-size',
    binary('<=', int(0), wanted),
    `The size ${builder.nameOf(size!)} may be negative here.`,
    size!.span,
  );
  builder.op({ role: 'local', span, asserts: [builder.strict(isSize, or(binary('<=', int(0), wanted), equal(array, NULL)))] });
  const asserts = builder.nonNullAssertions(array, source!, span);
  if (asserts.length > 0) builder.op({ role: 'local', span, asserts });
  const old: Expr = { kind: 'length', array };
  return copyOf({ of: source!, array, type, length: wanted, count: ite(binary('<', old, wanted), old, wanted) }, expr, builder);
}

/** The copy is of the class of the array itself, which may be another one where arrays are seen under other types. */
function isOfKnownClass(type: JavaType, { resolved }: Builder): type is ArrayType {
  return type.kind === 'array' && (type.element.kind === 'primitive' || !resolved.facts.covariantArrays.has(classNameOf(type)));
}

const ROW: Variable = { name: 'row', type: INT };

/** `length` of the copy, of which the first `count` elements are copied. */
interface Copy {
  readonly of: TypedExpr;
  readonly array: Expr;
  readonly type: ArrayType;
  readonly length: Expr;
  readonly count: Expr;
}

function copyOf({ of, array, type, length, count }: Copy, { span }: TypedExpr, builder: Builder): Expr {
  const element = platoType(type.element);
  const made = builder.temporary(platoType(type));
  builder.op({
    role: 'allocate',
    span,
    description: `copies ${builder.nameOf(of)}`,
    ...builder.subjectOf(of),
    allocates: { target: made.name, className: classNameOf(type), length },
  });
  builder.markNonNull(made);
  const at = (from: Expr, index: Expr): Expr & Location => ({ kind: 'elem', array: from, index, when: 'post', type: element });
  const row = variable(ROW.name, ROW.type);
  const inRows = (from: Expr, to: Expr, known: Expr): Expr => ({
    kind: 'quantifier',
    which: 'forall',
    variables: [ROW],
    body: binary('==>', and(binary('<=', from, row), binary('<', row, to)), known),
  });
  const unset = defaultValue(element);
  // Where the copy is longer, what is left over stays as it was made.
  const isLonger = length !== count && unset !== undefined;
  const known = (index: Expr): readonly Expr[] => [
    inRows(int(0), index, equal(at(made, row), at(array, row))),
    ...(isLonger ? [inRows(index, length, equal(at(made, row), unset))] : []),
  ];
  fillInLoop(
    count,
    known,
    (index) => {
      const value = builder.temporary(element);
      const name = of.source === undefined ? 'the array' : `an element of ${builder.nameOf(of)}`;
      builder.op({
        role: 'read',
        span,
        description: `reads ${name}`,
        ...builder.subjectOf(of),
        assigns: [{ target: local(value.name, element), value: at(array, index) }],
      });
      builder.op({
        role: 'write',
        span,
        description: 'fills the copy',
        assigns: [{ target: { kind: 'elem', array: made, index, type: element }, value }],
      });
    },
    { span },
    builder,
  );
  return made;
}
