/**
 * A session that has been given a condition, and one question of it: how it is asked within a budget, and how the answer is read.
 * Why apart: goals, candidates and points that must be reached are asked about alike.
 * Soundness: docs/soundness/prover.md#bounded-search-for-models.
 * Neighbours: `check.ts` and `pruning.ts` ask; `values.ts` reads models.
 */
import type { SmtCondition } from '../vc/smt';
import type { Term } from '../sequential/logic/terms';
import { paid, type Budget, type PaidSession } from './budget';
import type { ProverSession } from './prover';
import { complaintIn } from './s-expression';
import { readValues, type ModelValue } from './values';

/** The first commands of every check; `--dump smt` prints them too. */
export const OPTIONS = '(set-option :smt.arith.solver 2)\n(set-option :model.completion true)\n';

/**
 * Added where a condition has quantifiers: the search for models of them is cut short, since Z3 does not count it against its budget of
 * resource units. A question that is given up is never taken for proved.
 */
export const QUANTIFIER_OPTIONS = '(set-option :smt.mbqi.max_iterations 40)\n';

/** A session that has been given a condition. */
export interface Asked extends PaidSession {
  readonly isQuantified: boolean;
}

/** And it is known how the terms of that condition are written. */
export interface Questioned extends Asked {
  readonly print: SmtCondition['print'];
}

export function questioned(session: ProverSession, smt: SmtCondition, budget: Budget): Questioned {
  return withCondition(paid(session, budget), smt);
}

export function withCondition(session: PaidSession, smt: SmtCondition): Questioned {
  return { ...session, isQuantified: smt.hasQuantifiers, print: smt.print };
}

/**
 * Thrown by `evaluate` and caught by whoever opened the conversation: the prover rejected a command, so that nothing it says afterwards
 * counts.
 */
export class Rejected extends Error {}

/** Evaluates commands whose answer must be clean; an `(error` anywhere voids everything. */
export async function evaluate(session: ProverSession, commands: string): Promise<string> {
  const output = await session.evaluate(commands);
  const complaint = complaintIn(output);
  if (complaint) throw new Rejected(complaint.message);
  return output;
}

/**
 * How quantified conditions are tried, with which part of the budget. Instances by patterns prove best, and get lost where there is a
 * model; instances by candidate models alone find one fast, where there is one, so they come first, with a small share of the budget.
 * Each attempt starts afresh, without the instances of the other.
 */
const ATTEMPTS: readonly Attempt[] = [
  { patterns: false, share: 1 / 8 },
  { patterns: true, share: 1 },
];

interface Attempt {
  readonly patterns: boolean;
  readonly share: number;
  /** Where the prover's search begins. Absent: where it always does. */
  readonly seed?: number;
}

/** For questions about what fails: whether a model is found is a matter of where the search begins, so it begins once more elsewhere. */
export const PERSISTENT: readonly Attempt[] = [...ATTEMPTS, { patterns: false, share: 1 / 8, seed: 3 }];

export type Answer<T> =
  | { readonly kind: 'sat'; readonly model: T }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly message: string };

export const NOTHING = async (): Promise<undefined> => undefined;

/**
 * Before a scope is opened: the limit in force when it is opened bounds every question in it, so that of an earlier, smaller question
 * would.
 */
export const UNLIMITED = '(set-option :rlimit 0)\n';

/**
 * A scope stays pushed in every case, for the caller to take back. `read` reads the model where there is one, or says why it cannot: the
 * prover may stop in the middle of telling it, where candidate models were all it had; then the next attempt may do better.
 */
export async function askProver<T>(
  session: Asked,
  assertion: string,
  rlimit: number,
  read: () => Promise<T | string>,
  tried: readonly Attempt[] = ATTEMPTS,
): Promise<Answer<T>> {
  if (session.allowance.left === 0) {
    await evaluate(session, '(push)');
    return { kind: 'unknown', message: 'the budget of the method is used up' };
  }
  let unread: string | undefined;
  const attempts = session.isQuantified
    ? tried.map(({ patterns, share, seed }) => ({
        options: `(set-option :smt.ematching ${patterns})\n${seed === undefined ? '' : seedIs(seed)}`,
        limit: Math.ceil(rlimit * share),
        seed,
      }))
    : [{ options: '', limit: rlimit, seed: undefined }];
  for (const [index, { options, limit, seed }] of attempts.entries()) {
    if (index > 0) await evaluate(session, '(pop)');
    const word = (await evaluate(session, `${UNLIMITED}(push)\n${options}(set-option :rlimit ${limit})\n${assertion}\n(check-sat)`)).trim();
    const model = word === 'sat' ? await read() : undefined;
    if (seed !== undefined) await evaluate(session, seedIs(0));
    if (word === 'unsat') return { kind: 'unsat' };
    if (word === 'sat' && typeof model !== 'string') return { kind: 'sat', model: model as T };
    unread = typeof model === 'string' ? model : undefined;
  }
  session.allowance.charge(rlimit);
  return { kind: 'unknown', message: unread ?? (await session.evaluate('(get-info :reason-unknown)')).trim() };
}

/** Zero is where the prover begins by itself. */
function seedIs(seed: number): string {
  return `(set-option :smt.random_seed ${seed})\n`;
}

export async function values(session: Questioned, terms: readonly Term[]): Promise<readonly ModelValue[] | string> {
  if (terms.length === 0) return [];
  const output = await session.evaluate(`(get-value (${terms.map(session.print).join(' ')}))`);
  const result = readValues(output, terms.length);
  return result.ok ? result.values : result.message;
}
