/**
 * A static method that is called on an expression: Java evaluates the expression first, with all that it does and throws, and throws its
 * value away, null or not (Java Language Specification 15.12.4.1). A call with a result becomes a switch of one case, which everybody
 * knows already; a call without one a node of its own.
 * Neighbours: `elaborate-calls.ts` chooses the method; fields keep the expression themselves (`typed.ts`).
 * Soundness: docs/soundness/java.md#static-members-of-an-expression.
 */
import { unsupportedExpr } from './body-context';
import type { TypedExpr, TypedSwitch } from './typed';
import { primitive } from './types';

/** `object`: what stands before the dot, if that is no class; `call`: the call without it. */
export function afterObject(object: TypedExpr | undefined, call: TypedExpr): TypedExpr {
  if (object === undefined || object.kind === 'this' || object.kind === 'local' || call.kind === 'unsupported') return call;
  const { span, source, type } = call;
  if (type.kind === 'void') return { kind: 'after', first: object, value: call, type, span, source };
  if (call.kind === 'call' && call.method.typeParams.length > 0)
    return unsupportedExpr('a generic static method that is called on an expression; call it on its class', span, source);
  return { kind: 'switch', switch: discarding(object, call), type, span, source };
}

function discarding(object: TypedExpr, call: TypedExpr): TypedSwitch {
  const { span } = call;
  const subject: TypedExpr = {
    kind: 'constant',
    constant: { kind: 'int', value: 0n },
    type: primitive('int'),
    span,
    source: undefined,
  };
  return {
    subject,
    result: call.type,
    cases: [
      {
        labels: [],
        patterns: [],
        matchesNull: false,
        guard: undefined,
        isDefault: true,
        isArrow: true,
        body: [
          { kind: 'expr', expr: object, span: object.span },
          { kind: 'yield', value: call, span },
        ],
        span,
      },
    ],
    span,
  };
}
