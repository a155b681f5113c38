/**
 * Which types of the library the workspace knows objects by: those that its expressions have, and those that it tests for. Where none of
 * its expressions is a `UnaryOperator`, a `Function` that it calls is not known to be one either, and whatever is taken of its class
 * contradicts nothing.
 * Soundness: docs/soundness/java.md#closed-world.
 * Neighbours: `dispatch.ts` asks.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { TypedPattern, TypedSwitch } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import { expressionsOf } from '../sharing/statements';

/** The types of the library that some expression is of, in the bodies of the workspace and of the library that it runs; in table order. */
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
  return table.classes.filter((one) => found.has(one));
});
