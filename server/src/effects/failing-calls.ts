/**
 * Methods with `performs` that have performed nothing where they throw an exception.
 *
 * A method of one action that writes no witness performs it by the sequence of steps with which it returns. Where it throws, it has proved
 * that it has changed nothing (`atExit` in `sequential/reduction/performed.ts`). Which bodies are like that is read off the bodies before
 * anything is put in the place of their calls: no witness stands in them or in what is inlined there, and no call performs several actions,
 * of which one might be said to be this one. In doubt a method may have performed what it says before it throws.
 * Soundness: docs/soundness/reduction.md#who-throws-has-performed-nothing.
 * Neighbours: `inline/perform.ts` asks.
 */
import { onceFor } from '../base/once-for';
import type { Procedure, Program } from '../plato/ir';
import { callsOf, operationsOf } from '../plato/statements';

const table = onceFor((program: Program) => new Map(program.procedures.map((one) => [one.id, one])));

/** Whether the method, which has `performs`, performs nothing if it leaves by an exception. */
export function performsNothingIfItThrows(program: Program, { performs, body, isTrusted }: Procedure): boolean {
  if (performs?.actions.length !== 1 || performs.tree.kind !== 'action' || body === undefined || isTrusted) return false;
  const seen = new Set<string>();
  const open = [body];
  for (let stmt = open.pop(); stmt !== undefined; stmt = open.pop()) {
    if (operationsOf(stmt).some((op) => op.witness !== undefined)) return false;
    for (const id of callsOf(stmt).flatMap((call) => call.targets.map((target) => target.procedure))) {
      const callee = table(program).get(id);
      if (seen.has(id) || callee === undefined) continue;
      seen.add(id);
      if (callee.performs ? callee.performs.tree.kind !== 'action' : (callee.actions ?? []).length > 1) return false;
      if (callee.performs === undefined && callee.body !== undefined) open.push(callee.body);
    }
  }
  return true;
}
