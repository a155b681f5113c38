/**
 * When a body that starts threads runs alone: before it starts the first one, and after it has waited for all of them. Read off the order
 * of its statements: a loop that starts threads counts from its beginning, and every thread that is started must be joined by the name by
 * which it was started, or in a loop. What is handed to executors and futures has ended where the body waits for it, or for all of it.
 * Neighbours: `tasks.ts`.
 * Why it may: docs/soundness/sharing.md#reads-after-joins.
 */
import { stripped } from '../resolve/typed-children';
import type { Span } from '../base/span';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { THREAD_NAME } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { Gates, NO_COUNTING, type Counting } from './gates';
import { Handings } from './code-for-threads';
import { expressionsOf, type Branch, type Visited } from '../resolve/typed-statements';

export type Phase = 'before' | 'shared' | 'after';

export class Phases {
  private readonly first: number = Infinity;
  private readonly last: number = Infinity;

  /**
   * `starting`: the methods that start threads, or call one that does. `restless`: the classes whose objects, when threads run them, may
   * leave threads of their own running; `counting`: which latches the code of each class counts down.
   */
  constructor(
    body: BodyFacts,
    starting: ReadonlySet<MethodSymbol>,
    restless: ReadonlySet<ClassSymbol> = new Set(),
    counting: Counting = NO_COUNTING,
  ) {
    const visited = expressionsOf(body.body.stmts);
    const started = new Map<string, readonly Branch[]>();
    const joined = new Set<string>();
    const handed = new Set<TypedExpr>();
    const ended = new Set<TypedExpr>();
    const handings = new Handings(visited);
    const gates = new Gates(body, counting);
    let isUnclear = false;
    let end = -1;
    for (const { node, isStmt, loops, branches } of visited) {
      if (isStmt) {
        const waited = handings.endedBy(node, handed);
        for (const one of waited) ended.add(one);
        if (waited.length > 0) end = Math.max(end, node.span.end);
        continue;
      }
      const from = Math.min(loops[0]?.span.start ?? Infinity, node.span.start);
      if (node.kind === 'new' && restless.has(node.class)) isUnclear = true;
      if (isStartByReference(node)) {
        isUnclear = true;
        this.first = Math.min(this.first, from);
      }
      if (node.kind === 'startThread') {
        this.first = Math.min(this.first, from);
        const given = nameOf(node.thread, loops);
        const name = given ?? (gates.isCounting(node.thread) ? `made@${node.span.start}` : undefined);
        // `new Thread(task).start()`: it has ended when the task has.
        if (handings.runsTask(node.thread)) continue;
        if (name === undefined) isUnclear = true;
        else {
          started.set(name, [...(started.get(name) ?? branches), ...branches]);
          gates.noteStart(name, node.thread, given === undefined);
          // A join before it waits for nothing.
          joined.delete(name);
        }
      } else if (node.kind === 'call' && isJoin(node)) {
        const thread = (node.dispatch as { readonly receiver: TypedExpr }).receiver;
        const name = isOneThread(thread, loops, body) ? nameOf(thread, []) : nameOf(thread, loops);
        const until = loops[0]?.span.end ?? node.span.end;
        const around = name === undefined ? undefined : started.get(name);
        const isCertain = (branch: Branch): boolean => around!.some((one) => one.body === branch.body) || isOfThread(branch, thread);
        if (name !== undefined && around !== undefined && branches.every(isCertain) && !isLeftOut(node, thread, visited)) joined.add(name);
        end = Math.max(end, until);
      } else {
        const handing = handings.of(node);
        if (handing !== undefined && handing.how !== 'parallel') {
          this.first = Math.min(this.first, from);
          handed.add(node);
        }
        const waited = handings.waitsFor(node, loops.length > 0);
        // Whoever counts down has done its work, also where nobody joins it.
        if (handings.isGate(node)) for (const name of started.keys()) if (gates.waitsFor(name, node)) joined.add(name);
        if (waited !== 'all' && waited.length === 0) continue;
        const until = loops[0]?.span.end ?? node.span.end;
        for (const one of waited === 'all' ? handed : waited) ended.add(one);
        end = Math.max(end, until);
      }
    }
    for (const { method, span } of body.calls) {
      if (!starting.has(method)) continue;
      this.first = Math.min(this.first, span.start);
      isUnclear = true;
    }
    if (
      !isUnclear &&
      started.size + handed.size > 0 &&
      [...started.keys()].every((name) => joined.has(name)) &&
      [...handed].every((one) => ended.has(one))
    )
      this.last = end;
  }

  static starts({ body }: BodyFacts): boolean {
    const visited = expressionsOf(body.stmts);
    const handings = new Handings(visited);
    return visited.some(
      ({ node, isStmt }) => !isStmt && (node.kind === 'startThread' || isStartByReference(node) || handings.of(node) !== undefined),
    );
  }

  /** Whether all that it has started has ended when it ends. */
  get isJoining(): boolean {
    return this.last < Infinity;
  }

  get isStarting(): boolean {
    return this.first < Infinity;
  }

  at({ start }: Span): Phase {
    if (start < this.first) return this.isStarting ? 'before' : 'shared';
    return start >= this.last ? 'after' : 'shared';
  }
}

/** `threads.forEach(Thread::start)`: whose threads these are is not known. */
function isStartByReference(node: TypedExpr): boolean {
  return node.kind === 'opaque' && node.refersTo?.method === 'start';
}

/** `t.join()`: without a limit, so that it waits for the end. */
function isJoin(node: TypedExpr & { readonly kind: 'call' }): boolean {
  return node.dispatch.kind !== 'static' && node.method.name === 'join' && node.args.length === 0 && node.method.owner.name === THREAD_NAME;
}

/** Whether a loop joins the same thread each time: one that it does not go through. */
function isOneThread(thread: TypedExpr, loops: readonly TypedStmt[], { body }: BodyFacts): boolean {
  const inner = stripped(thread);
  const loop = loops[0];
  if (loop === undefined) return false;
  if (inner.kind === 'local') return !body.assigned.has(inner.variable) && inner.variable.span.start < loop.span.start;
  return inner.kind === 'element' && inner.index.kind === 'constant';
}

/** Whether a condition only asks whether there is such a thread, or whether it still runs. */
function isOfThread({ cond, outcome }: Branch, thread: TypedExpr): boolean {
  if (cond === undefined) return false;
  const inner = stripped(cond);
  if (inner.kind === 'comparison') return isAboutNull(inner, thread);
  return outcome === true && inner.kind === 'call' && inner.method.name === 'isAlive' && inner.method.owner.name === THREAD_NAME;
}

/** `t != null`, `ts[i] == null`, `t != Thread.currentThread()`. */
function isAboutNull({ left, right }: TypedExpr & { readonly kind: 'comparison' }, thread: TypedExpr): boolean {
  const sides = [stripped(left), stripped(right)];
  const names = (one: TypedExpr): boolean => nameOf(one, []) === nameOf(thread, []) && one.kind === stripped(thread).kind;
  return (
    sides.some(names) && sides.some((one) => one.kind === 'currentThread' || (one.kind === 'constant' && one.constant.kind === 'null'))
  );
}

/** Whether a jump before the join, in its loop, may leave out threads that are there. */
function isLeftOut(join: TypedExpr, thread: TypedExpr, visited: readonly Visited[]): boolean {
  const { loops } = visited.find(({ node }) => node === join)!;
  const loop = loops.at(-1);
  return (
    loop !== undefined &&
    visited.some(
      ({ node, isStmt, loops: around, branches }) =>
        isStmt &&
        (node.kind === 'continue' || node.kind === 'break') &&
        around.at(-1) === loop &&
        node.span.end <= join.span.start &&
        !branches.some(
          ({ cond }) => cond !== undefined && stripped(cond).kind === 'comparison' && isOfThread({ body: node, cond }, thread),
        ),
    )
  );
}

/** The thread by name; those of an array or a collection, which a loop goes through, by `*`. */
function nameOf(thread: TypedExpr, loops: readonly TypedStmt[]): string | undefined {
  const inner = stripped(thread);
  if (loops.length > 0) return '*';
  if (inner.kind === 'local') return `${inner.variable.name}@${inner.variable.span.start}`;
  return inner.kind === 'element' && inner.index.kind === 'constant' && inner.index.constant.kind === 'int'
    ? `[${inner.index.constant.value}]`
    : undefined;
}
