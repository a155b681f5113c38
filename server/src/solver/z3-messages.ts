/**
 * What the parent and a Z3 worker thread say to each other, and what the parent gives it at birth.
 * Why a file of its own: the worker is a separate program (a separate bundle, too), and both sides must be compiled against one text.
 * Neighbours: `z3-wasm.ts` is the parent, `z3-worker.ts` the worker.
 */
import type { FailureKind } from './prover';

/** Handed over as `workerData`. */
export interface WorkerBirth {
  /** Marks the thread as ours. */
  readonly role: 'calvin-z3';
  /** Absolute path of Emscripten's `z3-built.js`. */
  readonly gluePath: string;
  /** The compiled `WebAssembly.Module` of `z3-built.wasm`; compiled once, shared by all workers. */
  readonly compiled: object;
  /** Megabytes of solver memory after which a check gives up with `unknown`. */
  readonly memoryMegabytes: number;
}

export type WorkerRequest =
  /** Run commands in the current context; a context is made where there is none. Answered by `output` or `failed`. */
  | { readonly kind: 'evaluate'; readonly commands: string }
  /** Throw the context and all global options away. Answered by `reset` or `failed`. */
  | { readonly kind: 'reset' };

export type WorkerAnswer =
  /** Sent once, when the worker can take requests. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly output: string }
  /** `peakBytes`: the largest solver memory seen at the end of an evaluation since birth. `keptBytes`: what is left without a context. */
  | { readonly kind: 'reset'; readonly peakBytes: number; readonly keptBytes: number }
  /** The instance is broken; the worker must be ended. */
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly message: string };
