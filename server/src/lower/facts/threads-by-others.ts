/**
 * What may have the code of a thread run in another one, as a plain call does: `x.run()` on an object of a class that nobody knows here, a
 * reference to such a `run`, `executor.execute(thread)`, `new FutureTask<>(thread, null)`, and a thread that is seen as a Runnable, which
 * says nothing of threads to whoever gets it. The `run` of a thread, and of what a thread is made from, is checked for a thread that begins
 * with it, so all of these are refused.
 * Neighbours: `calls/opaque.ts` and `bodies/expressions.ts` ask; `calls/dispatch.ts` does the same for receivers of known classes.
 * Soundness: docs/soundness/java.md#a-thread-begins-without-monitors.
 */
import { stripped } from '../../resolve/typed-children';
import { onceFor } from '../../base/once-for';
import { implementationIn } from '../../resolve/members';
import { partsOfCall } from '../../resolve/opaque';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { RUNNABLE_NAME, THREAD_NAME } from '../../resolve/types';
import { expressionsOf } from '../../resolve/typed-statements';

const WAY_OUT = 'Give the object a declared type, as in a local variable or before the parameter of a lambda';
const OTHER_WAY = 'start the thread, or hand over a Runnable that is no thread';

/** Runs what it is given, whoever has written it. */
const RUNS =
  /^(run|execute|submit|callable|adapt|schedule|scheduleAtFixedRate|scheduleWithFixedDelay|invokeLater|invokeAndWait|runAsync|newThread|thenRun\w*|runAfter\w*)$/;

/** Keeps what it is given, and runs it some time. */
const MADE_TO_RUN = /^(FutureTask|CyclicBarrier|RunnableAdapter|\w*(Task|Thread|Executor))$/;

/** What such a call, or the making of such a reference, does, to be said after its name; undefined where it runs no thread's code. */
export function runsThread(expr: TypedExpr & { readonly kind: 'opaque' }, resolved: Resolved): string | undefined {
  const { method, isNew, refersTo } = expr;
  if (refersTo?.method === 'run') {
    const code = codeOf(undefined, resolved);
    return code && `which may run ${code} without starting it. Write a lambda expression that calls it, with a declared type`;
  }
  if (method === undefined) return undefined;
  const { receiver, args } = partsOfCall(expr);
  if (isNew !== true && method === 'run' && args.length === 0 && receiver !== undefined && isOfNobody(receiver)) {
    const code = codeOf(undefined, resolved);
    return code && `on an object of a class that is not known here, and may run ${code} without starting it. ${WAY_OUT}`;
  }
  if (!(isNew === true ? MADE_TO_RUN : RUNS).test(method)) return undefined;
  for (const one of args) {
    const code = codeOfGiven(one, resolved);
    if (code !== undefined) return `which runs ${code} without starting it: ${OTHER_WAY}`;
  }
  return undefined;
}

/** Why a thread may not be seen as a Runnable, one of the workspace or of the library; undefined where it may. */
export function threadAsRunnable({ operand, type }: TypedExpr & { readonly kind: 'retype' }, resolved: Resolved): string | undefined {
  const seenAs = resolved.table.classOf(type);
  if (seenAs === undefined || seenAs.kind !== 'interface' || !resolved.table.isSubclass(seenAs.name, RUNNABLE_NAME)) return undefined;
  const code = codeOfGiven(operand, resolved);
  return code && `a thread that is seen as a \`${seenAs.display}\`, so that ${code} may run without starting it: ${OTHER_WAY}`;
}

/** Only where the type says that it is a thread: what is seen as a Runnable is one of those that are known, as the result says. */
function codeOfGiven(given: TypedExpr, resolved: Resolved): string | undefined {
  const symbol = resolved.table.classOf(stripped(given).type);
  return symbol !== undefined && resolved.table.isSubclass(symbol.name, THREAD_NAME) ? codeOf(symbol, resolved) : undefined;
}

/** The code that runs in a thread of this class, or of any: the `run` of its own, or that of what it was made from. */
export function codeOf(of: ClassSymbol | undefined, { table, facts }: Resolved): string | undefined {
  const run = table.get(THREAD_NAME)?.methods.find((one) => one.name === 'run' && one.params.length === 0);
  if (run === undefined) return undefined;
  const threads = table.concreteSubclasses(of?.name ?? THREAD_NAME);
  const hasOwn = (one: ClassSymbol): boolean => implementationIn(table, one, run)?.owner.isLibrary === false;
  const own = threads.find(hasOwn);
  if (own !== undefined) return `the code of \`${own.display}\``;
  return facts.threadTargets.size > 0 && threads.some((one) => !hasOwn(one)) ? 'what a thread was made from' : undefined;
}

function isOfNobody(receiver: TypedExpr): boolean {
  const { type } = stripped(receiver);
  return type.kind === 'unknown' && type.isWritten !== true;
}

/**
 * Whether no thread can be what another one was made from, by whatever name: wherever one is made, whatever it is given is of a class that
 * is neither that of threads nor above it. What has the type of an interface or a variable may be a thread.
 */
export const isNoThreadATarget = onceFor((resolved: Resolved): boolean => {
  const { table } = resolved;
  const isThread = (one: ClassSymbol | undefined): boolean => one !== undefined && table.isSubclass(one.name, THREAD_NAME);
  const isOther = (one: TypedExpr): boolean => {
    const { type } = stripped(one);
    if (type.kind === 'primitive' || type.kind === 'null') return true;
    const symbol = type.kind === 'class' ? table.classOf(type) : undefined;
    return symbol !== undefined && symbol.kind !== 'interface' && !table.isSubclass(THREAD_NAME, symbol.name) && !isThread(symbol);
  };
  return ![...resolved.methods.values(), ...resolved.staticInitializers.values()].some(({ body }) =>
    expressionsOf(body?.stmts ?? []).some(({ node, isStmt }) =>
      isStmt
        ? node.kind === 'constructorCall' && isThread(node.constructor_.owner) && !node.args.every(isOther)
        : node.kind === 'new' && isThread(node.class) && !node.args.every(isOther),
    ),
  );
});
