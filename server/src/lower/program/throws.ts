/**
 * Which procedures can be left by an exception: the least fixpoint over the call graph (docs/theory.md#plato: an exception is explicit;
 * what Java's own checks throw are assertions; what the library runs may throw them all the same; the virtual machine's own errors are
 * never thrown, docs/soundness/java.md#errors-of-the-virtual-machine). Then every body loses the handlers that nothing can reach and the
 * locals that nothing uses any more.
 * Neighbours: `bodies/procedures.ts` makes the procedures; `reachability.ts`; `steps/first-use.ts` says where initializers run,
 * `initializers.ts` what is known of them.
 */
import type { Call, Expr, Failing, Location, Operation, Procedure, Stmt } from '../../plato/ir';
import { RESULT_VARIABLE, THROW_LABEL } from '../../plato/ir';
import type { Workspace } from '../../effects/publications';
import { freeVars } from '../../plato/substitute';
import type { Outcome } from '../../effects/user-code';
import { NOTHING, seq } from '../steps/builder';
import { Initializers } from './initializers';
import { SELECTOR } from '../steps/jumps';
import type { Reachable } from './reachability';
import { reachablePart } from './reachability';
import type { Shown } from './shown-checks';
import type { UserCodeEffects } from './user-code-effects';
import { mapParts, visitSteps, visitStmt } from '../../plato/statements';

/**
 * The procedures with `mayThrow` decided and their bodies cleaned. Without a body, `mayThrow` stays as declared. What the library runs of
 * the workspace may throw where the library itself would not.
 */
export function settleExceptions(
  procedures: readonly Procedure[],
  declared: Pick<Workspace, 'classes' | 'fields'>,
  userCode: UserCodeEffects,
  shownOf: (procedure: Procedure) => Shown,
): readonly Procedure[] {
  const throwing = new Set(procedures.filter((one) => one.mayThrow).map((one) => one.id));
  const initializers = new Initializers({ ...declared, procedures }, shownOf);
  for (const one of initializers.unchecked) throwing.add(one);
  const canThrow = (call: Call): boolean =>
    call.targets.some((target) => throwing.has(target.procedure)) || userCode.mayThrow(call, throwing);
  const mayFail = (open: readonly Failing[]): boolean =>
    open.some(
      (one) =>
        initializers.isUnknown(one) || (throwing.has(one.initializer) && (one.ifShown !== true || initializers.shows(one.initializer))),
    );
  for (let changed = true; changed; ) {
    changed = false;
    for (const one of procedures) {
      if (one.body === undefined || throwing.has(one.id)) continue;
      if (!reachableBody(one.body, canThrow, mayFail).exits.has(THROW_LABEL)) continue;
      throwing.add(one.id);
      changed = true;
    }
  }
  return procedures.map((one) => {
    if (one.body === undefined) return one;
    const believed = new Set<string>();
    const body = withUserCode(
      reachableBody(one.body, canThrow, (open) => {
        for (const { initializer, ifShown } of open)
          if (!throwing.has(initializer) && initializers.isAsked(initializer) && (ifShown !== true || initializers.shows(initializer)))
            believed.add(initializers.nameOf(initializer));
        return mayFail(open);
      }).stmt,
      (call) => userCode.outcome(call, throwing),
    );
    const used = new Set<string>();
    collectVariables(body, used);
    if (one.result !== undefined) used.add(RESULT_VARIABLE);
    for (const { clause } of one.exsures) for (const name of freeVars(clause.expr).keys()) used.add(name);
    const restsOn = [
      ...one.restsOn,
      ...[...believed].sort().map((name) => `the check of the static initializer of \`${name}\`, which shows that it throws nothing`),
    ];
    return { ...one, body, mayThrow: throwing.has(one.id), restsOn, locals: one.locals.filter((variable) => used.has(variable.name)) };
  });
}

/** Every call with what user code may do in it, if that is anything. */
function withUserCode(stmt: Stmt, outcome: (call: Call) => Outcome | undefined): Stmt {
  const inside = (one: Stmt): Stmt => withUserCode(one, outcome);
  if (stmt.kind === 'seq') return seq(stmt.stmts.map(inside).filter((one) => one.kind !== 'seq' || one.stmts.length > 0));
  if (stmt.kind !== 'call') return mapParts(stmt, inside);
  const { isForUserCode, packed: _, ...call } = stmt;
  const userCode = outcome(stmt);
  if (userCode) return { ...call, userCode };
  return isForUserCode ? NOTHING : call;
}

/**
 * The reachable part of a body. After a `finally` the selector says where to go on; a way that no reachable operation selects is none.
 * What is selected is found as a least fixpoint.
 */
function reachableBody(body: Stmt, canThrow: (call: Call) => boolean, mayFail: (open: readonly Failing[]) => boolean): Reachable {
  const selected = new Set<string>();
  for (;;) {
    const known = [...selected];
    const isNever = (guard: Expr): boolean => {
      const key = selectionKey(guard);
      return key !== undefined && !known.includes(key);
    };
    const part = reachablePart(body, { canThrow, isNever, mayFail });
    collectSelections(part.stmt, selected);
    if (selected.size === known.length) return part;
  }
}

/** `$exit#1 = 2` as a text; undefined for every other guard. */
function selectionKey(guard: Expr): string | undefined {
  if (guard.kind !== 'binary' || guard.op !== '=' || guard.left.kind !== 'var' || guard.right.kind !== 'int') return undefined;
  return isSelector(guard.left.name) ? `${guard.left.name}=${guard.right.value}` : undefined;
}

function isSelector(name: string): boolean {
  return name.startsWith(`${SELECTOR}#`);
}

function collectSelections(stmt: Stmt, selected: Set<string>): void {
  visitSteps(
    stmt,
    ({ assigns }) => {
      for (const { target, value } of assigns) {
        if (target.kind === 'local' && isSelector(target.name) && value.kind === 'int') selected.add(`${target.name}=${value.value}`);
      }
    },
    () => undefined,
  );
}

function collectVariables(stmt: Stmt, used: Set<string>): void {
  const expr = (one: Expr | undefined): void => {
    if (one !== undefined) for (const name of freeVars(one).keys()) used.add(name);
  };
  visitStmt(stmt, (one) => {
    if (one.kind === 'op') collectOfOperation(one.op, used, expr);
    if (one.kind === 'loop') for (const clause of [...one.invariants, ...one.decreases]) expr(clause.expr);
    if (one.kind !== 'call') return;
    one.args.forEach(expr);
    if (one.result !== undefined) used.add(one.result);
    if (one.thrown !== undefined) used.add(one.thrown.variable);
  });
}

function collectOfOperation(op: Operation, used: Set<string>, expr: (one: Expr | undefined) => void): void {
  const location = (one: Location): void => {
    if (one.kind === 'local') used.add(one.name);
    if (one.kind === 'field') expr(one.object);
    if (one.kind === 'elem') [one.array, one.index].forEach(expr);
  };
  for (const assertion of op.asserts) expr(assertion.expr);
  for (const { target, value } of op.assigns) {
    location(target);
    expr(value);
  }
  op.havocs.forEach(location);
  expr(op.guard);
  expr(op.post);
  if (op.allocates !== undefined) {
    used.add(op.allocates.target);
    expr(op.allocates.length);
  }
}
