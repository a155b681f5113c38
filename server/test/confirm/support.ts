/**
 * One file through the whole checker and then through the runs.
 * Neighbours: `../fixtures/checker.ts` has the same seam for fixtures.
 */
import { withExecutions } from '../../src/confirm/attach';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';

/** The errors and warnings of a file, each with its execution. */
export async function executionsNow(path: string, text: string): Promise<readonly Diagnostic[]> {
  await initParsers();
  const prover = createWasmProver();
  try {
    const analysis = analyse([{ path, text }], { checkAll: false });
    const files = withExecutions(analysis, await verifyAll(analysis, { prover }));
    return files.flatMap((file) => file.diagnostics).filter((one) => one.severity === 'error' || one.severity === 'warning');
  } finally {
    await prover.dispose();
  }
}

export function isConfirmed(one: Diagnostic): boolean {
  return one.execution?.kind === 'confirmed';
}
