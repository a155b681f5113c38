/**
 * Whether every final store of a scenario, with the results of the calls, is one that the actions of the specifications allow (calvin-r 3):
 * the scenario runs a second time with the actions in the place of the bodies, and what it ends in is compared. What a `modifies` of such a
 * method names may change as it likes and is not compared; deadlocks end in nothing.
 * Neighbours: `explore.ts` runs both; `actions.ts` is the second program.
 */
import type { Procedure, Program } from '../plato/ir';
import type { Model } from './model';
import type { Hidden, State } from './state';
import type { Store } from './store';
import { Ref, type Value } from './values';
import type { SmallStep, Violation } from './violation';

/** What came up in the runs of the bodies, so that the actions may need it: numbers, and the classes of which objects were made. */
export interface Observed {
  readonly numbers: readonly number[];
  readonly made: readonly string[];
  /** Classes of which an object was made that held another new one, or itself, before others could see either. */
  readonly joined: readonly string[];
  /** The id of the one procedure whose actions run in the place of its body; absent: those of all. */
  readonly only?: string;
}

/** Procedures of the workspace with `performs` or `action` clauses. */
export function specified(program: Program): readonly Procedure[] {
  return program.procedures.filter(isSpecified);
}

export function isSpecified(one: Procedure): boolean {
  return !one.isTrusted && (one.performs !== undefined || one.actions !== undefined);
}

/** What is not compared; undefined where a clause names too much for the rest to say anything. */
export function hiddenBy(program: Program): Hidden | undefined {
  const fields = new Set<string>();
  let elements = false;
  for (const procedure of specified(program)) {
    for (const item of procedure.modifies ?? []) {
      if (item.kind === 'allFields') return undefined;
      if (item.kind === 'allElements') elements = true;
      else if (item.kind === 'everywhere') fields.add(item.field);
      else {
        const location = item.kind === 'location' ? item.location : item.map;
        if (location.kind === 'field' || location.kind === 'static') fields.add(location.field);
        if (location.kind === 'elem') elements = true;
      }
    }
  }
  return { fields, elements };
}

/** Every number in a store and its results: values that the actions may need, on the way as well as at the end. */
export function numbersIn(model: Model, state: State, into: Set<number>): void {
  const add = (value: Value | string): void => {
    if (typeof value === 'number') into.add(value);
  };
  for (const [field, slot] of model.staticFields) if (!model.isLibrary.has(model.fields.get(field)!.owner)) add(state.store.statics[slot]!);
  for (const cell of state.store.heap) if (cell?.escaped === true) cell.slots.forEach(add);
  for (const thread of state.threads) thread.results.forEach(add);
}

/** The classes of the objects that were made since there were `begun` of them. */
export function madeIn(state: State, begun: number, into: Set<string>): void {
  state.store.heap.forEach((cell, id) => {
    if (cell && id >= begun) into.add(cell.className);
  });
}

/**
 * The classes of the objects that come to hold another one in these steps, both made since there were `begun` and neither seen by others
 * yet.
 */
export function joinedIn(steps: readonly SmallStep[], begun: number, into: Set<string>): void {
  for (const { writes, before, after } of steps) {
    for (const { object, slot } of writes) {
      const held = object && after?.store.heap[object.id]?.slots[slot];
      if (object && held instanceof Ref && isNew(object, before.store, begun) && isNew(held, before.store, begun))
        into.add(after!.store.heap[object.id]!.className);
    }
  }
}

/** Whether one of these steps starts a thread while a procedure with actions is under way. */
export function startsInSpecified(steps: readonly SmallStep[]): boolean {
  return steps.some(
    ({ thread, before, after }) =>
      after !== undefined &&
      after.threads.length > before.threads.length &&
      before.threads[thread]!.frames.some(({ code }) => isSpecified(code.procedure)),
  );
}

function isNew(object: Ref, store: Store, begun: number): boolean {
  return object.id >= begun && store.heap[object.id]?.escaped !== true;
}

/** Who goes wrong where a whole run is not allowed. */
export const ALL_THREADS = 'all threads';

/** What the procedures may call, at any depth, after themselves. */
export function withCallees(model: Model, procedures: readonly Procedure[]): readonly Procedure[] {
  const found = new Set(procedures);
  for (const one of found) {
    for (const instruction of model.code(one)?.instructions ?? []) {
      if (instruction.kind !== 'call') continue;
      for (const target of instruction.call.targets) {
        const callee = model.procedure(target.procedure);
        if (callee && !callee.isTrusted) found.add(callee);
      }
    }
  }
  return [...found];
}

/** What is said of a run whose end the specifications do not allow, by the method that is to blame. */
export function unallowed(procedure: Procedure): Violation {
  const span = procedure.performs?.span ?? procedure.actions?.[0]?.span ?? procedure.nameSpan;
  return {
    code: 'performs',
    span,
    related: [{ message: `\`${procedure.display}\` is declared here`, span: procedure.nameSpan }],
    thread: ALL_THREADS,
    message: 'no run of the specified actions ends like this: with these values and results, and with what others see on the way',
  };
}
