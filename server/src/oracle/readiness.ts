/**
 * The state that runs begin with: static initializers are run first, all of them, though Java runs each where its class is first used (JLS
 * 12.4). Nobody can tell the difference of one that reads nothing that changes and touches nothing but its own static fields and what it
 * makes; so each is run once here, and watched. A class whose initializer is not such a one is *not ready*: the initializer is not run, and
 * a run that comes to the class is not followed.
 * - Wherever a client may load the classes first, only one that meets another class in the middle of its initialization tells the
 * difference. It cannot begin with a class that it cannot name.
 * - A program begins with `main`: its own class, and those above, are really initialized before; no others.
 * Neighbours: `initialization.ts` has the order; `explore.ts` begins with this state; `calls.ts`, `step.ts` and `evaluate.ts` stop where a
 * class is not ready.
 */
import { onceForNamed } from '../base/once-for';
import type { Procedure } from '../plato/ir';
import type { Bounded } from './calls';
import { initializers } from './initialization';
import type { Model } from './model';
import type { Access } from './operation';
import type { ClientCall, Scenario } from './scenario';
import { isFinished, type State, type ThreadState } from './state';
import { waysOf, type Way } from './step';
import type { Store } from './store';
import { UNREADY } from './values';

export interface Readiness {
  /** The calls of the initializers to run, in order. */
  readonly script: readonly ClientCall[];
  readonly store: Store;
  readonly unready: ReadonlySet<string>;
}

/** The steps of one initializer that are looked at. */
const MOST_STEPS = 5_000;

/** How runs of a scenario begin. The bounds are the same for all scenarios of a program. */
export function readinessFor(bounded: Bounded): Readiness {
  const { model, scenario } = bounded;
  const main = ownerOfMain(model, scenario);
  return readiness(model, `${main ?? ''} ${bounded.maxSteps} ${bounded.maxObjects} ${bounded.maxDepth}`, bounded, main);
}

/** The class whose `main` the scenario begins with. */
function ownerOfMain(model: Model, { setup, threads }: Scenario): string | undefined {
  const [only] = threads;
  const procedure = setup.length === 0 && threads.length === 1 && only?.length === 1 ? model.procedure(only[0]!.procedure) : undefined;
  return procedure?.isStatic === true && procedure.entry !== undefined ? procedure.owner : undefined;
}

/** The text has all of the bounds and of the scenario that it depends on. */
const readiness = onceForNamed((model: Model, _: string, bounded: Bounded, main: string | undefined): Readiness => {
  const unready = new Set<string>();
  const waiting = new Set(initializers(model).map((id) => model.procedure(id)!.owner));
  const script: ClientCall[] = [];
  let store = model.initialStore();
  let begun = store;
  for (const id of initializers(model)) {
    const procedure = model.procedure(id)!;
    const { owner } = procedure;
    const call: ClientCall = { procedure: id, args: [] };
    // What the class of `main` does first it does before all others; a client may begin with each class that it can name.
    const isFirst = main === undefined ? !model.isPrivate(owner) : model.isSubclass(main, owner);
    const watched = watch({ ...bounded, unready }, store, call, (way) => isAsJava(model, owner, waiting, unready, isFirst, store, way));
    waiting.delete(owner);
    if (watched.isReady) {
      script.push(call);
      store = watched.end ?? store;
      continue;
    }
    unready.add(owner);
    const mark = (one: Store): Store => ({
      heap: one.heap,
      statics: one.statics.map((value, slot) => (isSlotOf(model, owner, slot) ? UNREADY : value)),
    });
    store = mark(store);
    begun = mark(begun);
  }
  return { script, store: begun, unready };
});

function isSlotOf(model: Model, owner: string, slot: number): boolean {
  for (const [id, at] of model.staticFields)
    if (at === slot) return model.fields.get(id)!.owner === owner && model.fields.get(id)!.constant === undefined;
  return false;
}

/** Runs one initializer alone. It is ready if every step is fine, and it comes to an end or to something that is wrong. */
function watch(
  bounded: Bounded,
  store: Store,
  call: ClientCall,
  isFine: (way: Way) => boolean,
): { readonly isReady: boolean; readonly end: Store | undefined } {
  const open: State[] = [beginning(bounded.model, store, [call])];
  let end: Store | undefined;
  let isWrong = false;
  let steps = MOST_STEPS;
  for (let state = open.pop(); state; state = open.pop()) {
    if (isFinished(state.threads[0]!)) {
      end ??= state.store;
      continue;
    }
    const { ways } = waysOf(bounded, state, 0, () => undefined);
    for (const way of ways) {
      if (!isFine(way) || steps-- <= 0) return { isReady: false, end: undefined };
      if (way.violation) isWrong = true;
      else open.push(way.state);
    }
  }
  return { isReady: isWrong || end !== undefined, end };
}

/** Whether a step of an initializer would be the same wherever Java comes to it. */
function isAsJava(
  model: Model,
  owner: string,
  waiting: ReadonlySet<string>,
  unready: ReadonlySet<string>,
  isFirst: boolean,
  begun: Store,
  way: Way,
): boolean {
  const isAccessFine = ({ kind, object, field }: Access): boolean => {
    const decl = model.fields.get(field);
    const isChanging = kind === 'write' || decl?.isFinal !== true;
    if (object) return isFirst || object.id >= begun.heap.length || !isChanging;
    if (decl === undefined || decl.owner === owner || decl.constant !== undefined) return true;
    return !unready.has(decl.owner) && !waiting.has(decl.owner) && (isFirst || !isChanging);
  };
  return (
    way.accesses.every(isAccessFine) &&
    way.steps.every(({ instruction }) => {
      if (isFirst || instruction === undefined) return true;
      if (instruction.kind === 'call') return instruction.call.mode !== 'start';
      // Which thread it is that comes there.
      return (
        instruction.kind !== 'op' || !instruction.op.assigns.some(({ target, value }) => target.kind === 'local' && value.kind === 'tid')
      );
    })
  );
}

/** The initial thread alone, which is to make these calls. */
export function beginning(model: Model, store: Store, script: readonly ClientCall[]): State {
  const main: ThreadState = { tid: model.main, name: 'the initial thread', frames: [], done: 0, results: [], steps: 0, script };
  return { store, threads: [main], objects: [], isRunning: false };
}

/** Whether initializers still run: a thread that they start waits where it uses their class, so it may as well wait anywhere. */
export function isInitializing(model: Model, state: State): boolean {
  const { frames, script, done } = state.threads[0]!;
  const under: Procedure | undefined = frames[0]?.code.procedure ?? model.procedure(script[done]?.procedure ?? '');
  return !state.isRunning && under?.kind === 'staticInitializer';
}
