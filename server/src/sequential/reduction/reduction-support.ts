/**
 * What check 2 does not do yet: found before it starts, so that the method is `unsupported` at the place and never `verified`.
 * Neighbours: `reduction.ts`; `support.ts` for both checks.
 */
import { exhausted } from '../../base/exhausted';
import { effectsOfCall, type Effects } from '../../effects/effects';
import type { Call, Program, Stmt, Unsupported } from '../../plato/ir';
import type { ProcedureTable } from '../modular/calls';
import { obstacleOfCall } from './specified-calls';

/** The call of a trusted method that changes nothing: a local computation. */
export function isPure(table: ProcedureTable, call: Call): boolean {
  return call.targets.every(({ procedure }) => {
    const callee = table.get(procedure);
    return callee?.isTrusted === true && callee.modifies?.length === 0;
  });
}

/**
 * Reasons in the order of the body of a procedure that has `performs`. `isHindered`: inlining has left calls in it that it could not put
 * bodies in the place of, and has said why; the callees have no specification.
 */
export function unsupportedInReduction(
  program: Program,
  table: ProcedureTable,
  effects: ReadonlyMap<string, Effects>,
  body: Stmt,
  isHindered: boolean,
): readonly Unsupported[] {
  const found: Unsupported[] = [];
  const add = (reason: string, span: Unsupported['span']): void => void found.push({ reason, span });
  const visit = (stmt: Stmt, inAtomic: boolean): void => {
    switch (stmt.kind) {
      case 'op':
        return;
      case 'seq':
        for (const one of stmt.stmts) visit(one, inAtomic);
        return;
      case 'choice':
        for (const one of stmt.branches) visit(one, inAtomic);
        return;
      case 'block':
        return visit(stmt.body, inAtomic);
      case 'loop':
        if (inAtomic) add('a loop in an atomic block of a method with `performs`', stmt.span);
        return visit(stmt.body, inAtomic);
      case 'atomic':
        return visit(stmt.body, true);
      case 'exit':
        return;
      case 'call':
        {
          const place = stmt.within[0]?.span ?? stmt.span;
          if (stmt.mode === 'start') {
            if (inAtomic) add('the start of a thread in an atomic block of a method with `performs`', place);
            return;
          }
          if (isPure(table, stmt) && !inAtomic) return;
          const callees = stmt.targets.map((target) => table.get(target.procedure));
          if (isHindered && callees.every((callee) => callee?.isAbstract === false && callee.performs === undefined)) return;
          const obstacle = inAtomic
            ? 'which has a specification, and that in an atomic block,'
            : callees
                .map((callee) => (callee ? obstacleOfCall(program, callee, effectsOfCall(stmt, effects)) : 'which is not known'))
                .find((one) => one !== undefined);
          if (obstacle !== undefined)
            add(
              `a call of \`${callees.find((callee) => callee)?.display ?? stmt.description}\`, ${obstacle}, in a method with \`performs\` (with a \`performs\` of its own it would be the actions that it performs; without any specification it would be inlined)`,
              place,
            );
        }
        break;
      default:
        exhausted(stmt);
    }
  };
  visit(body, false);
  return found;
}
