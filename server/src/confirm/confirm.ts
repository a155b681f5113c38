/**
 * Counterexamples compared with real runs: for each failure of a method, all interleavings of small clients of it are run from the
 * program's initial store, until one breaks the very thing that the diagnostic complains of. Then it is confirmed, and the run is shown;
 * else it says that the specification may be too weak.
 *
 * Why not from the state of the prover's model: that state may be one that no run reaches, which is just what the user wants to know.
 * **Invariant**: no verdict depends on this, and bounds are counts of states and of work (`base/effort.ts`), never time: the same program
 * comes to the same runs on every machine.
 * Neighbours: `oracle/explore.ts` runs; `matching.ts` compares; `weakness.ts` says what may be missing; cli and lsp show it.
 */
import { measured } from '../base/effort';
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import { explore, SMALL_BOUNDS } from '../oracle/explore';
import { ALL_THREADS } from '../oracle/performs';
import { usefulInts } from '../oracle/survey';
import { scenarios, startsOf } from '../oracle/scenarios';
import type { Procedure, Program } from '../plato/ir';
import { isShownBy, isShownByRuns } from './matching';
import { weaknessOf } from './weakness';

/** What is known of one method that failed. */
export interface Failure {
  /** Its id among the program's procedures. */
  readonly method: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** How much is tried for each method. */
export interface Effort {
  /** States of all its clients together. */
  readonly states: number;
  /** Of them in one client. */
  readonly statesOfOne: number;
  readonly scenarios: number;
  /** In steps of `base/effort.ts`, each of which takes about a third of a microsecond. */
  readonly work: number;
  /** Of them at a stretch. */
  readonly workOfOne: number;
  /** The work for all methods together; what is left then has no execution. */
  readonly total: number;
}

export const EFFORT: Effort = {
  states: 16_000,
  statesOfOne: 5_000,
  scenarios: 40,
  work: 16_000_000,
  workOfOne: 10_000_000,
  total: 25_000_000,
};

/** For an editor that waits: nothing runs for long at a stretch. */
export const SMALL_EFFORT: Effort = {
  states: 6_000,
  statesOfOne: 1_500,
  scenarios: 25,
  work: 6_000_000,
  workOfOne: 1_500_000,
  total: 20_000_000,
};

/** What was spent, and how many clients could be run at all. */
interface Tried {
  readonly work: number;
  readonly clients: number;
  /** No bound cut anything off. */
  readonly isComplete: boolean;
}

const SOME = 8;
const COST_OF_CLIENT = 50;

/**
 * Finds runs for the failures; `doubtful` are methods that may be at fault without saying so. Yields between two clients, so that whoever
 * must stay awake can; the map has every diagnostic that a run could show. `runsOnly`: nothing is said where no run was found, as in code
 * that nobody wrote a specification for, where one that is too weak is no news.
 */
export function* executions(
  program: Program,
  failures: readonly Failure[],
  effort: Effort = EFFORT,
  doubtful: readonly string[] = [],
  runsOnly = false,
): Generator<void, ReadonlyMap<Diagnostic, Execution>> {
  const found = new Map<Diagnostic, Execution>();
  let left = effort.total;
  const ints = usefulInts(program);
  const waiting = failures.flatMap((failure) => {
    const open = failure.diagnostics.filter(isShownByRuns);
    const procedure = program.procedures.find((one) => one.id === failure.method);
    return open.length > 0 && procedure ? [{ failure, open, procedure }] : [];
  });
  for (const [index, { failure, open, procedure }] of waiting.entries()) {
    if (left <= 0) break;
    // Who needs less leaves more to those who come later.
    const share = Math.min(effort.work, Math.ceil(left / (waiting.length - index)));
    const suspects = new Set([...failures.map((each) => each.method), ...doubtful].filter((id) => id !== failure.method));
    const tried = yield* confirm(program, procedure, open, suspects, ints, { ...effort, work: share }, found);
    left -= tried.work;
    // Where no client could be run, that none shows it says nothing.
    for (const one of open)
      if (!runsOnly && !found.has(one) && tried.clients > 0)
        found.set(one, weaknessOf(program, one, 'in the clients of two threads that were tried', tried.isComplete));
  }
  return found;
}

function* confirm(
  program: Program,
  procedure: Procedure,
  open: readonly Diagnostic[],
  suspects: ReadonlySet<string>,
  ints: readonly number[],
  effort: Effort,
  found: Map<Diagnostic, Execution>,
): Generator<void, Tried> {
  let left = effort.states;
  let work = 0;
  let run = 0;
  let isCut = false;
  const tried = (): Tried => ({ work, clients: run, isComplete: !isCut && left > 0 && work < effort.work });
  const starts = startsOf(program, procedure.span.file);
  const hasMain = starts.some(({ threads }) => fileOf(program, threads[0]![0]!.procedure) === procedure.span.file);
  // What makes objects runs in every client.
  const { result: clients, steps } = measured(() =>
    procedure.kind === 'method'
      ? [...starts, ...scenarios(program, { method: procedure.id, most: effort.scenarios })]
      : scenarios(program, { most: SOME }),
  );
  work += steps;
  yield;
  for (const scenario of clients) {
    const isAsMeant = !hasMain || starts.includes(scenario);
    const here = new Set<Diagnostic>();
    for (let tries = 0; tries < SOME; tries++) {
      const waiting = open.filter((one) => found.get(one)?.kind !== 'confirmed' && !here.has(one));
      if (waiting.length === 0 || left <= 0 || work >= effort.work) return tried();
      let shown: readonly Diagnostic[] = [];
      let isOneOf = false;
      const { result: outcome, steps: spent } = measured(() =>
        explore(
          program,
          scenario,
          { ...SMALL_BOUNDS, ints, maxStates: Math.min(left, effort.statesOfOne), maxWork: Math.min(effort.work - work, effort.workOfOne) },
          {
            // What goes wrong after somebody else has broken a rule is not this method's fault.
            bears: (_, running) => running.some((each) => each.procedure.id === procedure.id),
            wanted: (violation, running, hasRival) => {
              shown = waiting.filter((one) => isShownBy(one, violation, running, procedure.id, suspects, hasRival, isAsMeant));
              // Of several faults of one method nothing tells which of them the end of a run is.
              isOneOf =
                violation.thread === ALL_THREADS &&
                open.filter((one) => isShownBy(one, violation, running, procedure.id, suspects, hasRival)).length > 1;
              return shown.length > 0;
            },
          },
        ),
      );
      work += spent;
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

function fileOf({ procedures }: Program, id: string): string | undefined {
  return procedures.find((one) => one.id === id)?.span.file;
}

/** All at once, for who can wait. */
export function executionsNow(
  program: Program,
  failures: readonly Failure[],
  effort: Effort = EFFORT,
  doubtful: readonly string[] = [],
  runsOnly = false,
): ReadonlyMap<Diagnostic, Execution> {
  const running = executions(program, failures, effort, doubtful, runsOnly);
  for (;;) {
    const next = running.next();
    if (next.done === true) return next.value;
  }
}
