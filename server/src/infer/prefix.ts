/**
 * What happens before the threads meet: the initial thread up to its first step that another thread could notice, with static initializers.
 * Run once, with known values, so that the objects made there have numbers, and what never changes afterwards is a constant of the system.
 *
 * The initial thread goes on after its first `start` for as long as it touches only what no running thread can reach or change: such steps
 * commute with all of the others, so taking them first loses no run (docs/soundness/infer.md#what-safe-rests-on, item 2). It goes on only
 * as far as there is one way: what is chosen beside the others is chosen by a thread of the system.
 * Neighbours: `extract.ts` asks for it, and unfolds what comes after it; `initialization.ts` has the static initializers.
 */
import type { Procedure } from '../plato/ir';
import type { Cell, Heap } from './heap';
import type { Initialization } from './initialization';
import { isConstant, keyOf, ZERO, type Linear } from './linear';
import { entered, instructionAt, step, type Failure, type Machine, type Stepped } from './machine';
import { NotModelled, top, type Path } from './path';

export interface Begun {
  /** The initial thread where it goes on beside the others; undefined: it has ended. */
  readonly path: Path | undefined;
  /** What cells hold. */
  readonly store: ReadonlyMap<string, Linear>;
  readonly guard: Path['guard'];
  readonly inputs: readonly string[];
  /** It goes wrong already there. */
  readonly failure: Failure | undefined;
}

export interface PrefixOptions {
  readonly heap: Heap;
  readonly machine: Machine;
  readonly initialization: Initialization;
  /** Gets the accesses from `machine.ground.touch`; emptied before every step. */
  readonly touched: Map<string, boolean>;
  /** Cells that threads write, as far as it is known. */
  readonly changing: ReadonlySet<string>;
  /** The objects that running threads have got. */
  readonly roots: () => readonly number[];
  /** How many threads run; and forgets those that have been started since there were so many. */
  readonly started: () => number;
  readonly forget: (since: number) => void;
}

const MOST_STEPS = 20_000;
const MOST_BESIDE = 3000;

export const EMPTY_PATH: Path = {
  frames: [],
  store: new Map(),
  written: new Set(),
  guard: [],
  inputs: [],
  steps: [],
  held: new Set(),
  atomic: 0,
  isVisible: false,
  initialized: new Set(),
};

/**
 * Runs a procedure until it ends, or until a step that running threads could notice. Throws `NotModelled` where that depends on a choice
 * made before there are threads.
 */
export function runPrefix(options: PrefixOptions, procedure: Procedure, given: ReadonlyMap<string, Linear>): Begun {
  const { machine, initialization } = options;
  const seen = new Set<string>();
  const start = entered(machine, EMPTY_PATH, procedure, given, procedure.nameSpan);
  // In turn: a way that comes to nothing ends soon, and then there is one again.
  const open: Path[] = [initialization.withClass(machine, start, procedure.owner)];
  const results = new Map<string, Begun>();
  const keep = (path: Path, isEnded: boolean, failure?: Failure): void => {
    // It has not come to a `start`, and another way has.
    if (!failure && options.started() > 0 && !initialization.isComplete(path))
      throw new NotModelled('threads that depend on a choice made before', procedure.nameSpan);
    results.set(textOf(path, isEnded), begunAt(path, isEnded, failure));
  };
  /** The last moment beside threads up to which there was one way only. */
  let alone: { readonly path: Path; readonly started: number } | undefined;
  let left = MOST_STEPS;
  let steps = 0;
  while (open.length > 0) {
    const path = open.shift()!;
    const isBeside = options.started() > 0;
    if (isBeside && open.length === 0 && results.size === 0) alone = { path, started: options.started() };
    // Beside running threads it may wait for them in a loop: then it is one of them.
    if (isBeside && steps++ > MOST_BESIDE) {
      keep(path, false);
      continue;
    }
    if (left-- <= 0) throw new NotModelled('a long computation before the threads begin', procedure.nameSpan);
    const safe = safeEnd(options, path);
    if (safe === 'stop') {
      keep(path, false);
      continue;
    }
    for (const failure of safe.failures) keep(failure.path, true, failure);
    for (const ended of safe.ended) keep(ended, true);
    // Where branches meet again in the same state, one of them goes on.
    const meet = instructionAt(path).kind === 'goto';
    for (const next of safe.next) {
      const text = meet ? textOf(next, false) : '';
      if (meet && seen.has(text)) continue;
      if (meet) seen.add(text);
      open.push(next);
    }
  }
  const found = [...results.values()];
  const failed = found.find((one) => one.failure);
  if (failed) return failed;
  if (found.length === 0) throw new NotModelled('a beginning that comes to no end', procedure.nameSpan);
  if (found.length === 1) return found[0]!;
  if (!alone) throw new NotModelled('threads whose objects depend on a choice made before', procedure.nameSpan);
  options.forget(alone.started);
  return begunAt(alone.path, false);
}

function begunAt(path: Path, isEnded: boolean, failure?: Failure): Begun {
  return { path: isEnded ? undefined : path, store: path.store, guard: path.guard, inputs: path.inputs, failure };
}

/** A step, or what has to be done before it: classes that it uses for the first time are initialized. */
function stepInOrder({ machine, initialization, touched }: PrefixOptions, path: Path): Stepped {
  const instead = (next: Path): Stepped => ({ next: [next], failures: [], ended: [] });
  touched.clear();
  const before = initialization.before(machine, path);
  if (before !== path) return instead(before);
  const made = step(machine, path);
  const after = initialization.after(machine, path, touched.keys());
  if (after === path) return made;
  touched.clear();
  return instead(after);
}

/** One step, a whole atomic block at once; `stop`: others could notice it. */
function safeEnd(options: PrefixOptions, path: Path): Stepped | 'stop' {
  if (instructionAt(path).kind !== 'atomic') {
    const made = stepInOrder(options, path);
    return noticed(options, path) || (made.failures.length > 0 && options.roots().length > 0) ? 'stop' : made;
  }
  const done = { next: [] as Path[], failures: [] as Failure[], ended: [] as Path[] };
  const open = [path];
  for (let left = MOST_STEPS; open.length > 0; left--) {
    const at = open.pop()!;
    if (left <= 0) throw new NotModelled('a long atomic block', top(path).code.procedure.nameSpan);
    const made = stepInOrder(options, at);
    if (noticed(options, at)) return 'stop';
    done.failures.push(...made.failures);
    done.ended.push(...made.ended);
    for (const next of made.next) (next.atomic > 0 ? open : done.next).push(next);
  }
  return done;
}

/** Whether what was touched belongs to others, too. */
function noticed({ heap, touched, changing, roots }: PrefixOptions, path: Path): boolean {
  const started = roots();
  if (started.length === 0) return false;
  let shared: ReadonlySet<number> | undefined;
  for (const [key, isWrite] of touched) {
    if (changing.has(key)) return true;
    if (!isWrite) continue;
    const cell = heap.cellOf(key);
    if (cell.object === undefined) return true;
    shared ??= reachable(heap, path.store, started);
    if (shared.has(cell.object)) return true;
  }
  return false;
}

/** The objects to which static fields and the given objects lead. */
export function reachable(heap: Heap, store: ReadonlyMap<string, Linear>, roots: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [...roots];
  const byObject = new Map<number, Linear[]>();
  for (const [key, value] of store) {
    const cell: Cell | undefined = heap.cellOf(key);
    if (cell?.type.kind !== 'ref' || !isConstant(value) || value.constant === 0) continue;
    if (cell.object === undefined) open.push(value.constant);
    else byObject.set(cell.object, [...(byObject.get(cell.object) ?? []), value]);
  }
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    for (const next of byObject.get(one) ?? []) open.push(next.constant);
  }
  return found;
}

function textOf(path: Path, isEnded: boolean): string {
  const values = (map: ReadonlyMap<string, Linear>): string =>
    [...map]
      .filter(([, value]) => value !== ZERO)
      .map(([key, value]) => `${key}=${keyOf(value)}`)
      .sort()
      .join(';');
  const frames = path.frames.map(
    ({ code, pc, locals }) =>
      `${code.procedure.id}@${pc}{${values(new Map([...locals].filter(([name]) => code.live[pc]!.includes(code.slotOf.get(name) ?? -1))))}}`,
  );
  return `${isEnded}|${frames.join('|')}|${values(path.store)}|${[...path.initialized].sort().join()}`;
}
