/**
 * Threads that `main` starts one after the other: each is joined before the next one starts, so that no two of them run at once, and what
 * `main` does between is done by nobody else meanwhile. Only of `main`, which runs once; where each object that threads run is made for one
 * thread, and no loop is around its start.
 * Neighbours: `tasks.ts` asks; `waited.ts` knows what has been joined on every way to a place.
 * Why it may: docs/soundness/sharing.md#threads-one-after-the-other.
 */
import { onceFor } from '../base/once-for';
import type { ClassSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts, Held } from './accesses';
import { stripped } from './places';
import { expressionsOf } from './statements';
import type { Use } from './uses';
import { joinsBefore } from './waited';

interface Start {
  readonly body: BodyFacts;
  readonly node: TypedExpr;
  /** The variable that the thread is in; undefined where nobody can join it. */
  readonly variable: LocalVariable | undefined;
}

export class OneAfterAnother {
  /** Of each class whose objects are made somewhere: where these are started; undefined where that is not known of one. */
  private readonly starts = new Map<ClassSymbol, readonly Start[] | undefined>();

  constructor(bodies: readonly BodyFacts[]) {
    for (const body of bodies) {
      const placed = placedIn(body);
      for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
        if (isStmt || node.kind !== 'new' || node.class.isLibrary) continue;
        const start = placed.get(node);
        const known = this.starts.has(node.class) ? this.starts.get(node.class) : [];
        this.starts.set(node.class, start && known && [...known, start]);
      }
    }
  }

  /** Whether no object of the one class is run by a thread while an object of the other is; of the same class, no two. */
  areApart(one: ClassSymbol, other: ClassSymbol): boolean {
    const [first, second] = [this.starts.get(one), this.starts.get(other)];
    if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return false;
    return first.every((left) => second.every((right) => left === right || hasEnded(left, right) || hasEnded(right, left)));
  }

  /** Whether the use is one of `main` where no thread runs an object of the class. */
  isApart({ from, expr, span }: Use, symbol: ClassSymbol): boolean {
    const starts = this.starts.get(symbol);
    return (
      starts !== undefined &&
      starts.length > 0 &&
      starts.every((start) => start.body === from && (span.end <= start.node.span.start || isJoinedBefore(start, expr)))
    );
  }
}

/** Whether the one thread has been joined when the other is started. */
function hasEnded(one: Start, other: Start): boolean {
  return one.body === other.body && one.node.span.start < other.node.span.start && isJoinedBefore(one, other.node);
}

function isJoinedBefore({ body, node, variable }: Start, at: TypedExpr): boolean {
  return joinsBefore(body.body.stmts, at).some((thread) => {
    const joined = stripped(thread);
    return joined.kind === 'local' && joined.variable === variable && joined.span.start > node.span.start;
  });
}

/** The objects that are made for a thread which is started once, in no loop. */
const placedIn = onceFor((body: BodyFacts): ReadonlyMap<TypedExpr, Start> => {
  const found = new Map<TypedExpr, Start>();
  if (!isMain(body)) return found;
  const visited = expressionsOf(body.body.stmts);
  const made = new Map<LocalVariable, TypedExpr>();
  const assigned = new Set<LocalVariable>();
  const begun = new Map<LocalVariable, TypedExpr[]>();
  const place = (thread: TypedExpr, start: Start): void => {
    if (thread.kind !== 'new') return;
    for (const one of [thread, ...thread.args.map(stripped)]) found.set(one, start);
  };
  for (const { node, isStmt, loops } of visited) {
    if (isStmt) {
      if (node.kind === 'local' && node.init !== undefined && loops.length === 0) made.set(node.variable, stripped(node.init));
      continue;
    }
    if (node.kind === 'assign' && node.target.kind === 'local') assigned.add(node.target.variable);
    if (node.kind !== 'startThread') continue;
    const thread = stripped(node.thread);
    if (thread.kind === 'local')
      begun.set(thread.variable, [...(begun.get(thread.variable) ?? []), ...(loops.length > 0 ? [node, node] : [node])]);
    else if (loops.length === 0) place(thread, { body, node, variable: undefined });
  }
  for (const [variable, [node, ...others]] of begun) {
    const thread = made.get(variable);
    if (thread !== undefined && others.length === 0 && !assigned.has(variable)) place(thread, { body, node: node!, variable });
  }
  return found;
});

/** Locks in locals of `main`, which runs once, so that each is one object, whoever captures it. */
export function locksOfMain(bodies: readonly BodyFacts[]): (held: Held) => boolean {
  const locals = new Set(
    bodies
      .filter(isMain)
      .flatMap((body) =>
        expressionsOf(body.body.stmts).flatMap(({ node, isStmt, loops }) =>
          isStmt && node.kind === 'local' && loops.length === 0 ? [node.variable] : [],
        ),
      ),
  );
  return ({ place: { root, steps }, mode }) => mode === 'whole' && root.kind === 'local' && steps.length === 0 && locals.has(root.variable);
}

/** `public static void main(String[] args)`, which Java runs. */
function isMain({ method }: BodyFacts): boolean {
  const [only, ...others] = method?.params ?? [];
  return method?.name === 'main' && method.isStatic && others.length === 0 && (only === undefined || only.type.kind === 'array');
}
