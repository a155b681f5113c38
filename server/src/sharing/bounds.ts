/**
 * Two numbers that bound each other, each of which is safe by itself: `if (i > upper.get()) throw ...; lower.set(i);` in one method, and
 * the same the other way about in another. Both may look before either changes, and then the lower one is above the upper one.
 * Neighbours: `outcomes.ts` knows what has been asked before; `sharing.ts` reports it. Within one number such steps are found by
 * `stale.ts`.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { outcomesBefore } from './outcomes';
import { placeOf } from './places';
import { expressionsOf } from '../resolve/typed-statements';

const NUMBER = /^java\.util\.concurrent\.atomic\.Atomic(Integer|Long)$/;
const LOOKS = /^(get|intValue|longValue|getAcquire)$/;
const CHANGES = /^(set|lazySet|setRelease|(increment|decrement|add)AndGet|getAnd(Increment|Decrement|Add|Set))$/;
const NO_ALIASES = new Map();

/** A number of `this`, or a static one. */
interface Part {
  readonly field: FieldSymbol;
  readonly expr: TypedExpr;
}

interface Bound {
  readonly body: BodyFacts;
  readonly look: Part;
  readonly change: Part;
}

export interface BoundsRace {
  readonly expr: TypedExpr;
  readonly changed: FieldSymbol;
  readonly look: TypedExpr;
  readonly looked: FieldSymbol;
  /** Where the other one is changed. */
  readonly other: TypedExpr;
}

export function boundsRaces(bodies: readonly BodyFacts[], isShared: (body: BodyFacts) => boolean): readonly BoundsRace[] {
  const all = bodies.filter((one) => one.method?.isConstructor !== true && isShared(one)).flatMap(boundsIn);
  const reported = new Set<string>();
  return all.flatMap(({ body, look, change }) => {
    const counterpart = all.find(
      (one) => one.look.field === change.field && one.change.field === look.field && !haveOneLock(one.body, one, body, change),
    );
    // One finding for both.
    const pair = [look.field.id, change.field.id].sort().join(' ');
    if (counterpart === undefined || reported.has(pair)) return [];
    reported.add(pair);
    return [{ expr: change.expr, changed: change.field, look: look.expr, looked: look.field, other: counterpart.change.expr }];
  });
}

function boundsIn(body: BodyFacts): readonly Bound[] {
  const { stmts } = body.body;
  return expressionsOf(stmts).flatMap(({ node, isStmt }) => {
    if (isStmt) return [];
    const change = changeIn(node, body);
    if (change === undefined) return [];
    const looks = outcomesBefore(stmts, node).flatMap(({ cond }) => (isOrder(cond) ? looksIn(cond, body) : []));
    return looks.filter((one) => one.field !== change.field).map((look) => ({ body, look, change }));
  });
}

function isOrder(cond: TypedExpr): boolean {
  return cond.kind === 'comparison' && /^[<>]=?$/.test(cond.op);
}

function looksIn(cond: TypedExpr, body: BodyFacts): readonly Part[] {
  return expressionsOf([{ kind: 'expr', expr: cond, span: cond.span }]).flatMap(({ node, isStmt }) => {
    if (isStmt) return [];
    if (node.kind === 'call' && NUMBER.test(node.method.owner.name) && LOOKS.test(node.method.name)) return atomicOf(node, body);
    return (node.kind === 'field' || node.kind === 'static') && isVolatileNumber(node.field) && isOfThis(node, body)
      ? [{ field: node.field, expr: node }]
      : [];
  });
}

function changeIn(node: TypedExpr, body: BodyFacts): Part | undefined {
  if (node.kind === 'call' && NUMBER.test(node.method.owner.name) && CHANGES.test(node.method.name)) return atomicOf(node, body)[0];
  if (node.kind !== 'assign' && node.kind !== 'compound') return undefined;
  const { target } = node;
  const isNumber = (target.kind === 'field' || target.kind === 'static') && isVolatileNumber(target.field) && isOfThis(target, body);
  return isNumber ? { field: target.field, expr: node } : undefined;
}

function atomicOf(call: TypedExpr & { readonly kind: 'call' }, body: BodyFacts): readonly Part[] {
  const receiver = call.dispatch.kind === 'static' ? undefined : stripped(call.dispatch.receiver);
  if (receiver?.kind !== 'field' && receiver?.kind !== 'static') return [];
  return receiver.field.captured === undefined && isOfThis(receiver, body) ? [{ field: receiver.field, expr: call }] : [];
}

function isVolatileNumber({ isVolatile, type }: FieldSymbol): boolean {
  return isVolatile && type.kind === 'primitive' && type.name !== 'boolean';
}

function isOfThis(expr: TypedExpr & { readonly kind: 'field' | 'static' }, { owner }: BodyFacts): boolean {
  if (expr.kind === 'static') return true;
  const place = placeOf(expr.object, owner, NO_ALIASES);
  return place?.root.kind === 'this' && place.steps.length === 0;
}

/** Whether one lock is held at both changes. */
function haveOneLock(left: BodyFacts, { change }: Bound, right: BodyFacts, other: Part): boolean {
  const held = new Set(left.heldAt(change.expr).map(({ place }) => place.key));
  return right.heldAt(other.expr).some(({ place }) => held.has(place.key));
}
