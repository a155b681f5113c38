/**
 * What a thread may do next: every operation, call, return or atomic block that its control allows, with what each owes.
 * Neighbours: `explore.ts` chooses among threads; `operation.ts` computes; `obligations.ts` judges; `calls.ts` enters and leaves
 * procedures.
 */
import { spend } from '../base/effort';
import type { Span } from '../base/span';
import { perform } from './actions';
import { truth, type Scope } from './evaluate';
import { brokenBy, brokenInvariant } from './obligations';
import { execute, isOpenNumber, type Access, type Context } from './operation';
import { clientSteps, leave, makeCall, mayCheck, type Bounded } from './calls';
import type { Observed } from './performs';
import { observation } from './observation';
import { preparations, underMonitors } from './preparation';
import { isOwnStep, OBSERVE } from './scenario';
import { isFinished, replaceThread, type Frame, type State } from './state';
import { isEscaped } from './store';
import { NotExplored, notReady, type Value } from './values';
import type { SmallStep, Violation } from './violation';
import { calledAs } from './words';

/** One way on: the small steps that are taken together, and where they lead or what they break. */
export interface Way {
  readonly state: State;
  readonly steps: readonly SmallStep[];
  readonly violation: Violation | undefined;
  readonly accesses: readonly Access[];
  /** It touches only what no other thread can reach. */
  readonly isLocal: boolean;
}

const NOTHING_OBSERVED: Observed = { numbers: [], made: [], joined: [] };

/** What it takes to ask how a thread goes on, beside what is evaluated and written, in the steps of `base/effort.ts`. */
const COST_OF_LOOK = 20;

/** The instructions of an atomic block that are run at most, over all its paths. */
const MOST_IN_ATOMIC = 20_000;

export interface Ways {
  readonly ways: readonly Way[];
  /** They touch only what no other thread can reach, and nothing that others do could open another one. */
  readonly isLocal: boolean;
}

/** Notes that something is not possible now that others could make possible. */
interface Waiting {
  isShared: boolean;
}

/** All ways on of one thread; none where it waits or is done. Paths that are not followed are reported to `cut`. */
export function waysOf(bounded: Bounded, state: State, index: number, cut: (reason: string) => void): Ways {
  const waiting: Waiting = { isShared: false };
  const ways = allWays(bounded, state, index, cut, waiting);
  return { ways, isLocal: !waiting.isShared && ways.length > 0 && ways.every((way) => way.isLocal && !way.violation) };
}

function allWays(bounded: Bounded, state: State, index: number, cut: (reason: string) => void, waiting: Waiting): readonly Way[] {
  const thread = state.threads[index]!;
  if (isFinished(thread)) return [];
  spend(COST_OF_LOOK);
  if (thread.steps >= bounded.maxSteps) {
    cut('more steps of a thread than the bound');
    return [];
  }
  const ways: Way[] = [];
  const tried = (attempt: () => readonly Way[]): void => {
    try {
      ways.push(...attempt());
    } catch (error) {
      if (!(error instanceof NotExplored)) throw error;
      waiting.isShared = true;
      cut(error.message);
    }
  };
  const frame = thread.frames.at(-1);
  const own = frame ? undefined : thread.script[thread.done]!;
  if (own?.procedure === OBSERVE) ways.push(observation(bounded.model, state, index));
  else if (own && isOwnStep(own)) tried(() => prepared(bounded, state, index));
  else if (!frame) tried(() => judged(bounded, state, index, clientSteps(bounded, state, index, cut), false));
  else
    for (const at of frame.code.next[frame.pc]!)
      tried(() =>
        judged(bounded, state, index, instruction(bounded, state, index, at, waiting), frame.code.instructions[at]!.kind === 'atomic'),
      );
  return ways;
}

/** Steps of the client's own, which behaves well: where a write breaks a clause, it tries under a monitor, and else does not write. */
function prepared(bounded: Bounded, state: State, index: number): readonly Way[] {
  return preparations(bounded, state, index).flatMap((way) => {
    const [plain] = judged(bounded, state, index, [way], false);
    if (!plain?.violation) return plain ? [plain] : [];
    const access = way.accesses[0];
    if (!access) return [];
    return underMonitors(bounded, state, index, access.object)
      .flatMap(({ locked, unlock }) => {
        const [again] = preparations(bounded, locked, index).filter((one) => sameWrite(one, way));
        const [written] = again ? judged(bounded, locked, index, [again], false) : [];
        // Taking the monitor and giving it back are steps of a client that behaves well, too.
        const isAllowed = (before: State, after: State): boolean =>
          !brokenBy({ model: bounded.model, before, after, thread: index, accesses: [], isAtomic: false, action: '', span: access.span });
        return written && !written.violation && isAllowed(state, locked) && isAllowed(written.state, unlock(written.state))
          ? [
              {
                ...written,
                steps: written.steps.map((one) => ({ ...one, action: `${one.action} under a monitor` })),
                state: unlock(written.state),
              },
            ]
          : [];
      })
      .slice(0, 1);
  });
}

function sameWrite(one: Way, other: Way): boolean {
  const [a, b] = [one.accesses[0], other.accesses[0]];
  if (!a || !b || a.object !== b.object || a.slot !== b.slot) return false;
  const valueIn = (way: Way): Value | undefined =>
    a.object ? way.state.store.heap[a.object.id]?.slots[a.slot] : way.state.store.statics[a.slot];
  return valueIn(one) === valueIn(other);
}

/** Adds what the steps owe to everybody else. */
function judged(bounded: Bounded, state: State, index: number, ways: readonly Way[], isAtomic: boolean): readonly Way[] {
  return ways.map((way) => {
    const counted = { ...way, state: replaceThread(way.state, index, { steps: way.state.threads[index]!.steps + 1 }) };
    if (way.violation || bounded.actions) return counted;
    const last = way.steps.at(-1);
    const span = [...way.accesses].reverse().find((one) => one.kind === 'write')?.span ?? last?.span;
    if (span === undefined || (way.accesses.length === 0 && state.store === way.state.store)) return counted;
    const violation = brokenBy({
      model: bounded.model,
      before: state,
      after: way.state,
      thread: index,
      accesses: way.accesses,
      isAtomic,
      action: last?.action ?? '',
      span,
    });
    return violation ? { ...counted, violation, isLocal: false } : counted;
  });
}

export function contextOf(bounded: Bounded, state: State, index: number, frame: Frame): Context {
  return { model: bounded.model, limits: bounded, tid: state.threads[index]!.tid, slotOf: frame.code.slotOf, entry: frame.entry };
}

function withFrame(state: State, index: number, change: Partial<Frame>): State {
  const { frames } = state.threads[index]!;
  return replaceThread(state, index, { frames: [...frames.slice(0, -1), { ...frames.at(-1)!, ...change }] });
}

/** A state whose top activation stands after a jump. */
function settled(state: State, index: number): State {
  const frame = state.threads[index]!.frames.at(-1);
  if (!frame) return state;
  let { pc } = frame;
  for (let count = 0; count < 1000; count++) {
    const one = frame.code.instructions[pc];
    if (one?.kind !== 'goto') break;
    pc = one.to;
  }
  return pc === frame.pc ? state : withFrame(state, index, { pc });
}

function isPrivate(bounded: Bounded, state: State, access: Access): boolean {
  if (access.object && !isEscaped(state.store, access.object)) return true;
  return access.kind === 'read' && access.field !== '' && bounded.model.fields.get(access.field)?.isFinal === true;
}

/** A way that the library's specification leaves open. */
function allowed(way: Way): Way {
  return { ...way, steps: way.steps.map((step) => ({ ...step, isAllowed: true as const })) };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of instruction.
function instruction(bounded: Bounded, state: State, index: number, at: number, waiting: Waiting): readonly Way[] {
  const thread = state.threads[index]!;
  const frame = thread.frames.at(-1)!;
  const one = frame.code.instructions[at]!;
  const only = (
    after: State,
    action: string,
    span: Span,
    isLocal: boolean,
    violation?: Violation,
    accesses: readonly Access[] = [],
  ): Way => ({
    state: settled(after, index),
    steps: [
      {
        thread: index,
        action,
        span,
        writes: accesses.filter((each) => each.kind === 'write'),
        instruction: one,
        accesses,
        before: state,
        after: violation ? undefined : after,
      },
    ],
    violation,
    accesses,
    isLocal,
  });
  switch (one.kind) {
    case 'op': {
      const { op } = one;
      // Classes are initialized before runs begin; one whose initializer fails is not ready.
      if (op.thrownBy) return [];
      if (op.allocates && bounded.unready)
        for (const above of bounded.model.above(op.allocates.className)) if (bounded.unready.has(above)) throw notReady(above);
      const effect = execute(op, state.store, frame.locals, contextOf(bounded, state, index, frame));
      if (effect.kind === 'wrong') {
        const { assertion } = effect;
        return [
          only(state, op.description, assertion.span, false, {
            code: assertion.code,
            message: assertion.message,
            span: assertion.span,
            related: assertion.related,
            thread: thread.name,
          }),
        ];
      }
      const isLocal = op.role !== 'assert' && effect.accesses.every((access) => isPrivate(bounded, state, access));
      if (effect.next.length === 0 && !isLocal) waiting.isShared = true;
      return effect.next.map((next) => {
        const after = replaceThread(
          state,
          index,
          { frames: [...thread.frames.slice(0, -1), { ...frame, pc: at + 1, locals: next.locals }] },
          next.store,
        );
        const way = only(after, op.description, op.span, isLocal, undefined, effect.accesses);
        return frame.code.procedure.isTrusted && isOpenNumber(op, bounded.model) ? allowed(way) : way;
      });
    }
    case 'call': {
      const made = makeCall(bounded, withFrame(state, index, { pc: at }), index, one.call, at);
      if (made.length === 0) waiting.isShared = true;
      return made.map((each) => {
        const way = only(each.state, one.call.description, one.call.span, each.isLocal, each.violation, each.accesses);
        return each.isAllowed ? allowed(way) : way;
      });
    }
    case 'check': {
      for (const clause of one.invariants) {
        if (truth(clause.expr, scopeAt(bounded, state, index, frame))) continue;
        return [
          only(state, 'arrives at the loop', clause.span, false, {
            code: 'loop-invariant',
            message: `\`${clause.text}\` does not hold at this arrival at the loop`,
            span: clause.span,
            related: [],
            thread: thread.name,
          }),
        ];
      }
      return [only(withFrame(state, index, { pc: at + 1 }), '', one.span, false)];
    }
    case 'return':
    case 'throw': {
      const { procedure } = frame.code;
      // A set-up that fails leaves nothing to run.
      if (one.kind === 'throw' && !state.isRunning && thread.frames.length === 1) return [];
      const left = leave(bounded, state, index, one.kind);
      return [
        only(
          left.state,
          left.violation ? `leaves ${calledAs(procedure)}` : '',
          procedure.nameSpan,
          !mayCheck(frame, one.kind),
          left.violation,
        ),
      ];
    }
    case 'action': {
      const { procedure } = frame.code;
      const performed = perform(
        one.action,
        state.store,
        frame.locals,
        procedure,
        contextOf(bounded, state, index, frame),
        bounded.actions ?? NOTHING_OBSERVED,
      );
      waiting.isShared = true;
      return performed.map((next) =>
        only(
          replaceThread(
            state,
            index,
            { frames: [...thread.frames.slice(0, -1), { ...frame, pc: at + 1, locals: next.locals }] },
            next.store,
          ),
          `performs the action \`${one.action.label}\` of \`${procedure.display}\``,
          one.action.span,
          false,
        ),
      );
    }
    case 'atomic':
      return atomicBlock(bounded, state, index, at, one.end, waiting);
    case 'endAtomic':
    case 'goto':
    case 'choice':
      throw new NotExplored('a jump out of an atomic block');
  }
}

export function scopeAt(bounded: Bounded, state: State, index: number, frame: Frame): Scope {
  return {
    model: bounded.model,
    pre: frame.entry,
    post: state.store,
    tid: state.threads[index]!.tid,
    known: frame.entry.heap.length,
    local: (name): Value | undefined => frame.locals[frame.code.slotOf.get(name) ?? -1],
  };
}

/** Everything up to the end of the block at once; paths that block in it do not happen. */
function atomicBlock(bounded: Bounded, state: State, index: number, at: number, end: number, waiting: Waiting): readonly Way[] {
  const depth = state.threads[index]!.frames.length;
  const found: Way[] = [];
  let budget = MOST_IN_ATOMIC;
  const open: Way[] = [{ state: withFrame(state, index, { pc: at + 1 }), steps: [], violation: undefined, accesses: [], isLocal: true }];
  for (let way = open.pop(); way; way = open.pop()) {
    if (budget-- <= 0) throw new NotExplored('an atomic block with very many steps');
    const { frames } = way.state.threads[index]!;
    const frame = frames.at(-1)!;
    for (const next of frame.code.next[frame.pc]!) {
      if (frames.length === depth && next === end) {
        found.push({ ...way, state: settled(withFrame(way.state, index, { pc: end + 1 }), index) });
        continue;
      }
      for (const more of instruction(bounded, way.state, index, next, waiting)) {
        const joined: Way = {
          ...more,
          steps: [...way.steps, ...more.steps],
          accesses: [...way.accesses, ...more.accesses],
          isLocal: way.isLocal && more.isLocal,
        };
        if (joined.violation) found.push(joined);
        else open.push(joined);
      }
    }
  }
  return found;
}

/** What must hold when the threads of the scenario begin. */
export function brokenAtStart(bounded: Bounded, state: State, span: Span): Violation | undefined {
  return brokenInvariant(bounded.model, state, 0, 'the set-up', span);
}
