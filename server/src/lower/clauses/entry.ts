/**
 * What holds when a thread enters its first method (calvin-tcs 6.2): in `run` of a thread, `tid = this && this.start`; in `main`, `tid =
 * main`.
 * Neighbours: `bodies/procedures.ts` puts it into the procedure; `calls/dispatch.ts` asserts it where such a method with a specification is
 * called like any other.
 */
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';
import { STRING_NAME, THREAD_NAME } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { BOOL, START_FIELD, ref } from '../../plato/ir';
import { TID, and, equal, variable } from '../values/terms';

/** The condition on `this` and `tid`; undefined for methods that any thread may enter. */
export function entryCondition(method: MethodSymbol, resolved: Resolved): Expr | undefined {
  if (isThreadRun(method, resolved)) {
    const self = variable('this', ref(method.owner.name));
    return and(equal(TID, self), { kind: 'field', object: self, field: START_FIELD, when: 'post', type: BOOL });
  }
  return isMain(method) ? equal(TID, { kind: 'main' }) : undefined;
}

/**
 * Whether the method is entered by a new thread, or else by calls in whose place its body stands (where it has no specification for that):
 * `run` of a thread, and of an object that is made as the argument of a constructor of Thread, so that the thread is all that the library
 * knows to run it.
 */
export function beginsThread(method: MethodSymbol, resolved: Resolved): boolean {
  if (isThreadRun(method, resolved)) return true;
  return method.name === 'run' && !method.isStatic && method.params.length === 0 && resolved.facts.threadTargets.has(method.owner);
}

function isThreadRun(method: MethodSymbol, resolved: Resolved): boolean {
  return (
    method.name === 'run' &&
    !method.isStatic &&
    method.params.length === 0 &&
    !method.owner.isLibrary &&
    resolved.table.isSubclass(method.owner.name, THREAD_NAME)
  );
}

function isMain(method: MethodSymbol): boolean {
  const [param] = method.params;
  return (
    method.name === 'main' &&
    method.isStatic &&
    method.returnType.kind === 'void' &&
    method.params.length === 1 &&
    param!.type.kind === 'array' &&
    param!.type.element.kind === 'class' &&
    param!.type.element.name === STRING_NAME &&
    !method.owner.isLibrary
  );
}
