/**
 * One method through all passes after Plato, in their order: inline, check 1 and check 2, condition, prover, explanation, verdict
 * (docs/theory.md#verdicts).
 * Neighbours: `pipeline.ts` calls it; `environment.ts` has checked the environment relation before; `conditions.ts` and `rests-on.ts` are
 * its first part and its last.
 */
import type { Span } from '../base/span';
import { compareDiagnostics, diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import { explain, namedTerms, type Note } from '../explain/explain';
import type { NamedTerm } from '../explain/values';
import type { Inlined } from '../inline/inline';
import type { Procedure } from '../plato/ir';
import type { Obligation } from '../sequential/logic/ir';
import type { Term } from '../sequential/logic/terms';
import { threadModularCheck, type CheckInput } from '../sequential/modular/thread-modular';
import { reductionCheck } from '../sequential/reduction/reduction';
import { DEFAULT_BUDGET, LONG_BUDGET, quickBudget, type Budget } from '../solver/budget';
import { checkCondition, type CheckResult } from '../solver/check';
import { ProverFailure, type Prover } from '../solver/prover';
import { conditionOf, type Made } from './conditions';
import { derivedEnvironment } from './derived-environment';
import type { Environment } from './environment';
import { siftJavaChecks } from './java-checks';
import { moversOf } from './movers';
import { suppressedBy } from './nowarn';
import { knownResult, rememberResult, type Question } from './questions';
import { owedPatience, unprovedEntry, withOwedFrame } from './obliged';
import { restsOn } from './rests-on';
import type { MethodResult, Verdict } from './results';
import type { Shared } from './shared';
import { suppositions, type ClausePlace } from './suppositions';
import { explainVacuity } from './vacuity';
import { missingWitnesses, type Witnessed } from './witnesses';

/** What is wanted of a method; everything, unless it says less. */
export interface Wanted {
  /** Lowers the method again with a witness of a label at every place where one could stand. Absent: no witness is looked for. */
  readonly witnessed?: ((label: string) => Witnessed | undefined) | undefined;
  /** What is only reported beside the verdict is not looked for, nor are failures after the first. */
  readonly verdictOnly?: boolean | undefined;
  /** Nor whether assumptions contradict each other. */
  readonly claimsOnly?: boolean | undefined;
  /** Nor, where this is false, which mover each step is. */
  readonly findsMovers?: boolean | undefined;
  /** Where a clause of the method could be written; absent: before it. */
  readonly place?: ClausePlace | 'none';
}

/** Rejects only with ProverFailure. */
export async function verifyProcedure(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  prover: Prover,
  signal?: AbortSignal,
  wanted: Wanted = {},
): Promise<MethodResult> {
  const started = Date.now();
  const finish: Finish = (verdict, diagnostics, inlined, taken = []) => {
    const { facts, trusted } = restsOn(shared, procedure, inlined);
    return {
      name: procedure.display,
      span: procedure.span,
      nameSpan: procedure.nameSpan,
      verdict,
      milliseconds: Date.now() - started,
      diagnostics: diagnostics.map((one) => atHome(one, procedure)).sort(compareDiagnostics),
      environment: derivedEnvironment(shared, environment.conjuncts, procedure, inlined),
      restsOn: [...facts, ...taken],
      ...(trusted.length > 0 && { trusted }),
    };
  };
  const first = conditionOf(shared, environment, procedure, prover.remembered, true);
  if (first.kind === 'verdict') return finish(first.verdict, first.diagnostics, undefined);
  let made = first;
  try {
    const proof = new Proof(shared, procedure, first, prover, signal, wanted);
    const proved = await proof.result(finish);
    if (proved) return proved;
    const whole = conditionOf(shared, environment, procedure, prover.remembered);
    if (whole.kind === 'verdict') return finish(whole.verdict, whole.diagnostics, undefined);
    made = whole;
    return (await new Proof(shared, procedure, whole, prover, signal, wanted, proof.modular).result(finish))!;
  } catch (error) {
    if (!(error instanceof ProverFailure) || error.kind === 'cancelled' || error.kind === 'unavailable') throw error;
    // This method was too much for the prover; a fresh one goes on with the others.
    const message = `the prover gave up on this method: ${error.message}`;
    return finish('unknown', [diagnostic('prover-unknown', procedure.nameSpan, message)], made.inlined);
  }
}

type Finish = (
  verdict: Verdict,
  diagnostics: readonly Diagnostic[],
  inlined: Inlined | undefined,
  taken?: readonly string[],
) => MethodResult;

/** The part of a method's way that asks the prover. */
class Proof {
  private readonly input: CheckInput;
  private readonly named: readonly NamedTerm[];

  /** `modular`: what check 1 has come to, once it is known. */
  constructor(
    private readonly shared: Shared,
    private readonly procedure: Procedure,
    private readonly made: Made & { readonly kind: 'condition' },
    private readonly prover: Prover,
    private readonly signal: AbortSignal | undefined,
    private readonly wanted: Wanted,
    public modular?: SiftedChecks,
  ) {
    this.input = made.input;
    this.named = namedTerms(procedure);
  }

  /** Undefined where more was claimed than is proved, and nothing is known. */
  async result(finish: Finish): Promise<MethodResult | undefined> {
    const { shared, procedure, made, wanted } = this;
    const { inlined, isUnbroken } = made;
    const { results, taken } = await this.checked();
    if (isUnbroken && !results.every(isClean)) return undefined;
    const rejected = results.find((one) => one.rejected !== undefined)?.rejected;
    if (rejected !== undefined) {
      const message = `the prover could not read the condition of this method, which is a defect of the checker: ${rejected}`;
      return finish('unknown', [diagnostic('prover-unknown', procedure.nameSpan, message)], inlined, taken);
    }
    const vacuous = await explainVacuity(
      this.input,
      results.flatMap((one) => one.vacuous),
      this.prover,
      this.signal,
    );
    const patience = owedPatience(shared.program, procedure, (id) => shared.effects.get(id)?.waits ?? true);
    if (patience.taken !== undefined) taken.push(patience.taken);
    const owed = this.owed(patience.broken);
    const proved: Verdict = procedure.hasSpecErrors ? 'skipped' : 'verified';
    const verdict: Verdict =
      vacuous.length > 0 || owed.length > 0 || results.some((one) => one.failed.length > 0)
        ? 'failed'
        : results.some((one) => one.unknown.length > 0)
          ? 'unknown'
          : proved;
    const missing = proved === 'verified' && vacuous.length + owed.length === 0 ? await this.missingWitness(results) : undefined;
    const failures = missing ? [missing] : [...(await this.explained(results)), ...vacuous, ...owed];
    const result = finish(verdict, failures, inlined, taken);
    const [, abstraction] = results;
    if (!procedure.performs || !abstraction || wanted.verdictOnly || wanted.findsMovers === false) return result;
    // After what fails an execution goes on here that the checks take for ended.
    const areProved = results.every(isClean);
    const known = { off: abstraction.off, areProved, isUnbroken };
    return { ...result, movers: await moversOf({ ...this.input, procedure }, known, this.prover, this.signal) };
  }

  /** Every condition asked; of the failures, those of Java's own checks only where they are wanted. */
  private async checked(): Promise<{ readonly results: readonly CheckResult[]; readonly taken: string[] }> {
    const { shared, made, prover, signal } = this;
    const results: CheckResult[] = [];
    const taken: string[] = [];
    const terms = this.named.map((one) => one.term);
    for (const [index, question] of made.conditions.entries()) {
      const budget = { ...this.budgetOf(question), ...this.extent() };
      if (index > 0) {
        // Reduction is about what is specified; only the first check is asked about Java's own.
        results.push(await solved(prover, question, terms, made.isUnbroken ? forClaims(budget) : budget, signal));
        continue;
      }
      this.modular ??= await siftJavaChecks(
        shared.javaChecks,
        this.input,
        await solved(prover, question, terms, budget, signal),
        budget,
        prover,
        signal,
      );
      results.push(this.modular.result);
      taken.push(...this.modular.restsOn);
      // All that fails is told together.
      if (made.isUnbroken && !isClean(this.modular.result)) break;
    }
    return { results, taken };
  }

  private budgetOf({ characters, isInParts }: Question): Budget {
    if (this.shared.plain.has(this.procedure.id)) return quickBudget(characters);
    return isInParts === true ? LONG_BUDGET : DEFAULT_BUDGET;
  }

  private extent(): Partial<Budget> {
    const { shared, wanted } = this;
    return {
      // A `nowarn` may forgive the first failure and not the next.
      ...(wanted.verdictOnly && shared.nowarns.length === 0 && shared.javaChecks === 'all' ? { failures: 1 } : {}),
      ...(wanted.claimsOnly ? { asksForContradictions: false } : {}),
    };
  }

  /** What no condition asks: patience, and preconditions that no caller proves. */
  private owed(impatience: string | undefined): readonly Diagnostic[] {
    const { shared, procedure } = this;
    return [
      ...(impatience === undefined ? [] : [diagnostic('modifies', procedure.nameSpan, impatience)]),
      ...unprovedEntry(shared.program, procedure).broken.map(({ clause, message }) =>
        diagnostic('precondition', procedure.nameSpan, message, [{ message: `requires ${clause.text}`, span: clause.span }]),
      ),
    ];
  }

  /** Where nothing fails but the abstraction check, a `witness` may be all that is missing. */
  private async missingWitness([modular, abstraction]: readonly CheckResult[]): Promise<Diagnostic | undefined> {
    const { shared, procedure, wanted, prover, signal } = this;
    const isOnlyAbstraction =
      abstraction !== undefined && abstraction.failed.length > 0 && modular!.failed.length + modular!.unknown.length === 0;
    if (!wanted.witnessed || !isOnlyAbstraction || shared.unroll > 0) return undefined;
    return missingWitnesses({ ...this.input, procedure }, shared.program, abstraction, wanted.witnessed, prover, signal);
  }

  private async explained(results: readonly CheckResult[]): Promise<readonly Diagnostic[]> {
    const { shared, procedure } = this;
    const isSuppressed = ({ code, span }: Pick<Diagnostic, 'code' | 'span'>): boolean =>
      suppressedBy({ code, span: homeOf(span, procedure) }, shared.nowarns) !== undefined;
    const found: Diagnostic[] = [];
    for (const [index, one] of results.entries()) found.push(...explain(one, this.named, isSuppressed, await this.notesOf(one, index)));
    return found;
  }

  /** What the failures of a check depend on that nobody has thought of. */
  private async notesOf(result: CheckResult, index: number): Promise<((obligation: Obligation) => Note | undefined) | undefined> {
    const { shared, procedure, input, wanted, prover, signal } = this;
    const { place = { offset: procedure.span.start, lineBefore: '' } } = wanted;
    if (wanted.verdictOnly || wanted.claimsOnly || shared.unroll > 0 || place === 'none') return undefined;
    const asked = {
      procedure,
      body: input.body,
      stores: shared.stores,
      hierarchy: shared.hierarchy,
      result,
      names: this.named.map((one) => one.name),
      checkOf: (changed: Procedure) =>
        index === 0
          ? threadModularCheck({ ...input, procedure: withOwedFrame(shared.program, changed) })
          : reductionCheck({ ...input, procedure: changed }),
      place,
    };
    return suppositions(asked, this.budgetOf(this.made.conditions[index]!), prover, signal);
  }
}

type SiftedChecks = Awaited<ReturnType<typeof siftJavaChecks>>;

function isClean({ failed, unknown, vacuous, rejected }: CheckResult): boolean {
  return failed.length + unknown.length + vacuous.length === 0 && rejected === undefined;
}

/** What is not proved soon is asked once more without the claims. */
function forClaims(budget: Budget): Budget {
  return { ...budget, total: budget.total / 5, failures: 1 };
}

/** Rejects only with ProverFailure. */
async function solved(
  prover: Prover,
  question: Question,
  named: readonly Term[],
  budget: Budget,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const known = knownResult(question, budget, prover.remembered);
  if (known) return known;
  const { condition, smt } = question.made();
  const session = await prover.open(signal);
  try {
    const result = await checkCondition(session, condition, smt, named, budget);
    rememberResult(question, budget, result, prover.remembered);
    return result;
  } finally {
    session.close();
  }
}

/** What is reported of a method stands in its file; a place in another file becomes a related one. */
function atHome(one: Diagnostic, procedure: Procedure): Diagnostic {
  const span = homeOf(one.span, procedure);
  return span === one.span ? one : { ...one, span, related: [{ message: 'the place', span: one.span }, ...one.related] };
}

function homeOf(span: Span, procedure: Procedure): Span {
  return span.file === procedure.span.file ? span : procedure.nameSpan;
}
