/**
 * The one interface to a prover: sessions that evaluate SMT-LIB text.
 * Why text: it is the fastest route measured, it is what `--dump smt` prints, and any solver speaks it.
 * Neighbours: `z3-wasm.ts` and `z3-native.ts` implement it; `check.ts` is the only user of sessions.
 */

/** One solver context, from a fresh state; commands run in order. */
export interface ProverSession {
  /**
   * Runs commands and gives back all that they print, in order. Output with `(error` in it is returned as it is: the caller treats
   * it as void. Rejects with `ProverFailure` when the prover died, hung or was cancelled; the session is then closed.
   */
  evaluate(commands: string): Promise<string>;
  /** Gives the prover back; a session must be closed exactly once, also after a failure. */
  close(): void;
}

export type FailureKind = 'cancelled' | 'hung' | 'died' | 'unavailable' | 'memory';

export class ProverFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
    this.name = 'ProverFailure';
  }
}

/** What has been found out with the help of a prover, by everything that it depends on. May lose any of it. */
export interface Remembered {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

export interface Prover {
  /** For cache keys and reports: `z3 5.2.0 (wasm)`. */
  readonly identity: string;
  /** Absent: nothing is remembered. */
  readonly remembered?: Remembered;
  /**
   * Waits for a free prover; rejects with `ProverFailure` where none can be had. `signal` cancels the waiting and what runs in the session.
   */
  open(signal?: AbortSignal): Promise<ProverSession>;
  /** Ends all workers; sessions still open fail with `cancelled`. */
  dispose(): Promise<void>;
}
