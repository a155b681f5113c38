/**
 * Loops that surely end, seen from their text: those that count a local up or down to something that stays.
 * Soundness: docs/soundness/reduction.md#monitors-that-can-be-taken.
 * Neighbours: `termination.ts` asks. (Loops after a commit in the body under check have measures that the prover finds:
 * `sequential/reduction/reduced-loops.ts`.)
 */
import type { Expr, Operation, Stmt } from '../plato/ir';
import { operationsOf, someStmt } from '../plato/statements';
import { callsOf } from '../plato/statements';

type Loop = Stmt & { readonly kind: 'loop' };

/**
 * Whether every iteration begins with a comparison `v < e` (or `v > e`) of a local, steps `v` by one towards `e` on its way, and changes
 * neither otherwise.
 */
export function counts(loop: Loop): boolean {
  const parts = loop.body.kind === 'seq' ? loop.body.stmts : [loop.body];
  return parts.some((part) =>
    goesOnOnly(part, (guard) =>
      comparisons(guard).some(({ variable, bound, step }) => stays(loop, bound, variable) && isCounted(loop, parts, variable, step)),
    ),
  );
}

/** A choice of which every branch that goes on begins with such a condition. */
function goesOnOnly(part: Stmt, is: (guard: Expr) => boolean): boolean {
  if (part.kind !== 'choice') return false;
  return part.branches.every((branch) => {
    const [first] = branch.kind === 'seq' ? branch.stmts : [branch];
    return (
      (first?.kind === 'op' && first.op.role === 'assume' && first.op.guard !== undefined && is(first.op.guard)) || !fallsThrough(branch)
    );
  });
}

interface Comparison {
  readonly variable: string;
  readonly bound: Expr;
  readonly step: 1 | -1;
}

/** `v < e` goes up, `v > e` down; `v <= 7` and `v >= 0` count as well, since the last round does not wrap around. */
function comparisons(guard: Expr): readonly Comparison[] {
  if (guard.kind !== 'binary') return [];
  const { op, left, right } = guard;
  const isStrict = op === '<' || op === '>';
  if (!isStrict && op !== '<=' && op !== '>=') return [];
  const one = (variable: Expr, bound: Expr, step: 1 | -1): Comparison[] =>
    variable.kind === 'var' && variable.type.kind === 'int' && (isStrict || isSmall(bound))
      ? [{ variable: variable.name, bound, step }]
      : [];
  const isUp = op === '<' || op === '<=';
  return [...one(left, right, isUp ? 1 : -1), ...one(right, left, isUp ? -1 : 1)];
}

/** A literal that is no end of any type but the smallest. */
function isSmall(bound: Expr): boolean {
  return bound.kind === 'int' && Math.abs(Number(bound.value)) <= 100;
}

/** The bound means the same in every round. */
function stays(loop: Loop, bound: Expr, variable: string): boolean {
  if (bound.kind === 'int') return true;
  if (bound.kind === 'length') return bound.array.kind === 'var' && writesOf(loop, bound.array.name).length === 0;
  if (bound.kind !== 'var' || bound.name === variable) return false;
  const written = writesOf(loop, bound.name);
  if (written.length === 0) return true;
  const value = written.length === 1 && written[0] !== 'other' ? written[0] : undefined;
  return value !== undefined && value.kind === 'length' && stays(loop, value, variable);
}

/** The local is stepped by one in every round that comes to its end, and written nowhere else. */
function isCounted(loop: Loop, parts: readonly Stmt[], variable: string, step: 1 | -1): boolean {
  return (
    writesOf(loop, variable).length === 1 &&
    parts.some(
      (part) =>
        part.kind === 'op' &&
        part.op.assigns.some(({ target, value }) => target.kind === 'local' && target.name === variable && isStep(value, variable, step)),
    )
  );
}

function isStep(value: Expr, variable: string, step: 1 | -1): boolean {
  return (
    value.kind === 'binary' &&
    value.op === (step === 1 ? '+' : '-') &&
    value.left.kind === 'var' &&
    value.left.name === variable &&
    value.right.kind === 'int' &&
    value.right.value === '1'
  );
}

/** What the loop writes to a local: values, or something else. */
function writesOf(loop: Loop, local: string): readonly (Expr | 'other')[] {
  const inOperation = (op: Operation): readonly (Expr | 'other')[] => [
    ...op.assigns.flatMap(({ target, value }) => (target.kind === 'local' && target.name === local ? [value] : [])),
    ...op.havocs.flatMap((target) => (target.kind === 'local' && target.name === local ? ['other' as const] : [])),
    ...(op.allocates?.target === local ? ['other' as const] : []),
  ];
  const byCalls = callsOf(loop.body)
    .filter((call) => call.result === local || call.thrown?.variable === local)
    .map(() => 'other' as const);
  return [...operationsOf(loop.body).flatMap(inOperation), ...byCalls];
}

/** Whether control may leave the statement at its end. Exits out of blocks inside of it count as if they did. */
function fallsThrough(stmt: Stmt): boolean {
  switch (stmt.kind) {
    case 'exit':
    case 'loop':
      return false;
    case 'seq':
      return stmt.stmts.every(fallsThrough);
    case 'choice':
      return stmt.branches.some(fallsThrough);
    case 'block':
      return fallsThrough(stmt.body) || someStmt(stmt.body, (one) => one.kind === 'exit' && one.label === stmt.label);
    case 'op':
    case 'atomic':
    case 'call':
      return true;
  }
}

/** Whether every round of a loop that comes to its end passes such an operation. */
export function everyRoundPasses(loop: Loop, is: (op: Operation) => boolean): boolean {
  const atLabels = new Map<string, boolean>();
  // Whether it was passed; undefined: nobody gets here.
  const flow = (stmt: Stmt, passed: boolean | undefined): boolean | undefined => {
    if (passed === undefined) return undefined;
    switch (stmt.kind) {
      case 'op':
        return passed || is(stmt.op);
      case 'call':
        return passed;
      case 'atomic':
        return flow(stmt.body, passed);
      case 'seq':
        return stmt.stmts.reduce<boolean | undefined>((state, part) => flow(part, state), passed);
      case 'choice':
        return stmt.branches.map((branch) => flow(branch, passed)).reduce(both, undefined);
      case 'loop':
        flow(stmt.body, passed);
        return undefined;
      case 'exit':
        atLabels.set(stmt.label, (atLabels.get(stmt.label) ?? true) && passed);
        return undefined;
      case 'block':
        return both(flow(stmt.body, passed), atLabels.get(stmt.label));
    }
  };
  return flow(loop.body, false) !== false;
}

function both(left: boolean | undefined, right: boolean | undefined): boolean | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return left && right;
}
