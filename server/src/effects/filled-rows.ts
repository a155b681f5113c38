/**
 * How arrays of arrays are filled, read off one body: which rows are put into an array right after they were made, so that each stands at
 * one index of one array, and which arrays are filled to their end before anything else happens to them (`new int[4][4]`).
 *
 * Neither is a question of names: what counts is which operations follow each other directly.
 * Soundness: docs/soundness/visibility.md#rows-at-their-places.
 * Neighbours: `owned-rows.ts` says which fields keep such arrays to themselves; `lower/calls/creations.ts` writes what is recognized here.
 */
import type { Expr, Operation, Stmt } from '../plato/ir';
import { freeVars, exprEquals } from '../plato/substitute';
import { storesOfExpr } from '../plato/footprint';
import { visitStmt } from '../plato/statements';

export interface Fillings {
  /** Operations that put a row where it belongs, right after it was made: with its length, where that is a constant. */
  readonly puts: ReadonlyMap<Operation, string | undefined>;
  /** Allocations of arrays of which every element is such a row from then on. */
  readonly filled: ReadonlySet<Operation>;
}

/** What a body fills. */
export function fillingsOf(body: Stmt): Fillings {
  const puts = new Map<Operation, string | undefined>();
  const filled = new Set<Operation>();
  visitStmt(body, (stmt) => {
    if (stmt.kind !== 'seq') return;
    const steps = flat(stmt);
    steps.forEach((one, at) => {
      const made = one.kind === 'op' ? one.op.allocates : undefined;
      if (one.kind !== 'op' || made === undefined) return;
      const put = putOf(steps, at);
      if (put) puts.set(put.op, constantOf(made.length));
      if (isFilledInRow(steps, at) || isFilledInLoop(steps, at)) filled.add(one.op);
    });
  });
  return { puts, filled };
}

function constantOf(length: Expr | undefined): string | undefined {
  return length?.kind === 'int' && !length.value.startsWith('-') ? length.value : undefined;
}

/** The steps of a sequence in order; sequences within it count as their steps. */
function flat(stmt: Stmt): readonly Stmt[] {
  return stmt.kind === 'seq' ? stmt.stmts.flatMap(flat) : [stmt];
}

interface Put {
  readonly op: Operation;
  readonly array: string;
  readonly index: Expr;
}

/** The operation after the allocation, if it puts what was made into an array and does nothing else. */
function putOf(steps: readonly Stmt[], at: number): Put | undefined {
  const [made, next] = [steps[at], steps[at + 1]];
  if (made?.kind !== 'op' || made.op.allocates === undefined || next?.kind !== 'op') return undefined;
  const { op } = next;
  const [only, ...others] = op.assigns;
  if (!only || others.length > 0 || op.havocs.length > 0 || op.allocates || op.post || op.publishes || op.guard) return undefined;
  const { target, value } = only;
  if (target.kind !== 'elem' || target.array.kind !== 'var' || value.kind !== 'var' || value.name !== made.op.allocates.target)
    return undefined;
  return target.array.name === value.name ? undefined : { op, array: target.array.name, index: target.index };
}

/** `a = new T[2][]; r = new T[]; a[0] = r; s = new T[]; a[1] = s`: nothing in between. */
function isFilledInRow(steps: readonly Stmt[], at: number): boolean {
  const outer = madeAt(steps, at);
  const length = constantOf(outer?.length);
  if (!outer || length === undefined) return false;
  for (let index = 0; index < Number(length); index++) {
    const put = putOf(steps, at + 1 + 2 * index);
    if (!put || put.array !== outer.target || put.index.kind !== 'int' || put.index.value !== String(index)) return false;
  }
  return true;
}

function madeAt(steps: readonly Stmt[], at: number): Operation['allocates'] {
  const step = steps[at];
  return step?.kind === 'op' ? step.op.allocates : undefined;
}

/** `a = new T[n][]; i = 0; while (i < n) { r = new T[]; a[i] = r; i = i + 1 }`: nothing else in the loop, and no other way out of it. */
function isFilledInLoop(steps: readonly Stmt[], at: number): boolean {
  const outer = madeAt(steps, at);
  const [start, block] = [steps[at + 1], steps[at + 2]];
  if (!outer?.length || !start || block?.kind !== 'block' || block.body.kind !== 'loop') return false;
  const first = localSet(start);
  if (first?.value.kind !== 'int' || first.value.value !== '0') return false;
  const inside = flat(block.body.body);
  const [test, , , step] = inside;
  if (inside.length !== 4 || test?.kind !== 'choice') return false;
  const index: Expr = { kind: 'var', name: first.name, type: { kind: 'int' } };
  const put = putOf(inside, 1);
  const next = step && localSet(step);
  const row = madeAt(inside, 1)!;
  const names = new Set([outer.target, row?.target, first.name]);
  return (
    names.size === 3 &&
    put?.array === outer.target &&
    exprEquals(put.index, index) &&
    next?.name === first.name &&
    exprEquals(next.value, { kind: 'binary', op: '+', left: index, right: { kind: 'int', value: '1' } }) &&
    storesOfExpr(outer.length).size === 0 &&
    ![...freeVars(outer.length).keys()].some((name) => names.has(name)) &&
    leavesAt(test, { kind: 'binary', op: '<', left: index, right: outer.length }, block.label)
  );
}

/** The local that the step sets, if it does nothing else. */
function localSet(step: Stmt): { readonly name: string; readonly value: Expr } | undefined {
  if (step.kind !== 'op') return undefined;
  const { op } = step;
  const [only, ...others] = op.assigns;
  if (!only || others.length > 0 || op.havocs.length > 0 || op.allocates || op.post || op.guard || only.target.kind !== 'local')
    return undefined;
  return { name: only.target.name, value: only.value };
}

/** Goes on where the condition is true, and leaves the block only where it is not. */
function leavesAt(test: Stmt & { readonly kind: 'choice' }, more: Expr, label: string): boolean {
  const [on, off, ...others] = test.branches.map(flat);
  if (!on || !off || others.length > 0 || on.length !== 1 || off.length !== 2) return false;
  const [goes, [stops, exit]] = [on[0]!, off];
  if (exit?.kind !== 'exit' || exit.label !== label || more.kind !== 'binary') return false;
  const less: Expr = { ...more, op: '>=' };
  return isTest(goes, more) && isTest(stops!, less);
}

function isTest(step: Stmt, condition: Expr): boolean {
  return step.kind === 'op' && step.op.role === 'assume' && step.op.guard !== undefined && exprEquals(step.op.guard, condition);
}
