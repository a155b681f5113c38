/**
 * `System.arraycopy` between arrays of objects. Java tests each element like a store (Java Language Specification 10.5; the method's
 * documentation), so it is asserted here that the array that is written can hold whatever the other one does. As for stores, an array whose
 * type nobody in the workspace ever widens is exactly of its static type.
 * Neighbours: `access.ts` asserts the same of stores; `calls/calls.ts` asks here; what else the method wants says its stub.
 */
import type { TypedExpr } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { displayType, erasure } from '../../resolve/types';
import type { Assertion, Expr } from '../../plato/ir';
import { placeText } from './access';
import type { Builder } from './builder';
import { classNameOf } from '../values/plato-types';
import { TRUE, or } from '../values/terms';

type Call = TypedExpr & { readonly kind: 'call' };

/**
 * `args` are the values of the arguments of the call. `copy` emits the copying: up to the first element that does not fit it is done when
 * the exception is thrown.
 */
export function copyAssertions(
  { method, args: given, span }: Call,
  args: readonly Expr[],
  builder: Builder,
  copy: () => void,
): readonly Assertion[] {
  if (!method.owner.isLibrary || method.owner.name !== 'java.lang.System' || method.name !== 'arraycopy') return [];
  const [source, , target] = given;
  const [from, to] = [erasure(source!.type), erasure(target!.type)];
  if (
    from.kind !== 'array' ||
    to.kind !== 'array' ||
    to.element.kind === 'primitive' ||
    source!.type.kind === 'null' ||
    target!.type.kind === 'null'
  )
    return [];
  const { table, facts } = builder.resolved;
  const fits = (element: JavaType, into: JavaType): boolean => table.isSubtype(element, into);
  const isExact = (array: JavaType): boolean =>
    !facts.covariantArrays.has(classNameOf(array)) || (array.kind === 'array' && table.classOf(array.element)?.isFinal === true);
  if (fits(from.element, to.element) && isExact(to)) return [];
  const [read, written] = [args[0]!, args[2]!];
  const sameType: Expr = { kind: 'sameType', left: read, right: written };
  const [array, other] = [`\`${placeText(target!, 'The array')}\``, `\`${placeText(source!, 'the other array')}\``];
  if (!fits(from.element, to.element))
    return [
      builder.strict(builder.assertion('array-store', sameType, `${array} may not be able to hold what is in ${other}.`, span), TRUE, copy),
    ];
  const message = `${array} may be an array of another type than \`${displayType(target!.type)}\`, which cannot hold what is in ${other}.`;
  const element = table.classOf(from.element);
  const others = [...(facts.covariantArrays.get(classNameOf(to)) ?? [])].filter(
    (one) => element !== undefined && table.isSubclass(element.name, one.slice(0, -2)),
  );
  const exactly = (className: string): Expr => ({ kind: 'exactType', operand: written, className });
  return [
    builder.strict(builder.assertion('array-store', or(sameType, ...[classNameOf(to), ...others].map(exactly)), message, span), TRUE, copy),
  ];
}
