/**
 * One thread's code as places and transitions: calls inlined, what is known at a place part of the place (which object each reference is,
 * the values of temporaries), everything else data. A transition is one step that others can see with all that the thread does by itself
 * after it, up to the next such step.
 *
 * Why steps of a thread's own may be joined to the visible one before: they read and write nothing of others', so they commute with
 * whatever others do in between, and whether they go wrong depends on the thread alone (docs/soundness/infer.md#what-safe-rests-on, item
 * 3).
 * Neighbours: `machine.ts` takes the steps; `extract.ts` decides what changes, and unfolds until nothing new does.
 */
import type { Type } from '../plato/ir';
import type { Span } from '../base/span';
import { actionIn } from '../oracle/words';
import { isConstant, keyOf, variable, ONE, type Linear } from './linear';
import { instructionAt, step, type Failure, type Machine, type Stepped } from './machine';
import { NotModelled, placeInProgram, type Frame, type Path } from './path';
import { EMPTY_PATH } from './prefix';
import type { Sort } from './system';

export interface RawPlace {
  readonly key: string;
  readonly frames: readonly Frame[];
  readonly held: ReadonlySet<string>;
  /** Locals with a value that is not known, and what they are. */
  readonly live: readonly RawLocal[];
  readonly span: Span;
  readonly words: string;
}

export interface RawLocal {
  readonly name: string;
  readonly words: string;
  readonly sort: Sort;
}

export interface RawTransition {
  readonly from: number;
  readonly to: number;
  readonly path: Path;
  readonly locals: ReadonlyMap<string, Linear>;
}

/** What a step touches, and under which monitors. */
export interface RawAccess {
  readonly key: string;
  readonly isWrite: boolean;
  readonly held: ReadonlySet<string>;
}

export interface RawThread {
  readonly accesses: readonly RawAccess[];
  readonly places: readonly RawPlace[];
  readonly transitions: readonly RawTransition[];
  readonly wrongs: readonly { readonly at: number; readonly failure: Failure }[];
}

export interface UnfoldOptions {
  readonly machine: Machine;
  readonly prefix: string;
  /** Emptied before every step; tells which changing cells it has touched. */
  readonly touched: Map<string, boolean>;
  /** Whether a local is data even where its value is known. */
  readonly isData: (procedure: string, local: string) => boolean;
  /** A local that takes too many known values at one place. */
  readonly widen: (procedure: string, local: string) => void;
  /** The cell that says that this thread has ended, where somebody waits for that. */
  readonly ended: string | undefined;
  /** Why a thread has more places than can be, where that is known. */
  readonly tooManyPlaces: () => NotModelled | undefined;
  /** For diagnostics: where an object is made in a transition, so that it cannot be made twice. */
  readonly begin: (place: number) => void;
}

const MOST_PLACES = 600;
const MOST_STEPS = 60_000;
const MOST_VALUES = 6;
const LONGEST = 3000;

export function unfold(options: UnfoldOptions, start: Path): RawThread {
  return new Unfolding(options).run(start);
}

class Unfolding {
  private readonly places: RawPlace[] = [];
  private readonly known = new Map<string, number>();
  private readonly transitions: RawTransition[] = [];
  private readonly wrongs: { at: number; failure: Failure }[] = [];
  private readonly accesses: RawAccess[] = [];
  private readonly values = new Map<string, Set<number>>();
  private steps = 0;
  /** Of the thread's code, for what has no place of its own. */
  private origin: Span | undefined;

  constructor(private readonly options: UnfoldOptions) {}

  run(start: Path): RawThread {
    this.origin = start.frames[0]?.code.procedure.nameSpan;
    this.placeOf({ ...EMPTY_PATH, frames: start.frames, held: start.held });
    for (let index = 0; index < this.places.length; index++) this.from(index);
    return { accesses: this.accesses, places: this.places, transitions: this.transitions, wrongs: this.wrongs };
  }

  private from(index: number): void {
    const { machine, touched } = this.options;
    this.options.begin(index);
    const place = this.places[index]!;
    if (place.frames.length === 0) {
      this.ending(index, place);
      return;
    }
    const open: { path: Path; heads: ReadonlySet<string>; length: number }[] = [
      { path: { ...EMPTY_PATH, frames: place.frames, held: place.held }, heads: new Set(), length: 0 },
    ];
    while (open.length > 0) {
      const { path, heads, length } = open.pop()!;
      if (this.steps++ > MOST_STEPS || length > LONGEST)
        throw this.tooMuch('more ways through the code than are followed', place.frames, place.span);
      const at = instructionAt(path);
      if (path.isVisible && path.atomic === 0 && at.kind === 'atomic') {
        this.arrive(index, path);
        continue;
      }
      touched.clear();
      const made: Stepped = step(machine, path);
      if (touched.size > 0 && path.isVisible && path.atomic === 0) {
        this.arrive(index, path);
        continue;
      }
      const isVisible = path.isVisible || touched.size > 0;
      for (const [key, isWrite] of touched) this.accesses.push({ key, isWrite, held: path.held });
      for (const failure of made.failures) this.wrongs.push({ at: index, failure });
      for (const ended of made.ended) this.arrive(index, ended);
      for (const next of made.next) {
        const following = { ...next, isVisible };
        if (at.kind !== 'goto' || path.atomic > 0) {
          open.push({ path: following, heads, length: length + 1 });
          continue;
        }
        // A loop without a visible step: the head of the loop is a place.
        const head = this.keyOf(following);
        if (heads.has(head)) this.arrive(index, following);
        else open.push({ path: following, heads: new Set(heads).add(head), length: length + 1 });
      }
    }
  }

  /** The thread has come to its end, and somebody waits for that: one more step. */
  private ending(index: number, place: RawPlace): void {
    const { ended } = this.options;
    if (ended === undefined || place.key !== 'ending') return;
    const path: Path = {
      ...EMPTY_PATH,
      store: new Map([[ended, ONE]]),
      written: new Set([ended]),
      steps: [{ span: place.span, action: 'ends' }],
    };
    this.transitions.push({ from: index, to: this.placeOf(path), path, locals: new Map() });
  }

  private arrive(from: number, path: Path): void {
    const to = this.placeOf(path);
    const locals = new Map<string, Linear>();
    for (const local of this.places[to]!.live) locals.set(local.name, this.valueOf(path, local.name));
    const stays = from === to && path.written.size === 0 && [...locals].every(([name, value]) => keyOf(value) === keyOf(variable(name)));
    if (!stays) this.transitions.push({ from, to, path, locals });
  }

  private valueOf(path: Path, name: string): Linear {
    const [, depth, local] = /^[^.]*\.(\d+)\.(.*)$/.exec(name)!;
    return path.frames[Number(depth)]!.locals.get(local!)!;
  }

  private placeOf(path: Path): number {
    const { ended } = this.options;
    const isEnding = path.frames.length === 0 && ended !== undefined && !path.written.has(ended);
    const key = isEnding ? 'ending' : this.keyOf(path);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.places.length >= MOST_PLACES)
      throw this.options.tooManyPlaces() ?? this.tooMuch('a thread with very many places', path.frames, this.origin!, true);
    const live: RawLocal[] = [];
    const frames = path.frames.map((frame, depth): Frame => {
      const locals = new Map<string, Linear>();
      for (const [name, value] of frame.locals) {
        if (!isLive(frame, name) || this.isKnown(frame, name, value)) {
          if (isLive(frame, name)) this.count(frame, name, value);
          locals.set(name, isLive(frame, name) ? value : { constant: 0, terms: [] });
          continue;
        }
        const unique = `${this.options.prefix}.${depth}.${name}`;
        live.push({ name: unique, words: name.replace(/#.*$/, ''), sort: sortOf(typeIn(frame, name)) });
        locals.set(name, variable(unique));
      }
      return { ...frame, locals };
    });
    const frame = path.frames.at(-1);
    const instruction = frame?.code.instructions[frame.pc];
    const at = instruction?.kind === 'op' ? instruction.op : instruction?.kind === 'call' ? instruction.call : undefined;
    const span =
      at?.span ??
      (instruction && 'span' in instruction
        ? instruction.span
        : (frame?.code.procedure.nameSpan ?? path.steps.at(-1)?.span ?? this.origin!));
    this.places.push({ key, frames, held: path.held, live, span, words: at ? actionIn(at.description) : frame ? '' : 'the end' });
    this.known.set(key, this.places.length - 1);
    return this.places.length - 1;
  }

  /** At the call of the program, where it is in the library. */
  private tooMuch(what: string, frames: readonly Frame[], span: Span, isOfLoop = false): NotModelled {
    const place = placeInProgram(frames);
    return place ? new NotModelled(`${what}, in \`${place.library}\``, place.span, isOfLoop) : new NotModelled(what, span, isOfLoop);
  }

  /** Kept as part of the place. */
  private isKnown(frame: Frame, name: string, value: Linear): boolean {
    if (!isConstant(value)) {
      if (typeIn(frame, name).kind === 'ref') throw new NotModelled(`the object of \`${name}\``, frame.code.procedure.nameSpan);
      return false;
    }
    return typeIn(frame, name).kind === 'ref' || !this.options.isData(frame.code.procedure.id, name);
  }

  private count(frame: Frame, name: string, value: Linear): void {
    if (typeIn(frame, name).kind === 'ref') return;
    const key = `${frame.code.procedure.id}@${frame.pc}:${name}`;
    const seen = this.values.get(key) ?? new Set();
    seen.add(value.constant);
    this.values.set(key, seen);
    if (seen.size > MOST_VALUES) this.options.widen(frame.code.procedure.id, name);
  }

  private keyOf({ frames, held }: Path): string {
    return (
      [...held].sort().join(',') +
      frames
        .map((frame) => {
          const locals = [...frame.locals]
            .filter(([name]) => isLive(frame, name))
            .map(([name, value]) => `${name}=${this.isKnown(frame, name, value) ? value.constant : '?'}`);
          return `${frame.code.procedure.id}@${frame.pc}(${locals.join(',')})`;
        })
        .join('>')
    );
  }
}

export function isLive(frame: Frame, name: string): boolean {
  return frame.code.live[frame.pc]!.includes(frame.code.slotOf.get(name) ?? -1);
}

function typeIn(frame: Frame, name: string): Type {
  const { procedure } = frame.code;
  return [...procedure.params, ...procedure.locals].find((one) => one.name === name)?.type ?? { kind: 'int' };
}

export function sortOf(type: Type): Sort {
  return type.kind === 'bool' ? 'bool' : type.kind === 'ref' ? 'ref' : 'int';
}
