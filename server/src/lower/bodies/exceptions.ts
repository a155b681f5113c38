/**
 * Lowers `throw` and `try`: an exception is stored in `$exception` and leaves to the innermost handler; a handler tests the classes of its
 * catch clauses in order and passes on what it does not catch; `finally` sets the exception aside while it runs.
 * Neighbours: `steps/jumps.ts` for the other ways through a `finally`; `statements.ts`.
 * Why it may: docs/soundness/java.md#checks-that-are-caught.
 */
import { assertsIn } from '../../effects/speaking-files';
import { cover, type Span } from '../../base/span';
import type { Code } from '../../diagnostics/codes';
import type { TypedCatch, TypedStmt } from '../../resolve/typed';
import type { ClassSymbol } from '../../resolve/symbols';
import { THROWABLE_NAME } from '../../resolve/types';
import type { Expr, Stmt } from '../../plato/ir';
import { BOOL, INT } from '../../plato/ir';
import { callsOf, someStmt, visitStmt } from '../../plato/statements';
import type { Builder } from '../steps/builder';
import { seq } from '../steps/builder';
import type { FinallyBlock } from '../steps/jumps';
import { SELECTOR, dispatchAfterFinally } from '../steps/jumps';
import { int, isInstance, local, not, or } from '../values/terms';

export function lowerThrow(stmt: TypedStmt & { readonly kind: 'throw' }, builder: Builder): void {
  const value = builder.lowerExpr(stmt.value, builder, true);
  const target = local(builder.exception.name, builder.exception.type);
  builder.op({ role: 'local', span: stmt.span, asserts: builder.nonNullAssertions(value, stmt.value), assigns: [{ target, value }] });
  builder.emit({ kind: 'exit', label: builder.throwLabel });
}

export function lowerTry(stmt: TypedStmt & { readonly kind: 'try' }, builder: Builder): void {
  const guarded = (): void => {
    if (stmt.catches.length === 0) builder.lowerStmt(stmt.body, builder);
    else withCatches(stmt, builder);
  };
  if (stmt.finally === undefined) guarded();
  else withFinally(guarded, stmt, stmt.finally, builder);
}

function withCatches({ body, catches, closes }: TypedStmt & { readonly kind: 'try' }, builder: Builder): void {
  const after = builder.label('caught');
  const handler = builder.label('catch');
  const outerThrow = builder.throwLabel;
  const outerCaught = builder.caught;
  const inner = builder.collect(() => {
    builder.throwLabel = handler;
    builder.caught = new Map([...outerCaught, ...checksNamedBy(catches)]);
    builder.lowerStmt(body, builder);
    builder.caught = outerCaught;
    builder.throwLabel = outerThrow;
    builder.emit({ kind: 'exit', label: after });
  });
  const handling = builder.collect(() => handle(catches, 0, outerThrow, builder));
  if (closes !== true && catches.some((clause) => mayCatchChecks(clause, builder)))
    builder.tries.push({ span: extentOf(body), calls: calledIn(handling) });
  builder.emit({ kind: 'block', label: after, body: seq([{ kind: 'block', label: handler, body: seq(inner) }, ...handling]) });
}

const UNCHECKED = 'java.lang.RuntimeException';

/** The exceptions of Java's own checks (Java Language Specification 11.1.1, 15), and clauses for a little more than that. */
const CHECKS: readonly (readonly [Code, string, readonly string[]])[] = [
  ['null-dereference', 'java.lang.NullPointerException', []],
  ['index-out-of-bounds', 'java.lang.ArrayIndexOutOfBoundsException', ['java.lang.IndexOutOfBoundsException']],
  ['negative-array-size', 'java.lang.NegativeArraySizeException', []],
  ['array-store', 'java.lang.ArrayStoreException', []],
  ['class-cast', 'java.lang.ClassCastException', []],
  ['division-by-zero', 'java.lang.ArithmeticException', []],
];

/**
 * The checks whose exceptions the clauses name. A clause for more than that (`catch (RuntimeException e)`) is there for what calls throw;
 * that each check may lead there, too, would double what there is to prove with each of them.
 */
function checksNamedBy(catches: readonly TypedCatch[]): readonly (readonly [Code, string])[] {
  const named = new Set(catches.flatMap((clause) => clause.types.map((one) => one.name)));
  return CHECKS.flatMap(([code, thrown, wider]) => ([thrown, ...wider].some((one) => named.has(one)) ? [[code, thrown] as const] : []));
}

/** Whether the clause may catch what one of Java's own checks throws, or one of the library's. */
function mayCatchChecks({ types, catchesUnknown }: TypedCatch, { resolved: { table } }: Builder): boolean {
  const isUnchecked = ({ name }: ClassSymbol): boolean => table.isSubclass(name, UNCHECKED) || table.isSubclass(UNCHECKED, name);
  return catchesUnknown === true || types.some(isUnchecked);
}

/** From its first statement to its last; what stands for a resource is named by its declaration, and goes on to the end of the body. */
function extentOf(stmt: TypedStmt): Span {
  if (stmt.kind === 'try') return cover(stmt.span, extentOf(stmt.body));
  return stmt.kind === 'block' ? stmt.stmts.map(extentOf).reduce(cover, stmt.span) : stmt.span;
}

function calledIn(stmts: readonly Stmt[]): readonly string[] {
  return [...new Set(callsOf(seq(stmts)).flatMap((call) => call.targets.map((target) => target.procedure)))];
}

/** Whether it matters that a `finally` is entered: something is asserted in it, or it ends the exception. */
function isOnWay(last: readonly Stmt[]): boolean {
  const labels = new Set<string>();
  visitStmt(seq(last), (one) => {
    if (one.kind === 'block') labels.add(one.label);
  });
  const leaves = (one: Stmt): boolean => one.kind === 'exit' && !labels.has(one.label);
  return assertsIn(seq(last)) || someStmt(seq(last), leaves);
}

/**
 * The catch clauses from the given one on; after the last the exception goes on outwards. Where none is left, `program/reachability.ts`
 * takes that away.
 */
function handle(catches: readonly TypedCatch[], index: number, outerThrow: string, builder: Builder): void {
  const clause = catches[index];
  if (clause === undefined) {
    builder.emit({ kind: 'exit', label: outerThrow });
    return;
  }
  const caught = builder.exception;
  const body = builder.collect(() => {
    const variable = builder.variableOf(clause.variable);
    builder.op({ role: 'local', span: clause.variable.span, assigns: [{ target: local(variable.name, variable.type), value: caught }] });
    builder.lowerStmt(clause.body, builder);
  });
  const known: Expr = clause.types.some((one) => one.name === THROWABLE_NAME)
    ? { kind: 'bool', value: true }
    : or(...clause.types.map((one) => isInstance(caught, one.name)));
  // Any exception may be of a class that is not known.
  const matches = clause.catchesUnknown === true ? or(known, anyTruth(clause, builder)) : known;
  const others = matches.kind === 'bool' ? [] : builder.collect(() => handle(catches, index + 1, outerThrow, builder));
  builder.branch(matches, clause.span, body, others, not(matches));
}

function anyTruth({ span }: TypedCatch, builder: Builder): Expr {
  const may = builder.temporary(BOOL);
  builder.op({ role: 'local', span, havocs: [local(may.name, BOOL)] });
  return may;
}

function withFinally(guarded: () => void, { body: tried }: TypedStmt & { readonly kind: 'try' }, last: TypedStmt, builder: Builder): void {
  const { span } = last;
  const block: FinallyBlock = {
    kind: 'finally',
    label: builder.label('finally'),
    selector: builder.hidden(SELECTOR, INT, 'selector'),
    jumps: [],
  };
  const pending = builder.hidden('$pending', builder.exception.type);
  const unwind = builder.label('unwind');
  const outerThrow = builder.throwLabel;
  const select = (value: number): void =>
    builder.op({ role: 'local', span, assigns: [{ target: local(block.selector.name, INT), value: int(value) }] });
  const body = builder.collect(() => {
    builder.throwLabel = unwind;
    builder.finalizers.push(block);
    guarded();
    builder.finalizers.pop();
    builder.throwLabel = outerThrow;
    select(0);
    builder.emit({ kind: 'exit', label: block.label });
  });
  const exceptional = builder.collect(() => {
    builder.op({
      role: 'local',
      span,
      assigns: [
        { target: local(block.selector.name, INT), value: int(1) },
        { target: local(pending.name, pending.type), value: builder.exception },
      ],
    });
  });
  const entry: Stmt = { kind: 'block', label: unwind, body: seq(body) };
  builder.emit({ kind: 'block', label: block.label, body: seq([entry, ...exceptional]) });
  const lowered = builder.collect(() => builder.lowerStmt(last, builder));
  const passesOn = isOnWay(lowered) ? {} : { passesOn: true as const };
  builder.tries.push({ span: extentOf(tried), ...passesOn, calls: calledIn(lowered) });
  lowered.forEach((one) => builder.emit(one));
  dispatchAfterFinally(
    builder,
    block,
    () => {
      builder.op({ role: 'local', span, assigns: [{ target: local(builder.exception.name, builder.exception.type), value: pending }] });
      builder.emit({ kind: 'exit', label: outerThrow });
    },
    span,
  );
}
