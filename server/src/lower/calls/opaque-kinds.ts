/**
 * The methods that stand for code without source: one for each number of references that it is given and each way in which it may deal with
 * locks.
 * Neighbours: `opaque.ts` makes the calls, `program/opaque-procedures.ts` declares the methods; `program/thread-safe.ts` asks what a body
 * gives to such code.
 */
import type { Call } from '../../plato/ir';

/** No name of Java's. */
const OPAQUE = 'calvin.<opaque>';

/**
 * What is known of such a call. `count`: of the references that it is given. `mayGiveUp`: it may be `wait` or its kin, which give up what
 * the thread holds and take it again; `changesLocks`: it may take a lock, or give it back; `keepsArrays`: it may keep an array that it is
 * given, and use its elements whenever it runs again; `keepsAnything`: also where it is given one as a mere object.
 */
export interface Kind {
  readonly count: number;
  readonly mayGiveUp: boolean;
  readonly changesLocks: boolean;
  readonly keepsArrays: boolean;
  readonly keepsAnything: boolean;
}

/** The method that stands for code without source. */
export function opaqueId({ count, mayGiveUp, changesLocks, keepsArrays, keepsAnything }: Kind): string {
  return `${OPAQUE}${mayGiveUp ? 'waiting' : ''}${changesLocks ? 'locking' : ''}${keepsArrays ? 'keeping' : ''}${keepsAnything ? 'anything' : ''}${count}()`;
}

export const PLAIN: Kind = { count: 0, mayGiveUp: false, changesLocks: false, keepsArrays: false, keepsAnything: false };
const OF_LOCKS: readonly Kind[] = [PLAIN, { ...PLAIN, mayGiveUp: true }, { ...PLAIN, changesLocks: true }];
const WAYS: readonly Kind[] = [
  ...OF_LOCKS.flatMap((way) => [way, { ...way, keepsArrays: true }]),
  { ...PLAIN, keepsArrays: true, keepsAnything: true },
];

/** What is called, if it is code without source. */
export function opaqueTarget(call: Call): Kind | undefined {
  const [target] = call.targets;
  return WAYS.map((way): Kind => ({ ...way, count: call.args.length })).find((kind) => target?.procedure === opaqueId(kind));
}
