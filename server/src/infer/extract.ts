/**
 * From Plato to a transition system (horn-environment-inference 3 and 8): the threads that `main` starts, over the cells that they change.
 * What changes, who is waited for and which objects a field may refer to is found by unfolding again until nothing new turns up; each
 * unfolding knows at least as much as the one before.
 * Neighbours: `prefix.ts`, `unfold.ts`; `assemble.ts` puts the result together.
 */
import type { Procedure, Program } from '../plato/ir';
import { HOLDER_FIELD, START_FIELD, UNDETERMINED_CLASS } from '../plato/ir';
import type { Span } from '../base/span';
import { assemble, type RawSystem } from './assemble';
import { Heap } from './heap';
import { Initialization } from './initialization';
import { constant, isConstant, variable, ONE, ZERO, type Linear } from './linear';
import { entered, type Machine } from './machine';
import { NotModelled, type Ground, type Path } from './path';
import { EMPTY_PATH, runPrefix, type Begun } from './prefix';
import type { System } from './system';
import { unfold, type RawThread } from './unfold';
import { isHiddenName } from '../plato/names';

export interface ExtractOptions {
  /** Numbers and truth values of named locals are part of the place where they are known; else always data. Absent: they are. */
  readonly foldConstants?: boolean;
  /** Procedures that call others only where these may be called. Absent: none. */
  readonly clients?: ReadonlySet<Procedure>;
}

export type Extracted =
  | { readonly kind: 'system'; readonly system: System; readonly raw: RawSystem }
  /** It goes wrong before threads meet. */
  | { readonly kind: 'wrong'; readonly message: string; readonly span: Span }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly span: Span; readonly isOfLoop: boolean };

/** What rounds of unfolding have found out. */
interface Knowledge {
  readonly changing: Set<string>;
  readonly references: Map<string, Set<number>>;
  readonly joined: Set<number>;
  readonly data: Set<string>;
}

class Again extends Error {}

const MOST_ROUNDS = 200;
const MOST_THREADS = 16;
const MANY_OBJECTS = 40;
const NOBODY: ReadonlySet<Procedure> = new Set();

/** The system of the threads that a `main` starts. Never throws. */
export function extractMain(program: Program, main: Procedure, options: ExtractOptions = {}): Extracted {
  const known: Knowledge = { changing: new Set(), references: new Map(), joined: new Set(), data: new Set() };
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = sizeOf(known);
      let made: Extracted | undefined;
      try {
        made = new Round(program, main, known, options).run();
      } catch (error) {
        if (!(error instanceof Again)) throw error;
      }
      if (made && (made.kind !== 'system' || sizeOf(known) === before)) return made;
    }
    return { kind: 'unsupported', reason: 'code whose cells are not all found', span: main.nameSpan, isOfLoop: false };
  } catch (error) {
    if (error instanceof NotModelled) return { kind: 'unsupported', reason: error.reason, span: error.span, isOfLoop: error.isOfLoop };
    throw error;
  }
}

function sizeOf(known: Knowledge): number {
  return known.changing.size + known.joined.size + known.data.size + [...known.references.values()].reduce((sum, one) => sum + one.size, 0);
}

interface Thread {
  readonly tid: number;
  readonly procedure: Procedure;
  readonly args: readonly Linear[];
  /** Started by a step of the system, not before it begins. */
  readonly isLate: boolean;
}

class Round {
  private readonly heap: Heap;
  private readonly touched = new Map<string, boolean>();
  private readonly threads: Thread[] = [];
  private begun: Begun = { path: undefined, store: new Map(), guard: [], inputs: [], failure: undefined };
  private isBefore = true;
  private inputs = 0;
  private made = new Map<string, number>();
  private readonly makers: { thread: number; place: number; span: Span }[] = [];
  private at = { thread: 0, place: 0 };
  private readonly initialization: Initialization;

  constructor(
    program: Program,
    private readonly main: Procedure,
    private readonly known: Knowledge,
    private readonly options: ExtractOptions,
  ) {
    this.heap = new Heap(program);
    this.initialization = new Initialization(program, this.heap);
  }

  run(): Extracted {
    const tid = this.heap.literal('main', 'java.lang.Thread');
    const given = new Map(
      this.main.params.map((parameter) => [parameter.name, constant(this.heap.allocate('java.lang.String[]', undefined, 'args'))]),
    );
    this.begun = runPrefix(this.prefixOptions(constant(tid)), this.main, given);
    const { failure } = this.begun;
    if (failure) return { kind: 'wrong', message: failure.assertion.message, span: failure.assertion.span };
    this.isBefore = false;
    const raw = this.unfoldAll(tid);
    this.initialization.check(this.known.changing);
    return { kind: 'system', system: assemble(raw), raw };
  }

  private prefixOptions(tid: Linear): Parameters<typeof runPrefix>[0] {
    return {
      heap: this.heap,
      machine: this.machine(tid),
      initialization: this.initialization,
      touched: this.touched,
      changing: this.known.changing,
      roots: () => this.threads.flatMap(({ tid: id, args }) => [id, ...args.map((one) => one.constant)]),
      started: () => this.threads.length,
      forget: (since) => this.threads.splice(since),
    };
  }

  // ---------------------------------------------------------------- threads

  private unfoldAll(main: number): RawSystem {
    const unfolded: { name: string; tid: number; raw: RawThread; startedBy: string | undefined }[] = [];
    const { path } = this.begun;
    if (path) unfolded.push({ name: 'main', tid: main, raw: this.unfoldOne(0, main, path), startedBy: undefined });
    for (let index = 0; index < this.threads.length; index++) {
      const { tid, procedure, args, isLate } = this.threads[index]!;
      const given = new Map(procedure.params.map((parameter, at) => [parameter.name, args[at] ?? ZERO]));
      const start = entered(this.machine(constant(tid)), EMPTY_PATH, procedure, given, procedure.nameSpan);
      const raw = this.unfoldOne(index + 1, tid, start);
      unfolded.push({ name: `thread ${index + 1}`, tid, raw, startedBy: isLate ? this.heap.fieldCell(tid, START_FIELD).key : undefined });
    }
    this.checkMakers(
      unfolded.map((one) => one.raw),
      path ? 0 : 1,
    );
    return {
      heap: this.heap,
      begun: this.begun,
      threads: unfolded,
      // An earlier unfolding may have numbered objects otherwise: what it spoke of need not be there.
      changing: [...this.known.changing].filter((key) => this.heap.knows(key)),
      references: this.known.references,
      roots: this.threads.map((one) => one.tid),
      names: new Map(),
      localNames: new Map(),
    };
  }

  private unfoldOne(index: number, tid: number, start: Path): RawThread {
    const isJoined = this.known.joined.has(tid);
    const ended = isJoined ? this.heap.endedCell(tid).key : undefined;
    if (ended !== undefined) this.changes(ended);
    return unfold(
      {
        machine: this.machine(constant(tid)),
        prefix: `t${index}`,
        touched: this.touched,
        ended,
        isData: (procedure, local) =>
          this.known.data.has(`${procedure}:${local}`) || (this.options.foldConstants === false && !isHiddenName(local)),
        widen: (procedure, local) => {
          this.known.data.add(`${procedure}:${local}`);
          throw new Again();
        },
        tooManyPlaces: () => {
          const last = this.makers.at(-1);
          const what = 'objects that threads make and hand to one another, of which there is no end here';
          return last && this.makers.length > MANY_OBJECTS ? new NotModelled(what, last.span, true) : undefined;
        },
        begin: (place) => {
          this.at = { thread: index, place };
          this.made = new Map();
        },
      },
      { ...EMPTY_PATH, frames: start.frames, held: this.heldBy(tid) },
    );
  }

  /** The monitors that a thread holds when the others begin. */
  private heldBy(tid: number): ReadonlySet<string> {
    return new Set(
      [...this.begun.store]
        .filter(([key, value]) => this.heap.cellOf(key)?.field?.id === HOLDER_FIELD && value.constant === tid)
        .map(([key]) => key),
    );
  }

  /** An object that a thread makes is one object: its place must not be come to twice. */
  private checkMakers(threads: readonly RawThread[], offset: number): void {
    for (const { thread, place } of this.makers) {
      const raw = threads[thread - offset]!;
      const seen = new Set<number>();
      const open = [place];
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        for (const { from, to } of raw.transitions) {
          if (from !== one || seen.has(to)) continue;
          seen.add(to);
          open.push(to);
        }
      }
      if (seen.has(place)) throw new NotModelled('objects that are made in a loop while threads run', raw.places[place]!.span, true);
    }
  }

  // ---------------------------------------------------------------- the machine

  private changes(key: string): void {
    this.known.changing.add(key);
  }

  private refers(key: string, value: Linear): void {
    if (!isConstant(value)) throw new NotModelled('a reference to an object that is not known', this.main.nameSpan);
    const object = value.constant;
    const known = this.known.references.get(key);
    if (known) known.add(object);
    else this.known.references.set(key, new Set([object]));
  }

  private ground(): Ground {
    return {
      base: (key) => {
        if (this.isBefore || !this.known.changing.has(key)) return this.begun.store.get(key) ?? this.initialOf(key);
        return variable(key);
      },
      references: (name) => {
        const found = this.known.references.get(name);
        if (found === undefined && !this.known.changing.has(name)) return undefined;
        return [...new Set([this.begun.store.get(name)?.constant ?? 0, ...(found ?? [])])].sort((a, b) => a - b);
      },
      touch: (key) => {
        if (this.isBefore) this.initialization.reads(key);
        if (this.isBefore || this.known.changing.has(key)) this.touched.set(key, this.touched.get(key) === true);
      },
      wrote: (key, value) => {
        if (this.isBefore) {
          this.initialization.writes(key);
        } else {
          this.changes(key);
          if (this.heap.cellOf(key).type.kind === 'ref') this.refers(key, value);
        }
        this.touched.set(key, true);
      },
      fresh: () => `?${++this.inputs}`,
    };
  }

  private initialOf(key: string): Linear {
    const cell = this.heap.cellOf(key);
    const { field } = cell;
    if (!field || cell.object !== undefined) return ZERO;
    if (field.owner === UNDETERMINED_CLASS) return ZERO;
    const value = field.constant;
    if (value?.kind === 'int') return constant(Number(value.value));
    if (value?.kind === 'bool') return value.value ? ONE : ZERO;
    if (value?.kind === 'string') return constant(this.heap.literal(JSON.stringify(value.value), 'java.lang.String'));
    if (field.isNonNull && field.type.kind === 'ref' && this.heap.model.isLibrary.has(field.owner))
      return constant(this.heap.literal(field.id, field.type.className));
    return ZERO;
  }

  private machine(tid: Linear): Machine {
    const ground = this.ground();
    return {
      heap: this.heap,
      ground,
      tid,
      clients: this.options.clients ?? NOBODY,
      make: (className, length, path, span) => {
        if (this.isBefore) {
          const made = this.heap.allocate(className, length, className);
          this.initialization.makes(made);
          return made;
        }
        const shared = this.heap.sharedLambda(className);
        if (shared !== undefined) return shared;
        // The same way through the code makes the same object.
        const key = `${this.at.thread}/${this.at.place}/${path.frames.map(({ code, pc }) => `${code.procedure.id}@${pc}`).join('>')}/${path.steps.length}/${path.guard.map((atom) => JSON.stringify(atom)).join()}`;
        const known = this.made.get(key);
        if (known !== undefined) return known;
        const id = this.heap.allocate(className, length, className);
        this.made.set(key, id);
        if (!this.heap.model.isSubclass(className, 'java.lang.Throwable')) this.makers.push({ ...this.at, span });
        return id;
      },
      start: (procedure, args, thread, span) => {
        if (!isConstant(thread) || args.some((one) => !isConstant(one)))
          throw new NotModelled('the start of a thread that is not known', span);
        const same = this.threads.find((one) => one.tid === thread.constant);
        if (same && (same.procedure !== procedure || !sameArguments(same.args, args)))
          throw new NotModelled('a thread that runs one of several methods', span);
        if (!same && this.threads.length >= MOST_THREADS)
          throw new NotModelled(`more than ${MOST_THREADS} threads; a loop that starts threads is gone through turn by turn`, span);
        if (!same) this.threads.push({ tid: thread.constant, procedure, args, isLate: !this.isBefore });
      },
      joins: (thread) => {
        if (this.known.joined.has(thread)) return;
        this.known.joined.add(thread);
        this.changes(this.heap.endedCell(thread).key);
      },
    };
  }
}

function sameArguments(left: readonly Linear[], right: readonly Linear[]): boolean {
  return left.length === right.length && left.every((one, at) => one.constant === right[at]!.constant);
}
