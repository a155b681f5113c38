/**
 * What is shown where a proof came to no end: the method is `unknown`, with the reason at its name in the user's language.
 * Neighbours: `checking.ts` decides; the stack of a fault goes to the output channel, never here.
 */
import { diagnostic } from '../diagnostics/diagnostic';
import type { MethodSummary } from '../verify/analysis';
import type { MethodResult } from '../verify/results';
import { CheckFailure } from './checker';

const SENTENCES: Readonly<Record<Exclude<CheckFailure['kind'], 'unavailable'>, string>> = {
  hung: 'the prover did not answer in time and was replaced.',
  died: 'the prover ended unexpectedly and was replaced.',
  memory: 'the prover ran out of memory.',
  cancelled: 'the proof was interrupted again and again.',
};

/** Why there is no verdict, as the end of a sentence that begins with "... is not proved:". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CheckFailure)) return 'Calvin itself failed on it; its output channel says how.';
  return error.kind === 'unavailable' ? error.message : SENTENCES[error.kind];
}

export function failedProof(summary: MethodSummary, reason: string): MethodResult {
  const { name, span, nameSpan } = summary;
  const diagnostics = [diagnostic('prover-unknown', nameSpan, `${name} is not proved: ${reason}`)];
  return { name, span, nameSpan, verdict: 'unknown', milliseconds: 0, diagnostics, environment: [], restsOn: [] };
}

/** For the output channel. */
export function detail(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
