/**
 * A system in which places and locals of threads are global variables, so that assertions about one thread may speak of the others: a proof
 * of it that is modular is a proof of the first one that need not be (the refinement of Cohen and Namjoshi, horn-environment-inference 9
 * [5]).
 * Neighbours: `engine-spacer.ts` exposes more and more; predicates (`refine.ts`) do without.
 */
import { placeName } from './abstraction';
import { constant, equation, variable } from './linear';
import type { System, Transition } from './system';

/** Where threads stand, under names of their own. */
export function shownPlace(thread: number): string {
  return `${placeName(thread)}.shown`;
}

/** `locals`: which become global, beside all places. */
export function exposed(system: System, locals: ReadonlySet<string>): System {
  const shown = system.threads.map((_, index) => ({
    name: shownPlace(index),
    sort: 'int' as const,
    words: `the place of ${system.threads[index]!.name}`,
  }));
  const moved = system.threads.flatMap((thread) => thread.locals.filter(({ name }) => locals.has(name)));
  return {
    ...system,
    globals: [...system.globals, ...shown, ...moved],
    initial: [
      ...system.initial,
      ...shown.map(({ name }) => equation(variable(name), constant(0))),
      ...moved.map(({ name }) => equation(variable(name), constant(0))),
    ],
    threads: system.threads.map((thread, index) => ({
      ...thread,
      locals: thread.locals.filter(({ name }) => !locals.has(name)),
      places: thread.places.map((place) => ({ ...place, live: place.live.filter((name) => !locals.has(name)) })),
      transitions: thread.transitions.map(
        (one): Transition =>
          one.from === one.to ? one : { ...one, updates: new Map([...one.updates, [shownPlace(index), constant(one.to)]]) },
      ),
    })),
  };
}
