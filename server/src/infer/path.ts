/**
 * A path of one thread under way: where it stands, with its calls, and what its locals and the cells hold, as linear expressions over the
 * state at its beginning. All values are immutable: a branch copies what it changes.
 * Neighbours: `evaluate.ts` computes with it; `machine.ts` takes its steps.
 */
import type { Code } from '../oracle/code';
import type { Span } from '../base/span';
import {
  assignment,
  constant,
  equation,
  isConstant,
  reduced,
  substitute,
  substituteAtom,
  truthOf,
  type Atom,
  type Cube,
  type Linear,
} from './linear';

export interface Frame {
  readonly code: Code;
  readonly pc: number;
  readonly locals: ReadonlyMap<string, Linear>;
}

export interface Path {
  readonly frames: readonly Frame[];
  /** What differs from the state at the beginning. */
  readonly store: ReadonlyMap<string, Linear>;
  readonly written: ReadonlySet<string>;
  readonly guard: Cube;
  readonly inputs: readonly string[];
  readonly steps: readonly { readonly span: Span; readonly action: string }[];
  /**
   * Monitors that the thread holds, by their cells: nobody else changes these meanwhile (docs/soundness/infer.md#what-safe-rests-on, item
   * 4).
   */
  readonly held: ReadonlySet<string>;
  /** How many atomic blocks are open. */
  readonly atomic: number;
  /** A step that others can see has been taken. */
  readonly isVisible: boolean;
  /** Before the threads meet: the classes whose initialization has begun. */
  readonly initialized: ReadonlySet<string>;
}

/** What this room has no transition for: the whole program gets no verdict. */
export class NotModelled extends Error {
  /** `isOfLoop`: it would not stand in the way if loops were gone through a few times only. */
  constructor(
    readonly reason: string,
    readonly span: Span,
    readonly isOfLoop = false,
  ) {
    super(reason);
    this.name = 'NotModelled';
  }
}

/**
 * Where users look: what the library does stands at the call of it in the program. `library`: the method of the library that is called
 * there; undefined: none.
 */
export function placeInProgram(frames: readonly Frame[]): { readonly span: Span; readonly library: string } | undefined {
  const own = frames.findLastIndex(({ code }) => !code.procedure.isTrusted);
  const frame = frames[own];
  if (!frame || own === frames.length - 1) return undefined;
  const one = frame.code.instructions[frame.pc];
  const { display, nameSpan } = frames[own + 1]!.code.procedure;
  const called = frames[own + 1]!.code.procedure.kind === 'constructor' ? `new ${display.replace(/\.<init>/, '')}` : display;
  return { span: one?.kind === 'call' ? one.call.span : one?.kind === 'op' ? one.op.span : nameSpan, library: called };
}

/** Cells are read from the path, or from what stands there at its beginning. */
export interface Ground {
  /** What a cell holds at the beginning of every path: a number where it never changes. */
  base(key: string): Linear;
  /** The numbers that a cell of references may hold; undefined where they are not known one by one. */
  references(key: string): readonly number[] | undefined;
  /** Called at each read of a cell. */
  touch(key: string): void;
  /** Called at each write. */
  wrote(key: string, value: Linear): void;
  fresh(): string;
}

/**
 * The path under one more condition; undefined where it contradicts itself at once. A variable that gets a value is replaced everywhere.
 */
export function assume(path: Path, atom: Atom): Path | undefined {
  const simple = reduced(atom);
  const truth = truthOf(simple);
  if (truth !== undefined) return truth ? path : undefined;
  const given = assignment(simple);
  if (!given) return { ...path, guard: [...path.guard, simple] };
  const [name, value] = given;
  const put = (one: string): Linear | undefined => (one === name ? constant(value) : undefined);
  const guard: Atom[] = [];
  for (const other of path.guard) {
    const now = substituteAtom(other, put);
    const holds = truthOf(now);
    if (holds === false) return undefined;
    if (holds === undefined) guard.push(now);
  }
  const isInput = path.inputs.includes(name);
  return {
    ...path,
    inputs: isInput ? path.inputs.filter((one) => one !== name) : path.inputs,
    guard: isInput ? guard : [...guard, equation({ constant: 0, terms: [[name, 1]] }, constant(value))],
    store: isInput ? mapped(path.store, put) : mapped(path.store, put, name, constant(value)),
    frames: path.frames.map((frame) => ({ ...frame, locals: mapped(frame.locals, put) })),
  };
}

/** `itself`: the cell of this name now holds the value, though nobody has written it. */
function mapped(
  values: ReadonlyMap<string, Linear>,
  put: (name: string) => Linear | undefined,
  itself?: string,
  value?: Linear,
): ReadonlyMap<string, Linear> {
  const result = new Map([...values].map(([key, linear]) => [key, isConstant(linear) ? linear : substitute(linear, put)]));
  if (itself !== undefined && value !== undefined && !result.has(itself)) result.set(itself, value);
  return result;
}

export function top(path: Path): Frame {
  return path.frames.at(-1)!;
}

export function withTop(path: Path, change: Partial<Frame>): Path {
  return { ...path, frames: [...path.frames.slice(0, -1), { ...top(path), ...change }] };
}

export function withLocal(path: Path, name: string, value: Linear): Path {
  return withTop(path, { locals: new Map(top(path).locals).set(name, value) });
}

export function withCell(path: Path, key: string, value: Linear): Path {
  return { ...path, store: new Map(path.store).set(key, value), written: new Set(path.written).add(key) };
}
