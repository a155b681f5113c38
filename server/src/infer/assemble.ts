/**
 * What was unfolded as one transition system: cells that change become global variables with readable names, values at the beginning the
 * initial condition.
 * Neighbours: `extract.ts` unfolds; `system.ts` has the result.
 */
import { HOLDER_FIELD, START_FIELD } from '../plato/ir';
import { ENDED, type Cell, type Heap } from './heap';
import { constant, equation, isConstant, keyOf, renamedAtom, substitute, variable, type Atom, type Cube, type Linear } from './linear';
import type { Begun } from './prefix';
import type { Place, System, ThreadSystem, Transition, Variable, Wrong } from './system';
import { sortOf, type RawThread } from './unfold';

export interface RawSystem {
  readonly heap: Heap;
  readonly begun: Begun;
  readonly threads: readonly {
    readonly name: string;
    readonly tid: number;
    readonly raw: RawThread;
    readonly startedBy: string | undefined;
  }[];
  readonly changing: readonly string[];
  readonly references: ReadonlyMap<string, ReadonlySet<number>>;
  /** The objects of the threads. */
  readonly roots: readonly number[];
  /** The global variable of each cell that changes; filled when the system is put together. */
  readonly names: Map<string, string>;
  /** The same of the locals of threads. */
  readonly localNames: Map<string, string>;
}

export function assemble(raw: RawSystem): System {
  const objects = objectNames(raw);
  const { names } = raw;
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}~${number}`;
    taken.add(name);
    return name;
  };
  const globals: Variable[] = [];
  for (const key of [...raw.changing].sort((a, b) => order(raw.heap.cellOf(a), raw.heap.cellOf(b)))) {
    const cell = raw.heap.cellOf(key);
    const name = unique(wordsOf(cell, objects));
    names.set(key, name);
    globals.push({ name, sort: sortOf(cell.type), words: name });
  }
  const threads = raw.threads.map((one) => threadOf(one, names, raw.localNames, unique));
  const initial: Atom[] = raw.begun.guard.map((atom) => renamedAtom(atom, (old) => names.get(old) ?? old));
  for (const key of raw.changing) initial.push(equation(variable(names.get(key)!), raw.begun.store.get(key) ?? initialValue(key, raw)));
  return { globals, initial, threads, objects };
}

function initialValue(key: string, { heap }: RawSystem): Linear {
  const value = heap.cellOf(key).field?.constant;
  return constant(value?.kind === 'int' ? Number(value.value) : value?.kind === 'bool' && value.value ? 1 : 0);
}

/** Static fields first, then objects in the order in which they were made. */
function order(left: Cell, right: Cell): number {
  const [a, b] = [left.object ?? -1, right.object ?? -1];
  return a - b || (left.key < right.key ? -1 : left.key > right.key ? 1 : 0);
}

function threadOf(
  one: RawSystem['threads'][number],
  names: ReadonlyMap<string, string>,
  localNames: Map<string, string>,
  unique: (wanted: string) => string,
): ThreadSystem {
  const { raw, startedBy } = one;
  const own = new Map<string, string>();
  const locals: Variable[] = [];
  for (const place of raw.places) {
    for (const local of place.live) {
      if (own.has(local.name)) continue;
      const name = unique(`${one.name.replace('thread ', 't')}.${local.words}`);
      own.set(local.name, name);
      localNames.set(local.name, name);
      locals.push({ name, sort: local.sort, words: local.words });
    }
  }
  const nameOf = (old: string): string => own.get(old) ?? names.get(old) ?? old;
  const put = (linear: Linear): Linear => substitute(linear, (old) => (nameOf(old) === old ? undefined : variable(nameOf(old))));
  const cube = (atoms: Cube): Cube => atoms.map((atom) => renamedAtom(atom, nameOf));
  const shift = startedBy === undefined ? 0 : 1;
  const transitions = raw.transitions.map(({ from, to, path, locals: values }): Transition => {
    const updates = new Map<string, Linear>();
    for (const key of path.written) {
      const value = put(path.store.get(key)!);
      if (keyOf(value) !== keyOf(variable(nameOf(key)))) updates.set(nameOf(key), value);
    }
    for (const [name, value] of values) updates.set(nameOf(name), put(value));
    return { from: from + shift, to: to + shift, guard: cube(path.guard), updates, inputs: path.inputs, steps: path.steps };
  });
  const wrongs = raw.wrongs.map(
    ({ at, failure: { path, assertion } }): Wrong => ({
      at: at + shift,
      guard: cube(path.guard),
      inputs: path.inputs,
      steps: path.steps,
      code: assertion.code,
      message: assertion.message,
      span: assertion.span,
    }),
  );
  const places = raw.places.map(({ live, span, words }): Place => ({ live: live.map(({ name }) => nameOf(name)), span, words }));
  if (startedBy !== undefined) {
    const { span } = raw.places[0]!;
    places.unshift({ live: [], span, words: 'not started' });
    transitions.unshift({
      from: 0,
      to: 1,
      guard: [equation(variable(nameOf(startedBy)), constant(1))],
      updates: new Map(),
      inputs: [],
      steps: [{ span, action: 'begins' }],
    });
  }
  return { name: one.name, tid: one.tid, locals, places, transitions: uniqueTransitions(transitions), wrongs: uniqueWrongs(wrongs) };
}

function textOf(guard: Cube): string {
  return guard
    .map((atom) => keyOf(atom.linear) + atom.op)
    .sort()
    .join('&');
}

/** Different ways that come to the same are one. */
function uniqueTransitions(transitions: readonly Transition[]): readonly Transition[] {
  const seen = new Set<string>();
  return transitions.filter((one) => {
    const text = `${one.from}>${one.to}|${textOf(one.guard)}|${[...one.updates]
      .map(([name, value]) => `${name}:=${keyOf(value)}`)
      .sort()
      .join(';')}`;
    if (one.inputs.length > 0 || !seen.has(text)) {
      seen.add(text);
      return true;
    }
    return false;
  });
}

function uniqueWrongs(wrongs: readonly Wrong[]): readonly Wrong[] {
  const seen = new Set<string>();
  return wrongs.filter((one) => {
    const text = `${one.at}|${textOf(one.guard)}|${one.span.file}|${one.span.start}`;
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

// ---------------------------------------------------------------- names

/** Objects by the way on which one comes to them from a static field, else by class and number. */
function objectNames({ heap, begun, roots }: RawSystem): readonly string[] {
  const names: string[] = ['null'];
  const counts = new Map<string, number>();
  for (let id = 1; id < heap.size; id++) {
    const { words, className } = heap.object(id)!;
    if (words !== className) {
      names[id] = words;
      continue;
    }
    const short = className.replace(/^.*[.$](?=[A-Za-z])/, '');
    const count = (counts.get(short) ?? 0) + 1;
    counts.set(short, count);
    names[id] = roots.includes(id) ? `thread ${roots.indexOf(id) + 1}` : `${short}#${count}`;
  }
  const reached = [...begun.store].flatMap(([key, value]) => {
    const cell = heap.cellOf(key);
    return cell?.type.kind === 'ref' && isConstant(value) && value.constant > 0 ? [{ cell, to: value.constant }] : [];
  });
  const isNamed = new Set<number>(roots);
  for (const { cell, to } of reached) {
    if (cell.object !== undefined || isNamed.has(to) || heap.object(to)!.words !== heap.object(to)!.className) continue;
    names[to] = cell.field?.name ?? names[to]!;
    isNamed.add(to);
  }
  for (let round = 0; round < 3; round++) {
    for (const { cell, to } of reached) {
      if (cell.object === undefined || !isNamed.has(cell.object) || isNamed.has(to) || roots.includes(cell.object)) continue;
      names[to] = cell.field ? `${names[cell.object]}.${cell.field.name}` : `${names[cell.object]}${cell.key.slice(cell.key.indexOf('['))}`;
      isNamed.add(to);
    }
  }
  return names;
}

function wordsOf(cell: Cell, objects: readonly string[]): string {
  if (cell.object === undefined) return cell.field?.name ?? cell.words;
  const object = objects[cell.object] ?? String(cell.object);
  if (cell.key.endsWith(`:${ENDED}`)) return `${object}.ended`;
  if (cell.field?.id === HOLDER_FIELD) return `${object}.holder`;
  if (cell.field?.id === START_FIELD) return `${object}.start`;
  return cell.field ? `${object}.${cell.field.name}` : `${object}${cell.key.slice(cell.key.indexOf('['))}`;
}
