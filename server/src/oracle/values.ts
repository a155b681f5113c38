/**
 * The values of the explorer: integers within the range in which JavaScript counts exactly, booleans, null, references, ghost maps, and
 * floats that are only carried about.
 * Neighbours: `store.ts` keeps them; `evaluate.ts` computes with them.
 */
import { lastPart } from '../base/dotted-name';
import type { Type } from '../plato/ir';

/** A reference: the place of its object in the heap. There is one `Ref` per place, so references are compared by `===`. */
export class Ref {
  constructor(readonly id: number) {}
}

/** A ghost map without the entries that have their default. */
export class MapValue {
  constructor(readonly entries: ReadonlyMap<Value, Value>) {}
}

/** A float, known by the term that makes it. */
export class FloatValue {
  constructor(readonly text: string) {}
}

export type Value = number | boolean | null | Ref | MapValue | FloatValue;

/** A path that the explorer does not follow any further, with the reason; nothing is said of what would come. */
export class NotExplored extends Error {}

const REFS: Ref[] = [];
const FLOATS = new Map<string, FloatValue>();
export const EMPTY_MAP = new MapValue(new Map());

export function refOf(id: number): Ref {
  while (REFS.length <= id) REFS.push(new Ref(REFS.length));
  return REFS[id]!;
}

export function floatOf(text: string): FloatValue {
  const known = FLOATS.get(text);
  if (known) return known;
  const made = new FloatValue(text);
  FLOATS.set(text, made);
  return made;
}

/** Stands in the static fields of a class whose initialization is not run: nobody knows what is in them. */
export const UNREADY = floatOf('not initialized');

/** Why a run that comes to such a class is not followed. */
export function notReady(className: string): NotExplored {
  return new NotExplored(
    `\`${lastPart(className)}\`, whose initialization does something else at another time, or does not come to its end`,
  );
}

/** The value of a field of the type that nothing has been assigned to. */
export function defaultOf(type: Type): Value {
  switch (type.kind) {
    case 'int':
      return 0;
    case 'bool':
      return false;
    case 'float':
      return floatOf('float.0.0');
    case 'ref':
      return null;
    case 'map':
      return EMPTY_MAP;
  }
}

function isDefault(value: Value): boolean {
  return value === 0 || value === false || value === null || (value instanceof MapValue && value.entries.size === 0);
}

export function sameValue(left: Value, right: Value): boolean {
  if (!(left instanceof MapValue) || !(right instanceof MapValue)) return left === right;
  if (left.entries.size !== right.entries.size) return false;
  return [...left.entries].every(([key, value]) => right.entries.has(key) && sameValue(value, right.entries.get(key)!));
}

/** The map with one entry changed. */
export function withEntry(map: MapValue, key: Value, value: Value): MapValue {
  const entries = new Map(map.entries);
  if (isDefault(value)) entries.delete(key);
  else entries.set(key, value);
  return new MapValue(entries);
}

/** The number, if JavaScript counts exactly there. */
export function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new NotExplored('a number beyond 2 to the 53');
  return value === 0 ? 0 : value;
}
