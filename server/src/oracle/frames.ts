/**
 * What the `modifies` clauses of the procedures that are under way allow: every write of a place that existed at entry must be among what
 * is named there. Monitors and the state of the library's locks may be taken and given back.
 * Neighbours: `step.ts` evaluates the clause at entry; `obligations.ts` asks at every write.
 */
import { HOLDER_FIELD, MODELS } from '../plato/ir';
import type { FrameItem } from '../plato/ir';
import { evaluate, type Scope } from './evaluate';
import type { Model } from './model';
import { placeOf } from './operation';
import type { Store } from './store';
import { MapValue, Ref, sameValue, type Value } from './values';

export function placeText(object: Ref | undefined, slot: number): string {
  return `${object ? object.id : 's'}:${slot}`;
}

/** The places that a clause names, found at entry. */
export function allowedBy(items: readonly FrameItem[], scope: Scope): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (const item of items) {
    if (item.kind === 'location' || item.kind === 'entry') {
      const place = placeOf(item.kind === 'location' ? item.location : item.map, scope, new Map());
      if (!place || place.kind === 'local') continue;
      const text = placeText(place.kind === 'object' ? place.object : undefined, place.slot);
      allowed.add(item.kind === 'location' ? text : `${text}[${keyText(evaluate(item.key, scope))}`);
    } else if (item.kind === 'everywhere') allowed.add(`*:${item.field}`);
    else {
      const object = evaluate(item.kind === 'allElements' ? item.array : item.object, scope);
      if (object instanceof Ref) allowed.add(`${object.id}:*`);
    }
  }
  return allowed;
}

function keyText(key: Value): string {
  return key instanceof Ref ? `#${key.id}` : String(key);
}

/** Whether the frame lets the place change from one store to the next. */
export function isAllowed(
  model: Model,
  allowed: ReadonlySet<string>,
  entry: Store,
  object: Ref | undefined,
  slot: number,
  field: string,
  before: Store,
  after: Store,
): boolean {
  if (object && (object.id >= entry.heap.length || !entry.heap[object.id])) return true;
  const owner = model.fields.get(field)?.owner ?? '';
  if (field === HOLDER_FIELD || (model.isLibrary.has(owner) && (owner.startsWith('java.util.concurrent') || owner.startsWith(MODELS))))
    return true;
  const text = placeText(object, slot);
  if (allowed.has(text) || (object && (allowed.has(`${object.id}:*`) || allowed.has(`*:${field}`)))) return true;
  const [old, now] = [valueAt(before, object, slot), valueAt(after, object, slot)];
  if (old === undefined || now === undefined || sameValue(old, now)) return true;
  if (!(old instanceof MapValue) || !(now instanceof MapValue)) return false;
  return changedKeys(old, now).every((key) => allowed.has(`${text}[${keyText(key)}`));
}

export function valueAt(store: Store, object: Ref | undefined, slot: number): Value | undefined {
  return object ? store.heap[object.id]?.slots[slot] : store.statics[slot];
}

/** The keys whose entries differ. */
export function changedKeys(old: MapValue, now: MapValue): readonly Value[] {
  const keys = new Set([...old.entries.keys(), ...now.entries.keys()]);
  return [...keys].filter((key) => {
    const [a, b] = [old.entries.get(key), now.entries.get(key)];
    return a === undefined || b === undefined ? a !== b : !sameValue(a, b);
  });
}
