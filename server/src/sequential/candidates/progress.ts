/**
 * By how much a number may have changed in some rounds of a loop: so many times what one round adds, as the loop's counters tell.
 * Why apart: check 2 asks it of what has changed since a sequence began, which no written invariant can say; whether it holds is the
 * prover's business, so nothing here can be unsound.
 * Neighbours: `reduction/sequence-candidates.ts` makes candidates of it.
 */
import type { Effects } from '../../effects/effects';
import { storeOf } from '../../plato/footprint';
import type { Expr, Operation, Stmt } from '../../plato/ir';
import { operationsOf } from '../../plato/statements';
import { children } from '../../plato/substitute';
import { apply, number, sameTerm, type Symbol, type Term } from '../logic/terms';
import type { CheckContext } from '../environment/context';
import type { LoopContext } from './candidates';
import { namesIn } from './named-places';

const MAX_COUNTERS = 2;
const MAX_AMOUNTS = 3;

export interface Progress {
  /** Local numbers that count the rounds, up or down. */
  readonly counters: readonly Symbol[];
  /** What one round may add to a number in the store: one, or what the loop adds there. */
  amounts(store: string): readonly Term[];
}

export function progressOf(context: CheckContext, loops: LoopContext, loop: Stmt & { readonly kind: 'loop' }, effects: Effects): Progress {
  const operations = operationsOf(loop.body);
  const named = namesIn(context, loops.around.body, effects);
  const counters = [...loops.localTypes].filter(([name]) => effects.locals.has(name) && operations.some((op) => counts(op, name)));
  const amountOf = (expr: Expr): Term | undefined => {
    const one = named(expr);
    if (one?.kind === 'int') return number(one.value.startsWith('-') ? one.value.slice(1) : one.value);
    return one?.kind === 'var' && one.type.kind === 'int' ? loops.localTypes.get(one.name)?.symbol : undefined;
  };
  return {
    counters: counters.slice(0, MAX_COUNTERS).map(([, local]) => local.symbol),
    amounts(store) {
      const found: Term[] = [number(1)];
      const sums = operations.flatMap((op) => [
        ...op.assigns.flatMap(({ target, value }) => (storeOf(target) === store ? sumsIn(value) : [])),
        ...(op.post && op.havocs.some((one) => storeOf(one) === store) ? sumsIn(op.post) : []),
      ]);
      for (const amount of sums.flatMap((sum) => [sum.left, sum.right]).map(amountOf))
        if (amount && !found.some((known) => sameTerm(known, amount))) found.push(amount);
      return found.slice(0, MAX_AMOUNTS);
    },
  };
}

/** `local' = local + 1`, or another number. */
function counts(op: Operation, local: string): boolean {
  return op.assigns.some(
    ({ target, value }) =>
      target.kind === 'local' &&
      target.name === local &&
      isSum(value) &&
      value.left.kind === 'var' &&
      value.left.name === local &&
      value.right.kind === 'int',
  );
}

type Sum = Expr & { readonly kind: 'binary' };

function isSum(expr: Expr): expr is Sum {
  return expr.kind === 'binary' && (expr.op === '+' || expr.op === '-');
}

function sumsIn(expr: Expr): readonly Sum[] {
  return [...(isSum(expr) ? [expr] : []), ...children(expr).flatMap(sumsIn)];
}

/** So many rounds of this amount. */
export function times(amount: Term, count: Term): Term {
  return sameTerm(amount, number(1)) ? count : apply('*', [amount, count], 'Int');
}
