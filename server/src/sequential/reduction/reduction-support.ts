/**
 * What check 2 does not do yet: found before it starts, so that the method is `unsupported` at the place and never `verified`.
 * Neighbours: `reduction.ts`; `support.ts` for both checks.
 */
import type { Procedure, Stmt, Unsupported } from '../../plato/ir';
import type { ProcedureTable } from '../modular/calls';

/** Reasons in the order of the body; the procedure has `performs`. */
export function unsupportedInReduction(table: ProcedureTable, procedure: Procedure, body: Stmt): readonly Unsupported[] {
  const found: Unsupported[] = [];
  const add = (reason: string, span: Unsupported['span']): void => void found.push({ reason, span });
  const visit = (stmt: Stmt, inAtomic: boolean): void => {
    switch (stmt.kind) {
      case 'op': return;
      case 'seq': for (const one of stmt.stmts) visit(one, inAtomic); return;
      case 'choice': for (const one of stmt.branches) visit(one, inAtomic); return;
      case 'block': return visit(stmt.body, inAtomic);
      case 'loop':
        if (inAtomic) add('a loop in an atomic block of a method with `performs`', stmt.span);
        return visit(stmt.body, inAtomic);
      case 'atomic': return visit(stmt.body, true);
      case 'exit': return;
      case 'call': {
        const place = stmt.within[0]?.span ?? stmt.span;
        if (stmt.mode === 'start') return add('the start of a thread in a method with `performs` (start it in the method that calls this one)', place);
        const callees = stmt.targets.map((target) => table.get(target.procedure));
        const isPure = callees.every((callee) => callee?.isTrusted === true && callee.modifies?.length === 0);
        if (!isPure || inAtomic) add(`a call of \`${callees.find((callee) => callee)?.display ?? stmt.description}\`, which has a specification without \`performs\`, in a method with \`performs\` (with a \`performs\` of its own it would be the actions that it performs; without any specification it would be inlined)`, place);
      }
    }
  };
  visit(body, false);
  return found;
}
