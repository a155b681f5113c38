/**
 * The switches over enums of an outermost class. javac numbers the constants for all of them at once, in a class of its own whose
 * initializer calls the `values` of all enums that are switched over there: each of these switches may be the first use of all the enums.
 * Soundness: docs/soundness/java.md#first-use-may-throw.
 * Neighbours: `bodies/switches.ts` lowers switches; `program/enums-being-made.ts` finds those that come too early.
 */
import { onceFor } from '../../base/once-for';
import { outermost } from '../../resolve/access';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { TypedBody, TypedSwitch } from '../../resolve/typed';
import { expressionsOf } from '../../resolve/typed-statements';
import { initializerId } from './initialized-classes';

/** The switches over enums of one outermost class. */
export interface EnumSwitches {
  readonly enums: ReadonlySet<ClassSymbol>;
  /** By procedure. */
  readonly at: ReadonlyMap<string, readonly TypedSwitch[]>;
}

interface Found {
  readonly byClass: ReadonlyMap<ClassSymbol, EnumSwitches>;
  /** The switches of its outermost class, if it has one itself. */
  readonly byProcedure: ReadonlyMap<string, EnumSwitches>;
}

export const enumSwitchesOf = onceFor((resolved: Resolved): Found => {
  const byClass = new Map<ClassSymbol, { enums: Set<ClassSymbol>; at: Map<string, readonly TypedSwitch[]> }>();
  const found = new Map<string, EnumSwitches>();
  const note = (owner: ClassSymbol, id: string, body: TypedBody | undefined): void => {
    if (body === undefined || owner.isLibrary) return;
    const here = expressionsOf(body.stmts).flatMap(({ node }) => {
      if (node.kind !== 'switch') return [];
      const enums = enumsOf(node.switch, resolved);
      return enums.length === 0 ? [] : [{ one: node.switch, enums }];
    });
    if (here.length === 0) return;
    const top = outermost(owner);
    const known = byClass.get(top) ?? { enums: new Set(), at: new Map() };
    byClass.set(top, known);
    for (const one of here.flatMap(({ enums }) => enums)) known.enums.add(one);
    known.at.set(
      id,
      here.map(({ one }) => one),
    );
    found.set(id, known);
  };
  for (const { method, body } of resolved.methods.values()) note(method.owner, method.id, body);
  for (const { owner, body } of resolved.staticInitializers.values()) note(owner, initializerId(owner), body);
  return { byClass, byProcedure: found };
});

/** The enums of the workspace whose constants it tells apart. */
export function enumsOf({ subject, cases }: TypedSwitch, { table }: Resolved): readonly ClassSymbol[] {
  const subjects = table.classOf(subject.type);
  const labels = cases.flatMap((one) => one.labels.flatMap((label) => (label.kind === 'static' ? [label.field.owner] : [])));
  return [...new Set([...(subjects === undefined ? [] : [subjects]), ...labels])].filter((one) => one.kind === 'enum' && !one.isLibrary);
}
