/**
 * Calls of code without source that may run the code of a thread in another one, as a plain call does: `x.run()` on an object of a class
 * that nobody knows here, and `executor.execute(thread)`. The `run` of a thread is checked for its own thread alone, so such a call is
 * refused.
 * Neighbours: `opaque.ts` asks; `dispatch.ts` does the same for receivers of known classes.
 * Soundness: docs/soundness/java.md#a-thread-begins-without-monitors.
 */
import { implementationIn } from '../resolve/members';
import { partsOfCall } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { THREAD_NAME } from '../resolve/types';
import { stripped } from '../sharing/places';

const WAY_OUT = 'Give the object a declared type, as in a local variable or before the parameter of a lambda';

/** Runs what it is given, whoever has written it. */
const RUNS =
  /^(execute|submit|schedule|scheduleAtFixedRate|scheduleWithFixedDelay|invokeLater|invokeAndWait|runAsync|newThread|thenRun\w*)$/;

/** What such a call does, to be said after its name; undefined where it runs no thread's code. */
export function runsThread(expr: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): string | undefined {
  const { method, isNew } = expr;
  if (method === undefined || isNew === true) return undefined;
  const { receiver, args } = partsOfCall(expr);
  const threads = threadsOf(resolved);
  if (threads.length === 0) return undefined;
  if (method === 'run' && args.length === 0 && receiver !== undefined && isOfNobody(receiver))
    return `on an object of a class that is not known here, and may run \`${threads[0]!.display}\` without starting it. ${WAY_OUT}`;
  const given = RUNS.test(method) ? args.flatMap((one) => threads.filter((thread) => mayBe(one, thread, resolved)))[0] : undefined;
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

/** Only where the type says that it is a thread: what is seen as a Runnable is one of those that are known, as the result says. */
function mayBe(given: TypedExpr, thread: ClassSymbol, { table }: Resolved): boolean {
  const symbol = table.classOf(stripped(given).type);
  return symbol !== undefined && table.isSubclass(symbol.name, THREAD_NAME) && table.isSubclass(thread.name, symbol.name);
}
