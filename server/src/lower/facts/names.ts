/**
 * What reports call methods: `Job.run`; with the parameter types where the class overloads the name (`Vector.lastIndexOf(Object)`).
 * Neighbours: `bodies/procedures.ts`, `calls/dispatch.ts`.
 */
import type { MethodSymbol } from '../../resolve/symbols';
import { displayType } from '../../resolve/types';

/** The name for reports. */
export function methodDisplay(method: MethodSymbol): string {
  // A lambda is one method of a class that has no name.
  if (method.implicit === 'lambda') return method.owner.display;
  const isOverloaded = method.owner.methods.some((other) => other !== method && other.name === method.name);
  const params = isOverloaded ? `(${method.params.map((param) => displayType(param.type)).join(', ')})` : '';
  return `${method.owner.display}.${method.name}${params}`;
}

/** The name for sentences: the method's own, or `new C` for a constructor. */
export function shortMethodName(method: MethodSymbol): string {
  return method.isConstructor ? `new ${method.owner.display}` : method.name;
}
