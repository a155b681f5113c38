/**
 * Every value that a body of the workspace gives a field, wherever that stands.
 * Neighbours: `set-once.ts` has those of final fields, and says what it does not see.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import { stripped } from '../resolve/typed-children';
import type { Stripped } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';

const NONE: readonly Stripped[] = [];

/** The values, without casts, in the order of the text. */
export function valuesGiven(field: FieldSymbol, resolved: Resolved): readonly Stripped[] {
  return allGiven(resolved).get(field) ?? NONE;
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
