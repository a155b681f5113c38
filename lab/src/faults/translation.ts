/**
 * Faults of the way from text to Plato: specifications in the wrong place, overloads and overrides, what Java asserts, orders and exits, and what is read off all bodies.
 * Neighbours: `plato.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const TRANSLATION_FAULTS: readonly Fault[] = [
  {
    id: 'bounds-from-one', pass: 'lower', file: 'plato/lower/access.ts',
    find: "const bounds = and(binary('<=', int(0), index), binary('<', index, { kind: 'length', array }));", replace: "const bounds = and(binary('<=', int(0), index), binary('<=', index, { kind: 'length', array }));",
    forgotten: 'The index that equals the length is in bounds.',
    caughtBy: ['bad/java/Arrays.too-far.java'],
  },
  {
    id: 'null-field-access', pass: 'lower', file: 'plato/lower/access.ts',
    find: 'return { location, asserts: builder.nonNullAssertions(object, expr.object, span), name: targetText(expr) };', replace: "return { location, asserts: object.kind === 'var' ? builder.nonNullAssertions(object, expr.object, span).slice(1) : [], name: targetText(expr) };",
    forgotten: 'Fields of null are read and written.',
    caughtBy: ['bad/java/Nulls.read.java'],
  },
  {
    id: 'cast-unchecked', pass: 'lower', file: 'plato/lower/expressions.ts',
    find: "role: 'local', span: expr.span, asserts: [builder.assertion('class-cast', fits, message, expr.span)],\n    assigns", replace: "role: 'local', span: expr.span, guard: fits,\n    assigns",
    forgotten: 'A cast is assumed to succeed.',
    caughtBy: ['bad/java/Casts.untested.java'],
  },
  {
    id: 'remainder-by-zero', pass: 'lower', file: 'plato/lower/arithmetic.ts',
    find: "return (op === '/' || op === '%') && at", replace: "return op === '/' && at",
    forgotten: 'A remainder by zero is a number.',
    caughtBy: ['bad/java/Division.remainder.java'],
  },
  {
    id: 'right-side-always-runs', pass: 'lower', file: 'plato/lower/expressions.ts',
    find: 'if (steps.length === 0) return expr.kind', replace: "if (steps.length <= 1) for (const step of steps) builder.emit(step);\n  if (steps.length <= 1) return expr.kind",
    forgotten: 'The right side of `&&` and `||` is evaluated whatever the left side is, if it is a single step.',
    caughtBy: ['ok/java/Evaluation.java'],
  },
  {
    id: 'operands-not-kept', pass: 'lower', file: 'plato/lower/operands.ts',
    find: 'const isDisturbed = !isKnown || [...freeVars(value).keys()].some((name) => names.has(name));', replace: 'const isDisturbed = !isKnown;',
    forgotten: 'In `i + i++` the left operand is read after the right one has changed it.',
    caughtBy: ['ok/java/Evaluation.java'],
  },
  {
    id: 'postfix-gives-new-value', pass: 'lower', file: 'plato/lower/assignments.ts',
    find: 'return expr.isPostfix ? old : value;', replace: 'return value;',
    forgotten: '`x.n++` gives the new value.',
    caughtBy: ['ok/java/Evaluation.java'],
  },
  {
    id: 'return-past-finally', pass: 'lower', file: 'plato/lower/jumps.ts',
    find: 'const depth = jump.kind === \'label\' ? jump.depth : 0;', replace: 'const depth = jump.kind === \'label\' ? jump.depth : builder.finalizers.findIndex((one) => one.kind === \'release\') + 1;',
    forgotten: 'A return leaves past the `finally` and monitors around the innermost ones.',
    caughtBy: ['ok/locks/ReturnInside.java'],
  },
  {
    id: 'null-thrown', pass: 'lower', file: 'plato/lower/exceptions.ts',
    find: "asserts: builder.nonNullAssertions(value, stmt.value), assigns: [{ target, value }] });", replace: 'assigns: [{ target, value }] });',
    forgotten: '`throw null` throws nothing in particular.',
    caughtBy: ['bad/java/Nulls.throw.java'],
  },
  {
    id: 'monitor-kept-by-exception', pass: 'lower', file: 'plato/lower/monitors.ts',
    find: "  const exceptional = builder.collect(() => {\n    release(end);\n", replace: '  const exceptional = builder.collect(() => {\n',
    forgotten: 'An exception that leaves a synchronized block keeps the monitor.',
    caughtBy: ['bad/locks/ThrowInside.catch-unlocked.java'],
  },
  {
    id: 'inner-block-releases', pass: 'lower', file: 'plato/lower/monitors.ts',
    find: 'value: ite(held, NULL, holder.value) }],', replace: 'value: NULL }],',
    forgotten: 'The end of an inner block on the same monitor gives it back although the outer one still holds it.',
    caughtBy: ['ok/locks/Reentrant.java'],
  },
  {
    id: 'monitor-not-reentrant', pass: 'lower', file: 'plato/lower/monitors.ts',
    find: 'guard: or(equal(holder.value, NULL), equal(holder.value, TID)),', replace: 'guard: equal(holder.value, NULL),',
    forgotten: 'A thread that takes a monitor again waits for itself, so everything behind is provable.',
    caughtBy: ['bad/locks/Reentrant.inner-not-unreachable.java'],
  },
  {
    id: 'wait-keeps-monitor', pass: 'lower', file: 'plato/lower/monitors.ts',
    find: "assigns: [{ target: holder.location, value: NULL }],", replace: "assigns: [{ target: holder.location, value: TID }],",
    forgotten: '`wait` keeps the monitor, so nothing changes while the thread waits.',
    caughtBy: ['bad/locks/WaitNotify.stale.java'],
  },
  {
    id: 'wait-without-monitor', pass: 'lower', file: 'plato/lower/monitors.ts',
    find: 'const asserts = [...builder.nonNullAssertions(lock, expr.object, expr.span), isHeld];', replace: "const asserts = [...builder.nonNullAssertions(lock, expr.object, expr.span), ...(expr.which === 'notify' ? [] : [isHeld])];",
    forgotten: '`notify` without the monitor goes unsaid.',
    caughtBy: ['bad/locks/WaitNotify.unlocked-notify.java'],
  },
  {
    id: 'switch-falls-never', pass: 'lower', file: 'plato/lower/switches.ts',
    find: "if (one.isArrow) emitJump(builder,", replace: 'if (one.isArrow || one.body.length > 0) emitJump(builder,',
    forgotten: 'A case without `break` does not go on with the next one.',
    caughtBy: ['ok/java/Switch.java'],
  },
];
