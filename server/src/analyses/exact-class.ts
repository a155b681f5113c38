/**
 * The class that the value of an expression certainly has, where the program says so: a final field that is given a new object where it is
 * declared, or of one class of the library by every constructor, is null or of exactly that class; so is a local that is assigned once, and
 * what is made in its place, where the class is the library's. (Of classes of the workspace `effects/exact-classes.ts` knows more.) Such a
 * call needs no choice among overrides, and what the library says of exactly this class can be used.
 * Soundness: docs/soundness/library.md#objects-of-exactly-one-class.
 * Neighbours: `calls.ts`.
 */
import type { ClassTable } from '../resolve/class-table';
import { implementationIn, overrides } from '../resolve/members';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import type { Resolved } from '../resolve/resolve';
import { writtenTo, type Written } from './set-once';

/** What runs where a method is called on an object of a class that is certain. */
export interface RunExactly {
  readonly exact: ClassSymbol;
  readonly runs: MethodSymbol;
}

/** Undefined where the class of the receiver is not certain, or nothing is gained by it. `body`: where the call stands. */
export function runExactly(
  receiver: TypedExpr,
  method: MethodSymbol,
  body: TypedBody | undefined,
  resolved: Resolved,
): RunExactly | undefined {
  const made = madeOfLibrary(receiver, body);
  const own = made && ofExactly(made, method, resolved.table);
  if (own !== undefined) return { exact: made!, runs: own };
  const exact = classOfField(receiver, resolved);
  const runs = exact && (ofExactly(exact, method, resolved.table) ?? implementationIn(resolved.table, exact, method));
  return runs && { exact: exact!, runs };
}

/** The class of the library of which the value is a new object. */
function madeOfLibrary(expr: TypedExpr, body: TypedBody | undefined): ClassSymbol | undefined {
  if (expr.kind === 'retype') return madeOfLibrary(expr.operand, body);
  if (expr.kind === 'new') return expr.class.isLibrary ? expr.class : undefined;
  return expr.kind === 'local' && body?.assigned.has(expr.variable) === false ? expr.variable.madeOfLibrary : undefined;
}

/** What the library says of objects of exactly this class, where it says that of the method. */
function ofExactly(exact: ClassSymbol, method: MethodSymbol, table: ClassTable): MethodSymbol | undefined {
  if (!exact.isLibrary) return undefined;
  const ordinary = implementationIn(table, exact, method);
  for (let above: ClassSymbol | undefined = exact; above !== undefined; above = table.superclassOf(above)) {
    const own = above.exactMethods.find((one) => one.name === method.name && overrides(table, one, method));
    if (own !== undefined) return own;
    if (above === ordinary?.owner) return undefined;
  }
  return undefined;
}

/** The exact class of what a field refers to, unless that is null; undefined where it is not known. */
function classOfField(expr: TypedExpr, resolved: Resolved): ClassSymbol | undefined {
  if (expr.kind === 'retype') return classOfField(expr.operand, resolved);
  if (expr.kind !== 'field' && expr.kind !== 'static') return undefined;
  const { field } = expr;
  const made = classGiven(field, resolved);
  return field.init !== undefined || made?.isLibrary === true ? made : undefined;
}

/** The class of which the value is a new object. */
function madeBy({ value, body }: Written): ClassSymbol | undefined {
  if (value.kind === 'local') return body.assigned.has(value.variable) ? undefined : value.variable.madeOfLibrary;
  if (value.kind !== 'new' || value.class.place !== 'member') return undefined;
  return value.class.isAbstract || value.class.untranslated !== undefined ? undefined : value.class;
}

/** The class that all objects which a final field is ever given have. */
export function classGiven(field: FieldSymbol, resolved: Resolved): ClassSymbol | undefined {
  const classes = new Set(writtenTo(field, resolved)?.map(madeBy));
  return classes.size === 1 ? [...classes][0] : undefined;
}
