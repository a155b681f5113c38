/**
 * Every value that a body of the workspace gives a field, wherever that stands; none where a body of the field's file is not wholly
 * translated, which may give it another.
 * Neighbours: `set-once.ts` has those of final fields, and says what it does not see.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import { stripped } from '../resolve/typed-children';
import type { Stripped, TypedBody } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';
import type { CompilationUnit } from '../syntax/ast';

const NONE: readonly Stripped[] = [];

/** The values, without casts, in the order of the text. */
export function valuesGiven(field: FieldSymbol, resolved: Resolved): readonly Stripped[] {
  return isWhole(field.owner.unit, resolved) ? (allGiven(resolved).get(field) ?? NONE) : NONE;
}

const allGiven = onceFor((resolved: Resolved): ReadonlyMap<FieldSymbol, readonly Stripped[]> => {
  const found = new Map<FieldSymbol, Stripped[]>();
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()])
    for (const { node } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (node.kind !== 'assign' || (node.target.kind !== 'field' && node.target.kind !== 'static')) continue;
      const { field } = node.target;
      const values = found.get(field);
      if (values === undefined) found.set(field, [stripped(node.value)]);
      else values.push(stripped(node.value));
    }
  return found;
});

function isWhole(unit: CompilationUnit, resolved: Resolved): boolean {
  return !brokenIn(resolved).has(unit);
}

const brokenIn = onceFor((resolved: Resolved): ReadonlySet<CompilationUnit> => {
  const found = new Set<CompilationUnit>();
  for (const one of resolved.table.classes) if (!one.isLibrary && one.untranslated !== undefined) found.add(one.unit);
  for (const { method, body } of resolved.methods.values()) {
    const isMissing = body === undefined && method.decl?.body !== undefined;
    if (!method.owner.isLibrary && (isMissing || method.decl?.hasErrors === true || isBroken(body))) found.add(method.owner.unit);
  }
  for (const { owner, body } of resolved.staticInitializers.values()) if (body === undefined || isBroken(body)) found.add(owner.unit);
  return found;
});

function isBroken(body: TypedBody | undefined): boolean {
  return body !== undefined && expressionsOf(body.stmts).some(({ node }) => node.kind === 'unsupported');
}
