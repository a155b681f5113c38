/**
 * What people are shown of a result, in a terminal and in an editor; whoever wants all of it has the JSON.
 * Why apart: the command line knows it before the engine is loaded.
 * Neighbours: `infer/explain.ts` has the words; `cli/infer-report.ts` and `lsp/real-checker.ts` show them.
 */
import type { Inferred } from '../infer/infer';

/** The proof, or how much it is where it explains nothing. */
export function shownProof({ proof, summary }: Inferred): readonly string[] {
  return summary === undefined ? proof : [summary];
}
