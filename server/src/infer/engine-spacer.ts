/**
 * The second engine: the rule REACHENV as recursive Horn clauses for Spacer, over global variables first, then with the places of all
 * threads made global, then with one local more at a time. Its answer only says where a proof is to be found: the proof itself is made
 * again in the program's terms.
 * Neighbours: `spacer.ts` writes the clauses, `houdini.ts` finds the proof again, `expose.ts` makes locals global.
 */
import { ProverFailure, type Prover } from '../solver/prover';
import { exposed } from './expose';
import { strongestProof } from './houdini';
import type { Proof } from './proof';
import { hornText } from './spacer';
import type { System } from './system';

export type SpacerOutcome =
  /** `system`: what the proof speaks of, with what has been made global. */
  | { readonly kind: 'safe'; readonly proof: Proof; readonly system: System; readonly isModular: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Resource units of one question to Spacer. */
const UNITS = 40_000_000;

/** Spacer inlines predicates by itself, and then finds nothing to generalize: measured on two threads and a lock. */
const OPTIONS = `(set-option :fp.xform.inline_eager false)\n(set-option :fp.xform.inline_linear false)\n(set-option :rlimit ${UNITS})\n`;

export async function bySpacer(
  prover: Prover,
  system: System,
  reported: (line: string) => void,
  signal?: AbortSignal,
): Promise<SpacerOutcome> {
  let answered = false;
  const locals = system.threads.flatMap((thread) => thread.locals.map(({ name }) => name));
  for (let round = -1; round <= locals.length; round++) {
    const tried = round < 0 ? system : exposed(system, new Set(locals.slice(0, round)));
    const answer = await ask(prover, OPTIONS + hornText(tried), signal);
    reported(
      `Spacer ${round < 0 ? 'over global variables' : `with places${round === 0 ? '' : ` and ${locals.slice(0, round).join(', ')}`}`}: ${answer}`,
    );
    if (answer === 'unknown') break;
    if (answer === 'unsat') continue;
    answered = true;
    const found = await strongestProof(prover, tried, signal);
    if (found?.isSafe) return { kind: 'safe', proof: found.proof, system: tried, isModular: round < 0 };
  }
  return {
    kind: 'unknown',
    reason: answered
      ? 'Spacer has a proof that was not found again in the terms of the program'
      : 'Spacer comes to no answer within its budget',
  };
}

async function ask(prover: Prover, text: string, signal?: AbortSignal): Promise<'sat' | 'unsat' | 'unknown'> {
  const session = await prover.open(signal);
  try {
    const answer = (await session.evaluate(`${text}\n(check-sat)`)).trim();
    return answer === 'sat' || answer === 'unsat' ? answer : 'unknown';
  } catch (error) {
    // Spacer does not count all that it does; where it hangs nothing is known.
    if (error instanceof ProverFailure && (error.kind === 'hung' || error.kind === 'memory')) return 'unknown';
    throw error;
  } finally {
    session.close();
  }
}
