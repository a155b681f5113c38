/**
 * What a result is worth that was found with loops unrolled: a failure is one; everything else proves nothing, and says so
 * (docs/theory.md#loops: unsound, and every result found with it says so).
 * **Invariant**: with unrolling no verdict is `verified`.
 * Soundness: docs/soundness/loops.md#unrolling-proves-nothing.
 * Neighbours: `inline/unroll.ts` unrolls, `method.ts` checks what it makes.
 */
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import type { MethodResult } from './results';

/** How often loops are unrolled; 0: they are cut at the head, soundly. */
export type Unroll = number;

/** The most that makes sense: nested loops multiply it. */
export const MAX_UNROLL = 100;

/** In the user's words; undefined where nothing is unrolled. */
export function unsoundness(unroll: Unroll): string | undefined {
  if (unroll === 0) return undefined;
  return unroll === 1 ? 'loops unrolled once' : `loops unrolled ${unroll} times`;
}

/** The result as it may be published. */
export function admitted(result: MethodResult, unroll: Unroll): MethodResult {
  const unsound = unsoundness(unroll);
  if (unsound === undefined) return result;
  const verdict = result.verdict === 'verified' ? 'unknown' : result.verdict;
  const found = result.diagnostics.map(
    (one): Diagnostic =>
      one.severity === 'error' || one.severity === 'warning'
        ? { ...one, message: `${withoutStop(one.message)} (found with ${unsound})` }
        : one,
  );
  const nothing =
    result.verdict === 'verified'
      ? [
          diagnostic(
            'unrolled',
            result.nameSpan,
            `\`${result.name}\`: no error found within ${unroll} ${unroll === 1 ? 'round' : 'rounds'} of each loop (not a proof)`,
          ),
        ]
      : [];
  return { ...result, verdict, unsound, diagnostics: [...found, ...nothing] };
}

function withoutStop(message: string): string {
  return message.endsWith('.') ? message.slice(0, -1) : message;
}
