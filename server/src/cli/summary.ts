/**
 * What a run comes to: how many methods have which verdict, and the exit code (docs/theory.md#verdicts).
 * Neighbours: printed by `text-report.ts` and `json-report.ts`; `main.ts` exits with it.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { FileResult, MethodResult, Verdict } from '../verify/results';

export type Counts = Readonly<Record<Verdict, number>>;

/** In the order in which they are listed. */
export const VERDICTS: readonly Verdict[] = ['verified', 'failed', 'unknown', 'unsupported', 'skipped'];

export function countVerdicts(methods: readonly MethodResult[]): Counts {
  const counts = { verified: 0, failed: 0, unknown: 0, unsupported: 0, skipped: 0 };
  for (const method of methods) counts[method.verdict]++;
  return counts;
}

/**
 * 0: everything verified (or nothing to verify); 1: something failed; 3: nothing failed, but not everything is verified. Errors outside of
 * methods count too: a faulty specification has failed; text that does not parse is not verified, nor is what is stated and not understood.
 */
export function exitCodeOf(files: readonly FileResult[]): 0 | 1 | 3 {
  const counts = countVerdicts(files.flatMap((file) => file.methods));
  const errors = files.flatMap((file) => file.diagnostics.filter(isError));
  if (counts.failed > 0 || errors.some((error) => error.code !== 'java-syntax')) return 1;
  const notUnderstood = files.some((file) => file.diagnostics.some((one) => one.code === 'unsupported'));
  return counts.unknown + counts.unsupported + counts.skipped > 0 || errors.length > 0 || notUnderstood ? 3 : 0;
}

function isError(one: Diagnostic): boolean {
  return one.severity === 'error';
}

/** `2 methods verified`, `1 method verified, 2 failed`; `no methods` where there are none. */
export function describeCounts(counts: Counts): string {
  const present = VERDICTS.filter((verdict) => counts[verdict] > 0);
  if (present.length === 0) return 'no methods';
  const words = present.map((verdict, index) => {
    const count = counts[verdict];
    return index === 0 ? `${count} ${count === 1 ? 'method' : 'methods'} ${verdict}` : `${count} ${verdict}`;
  });
  return words.join(', ');
}
