/**
 * All methods of an analysis, a few at a time.
 * Neighbours: `pipeline.ts` checks each; the command line and the laboratory ask for all.
 */
import { compareDiagnostics, withoutRepeats } from '../diagnostics/diagnostic';
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
