/**
 * A script run against a program: every tactic in order, the contexts between them, and the verdict.
 *
 * Proved: every tactic applied, no assertion is left in the program, and every postcondition was shown. The first tactic that does not
 * apply ends the run.
 * Neighbours: `steps.ts` runs them; cli prints the outcome, `open-proof.ts` shows it in an editor.
 * docs/soundness/qed.md#who-runs-what
 */
import type { Span } from '../base/span';
import { ELEMENT_STORES, footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import type { Procedure } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import type { Prover } from '../solver/prover';
import { openAssertions } from './checking';
import { beginnings, isOfLibrary, openInBeginnings, parametersOnly } from './constructors';
import type { ProofContext } from './context';
import { calls } from './inlining';
import type { NamedPlace } from './refused';
import type { Script, ScriptError } from './script';
import { Steps, type StepResult, type Subject } from './steps';

export interface ProofResult {
  readonly verdict: 'proved' | 'failed' | 'unknown';
  readonly steps: readonly StepResult[];
  /** Of the script as a whole: why it is not proved although every tactic applied, or why none was tried. */
  readonly left: readonly NamedPlace[];
  /** What a proof takes for granted, as sentences. */
  readonly assumptions: readonly string[];
  /** The programs: at the beginning, and after each step that was run. */
  readonly contexts: readonly ProofContext[];
  /** Questions that the prover was asked. */
  readonly questions: number;
}

export interface ProofInput extends Subject {
  readonly script: Script;
  /** Why none of it can be run. */
  readonly error: ScriptError | undefined;
  /** How many tactics are run at most; undefined: all. */
  readonly until?: number | undefined;
}

/** Rejects only with ProverFailure. */
export function prove(input: ProofInput, prover: Prover, signal?: AbortSignal): Promise<ProofResult> {
  return outcome(new Steps(input, prover), input, signal);
}

/** The same by steps that have been begun with. Rejects only with ProverFailure. */
export async function outcome(steps: Steps, input: ProofInput, signal?: AbortSignal): Promise<ProofResult> {
  const nothing = { steps: [], assumptions: [], contexts: [], questions: 0 };
  const { script, error } = input;
  if (error) return { ...nothing, verdict: 'failed', left: [error] };
  steps.take(script);
  if (steps.owner === undefined) return { ...nothing, verdict: 'failed', left: [noClass(script)] };
  await steps.run(input.until ?? script.steps.length, signal);
  const done = steps.results;
  const contexts = [0, ...done.map((_, index) => index + 1)].flatMap((count) => steps.after(count) ?? []);
  return {
    ...(await conclusion(steps, input)),
    steps: [...done, ...script.steps.slice(done.length).map((step) => ({ step, verdict: 'not run' as const, message: '', places: [] }))],
    contexts,
    questions: steps.asker.asked,
  };
}

export function noClass({ owner, span }: Script): NamedPlace {
  return { message: owner ? `there is no class \`${owner.name}\` here` : 'there is no class here', span: owner?.span ?? span };
}

/** What the steps that were run come to. Rejects only with ProverFailure. */
export async function conclusion(
  steps: Steps,
  { script, privateMethods }: Pick<ProofInput, 'script' | 'privateMethods'>,
): Promise<Pick<ProofResult, 'verdict' | 'left' | 'assumptions'>> {
  const done = steps.results;
  const broken = done.find((one) => one.verdict !== 'ok');
  const isWhole = !broken && done.length === script.steps.length;
  const last = steps.after(broken ? done.length - 1 : done.length)!;
  const hindered = steps.hindrances.map(({ reason, span }) => ({ message: `has no meaning for proofs by shrinking yet: ${reason}`, span }));
  const open = openAssertions(last).map(({ proc, assertion }) => ({
    message: `not shown in \`${proc.name}\`: ${assertion.message}`,
    span: assertion.span,
  }));
  const posts = last.procs.flatMap((proc) =>
    proc.post
      .filter((one) => !one.isShown)
      .map((one) => ({ message: `not shown of \`${proc.name}\`: \`${one.text}\``, span: script.span })),
  );
  const begun = isWhole
    ? (await openInBeginnings(last, steps.asker)).map(({ procedure, assertion, span }) => ({
        message: `not shown in \`${procedure.display}\`, where objects begin: ${assertion.message}`,
        span,
      }))
    : [];
  const verdict = !isWhole
    ? broken?.verdict === 'failed'
      ? 'failed'
      : 'unknown'
    : hindered.length > 0
      ? 'unknown'
      : open.length + posts.length + begun.length > 0
        ? 'failed'
        : 'proved';
  return {
    verdict,
    left: [...hindered, ...(isWhole ? [...open, ...posts, ...begun] : [])],
    assumptions: assumptionsOf(last, steps.beginning, privateMethods),
  };
}

function assumptionsOf(context: ProofContext, first: ProofContext, privateMethods: readonly Span[]): readonly string[] {
  // Who calls these stands in the file, and asserts what they ask for.
  const hasOwnCallers = ({ id, nameSpan }: Procedure): boolean =>
    privateMethods.some((one) => one.file === nameSpan.file && one.start === nameSpan.start) &&
    first.procs.some((proc) => calls(proc.body, id));
  return [
    ...new Set([
      'threads read and write memory in one order (sequential consistency)',
      ...openFields(context).map((name) => `\`${name}\`, which is not private, is written by the methods of this file only`),
      ...openObjects(context),
      ...context.invariants
        .filter((one) => isOfLibrary(context.program, one))
        .map((one) => `what comes from elsewhere of \`${one.owner}\` satisfies \`${one.text}\` at first`),
      ...beginnings(context.program).flatMap((one) =>
        parametersOnly(one).map((clause) => `who calls \`${one.display}\` sees to \`${clause.text}\``),
      ),
      ...context.procs.flatMap((proc) => [
        ...proc.procedure.restsOn,
        ...proc.post
          .filter((one) => one.isOfOrder)
          .map((one) => `\`${one.text}\` after \`${proc.name}\` is about the order in which actions take effect`),
        ...(hasOwnCallers(proc.procedure)
          ? []
          : proc.pre.map((one) => `who calls \`${proc.name}\` from elsewhere sees to \`${one.text}\``)),
      ]),
    ]),
  ];
}

/** Fields that code elsewhere could write. */
function openFields({ program }: ProofContext): readonly string[] {
  const own = new Map(program.classes.filter((one) => !one.isLibrary).map((one) => [one.name, one.display]));
  return program.fields
    .filter((field) => own.has(field.owner) && field.isPrivate !== true && !field.isFinal && !field.isGhost)
    .map((field) => `${own.get(field.owner)}.${field.name}`);
}

/** Arrays, and objects of the library, that code elsewhere may have as well: of what the methods read or an invariant speaks. */
function openObjects({ program, procs, invariants }: ProofContext): readonly string[] {
  const used = new Set([
    ...procs.flatMap((proc) => operationsOf(proc.body).flatMap((op) => footprintOf(op).reads.map((one) => storeOf(one)))),
    ...invariants.flatMap((one) => [...storesOfExpr(one.expr)]),
  ]);
  const library = new Map(program.classes.filter((one) => one.isLibrary).map((one) => [one.name, one.display]));
  return [
    ...([...ELEMENT_STORES].some((store) => used.has(store))
      ? ['elements of arrays that this file uses are written by its methods only']
      : []),
    ...program.fields
      .filter((field) => used.has(field.id) && library.has(field.owner) && !field.isFinal && !field.isGhost)
      .map((field) => `\`${library.get(field.owner)}.${field.name}\` of what this file uses is written by its methods only`),
  ];
}
