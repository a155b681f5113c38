/**
 * What callers owe: before each call of a method that stays a call, its precondition is asserted of the arguments.
 *
 * Why: in the method's body the precondition is a fact. So the file's own calls must be shown to satisfy it; nobody but callers elsewhere
 * is taken at their word. The assertion is a step of the caller, and stays when the call is replaced by the body, which
 * may have lost assertions because of it.
 * Neighbours: `prepare.ts` (a `requires` of the Java file), `tactics.ts` (`annot pre`); `checking.ts` shows the assertions.
 * docs/soundness/qed.md#what-callers-owe
 */
import type { Span } from '../base/span';
import type { Call, Expr, Procedure, Program, Stmt } from '../plato/ir';
import { callsOf } from '../plato/statements';
import { isOneOf } from '../plato/receivers';
import { someExpr, substituteVars } from '../plato/substitute';
import { flat, rewrite, type Formula, type Proc } from './context';
import { scriptAssertion, step } from './operations';

/** The procedures, with the assertion before each call of the callee. `wrong` gets the calls of which nothing can be asserted. */
export function withOwed(
  program: Program,
  procs: readonly Proc[],
  callee: Procedure,
  pre: Formula,
  wrong: (span: Span) => void,
): readonly Proc[] {
  return procs.map((proc) => {
    if (!callsOf(proc.body).some((call) => runs(call, callee))) return proc;
    const body = rewrite(proc.body, (stmt): Stmt | undefined => {
      if (stmt.kind !== 'call' || !runs(stmt, callee)) return undefined;
      // Between the assertion and the call other threads may step.
      if (stmt.args.length !== callee.params.length || stmt.args.some(readsStore)) wrong(stmt.span);
      return { kind: 'seq', stmts: [asserted(program, stmt, callee, pre), stmt] };
    });
    return { ...proc, body: flat(body) };
  });
}

function asserted(program: Program, call: Call, callee: Procedure, pre: Formula): Stmt {
  const given = new Map(callee.params.map((param, index) => [param.name, call.args[index] ?? { kind: 'null' }] as [string, Expr]));
  const claim = substituteVars(pre.expr, given);
  const mine = call.targets.find((target) => target.procedure === callee.id)!;
  const models = new Set(program.classes.filter((one) => one.isModel === true).map((one) => one.name));
  // Of the methods that the call may run, this one runs for objects of its classes.
  const expr: Expr =
    call.targets.length === 1 || !call.args[0]
      ? claim
      : { kind: 'binary', op: '==>', left: isOneOf(call.args[0], mine.classes, (name) => models.has(name)), right: claim };
  const message = `\`${pre.text}\` may not hold where \`${callee.display}\` is called.`;
  return step({ asserts: [scriptAssertion(expr, message, call.span)], role: 'assert', span: call.span, within: call.within });
}

function runs(call: Call, callee: Procedure): boolean {
  return call.targets.some((target) => target.procedure === callee.id);
}

function readsStore(e: Expr): boolean {
  return someExpr(e, (part) => part.kind === 'field' || part.kind === 'static' || part.kind === 'elem');
}
