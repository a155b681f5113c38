/**
 * Uses of an object that stands in an array, before the thread is made that is given it: `ts[i] = new T(i); ts[i].n = 1; th[i] = new
 * Thread(ts[i]);`. In each round of the loop another object is meant, which nobody else has yet.
 * Neighbours: `sharing.ts` leaves them out where it asks whether threads use a field at once; `waited.ts` does so for what comes after.
 * Why it may: docs/soundness/sharing.md#reads-after-joins.
 */
import { stripped } from '../resolve/typed-children';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

export function isBeforeItsThread({ expr, from, span }: Use): boolean {
  const target = expr.kind === 'compound' || expr.kind === 'assign' ? expr.target : expr;
  const object = target.kind === 'field' ? elementNamed(target.object) : undefined;
  if (object === undefined) return false;
  const visited = expressionsOf(from.body.stmts);
  const loops = visited.find(({ node }) => node === expr)?.loops ?? [];
  const loop: TypedStmt | undefined = loops[loops.length - 1];
  if (loop === undefined) return false;
  const isIt = (one: TypedExpr): boolean => elementNamed(one) === object;
  const within = visited.filter((one) => one.loops[one.loops.length - 1] === loop);
  const made = within.find(
    ({ node, isStmt }) => !isStmt && node.kind === 'assign' && isIt(node.target) && stripped(node.value).kind === 'new',
  );
  // Whoever else gets it may have it before.
  const given = within.find(
    ({ node, isStmt }) =>
      !isStmt &&
      ((node.kind === 'call' && node.args.some(isIt)) ||
        (node.kind === 'new' && [...node.args, ...(node.captured ?? [])].some(isIt)) ||
        (node.kind === 'opaque' && node.parts.some(isIt)) ||
        (node.kind === 'startThread' && isIt(node.thread)) ||
        (node.kind === 'assign' && isIt(node.value))),
  );
  return made !== undefined && given !== undefined && made.node.span.start < span.start && span.end <= given.node.span.start;
}

/** `ts[i]` by the names of both. */
function elementNamed(expr: TypedExpr): string | undefined {
  const inner = stripped(expr);
  if (inner.kind !== 'element') return undefined;
  const [array, index] = [stripped(inner.array), stripped(inner.index)];
  if (array.kind !== 'local' || index.kind !== 'local') return undefined;
  return `${array.variable.span.start}[${index.variable.span.start}]`;
}
