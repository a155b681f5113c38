/**
 * Which atomic actions are right and left movers (QED, Figure 9): pair by pair with every action of the program, run by another thread.
 *
 *   left:   I |- beta[u] o alpha[t]  <=  alpha[t] o beta[u]
 *   right:  I |- alpha[t] o beta[u]  <=  beta[u] o alpha[t], with alpha taken as `true . (gate and transition)`
 *
 * Pairs whose footprints do not meet need no prover: then the compositions have the same transitions, and for a left mover the gate of beta
 * is owed only if alpha can always step or beta has no gate.
 * Neighbours: `simulation.ts` asks about one pair; `reduce.ts` wants to know.
 * docs/soundness/qed.md#movers-pair-by-pair
 * docs/soundness/qed.md#pairs-that-do-not-meet
 */
import { hashText } from '../base/hash';
import { footprintOf, storeOf } from '../plato/footprint';
import { operationsOf, someStmt } from '../plato/statements';
import type { Stmt } from '../plato/ir';
import { atomsOf, factsOf, type Atom, type PlacedAtom, type ProofContext } from './context';

import { differentThreads } from './facts';
import { liveBehind } from './liveness';
import type { Asker } from './query';
import { simulates, type Verdict } from './simulation';

export type Direction = 'left' | 'right';

/** Why an action is no mover. */
export interface Obstacle {
  readonly direction: Direction;
  readonly mover: PlacedAtom;
  readonly other: PlacedAtom;
  readonly verdict: Verdict;
}

interface Touched {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  readonly hasGate: boolean;
  /** It can step from every state in which its gate holds; undefined where that does not show by its shape. */
  readonly alwaysSteps: boolean;
  readonly makesObjects: boolean;
}

/** Mover types of the actions of programs; a pair is looked at once. */
export class Movers {
  private readonly pairs = new Map<string, Promise<Verdict>>();
  private readonly touched = new WeakMap<Atom, Touched>();
  private readonly texts = new WeakMap<object, string>();

  constructor(private readonly asker: Asker) {}

  /** Undefined: it is a mover. Rejects only with ProverFailure. */
  async obstacle(context: ProofContext, mover: PlacedAtom, direction: Direction): Promise<Obstacle | undefined> {
    for (const other of atomsOf(context)) {
      const verdict = await this.pair(context, mover, other, direction);
      if (verdict.kind !== 'holds') return { direction, mover, other, verdict };
    }
    return undefined;
  }

  private pair(context: ProofContext, mover: PlacedAtom, other: PlacedAtom, direction: Direction): Promise<Verdict> {
    if (this.areApart(mover.atom, other.atom, direction)) return Promise.resolve({ kind: 'holds' });
    const key = hashText(
      direction,
      this.textOf(mover.atom),
      this.placeText(mover),
      this.textOf(other.atom),
      this.placeText(other),
      this.textOf(context.invariants),
      ...context.program.fields.map((field) => field.id),
    );
    const known = this.pairs.get(key);
    if (known) return known;
    const asked = this.ask(context, mover, other, direction);
    this.pairs.set(key, asked);
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
  private areApart(mover: Atom, other: Atom, direction: Direction): boolean {
    const [alpha, beta] = [this.touchedBy(mover), this.touchedBy(other)];
    const meet = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean => [...left].some((one) => right.has(one));
    // A new object has all fields of its class.
    if ((alpha.makesObjects && touchesStore(beta)) || (beta.makesObjects && touchesStore(alpha))) return false;
    if (meet(alpha.writes, beta.writes) || meet(alpha.writes, beta.reads) || meet(alpha.reads, beta.writes)) return false;
    return direction === 'right' || alpha.alwaysSteps || !beta.hasGate;
  }

  private touchedBy(atom: Atom): Touched {
    const known = this.touched.get(atom);
    if (known) return known;
    const operations = operationsOf(atom);
    const footprints = operations.map(footprintOf);
    const found: Touched = {
      reads: new Set(footprints.flatMap((one) => [...one.reads.map((location) => storeOf(location)!), ...one.elsewhere])),
      writes: new Set(footprints.flatMap((one) => one.writes.map((location) => storeOf(location)!))),
      hasGate: operations.some((op) => op.asserts.length > 0),
      alwaysSteps: alwaysSteps(atom),
      makesObjects: operations.some((op) => op.allocates !== undefined),
    };
    this.touched.set(atom, found);
    return found;
  }

  private placeText(placed: PlacedAtom): string {
    const { proc } = placed;
    return [
      [...liveOf(placed)].sort().join(' '),
      this.textOf(proc.variables),
      this.textOf(proc.pre),
      proc.procedure.owner,
      String(proc.procedure.isStatic),
    ].join(' ');
  }

  /** What it consists of, as text; places and words play no part. */
  private textOf(value: object): string {
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value, (name, part: unknown) => (FOR_PEOPLE.has(name) ? undefined : part));
    this.texts.set(value, text);
    return text;
  }
}

function touchesStore(touched: Touched): boolean {
  return touched.makesObjects || touched.reads.size + touched.writes.size > 0;
}

/** Where its place is not known, all locals count. */
export function liveOf({ proc, atom, live }: PlacedAtom): ReadonlySet<string> {
  return live ?? liveBehind(proc).get(atom) ?? new Set(proc.variables.map((one) => one.name));
}

const FOR_PEOPLE = new Set(['span', 'nameSpan', 'description', 'message', 'subject', 'within', 'related', 'text', 'code']);

/** No operation of it waits for anything, and it has no choice without branches. */
function alwaysSteps(stmt: Stmt): boolean {
  return !someStmt(stmt, (one) =>
    one.kind === 'op' ? one.op.guard !== undefined || one.op.post !== undefined : one.kind === 'choice' && one.branches.length === 0,
  );
}
