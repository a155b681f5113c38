/**
 * The specification in the place of the body (calvin-r 3, calvin-tcs 6.3): a procedure with `performs` or `action` clauses as a little
 * program of its actions. An action is one step that waits until some store that differs only in its frame satisfies its condition.
 *
 * What it leaves open is given more values rather than fewer, since what the explorer reports is a store that no run of the actions
 * reaches.
 * Neighbours: `performs.ts` compares the two programs; `step.ts` runs the actions.
 */
import { onceFor } from '../base/once-for';
import { exhausted } from '../base/exhausted';
import { HOLDER_FIELD, RESULT_VARIABLE } from '../plato/ir';
import type { AtomicAction, Expr, FrameItem, PerformsTree, Procedure, Type } from '../plato/ir';
import { children } from '../plato/substitute';
import { reachable, type Code, type Instruction } from './code';
import { evaluate, truth, type Scope } from './evaluate';
import { BOX, elementType, type Model } from './model';
import { equations, placeOf, type Context, type Next, type Place } from './operation';
import type { Observed } from './performs';
import { Draft, type Store } from './store';
import { EMPTY_MAP, MapValue, NotExplored, Ref, defaultOf, refOf, withEntry, type Value } from './values';

/** What a condition compares with by size. */
function limits(expr: Expr): readonly Expr[] {
  if (expr.kind === 'quantifier') return [];
  const own = expr.kind === 'binary' && ['<', '<=', '>', '>='].includes(expr.op) ? [expr.left, expr.right] : [];
  return [...own, ...children(expr).flatMap(limits)];
}

/** Whether some action says what the result is. */
export function speaksOfResult(procedure: Procedure): boolean {
  return procedure.performs !== undefined && procedure.performs.actions.some((one) => mentionsResult(one.condition.expr));
}

/** Whether it speaks of the result. */
export function mentionsResult(expr: Expr): boolean {
  return (expr.kind === 'var' && expr.name === RESULT_VARIABLE) || children(expr).some(mentionsResult);
}

/** The actions as code; undefined for a procedure that has none. */
export const codeOfActions = onceFor((procedure: Procedure): Code | undefined => {
  const actions = procedure.performs?.actions ?? procedure.actions;
  if (actions === undefined) return undefined;
  const tree: PerformsTree = procedure.performs?.tree ?? { kind: 'seq', parts: actions.map((_, index) => ({ kind: 'action', index })) };
  const instructions: Instruction[] = [];
  const throws: number[][] = [];
  const mayThrow = (): void => {
    if (!procedure.mayThrow) return;
    const to: number[] = [instructions.length + 1];
    throws.push(to);
    instructions.push({ kind: 'choice', to });
  };
  const emit = (part: PerformsTree): void => {
    switch (part.kind) {
      case 'skip':
        return;
      case 'action':
        mayThrow();
        instructions.push({ kind: 'action', action: actions[part.index]! });
        return;
      case 'seq':
        part.parts.forEach(emit);
        return;
      case 'choice': {
        const to: number[] = [];
        instructions.push({ kind: 'choice', to });
        const ends = part.parts.map((one) => {
          to.push(instructions.length);
          emit(one);
          const end: Instruction & { kind: 'goto' } = { kind: 'goto', to: -1 };
          instructions.push(end);
          return end;
        });
        for (const end of ends) end.to = instructions.length;
        return;
      }
      case 'star':
        {
          const head = instructions.length;
          const to: number[] = [head + 1];
          instructions.push({ kind: 'choice', to });
          emit(part.body);
          instructions.push({ kind: 'goto', to: head });
          to.push(instructions.length);
        }
        break;
      default:
        exhausted(part);
    }
  };
  emit(tree);
  mayThrow();
  instructions.push({ kind: 'return' });
  for (const to of throws) to.push(instructions.length);
  instructions.push({ kind: 'throw' });
  const names = [...procedure.params, { name: RESULT_VARIABLE, type: procedure.result ?? { kind: 'bool' } } as const];
  return {
    procedure,
    instructions,
    slotOf: new Map(names.map((one, slot) => [one.name, slot])),
    initial: names.map((one) => defaultOf(one.type)),
    live: instructions.map(() => names.map((_, slot) => slot)),
    next: instructions.map((_, at) => reachable(instructions, at)),
  };
});

/** The most stores that one action is given to choose from. */
const MOST = 20_000;

/** All ways to perform an action; none: it waits. */
export function perform(
  action: AtomicAction,
  store: Store,
  locals: readonly Value[],
  procedure: Procedure,
  context: Context,
  observed: Observed,
): readonly Next[] {
  const { model, slotOf } = context;
  const scopeFor = (next: Next): Scope => ({
    model,
    pre: store,
    post: next.store,
    tid: context.tid,
    known: store.heap.length,
    local: (name) => next.locals[slotOf.get(name) ?? -1],
  });
  const start: Next = { store, locals };
  const chosen = (from: Next, open: readonly Open[]): readonly Next[] => {
    let candidates: readonly Next[] = [from];
    for (const one of open) {
      candidates = candidates.flatMap((next) =>
        choices(one, action.condition.expr, next, scopeFor(next), context, observed).map(({ value, base }) => put(one, value, next, base)),
      );
      if (candidates.length > MOST) throw new NotExplored('an action with too many possible stores');
    }
    return candidates;
  };
  // The frame may speak of the result, so that is chosen first.
  const result: readonly Open[] =
    mentionsResult(action.condition.expr) && procedure.result
      ? [{ place: { kind: 'local', slot: slotOf.get(RESULT_VARIABLE)! }, type: procedure.result }]
      : [];
  return chosen(start, result)
    .flatMap((next) => chosen(next, openPlaces(action.frame, scopeFor(next), model)))
    .filter((next) => truth(action.condition.expr, scopeFor(next)));
}

interface Open {
  readonly place: Place;
  readonly type: Type;
  /** Only this entry of the ghost map there. */
  readonly key?: Value;
}

function openPlaces(frame: readonly FrameItem[], scope: Scope, model: Model): Open[] {
  const found: Open[] = [];
  for (const item of frame) {
    if (item.kind === 'location') {
      const place = placeOf(item.location, scope, new Map());
      if (place) found.push({ place, type: item.location.type });
    } else if (item.kind === 'entry') {
      const place = placeOf(item.map, scope, new Map());
      if (place && item.map.type.kind === 'map') found.push({ place, type: item.map.type.value, key: evaluate(item.key, scope) });
    } else if (item.kind === 'everywhere') {
      const type = model.fields.get(item.field)!.type;
      scope.post.heap.forEach((cell, id) => {
        const slot = cell && model.layout(cell.className).get(item.field);
        if (slot !== undefined) found.push({ place: { kind: 'object', object: refOf(id), slot, field: item.field }, type });
      });
    } else {
      const object = evaluate(item.kind === 'allElements' ? item.array : item.object, scope);
      const cell = object instanceof Ref ? scope.post.heap[object.id] : undefined;
      if (!cell || !(object instanceof Ref)) continue;
      if (item.kind === 'allElements') {
        for (let slot = model.elementsAt; slot < cell.slots.length; slot++)
          found.push({ place: { kind: 'object', object, slot, field: '' }, type: elementType(cell.className) });
      } else {
        for (const [field, slot] of model.layout(cell.className)) {
          if (field !== BOX && field !== HOLDER_FIELD)
            found.push({ place: { kind: 'object', object, slot, field }, type: model.fields.get(field)!.type });
        }
      }
    }
  }
  return found;
}

function put(open: Open, value: Value, next: Next, base: Store): Next {
  const { place } = open;
  if (place.kind === 'local') return { store: base, locals: next.locals.map((old, slot) => (slot === place.slot ? value : old)) };
  const draft = new Draft(base);
  const old = place.kind === 'static' ? base.statics[place.slot]! : base.heap[place.object.id]!.slots[place.slot]!;
  const changed = open.key === undefined ? value : withEntry(old instanceof MapValue ? old : EMPTY_MAP, open.key, value);
  if (place.kind === 'static') draft.writeStatic(place.slot, changed);
  else draft.writeSlot(place.object, place.slot, changed);
  return { store: draft.done(), locals: next.locals };
}

function choices(
  open: Open,
  condition: Expr,
  next: Next,
  scope: Scope,
  context: Context,
  observed: Observed,
): readonly { readonly value: Value; readonly base: Store }[] {
  const { model } = context;
  const { type } = open;
  const here = (value: Value): { readonly value: Value; readonly base: Store } => ({ value, base: next.store });
  const found = new Set<Value>();
  // Any equation of the condition may be about this place; to try the value of one that is not does no harm.
  for (const one of equations(condition)) for (const side of [one.left, one.right]) found.add(evaluate(side, scope));
  if (type.kind === 'int')
    for (const limit of limits(condition)) for (const by of [-1, 0, 1]) found.add(Number(evaluate(limit, scope)) + by);
  switch (type.kind) {
    case 'bool':
      return [here(false), here(true)];
    case 'int':
      return [
        ...new Set([...context.limits.ints, ...observed.numbers, ...[...found].filter((one): one is number => typeof one === 'number')]),
      ].map(here);
    case 'map':
      // What is said of single entries leaves the others open.
      if (open.key === undefined && !equations(condition).some((one) => isWhole(one.left, open) || isWhole(one.right, open)))
        throw new NotExplored('an action that may change a whole map');
      return [...new Set([current(open, next.store), EMPTY_MAP, ...[...found].filter((one) => one instanceof MapValue)])].map(here);
    case 'float':
      throw new NotExplored('an action on floating-point numbers');
    case 'ref': {
      const values: Value[] = [null];
      next.store.heap.forEach((cell, id) => {
        if (cell && model.isSubclass(cell.className, type.className)) values.push(refOf(id));
      });
      return [...values.map(here), ...newObjects(type.className, next.store, context, observed)];
    }
  }
}

/** Whether the expression is the place itself, after the action; which object it is of is left open. */
function isWhole(expr: Expr, { place }: Open): boolean {
  return (expr.kind === 'field' || expr.kind === 'static') && expr.when === 'post' && place.kind !== 'local' && expr.field === place.field;
}

function current(open: Open, store: Store): Value {
  const { place } = open;
  return place.kind === 'static'
    ? store.statics[place.slot]!
    : place.kind === 'object'
      ? store.heap[place.object.id]!.slots[place.slot]!
      : EMPTY_MAP;
}

/** Classes of the library whose objects are all alike when they are made. */
const STATELESS: readonly string[] = ['java.lang.Object', 'java.lang.String'];

/** Objects that the action may have made, with any values in their fields. */
function newObjects(
  className: string,
  store: Store,
  context: Context,
  observed: Observed,
): readonly { readonly value: Value; readonly base: Store }[] {
  const { model } = context;
  if (className.endsWith('[]') || observed.made.some((made) => made.endsWith('[]') && model.isSubclass(made, className)))
    throw new NotExplored('an action that may make an array');
  const classes = model.program.classes.filter(
    (one) => observed.made.includes(one.name) && model.isConcrete(one.name) && model.isSubclass(one.name, className),
  );
  return classes.flatMap((one) => {
    let rows: readonly (readonly Value[])[] = [[]];
    const layout = [...model.layout(one.name).keys()];
    // The library keeps things in its objects that no clause speaks of.
    const isInherited = layout.some(
      (field) => field !== HOLDER_FIELD && field !== BOX && model.isLibrary.has(model.fields.get(field)!.owner),
    );
    if (isInherited || (one.isLibrary && !STATELESS.includes(one.name))) throw new NotExplored(`an action that may make a \`${one.name}\``);
    if (observed.joined.includes(one.name)) throw new NotExplored('an action that may make an object together with others that it holds');
    for (const field of layout) {
      const declared = model.fields.get(field);
      let values: readonly Value[] = [null];
      if (declared && field === HOLDER_FIELD) values = [defaultOf(declared.type)];
      else if (declared?.type.kind === 'int') values = [...new Set([...context.limits.ints, ...observed.numbers])];
      else if (declared?.type.kind === 'bool') values = [false, true];
      else if (declared?.type.kind === 'ref') {
        const { className: held } = declared.type;
        if (observed.made.some((made) => made !== one.name && model.isSubclass(made, held)))
          throw new NotExplored('an action that may make an object together with others that it holds');
        values = referencesTo(held, store, model);
      } else if (declared) throw new NotExplored('an action that may make an object with a map or a floating-point number');
      rows = rows.flatMap((row) => values.map((value) => [...row, value]));
      if (rows.length > 2000) throw new NotExplored('an action that may make an object with many fields');
    }
    return rows.map((slots) => {
      const draft = new Draft(store);
      const value = draft.allocate(one.name, slots);
      return { value, base: draft.done() };
    });
  });
}

function referencesTo(className: string, store: Store, model: Model): readonly Value[] {
  const found: Value[] = [null];
  store.heap.forEach((cell, id) => {
    if (cell?.escaped === true && model.isSubclass(cell.className, className)) found.push(refOf(id));
  });
  return found;
}
