/**
 * A thread that looks: at one moment of its choice it reads all that anybody may read at any time, and remembers it. Where the actions of a
 * specification run in the place of the bodies, some run must show it the same.
 * Why: what a method does in two steps instead of one is gone at its end. What may be read at any time can only be written by a step that
 * is no mover, so reading many such fields at once shows nothing that reduction hides (calvin-r 3); what is guarded is left out. So is an
 * atomic object in a private final field, if each method of the field's class performs an action that may change its value: then nobody
 * else can read it, and who calls one of these does not merely look. And so is a private field that only methods with actions touch, where
 * somebody runs who does not touch it: the callers of a lock see its flag through the lock's actions alone.
 * Neighbours: `step.ts` takes the step where the scenario says `OBSERVE`; `performs.ts` compares.
 */
import { onceFor } from '../base/once-for';
import { KEYWORDS } from './disciplines';
import type { Discipline, FieldDecl, FrameItem } from '../plato/ir';
import type { Model } from './model';
import { hiddenBy, specified } from './performs';
import { replaceThread, type State } from './state';
import type { Way } from './step';
import { isEscaped } from './store';
import { Ref, UNREADY, type Value } from './values';

/** Objects that are looked at, at most. */
const MOST = 6;

export function observation(model: Model, state: State, index: number): Way {
  const thread = state.threads[index]!;
  const called = new Set(state.threads.flatMap(({ script }) => script.map((call) => call.procedure)));
  const { values, reported } = lookAt(model, state, called);
  const after = replaceThread(state, index, { done: thread.done + 1, noted: [...(thread.noted ?? []), ...values] });
  const action = reported.length === 0 ? 'looks, and sees nothing' : `looks, and sees ${reported.join(', ')}`;
  const span = [...model.fields.values()][0]!.nameSpan;
  return {
    state: after,
    steps: [{ thread: index, action, span, writes: [], before: state, after }],
    violation: undefined,
    accesses: [],
    isLocal: false,
  };
}

/** `called`: the procedures that the threads of the scenario call. */
function lookAt(
  model: Model,
  state: State,
  called: ReadonlySet<string>,
): { readonly values: readonly Value[]; readonly reported: readonly string[] } {
  const owned = new Set(ownedAtomics(model));
  for (const [field, users] of usedInActions(model))
    if (specified(model.program).some(({ id }) => called.has(id) && !users.has(id))) owned.add(field);
  const open = openFields(model);
  const values: Value[] = [];
  const reported: string[] = [];
  const found = new Set<Ref>();
  const reach = (value: Value): void => {
    if (
      value instanceof Ref &&
      found.size < MOST &&
      isEscaped(state.store, value) &&
      !model.isThreadLocal(state.store.heap[value.id]?.className ?? '')
    )
      found.add(value);
  };
  const see = (field: FieldDecl, value: Value): void => {
    if (!field.isFinal && !owned.has(field.id)) {
      values.push(value);
      if (!(value instanceof Ref)) reported.push(`\`${field.name}\` = ${String(value)}`);
    }
    if (!owned.has(field.id)) reach(value);
  };
  for (const [id, slot] of model.staticFields)
    if (open.has(id) && state.store.statics[slot] !== UNREADY) see(model.fields.get(id)!, state.store.statics[slot]!);
  state.objects.forEach(reach);
  for (const object of found) {
    const cell = state.store.heap[object.id];
    if (!cell || cell.className.endsWith('[]')) continue;
    for (const [id, slot] of model.layout(cell.className)) if (open.has(id)) see(model.fields.get(id)!, cell.slots[slot]!);
  }
  return { values, reported };
}

/** The fields that any thread may read at any time, and that are compared at all. */
const openFields = onceFor((model: Model): ReadonlySet<string> => {
  const hidden = hiddenBy(model.program);
  return new Set(
    [...model.fields.values()].filter((one) => hidden && !hidden.fields.has(one.id) && isOpen(model, one)).map((one) => one.id),
  );
});

/** The private final fields with an atomic object that only actions on it touch. */
const ownedAtomics = onceFor(({ program, fields }: Model): ReadonlySet<string> => {
  const isOwned = (field: FieldDecl): boolean => {
    if (!field.isFinal || field.isStatic || field.isPrivate !== true || field.type.kind !== 'ref' || !isAtomic(field.type.className))
      return false;
    const users = program.procedures.filter(
      ({ owner, kind }) => kind !== 'constructor' && (owner === field.owner || owner.startsWith(`${field.owner}.`)),
    );
    return (
      users.length > 0 && users.every((one) => one.performs?.actions.some(({ frame }) => frame.some((item) => isValueOf(field, item))))
    );
  };
  return new Set([...fields.values()].filter(isOwned).map((one) => one.id));
});

/** The private fields that only methods with actions touch, with these methods. */
const usedInActions = onceFor(({ program, fields }: Model): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, ReadonlySet<string>>();
  for (const field of fields.values()) {
    if (field.isPrivate !== true || field.isGhost) continue;
    const users = program.procedures.filter(({ kind, body }) => kind !== 'constructor' && body !== undefined && mentions(body, field.id));
    if (users.length > 0 && users.every((one) => one.performs !== undefined)) found.set(field.id, new Set(users.map((one) => one.id)));
  }
  return found;
});

/** Whether a statement, or a part of one, speaks of the field. */
function mentions(part: unknown, field: string): boolean {
  if (part === field) return true;
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => mentions(one, field));
}

function isValueOf({ id, type }: FieldDecl, item: FrameItem): boolean {
  if (item.kind !== 'location' || item.location.kind !== 'field' || type.kind !== 'ref') return false;
  const { object, field } = item.location;
  return field === `${type.className}.value` && object.kind === 'field' && object.field === id;
}

function isAtomic(className: string): boolean {
  return className.startsWith('java.util.concurrent.atomic.');
}

function isOpen(model: Model, field: FieldDecl): boolean {
  if (model.isLibrary.has(field.owner)) return isAtomic(field.owner);
  if (field.type.kind === 'map' || field.type.kind === 'float') return false;
  if (field.isFinal) return true;
  const own = field.disciplines.filter((one) => one.indices.length === 0);
  return own.length === 0 || ((field.isVolatile || field.isGhost) && !own.some(governsReading));
}

function governsReading({ keyword }: Discipline): boolean {
  return KEYWORDS[keyword].read;
}
