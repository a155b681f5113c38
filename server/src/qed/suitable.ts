/**
 * What a body may contain so that it has a meaning here: no threads started, no calls of which nothing but a specification is known, no new
 * objects of the classes that are proved about, atomic blocks without loops.
 * Why: everything that the theory of gated actions does not speak of must be said, never passed over.
 * Neighbours: `prepare.ts` collects it.
 */
import { exhausted } from '../base/exhausted';
import type { Program, Stmt } from '../plato/ir';
import type { Hindrance } from './prepare';

export function unsuitable(program: Program, body: Stmt): readonly Hindrance[] {
  const ours = new Set(program.procedures.filter((one) => !one.isTrusted).map((one) => one.id));
  const own = new Set(program.classes.filter((one) => !one.isLibrary).map((one) => one.name));
  const found: Hindrance[] = [];
  const visit = (stmt: Stmt, isInside: boolean): void => {
    switch (stmt.kind) {
      case 'op':
        if (stmt.op.allocates && own.has(stmt.op.allocates.className))
          found.push({ reason: `a new \`${stmt.op.allocates.className}\` made by a method`, span: stmt.op.span });
        if (stmt.op.role === 'specification') found.push({ reason: 'a call of which only the specification is known', span: stmt.op.span });
        return;
      case 'seq':
        stmt.stmts.forEach((one) => visit(one, isInside));
        return;
      case 'choice':
        stmt.branches.forEach((one) => visit(one, isInside));
        return;
      case 'block':
        visit(stmt.body, isInside);
        return;
      case 'atomic':
        visit(stmt.body, true);
        return;
      case 'loop':
        if (isInside) found.push({ reason: 'a loop in an atomic block', span: stmt.span });
        visit(stmt.body, isInside);
        return;
      case 'call':
        if (stmt.mode === 'start') found.push({ reason: 'a thread that is started', span: stmt.span });
        else if (isInside) found.push({ reason: 'a call in an atomic block', span: stmt.span });
        else if (!stmt.targets.every((target) => ours.has(target.procedure)))
          found.push({ reason: 'a call of which only the specification is known', span: stmt.span });
        return;
      case 'exit':
        return;
      default:
        exhausted(stmt);
    }
  };
  visit(body, false);
  return found;
}
