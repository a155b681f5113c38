/**
 * An alternative for those who have a native Z3: the same sessions over `z3 -in` processes, about three times as fast.
 * One process for each session: its context is fresh, and ending the process is the way to cancel.
 * Neighbours: `engine-pool.ts` lends the processes out; `z3-wasm.ts` is what ships; `chosen-prover.ts` starts this one where the user asks.
 */
import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { EnginePool, type Engine } from './engine-pool';
import { ProverFailure, type Prover } from './prover';
import { readSExpressions } from './s-expression';

export interface NativeProverOptions {
  /** Processes at most; by default one for each core, at most 2. */
  readonly workers?: number;
  /** Seconds of wall time after which an evaluation counts as hung. A safety net: budgets are given as `:rlimit`. Default 300. */
  readonly wallSafetySeconds?: number;
  /** Megabytes of solver memory after which a check answers `unknown`. Default 900. Versions before 4.9 do not know it. */
  readonly memoryMegabytes?: number;
}

/** Nobody has tried older ones: Debian's 4.8.12 gives up on conditions that this proves, and has mistakes that were mended since. */
const OLDEST = { major: 5, minor: 1 } as const;

/** How long the command may take to say its version, in milliseconds. */
const versionPatience = 10_000;

/**
 * A prover from the Z3 command given (a name on the path or an absolute path, without arguments). Asks it for its version, which
 * becomes the identity. Rejects with `ProverFailure` of kind `unavailable` where the command cannot be run, is not Z3, or is older than the
 * one that ships.
 */
export async function createNativeProver(command: string, options: NativeProverOptions = {}): Promise<Prover> {
  const version = await versionOf(command);
  const memoryMegabytes = Math.max(16, options.memoryMegabytes ?? 900);
  return new EnginePool({
    identity: `z3 ${version} (native)`,
    size: Math.max(1, options.workers ?? Math.min(2, availableParallelism())),
    wallSafetySeconds: options.wallSafetySeconds ?? 300,
    start: () => NativeEngine.start(command, memoryMegabytes),
  });
}

function versionOf(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, ['--version'], { timeout: versionPatience, windowsHide: true }, (error, output) => {
      const version = /^Z3 version (\d+(?:\.\d+)*)/.exec(output)?.[1];
      if (error !== null || version === undefined)
        reject(new ProverFailure('unavailable', `The command ${command} is not a Z3 that can be run here.`));
      else if (isTooOld(version))
        reject(
          new ProverFailure(
            'unavailable',
            `The command ${command} is Z3 ${version}; ${OLDEST.major}.${OLDEST.minor} or later is needed. Name no command to prove with the one that ships.`,
          ),
        );
      else resolve(version);
    });
  });
}

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
}

class NativeEngine implements Engine {
  alive = true;
  private output = '';
  private complaints = '';
  private questions = 0;
  private pending:
    | { marker: string; searched: number; resolve: (output: string) => void; reject: (failure: ProverFailure) => void }
    | undefined;
  private readonly gone: Promise<void>;
  /** A prover at work would not notice that nobody listens any more. */
  private readonly killWithUs = (): void => void this.child.kill('SIGKILL');

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.gone = new Promise((resolve) => child.once('close', () => resolve()));
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-2000);
    });
    // Writing to a process that has just died is reported by its end, which comes too.
    child.stdin.on('error', () => undefined);
    child.on('error', () => this.lose());
    child.once('close', () => {
      process.off('exit', this.killWithUs);
      this.lose();
    });
    process.once('exit', this.killWithUs);
  }

  static async start(command: string, memoryMegabytes: number): Promise<Engine> {
    const child = spawn(command, ['-in', '-smt2'], { windowsHide: true });
    const engine = new NativeEngine(child);
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(new ProverFailure('unavailable', `The prover could not be started: ${error.message}`)));
    });
    // An older version answers with an error, which is not the session's and is read away here.
    await engine.evaluate(`(set-option :memory_high_watermark_mb ${memoryMegabytes})`).catch(async (error: unknown) => {
      await engine.end();
      throw new ProverFailure('unavailable', (error as ProverFailure).message);
    });
    return engine;
  }

  evaluate(commands: string): Promise<string> {
    if (!this.alive) return Promise.reject(this.deathFailure());
    const read = readSExpressions(commands);
    // The process would wait for the rest of a command that was cut short, and take the marker for a part of it.
    if (!read.ok) return Promise.resolve(`(error "the commands have ${read.message.replaceAll('"', '""')}")\n`);
    const marker = `calvin-end-of-answer-${++this.questions}`;
    return new Promise((resolve, reject) => {
      this.pending = { marker: `${marker}\n`, searched: 0, resolve, reject };
      // The line break ends a comment that the commands may end with.
      this.child.stdin.write(`${commands}\n(echo "${marker}")\n`);
    });
  }

  /** A process serves one session only. */
  reset(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async end(): Promise<void> {
    this.alive = false;
    this.child.kill('SIGKILL');
    this.lose();
    if (this.child.pid !== undefined) await this.gone;
  }

  private receive(text: string): void {
    this.output += text.replaceAll('\r\n', '\n');
    const { pending } = this;
    if (pending === undefined) return;
    const at = this.output.indexOf(pending.marker, pending.searched);
    if (at < 0) {
      pending.searched = Math.max(0, this.output.length - pending.marker.length);
      return;
    }
    const answer = this.output.slice(0, at);
    this.output = this.output.slice(at + pending.marker.length);
    this.pending = undefined;
    pending.resolve(answer);
  }

  private lose(): void {
    this.alive = false;
    this.pending?.reject(this.deathFailure());
    this.pending = undefined;
  }

  private deathFailure(): ProverFailure {
    const said = `${this.output}\n${this.complaints}`;
    if (/out of memory/.test(said)) return new ProverFailure('memory', 'The prover ran out of memory.');
    const reason = this.complaints.trim().split('\n')[0] ?? '';
    return new ProverFailure('died', reason === '' ? 'The prover died.' : `The prover died: ${reason.slice(0, 300)}`);
  }
}
