/**
 * Methods that an annotation generates: their failures stand at the annotation; and where clauses can be written before methods.
 * Neighbours: `pipeline.ts`; `suppositions.ts` writes clauses there.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Procedure } from '../plato/ir';
import type { Analysis } from './analysis';
import type { MethodResult } from './results';
import type { ClausePlace } from './suppositions';

/**
 * What fails in a method that an annotation generates stands at the annotation, which may generate several: it says in which. What is not
 * translated is reported once for all of them.
 */
export function ofGenerated(result: MethodResult, generator: string | undefined): MethodResult {
  if (generator === undefined) return result;
  const isAtIt = ({ code, span }: Diagnostic): boolean =>
    code !== 'unsupported' && span.start >= result.span.start && span.end <= result.span.end;
  const said = (one: Diagnostic): Diagnostic =>
    isAtIt(one) ? { ...one, message: `in \`${result.name}\`, which \`${generator}\` generates: ${one.message}` } : one;
  return { ...result, diagnostics: result.diagnostics.map(said) };
}

/**
 * Where a clause can be written before a method: in front of its first comment of clauses, or of the declaration; and what stands before
 * that on its line.
 */
export function clausePlace({ files }: Analysis, { span }: Procedure): ClausePlace {
  const before = files.find((file) => file.path === span.file)?.text.slice(0, span.start) ?? '';
  const opener = /\/[/*]@[@\s]*$/.exec(before);
  const offset = opener?.index ?? span.start;
  return {
    offset,
    lineBefore: before.slice(Math.max(before.lastIndexOf('\n', offset - 1), before.lastIndexOf('\r', offset - 1)) + 1, offset),
  };
}
