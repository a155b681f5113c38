/**
 * The switches over enums of an outermost class. javac numbers the constants for all of them at once, in a class of its own whose
 * initializer calls the `values` of all enums that are switched over there: each of these switches may be the first use of all the enums.
 * Soundness: docs/soundness/java.md#first-use-may-throw.
 * Neighbours: `bodies/switches.ts` lowers switches; `program/enums-being-made.ts` finds those that come too early.
 */
import { enumSwitchesIn, enumsOf } from '../../analyses/switched-enums';
import { onceFor } from '../../base/once-for';
import { outermost } from '../../resolve/access';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { TypedBody, TypedSwitch } from '../../resolve/typed';
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
    const here = enumSwitchesIn(body, resolved);
    if (here.length === 0) return;
    const top = outermost(owner);
    const known = byClass.get(top) ?? { enums: new Set(), at: new Map() };
    byClass.set(top, known);
    for (const one of here) for (const each of enumsOf(one, resolved)) known.enums.add(each);
    known.at.set(id, here);
    found.set(id, known);
  };
  for (const { method, body } of resolved.methods.values()) note(method.owner, method.id, body);
  for (const { owner, body } of resolved.staticInitializers.values()) note(owner, initializerId(owner), body);
  return { byClass, byProcedure: found };
});
