/**
 * What an expression reads, and what an operation touches: its footprint.
 * Why: an operation's footprint decides its discipline, its race and mover checks (docs/theory.md); in doubt everything here says more.
 * Neighbours: `ir.ts`; `effects/effects.ts` says what whole statements and procedures may change.
 *
 * A *store* is the name of a family of shared cells: the id of a field (instance or static), or `elem:KIND` for the
 * elements of all arrays of one kind of element.
 */
import type { Expr, Location, Operation, Type, When } from './ir';
import { children, exprEquals, freeVars, locationEquals, setWhen, someExpr, substituteVars } from './substitute';

/** The store of the elements of arrays with elements of this type: `elem:int`, `elem:bool`, `elem:float`, `elem:ref`, `elem:map`. */
export function elementStore(type: Type): string {
  return `${ELEMENTS}${type.kind}`;
}

/** How the stores begin that hold the elements of all arrays of one kind. */
export const ELEMENTS = 'elem:';
export const ELEMENT_STORES: ReadonlySet<string> = new Set(['int', 'bool', 'float', 'ref'].map((kind) => `${ELEMENTS}${kind}`));

/** The store that a location belongs to; undefined for a local. */
export function storeOf(location: Location): string | undefined {
  switch (location.kind) {
    case 'local':
      return undefined;
    case 'field':
    case 'static':
      return location.field;
    case 'elem':
      return elementStore(location.type);
  }
}

/** The stores an expression reads, in order of first occurrence; with `when` only those it reads before, or after. */
export function storesOfExpr(e: Expr, when?: When): Set<string> {
  const stores = new Set<string>();
  const visit = (part: Expr): void => {
    if ((part.kind === 'field' || part.kind === 'static') && (when === undefined || part.when === when)) stores.add(part.field);
    if (part.kind === 'elem' && (when === undefined || part.when === when)) stores.add(elementStore(part.type));
    for (const child of children(part)) visit(child);
  };
  visit(e);
  return stores;
}

/** Whether which objects there are makes a difference to the expression: it ranges over them. */
export function rangesOverObjects(e: Expr): boolean {
  return someExpr(e, (part) => part.kind === 'quantifier' && part.variables.some(({ type }) => type.kind === 'ref'));
}

/**
 * The shared locations of an operation, without repetition, in order: assertions, guard, targets, values, lengths, havocs, post.
 * Bases and indices are expressions over the locals and the store *before* the operation (accesses in them are `post`, "now").
 */
export interface Footprint {
  readonly reads: readonly Location[];
  readonly writes: readonly Location[];
  /**
   * Stores that are read at places which no such location names: under a quantifier, or through what the operation itself changes.
   * To be taken as reads anywhere in the store.
   */
  readonly elsewhere: readonly string[];
}

/** What an operation reads; see `Footprint`. */
export function readsOf(op: Operation): readonly Location[] {
  return footprintOf(op).reads;
}

/** What an operation assigns or havocs in the shared store; see `Footprint`. */
export function writesOf(op: Operation): readonly Location[] {
  return footprintOf(op).writes;
}

/**
 * The footprint of one operation. An access `pre` in an assertion, a guard or a value is about method entry and reads nothing now; what
 * `post` says of a location that the operation itself writes is about the written value and is no read.
 */
export function footprintOf(op: Operation): Footprint {
  const { rows, elsewhere, ...named } = footprintWithRows(op);
  return { ...named, elsewhere: [...new Set([...elsewhere, ...rows.map((row) => elementStore(row.type))])] };
}

/** An array of which elements are touched at indices that are bound, or known after the operation only; `type` is that of its elements. */
export interface Row {
  readonly array: Expr;
  readonly type: Type;
}

/** A footprint in which arrays that can be named are not `elsewhere`, though the indices are bound. */
export interface FootprintWithRows extends Footprint {
  readonly rows: readonly Row[];
}

/** The same, with arrays that are read at such indices; `alsoWritten` are stores that change together with what the operation writes. */
export function footprintWithRows(op: Operation, alsoWritten: readonly string[] = []): FootprintWithRows {
  const rows: Row[] = [];
  const addRow = (row: Row): void => {
    if (!rows.some((known) => exprEquals(known.array, row.array))) rows.push(row);
  };
  const reads: Location[] = [];
  const writes: Location[] = [];
  const elsewhere = new Set<string>();
  const add = (list: Location[], location: Location): void => {
    if (!list.some((known) => locationEquals(known, location))) list.push(location);
  };
  const addRead = (location: Location, named: boolean): void => {
    if (named) add(reads, location);
    else elsewhere.add(storeOf(location)!);
  };

  const now = (e: Expr): void =>
    visitAccesses(e, new Set(), (location, when, isUnderQuantifier, isRow) => {
      if (when !== 'post') return;
      if (isRow && location.kind === 'elem') addRow(location);
      else addRead(location, !isUnderQuantifier);
    });
  const basesOf = (location: Location): void => {
    if (location.kind === 'field') now(location.object);
    if (location.kind === 'elem') [location.array, location.index].forEach(now);
  };

  for (const assertion of op.asserts) now(assertion.expr);
  if (op.guard) now(op.guard);
  for (const { target, value } of op.assigns) {
    basesOf(target);
    now(value);
    if (target.kind !== 'local') add(writes, target);
  }
  if (op.allocates?.length) now(op.allocates.length);
  for (const location of op.havocs) {
    basesOf(location);
    if (location.kind !== 'local') add(writes, location);
  }
  if (op.post) {
    // Locals are read after the operation: an assigned one is its value, a havocked one cannot be named before.
    const assigned = new Map<string, Expr>();
    for (const { target, value } of op.assigns) if (target.kind === 'local') assigned.set(target.name, setWhen(value, 'pre'));
    const unnamed = new Set<string>();
    for (const location of op.havocs) if (location.kind === 'local') unnamed.add(location.name);
    if (op.allocates) unnamed.add(op.allocates.target);
    const written = new Set([...writes.map(storeOf), ...alsoWritten]);

    visitAccesses(substituteVars(op.post, assigned), new Set(), (location, when, isUnderQuantifier, isRow) => {
      const here = inPreStore(location);
      if (when === 'post' && writes.some((write) => locationEquals(write, here))) return;
      const base = location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [];
      const moves = (part: Expr): boolean =>
        [...freeVars(part).keys()].some((name) => unnamed.has(name)) || [...storesOfExpr(part, 'post')].some((store) => written.has(store));
      const isAnywhere = isRow || (!isUnderQuantifier && here.kind === 'elem' && moves(here.index));
      if (isAnywhere && here.kind === 'elem' && !moves(here.array)) addRow(here);
      else addRead(here, !isUnderQuantifier && !base.some(moves));
    });
  }
  return { reads, writes, elsewhere: [...elsewhere], rows };
}

/**
 * Visits every access, inner ones first; tells whether its base or index speaks of a variable bound around it, and whether only the index
 * of an element does.
 */
function visitAccesses(
  e: Expr,
  bound: ReadonlySet<string>,
  visit: (location: Location, when: When, isUnderQuantifier: boolean, isRow: boolean) => void,
): void {
  const inside = e.kind === 'quantifier' ? new Set([...bound, ...e.variables.map((variable) => variable.name)]) : bound;
  for (const child of children(e)) visitAccesses(child, inside, visit);
  if (e.kind !== 'field' && e.kind !== 'static' && e.kind !== 'elem') return;
  const speaksOfBound = (part: Expr): boolean => bound.size > 0 && [...freeVars(part).keys()].some((name) => bound.has(name));
  const isUnderQuantifier = speaksOfBound(e);
  if (e.kind === 'field') visit({ kind: 'field', object: e.object, field: e.field, type: e.type }, e.when, isUnderQuantifier, false);
  else if (e.kind === 'static') visit({ kind: 'static', field: e.field, type: e.type }, e.when, isUnderQuantifier, false);
  else {
    const isRow = isUnderQuantifier && !speaksOfBound(e.array);
    visit({ kind: 'elem', array: e.array, index: e.index, type: e.type }, e.when, isUnderQuantifier, isRow);
  }
}

function inPreStore(location: Location): Location {
  if (location.kind === 'field') return { ...location, object: setWhen(location.object, 'post') };
  if (location.kind === 'elem') return { ...location, array: setWhen(location.array, 'post'), index: setWhen(location.index, 'post') };
  return location;
}
