/**
 * All methods of an analysis, a few at a time; or only whether all verify, which ends at the first that does not.
 * Neighbours: `pipeline.ts` checks each; the command line and the laboratory ask for all, `why/` whether all verify.
 */
import { compareDiagnostics, withoutRepeats, type Diagnostic } from '../diagnostics/diagnostic';
import type { Analysis, VerifyOptions } from './analysis';
import { verifyEnvironment, verifyMethod } from './pipeline';
import type { FileResult, MethodResult } from './results';
import { methodsOf, type Shard } from './shards';

/** Grouped by file. `onMethod` hears of each as it is done, and how many there are. `shard`: only of the methods of this part. */
export async function verifyAll(
  analysis: Analysis,
  options: VerifyOptions,
  onMethod?: (path: string, result: MethodResult, all: number) => void,
  shard?: Shard,
): Promise<readonly FileResult[]> {
  const part = shard && methodsOf(analysis, shard);
  const wanted = part ? analysis.methods.filter(({ id }) => part.has(id)) : analysis.methods;
  const environment = analysis.methods.length > 0 ? await verifyEnvironment(analysis, options) : [];
  const results = new Map<string, MethodResult>();
  const waiting = [...wanted];
  // A few at a time: while one waits for the prover, the condition of the next is made.
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await verifyMethod(analysis, next.id, options);
        results.set(next.id, result);
        onMethod?.(next.path, result, wanted.length);
      }
    }),
  );
  const files = analysis.files.map((file) => {
    const methods = wanted.filter((method) => method.path === file.path).map((method) => results.get(method.id)!);
    const diagnostics = [
      ...(analysis.diagnostics.get(file.path) ?? []),
      ...environment.filter((one) => one.span.file === file.path),
      ...methods.flatMap((method) => method.diagnostics),
    ];
    return {
      path: file.path,
      methods,
      diagnostics: diagnostics.sort(compareDiagnostics),
      fields: analysis.fields.get(file.path) ?? [],
      annotated: analysis.annotatedFiles.has(file.path),
    };
  });
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  return files.map((file) => ({ ...file, diagnostics: withoutRepeats(file.diagnostics, all) }));
}

/**
 * The method that does not verify, or `''` for an error that is of no method; undefined where there is nothing wrong anywhere. `first`:
 * the methods that are looked at before the others, by which nothing but the time changes.
 */
export async function firstFailure(analysis: Analysis, options: VerifyOptions, first: readonly string[]): Promise<string | undefined> {
  const isError = (one: Diagnostic): boolean => one.severity === 'error';
  if ([...analysis.diagnostics.values()].some((list) => list.some(isError))) return '';
  const ids = analysis.methods.map(({ id }) => id);
  for (const id of [...first.filter((one) => ids.includes(one)), ...ids.filter((one) => !first.includes(one))]) {
    const { verdict, diagnostics } = await verifyMethod(analysis, id, { ...options, verdictOnly: true });
    if (verdict !== 'verified' || diagnostics.some(isError)) return id;
  }
  return ids.length > 0 && (await verifyEnvironment(analysis, options)).some(isError) ? '' : undefined;
}
