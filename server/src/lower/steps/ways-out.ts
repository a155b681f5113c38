/**
 * What is done on every way out of a part of a body.
 * Neighbours: `monitors.ts` releases a monitor so; `shown-locks.ts` shows that locks are still held; `jumps.ts` knows the ways of
 * jumps.
 */
import type { Span } from '../../base/span';
import type { Stmt } from '../../plato/ir';
import type { Builder } from './builder';
import { seq } from './builder';

/** Does something on every way out of what `body` lowers: at its end, at each jump, and before an exception goes on. */
export function onEveryWayOut(leave: (at: Span) => void, end: Span, builder: Builder, body: () => void): void {
  const after = builder.label('released');
  const unwind = builder.label('unwind');
  const outerThrow = builder.throwLabel;
  const inner = builder.collect(() => {
    builder.throwLabel = unwind;
    builder.finalizers.push({ kind: 'release', release: leave });
    body();
    builder.finalizers.pop();
    builder.throwLabel = outerThrow;
    leave(end);
    builder.emit({ kind: 'exit', label: after });
  });
  const exceptional = builder.collect(() => {
    leave(end);
    builder.emit({ kind: 'exit', label: outerThrow });
  });
  const protectedBody: Stmt = { kind: 'block', label: unwind, body: seq(inner) };
  builder.emit({ kind: 'block', label: after, body: seq([protectedBody, ...exceptional]) });
}
