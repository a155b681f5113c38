/**
 * What proofs ask of Java texts: labelled statements, by which scripts may name statements, and which methods are private.
 * Neighbours: `targets.ts` looks labels up, `session.ts` says what a proof takes for granted of callers; syntax parses.
 */
import type { Span } from '../base/span';
import type { CompilationUnit } from '../syntax/ast';
import { walkTypes } from '../syntax/walk-types';
import type { JavaLabel } from './targets';

/** In source order. */
export function labelsIn(units: readonly CompilationUnit[]): readonly JavaLabel[] {
  const found: JavaLabel[] = [];
  for (const unit of units)
    walkTypes(unit.types, {
      node: (one) => {
        if (one.sort === 'stmt' && one.node.kind === 'labeled') found.push({ name: one.node.label.name, span: one.node.span });
      },
    });
  return found;
}

/** Where the names of private methods stand: nobody but their own file calls them. */
export function privateMethodsIn(units: readonly CompilationUnit[]): readonly Span[] {
  const found: Span[] = [];
  for (const unit of units)
    walkTypes(unit.types, {
      member: (one) => {
        if (one.kind === 'method' && one.modifiers.words.includes('private')) found.push(one.name.span);
      },
    });
  return found;
}
