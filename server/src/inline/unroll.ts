/**
 * Loops as that many copies of their body (the first Calvin did this, and so does `--unroll`): executions with more iterations are cut
 * off. What is found wrong in the result is wrong in the program as well; that nothing is found proves nothing.
 * A written loop invariant is asserted at each of the arrivals that are left.
 * Neighbours: `inline.ts` makes what is unrolled; verify says of every result that it is unsound.
 */
import { countOperations } from './callee';
import type { Clause, Stmt } from '../plato/ir';
import { withinOf } from '../plato/within';
import { mapParts, partsOf } from '../plato/statements';

/** How many operations an unrolled method may have. */
const MAX_OPERATIONS = 60_000;

/** The statement without loops: up to `rounds` rounds of each and the way out after them. Undefined where that would be too long. */
export function unrollLoops(stmt: Stmt, rounds: number): Stmt | undefined {
  if (countUnrolled(stmt, rounds) > MAX_OPERATIONS) return undefined;
  return unrolled(stmt, rounds);
}

function unrolled(stmt: Stmt, rounds: number): Stmt {
  if (stmt.kind !== 'loop') return mapParts(stmt, (part) => unrolled(part, rounds));
  const body = unrolled(stmt.body, rounds);
  const round: readonly Stmt[] = [...stmt.invariants.filter((one) => !one.isProposed).map((one) => assertion(one, stmt)), body];
  // One iteration more than asked for, so that the loop can be left after the last of them.
  return { kind: 'seq', stmts: [...Array.from({ length: rounds + 1 }, () => round).flat(), cutOff(stmt)] };
}

function countUnrolled(stmt: Stmt, rounds: number): number {
  if (stmt.kind === 'loop') return (rounds + 1) * (countUnrolled(stmt.body, rounds) + stmt.invariants.length) + 1;
  const parts = partsOf(stmt);
  return parts.length === 0 ? countOperations(stmt) : parts.reduce((sum, part) => sum + countUnrolled(part, rounds), 0);
}

function assertion(invariant: Clause, loop: Stmt & { readonly kind: 'loop' }): Stmt {
  return operation(loop, {
    role: 'assert',
    asserts: [
      {
        code: 'loop-invariant',
        expr: invariant.expr,
        message: `the loop invariant \`${invariant.text}\` may not hold at an arrival at the loop`,
        span: invariant.span,
        related: [],
      },
    ],
  });
}

function cutOff(loop: Stmt & { readonly kind: 'loop' }): Stmt {
  return operation(loop, { role: 'assume', guard: { kind: 'bool', value: false } });
}

function operation(loop: Stmt & { readonly kind: 'loop' }, parts: Partial<(Stmt & { readonly kind: 'op' })['op']>): Stmt {
  return {
    kind: 'op',
    op: {
      asserts: [],
      guard: undefined,
      assigns: [],
      havocs: [],
      post: undefined,
      allocates: undefined,
      role: 'local',
      description: '',
      span: loop.span,
      within: withinOf(loop.body),
      ...parts,
    },
  };
}
