/**
 * What the checker says of a mutant. The methods that are changed come first, and the first refutation ends it.
 * Neighbours: `run.ts`; what is not refuted goes on to `compare.ts`.
 */
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Program } from '#server/plato/ir';
import type { Prover } from '#server/solver/prover';
import { analyse, verifyEnvironment, verifyMethod } from '#server/verify/pipeline';
import type { Mutant } from './mutants';
import type { Original } from './originals';

export type Judgement =
  /** No program, or no specification: javac or the reader of specifications refuses it before anything is proved. */
  | { readonly kind: 'stillborn'; readonly why: string }
  | { readonly kind: 'killed'; readonly why: string }
  /** Not refuted, and not called verified either. */
  | { readonly kind: 'unverified'; readonly why: string }
  | { readonly kind: 'survived'; readonly program: Program };

const UNREAD: readonly string[] = ['java-syntax', 'spec-syntax', 'spec-type'];

/** Rejects only with ProverFailure. */
export async function judge(original: Original, mutant: Mutant, prover: Prover): Promise<Judgement> {
  const files = original.files.map((one) => (one.path === mutant.path ? { path: one.path, text: mutant.text } : one));
  const analysis = analyse(files, original.options);
  const first = [...analysis.diagnostics.values()].flat();
  const unread = first.find((one) => UNREAD.includes(one.code));
  if (unread) return { kind: 'stillborn', why: reported(unread) };
  const known = [...first, ...(await verifyEnvironment(analysis, { prover }))];
  const loud = known.find(isLoud);
  if (loud) return { kind: 'killed', why: reported(loud) };
  let open: string | undefined = undefined;
  const isNear = (one: { readonly path: string; readonly span: { readonly start: number; readonly end: number } }): boolean =>
    one.path === mutant.path && one.span.start <= mutant.to && mutant.from <= one.span.end;
  const checked = [...analysis.methods].sort((left, right) => Number(isNear(right)) - Number(isNear(left)));
  for (const { id } of checked) {
    const result = await verifyMethod(analysis, id, { prover, verdictOnly: true });
    const wrong = result.diagnostics.find(isLoud);
    if (wrong ?? result.verdict === 'failed') return { kind: 'killed', why: wrong ? reported(wrong) : `${result.name} failed` };
    if (result.verdict !== 'verified')
      open ??= `${result.name} is ${result.verdict}${result.diagnostics[0] ? `: ${reported(result.diagnostics[0])}` : ''}`;
  }
  // Without its last specification a class is not looked at any more.
  if (open === undefined && analysis.methods.length < countOf(original)) open = 'some method is not checked any more';
  if (open !== undefined) return { kind: 'unverified', why: open };
  return { kind: 'survived', program: analysis.program };
}

const COUNTS = new WeakMap<Original, number>();

function countOf(original: Original): number {
  const known = COUNTS.get(original) ?? analyse(original.files, original.options).methods.length;
  COUNTS.set(original, known);
  return known;
}

function isLoud({ code, severity }: Diagnostic): boolean {
  return (severity === 'error' || severity === 'warning') && code !== 'prover-unknown' && code !== 'unsupported';
}

function reported({ code, message }: Diagnostic): string {
  return `${code}: ${message.split('\n')[0]}`;
}
