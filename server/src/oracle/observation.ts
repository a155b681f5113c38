/**
 * A thread that looks: at one moment of its choice it reads all that anybody may read at any time, and remembers it. Where the actions of a
 * specification run in the place of the bodies, some run must show it the same.
 * Why: what a method does in two steps instead of one is gone at its end. What may be read at any time can only be written by a step that
 * is no mover, so reading many such fields at once shows nothing that reduction hides (calvin-r 3); what is guarded is left out.
 * Neighbours: `step.ts` takes the step where the scenario says `OBSERVE`; `performs.ts` compares.
 */
import { onceFor } from '../base/once-for';
import { KEYWORDS } from './disciplines';
import type { Discipline, FieldDecl } from '../plato/ir';
import type { Model } from './model';
import { hiddenBy } from './performs';
import { replaceThread, type State } from './state';
import type { Way } from './step';
import { isEscaped } from './store';
import { Ref, UNREADY, type Value } from './values';

/** Objects that are looked at, at most. */
const MOST = 6;

export function observation(model: Model, state: State, index: number): Way {
  const thread = state.threads[index]!;
  const { values, told } = lookAt(model, state);
  const after = replaceThread(state, index, { done: thread.done + 1, noted: [...(thread.noted ?? []), ...values] });
  const action = told.length === 0 ? 'looks, and sees nothing' : `looks, and sees ${told.join(', ')}`;
  const span = [...model.fields.values()][0]!.nameSpan;
  return {
    state: after,
    steps: [{ thread: index, action, span, writes: [], before: state, after }],
    violation: undefined,
    accesses: [],
    isLocal: false,
  };
}

function lookAt(model: Model, state: State): { readonly values: readonly Value[]; readonly told: readonly string[] } {
  const open = openFields(model);
  const values: Value[] = [];
  const told: string[] = [];
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
    if (!field.isFinal) {
      values.push(value);
      if (!(value instanceof Ref)) told.push(`\`${field.name}\` = ${String(value)}`);
    }
    reach(value);
  };
  for (const [id, slot] of model.staticFields)
    if (open.has(id) && state.store.statics[slot] !== UNREADY) see(model.fields.get(id)!, state.store.statics[slot]!);
  state.objects.forEach(reach);
  for (const object of found) {
    const cell = state.store.heap[object.id];
    if (!cell || cell.className.endsWith('[]')) continue;
    for (const [id, slot] of model.layout(cell.className)) if (open.has(id)) see(model.fields.get(id)!, cell.slots[slot]!);
  }
  return { values, told };
}

/** The fields that any thread may read at any time, and that are compared at all. */
const openFields = onceFor((model: Model): ReadonlySet<string> => {
  const hidden = hiddenBy(model.program);
  return new Set(
    [...model.fields.values()].filter((one) => hidden && !hidden.fields.has(one.id) && isOpen(model, one)).map((one) => one.id),
  );
});

function isOpen(model: Model, field: FieldDecl): boolean {
  if (model.isLibrary.has(field.owner)) return field.owner.startsWith('java.util.concurrent.atomic.');
  if (field.type.kind === 'map' || field.type.kind === 'float') return false;
  if (field.isFinal) return true;
  const own = field.disciplines.filter((one) => one.indices.length === 0);
  return own.length === 0 || ((field.isVolatile || field.isGhost) && !own.some(governsReading));
}

function governsReading({ keyword }: Discipline): boolean {
  return KEYWORDS[keyword].read;
}
