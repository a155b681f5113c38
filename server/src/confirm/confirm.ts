/**
 * Counterexamples held against real runs: for each failure of a method, all interleavings of small clients of it are run from the program's initial store,
 * until one breaks the very thing that the diagnostic complains of. Then it is confirmed, and the run is shown; else it says that the specification
 * may be too weak.
 *
 * Why not from the state of the prover's model: that state may be one that no run reaches, which is just what the user wants to know.
 * **Invariant**: no verdict depends on this; bounds are counts of states, never time.
 * Neighbours: `oracle/explore.ts` runs; `matching.ts` compares; `weakness.ts` says what may be missing; cli and lsp show it.
 */
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import { explore, SMALL_BOUNDS } from '../oracle/explore';
import { ALL_THREADS } from '../oracle/performs';
import type { Scenario } from '../oracle/scenario';
import { usefulInts } from '../oracle/survey';
import { scenarios } from '../oracle/scenarios';
import type { Procedure, Program } from '../plato/ir';
import { isShownBy, isShownByRuns } from './matching';
import { weaknessOf } from './weakness';

/** What is known of one method that failed. */
export interface Failure {
  /** Its id among the program's procedures. */
  readonly method: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** How much is tried for each method, in states of all its clients together. */
export interface Effort {
  readonly states: number;
  /** Of them in one client. */
  readonly statesOfOne: number;
  readonly scenarios: number;
  /** States for all methods together; what is left then has no execution. */
  readonly total: number;
}

export const EFFORT: Effort = { states: 16_000, statesOfOne: 5_000, scenarios: 40, total: 120_000 };

/** For an editor that waits: nothing runs for long at a stretch. */
export const SMALL_EFFORT: Effort = { states: 6_000, statesOfOne: 1_500, scenarios: 25, total: 40_000 };

/** What was spent, and how many clients could be run at all. */
interface Tried {
  readonly states: number;
  readonly clients: number;
  /** No bound cut anything off. */
  readonly isComplete: boolean;
}

const SOME = 8;
const COST_OF_CLIENT = 50;

/** Finds runs for the failures; `doubtful` are methods that may be at fault without saying so. Yields between two clients, so that whoever must stay awake can; the map has every diagnostic that a run could show. */
export function* executions(program: Program, failures: readonly Failure[], effort: Effort = EFFORT, doubtful: readonly string[] = [], isOver: () => boolean = () => false): Generator<void, ReadonlyMap<Diagnostic, Execution>> {
  const found = new Map<Diagnostic, Execution>();
  let left = effort.total;
  for (const failure of failures) {
    const open = failure.diagnostics.filter(isShownByRuns);
    const procedure = program.procedures.find((one) => one.id === failure.method);
    if (open.length === 0 || !procedure) continue;
    if (left <= 0 || isOver()) break;
    const suspects = new Set([...failures.map((each) => each.method), ...doubtful].filter((id) => id !== failure.method));
    const tried = yield* confirm(program, procedure, open, suspects, { ...effort, states: Math.min(effort.states, left) }, isOver, found);
    left -= tried.states;
    // Where no client could be run, that none shows it says nothing.
    for (const one of open) if (!found.has(one) && tried.clients > 0) found.set(one, weaknessOf(program, one, 'in the clients of two threads that were tried', tried.isComplete));
  }
  return found;
}

function* confirm(program: Program, procedure: Procedure, open: readonly Diagnostic[], suspects: ReadonlySet<string>, effort: Effort, isOver: () => boolean, found: Map<Diagnostic, Execution>): Generator<void, Tried> {
  let left = effort.states;
  let run = 0;
  let isCut = false;
  const tried = (): Tried => ({ states: effort.states - left, clients: run, isComplete: !isCut && left > 0 });
  const ints = usefulInts(program);
  // What makes objects runs in every client.
  const clients = procedure.kind === 'method' ? [...scenarios(program, { most: 1 }).filter(isMain), ...scenarios(program, { method: procedure.id, most: effort.scenarios })]
    : scenarios(program, { most: SOME });
  for (const scenario of clients) {
    const here = new Set<Diagnostic>();
    for (let tries = 0; tries < SOME; tries++) {
      const waiting = open.filter((one) => found.get(one)?.kind !== 'confirmed' && !here.has(one));
      if (waiting.length === 0 || left <= 0 || isOver()) return tried();
      let shown: readonly Diagnostic[] = [];
      let isOneOf = false;
      const outcome = explore(program, scenario, { ...SMALL_BOUNDS, ints, maxStates: Math.min(left, effort.statesOfOne) }, {
        isOver,
        // What goes wrong after somebody else has broken a rule is not this method's fault.
        bears: (_, running) => running.some((each) => each.procedure.id === procedure.id),
        wanted: (violation, running) => {
          shown = waiting.filter((one) => isShownBy(one, violation, running, procedure.id, suspects));
          // Of several faults of one method nothing tells which of them the end of a run is.
          isOneOf = violation.thread === ALL_THREADS && open.filter((one) => isShownBy(one, violation, running, procedure.id, suspects)).length > 1;
          return shown.length > 0;
        },
      });
      yield;
      // A client that cannot begin costs something, too.
      left -= outcome.kind === 'unsupported' ? COST_OF_CLIENT : outcome.states + COST_OF_CLIENT;
      if (outcome.kind !== 'unsupported' && tries === 0) run++;
      if (outcome.kind === 'fine' && !outcome.complete) isCut = true;
      if (outcome.kind !== 'wrong' || shown.length === 0) break;
      const kind = outcome.leansOnLibrary ? 'possible' : isOneOf ? 'together' : 'confirmed';
      for (const one of shown) if (kind === 'confirmed' || !found.has(one)) found.set(one, { kind, steps: outcome.trace });
      shown.forEach((one) => here.add(one));
    }
  }
  return tried();
}

/** The program as it is started, where it can be. */
function isMain(scenario: Scenario): boolean {
  return scenario.setup.length === 0 && scenario.threads.length === 1;
}

/** All at once, for who can wait. */
export function executionsNow(program: Program, failures: readonly Failure[], effort: Effort = EFFORT, doubtful: readonly string[] = [], isOver: () => boolean = () => false): ReadonlyMap<Diagnostic, Execution> {
  const running = executions(program, failures, effort, doubtful, isOver);
  for (;;) {
    const next = running.next();
    if (next.done === true) return next.value;
  }
}
