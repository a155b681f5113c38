/**
 * The constants of an enum are different objects. A procedure that speaks of two or more of one enum assumes it on entry: of those that are not null,
 * since while the enum is initialized some still are.
 * Neighbours: `../lower.ts` applies it to every procedure.
 */
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';
import type { Expr, Operation } from '../ir';
import { children } from '../substitute';
import { locationExpr } from '../type-of';
import { seq } from './builder';
import type { Touched } from './checked';
import { platoType } from './plato-types';
import type { MadeProcedure } from './procedures';
import { NULL, and, equal, notEqual, or } from './terms';

/** More constants than this are not compared pair by pair. */
const MAX_CONSTANTS = 12;

export function withDistinctConstants(made: MadeProcedure, touched: Touched, constants: ReadonlyMap<string, FieldSymbol>): MadeProcedure {
  const { procedure } = made;
  if (procedure.body === undefined) return made;
  const used = new Set([...touched.fields].filter((id) => constants.has(id)));
  const mention = (expr: Expr): void => {
    if (expr.kind === 'static' && constants.has(expr.field)) used.add(expr.field);
    children(expr).forEach(mention);
  };
  for (const clause of [...procedure.requires, ...procedure.ensures, ...procedure.exsures.map((one) => one.clause)]) mention(clause.expr);
  const facts: Expr[] = [];
  const fields = [...used].sort().slice(0, MAX_CONSTANTS).map((id) => constants.get(id)!);
  fields.forEach((field, index) => {
    for (const other of fields.slice(index + 1)) if (other.owner === field.owner) facts.push(or(equal(valueOf(field), NULL), notEqual(valueOf(field), valueOf(other))));
  });
  if (facts.length === 0) return made;
  const op: Operation = {
    asserts: [], guard: and(...facts), assigns: [], havocs: [], post: undefined, allocates: undefined, role: 'assume', description: '', span: procedure.nameSpan, within: [],
  };
  return { ...made, procedure: { ...procedure, body: seq([{ kind: 'op', op }, procedure.body]) } };
}

function valueOf(field: FieldSymbol): Expr {
  return locationExpr({ kind: 'static', field: field.id, type: platoType(field.type) });
}

/** All constants of the enums of the workspace, by the ids of their fields. */
export function enumConstants(resolved: Resolved): ReadonlyMap<string, FieldSymbol> {
  return new Map(resolved.table.classes.flatMap((one) => one.fields).filter((field) => field.enumConstant !== undefined).map((field) => [field.id, field]));
}
