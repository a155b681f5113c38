/**
 * Our own messages beside the standard ones of the Language Server Protocol: all that client and server share.
 * Why: the status bar needs more than diagnostics say (how far the proofs are, whether there is a prover).
 * Neighbours: `lsp/` sends them, `client/` receives them; imports nothing, so that the client bundles no server code.
 */

/** Notification, server to client: how far the check is. Parameters: `CheckProgress`. */
export const PROGRESS_NOTIFICATION = 'calvin/progress';

/** Request, client to server: check every class from now on, as `--all` does, and prove everything anew. No parameters, result null. */
export const CHECK_ALL_REQUEST = 'calvin/checkAll';

/**
 * Command of the server (`workspace/executeCommand`): why is this class safe? Arguments: the document's URI, and the class or a position in
 * it. Result: `WhyResult`, or null where it was cancelled.
 */
export const WHY_COMMAND = 'calvin.why';

/** What `calvin infer` says of one class, as its JSON does. */
export interface WhyResult {
  readonly entry: string;
  readonly verdict: 'safe' | 'unsafe' | 'unknown' | 'unsupported';
  readonly modular: boolean;
  readonly annotations: readonly string[];
  /** Whether they were written into the text. */
  readonly written: boolean;
  readonly reason?: string;
}

/**
 * `analysing`: the texts changed and are being read. `proving`: some methods have no verdict yet. `done`: all have one.
 * `prover-missing`: no prover could be started. `error`: the checker itself failed; `message` says how.
 */
export type ProgressPhase = 'analysing' | 'proving' | 'done' | 'prover-missing' | 'error';

export interface VerdictCounts {
  readonly verified: number;
  readonly failed: number;
  readonly unknown: number;
  readonly unsupported: number;
  readonly skipped: number;
}

export interface CheckProgress {
  readonly phase: ProgressPhase;
  /** Counts the states of the workspace: each edit makes a higher one. */
  readonly version: number;
  /** Methods to be checked. */
  readonly total: number;
  /** How many of them have a verdict for the current texts. */
  readonly done: number;
  readonly verdicts: VerdictCounts;
  /** For a person: what integers are and which classes are looked at; absent before anything is checked. */
  readonly mode?: string;
  /** For a person; where the phase needs a word of explanation. */
  readonly message?: string;
}
