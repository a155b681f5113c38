/**
 * What inference says of a program, against the explorer of runs and against a check of its annotations that knows nothing of inference.
 * Neighbours: `main.ts` makes the programs and counts.
 */
import { explore, SMALL_BOUNDS, type Bounds } from '#server/oracle/explore';
import { scenarios } from '#server/oracle/scenarios';
import type { Scenario } from '#server/oracle/scenario';
import type { Inferred } from '#server/infer/infer';
import { withAnnotations } from '#server/infer/annotate';
import type { Prover } from '#server/solver/prover';
import { analyse } from '#server/verify/pipeline';
import { verifyAll } from '#server/verify/whole';
import { why } from '#server/why/why';

export interface Judged {
  readonly verdict: string;
  readonly annotations: number;
  /** What should not be. */
  readonly wrong: string | undefined;
  /** The explorer has a run that goes wrong. */
  readonly isShown: boolean;
}

const BOUNDS: Bounds = { ...SMALL_BOUNDS, ints: [-1, 0, 1, 2], maxStates: 6000 };
const MOST_SCENARIOS = 24;
/** Smaller than for a person's program: here it is many programs that count. */
const BUDGET = { rounds: 40, questions: 40_000 };

export async function judge(prover: Prover, path: string, text: string): Promise<Judged> {
  const files = [{ path, text }];
  const { program, diagnostics } = analyse(files, { checkAll: true, isAsWritten: true });
  const errors = [...diagnostics.values()].flat().filter((one) => one.severity === 'error');
  if (errors.length > 0)
    return {
      verdict: 'no program',
      annotations: 0,
      wrong: `the generator has made what is no program: ${errors[0]!.message}`,
      isShown: false,
    };
  const all: Inferred[] = [];
  await why({ files, integers: 'mathematical', budget: BUDGET }, { prover, found: (one) => all.push(one) });
  const [found] = all;
  if (!found) return { verdict: 'nothing', annotations: 0, wrong: undefined, isShown: false };
  const main = program.procedures.find((one) => one.id.endsWith('.main(java.lang.String[])') && !one.isTrusted);
  const runs: readonly Scenario[] = main
    ? [{ setup: [], threads: [[{ procedure: main.id, args: [null] }]] }]
    : scenarios(program, {}).slice(0, MOST_SCENARIOS);
  const outcomes = found.verdict === 'unsupported' ? [] : runs.map((one) => explore(program, one, BOUNDS));
  const isShown = outcomes.some((one) => one.kind === 'wrong');
  const wrong = await complaint(prover, found, files, isShown);
  return { verdict: found.verdict, annotations: found.annotations.length, wrong, isShown };
}

async function complaint(
  prover: Prover,
  { verdict, annotations, trace }: Inferred,
  files: readonly { readonly path: string; readonly text: string }[],
  isShown: boolean,
): Promise<string | undefined> {
  if (verdict === 'unsafe' && trace.length === 0) return 'called unsafe without a run';
  if (verdict !== 'safe') return annotations.length > 0 ? 'annotations of what is not called safe' : undefined;
  if (isShown) return 'called safe, and the explorer has a run that goes wrong';
  if (annotations.length === 0) return undefined;
  const results = await verifyAll(analyse(withAnnotations(files, annotations), { checkAll: true, isAsWritten: true }), { prover });
  const complaints = results.flatMap((file) => [
    ...file.diagnostics.filter((one) => one.severity === 'error').map((one) => one.message),
    ...file.methods.filter((one) => one.verdict !== 'verified').map((one) => `${one.name}: ${one.verdict}`),
  ]);
  return complaints.length === 0
    ? undefined
    : `annotations that do not verify (${annotations.map((one) => one.text).join('; ')}): ${complaints.join('; ')}`;
}
