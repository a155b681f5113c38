/**
 * Which locals are read after an action. Others may have any value there: they are not compared when actions are.
 * Neighbours: `movers.ts` and `rules.ts` compare actions.
 * docs/soundness/qed.md#dead-locals
 */
import { onceFor } from '../base/once-for';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, type Expr, type Location, type Operation, type Stmt } from '../plato/ir';
import { freeVars } from '../plato/substitute';
import type { Atom, Proc } from './context';

type Live = ReadonlySet<string>;

const AT_END: Live = new Set([RESULT_VARIABLE, EXCEPTION_VARIABLE]);

/** The locals that may be read after each atomic statement of a procedure's body. */
export const liveAfter = onceFor((body: Proc['body']): ReadonlyMap<Stmt, Live> => {
  const found = new Map<Stmt, Live>();
  visit(body, AT_END, new Map(), found);
  return found;
});

/** Of an action that consists of some of a procedure's actions; undefined where one of them is not known. */
export function liveAfterAll(proc: Proc, atoms: readonly Atom[]): Live | undefined {
  const known = liveAfter(proc.body);
  const sets = atoms.map((atom) => known.get(atom));
  if (sets.some((one) => one === undefined)) return undefined;
  return new Set(sets.flatMap((one) => [...one!]));
}

/** The locals that are live before it. `found` undefined: inside of an atomic statement. */
function visit(stmt: Stmt, next: Live, labels: ReadonlyMap<string, Live>, found: Map<Stmt, Live> | undefined): Live {
  switch (stmt.kind) {
    case 'op':
      found?.set(stmt, next);
      return beforeOperation(stmt.op, next);
    case 'exit': {
      const target = labels.get(stmt.label) ?? AT_END;
      found?.set(stmt, target);
      return target;
    }
    case 'atomic': {
      found?.set(stmt, union(next, ...leftTo(stmt.body).map((label) => labels.get(label) ?? AT_END)));
      return visit(stmt.body, next, labels, undefined);
    }
    case 'seq':
      return [...stmt.stmts].reverse().reduce((live, one) => visit(one, live, labels, found), next);
    case 'choice':
      return union(...stmt.branches.map((one) => visit(one, next, labels, found)));
    case 'block':
      return visit(stmt.body, next, new Map(labels).set(stmt.label, next), found);
    case 'loop': {
      let head: Live = new Set();
      for (;;) {
        const next = union(head, visit(stmt.body, head, labels, found));
        if (next.size === head.size) return head;
        head = next;
      }
    }
    case 'call': {
      const without = new Set([...next].filter((name) => name !== stmt.result));
      const thrown = stmt.thrown ? (labels.get(stmt.thrown.label) ?? AT_END) : new Set<string>();
      return union(without, thrown, ...stmt.args.map(read));
    }
  }
}

function union(...sets: readonly Live[]): Live {
  return new Set(sets.flatMap((one) => [...one]));
}

function read(e: Expr): Live {
  return new Set(freeVars(e).keys());
}

function beforeOperation(op: Operation, next: Live): Live {
  const changed = new Set(
    [...op.assigns.map((one) => one.target), ...op.havocs]
      .flatMap((one) => (one.kind === 'local' ? [one.name] : []))
      .concat(op.allocates ? [op.allocates.target] : []),
  );
  const bases = (location: Location): readonly Expr[] =>
    location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [];
  const exprs = [
    ...op.asserts.map((one) => one.expr),
    ...(op.guard ? [op.guard] : []),
    ...op.assigns.flatMap((one) => [one.value, ...bases(one.target)]),
    ...op.havocs.flatMap(bases),
    ...(op.allocates?.length ? [op.allocates.length] : []),
  ];
  const afterIt = op.post ? [...read(op.post)].filter((name) => !changed.has(name)) : [];
  return union(new Set([...next].filter((name) => !changed.has(name))), ...exprs.map(read), new Set(afterIt));
}

/** Labels that are left to from inside; of blocks inside too, which does no harm. */
function leftTo(stmt: Stmt): readonly string[] {
  switch (stmt.kind) {
    case 'exit':
      return [stmt.label];
    case 'seq':
      return stmt.stmts.flatMap(leftTo);
    case 'choice':
      return stmt.branches.flatMap(leftTo);
    case 'block':
      return leftTo(stmt.body).filter((label) => label !== stmt.label);
    case 'loop':
    case 'atomic':
      return leftTo(stmt.body);
    default:
      return [];
  }
}
