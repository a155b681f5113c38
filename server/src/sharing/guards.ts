/**
 * What protects a field: the lock that every use of it holds, or most of them do. It is seen from the field's object, as `@GuardedBy` names
 * it. A candidate: the prover shows it at every access, and where it cannot, that access is what is reported.
 * Neighbours: `uses.ts` gives the uses; `sharing.ts` asks for each field that threads share.
 */
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { Held } from './accesses';
import { stepsFrom, type Place } from './places';
import type { Use } from './uses';

/** A lock as it is seen from the object of a field. */
export interface Guard {
  /** As `@GuardedBy` would say it. */
  readonly text: string;
  /** The fields through which it is reached. */
  readonly through: readonly FieldSymbol[];
}

export type Protection =
  /**
   * `without` are the uses that do not hold it, as far as the text shows; of `perhaps` the text does not show it. `forReading`: writes that
   * hold only the side of it for reading.
   */
  | {
      readonly kind: 'guard';
      readonly guard: Guard;
      readonly without: readonly Use[];
      readonly perhaps: readonly Use[];
      readonly forReading: readonly Use[];
    }
  /** `forReading`: a lock that is held everywhere, but where the field is written only for reading. */
  | { readonly kind: 'none'; readonly forReading?: string };

/** The protection of a field with these uses, of which at least one is a write. */
export function protectionOf(field: FieldSymbol, uses: readonly Use[]): Protection {
  const known = bestOf(field, uses, isEnough);
  if (known.kind === 'guard') return known;
  const anyhow = bestOf(field, uses, () => true);
  return anyhow.kind === 'guard' && anyhow.without.length === 0 ? { kind: 'none', forReading: anyhow.guard.text } : known;
}

/** `counts`: whether a lock that is held counts for a use. */
function bestOf(field: FieldSymbol, uses: readonly Use[], counts: (held: Held, use: Use) => boolean): Protection {
  const counted = new Map<string, { readonly guard: Guard; writes: number; all: number; readonly first: number }>();
  uses.forEach((use, index) => {
    const texts = new Set<string>();
    for (const held of use.held) {
      const guard = counts(held, use) ? guardOf(held.place, use, field.owner) : undefined;
      if (guard === undefined || texts.has(guard.text)) continue;
      texts.add(guard.text);
      const count = counted.get(guard.text) ?? { guard, writes: 0, all: 0, first: index };
      counted.set(guard.text, count);
      count.all++;
      if (use.isWrite) count.writes++;
    }
  });
  const [best] = [...counted.values()].sort(
    (left, right) => right.writes - left.writes || right.all - left.all || left.first - right.first,
  );
  const writes = uses.filter((one) => one.isWrite).length;
  // A lock that is held by the way somewhere is not meant for it.
  if (best === undefined || (best.writes < writes && best.all * 2 < uses.length) || best.writes === 0) return { kind: 'none' };
  const holds = (use: Use, find: typeof guardOf): boolean =>
    use.held.some((held) => counts(held, use) && find(held.place, use, field.owner)?.text === best.guard.text);
  const without = uses.filter((use) => !holds(use, guardOf));
  const isOfReading = (use: Use): boolean =>
    use.isWrite && use.held.some(({ mode, place }) => mode === 'read' && guardOf(place, use, field.owner)?.text === best.guard.text);
  return {
    kind: 'guard',
    guard: best.guard,
    without,
    perhaps: uses.filter((use) => !without.includes(use) && !holds(use, seenFrom)),
    forReading: without.filter(isOfReading),
  };
}

function isEnough({ mode }: Held, { isWrite }: Use): boolean {
  return mode !== 'read' || !isWrite;
}

function guardOf(lock: Place, use: Use, owner: ClassSymbol): Guard | undefined {
  return seenFrom(lock, use, owner) ?? ofAnyOf(lock, use, owner);
}

/**
 * Where the locks of several objects are taken in an order (`first` and `second`, whichever they are), a lock of an object of the class may
 * be that of the one that is used.
 */
function ofAnyOf({ root, steps }: Place, { object }: Use, owner: ClassSymbol): Guard | undefined {
  if (root.kind !== 'local' || object === undefined || object.steps.length > 0 || object.root.kind !== 'local') return undefined;
  const { type } = root.variable;
  if (root.variable === object.root.variable || type.kind !== 'class' || type.name !== owner.name) return undefined;
  return { text: steps.length === 0 ? 'this' : steps.map((one) => one.name).join('.'), through: steps };
}

function seenFrom(lock: Place, { object, from }: Use, owner: ClassSymbol): Guard | undefined {
  const named = (first: readonly string[], steps: readonly FieldSymbol[], before: readonly FieldSymbol[] = []): Guard => ({
    text: [...first, ...steps.map((one) => one.name)].join('.'),
    through: [...before, ...steps],
  });
  if (lock.root.kind === 'class') return named([nameOf(lock.root.name, from.owner), 'class'], []);
  if (lock.root.kind === 'static') {
    const { field } = lock.root;
    return named(field.owner === owner ? [field.name] : [field.owner.display, field.name], lock.steps, [field]);
  }
  if (object === undefined) return undefined;
  if (lock.key === object.key) return named(['this'], []);
  const steps = stepsFrom(object, lock);
  if (steps !== undefined) return named([], steps);
  if (lock.root.kind !== 'this') return undefined;
  const { name } = lock.root;
  for (let around = owner.isStatic ? undefined : owner.outer; around !== undefined; around = around.isStatic ? undefined : around.outer) {
    if (around.name === name) return named([around.simpleName, 'this'], lock.steps);
  }
  return undefined;
}

/** A class as somebody names it who stands in its package. */
function nameOf(qualified: string, from: ClassSymbol): string {
  const { packageName } = from.unit;
  return packageName !== '' && qualified.startsWith(`${packageName}.`) ? qualified.slice(packageName.length + 1) : qualified;
}
