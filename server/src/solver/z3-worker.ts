/**
 * The program of a Z3 worker thread: takes requests one at a time and answers each.
 * Why a thread: a query blocks until it is done, and only ending the thread stops it.
 * Neighbours: started by `z3-wasm.ts`, also from a bundle, where this file is an entry of its own; `z3-instance.ts` holds the solver.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { FailureKind } from './prover';
import { Z3Instance } from './z3-instance';
import type { WorkerAnswer, WorkerBirth, WorkerRequest } from './z3-messages';

/** Makes V8 compile what the first query would otherwise wait for: a quantifier, arithmetic, arrays, functions, a model. */
const warmUp = `(declare-sort Ref 0)(declare-const a Ref)(declare-const b Ref)(declare-const i Int)(declare-const m (Array Ref Int))
(declare-fun f (Ref) Int)(assert (forall ((x Ref)) (! (< (f x) (select m x)) :pattern ((f x)))))
(assert (distinct a b))(push 1)(assert (or (= (f a) i) (= (select (store m b (+ i 1)) a) (f b))))(check-sat)(get-value (a b i (f a)))(pop 1)
(assert (> (f a) (+ (select m a) i)))(assert (>= i 0))(check-sat)`;

async function main(birth: WorkerBirth): Promise<void> {
  const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);
  let instance: Z3Instance;
  try {
    instance = await Z3Instance.create(birth.gluePath, birth.compiled, birth.memoryMegabytes);
    instance.evaluate(warmUp);
    instance.reset();
  } catch (error) {
    answer({ kind: 'failed', failure: 'unavailable', message: `The prover could not be started: ${messageOf(error)}` });
    return;
  }
  parentPort?.on('message', (request: WorkerRequest) => {
    try {
      if (request.kind === 'evaluate') {
        answer({ kind: 'output', output: instance.evaluate(request.commands) });
      } else {
        instance.reset();
        answer({ kind: 'reset', peakBytes: instance.peakBytes, keptBytes: instance.usedBytes });
      }
    } catch (error) {
      answer(failureOf(error));
    }
  });
  answer({ kind: 'ready' });
}

function failureOf(error: unknown): WorkerAnswer {
  const text = messageOf(error);
  const failure = (kind: FailureKind, message: string): WorkerAnswer => ({ kind: 'failed', failure: kind, message });
  if (error instanceof RangeError) return failure('memory', 'The prover ran out of stack: a formula is nested too deeply.');
  if (/OOM|out of memory|Cannot enlarge memory|exit\(101\)/.test(text)) return failure('memory', 'The prover ran out of memory.');
  return failure('died', `The prover broke down: ${text}`);
}

/** What was thrown, in a few words: C++ exceptions and exits come as objects of Emscripten's own. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return (error.message || error.name).slice(0, 300);
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message).slice(0, 300);
  return String(error).slice(0, 300);
}

const birth = workerData as WorkerBirth | undefined;
if (birth?.role === 'calvin-z3') void main(birth);
