/**
 * All interleavings of a scenario within bounds, breadth first, so that what is found is found by a shortest run. States are kept by their
 * canonical text.
 *
 * Partial-order reduction: where every way on of a thread touches only what no other thread can reach, only that thread's ways are followed
 * (they commute with everything that others do, enable and disable nothing of theirs, and break no clause about shared objects), unless
 * they all lead to states already known, which keeps a thread that runs in circles from hiding the others. One such way alone is followed
 * on at once.
 * Neighbours: `step.ts`; `trace.ts` describes the run; `scenarios.ts` makes scenarios.
 */
import { onceFor } from '../base/once-for';
import { measured, TooMuchWork, withEffort } from '../base/effort';
import { NOWHERE, type Span } from '../base/span';
import type { TraceStep } from '../diagnostics/diagnostic';
import type { Procedure, Program } from '../plato/ir';
import { clientThread, type Bounded } from './calls';
import { Model } from './model';
import { isOwnStep, type Scenario } from './scenario';
import {
  hiddenBy,
  isSpecified as isSpecifiedProcedure,
  joinedIn,
  madeIn,
  numbersIn,
  specified,
  startsInSpecified,
  unallowed,
  withCallees,
} from './performs';
import { beginning, isInitializing, readinessFor, type Readiness } from './readiness';
import { canonical, finalText, isFinished, type Hidden, type State, type ThreadState } from './state';
import { isOwedByMakers } from './obligations';
import { brokenAtStart, waysOf, type Way, type Ways } from './step';
import { Draft } from './store';
import { hasRival, raceAmong, type Races } from './rivals';
import { Sharing } from './sharing';
import { callInto, traceOf } from './trace';
import { NotExplored, Ref } from './values';
import type { SmallStep, Violation } from './violation';

export interface Bounds {
  /** Values that an int left open (an argument, a havoc, `calvin.Undetermined`) ranges over. */
  readonly ints: readonly number[];
  readonly maxStates: number;
  /** Per thread along a path, against endless loops. */
  readonly maxSteps: number;
  readonly maxObjects: number;
  /** Nesting of calls. */
  readonly maxDepth: number;
  /** In steps of `base/effort.ts`; absent: no limit. */
  readonly maxWork?: number;
}

export const SMALL_BOUNDS: Bounds = { ints: [0, 1, 2], maxStates: 20_000, maxSteps: 400, maxObjects: 40, maxDepth: 20 };

/** A whole run, for who repeats it: every step, and the state in which it ends. */
export interface Run {
  readonly steps: readonly SmallStep[];
  readonly end: State;
}

export type Outcome =
  /** `interference`: as below, as far as it was explored. */
  | {
      readonly kind: 'wrong';
      readonly violation: Violation;
      readonly trace: readonly TraceStep[];
      readonly leansOnLibrary: boolean;
      readonly states: number;
      readonly interference: boolean;
      readonly run: Run;
    }
  | {
      readonly kind: 'fine';
      readonly states: number;
      /** False: a bound cut something off; `cut` says what. */
      readonly complete: boolean;
      readonly cut: readonly string[];
      /** Some location was written by one thread and used by another while both were running. */
      readonly interference: boolean;
      /** Canonical final stores with results, of complete runs, sorted. */
      readonly finals: readonly string[];
    }
  | { readonly kind: 'unsupported'; readonly reason: string };

/** A procedure under way, and the call that it waits for. */
export interface Activation {
  readonly procedure: Procedure;
  readonly call: Span | undefined;
}

export interface ExploreOptions {
  /** Partial-order reduction; absent: yes. */
  readonly reduce?: boolean;
  /**
   * Which violations are looked for; absent: all. `running` is what is under way in the thread that goes wrong, outermost first; where a
   * whole run is what no run of the actions is, all that its threads called. `hasRival`: in the same state another thread is about to
   * access what the violating step accesses, one of the two to write it: nothing orders the two. A run that breaks something else goes on,
   * where Java's would.
   */
  readonly wanted?: (violation: Violation, running: readonly Activation[], hasRival: () => boolean) => boolean;
  /**
   * Two accesses of a plain location that nothing orders, one of them a write, are looked for as well, whatever the disciplines say, where
   * both are by somebody who counts.
   */
  readonly races?: Races;
  /** Which of the others a run may break and go on; absent: all. */
  readonly bears?: (violation: Violation, running: readonly Activation[]) => boolean;
}

/** What is under way in the thread that made the last step; before there is one, what made the state. */
function running(way: Way, model: Model): readonly Activation[] {
  const maker = way.violation?.maker === undefined ? undefined : model.procedure(way.violation.maker);
  if (maker) return [{ procedure: maker, call: undefined }];
  const last = way.steps.at(-1);
  return (
    last?.before.threads[last.thread]?.frames.map(({ code, pc }): Activation => {
      const at = code.instructions[pc];
      return { procedure: code.procedure, call: at?.kind === 'call' ? at.call.span : undefined };
    }) ?? []
  );
}

export const modelOf = onceFor((program: Program): Model => new Model(program));

/** Runs the scenario in all ways. Never throws; what it does not understand it does not follow, and says so. */
export function explore(program: Program, scenario: Scenario, bounds: Bounds, options: ExploreOptions = {}): Outcome {
  const model = modelOf(program);
  const missing = [...scenario.setup, ...scenario.threads.flat()]
    .filter((call) => !isOwnStep(call))
    .map((call) => model.procedure(call.procedure) ?? call.procedure)
    .find((one) => typeof one === 'string' || one.unsupported.length > 0 || one.hasSyntaxErrors || one.hasSpecErrors);
  if (typeof missing === 'string') return { kind: 'unsupported', reason: `there is no procedure \`${missing}\`` };
  if (missing)
    return {
      kind: 'unsupported',
      reason: `\`${missing.display}\` is not translated${missing.unsupported[0] ? ` (${missing.unsupported[0].reason})` : ''}`,
    };
  const reduce = options.reduce ?? true;
  const isSpecified = specified(program).length > 0;
  const hidden = isSpecified ? hiddenBy(program) : undefined;
  // What is left of the limit is for what comes after it.
  let left = bounds.maxWork ?? Infinity;
  const run = (exploration: Exploration): Outcome => {
    const { result, steps } = measured(() => exploration.run(left));
    left = Math.max(0, left - steps);
    return result;
  };
  const bodies = new Exploration(
    { model, scenario, ...bounds },
    bounds.maxStates,
    reduce,
    hidden,
    options.wanted,
    options.bears,
    options.races,
  );
  const outcome = run(bodies);
  if (outcome.kind !== 'fine' || !isSpecified || bodies.compared.size === 0) return outcome;
  // Nobody would start them in the place of the bodies, and what they do would be missing.
  if (bodies.startsInside) return { ...outcome, complete: false, cut: [...outcome.cut, 'threads that a specified procedure starts'] };
  let { states } = outcome;
  /** The actions of all, or of one, in the place of the bodies, and what keeps it from saying anything. */
  const withActions = (only?: Procedure): { readonly compared: ReadonlyMap<string, number>; readonly unknown: readonly string[] } => {
    const observed = {
      numbers: [...bodies.numbers].sort((a, b) => a - b),
      made: [...bodies.made].sort(),
      joined: [...bodies.joined].sort(),
      ...(only && { only: only.id }),
    };
    const actions = new Exploration({ model, scenario, ...bounds, actions: observed }, bounds.maxStates, reduce, hidden);
    const allowed = run(actions);
    states += actions.states;
    const unknown =
      hidden === undefined
        ? ['a specification that modifies all fields of an object']
        : allowed.kind === 'wrong'
          ? ['a run of the specified actions goes wrong by itself']
          : allowed.kind === 'fine'
            ? allowed.cut.map((reason) => `of the specified actions: ${reason}`)
            : [];
    return { compared: actions.compared, unknown };
  };
  const { compared, unknown } = withActions();
  if (unknown.length > 0) return { ...outcome, states, complete: false, cut: [...outcome.cut, ...unknown] };
  const found = [...bodies.compared].find(([text]) => !compared.has(text));
  if (!found) return { ...outcome, states };
  const called = [...new Set(scenario.threads.flat().flatMap((call) => model.procedure(call.procedure) ?? []))];
  const candidates = withCallees(model, called).filter(isSpecifiedProcedure);
  // To blame is one whose actions cannot do it beside the bodies of the others.
  const guilty =
    candidates.length <= 1
      ? candidates
      : candidates.filter((one) => {
          const alone = withActions(one);
          return alone.unknown.length === 0 && !alone.compared.has(found[0]);
        });
  const violation = unallowed(guilty[0] ?? candidates[0] ?? specified(program)[0]!);
  const running = withCallees(model, guilty.length === 1 ? guilty : called).map(
    (procedure): Activation => ({ procedure, call: undefined }),
  );
  if (options.wanted && !options.wanted(violation, running, () => false)) return { ...outcome, states };
  return bodies.wrongAt(violation, found[1], states);
}

interface Node {
  readonly parent: number;
  readonly taken: Taken;
}

/** Which way was taken: its number, among those of one thread or of all (`ALL`). */
interface Taken {
  readonly thread: number;
  readonly way: number;
}

const ALL = -1;

/** The step that goes wrong, taken in the state of a node. */
interface Wrong {
  readonly violation: Violation;
  readonly node: number;
  readonly last: Taken;
}

/** How many steps of one kind are followed at once before a state is looked up. */
const LONGEST_CHAIN = 500;

/** How often, for each state of the bound, it may be asked how a thread can go on. */
const LOOKS_OF_STATE = 40;

class Exploration {
  private readonly nodes: Node[] = [];
  private readonly known = new Set<string>();
  private readonly cuts = new Set<string>();
  private readonly finals = new Set<string>();
  private readonly sharing = new Sharing();
  private looks = 0;
  /** The ends of complete runs as they are compared with those of the actions, with the first node of each. */
  readonly compared = new Map<string, number>();
  readonly numbers = new Set<number>();
  readonly made = new Set<string>();
  readonly joined = new Set<string>();
  /** How many objects there were when the threads began. */
  private begun = 0;
  /** Whether a procedure with actions started a thread. */
  startsInside = false;

  private readonly readiness: Readiness;
  private readonly bounded: Bounded;

  constructor(
    bounded: Bounded,
    private readonly maxStates: number,
    private readonly reduce: boolean,
    private readonly hidden: Hidden | undefined,
    private readonly wanted?: ExploreOptions['wanted'],
    private readonly bears?: ExploreOptions['bears'],
    private readonly races?: ExploreOptions['races'],
  ) {
    this.readiness = readinessFor(bounded);
    this.bounded = this.readiness.unready.size === 0 ? bounded : { ...bounded, unready: this.readiness.unready };
  }

  /** What was spent, in states; where few of them take many steps each, those count. */
  get states(): number {
    return Math.max(this.known.size, Math.floor(this.looks / LOOKS_OF_STATE));
  }

  /** At most so much work. */
  run(maxWork: number): Outcome {
    let wrong: Wrong | undefined;
    try {
      wrong = withEffort(maxWork, () => this.search());
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      this.cuts.add('more work than the bound');
    }
    // The run is described outside of the limit: it has been found.
    if (wrong) return this.reported(wrong.violation, wrong.node, [wrong.last]);
    return {
      kind: 'fine',
      states: this.states,
      complete: this.cuts.size === 0,
      cut: [...this.cuts].sort(),
      interference: this.sharing.found,
      finals: [...this.finals].sort(),
    };
  }

  /** Goes through the states, up to the first step that goes wrong. */
  private search(): Wrong | undefined {
    const { model } = this.bounded;
    const queue: { readonly state: State; readonly node: number }[] = [];
    const first = this.first();
    this.nodes.push({ parent: -1, taken: { thread: ALL, way: 0 } });
    this.known.add(canonical(model, first).text);
    queue.push({ state: first, node: 0 });
    for (let head = 0; head < queue.length; head++) {
      if (this.looks > this.maxStates * LOOKS_OF_STATE) {
        this.cuts.add('more steps than the bound');
        break;
      }
      const { state, node } = queue[head]!;
      (queue as unknown[])[head] = undefined;
      const { ways, thread } = this.expand(state);
      if (ways.length === 0 && state.isRunning && state.threads.every(isFinished)) this.end(state, node);
      const race = this.races && state.isRunning ? raceAmong(model, state, ways, this.races) : undefined;
      if (race) return { violation: race.violation, node, last: { thread, way: race.way } };
      for (const [index, way] of ways.entries()) {
        const isReal = way.violation?.needsRival !== true || hasRival(way, ways);
        if (way.violation && isReal && (!this.wanted || this.wanted(way.violation, running(way, model), () => hasRival(way, ways))))
          return { violation: way.violation, node, last: { thread, way: index } };
        if (way.violation && isReal && this.bears && !this.bears(way.violation, running(way, model))) {
          this.cuts.add('something else goes wrong before');
          continue;
        }
        if (this.hidden && state.isRunning) {
          joinedIn(way.steps, this.begun, this.joined);
          this.startsInside ||= startsInSpecified(way.steps);
        }
        const { text, state: next } = canonical(model, way.state);
        if (this.known.has(text)) continue;
        if (this.known.size >= this.maxStates) {
          this.cuts.add('more states than the bound');
          continue;
        }
        this.known.add(text);
        this.nodes.push({ parent: node, taken: { thread, way: index } });
        if (this.hidden && next.isRunning) {
          numbersIn(model, next, this.numbers);
          madeIn(next, this.begun, this.made);
        }
        queue.push({ state: next, node: this.nodes.length - 1 });
      }
    }
    return undefined;
  }

  private end(state: State, node: number): void {
    const { model } = this.bounded;
    this.finals.add(finalText(model, state));
    if (!this.hidden) return;
    const text = finalText(model, state, this.hidden);
    if (!this.compared.has(text)) this.compared.set(text, node);
  }

  private first(): State {
    const { model, scenario } = this.bounded;
    return beginning(model, this.readiness.store, [...this.readiness.script, ...scenario.setup]);
  }

  private readonly cut = (reason: string): void => {
    this.cuts.add(reason);
  };

  /** The ways on of a state, in a fixed order: of one thread where that is enough, or of all. */
  private expand(state: State): { readonly ways: readonly Way[]; readonly thread: number } {
    if (!state.isRunning && isFinished(state.threads[0]!)) return { ways: this.begin(state), thread: ALL };
    const all: Way[] = [];
    let alone: { ways: readonly Way[]; thread: number } | undefined;
    for (let index = 0; index < state.threads.length && !alone; index++) {
      this.looks++;
      const { ways, isLocal } = this.ways(state, index);
      if (state.isRunning) this.sharing.note(state, index, ways);
      if (this.reduce && isLocal) {
        const followed = ways.map((way) => this.follow(way, index));
        if (followed.some((way) => way.violation !== undefined || !this.known.has(canonical(this.bounded.model, way.state).text)))
          alone = { ways: followed, thread: index };
      }
      for (const way of ways) all.push(way);
    }
    return alone ?? { ways: all, thread: ALL };
  }

  private ways(state: State, index: number): Ways {
    return index > 0 && isInitializing(this.bounded.model, state)
      ? { ways: [], isLocal: false }
      : waysOf(this.bounded, state, index, this.cut);
  }

  /** The way that was taken in a state, again. */
  private again(state: State, { thread, way }: Taken): Way | undefined {
    if (!state.isRunning && isFinished(state.threads[0]!)) return this.begin(state)[0];
    if (thread === ALL) return state.threads.flatMap((_, index) => this.ways(state, index).ways)[way];
    const taken = waysOf(this.bounded, state, thread, this.cut).ways[way];
    return taken && this.follow(taken, thread);
  }

  /** Goes on with a thread as long as it has one way on, which is local. */
  private follow(way: Way, index: number): Way {
    let result = way;
    for (let count = 0; count < LONGEST_CHAIN; count++) {
      this.looks++;
      const { ways, isLocal } = waysOf(this.bounded, result.state, index, this.cut);
      const only = ways[0];
      if (ways.length !== 1 || !only || !isLocal) return result;
      result = { ...only, steps: [...result.steps, ...only.steps] };
    }
    return result;
  }

  /** The set-up is done: all threads of the scenario begin, and what the set-up has started goes on. */
  private begin(state: State): readonly Way[] {
    const { model, scenario } = this.bounded;
    const draft = new Draft(state.store);
    for (const object of state.objects) if (!model.isThreadLocal(draft.heap[object.id]!.className)) draft.escape(object);
    const threads = scenario.threads.map((script, index): ThreadState => {
      const call = script.find((one) => !isOwnStep(one));
      const procedure = call && model.procedure(call.procedure);
      const receiver = call?.receiver === undefined ? undefined : state.objects[call.receiver];
      const own = procedure?.entry?.kind === 'binary' && procedure.entry.op === '&&' ? receiver : undefined;
      const tid = own instanceof Ref ? own : procedure?.entry ? model.main : clientThread(model, draft);
      if (own) draft.writeSlot(own, model.slot(draft.heap[own.id]!.className, 'java.lang.Thread.start') ?? 0, true);
      return {
        tid,
        name: tid === model.main ? 'the main thread' : `thread ${index + 1}`,
        frames: [],
        script,
        done: 0,
        results: [],
        steps: 0,
      };
    });
    this.begun = draft.heap.length;
    const started = state.threads
      .slice(1)
      .filter((one) => !isFinished(one))
      .map((one, index) => ({ ...one, name: `thread ${threads.length + index + 1}` }));
    const after: State = { ...state, store: draft.done(), threads: [state.threads[0]!, ...threads, ...started], isRunning: true };
    const span: Span = NOWHERE;
    try {
      const broken = brokenAtStart(
        this.bounded,
        after,
        this.bounded.model.procedure(scenario.setup.at(-1)?.procedure ?? '')?.nameSpan ?? span,
      );
      if (broken && scenario.setup.length > 0 && isOwedByMakers(model, broken)) {
        this.cut('what the set-up owes for the objects that it makes');
        return [];
      }
      const violation = broken && this.blamed(broken, state);
      return [{ state: after, steps: [], violation, accesses: [], isLocal: false }];
    } catch (error) {
      if (!(error instanceof NotExplored)) throw error;
      this.cut(error.message);
      return [];
    }
  }

  /** What is wrong before anybody runs is the constructor's fault whose object it is, or the static initializer's. */
  private blamed(broken: Violation, state: State): Violation {
    const { model, scenario } = this.bounded;
    const { object } = broken;
    const owner = model.invariants.find((one) => one.clause.span === broken.related[0]?.span)?.owner;
    const maker = object
      ? model.procedure(scenario.setup[state.objects.indexOf(object)]?.procedure ?? '')
      : model.program.procedures.find((one) => one.kind === 'staticInitializer' && one.owner === owner);
    return maker ? { ...broken, span: maker.nameSpan, maker: maker.id } : broken;
  }

  // ---------------------------------------------------------------- the run that goes wrong

  /** The run that ends in a node, as one that goes wrong by where it ends. */
  wrongAt(violation: Violation, node: number, states: number): Outcome {
    return { ...this.reported(violation, node, []), states };
  }

  private reported(found: Violation, node: number, last: readonly Taken[]): Outcome & { readonly kind: 'wrong' } {
    const path: Taken[] = [...last];
    for (let at = node; at > 0; at = this.nodes[at]!.parent) path.unshift(this.nodes[at]!.taken);
    const steps: SmallStep[] = [];
    let state = this.first();
    for (const taken of path) {
      const way = this.again(state, taken);
      if (!way) break;
      steps.push(...way.steps);
      state = canonical(this.bounded.model, way.state).state;
    }
    const final = steps.at(-1);
    const home = last.length > 0 && final ? callInto(final) : undefined;
    const violation = home ? { ...found, span: home.span } : found;
    return {
      kind: 'wrong',
      violation,
      leansOnLibrary: steps.some((one) => one.isAllowed === true),
      trace: traceOf(this.bounded.model, steps, violation, last.length === 0 ? state : undefined),
      states: this.states,
      interference: this.sharing.found,
      run: { steps, end: state },
    };
  }
}
