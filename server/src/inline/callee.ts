/**
 * What inlining asks of a called procedure: whether its body may be put in the place of a call, how large it is, and how it is called in
 * fresh names.
 * Neighbours: `inline.ts`.
 */
import { onceFor } from '../base/once-for';
import { lastPart } from '../base/dotted-name';
import type { Clause, Expr, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { withSnapshots } from '../plato/snapshots';
import { someExpr } from '../plato/substitute';
import { someStmt, visitSteps } from '../plato/statements';

/** The procedures of a program by id. */
export const proceduresById = onceFor(
  (program: Program): ReadonlyMap<string, Procedure> => new Map(program.procedures.map((procedure) => [procedure.id, procedure])),
);

/**
 * Why neither the body nor the specification of a procedure may stand for a call of it, as a relative clause ("which ..."); undefined where
 * one may. An abstract procedure is called by its specification, whatever its body is.
 */
export function obstacle(callee: Procedure): string | undefined {
  if (callee.hasSyntaxErrors) return 'which does not parse';
  if (callee.hasSpecErrors) return 'whose specification has errors';
  if (callee.isAbstract) return undefined;
  if (callee.unsupported.length > 0) return `which is not translated: ${callee.unsupported[0]!.reason}`;
  if (!callee.body) return 'which has neither a body nor a specification';
  if (callee.requires.some(clauseSpeaksOfEntry) || speaksOfEntry(withSnapshots(callee, callee.body).body)) {
    return 'in which `\\old` or `\\fresh` speaks of its beginning, of what not only its parameters name; that is not translated where the method is inlined';
  }
  return undefined;
}

/**
 * Whether a body speaks of the store at its entry. Inlined, it would speak of the caller's entry. In `post`, `pre` is the store before the
 * operation and does no harm.
 */
function speaksOfEntry(stmt: Stmt): boolean {
  return someStmt(
    stmt,
    (one) =>
      (one.kind === 'op' && operationSpeaksOfEntry(one.op)) ||
      (one.kind === 'loop' && [...one.invariants, ...one.decreases].some(clauseSpeaksOfEntry)),
  );
}

function operationSpeaksOfEntry({ asserts, guard, assigns, post, allocates }: Operation): boolean {
  const now = [...asserts.map((assertion) => assertion.expr), guard, ...assigns.map((assign) => assign.value), allocates?.length];
  return (
    now.some((e) => e !== undefined && someExpr(e, isAboutEntry)) || (post !== undefined && someExpr(post, (part) => part.kind === 'fresh'))
  );
}

function clauseSpeaksOfEntry(clause: Clause): boolean {
  return someExpr(clause.expr, isAboutEntry);
}

function isAboutEntry(e: Expr): boolean {
  return e.kind === 'fresh' || ((e.kind === 'field' || e.kind === 'static' || e.kind === 'elem') && e.when === 'pre');
}

/** How many operations and calls a statement has. */
export function countOperations(stmt: Stmt): number {
  let count = 0;
  visitSteps(
    stmt,
    () => {
      count++;
    },
    () => {
      count++;
    },
  );
  return count;
}

/** `inc` for `Job.inc()`, the class's own name for a constructor or a static initializer. */
export function shortName(procedure: Procedure): string {
  const path = procedure.kind === 'method' ? procedure.id.split('(')[0]! : procedure.owner;
  return lastPart(path) || 'call';
}

/** The method of an interface of the workspace, or of the library, that a method implements. */
export function implementedBy(program: Program, method: Procedure, isOfLibrary = false): Procedure | undefined {
  const signature = method.id.slice(method.owner.length);
  const known = new Set([method.owner]);
  for (const name of known) {
    const declaration = program.classes.find((one) => one.name === name);
    for (const one of declaration?.interfaces ?? []) known.add(one);
    if (isOfLibrary && declaration?.superclass) known.add(declaration.superclass);
  }
  const found = program.procedures.filter(
    (procedure) =>
      procedure.id === procedure.owner + signature &&
      procedure.owner !== method.owner &&
      procedure.isTrusted === isOfLibrary &&
      known.has(procedure.owner),
  );
  return found.find((procedure) => procedure.isAbstract) ?? found[0];
}

/** The class of a method as messages name it. */
export function shownClass({ owner }: Procedure): string {
  return lastPart(owner);
}
