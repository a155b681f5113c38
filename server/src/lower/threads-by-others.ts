/**
 * What may have the code of a thread run in another one, as a plain call does: `x.run()` on an object of a class that nobody knows here,
 * `executor.execute(thread)`, `new FutureTask<>(thread, null)`, and a thread that is seen as a Runnable, which says nothing of threads to
 * whoever gets it. The `run` of a thread is checked for its own thread alone, so all of these are refused.
 * Neighbours: `opaque.ts` asks; `dispatch.ts` does the same for receivers of known classes.
 * Soundness: docs/soundness/java.md#a-thread-begins-without-monitors.
 */
import { implementationIn } from '../resolve/members';
import { partsOfCall } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { RUNNABLE_NAME, THREAD_NAME } from '../resolve/types';
import { stripped } from '../sharing/places';

const WAY_OUT = 'Give the object a declared type, as in a local variable or before the parameter of a lambda';

/** Runs what it is given, whoever has written it. */
const RUNS =
  /^(execute|submit|callable|adapt|schedule|scheduleAtFixedRate|scheduleWithFixedDelay|invokeLater|invokeAndWait|runAsync|newThread|thenRun\w*)$/;

/** Keeps what it is given, and runs it some time. */
const MADE_TO_RUN = /^(FutureTask|CyclicBarrier|RunnableAdapter|\w*(Task|Thread|Executor))$/;

/** What such a call does, to be said after its name; undefined where it runs no thread's code. */
export function runsThread(expr: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): string | undefined {
  const { method, isNew } = expr;
  if (method === undefined) return undefined;
  const { receiver, args } = partsOfCall(expr);
  const threads = threadsOf(resolved);
  if (threads.length === 0) return undefined;
  if (isNew !== true && method === 'run' && args.length === 0 && receiver !== undefined && isOfNobody(receiver))
    return `on an object of a class that is not known here, and may run \`${threads[0]!.display}\` without starting it. ${WAY_OUT}`;
  const given = (isNew === true ? MADE_TO_RUN : RUNS).test(method)
    ? args.flatMap((one) => threads.filter((thread) => mayBe(one, thread, resolved)))[0]
    : undefined;
  return given && `which runs the code of \`${given.display}\` without starting it: start the thread, or hand over a Runnable that is none`;
}

/** The classes of threads in the workspace with a `run` of their own. */
function threadsOf({ table }: Resolved): readonly ClassSymbol[] {
  const run = table.get(THREAD_NAME)?.methods.find((one) => one.name === 'run' && one.params.length === 0);
  return run === undefined
    ? []
    : table.concreteSubclasses(THREAD_NAME).filter((one) => !one.isLibrary && implementationIn(table, one, run)?.owner.isLibrary === false);
}

function isOfNobody(receiver: TypedExpr): boolean {
  const { type } = stripped(receiver);
  return type.kind === 'unknown' && type.isWritten !== true;
}

/** The class of threads whose code may run where a thread is seen as a Runnable, as one of the workspace or of the library. */
export function threadAsRunnable({ operand, type }: TypedExpr & { readonly kind: 'retype' }, resolved: Resolved): ClassSymbol | undefined {
  const seenAs = resolved.table.classOf(type);
  if (seenAs === undefined || seenAs.kind !== 'interface' || !resolved.table.isSubclass(seenAs.name, RUNNABLE_NAME)) return undefined;
  return threadsOf(resolved).find((thread) => mayBe(operand, thread, resolved));
}

/** Only where the type says that it is a thread: what is seen as a Runnable is one of those that are known, as the result says. */
function mayBe(given: TypedExpr, thread: ClassSymbol, { table }: Resolved): boolean {
  const symbol = table.classOf(stripped(given).type);
  return symbol !== undefined && table.isSubclass(symbol.name, THREAD_NAME) && table.isSubclass(thread.name, symbol.name);
}
