/**
 * The places of the store that are written, as far as they have a name that means the same in every iteration of a loop: fields of objects,
 * elements of arrays, entries of ghost maps.
 * Why apart: check 1 and check 2 make candidates of them. Whether a candidate holds is the prover's business, so nothing here can be
 * unsound.
 * Neighbours: `candidates.ts` and `reduction/sequence-candidates.ts` make the candidates; `plato/keys-written.ts` knows the entries.
 */
import type { Effects } from '../../effects/effects';
import { footprintOf, storeOf } from '../../plato/footprint';
import type { Expr, Location, Operation, Procedure, Stmt, Type } from '../../plato/ir';
import { keysWritten } from '../../plato/keys-written';
import { operationsOf, partsOf, visitStmt } from '../../plato/statements';
import { exprEquals, mapChildren, mapLocation, substituteVars } from '../../plato/substitute';
import { elementType, typeOf } from '../../plato/type-of';
import type { CheckContext } from '../environment/context';
import { currentScope } from '../environment/entry';
import { select, store as stored, type Term } from '../logic/terms';
import { translate } from '../logic/translate';

/** How many places of one store are named. */
const MAX_PLACES = 4;
/** How far definitions are followed. */
const MAX_STEPS = 4;

/** The field of an object, a static field, or what stands there at some keys: an index, the keys of an entry of a ghost map. */
export interface NamedPlace {
  /** Absent: of a static field. */
  readonly object?: Expr;
  readonly keys: readonly Expr[];
  /** Of what stands there. Absent: an array, or what stands at keys of which only the first ones have names. */
  readonly type?: Type;
}

/** The same, as terms. */
export interface PlaceTerms {
  readonly object: Term | undefined;
  readonly keys: readonly Term[];
  readonly type: Type | undefined;
}

/** What a loop stands in: all of the method's body, and the procedures that it calls. */
export interface Surroundings {
  readonly body: Stmt;
  readonly table: ReadonlyMap<string, Procedure>;
}

type Step = Extract<Stmt, { readonly kind: 'op' | 'call' }>;

/** A place as the step writes it: what `modifies` of a called method names counts as written. */
interface Written {
  readonly location: Location;
  /** Of an array, or a map, where only they are written. */
  readonly keys: readonly Expr[];
}

/** The places by their stores that are written by the time the head of the loop is reached; the loop has these effects. */
export function namedPlaces(
  context: CheckContext,
  { body, table }: Surroundings,
  loop: Stmt,
  effects: Effects,
): ReadonlyMap<string, readonly NamedPlace[]> {
  const named = namesIn(context, body, effects);
  const found = new Map<string, NamedPlace[]>();
  for (const written of stepsUpTo(body, loop).flatMap((step) => writtenBy(step, table))) {
    const store = storeOf(written.location)!;
    const place = placeOf(written, named);
    const known = found.get(store) ?? [];
    if (place && known.length < MAX_PLACES && !known.some((one) => isSame(one, place))) found.set(store, [...known, place]);
  }
  return found;
}

function writtenBy(step: Step, table: Surroundings['table']): readonly Written[] {
  if (step.kind === 'op') {
    return footprintOf(step.op).writes.map((location) => ({
      location,
      keys: location.kind !== 'elem' ? keysWritten(step.op, location) : location.isWhole ? [] : [location.index],
    }));
  }
  return step.targets.flatMap((target): readonly Written[] => {
    const callee = table.get(target.procedure);
    const values = new Map(callee?.params.map((parameter, index) => [parameter.name, step.args[index]!]));
    const there = (expr: Expr): Expr => substituteVars(expr, values);
    return (callee?.modifies ?? []).flatMap((item): readonly Written[] => {
      if (item.kind === 'location') {
        const location = mapLocation(item.location, there);
        return location.kind === 'local' ? [] : [{ location, keys: location.kind === 'elem' ? [location.index] : [] }];
      }
      if (item.kind === 'entry') return [{ location: mapLocation(item.map, there), keys: [item.key, ...(item.inner ?? [])].map(there) }];
      if (item.kind !== 'allElements') return [];
      const array = there(item.array);
      const type = typeOf(array);
      const element = type.kind === 'ref' ? elementType(type.className) : undefined;
      return element
        ? [{ location: { kind: 'elem', array, index: { kind: 'int', value: '0' }, type: element, isWhole: true }, keys: [] }]
        : [];
    });
  });
}

/** The place that is written, by names; of the keys as many as have one. Undefined where the object has none. */
function placeOf({ location, keys: all }: Written, named: (expr: Expr) => Expr | undefined): NamedPlace | undefined {
  const base = location.kind === 'field' ? location.object : location.kind === 'elem' ? location.array : undefined;
  const object = base && named(base);
  if (base && !object) return undefined;
  const keys: Expr[] = [];
  for (const one of all) {
    const key = named(one);
    if (!key) break;
    keys.push(key);
  }
  const isWhole = location.kind === 'elem' && keys.length === 0;
  const type = keys.length < all.length || isWhole ? undefined : typeAt(location, keys.length);
  return { ...(object && { object }), keys, ...(type && { type }) };
}

function typeAt(location: Location, depth: number): Type | undefined {
  if (location.kind === 'elem') return location.type;
  let { type } = location;
  for (let left = depth; left > 0 && type.kind === 'map'; left--) type = type.value;
  return type;
}

function isSame(left: NamedPlace, right: NamedPlace): boolean {
  return (
    (left.object === right.object || (left.object !== undefined && right.object !== undefined && exprEquals(left.object, right.object))) &&
    left.keys.length === right.keys.length &&
    left.keys.every((key, depth) => exprEquals(key, right.keys[depth]!))
  );
}

const NAMED: ReadonlySet<Expr['kind']> = new Set<Expr['kind']>([
  'int',
  'bool',
  'null',
  'string',
  'classObject',
  'tid',
  'main',
  'static',
  'field',
  'elem',
  'length',
  'mapGet',
  'unary',
  'binary',
  'apply',
]);

/**
 * An expression by locals that stay, undefined where there is none. What is read of the store counts where it is final, and in the loop
 * itself where the loop does not write it.
 */
export function namesIn(context: CheckContext, body: Stmt, effects: Effects): (expr: Expr) => Expr | undefined {
  const definitions = definitionsIn(operationsOf(body));
  const named = (expr: Expr, steps: number, isOfLoop: boolean): Expr | undefined => {
    if (expr.kind === 'var') {
      const stays = !effects.locals.has(expr.name);
      const definition = steps > 0 ? definitions.get(expr.name) : undefined;
      const followed = definition && named(definition, steps - 1, isOfLoop && !stays);
      return followed ?? (stays ? expr : undefined);
    }
    if (!NAMED.has(expr.kind)) return undefined;
    const store = expr.kind === 'field' || expr.kind === 'static' || expr.kind === 'elem' ? storeRead(expr) : undefined;
    if (store !== undefined && context.stores.field(store)?.isFinal !== true) {
      if (!isOfLoop || effects.everything || effects.stores.has(store) || !context.relevant.has(store)) return undefined;
    }
    let isWhole = true;
    const whole = mapChildren(expr, (part) => {
      const one = named(part, steps, isOfLoop);
      if (!one) isWhole = false;
      return one ?? part;
    });
    if (!isWhole) return undefined;
    return whole.kind === 'field' || whole.kind === 'static' || whole.kind === 'elem' ? { ...whole, when: 'post' } : whole;
  };
  return (expr) => named(expr, MAX_STEPS, true);
}

function storeRead(expr: Expr & { readonly kind: 'field' | 'static' | 'elem' }): string {
  return storeOf(expr.kind === 'elem' ? { kind: 'elem', array: expr.array, index: expr.index, type: expr.type } : expr)!;
}

/** Locals that are assigned once in the whole body. (Where the definition has not come by yet, a candidate with it is only a bad one.) */
function definitionsIn(operations: readonly Operation[]): ReadonlyMap<string, Expr> {
  const found = new Map<string, Expr>();
  const often = new Set<string>();
  for (const op of operations) {
    for (const { target, value } of op.assigns) {
      if (target.kind !== 'local') continue;
      if (found.has(target.name)) often.add(target.name);
      found.set(target.name, value);
    }
    for (const one of op.havocs) if (one.kind === 'local') often.add(one.name);
    if (op.allocates) often.add(op.allocates.target);
  }
  for (const name of often) found.delete(name);
  return found;
}

/**
 * The steps that this method may have taken when the head of the loop is reached, in the order of the text: those before it, and all of the
 * loops that it stands in.
 */
function stepsUpTo(body: Stmt, loop: Stmt): readonly Step[] {
  const found: Step[] = [];
  const take = (stmt: Stmt): void => {
    if (stmt.kind === 'op' || stmt.kind === 'call') found.push(stmt);
  };
  /** Whether the loop stands in the statement: then what comes after it does not count. */
  const visit = (stmt: Stmt): boolean => {
    if (stmt === loop || (stmt.kind === 'loop' && stands(stmt, loop))) {
      visitStmt(stmt, take);
      return true;
    }
    take(stmt);
    return partsOf(stmt).some(visit);
  };
  visit(body);
  return found;
}

function stands(stmt: Stmt, loop: Stmt): boolean {
  return partsOf(stmt).some((part) => part === loop || stands(part, loop));
}

/** The names as terms, of the store as it is now. */
export function placeTerms(context: CheckContext, places: readonly NamedPlace[]): readonly PlaceTerms[] {
  const term = (expr: Expr): Term => translate(expr, currentScope(context, 'prove'));
  return places.map(({ object, keys, type }) => ({ object: object && term(object), keys: keys.map(term), type }));
}

/** What stands at the place in this version of its store. */
export function at(version: Term, { object, keys }: PlaceTerms): Term {
  return keys.reduce((map, key) => select(map, key), object ? select(version, object) : version);
}

/** The map `old` with what stands at the keys of the places in `current`. */
export function changedAt(old: Term, current: Term, places: readonly { readonly keys: readonly Term[] }[]): Term {
  return places.reduce((map, { keys }) => changedAtKeys(map, current, keys), old);
}

function changedAtKeys(map: Term, current: Term, [key, ...inner]: readonly Term[]): Term {
  return key === undefined ? current : stored(map, key, changedAtKeys(select(map, key), select(current, key), inner));
}
