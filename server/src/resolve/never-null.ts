/**
 * What is declared never to be null: by the clause `non_null`, or by an annotation in the spellings of the usual libraries.
 * One reading of it for fields, parameters, locals and results, so that none of them means something else by the same words.
 * Soundness: docs/soundness/java.md#declared-non-null.
 * Neighbours: `elaborate-stmt.ts` and `elaborate-for-each.ts` ask for locals; lower for the rest, and asserts what is promised.
 */
import { lastPart } from '../base/dotted-name';
import type { Span } from '../base/span';
import type { JavaAnnotation } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';

export interface NeverNull {
  /** The clause or annotation. */
  readonly span: Span;
  /** The annotation exists as one of declarations and as one of types; of an array type the second speaks of the elements. */
  readonly mayMeanElements: boolean;
}

/** `@NonNull` in the spellings of the usual libraries. */
export function isNonNullAnnotation(name: string): boolean {
  return ['NonNull', 'Nonnull', 'NotNull'].includes(lastPart(name));
}

/** How something is declared never to be null; undefined where it is not. */
export function declaredNeverNull({
  specs,
  annotations,
}: {
  readonly specs: readonly SpecClause[];
  readonly annotations: readonly JavaAnnotation[];
}): NeverNull | undefined {
  const clause = specs.find((one) => one.kind === 'nonNull');
  if (clause !== undefined) return { span: clause.span, mayMeanElements: false };
  const annotation = annotations.find((one) => isNonNullAnnotation(one.name));
  // `javax.annotation.Nonnull` is about declarations only.
  return annotation && { span: annotation.span, mayMeanElements: lastPart(annotation.name) !== 'Nonnull' };
}
