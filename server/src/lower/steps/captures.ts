/**
 * What objects take along, in Plato: every constructor of a class that captures gets the values as hidden parameters in front of its own
 * and stores them in the hidden fields before anything else runs, so that even the constructor of a superclass finds them there.
 * Neighbours: resolve/captures.ts made the fields, resolve/enclosing.ts the values; `bodies/body.ts` stores them, `calls/creations.ts`
 * hands them over.
 */
import type { Span } from '../../base/span';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedBody, TypedExpr } from '../../resolve/typed';
import type { Expr, Variable } from '../../plato/ir';
import { ref } from '../../plato/ir';
import type { Builder } from './builder';
import { platoType } from '../values/plato-types';
import { NULL, notEqual, variable } from '../values/terms';

/** The hidden parameters of a constructor; none for every other method. */
export function hiddenParameters(owner: ClassSymbol, method: MethodSymbol | undefined): readonly Variable[] {
  return method?.isConstructor === true
    ? owner.captures.map(({ field }): Variable => ({ name: `${field.name}`, type: platoType(field.type) }))
    : [];
}

/** The first steps of a constructor. */
export function storeCaptures(owner: ClassSymbol, method: MethodSymbol | undefined, body: TypedBody, span: Span, builder: Builder): void {
  if (method?.isConstructor !== true) return;
  // `this(...)` stores them again; its arguments may speak of them.
  const isDelegating = body.stmts.some((stmt) => stmt.kind === 'constructorCall' && !stmt.isSuper);
  for (const { field } of owner.captures) {
    const type = platoType(field.type);
    // Whoever makes the object has one: its own, or one that it has dereferenced.
    if (field.isCapturedNonNull === true)
      builder.op({ role: 'assume', origin: 'parameters', span, guard: notEqual(variable(field.name, type), NULL) });
    const kept = field.name.slice(field.name.indexOf('$') + 1);
    builder.op({
      role: 'write',
      span,
      ...(isDelegating
        ? {}
        : field.captured === 'outer'
          ? { description: 'keeps the enclosing object' }
          : { description: `keeps \`${kept}\``, subject: { name: kept } }),
      assigns: [
        { target: { kind: 'field', object: variable('this', ref(owner.name)), field: field.id, type }, value: variable(field.name, type) },
      ],
    });
  }
}

/** Asserts what the creation dereferences; then whether there is a value for every hidden parameter. */
export function checkCaptured(
  owner: ClassSymbol,
  captured: readonly TypedExpr[],
  values: readonly Expr[],
  isDereferencing: boolean,
  span: Span,
  builder: Builder,
): void {
  if (captured.length !== owner.captures.length)
    builder.reject(`an object of \`${owner.display}\`, whose captured values are not known`, span);
  const [first] = captured;
  if (!isDereferencing || first === undefined) return;
  const asserts = builder.nonNullAssertions(values[0]!, first, span);
  if (asserts.length > 0) builder.op({ role: 'local', span, asserts });
}
