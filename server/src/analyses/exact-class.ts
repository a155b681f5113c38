/**
 * The class that the value of an expression certainly has, where the program says so: a final field that is given a new object where it is
 * declared is null or of exactly that class. Such a call needs no choice among overrides, and what the library says of the class can be
 * used.
 * Neighbours: `calls.ts`.
 */
import { contextOf } from '../resolve/declare';
import type { ClassSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { TypedExpr } from '../resolve/typed';
import type { Resolved } from '../resolve/resolve';

/** The exact class of the value, unless it is null; undefined where it is not known. */
export function exactClassOf(expr: TypedExpr, resolved: Resolved): ClassSymbol | undefined {
  if (expr.kind === 'retype') return exactClassOf(expr.operand, resolved);
  if (expr.kind !== 'field' && expr.kind !== 'static') return undefined;
  const { field } = expr;
  if (
    !field.isFinal ||
    field.init === undefined ||
    field.init.kind !== 'new' ||
    field.init.body !== undefined ||
    field.init.outer !== undefined
  )
    return undefined;
  if (field.init.type.kind !== 'named') return undefined;
  const made = findClass(field.init.type.name, contextOf(resolved.table, field.owner));
  return made === undefined || made.isAbstract || made.untranslated !== undefined ? undefined : made;
}
