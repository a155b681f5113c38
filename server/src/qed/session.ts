/**
 * A script run against a program: every tactic in order, the contexts between them, and the verdict.
 *
 * Proved: every tactic applied, no assertion is left in the program, and every postcondition was shown. The first tactic that does not
 * apply ends the run.
 * Neighbours: `tactics.ts` applies one; cli prints the outcome.
 * docs/soundness/qed.md#who-runs-what
 */
import type { Span } from '../base/span';
import { ELEMENT_STORES, footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import type { Procedure, Program } from '../plato/ir';
import { printProcedure } from '../plato/print';
import { operationsOf } from '../plato/statements';
import type { Prover } from '../solver/prover';
import { openAssertions } from './checking';
import { beginnings, isOfLibrary, openInBeginnings, parametersOnly } from './constructors';
import type { ProofContext } from './context';
import { calls } from './inlining';
import { Movers } from './movers';
import { prepare } from './prepare';
import { Asker } from './query';
import { Refused, type NamedPlace } from './refused';
import type { Script, ScriptError, Step } from './script';
import { apply, type Workshop } from './tactics';
import type { JavaLabel } from './targets';

export type StepVerdict = 'ok' | 'failed' | 'unknown' | 'not run';

export interface StepResult {
  readonly step: Step;
  readonly verdict: StepVerdict;
  readonly message: string;
  readonly places: readonly NamedPlace[];
}

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

export interface ProofInput {
  readonly program: Program;
  readonly script: Script | undefined;
  readonly error: ScriptError | undefined;
  readonly labels: readonly JavaLabel[];
  /** Where the names of private methods stand. */
  readonly privateMethods: readonly Span[];
  readonly lineOf: (span: Span) => number;
  readonly textOf: (span: Span) => string;
  /** How many tactics are run at most; undefined: all. */
  readonly until?: number | undefined;
}

/** Rejects only with ProverFailure. */
export async function prove(input: ProofInput, prover: Prover, signal?: AbortSignal): Promise<ProofResult> {
  const nothing = { steps: [], assumptions: [], contexts: [], questions: 0 };
  const { script, error } = input;
  if (error || !script) return { ...nothing, verdict: 'failed', left: error ? [error] : [] };
  const { context, hindrances } = prepare(input.program, input.lineOf);
  const owner = ownerOf(input.program, script, context);
  if (owner === undefined)
    return {
      ...nothing,
      verdict: 'failed',
      left: [
        {
          message: script.owner ? `there is no class \`${script.owner.name}\` here` : 'there is no class here',
          span: script.owner?.span ?? script.span,
        },
      ],
    };
  const asker = new Asker(prover, signal);
  const workshop: Workshop = { asker, movers: new Movers(asker), labels: input.labels, owner, textOf: input.textOf };
  const { steps, contexts } = await run(script, context, workshop, input.until ?? Infinity);
  const left = hindrances.map(({ reason, span }) => ({ message: `has no meaning for proofs by shrinking yet: ${reason}`, span }));
  const last = contexts.at(-1)!;
  const open = openAssertions(last).map(({ proc, assertion }) => ({
    message: `not shown in \`${proc.name}\`: ${assertion.message}`,
    span: assertion.span,
  }));
  const posts = last.procs.flatMap((proc) =>
    proc.post
      .filter((one) => !one.isShown)
      .map((one) => ({ message: `not shown of \`${proc.name}\`: \`${one.text}\``, span: script.span })),
  );
  const broken = steps.find((one) => one.verdict !== 'ok');
  const begun = broken
    ? []
    : (await openInBeginnings(last, asker)).map(({ procedure, assertion, span }) => ({
        message: `not shown in \`${procedure.display}\`, where objects begin: ${assertion.message}`,
        span,
      }));
  const verdict = broken
    ? broken.verdict === 'failed'
      ? 'failed'
      : 'unknown'
    : left.length > 0
      ? 'unknown'
      : open.length + posts.length + begun.length > 0
        ? 'failed'
        : 'proved';
  return {
    verdict,
    steps,
    left: [...left, ...(broken ? [] : [...open, ...posts, ...begun])],
    assumptions: assumptionsOf(last, contexts[0]!, input.privateMethods),
    contexts,
    questions: asker.asked,
  };
}

async function run(
  script: Script,
  context: ProofContext,
  workshop: Workshop,
  until: number,
): Promise<{ readonly steps: readonly StepResult[]; readonly contexts: readonly ProofContext[] }> {
  const steps: StepResult[] = [];
  const contexts: ProofContext[] = [context];
  /** Of the contexts that are not undone, the latest. */
  const history: ProofContext[] = [context];
  for (const step of script.steps) {
    if (steps.length >= until || steps.some((one) => one.verdict !== 'ok')) {
      steps.push({ step, verdict: 'not run', message: '', places: [] });
      continue;
    }
    const result = await stepped(step, history, workshop);
    steps.push(result);
    if (result.verdict === 'ok') contexts.push(history.at(-1)!);
  }
  return { steps, contexts };
}

async function stepped(step: Step, history: ProofContext[], workshop: Workshop): Promise<StepResult> {
  try {
    if (step.tactic.kind === 'undo') {
      if (history.length < 2) throw new Refused('there is nothing to undo');
      history.pop();
      return { step, verdict: 'ok', message: 'the program is as it was before', places: [] };
    }
    const { context, message, places } = await apply(step.tactic, history.at(-1)!, workshop);
    history.push(context);
    return { step, verdict: 'ok', message, places };
  } catch (error) {
    if (error instanceof Refused) return { step, verdict: error.verdict, message: error.message, places: error.places };
    throw error;
  }
}

function ownerOf(program: Program, script: Script, context: ProofContext): string | undefined {
  const classes = program.classes.filter((one) => !one.isLibrary);
  if (script.owner) return classes.find((one) => one.name === script.owner!.name || one.display === script.owner!.name)?.name;
  return (classes.find((one) => context.procs.some((proc) => proc.procedure.owner === one.name)) ?? classes[0])?.name;
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

/** The program of a context, for people: its invariant, and the methods of the workspace as they stand. */
export function show(context: ProofContext): string {
  const invariants = context.invariants.map((one) => `invariant ${one.text}\n`).join('');
  return `${invariants}${context.procs.map((proc) => printProcedure({ ...proc.procedure, body: proc.body, locals: proc.variables.filter((one) => !proc.procedure.params.some((param) => param.name === one.name)) })).join('\n\n')}\n`;
}
