/**
 * Monitors (calvin-tcs 6.2, reentrant as in docs/specifications.md): `synchronized` acquires in one operation and releases in one on every
 * way out, undoing only what it did; `wait` gives the monitor away and takes it again; `notify` needs it.
 * Neighbours: `jumps.ts` runs the release on jumps; `statements.ts`.
 */
import type { Span } from '../base/span';
import type { TypedExpr } from '../resolve/typed';
import type { Assertion, Expr } from '../plato/ir';
import { BOOL } from '../plato/ir';
import { placeText } from './access';
import type { Builder } from './builder';
import { seq } from './builder';
import { evaluateAll } from './operands';
import { platoType } from './plato-types';
import { throwNew } from './throw-new';
import { onEveryWayOut } from './ways-out';
import { NULL, TID, equal, holderOf, ite, local, notEqual, or } from './terms';

/**
 * The monitor to hold: `lock` is a value that nothing changes any more, `name` how messages name it; `span` is where it is acquired, `end`
 * the closing brace.
 */
export interface Monitor {
  readonly lock: Expr;
  readonly asserts: readonly Assertion[];
  readonly name: string;
  readonly span: Span;
  readonly end: Span;
}

/** Runs `body` holding a monitor. */
export function whileHolding({ lock, asserts, name, span, end }: Monitor, builder: Builder, body: () => void): void {
  const holder = holderOf(lock);
  const held = builder.hidden('$held', BOOL);
  builder.op({
    role: 'acquire',
    span,
    asserts,
    description: `acquires the monitor of \`${name}\``,
    subject: { name },
    guard: or(equal(holder.value, NULL), equal(holder.value, TID)),
    assigns: [
      { target: local(held.name, BOOL), value: notEqual(holder.value, TID) },
      { target: holder.location, value: TID },
    ],
  });
  const release = (at: Span): void =>
    builder.op({
      role: 'release',
      span: at,
      description: `releases the monitor of \`${name}\``,
      subject: { name },
      assigns: [{ target: holder.location, value: ite(held, NULL, holder.value) }],
    });
  onEveryWayOut(release, end, builder, body);
}

/** The last character of a statement: its closing brace. */
export function closingBrace(span: Span): Span {
  return { file: span.file, start: Math.max(span.start, span.end - 1), end: span.end };
}

/** `o.wait()`, `o.notify()`, `o.notifyAll()`. */
export function lowerMonitorCall(expr: TypedExpr & { readonly kind: 'monitor' }, builder: Builder): Expr {
  const [object] = evaluateAll([expr.object, ...expr.args], builder);
  // The monitor is named in several operations.
  const lock = builder.freeze(object!, platoType(expr.object.type), expr.object.span);
  const holder = holderOf(lock);
  const name = placeText(expr.object, 'this');
  const isHeld = builder.assertion(
    'monitor-state',
    equal(holder.value, TID),
    `The monitor of \`${name}\` may not be held here, which \`${expr.which}\` needs.`,
    expr.span,
  );
  const asserts = [...builder.nonNullAssertions(lock, expr.object, expr.span), isHeld];
  if (expr.which === 'notify') {
    builder.op({ role: 'assert', span: expr.span, asserts, description: `wakes threads that wait for \`${name}\``, subject: { name } });
    return NULL;
  }
  builder.op({
    role: 'release',
    origin: 'wait',
    span: expr.span,
    asserts,
    description: `waits, and releases the monitor of \`${name}\``,
    subject: { name },
    assigns: [{ target: holder.location, value: NULL }],
  });
  builder.op({
    role: 'acquire',
    origin: 'wait',
    span: expr.span,
    description: `acquires the monitor of \`${name}\` again`,
    subject: { name },
    guard: equal(holder.value, NULL),
    assigns: [{ target: holder.location, value: TID }],
  });
  const interrupted = builder.collect(() => throwNew('java.lang.InterruptedException', expr.span, builder, 'is interrupted'));
  builder.emit({ kind: 'choice', branches: [seq([]), seq(interrupted)] });
  return NULL;
}
