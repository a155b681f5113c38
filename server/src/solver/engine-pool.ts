/**
 * Lends a bounded number of solver engines out as sessions: who waits, who is cancelled, what is ended and replaced.
 * Why apart: the rules for waiting, cancelling and hanging are the same whether an engine is a worker thread or a process.
 * Neighbours: `prover.ts` is the contract kept here; `z3-wasm.ts` and `z3-native.ts` bring the engines.
 */
import { ProverFailure, type Prover, type ProverSession } from './prover';

/** One running solver. It does one thing at a time: the pool never calls `evaluate` or `reset` before the last call has settled. */
export interface Engine {
  /** False once it has died or was ended, also when that happened while nobody used it. */
  readonly alive: boolean;
  /**
   * Runs commands in its context, which is fresh at first and after every `reset`. Rejects with `ProverFailure` when the engine is lost.
   */
  evaluate(commands: string): Promise<string>;
  /** Throws the context away. False: do not use this engine again, another one is better. */
  reset(): Promise<boolean>;
  /** Ends it at once, also in the middle of work, whose promise then rejects; resolves when it is gone. */
  end(): Promise<void>;
}

export interface EnginePoolSettings {
  readonly identity: string;
  /** How many engines may run at the same time; at least one. */
  readonly size: number;
  /** Wall time, in seconds, after which an evaluation counts as hung. A safety net only: budgets are for the solver to keep. */
  readonly wallSafetySeconds: number;
  /** Starts an engine, or rejects with `ProverFailure`. Called when somebody waits for one, not before. */
  readonly start: () => Promise<Engine>;
}

/** The longest delay, in milliseconds, that `setTimeout` keeps; it fires at once for a longer one. */
const longestTimer = 2 ** 31 - 1;

interface Waiter {
  readonly give: (engine: Engine) => void;
  readonly refuse: (failure: ProverFailure) => void;
}

export class EnginePool implements Prover {
  readonly identity: string;
  /** All engines that have not been ended: lent, idle, or being reset. */
  private readonly engines = new Set<Engine>();
  private readonly idle: Engine[] = [];
  private readonly waiting: Waiter[] = [];
  private readonly sessions = new Set<Session>();
  /** Starts and ends still under way; disposing waits for them. */
  private readonly unfinished = new Set<Promise<void>>();
  private starting = 0;
  /** How many engines there is room for: the size asked for, or fewer while the machine has refused another one. */
  private room: number;
  private disposed = false;

  constructor(private readonly settings: EnginePoolSettings) {
    this.identity = settings.identity;
    this.room = settings.size;
  }

  async open(signal?: AbortSignal): Promise<ProverSession> {
    const engine = await this.acquire(signal);
    const session = new Session(this, engine, signal);
    this.sessions.add(session);
    return session;
  }

  async dispose(): Promise<void> {
    this.disposed = true;
    for (const waiter of this.waiting.splice(0)) waiter.refuse(disposedFailure());
    for (const session of [...this.sessions]) session.fail(disposedFailure());
    for (const engine of [...this.engines]) this.discard(engine);
    while (this.unfinished.size > 0) await Promise.all(this.unfinished);
  }

  /** Takes an engine back whose session ended well. */
  release(session: Session, engine: Engine): void {
    this.sessions.delete(session);
    if (!this.engines.has(engine)) return;
    this.remember(this.renew(engine));
  }

  /** Ends an engine at once; its place is free from now on. */
  discard(engine: Engine): void {
    if (!this.engines.delete(engine)) return;
    const at = this.idle.indexOf(engine);
    if (at >= 0) this.idle.splice(at, 1);
    // What it leaves may make room for one that could not be started before.
    this.room = this.settings.size;
    this.remember(engine.end());
    this.serve();
  }

  forget(session: Session): void {
    this.sessions.delete(session);
  }

  /** Runs `work` with the safety net: calls `late` when it takes longer than the wall time allows. */
  async guard<Result>(work: Promise<Result>, late: () => void): Promise<Result> {
    const timer = setTimeout(late, Math.min(this.settings.wallSafetySeconds * 1000, longestTimer));
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }

  hungFailure(): ProverFailure {
    return new ProverFailure('hung', `The prover did not answer within ${this.settings.wallSafetySeconds} seconds and was stopped.`);
  }

  private acquire(signal: AbortSignal | undefined): Promise<Engine> {
    return new Promise<Engine>((resolve, reject) => {
      if (this.disposed) return reject(disposedFailure());
      if (signal?.aborted) return reject(cancelledFailure());
      const onAbort = (): void => {
        const at = this.waiting.indexOf(waiter);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(cancelledFailure());
      };
      const waiter: Waiter = {
        give: (engine) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(engine);
        },
        refuse: (failure) => {
          signal?.removeEventListener('abort', onAbort);
          reject(failure);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(waiter);
      this.serve();
    });
  }

  /** Gives idle engines to those who wait, first come first served, and starts engines for the others as far as there is room. */
  private serve(): void {
    while (this.waiting.length > 0 && this.idle.length > 0) {
      const engine = this.idle.pop()!;
      if (engine.alive) this.waiting.shift()!.give(engine);
      else return this.discard(engine);
    }
    while (!this.disposed && this.starting < this.waiting.length && this.engines.size + this.starting < this.room) {
      this.starting++;
      this.remember(this.startOne());
    }
  }

  private async startOne(): Promise<void> {
    try {
      const engine = await this.settings.start();
      this.starting--;
      this.engines.add(engine);
      if (this.disposed) this.discard(engine);
      else this.idle.push(engine);
    } catch (error) {
      this.starting--;
      // With other engines running it is better to wait for one of them than to fail.
      if (this.engines.size + this.starting > 0) this.room = this.engines.size + this.starting;
      else this.waiting.shift()?.refuse(asFailure(error, 'unavailable'));
    }
    this.serve();
  }

  private async renew(engine: Engine): Promise<void> {
    let reusable = false;
    try {
      reusable = await this.guard(engine.reset(), () => this.discard(engine));
    } catch {
      // An engine that cannot be reset is replaced like one that should not be used again.
    }
    if (!this.engines.has(engine)) return;
    if (!reusable || this.disposed) return this.discard(engine);
    this.idle.push(engine);
    this.serve();
  }

  private remember(work: Promise<void>): void {
    const settled: Promise<void> = work.catch(() => undefined).finally(() => this.unfinished.delete(settled));
    this.unfinished.add(settled);
  }
}

/** One engine lent from opening to closing. */
class Session implements ProverSession {
  private failure: ProverFailure | undefined;
  private closed = false;
  private rejectRunning: ((failure: ProverFailure) => void) | undefined;
  /** Settles when all evaluations asked for so far have: they run one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly onAbort = (): void => this.fail(cancelledFailure());

  constructor(
    private readonly pool: EnginePool,
    private readonly engine: Engine,
    private readonly signal: AbortSignal | undefined,
  ) {
    // The signal may have fired between the engine being given and this line.
    if (signal?.aborted) this.failure = cancelledFailure();
    else signal?.addEventListener('abort', this.onAbort, { once: true });
  }

  evaluate(commands: string): Promise<string> {
    const answer = this.last.then(() => this.run(commands));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.signal?.removeEventListener('abort', this.onAbort);
    if (this.rejectRunning !== undefined) this.fail(cancelledFailure());
    this.pool.release(this, this.engine);
  }

  /** Ends the session. The engine is ended only if it is at work or lost: an idle one is still good for others. */
  fail(failure: ProverFailure): void {
    if (this.failure !== undefined) return;
    this.failure = failure;
    this.pool.forget(this);
    if (this.rejectRunning !== undefined || !this.engine.alive) this.pool.discard(this.engine);
    this.rejectRunning?.(failure);
    this.rejectRunning = undefined;
  }

  private run(commands: string): Promise<string> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    if (this.closed) return Promise.reject(new ProverFailure('cancelled', 'The session with the prover was closed.'));
    return new Promise<string>((resolve, reject) => {
      this.rejectRunning = reject;
      this.pool
        .guard(this.engine.evaluate(commands), () => this.fail(this.pool.hungFailure()))
        .then(
          (output) => {
            this.rejectRunning = undefined;
            resolve(output);
          },
          (error: unknown) => this.fail(asFailure(error, 'died')),
        );
    });
  }
}

function asFailure(error: unknown, kind: 'died' | 'unavailable'): ProverFailure {
  if (error instanceof ProverFailure) return error;
  return new ProverFailure(kind, `The prover failed: ${error instanceof Error ? error.message : String(error)}`);
}

function cancelledFailure(): ProverFailure {
  return new ProverFailure('cancelled', 'The work of the prover was cancelled.');
}

function disposedFailure(): ProverFailure {
  return new ProverFailure('cancelled', 'The prover was shut down.');
}
