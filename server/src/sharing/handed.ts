/**
 * Code that is handed to others to run: to executors, futures, timers, virtual threads and parallel streams. These have no stub, so that a call of them is one of code without source, and is known by the names that the JDK gives: a guess, like all that
 * is found here.
 * Neighbours: `tasks.ts` takes what is handed over as the code of threads; `phases.ts` when a body waits for it.
 * Why it may: docs/soundness/sharing.md#code-that-is-handed-over.
 */
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { stripped } from './places';
import type { Visited } from './statements';

type Opaque = TypedExpr & { readonly kind: 'opaque' };

/** Where code is handed over. */
export interface Handing {
  /** All that is given, the object first on which the call is. */
  readonly given: readonly TypedExpr[];
  /** `parallel`: it runs at several places at once, and no more when the call returns. `serial`: what is handed to the same object runs one after the other. `own`: otherwise. */
  readonly how: 'parallel' | 'serial' | 'own';
}

const RUNS = /^(submit|execute|schedule|scheduleAtFixedRate|scheduleWithFixedDelay|invokeAll|invokeAny)$/;
const RUNNER = /(^|\.)(\w*Executor|\w*ExecutorService|\w*ThreadPool|ForkJoinPool|Timer)$/;
const MAKES_RUNNER = /^new\w*(Executor|ThreadPool|StealingPool)$/;
const MAKES_SERIAL = /^newSingleThread\w*$/;
const WAITS = /^(awaitTermination|close|get|join|await|invokeAll)$/;

export class Handings {
  /** Locals that are given what runs code. */
  private readonly runners = new Map<LocalVariable, 'serial' | 'own'>();

  constructor(visited: readonly Visited[]) {
    for (const { node, isStmt } of visited) {
      if (!isStmt || node.kind !== 'local' || node.init === undefined) continue;
      const method = methodOf(node.init);
      if (method !== undefined && MAKES_RUNNER.test(method)) this.runners.set(node.variable, MAKES_SERIAL.test(method) ? 'serial' : 'own');
    }
  }

  of(node: TypedExpr): Handing | undefined {
    if (node.kind !== 'opaque' || node.method === undefined || node.isNew === true) return undefined;
    const given = node.parts.map(stripped);
    if (given.slice(0, 1).some(isParallel)) return { given, how: 'parallel' };
    if (/Async$/.test(node.method) || node.method === 'startVirtualThread') return { given, how: 'own' };
    const runner = given[0] === undefined || !RUNS.test(node.method) ? undefined : this.runner(given[0]);
    return runner && { given, how: runner };
  }

  /** Whether a call waits for what has been handed over. */
  static waits(node: TypedExpr): boolean {
    const method = node.kind === 'opaque' ? node.method : node.kind === 'call' && node.method.owner.isLibrary ? node.method.name : undefined;
    return method !== undefined && WAITS.test(method);
  }

  private runner(expr: TypedExpr): 'serial' | 'own' | undefined {
    const known = expr.kind === 'local' ? this.runners.get(expr.variable) : undefined;
    if (known !== undefined) return known;
    const method = methodOf(expr);
    if (method !== undefined && MAKES_RUNNER.test(method)) return MAKES_SERIAL.test(method) ? 'serial' : 'own';
    const { type } = expr;
    if ((type.kind !== 'unknown' && type.kind !== 'class') || !RUNNER.test(type.name)) return undefined;
    return (expr.kind === 'field' || expr.kind === 'static') && isSerial(expr.field) ? 'serial' : 'own';
  }
}

function methodOf(expr: TypedExpr): string | undefined {
  const inner = stripped(expr);
  return inner.kind === 'opaque' ? inner.method : undefined;
}

/** Of one thread, or a timer, which has one. */
function isSerial({ init, type }: FieldSymbol): boolean {
  return (init?.kind === 'call' && MAKES_SERIAL.test(init.name.name)) || ((type.kind === 'unknown' || type.kind === 'class') && /(^|\.)Timer$/.test(type.name));
}

function isParallel(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  if (inner.kind !== 'opaque' || inner.method === undefined || inner.method === 'sequential') return false;
  return inner.method === 'parallelStream' || inner.method === 'parallel' || (inner.parts[0] !== undefined && isParallel(inner.parts[0] as Opaque));
}
