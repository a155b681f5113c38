/**
 * Questions to the prover about gated actions: under facts, in each of several cases, do the claims hold?
 *
 * A question becomes a sequential program without variables, so that condition, text and counterexample are made as everywhere else.
 * Answers are remembered by the question itself, with the prover's identity: the same pair of actions is asked about once. Only `holds` and
 * `fails` are remembered.
 * Neighbours: `simulation.ts` and `preserve.ts` make questions; vc and solver answer them.
 */
import { hashText } from '../base/hash';
import type { Span } from '../base/span';
import { NOTHING, assume, sequence, type Obligation, type Sequential, type Watch } from '../sequential/logic/ir';
import { isTrue, type Term } from '../sequential/logic/terms';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';
import { checkCondition, type WatchedValue } from '../solver/check';
import type { Budget } from '../solver/budget';
import type { Prover } from '../solver/prover';
import type { World } from './execute';

/** A claim with what the caller wants back if it fails. */
export interface Claim<Meaning> {
  readonly claim: Term;
  readonly meaning: Meaning;
  readonly watch?: readonly Watch[];
}

export interface Case<Meaning> {
  readonly assumed: readonly Term[];
  readonly claims: readonly Claim<Meaning>[];
}

export interface Question<Meaning> {
  readonly facts: readonly Term[];
  readonly cases: readonly Case<Meaning>[];
}

export type Answer<Meaning> =
  | { readonly kind: 'holds' }
  | { readonly kind: 'fails'; readonly meaning: Meaning; readonly values: readonly WatchedValue[] }
  | { readonly kind: 'unknown'; readonly meaning: Meaning | undefined; readonly reason: string };

/** For one side condition; in resource units of the prover. */
const BUDGET: Budget = {
  together: 12_000_000,
  alone: 6_000_000,
  total: 60_000_000,
  characters: 6_000_000,
  failures: 1,
  asksForContradictions: false,
};

/** Claims have no place of their own: their number stands where it would be. */
function numbered(index: number): Span {
  return { file: '', start: index, end: index };
}

/** Asks one prover, and remembers. */
export class Asker {
  private readonly known = new Map<string, Answer<number>>();
  /** How many questions the prover was asked, and how many were answered from memory. */
  asked = 0;
  remembered = 0;

  constructor(
    private readonly prover: Prover,
    private readonly signal?: AbortSignal,
  ) {}

  /** Rejects only with ProverFailure. */
  async ask<Meaning>(world: World, question: Question<Meaning>): Promise<Answer<Meaning>> {
    const meanings: Meaning[] = [];
    const branches = question.cases.flatMap(({ assumed, claims }): Sequential[] => {
      const open = claims.filter((one) => !isTrue(one.claim));
      if (open.length === 0) return [];
      return [
        sequence([
          ...assumed.map(assume),
          ...open.map((one): Sequential => {
            const obligation: Obligation = {
              code: 'simulation',
              message: '',
              span: numbered(meanings.length),
              related: [],
              within: [],
              isObservation: false,
              group: '',
              watch: one.watch ?? [],
            };
            meanings.push(one.meaning);
            return { kind: 'assert', condition: one.claim, obligation };
          }),
        ]),
      ];
    });
    if (branches.length === 0) return { kind: 'holds' };
    const body = sequence([...question.facts.map(assume), branches.length === 1 ? branches[0]! : { kind: 'choice', branches }, NOTHING]);
    const condition = passify({ name: 'side condition', background: [], parameters: new Set(), body });
    const smt = smtOf(condition, world.hierarchy);
    const key = hashText(this.prover.identity, smt.text);
    const before = this.known.get(key);
    if (before) this.remembered++;
    const answer = before ?? (await this.decide(condition, smt));
    if (answer.kind !== 'unknown') this.known.set(key, answer);
    switch (answer.kind) {
      case 'holds':
        return answer;
      case 'fails':
        return { ...answer, meaning: meanings[answer.meaning]! };
      case 'unknown':
        return { ...answer, meaning: answer.meaning === undefined ? undefined : meanings[answer.meaning] };
    }
  }

  private async decide(condition: ReturnType<typeof passify>, smt: ReturnType<typeof smtOf>): Promise<Answer<number>> {
    this.asked++;
    const session = await this.prover.open(this.signal);
    try {
      const result = await checkCondition(session, condition, smt, [], BUDGET);
      if (result.rejected !== undefined)
        return { kind: 'unknown', meaning: undefined, reason: `the prover rejected the question: ${result.rejected}` };
      const failed = result.failed[0];
      if (failed) return { kind: 'fails', meaning: failed.goal.obligation.span.start, values: failed.watched };
      const open = result.unknown[0];
      if (open) return { kind: 'unknown', meaning: open.goal.obligation.span.start, reason: open.reason };
      return { kind: 'holds' };
    } finally {
      session.close();
    }
  }
}
