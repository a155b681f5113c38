/**
 * Which locks keep others from changing what a container holds between two calls of it: those that are held wherever it is changed in the
 * same way. The container itself is made for several threads, so nobody need hold a lock for a single call; but a lock that is held around
 * two of them means nothing to who changes it without (`synchronized putIfAbsent` beside an `add` that is not).
 * Neighbours: `steps.ts` makes the steps; `stale.ts` asks whether a lock holds two of them together.
 */
import { partsOfCall } from '../resolve/opaque';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { Held, BodyFacts } from './accesses';
import { hasMonitor, isContainer, type Containers } from './container-calls';
import type { Entry } from './entries';
import { placeOf, type Place } from './places';
import { expressionsOf } from '../resolve/typed-statements';

const ADDS = /^(add\w*|put\w*|push|offer\w*|set|lazySet|merge|compute\w*|replace\w*|increment\w*|getAnd\w*|update\w*|accumulate\w*)$/;
const REMOVES = /^(remove\w*|poll\w*|take\w*|pop|clear|drainTo|retainAll|decrement\w*)$/;

export interface ContainerLocks {
  /** Of what is held at a call of the method on the container, what means something to the others. */
  readonly heeded: (container: FieldSymbol, method: string, held: readonly Held[]) => readonly Held[];
}

interface Change {
  readonly isRemoval: boolean;
  readonly keys: ReadonlySet<string>;
}

/** `isWhileOthersRun`: whether other threads may run at the place. */
export function containerLocks(
  bodies: readonly BodyFacts[],
  entryOf: (method: BodyFacts['method']) => Entry,
  containers: Containers,
  isWhileOthersRun: (body: BodyFacts, span: BodyFacts['body']['stmts'][number]['span']) => boolean,
): ContainerLocks {
  const changes = new Map<FieldSymbol, Change[]>();
  for (const body of bodies) {
    if (body.method === undefined || body.method.isConstructor) continue;
    const entry = entryOf(body.method).held;
    for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
      if (isStmt || (node.kind !== 'call' && node.kind !== 'opaque')) continue;
      const { name, receiver } = called(node);
      const isRemoval = REMOVES.test(name);
      if (receiver === undefined || (!isRemoval && !ADDS.test(name)) || !isContainer(receiver, containers)) continue;
      const field = fieldAt(placeOf(receiver, body.owner, new Map()));
      if (field === undefined || !isWhileOthersRun(body, node.span)) continue;
      const keys = new Set([...body.heldAt(node), ...entry].map(({ place }) => place.key));
      changes.set(field, [...(changes.get(field) ?? []), { isRemoval, keys }]);
    }
  }
  return {
    heeded(container, method, held) {
      const isRemoval = REMOVES.test(method);
      // Who only looks has whatever he has; what matters is who changes it between.
      if (!isRemoval && !ADDS.test(method)) return held;
      const alike = (changes.get(container) ?? []).filter((one) => one.isRemoval === isRemoval);
      // A single call takes the container's own monitor, where it has one.
      const hasOwn = containers.wrapped.has(container) || hasMonitor(container.type);
      return held.filter(({ place }) => (hasOwn && fieldAt(place) === container) || alike.every(({ keys }) => keys.has(place.key)));
    },
  };
}

/** A method of the library and what it is called on; `merge` and its kin have no stub. */
function called(node: TypedExpr & { readonly kind: 'call' | 'opaque' }): {
  readonly name: string;
  readonly receiver: TypedExpr | undefined;
} {
  if (node.kind === 'opaque') return { name: node.method ?? '', receiver: partsOfCall(node).receiver };
  if (node.dispatch.kind === 'static' || !node.method.owner.isLibrary) return { name: node.method.name, receiver: undefined };
  return { name: node.method.name, receiver: node.dispatch.receiver };
}

/** The field that a place leads to; undefined for locals and `this`. */
export function fieldAt(place: Place | undefined): FieldSymbol | undefined {
  return place?.steps.at(-1) ?? (place?.root.kind === 'static' ? place.root.field : undefined);
}
