/**
 * Which conjuncts of the environment hold across a stretch in which this thread itself writes: a loop, or a call that is replaced by
 * its specification. Between two of its writes other threads step; a conjunct relates the ends of the stretch only if nothing that
 * this thread writes touches it, and nothing it depends on was lost.
 *
 * Why that is sound: the kept conjuncts mention no store of this thread's writes, so those writes satisfy them (they are reflexive); and
 * each kept conjunct leans only on kept ones, so they are jointly transitive: let what the others change stutter, and the transitivity that
 * the prover showed of all conjuncts together gives it for the kept ones. The store in which the others stutter is mixed from two real
 * ones, so invariants need not hold of it: a conjunct that was shown transitive only with the help of invariants (`leansOn`) is kept only
 * where nothing that these speak of is written or lost.
 * Soundness: docs/soundness/calls.md#places-after-a-call.
 * Neighbours: `loops.ts`, `calls.ts`.
 */
import { storesOfExpr } from '../../plato/footprint';
import type { Effects } from '../../effects/effects';
import type { Expr } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import type { CheckContext } from './context';
import { storesOfConjunct, type Conjunct } from './environment';
import type { Located } from './frames';

/** The conjuncts that relate the store before and after; invariants hold in every store and are always among them. */
export function surviving(context: CheckContext, effects: Effects): readonly Conjunct[] {
  const invariants = context.conjuncts.filter((conjunct) => conjunct.kind === 'invariant');
  const relations = context.conjuncts.filter((conjunct) => conjunct.kind !== 'invariant');
  if (effects.everything) return invariants;
  let kept = relations.filter((conjunct) => !isDisturbed(conjunct, effects));
  for (let shrunk = true; shrunk; ) {
    const lost = relations.filter((conjunct) => !kept.includes(conjunct));
    const lostStores = new Set(lost.flatMap((conjunct) => [...conjunct.changes]));
    const next = kept.filter((conjunct) => ![...storesNeeded(conjunct)].some((store) => lostStores.has(store)));
    shrunk = next.length < kept.length;
    kept = next;
  }
  return [...kept, ...invariants];
}

/**
 * Frames that still hold of every place but those that this thread writes: what they lean on is not touched, only what they protect is, and
 * only where `written` says. A store of which `written` names no place may be written anywhere (a lock that is taken and given back).
 */
export function survivingElsewhere(context: CheckContext, effects: Effects, written: readonly Located[]): readonly Conjunct[] {
  if (effects.everything) return [];
  const kept = surviving(context, effects);
  const lost = new Set(
    context.conjuncts
      .filter((conjunct) => conjunct.kind !== 'invariant' && !kept.includes(conjunct))
      .flatMap((conjunct) => [...conjunct.changes]),
  );
  return context.conjuncts.filter(
    (conjunct) =>
      conjunct.kind === 'frame' &&
      !kept.includes(conjunct) &&
      [...conjunct.changes].every((store) => written.some((one) => one.store === store)) &&
      [...conjunct.reads, ...conjunct.leansOn].every((store) => !lost.has(store)) &&
      !isDisturbed({ ...conjunct, changes: new Set<string>() }, effects),
  );
}

/** All that it speaks of, and what the invariants speak of that it owes its transitivity to. */
function storesNeeded(conjunct: Conjunct): ReadonlySet<string> {
  return new Set([...storesOfConjunct(conjunct), ...conjunct.leansOn]);
}

/**
 * Synchronized blocks are balanced: what is held at the start is held throughout, unless something waits. Of locks that are given up in
 * between, only what speaks of nothing else holds from end to end.
 */
function isDisturbed(conjunct: Conjunct, effects: Effects): boolean {
  const needed = [...storesNeeded(conjunct)];
  if (needed.some((store) => effects.givenUp.has(store)) && !needed.every((store) => effects.givenUp.has(store))) return true;
  for (const store of needed) {
    if (store === HOLDER_FIELD) {
      if (effects.waits) return true;
      if (
        effects.stores.has(store) &&
        !(!conjunct.leansOn.has(store) && conjunct.kind === 'frame' && onlyAsksForHeld(conjunct.clause.expr, true))
      )
        return true;
    } else if (effects.stores.has(store)) return true;
  }
  return false;
}

/** Whether `holder` occurs only as `x.holder = tid`, and only positively: then holding more monitors keeps the formula true. */
function onlyAsksForHeld(expr: Expr, positive: boolean): boolean {
  switch (expr.kind) {
    case 'binary':
      if (expr.op === '=' && positive) {
        const [left, right] = [expr.left, expr.right];
        if (left.kind === 'field' && left.field === HOLDER_FIELD && right.kind === 'tid') return onlyAsksForHeld(left.object, false);
        if (right.kind === 'field' && right.field === HOLDER_FIELD && left.kind === 'tid') return onlyAsksForHeld(right.object, false);
      }
      if (expr.op === '&&' || expr.op === '||') return onlyAsksForHeld(expr.left, positive) && onlyAsksForHeld(expr.right, positive);
      return !mentionsHolder(expr);
    case 'field':
      return expr.field !== HOLDER_FIELD && onlyAsksForHeld(expr.object, false);
    default:
      return !mentionsHolder(expr);
  }
}

function mentionsHolder(expr: Expr): boolean {
  return storesOfExpr(expr).has(HOLDER_FIELD);
}
