/**
 * A static method that is called on an expression: Java evaluates the expression first, with all that it does and throws, and throws its
 * value away, null or not (Java Language Specification 15.12.4.1).
 * Neighbours: `elaborate-calls.ts` chooses the method; fields keep the expression themselves (`typed.ts`).
 * Soundness: docs/soundness/java.md#static-members-of-an-expression.
 */
import { unsupportedExpr } from './body-context';
import type { TypedExpr } from './typed';

/** `object`: what stands before the dot, if that is no class; `call`: the call without it. */
export function afterObject(object: TypedExpr | undefined, call: TypedExpr): TypedExpr {
  if (object === undefined || object.kind === 'this' || object.kind === 'local' || call.kind === 'unsupported') return call;
  const { span, source, type } = call;
  if (call.kind === 'call' && call.method.typeParams.length > 0)
    return unsupportedExpr('a generic static method that is called on an expression; call it on its class', span, source);
  return { kind: 'after', first: object, value: call, type, span, source };
}
