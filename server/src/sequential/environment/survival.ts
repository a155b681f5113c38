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
import { isOfLocks, locksOf, type Effects } from '../../effects/effects';
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
  const holding = holdingStores(context);
  let kept = relations.filter((conjunct) => !isDisturbed(conjunct, effects, holding));
  for (let shrunk = true; shrunk; ) {
    const staying = new Set(kept);
    const lost = relations.filter((conjunct) => !staying.has(conjunct));
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
  const kept = new Set(surviving(context, effects));
  const writes = new Set(written.map((one) => one.store));
  const holding = holdingStores(context);
  const lost = new Set(
    context.conjuncts
      .filter((conjunct) => conjunct.kind !== 'invariant' && !kept.has(conjunct))
      .flatMap((conjunct) => [...conjunct.changes]),
  );
  return context.conjuncts.filter(
    (conjunct) =>
      conjunct.kind === 'frame' &&
      !kept.has(conjunct) &&
      [...conjunct.changes].every((store) => writes.has(store)) &&
      [...conjunct.reads, ...conjunct.leansOn].every((store) => !lost.has(store)) &&
      !isDisturbed({ ...conjunct, changes: new Set<string>() }, effects, holding),
  );
}

/** All that it speaks of, and what the invariants speak of that it owes its transitivity to. */
function storesNeeded(conjunct: Conjunct): ReadonlySet<string> {
  return new Set([...storesOfConjunct(conjunct), ...conjunct.leansOn]);
}

/**
 * Synchronized blocks are balanced: what is held at the start is held throughout, unless something waits. So are the locks of
 * java.util.concurrent where a call is said to take them (`takesLocks`). What the library says of its locks holds from end to end then,
 * also where they are given up in between and taken again; of other clauses those do that ask for locks that are held and not given up.
 */
function isDisturbed(conjunct: Conjunct, effects: Effects, holding: ReadonlySet<string>): boolean {
  const needed = [...storesNeeded(conjunct)];
  if (needed.some((store) => store !== HOLDER_FIELD && effects.stores.has(store))) return true;
  if (conjunct.isTrusted && isOfLocks(conjunct.declaredIn) && needed.every((store) => holding.has(store))) return false;
  if (needed.some((store) => effects.givenUp.has(store) || (store === HOLDER_FIELD && effects.waits))) return true;
  const taken = needed.filter((store) => (store === HOLDER_FIELD ? effects.stores : effects.takenLocks).has(store));
  return (
    taken.length > 0 &&
    !(
      conjunct.kind === 'frame' &&
      taken.every((store) => !conjunct.leansOn.has(store)) &&
      onlyAsksForHeld(conjunct.clause.expr, true, holding)
    )
  );
}

/** The stores of who holds a monitor or a lock, and of how often. */
function holdingStores({ program }: CheckContext): ReadonlySet<string> {
  return new Set([HOLDER_FIELD, ...locksOf(program)]);
}

/**
 * Whether who holds a monitor or a lock is asked only as `x.holder = tid` or `readers[tid] > 0`, and only positively: then holding more of
 * them keeps the formula true.
 */
function onlyAsksForHeld(expr: Expr, positive: boolean, holding: ReadonlySet<string>): boolean {
  if (expr.kind === 'binary') {
    const { op, left, right } = expr;
    const asks = (one: Expr, other: Expr): boolean =>
      op === '=' ? one.kind === 'field' && other.kind === 'tid' : op === '>' && isCountOfThis(one) && isZero(other);
    const [asked] = [asks(left, right) && left, asks(right, left) && op === '=' && right].filter((one) => one !== false);
    const field = asked?.kind === 'mapGet' ? asked.map : asked;
    if (positive && field?.kind === 'field' && holding.has(field.field)) return onlyAsksForHeld(field.object, false, holding);
    if (op === '&&' || op === '||') return onlyAsksForHeld(left, positive, holding) && onlyAsksForHeld(right, positive, holding);
  }
  if (expr.kind === 'field') return !holding.has(expr.field) && onlyAsksForHeld(expr.object, false, holding);
  return [...storesOfExpr(expr)].every((store) => !holding.has(store));
}

/** `counts[tid]` */
function isCountOfThis(expr: Expr): boolean {
  return expr.kind === 'mapGet' && expr.key.kind === 'tid';
}

function isZero(expr: Expr): boolean {
  return expr.kind === 'int' && expr.value === '0';
}
