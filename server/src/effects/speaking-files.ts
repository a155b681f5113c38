/**
 * The files that say something about values (invariants, conditions, frames, actions, fields that are never null), and the bodies that
 * assert something: their authors want to hear of every check of Java's that fails, and whoever calls a method by what it says relies on
 * that. A way that ends with such a failure may be the one on which an assertion is wrong.
 * Neighbours: `verify/java-checks.ts`, `verify/cuts.ts` and `lower/program/shown-checks.ts` ask.
 */
import { onceFor } from '../base/once-for';
import { HOLDER_FIELD, THREAD_CLASS } from '../plato/ir';
import type { Assertion, Clause, Expr, Procedure, Program, Stmt, Type } from '../plato/ir';
import { storesOfExpr } from '../plato/footprint';
import { callsOf, someStmt } from '../plato/statements';

const speakingFiles = onceFor(
  (program: Program): ReadonlySet<string> =>
    new Set([
      ...program.invariants.map(({ clause }) => clause.span.file),
      ...program.fields.filter((field) => field.isDeclaredNonNull === true).map((field) => field.span.file),
      ...program.procedures
        .filter(
          (one) =>
            one.requires.filter((clause) => !isOfLocks(program, clause)).length + one.ensures.length + one.exsures.length > 0 ||
            one.actions !== undefined ||
            one.performs !== undefined ||
            (one.isAbstract && !one.isTrusted),
        )
        .map((one) => one.span.file),
    ]),
);

/** Whether the clause is about nothing but who holds locks, as `@GuardedBy` at a method is: that says nothing of values. */
function isOfLocks({ fields, classes }: Program, { expr }: Clause): boolean {
  const library = new Set(classes.filter((one) => one.isLibrary).map((one) => one.name));
  const locks = fields
    .filter(({ owner, type }) => library.has(owner) && (isThread(type) || (type.kind === 'map' && isThread(type.key))))
    .map(({ id }) => id);
  const names = new Set([HOLDER_FIELD, ...locks]);
  const isOf = (part: Expr): boolean => {
    if (part.kind === 'binary' && (part.op === '&&' || part.op === '||')) return isOf(part.left) && isOf(part.right);
    return [...storesOfExpr(part)].some((store) => names.has(store));
  };
  return isOf(expr);
}

function isThread(type: Type): boolean {
  return type.kind === 'ref' && type.className === THREAD_CLASS;
}

/** Whether the file of the procedure says something about values. */
export function speaksOfValues(program: Program, { span: { file } }: Procedure): boolean {
  return speakingFiles(program).has(file);
}

/** What is asserted in a body, by Java or by a specification. */
const ASSERTED: ReadonlySet<Assertion['code']> = new Set(['assertion', 'unreachable']);

/** Whether something is asserted in the statement. */
export function assertsIn(stmt: Stmt): boolean {
  return someStmt(stmt, (one) => one.kind === 'op' && one.op.asserts.some(({ code }) => ASSERTED.has(code)));
}

/** The procedures that assert something, or come by calls to one that does, also from handlers that nothing seems to lead to. */
export const assertingIn = onceFor(({ procedures }: Program): ReadonlySet<string> => {
  const callers = new Map<string, string[]>();
  const pending: string[] = [];
  for (const { id, isTrusted, asserts, body, tries = [] } of procedures) {
    if (asserts === true && !isTrusted) pending.push(id);
    const called = [...(body ? callsOf(body).flatMap((call) => call.targets.map((target) => target.procedure)) : [])];
    for (const callee of [...called, ...tries.flatMap(({ calls }) => calls)]) {
      const known = callers.get(callee);
      if (known) known.push(id);
      else callers.set(callee, [id]);
    }
  }
  const found = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(callers.get(id) ?? []));
  }
  return found;
});
