/**
 * The last run over the same files, kept beyond the process: where no file, no option, no prover and no line of the checker has changed
 * since, the next run says the same at once, without analysing anything. One run is kept for each set of files and options, so the
 * folder does not fill with states that nobody has any more.
 *
 * Sound because the run is a function of what `fingerprint` is made of. What may come out otherwise another time is not kept: a run that
 * was ended before its last method, and one in which the prover gave something up. What lies on the disk is signed, and bound to its key,
 * by whoever keeps it (`incremental/store.ts`).
 * Neighbours: `engine.ts` asks before it analyses; `solver/remembered.ts` keeps the single answers, which are there where something did
 * change.
 */
import { hashText } from '../base/hash';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MemoStore } from '../incremental/store';
import type { SourceFile } from '../verify/analysis';
import { buildIdentity } from '../verify/build-identity';
import type { FileResult } from '../verify/results';
import type { VerifyEvents } from '../verify/whole';
import type { CheckOutcome } from './engine';

/** All that a run depends on. `how`: options of the analysis and of the run, as JSON keeps them. */
export interface RunInput {
  readonly files: readonly SourceFile[];
  readonly how: unknown;
  /** The prover's identity. */
  readonly prover: string;
}

interface Reported {
  readonly file: FileResult;
  readonly findings: readonly Diagnostic[];
}

interface Kept {
  readonly fingerprint: string;
  readonly files: readonly FileResult[];
  /** What was reported while the run went on, in order. */
  readonly reported: readonly Reported[];
}

/** The results of `run`, or those of the last run over the same; `events` hears of the files either way. */
export async function orKept(
  store: MemoStore | undefined,
  input: RunInput,
  events: VerifyEvents,
  run: (events: VerifyEvents) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  if (store === undefined) return run(events);
  const how = JSON.stringify(input.how);
  const key = hashText('run', how, ...input.files.map((one) => one.path));
  const fingerprint = hashText(buildIdentity(), input.prover, how, ...input.files.flatMap(({ path, text }) => [path, text]));
  const kept = store.get(key);
  if (isKept(kept, fingerprint)) {
    for (const { file, findings } of kept.reported) events.file?.(file, findings);
    return { kind: 'results', files: kept.files };
  }
  const reported: Reported[] = [];
  const outcome = await run({
    ...events,
    file: (file, findings) => {
      reported.push({ file, findings });
      events.file?.(file, findings);
    },
  });
  if (isFinal(outcome)) store.set(key, { fingerprint, files: outcome.files.map(withoutTimes), reported } satisfies Kept);
  return outcome;
}

/** What is signed has the form that this build gave it, and the fingerprint names the build. */
function isKept(value: unknown, fingerprint: string): value is Kept {
  return typeof value === 'object' && value !== null && 'fingerprint' in value && value.fingerprint === fingerprint;
}

function isFinal({ files, missing = 0 }: CheckOutcome): boolean {
  const isGivenUp = (one: Diagnostic): boolean => one.code === 'prover-unknown';
  return (
    missing === 0 && files.every((one) => !one.diagnostics.some(isGivenUp) && one.methods.every(({ verdict }) => verdict !== 'unknown'))
  );
}

/** The next run takes no time for them. */
function withoutTimes(file: FileResult): FileResult {
  return { ...file, methods: file.methods.map((one) => ({ ...one, milliseconds: 0 })) };
}
