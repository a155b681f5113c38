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

/** A place in a document, as the Language Server Protocol says it: from 0, characters in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Stretch {
  readonly start: Place;
  readonly end: Place;
}

/**
 * Request, client to server: step through the proof script `uri`. `to`: the next tactic, the one before, the beginning, the end, or a
 * place (with the tactic that stands there). Parameters: `ProofStep`. Result: the `ProofState` then, or null where nothing is known of the
 * script. A step back ends what is being run.
 */
export const PROOF_STEP_REQUEST = 'calvin/proofStep';

export interface ProofStep {
  readonly uri: string;
  readonly to: 'forward' | 'back' | 'start' | 'end' | Place;
}

/** Notification, server to client: where the proof of a script stands, whenever that is another place. Parameters: `ProofState`. */
export const PROOF_STATE_NOTIFICATION = 'calvin/proofState';

export interface ProofState {
  readonly uri: string;
  /** The editor's version of the script that this is about. */
  readonly version: number;
  /** Tactics of the script, and how many of them have been gone through. */
  readonly total: number;
  readonly at: number;
  readonly isRunning: boolean;
  /** The tactics that have been gone through, and the next one if it was refused. */
  readonly steps: readonly {
    readonly range: Stretch;
    readonly tactic: string;
    readonly verdict: 'ok' | 'failed' | 'unknown';
    readonly message: string;
  }[];
  /** Of the script as a whole, once all of it was run. */
  readonly verdict?: 'proved' | 'failed' | 'unknown';
  /** What a proof takes for granted. */
  readonly assumptions: readonly string[];
}

/**
 * Request, client to server: the program as it stands where the proof of a script stands. Parameters: `{ uri }`. Result: `ProofProgram`,
 * or null.
 */
export const PROOF_PROGRAM_REQUEST = 'calvin/proofProgram';

export interface ProofProgram {
  readonly at: number;
  readonly text: string;
  /** Lines, from 0, that are not in the program before the last step. */
  readonly changed: readonly number[];
}

/**
 * Request, client to server: which actions of that program are movers; takes as long as the prover does, and ends with the next step.
 * Parameters: `{ uri }`. Result: `ProofMovers`, or null where another step came between.
 */
export const PROOF_MOVERS_REQUEST = 'calvin/proofMovers';

export interface ProofMovers {
  readonly at: number;
  readonly actions: readonly {
    /** In the program's text, from 0. */
    readonly line: number;
    /** `B`: right and left mover; `N`: neither. */
    readonly mover: 'B' | 'L' | 'R' | 'N';
    /** Why it is not the one or the other. */
    readonly reasons: readonly string[];
  }[];
}

/**
 * Command of the server (`workspace/executeCommand`): look for the next tactics of a proof script, from where its proof stands, and write
 * them there. Arguments: the document's URI. Result: `ProofSuggestion`, or null where it was cancelled or another step came between.
 */
export const PROOF_SUGGEST_COMMAND = 'calvin.suggestTactic';

export interface ProofSuggestion {
  /** None: nothing is found. */
  readonly tactics: readonly string[];
  /** Whether they were written into the script. */
  readonly written: boolean;
}
