/**
 * One proof script against the analysis of its Java file.
 * Neighbours: `engine.ts` has the prover; `qed/session.ts` runs the script.
 */
import { errorIn, subjectOf } from '../qed/of-file';
import { outcome, prove, type ProofResult } from '../qed/session';
import { parseScript } from '../qed/script-parse';
import { Steps } from '../qed/steps';
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

export interface Suggested {
  /** With the tactics that were found, after its own. */
  readonly script: FoundScript;
  readonly tactics: readonly string[];
  /** Of the script with them, run from its beginning without any search. */
  readonly result: ProofResult;
}

/** What may bring a script on that has no proof yet, all of whose tactics apply. Rejects only with ProverFailure. */
export async function suggestScript(analysis: Analysis, given: FoundScript, prover: Prover): Promise<Suggested> {
  const { file, start, end, java } = given;
  const parsed = parseScript(file.path, file.text, start, end);
  const texts = new Map([java, file].map((one) => [one.path, one.text]));
  const subject = subjectOf(analysis, java, (path) => texts.get(path));
  const steps = new Steps(subject, prover);
  const error = parsed.errors[0] ?? errorIn(analysis, java);
  const result = await outcome(steps, { ...subject, script: parsed.script, error });
  const isOpen = error === undefined && result.verdict !== 'proved' && result.steps.every((one) => one.verdict === 'ok');
  const tactics = isOpen ? await steps.suggestAll(result.steps.length) : [];
  if (tactics.length === 0) return { script: given, tactics, result };
  const own = file.text.slice(start, parsed.after);
  const text = `${own}${own === '' ? '' : '\n'}${tactics.join('\n')}\n${file.text.slice(parsed.after, end)}`;
  // Of a comment in a Java file, the script alone.
  const path = file.path === java.path ? `${file.path} (proof)` : file.path;
  const script = { file: { path, text }, start: 0, end: text.length, java };
  return { script, tactics, result: await proveScript(analysis, script, prover) };
}
