/**
 * Calls, starts of threads, returns and exceptions: a stack of activations per thread. A procedure with a body runs it; one without does at
 * once what its specification allows within the bounds. `requires` is asserted at calls, `ensures` and `exsures` at exits; the client calls
 * only where `requires` holds.
 * Neighbours: `step.ts`; `frames.ts` for `modifies`.
 */
import { namesResult } from '../plato/frame-result';
import type { Assertion, Call, Clause, Expr, Operation, Procedure } from '../plato/ir';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, RESULT_VARIABLE, START_FIELD } from '../plato/ir';
import { codeOfActions, mentionsResult, speaksOfResult } from './actions';
import { isLookedAt } from './code';
import { evaluate, truth, type Scope } from './evaluate';
import { allowedBy } from './frames';
import { isDetermined } from './determined';
import { mustWait } from './joining';
import { frameOf } from './owed';
import { givenValues } from './given-values';
import type { Model } from './model';
import { conjunctsOf, execute, type Access } from './operation';
import type { Scenario } from './scenario';
import { isSpecified, type Observed } from './performs';
import { replaceThread, type Frame, type State, type ThreadState } from './state';
import type { Way } from './step';
import { Draft, type Store } from './store';
import { NotExplored, Ref, notReady, type Value } from './values';
import type { Violation } from './violation';
import { calledAs, shortClass } from './words';

/** The program with the bounds of the exploration. */
export interface Bounded {
  readonly model: Model;
  readonly scenario: Scenario;
  readonly ints: readonly number[];
  readonly maxSteps: number;
  readonly maxObjects: number;
  readonly maxDepth: number;
  /** The actions of procedures run in the place of their bodies; then the numbers that their open values range over, too. */
  readonly actions?: Observed;
  /** Classes whose initializers are not run (`readiness.ts`). */
  readonly unready?: ReadonlySet<string>;
}

export interface Called {
  readonly state: State;
  readonly isLocal: boolean;
  readonly violation: Violation | undefined;
  readonly accesses: readonly Access[];
  /** One of several things that a specification allows. */
  readonly isAllowed?: true;
}

const MOST_THREADS = 5;

function scopeOfCall(model: Model, store: Store, tid: Ref, procedure: Procedure, args: readonly Value[]): Scope {
  const values = new Map(procedure.params.map((parameter, index) => [parameter.name, args[index] ?? null]));
  return { model, pre: store, post: store, tid, known: store.heap.length, local: (name) => values.get(name) };
}

function broken(clauses: readonly Clause[], scope: Scope): Clause | undefined {
  return clauses.find((clause) => !truth(clause.expr, scope));
}

/** The thread enters a procedure that has a body. */
export function enter(bounded: Bounded, state: State, index: number, procedure: Procedure, args: readonly Value[]): State {
  const { model } = bounded;
  if (bounded.unready?.has(procedure.owner) === true && (procedure.isStatic || procedure.kind === 'constructor'))
    throw notReady(procedure.owner);
  const isAction = bounded.actions && !procedure.isTrusted && (bounded.actions.only === undefined || bounded.actions.only === procedure.id);
  const code = isAction ? (codeOfActions(procedure) ?? model.code(procedure)) : model.code(procedure);
  if (!code) throw new NotExplored(notTranslated(procedure));
  const thread = state.threads[index]!;
  if (thread.frames.length >= bounded.maxDepth) throw new NotExplored('calls nested deeper than the bound');
  const locals = [...code.initial];
  procedure.params.forEach((parameter, at) => {
    locals[code.slotOf.get(parameter.name)!] = args[at] ?? null;
  });
  const frameItems = bounded.actions ? undefined : frameOf(procedure, model);
  // What is the result is not known yet.
  const named =
    frameItems && !frameItems.some(namesResult)
      ? allowedBy(frameItems, scopeOfCall(model, state.store, thread.tid, procedure, args))
      : undefined;
  // A constructor's own object is nobody's business yet.
  const self = args[0];
  const allowed = named && procedure.kind === 'constructor' && self instanceof Ref ? new Set([...named, `${self.id}:*`]) : named;
  const frame: Frame = { code, pc: 0, locals, entry: state.store, allowed };
  return replaceThread(state, index, { frames: [...thread.frames, frame] });
}

function notTranslated(procedure: Procedure): string {
  const reason = procedure.unsupported[0]?.reason;
  return reason === undefined
    ? `\`${procedure.display}\`, which has no body`
    : `\`${procedure.display}\`, which is not translated (${reason})`;
}

// ---------------------------------------------------------------- calls of the program

/** A call instruction at `at`; the activation stays there until the callee leaves. */
export function makeCall(bounded: Bounded, state: State, index: number, call: Call, at: number): readonly Called[] {
  const { model } = bounded;
  const thread = state.threads[index]!;
  const frame = thread.frames.at(-1)!;
  const scope: Scope = {
    model,
    pre: frame.entry,
    post: state.store,
    tid: thread.tid,
    known: frame.entry.heap.length,
    local: (name) => frame.locals[frame.code.slotOf.get(name) ?? -1],
  };
  const args = call.args.map((arg) => evaluate(arg, scope));
  const procedure = targetOf(model, call, args, state.store);
  const onward = (): State => replaceThread(state, index, { frames: [...thread.frames.slice(0, -1), { ...frame, pc: at + 1 }] });
  if (!procedure) throw new NotExplored(`a call without a target (${call.description})`);
  const tid = call.mode === 'start' ? args[call.args.length - 1] : thread.tid;
  if (!(tid instanceof Ref)) throw new NotExplored('the start of no thread');
  const wrong = (message: string, clause: Clause | undefined): readonly Called[] => [
    {
      state,
      isLocal: false,
      accesses: [],
      violation: {
        code: 'precondition',
        message,
        span: call.span,
        related: clause ? [{ message: `requires ${clause.text}`, span: clause.span }] : [],
        thread: thread.name,
      },
    },
  ];
  const entered = scopeOfCall(model, state.store, tid, procedure, args);
  if (!frame.code.procedure.isTrusted && !bounded.actions) {
    const clause = broken(procedure.requires, entered);
    if (clause) return wrong(`${calledAs(procedure)} requires \`${clause.text}\`, which does not hold here`, clause);
  }
  if (call.mode === 'start')
    return [
      { state: started(bounded, onward(), procedure, args, tid, state.threads.length), isLocal: false, violation: undefined, accesses: [] },
    ];
  if (procedure.body !== undefined || procedure.unsupported.length > 0) {
    return [
      {
        state: enter(bounded, state, index, procedure, args),
        isLocal: procedure.requires.length === 0,
        violation: undefined,
        accesses: [],
      },
    ];
  }
  if (mustWait(state, procedure, args)) return [];
  if (neverReturns(model, state.store, thread.tid, procedure, args)) {
    return thrownBy(model, state.store, thread.tid, procedure, args).flatMap(({ store, exception }): readonly Called[] => {
      const instruction = frame.code.instructions[at]!;
      const slot = call.thrown && frame.code.slotOf.get(call.thrown.variable);
      if (instruction.kind !== 'call' || instruction.onThrow === undefined) return [];
      const locals = frame.locals.map((old, each) => (each === slot ? exception : old));
      const after = replaceThread(
        state,
        index,
        { frames: [...thread.frames.slice(0, -1), { ...frame, pc: instruction.onThrow, locals }] },
        store,
      );
      return [{ state: after, isLocal: procedure.requires.length === 0, violation: undefined, accesses: [] }];
    });
  }
  const allowed = bySpecification(bounded, state, index, procedure, args);
  const resultSlot = call.result === undefined ? undefined : frame.code.slotOf.get(call.result);
  const isUsed = resultSlot !== undefined && isLookedAt(frame.code, resultSlot, at + 1);
  const isOpen = !isDetermined(procedure, isUsed);
  return allowed.map(({ store, result, accesses, isStandIn }) => {
    const locals = [...frame.locals];
    if (resultSlot !== undefined && result !== undefined) locals[resultSlot] = result;
    const after = replaceThread(state, index, { frames: [...thread.frames.slice(0, -1), { ...frame, pc: at + 1, locals }] }, store);
    return {
      state: after,
      isLocal: procedure.requires.length === 0 && accesses.length === 0,
      violation: undefined,
      accesses,
      ...(((isStandIn && isUsed) || isOpen) && { isAllowed: true as const }),
    };
  });
}

function targetOf(model: Model, call: Call, args: readonly Value[], store: Store): Procedure | undefined {
  if (call.targets.length === 1) return model.procedure(call.targets[0]!.procedure);
  const receiver = args[0];
  const className = receiver instanceof Ref ? store.heap[receiver.id]?.className : undefined;
  const target = call.targets.find((one) => className !== undefined && one.classes.includes(className));
  return target && model.procedure(target.procedure);
}

function started(bounded: Bounded, state: State, procedure: Procedure, args: readonly Value[], tid: Ref, count: number): State {
  if (count > MOST_THREADS) throw new NotExplored('more threads than the bound');
  const draft = new Draft(state.store);
  draft.escape(tid);
  for (const arg of args) draft.escape(arg);
  const thread: ThreadState = { tid, name: `thread ${count}`, frames: [], script: [], done: 0, results: [], steps: 0 };
  const added: State = { ...state, store: draft.done(), threads: [...state.threads, thread] };
  return procedure.body === undefined && procedure.unsupported.length === 0
    ? added
    : enter(bounded, added, count, procedure, args.slice(0, 1));
}

/** How a procedure without a body may leave. */
interface Left {
  readonly store: Store;
  readonly result: Value | undefined;
  readonly accesses: readonly Access[];
  /** The result is of a class that the specification does not name. */
  readonly isStandIn?: true;
}

/** What the specification of a procedure without a body allows, in one step. */
function bySpecification(bounded: Bounded, state: State, index: number, procedure: Procedure, args: readonly Value[]): readonly Left[] {
  if (!procedure.isTrusted && procedure.modifies === undefined) throw new NotExplored(notTranslated(procedure));
  const slots = [...procedure.params.map((one) => one.name), RESULT_VARIABLE];
  const slotOf = new Map(slots.map((name, slot) => [name, slot]));
  const open = (procedure.modifies ?? []).map((item) => {
    if (namesResult(item)) throw new NotExplored(`\`${procedure.display}\`, which writes what its result refers to`);
    if (item.kind !== 'location')
      throw new NotExplored(
        `\`${procedure.display}\`, which writes all elements of an array, all fields of an object, or an entry of a map`,
      );
    return item.location;
  });
  const { result } = procedure;
  const post = procedure.ensures
    .map((clause) => clause.expr)
    .reduce<Expr | undefined>((all, one) => (all ? { kind: 'binary', op: '&&', left: all, right: one } : one), undefined);
  const op: Operation = {
    asserts: [],
    guard: undefined,
    assigns: [],
    allocates: undefined,
    role: 'specification',
    description: '',
    span: procedure.nameSpan,
    within: [],
    havocs: [...open, ...(result ? [{ kind: 'local', name: RESULT_VARIABLE, type: result } as const] : [])],
    post,
  };
  const context = { model: bounded.model, limits: bounded, tid: state.threads[index]!.tid, slotOf, entry: state.store };
  const effect = execute(op, state.store, [...args.slice(0, procedure.params.length), null], context);
  if (effect.kind === 'wrong') return [];
  if (effect.next.length === 0) {
    const found = open.length === 0 ? standIns(bounded.model, state.store, state.threads[index]!.tid, procedure, args) : [];
    if (found.length === 0) throw new NotExplored(`\`${procedure.display}\`: no result within the bounds satisfies its specification`);
    return found;
  }
  return effect.next.map((next) => ({
    store: next.store,
    result: result && next.locals[slots.length - 1],
    accesses: effect.accesses.map((one) => ({ ...one, span: procedure.nameSpan })),
  }));
}

/** The lengths of arrays that the library gives. */
const LENGTHS: readonly number[] = [0, 1, 2];

/**
 * Where only the interface of a library object is known that is returned: a new one of the first class of the library that has it; of an
 * array: short ones of nothing.
 */
function standIns(model: Model, store: Store, tid: Ref, procedure: Procedure, args: readonly Value[]): readonly Left[] {
  const { result } = procedure;
  if (!procedure.isTrusted || result?.kind !== 'ref') return [];
  const { className } = result;
  const found = model.program.classes.find((one) => one.isLibrary && model.isConcrete(one.name) && model.isSubclass(one.name, className));
  const made = className.endsWith('[]') ? LENGTHS.map((length) => [className, length] as const) : found ? [[found.name, 0] as const] : [];
  return made.flatMap(([name, length]): readonly Left[] => {
    const draft = new Draft(store);
    const object = draft.allocate(name, model.emptySlots(name, length));
    const after = draft.done();
    const entered = scopeOfCall(model, store, tid, procedure, args);
    const scope: Scope = { ...entered, post: after, local: (local) => (local === RESULT_VARIABLE ? object : entered.local(local)) };
    return broken(procedure.ensures, scope) ? [] : [{ store: after, result: object, accesses: [], isStandIn: true }];
  });
}

/**
 * It changes nothing, and what it ensures of its arguments and the store does not hold of them: `System.exit`, `requireNonNull` of null.
 */
function neverReturns(model: Model, store: Store, tid: Ref, procedure: Procedure, args: readonly Value[]): boolean {
  if (!procedure.isTrusted || (procedure.modifies ?? []).length > 0) return false;
  const scope = scopeOfCall(model, store, tid, procedure, args);
  return procedure.ensures.flatMap(({ expr }) => conjunctsOf(expr)).some((one) => !mentionsResult(one) && !truth(one, scope));
}

/** The exceptions that the specification allows for these arguments, each a new object; none: the thread goes no further. */
function thrownBy(
  model: Model,
  store: Store,
  tid: Ref,
  procedure: Procedure,
  args: readonly Value[],
): readonly { readonly store: Store; readonly exception: Ref }[] {
  return procedure.exsures.flatMap(({ className }): readonly { readonly store: Store; readonly exception: Ref }[] => {
    if (!model.isConcrete(className)) throw new NotExplored(`an exception of \`${procedure.display}\``);
    const draft = new Draft(store);
    const exception = draft.allocate(className, model.emptySlots(className));
    const made = draft.done();
    const scope = scopeOfCall(model, made, tid, procedure, args);
    const holds = procedure.exsures.every(
      (one) =>
        !model.isSubclass(className, one.className) ||
        truth(one.clause.expr, { ...scope, local: (name) => (name === EXCEPTION_VARIABLE ? exception : scope.local(name)) }),
    );
    return holds ? [{ store: made, exception }] : [];
  });
}

// ---------------------------------------------------------------- exits

/** Whether leaving is looked at: it then reads the store. */
export function mayCheck(frame: Frame, how: 'return' | 'throw'): boolean {
  const { procedure } = frame.code;
  return !procedure.isTrusted && procedure.body !== undefined && (how === 'return' ? procedure.ensures : procedure.exsures).length > 0;
}

export function leave(
  bounded: Bounded,
  state: State,
  index: number,
  how: 'return' | 'throw',
): { readonly state: State; readonly violation: Violation | undefined } {
  const thread = state.threads[index]!;
  const frame = thread.frames.at(-1)!;
  const { procedure } = frame.code;
  const local = (name: string): Value | undefined => frame.locals[frame.code.slotOf.get(name) ?? -1];
  const value = local(how === 'return' ? RESULT_VARIABLE : EXCEPTION_VARIABLE) ?? null;
  const violation = !bounded.actions && mayCheck(frame, how) ? brokenAtExit(bounded, state, index, frame, how, value) : undefined;
  const caller = thread.frames.at(-2);
  const below = thread.frames.slice(0, -2);
  const outer = procedure.kind === 'constructor' ? null : value;
  if (!caller) {
    const draft = new Draft(state.store);
    if (state.isRunning) draft.escape(value);
    const className = how === 'throw' && value instanceof Ref ? (state.store.heap[value.id]?.className ?? '') : '';
    const isAbstract = procedure.performs !== undefined || procedure.actions !== undefined;
    const result =
      how === 'throw'
        ? `throws ${isAbstract ? '' : className}`
        : procedure.result === undefined || (isAbstract && !speaksOfResult(procedure))
          ? '-'
          : outer;
    return {
      state: replaceThread(state, index, { frames: [], results: state.isRunning ? [...thread.results, result] : [] }, draft.done()),
      violation,
    };
  }
  const one = caller.code.instructions[caller.pc]!;
  if (one.kind !== 'call') throw new NotExplored('a return to nowhere');
  const locals = [...caller.locals];
  const variable = how === 'return' ? one.call.result : one.call.thrown?.variable;
  const slot = variable === undefined ? undefined : caller.code.slotOf.get(variable);
  if (slot !== undefined) locals[slot] = value;
  const pc = how === 'return' ? caller.pc + 1 : one.onThrow;
  if (how === 'throw' && bounded.actions && codeOfActions(procedure) === frame.code)
    throw new NotExplored('an exception of a specified method that is caught');
  if (pc === undefined) throw new NotExplored(`an exception that leaves \`${procedure.display}\` where none is expected`);
  return { state: replaceThread(state, index, { frames: [...below, { ...caller, pc, locals }] }), violation };
}

function brokenAtExit(
  bounded: Bounded,
  state: State,
  index: number,
  frame: Frame,
  how: 'return' | 'throw',
  value: Value,
): Violation | undefined {
  const { procedure } = frame.code;
  const thread = state.threads[index]!;
  const scope: Scope = {
    model: bounded.model,
    pre: frame.entry,
    post: state.store,
    tid: thread.tid,
    known: frame.entry.heap.length,
    local: (name) => frame.locals[frame.code.slotOf.get(name) ?? -1],
  };
  const className = value instanceof Ref ? (state.store.heap[value.id]?.className ?? '') : '';
  const clauses =
    how === 'return'
      ? procedure.ensures
      : procedure.exsures.filter((one) => bounded.model.isSubclass(className, one.className)).map((one) => one.clause);
  const clause = broken(clauses, scope);
  if (!clause) return undefined;
  const way = how === 'return' ? 'returns' : 'throws';
  const related: Assertion['related'] = [{ message: `${how === 'return' ? 'ensures' : 'exsures'} ${clause.text}`, span: clause.span }];
  return {
    code: 'postcondition',
    message: `\`${clause.text}\` does not hold when ${calledAs(procedure)} ${way}`,
    span: procedure.nameSpan,
    related,
    thread: thread.name,
  };
}

// ---------------------------------------------------------------- calls of the client

/** About how many combinations of arguments of one call are tried. */
const MOST_ARGUMENTS = 256;

/**
 * The next call of the client, for every value of what it leaves open, where the procedure's `requires` holds. What is left out is reported
 * to `cut`.
 */
export function clientSteps(bounded: Bounded, state: State, index: number, cut: (reason: string) => void): readonly Way[] {
  const { model } = bounded;
  const thread = state.threads[index]!;
  const call = thread.script[thread.done]!;
  const procedure = model.procedure(call.procedure);
  if (!procedure) throw new NotExplored(`\`${call.procedure}\`, which there is not`);
  const begun = replaceThread(state, index, { done: thread.done + 1 });
  const draft = new Draft(state.store);
  const isConstructor = procedure.kind === 'constructor';
  const own = isConstructor
    ? draft.allocate(procedure.owner, model.emptySlots(procedure.owner))
    : call.receiver === undefined
      ? undefined
      : state.objects[call.receiver];
  // What a running thread makes is its own.
  const made: State = isConstructor
    ? { ...begun, store: draft.done(), objects: state.isRunning ? begun.objects : [...begun.objects, own!] }
    : begun;
  const receivers = procedure.isStatic ? [] : [own ?? null];
  const declared = procedure.params.slice(receivers.length);
  let lists: readonly Given[] = [{ args: receivers, store: made.store }];
  declared.forEach((parameter, at) => {
    const given = call.args[at] ?? 'any';
    const isFull = lists.length > MOST_ARGUMENTS / 4;
    if (isFull && given === 'any') cut('a call with very many combinations of arguments');
    lists = lists.flatMap(({ args, store }) => {
      const values = givenValues(bounded, { ...made, store }, given, parameter.type);
      return (isFull ? values.slice(0, 1) : values).map((one) => ({ args: [...args, one.value], store: one.store }));
    });
  });
  const ways: Way[] = [];
  // With other arguments another end may be allowed.
  const isCompared = state.isRunning && isSpecified(procedure);
  for (const { args, store } of lists) {
    const called: State = isCompared
      ? replaceThread({ ...made, store }, index, { noted: [...(thread.noted ?? []), ...args.slice(receivers.length)] })
      : { ...made, store };
    const scope = scopeOfCall(model, store, thread.tid, procedure, args);
    if (
      broken(procedure.requires, scope) ||
      (procedure.entry && !truth(procedure.entry, scope)) ||
      (procedure.beginsThread === true && holdsMonitor(model, called, thread.tid))
    )
      continue;
    const action = `${procedure.kind === 'staticInitializer' ? 'runs' : 'calls'} ${calledAs(procedure)}${
      declared.length === 0
        ? ''
        : ` with ${args
            .slice(receivers.length)
            .map((one) => reported(model, called, one))
            .join(', ')}`
    }`;
    const isLocal = procedure.requires.length === 0 && procedure.entry === undefined && procedure.beginsThread !== true;
    const add = (after: State): void => {
      ways.push({
        state: after,
        steps: [{ thread: index, action, span: procedure.nameSpan, writes: [], before: state, after }],
        violation: undefined,
        accesses: [],
        isLocal,
      });
    };
    if (procedure.body !== undefined || procedure.unsupported.length > 0) add(enter(bounded, called, index, procedure, args));
    else {
      for (const after of bySpecification(bounded, called, index, procedure, args)) {
        add(replaceThread(called, index, { results: state.isRunning ? [...thread.results, after.result ?? '-'] : [] }, after.store));
      }
    }
  }
  return ways;
}

function holdsMonitor(model: Model, state: State, tid: Ref): boolean {
  return state.store.heap.some((cell) => cell !== undefined && cell.slots[model.slot(cell.className, HOLDER_FIELD) ?? 0] === tid);
}

function reported(model: Model, state: State, value: Value): string {
  if (!(value instanceof Ref)) return String(value);
  return model.literalName(value) ?? `a ${shortClass(model, state.store.heap[value.id]?.className ?? 'Object')}`;
}

interface Given {
  readonly args: readonly Value[];
  readonly store: Store;
}

/** A thread that exists and has been started, for the client. */
export function clientThread(model: Model, draft: Draft): Ref {
  const slots = model.emptySlots('java.lang.Thread');
  const slot = model.slot('java.lang.Thread', START_FIELD);
  if (slot !== undefined) slots[slot] = true;
  const made = draft.allocate('java.lang.Thread', slots);
  draft.escape(made);
  return made;
}
