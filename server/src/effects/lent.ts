/**
 * Which parameters a method only borrows: when it returns, nobody has a reference to what it was given, or to what that leads to, who had
 * none before. An object that only its maker knows is then still known to nobody else after the call.
 *
 * Read off the body: values that come from the parameter (by copying, or by reading a field or an element of such a value) are stored
 * nowhere, returned by nothing, and handed only to methods that borrow them, too. What is not understood keeps.
 * Soundness: docs/soundness/visibility.md#borrowed-objects.
 * Neighbours: `inline/perform.ts` asks; `handed-over.ts` is about the library.
 */
import { onceFor } from '../base/once-for';
import { EXCEPTION_VARIABLE, OBJECT_CLASS, RESULT_VARIABLE } from '../plato/ir';
import type { Call, Expr, Operation, Procedure, Program, Type } from '../plato/ir';
import { freeVars } from '../plato/substitute';
import { callsOf, operationsOf } from '../plato/statements';
import { typeOf } from '../plato/type-of';

/** Whether the method only borrows its parameter with this number. */
export function borrows(program: Program, procedure: Procedure, index: number): boolean {
  return readerOf(program).borrows(procedure, index);
}

const readerOf = onceFor((program: Program) => new Reader(program));

class Reader {
  private readonly procedures: ReadonlyMap<string, Procedure>;
  /** By method and number of the parameter. Its own, and not `onceFor`: methods call each other in circles, and what is begun counts. */
  private readonly known = new Map<string, boolean>();

  constructor(program: Program) {
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
  }

  borrows(procedure: Procedure, index: number): boolean {
    const key = `${procedure.id} ${index}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    // Of a recursion nothing is claimed.
    this.known.set(key, false);
    const parameter = procedure.params[index];
    const isLent =
      parameter !== undefined &&
      procedure.body !== undefined &&
      procedure.unsupported.length === 0 &&
      !procedure.isTrusted &&
      !procedure.isOpaque &&
      !procedure.entry &&
      !procedure.beginsThread &&
      this.keepsNothing(procedure, parameter.name);
    this.known.set(key, isLent);
    return isLent;
  }

  private keepsNothing(procedure: Procedure, parameter: string): boolean {
    const operations = operationsOf(procedure.body!);
    const calls = callsOf(procedure.body!);
    const lent = derived(operations, parameter);
    const isLent = (expr: Expr): boolean => mayRefer(typeOf(expr)) && [...freeVars(expr).keys()].some((name) => lent.has(name));
    const keeps = (op: Operation): boolean =>
      (op.publishes ?? []).some(isLent) ||
      op.assigns.some(
        ({ target, value }) =>
          isLent(value) && (target.kind !== 'local' || target.name === RESULT_VARIABLE || target.name === EXCEPTION_VARIABLE),
      ) ||
      (op.post !== undefined &&
        [...freeVars(op.post).keys()].some((name) => lent.has(name)) &&
        op.havocs.some((target) => mayRefer(target.type)));
    return (
      !operations.some(keeps) &&
      calls.every((call) => call.args.every((argument, index) => !isLent(argument) || this.isBorrowedBy(call, index)))
    );
  }

  private isBorrowedBy(call: Call, index: number): boolean {
    return (
      call.mode === 'call' &&
      call.userCode === undefined &&
      call.targets.length > 0 &&
      call.targets.every((target) => {
        const callee = this.procedures.get(target.procedure);
        if (callee === undefined) return false;
        return (callee.kind === 'constructor' && callee.owner === OBJECT_CLASS) || this.borrows(callee, index);
      })
    );
  }
}

/** The locals that may hold what comes from the parameter, in whatever order the body runs. */
function derived(operations: readonly Operation[], parameter: string): ReadonlySet<string> {
  const lent = new Set([parameter]);
  for (let size = -1; size !== lent.size; ) {
    size = lent.size;
    for (const { target, value } of operations.flatMap((op) => op.assigns)) {
      if (target.kind === 'local' && mayRefer(target.type) && [...freeVars(value).keys()].some((name) => lent.has(name)))
        lent.add(target.name);
    }
  }
  return lent;
}

function mayRefer(type: Type): boolean {
  return type.kind === 'ref' || type.kind === 'map';
}
