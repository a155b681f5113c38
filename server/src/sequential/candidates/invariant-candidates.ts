/**
 * Candidates at loop heads that are made of the invariants that somebody wrote for objects and locks (docs/theory.md#loops).
 *
 * What earlier iterations have made and nobody else has seen yet owes its invariants only when it escapes, possibly long after the loop
 * (`all[i] = new Account()`); so "what was made since the arrival, and is still this method's own, keeps them" is a candidate. And while
 * this thread holds a lock, an invariant `lock.holder == null ==> p` says nothing; so `p` is a candidate where the loop waits, or does
 * anything else, under the lock. The same of locks of the library (`lock.owner == null ==> p`).
 * Neighbours: `candidates.ts` places them; the prover throws out what is not inductive.
 */
import { allocatedIn } from '../../plato/allocations';
import { storesOfExpr } from '../../plato/footprint';
import { HOLDER_FIELD, type Expr, type Stmt } from '../../plato/ir';
import { substituteVars } from '../../plato/substitute';
import type { Candidate, Candidates } from './candidates';
import { TID } from '../logic/threads';
import { now, witnessObject, type CheckContext } from '../environment/context';
import { inOneStore, storesOfConjunct, type Conjunct } from '../environment/environment';
import { lockFrames } from '../environment/locks';
import { assign } from '../logic/ir';
import { isInstance } from '../logic/operators';
import { and, copyOf, equal, implies, select, symbol, type Term } from '../logic/terms';
import { UNALLOCATED, VISIBLE, isOurs } from '../logic/stores';

/** How many invariants of held locks are tried. */
const MAX_HELD = 12;

/** What objects made in earlier rounds keep; `name` is the loop's. */
export function madeInEarlierRounds(context: CheckContext, body: Stmt, name: string): Candidates {
  const made = [...allocatedIn(body)];
  const invariants = context.conjuncts.filter(
    (one) =>
      one.kind === 'invariant' &&
      !one.isTrusted &&
      isKnown(context, one) &&
      one.owner !== undefined &&
      made.some((className) => context.hierarchy.isSubtype(className, one.owner!)),
  );
  if (invariants.length === 0 || !context.hasLocalObjects) return NONE;
  const arrival = copyOf(VISIBLE, `${name} on arrival ${VISIBLE.name}`);
  const list = invariants.map((conjunct, index): Candidate => {
    const owner = conjunct.owner!;
    const at = (object: Term): Term =>
      implies(
        and(equal(select(arrival, object), UNALLOCATED), isOurs(select(VISIBLE, object)), isInstance(object, owner)),
        inOneStore(conjunct.clause.expr, now(context), object, TID, VISIBLE, 'prove'),
      );
    const isOn = symbol(`${name} made candidate ${index + 1}`, 'Bool');
    const bound = symbol('object', 'Ref', owner);
    return {
      switch: isOn,
      formula: at(witnessObject(owner)),
      fact: { kind: 'objects', className: owner, variable: bound, body: implies(isOn, at(bound)) },
    };
  });
  return { before: [assign(arrival, VISIBLE)], list };
}

/** What the invariants of the kept objects promise for when a lock is free, in parts. */
export function heldInvariants(context: CheckContext, kept: readonly (Expr & { readonly kind: 'var' })[]): readonly Expr[] {
  const found: Expr[] = [];
  const holding = new Set([HOLDER_FIELD, ...lockFrames(context).flatMap(({ field }) => field?.id ?? [])]);
  for (const conjunct of context.conjuncts) {
    const { expr } = conjunct.clause;
    if (conjunct.kind !== 'invariant' || conjunct.isTrusted || conjunct.owner === undefined || !isKnown(context, conjunct)) continue;
    if (expr.kind !== 'binary' || expr.op !== '==>' || ![...storesOfExpr(expr.left)].some((store) => holding.has(store))) continue;
    for (const object of kept) {
      if (object.type.kind !== 'ref' || !context.hierarchy.isSubtype(object.type.className, conjunct.owner)) continue;
      found.push(...conjunctsOf(substituteVars(expr.right, new Map([['this', object]]))));
    }
  }
  return found.slice(0, MAX_HELD);
}

function isKnown(context: CheckContext, conjunct: Conjunct): boolean {
  return [...storesOfConjunct(conjunct)].every((store) => context.relevant.has(store) || !context.stores.isMutable(store));
}

function conjunctsOf(expr: Expr): readonly Expr[] {
  return expr.kind === 'binary' && expr.op === '&&' ? [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)] : [expr];
}

const NONE: Candidates = { before: [], list: [] };
