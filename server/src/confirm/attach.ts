/**
 * Puts what the runs have shown to the diagnostics of a whole check.
 * Neighbours: `confirm.ts` runs; the command line's `engine.ts` and the language server ask.
 */
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import type { Analysis } from '../verify/pipeline';
import type { FileResult, MethodResult } from '../verify/results';
import { executionsNow, type Failure } from './confirm';

/** The failures of the results, by the ids of their methods. Unrolled loops and `failed` without a counterexample are held against runs like the others. */
export function failuresOf(analysis: Analysis, results: readonly MethodResult[]): readonly Failure[] {
  const byPlace = new Map(analysis.methods.map((method) => [`${method.nameSpan.file} ${method.nameSpan.start} ${method.name}`, method.id]));
  return results.filter((result) => result.verdict === 'failed').flatMap((result) => {
    const method = byPlace.get(`${result.nameSpan.file} ${result.nameSpan.start} ${result.name}`);
    return method === undefined ? [] : [{ method, diagnostics: result.diagnostics }];
  });
}

/** The same results, each failure with the run that shows it or why there may be none. */
export function withExecutions(analysis: Analysis, files: readonly FileResult[]): readonly FileResult[] {
  const found = executionsNow(analysis.program, failuresOf(analysis, files.flatMap((file) => file.methods)));
  if (found.size === 0) return files;
  return files.map((file) => ({ ...file, diagnostics: attached(file.diagnostics, found), methods: file.methods.map((method) => ({ ...method, diagnostics: attached(method.diagnostics, found) })) }));
}

/** The diagnostics with their executions. */
export function attached(diagnostics: readonly Diagnostic[], found: ReadonlyMap<Diagnostic, Execution>): readonly Diagnostic[] {
  return diagnostics.map((one) => {
    const execution = found.get(one);
    return execution ? { ...one, execution } : one;
  });
}
