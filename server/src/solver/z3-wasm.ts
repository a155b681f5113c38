/**
 * The prover that ships: Z3 compiled to WebAssembly (the npm package z3-solver) in worker threads of this process.
 * Why threads and the synchronous interface: a query can be stopped at any point by ending its thread, and two run side by side.
 * Every session has a fresh context and fresh options, so that an answer depends on the session's commands alone.
 * Neighbours: `engine-pool.ts` lends the workers out; `z3-worker.ts` is their program. The only importer of z3-solver, by file path.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EnginePool, type Engine } from './engine-pool';
import { ProverFailure, type Prover } from './prover';
import { webAssembly } from './z3-instance';
import type { WorkerAnswer, WorkerBirth, WorkerRequest } from './z3-messages';

export interface WasmProverOptions {
  /** Worker threads at most; by default one for each core, at most 2. Each takes about 50 MB, and its queries come on top. */
  readonly workers?: number;
  /** Seconds of wall time after which an evaluation counts as hung. A safety net: budgets are given as `:rlimit`. Default 300. */
  readonly wallSafetySeconds?: number;
  /** Megabytes of solver memory after which a check answers `unknown`. Default 900; an instance cannot have more than 2048. */
  readonly memoryMegabytes?: number;
  /** Folders to look for `z3-built.js` and `z3-built.wasm` in, before the usual places. */
  readonly folders?: readonly string[];
}

/** The version of the npm package z3-solver that verdicts are attributed to (its Z3 calls itself 5.1.0); a test compares it. */
export const wasmPackageVersion = '5.2.0';

/**
 * V8's stack of a worker. The default of 4 allows terms of 3,000 levels; this allows 30,000, and still ends before the solver's own stack
 * of 20.
 */
const stackMegabytes = 64;

/** How long a worker may take to start, in seconds of wall time; a tenth of one is usual. */
const startSeconds = 30;

// A worker is replaced after a session when it has grown or aged: memory that was touched once is not given back otherwise.
const sessionsPerWorker = 500;
const keptBytesLimit = 64_000_000;
const peakBytesLimit = 300_000_000;

/** Starts nothing until a session is opened; opening and closing one warms a worker up. See `Prover` for errors. */
export function createWasmProver(options: WasmProverOptions = {}): Prover {
  const memoryMegabytes = Math.max(16, Math.min(options.memoryMegabytes ?? 900, 2000));
  let compiled: Promise<WorkerBirth> | undefined;
  return new EnginePool({
    identity: `z3 ${wasmPackageVersion} (wasm)`,
    size: Math.max(1, options.workers ?? Math.min(2, availableParallelism())),
    wallSafetySeconds: options.wallSafetySeconds ?? 300,
    start: async () => {
      compiled ??= prepareBirth(options.folders ?? [], memoryMegabytes).catch((error: unknown) => {
        // Asked again at the next start: the files may be there by then.
        compiled = undefined;
        throw error;
      });
      return WasmEngine.start(await compiled);
    },
  });
}

/** Where the two files of z3-solver lie: beside a bundle or in a folder `z3` beside it, or in `node_modules`. */
function findGlue(folders: readonly string[]): string {
  const candidates = [...folders, join(__dirname, 'z3'), __dirname];
  for (const folder of candidates) {
    const glue = join(folder, 'z3-built.js');
    if (existsSync(glue) && existsSync(join(folder, 'z3-built.wasm'))) return glue;
  }
  try {
    return require.resolve('z3-solver/build/z3-built.js');
  } catch {
    throw new ProverFailure('unavailable', 'The prover is not installed: its files z3-built.js and z3-built.wasm were not found.');
  }
}

async function prepareBirth(folders: readonly string[], memoryMegabytes: number): Promise<WorkerBirth> {
  const gluePath = findGlue(folders);
  const wasmPath = join(dirname(gluePath), 'z3-built.wasm');
  // Compiling alone does not keep Node from ending the process.
  const stayAlive = setInterval(() => undefined, 60_000);
  try {
    const bytes = await readFile(wasmPath);
    return { role: 'calvin-z3', gluePath, compiled: await webAssembly.compile(bytes), memoryMegabytes };
  } catch {
    throw new ProverFailure('unavailable', `The prover's file ${wasmPath} cannot be read, or is damaged.`);
  } finally {
    clearInterval(stayAlive);
  }
}

class WasmEngine implements Engine {
  alive = true;
  private sessions = 0;
  private ranOutOfMemory = false;
  private pending: { resolve: (answer: WorkerAnswer) => void; reject: (failure: ProverFailure) => void } | undefined;
  private lost: ProverFailure | undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'failed') return this.lose(new ProverFailure(answer.failure, answer.message));
      const { pending } = this;
      this.pending = undefined;
      pending?.resolve(answer);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.lose(
        new ProverFailure(
          outOfMemory ? 'memory' : 'died',
          outOfMemory ? 'The prover ran out of memory.' : `The prover died: ${error.message}`,
        ),
      );
    });
    worker.on('exit', () => this.lose(new ProverFailure('died', 'The prover died.')));
  }

  static async start(birth: WorkerBirth): Promise<Engine> {
    const worker = new Worker(join(__dirname, 'z3-worker.js'), {
      workerData: birth,
      resourceLimits: { stackSizeMb: stackMegabytes },
      // Kept from the streams of this process: a language server speaks its protocol there.
      stdout: true,
      stderr: true,
      execArgv: [],
    });
    const engine = new WasmEngine(worker);
    const timer = setTimeout(() => {
      engine.lose(new ProverFailure('unavailable', `The prover did not start within ${startSeconds} seconds.`));
    }, startSeconds * 1000);
    try {
      await engine.next();
    } catch (error) {
      await engine.end();
      throw new ProverFailure('unavailable', (error as ProverFailure).message);
    } finally {
      clearTimeout(timer);
    }
    return engine;
  }

  async evaluate(commands: string): Promise<string> {
    const answer = await this.ask({ kind: 'evaluate', commands });
    if (answer.kind !== 'output') throw this.confused();
    if (/out of memory|max\. memory exceeded/.test(answer.output)) this.ranOutOfMemory = true;
    return answer.output;
  }

  async reset(): Promise<boolean> {
    const answer = await this.ask({ kind: 'reset' });
    if (answer.kind !== 'reset') throw this.confused();
    this.sessions++;
    return (
      this.sessions < sessionsPerWorker && !this.ranOutOfMemory && answer.peakBytes < peakBytesLimit && answer.keptBytes < keptBytesLimit
    );
  }

  async end(): Promise<void> {
    this.lose(new ProverFailure('died', 'The prover was stopped.'));
    await this.worker.terminate();
  }

  private ask(request: WorkerRequest): Promise<WorkerAnswer> {
    if (this.lost !== undefined) return Promise.reject(this.lost);
    this.worker.postMessage(request);
    return this.next();
  }

  /** The next answer. The worker keeps the process alive while one is awaited, and not when it is idle. */
  private async next(): Promise<WorkerAnswer> {
    this.worker.ref();
    try {
      return await new Promise<WorkerAnswer>((resolve, reject) => {
        if (this.lost !== undefined) reject(this.lost);
        else this.pending = { resolve, reject };
      });
    } finally {
      // Ending a worker is waited for, too.
      if (this.alive) this.worker.unref();
    }
  }

  private lose(failure: ProverFailure): void {
    if (this.lost !== undefined) return;
    this.alive = false;
    this.lost = failure;
    this.pending?.reject(failure);
    this.pending = undefined;
  }

  private confused(): ProverFailure {
    return new ProverFailure('died', 'The prover answered something that was not asked.');
  }
}
