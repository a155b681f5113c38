/**
 * What becomes of the locks of a thread that calls code without source, by what that may call back. A method that waits gives up a monitor,
 * and one that awaits a condition a lock, and has it again at its end. A method that asks who holds a lock may give up one that it has not
 * taken, or tell that one has been left taken: then nothing is known after the call.
 * Neighbours: `opaque-procedures.ts`.
 * Why it may: docs/soundness/opaque.md#locks-of-code-without-source.
 */
import type { Balance } from '../../effects/balanced-locks';
import { isOfLocks, locksOf, type Effects } from '../../effects/effects';
import type { Procedure, Program } from '../../plato/ir';
import { callsOf } from '../../plato/statements';

/** What is held again at the end, and may have been others' meanwhile. */
export type GivenUp = Pick<Procedure, 'givesUpMonitors' | 'givesUpLocks' | 'takesLocks'>;

export const NOTHING_GIVEN_UP: GivenUp = {};

/** Of a call that may be one of `wait` or of its kin. */
export const ALL_GIVEN_UP: GivenUp = { givesUpMonitors: true, givesUpLocks: true };

/**
 * `callbacks`: what may be called back. Of one that is not known to give back what it takes (`balanced`), who takes a lock is not
 * distinguished from who awaits a condition: both write who owns it.
 */
export function givenUpBy(
  callbacks: readonly Procedure[],
  effects: ReadonlyMap<string, Effects>,
  balanced: ReadonlyMap<string, Balance>,
  program: Program,
): GivenUp {
  const locks = new Set(locksOf(program));
  const givesUp = ({ id }: Procedure): boolean => {
    const { everything, givenUp, stores } = effects.get(id)!;
    const balance = balanced.get(id);
    if (balance !== undefined) return givenUp.size > 0 || balance.awaits;
    return everything || givenUp.size > 0 || [...stores].some((store) => locks.has(store));
  };
  return {
    ...(callbacks.some(({ id }) => effects.get(id)!.waits) && { givesUpMonitors: true as const }),
    ...(callbacks.some(givesUp) && { givesUpLocks: true as const }),
    ...(callbacks.some(({ id }) => balanced.has(id)) && { takesLocks: true as const }),
  };
}

/**
 * Whether locks may be held otherwise after the call than before it. Whoever gives up a lock must show that he has it: he has taken it,
 * has asked, knows it by a clause of Calvin's, or is not translated. `follows`: whether a procedure is in a file without such clauses;
 * `locking`: calls of which nobody knows whether they take a lock or give it back.
 */
export function mayKeepOrLoseLocks(
  program: Program,
  callbacks: readonly Procedure[],
  effects: ReadonlyMap<string, Effects>,
  follows: (procedure: Procedure) => boolean,
  locking: ReadonlySet<string>,
  balanced: ReadonlyMap<string, Balance>,
): boolean {
  const locks = new Set(locksOf(program));
  const writesLocks = ({ everything, stores }: Effects): boolean => everything || [...stores].some((store) => locks.has(store));
  const writers = callbacks.filter(({ id }) => !balanced.has(id) && writesLocks(effects.get(id)!));
  if (writers.length === 0 || locks.size === 0) return false;
  if (writers.some((one) => !follows(one) || effects.get(one.id)!.everything)) return true;
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const reached = new Set(writers.map(({ id }) => id));
  for (const id of reached) for (const call of bodyCalls(table.get(id))) for (const { procedure } of call.targets) reached.add(procedure);
  // Whoever asks for an owner after the call notices a lock that was left taken.
  const asks = program.procedures.filter((one) => !one.isTrusted).flatMap((one) => bodyCalls(one).flatMap((call) => call.targets));
  return (
    [...reached].some((id) => locking.has(id) || asksForOwner(table.get(id), effects)) ||
    asks.some(({ procedure }) => asksForOwner(table.get(procedure), effects))
  );
}

function bodyCalls(procedure: Procedure | undefined): ReturnType<typeof callsOf> {
  return procedure?.body === undefined ? [] : callsOf(procedure.body);
}

/** A method of a lock that tells something and changes nothing. */
function asksForOwner(procedure: Procedure | undefined, effects: ReadonlyMap<string, Effects>): boolean {
  if (
    procedure === undefined ||
    !procedure.isTrusted ||
    !isOfLocks(procedure.owner) ||
    procedure.result === undefined ||
    procedure.result.kind === 'ref'
  )
    return false;
  return effects.get(procedure.id)?.stores.size === 0;
}
