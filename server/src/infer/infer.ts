/**
 * Why is this safe? For each entry of a program: its transition system, a run that goes wrong or a proof by REACHENV, the proof checked by
 * somebody else, and what it comes to as annotations. No file is read here and no clock; what is believed is what the premises, Check 1 or
 * the explorer of runs say.
 * Neighbours: `cli/infer-report.ts` prints it; every other file of this room is a step of it.
 */
import type { Span } from '../base/span';
import type { TraceStep } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { explore, type Bounds, type Run } from '../oracle/explore';
import type { Scenario } from '../oracle/scenario';
import { scenarios } from '../oracle/scenarios';
import type { Violation } from '../oracle/violation';
import type { Prover } from '../solver/prover';
import { annotationsOf, inWritingOrder, type Annotation, type Judge } from './annotate';
import { clientProgram } from './clients';
import { byPredicates, type PredicateBudget } from './engine-predicates';
import { bySpacer } from './engine-spacer';
import { modularProof, proofOfStates, type ModularAnswer } from './engine-states';
import { entriesOf, writtenClause, type Entry } from './entries';
import { extractMain, type Extracted } from './extract';
import { proofLines, proofSummary } from './explain';
import { strongestProof } from './houdini';
import { checkPremises } from './premises';
import { isModular, type Proof } from './proof';
import { exploring, replay, type Explored, type Replayed } from './states';
import type { System, Wrong } from './system';

export type Engine = 'conjunctions' | 'predicates' | 'states' | 'spacer';
/** In the order in which they are tried: what the measurements say (docs/infer.md). */
export const ENGINES: readonly Engine[] = ['conjunctions', 'predicates', 'states', 'spacer'];

export type Verdict = 'safe' | 'unsafe' | 'unknown' | 'unsupported';

export interface Inferred {
  readonly path: string;
  readonly entry: string;
  readonly verdict: Verdict;
  readonly modular: boolean;
  /** Who has found it; `check`: Check 1 with the annotations. Undefined: nobody. */
  readonly engine: Engine | 'check' | undefined;
  readonly annotations: readonly Annotation[];
  /** The run that goes wrong, as the explorer tells it, or as the system does where it finds none. */
  readonly trace: readonly TraceStep[];
  /** What goes wrong, why it is not known, or what is not modelled, with its place. */
  readonly reason: string | undefined;
  readonly span: Span | undefined;
  /** The proof in words, and how it was found. */
  readonly proof: readonly string[];
  /** In the place of a proof that explains nothing: states one by one, or a case for each place where the others stand. */
  readonly summary: string | undefined;
  readonly restsOn: readonly string[];
}

export interface InferOptions {
  readonly prover: Prover;
  readonly entry?: string;
  /** Which engines, in which order; absent: all. */
  readonly engines?: readonly Engine[];
  /** Modular proofs are preferred; absent: yes. */
  readonly isBiased?: boolean;
  readonly budget?: PredicateBudget;
  /** What Check 1 says of the program with these annotations; absent: it is not asked, and none are given. */
  readonly judge?: Judge;
  readonly reported?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** States that are looked at before anything else. */
const MOST_STATES = 60_000;
/** How often a client calls where it cannot do so for ever. */
const FEW_CALLS = 2;
const QUICK_ENGINES: readonly Engine[] = ['conjunctions', 'states'];
/** How far predicates are refined where the states are a proof already, only one that explains less. */
const SHORT_BUDGET: PredicateBudget = { rounds: 120, questions: 100_000 };
const ORACLE_BOUNDS: Bounds = { ints: [0, 1, 2, 3], maxStates: 200_000, maxSteps: 600, maxObjects: 60, maxDepth: 20 };

export async function infer(program: Program, options: InferOptions): Promise<readonly Inferred[]> {
  const found: Inferred[] = [];
  for (const entry of entriesOf(program, options.entry)) {
    if (options.signal?.aborted === true) break;
    options.reported?.(`${entry.name}: ${entry.kind === 'main' ? 'the threads that its main starts' : 'one object and its clients'}`);
    found.push(await inferEntry(program, entry, options));
  }
  return found;
}

type Rest = Omit<Inferred, 'path' | 'entry'>;

const NOTHING: Omit<Rest, 'verdict'> = {
  modular: false,
  engine: undefined,
  annotations: [],
  trace: [],
  reason: undefined,
  span: undefined,
  proof: [],
  summary: undefined,
  restsOn: [],
};

async function inferEntry(program: Program, entry: Entry, options: InferOptions): Promise<Inferred> {
  const result = await decided(program, entry, options);
  const restsOn = result.verdict === 'safe' ? groundsOf(program) : [];
  return { path: entry.path, entry: entry.name, ...result, restsOn };
}

/** Clients that call methods as often as they like; where that makes objects without end, they call a few. */
function systemOf(program: Program, entry: Entry): Extracted | { readonly cannot: string } {
  if (entry.main) return extractMain(program, entry.main);
  const among = (calls?: number): Extracted | { readonly cannot: string } => {
    const made = clientProgram(program, entry, calls);
    return 'reason' in made ? { cannot: made.reason } : extractMain(made.program, made.main, { clients: made.clients });
  };
  const extracted = among();
  return 'kind' in extracted && extracted.kind === 'unsupported' && extracted.isOfLoop ? among(FEW_CALLS) : extracted;
}

/** What a proof takes for granted, as the methods of the program say it. */
function groundsOf(program: Program): readonly string[] {
  const own = program.procedures.filter((one) => !one.isTrusted).flatMap((one) => one.restsOn);
  return [
    ...new Set([
      'takes fields and elements as read and written in one order by all threads, also those that are not volatile: races are no assertions, and `calvin check` is what looks for them',
      ...own,
    ]),
  ];
}

async function decided(program: Program, entry: Entry, options: InferOptions): Promise<Rest> {
  const written = writtenClause(program);
  if (written)
    return { ...NOTHING, verdict: 'unsupported', reason: `the clause ${written.words}, which \`calvin check\` is for`, span: written.span };
  const span = program.classes.find((one) => one.name === entry.className)!.span;
  const extracted = systemOf(program, entry);
  if ('cannot' in extracted) return { ...NOTHING, verdict: 'unsupported', reason: extracted.cannot, span };
  if (extracted.kind === 'unsupported') return { ...NOTHING, verdict: 'unsupported', reason: extracted.reason, span: extracted.span };
  if (extracted.kind === 'wrong') {
    const trace = oracleRun(program, entry, extracted.span)?.trace ?? [];
    return { ...NOTHING, verdict: 'unsafe', engine: 'states', reason: extracted.message, span: extracted.span, trace };
  }
  const { system } = extracted;
  // Of a class among clients Check 1 has the last word anyway: a proof for two of them is not worth a long search.
  const result = await bySearch(system, entry.main || options.engines ? options : { ...options, engines: QUICK_ENGINES });
  if (result.kind === 'unsafe') {
    const trace = oracleRun(program, entry, result.wrong.span)?.trace ?? systemTrace(system, result.run);
    return { ...NOTHING, verdict: 'unsafe', engine: result.engine, reason: result.wrong.message, span: result.wrong.span, trace };
  }
  if (entry.main && result.kind === 'unknown') return { ...NOTHING, verdict: 'unknown', reason: result.reason };
  options.reported?.('annotations');
  // What a class can say of threads is modular: where the proof is not, disciplines are all that is worth a try.
  const isModular = result.kind !== 'safe' || result.modular || !entry.main;
  const annotations =
    options.judge && options.signal?.aborted !== true
      ? await annotationsOf(program, entry, extracted, options.judge, isModular)
      : undefined;
  const proof = result.kind === 'safe' ? proofLines(result.system, result.proof) : [];
  const isPlain = result.kind === 'safe' && (!result.modular || result.engine === 'states');
  const summary = isPlain ? proofSummary(result.system, result.proof) : undefined;
  if (entry.main && result.kind === 'safe')
    return {
      ...NOTHING,
      verdict: 'safe',
      modular: result.modular,
      engine: result.engine,
      annotations: inWritingOrder(annotations ?? []),
      proof,
      summary,
    };
  // What holds for two clients is a proof for any number only if Check 1 says so; it reasons thread by thread.
  if (annotations)
    return {
      ...NOTHING,
      verdict: 'safe',
      modular: true,
      engine: result.kind === 'safe' ? result.engine : 'check',
      annotations: inWritingOrder(annotations),
      proof,
      summary,
    };
  return {
    ...NOTHING,
    verdict: 'unknown',
    reason:
      'nothing goes wrong between two clients, as far as they were looked at, but no annotations were found with which it verifies for any number',
    proof,
    summary,
  };
}

// ---------------------------------------------------------------- engines

type Found =
  | { readonly kind: 'unsafe'; readonly engine: Engine; readonly run: Replayed; readonly wrong: Wrong }
  | { readonly kind: 'safe'; readonly engine: Engine; readonly system: System; readonly proof: Proof; readonly modular: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Runs that go wrong are looked for in the states first: they are the shortest, and nothing has to be proved about them. */
export async function bySearch(
  system: System,
  options: Pick<InferOptions, 'prover' | 'engines' | 'isBiased' | 'budget' | 'reported' | 'signal'>,
): Promise<Found> {
  const engines = options.engines ?? ENGINES;
  const reported = options.reported ?? ((): void => undefined);
  const reasons: string[] = [];
  reported('states');
  const states = engines.includes('states') ? await explored(system, options.signal) : undefined;
  if (states?.kind === 'wrong') return unsafe(system, 'states', states.run);
  let modular: ModularAnswer | undefined;
  const byModularStates = (): ModularAnswer =>
    (modular ??= states?.kind === 'fine' && states.isComplete ? modularProof(system, states.states) : { isImpossible: false });
  for (const engine of engines) {
    if (options.signal?.aborted === true) return { kind: 'unknown', reason: 'it was cancelled' };
    reported(`${engine}`);
    if (engine === 'conjunctions') {
      const outcome = await strongestProof(options.prover, system, options.signal);
      const found = outcome?.isSafe ? await checked(options, system, outcome.proof, engine, reasons) : undefined;
      if (found) return found;
    }
    if (engine === 'predicates') {
      const { proof, isImpossible } = byModularStates();
      const plain = states?.kind === 'fine' && states.isComplete ? proofOfStates(system, states.states) : undefined;
      // A proof that is not modular explains nothing, whoever finds it: where there is no other, the one is taken that is at hand.
      const found = isImpossible ? plain && (await checked(options, system, plain, 'states', reasons)) : undefined;
      if (found) return found;
      const budget = options.budget ?? ((proof ?? plain) && SHORT_BUDGET);
      const outcome = await byPredicates(options.prover, system, {
        isBiased: options.isBiased ?? true,
        reported,
        ...(budget && { budget }),
        ...(options.signal && { signal: options.signal }),
      });
      if (outcome.kind === 'unsafe') {
        const run = replay(system, outcome.path, outcome.wrong);
        if (run) return unsafe(system, engine, run);
        reasons.push('a path that the predicates allow is no run');
      } else if (outcome.kind === 'safe') {
        const found = await checked(options, system, outcome.proof, engine, reasons);
        if (found) return found;
      } else reasons.push(outcome.reason);
    }
    if (engine === 'spacer') {
      const outcome = await bySpacer(options.prover, system, reported, options.signal);
      const found =
        outcome.kind === 'safe' ? await checked(options, outcome.system, outcome.proof, engine, reasons, outcome.isModular) : undefined;
      if (found) return found;
      if (outcome.kind === 'unknown') reasons.push(outcome.reason);
    }
    if (engine === 'states' && states?.kind === 'fine') {
      const proof = states.isComplete ? (byModularStates().proof ?? proofOfStates(system, states.states)) : undefined;
      const found = proof && (await checked(options, system, proof, engine, reasons));
      if (found) return found;
      reasons.push(
        states.isComplete
          ? `none of its ${states.states.length} states goes wrong, but they are too many for a proof that can be checked`
          : `none of ${states.states.length} states goes wrong, but they are not all`,
      );
    }
  }
  return { kind: 'unknown', reason: reasons.join('; ') };
}

/** Others get their turn meanwhile: an editor waits for no search, and may end it. */
async function explored(system: System, signal?: AbortSignal): Promise<Explored> {
  const search = exploring(system, MOST_STATES);
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    await new Promise((resolve) => setImmediate(resolve));
    if (signal?.aborted === true) return { kind: 'fine', states: [], isComplete: false };
  }
}

function unsafe(system: System, engine: Engine, run: Replayed): Found {
  return { kind: 'unsafe', engine, run, wrong: system.threads[run.wrong.thread]!.wrongs[run.wrong.index]! };
}

async function checked(
  options: Pick<InferOptions, 'prover' | 'signal'>,
  system: System,
  proof: Proof,
  engine: Engine,
  reasons: string[],
  modular = isModular(system, proof),
): Promise<Found | undefined> {
  const { holds, failing } = await checkPremises(options.prover, system, proof, options.signal);
  if (holds) return { kind: 'safe', engine, system, proof, modular };
  reasons.push(`a proof of which ${failing.join(', ')} could not be checked`);
  return undefined;
}

// ---------------------------------------------------------------- runs

/** A run that goes wrong, as the explorer finds it. */
export interface OracleRun {
  readonly violation: Violation;
  readonly scenario: Scenario;
  readonly run: Run;
  readonly trace: readonly TraceStep[];
}

/** The run as the explorer finds it by itself, in which the same thing goes wrong at the same place; undefined beyond its bounds. */
export function oracleRun(program: Program, entry: Entry, span: Span): OracleRun | undefined {
  const all: readonly Scenario[] = entry.main
    ? [{ setup: [], threads: [[{ procedure: entry.main.id, args: [null] }]] }]
    : scenarios(program, {}).slice(0, 40);
  for (const scenario of all) {
    const outcome = explore(program, scenario, ORACLE_BOUNDS, {
      wanted: (violation) => violation.span.file === span.file && violation.span.start === span.start,
    });
    if (outcome.kind === 'wrong') return { ...outcome, scenario };
  }
  return undefined;
}

/** The run of the system, step by step, with the values that change. */
function systemTrace(system: System, run: Replayed): readonly TraceStep[] {
  const steps = run.steps.flatMap(({ thread, transition }, index): readonly TraceStep[] => {
    const { name, transitions } = system.threads[thread]!;
    const one = transitions[transition]!;
    const values = Object.fromEntries([...one.updates.keys()].map((key) => [key, String(run.states[index + 1]!.values.get(key) ?? '')]));
    return one.steps.map(
      (step, at): TraceStep => ({ thread: name, action: step.action, span: step.span, values: at === one.steps.length - 1 ? values : {} }),
    );
  });
  const wrong = system.threads[run.wrong.thread]!.wrongs[run.wrong.index]!;
  return [...steps, { thread: system.threads[run.wrong.thread]!.name, action: wrong.message, span: wrong.span, values: {} }];
}
