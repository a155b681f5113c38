/**
 * The one place where the command line meets the passes: it starts parsers and prover and runs `verify/pipeline.ts` once.
 * Why apart: everything else of the command line is tested without a prover.
 * Neighbours: `main.ts` is its only user; the language server has a seam of its own.
 */
import { chosenProver, type ProverChoice } from '../solver/chosen-prover';
import { createMemoStore, type MemoStore } from '../incremental/store';
import { cacheFolder } from '../incremental/user-folder';
import { ProverFailure, type Prover } from '../solver/prover';
import { createSharedCache, teamSecret } from '../incremental/shared-cache';
import { layered, withAnswers } from '../solver/remembered';
import { withExecutions } from '../confirm/attach';
import { initParsers } from '../syntax/parsers';
import type { Analysis, AnalysisOptions, SourceFile } from '../verify/analysis';
import { analyse } from '../verify/pipeline';
import type { Shard } from '../verify/shards';
import { verifyUntil, type VerifyEvents } from '../verify/whole';
import { VERSION } from '../verify/version';
import { dump, type DumpForm } from '../verify/dump';
import type { FileResult } from '../verify/results';
import type { Program } from '../plato/ir';
import { SMALL_BOUNDS } from '../oracle/explore';
import { entriesOf } from '../infer/entries';
import { oracleRun, type Inferred } from '../infer/infer';
import { survey, usefulInts, type Survey } from '../oracle/survey';
import { replayOf, type Replay } from '../replay/replay';
import { search, type Found } from '../replay/search';
import { parseJava } from '../syntax/parse';
import { unreadOf, why } from '../why/why';
import { orKept } from './kept-run';
import { problem, type CacheRequest, type Problem } from './options';
import type { ProofResult } from '../qed/session';
import { proveScript, suggestScript, type Suggested } from './prove-script';
import type { FoundScript } from './script-files';
import type { RunRequest } from './run-arguments';
import type { InferRequest } from './infer-arguments';

/** What the command line needs of the checker. */
export interface Engine {
  /** All methods of the files, or what is known when `signal` ends it; a problem where no prover can be had. */
  check(
    files: readonly SourceFile[],
    options: AnalysisOptions,
    how: {
      readonly z3?: ProverChoice;
      readonly shard?: Shard;
      readonly cache?: CacheRequest;
      /** Whether somebody reads which mover each step is. Absent: nobody does. */
      readonly findsMovers?: boolean;
    },
    events?: VerifyEvents,
    signal?: AbortSignal,
  ): Promise<CheckOutcome | Problem>;
  /** An intermediate form of all methods, or of those of the first file that `method` names; undefined if there is none of that name. */
  dump(files: readonly SourceFile[], options: AnalysisOptions, form: DumpForm, method: string | undefined): Promise<string | undefined>;
  /** Runs the program in small scenarios; needs no prover. */
  run(files: readonly SourceFile[], request: RunRequest): Promise<Survey>;
  /**
   * Runs proof scripts, each against its Java file; a problem where no prover can be had. `clock` says how many milliseconds have passed
   * since some moment. `until`: how many tactics of each are run at most; `suggest`: looks for more where there is no proof yet.
   */
  prove(
    scripts: readonly FoundScript[],
    options: AnalysisOptions,
    clock: () => number,
    z3: ProverChoice,
    how?: { readonly until?: number | undefined; readonly suggest?: boolean },
  ): Promise<{ readonly kind: 'proofs'; readonly proofs: readonly Proof[] } | Problem>;
  /** Why the programs of the files are safe, or how they are not, each given to `found`; a problem where no prover can be had. */
  infer(
    files: readonly SourceFile[],
    request: InferRequest,
    reported: (line: string) => void,
    found: (one: Inferred) => void,
  ): Promise<{ readonly kind: 'inferred'; readonly unread: readonly string[] } | Problem>;
  /** A Java program that forces the run of the first of these that has one; undefined where none of them goes wrong. */
  showInferred(files: readonly SourceFile[], request: InferRequest, found: readonly Inferred[]): Promise<Replay | undefined>;
  /** The same as `run`, looking for what a Java program can show. */
  replay(files: readonly SourceFile[], request: RunRequest): Promise<Found>;
}

/** `missing`: how many methods have no verdict, since the run was ended before. Absent: none. */
export interface CheckOutcome {
  readonly kind: 'results';
  readonly files: readonly FileResult[];
  readonly missing?: number;
}

export interface Proof {
  readonly script: FoundScript;
  readonly result: ProofResult;
  readonly milliseconds: number;
  /** Tactics that were found; the script has them. */
  readonly suggested?: readonly string[];
}

/** Of all scenarios of one run together. */
const MOST_STATES = 200_000;
/** The same, where the search goes on after broken rules of access to what they lead to. */
const MOST_STATES_TO_SHOW = 60_000;

export const ENGINE: Engine = {
  async check(files, options, { z3, shard, cache, findsMovers = false }, events = {}, signal) {
    return withAnswersKept({ z3, cache }, 'check', (prover, store) =>
      orKept(store, { files, how: { options, shard, findsMovers }, prover: prover.identity }, events, async (heard) => {
        const analysis = await analysisOf(files, options);
        const { files: found, missing } = await verifyUntil(analysis, { prover, findsMovers, ...(signal && { signal }) }, heard, shard);
        // Who has ended the run does not wait for what is looked for afterwards.
        return missing > 0 ? { kind: 'results', files: found, missing } : { kind: 'results', files: withExecutions(analysis, found) };
      }),
    );
  },

  async run(files, request) {
    const { threads, ints, method } = request;
    const { program, unread } = await programOf(files, request);
    const found = survey(
      program,
      { threads, ...(method === undefined ? {} : { method }) },
      { ...SMALL_BOUNDS, ints: ints ?? usefulInts(program) },
      MOST_STATES,
    );
    return { ...found, unsupported: [...found.unsupported, ...unread] };
  },

  async replay(files, request) {
    const { threads, ints, method } = request;
    const { program, unread } = await programOf(files, request);
    const found = search(
      program,
      files,
      { threads, ...(method === undefined ? {} : { method }) },
      { ...SMALL_BOUNDS, ints: ints ?? usefulInts(program) },
      MOST_STATES_TO_SHOW,
    );
    return { ...found, survey: { ...found.survey, unsupported: [...found.survey.unsupported, ...unread] } };
  },

  async prove(scripts, options, clock, z3, { until, suggest = false } = {}) {
    return withProver(z3, 'prove', async (prover) => {
      const proofs: Proof[] = [];
      for (const script of scripts) {
        const started = clock();
        const analysis = await analysisOf([script.java], options);
        const made: Suggested = suggest
          ? await suggestScript(analysis, script, prover)
          : { script, tactics: [], result: await proveScript(analysis, script, prover, until) };
        const milliseconds = Math.round(clock() - started);
        proofs.push({ script: made.script, result: made.result, milliseconds, ...(suggest && { suggested: made.tactics }) });
      }
      return { kind: 'proofs', proofs };
    });
  },

  async infer(files, request, reported, found) {
    return withAnswersKept(request, 'infer', async (prover) => {
      await initParsers();
      const { integers, entry, engine, isBiased } = request;
      return {
        kind: 'inferred',
        unread: await why(
          { files, integers, isBiased, ...(entry !== undefined && { entry }), ...(engine && { engine }) },
          { prover, reported, found },
        ),
      };
    });
  },

  async showInferred(files, { integers }, found) {
    const { program } = await analysisOf(files, { checkAll: true, integers, isAsWritten: true });
    const sources = files.map((one) => ({ ...one, unit: parseJava(one.path, one.text) }));
    let refused: Replay | undefined;
    for (const one of found) {
      const entry = entriesOf(program, one.entry).find(({ path }) => path === one.path);
      const run = entry && one.span && one.verdict === 'unsafe' ? oracleRun(program, entry, one.span) : undefined;
      const replay = run && replayOf(program, run, sources);
      if (replay?.kind === 'program') return replay;
      refused ??= replay;
      if (one.verdict === 'unsafe') refused ??= { kind: 'refused', reason: 'the run is longer than what is tried here' };
    }
    return refused;
  },

  async dump(files, options, form, method) {
    const analysis = await analysisOf(files, options);
    if (method === undefined) return dump(analysis, form, undefined);
    const selected = analysis.methods.filter((one) => one.path === files[0]?.path && isNamed(one.name, method));
    if (selected.length === 0) return undefined;
    return selected.map((one) => dump({ ...analysis, methods: [one] }, form, one.name)).join('\n');
  },
};

/**
 * What is done with a prover, which is ended afterwards; `verb` completes "There is no prover to ...". The prover that ships starts nothing
 * until there is something to prove.
 */
async function withProver<Result>(z3: ProverChoice, verb: string, use: (prover: Prover) => Promise<Result>): Promise<Result | Problem> {
  let prover: Prover | undefined;
  try {
    prover = await chosenProver(z3);
    return await use(prover);
  } catch (error) {
    if (error instanceof ProverFailure) return problem(`There is no prover to ${verb} with: ${sentence(error.message)}`);
    throw error;
  } finally {
    await prover?.dispose();
  }
}

/**
 * The same with a prover that is not asked again what was proved by an earlier run, in the editor, or by others of the team, and with what
 * is kept on this machine.
 */
async function withAnswersKept<Result>(
  { z3, cache }: { readonly z3?: ProverChoice; readonly cache?: CacheRequest | undefined },
  verb: string,
  use: (prover: Prover, store: MemoStore | undefined) => Promise<Result>,
): Promise<Result | Problem> {
  const secret = teamSecret();
  if (cache !== undefined && secret === undefined)
    return problem(
      'A shared cache needs a key that the team shares, of 16 characters or more, in the environment variable `CALVIN_CACHE_KEY`.',
    );
  const shared = cache && secret !== undefined ? createSharedCache({ ...cache, secret }) : undefined;
  const own = answersKept();
  const answers = shared ? layered(own ?? createMemoStore(), shared) : own;
  try {
    return await withProver(z3, verb, (bare) => use(answers ? withAnswers(bare, answers, VERSION) : bare, own));
  } finally {
    await shared?.close();
  }
}

function answersKept(): MemoStore | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : createMemoStore({ folder });
}

/** Where nothing is annotated, all of it is meant. `unread`: what does not parse is not run, and that must not look like nothing found. */
async function programOf(
  files: readonly SourceFile[],
  { checkAll, integers }: RunRequest,
): Promise<{ readonly program: Program; readonly unread: readonly string[] }> {
  const annotated = await analysisOf(files, { checkAll, integers });
  const { program } = annotated.annotatedFiles.size > 0 ? annotated : await analysisOf(files, { checkAll: true, integers });
  return { program, unread: unreadOf(annotated) };
}

async function analysisOf(files: readonly SourceFile[], options: AnalysisOptions): Promise<Analysis> {
  await initParsers();
  return analyse(files, options);
}

/** `Vector.lastIndexOf(Object)` is meant by its whole name and by `lastIndexOf(Object)`, `Vector.lastIndexOf` and `lastIndexOf`. */
function isNamed(name: string, wanted: string): boolean {
  const open = name.includes('(') ? name.indexOf('(') : name.length;
  const dot = name.lastIndexOf('.', open) + 1;
  return [name, name.slice(dot), name.slice(0, open), name.slice(dot, open)].includes(wanted);
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
