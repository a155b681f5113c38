/**
 * What a failure depends on that nobody has thought of: that a caller holds the monitor already, or that two references are one object.
 * Where a counterexample shows one of these, the same condition is asked again with a `requires` that excludes it; what then holds fails
 * only there, and the diagnostic says so and offers the clause. Nothing is asked where nothing fails, and no verdict depends on it.
 * Neighbours: `method.ts` asks; `explain/explain.ts` puts the notes into its diagnostics; `java-checks.ts` asks about the other threads in
 * the same way.
 */
import { lastPart } from '../base/dotted-name';
import type { Note } from '../explain/explain';
import type { Fix } from '../diagnostics/diagnostic';
import type { Clause, Expr, Procedure, Stmt } from '../plato/ir';
import { HOLDER_FIELD } from '../plato/ir';
import { operationsOf, visitSteps } from '../plato/statements';
import type { SequentialProgram, Obligation } from '../sequential/logic/ir';
import type { Stores } from '../sequential/logic/stores';
import type { Budget } from '../solver/budget';
import { checkCondition, type CheckResult, type Counterexample } from '../solver/check';
import { ProverFailure, type Prover } from '../solver/prover';
import { sameValue } from '../solver/values';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';
import { isHiddenName } from '../plato/names';

/** One more `requires`, and where a failure happens that it excludes. */
interface Supposition {
  readonly clause: Clause;
  /** Completes "It fails only where ...". */
  readonly where: string;
}

export interface Asked {
  readonly procedure: Procedure;
  readonly body: Stmt;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  readonly result: CheckResult;
  /** The names of the values in `Counterexample.named`, in order. */
  readonly names: readonly string[];
  /** The same check of the procedure with other clauses. */
  readonly checkOf: (procedure: Procedure) => SequentialProgram;
  readonly place: ClausePlace;
}

/** Where a clause of the procedure can be written, and what stands before that on its line. */
export interface ClausePlace {
  readonly offset: number;
  readonly lineBefore: string;
}

/** How many suppositions one method is asked about. */
const MOST = 4;

/** What one of these questions may take of what the method may: an answer is a help, and nobody waits long for it. */
const SHARE = 1 / 50;

/** A method in which more than these fail has another cause. */
const MOST_FAILURES = 4;

/** Where so many failures stay, the supposition is not what they are about. */
const MOST_LEFT = 2;

/** For the failures that go away under a supposition, what to say of them; undefined for the others. Rejects only with ProverFailure. */
export async function suppositions(
  asked: Asked,
  budget: Budget,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<(obligation: Obligation) => Note | undefined> {
  if (asked.result.failed.length > MOST_FAILURES) return () => undefined;
  const all = [...heldMonitors(asked), ...sameObjects(asked)].slice(0, MOST);
  const open = new Set(asked.result.failed.map(({ goal }) => keyOf(goal.obligation)));
  const notes = new Map<string, Note>();
  for (const tried of all.length > 1 ? [...all.map((one) => [one]), all] : all.map((one) => [one])) {
    if (open.size === 0) break;
    const left = await failingUnder(asked, tried, open, partOf(budget), prover, signal);
    for (const key of open) {
      if (left.has(key)) continue;
      open.delete(key);
      notes.set(key, noteOf(tried, asked));
    }
  }
  return (obligation) => notes.get(keyOf(obligation));
}

function partOf(budget: Budget): Budget {
  const { together, alone, total } = budget;
  return {
    ...budget,
    together: Math.ceil(together * SHARE),
    alone: Math.ceil(alone * SHARE),
    total: Math.ceil(total * SHARE),
    failures: MOST_LEFT,
  };
}

function noteOf(tried: readonly Supposition[], { procedure, place: { offset, lineBefore } }: Asked): Note {
  const clauses = tried.map(({ clause }) => `requires ${clause.text}`);
  const { file } = procedure.span;
  const text = /^\s*$/.test(lineBefore) ? clauses.map((one) => `//@ ${one}\n${lineBefore}`).join('') : `/*@ ${clauses.join('; ')} */ `;
  const fix: Fix = { title: `Add \`${clauses.join('` and `')}\``, edits: [{ span: { file, start: offset, end: offset }, text }] };
  return {
    message: `It fails only where ${tried.map(({ where }) => where).join(' and ')}; \`${clauses.join('` and `')}\` would exclude that`,
    fix,
  };
}

/**
 * The monitors that the body takes and that a caller may hold: named by parameters and final fields, which are the same at the beginning.
 * Only where a counterexample takes one that it holds.
 */
function heldMonitors({ procedure, body, stores, result }: Asked): readonly Supposition[] {
  if (
    !result.failed.some((one) =>
      one.steps.some(({ values }) =>
        values.some(({ watch, after }) => watch.isReentry === true && after.kind === 'boolean' && after.value),
      ),
    )
  )
    return [];
  const meant = meanings(procedure, body, stores);
  const found = new Map<string, Supposition>();
  for (const op of operationsOf(body)) {
    const taken =
      op.role === 'acquire' ? op.assigns.find(({ target }) => target.kind === 'field' && target.field === HOLDER_FIELD)?.target : undefined;
    const object = taken?.kind === 'field' ? meant(taken.object) : undefined;
    const name = object && textOf(object, procedure);
    if (object === undefined || name === undefined || taken?.kind !== 'field') continue;
    const holder: Expr = { kind: 'field', object, field: HOLDER_FIELD, when: 'post', type: taken.type };
    const clause: Clause = {
      expr: { kind: 'binary', op: '!=', left: holder, right: { kind: 'tid' } },
      text: `${name}.holder != tid`,
      span: procedure.nameSpan,
    };
    found.set(name, { clause, where: `the caller holds the monitor of \`${name}\` already` });
  }
  return [...found.values()];
}

/** What a local of the body certainly is at the beginning of the procedure, as an expression of parameters and final fields. */
function meanings({ params }: Procedure, body: Stmt, stores: Stores): (expr: Expr) => Expr | undefined {
  const sources = new Map<string, (Expr | undefined)[]>();
  const add = (name: string, value: Expr | undefined): void => {
    sources.set(name, [...(sources.get(name) ?? []), value]);
  };
  visitSteps(
    body,
    ({ assigns, havocs, allocates }) => {
      for (const { target, value } of assigns) if (target.kind === 'local') add(target.name, value);
      for (const place of havocs) if (place.kind === 'local') add(place.name, undefined);
      if (allocates) add(allocates.target, undefined);
    },
    ({ result }) => {
      if (result !== undefined) add(result, undefined);
    },
  );
  const names = new Set(params.map((one) => one.name));
  const meaning = (expr: Expr, depth: number): Expr | undefined => {
    if (depth > 8) return undefined;
    switch (expr.kind) {
      case 'static':
        return stores.field(expr.field)?.isFinal === true ? { ...expr, when: 'post' } : undefined;
      case 'field': {
        const object = stores.field(expr.field)?.isFinal === true ? meaning(expr.object, depth + 1) : undefined;
        return object && { ...expr, object, when: 'post' };
      }
      case 'var': {
        const found = sources.get(expr.name) ?? [];
        if (names.has(expr.name)) return found.length === 0 ? expr : undefined;
        const [only] = found;
        return found.length === 1 && only !== undefined ? meaning(only, depth + 1) : undefined;
      }
      default:
        return undefined;
    }
  };
  return (expr) => meaning(expr, 0);
}

/** As a specification of the procedure would write it. */
function textOf(expr: Expr, procedure: Procedure): string | undefined {
  switch (expr.kind) {
    case 'var':
      return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(expr.name) ? expr.name : undefined;
    case 'static':
      return expr.field;
    case 'field': {
      const object = textOf(expr.object, procedure);
      const name = lastPart(expr.field);
      // Fields that Java makes by itself, as for the enclosing object, cannot be named.
      return object === undefined || isHiddenName(name) ? undefined : `${object}.${name}`;
    }
    default:
      return undefined;
  }
}

/** The pairs of parameters that are one object in some counterexample. */
function sameObjects({ procedure, result, names }: Asked): readonly Supposition[] {
  const params = procedure.params.filter((one) => one.type.kind === 'ref' && textOf({ kind: 'var', ...one }, procedure) !== undefined);
  return params.flatMap((left, index) =>
    params.slice(index + 1).flatMap((right): Supposition[] => {
      if (!result.failed.some((one) => isOne(one, left.name, right.name, names))) return [];
      const clause: Clause = {
        expr: { kind: 'binary', op: '!=', left: { kind: 'var', ...left }, right: { kind: 'var', ...right } },
        text: `${left.name} != ${right.name}`,
        span: procedure.nameSpan,
      };
      return [{ clause, where: `\`${left.name}\` and \`${right.name}\` are the same object` }];
    }),
  );
}

function isOne({ named }: Counterexample, left: string, right: string, names: readonly string[]): boolean {
  const [first, second, nothing] = [left, right, 'null'].map((name) => named[names.indexOf(name)]?.value);
  return first !== undefined && second !== undefined && nothing !== undefined && sameValue(first, second) && !sameValue(first, nothing);
}

/**
 * Of these obligations those that fail, or cannot be decided, under the suppositions too; all of them where these contradict what is
 * required. Rejects only with ProverFailure.
 */
async function failingUnder(
  asked: Asked,
  tried: readonly Supposition[],
  keys: ReadonlySet<string>,
  budget: Budget,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const procedure = { ...asked.procedure, requires: [...asked.procedure.requires, ...tried.map(({ clause }) => clause)] };
  const session = await prover.open(signal);
  try {
    const whole = passify(asked.checkOf(procedure));
    const condition = { ...whole, goals: whole.goals.filter(({ obligation }) => keys.has(keyOf(obligation))) };
    const { failed, unknown, vacuous, rejected } = await checkCondition(session, condition, smtOf(condition, asked.hierarchy), [], budget);
    return rejected === undefined && vacuous.length === 0 && failed.length < MOST_LEFT
      ? new Set([...failed, ...unknown].map(({ goal }) => keyOf(goal.obligation)))
      : keys;
  } catch (error) {
    if (error instanceof ProverFailure && (error.kind === 'cancelled' || error.kind === 'unavailable')) throw error;
    return keys;
  } finally {
    session.close();
  }
}

/** Where it stands, and by which calls one comes there: the same in both conditions. */
export function keyOf({ code, span, place, within, related }: Obligation): string {
  return JSON.stringify([code, span, place ?? null, within.map((site) => site.span), related.map((one) => one.span)]);
}
