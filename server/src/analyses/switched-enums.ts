/**
 * The enums that are switched over in an outermost class. javac numbers the constants for all of them at once, in a class of its own whose
 * initializer calls the `values` of each: whichever of the switches comes first uses all the enums.
 * Soundness: docs/soundness/java.md#first-use-may-throw.
 * Neighbours: `lower/facts/enum-switches.ts` has the procedures; `initializer-reach.ts` follows the initializers.
 */
import { onceFor } from '../base/once-for';
import { outermost } from '../resolve/access';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { TypedBody, TypedSwitch } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';

/** The enums of the workspace whose constants a switch tells apart. */
export function enumsOf({ subject, cases }: TypedSwitch, { table }: Resolved): readonly ClassSymbol[] {
  const subjects = table.classOf(subject.type);
  const labels = cases.flatMap((one) => one.labels.flatMap((label) => (label.kind === 'static' ? [label.field.owner] : [])));
  return [...new Set([...(subjects === undefined ? [] : [subjects]), ...labels])].filter((one) => one.kind === 'enum' && !one.isLibrary);
}

/** The switches over enums of a body. */
export function enumSwitchesIn(body: TypedBody, resolved: Resolved): readonly TypedSwitch[] {
  return expressionsOf(body.stmts).flatMap(({ node }) =>
    node.kind === 'switch' && enumsOf(node.switch, resolved).length > 0 ? [node.switch] : [],
  );
}

/** The enums that a switch may be the first use of; none where it is over something else. */
export function enumsUsedBy(one: TypedSwitch, resolved: Resolved): ReadonlySet<ClassSymbol> {
  return usedBySwitch(resolved).get(one) ?? new Set();
}

const usedBySwitch = onceFor((resolved: Resolved): ReadonlyMap<TypedSwitch, ReadonlySet<ClassSymbol>> => {
  const byTop = new Map<ClassSymbol, Set<ClassSymbol>>();
  const found = new Map<TypedSwitch, ReadonlySet<ClassSymbol>>();
  const note = (owner: ClassSymbol, body: TypedBody | undefined): void => {
    if (body === undefined || owner.isLibrary) return;
    const top = outermost(owner);
    const enums = byTop.get(top) ?? new Set();
    byTop.set(top, enums);
    for (const one of enumSwitchesIn(body, resolved)) {
      for (const each of enumsOf(one, resolved)) enums.add(each);
      found.set(one, enums);
    }
  };
  for (const { method, body } of resolved.methods.values()) note(method.owner, body);
  for (const { owner, body } of resolved.staticInitializers.values()) note(owner, body);
  return found;
});
