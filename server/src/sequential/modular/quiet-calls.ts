/**
 * Calls of the trusted library that have nothing to do with what threads share: `sb.append(x)`, `Math.max(a, b)`. Their steps touch nothing
 * that others touch, so they commute with the steps of others, which need not be placed at them: a body has many such calls, and E* of
 * everything at each was most of its condition.
 * Soundness: docs/soundness/environment.md#quiet-calls.
 * Neighbours: `calls.ts` asks; `operations.ts` has the same of operations (`asksOfAll`).
 */
import { onceForWith } from '../../base/once-for';
import type { Effects } from '../../effects/effects';
import { rangesOverObjects, storesOfExpr } from '../../plato/footprint';
import type { Call, Clause, Expr, Procedure, Program, Stmt } from '../../plato/ir';
import { OBJECT_CLASS, THREAD_CLASS, THROWABLE_CLASS } from '../../plato/ir';
import { someExpr } from '../../plato/substitute';
import { callsOf, operationsOf, someStmt } from '../../plato/statements';
import type { CheckContext } from '../environment/context';
import type { Conjunct } from '../environment/environment';
import type { Stores } from '../logic/stores';

/** Whether a call writes, reads, waits for and gives up nothing that others may change, and asks and promises nothing of it. */
export function isQuietCall(context: CheckContext, callee: Procedure, stmt: Call, effects: Effects): boolean {
  if (!callee.isTrusted || callee.isOpaque === true || callee.isComputed === true || context.procedure.actions !== undefined) return false;
  if ((callee.actions ?? []).length > 0 || callee.performs !== undefined || callee.entry !== undefined) return false;
  if (effects.everything || effects.waits || effects.givenUp.size > 0 || effects.takenLocks.size > 0) return false;
  if ([...context.relevant].some((store) => effects.stores.has(store))) return false;
  const isSteady = (store: string): boolean => context.relevant.has(store) && !context.stores.isMutable(store);
  return (
    [...callee.requires, ...callee.ensures, ...callee.exsures.map((one) => one.clause)].every(
      ({ expr }) => [...storesOfExpr(expr)].every(isSteady) && !rangesOverObjects(expr),
    ) && stmt.args.every((arg) => [...storesOfExpr(arg)].every(isSteady))
  );
}

/**
 * Whether what comes out of a call may be an object that others have published meanwhile and of which the condition says something: of
 * others it does not matter when they became known.
 */
export function mayGiveNew(context: CheckContext, callee: Procedure, stmt: Call): boolean {
  const classes = [
    ...(callee.result?.kind === 'ref' ? [callee.result.className] : []),
    ...(stmt.thrown && (callee.mayThrow || stmt.userCode?.throws !== undefined) ? [THROWABLE_CLASS] : []),
  ];
  return (
    (context.speaksOfAll && classes.length > 0) ||
    classes.some((one) => !isSpokenOfByNobody(context, one)) ||
    callee.ensures.some(({ expr }) => someExpr(expr, (part) => part.kind === 'fresh'))
  );
}

/** No store at hand has a cell for objects of the class, but those that every object has. */
function isSpokenOfByNobody(context: CheckContext, className: string): boolean {
  const declaration = context.hierarchy.declaration(className);
  if (className === OBJECT_CLASS || className.endsWith('[]') || declaration === undefined || declaration.isInterface) return false;
  return ![...context.relevant].some((store) => {
    const field = context.stores.field(store);
    return field !== undefined && !field.isStatic && field.owner !== OBJECT_CLASS && context.hierarchy.mayShare(className, field.owner);
  });
}

const hasEntryForEach = onceForWith((all: readonly string[], stores: Stores): boolean =>
  all.some((store) => {
    const type = stores.field(store)?.type;
    return type?.kind === 'map' && type.key.kind === 'ref' && type.key.className !== THREAD_CLASS;
  }),
);

/**
 * Whether a formula of the condition ranges over objects or asks for new ones, or a map at hand has an entry for each object: of what comes
 * out of the library it matters then that it was not there before.
 */
export function speaksOfAll(
  {
    program,
    procedure,
    body,
    table,
    stores,
  }: {
    readonly program: Program;
    readonly procedure: Procedure;
    readonly body: Stmt;
    readonly table: ReadonlyMap<string, Procedure>;
    readonly stores: Stores;
  },
  conjuncts: readonly Conjunct[],
): boolean {
  const isAboutAll = (expr: Expr | undefined): boolean =>
    expr !== undefined && (rangesOverObjects(expr) || someExpr(expr, (part) => part.kind === 'fresh'));
  const clauses = (one: Procedure): readonly Clause[] => [
    ...one.requires,
    ...one.ensures,
    ...one.exsures.map(({ clause }) => clause),
    ...[...(one.actions ?? []), ...(one.performs?.actions ?? [])].map((action) => action.condition),
  ];
  const called = callsOf(body).flatMap((call) => call.targets.flatMap((target) => table.get(target.procedure) ?? []));
  return (
    [procedure, ...called].some((one) => clauses(one).some(({ expr }) => isAboutAll(expr))) ||
    conjuncts.some((conjunct) => isAboutAll(conjunct.clause.expr)) ||
    program.axioms.some(({ clause }) => isAboutAll(clause.expr)) ||
    hasEntryForEach(stores.all, stores) ||
    operationsOf(body).some(
      (op) =>
        op.asserts.some((one) => isAboutAll(one.expr)) ||
        isAboutAll(op.guard) ||
        isAboutAll(op.post) ||
        op.assigns.some((one) => isAboutAll(one.value)),
    ) ||
    someStmt(body, (one) => one.kind === 'loop' && [...one.invariants, ...one.decreases].some(({ expr }) => isAboutAll(expr)))
  );
}
