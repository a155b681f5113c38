/**
 * Names of compile-time constants in initializers that are looked at before bodies are typed: `MAX`, `Config.MAX`, `Integer.MAX_VALUE`.
 * Reading one runs nothing: Java has put the value in its place (Java Language Specification 12.4.1, 15.29), so the class that declares it
 * is not even initialized. Where anything nearer may mean something else by the name (a field that hides a class, a superclass of which
 * nothing is known), the answer is no.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `lower/facts/non-null.ts` asks, for what runs before a field is set; `resolve/elaborate-names.ts` decides what names mean in
 * bodies.
 */
import { contextOf } from '../resolve/declare';
import { findField } from '../resolve/members';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { Expr as JavaExpr } from '../syntax/ast';

/** Whether an expression of an initializer of the class, outside of any body, is the name of a constant variable. */
export function namesConstant(expr: JavaExpr, owner: ClassSymbol, resolved: Resolved): boolean {
  if (expr.kind === 'name') return constantInScope(expr.name, owner, resolved);
  const path = expr.kind === 'field' ? pathOf(expr.object) : undefined;
  if (expr.kind !== 'field' || path === undefined || mayBeVariable(path[0]!, owner, resolved)) return false;
  const named = findClass(path.join('.'), contextOf(resolved.table, owner));
  return named !== undefined && isConstantOf(named, expr.name.name, resolved);
}

/** `a.b.c` as its parts. */
function pathOf(expr: JavaExpr): readonly string[] | undefined {
  if (expr.kind === 'name') return [expr.name];
  const before = expr.kind === 'field' ? pathOf(expr.object) : undefined;
  return expr.kind === 'field' && before !== undefined ? [...before, expr.name.name] : undefined;
}

/** The class and those around it, innermost first. */
function levelsOf(owner: ClassSymbol): readonly ClassSymbol[] {
  return owner.outer === undefined ? [owner] : [owner, ...levelsOf(owner.outer)];
}

/** Whether a class or one above it may declare a field of the name. */
function mayDeclare(of: ClassSymbol, name: string, resolved: Resolved): boolean {
  return resolved.table.lineage(of).some((above) => above.unknownSupers.length > 0 || above.fields.some((one) => one.name === name));
}

function constantInScope(name: string, owner: ClassSymbol, resolved: Resolved): boolean {
  // Around a class within a body there are variables.
  const nearest = levelsOf(owner).find((one) => mayDeclare(one, name, resolved) || one.place !== 'member');
  if (nearest !== undefined) return mayDeclare(nearest, name, resolved) && isConstantOf(nearest, name, resolved);
  const imported = owner.unit.imports.filter((one) => one.isStatic && !one.onDemand && one.name.endsWith(`.${name}`));
  const from =
    imported.length === 1 ? findClass(imported[0]!.name.slice(0, -name.length - 1), contextOf(resolved.table, owner)) : undefined;
  return from !== undefined && isConstantOf(from, name, resolved);
}

/**
 * Whether the first part of a qualified name may be a variable, which would hide a class (Java Language Specification 6.4.2). Locals and
 * parameters are not looked for.
 */
export function mayBeVariable(name: string, owner: ClassSymbol, resolved: Resolved): boolean {
  return (
    levelsOf(owner).some((one) => one.place !== 'member' || mayDeclare(one, name, resolved)) ||
    owner.unit.imports.some((one) => one.isStatic && (one.onDemand || one.name.endsWith(`.${name}`)))
  );
}

function isConstantOf(of: ClassSymbol, name: string, resolved: Resolved): boolean {
  const own = (field: FieldSymbol | undefined): boolean =>
    field !== undefined && field.isStatic && resolved.constantOf(field) !== undefined;
  const declared = of.fields.find((one) => one.name === name && !one.isGhost);
  if (declared !== undefined) return own(declared);
  // A superclass of which nothing is known may declare it too.
  return resolved.table.lineage(of).every((above) => above.unknownSupers.length === 0) && own(findField(resolved.table, of, name, false));
}
