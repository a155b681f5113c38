/**
 * Throws an exception that Java makes by itself: one of a thread that is interrupted while it waits, or of one of Java's own checks.
 * Neighbours: `monitors.ts` and `builder.ts` use it; `bodies/exceptions.ts` tells by its three steps which classes get to a handler.
 */
import type { Span } from '../../base/span';
import { ref } from '../../plato/ir';
import type { Builder } from './builder';
import { local } from '../values/terms';

export function throwNew(className: string, span: Span, builder: Builder, description = ''): void {
  const exception = builder.temporary(ref(className));
  builder.op({ role: 'allocate', span, description, allocates: { target: exception.name, className, length: undefined } });
  builder.op({ role: 'local', span, assigns: [{ target: local(builder.exception.name, builder.exception.type), value: exception }] });
  builder.emit({ kind: 'exit', label: builder.throwLabel });
}
