/**
 * Which entries of ghost maps an operation reads and changes. `m[k] = v` is written as an assignment of the whole map that differs from the
 * old one at `k`, and an action that changes the entry `m[k]` as a choice of the whole map of which its condition says the same. Everything
 * else reads, or changes, the whole (docs/soundness/reduction.md#entries-of-ghost-maps).
 * Neighbours: disciplines and frames of entries ask it (`sequential/modular/element-access.ts`, `frames.ts`, `simulation.ts`), and the
 * movers (`sequential/reduction/movers.ts`); `footprint.ts` speaks of whole locations.
 */
import type { Expr, Location, Operation, Type } from './ir';
import { children, exprEquals, freeVars, setWhen } from './substitute';
import { locationExpr, typeOf } from './type-of';

/** The keys at which an operation changes a map, outermost first; none where it replaces the whole. */
export function keysWritten(op: Operation, location: Location): readonly Expr[] {
  const assigned = op.assigns.filter(({ target }) => exprEquals(locationExpr(target), locationExpr(location)));
  if (op.havocs.some((one) => exprEquals(locationExpr(one), locationExpr(location))))
    return assigned.length === 0 ? keysChosen(op, location) : [];
  if (assigned.length !== 1) return [];
  const keys: Expr[] = [];
  let current = locationExpr(location);
  let value = assigned[0]!.value;
  while (value.kind === 'mapSet' && exprEquals(value.map, current)) {
    keys.push(value.key);
    if (value.value.kind !== 'mapSet') break;
    current = { kind: 'mapGet', map: current, key: value.key, type: typeOf(value.value) };
    value = value.value;
  }
  return keys;
}

/** The entry that a condition leaves open: `map' = map with key := map'[key]`. */
function keysChosen(op: Operation, location: Location): readonly Expr[] {
  const all = op.post === undefined ? [] : conjuncts(op.post).map((one) => keysOfFrame(one, locationExpr(location)));
  const frames = all.filter((keys) => keys.length > 0);
  return frames.length === 1 ? frames[0]! : [];
}

/** That a choice of the map at the location changes the entry at the keys only, outermost first; undefined where it is no map. */
export function entryFrame(location: Location, keys: readonly Expr[]): Expr | undefined {
  if (location.kind === 'local' || location.kind === 'elem' || location.type.kind !== 'map') return undefined;
  const map = locationExpr(location);
  const [before, after] = [setWhen(map, 'pre'), setWhen(map, 'post')];
  const right = only(before, after, location.type, keys);
  return right && { kind: 'binary', op: '=', left: after, right };
}

/** The map `before` with what stands at the keys in `after`. */
function only(before: Expr, after: Expr, type: Type, [key, ...inner]: readonly Expr[]): Expr | undefined {
  if (type.kind !== 'map' || key === undefined) return undefined;
  const at = (map: Expr): Expr => ({ kind: 'mapGet', map, key, type: type.value });
  const value = inner.length === 0 ? at(after) : only(at(before), at(after), type.value, inner);
  return value && { kind: 'mapSet', map: before, key, value };
}

function conjuncts(expr: Expr): readonly Expr[] {
  return expr.kind === 'binary' && expr.op === '&&' ? [...conjuncts(expr.left), ...conjuncts(expr.right)] : [expr];
}

/** The keys, if the formula says of the map that it changes there only. */
function keysOfFrame(expr: Expr, map: Expr): readonly Expr[] {
  if (expr.kind !== 'binary' || expr.op !== '=' || expr.right.kind !== 'mapSet') return [];
  const [before, after] = [setWhen(map, 'pre'), setWhen(map, 'post')];
  return exprEquals(expr.left, after) ? keysOfOnly(expr.right, before, after) : [];
}

function keysOfOnly({ map: old, key, value }: Expr & { readonly kind: 'mapSet' }, before: Expr, after: Expr): readonly Expr[] {
  if (!exprEquals(old, before)) return [];
  if (value.kind === 'mapGet') return exprEquals(value.map, after) && exprEquals(value.key, key) ? [key] : [];
  if (value.kind !== 'mapSet') return [];
  const at = (map: Expr): Expr => ({ kind: 'mapGet', map, key, type: typeOf(value) });
  const inner = keysOfOnly(value, at(before), at(after));
  return inner.length === 0 ? [] : [key, ...inner];
}

/** An entry of the map at a location; without keys it is the whole map. */
export interface Entry {
  readonly map: Location;
  readonly keys: readonly Expr[];
}

/**
 * The entries of ghost maps that an operation reads, in order; what it says of an entry that it changes itself, afterwards, is no read.
 * Keys are over the store before the operation.
 */
export function entriesRead(op: Operation): readonly Entry[] {
  const found: Entry[] = [];
  const visit = (expr: Expr, bound: ReadonlySet<string>, isAfter: boolean): void => {
    const { map, keys } = unwound(expr);
    if (isMap(map)) {
      const isNamed = !keys.some((key) => [...freeVars(key).keys()].some((name) => bound.has(name)));
      const location = locationOf(map);
      const own = isAfter && map.when === 'post' ? keysWritten(op, location) : [];
      const isOwn = own.length > 0 && own.every((key, depth) => keys[depth] !== undefined && exprEquals(key, keys[depth]!));
      if ((isAfter || map.when === 'post') && !isOwn) found.push({ map: location, keys: isNamed ? keys : [] });
      if (map.kind === 'field') visit(map.object, bound, isAfter);
      for (const key of keys) visit(key, bound, isAfter);
      return;
    }
    const inside = expr.kind === 'quantifier' ? new Set([...bound, ...expr.variables.map((variable) => variable.name)]) : bound;
    for (const child of children(expr)) visit(child, inside, isAfter);
  };
  for (const assertion of op.asserts) visit(assertion.expr, new Set(), false);
  if (op.guard) visit(op.guard, new Set(), false);
  const bases = (location: Location): void => {
    for (const base of location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [])
      visit(base, new Set(), false);
  };
  for (const location of [...op.assigns.map((one) => one.target), ...op.havocs]) bases(location);
  if (op.allocates?.length) visit(op.allocates.length, new Set(), false);
  for (const { target, value } of op.assigns) {
    const own = keysWritten(op, target);
    for (const key of own) visit(key, new Set(), false);
    visit(own.length > 0 ? innermost(value, own.length) : value, new Set(), false);
  }
  for (const one of op.post === undefined ? [] : conjuncts(op.post)) {
    const framed = op.havocs.find(
      (location) => location.kind !== 'local' && location.type.kind === 'map' && keysOfFrame(one, locationExpr(location)).length > 0,
    );
    for (const part of framed ? keysOfFrame(one, locationExpr(framed)) : [one]) visit(part, new Set(), true);
  }
  return found;
}

/** `m[a][b]` as the map `m` and its keys. */
function unwound(expr: Expr): { readonly map: Expr; readonly keys: readonly Expr[] } {
  if (expr.kind !== 'mapGet') return { map: expr, keys: [] };
  const { map, keys } = unwound(expr.map);
  return { map, keys: [...keys, expr.key] };
}

/** The value that is written in the end by an assignment of so many entries within each other. */
function innermost(value: Expr, depth: number): Expr {
  return depth > 0 && value.kind === 'mapSet' ? innermost(value.value, depth - 1) : value;
}

function isMap(expr: Expr): expr is Expr & { readonly kind: 'field' | 'static' } {
  return (expr.kind === 'field' || expr.kind === 'static') && expr.type.kind === 'map';
}

function locationOf(expr: Expr & { readonly kind: 'field' | 'static' }): Location {
  return expr.kind === 'static'
    ? { kind: 'static', field: expr.field, type: expr.type }
    : { kind: 'field', object: setWhen(expr.object, 'post'), field: expr.field, type: expr.type };
}
