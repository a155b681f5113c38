/**
 * INLINE-CALL, the tactic `inline` (QED, Figure 10): calls of a procedure are replaced by its body as it stands now.
 * Neighbours: `inline/inline.ts` does it, with fresh names for parameters and locals; `prepare.ts` says which calls it is to see.
 */
import { inlineCalls } from '../inline/inline';
import type { Stmt } from '../plato/ir';
import { callsOf } from '../plato/statements';
import { copyOf, flat, type Proc, type ProofContext } from './context';
import { programFor } from './prepare';
import { Refused } from './refused';

/** The context in which nothing calls the procedure any more, and how many callers were changed. Throws Refused. */
export function inlined(context: ProofContext, callee: Proc): { readonly context: ProofContext; readonly callers: number } {
  const bodies = new Map(
    context.procs.map((proc) => [
      proc.procedure.id,
      { body: proc.body, locals: proc.variables.filter((one) => !proc.procedure.params.some((param) => param.name === one.name)) },
    ]),
  );
  const seen = programFor(context.program, (one) => one.id === callee.procedure.id, bodies);
  let callers = 0;
  const procs = context.procs.map((proc) => {
    if (!calls(proc.body, callee.procedure.id)) return proc;
    if (proc.procedure.id === callee.procedure.id) throw new Refused(`\`${callee.name}\` calls itself; \`reduce proc\` is for that`);
    const made = inlineCalls(seen, seen.procedures.find((one) => one.id === proc.procedure.id)!);
    const hindrance = made.unsupported[0]?.reason ?? made.diagnostics[0]?.message;
    if (hindrance !== undefined) throw new Refused(`a call in \`${proc.name}\` cannot be replaced: ${hindrance}`, 'unknown');
    callers++;
    const known = new Set(proc.variables.map((one) => one.name));
    return { ...proc, body: flat(copyOf(made.body)), variables: [...proc.variables, ...made.locals.filter((one) => !known.has(one.name))] };
  });
  if (callers === 0) throw new Refused(`nothing calls \`${callee.name}\``);
  // A private method that nobody calls any more is run by nobody: only what may be called from outside is entered without a call.
  const kept = procs.filter((proc) => proc.procedure.isChecked || proc.procedure.id !== callee.procedure.id);
  return { context: { ...context, procs: kept }, callers };
}

/** Whether a statement calls a procedure. */
export function calls(stmt: Stmt, id: string): boolean {
  return callsOf(stmt).some((call) => call.targets.some((target) => target.procedure === id));
}
