/**
 * Labelled statements of Java texts, by which scripts may name statements.
 * Neighbours: `targets.ts` looks them up; syntax parses.
 */
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
