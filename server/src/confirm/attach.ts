/**
 * Puts what the runs have shown to the diagnostics of a whole check.
 * Neighbours: `confirm.ts` runs; the command line's `cli/engine.ts` and the language server ask.
 */
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import type { Analysis } from '../verify/analysis';
import type { FileResult, MethodResult } from '../verify/results';
import { EFFORT, executionsNow, type Effort, type Failure } from './confirm';

/**
 * The failures of the results, by the ids of their methods. Unrolled loops and `failed` without a counterexample are compared with runs
 * like the others.
 */
export function failuresOf(analysis: Analysis, results: readonly MethodResult[]): readonly Failure[] {
  const idOf = ids(analysis);
  return results
    .filter((result) => result.verdict === 'failed')
    .flatMap((result) => {
      const method = idOf(result);
      return method === undefined ? [] : [{ method, diagnostics: result.diagnostics }];
    });
}

/** Methods of which it is not known that they are right: not verified, or only because of a `nowarn`, or not among the results at all. */
export function doubtfulOf(analysis: Analysis, results: readonly MethodResult[]): readonly string[] {
  const idOf = ids(analysis);
  const right = new Set(
    results.filter((result) => result.verdict === 'verified' && result.nowarns === undefined).flatMap((result) => idOf(result) ?? []),
  );
  return analysis.methods.map(({ id }) => id).filter((id) => !right.has(id));
}

function ids(analysis: Analysis): (result: MethodResult) => string | undefined {
  const byPlace = new Map(analysis.methods.map((method) => [`${method.nameSpan.file} ${method.nameSpan.start} ${method.name}`, method.id]));
  return (result) => byPlace.get(`${result.nameSpan.file} ${result.nameSpan.start} ${result.name}`);
}

/** The same results, each failure with the run that shows it or why there may be none. */
export function withExecutions(analysis: Analysis, files: readonly FileResult[], effort: Effort = EFFORT): readonly FileResult[] {
  const results = files.flatMap((file) => file.methods);
  let found: ReadonlyMap<Diagnostic, Execution>;
  try {
    found = executionsNow(
      analysis.program,
      failuresOf(analysis, results),
      effort,
      doubtfulOf(analysis, results),
      analysis.options.checkAll,
    );
  } catch {
    // No verdict depends on it, and none may be lost for it.
    return files;
  }
  if (found.size === 0) return files;
  return files.map((file) => ({
    ...file,
    diagnostics: attached(file.diagnostics, found),
    methods: file.methods.map((method) => ({ ...method, diagnostics: attached(method.diagnostics, found) })),
  }));
}

/** The diagnostics with their executions. */
export function attached(diagnostics: readonly Diagnostic[], found: ReadonlyMap<Diagnostic, Execution>): readonly Diagnostic[] {
  return diagnostics.map((one) => {
    const execution = found.get(one);
    return execution ? { ...one, execution } : one;
  });
}
