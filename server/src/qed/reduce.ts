/**
 * REDUCE-SEQUENTIAL and REDUCE-CHOICE applied as often as they can be (QED, Figure 8; the tactic `reduce stmt`).
 *
 * The mover types of the actions of the program are asked with respect to the program as it is when the tactic begins; those of
 * compositions follow from Figure 11. That is enough: who commutes with every action of a program commutes with their compositions and
 * choices.
 * Neighbours: `movers.ts` decides; `context.ts` has the program.
 * docs/soundness/qed.md#one-round-of-questions
 */
import type { Span } from '../base/span';
import { footprintOf, storeOf } from '../plato/footprint';
import type { Location, Stmt } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { isAtom, withBody, type Atom, type PlacedAtom, type Proc, type ProofContext } from './context';

import { liveAfterAll } from './liveness';
import { withMoved } from './moved';
import type { Movers, Direction, Obstacle } from './movers';

export interface Reduced {
  readonly context: ProofContext;
  /** How many times a rule was applied. */
  readonly count: number;
  /** Neighbours that stayed two actions, and why neither rule applies. */
  readonly obstacles: readonly {
    readonly first: Obstacle;
    readonly second: Obstacle;
    readonly proc: Proc;
    readonly between: readonly [Atom, Atom];
  }[];
}

/** Rejects only with ProverFailure. */
export async function reduceStatements(context: ProofContext, movers: Movers, procs: readonly Proc[]): Promise<Reduced> {
  const reducer = new Reducer(context, movers);
  let reduced = context;
  for (const proc of procs) reduced = withBody(reduced, proc, await reducer.procedure(proc));
  return { context: withMoved(reduced, context, reducer.together), count: reducer.count, obstacles: reducer.obstacles };
}

class Reducer {
  count = 0;
  /** What each composition consists of. */
  get together(): readonly (readonly Atom[])[] {
    return [...this.consists.values()];
  }
  readonly obstacles: { first: Obstacle; second: Obstacle; proc: Proc; between: readonly [Atom, Atom] }[] = [];
  /** Of which actions of the program a composition consists. */
  private readonly consists = new Map<Atom, readonly Atom[]>();
  private proc!: Proc;

  constructor(
    private readonly context: ProofContext,
    private readonly movers: Movers,
  ) {}

  async procedure(proc: Proc): Promise<Stmt> {
    this.proc = proc;
    return this.statement(proc.body);
  }

  private async statement(stmt: Stmt): Promise<Stmt> {
    switch (stmt.kind) {
      case 'op':
      case 'exit':
      case 'call':
      case 'atomic':
        return stmt;
      case 'seq':
        return this.sequence(stmt.stmts);
      case 'choice':
        return this.choice(stmt);
      case 'loop': {
        const body = await this.statement(stmt.body);
        return body === stmt.body ? stmt : { ...stmt, body };
      }
      case 'block': {
        const body = await this.statement(stmt.body);
        if (isAtom(body)) return this.composed({ ...stmt, body }, [body]);
        return body === stmt.body ? stmt : { ...stmt, body };
      }
    }
  }

  private async choice(stmt: Stmt & { readonly kind: 'choice' }): Promise<Stmt> {
    const branches: Stmt[] = [];
    for (const branch of stmt.branches) branches.push(await this.statement(branch));
    const atoms = branches.map((one) => (one.kind === 'seq' && one.stmts.length === 0 ? SKIP() : one)).filter(isAtom);
    if (atoms.length === branches.length && branches.length > 0) return this.composed({ ...stmt, branches: atoms }, atoms);
    return branches.every((one, index) => one === stmt.branches[index]) ? stmt : { ...stmt, branches };
  }

  private async sequence(stmts: readonly Stmt[]): Promise<Stmt> {
    const done: Stmt[] = [];
    for (const one of stmts) {
      const made = await this.statement(one);
      for (const part of made.kind === 'seq' ? made.stmts : [made]) await this.append(done, part);
    }
    await this.settle(done);
    return done.length === 1 ? done[0]! : { kind: 'seq', stmts: done };
  }

  private async append(done: Stmt[], next: Stmt): Promise<void> {
    if (!isAtom(next)) await this.settle(done);
    const last = done.at(-1);
    if (!last || !isAtom(last) || !isAtom(next)) {
      done.push(next);
      return;
    }
    // What is read of what never changes belongs to what it is read for: the action that comes next.
    if (this.waits(done) && (await this.obstacle(last, 'right')) === undefined) {
      done.pop();
      await this.append(done, this.composed({ kind: 'seq', stmts: [last, next] }, [last, next]));
      return;
    }
    if (this.isQuiet(next) && (await this.obstacle(last, 'right')) !== undefined) {
      done.push(next);
      return;
    }
    // Either will do: the shorter action is asked about first.
    const isShorter = operationsOf(last).length <= operationsOf(next).length;
    const right = (): Promise<Obstacle | undefined> => this.obstacle(last, 'right');
    const left = (): Promise<Obstacle | undefined> => this.obstacle(next, 'left');
    const earlier = isShorter ? await right() : await left();
    const later = earlier && (await (isShorter ? left() : right()));
    if (earlier && later) {
      const [first, second] = isShorter ? [earlier, later] : [later, earlier];
      this.obstacles.push({ first, second, proc: this.proc, between: [last, next] });
      done.push(next);
      return;
    }
    done[done.length - 1] = this.composed({ kind: 'seq', stmts: [last, next] }, [last, next]);
  }

  /** Whether the last one only reads what never changes, and is kept apart from the action before it. */
  private waits(done: readonly Stmt[]): boolean {
    const [before, last] = done.slice(-2);
    return last !== undefined && isAtom(before!) && isAtom(last) && this.isQuiet(last);
  }

  /** Nothing comes after it that it could belong to. */
  private async settle(done: Stmt[]): Promise<void> {
    const [before, last] = done.slice(-2);
    if (!this.waits(done) || (await this.obstacle(last as Atom, 'left')) !== undefined) return;
    done.splice(-2, 2, this.composed({ kind: 'seq', stmts: [before!, last!] }, [before as Atom, last as Atom]));
  }

  private isQuiet(atom: Atom): boolean {
    const { fields } = this.context.program;
    const never = (location: Location): boolean =>
      location.kind === 'local' || fields.some((field) => field.isFinal && field.id === storeOf(location));
    return operationsOf(atom).every((op) => {
      const { reads, writes, elsewhere } = footprintOf(op);
      return op.guard === undefined && op.allocates === undefined && writes.length === 0 && elsewhere.length === 0 && reads.every(never);
    });
  }

  /**
   * A composition is a mover if all of its actions are (Figure 11), or as a whole: a choice may always go on though none of its branches
   * does.
   */
  private async obstacle(atom: Atom, direction: Direction): Promise<Obstacle | undefined> {
    const parts = this.consists.get(atom) ?? [atom];
    for (const part of parts) {
      const found = await this.movers.obstacle(this.context, { proc: this.proc, atom: part }, direction);
      if (found) return parts.length > 1 ? this.movers.obstacle(this.context, this.placed(atom, parts), direction) : found;
    }
    return undefined;
  }

  private placed(atom: Atom, parts: readonly Atom[]): PlacedAtom {
    const live = liveAfterAll(this.proc, parts);
    return { proc: this.proc, atom, ...(live && { live }) };
  }

  private composed(body: Stmt, parts: readonly Atom[]): Atom {
    this.count++;
    const atom: Atom = { kind: 'atomic', body: opened(body), span: spanOf(parts) };
    this.consists.set(
      atom,
      parts.flatMap((part) => this.consists.get(part) ?? [part]),
    );
    return atom;
  }
}

/** An action that does nothing. */
export function SKIP(): Atom {
  return { kind: 'atomic', body: { kind: 'seq', stmts: [] }, span: NOWHERE };
}

const NOWHERE: Span = { file: '', start: 0, end: 0 };

/** Atomic statements in an atomic statement are a part of it. */
export function opened(stmt: Stmt): Stmt {
  switch (stmt.kind) {
    case 'seq':
      return { kind: 'seq', stmts: stmt.stmts.map(opened).flatMap((one) => (one.kind === 'seq' ? one.stmts : [one])) };
    case 'choice':
      return { ...stmt, branches: stmt.branches.map(opened) };
    case 'block':
    case 'loop':
      return { ...stmt, body: opened(stmt.body) };
    case 'atomic':
      return opened(stmt.body);
    default:
      return stmt;
  }
}

/** From the first to the last place of what stands in the text itself. */
export function spanOf(parts: readonly Stmt[]): Span {
  const spans = parts
    .flatMap((part) =>
      part.kind === 'atomic' || part.kind === 'loop' ? [part.span] : operationsOf(part).map((op) => op.within[0]?.span ?? op.span),
    )
    .filter((span) => span.end > span.start);
  const first = spans[0];
  if (!first) return NOWHERE;
  return spans
    .filter((span) => span.file === first.file)
    .reduce((all, span) => ({ file: all.file, start: Math.min(all.start, span.start), end: Math.max(all.end, span.end) }), first);
}
