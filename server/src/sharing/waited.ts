/**
 * Reads of an object's own fields that come after the object itself has waited for who writes them: `done.await(); return value;` where
 * whoever writes `value` counts `done` down afterwards, and `join(); return result;` in a class of threads.
 * Neighbours: `sharing.ts` leaves them out where it asks whether threads use a field at once; `phases.ts` knows bodies that wait for the
 * threads that they have started.
 * Why it may: docs/soundness/sharing.md#reads-after-joins.
 */
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { THREAD_NAME } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { fieldOf, placeOf, stripped, thisOf } from './places';
import { expressionsOf } from './statements';
import type { Use } from './uses';

const LATCH = 'java.util.concurrent.CountDownLatch';
const NO_ALIASES = new Map();

/** A call on an object without arguments, by the key of the place of the object. */
interface Call {
  readonly key: string;
  readonly at: number;
  readonly what: 'counts' | 'awaits' | 'joins';
}

/** `all` are the uses of the field. A thread that is joined is still asked what else writes the field. */
export function isReadAfterWait(use: Use, all: readonly Use[], bodies: readonly BodyFacts[], resolved: Resolved): boolean {
  const root = use.object?.root;
  if (use.isWrite || use.isOfContents || root?.kind !== 'this' || use.object!.steps.length > 0) return false;
  const waits = unconditional(use.from.body.stmts)
    .flatMap((one) => callIn(one, use.from))
    .filter(({ at }) => at < use.span.start);
  if (waits.some(({ what, key }) => what === 'joins' && key === thisOf(root.name).key) && resolved.table.isSubclass(root.name, THREAD_NAME))
    return true;
  const writes = all.filter((one) => one.isWrite && !one.isOfContents);
  return (resolved.table.get(root.name)?.fields ?? []).some((latch) => {
    const { key } = fieldOf(thisOf(root.name), latch);
    return (
      latch.isFinal &&
      waits.some((one) => one.what === 'awaits' && one.key === key) &&
      writes.every((write) => write.object?.key === use.object!.key && isCounted(write, key)) &&
      isCountedByAll(latch, new Set(writes.map((one) => one.from)), bodies)
    );
  });
}

/** Whether the latch opens only when all have counted it down who write, as far as the text shows. */
function isCountedByAll(latch: FieldSymbol, writing: ReadonlySet<BodyFacts>, bodies: readonly BodyFacts[]): boolean {
  let sites = 0;
  let count = 0n;
  let others = false;
  for (const body of bodies)
    for (const { node, isStmt, loops } of expressionsOf(body.body.stmts)) {
      if (isStmt) continue;
      if (node.kind === 'assign' && node.target.kind === 'field' && node.target.field === latch) count = countOf(node.value);
      const receiver =
        callIn(node, body).length > 0 && node.kind === 'call' && node.method.name === 'countDown' ? node.dispatch : undefined;
      const object = receiver === undefined || receiver.kind === 'static' ? undefined : stripped(receiver.receiver);
      if (object?.kind !== 'field' || object.field !== latch) continue;
      sites += loops.length > 0 ? Infinity : 1;
      others ||= !writing.has(body);
    }
  return !others || Number(count) >= sites;
}

function countOf(value: TypedExpr): bigint {
  const made = stripped(value);
  const [first] = made.kind === 'new' ? made.args : [];
  return first?.kind === 'constant' && first.constant.kind === 'int' ? first.constant.value : 0n;
}

/** Whether the latch is counted down after the write, and in no loop. */
function isCounted({ from, span }: Use, latch: string): boolean {
  return unconditional(from.body.stmts)
    .flatMap((one) => callIn(one, from))
    .some(({ what, key, at }) => what === 'counts' && key === latch && at > span.start);
}

function callIn(expr: TypedExpr, { owner }: BodyFacts): readonly Call[] {
  if (expr.kind !== 'call' || expr.dispatch.kind === 'static' || expr.args.length > 0) return [];
  const { name, owner: declaring } = expr.method;
  const what =
    declaring.name === LATCH && name === 'countDown'
      ? 'counts'
      : declaring.name === LATCH && name === 'await'
        ? 'awaits'
        : declaring.name === THREAD_NAME && name === 'join'
          ? 'joins'
          : undefined;
  const place = what && placeOf(expr.dispatch.receiver, owner, NO_ALIASES);
  return place === undefined ? [] : [{ key: place.key, at: expr.span.start, what: what! }];
}

/** The calls that stand as statements and are made whenever the body comes to its end, except by an exception. */
function unconditional(stmts: readonly TypedStmt[]): readonly TypedExpr[] {
  return stmts.flatMap((one): readonly TypedExpr[] => {
    switch (one.kind) {
      case 'block':
        return unconditional(one.stmts);
      case 'expr':
        return [one.expr];
      case 'try':
        return unconditional(one.finally === undefined ? [one.body] : [one.body, one.finally]);
      case 'synchronized':
      case 'labeled':
        return unconditional([one.body]);
      default:
        return [];
    }
  });
}
