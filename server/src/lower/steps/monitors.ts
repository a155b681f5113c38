/**
 * Monitors (calvin-tcs 6.2, reentrant as in docs/specifications.md): `synchronized` acquires in one operation and releases in one on every
 * way out, undoing only what it did; `wait` gives the monitor away and takes it again, unless its timeout is not a valid time;
 * `notify` needs it.
 * Neighbours: `jumps.ts` runs the release on jumps; `bodies/statements.ts`.
 * Soundness: docs/soundness/java.md#times-to-wait.
 */
import type { Span } from '../../base/span';
import type { TypedExpr } from '../../resolve/typed';
import type { Assertion, Expr } from '../../plato/ir';
import { BOOL } from '../../plato/ir';
import { placeText } from './access';
import type { Builder } from './builder';
import { seq } from './builder';
import { evaluateAll } from './operands';
import { platoType } from '../values/plato-types';
import { throwNew } from './throw-new';
import { onEveryWayOut } from './ways-out';
import { FALSE, NULL, TID, TRUE, binary, equal, holderOf, int, ite, local, not, notEqual, or } from '../values/terms';

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
  const [object, ...times] = evaluateAll([expr.object, ...expr.args], builder);
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
  const refused = refusedTimes(times);
  if (refused !== FALSE) {
    builder.op({ role: 'assert', span: expr.span, asserts: builder.nonNullAssertions(lock, expr.object, expr.span) });
    const thrown = builder.collect(() =>
      throwNew('java.lang.IllegalArgumentException', expr.span, builder, 'is given a time that there is not'),
    );
    builder.branch(refused, expr.span, thrown, [], not(refused));
  }
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

/**
 * Whether `wait` throws at once, with the monitor or without it: milliseconds below zero, nanoseconds below zero or above 999,999
 * (`java.lang.Object`).
 */
function refusedTimes([milliseconds, nanoseconds]: readonly Expr[]): Expr {
  if (milliseconds === undefined) return FALSE;
  const isBelow = isLess(milliseconds, int(0));
  const refused = nanoseconds === undefined ? [isBelow] : [isBelow, isLess(nanoseconds, int(0)), isLess(int(999_999), nanoseconds)];
  return refused.every((one) => one === FALSE) ? FALSE : or(...refused.filter((one) => one !== FALSE));
}

/** `FALSE` itself where both are numbers in the program. */
function isLess(left: Expr, right: Expr): Expr {
  if (left.kind === 'int' && right.kind === 'int') return BigInt(left.value) < BigInt(right.value) ? TRUE : FALSE;
  return binary('<', left, right);
}
