/**
 * Loops that try once more with what they have looked at anew: `int m = a.get(); while (n > m && !a.compareAndSet(m, n)) m = a.get();`.
 * The look before the loop is the look at the end of its body, so `S; while (c) { B; S }` is `while (true) { S; if (!c) break; B }`.
 * And loops that try until a local says that it is done: `while (!done) B` is `if (!done) do B while (!done)`, so that an iteration which
 * has done it sees its own test, and is not followed by another one.
 * Why in methods with `performs` only: there each iteration is to be one sequence of steps, from the look to the try (calvin-r 3); as it
 * is written, a sequence would have to go on from one iteration into the next. Elsewhere nothing is gained by another loop head.
 * Soundness: docs/soundness/reduction.md#turned-loops.
 * Neighbours: `bodies/statements.ts` and `bodies/body.ts` lower what comes of it.
 */
import type { LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../../resolve/typed';
import { expressionsOf } from '../../resolve/typed-statements';

type Loop = TypedStmt & { readonly kind: 'loop' };
type Assignment = TypedExpr & { readonly kind: 'assign' };

/** The same statements, with such loops turned. Written invariants speak of the head as it is written: a loop with one stays. */
export function rotated(stmts: readonly TypedStmt[], method: MethodSymbol | undefined): readonly TypedStmt[] {
  if (method?.specs.some((one) => one.kind === 'performs') !== true) return stmts;
  const found: TypedStmt[] = [];
  for (let index = 0; index < stmts.length; index++) {
    const stmt = stmts[index]!;
    const next = stmts[index + 1];
    const turned = next?.kind === 'loop' ? turn(stmt, next) : undefined;
    if (turned === undefined) {
      found.push(stmt);
      continue;
    }
    if (stmt.kind === 'local') found.push({ ...stmt, init: undefined });
    found.push(turned);
    index++;
  }
  return found;
}

/** Undefined where the statement before the loop is not what its iterations end with. */
function turn(before: TypedStmt, loop: Loop): Loop | undefined {
  if (!loop.testsFirst || loop.cond === undefined || loop.specs.length > 0) return undefined;
  const body = loop.body.kind === 'block' ? loop.body.stmts : [loop.body];
  // What a `for` does at the end of an iteration a `continue` does too; what stands last in a body it leaves out.
  const isUpdate = loop.update.length > 0;
  const last = body.at(-1);
  const look = isUpdate ? loop.update[0] : last?.kind === 'expr' ? last.expr : undefined;
  if (loop.update.length > 1 || look?.kind !== 'assign' || !isLook(before, look)) return undefined;
  const rest = isUpdate ? body : body.slice(0, -1);
  if (!isUpdate && rest.some(hasContinue)) return undefined;
  const { span } = loop.cond;
  return {
    ...loop,
    cond: undefined,
    update: [],
    body: {
      kind: 'block',
      stmts: [
        { kind: 'expr', expr: look, span: look.span },
        { kind: 'if', cond: loop.cond, then: { kind: 'block', stmts: rest, span }, else: { kind: 'break', label: undefined, span }, span },
      ],
      span,
    },
  };
}

/** What a test is made of that looks at locals alone, and cannot throw. */
const OF_LOCALS: ReadonlySet<TypedExpr['kind']> = new Set(['local', 'constant', 'unary', 'and', 'or', 'comparison']);

/**
 * Whether the loop is lowered as one that tests before and after each iteration. Not where the test speaks of more than locals, or of no
 * truth value that the body assigns.
 */
export function isTestedAfter(loop: Loop, method: MethodSymbol | undefined): boolean {
  const { cond } = loop;
  if (method?.specs.some((one) => one.kind === 'performs') !== true) return false;
  if (!loop.testsFirst || cond === undefined || loop.specs.length > 0) return false;
  const parts = expressionsOf([{ kind: 'expr', expr: cond, span: cond.span }]).flatMap(({ node, isStmt }) => (isStmt ? [] : [node]));
  if (!parts.every(({ kind }) => OF_LOCALS.has(kind))) return false;
  return expressionsOf([loop.body]).some(
    ({ node, isStmt }) =>
      !isStmt &&
      (node.kind === 'assign' || node.kind === 'compound') &&
      node.target.kind === 'local' &&
      isTruth(node.target) &&
      mentions(parts, node.target.variable),
  );
}

function isTruth({ type }: TypedExpr): boolean {
  return type.kind === 'primitive' && type.name === 'boolean';
}

function mentions(parts: readonly TypedExpr[], variable: LocalVariable): boolean {
  return parts.some((one) => one.kind === 'local' && one.variable === variable);
}

/** Whether the statement gives the same local the same value. */
function isLook(before: TypedStmt, { target, value }: Assignment): boolean {
  if (target.kind !== 'local') return false;
  if (before.kind === 'local')
    return (
      before.variable === target.variable && before.init !== undefined && (before.specs ?? []).length === 0 && isSame(before.init, value)
    );
  return (
    before.kind === 'expr' &&
    before.expr.kind === 'assign' &&
    before.expr.target.kind === 'local' &&
    before.expr.target.variable === target.variable &&
    isSame(before.expr.value, value)
  );
}

/** Where a node stands, and what it was made of, say nothing of what it does. */
const PLACES: ReadonlySet<string> = new Set(['span', 'source']);

/** The same calls and names: symbols and variables are the same only if they are one. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((one, index) => isSame(one, right[index]));
  if (!isNode(left) || !isNode(right)) return false;
  const keys = Object.keys(left).filter((key) => !PLACES.has(key));
  if (keys.length !== Object.keys(right).filter((key) => !PLACES.has(key)).length) return false;
  return keys.every((key) => key in right && isSame(left[key], right[key]));
}

/** An expression, a part of one, or a type; a symbol has an owner or an identity of its own. */
function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'kind' in value && !('owner' in value) && !('members' in value) && !('id' in value);
}

/** Of whatever loop: a nested one is left alone as well. */
function hasContinue(stmt: TypedStmt): boolean {
  switch (stmt.kind) {
    case 'continue':
      return true;
    case 'block':
      return stmt.stmts.some(hasContinue);
    case 'if':
      return hasContinue(stmt.then) || (stmt.else !== undefined && hasContinue(stmt.else));
    case 'labeled':
    case 'atomic':
    case 'synchronized':
      return hasContinue(stmt.body);
    case 'expr':
    case 'local':
    case 'break':
    case 'return':
    case 'throw':
    case 'assert':
    case 'yield':
    case 'spec':
      return false;
    // What else there is may hold one.
    default:
      return true;
  }
}
