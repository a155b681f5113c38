/**
 * A tactic that does not apply: why, and where. The program stays as it was.
 * Neighbours: every tactic throws it; `session.ts` catches it and nothing else.
 */
import type { Span } from '../base/span';
import { footprintOf } from '../plato/footprint';
import { operationsOf } from '../plato/statements';
import type { Operation, Stmt } from '../plato/ir';
import type { PlacedAtom, ProofContext } from './context';

import { spanOf } from './reduce';
import type { Verdict } from './simulation';
import type { Obstacle } from './movers';

export interface NamedPlace {
  readonly message: string;
  readonly span: Span;
}

export class Refused extends Error {
  /** `unknown`: the prover could not say, or the statement has no meaning here. */
  constructor(
    message: string,
    readonly verdict: 'failed' | 'unknown' = 'failed',
    readonly places: readonly NamedPlace[] = [],
  ) {
    super(message);
  }
}

/** What an action does, with its line: "`writes `x`` (line 12)". */
export function describe(context: ProofContext, { proc, atom }: PlacedAtom): string {
  const operations = operationsOf(atom);
  const reported = operations.filter((op) => op.description !== '').map((op) => op.description);
  const span = spanOf([atom]);
  const words =
    reported.length > 0 ? shortened(reported) : operations.some(touchesStore) ? 'a step on the shared store' : 'a step on locals';
  return `${words} (\`${proc.name}\`${span.end > span.start ? `, line ${context.lineOf(span)}` : ''})`;
}

function shortened(reported: readonly string[]): string {
  return reported.length <= 3 ? `[${reported.join('; ')}]` : `[${reported[0]}; ... ; ${reported.at(-1)}]`;
}

function touchesStore(op: Operation): boolean {
  const { reads, writes, elsewhere } = footprintOf(op);
  return reads.length + writes.length + elsewhere.length > 0;
}

/** The side condition that failed, in words. */
export function whyNot(context: ProofContext, verdict: Verdict): string {
  if (verdict.kind === 'holds') return '';
  const broken = verdict.broken;
  const what =
    broken === undefined
      ? ''
      : broken.kind === 'transition'
        ? 'the transition: it may come to a state to which the other order does not come'
        : `the gate: it may go wrong where the other order does not, at the assertion in line ${context.lineOf(broken.assertion.span)}`;
  return verdict.kind === 'unknown'
    ? `the prover could not decide it${what === '' ? '' : ` (${what})`}${verdict.reason === '' ? '' : `: ${verdict.reason}`}`
    : what;
}

export function obstacleText(context: ProofContext, { direction, mover, other, verdict }: Obstacle): string {
  if (!other) {
    const why = verdict.kind === 'unknown' ? ' as far as the prover can tell' : '';
    return `${describe(context, mover)} is no ${direction} mover: it may wait${why}, and meanwhile others see what its thread has done before`;
  }
  return `${describe(context, mover)} is no ${direction} mover: with ${describe(context, other)} by another thread, ${whyNot(context, verdict)}`;
}

export function obstaclePlaces({ mover, other }: Obstacle): readonly NamedPlace[] {
  return [mover, ...(other ? [other] : [])].map((one, index) => ({
    message: index === 0 ? 'the action' : 'the action of the other thread',
    span: spanOf([one.atom as Stmt]),
  }));
}
