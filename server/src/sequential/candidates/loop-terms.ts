/**
 * What a loop speaks of, as far as candidates are made of it: the numbers it changes and which way, the numbers and lengths it leaves
 * alone, the references it changes.
 * Why apart: this only reads the loop; whether a candidate holds is the prover's business, so nothing here can be unsound.
 * Neighbours: `candidates.ts` makes candidates of it.
 */
import type { Effects } from '../../effects/effects';
import { storeOf, storesOfExpr } from '../../plato/footprint';
import type { Expr, Operation, Stmt } from '../../plato/ir';
import { children, exprEquals, freeVars, mapExpr } from '../../plato/substitute';
import { locationExpr } from '../../plato/type-of';
import { governs } from '../environment/grants';
import { mayBeOurs, type CheckContext } from '../environment/context';
import { operationsOf } from '../../plato/statements';

/** `up` and `down`: every assignment adds, or takes away, a positive literal. */
export type Direction = 'up' | 'down' | 'any';

export interface LoopTerms {
  /** Numbers that the loop changes: locals, and fields of objects that it keeps. */
  readonly numbers: readonly { readonly expr: Expr; readonly direction: Direction }[];
  /** Numbers that stay, those that the loop itself mentions first; lengths are marked. */
  readonly bounds: readonly { readonly expr: Expr; readonly isLength: boolean }[];
  /** References that the loop changes: locals, and fields of objects that it keeps. */
  readonly references: readonly Expr[];
  /** Those of the changed locals that one round hands to the next: they are read before they are assigned. */
  readonly handedOn: readonly (Expr & { readonly kind: 'var' })[];
  /**
   * Locals of reference type that it leaves alone; of those that the translation made, what it proposed something of: new arrays that are
   * filled.
   */
  readonly keptReferences: readonly (Expr & { readonly kind: 'var' })[];
  /** References that it leaves alone in fields of objects that it keeps, and in static fields. */
  readonly keptPlaces: readonly Expr[];
  /**
   * `array[index] = value` at a number that only counts up, or only down. `value`: where it is the same in every iteration, or the same
   * place of an array that stays.
   */
  readonly fills: readonly { readonly array: Expr; readonly index: Expr; readonly value: Expr | undefined }[];
}

export interface KnownLocal {
  readonly expr: Expr & { readonly kind: 'var' };
  readonly isTemporary: boolean;
  /** The object of a call that was put in its place: of no use outside of it. */
  readonly isReceiver: boolean;
}

/** How far definitions of temporaries are followed. */
const MAX_STEPS = 4;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one visitor of a body that collects all sorts of terms.
export function loopTerms(
  context: CheckContext,
  locals: readonly KnownLocal[],
  effects: Effects,
  body: Stmt,
  proposed: readonly Expr[],
): LoopTerms {
  const operations = operationsOf(body);
  const definitions = definitionsIn(operations, namesOf(locals.filter((local) => local.isTemporary)));
  const plain = (expr: Expr, steps = MAX_STEPS): Expr =>
    mapExpr(expr, (part) => {
      const definition = part.kind === 'var' && steps > 0 ? definitions.get(part.name) : undefined;
      return definition ? plain(definition, steps - 1) : part;
    });
  const names = namesOf(locals);
  const receivers = namesOf(locals.filter((local) => local.isReceiver));
  const isKeptVariable = (expr: Expr): boolean => expr.kind === 'var' && names.has(expr.name) && !effects.locals.has(expr.name);
  /** A field or static field that has the same name in every round, and of which something may be known from one to the next. */
  const isPlace = (expr: Expr): boolean => {
    if (expr.kind !== 'static' && !(expr.kind === 'field' && isKeptVariable(expr.object))) return false;
    const field = context.stores.field(expr.field);
    if (!field || !context.relevant.has(expr.field) || expr.when !== 'post') return false;
    return (
      !context.stores.isMutable(expr.field) ||
      field.disciplines.some((one) => one.indices.length === 0 && governs(one, 'write')) ||
      mayBeOurs(context, field.owner)
    );
  };
  const mentioned = collect(
    operations.flatMap((op) => expressionsOf(op).map((expr) => plain(expr))),
    (expr) => isKeptVariable(expr) || isPlace(expr) || (expr.kind === 'length' && (isKeptVariable(expr.array) || isPlace(expr.array))),
  );
  const guards = operations.flatMap((op) => (op.guard ? [plain(op.guard)] : []));
  const literals = collect(guards, (expr) => expr.kind === 'int' && expr.value !== '0').slice(0, 2);
  const users = locals.filter((local) => !local.isTemporary).map((local) => local.expr);
  const isInt = (expr: Expr): boolean =>
    (expr.kind === 'var' || expr.kind === 'field' || expr.kind === 'static') && expr.type.kind === 'int';
  const isRef = (expr: Expr): boolean =>
    (expr.kind === 'var' || expr.kind === 'field' || expr.kind === 'static') && expr.type.kind === 'ref';
  const isWritten = (expr: Expr): boolean =>
    (expr.kind === 'field' || expr.kind === 'static') && (effects.everything || effects.stores.has(expr.field));
  const isStable = (expr: Expr): boolean => ![...storesOfExpr(expr)].some((store) => effects.everything || effects.stores.has(store));

  const places = distinct(
    [
      ...mentioned,
      ...collect(
        operations.flatMap((op) => op.assigns.map(({ target }) => plain(locationExpr(target)))),
        isPlace,
      ),
    ].filter(isPlace),
  );
  const changed = [
    ...users.filter((one) => isInt(one) && effects.locals.has(one.name)),
    ...places.filter((one) => isInt(one) && isWritten(one)),
  ];
  const kept = users.filter((one) => !effects.locals.has(one.name));
  const named = new Set(proposed.flatMap((expr) => [...freeVars(expr).keys()]));
  const filling = new Set(
    operations.flatMap((op) =>
      op.assigns.flatMap(({ target }) =>
        target.kind === 'elem' && target.array.kind === 'var' && named.has(target.array.name) ? [target.array.name] : [],
      ),
    ),
  );
  const filledOnes = locals
    .filter((one) => one.isTemporary && filling.has(one.expr.name) && !effects.locals.has(one.expr.name))
    .map((one) => one.expr);
  const lengths = (arrays: readonly Expr[]): Expr[] =>
    arrays
      .filter((one) => isRef(one) && 'type' in one && one.type.kind === 'ref' && one.type.className.endsWith('[]'))
      .map((array): Expr => ({ kind: 'length', array }));
  const bounds = distinct([
    ...mentioned.filter((one) => one.kind === 'length' || (isInt(one) && !isWritten(one))),
    ...literals,
    ...kept.filter(isInt),
    ...lengths(kept),
    ...lengths(places),
  ]).filter(isStable);
  const numbers = changed.map((expr) => ({ expr, direction: directionOf(expr, operations, plain) }));
  const onward = handedOn(
    users.filter((one) => isRef(one) && effects.locals.has(one.name)),
    operations,
  );
  const counters = numbers.filter((one) => one.direction !== 'any' && one.expr.kind === 'var').map((one) => one.expr);
  return {
    numbers,
    bounds: bounds.map((expr) => ({ expr, isLength: expr.kind === 'length' })),
    references: [
      ...users.filter((one) => isRef(one) && effects.locals.has(one.name) && (onward.includes(one) || !receivers.has(one.name))),
      ...places.filter((one) => isRef(one) && isWritten(one)),
    ],
    handedOn: onward,
    keptReferences: [...kept, ...filledOnes].filter(isRef),
    keptPlaces: places.filter((one) => isRef(one) && !isWritten(one)),
    fills: operations.flatMap((op) =>
      op.assigns.flatMap(({ target, value }) => {
        if (target.kind !== 'elem') return [];
        const [array, index, filled] = [plain(target.array), plain(target.index), plain(value)];
        const stays = (expr: Expr): boolean => expr.kind === 'int' || expr.kind === 'bool' || expr.kind === 'null' || isKeptVariable(expr);
        const copies = filled.kind === 'elem' && isKeptVariable(filled.array) && exprEquals(filled.index, index);
        const isKept = isKeptVariable(array) || (isPlace(array) && isStable(array));
        if (!isKept || !counters.some((one) => exprEquals(one, index))) return [];
        return [{ array, index, value: stays(filled) || copies || exprEquals(filled, index) ? filled : undefined }];
      }),
    ),
  };
}

function namesOf(locals: readonly KnownLocal[]): ReadonlySet<string> {
  return new Set(locals.map((local) => local.expr.name));
}

/** The locals whose first occurrence in the loop is a read. */
function handedOn(locals: readonly KnownLocal['expr'][], operations: readonly Operation[]): readonly KnownLocal['expr'][] {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const op of operations) {
    const read = new Set(
      expressionsOf(op)
        .concat(op.assigns.map(({ target }) => locationExpr(target)).filter((target) => target.kind !== 'var'))
        .flatMap((expr) => [...freeVars(expr).keys()]),
    );
    for (const name of read) if (!seen.has(name)) found.add(name);
    for (const name of [
      ...read,
      ...op.assigns.flatMap(({ target }) => (target.kind === 'local' ? [target.name] : [])),
      ...(op.allocates ? [op.allocates.target] : []),
    ])
      seen.add(name);
  }
  return locals.filter((one) => found.has(one.name));
}

/** Locals that have one assignment in the loop, with its value. (That the value may be an older one does not matter to a candidate.) */
function definitionsIn(operations: readonly Operation[], temporaries: ReadonlySet<string>): ReadonlyMap<string, Expr> {
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
  for (const [name, value] of found) {
    // A counter's own step is no definition.
    if (often.has(name) || !(temporaries.has(name) || value.kind === 'var')) found.delete(name);
  }
  return found;
}

function expressionsOf(op: Operation): readonly Expr[] {
  return [...(op.guard ? [op.guard] : []), ...op.asserts.map((one) => one.expr), ...op.assigns.map(({ value }) => value)];
}

/** The largest parts that satisfy the test, each once, in order. */
function collect(exprs: readonly Expr[], test: (expr: Expr) => boolean): readonly Expr[] {
  const found: Expr[] = [];
  const visit = (expr: Expr): void => {
    if (test(expr)) found.push(expr);
    children(expr).forEach(visit);
  };
  exprs.forEach(visit);
  return distinct(found);
}

function distinct(exprs: readonly Expr[]): readonly Expr[] {
  const found: Expr[] = [];
  for (const one of exprs) if (!found.some((known) => exprEquals(known, one))) found.push(one);
  return found;
}

function directionOf(place: Expr, operations: readonly Operation[], plain: (expr: Expr) => Expr): Direction {
  let direction: Direction | undefined;
  for (const op of operations) {
    if (
      op.havocs.some((one) =>
        one.kind === 'local'
          ? place.kind === 'var' && one.name === place.name
          : (place.kind === 'field' || place.kind === 'static') && storeOf(one) === place.field,
      )
    )
      return 'any';
    for (const { target, value } of op.assigns) {
      const isPlace =
        target.kind === 'local'
          ? place.kind === 'var' && target.name === place.name
          : (place.kind === 'field' || place.kind === 'static') && storeOf(target) === place.field;
      if (!isPlace) continue;
      const step = stepOf(place, plain(value));
      if (step === undefined || (direction !== undefined && direction !== step)) return 'any';
      direction = step;
    }
  }
  return direction ?? 'any';
}

function stepOf(place: Expr, value: Expr): Direction | undefined {
  if (value.kind !== 'binary' || (value.op !== '+' && value.op !== '-') || value.right.kind !== 'int' || value.right.value.startsWith('-'))
    return undefined;
  if (!exprEquals(value.left, place)) return undefined;
  return value.op === '+' ? 'up' : 'down';
}
