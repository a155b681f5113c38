/**
 * One proof script against the analysis of its Java file.
 * Neighbours: `engine.ts` has the prover; `qed/session.ts` runs the script.
 */
import { errorIn, subjectOf } from '../qed/of-file';
import { prove, type ProofResult } from '../qed/session';
import { parseScript } from '../qed/script-parse';
import type { Prover } from '../solver/prover';
import type { Analysis } from '../verify/analysis';
import type { FoundScript } from './script-files';

/** `until`: how many tactics are run at most. Rejects only with ProverFailure. Parsers must have been started. */
export async function proveScript(
  analysis: Analysis,
  { file, start, end, java }: FoundScript,
  prover: Prover,
  until?: number,
  signal?: AbortSignal,
): Promise<ProofResult> {
  const { script, errors } = parseScript(file.path, file.text, start, end);
  const texts = new Map([java, file].map((one) => [one.path, one.text]));
  const subject = subjectOf(analysis, java, (path) => texts.get(path));
  return prove({ ...subject, script, error: errors[0] ?? errorIn(analysis, java), until }, prover, signal);
}
