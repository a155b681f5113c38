/**
 * Which types of the library the workspace knows objects by: those that its expressions have, those that it tests for, and those that a
 * file with clauses names anywhere, since a clause may say of any object what it is. Where none of its expressions is a `UnaryOperator`,
 * and no clause speaks of it, a `Function` that it calls is not known to be one either, and whatever is taken of its class contradicts
 * nothing.
 * Soundness: docs/soundness/java.md#closed-world.
 * Neighbours: `calls/dispatch.ts` asks.
 */
import { lastPart } from '../../base/dotted-name';
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { TypedPattern, TypedSwitch } from '../../resolve/typed';
import type { JavaType } from '../../resolve/types';
import { expressionsOf } from '../../resolve/typed-statements';

/**
 * The types of the library that some expression is of, in the bodies of the workspace and of the library that it runs, or that a clause may
 * speak of; in table order.
 */
export const knownTypes = onceFor((resolved: Resolved): readonly ClassSymbol[] => {
  const { table } = resolved;
  const found = new Set<ClassSymbol>();
  const add = (type: JavaType): void => {
    const symbol = type.kind === 'class' || type.kind === 'typeVariable' ? table.classOf(type) : undefined;
    if (symbol?.isLibrary === true) found.add(symbol);
  };
  const pattern = (one: TypedPattern): void => {
    add(one.tested);
    if (one.kind === 'record') for (const part of one.parts) pattern(part.pattern);
  };
  const cases = (one: TypedSwitch): void => one.cases.forEach(({ patterns }) => patterns.forEach(pattern));
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()])
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (node.kind === 'switch') cases(node.switch);
      if (isStmt) continue;
      add(node.type);
      if (node.kind === 'instanceof') add(node.tested);
      if (node.kind === 'matches') pattern(node.pattern);
    }
  const named = new Set(resolved.units.flatMap((unit) => (unit.hasClauses === true ? [...namesIn(unit.types)] : [])));
  return table.classes.filter((one) => one.isLibrary && (found.has(one) || named.has(one.simpleName)));
});

/** All simple names in a tree; what they stand for is not asked. */
function namesIn(tree: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('name' in part && typeof part.name === 'string') names.add(lastPart(part.name));
    for (const child of Object.values(part)) visit(child);
  };
  visit(tree);
  return names;
}
