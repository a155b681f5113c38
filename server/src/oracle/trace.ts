/**
 * A run as a person reads it: one line per step with the thread, the place, what was done, and the values that changed.
 * Neighbours: `explore.ts` replays the run; `diagnostics/diagnostic.ts` has the form that every report prints.
 */
import type { Span } from '../base/span';
import type { TraceStep } from '../diagnostics/diagnostic';
import type { Model } from './model';
import type { State } from './state';
import { FloatValue, MapValue, Ref, sameValue, type Value } from './values';
import type { SmallStep, Violation } from './violation';
import { actionIn, calledAs, fieldOf, shortClass } from './words';
import { isHiddenName } from '../plato/names';

/**
 * The steps that say something, the last one with what it breaks; `end`: the state that a run is judged by, where it goes wrong by no step.
 * What a model of the library does is described at the call, in one line for as long as nobody else steps.
 */
export function traceOf(model: Model, steps: readonly SmallStep[], violation: Violation, end?: State): readonly TraceStep[] {
  const names = new Names(model);
  const reported: TraceStep[] = [];
  let inside: { readonly span: Span; readonly thread: number } | undefined;
  for (const [index, step] of steps.entries()) {
    const values = step.after ? changes(model, names, step, step.after) : {};
    const isLast = index === steps.length - 1;
    const call = callInto(step);
    const isSilent = Object.keys(values).length === 0 && (!isLast || step.after !== undefined);
    if (call ? isSilent : step.action === '' && isSilent) continue;
    const before = reported.at(-1);
    if (call && before && inside?.thread === step.thread && inside.span.start === call.span.start) {
      reported[reported.length - 1] = { ...before, values: { ...before.values, ...values } };
      continue;
    }
    inside = call && { span: call.span, thread: step.thread };
    const span = isLast && step.action === '' ? violation.span : (call?.span ?? step.span);
    reported.push({
      thread: step.before.threads[step.thread]!.name,
      action: call ? `goes on in ${call.name}` : step.action === '' ? 'goes on' : actionIn(step.action),
      span,
      values,
    });
  }
  return end ? [...reported, endOf(model, names, end, violation)] : reported;
}

/** The call of the user's through which a step belongs to the library. */
export function callInto(step: SmallStep): { readonly span: Span; readonly name: string } | undefined {
  const { frames } = step.before.threads[step.thread]!;
  if (frames.at(-1)?.code.procedure.isTrusted !== true) return undefined;
  let outer = frames.length - 1;
  while (outer > 0 && frames[outer - 1]!.code.procedure.isTrusted) outer--;
  const caller = frames[outer - 1];
  const at = caller?.code.instructions[caller.pc];
  return at?.kind === 'call' ? { span: at.call.span, name: calledAs(frames[outer]!.code.procedure) } : undefined;
}

/** The last line of a run that is judged by where it ends: what others can see then. */
function endOf(model: Model, names: Names, state: State, violation: Violation): TraceStep {
  const values = new Map<string, string>();
  for (const [id, slot] of model.staticFields) {
    const field = model.fields.get(id)!;
    if (!model.isLibrary.has(field.owner) && field.constant === undefined)
      values.set(shortName(id), names.of(state.store.statics[slot]!, state));
  }
  for (const object of state.objects) {
    const cell = state.store.heap[object.id];
    if (!cell) continue;
    for (const [id, slot] of model.layout(cell.className)) {
      const field = model.fields.get(id);
      if (!field || model.isLibrary.has(field.owner)) continue;
      const value = cell.slots[slot]!;
      const name = `${names.of(object, state)}.${field.name}`;
      const held = value instanceof Ref ? state.store.heap[value.id] : undefined;
      if (!held?.className.startsWith('java.util.concurrent.atomic.')) values.set(name, names.of(value, state));
      else
        for (const [inner, at] of model.layout(held.className))
          if (model.fields.get(inner)?.owner === held.className)
            values.set(`${name}.${model.fields.get(inner)!.name}`, names.of(held.slots[at]!, state));
    }
  }
  state.threads.forEach((thread, index) => {
    const results = thread.results.filter((one) => one !== '-').map((one) => (typeof one === 'string' ? one.trim() : names.of(one, state)));
    if (index > 0 && results.length > 0) values.set(`results of ${thread.name}`, results.join(', '));
  });
  return { thread: violation.thread, action: 'ends', span: violation.span, values: Object.fromEntries(values) };
}

/** Objects by class and number, in the order in which the run comes to them. */
class Names {
  private readonly names = new Map<number, string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly model: Model) {}

  of(value: Value, state: State): string {
    if (value instanceof Ref) {
      const literal = this.model.literalName(value);
      if (literal !== undefined) return literal;
      const thread = state.threads.find((one) => one.tid === value);
      if (thread) return thread.name;
      let name = this.names.get(value.id);
      if (name === undefined) {
        const full = state.store.heap[value.id]?.className ?? 'object';
        const short = shortClass(this.model, full);
        const count = (this.counts.get(short) ?? 0) + 1;
        this.counts.set(short, count);
        name = `${short}#${count}`;
        this.names.set(value.id, name);
      }
      return name;
    }
    if (value instanceof MapValue)
      return `{${[...value.entries].map(([key, entry]) => `${this.of(key, state)}: ${this.of(entry, state)}`).join(', ')}}`;
    if (value instanceof FloatValue) return value.text.replace(/^float\./, '');
    return String(value);
  }
}

function changes(model: Model, names: Names, step: SmallStep, after: State): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const { object, slot, field } of step.writes) {
    const value = object ? after.store.heap[object.id]?.slots[slot] : after.store.statics[slot];
    // What a collection holds is a number that stands for anything.
    if (value === undefined || model.fields.get(field)?.contentsOf !== undefined) continue;
    const name =
      field === ''
        ? `${names.of(object!, after)}[${slot - model.elementsAt}]`
        : object
          ? fieldOf(names.of(object, after), model.fields.get(field)!)
          : shortName(field);
    found.set(name, names.of(value, after));
  }
  locals(names, step.before, after, step.thread, found);
  return Object.fromEntries(found);
}

function locals(names: Names, before: State, after: State, thread: number, found: Map<string, string>): void {
  const [old, now] = [before.threads[thread]!.frames, after.threads[thread]!.frames];
  const top = now.at(-1);
  const was = old[now.length - 1];
  if (!top || !was || top.code !== was.code || top.locals === was.locals) return;
  for (const [name, slot] of top.code.slotOf) {
    if (isHiddenName(name) || sameValue(top.locals[slot]!, was.locals[slot]!)) continue;
    found.set(name.replace(/#.*$/, ''), names.of(top.locals[slot]!, after));
  }
}

function shortName(id: string): string {
  const parts = id.split('.');
  return parts.slice(-2).join('.');
}
