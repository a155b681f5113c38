/**
 * One proof script against the analysis of its Java file.
 * Neighbours: `engine.ts` has the prover; `qed/session.ts` runs the script.
 */
import type { Span } from '../base/span';
import { labelsIn, privateMethodsIn } from '../qed/labels';
import { prove, type ProofResult } from '../qed/session';
import { parseScript } from '../qed/script-parse';
import type { Prover } from '../solver/prover';
import { parseJava } from '../syntax/parse';
import type { Analysis } from '../verify/analysis';
import { Sources } from './excerpt';
import type { FoundScript } from './script-files';

/** `until`: how many tactics are run at most. Rejects only with ProverFailure. Parsers must have been started. */
export async function proveScript(
  analysis: Analysis,
  { file, start, end, java }: FoundScript,
  prover: Prover,
  until?: number,
  signal?: AbortSignal,
): Promise<ProofResult> {
  const { script, error } = parseScript(file.path, file.text, start, end);
  const sources = new Sources([java, file]);
  const texts = new Map([
    [java.path, java.text],
    [file.path, file.text],
  ]);
  const wrong = [...analysis.diagnostics.values()]
    .flat()
    .find((one) => one.code === 'java-syntax' || one.code === 'spec-syntax' || one.code === 'spec-type');
  const units = [parseJava(java.path, java.text)];
  const result = await prove(
    {
      program: analysis.program,
      script,
      error: error ?? (wrong && { message: `\`${java.path}\` has errors: ${wrong.message}`, span: wrong.span }),
      labels: labelsIn(units),
      privateMethods: privateMethodsIn(units),
      lineOf: (span: Span) => sources.lines(span.file)?.position(span.start).line ?? 0,
      until,
      textOf: (span: Span) => texts.get(span.file)?.slice(span.start, span.end).replace(/\s+/g, ' ') ?? '',
    },
    prover,
    signal,
  );
  return result;
}
