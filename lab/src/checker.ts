/**
 * The checker as the laboratory asks it: whole programs, a verdict for each. Programs of Java are checked many at a time as one workspace,
 * each in a file of its own, since reading the library takes longer than checking one of them; programs of Plato go in after the
 * translation.
 * Neighbours: `differential.ts`; the passes are those of `server/src/verify`, and nothing is left out that a verdict depends on.
 */
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Program } from '#server/plato/ir';
import { ProverFailure, type Prover } from '#server/solver/prover';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { checkEnvironment } from '#server/verify/environment';
import { verifyProcedure } from '#server/verify/method';
import { sharedOf } from '#server/verify/shared';
import { analyse } from '#server/verify/pipeline';
import { verifyAll } from '#server/verify/whole';
import type { Verdict } from '#server/verify/results';
import { remembering } from './remembered';

/**
 * `verified`: every method, and nothing to complain about anywhere. `failed`: something is refuted, or wrong as written. `open`: unknown or
 * unsupported.
 */
export interface Judged {
  readonly verdict: 'verified' | 'failed' | 'open';
  /** Codes of what is reported, each once, in alphabetical order. */
  readonly codes: readonly string[];
  /** What the oracle gets: the program without the others of its workspace. */
  readonly program: Program;
}

export class LabChecker {
  private constructor(private readonly prover: Prover) {}

  static async start(): Promise<LabChecker> {
    await initParsers();
    return new LabChecker(remembering(createWasmProver({ workers: 1 })));
  }

  dispose(): Promise<void> {
    return this.prover.dispose();
  }

  /** The texts must declare different classes. Rejects only with ProverFailure. */
  async checkJava(texts: readonly string[]): Promise<readonly Judged[]> {
    const files = texts.map((text, index) => ({ path: `P${index}.java`, text }));
    const analysis = analyse(files, { checkAll: false });
    const results = await verifyAll(analysis, { prover: this.prover, verdictOnly: true });
    return results.map(({ path, methods, diagnostics }) => ({
      ...judged(
        methods.map((one) => one.verdict),
        diagnostics,
      ),
      program: programIn(analysis.program, path),
    }));
  }

  /** A program of Plato, from the thread-modular check on. Rejects only with ProverFailure. */
  async checkPlato(program: Program): Promise<Judged> {
    const shared = sharedOf(program);
    const environment = await checkEnvironment(program, shared.stores, shared.hierarchy, this.prover, undefined, true);
    const verdicts: Verdict[] = [];
    const diagnostics = [...environment.diagnostics];
    // A clause that does not hold together is an error, whatever the procedures do.
    if (diagnostics.some((one) => one.severity === 'error')) return { ...judged(verdicts, diagnostics), program };
    for (const procedure of program.procedures) {
      if (!procedure.isChecked || procedure.isTrusted) continue;
      const result = await verifyProcedure(shared, environment, procedure, this.prover, undefined, { verdictOnly: true });
      verdicts.push(result.verdict);
      diagnostics.push(...result.diagnostics);
      // Nothing that comes later makes it anything else.
      if (result.verdict === 'failed') break;
    }
    return { ...judged(verdicts, diagnostics), program };
  }
}

/** Whether an error says that the machine was at fault, so that the program may be asked about again. */
export function isProverFailure(error: unknown): boolean {
  return error instanceof ProverFailure;
}

function judged(verdicts: readonly Verdict[], diagnostics: readonly Diagnostic[]): Omit<Judged, 'program'> {
  const loud = diagnostics.filter((one) => one.severity === 'error' || one.severity === 'warning' || one.code === 'unsupported');
  const codes = [...new Set(loud.map((one) => one.code))].sort();
  if (verdicts.length > 0 && verdicts.every((one) => one === 'verified') && loud.length === 0) return { verdict: 'verified', codes };
  const isRefuted =
    verdicts.includes('failed') ||
    loud.some((one) => one.code !== 'unsupported' && one.code !== 'prover-unknown' && one.severity === 'error');
  return { verdict: isRefuted ? 'failed' : 'open', codes };
}

/** The part of a workspace that one file declares, with the library. */
function programIn(program: Program, path: string): Program {
  const kept = new Set(program.classes.filter((one) => one.isLibrary || one.span.file === path).map((one) => one.name));
  const isKept = ({ owner }: { readonly owner: string }): boolean => kept.has(owner);
  return {
    classes: program.classes.filter((one) => kept.has(one.name)),
    fields: program.fields.filter(isKept),
    envAssumptions: program.envAssumptions.filter(isKept),
    invariants: program.invariants.filter(isKept),
    axioms: program.axioms.filter(isKept),
    procedures: program.procedures.filter(isKept),
  };
}
