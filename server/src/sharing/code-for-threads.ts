/**
 * Code that is handed to others to run: to executors, futures, timers, virtual threads and parallel streams. These have no stub, so that a
 * call of them is one of code without source, and is known by the names that the JDK gives. That may be wrong, like all that is found here.
 * Neighbours: `tasks.ts` takes what is handed over as the code of threads; `phases.ts` when a body waits for it.
 * Why it may: docs/soundness/sharing.md#code-that-is-handed-over.
 */
import { stripped } from '../resolve/typed-children';
import { valuesGiven } from '../analyses/given-values';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { partsOfCall } from '../resolve/opaque';
import { expressionsOf, type Visited } from '../resolve/typed-statements';

type Opaque = TypedExpr & { readonly kind: 'opaque' };

/** Where code is handed over. */
export interface Handing {
  /** All that is given, the object first on which the call is. */
  readonly given: readonly TypedExpr[];
  /**
   * `parallel`: it runs at several places at once, and no more when the call returns. `serial`: what is handed to the same object runs one
   * after the other. `own`: otherwise.
   */
  readonly how: 'parallel' | 'serial' | 'own';
  /** The calls that hand over what has ended before this begins: of what a future is made that is told to go on. */
  readonly after?: readonly TypedExpr[];
}

const RUNS = /^(invoke|newThread|submit|execute|schedule|scheduleAtFixedRate|scheduleWithFixedDelay|invokeAll|invokeAny)$/;
const RUNNER = /(^|\.)(\w*Executor|\w*ExecutorService|\w*CompletionService|\w*ThreadPool|ForkJoinPool|Timer|ThreadFactory)$/;
const MAKES_RUNNER = /^(new\w*(Executor|ThreadPool|StealingPool)|commonPool)$/;
const MAKES_SERIAL = /^newSingleThread\w*$/;
const ENDS = /^(awaitTermination|close|invokeAll)$/;
/** True only when all has ended: whoever comes out of a loop over its negation has waited. */
const HAS_ENDED = 'isTerminated';
/** Of futures: in the thread that completes it. */
const FOLLOWS = /^(then\w+|when\w+|handle|exceptionally)$/;
/** Of arrays. */
const FILLS = /^(parallelSetAll|parallelPrefix)$/;
const GIVES = /^(get|join)$/;
const LATCH = /(^|\.)(CountDownLatch|CyclicBarrier|Phaser)$/;
/** Barriers and phasers: who comes as far. */
const COMES = /^(await|arrive\w*)$/;
const COUNT_DOWN = /(^|\.)CountDownLatch$/;
const PASSES = /^(await|arriveAndAwaitAdvance|awaitAdvance)$/;
const FUTURE = /(^|\.)(\w*Future|\w*ForkJoinTask)$/;

export class Handings {
  /** Locals that are given what runs code. */
  private readonly runners = new Map<LocalVariable, 'serial' | 'own'>();
  /** Locals that are given what is made where code is handed over, by the calls that do so. */
  private readonly futures = new Map<LocalVariable, TypedExpr[]>();

  /** `resolved`: absent where nobody asks whether fields hold what runs one thing after the other. */
  constructor(
    visited: readonly Visited[],
    private readonly resolved?: Resolved,
  ) {
    for (const { node, isStmt } of visited) {
      if (isStmt && node.kind === 'local' && node.init !== undefined) this.note(node.variable, stripped(node.init));
      else if (!isStmt && node.kind === 'assign' && node.target.kind === 'local') this.note(node.target.variable, stripped(node.value));
    }
  }

  private note(local: LocalVariable, value: TypedExpr): void {
    const method = methodOf(value);
    if (method !== undefined && MAKES_RUNNER.test(method)) {
      const isSerial = MAKES_SERIAL.test(method) && this.runners.get(local) !== 'own';
      this.runners.set(local, isSerial ? 'serial' : 'own');
    }
    const handed = this.handedIn(value);
    if (handed.length > 0) this.futures.set(local, [...(this.futures.get(local) ?? []), ...handed]);
  }

  of(node: TypedExpr): Handing | undefined {
    if (node.kind !== 'opaque' || node.method === undefined) return undefined;
    const given = node.parts.map(stripped);
    if (node.isNew === true) return node.method === 'FutureTask' ? { given, how: 'own' } : undefined;
    if (FILLS.test(node.method)) return { given, how: 'parallel' };
    if (FOLLOWS.test(node.method) && given[0] !== undefined) {
      const after = given.flatMap((one) => this.handedIn(one));
      if (after.length > 0 || isNamedLike(given[0], FUTURE)) return { given, how: 'own', after };
    }
    if (given.slice(0, 1).some(isParallel)) return { given, how: 'parallel' };
    if (/Async$/.test(node.method) || node.method === 'startVirtualThread') return { given, how: 'own' };
    const runner = given[0] === undefined || !RUNS.test(node.method) ? undefined : this.runner(given[0]);
    return runner && { given, how: runner };
  }

  /**
   * For which of the calls by which code has been handed over a call waits: for `all` (the end of whoever runs it, a latch, a future in a
   * loop or a field), or for those out of which its future is made. `isInLoop`: the call stands in a loop.
   */
  waitsFor(node: TypedExpr, isInLoop: boolean): 'all' | readonly TypedExpr[] {
    const called = calledOn(node);
    if (called === undefined) return [];
    const { method, object } = called;
    if (ENDS.test(method)) return this.runner(object) === undefined ? [] : 'all';
    if (this.isGate(node)) return 'all';
    if (!GIVES.test(method)) return [];
    const waited = this.handedIn(object);
    const isFuture = waited.length > 0 || isNamedLike(object, FUTURE);
    if (isFuture && (isInLoop || object.kind === 'field' || object.kind === 'static')) return 'all';
    // `allOf` of an array that was filled elsewhere.
    return methodOf(object) === 'allOf' && waited.length === 0 ? 'all' : waited;
  }

  /** `while (!pool.isTerminated()) ...`: the loop ends when all has ended that the pool runs. Which of the calls handed that over. */
  endedBy(stmt: TypedStmt, handed: Iterable<TypedExpr>): readonly TypedExpr[] {
    const cond = stmt.kind === 'loop' && stmt.cond !== undefined ? stripped(stmt.cond) : undefined;
    const asked = cond && negated(cond);
    const called = asked && calledOn(asked);
    if (called?.method !== HAS_ENDED || this.runner(called.object) === undefined || stmt.kind !== 'loop' || breaksOut(stmt.body)) return [];
    return [...handed].filter((one) => {
      const runner = one.kind === 'opaque' ? partsOfCall(one).receiver : undefined;
      return runner !== undefined && isSameName(stripped(runner), called.object);
    });
  }

  /** A call that returns when others have come as far: of a latch, a barrier or a phaser. */
  isGate(node: TypedExpr): boolean {
    const called = calledOn(node);
    return called !== undefined && PASSES.test(called.method) && isNamedLike(called.object, LATCH);
  }

  /** Whether a thread is made right there of a `FutureTask` that a local has. */
  runsTask(thread: TypedExpr): boolean {
    const inner = stripped(thread);
    return (
      inner.kind === 'new' && inner.args.some((one) => this.handedIn(stripped(one)).some((made) => made.kind === 'opaque' && made.isNew))
    );
  }

  /**
   * The calls that hand code over in what a future is made of: itself, what it is made from (`first.thenRunAsync(...)`, `allOf(first,
   * second)`), and what the locals in these were given.
   */
  private handedIn(expr: TypedExpr): readonly TypedExpr[] {
    if (expr.kind === 'local') return this.futures.get(expr.variable) ?? [];
    // Only seen as something else.
    if (expr.kind === 'opaque' && expr.method === undefined && expr.field === undefined)
      return expr.parts.flatMap((one) => this.handedIn(stripped(one)));
    // `anyOf` has an end when one of them has.
    if (expr.kind !== 'opaque' || expr.method === undefined || expr.method === 'anyOf') return [];
    return [...(this.of(expr) === undefined ? [] : [expr]), ...expr.parts.flatMap((one) => this.handedIn(stripped(one)))];
  }

  private runner(expr: TypedExpr): 'serial' | 'own' | undefined {
    const known = expr.kind === 'local' ? this.runners.get(expr.variable) : undefined;
    if (known !== undefined) return known;
    const method = methodOf(expr);
    if (method !== undefined && MAKES_RUNNER.test(method)) return MAKES_SERIAL.test(method) ? 'serial' : 'own';
    if (!isNamedLike(expr, RUNNER)) return undefined;
    const field = expr.kind === 'field' || expr.kind === 'static' ? expr.field : undefined;
    return field !== undefined && this.resolved !== undefined && isSerial(field, this.resolved) ? 'serial' : 'own';
  }
}

/** The latch that is counted down: `latch.countDown()`. */
export function counted(node: TypedExpr): TypedExpr | undefined {
  const called = calledOn(node);
  if (called === undefined || !isNamedLike(called.object, LATCH)) return undefined;
  return called.method === 'countDown' || (COMES.test(called.method) && !isNamedLike(called.object, COUNT_DOWN))
    ? called.object
    : undefined;
}

/** The latch that is waited at. */
export function latchIn(node: TypedExpr): TypedExpr | undefined {
  return calledOn(node)?.object;
}

/** What stands behind `!`; where its type is not known, it is one with that. */
function negated(cond: TypedExpr): TypedExpr | undefined {
  if (cond.kind === 'unary') return cond.op === '!' ? stripped(cond.operand) : undefined;
  return cond.kind === 'opaque' && cond.source?.kind === 'unary' && cond.source.op === '!' && cond.source.operand.kind !== 'unary'
    ? cond
    : undefined;
}

function isSameName(left: TypedExpr, right: TypedExpr): boolean {
  if (left.kind === 'this') return right.kind === 'this';
  if (left.kind === 'local') return right.kind === 'local' && left.variable === right.variable;
  if (left.kind === 'static') return right.kind === 'static' && left.field === right.field;
  return left.kind === 'field' && right.kind === 'field' && left.field === right.field && isSameName(left.object, right.object);
}

/** Whether a jump may leave the loop around the statement. */
function breaksOut(body: TypedStmt): boolean {
  return expressionsOf([body]).some(({ node, isStmt }) => isStmt && node.kind === 'break');
}

/** The method and the object of a call, of code without source or of the library. */
function calledOn(node: TypedExpr): { readonly method: string; readonly object: TypedExpr } | undefined {
  if (node.kind === 'opaque')
    return node.method === undefined || node.parts[0] === undefined ? undefined : { method: node.method, object: stripped(node.parts[0]) };
  return node.kind === 'call' && node.method.owner.isLibrary && node.dispatch.kind !== 'static'
    ? { method: node.method.name, object: stripped(node.dispatch.receiver) }
    : undefined;
}

function isNamedLike({ type }: TypedExpr, names: RegExp): boolean {
  return (type.kind === 'unknown' || type.kind === 'class') && names.test(type.name);
}

function methodOf(expr: TypedExpr): string | undefined {
  const inner = stripped(expr);
  return inner.kind === 'opaque' ? inner.method : undefined;
}

/** Of one thread, whatever it is given, or a timer, which has one. */
function isSerial(field: FieldSymbol, resolved: Resolved): boolean {
  const { type } = field;
  if ((type.kind === 'unknown' || type.kind === 'class') && /(^|\.)Timer$/.test(type.name)) return true;
  const values = valuesGiven(field, resolved).filter((one) => one.kind !== 'constant');
  return values.length > 0 && values.every((one) => MAKES_SERIAL.test(methodOf(one) ?? ''));
}

function isParallel(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  if (inner.kind !== 'opaque' || inner.method === undefined || inner.method === 'sequential') return false;
  return (
    inner.method === 'parallelStream' ||
    inner.method === 'parallel' ||
    (inner.parts[0] !== undefined && isParallel(inner.parts[0] as Opaque))
  );
}
