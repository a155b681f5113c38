/**
 * Which atomic actions are right and left movers (QED, Figure 9): pair by pair with every action of the program, run by another thread.
 *
 *   left:   I |- beta[u] o alpha[t]  <=  alpha[t] o beta[u]
 *   right:  I |- alpha[t] o beta[u]  <=  beta[u] o alpha[t], with alpha taken as `true . (gate and transition)`
 *
 * A left mover that stands after another action must not wait either (`waiting.ts`). Pairs whose footprints do not meet need no prover.
 * Neighbours: `simulation.ts` asks about one pair; `reduce.ts` wants to know.
 * docs/soundness/qed.md#movers-pair-by-pair
 * docs/soundness/qed.md#left-movers-never-wait
 * docs/soundness/qed.md#pairs-that-do-not-meet
 */
import { onceFor } from '../base/once-for';
import { hashText } from '../base/hash';
import { footprintOf, storeOf } from '../plato/footprint';
import { operationsOf, someStmt } from '../plato/statements';
import type { Stmt } from '../plato/ir';
import { atomsOf, factsOf, type Atom, type PlacedAtom, type ProofContext } from './context';

import { differentThreads } from './facts';
import { liveAfter } from './liveness';
import type { Asker } from './query';
import { simulates, type Verdict } from './simulation';
import { alwaysSteps } from './waiting';

export type Direction = 'left' | 'right';

/** Why an action is no mover. */
export interface Obstacle {
  readonly direction: Direction;
  readonly mover: PlacedAtom;
  /** The action with which it does not commute. Absent: it may wait. */
  readonly other?: PlacedAtom;
  readonly verdict: Verdict;
}

interface Touched {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** By its shape it can step from every state in which its gate holds. */
  readonly alwaysSteps: boolean;
  readonly makesObjects: boolean;
}

/** Mover types of the actions of programs; a pair is looked at once, and an action. */
export class Movers {
  private readonly asked = new Map<string, Promise<Verdict>>();

  constructor(private readonly asker: Asker) {}

  /** Undefined: it is a mover, and as a left mover it never waits. Rejects only with ProverFailure. */
  async obstacle(context: ProofContext, mover: PlacedAtom, direction: Direction): Promise<Obstacle | undefined> {
    if (direction === 'left') {
      const verdict = await this.steps(context, mover);
      if (verdict.kind !== 'holds') return { direction, mover, verdict };
    }
    return this.collision(context, mover, direction);
  }

  /** The same of an action that may wait: what a loop repeats need not be completed. */
  async collision(context: ProofContext, mover: PlacedAtom, direction: Direction): Promise<Obstacle | undefined> {
    for (const other of atomsOf(context)) {
      const verdict = await this.pair(context, mover, other, direction);
      if (verdict.kind !== 'holds') return { direction, mover, other, verdict };
    }
    return undefined;
  }

  private steps(context: ProofContext, mover: PlacedAtom): Promise<Verdict> {
    if (touchedBy(mover.atom).alwaysSteps) return Promise.resolve({ kind: 'holds' });
    const key = hashText('steps', textOf(mover.atom), this.placeText(mover), ...this.worldTexts(context));
    return this.once(key, () => {
      const { proc } = mover;
      const part = { stmt: mover.atom, thread: 't' as const, variables: proc.variables, live: liveOf(mover), gate: 'asserted' as const };
      return alwaysSteps(context.world, this.asker, context.invariants, factsOf(context, 't', proc), part);
    });
  }

  private pair(context: ProofContext, mover: PlacedAtom, other: PlacedAtom, direction: Direction): Promise<Verdict> {
    if (this.areApart(mover.atom, other.atom)) return Promise.resolve({ kind: 'holds' });
    const key = hashText(
      direction,
      textOf(mover.atom),
      this.placeText(mover),
      textOf(other.atom),
      this.placeText(other),
      ...this.worldTexts(context),
    );
    return this.once(key, () => this.ask(context, mover, other, direction));
  }

  private worldTexts(context: ProofContext): readonly string[] {
    return [textOf(context.invariants), textOf(context.program.fields)];
  }

  private once(key: string, ask: () => Promise<Verdict>): Promise<Verdict> {
    const known = this.asked.get(key);
    if (known) return known;
    // What was cancelled is no answer.
    const asked = ask().catch((error: unknown) => {
      this.asked.delete(key);
      throw error;
    });
    this.asked.set(key, asked);
    return asked;
  }

  private async ask(context: ProofContext, mover: PlacedAtom, other: PlacedAtom, direction: Direction): Promise<Verdict> {
    const alpha = {
      stmt: mover.atom,
      thread: 't' as const,
      variables: mover.proc.variables,
      live: liveOf(mover),
      gate: direction === 'right' ? ('assumed' as const) : ('asserted' as const),
    };
    const beta = {
      stmt: other.atom,
      thread: 'u' as const,
      variables: other.proc.variables,
      live: liveOf(other),
      gate: 'asserted' as const,
    };
    const known = [differentThreads(), ...factsOf(context, 't', mover.proc), ...factsOf(context, 'u', other.proc)];
    const [lhs, rhs] =
      direction === 'left'
        ? [
            [beta, alpha],
            [alpha, beta],
          ]
        : [
            [alpha, beta],
            [beta, alpha],
          ];
    return simulates(context.world, this.asker, context.invariants, known, lhs, rhs);
  }

  /** Their footprints do not meet, and that is enough. */
  private areApart(mover: Atom, other: Atom): boolean {
    const [alpha, beta] = [touchedBy(mover), touchedBy(other)];
    const meet = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean => [...left].some((one) => right.has(one));
    // A new object has all fields of its class.
    if ((alpha.makesObjects && touchesStore(beta)) || (beta.makesObjects && touchesStore(alpha))) return false;
    return !meet(alpha.writes, beta.writes) && !meet(alpha.writes, beta.reads) && !meet(alpha.reads, beta.writes);
  }

  private placeText(placed: PlacedAtom): string {
    const { proc } = placed;
    return [
      [...liveOf(placed)].sort().join(' '),
      textOf(proc.variables),
      textOf(proc.pre),
      proc.procedure.owner,
      String(proc.procedure.isStatic),
    ].join(' ');
  }
}

const touchedBy = onceFor((atom: Atom): Touched => {
  const operations = operationsOf(atom);
  const footprints = operations.map(footprintOf);
  return {
    reads: new Set(footprints.flatMap((one) => [...one.reads.map((location) => storeOf(location)!), ...one.elsewhere])),
    writes: new Set(footprints.flatMap((one) => one.writes.map((location) => storeOf(location)!))),
    alwaysSteps: waitsNowhere(atom),
    makesObjects: operations.some((op) => op.allocates !== undefined),
  };
});

/** What it consists of, as text; places and words play no part. */
const textOf = onceFor((value: object): string =>
  JSON.stringify(value, (name, part: unknown) => (FOR_PEOPLE.has(name) ? undefined : part)),
);

function touchesStore(touched: Touched): boolean {
  return touched.makesObjects || touched.reads.size + touched.writes.size > 0;
}

/** Where its place is not known, all locals count. */
export function liveOf({ proc, atom, live }: PlacedAtom): ReadonlySet<string> {
  return live ?? liveAfter(proc.body).get(atom) ?? new Set(proc.variables.map((one) => one.name));
}

const FOR_PEOPLE = new Set(['span', 'nameSpan', 'description', 'message', 'subject', 'within', 'related', 'text', 'code']);

/** No operation of it waits for anything, and it has no choice without branches. */
function waitsNowhere(stmt: Stmt): boolean {
  return !someStmt(stmt, (one) =>
    one.kind === 'op' ? one.op.guard !== undefined || one.op.post !== undefined : one.kind === 'choice' && one.branches.length === 0,
  );
}
