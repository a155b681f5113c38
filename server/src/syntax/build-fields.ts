/**
 * Fields, from syntax nodes: one for each declared name.
 * Neighbours: `build-declarations.ts` is the caller.
 */
import type { FieldDecl } from './ast';
import type { BuildContext } from './build-context';
import { expression } from './build-expressions';
import { leftovers } from './build-statements';
import { arrayOf, dimensionCount, modifiersOf, typeRef } from './build-types';
import { clausesOf, placed } from './placement';
import type { SpecClause } from './spec-ast';
import { childOf, childrenOf, type SyntaxNode } from './syntax-node';

/** `clauses` stand before the declaration. */
export function fields(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): readonly FieldDecl[] {
  const declarators = childrenOf(node, 'declarator');
  const type = typeRef(context, context.need(node, 'type'));
  const written = modifiersOf(context, node);
  const commented = context.commentedGuards.of(node);
  const modifiers = commented.length === 0 ? written : { ...written, annotations: [...written.annotations, ...commented] };
  const inits = declarators.map((declarator) => {
    const value = childOf(declarator, 'value');
    return value === undefined ? undefined : expression(context, value);
  });
  // Before the first name, a specification is about all of them; after a single one, as ESC/Java had it, about that one.
  const reach = declarators.length === 1 ? node.end : (declarators[0]?.start ?? node.end);
  const within = placed(context, clausesOf(context.specifications.take(node.start, reach)), 'field', 'before a field');
  const unplaced = leftovers(context, node.start, node.end, context.isBroken(node));
  return declarators.map((declarator, index) => {
    const dimensions = childOf(declarator, 'dimensions');
    return {
      kind: 'field',
      modifiers,
      type: arrayOf(type, dimensionCount(dimensions)),
      name: context.nameOf(declarator),
      init: inits[index],
      specs: [...clauses, ...within, ...unplaced],
      span: context.span(node),
    };
  });
}
