/**
 * Labelled statements of Java texts, by which scripts may name statements.
 * Neighbours: `targets.ts` looks them up; syntax parses.
 */
import type { CompilationUnit } from '../syntax/ast';
import type { JavaLabel } from './targets';

/** In source order. */
export function labelsIn(units: readonly CompilationUnit[]): readonly JavaLabel[] {
  const found: JavaLabel[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const one = node as { readonly kind?: unknown; readonly label?: { readonly name?: unknown }; readonly span?: JavaLabel['span'] };
    if (one.kind === 'labeled' && typeof one.label?.name === 'string' && one.span) found.push({ name: one.label.name, span: one.span });
    Object.values(node).forEach(visit);
  };
  visit(units);
  return found;
}
