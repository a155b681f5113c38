/**
 * What a client can do besides calling methods, in code of its own: take or give back the monitor of an object it knows, and write a field
 * that is not private, ghost fields too, each in one step. It behaves well: a step that breaks a clause of the program is not taken.
 * Why: what a method requires, or what others may do to it, is often set up in no other way by anybody in the workspace.
 * Neighbours: `step.ts` takes these steps where the scenario says `PREPARE`.
 */
import { HOLDER_FIELD, START_FIELD } from '../plato/ir';
import type { FieldDecl, Type } from '../plato/ir';
import type { Bounded } from './calls';
import type { Access } from './operation';
import { PREPARE_INSIDE } from './scenario';
import { replaceThread, type State } from './state';
import type { Way } from './step';
import { Draft, isEscaped } from './store';
import { EMPTY_MAP, MapValue, Ref, UNREADY, withEntry, type Value } from './values';

/** The steps, the first of which is to do nothing. */
export function preparations(bounded: Bounded, state: State, index: number): readonly Way[] {
  const { model } = bounded;
  const thread = state.threads[index]!;
  const inside = thread.script[thread.done]!.procedure === PREPARE_INSIDE;
  const begun = replaceThread(state, index, { done: thread.done + 1 });
  const ways: Way[] = [{ state: begun, steps: [], violation: undefined, accesses: [], isLocal: false }];
  const write = (object: Ref | undefined, slot: number, field: FieldDecl, value: Value, action: string): void => {
    const draft = new Draft(begun.store);
    if (object) draft.writeSlot(object, slot, value);
    else draft.writeStatic(slot, value);
    const after: State = { ...begun, store: draft.done() };
    const access: Access = { kind: 'write', object, slot, field: field.id, executes: true, span: field.nameSpan };
    ways.push({
      state: after,
      steps: [{ thread: index, action, span: field.nameSpan, writes: [access], before: state, after }],
      violation: undefined,
      accesses: [access],
      isLocal: false,
    });
  };
  for (const object of known(bounded, state, inside)) {
    const cell = state.store.heap[object.id]!;
    for (const [id, slot] of model.layout(cell.className)) {
      const field = model.fields.get(id);
      if (!field || id === START_FIELD) continue;
      const old = cell.slots[slot]!;
      if (id === HOLDER_FIELD) {
        if (old === null) write(object, slot, field, thread.tid, 'the client takes the monitor');
        else if (old === thread.tid) write(object, slot, field, null, 'the client gives the monitor back');
      } else if (isOpen(bounded, field, inside)) {
        for (const value of newValues(bounded, state, thread.tid, field, field.type, old))
          write(object, slot, field, value, `the client writes \`${field.name}\``);
      }
    }
  }
  for (const [id, slot] of model.staticFields) {
    const field = model.fields.get(id)!;
    if (!isOpen(bounded, field, inside) || state.store.statics[slot] === UNREADY) continue;
    for (const value of newValues(bounded, state, thread.tid, field, field.type, state.store.statics[slot]!))
      write(undefined, slot, field, value, `the client writes \`${field.name}\``);
  }
  return ways;
}

/**
 * The state with a free monitor taken that may guard a field of the object, its own or that of an object in one of its fields, and how to
 * give it back.
 */
export function underMonitors(
  bounded: Bounded,
  state: State,
  index: number,
  object: Ref | undefined,
): readonly { readonly locked: State; readonly unlock: (after: State) => State }[] {
  const { model } = bounded;
  const { tid } = state.threads[index]!;
  const cell = object && state.store.heap[object.id];
  const candidates = object && cell ? [object, ...cell.slots.filter((one): one is Ref => one instanceof Ref && one !== tid)] : [];
  return candidates.slice(0, 3).flatMap((lock) => {
    const slot = model.slot(state.store.heap[lock.id]?.className ?? '', HOLDER_FIELD);
    if (slot === undefined || state.store.heap[lock.id]?.slots[slot] !== null) return [];
    const withHolder = (of: State, holder: Value): State => {
      const draft = new Draft(of.store);
      draft.writeSlot(lock, slot, holder);
      return { ...of, store: draft.done() };
    };
    return [{ locked: withHolder(state, tid), unlock: (after: State): State => withHolder(after, null) }];
  });
}

/** Objects that the client knows: those of the set-up, and what their fields that are not private lead to. */
function known(bounded: Bounded, state: State, inside: boolean): readonly Ref[] {
  const { model } = bounded;
  const found = new Set<Ref>();
  const add = (value: Value): void => {
    if (!(value instanceof Ref) || found.has(value) || found.size >= MOST_KNOWN) return;
    const cell = state.store.heap[value.id];
    if (!cell || !isEscaped(state.store, value) || state.threads.some((one) => one.tid === value)) return;
    if (model.program.classes.find((one) => one.name === cell.className)?.isThreadLocal === true) return;
    found.add(value);
    for (const [id, slot] of model.layout(cell.className)) {
      const field = model.fields.get(id);
      if (field && id !== HOLDER_FIELD && (inside || field.isPrivate !== true) && !field.isGhost && !model.isLibrary.has(field.owner))
        add(cell.slots[slot]!);
    }
  };
  state.objects.forEach(add);
  for (const [id, slot] of model.staticFields) {
    const field = model.fields.get(id)!;
    if ((inside || field.isPrivate !== true) && !field.isGhost && !model.isLibrary.has(field.owner)) add(state.store.statics[slot]!);
  }
  return [...found];
}

const MOST_KNOWN = 6;

/** Arrays are left alone: what is known of who holds them is read off all assignments of the workspace. */
function isOpen({ model }: Bounded, field: FieldDecl, inside: boolean): boolean {
  if (inside && field.owner.startsWith('java.util.concurrent.atomic.')) return field.type.kind === 'int' || field.type.kind === 'bool';
  const isArray = field.type.kind === 'ref' && field.type.className.endsWith('[]');
  return (
    !field.isFinal &&
    (inside || field.isPrivate !== true) &&
    field.constant === undefined &&
    !isArray &&
    field.type.kind !== 'float' &&
    !model.isLibrary.has(field.owner)
  );
}

function newValues(bounded: Bounded, state: State, tid: Ref, field: FieldDecl, type: Type, old: Value): readonly Value[] {
  if (type.kind !== 'map') return scalars(bounded, state, tid, type).filter((one) => one !== old && !(one === null && field.isNonNull));
  const keys = scalars(bounded, state, tid, type.key)
    .filter((key) => key !== null)
    .slice(0, 3);
  const map = old instanceof MapValue ? old : EMPTY_MAP;
  if (type.value.kind === 'map') return [];
  const values = scalars(bounded, state, tid, type.value);
  return keys.flatMap((key) => values.map((value) => withEntry(map, key, value)));
}

function scalars(bounded: Bounded, state: State, tid: Ref, type: Type): readonly Value[] {
  const { model } = bounded;
  switch (type.kind) {
    case 'int':
      return bounded.ints;
    case 'bool':
      return [false, true];
    case 'ref':
      return [null, ...[tid, ...state.objects].filter((one) => model.isSubclass(state.store.heap[one.id]!.className, type.className))];
    default:
      return [];
  }
}
