/**
 * One method through all passes after Plato: inline, check 1, condition, prover, explanation, verdict (docs/theory.md#verdicts).
 * Neighbours: `pipeline.ts` calls it; `environment.ts` has checked the environment relation before.
 */
import { TooMuchWork, withEffort } from '../base/effort';
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { compareDiagnostics, diagnostic } from '../diagnostics/diagnostic';
import { explain, namedTerms, type Note } from '../explain/explain';
import type { Procedure, Program, Unsupported } from '../plato/ir';
import { storesOfExpr } from '../plato/footprint';
import { ALL_EFFECTS, procedureEffects, type Effects } from '../effects/effects';
import { countOperations } from '../inline/callee';
import { inlineCalls, type Inlined } from '../inline/inline';
import { callsOf } from '../plato/statements';
import { unrollLoops } from '../inline/unroll';
import { validateProcedure } from '../plato/validate';
import { proceduresOf, type ProcedureTable } from '../sequential/modular/calls';
import { hierarchyOf, type Hierarchy } from '../sequential/logic/hierarchy';
import type { Obligation, SequentialProgram } from '../sequential/logic/ir';
import { storesOf, type Stores } from '../sequential/logic/stores';
import { unsupportedIn } from '../sequential/reduction/support';
import { reductionCheck } from '../sequential/reduction/reduction';
import { unsupportedInReduction } from '../sequential/reduction/reduction-support';
import { threadModularCheck, type CheckInput } from '../sequential/modular/thread-modular';
import type { Term } from '../sequential/logic/terms';
import { DEFAULT_BUDGET, MOST_STEPS, quickBudget, type Budget } from '../solver/budget';
import { checkCondition, type CheckResult } from '../solver/check';
import { ProverFailure, type Prover } from '../solver/prover';
import { passify } from '../vc/passify';
import type { Condition } from '../vc/condition';
import { smtOf, type SmtCondition } from '../vc/smt';
import type { Environment } from './environment';
import { derivedEnvironment } from './derived-environment';
import { computableIn, cutOff, cutsFor, mayCutIn, withComputed, type Cut } from './cuts';
import { siftJavaChecks, type JavaChecks } from './java-checks';
import { tooEarly, writtenTooLate } from './initialization';
import { moversOf } from './movers';
import { suppressedBy, type NowarnLine } from './nowarn';
import { owedPatience, unprovedEntry, withOwedFrame } from './obliged';
import { unprotectedMemory } from './plain-memory';
import type { MethodResult, Verdict } from './results';
import { suppositions, type ClausePlace } from './suppositions';
import { explainVacuity } from './vacuity';
import { missingWitnesses, type Witnessed } from './witnesses';
import type { Unroll } from './unrolling';

/** What all methods of a program share. */
export interface Shared {
  readonly program: Program;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  readonly table: ProcedureTable;
  readonly effects: ReadonlyMap<string, Effects>;
  /** Procedures whose own specification is wrong; of others with `hasSpecErrors` only the surroundings are. */
  readonly brokenItself: ReadonlySet<string>;
  readonly unroll: Unroll;
  /** Procedures that get the quick budget. */
  readonly plain: ReadonlySet<string>;
  readonly nowarns: readonly NowarnLine[];
  readonly javaChecks: JavaChecks;
}

export function sharedOf(
  program: Program,
  brokenItself: ReadonlySet<string> = new Set(),
  unroll: Unroll = 0,
  plain: ReadonlySet<string> = new Set(),
  nowarns: readonly NowarnLine[] = [],
  javaChecks: JavaChecks = 'all',
): Shared {
  return {
    program,
    brokenItself,
    unroll,
    plain,
    nowarns,
    javaChecks,
    stores: storesOf(program),
    hierarchy: hierarchyOf(program),
    table: proceduresOf(program),
    effects: procedureEffects(program),
  };
}

export type Prepared =
  /** One program for each check: the thread-modular one, and with `performs` the abstraction check. */
  | { readonly kind: 'check'; readonly programs: readonly SequentialProgram[]; readonly inlined: Inlined; readonly input: CheckInput }
  | { readonly kind: 'verdict'; readonly verdict: Verdict; readonly diagnostics: readonly Diagnostic[] };

type Checkable = { readonly kind: 'inlined'; readonly inlined: Inlined } | (Prepared & { readonly kind: 'verdict' });

/**
 * The procedure with its calls inlined, or the verdict where it cannot be checked at all. `cut`: which methods are called by a computed
 * specification.
 */
function checkable(shared: Shared, procedure: Procedure, cut?: Cut): Checkable {
  const verdict = (kind: Verdict, diagnostics: readonly Diagnostic[] = []): Checkable => ({ kind: 'verdict', verdict: kind, diagnostics });
  // Its errors have been reported where they stand. A wrong clause of the class is left out, and the method still checked for what can fail
  // without it.
  if (procedure.hasSyntaxErrors || shared.brokenItself.has(procedure.id)) return verdict('skipped');
  if (procedure.unsupported.length > 0) return verdict('unsupported', procedure.unsupported.map(unsupported));
  const inlined = inlineCalls(
    shared.program,
    procedure,
    mayCutIn(procedure) ? { computable: computableIn(shared.program, shared.table), ...(cut && { cuts: cutOff(shared, cut) }) } : {},
  );
  if (inlined.diagnostics.length > 0) return verdict('failed', [...inlined.diagnostics, ...inlined.unsupported.map(unsupported)]);
  const missing = [
    ...inlined.unsupported,
    ...unsupportedIn(inlined.body),
    ...beforeInvariants(shared, procedure, inlined),
    ...(procedure.performs ? unsupportedInReduction(shared.program, shared.table, shared.effects, inlined.body) : []),
  ];
  if (missing.length > 0) return verdict('unsupported', uniqueReasons(missing).map(unsupported));
  return { kind: 'inlined', inlined };
}

/** Everything before the prover; a verdict where it is not needed. `made`: with calls inlined already. */
export function prepare(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  made: Checkable = checkable(shared, procedure),
): Prepared {
  if (made.kind === 'verdict') return made;
  const { inlined } = made;
  const { table, effects } = withComputed(shared, inlined);
  // A procedure that is not well formed after all would be checked for something else than what was written.
  const violations = validateProcedure(
    inlined.cutProcedures.length === 0 ? shared.program : { ...shared.program, procedures: [...table.values()] },
    procedure,
    inlined.body,
    inlined.locals,
  );
  if (violations.length > 0) throw new Error(violations[0]);
  const body = shared.unroll === 0 ? inlined.body : unrollLoops(inlined.body, shared.unroll);
  if (body === undefined) {
    const reason = `loops that become too long when they are unrolled ${shared.unroll} times`;
    return { kind: 'verdict', verdict: 'unsupported', diagnostics: [unsupported({ reason, span: procedure.nameSpan })] };
  }
  const input: CheckInput = {
    program: shared.program,
    procedure: withOwedFrame(shared.program, procedure),
    body,
    locals: inlined.locals,
    stores: shared.stores,
    hierarchy: shared.hierarchy,
    conjuncts: environment.conjuncts,
    grants: environment.grants,
    table,
    effects,
  };
  const programs = [threadModularCheck(input), ...(procedure.performs ? [reductionCheck({ ...input, procedure })] : [])];
  return { kind: 'check', programs, inlined, input };
}

/**
 * A specified method is checked under the invariants; called while the class's static fields are not yet what they say, nothing is known of
 * it.
 */
function beforeInvariants(shared: Shared, procedure: Procedure, inlined: Inlined): readonly Unsupported[] {
  if (procedure.kind !== 'staticInitializer') return [];
  const early = tooEarly(shared.program, procedure) ?? writtenTooLate(shared.program, procedure, inlined.body);
  if (early !== undefined) return [{ reason: early, span: procedure.nameSpan }];
  const isOwnNonNull = shared.program.fields.some(
    (field) => field.isStatic && field.isDeclaredNonNull === true && field.owner === procedure.owner,
  );
  const speaksOfOwn =
    isOwnNonNull ||
    shared.program.invariants.some((invariant) =>
      [...storesOfExpr(invariant.clause.expr)].some(
        (store) => shared.stores.isStatic(store) && shared.stores.field(store)?.owner === procedure.owner,
      ),
    );
  if (!speaksOfOwn) return [];
  return inlined.abstractProcedures.flatMap((id) => {
    const callee = shared.table.get(id);
    return callee && !callee.isTrusted
      ? [
          {
            reason: `a call of \`${callee.display}\`, which has a specification, before ${isOwnNonNull ? 'the static fields that are never null are set' : 'the invariants of the static fields hold'}`,
            span: procedure.nameSpan,
          },
        ]
      : [];
  });
}

/** How the diagnostic of something untranslated begins; the reason follows. */
export const UNSUPPORTED_PREFIX = 'not translated yet, so the method is not checked: ';

function unsupported(one: Unsupported): Diagnostic {
  return diagnostic('unsupported', one.span, UNSUPPORTED_PREFIX + one.reason);
}

function uniqueReasons(all: readonly Unsupported[]): readonly Unsupported[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = `${one.span.file} ${one.span.start} ${one.reason}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * `witnessed` lowers the method again with a witness of a label at every place where one could stand. `verdictOnly`: what is only told
 * beside the verdict is not looked for, nor are failures behind the first. `claimsOnly`: nor whether assumptions contradict each other.
 * `place`: where a clause of the method could be written. Rejects only with ProverFailure.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the passes of one method, in their order.
export async function verifyProcedure(
  shared: Shared,
  environment: Environment,
  procedure: Procedure,
  prover: Prover,
  signal?: AbortSignal,
  witnessed?: (label: string) => Witnessed | undefined,
  verdictOnly = false,
  claimsOnly = false,
  place: ClausePlace | 'none' = { offset: procedure.span.start, lineBefore: '' },
): Promise<MethodResult> {
  const started = Date.now();
  const taken: string[] = [];
  const finish = (verdict: Verdict, diagnostics: readonly Diagnostic[], inlined: Inlined | undefined): MethodResult => ({
    name: procedure.display,
    span: procedure.span,
    nameSpan: procedure.nameSpan,
    verdict,
    milliseconds: Date.now() - started,
    diagnostics: diagnostics.map((one) => atHome(one, procedure)).sort(compareDiagnostics),
    environment: derivedEnvironment(shared, environment.conjuncts, procedure, inlined),
    restsOn: [...restsOn(shared, procedure, inlined), ...taken],
  });
  const prepared = conditionOf(shared, environment, procedure);
  if (prepared.kind === 'verdict') return finish(prepared.verdict, prepared.diagnostics, undefined);
  const { conditions, inlined, input } = prepared;
  const named = namedTerms(procedure);
  try {
    const results: CheckResult[] = [];
    // A `nowarn` may forgive the first failure and not the next.
    const wanted = {
      ...(verdictOnly && shared.nowarns.length === 0 && shared.javaChecks === 'all' ? { failures: 1 } : {}),
      ...(claimsOnly ? { asksForContradictions: false } : {}),
    };
    for (const { condition, smt } of conditions) {
      const budget = { ...(shared.plain.has(procedure.id) ? quickBudget(smt.text.length) : DEFAULT_BUDGET), ...wanted };
      const found = await solved(
        prover,
        condition,
        smt,
        named.map((one) => one.term),
        budget,
        signal,
      );
      // Reduction is about what is specified; only the first check is asked about Java's own.
      const sifted =
        results.length > 0 ? { result: found, restsOn: [] } : await siftJavaChecks(shared.javaChecks, input, found, budget, prover, signal);
      results.push(sifted.result);
      taken.push(...sifted.restsOn);
    }
    const rejected = results.find((one) => one.rejected !== undefined)?.rejected;
    if (rejected !== undefined) {
      return finish(
        'unknown',
        [
          diagnostic(
            'prover-unknown',
            procedure.nameSpan,
            `the prover could not read the condition of this method, which is a defect of the checker: ${rejected}`,
          ),
        ],
        inlined,
      );
    }
    const proved: Verdict = procedure.hasSpecErrors ? 'skipped' : 'verified';
    const vacuous = await explainVacuity(
      input,
      results.flatMap((one) => one.vacuous),
      prover,
      signal,
    );
    const patience = owedPatience(shared.program, procedure, (id) => shared.effects.get(id)?.waits ?? true);
    if (patience.taken !== undefined) taken.push(patience.taken);
    const owed = [
      ...(patience.broken === undefined ? [] : [diagnostic('modifies', procedure.nameSpan, patience.broken)]),
      ...unprovedEntry(shared.program, procedure).broken.map(({ clause, message }) =>
        diagnostic('precondition', procedure.nameSpan, message, [{ message: `requires ${clause.text}`, span: clause.span }]),
      ),
    ];
    const verdict: Verdict =
      vacuous.length > 0 || owed.length > 0 || results.some((one) => one.failed.length > 0)
        ? 'failed'
        : results.some((one) => one.unknown.length > 0)
          ? 'unknown'
          : proved;
    const [modular, abstraction] = results;
    const isOnlyAbstraction =
      abstraction !== undefined &&
      abstraction.failed.length > 0 &&
      vacuous.length + owed.length === 0 &&
      modular!.failed.length + modular!.unknown.length === 0;
    const missing =
      witnessed && isOnlyAbstraction && proved === 'verified' && shared.unroll === 0
        ? await missingWitnesses({ ...input, procedure }, shared.program, abstraction, witnessed, prover, signal)
        : undefined;
    const isSuppressed = ({ code, span }: Pick<Diagnostic, 'code' | 'span'>): boolean =>
      suppressedBy({ code, span: homeOf(span, procedure) }, shared.nowarns) !== undefined;
    const notes: ((obligation: Obligation) => Note | undefined)[] = [];
    for (const [index, result] of missing || verdictOnly || claimsOnly || shared.unroll > 0 ? [] : results.entries()) {
      if (place === 'none') break;
      const checkOf = (changed: Procedure): SequentialProgram =>
        index === 0
          ? threadModularCheck({ ...input, procedure: withOwedFrame(shared.program, changed) })
          : reductionCheck({ ...input, procedure: changed });
      const asked = {
        procedure,
        body: input.body,
        stores: shared.stores,
        hierarchy: shared.hierarchy,
        result,
        names: named.map((one) => one.name),
        checkOf,
        place,
      };
      notes.push(
        await suppositions(
          asked,
          shared.plain.has(procedure.id) ? quickBudget(conditions[index]!.smt.text.length) : DEFAULT_BUDGET,
          prover,
          signal,
        ),
      );
    }
    const result = finish(
      verdict,
      missing ? [missing] : [...results.flatMap((one, index) => explain(one, named, isSuppressed, notes[index])), ...vacuous, ...owed],
      inlined,
    );
    if (!procedure.performs || !abstraction || verdictOnly) return result;
    // Behind what fails an execution goes on here that the checks take for ended.
    const known = {
      off: abstraction.off,
      areProved: results.every((one) => one.failed.length + one.unknown.length + one.vacuous.length === 0),
    };
    return { ...result, movers: await moversOf({ ...input, procedure }, known, prover, signal) };
  } catch (error) {
    if (!(error instanceof ProverFailure) || error.kind === 'cancelled' || error.kind === 'unavailable') throw error;
    // This method was too much for the prover; a fresh one goes on with the others.
    return finish(
      'unknown',
      [diagnostic('prover-unknown', procedure.nameSpan, `the prover gave up on this method: ${error.message}`)],
      inlined,
    );
  }
}

/** Rejects only with ProverFailure. */
async function solved(
  prover: Prover,
  condition: Condition,
  smt: SmtCondition,
  named: readonly Term[],
  budget: Budget,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const session = await prover.open(signal);
  try {
    return await checkCondition(session, condition, smt, named, budget);
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

type Made =
  | {
      readonly kind: 'condition';
      readonly conditions: readonly { readonly condition: Condition; readonly smt: SmtCondition }[];
      readonly inlined: Inlined;
      readonly input: CheckInput;
    }
  | (Prepared & { readonly kind: 'verdict' });

/**
 * The conditions, whole if they fit, else with the calls cut off that make them too large. A defect of ours in one method must not take the
 * others with it: the method is then `unsupported`, never `verified`.
 */
function conditionOf(shared: Shared, environment: Environment, procedure: Procedure): Made {
  let cause: unknown;
  let longest = Infinity;
  for (const cut of cutsFor(procedure)) {
    try {
      const made = withEffort(MOST_STEPS, () => checkable(shared, procedure, cut));
      const length = made.kind === 'inlined' ? countOperations(made.inlined.body) : 0;
      // What is hardly shorter is hardly less work.
      if (cut.size < Infinity && length > 0.8 * longest) continue;
      longest = length;
      return withEffort(cut.part * MOST_STEPS, () => madeWith(shared, environment, procedure, made, cut.characters));
    } catch (error) {
      cause = error;
      if (!(error instanceof TooMuchWork)) break;
    }
  }
  const reason =
    cause instanceof TooMuchWork
      ? 'its condition would be too large; a specification for the methods that it calls, or smaller methods, would help'
      : cause instanceof RangeError
        ? 'the method is too long or nests too deeply for the checker'
        : `the checker has a defect here (${cause instanceof Error ? cause.message : String(cause)})`;
  return {
    kind: 'verdict',
    verdict: 'unsupported',
    diagnostics: [diagnostic('unsupported', procedure.nameSpan, `not checked: ${reason}`)],
  };
}

/** Throws TooMuchWork where the steps that are left, or so many characters, do not suffice. */
function madeWith(shared: Shared, environment: Environment, procedure: Procedure, made: Checkable, characters = Infinity): Made {
  const prepared = prepare(shared, environment, procedure, made);
  if (prepared.kind === 'verdict') return prepared;
  const conditions = prepared.programs.map((program) => {
    const condition = passify(program);
    const smt = smtOf(condition, shared.hierarchy);
    if (smt.text.length > characters) throw new TooMuchWork();
    return { condition, smt };
  });
  return { kind: 'condition', conditions, inlined: prepared.inlined, input: prepared.input };
}

const UNCHECKED = new WeakMap<Shared, Map<string, boolean>>();

/**
 * Whether nobody proves what a specified method says: it is not translated, or something that it calls is not. One without a body promises
 * nothing itself.
 */
function isUnchecked(shared: Shared, callee: Procedure): boolean {
  if (callee.unsupported.length > 0 || callee.hasSyntaxErrors) return true;
  if (callee.body === undefined) return false;
  const known = UNCHECKED.get(shared) ?? new Map<string, boolean>();
  UNCHECKED.set(shared, known);
  let found = known.get(callee.id);
  if (found === undefined) {
    try {
      found = checkable(shared, callee).kind === 'verdict';
    } catch {
      // What the checker stumbles over is reported where the callee is checked.
      found = true;
    }
    known.set(callee.id, found);
  }
  return found;
}

/** What the verdict rests on (docs/theory.md#verdicts). */
function restsOn(shared: Shared, procedure: Procedure, inlined: Inlined | undefined): readonly string[] {
  const found = new Set<string>([...procedure.restsOn, ...unprovedEntry(shared.program, procedure).taken]);
  for (const id of inlined?.inlinedProcedures ?? []) {
    const callee = shared.table.get(id);
    if (callee?.isTrusted) found.add(`the trusted model of \`${callee.display}\``);
    for (const one of callee?.restsOn ?? []) found.add(one);
  }
  for (const id of inlined?.abstractProcedures ?? []) {
    const callee = shared.table.get(id);
    if (callee?.isComputed === true)
      found.add(`takes of a call of \`${callee.display}\` that comes back to it only that it changes what the bodies write that it runs`);
    if (callee?.isOpaque === true) continue;
    if (callee?.isTrusted) [`the trusted specification of \`${callee.display}\``, ...callee.restsOn].forEach((one) => found.add(one));
    else if (callee?.isForeign)
      found.add(
        `the specification of the native method \`${callee.display}\`, which nobody can check: also that it changes nothing else and gives up no monitor`,
      );
    else if (callee && (callee.hasSpecErrors || isUnchecked(shared, callee)))
      found.add(`the specification of \`${callee.display}\`, which is not checked`);
  }
  for (const id of inlined?.cutProcedures ?? []) {
    const callee = shared.table.get(id)!;
    const { everything, stores } = shared.effects.get(id) ?? ALL_EFFECTS;
    const owes = withOwedFrame(shared.program, procedure) !== procedure && (everything || stores.size > 0);
    found.add(
      `does not look into calls of \`${callee.display}\`, which would make its condition too large${owes ? ', and takes it that they change nothing' : ''}${isUnchecked(shared, callee) ? '; what they do is not checked' : ''}`,
    );
  }
  const opaque = inlined
    ? callsOf(inlined.body).filter((call) =>
        call.targets.some(
          (target) => shared.table.get(target.procedure)?.isOpaque === true && shared.table.get(target.procedure)?.isComputed !== true,
        ),
      ).length
    : 0;
  if (opaque > 0)
    found.add(
      `${opaque} ${opaque === 1 ? 'call' : 'calls'} of code without source, which is taken not to know the classes that are checked here: it reaches their objects only by calling back what they override, gives up no lock of its caller, and may be called by several threads at once`,
    );
  for (const axiom of shared.program.axioms) found.add(`the axiom \`${axiom.clause.text}\``);
  const races = inlined && unprotectedMemory(shared.program, procedure, inlined.body);
  if (races !== undefined) found.add(races);
  return [...found];
}
