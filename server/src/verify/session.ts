/**
 * What is computed once per analysis, and forgotten with it: what all methods share, and which clauses of the environment may be believed.
 * Neighbours: `pipeline.ts` asks; `environment.ts` checks the environment relation; `method.ts` says what is shared.
 */
import { onceFor } from '../base/once-for';
import type { Analysis, VerifyOptions } from './analysis';
import { checkEnvironment, type Environment } from './environment';
import { sharedOf, type Shared } from './shared';

interface Session {
  readonly shared: Shared;
  environment: Promise<Environment> | undefined;
}

/** Procedures with a specification error inside them. */
function brokenItself(analysis: Analysis): ReadonlySet<string> {
  const errors = [...analysis.diagnostics.values()].flat().filter((one) => one.code === 'spec-syntax' || one.code === 'spec-type');
  return new Set(
    analysis.program.procedures
      .filter(
        (procedure) =>
          procedure.hasSpecErrors &&
          errors.some(
            (one) => one.span.file === procedure.span.file && one.span.start >= procedure.span.start && one.span.end <= procedure.span.end,
          ),
      )
      .map((procedure) => procedure.id),
  );
}

export const sessionOf = onceFor(
  (analysis: Analysis): Session => ({
    shared: sharedOf(
      analysis.program,
      brokenItself(analysis),
      analysis.unroll,
      analysis.plain,
      analysis.nowarns,
      analysis.options.javaChecks,
    ),
    environment: undefined,
  }),
);

/** Which clauses of the environment may be believed; asked once per analysis. Rejects only with ProverFailure. */
export async function environmentOf(analysis: Analysis, options: VerifyOptions): Promise<Environment> {
  const session = sessionOf(analysis);
  for (;;) {
    const isOurs = session.environment === undefined;
    session.environment ??= checkEnvironment(
      analysis.program,
      session.shared.stores,
      session.shared.hierarchy,
      options.prover,
      options.signal,
    );
    const attempt = session.environment;
    try {
      return await attempt;
    } catch (error) {
      // A cancelled or broken attempt says nothing of the next one; who only waited for somebody else's attempt makes one of his own.
      if (session.environment === attempt) session.environment = undefined;
      if (isOurs || options.signal?.aborted === true) throw error;
    }
  }
}
