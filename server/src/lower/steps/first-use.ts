/**
 * Where Java may initialize a class (Java Language Specification 12.4.1): an object of it is made, a static method of it called, a static
 * field of it read or written that is no constant. A static initializer that throws makes this first use throw an error, and every later
 * one as well (12.4.2). Here every such place gets a way on which it throws; `program/throws.ts` takes it away again where no initializer
 * that may run there can throw. What an initializer does otherwise is its own concern (`verify/initialization.ts`).
 * Soundness: docs/soundness/java.md#first-use-may-throw.
 * Neighbours: `calls/creations.ts`, `calls/dispatch.ts`, `access.ts` and `bodies/assignments.ts` say where a class is used;
 * `facts/initialized-classes.ts` says which are initialized with it; `effects/publications.ts` says what others may see of a class that
 * fails.
 */
import type { Span } from '../../base/span';
import type { ClassSymbol } from '../../resolve/symbols';
import type { Failing } from '../../plato/ir';
import type { Builder } from './builder';
import { seq } from './builder';
import { initializedBefore, initializedBy, initializerId } from '../facts/initialized-classes';
import { isInstance, local } from '../values/terms';

/** Java's own errors, and those that an initializer throws itself. */
const ERROR_NAME = 'java.lang.Error';

/** An object of the class is made, a static method of it is called, or a static field of it is used. */
export function useClass(of: ClassSymbol, span: Span, builder: Builder): void {
  if (of.isLibrary) return;
  const { resolved } = builder;
  const before = builder.initialized;
  const within = initializedBefore(builder.owner, builder.method, resolved);
  const all = initializedBy(of, resolved);
  builder.initialized = new Set([...before, ...all]);
  const open = all.filter(
    (one) => !before.has(one) && !within.certain.has(one) && (resolved.staticInitializers.has(one) || one.untranslated !== undefined),
  );
  const unknown = all.find((one) => one.unknownSupers.length > 0 && !before.has(one) && !within.certain.has(one));
  if (unknown !== undefined)
    builder.rest(
      `takes it that \`${unknown.unknownSupers[0]}\`, of which nothing is known, is initialized without an exception, and without waiting`,
    );
  if (open.length === 0) return;
  builder.op({
    role: 'block',
    span,
    initializes: open.map(initializerId),
    description: `waits until \`${open[0]!.display}\` is initialized`,
  });
  const { exception } = builder;
  const thrownBy = open.map((one): Failing => ({ initializer: initializerId(one), ...(within.unlessShown.has(one) && { ifShown: true }) }));
  const failing = builder.collect(() => {
    builder.op({
      role: 'local',
      span,
      havocs: [local(exception.name, exception.type)],
      post: isInstance(exception, ERROR_NAME),
      thrownBy,
      description: `finds that the static initializer of \`${open[0]!.display}\` throws`,
      subject: { name: open[0]!.display },
    });
    builder.emit({ kind: 'exit', label: builder.throwLabel });
  });
  builder.emit({ kind: 'choice', branches: [{ kind: 'seq', stmts: [] }, seq(failing)] });
}
