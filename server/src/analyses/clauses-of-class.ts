/**
 * What is stated of a class as a whole.
 * Neighbours: `lower/clauses/declarations.ts` translates it; `made-by-java.ts` asks whether there are invariants.
 */
import type { ClassSymbol } from '../resolve/symbols';
import type { SpecClause } from '../syntax/spec-ast';

/** The clauses before a class and in its body. */
export function clausesOfClass(symbol: ClassSymbol): readonly SpecClause[] {
  return [...symbol.specs, ...symbol.members.flatMap((member) => (member.kind === 'spec' ? [member.clause] : []))];
}
