/**
 * Lowers statements.
 * A loop becomes `block break { loop { test, or exit break; block continue { body }; update } }`.
 * Neighbours: `expressions.ts` through the builder; `exceptions.ts`, `steps/monitors.ts`, `switches.ts`, `spec-statements.ts` do the larger
 * kinds.
 */
import { exhausted } from '../../base/exhausted';
import { isTestedAfter, rotated } from '../facts/rotated-loops';
import type { Span } from '../../base/span';
import type { ScopedClause, TypedExpr, TypedStmt } from '../../resolve/typed';
import type { Clause, Expr, Stmt } from '../../plato/ir';
import { INT } from '../../plato/ir';
import type { Builder, JumpTarget } from '../steps/builder';
import { seq } from '../steps/builder';
import { localStoreAssertions, placeText } from '../steps/access';
import { checkCaptured } from '../steps/captures';
import { emitExactCall } from '../calls/dispatch';
import { callStrangers } from '../calls/stranger-calls';
import { keepTarget } from '../calls/threads';
import { lowerThrow, lowerTry } from './exceptions';
import { lowerAtomic } from './atomic';
import { giveArray } from '../calls/given-arrays';
import { emitJump } from '../steps/jumps';
import { overridden } from '../facts/overridden';
import { closingBrace, whileHolding } from '../steps/monitors';
import { resultNeverNull } from '../facts/non-null';
import { evaluateAll } from '../steps/operands';
import { platoType } from '../values/plato-types';
import { localClauses, loopClauses, lowerSpecStatement, measured } from './spec-statements';
import { lowerSwitchStmt } from './switches';
import { NULL, and, binary, int, local, not, notEqual, variable } from '../values/terms';
import { isOwnName } from '../../plato/names';

/** Whether a statement changes nothing but temporaries. */
function onlyReads(stmt: Stmt): boolean {
  if (stmt.kind === 'seq') return stmt.stmts.every(onlyReads);
  if (stmt.kind === 'choice') return stmt.branches.every(onlyReads);
  return (
    stmt.kind === 'op' &&
    stmt.op.allocates === undefined &&
    [...stmt.op.assigns.map(({ target }) => target), ...stmt.op.havocs].every((target) => target.kind === 'local' && isOwnName(target.name))
  );
}

export function lowerStmt(stmt: TypedStmt, builder: Builder): void {
  lowerLabelled(stmt, [], builder);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of statement.
function lowerLabelled(stmt: TypedStmt, labels: readonly string[], builder: Builder): void {
  const { span } = stmt;
  switch (stmt.kind) {
    case 'block':
      for (const one of rotated(stmt.stmts, builder.method)) builder.lowerStmt(one, builder);
      return;
    case 'local': {
      const target = builder.variableOf(stmt.variable);
      localClauses(stmt.variable, stmt.specs ?? [], builder);
      if (stmt.init === undefined) return;
      const value = builder.lowerExpr(stmt.init, builder, true);
      builder.op({
        role: 'local',
        span,
        asserts: localStoreAssertions(stmt.variable, value, span, builder),
        assigns: [{ target: local(target.name, target.type), value }],
      });
      return;
    }
    case 'expr':
      builder.lowerExpr(stmt.expr, builder, false);
      return;
    case 'if': {
      const cond = builder.lowerExpr(stmt.cond, builder, true);
      const then = builder.collect(() => builder.lowerStmt(stmt.then, builder));
      const otherwise = builder.collect(() => stmt.else !== undefined && builder.lowerStmt(stmt.else, builder));
      builder.branch(cond, stmt.cond.span, then, otherwise, not(cond));
      return;
    }
    case 'loop':
      return lowerLoop(stmt, builder);
    case 'forEachArray':
      return lowerForEach(stmt, builder);
    case 'labeled':
      return lowerLabeledStmt(stmt, labels, builder);
    case 'break':
    case 'continue':
      return lowerJump(stmt.kind, stmt.label, span, builder);
    case 'return': {
      const returnType = builder.method?.returnType;
      const hasResult = returnType !== undefined && returnType.kind !== 'void';
      // Java refuses it; while somebody types it stands there.
      if (hasResult !== (stmt.value !== undefined))
        return builder.reject(
          hasResult ? 'a `return` without the result that the method declares' : 'a `return` of a result that the method does not declare',
          span,
        );
      const value = stmt.value === undefined ? undefined : builder.lowerExpr(stmt.value, builder, true);
      const type = stmt.value === undefined || returnType === undefined ? undefined : platoType(returnType);
      if (value !== undefined) assertResult(value, span, builder);
      if (value !== undefined && stmt.value !== undefined) giveArray(stmt.value, value, builder);
      emitJump(builder, { kind: 'return', value: value === undefined || type === undefined ? undefined : { expr: value, type } }, span);
      return;
    }
    case 'yield': {
      const value = builder.lowerExpr(stmt.value, builder, true);
      const target = [...builder.jumpTargets].reverse().find((one) => one.kind === 'yield');
      if (target?.result === undefined) return builder.reject('a `yield` outside of a switch expression', span);
      builder.op({ role: 'local', span, assigns: [{ target: local(target.result.name, target.result.type), value }] });
      emitJump(builder, { kind: 'label', label: target.label, depth: target.depth }, span);
      return;
    }
    case 'throw':
      return lowerThrow(stmt, builder);
    case 'synchronized': {
      const value = builder.lowerExpr(stmt.lock, builder, true);
      const asserts = builder.nonNullAssertions(value, stmt.lock);
      const lock =
        value.kind === 'classObject' || (value.kind === 'var' && value.name === 'this') ? value : kept(value, stmt.lock, builder);
      const monitor = { lock, asserts, name: placeText(stmt.lock, 'this'), span: stmt.lock.span, end: closingBrace(span) };
      whileHolding(monitor, builder, () => builder.lowerStmt(stmt.body, builder));
      return;
    }
    case 'try':
      return lowerTry(stmt, builder);
    case 'switch':
      return lowerSwitchStmt(stmt.switch, labels, builder);
    case 'assert': {
      builder.asserts = true;
      const enabled = builder.collect(() => {
        const cond = builder.lowerExpr(stmt.cond, builder, true);
        builder.op({
          role: 'assert',
          span,
          asserts: [builder.assertion('assertion', cond, `${builder.nameOf(stmt.cond)} may not hold here.`, stmt.cond.span)],
          description: 'checks an assertion',
        });
      });
      // Assertions may be switched off: then the condition is not even evaluated, which matters if evaluating it changes anything.
      if (enabled.every(onlyReads)) enabled.forEach((one) => builder.emit(one));
      else builder.emit({ kind: 'choice', branches: [seq(enabled), seq([])] });
      return;
    }
    case 'constructorCall': {
      const self = variable('this', platoType({ kind: 'class', name: builder.owner.name, args: [] }));
      const captured = stmt.captured ?? [];
      const args = evaluateAll([...captured, ...stmt.args], builder);
      checkCaptured(stmt.constructor_.owner, captured, args, false, span, builder);
      callStrangers(stmt.constructor_, undefined, stmt.args, args, span, builder);
      emitExactCall(stmt.constructor_, [self, ...args], undefined, span, builder);
      keepTarget(stmt.constructor_, [self, ...args], span, builder);
      return;
    }
    case 'spec':
      return lowerSpecStatement(stmt.clause, builder);
    case 'atomic':
      return lowerAtomic(stmt, builder);
    case 'unsupported':
      return builder.reject(stmt.reason, span);
    default:
      exhausted(stmt);
  }
}

/** What a method owes for its result: that it is not null, where that is declared of it or of what it overrides. */
function assertResult(value: Expr, span: Span, builder: Builder): void {
  const { method, resolved } = builder;
  const declared = method === undefined || builder.isNonNull(value) ? undefined : resultNeverNull(method, overridden(method, resolved));
  if (declared === undefined) return;
  const assertion = builder.assertion(
    'assertion',
    notEqual(value, NULL),
    `\`${method!.name}\` must not return null, but may do so here.`,
    span,
    [{ message: 'its result is declared never to be null', span: declared.span }],
  );
  builder.op({ role: 'assert', span, asserts: [assertion], description: 'checks that the result is not null' });
}

/** A lock in a local that the body cannot assign. */
function kept(value: ReturnType<Builder['lowerExpr']>, expr: TypedExpr, builder: Builder): ReturnType<Builder['lowerExpr']> {
  const type = platoType(expr.type);
  const lock = builder.hidden('$lock', type);
  builder.op({ role: 'local', span: expr.span, assigns: [{ target: local(lock.name, type), value }] });
  return lock;
}

function lowerLabeledStmt(stmt: TypedStmt & { readonly kind: 'labeled' }, labels: readonly string[], builder: Builder): void {
  const names = [...labels, stmt.label];
  const isTarget =
    stmt.body.kind === 'loop' || stmt.body.kind === 'forEachArray' || stmt.body.kind === 'switch' || stmt.body.kind === 'labeled';
  if (isTarget) return lowerLabelled(stmt.body, names, builder);
  const label = builder.label('break');
  builder.jumpTargets.push({ kind: 'break', names, isDefault: false, label, depth: builder.finalizers.length, result: undefined });
  const body = builder.collect(() => builder.lowerStmt(stmt.body, builder));
  builder.jumpTargets.pop();
  builder.emit({ kind: 'block', label, body: seq(body) });
}

function lowerJump(kind: 'break' | 'continue', name: string | undefined, span: Span, builder: Builder): void {
  const target = [...builder.jumpTargets]
    .reverse()
    .find((one) => one.kind === kind && (name === undefined ? one.isDefault : one.names.includes(name)));
  if (target === undefined) return builder.reject(`a \`${kind}\` that leads nowhere`, span);
  emitJump(builder, { kind: 'label', label: target.label, depth: target.depth }, span);
}

function localsAssignedIn(stmts: readonly Stmt[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (stmt: Stmt): void => {
    if (stmt.kind === 'op')
      for (const target of [...stmt.op.assigns.map((one) => one.target), ...stmt.op.havocs])
        if (target.kind === 'local') found.add(target.name);
    if (stmt.kind === 'seq') stmt.stmts.forEach(visit);
    if (stmt.kind === 'choice') stmt.branches.forEach(visit);
    if (stmt.kind === 'loop' || stmt.kind === 'block' || stmt.kind === 'atomic') visit(stmt.body);
  };
  stmts.forEach(visit);
  return found;
}

interface LoopParts {
  readonly labels: readonly string[];
  readonly specs: readonly ScopedClause[];
  /** What holds by the way in which the loop is made. */
  readonly known: readonly Clause[];
  readonly span: Span;
  readonly test: (exit: Stmt) => void;
  readonly testsFirst: boolean;
  readonly body: () => void;
  readonly update: () => void;
}

function emitLoop(parts: LoopParts, builder: Builder): void {
  const breakLabel = builder.label('break');
  const continueLabel = builder.label('continue');
  const depth = builder.finalizers.length;
  const target = (kind: 'break' | 'continue', label: string): JumpTarget => ({
    kind,
    names: parts.labels,
    isDefault: true,
    label,
    depth,
    result: undefined,
  });
  const { invariants: written, decreases } = loopClauses(parts.specs, builder);
  const invariants = [...parts.known, ...written];
  const steps = builder.collect(() => {
    const exit: Stmt = { kind: 'exit', label: breakLabel };
    const goesDown = decreases.map((clause) => measured(clause, builder));
    if (parts.testsFirst) parts.test(exit);
    builder.jumpTargets.push(target('break', breakLabel), target('continue', continueLabel));
    const body = builder.collect(parts.body);
    builder.jumpTargets.pop();
    builder.jumpTargets.pop();
    builder.emit({ kind: 'block', label: continueLabel, body: seq(body) });
    parts.update();
    if (!parts.testsFirst) parts.test(exit);
    for (const assertion of goesDown) assertion();
  });
  // What a variable holds at the head is forgotten, but not which type it has.
  const known = builder.knownOfLocals(localsAssignedIn(steps));
  const entry = known.kind === 'bool' ? [] : builder.collect(() => builder.op({ role: 'assume', span: parts.span, guard: known }));
  builder.emit({
    kind: 'block',
    label: breakLabel,
    body: { kind: 'loop', invariants, decreases, body: seq([...entry, ...steps]), span: parts.span },
  });
}

function lowerLoop(stmt: TypedStmt & { readonly kind: 'loop' }, builder: Builder): void {
  const parts = (testsFirst: boolean, known: readonly Clause[]): LoopParts => ({
    labels: stmt.labels,
    specs: stmt.specs,
    known,
    span: stmt.span,
    testsFirst,
    test: (exit) => {
      if (stmt.cond === undefined) return;
      const cond = builder.lowerExpr(stmt.cond, builder, true);
      builder.branch(cond, stmt.cond.span, [], [exit], not(cond));
    },
    body: () => builder.lowerStmt(stmt.body, builder),
    update: () => {
      for (const one of stmt.update) builder.lowerExpr(one, builder, false);
    },
  });
  if (!isTestedAfter(stmt, builder.method) || stmt.cond === undefined) return emitLoop(parts(stmt.testsFirst, []), builder);
  const { span } = stmt.cond;
  const cond = builder.lowerExpr(stmt.cond, builder, true);
  const known: Clause = { expr: cond, text: 'what is tested before and after each iteration', isProposed: true, span };
  const loop = builder.collect(() => emitLoop(parts(false, [known]), builder));
  builder.branch(cond, span, loop, [], not(cond));
}

/** Over an array: the array is evaluated once, and its elements are read one by one as the loop comes to them. */
function lowerForEach(stmt: TypedStmt & { readonly kind: 'forEachArray' }, builder: Builder): void {
  const value = builder.lowerExpr(stmt.arrayInit, builder, true);
  const array = builder.variableOf(stmt.array);
  const index = builder.variableOf(stmt.index);
  const { span } = stmt.arrayInit;
  builder.op({
    role: 'local',
    span,
    asserts: builder.nonNullAssertions(value, stmt.arrayInit),
    assigns: [
      { target: local(array.name, array.type), value },
      { target: local(index.name, INT), value: int(0) },
    ],
  });
  const length: Expr = { kind: 'length', array };
  const inRange: Clause = {
    expr: and(binary('<=', int(0), index), binary('<=', index, length)),
    text: 'the counter stays within its bounds',
    isProposed: true,
    span,
  };
  emitLoop(
    {
      labels: stmt.labels,
      specs: stmt.specs,
      known: [inRange],
      span: stmt.span,
      testsFirst: true,
      test: (exit) => {
        const more = binary('<', index, length);
        builder.branch(more, span, [], [exit], not(more));
      },
      body: () => {
        builder.lowerStmt(stmt.element, builder);
        builder.lowerStmt(stmt.body, builder);
      },
      update: () => builder.op({ role: 'local', span, assigns: [{ target: local(index.name, INT), value: binary('+', index, int(1)) }] }),
    },
    builder,
  );
}
