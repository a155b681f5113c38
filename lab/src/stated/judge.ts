/**
 * Whether anybody may still be `verified` who relies on what is not understood. No prover is needed: who is translated, and has no wrong clause, may be.
 * Neighbours: `garble.ts` makes the programs; the rules are in `server/src/lower/not-understood.ts`.
 */
import { touchedBy } from '#server/lower/checked';
import type { Procedure } from '#server/plato/ir';
import { analyse, type AnalysisOptions, type SourceFile } from '#server/verify/pipeline';

/** What is wrong with what the checker would say; undefined where all is as it should be. */
export function vanished(files: readonly SourceFile[], path: string, at: number, options: AnalysisOptions): string | undefined {
  const { program, diagnostics } = analyse(files, options);
  const checked = program.procedures.filter((one) => one.isChecked && !one.isTrusted);
  const isTold = [...diagnostics.values()].flat().some((one) => one.severity === 'error' || one.code === 'unsupported') || checked.some((one) => one.unsupported.length > 0);
  if (!isTold) return 'nothing is said, and the exit code would be 0';
  const isHere = ({ span }: Pick<Procedure, 'span'>): boolean => span.file === path && span.start <= at && at < span.end;
  const believed = (one: Procedure): boolean => one.unsupported.length === 0 && !one.hasSpecErrors && !one.hasSyntaxErrors;
  const inside = checked.filter(isHere);
  const field = program.fields.find((one) => isHere(one) && !program.procedures.some((other) => other.kind === 'method' && isHere(other)));
  const relying = field === undefined ? inside.filter((one) => one.kind === 'method') : checked.filter((one) => touchedBy(one).fields.has(field.id));
  const wrong = relying.find(believed);
  return wrong && `\`${wrong.display}\` relies on it and may be verified`;
}
