/**
 * Which methods with `action` clauses are, for a caller with `performs`, the program of these actions.
 *
 * Such a method was simulated step by step: each of its steps changes nothing that others see, or is the next action. So its call may stand
 * for its actions, with steps of others in between, but for the monitors that it takes and gives back: the call then runs without them. No
 * step of others depends on that, for nobody looks at a monitor but who wants to take it, and no clause lets others do more while this
 * thread has one (`turnsOnMonitors`). An invariant that speaks of one
 * (`m.holder == null ==> p`) might, though, be taken to hold where the method has the monitor, and so owes nothing. It does hold where only
 * the holder may write what `p` speaks of, and the method itself writes it by one action only: it held when the monitor was taken and holds
 * when it is given back, and the action alone stands in between.
 * Soundness: docs/soundness/reduction.md#calls-of-methods-with-action-clauses.
 * Neighbours: `inline/perform.ts` puts the actions in the place of the call, `sequential/reduction/specified-calls.ts` says why it could
 * not.
 */
import { onceFor } from '../base/once-for';
import { DISCIPLINES, type DisciplineKeyword } from '../diagnostics/disciplines';
import { HOLDER_FIELD, type ClassClause, type Expr, type Performs, type Procedure, type Program } from '../plato/ir';
import { storesOfExpr } from '../plato/footprint';
import { children, exprEquals } from '../plato/substitute';
import { frameStores } from './frame-stores';
import { procedureEffects } from './procedure-effects';

const effectsIn = onceFor(procedureEffects);

/** Why its call is not its actions, as the end of a sentence about the method; undefined where it is. The method has `action` clauses. */
export function obstacleOfActions(program: Program, callee: Procedure): string | undefined {
  const actions = callee.actions ?? [];
  if (callee.isTrusted || callee.kind !== 'method' || callee.entry || callee.beginsThread || callee.isOpaque)
    return 'which has `action` clauses, and is entered otherwise than by calls';
  if (callee.performs !== undefined) return 'which has both `performs` and `action` clauses';
  if ((callee.modifies ?? []).length > 0) return 'which has `action` clauses, and may change what its `modifies` names at any time';
  const effects = effectsIn(program).get(callee.id);
  const changed = frameStores(
    program,
    actions.flatMap((action) => action.frame),
  );
  if (changed === undefined || effects === undefined || effects.everything) return 'which has `action` clauses, and may change anything';
  if (changed.has(HOLDER_FIELD) || actions.some(({ condition }) => storesOfExpr(condition.expr).has(HOLDER_FIELD)))
    return 'whose `action` clauses speak of monitors';
  if (effects.waits) return 'which has `action` clauses and may wait, so that it gives up monitors meanwhile';
  if (!effects.stores.has(HOLDER_FIELD)) return undefined;
  const broken =
    turnsOnMonitors(program) ||
    program.invariants.some(
      (one) =>
        storesOfExpr(one.clause.expr).has(HOLDER_FIELD) && !(holdsUnderMonitor(program, one) && isOneStepFor(one, changed, actions.length)),
    );
  return broken ? 'which has `action` clauses, and takes monitors of which invariants may not hold meanwhile' : undefined;
}

/** The actions in their order, as `performs` would say it; undefined where its call is not its actions, or it has none. */
export function performedByActions(program: Program, callee: Procedure): Performs | undefined {
  const { actions } = callee;
  if (actions === undefined || actions.length === 0 || obstacleOfActions(program, callee) !== undefined) return undefined;
  return { actions, tree: { kind: 'seq', parts: actions.map((_, index) => ({ kind: 'action', index })) }, span: actions[0]!.span };
}

/**
 * Whether others may do more, or have to do less, while somebody has a monitor: clauses about accesses speak of it otherwise than by
 * `m.holder == tid`, or what others keep depends on it. A call without its monitors would then be taken to run among others that do less.
 */
const turnsOnMonitors = onceFor(
  ({ fields, envAssumptions }: Program): boolean =>
    envAssumptions.some((one) => storesOfExpr(one.clause.expr).has(HOLDER_FIELD)) ||
    fields.some((field) => field.disciplines.some((one) => !asksForHolder(one.clause.expr))),
);

/** Monitors occur in it only as ones that the thread holds, and that only makes it true. */
function asksForHolder(expr: Expr): boolean {
  if (!storesOfExpr(expr).has(HOLDER_FIELD)) return true;
  if (expr.kind !== 'binary') return false;
  if (expr.op === '&&' || expr.op === '||') return asksForHolder(expr.left) && asksForHolder(expr.right);
  const { left, right } = expr;
  return expr.op === '=' && left.kind === 'field' && left.field === HOLDER_FIELD && asksForHolder(left.object) && right.kind === 'tid';
}

/** What the invariant speaks of is changed by one action only, or by none. */
function isOneStepFor({ clause }: ClassClause, changed: ReadonlySet<string>, actions: number): boolean {
  return actions === 1 || ![...storesOfExpr(clause.expr)].some((store) => changed.has(store));
}

/** `m.holder == null ==> p`, where `p` speaks of what is constant, and of fields of `this` that only the holder of `m` may write. */
function holdsUnderMonitor(program: Program, { clause: { expr } }: ClassClause): boolean {
  if (expr.kind !== 'binary' || expr.op !== '==>' || expr.left.kind !== 'binary' || expr.left.op !== '=') return false;
  const { left: holder, right: nobody } = expr.left;
  if (holder.kind !== 'field' || holder.field !== HOLDER_FIELD || nobody.kind !== 'null' || !isConstant(program, holder.object))
    return false;
  return accesses(expr.right).every((access) => {
    const field = access.kind === 'elem' ? undefined : fieldsIn(program).get(access.field);
    if (field === undefined || field.id === HOLDER_FIELD) return false;
    if (field.isFinal) return access.kind === 'static' || isConstant(program, access);
    const isOwn = access.kind === 'static' || (access.kind === 'field' && access.object.kind === 'var' && access.object.name === 'this');
    return (
      isOwn &&
      field.type.kind !== 'map' &&
      field.disciplines.some((one) => one.indices.length === 0 && isHeldBy(one.keyword, one.clause.expr, holder))
    );
  });
}

/** The clause is `m.holder == tid`, and it restricts who may write. */
function isHeldBy(keyword: DisciplineKeyword, clause: Expr, holder: Expr): boolean {
  const isAboutWrites = DISCIPLINES[keyword].restricts.includes('write');
  return isAboutWrites && clause.kind === 'binary' && clause.op === '=' && exprEquals(clause.left, holder) && clause.right.kind === 'tid';
}

/** `this`, a class, and what final fields lead to from there. */
function isConstant(program: Program, expr: Expr): boolean {
  if (expr.kind === 'static') return fieldsIn(program).get(expr.field)?.isFinal === true;
  if (expr.kind === 'field') return fieldsIn(program).get(expr.field)?.isFinal === true && isConstant(program, expr.object);
  return (expr.kind === 'var' && expr.name === 'this') || expr.kind === 'classObject';
}

const fieldsIn = onceFor((program: Program) => new Map(program.fields.map((field) => [field.id, field])));

function accesses(expr: Expr): readonly (Expr & { readonly kind: 'field' | 'static' | 'elem' })[] {
  const inside = children(expr).flatMap(accesses);
  return expr.kind === 'field' || expr.kind === 'static' || expr.kind === 'elem' ? [expr, ...inside] : inside;
}
