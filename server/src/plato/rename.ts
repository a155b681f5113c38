/**
 * Gives the variables and labels of a procedure body new names, and notes the calls through which it was inlined.
 * Why apart: inlining decides what goes where; this only says what renaming means for each node.
 * Neighbours: `inline.ts`, `substitute.ts`.
 */
import type { CallSite, Clause, Expr, Location, Operation, Procedure, Stmt, Variable } from './ir';
import { RETURN_LABEL, THROW_LABEL } from './ir';
import { mapLocation, substituteVars } from './substitute';
import { someStmt, visitStmt } from './statements';

/** Names that are not in the maps stay. `within` is put before the call sites that a node already has. */
export interface Renaming {
  readonly variables: ReadonlyMap<string, Expr & { readonly kind: 'var' }>;
  readonly labels: ReadonlyMap<string, string>;
  readonly within: readonly CallSite[];
}

export const NO_RENAMING: Renaming = { variables: new Map(), labels: new Map(), within: [] };

/** The renaming that puts `prefix.` before every parameter, local and label of the procedure, and the locals it makes. */
export function freshNames(
  procedure: Procedure,
  body: Stmt,
  prefix: string,
  within: readonly CallSite[],
): { renaming: Renaming; variables: Variable[] } {
  const made = new Map<string, Variable>();
  for (const one of procedure.params)
    made.set(one.name, { name: `${prefix}.${one.name}`, type: one.type, ...(one.name === 'this' && { role: 'receiver' as const }) });
  for (const one of procedure.locals) made.set(one.name, { ...one, name: `${prefix}.${one.name}` });
  const variables = new Map([...made].map(([name, one]) => [name, { kind: 'var' as const, name: one.name, type: one.type }]));
  const labels = new Map([RETURN_LABEL, THROW_LABEL, ...labelsOf(body)].map((label) => [label, `${prefix}.${label}`] as const));
  return {
    renaming: { variables, labels, within },
    variables: [...made.values()],
  };
}

export function renameVariable(name: string, renaming: Renaming): string {
  return renaming.variables.get(name)?.name ?? name;
}

export function renameLabel(label: string, renaming: Renaming): string {
  return renaming.labels.get(label) ?? label;
}

export function renameExpr(e: Expr, renaming: Renaming): Expr {
  return substituteVars(e, renaming.variables);
}

export function renameClause(clause: Clause, renaming: Renaming): Clause {
  return { ...clause, expr: renameExpr(clause.expr, renaming) };
}

export function renameOperation(op: Operation, renaming: Renaming): Operation {
  if (renaming === NO_RENAMING) return op;
  const expr = (e: Expr): Expr => renameExpr(e, renaming);
  const location = (l: Location): Location =>
    l.kind === 'local' ? { ...l, name: renameVariable(l.name, renaming) } : mapLocation(l, expr);
  return {
    ...op,
    asserts: op.asserts.map((assertion) => ({ ...assertion, expr: expr(assertion.expr) })),
    guard: op.guard && expr(op.guard),
    assigns: op.assigns.map(({ target, value }) => ({ target: location(target), value: expr(value) })),
    havocs: op.havocs.map(location),
    post: op.post && expr(op.post),
    allocates: op.allocates && {
      ...op.allocates,
      target: renameVariable(op.allocates.target, renaming),
      length: op.allocates.length && expr(op.allocates.length),
    },
    within: [...renaming.within, ...op.within],
    ...(op.publishes && { publishes: op.publishes.map(expr) }),
  };
}

/** The labels of all blocks in a statement. */
export function labelsOf(stmt: Stmt): string[] {
  const labels: string[] = [];
  visitStmt(stmt, (one) => {
    if (one.kind === 'block') labels.push(one.label);
  });
  return labels;
}

/** Whether a statement may leave to the label: by an exit, or by a call that throws to it. */
export function leavesTo(stmt: Stmt, label: string): boolean {
  return someStmt(stmt, (one) => (one.kind === 'exit' && one.label === label) || (one.kind === 'call' && one.thrown?.label === label));
}
