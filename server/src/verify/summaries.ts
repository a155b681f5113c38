/**
 * What an analysis tells of its methods, fields and files before any prover runs.
 * Neighbours: `pipeline.ts`; `keys.ts` says what a verdict depends on.
 */
import { hashText } from '../base/hash';
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Procedure, Program } from '../plato/ir';
import type { CompilationUnit } from '../syntax/ast';
import type { MethodSummary, SourceFile } from './analysis';
import type { Keys } from './keys';
import { wordsOf, type NowarnLine } from './nowarn';
import type { FieldInfo } from './results';

/** Per file, what its `nowarn`s say. */
export function suppressedWords(files: readonly SourceFile[], nowarns: readonly NowarnLine[]): ReadonlyMap<string, string> {
  return new Map(
    files.map(({ path, text }) => [
      path,
      nowarns
        .filter((one) => one.file === path)
        .map((one) => wordsOf(one, text))
        .join('\n'),
    ]),
  );
}

/**
 * `suppressed`: per file, what its `nowarn`s say. A field's initializer is reported in its own line, far from the constructor whose verdict
 * it is.
 */
export function summaryOf(procedure: Procedure, keys: Keys, suppressed: ReadonlyMap<string, string>): MethodSummary {
  let key: string | undefined;
  return {
    id: procedure.id,
    name: procedure.display,
    path: procedure.span.file,
    span: procedure.span,
    nameSpan: procedure.nameSpan,
    get key() {
      return (key ??= hashText(keys.keyOf(procedure), suppressed.get(procedure.span.file) ?? ''));
    },
  };
}

export function byFile(files: readonly SourceFile[], diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>(files.map((file) => [file.path, []]));
  for (const one of diagnostics) found.get(one.span.file)?.push(one);
  for (const list of found.values()) list.sort(compareDiagnostics);
  return found;
}

export function fieldsOf(program: Program, path: string): readonly FieldInfo[] {
  return program.fields
    .filter((field) => field.span.file === path && field.nameSpan.end > field.nameSpan.start)
    .map((field) => ({
      name: field.id,
      nameSpan: field.nameSpan,
      kind: field.isGhost ? 'ghost' : field.isFinal ? 'final' : field.isVolatile ? 'volatile' : 'plain',
      discipline: field.disciplines.map((discipline) => `${discipline.keyword} ${discipline.clause.text}`),
    }));
}

/** Of a file that does not parse the specifications may be lost with the rest. */
export function filesWithSpecifications(units: readonly CompilationUnit[], files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    units
      .filter((unit, index) => unit.hasSpecs || (unit.diagnostics.length > 0 && /\/[*/]@/.test(files[index]!.text)))
      .map((unit) => unit.path),
  );
}
