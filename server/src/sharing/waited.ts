/**
 * Reads of an object's own fields that come after the object itself has waited for who writes them: `done.await(); return value;` where
 * whoever writes `value` counts `done` down afterwards, and `join(); return result;` in a class of threads; or after others have joined it.
 * Neighbours: `sharing.ts` leaves them out where it asks whether threads use a field at once; `phases.ts` knows bodies that wait for the
 * threads that they have started.
 * Why it may: docs/soundness/sharing.md#reads-after-joins.
 */
import { stripped } from '../resolve/typed-children';
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { RUNNABLE_NAME, THREAD_NAME } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { Handings } from './code-for-threads';
import { fieldOf, placeOf, thisOf } from './places';
import { expressionsOf, isWithin } from '../resolve/typed-statements';
import type { Use } from './uses';

const LATCH = 'java.util.concurrent.CountDownLatch';
const NO_ALIASES = new Map();

/** A call on an object without arguments, by the key of the place of the object. */
interface Call {
  readonly key: string;
  readonly at: number;
  readonly what: 'counts' | 'awaits' | 'joins';
}

/**
 * Also before an object is handed on to the task that goes on with it: `j.tries++; pool.submit(() -> retry(j));`. `all` are the uses of the
 * field. A thread that is joined is still asked what else writes the field.
 */
export function isReadAfterWait(use: Use, all: readonly Use[], bodies: readonly BodyFacts[], resolved: Resolved): boolean {
  if (isHandedOn(use, bodies, resolved)) return true;
  if (!use.isWrite && !use.isOfContents && isReadAfterJoin(use, bodies, resolved)) return true;
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

/** Whether the object is handed, after the use, to a task that runs the same body again. */
function isHandedOn({ from, object, span }: Use, bodies: readonly BodyFacts[], resolved: Resolved): boolean {
  const { method, body } = from;
  const root = object?.root;
  if (method === undefined || root === undefined) return false;
  const again = (given: TypedExpr): boolean => {
    if (given.kind === 'this') return root.kind === 'this' && method.params.length === 0;
    if (given.kind !== 'new' || root.kind !== 'local' || !body.params.includes(root.variable)) return false;
    const takes = (given.captured ?? []).map(stripped).some((one) => one.kind === 'local' && one.variable === root.variable);
    return takes && bodies.some((one) => one.owner === given.class && one.calls.some((call) => call.method === method));
  };
  const visited = expressionsOf(body.stmts);
  const handings = handingsIn(resolved)(body.stmts);
  return visited.some(
    ({ node, isStmt, loops }) =>
      !isStmt &&
      loops.length === 0 &&
      node.span.start > span.start &&
      handings.of(node)?.how === 'own' &&
      handings.of(node)!.given.some(again),
  );
}

const handingsIn = onceFor((resolved: Resolved) => onceFor((stmts: readonly TypedStmt[]) => new Handings(expressionsOf(stmts), resolved)));

/** Whether the object is a thread, or what a thread runs, that was joined right before: `x.join(); print(x.sum());`. */
function isReadAfterJoin({ field, expr, from, object }: Use, bodies: readonly BodyFacts[], { table }: Resolved): boolean {
  if (field.isStatic || expr.kind !== 'field' || !table.isSubclass(field.owner.name, RUNNABLE_NAME)) return false;
  if (isJoinedBefore(expr.object, expr, from)) return true;
  const { method } = from;
  if (method === undefined || method.isConstructor || object?.root.kind !== 'this' || object.steps.length > 0) return false;
  const calls = (callsByName(bodies).get(method.name) ?? []).filter(({ node }) => node.args.length === method.params.length);
  return (
    calls.length > 0 &&
    calls.every(({ node, body }) => node.dispatch.kind !== 'static' && isJoinedBefore(node.dispatch.receiver, node, body))
  );
}

const callsByName = onceFor((bodies: readonly BodyFacts[]) => {
  const found = new Map<string, { readonly node: TypedExpr & { readonly kind: 'call' }; readonly body: BodyFacts }[]>();
  for (const body of bodies)
    for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
      if (isStmt || node.kind !== 'call') continue;
      const alike = found.get(node.method.name);
      if (alike) alike.push({ node, body });
      else found.set(node.method.name, [{ node, body }]);
    }
  return found;
});

/** By the same name or index, or by the thread that was made of it. */
function isJoinedBefore(object: TypedExpr, at: TypedExpr, body: BodyFacts): boolean {
  const inner = stripped(object);
  const made = new Map(
    expressionsOf(body.body.stmts).flatMap(({ node, isStmt }) =>
      isStmt && node.kind === 'local' && node.init !== undefined ? [[node.variable, stripped(node.init)] as const] : [],
    ),
  );
  return joinsBefore(body.body.stmts, at).some((join) => {
    const thread = stripped(join);
    if (thread.kind === 'element' && inner.kind === 'element') {
      const [one, other] = [stripped(thread.index), stripped(inner.index)];
      return one.kind === 'local' && other.kind === 'local' && one.variable === other.variable;
    }
    if (thread.kind !== 'local' || inner.kind !== 'local' || isAnotherSince(thread.variable, join, at, body)) return false;
    const init = made.get(thread.variable);
    const isOfIt = init?.kind === 'new' && init.args.map(stripped).some((one) => one.kind === 'local' && one.variable === inner.variable);
    return thread.variable === inner.variable || isOfIt;
  });
}

/** Whether the local refers to another thread, or to one that runs again, between the join and the place. */
function isAnotherSince(variable: LocalVariable, join: TypedExpr, at: TypedExpr, { body }: BodyFacts): boolean {
  return expressionsOf(body.stmts).some(({ node, isStmt }) => {
    if (isStmt || node.span.start < join.span.end || at.span.start <= node.span.start) return false;
    const named =
      node.kind === 'startThread' ? stripped(node.thread) : node.kind === 'assign' || node.kind === 'compound' ? node.target : undefined;
    return named?.kind === 'local' && named.variable === variable;
  });
}

/** The threads that are joined on every way to the expression. */
function joinsBefore(stmts: readonly TypedStmt[], at: TypedExpr): readonly TypedExpr[] {
  return stmts.flatMap((one): readonly TypedExpr[] => {
    if (!isWithin(at, one)) {
      const first = expressionsOf([one]).find(({ isStmt }) => !isStmt)?.node.span.start ?? Infinity;
      return first < at.span.start ? unconditional([one]).flatMap(joinedIn) : [];
    }
    switch (one.kind) {
      case 'block':
        return joinsBefore(one.stmts, at);
      case 'if':
        return [one.then, one.else].flatMap((branch) => (branch !== undefined && isWithin(at, branch) ? joinsBefore([branch], at) : []));
      case 'loop':
      case 'forEachArray':
      case 'synchronized':
      case 'labeled':
      case 'try':
        return joinsBefore([one.body], at);
      default:
        return [];
    }
  });
}

function joinedIn(expr: TypedExpr): readonly TypedExpr[] {
  if (expr.kind !== 'call' || expr.dispatch.kind === 'static' || expr.args.length > 0) return [];
  return expr.method.name === 'join' && expr.method.owner.name === THREAD_NAME ? [expr.dispatch.receiver] : [];
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
export function unconditional(stmts: readonly TypedStmt[]): readonly TypedExpr[] {
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
