/**
 * One atomic operation `p?X` on a store (calvin-tcs Fig. 2): goes wrong, blocks, or has one or more next stores.
 * Neighbours: `evaluate.ts`; `step.ts` runs it for a thread.
 */
import type { Assertion, Expr, Location, Operation, Type } from '../plato/ir';
import type { Span } from '../base/span';
import { children } from '../plato/substitute';
import { evaluate, truth, type Scope } from './evaluate';
import { BOX, type Model } from './model';
import { Draft, type Store } from './store';
import { NotExplored, Ref, UNREADY, defaultOf, notReady, refOf, type Value } from './values';

/** A shared location that was read or written; `object` undefined: a static field; `field` empty: an element of an array. */
export interface Access {
  readonly kind: 'read' | 'write';
  readonly object: Ref | undefined;
  readonly slot: number;
  readonly field: string;
  /** An access of the program, which owes disciplines; not one of a specification. */
  readonly executes: boolean;
  /** Of ghost code: it owes disciplines, but it does not run, so it does not race. */
  readonly isGhost?: boolean;
  readonly span: Span;
}

export interface Limits {
  readonly ints: readonly number[];
  readonly maxObjects: number;
}

export interface Context {
  readonly model: Model;
  readonly limits: Limits;
  readonly tid: Ref;
  readonly slotOf: ReadonlyMap<string, number>;
  /** The store at method entry. */
  readonly entry: Store;
}

export interface Next {
  readonly store: Store;
  readonly locals: readonly Value[];
}

export type Effect =
  | { readonly kind: 'wrong'; readonly assertion: Assertion; readonly accesses: readonly Access[] }
  | { readonly kind: 'next'; readonly next: readonly Next[]; readonly accesses: readonly Access[] };

const UNDETERMINED = 'calvin.Undetermined';
/** The longest array that is made. */
const LONGEST = 120;
/** The most combinations of open values that one operation is given. */
const MOST_COMBINATIONS = 4096;

export function execute(op: Operation, store: Store, locals: readonly Value[], context: Context): Effect {
  const open = undeterminedIn(op, context.model);
  if (open.length === 0) return executeIn(op, store, locals, context);
  // Every read of an open value may give any value of the type.
  let stores: Store[] = [store];
  for (const { slot, type } of open) {
    stores = stores.flatMap((one) =>
      valuesOf(type, one, context).map((value) => ({
        heap: one.heap,
        statics: one.statics.map((old, index) => (index === slot ? value : old)),
      })),
    );
  }
  const next: Next[] = [];
  const accesses: Access[] = [];
  for (const one of stores) {
    const effect = executeIn(op, one, locals, context);
    if (effect.kind === 'wrong') return effect;
    accesses.push(...effect.accesses);
    next.push(
      ...effect.next.map((each) => ({
        ...each,
        store: {
          heap: each.store.heap,
          statics: each.store.statics.map((value, index) => (open.some(({ slot }) => slot === index) ? store.statics[index]! : value)),
        },
      })),
    );
  }
  return {
    kind: 'next',
    next,
    accesses: accesses.filter((one) => one.object !== undefined || !open.some(({ slot }) => slot === one.slot)),
  };
}

/** Whether it reads numbers or objects of which the trusted library says nothing: a real one has some of them only. */
export function isOpenNumber(op: Operation, model: Model): boolean {
  return undeterminedIn(op, model).some((one) => one.type.kind !== 'bool');
}

function undeterminedIn(op: Operation, model: Model): readonly { readonly slot: number; readonly type: Type }[] {
  const found: { slot: number; type: Type }[] = [];
  for (const { value } of op.assigns) {
    if (value.kind !== 'static' || model.fields.get(value.field)?.owner !== UNDETERMINED) continue;
    found.push({ slot: model.staticSlot(value.field)!, type: value.type });
  }
  return found;
}

function executeIn(op: Operation, store: Store, locals: readonly Value[], context: Context): Effect {
  const { model, slotOf } = context;
  const accesses: Access[] = [];
  const executes = op.role !== 'assert' && op.role !== 'assume' && op.role !== 'specification';
  const isGhost = op.role === 'ghost';
  const reads = (object: Ref | undefined, slot: number, field: string): void => {
    accesses.push({ kind: 'read', object, slot, field, executes, isGhost, span: op.span });
  };
  const scope: Scope = {
    model,
    pre: context.entry,
    post: store,
    tid: context.tid,
    known: context.entry.heap.length,
    reads,
    local: (name) => locals[slotOf.get(name) ?? -1],
  };
  for (const assertion of op.asserts)
    if (
      !truth(assertion.expr, {
        ...scope,
        reads: (object, slot, field) => accesses.push({ kind: 'read', object, slot, field, executes: false, span: op.span }),
      })
    )
      return { kind: 'wrong', assertion, accesses };
  if (op.guard && !truth(op.guard, scope)) return { kind: 'next', next: [], accesses };
  const draft = new Draft(store);
  const after = [...locals];
  const targets = op.assigns.map(({ target, value }) => ({ place: placeOf(target, scope, slotOf), value: evaluate(value, scope) }));
  const havocs = op.havocs.map((location) => ({ place: placeOf(location, scope, slotOf), location }));
  for (const { place, value } of targets)
    put(place, value, draft, after, (access) => accesses.push({ ...access, executes, isGhost, span: op.span }));
  if (op.allocates) {
    const { className, target, length } = op.allocates;
    const size = length === undefined ? 0 : Number(evaluate(length, scope));
    if (size > LONGEST) throw new NotExplored(`an array of more than ${LONGEST} elements`);
    if (draft.heap.reduce((sum, one) => sum + (one ? 1 : 0), 0) - model.constants >= context.limits.maxObjects)
      throw new NotExplored('more objects than the bound');
    const slot = slotOf.get(target);
    const made = draft.allocate(className, model.emptySlots(className, Math.max(0, size)));
    if (slot !== undefined) after[slot] = made;
  }
  if (havocs.length === 0) {
    const result: Next = { store: draft.done(), locals: after };
    return { kind: 'next', next: op.post === undefined || holdsAfter(op.post, store, result, context) ? [result] : [], accesses };
  }
  for (const { place } of havocs)
    put(place, undefined, draft, after, (access) => accesses.push({ ...access, executes, isGhost, span: op.span }));
  let candidates: Next[] = [{ store: draft.done(), locals: after }];
  for (const { place, location } of havocs) {
    candidates = candidates.flatMap((one) =>
      openValues(location, op.post, one, store, context).map(({ value, base }) => {
        const changed = new Draft(base);
        const now = [...one.locals];
        put(place, value, changed, now, () => undefined);
        return { store: changed.done(), locals: now };
      }),
    );
    if (candidates.length > MOST_COMBINATIONS) throw new NotExplored('too many combinations of open values');
  }
  return { kind: 'next', next: candidates.filter((one) => op.post === undefined || holdsAfter(op.post, store, one, context)), accesses };
}

/** Whether a predicate over the stores before and after an operation holds; locals are read after. */
export function holdsAfter(post: Expr, before: Store, after: Next, context: Context): boolean {
  return truth(post, afterScope(before, after, context));
}

function afterScope(before: Store, after: Next, context: Context): Scope {
  return {
    model: context.model,
    pre: before,
    post: after.store,
    tid: context.tid,
    known: before.heap.length,
    local: (name) => after.locals[context.slotOf.get(name) ?? -1],
  };
}

// ---------------------------------------------------------------- places

export type Place =
  | { readonly kind: 'local'; readonly slot: number }
  | { readonly kind: 'static'; readonly slot: number; readonly field: string }
  | { readonly kind: 'object'; readonly object: Ref; readonly slot: number; readonly field: string };

/** Where a location is; undefined where there is no such place (a null base). */
export function placeOf(location: Location, scope: Scope, slotOf: ReadonlyMap<string, number>): Place | undefined {
  switch (location.kind) {
    case 'local': {
      const slot = slotOf.get(location.name);
      return slot === undefined ? undefined : { kind: 'local', slot };
    }
    case 'static': {
      const slot = scope.model.staticSlot(location.field);
      return slot === undefined ? undefined : { kind: 'static', slot, field: location.field };
    }
    case 'field': {
      const object = evaluate(location.object, scope);
      const cell = object instanceof Ref ? scope.post.heap[object.id] : undefined;
      const slot = cell && scope.model.slot(cell.className, location.field);
      return slot === undefined ? undefined : { kind: 'object', object: object as Ref, slot, field: location.field };
    }
    case 'elem': {
      const array = evaluate(location.array, scope);
      const index = Number(evaluate(location.index, scope));
      const cell = array instanceof Ref ? scope.post.heap[array.id] : undefined;
      const slot = scope.model.elementsAt + index;
      return !cell || index < 0 || slot >= cell.slots.length ? undefined : { kind: 'object', object: array as Ref, slot, field: '' };
    }
  }
}

/** `value` undefined: only tells of the write. */
function put(
  place: Place | undefined,
  value: Value | undefined,
  draft: Draft,
  locals: Value[],
  wrote: (access: Pick<Access, 'kind' | 'object' | 'slot' | 'field'>) => void,
): void {
  if (place === undefined) return;
  if (place.kind === 'local') {
    if (value !== undefined) locals[place.slot] = value;
    return;
  }
  if (place.kind === 'static' && draft.statics[place.slot] === UNREADY) throw notReady(place.field.slice(0, place.field.lastIndexOf('.')));
  wrote({ kind: 'write', object: place.kind === 'object' ? place.object : undefined, slot: place.slot, field: place.field });
  if (value === undefined) return;
  if (place.kind === 'static') draft.writeStatic(place.slot, value);
  else draft.writeSlot(place.object, place.slot, value);
}

// ---------------------------------------------------------------- open values

/** The values of a type that something left open ranges over: of references null and what others can reach. */
export function valuesOf(type: Type, store: Store, context: Pick<Context, 'model' | 'limits'>): readonly Value[] {
  switch (type.kind) {
    case 'int':
      return context.limits.ints;
    case 'bool':
      return [false, true];
    case 'ref':
      return [null];
    default:
      return [defaultOf(type)];
  }
}

/** The conjuncts of a formula. */
export function conjunctsOf(expr: Expr | undefined): readonly Expr[] {
  if (expr === undefined) return [];
  return expr.kind === 'binary' && expr.op === '&&' ? [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)] : [expr];
}

/** The equations anywhere in a formula, but for those under quantifiers. */
export function equations(expr: Expr | undefined): readonly (Expr & { readonly kind: 'binary' })[] {
  if (expr === undefined || expr.kind === 'quantifier') return [];
  const own = expr.kind === 'binary' && (expr.op === '=' || expr.op === '<==>') ? [expr] : [];
  return [...own, ...children(expr).flatMap(equations)];
}

/** Values for one havocked location: those in the bounds, those that `post` names for it, and for a reference an object made now. */
function openValues(
  location: Location,
  post: Expr | undefined,
  now: Next,
  before: Store,
  context: Context,
): readonly { readonly value: Value; readonly base: Store }[] {
  const { model } = context;
  const found = new Set<Value>(valuesOf(location.type, now.store, context));
  const scope = afterScope(before, now, context);
  for (const one of equations(post)) {
    if (isLocation(one.left, location)) found.add(evaluate(one.right, scope));
    if (isLocation(one.right, location)) found.add(evaluate(one.left, scope));
  }
  const values = [...found].map((value) => ({ value, base: now.store }));
  if (location.type.kind !== 'ref') return values;
  let className = location.type.className;
  let box: Value | undefined;
  for (const one of conjunctsOf(post)) {
    if (one.kind === 'exactType' && isLocation(one.operand, location)) className = one.className;
    if (
      one.kind === 'binary' &&
      one.op === '=' &&
      one.left.kind === 'apply' &&
      one.left.name.startsWith('unbox.') &&
      isLocation(one.left.args[0]!, location)
    )
      box = evaluate(one.right, scope);
  }
  if (!model.isConcrete(className)) return values;
  if (box !== undefined && isCached(className, box)) {
    const known = now.store.heap.findIndex((cell) => cell?.className === className && cell.slots[model.slot(className, BOX)!] === box);
    if (known >= 0) return [...values, { value: refOf(known), base: now.store }];
  }
  const draft = new Draft(now.store);
  const slots = model.emptySlots(className);
  if (box !== undefined) slots[model.slot(className, BOX)!] = box;
  const made = draft.allocate(className, slots);
  if (box !== undefined && isCached(className, box)) draft.escape(made);
  return [...values, { value: made, base: draft.done() }];
}

/**
 * There is one object for each of these, everywhere (Java Language Specification 5.1.7); of all others a plain JVM makes a new one every
 * time.
 */
function isCached(className: string, box: Value): boolean {
  return typeof box === 'boolean' || (typeof box === 'number' && box >= -128 && box <= 127 && !/Float|Double/.test(className));
}

/** Whether the expression is the location, read after the operation. */
export function isLocation(expr: Expr, location: Location): boolean {
  if (location.kind === 'local') return expr.kind === 'var' && expr.name === location.name;
  if (location.kind === 'static') return expr.kind === 'static' && expr.when === 'post' && expr.field === location.field;
  if (location.kind === 'field')
    return expr.kind === 'field' && expr.when === 'post' && expr.field === location.field && sameText(expr.object, location.object);
  return expr.kind === 'elem' && expr.when === 'post' && sameText(expr.array, location.array) && sameText(expr.index, location.index);
}

function sameText(left: Expr, right: Expr): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
