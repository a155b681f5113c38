/**
 * Which procedures can be left by an exception, and of which classes: the least fixpoint over the call graph (docs/theory.md#plato: an
 * exception is explicit; what Java's own checks throw are assertions; what the library runs may throw them all the same; the virtual
 * machine's own errors are never thrown, docs/soundness/java.md#errors-of-the-virtual-machine). Then every body loses the handlers that
 * nothing can reach and the locals that nothing uses any more.
 * Neighbours: `bodies/procedures.ts` makes the procedures; `reachability.ts`; `steps/first-use.ts` says where initializers run,
 * `initializers.ts` what is known of them.
 */
import type { Call, Expr, Failing, Location, Operation, Procedure, Stmt } from '../../plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, THROW_LABEL } from '../../plato/ir';
import type { Workspace } from '../../effects/publications';
import { freeVars } from '../../plato/substitute';
import type { Outcome } from '../../effects/user-code';
import { NOTHING, seq } from '../steps/builder';
import { Initializers } from './initializers';
import type { Knowledge, Reachable } from './reachability';
import { reachablePart } from './reachability';
import type { Shown } from './shown-checks';
import type { Thrown } from './thrown-classes';
import { ClassOrder, NONE, declaredThrown, heldAtFirst, isSame, union } from './thrown-classes';
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
  const classes = new Map(procedures.filter((one) => one.mayThrow).map((one) => [one.id, declaredThrown(one)]));
  const order = new ClassOrder(declared.classes);
  const initializers = new Initializers({ ...declared, procedures }, shownOf);
  for (const one of initializers.unchecked) throwing.add(one);
  const thrown = (call: Call): Thrown | undefined => {
    if (userCode.mayThrow(call, throwing)) return 'any';
    const may = call.targets.filter((target) => throwing.has(target.procedure));
    return may.length === 0 ? undefined : may.map((target) => classes.get(target.procedure) ?? 'any').reduce(union);
  };
  const mayFail = (open: readonly Failing[]): boolean =>
    open.some(
      (one) =>
        initializers.isUnknown(one) || (throwing.has(one.initializer) && (one.ifShown !== true || initializers.shows(one.initializer))),
    );
  for (let changed = true; changed; ) {
    changed = false;
    for (const one of procedures) {
      if (one.body === undefined || (throwing.has(one.id) && !classes.has(one.id)) || classes.get(one.id) === 'any') continue;
      const held = reachableBody(one, { thrown, mayFail, order }).exits.get(THROW_LABEL);
      if (held === undefined) continue;
      const found = union(classes.get(one.id) ?? NONE, held.get(EXCEPTION_VARIABLE) ?? 'any');
      if (throwing.has(one.id) && isSame(found, classes.get(one.id) ?? 'any')) continue;
      throwing.add(one.id);
      classes.set(one.id, found);
      changed = true;
    }
  }
  return procedures.map((one) => {
    if (one.body === undefined) return one;
    const believed = new Set<string>();
    const body = withUserCode(
      reachableBody(one, {
        thrown,
        mayFail: (open) => {
          for (const { initializer, ifShown } of open)
            if (!throwing.has(initializer) && initializers.isAsked(initializer) && (ifShown !== true || initializers.shows(initializer)))
              believed.add(initializers.nameOf(initializer));
          return mayFail(open);
        },
        order,
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
function reachableBody(procedure: Procedure, known: Omit<Knowledge, 'isNever'>): Reachable {
  const held = heldAtFirst(procedure);
  const selectors = new Set(procedure.locals.flatMap(({ name, role }) => (role === 'selector' ? [name] : [])));
  const selected = new Set<string>();
  for (;;) {
    const before = [...selected];
    const isNever = (guard: Expr): boolean => {
      const key = selectionKey(guard, selectors);
      return key !== undefined && !before.includes(key);
    };
    const part = reachablePart(procedure.body ?? NOTHING, held, { ...known, isNever });
    collectSelections(part.stmt, selectors, selected);
    if (selected.size === before.length) return part;
  }
}

/** `$exit#1 = 2` as a text; undefined for every other guard. */
function selectionKey(guard: Expr, selectors: ReadonlySet<string>): string | undefined {
  if (guard.kind !== 'binary' || guard.op !== '=' || guard.left.kind !== 'var' || guard.right.kind !== 'int') return undefined;
  return selectors.has(guard.left.name) ? `${guard.left.name}=${guard.right.value}` : undefined;
}

function collectSelections(stmt: Stmt, selectors: ReadonlySet<string>, selected: Set<string>): void {
  visitSteps(
    stmt,
    ({ assigns }) => {
      for (const { target, value } of assigns) {
        if (target.kind === 'local' && selectors.has(target.name) && value.kind === 'int') selected.add(`${target.name}=${value.value}`);
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
