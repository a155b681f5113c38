/**
 * Threads that `main` starts one after the other: each is joined before the next one starts, so that no two of them run at once, and what
 * `main` does between is done by nobody else meanwhile. Only of `main`, which runs once; where each object that threads run is made for one
 * thread, and no loop is around its start.
 * Neighbours: `tasks.ts` asks.
 * Why it may: docs/soundness/sharing.md#threads-one-after-the-other.
 */
import { onceFor } from '../base/once-for';
import type { ClassTable } from '../resolve/class-table';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { STRING_NAME, THREAD_NAME } from '../resolve/types';
import type { BodyFacts, Held } from './accesses';
import { childrenOf, stripped } from '../resolve/typed-children';
import { expressionsOf, isWithin, type Visited } from '../resolve/typed-statements';
import type { Use } from './uses';

interface Start {
  readonly body: BodyFacts;
  readonly node: TypedExpr;
  /** The variable that the thread is in; undefined where nobody can join it. */
  readonly variable: LocalVariable | undefined;
}

export class OneAfterAnother {
  /** Of each class whose objects are made somewhere: where these are started; undefined where that is not known of one. */
  private readonly starts = new Map<ClassSymbol, readonly Start[] | undefined>();

  constructor(bodies: readonly BodyFacts[], table: ClassTable) {
    const mains = mainsIn(bodies);
    const handing = handingThemselvesOn(bodies);
    for (const body of bodies) {
      const placed = mains.has(body) ? placedIn(body) : NOWHERE;
      for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
        if (isStmt || node.kind !== 'new' || node.class.isLibrary) continue;
        const start = table.lineage(node.class).some((one) => handing.has(one)) ? undefined : placed.get(node);
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
  return joinedBefore(body.body.stmts, at).some((joined) => joined.variable === variable && joined.span.start > node.span.start);
}

type Local = TypedExpr & { readonly kind: 'local' };

/** The threads in locals that have been joined wherever the expression is come to: by statements that nothing jumps over. */
function joinedBefore(stmts: readonly TypedStmt[], at: TypedExpr): readonly Local[] {
  const found: Local[] = [];
  for (const stmt of stmts) {
    if (isWithin(at, stmt)) return [...found, ...(stmt.kind === 'block' ? joinedBefore(stmt.stmts, at) : [])];
    found.push(...joinedBy(stmt));
  }
  return found;
}

function joinedBy(stmt: TypedStmt): readonly Local[] {
  switch (stmt.kind) {
    case 'block':
      return stmt.stmts.flatMap(joinedBy);
    case 'expr': {
      const call = stripped(stmt.expr);
      if (call.kind !== 'call' || call.dispatch.kind === 'static' || call.args.length > 0) return [];
      const thread = stripped(call.dispatch.receiver);
      return call.method.name === 'join' && call.method.owner.name === THREAD_NAME && thread.kind === 'local' ? [thread] : [];
    }
    // `try { t.join(); } catch (InterruptedException e) { ... }`: nobody is taken to interrupt `main`.
    case 'try': {
      const inside = stmt.body.kind === 'block' ? stmt.body.stmts : [stmt.body];
      const joined = inside.map(joinedBy);
      return joined.every((one) => one.length > 0) ? joined.flat() : [];
    }
    default:
      return [];
  }
}

const NOWHERE: ReadonlyMap<TypedExpr, Start> = new Map();

/** The objects that are made for a thread which is started once, in no loop. */
const placedIn = onceFor((body: BodyFacts): ReadonlyMap<TypedExpr, Start> => {
  const found = new Map<TypedExpr, Start>();
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
  const handedOn = usedAsValues(visited);
  for (const [variable, [node, ...others]] of begun) {
    const thread = made.get(variable);
    if (thread !== undefined && others.length === 0 && !assigned.has(variable) && !handedOn.has(variable))
      place(thread, { body, node: node!, variable });
  }
  return found;
});

/** The locals that something else is done with than to call a method on them. */
function usedAsValues(visited: readonly Visited[]): ReadonlySet<LocalVariable> {
  const found = new Set<LocalVariable>();
  for (const { node, isStmt } of visited) {
    const called = isStmt ? [] : receiversOf(node);
    const values = isStmt
      ? node.kind === 'local' && node.init
        ? [node.init]
        : []
      : childrenOf(node).filter((one) => !called.includes(one));
    for (const value of values.map(stripped)) if (value.kind === 'local') found.add(value.variable);
    if (isStmt && (node.kind === 'return' || node.kind === 'throw') && node.value && stripped(node.value).kind === 'local')
      found.add((stripped(node.value) as Local).variable);
  }
  return found;
}

function receiversOf(node: TypedExpr): readonly TypedExpr[] {
  if (node.kind === 'startThread') return [node.thread];
  return node.kind === 'call' && node.dispatch.kind !== 'static' ? [node.dispatch.receiver] : [];
}

/** The classes that hand their own object on: whoever has it may run it again. */
function handingThemselvesOn(bodies: readonly BodyFacts[]): ReadonlySet<ClassSymbol> {
  const found = new Set<ClassSymbol>();
  for (const { owner, body } of bodies)
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      const values = isStmt ? [node.kind === 'local' ? node.init : node.kind === 'return' ? node.value : undefined] : valuesIn(node);
      if (values.some((one) => one !== undefined && stripped(one).kind === 'this')) found.add(owner);
    }
  return found;
}

/** What a node uses, but for the object of a field or a call. */
function valuesIn(node: TypedExpr): readonly TypedExpr[] {
  if (node.kind === 'field') return [];
  const called = receiversOf(node);
  return childrenOf(node).filter((one) => node.kind === 'startThread' || !called.includes(one));
}

/** Locks in locals of `main`, which runs once, so that each is one object, whoever captures it. */
export function locksOfMain(bodies: readonly BodyFacts[]): (held: Held) => boolean {
  const locals = new Set(
    [...mainsIn(bodies)].flatMap((body) =>
      expressionsOf(body.body.stmts).flatMap(({ node, isStmt, loops }) =>
        isStmt && node.kind === 'local' && loops.length === 0 && isOfLibrary(node.init) ? [node.variable] : [],
      ),
    ),
  );
  return ({ place: { root, steps }, mode }) => mode === 'whole' && root.kind === 'local' && steps.length === 0 && locals.has(root.variable);
}

/** A subclass of the workspace may lock nothing. */
function isOfLibrary(init: TypedExpr | undefined): boolean {
  const made = init && stripped(init);
  return made?.kind === 'new' && made.class.isLibrary;
}

/** `public static void main(String[] args)`, which Java runs, and nobody else here. */
export function mainsIn(bodies: readonly BodyFacts[]): ReadonlySet<BodyFacts> {
  const called = new Set(bodies.flatMap(({ calls }) => calls.map((one) => one.method)));
  return new Set(bodies.filter(({ method }) => method !== undefined && isMain(method) && !called.has(method)));
}

function isMain({ name, isStatic, isPrivate, access, params }: MethodSymbol): boolean {
  const [only, ...others] = params;
  const type = only?.type;
  const isOfStrings = type?.kind === 'array' && type.element.kind === 'class' && type.element.name === STRING_NAME;
  return name === 'main' && isStatic && !isPrivate && access === undefined && others.length === 0 && isOfStrings;
}
