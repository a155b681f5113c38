/**
 * Waits whose condition is looked at once: `if (isEmpty) wait();`. When the thread goes on, others may have made the condition true again,
 * or it woke up for no reason (Java Language Specification 17.2.1): only a loop looks again. A wait with a limit may mean to go on anyhow.
 * Neighbours: `sharing.ts` reports it.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { expressionsOf } from '../resolve/typed-statements';

const CONDITION = 'java.util.concurrent.locks.Condition';

export interface SingleWait {
  readonly expr: TypedExpr;
  readonly condition: TypedExpr;
}

/** In the body, outside of every loop: waits that a condition about shared state decides upon. */
export function singleWaits({ body }: BodyFacts): readonly SingleWait[] {
  const found: SingleWait[] = [];
  for (const { node, isStmt, loops } of expressionsOf(body.stmts)) {
    if (!isStmt || node.kind !== 'if' || loops.length > 0 || !looksAtState(node.cond)) continue;
    for (const branch of node.else === undefined ? [node.then] : [node.then, node.else])
      for (const inner of expressionsOf([branch]))
        if (!inner.isStmt && inner.loops.length === 0 && waits(inner.node)) found.push({ expr: inner.node, condition: node.cond });
  }
  return found;
}

function waits(node: TypedExpr): boolean {
  if (node.kind === 'monitor') return node.which === 'wait' && node.args.length === 0;
  return (
    node.kind === 'call' &&
    node.method.owner.name === CONDITION &&
    /^await(Uninterruptibly)?$/.test(node.method.name) &&
    node.args.length === 0
  );
}

/** A field, or what a call finds out. */
function looksAtState(condition: TypedExpr): boolean {
  return expressionsOf([{ kind: 'expr', expr: condition, span: condition.span }]).some(
    ({ node, isStmt }) => !isStmt && (node.kind === 'field' || node.kind === 'static' || node.kind === 'call'),
  );
}
