/**
 * Checks one Plato operation: assignable targets, agreeing types, and the shared locations it touches: at most one, outside ghost code.
 * Neighbours: `validate.ts`, `validate-expr.ts`, `effects.ts` (the footprint).
 */
import type { Expr, Location, Operation } from './ir';
import { footprintOf } from './footprint';
import { printExpr, printLocation } from './print-expr';
import { locationEquals, someExpr } from './substitute';
import { elementType, typeOf } from './type-of';
import { checkClass, checkExpr, checkExprOf, checkLocation, checkPredicateNow, typesAgree } from './validate-expr';
import type { Site } from './validate-expr';

/** Roles whose operations are specification or a primitive of its own, and may speak of several shared locations. */
const UNLIMITED: ReadonlySet<Operation['role']> = new Set(['ghost', 'specification', 'acquire', 'release', 'block']);

/**
 * Complains of everything that is wrong with an operation. `parameters` are never assigned; in an atomic block the number of accesses is
 * free.
 */
export function checkOperation(op: Operation, site: Site, parameters: ReadonlySet<string>, isAtomic: boolean): void {
  const complain = (problem: string): void =>
    site.complain(`the operation at ${op.span.start}-${op.span.end}${op.description && ` (${op.description})`}: ${problem}`);
  const here: Site = { ...site, complain };

  for (const assertion of op.asserts) checkExprOf(assertion.expr, 'bool', here);
  if (op.guard) checkPredicateNow(op.guard, here);
  for (const { target, value } of op.assigns) {
    checkLocation(target, here);
    checkExpr(value, here);
    if (!typesAgree(target.type, typeOf(value))) complain(`\`${printExpr(value)}\` has not the type of \`${printLocation(target)}\``);
  }
  for (const location of op.havocs) checkLocation(location, here);
  if (op.post) checkExprOf(op.post, 'bool', here);
  if (op.allocates) checkAllocation(op.allocates, here);

  const written: Location[] = [...op.assigns.map((assign) => assign.target), ...op.havocs];
  if (op.allocates)
    written.push({ kind: 'local', name: op.allocates.target, type: site.variables.get(op.allocates.target) ?? { kind: 'int' } });
  written.forEach((location, i) => {
    if (location.kind === 'local' && parameters.has(location.name)) complain(`the parameter \`${location.name}\` is assigned`);
    if (written.slice(0, i).some((other) => locationEquals(other, location))) complain(`\`${printLocation(location)}\` is written twice`);
    if (basesOf(location).some((base) => someExpr(base, isSharedAccess)))
      complain(`the base of \`${printLocation(location)}\` is shared itself`);
  });
  checkFootprint(op, isAtomic, here);
}

function checkAllocation(allocates: NonNullable<Operation['allocates']>, site: Site): void {
  const { target, className, length } = allocates;
  const type = site.variables.get(target);
  if (!type) site.complain(`\`${target}\` is not declared`);
  else if (type.kind !== 'ref') site.complain(`\`${target}\` is no reference`);
  checkClass(className, site);
  if ((elementType(className) !== undefined) !== (length !== undefined)) site.complain('exactly arrays are made with a length');
  if (length) checkExprOf(length, 'int', site);
}

/** Final fields never change, so reading them takes no step of its own; assertions are specification. */
function checkFootprint(op: Operation, isAtomic: boolean, site: Site): void {
  // What the user assumes is specification, as what he asserts is.
  const isAssumed = op.role === 'assume' && op.origin === 'written';
  if (isAtomic || isAssumed || UNLIMITED.has(op.role)) return;
  const { reads, writes, elsewhere } = footprintOf({ ...op, asserts: [] });
  if (elsewhere.length > 0) site.complain(`reads ${elsewhere.join(', ')} at places that no location names`);
  const shared: Location[] = [];
  for (const location of [...reads, ...writes]) {
    const isFinal = (location.kind === 'field' || location.kind === 'static') && site.tables.fields.get(location.field)?.isFinal === true;
    const isWritten = writes.includes(location);
    if ((!isFinal || isWritten) && !shared.some((other) => locationEquals(other, location))) shared.push(location);
  }
  if (shared.length > 1)
    site.complain(`has several shared accesses: ${shared.map((location) => `\`${printLocation(location)}\``).join(', ')}`);
}

function basesOf(location: Location): readonly Expr[] {
  if (location.kind === 'field') return [location.object];
  if (location.kind === 'elem') return [location.array, location.index];
  return [];
}

function isSharedAccess(e: Expr): boolean {
  return e.kind === 'field' || e.kind === 'static' || e.kind === 'elem';
}
