/**
 * Whether anybody may still be `verified` who relies on what is not understood. No prover is needed: who is translated, and has no wrong
 * clause, may be.
 * Neighbours: `garble.ts` makes the programs; the rules are in `server/src/lower/program/not-understood.ts`.
 */
import { touchedBy } from '#server/lower/program/checked';
import type { Procedure } from '#server/plato/ir';
import type { AnalysisOptions, SourceFile } from '#server/verify/analysis';
import { analyse } from '#server/verify/pipeline';

type Placed = Pick<Procedure, 'span'>;

/** What is wrong with what the checker would say; undefined where all is as it should be. */
export function vanished(files: readonly SourceFile[], path: string, at: number, options: AnalysisOptions): string | undefined {
  const { program, diagnostics } = analyse(files, options);
  const checked = program.procedures.filter((one) => one.isChecked && !one.isTrusted);
  const isReported =
    [...diagnostics.values()].flat().some((one) => one.severity === 'error' || one.code === 'unsupported') ||
    checked.some((one) => one.unsupported.length > 0);
  if (!isReported) return 'nothing is said, and the exit code would be 0';
  const isHere = ({ span }: Placed): boolean => span.file === path && span.start <= at && at < span.end;
  const believed = (one: Procedure): boolean => one.unsupported.length === 0 && !one.hasSpecErrors && !one.hasSyntaxErrors;
  const inside = checked.filter(isHere);
  const isWithin = (inner: Placed, outer: Placed): boolean =>
    inner.span.end - inner.span.start < outer.span.end - outer.span.start &&
    outer.span.start <= inner.span.start &&
    inner.span.end <= outer.span.end;
  // The innermost: the body of a constant of an enum stands in the declaration of the constant, which is a field too.
  const [field] = program.fields
    .filter((one) => isHere(one) && !program.procedures.some((other) => other.kind === 'method' && isHere(other) && isWithin(other, one)))
    .sort((one, other) => one.span.end - one.span.start - (other.span.end - other.span.start));
  // What stands in a lambda is about the lambda's own code, which is checked by itself.
  const innermost = inside.filter((one) => one.kind === 'method' && !inside.some((other) => isWithin(other, one)));
  const relying = field === undefined ? innermost : checked.filter((one) => touchedBy(one).fields.has(field.id));
  const wrong = relying.find(believed);
  return wrong && `\`${wrong.display}\` relies on it and may be verified`;
}
